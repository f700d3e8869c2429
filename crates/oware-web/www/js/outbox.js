// One move on its way to the server: shown at once, sent with its ply, sent again until the server
// has answered. Never two for one ply. No page and no socket here.

import { Problem } from "./api.js";

/** @import { Letter, Table } from "./types.js" */

/** @typedef {{ply: number, house: Letter}} Move */

/**
 * @typedef {object} Listener
 * @property {(table: Table) => void} accepted
 * @property {(problem: Problem) => void} refused
 * @property {() => void} waiting the move could not be sent, and will be sent again
 */

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8_000;

export class Outbox {
  #send;
  #listener;
  /** @type {Move | null} */
  #move = null;
  /** @type {() => void} */
  #hurry = () => {};

  /**
   * @param {(move: Move) => Promise<{table: Table}>} send
   * @param {Listener} listener
   */
  constructor(send, listener) {
    this.#send = send;
    this.#listener = listener;
  }

  /** The move that the server has not answered yet. */
  get move() {
    return this.#move;
  }

  /** Sends a move; there must be none on its way. @param {Move} move */
  put(move) {
    if (this.#move) throw new Error("a move is on its way already");
    this.#move = move;
    this.#deliver(move);
  }

  /** Sends again at once what waits to be sent again. */
  hurry() {
    this.#hurry();
  }

  /**
   * Takes note of the moves that the server has. Gives what became of the move on its way.
   * @param {Letter[]} moves
   * @returns {"open" | "played" | "lost" | "none"}
   */
  settle(moves) {
    const move = this.#move;
    if (!move) return "none";
    if (moves.length <= move.ply) return "open";
    this.#move = null;
    this.#hurry();
    return moves[move.ply] === move.house ? "played" : "lost";
  }

  /** @param {Move} move */
  async #deliver(move) {
    let wait = FIRST_WAIT_MS;
    while (this.#move === move) {
      try {
        const { table } = await this.#send(move);
        this.#listener.accepted(table);
        return;
      } catch (error) {
        if (this.#move !== move) return;
        if (!(error instanceof Problem) || !error.passing) {
          this.#move = null;
          this.#listener.refused(error instanceof Problem ? error : new Problem("other"));
          return;
        }
        this.#listener.waiting();
      }
      await this.#pause(wait);
      wait = Math.min(wait * 2, LONGEST_WAIT_MS);
    }
  }

  /** @param {number} milliseconds @returns {Promise<void>} */
  #pause(milliseconds) {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#hurry = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
