// Keeps one table's state in step with the server: every event is applied once and in order,
// whatever way it comes. Pure: no socket, no clock, no page.

import { after } from "./state.js";

/** @import { LiveMessage, Table, TableEvent } from "./types.js" */

/**
 * What a message led to.
 * @typedef {{kind: "same"}
 *   | {kind: "gap"}
 *   | {kind: "events", events: TableEvent[]}
 *   | {kind: "snapshot"}} Outcome
 */

export class Sync {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
  }

  /** The version of the last event that is applied. */
  get version() {
    return this.table.version;
  }

  /** Takes in a message of the live connection. @param {LiveMessage} message @returns {Outcome} */
  take(message) {
    switch (message.type) {
      case "snapshot":
        return this.adopt(message.table);
      case "events":
        return this.#apply(message.events, message.version);
      case "heartbeat":
        return { kind: message.version > this.version ? "gap" : "same" };
      default:
        return { kind: "same" };
    }
  }

  /** Takes in a whole table, unless what is known is newer. @param {Table} table @returns {Outcome} */
  adopt(table) {
    if (table.version <= this.version) return { kind: "same" };
    this.table = table;
    return { kind: "snapshot" };
  }

  /** @param {TableEvent[]} events @param {number} version @returns {Outcome} */
  #apply(events, version) {
    const fresh = [];
    for (const event of events) {
      if (event.version <= this.version) continue;
      if (event.version > this.version + 1) return { kind: "gap" };
      this.table = after(this.table, event);
      fresh.push(event);
    }
    if (version > this.version) return { kind: "gap" };
    return fresh.length > 0 ? { kind: "events", events: fresh } : { kind: "same" };
  }
}
