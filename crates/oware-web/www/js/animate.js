// Shows a plan: a hand lifts the seeds, lets them fall house by house, and carries captures to the
// store. It can be skipped at any time and then shows the outcome at once.

import { prefersStillness } from "./page-parts.js";
import { HOUSES } from "./position.js";
import { drawHouse } from "./rules.js";

/** @import { Board } from "./board.js" */
/** @import { Frame } from "./plan.js" */
/** @import { Letter, Side } from "./types.js" */

const LIFT_MS = 190;
const STEP_MS = 165;
/** A long sowing is quicker, so that none takes for ever. */
const SOWING_MS = 2_200;
const QUICKEST_STEP_MS = 75;
const CAPTURE_MS = 340;
const SWEEP_MS = 520;

export class Animator {
  #board;
  #hand;
  #skipping = false;
  #busy = false;
  #home = { x: 0, y: 0 };
  #at = "0 0";
  /** @type {Set<Animation>} */
  #running = new Set();

  /** @param {Board} board */
  constructor(board) {
    this.#board = board;
    this.#hand = picture("hand");
  }

  get busy() {
    return this.#busy;
  }

  /** Shows what is being shown at its end. */
  skip() {
    this.#skipping = true;
    for (const animation of this.#running) animation.finish();
  }

  /** @param {Frame[]} frames */
  async run(frames) {
    if (frames.length === 0) return;
    const still = prefersStillness() || document.hidden;
    this.#busy = true;
    this.#skipping = still;
    this.#board.root.setAttribute("aria-busy", "true");
    const seeds = frames.filter(({ kind }) => kind === "drop").length;
    const pace = Math.max(QUICKEST_STEP_MS, Math.min(STEP_MS, SOWING_MS / Math.max(seeds, 1)));
    for (const frame of frames) {
      if (this.#skipping || document.hidden) break;
      await this.#show(frame, seeds, pace);
    }
    this.#hand.remove();
    this.#board.show(frames[frames.length - 1].after);
    this.#board.mark("captured", []);
    this.#board.root.removeAttribute("aria-busy");
    this.#busy = false;
  }

  /** @param {Frame} frame @param {number} seeds @param {number} pace */
  async #show(frame, seeds, pace) {
    switch (frame.kind) {
      case "lift":
        this.#board.show(frame.after);
        this.#board.mark("last-from", [frame.house]);
        this.#place(frame.house, seeds);
        return this.#play(this.#hand, [{ scale: 1 }, { scale: 1.12 }], LIFT_MS);
      case "drop":
        await this.#travel(frame.house, pace);
        this.#board.show(frame.after);
        this.#hand.innerHTML = drawHouse(frame.house, frame.left);
        if (frame.left === 0) this.#board.mark("last-to", [frame.house]);
        return undefined;
      case "capture":
        this.#board.mark("captured", [frame.house]);
        await this.#carry([frame], CAPTURE_MS);
        return this.#board.show(frame.after);
      case "sweep":
        await this.#carry(frame.from, SWEEP_MS);
        return this.#board.show(frame.after);
    }
  }

  /** Puts the hand over a house. @param {Letter} house @param {number} seeds */
  #place(house, seeds) {
    const box = this.#local(this.#board.bowlBox(house));
    this.#home = middle(box);
    this.#at = "0 0";
    this.#hand.innerHTML = drawHouse(house, seeds);
    lay(this.#hand, box);
    this.#hand.style.translate = this.#at;
    this.#board.root.append(this.#hand);
  }

  /** @param {Letter} house @param {number} milliseconds */
  async #travel(house, milliseconds) {
    const goal = middle(this.#local(this.#board.bowlBox(house)));
    const from = this.#at;
    this.#at = `${goal.x - this.#home.x}px ${goal.y - this.#home.y}px`;
    const way = [{ translate: from, scale: 1.1 }, { scale: 1.2 }, { translate: this.#at, scale: 1.1 }];
    await this.#play(this.#hand, way, milliseconds, "cubic-bezier(.45,.05,.35,1)");
    this.#hand.style.translate = this.#at;
  }

  /**
   * Carries the seeds of houses to stores, all at once.
   * @param {{house: Letter, side: Side}[]} loads
   * @param {number} milliseconds
   */
  async #carry(loads, milliseconds) {
    const { board } = this.#board.shown;
    const flights = loads.map(({ house, side }) => {
      const box = this.#local(this.#board.bowlBox(house));
      const goal = middle(this.#local(this.#board.storeBox(side)));
      const load = picture("hand");
      load.innerHTML = drawHouse(house, board[HOUSES.indexOf(house)]);
      lay(load, box);
      this.#board.root.append(load);
      this.#board.button(house).classList.add("leaving");
      const to = `${goal.x - middle(box).x}px ${goal.y - middle(box).y}px`;
      const flight = [
        { translate: "0 0", scale: 1, opacity: 1 },
        { translate: "0 0", scale: 1.15, opacity: 1, offset: 0.25 },
        { translate: to, scale: 0.75, opacity: 0.85 },
      ];
      return this.#play(load, flight, milliseconds, "cubic-bezier(.5,0,.3,1)").then(() => {
        load.remove();
        this.#board.button(house).classList.remove("leaving");
      });
    });
    await Promise.all(flights);
  }

  /**
   * @param {Element} element @param {Keyframe[]} keyframes @param {number} duration
   * @param {string} [easing]
   * @returns {Promise<void>}
   */
  async #play(element, keyframes, duration, easing = "ease-out") {
    if (this.#skipping) return;
    const animation = element.animate(keyframes, { duration, easing, fill: "forwards" });
    this.#running.add(animation);
    await animation.finished.catch(() => {});
    this.#running.delete(animation);
    animation.cancel();
  }

  /** A place on the screen as a place on the board. @param {DOMRect} box */
  #local(box) {
    const root = this.#board.root.getBoundingClientRect();
    return new DOMRect(
      box.x - root.x - this.#board.root.clientLeft,
      box.y - root.y - this.#board.root.clientTop,
      box.width,
      box.height,
    );
  }
}

/** @param {string} kind */
function picture(kind) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 100 100");
  svg.setAttribute("class", kind);
  svg.setAttribute("aria-hidden", "true");
  return svg;
}

/** @param {SVGSVGElement} svg @param {DOMRect} box */
function lay(svg, box) {
  svg.style.left = `${box.left}px`;
  svg.style.top = `${box.top}px`;
  svg.style.width = `${box.width}px`;
  svg.style.height = `${box.height}px`;
}

/** @param {DOMRect} box */
const middle = (box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
