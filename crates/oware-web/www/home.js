// The script of the home page: the form that starts a table.

import { chosenRules } from "./forms/rules.js";
import { Problem, makeTable } from "./js/api.js";
import { loadWords } from "./js/i18n.js";
import { leaveBehind } from "./js/leaving.js";
import { find, pageData } from "./js/page-parts.js";
import { keepSeat, newKey } from "./js/seat.js";

/** @import { PageData, Side } from "./js/types.js" */

/** @type {PageData} */
const { lang, ftl } = pageData();
const form = find("#start", HTMLFormElement);
const button = find("#start-table", HTMLButtonElement);
const error = find("#start-error", HTMLElement);
const words = loadWords(lang, ftl);
leaveBehind(null);

form.addEventListener("submit", async (event) => {
  event.preventDefault();
  if (button.disabled) return;
  button.disabled = true;
  error.hidden = true;
  const chosen = new FormData(form);
  const key = newKey();
  const both = chosen.has("one_screen");
  try {
    const side = /** @type {Side | "chance"} */ (chosen.get("side"));
    const { id, seat } = await makeTable({ rules: chosenRules(form), side, one_screen: both, seat_key: key });
    const kept = keepSeat(id, { key, side: seat.side, both });
    location.assign(`/${lang}/table/${id}${kept ? "" : `#seat=${key}`}`);
  } catch (problem) {
    const code = problem instanceof Problem ? problem.code : "other";
    const told = { no_connection: "problem-no-connection", unavailable: "problem-unavailable" }[code];
    error.textContent = (await words)(told ?? "problem-other");
    error.hidden = false;
    button.disabled = false;
  }
});
// Coming back by the back button finds the form ready.
addEventListener("pageshow", () => (button.disabled = false));
