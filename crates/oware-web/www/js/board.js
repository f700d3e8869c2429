// The board on the page: draws what lies where, which houses may be played and which are marked.
// The markup is the server's; this takes it over and knows no rule.

import { HOUSES, SIDES } from "./position.js";
import { drawSeeds, drawStore } from "./rules.js";
import { amount, find } from "./page-parts.js";
import { onChoice, settings } from "./settings.js";

/** @import { Letter, Side, Words } from "./types.js" */
/** @import { Standing } from "./plan.js" */

/** @typedef {"last-from" | "last-to" | "captured" | "preview-path" | "preview-end" | "preview-capture" | "found" | "shown" | "advised"} Mark */

/**
 * @typedef {object} House
 * @property {HTMLButtonElement} button
 * @property {SVGSVGElement} bowl
 * @property {SVGGElement} seeds
 * @property {HTMLElement} count
 */

export class Board {
  /** @type {Map<Letter, House>} */
  #houses = new Map();
  /** @type {Map<Side, {root: HTMLElement, svg: SVGSVGElement, output: HTMLElement}>} */
  #stores = new Map();
  /** @type {Standing} */
  #shown = { board: HOUSES.map(() => -1), stores: [-1, -1] };
  /** @type {Set<Letter>} */
  #playable = new Set();
  #words;
  #table;
  #theme = settings().theme;

  /** @param {HTMLElement} table the element with `data-view` @param {Words} words */
  constructor(table, words) {
    this.#table = table;
    this.#words = words;
    this.root = find("#board", HTMLElement, table);
    for (const letter of HOUSES) {
      const button = find(`[data-house="${letter}"]`, HTMLButtonElement, this.root);
      this.#houses.set(letter, {
        button,
        bowl: find(".bowl", SVGSVGElement, button),
        seeds: find(".seeds", SVGGElement, button),
        count: find(".count", HTMLElement, button),
      });
    }
    for (const side of SIDES) {
      const root = find(`[data-store="${side}"]`, HTMLElement, this.root);
      this.#stores.set(side, {
        root,
        svg: find("svg", SVGSVGElement, root),
        output: find("output", HTMLElement, root),
      });
    }
    onChoice(() => this.#restyle());
  }

  /** Draws everything anew if seeds are to look otherwise. */
  #restyle() {
    const { theme } = settings();
    if (theme === this.#theme) return;
    this.#theme = theme;
    HOUSES.forEach((letter, index) => this.#drawHouse(letter, this.#shown.board[index]));
    SIDES.forEach((side, index) => this.#drawStore(side, this.#shown.stores[index]));
  }

  /** Which side is near. @param {Side} side */
  set view(side) {
    this.#table.dataset.view = side;
  }

  /** @returns {Side} */
  get view() {
    return this.#table.dataset.view === "north" ? "north" : "south";
  }

  /** @returns {Standing} */
  get shown() {
    return this.#shown;
  }

  /** @param {Letter} letter */
  button(letter) {
    return /** @type {House} */ (this.#houses.get(letter)).button;
  }

  /** Where a house's seeds lie on the screen. @param {Letter} letter */
  bowlBox(letter) {
    return /** @type {House} */ (this.#houses.get(letter)).bowl.getBoundingClientRect();
  }

  /** A house's seeds, in the order in which they came. @param {Letter} letter @returns {SVGElement[]} */
  seedsOf(letter) {
    return [.../** @type {House} */ (this.#houses.get(letter)).seeds.querySelectorAll("use")];
  }

  /** The stores themselves. @returns {[Side, HTMLElement][]} */
  get stores() {
    return [...this.#stores].map(([side, { root }]) => [side, root]);
  }

  /** A store's seeds that can be seen, in the order in which they came. @param {Side} side @returns {SVGElement[]} */
  seedsIn(side) {
    const seeds = [.../** @type {{svg: SVGSVGElement}} */ (this.#stores.get(side)).svg.querySelectorAll("use")];
    return seeds.filter((seed) => seed.getBoundingClientRect().width > 0);
  }

  /** Lets a store's number be another one for a moment; without a side all are what is shown. @param {Side} [side] @param {number} [count] */
  tally(side, count = 0) {
    SIDES.forEach((of, index) => {
      const output = this.#stores.get(of)?.output;
      if (output && (!side || side === of)) output.textContent = String(amount(side ? count : this.#shown.stores[index]));
    });
  }

  /** The house that an event happened at. @param {EventTarget | null} target @returns {Letter | null} */
  houseOf(target) {
    const button = target instanceof Element ? target.closest(".house") : null;
    return button instanceof HTMLElement && this.root.contains(button) ? (button.dataset.house ?? null) : null;
  }

  /** Draws what lies where. @param {Standing} standing */
  show({ board, stores }) {
    HOUSES.forEach((letter, index) => {
      if (board[index] !== this.#shown.board[index]) this.#drawHouse(letter, board[index]);
    });
    SIDES.forEach((side, index) => {
      if (stores[index] !== this.#shown.stores[index]) this.#drawStore(side, stores[index]);
    });
    this.#shown = { board, stores };
  }

  /** Offers these houses, and no other. @param {Letter[]} letters */
  offer(letters) {
    const playable = new Set(letters);
    for (const [letter, { button }] of this.#houses) {
      button.classList.toggle("playable", playable.has(letter));
      button.setAttribute("aria-disabled", String(!playable.has(letter)));
    }
    this.#playable = playable;
    HOUSES.forEach((letter, index) => this.#label(letter, this.#shown.board[index]));
  }

  /** @param {Letter} letter */
  isPlayable(letter) {
    return this.#playable.has(letter);
  }

  /** Marks these houses, and no other, in this way. @param {Mark} mark @param {Iterable<Letter>} letters */
  mark(mark, letters) {
    const marked = new Set(letters);
    for (const [letter, { button }] of this.#houses) button.classList.toggle(mark, marked.has(letter));
  }

  /** Shows whose turn it is. @param {Side | null} side */
  turn(side) {
    for (const [of, { root }] of this.#stores) root.classList.toggle("to-move", of === side);
  }

  /** @param {Letter} letter @param {number} count */
  #drawHouse(letter, count) {
    const house = /** @type {House} */ (this.#houses.get(letter));
    house.seeds.innerHTML = drawSeeds(letter, count, this.#theme);
    house.count.textContent = String(count);
    house.button.classList.toggle("bare", count === 0);
    this.#label(letter, count);
  }

  /** @param {Letter} letter @param {number} count */
  #label(letter, count) {
    const label = this.#words("house-label", { house: letter, seeds: count });
    const { button } = /** @type {House} */ (this.#houses.get(letter));
    button.ariaLabel = this.#playable.has(letter) ? this.#words("house-playable", { label }) : label;
  }

  /** @param {Side} side @param {number} count */
  #drawStore(side, count) {
    const store = this.#stores.get(side);
    if (!store) return;
    store.svg.innerHTML = drawStore(side, count, this.#theme);
    store.output.textContent = String(amount(count));
    store.root.ariaLabel = this.#words("store-label", { side, seeds: amount(count) });
  }
}
