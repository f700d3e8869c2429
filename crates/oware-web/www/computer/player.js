// The computer as a player: a worker that thinks, so that the page never waits for it. It is stopped
// by ending the worker; the next one gets the endgame tables that another worker has made once.

/** @import { Letter, RulesJson } from "../js/types.js" */
import { choice } from "../js/rules.js";

/** Endgame tables of positions up to so many seeds are made in a second. */
const TABLE_SEEDS = 8;

/** A game as it is asked about. @typedef {{start: string, moves: Letter[]}} Asked */

/**
 * A move, and what it is thought to lead to.
 * @typedef {object} Advice
 * @property {Letter} house
 * @property {Letter[]} line the moves expected, the house first
 * @property {number} seeds by how many the side to move should end ahead
 * @property {boolean} sure whether it is proved who wins, by so many at least
 */

/**
 * What a worker is asked, and what it answers.
 * @typedef {{id: number} & ({open: string} | {tables: ArrayBuffer} | {solve: string, seeds: number}
 *   | {play: Asked, level: number, chance: number} | {advise: Asked, milliseconds: number})} Ask
 */
/** @typedef {{id: number, told?: unknown, fault?: string}} Told */

/** The thinking was stopped. */
export class Stopped extends Error {}

/** One worker, and those who wait for its answers. */
class Thinker {
  #worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
  #asked = 0;
  /** @type {Map<number, {resolve: (told: any) => void, reject: (fault: Error) => void}>} */
  #waiting = new Map();

  constructor() {
    this.#worker.onmessage = ({ data }) => this.#hear(data);
    this.#worker.onerror = (event) => {
      event.preventDefault();
      this.end(new Error(event.message || "the worker does not start"));
    };
    this.#worker.onmessageerror = () => this.end(new Error("an answer could not be read"));
  }

  /** Whether an answer is awaited. */
  get busy() {
    return this.#waiting.size > 0;
  }

  /** @param {object} ask @returns {Promise<any>} */
  ask(ask) {
    return new Promise((resolve, reject) => {
      const id = this.#asked++;
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, ...ask });
    });
  }

  /** Ends the worker at once. @param {Error} why what those who wait are told */
  end(why) {
    this.#worker.terminate();
    for (const { reject } of this.#waiting.values()) reject(why);
    this.#waiting.clear();
  }

  /** @param {Told} told */
  #hear({ id, told, fault }) {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (fault === undefined) waiting?.resolve(told);
    else waiting?.reject(new Error(fault));
  }
}

export class Player {
  #rules;
  /** @type {Thinker | null} */
  #thinker = null;
  /** @type {Thinker | null} */
  #solver = null;
  /** @type {ArrayBuffer | null} */
  #tables = null;

  /** @param {RulesJson} rules */
  constructor(rules) {
    this.#rules = choice(rules);
  }

  /** Gets ready to think; endgame tables come when they are made. */
  warm() {
    this.#ready();
  }

  /** The move that a player of this level makes. @param {Asked} asked @param {number} level @param {number} chance 32 random bits @returns {Promise<Letter>} */
  play(asked, level, chance) {
    return this.#ask({ play: asked, level, chance });
  }

  /** A good move. @param {Asked} asked @param {number} milliseconds @returns {Promise<Advice>} */
  advise(asked, milliseconds) {
    return this.#ask({ advise: asked, milliseconds });
  }

  /** Ends what is being thought about; it comes to nothing but a `Stopped`. */
  stop() {
    if (!this.#thinker?.busy) return;
    this.#thinker.end(new Stopped());
    this.#thinker = null;
  }

  /** Ends everything. */
  close() {
    this.#thinker?.end(new Stopped());
    this.#solver?.end(new Stopped());
    this.#thinker = null;
    this.#solver = null;
  }

  /** @param {object} ask */
  async #ask(ask) {
    const thinker = this.#ready();
    try {
      return await thinker.ask(ask);
    } catch (fault) {
      // Whoever has failed once is not asked again.
      if (!(fault instanceof Stopped)) this.#forget(thinker, fault);
      throw fault;
    }
  }

  #ready() {
    if (this.#thinker) return this.#thinker;
    const thinker = new Thinker();
    this.#thinker = thinker;
    this.#tell(thinker, { open: this.#rules });
    if (this.#tables) this.#tell(thinker, { tables: this.#tables });
    else this.#solve();
    return thinker;
  }

  /** What needs no answer; a failure shows in the next one. @param {Thinker} thinker @param {object} what */
  #tell(thinker, what) {
    thinker.ask(what).catch((fault) => fault instanceof Stopped || this.#forget(thinker, fault));
  }

  /** @param {Thinker} thinker @param {unknown} fault */
  #forget(thinker, fault) {
    thinker.end(fault instanceof Error ? fault : new Error(String(fault)));
    if (this.#thinker === thinker) this.#thinker = null;
  }

  /** Has the endgame tables made. Without them the computer plays, only less well at the end. */
  async #solve() {
    if (this.#solver) return;
    const solver = new Thinker();
    this.#solver = solver;
    try {
      this.#tables = await solver.ask({ solve: this.#rules, seeds: TABLE_SEEDS });
      solver.end(new Stopped());
      if (this.#tables && this.#thinker) this.#tell(this.#thinker, { tables: this.#tables });
    } catch (fault) {
      if (!(fault instanceof Stopped)) console.warn(fault);
    } finally {
      if (this.#solver === solver) this.#solver = null;
    }
  }
}
