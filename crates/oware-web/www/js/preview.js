// What a house would do, shown while one points at it or has the focus on it: the way of the sowing,
// where it ends, what it captures. With a finger: press and look, slide away to change one's mind.

/** @import { Board } from "./board.js" */
/** @import { Letter, Sowing } from "./types.js" */

/**
 * What is to be shown of a house; null if nothing.
 * @typedef {{text: string, sowing: Sowing | null}} Look
 */

export class Preview {
  #board;
  #ask;
  #show;
  /** @type {Letter | null} */
  #house = null;
  #told = "";

  /**
   * @param {Board} board
   * @param {(house: Letter) => Look | null} ask
   * @param {(text: string) => void} show
   */
  constructor(board, ask, show) {
    this.#board = board;
    this.#ask = ask;
    this.#show = show;
    const { root } = board;
    root.addEventListener("pointerover", ({ target, pointerType }) => {
      if (pointerType !== "touch") this.#look(board.houseOf(target) ?? this.#focused());
    });
    root.addEventListener("pointerleave", () => this.#look(this.#focused()));
    root.addEventListener("pointerdown", ({ target }) => this.#look(board.houseOf(target)));
    root.addEventListener("pointerup", ({ pointerType }) => pointerType === "touch" && this.#look(null));
    root.addEventListener("pointercancel", () => this.#look(null));
    root.addEventListener("focusin", ({ target }) => this.#look(board.houseOf(target)));
    root.addEventListener("focusout", () => this.#look(null));
  }

  /** Looks again: something has changed. */
  refresh() {
    this.#look(this.#house);
  }

  #focused() {
    const house = this.#board.houseOf(document.activeElement);
    return house && document.activeElement?.matches(":focus-visible") ? house : null;
  }

  /** @param {Letter | null} house */
  #look(house) {
    if (this.#house) this.#board.button(this.#house).removeAttribute("aria-describedby");
    this.#house = house;
    const look = house ? this.#ask(house) : null;
    const sowing = look?.sowing;
    const last = sowing?.drops[sowing.drops.length - 1];
    this.#board.mark("preview-path", sowing ? sowing.drops : []);
    this.#board.mark("preview-end", last ? [last] : []);
    this.#board.mark("preview-capture", sowing ? sowing.taken.map(({ house }) => house) : []);
    const text = look?.text ?? "";
    // Where there was nothing to take back, other words may stand.
    if (text || this.#told) this.#show(text);
    this.#told = text;
    if (house && look) this.#board.button(house).setAttribute("aria-describedby", "hint");
  }
}
