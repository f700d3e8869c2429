// The moves of the game as a list, and stepping through them. What is shown on the board then is
// the page's matter.

import { find } from "./page-parts.js";

/** @import { Sowing, Words } from "./types.js" */

export class Record {
  #words;
  #list = find("#moves", HTMLOListElement);
  #none = find("#no-moves", HTMLElement);
  #buttons = ["first", "prev", "next", "latest"].map((id) => find(`#${id}`, HTMLButtonElement));
  #ply = 0;
  #count = 0;

  /** @param {Words} words @param {(ply: number) => void} step */
  constructor(words, step) {
    this.#words = words;
    const goals = [() => 0, () => this.#ply - 1, () => this.#ply + 1, () => this.#count];
    this.#buttons.forEach((button, index) => {
      button.hidden = false;
      button.addEventListener("click", () => {
        if (button.ariaDisabled !== "true") step(goals[index]());
      });
    });
    this.#list.addEventListener("click", ({ target }) => {
      const button = target instanceof Element ? target.closest("button") : null;
      if (button) step(Number(button.dataset.ply));
    });
    find("#record", HTMLElement).addEventListener("keydown", (event) => {
      const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      const goal = this.#ply + (way ?? 0);
      if (!way || goal < 0 || goal > this.#count) return;
      event.preventDefault();
      step(goal);
    });
  }

  /** @param {Sowing[]} sowings @param {number} ply the one on the board */
  show(sowings, ply) {
    const items = [...this.#list.children];
    sowings.forEach((sowing, index) => {
      const item = items[index] ?? this.#list.appendChild(document.createElement("li"));
      if (item.getAttribute("data-told") !== sowing.position) this.#fill(item, sowing, index + 1);
    });
    for (const item of items.slice(sowings.length)) item.remove();
    this.#none.hidden = sowings.length > 0;
    this.#ply = ply;
    this.#count = sowings.length;
    const [, prev, next] = this.#buttons;
    prev.ariaDisabled = String(ply === 0);
    next.ariaDisabled = String(ply === sowings.length);
    this.#markCurrent(ply);
  }

  /** @param {number} ply */
  #markCurrent(ply) {
    const now = this.#list.querySelector("[aria-current]");
    const next = this.#list.children[ply - 1]?.firstElementChild ?? null;
    if (now === next) return;
    now?.removeAttribute("aria-current");
    next?.setAttribute("aria-current", "step");
    const item = next?.parentElement;
    // Only the list scrolls, never the page.
    if (item) this.#list.scrollTop = item.offsetTop - this.#list.clientHeight / 2;
  }

  /** @param {Element} item @param {Sowing} sowing @param {number} ply */
  #fill(item, { house, mover, captured, position }, ply) {
    item.setAttribute("data-told", position);
    const button = item.firstElementChild ?? item.appendChild(document.createElement("button"));
    if (!(button instanceof HTMLButtonElement)) return;
    button.type = "button";
    button.dataset.ply = String(ply);
    button.dataset.side = mover;
    button.textContent = house;
    const move = this.#words("record-ply", { ply, side: mover, house });
    button.ariaLabel = captured > 0 ? this.#words("record-ply-capture", { move, seeds: captured }) : move;
    if (captured > 0) {
      const gain = document.createElement("small");
      gain.textContent = `+${captured}`;
      button.append(gain);
    }
  }
}
