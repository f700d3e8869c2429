// The script of the home page: the form that starts a table.

import { Problem, makeTable } from "./js/api.js";
import { loadWords } from "./js/i18n.js";
import { leaveBehind } from "./js/leaving.js";
import { find, pageData } from "./js/page-parts.js";
import { keepSeat, newKey } from "./js/seat.js";

/** @import { PageData, RulesJson, Side } from "./js/types.js" */

/** @type {PageData} */
const { lang, ftl } = pageData();
const form = find("#start", HTMLFormElement);
const button = find("#start-table", HTMLButtonElement);
const error = find("#start-error", HTMLElement);
const words = loadWords(lang, ftl);
leaveBehind(null);

/** @param {string} value a setting's, as the form has it */
const typed = (value) => (/^\d+$/.test(value) ? Number(value) : value === "true" || (value === "false" ? false : value));

/** @param {FormData} chosen @returns {RulesJson} */
function rules(chosen) {
  const preset = String(chosen.get("preset"));
  const settings = [...form.querySelectorAll("[data-setting]")]
    .map((select) => select.getAttribute("data-setting") ?? "")
    .filter((name) => chosen.get(name))
    .map((name) => [name, typed(String(chosen.get(name)))]);
  return settings.length > 0 ? { preset, ...Object.fromEntries(settings) } : preset;
}

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
    const { id, seat } = await makeTable({ rules: rules(chosen), side, one_screen: both, seat_key: key });
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
