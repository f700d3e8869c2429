// The buttons round the board: seats, offers, resigning, another game.

import { Problem, TableApi } from "./api.js";
import { CONTROLS, controls, rematchSeat, seatNote } from "./controls.js";
import { confirm, showSeat } from "./dialogs.js";
import { find, hide } from "./page-parts.js";
import { other } from "./position.js";
import { keepSeat, personalLink } from "./seat.js";

/** @import { Board } from "./board.js" */
/** @import { Control } from "./controls.js" */
/** @import { SeatHolder } from "./seat-holder.js" */
/** @import { Table, Words } from "./types.js" */

/**
 * @typedef {object} Context
 * @property {Words} words
 * @property {Board} board
 * @property {SeatHolder} holder
 * @property {TableApi} api
 * @property {() => Table} table
 * @property {() => number} ply
 * @property {(table: Table) => void} adopt
 * @property {() => void} findSeat
 * @property {(text: string) => void} say
 */

export class Panel {
  #context;
  /** @type {Map<Control, HTMLElement>} */
  #controls = new Map(CONTROLS.map((id) => [id, find(`#${id}`, HTMLElement)]));
  #note = find("#seat-note", HTMLElement);
  #asking = false;
  #lostRace = false;
  #badLink = false;

  /** Whether one's own offer has been declined since the last move. */
  declined = false;

  /** @param {Context} context */
  constructor(context) {
    this.#context = context;
    const { api, holder, board, ply } = context;
    /** @param {import("./api.js").Act} act */
    const act = (act) => () => api.act(holder.key, act, ply());
    /** @param {import("./api.js").RematchAct} action */
    const rematch = (action) => () => api.rematch(holder.key, action);
    this.#on("join", () => this.#join());
    this.#on("my-seat", () => this.#showSeat());
    this.#on("offer-end", () => this.#ask(act("offer")));
    this.#on("accept-end", () => this.#ask(act("accept")));
    this.#on("decline-end", () => this.#ask(act("decline")));
    this.#on("withdraw-end", () => this.#ask(act("withdraw")));
    this.#on("resign", () => this.#resign(act("resign")));
    this.#on("rematch", () => this.#ask(rematch("offer")));
    this.#on("accept-rematch", () => this.#ask(rematch("accept")));
    this.#on("withdraw-rematch", () => this.#ask(rematch("withdraw")));
    this.#on("flip", () => (board.view = other(board.view)));
    // Whoever leaves is not waited for.
    addEventListener("pagehide", () => this.#leave());
  }

  /** Shows what the reader can do now. */
  show() {
    const { words, holder, board } = this.#context;
    const table = this.#context.table();
    const { seat } = holder;
    const visible = new Set(controls(table, seat, this.declined));
    const shown = [...this.#controls].filter(([id]) => visible.has(id)).map(([, element]) => element);
    const hidden = [...this.#controls].filter(([id]) => !visible.has(id)).map(([, element]) => element);
    for (const element of shown) element.hidden = false;
    // The focus is never lost: where a button goes, the next one or the board takes it.
    const heir = shown.find((element) => element instanceof HTMLButtonElement) ?? find("[tabindex='0']", HTMLElement, board.root);
    for (const element of hidden) hide(element, heir);
    const offer = this.#controls.get("offer-end");
    if (offer) offer.textContent = words(seat?.both ? "offer-end-now" : "offer-end");
    this.#showLink(table);
    this.#note.textContent = this.#badLink && !seat ? words("seat-bad-link")
      : this.#lostRace && !seat ? words("seat-lost-race")
      : seatNote(words, table, seat);
    this.#note.hidden = this.#note.textContent === "";
    find("#table", HTMLElement).dataset.phase = table.phase;
    find("#table", HTMLElement).dataset.seat = seat ? (seat.both ? "both" : seat.side) : "none";
  }

  /** Goes to the table of the rematch, with the same key. @param {string} id */
  goToRematch(id) {
    const { holder } = this.#context;
    if (!holder.seat) return;
    const seat = rematchSeat(holder.seat);
    const kept = keepSeat(id, seat);
    location.assign(rematchAddress(id) + (kept ? "" : `#seat=${seat.key}`));
  }

  /** Tells what went wrong. @param {unknown} error */
  fail(error) {
    const { words, say, adopt, holder } = this.#context;
    const problem = error instanceof Problem ? error : new Problem("other");
    if (problem.code === "bad_link") this.#badLink = true;
    if (problem.code === "seat_taken") this.#lostRace = true;
    if (problem.code === "wrong_seat") holder.forget();
    if (problem.table) adopt(problem.table);
    this.show();
    say(words(PROBLEMS[problem.code] ?? "problem-other"));
    if (!(error instanceof Problem)) console.error(error);
  }

  /** @param {Control} id @param {() => void} act */
  #on(id, act) {
    this.#controls.get(id)?.addEventListener("click", act);
  }

  /** Asks the server for something, once at a time. @param {() => Promise<{table: Table}>} request */
  async #ask(request) {
    if (this.#asking) return;
    this.#asking = true;
    try {
      const { table } = await request();
      this.#context.adopt(table);
      if (table.rematch.table && this.#context.holder.seat) this.goToRematch(table.rematch.table);
    } catch (error) {
      this.fail(error);
    } finally {
      this.#asking = false;
    }
  }

  async #join() {
    const { holder, findSeat } = this.#context;
    await this.#ask(async () => ({ table: await holder.join() }));
    // The answer may have been lost, and the seat be ours all the same.
    if (!holder.seat) findSeat();
  }

  /** @param {() => Promise<{table: Table}>} request */
  async #resign(request) {
    const { words, holder, table } = this.#context;
    const { seat } = holder;
    const loser = seat?.both ? table().to_move : seat?.side;
    if (!loser) return;
    const agreed = await confirm({
      title: words("resign-title"),
      note: words("resign-note", { side: other(loser) }),
      yes: words("resign"),
      no: words("resign-cancel"),
    });
    if (agreed) await this.#ask(request);
  }

  #showSeat() {
    const { words, holder, table } = this.#context;
    showSeat(words, personalLink(table().id, holder.key), holder.kept);
  }

  /** @param {Table} table */
  #showLink(table) {
    const link = this.#controls.get("rematch-go");
    if (!(link instanceof HTMLAnchorElement) || !table.rematch.table) return;
    const { seat } = this.#context.holder;
    if (seat) keepSeat(table.rematch.table, rematchSeat(seat));
    link.href = rematchAddress(table.rematch.table);
  }

  #leave() {
    const { holder, table, api } = this.#context;
    const { rematch } = table();
    if (holder.seat && !holder.seat.both && rematch.offer === holder.seat.side) api.leaveRematch(holder.key);
  }
}

/** @param {string} id */
const rematchAddress = (id) => location.pathname.replace(/[^/]+$/, id);

/** @type {Record<string, string>} */
const PROBLEMS = {
  bad_link: "seat-bad-link",
  seat_taken: "seat-lost-race",
  wrong_seat: "problem-wrong-seat",
  no_offer: "problem-no-offer",
  no_connection: "problem-no-connection",
  unavailable: "problem-unavailable",
  unknown_table: "problem-unknown-table",
};
