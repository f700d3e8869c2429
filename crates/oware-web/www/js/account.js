// The board in words, for who listens to it: what lies where, how it stands, what can be played and
// what it captures. It says nothing by itself; it is there to be read.

import { amount, find } from "./page-parts.js";
import { HOUSES, ownerOf } from "./position.js";

/** @import { Letter, Side, Words } from "./types.js" */
/** @import { Standing } from "./plan.js" */

export class Account {
  #t;
  #lines = find("#account ul", HTMLUListElement);

  /** @param {Words} words */
  constructor(words) {
    this.#t = words;
  }

  /**
   * @param {Standing} standing what lies where
   * @param {string} state whose turn it is, or how it ended
   * @param {{house: Letter, captured: number}[]} moves those that the reader can make
   */
  show(standing, state, moves) {
    const lines = tellBoard(this.#t, standing, state, moves);
    if (lines.join() === [...this.#lines.children].map(({ textContent }) => textContent).join()) return;
    this.#lines.replaceChildren(...lines.map((line) => {
      const item = document.createElement("li");
      item.textContent = line;
      return item;
    }));
  }
}

/** @param {Words} t @param {Standing} standing @param {string} state @param {{house: Letter, captured: number}[]} moves */
export function tellBoard(t, { board, stores: [south, north] }, state, moves) {
  /** @param {Side} side */
  const row = (side) => {
    const houses = HOUSES.filter((house) => ownerOf(house) === side).map((house) => `${house}\u00a0${board[HOUSES.indexOf(house)]}`);
    return t("account-row", { side, houses: houses.join(", ") });
  };
  const lines = [row("south"), row("north"), t("told-stores", { south: amount(south), north: amount(north) }), state];
  const told = moves.map(({ house, captured }) => (captured > 0 ? t("account-captures", { house, seeds: captured }) : house));
  if (told.length > 0) lines.push(t("account-moves", { moves: told.join(", ") }));
  return lines;
}
