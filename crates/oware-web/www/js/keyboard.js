// The board by keys: arrows go from house to house as they are seen, A–F play the houses of one's
// own row wherever nothing is being written (unless that is switched off), Escape skips what is being
// shown. One house at a time can be reached by Tab.

import { HOUSES } from "./position.js";
import { settings } from "./settings.js";

/** @import { Board } from "./board.js" */
/** @import { Letter, Side } from "./types.js" */

/**
 * @typedef {object} Doings
 * @property {(house: Letter) => void} play
 * @property {() => void} skip
 * @property {() => Side | null} row whose houses the letters A–F mean now
 */

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class Keyboard {
  #board;
  #doings;
  /** @type {Letter} */
  #current = HOUSES[0];

  /** @param {Board} board @param {Doings} doings */
  constructor(board, doings) {
    this.#board = board;
    this.#doings = doings;
    board.root.addEventListener("focusin", ({ target }) => {
      const house = board.houseOf(target);
      if (house) this.#make(house);
    });
    document.addEventListener("keydown", (event) => this.#press(event));
  }

  /**
   * Sees to it that Tab, and the focus if it is on the board, are at a house that can be played.
   * @param {Letter[]} playable
   */
  settle(playable) {
    if (playable.length > 0 && !playable.includes(this.#current)) {
      const focused = this.#focused();
      this.#make(nearest(this.#current, playable));
      if (focused) this.#board.button(this.#current).focus();
    } else {
      this.#make(this.#current);
    }
  }

  #focused() {
    return this.#board.houseOf(document.activeElement);
  }

  /** @param {Letter} current */
  #make(current) {
    this.#current = current;
    for (const house of HOUSES) this.#board.button(house).tabIndex = house === current ? 0 : -1;
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector("dialog[open]")) return;
    if (event.key === "Escape") return this.#doings.skip();
    const onBoard = this.#focused() !== null;
    const way = ARROWS[event.key];
    if (way && (onBoard || document.activeElement?.matches("body, main"))) {
      event.preventDefault();
      if (onBoard) this.#move(way);
      else this.#board.button(this.#current).focus();
    } else if (settings().letters && /^[a-f]$/i.test(event.key) && !event.repeat && !document.activeElement?.matches("input, select, textarea")) {
      const row = this.#doings.row();
      if (row) this.#doings.play(row === "south" ? event.key.toUpperCase() : event.key.toLowerCase());
    }
  }

  /** To the next house in a direction on the screen. @param {[number, number]} way */
  #move([dx, dy]) {
    const here = middle(this.#board.button(this.#current));
    let best = { cost: Infinity, house: this.#current };
    for (const house of HOUSES) {
      const there = middle(this.#board.button(house));
      const [x, y] = [there.x - here.x, there.y - here.y];
      const along = x * dx + y * dy;
      const across = Math.abs(x * dy) + Math.abs(y * dx);
      if (along > 4 && along + 3 * across < best.cost) best = { cost: along + 3 * across, house };
    }
    this.#board.button(best.house).focus();
  }
}

/** @param {Letter} from @param {Letter[]} houses */
function nearest(from, houses) {
  const at = HOUSES.indexOf(from);
  /** @param {Letter} house */
  const away = (house) => Math.abs(HOUSES.indexOf(house) - at);
  return houses.reduce((best, house) => (away(house) < away(best) ? house : best));
}

/** @param {Element} element */
function middle(element) {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
