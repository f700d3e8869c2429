// What stands over the board, in the window's title, and what is read out.

import { find } from "./page-parts.js";
import { ownerOf } from "./position.js";
import * as tell from "./tell.js";

/** @import { Line } from "./line.js" */
/** @import { Seat } from "./seat.js" */
/** @import { Table, Words } from "./types.js" */

/**
 * @typedef {object} State
 * @property {Table} table
 * @property {Line} line
 * @property {Seat | null} seat
 * @property {number | null} past
 * @property {boolean} pending
 */

/** @typedef {{headline: string, reasons: string[]}} Told */

export class Status {
  #t;
  #line = find("#status", HTMLElement);
  #voice = find("#live", HTMLElement);
  #title = document.title;

  /** @param {Words} words */
  constructor(words) {
    this.#t = words;
  }

  /** How it stands now, whatever is looked at. */
  present = "";
  /** What is looked at; without how it stands now, if that is something else. */
  looked = "";

  /** @param {State} state */
  show(state) {
    const now = this.#present(state);
    const { headline, reasons } = this.#looked(state, now);
    this.present = spoken([now.headline, ...now.reasons]);
    this.looked = state.past === null ? this.present : spoken([headline]);
    const parts = [span("headline", headline), ...reasons.map((reason) => span("reason", reason))];
    this.#line.replaceChildren(...parts.flatMap((part, index) => (index > 0 ? [" ", part] : [part])));
    this.#line.classList.toggle("yours", this.#isYours(state));
    document.title = this.#isYours(state) ? this.#t("title-your-move", { title: this.#title }) : this.#title;
  }

  /** Has something read out. @param {string[]} sentences */
  announce(sentences) {
    // A new element, so that the same words twice are read out twice.
    this.#voice.replaceChildren(span("", sentences.filter(Boolean).join(" ")));
  }

  /** @param {State} state */
  #isYours({ table, line, seat, pending }) {
    if (table.phase !== "playing" || !seat || pending) return false;
    return seat.both || line.position.side === seat.side;
  }

  /** @param {State} state @param {Told} now @returns {Told} */
  #looked({ table, line, past }, now) {
    const t = this.#t;
    if (past === null) return now;
    const state = table.phase === "ended" ? now.headline : t("status-now", { state: now.headline });
    return { headline: t("status-stepping", { ply: past, count: line.length }), reasons: [state] };
  }

  /** @param {State} state @returns {Told} */
  #present({ table, line, seat }) {
    const t = this.#t;
    if (table.phase === "waiting") {
      const free = table.seats.south ? "north" : "south";
      return { headline: seat ? t("status-waiting") : t("status-seat-free", { side: free }), reasons: [] };
    }
    const { position } = line;
    if (table.end) {
      const reasons = tell.reasons(t, table.end, table, line);
      return { headline: tell.result(t, table.end, seat), reasons };
    }
    const last = line.sowings[line.length - 1];
    const again = last !== undefined && ownerOf(last.house) === position.side;
    return { headline: tell.turn(t, position.side, again, seat), reasons: [] };
  }
}

/** Sentences as they are read out, each with its full stop. @param {string[]} sentences */
const spoken = (sentences) => sentences.map((sentence) => sentence.replace(/[^.]$/, "$&.")).join(" ");

/** @param {string} name @param {string} text */
function span(name, text) {
  const element = document.createElement("span");
  element.className = name;
  element.textContent = text;
  return element;
}
