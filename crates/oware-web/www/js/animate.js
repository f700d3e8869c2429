// Shows a plan: a hand lifts the seeds, lets them fall one by one, and captured seeds travel to the
// store, each to the place where it stays. It can be skipped at any time and then shows the outcome
// at once.

import { prefersStillness } from "./page-parts.js";
import { rhythm } from "./plan.js";
import { SIDES } from "./position.js";
import { drawSeeds } from "./rules.js";
import { onChoice, settings, tempo } from "./settings.js";

/** @import { Board } from "./board.js" */
/** @import { Frame, Standing } from "./plan.js" */
/** @import { Letter, Side } from "./types.js" */

const LIFT_MS = 260;
/** A seed's fall, landing and settling. */
const FALL_MS = 250;
const LANDING = 0.6;
/** A captured seed's way to the store, and how long after the one before it leaves. */
const FLIGHT_MS = 430;
const STAGGER_MS = 70;
/** All that leaves at once is gone after this, however much it is. */
const LEAVING_MS = 620;
/** A captured house is marked for so long before its seeds leave. */
const MARKED_MS = 150;

export class Animator {
  #board;
  #hand;
  #skipping = false;
  #busy = false;
  #home = { x: 0, y: 0 };
  #at = "0 0";
  /** @type {Set<Animation>} */
  #running = new Set();
  /** What is still under way while the next thing begins. @type {Promise<unknown>[]} */
  #flights = [];
  /** What a store's number says while seeds are on their way to it. @type {Map<Side, number>} */
  #told = new Map();
  /** Makes seeds heard; there once somebody wants to hear them. @type {typeof import("../sound/seeds.js") | undefined} */
  #sound;

