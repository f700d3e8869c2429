// The script of the home page: the board to try, the ways into a game, the form that starts a table.

import { chosenRules } from "./forms/rules.js";
import { FreeBoard } from "./free/board.js";
import { Problem, TableApi, makeTable, openTables } from "./js/api.js";
import { loadWords } from "./js/i18n.js";
import { leaveBehind } from "./js/leaving.js";
import { find, pageData } from "./js/page-parts.js";
import { Game, loadRules } from "./js/rules.js";
import { dropWish, keepSeat, knownSeat, newKey, wishedKey } from "./js/seat.js";
import * as tell from "./js/tell.js";
import { keepOpen } from "./open/open.js";
import { recent, remember } from "./free/recent.js";

/** @import { Letter, PageData, RulesJson, Side } from "./js/types.js" */

/** How often the list of waiting tables is looked at, while anybody looks at the page. */
const LOOK_MS = 15_000;

/** What is said of a problem. @type {Record<string, string>} */
const TOLD = {
  no_connection: "problem-no-connection",
  unavailable: "problem-unavailable",
  busy: "problem-computer-busy",
};

/** @type {PageData} */
const { lang, ftl } = pageData();
const words = loadWords(lang, ftl);
leaveBehind(null);

// The form, and the ways into a game

const form = find("#start", HTMLFormElement);
const button = find("#start-table", HTMLButtonElement);
const anyone = find("#anyone", HTMLButtonElement);

/** @param {string} id @param {{key: string, side: Side, both: boolean}} seat */
function goTo(id, seat) {
  const kept = keepSeat(id, seat);
  location.assign(`/${lang}/table/${id}${kept ? "" : `#seat=${seat.key}`}`);
}

/**
 * Does something, once at a time, and tells what goes wrong.
 * @param {HTMLButtonElement} pressed @param {string} told @param {() => Promise<void>} act
 */
async function once(pressed, told, act) {
  const error = find(told, HTMLElement);
  if (pressed.disabled) return;
  pressed.disabled = true;
  error.hidden = true;
  try {
    await act();
  } catch (problem) {
    const code = problem instanceof Problem ? problem.code : "other";
    error.textContent = (await words)(TOLD[code] ?? "problem-other");
    error.hidden = false;
    pressed.disabled = false;
  }
}

/** @param {RulesJson} rules @param {Side | "chance"} side @param {{both?: boolean, computer?: number}} [other] who plays the other side */
async function make(rules, side, { both = false, computer } = {}) {
  const key = newKey();
  const { id, seat } = await makeTable({ rules, side, one_screen: both, computer, seat_key: key });
  return { id, seat: { key, side: seat.side, both } };
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  void once(button, "#start-error", async () => {
    const chosen = new FormData(form);
    const side = /** @type {Side | "chance"} */ (chosen.get("side"));
    const opponent = chosen.get("opponent");
    const { id, seat } = await make(chosenRules(form), side, {
      both: opponent === "screen",
      computer: opponent === "computer" ? Number(chosen.get("level")) : undefined,
    });
    if (opponent === "anyone") keepOpen(id, true);
    remember(String(chosen.get("preset")));
    goTo(id, seat);
  });
});

anyone.addEventListener("click", () => void once(anyone, "#anyone-error", async () => {
  for (const { id } of await openTables()) {
    // One's own table is gone back to, not joined.
    if (knownSeat(id)) return location.assign(`/${lang}/table/${id}`);
    const key = wishedKey(id);
    try {
      const { side } = await new TableApi(id).join(key);
      return goTo(id, { key, side, both: false });
    } catch (problem) {
      if (!(problem instanceof Problem) || problem.passing) throw problem;
      // Somebody was quicker: the next one.
      dropWish(id);
    }
  }
  const { id, seat } = await make("abapa", "chance");
  keepOpen(id, true);
  goTo(id, seat);
}));

// Coming back by the back button finds everything ready.
addEventListener("pageshow", () => {
  button.disabled = false;
  anyone.disabled = false;
});

const lately = recent().filter((preset) => form.querySelector(`input[name="preset"][value="${CSS.escape(preset)}"]`));
if (lately.length > 0) {
  const links = lately.map((preset) => {
    const link = document.createElement("a");
    link.href = `?rules=${preset}#start`;
    link.textContent = form.querySelector(`input[value="${CSS.escape(preset)}"] + span b`)?.textContent ?? preset;
    return link;
  });
  find("#recent span", HTMLElement).append(...links);
  find("#recent", HTMLElement).hidden = false;
}

/** The server writes the list of waiting tables; what it says now takes the place of what it said before. */
async function look() {
  if (document.hidden) return;
  const answer = await fetch(`/${lang}/`).catch(() => null);
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const now = page.querySelector("#open-tables");
  const shown = find("#open-tables", HTMLElement);
  if (now && now.innerHTML !== shown.innerHTML && !shown.contains(document.activeElement)) shown.replaceWith(now);
}
setInterval(look, LOOK_MS);
document.addEventListener("visibilitychange", look);

// The board to try

const [t] = await Promise.all([words, loadRules()]);
const told = find("#told", HTMLElement);
const reset = find("#reset", HTMLButtonElement);
const board = new FreeBoard(t, (house) => void press(house));
let game = begin();

function begin() {
  const opening = Game.of({ rules: "abapa", start: "", moves: [] });
  board.clear();
  board.settle(opening);
  return opening;
}

/** @param {Letter} house */
async function press(house) {
  if (board.busy) return;
  const before = game.position;
  const outcome = game.play(house);
  if ("refusal" in outcome) {
    told.textContent = tell.refusal(t, outcome.refusal, before.side);
    return;
  }
  const played = game;
  reset.hidden = false;
  await board.show(before, outcome);
  if (game !== played) return;
  board.settle(game);
  const next = game.end ? tell.result(t, game.end, null) : tell.turn(t, game.position.side, false, null);
  told.textContent = `${tell.move(t, outcome, before.stores)} ${next}.`;
}

reset.addEventListener("click", () => {
  game = begin();
  told.textContent = tell.turn(t, game.position.side, false, null);
});
document.documentElement.classList.add("ready");
