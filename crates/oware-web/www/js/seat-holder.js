// The reader's seat at this table: found again, brought by a link, or taken by pressing Join. A mere
// visit takes nothing.

import { Problem, TableApi } from "./api.js";
import { forgetSeat, isKept, keepSeat, keyFromAddress, knownSeat, wishedKey } from "./seat.js";

/** @import { Side, Table } from "./types.js" */
/** @import { Seat } from "./seat.js" */

export class SeatHolder {
  #id;
  #api;
  #changed;
  /** @type {Seat | null} */
  #seat = null;
  #kept = true;
  /** The key of a personal link, until the server has said whose it is. @type {string | null} */
  #brought = null;
  #verifying = false;

  /** @param {string} id @param {TableApi} api @param {() => void} changed */
  constructor(id, api, changed) {
    this.#id = id;
    this.#api = api;
    this.#changed = changed;
    // Another window of this browser may take the seat, or lose it.
    addEventListener("storage", ({ key }) => {
      if (key?.endsWith(id)) this.#remember();
    });
  }

  get seat() {
    return this.#seat;
  }

  /** The key, for requests that need one. */
  get key() {
    return this.#seat?.key ?? "";
  }

  /** Whether this browser will know the seat when it comes back. */
  get kept() {
    return this.#kept;
  }

  /** Whether the reader plays this side. @param {Side} side */
  holds(side) {
    return this.#seat !== null && (this.#seat.both || this.#seat.side === side);
  }

  /** Finds out which seat the reader has, once; a link's key goes before what is remembered. */
  async find() {
    this.#brought = keyFromAddress() ?? this.#brought;
    this.#remember();
    const key = this.#brought ?? (this.#seat ? null : (knownSeat(this.#id)?.key ?? null));
    if (key === null || key === this.#seat?.key || this.#verifying) return;
    this.#verifying = true;
    try {
      await this.#verify(key);
      this.#brought = null;
    } catch (error) {
      if (!(error instanceof Problem) || !error.passing) this.#brought = null;
      throw error;
    } finally {
      this.#verifying = false;
    }
  }

  /**
   * Takes the free seat.
   * @returns {Promise<Table>}
   */
  async join() {
    const key = wishedKey(this.#id);
    const { side, table } = await this.#api.join(key);
    this.#take({ key, side, both: false });
    return table;
  }

  /** The key opens nothing. */
  forget() {
    forgetSeat(this.#id);
    this.#seat = null;
    this.#changed();
  }

  /** @param {string} key */
  async #verify(key) {
    if (!/^[\w-]{43}$/.test(key)) throw new Problem("bad_link");
    try {
      const { side, both } = await this.#api.seatOf(key);
      this.#take({ key, side, both });
    } catch (error) {
      if (!(error instanceof Problem) || error.passing) throw error;
      if (knownSeat(this.#id)?.key === key) this.forget();
      throw new Problem("bad_link");
    }
  }

  #remember() {
    const known = knownSeat(this.#id);
    if (!known?.side || known.key === this.#seat?.key) return;
    const both = known.side === "both";
    this.#seat = { key: known.key, side: known.side === "north" ? "north" : "south", both };
    this.#kept = isKept(this.#id);
    this.#changed();
  }

  /** @param {Seat} seat */
  #take(seat) {
    this.#seat = seat;
    this.#kept = keepSeat(this.#id, seat);
    this.#changed();
  }
}
