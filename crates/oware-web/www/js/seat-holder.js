// The reader's seat at this table: found again, brought by a link, or taken by pressing Join. A mere
// visit takes nothing.

import { Problem, TableApi } from "./api.js";
import { dropWish, forgetSeat, isKept, keepSeat, keyFromAddress, knownSeat, openWish, wishedKey } from "./seat.js";

/** @import { Side, Table } from "./types.js" */
/** @import { Seat } from "./seat.js" */

export class SeatHolder {
  #id;
  #api;
  #changed;
  /** @type {Seat | null} */
  #seat = null;
  /** The key of a personal link, until the server has said whose it is. @type {string | null} */
  #brought = null;
  #verifying = false;
  #joining = false;

  /** @param {string} id @param {TableApi} api @param {() => void} changed */
  constructor(id, api, changed) {
    this.#id = id;
    this.#api = api;
    this.#changed = changed;
    // Another window of this browser may take the seat; then this one has it too. What is kept may
    // also be thrown away: this window still has its seat, and says that it is not kept.
    addEventListener("storage", ({ key }) => {
      if (key?.endsWith(id)) this.#remember();
      if (this.#seat && !this.kept) this.#changed();
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
    return isKept(this.#id);
  }

  /** Whether the reader plays this side. @param {Side} side */
  holds(side) {
    return this.#seat !== null && (this.#seat.both || this.#seat.side === side);
  }

  /**
   * Finds out which seat the reader has; a link's key goes before what is remembered. If somebody
   * has taken the free seat, it may have been this reader, whose answer was lost on its way.
   * @param {boolean} taken whether both seats are taken
   */
  async find(taken) {
    this.#brought = keyFromAddress() ?? this.#brought;
    this.#remember();
    const known = this.#seat ?? knownSeat(this.#id);
    const wish = taken && !this.#joining ? openWish(this.#id) : null;
    if (this.#brought) await this.#verify(this.#brought);
    else if (known && !this.#seat) await this.#verify(known.key);
    else if (wish && !known) await this.#verify(wish).catch(() => {});
  }

  /**
   * Takes the free seat.
   * @returns {Promise<Table>}
   */
  async join() {
    const key = wishedKey(this.#id);
    this.#joining = true;
    try {
      const { side, table } = await this.#api.join(key);
      this.#take({ key, side, both: false });
      return table;
    } catch (error) {
      if (error instanceof Problem && error.code === "seat_taken") dropWish(this.#id);
      throw error;
    } finally {
      this.#joining = false;
    }
  }

  /** The key opens nothing. */
  forget() {
    forgetSeat(this.#id);
    this.#seat = null;
    this.#changed();
  }

  /** Asks whose a key is, and takes it if it is a seat's. @param {string} key */
  async #verify(key) {
    if (this.#verifying || key === this.#seat?.key) return;
    this.#verifying = true;
    try {
      if (!/^[\w-]{43}$/.test(key)) throw new Problem("bad_link", { status: 403 });
      const { side, both } = await this.#api.seatOf(key);
      this.#take({ key, side, both });
      this.#brought = null;
    } catch (error) {
      if (!(error instanceof Problem) || error.passing) throw error;
      this.#brought = null;
      if (openWish(this.#id) === key) dropWish(this.#id);
      if (knownSeat(this.#id)?.key === key) this.forget();
      throw new Problem("bad_link", { status: 403 });
    } finally {
      this.#verifying = false;
    }
  }

  #remember() {
    const known = knownSeat(this.#id);
    if (!known?.side || known.key === this.#seat?.key) return;
    const both = known.side === "both";
    this.#seat = { key: known.key, side: known.side === "north" ? "north" : "south", both };
    this.#changed();
  }

  /** @param {Seat} seat */
  #take(seat) {
    this.#seat = seat;
    keepSeat(this.#id, seat);
    this.#changed();
  }
}