  /** @param {Board} board */
  constructor(board) {
    this.#board = board;
    this.#hand = picture("hand");
    onChoice(() => this.#listen());
    this.#listen();
  }

  /** Loads what makes seeds heard, if that is wanted. */
  #listen() {
    if (!settings().sound) this.#sound = undefined;
    // Without it seeds are silent.
    else import("../sound/seeds.js").then((sound) => (this.#sound = settings().sound ? sound : undefined)).catch(console.warn);
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
    const still = prefersStillness() || document.hidden || tempo() === 0;
    this.#busy = true;
    this.#skipping = still;
    this.#board.root.setAttribute("aria-busy", "true");
    const steps = rhythm(frames.filter(({ kind }) => kind === "drop").length);
    let dropped = 0;
    for (const frame of frames) {
      if (this.#skipping || document.hidden) break;
      await this.#show(frame, steps.length, frame.kind === "drop" ? steps[dropped++] : 0);
    }
    await this.#landed();
    this.#hand.remove();
    this.#board.show(frames[frames.length - 1].after);
    this.#board.tally();
    this.#board.mark("captured", []);
    this.#board.root.removeAttribute("aria-busy");
    this.#busy = false;
  }

  /** @param {Frame} frame @param {number} seeds @param {number} milliseconds of a step */
  async #show(frame, seeds, milliseconds) {
    switch (frame.kind) {
      case "lift":
        this.#lift(frame.house, seeds);
        this.#board.show(frame.after);
        this.#board.mark("last-from", [frame.house]);
        return this.#play(this.#hand, [{ scale: 1, translate: "0 0" }, { scale: 0.9, translate: this.#at }], LIFT_MS);
      case "drop":
        await this.#travel(frame.house, milliseconds);
        this.#drop(frame.house, frame.after);
        if (frame.left === 0) this.#board.mark("last-to", [frame.house]);
        return undefined;
      case "capture":
        // The seeds of the house before may still be on their way.
        if (this.#told.size === 0) await this.#landed();
        this.#board.mark("captured", [frame.house]);
        await this.#play(this.#hand, [], MARKED_MS);
        return this.#carry([frame], frame.after);
      case "sweep":
        await this.#landed();
        return this.#carry(frame.from, frame.after);
    }
  }

  /** Waits until nothing is under way. */
  async #landed() {
    await Promise.all(this.#flights);
    this.#flights = [];
    this.#told.clear();
    for (const [, store] of this.#board.stores) store.classList.remove("receiving");
  }

  /** Puts a house's seeds into the hand, just as they lie. @param {Letter} house @param {number} seeds */
  #lift(house, seeds) {
    const box = this.#local(this.#board.bowlBox(house));
    this.#home = middle(box);
    this.#at = above({ x: 0, y: 0 }, box);
    this.#hand.innerHTML = drawSeeds(house, seeds, settings().theme);
    lay(this.#hand, box);
    this.#hand.style.translate = this.#at;
    this.#hand.style.scale = "0.9";
    this.#board.root.append(this.#hand);
  }

  /** @param {Letter} house @param {number} milliseconds */
  async #travel(house, milliseconds) {
    const box = this.#local(this.#board.bowlBox(house));
    const goal = middle(box);
    const from = this.#at;
    this.#at = above({ x: goal.x - this.#home.x, y: goal.y - this.#home.y }, box);
    const way = [{ translate: from, scale: 0.9 }, { scale: 0.96 }, { translate: this.#at, scale: 0.9 }];
    this.#hand.style.translate = this.#at;
    await this.#play(this.#hand, way, milliseconds, { easing: "cubic-bezier(.4,.05,.3,1)" });
  }

  /** One seed leaves the hand; the hand goes on before it lies still. @param {Letter} house @param {Standing} after */
  #drop(house, after) {
    this.#hand.lastElementChild?.remove();
    const from = middle(this.#board.bowlBox(house));
    this.#board.show(after);
    const seed = this.#board.seedsOf(house).at(-1);
    if (!seed) return;
    const { x, y } = middle(seed.getBoundingClientRect());
    const fall = [
      { translate: `${from.x - x}px ${from.y - y - 10}px`, scale: 1.3, easing: "cubic-bezier(.5,0,.85,.5)" },
      { translate: "0 0", scale: 0.93, offset: LANDING, easing: "ease-out" },
      { translate: "0 -0.8px", scale: 1.03, offset: 0.8, easing: "ease-in-out" },
      { translate: "0 0", scale: 1 },
    ];
    const count = this.#board.seedsOf(house).length;
    this.#flights.push(this.#play(seed, fall, FALL_MS));
    if (this.#sound) this.#play(this.#hand, [], FALL_MS * LANDING).then(() => this.#hear("tap", count));
  }

  /** @param {"tap" | "arrive"} what @param {number} seeds */
  #hear(what, seeds) {
    if (!this.#skipping) this.#sound?.[what](seeds);
  }

  /**
   * Carries the seeds of houses to stores, one leaving after the other; comes back when the last has
   * left.
   * @param {{house: Letter, side: Side}[]} loads
   * @param {Standing} after
   */
  async #carry(loads, after) {
    const leaving = loads.map(({ house, side }) => ({
      side,
      boxes: this.#board.seedsOf(house).map((seed) => seed.getBoundingClientRect()),
    }));
    const many = leaving.reduce((sum, { boxes }) => sum + boxes.length, 0);
    const apart = Math.min(STAGGER_MS, LEAVING_MS / Math.max(many, 1));
    const before = this.#board.shown.stores;
    this.#board.show(after);
    let left = 0;
    for (const [side, store] of this.#board.stores) {
      const boxes = leaving.filter((load) => load.side === side).flatMap((load) => load.boxes);
      if (boxes.length === 0) continue;
      store.classList.add("receiving");
      if (!this.#told.has(side)) this.#told.set(side, before[SIDES.indexOf(side)]);
      this.#board.tally(side, this.#told.get(side));
      const seeds = this.#board.seedsIn(side).slice(-boxes.length);
      seeds.forEach((seed, index) => {
        this.#flights.push(this.#fly(seed, boxes[index], left++ * apart).then(() => this.#arrived(side)));
      });
    }
    await this.#play(this.#hand, [], left * apart);
  }

  /** @param {Side} side */
  #arrived(side) {
    const told = (this.#told.get(side) ?? 0) + 1;
    this.#told.set(side, told);
    this.#board.tally(side, told);
    this.#hear("arrive", Math.floor(told));
  }

  /** From where a seed lay to where it will lie. @param {SVGElement} seed @param {DOMRect} from @param {number} delay */
  #fly(seed, from, delay) {
    const goal = seed.getBoundingClientRect();
    const [a, b] = [middle(from), middle(goal)];
    const size = from.width / Math.max(goal.width, 1);
    const way = { x: a.x - b.x, y: a.y - b.y };
    const keyframes = [
      { translate: `${way.x}px ${way.y}px`, scale: size },
      { translate: `${way.x * 0.55}px ${way.y * 0.55 - 14}px`, scale: Math.max(size, 1) * 1.25, offset: 0.42 },
      { translate: "0 0", scale: 0.94, offset: 0.88 },
      { translate: "0 0", scale: 1 },
    ];
    return this.#play(seed, keyframes, FLIGHT_MS, { delay, easing: "cubic-bezier(.4,0,.4,1)" });
  }

  /**
   * @param {Element} element @param {Keyframe[]} keyframes @param {number} duration
   * @param {{delay?: number, easing?: string}} [options]
   * @returns {Promise<void>}
   */
  async #play(element, keyframes, duration, options = {}) {
    if (this.#skipping || !element.isConnected) return;
    const { delay = 0, easing = "ease-out" } = options;
    const timing = { duration: duration * tempo(), delay: delay * tempo(), easing, fill: /** @type {const} */ ("both") };
    const animation = element.animate(keyframes, timing);
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

/** Where the hand is when it is over a house. @param {{x: number, y: number}} at @param {DOMRect} box */
const above = ({ x, y }, box) => `${x}px ${y - box.height * 0.14}px`;

/** @param {DOMRect} box */
const middle = (box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
