// Endgame tables without a server: a worker solves all positions of a few seeds, and then says what
// each is worth. Loaded only by who asks for it; no page element is touched here.

import { choice } from "../js/rules.js";

/** @import { RulesJson } from "../js/types.js" */

/**
 * What a position is worth, as the server's `/api/v1/endgame` tells it.
 * @typedef {object} Worth
 * @property {string} position
 * @property {number} seeds on the board
 * @property {"score"} kind
 * @property {number} value to the side to move, endless play worth 0
 * @property {Record<string, number>} moves by house, the seeds captured included
 * @property {[number, number]} bounds whatever endless play is worth
 * @property {Record<string, [number, number]>} moves_bounds
 * @property {boolean} exact whether the bounds agree
 * @property {boolean} repetition_may_change whether a repetition, sharing by own row, could matter
 * @property {boolean} over whether the game is over there
 */

/** @typedef {{ id: number } & ({ rules: string, seeds: number } | { position: string })} Ask */
/** @typedef {{ id: number, told?: unknown, fault?: string }} Told */

/** More than this takes longer than anybody wants to wait. */
export const USUAL_SEEDS = 8;

/** The tables of one choice of rules. */
export class EndgameOracle {
  #worker;
  #asked = 0;
  /** @type {Map<number, { resolve: (told: any) => void, reject: (fault: Error) => void }>} */
  #waiting = new Map();

  /** @param {Worker} worker */
  constructor(worker) {
    this.#worker = worker;
    worker.onmessage = ({ data }) => this.#hear(data);
    worker.onerror = (event) => this.#fail(new Error(event.message || "the worker does not start"));
  }

  /**
   * Makes the tables; settles when they are ready.
   * @param {RulesJson} rules
   * @param {number} [seeds] positions of up to so many can be asked
   */
  static async open(rules, seeds = USUAL_SEEDS) {
    const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
    const oracle = new EndgameOracle(worker);
    try {
      await oracle.#ask({ rules: choice(rules), seeds });
    } catch (fault) {
      oracle.close();
      throw fault;
    }
    return oracle;
  }

  /**
   * What a position is worth. Rejects what is none, or has more seeds than there are tables for.
   * @param {string} position as text
   * @returns {Promise<Worth>}
   */
  probe(position) {
    return this.#ask({ position });
  }

  /** Ends the worker and lets its tables go. */
  close() {
    this.#worker.terminate();
    this.#fail(new Error("closed"));
  }

  /** @param {object} ask @returns {Promise<any>} */
  #ask(ask) {
    return new Promise((resolve, reject) => {
      const id = this.#asked++;
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, ...ask });
    });
  }

  /** @param {Told} told */
  #hear({ id, told, fault }) {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (fault === undefined) waiting?.resolve(told);
    else waiting?.reject(new Error(fault));
  }

  /** @param {Error} fault */
  #fail(fault) {
    for (const { reject } of this.#waiting.values()) reject(fault);
    this.#waiting.clear();
  }
}
