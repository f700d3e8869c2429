// The buttons round the board: seats, offers, resigning, another game.

import { Problem, TableApi } from "./api.js";
import { CONTROLS, controls, counterpart, leftoverByAgreement, rematchSeat, seatNote } from "./controls.js";
import { confirm, showSeat } from "./dialogs.js";
import { dropWish, noteWish } from "./leaving.js";
import { find } from "./page-parts.js";
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
    this.#on("offer-end", () => this.#offer(act("offer")));
    this.#on("accept-end", () => this.#ask(act("accept")));
    this.#on("decline-end", () => this.#ask(act("decline")));
    this.#on("withdraw-end", () => this.#ask(act("withdraw")));
    this.#on("resign", () => this.#resign(act("resign")));
    this.#on("rematch", () => this.#ask(() => this.#wish(rematch("offer"))));
    this.#on("accept-rematch", () => this.#ask(rematch("accept")));
    this.#on("withdraw-rematch", () => this.#ask(rematch("withdraw")));
    this.#on("flip", () => (board.view = other(board.view)));
  }

  /** Shows what the reader can do now. */
  show() {
    const { words, holder } = this.#context;
    const table = this.#context.table();
    const { seat } = holder;
    this.#showControls(controls(table, seat));
    const offer = this.#controls.get("offer-end");
    if (offer) offer.textContent = words(seat?.both ? "offer-end-now" : "offer-end");
    this.#showLink(table);
    this.#note.textContent = this.#noteOf(table);
    this.#note.hidden = this.#note.textContent === "";
    this.#note.classList.toggle("warning", seat !== null && !holder.kept);
    if (seat && table.rematch.offer !== seat.side) dropWish(table.id);
    this.#carrySeat();
    find("#table", HTMLElement).dataset.phase = table.phase;
    find("#table", HTMLElement).dataset.seat = seat ? (seat.both ? "both" : seat.side) : "none";
  }

  /** @param {Control[]} visible */
  #showControls(visible) {
    for (const id of visible) this.#control(id).hidden = false;
    for (const [id, element] of this.#controls) {
      if (visible.includes(id)) continue;
      const focused = element.contains(document.activeElement);
      element.hidden = true;
      // The focus is never lost: where a button goes, what takes its place or the board has it.
      const heir = counterpart(id, visible);
      if (focused) (heir ? this.#control(heir) : find("[tabindex='0']", HTMLElement, this.#context.board.root)).focus();
    }
  }

  /** @param {Control} id */
  #control(id) {
    return /** @type {HTMLElement} */ (this.#controls.get(id));
  }

  /** What is said beside the buttons. @param {Table} table */
  #noteOf(table) {
    const { words, holder } = this.#context;
    const { seat } = holder;
    if (seat) return holder.kept ? seatNote(words, table, seat) : words("my-seat-not-kept");
    if (this.#badLink) return words("seat-bad-link");
    return this.#lostRace ? words("seat-lost-race") : seatNote(words, table, seat);
  }

  /** Where the browser keeps nothing, the same page in another language is told the seat. */
  #carrySeat() {
    const { holder } = this.#context;
    for (const link of document.querySelectorAll("nav a[hreflang]")) {
      if (link instanceof HTMLAnchorElement) link.hash = holder.seat && !holder.kept ? `seat=${holder.key}` : "";
    }
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

  /** @param {() => Promise<{table: Table}>} request */
  async #wish(request) {
    const answer = await request();
    noteWish({ id: answer.table.id, key: this.#context.holder.key });
    return answer;
  }

  async #join() {
    const { holder, findSeat } = this.#context;
    await this.#ask(async () => ({ table: await holder.join() }));
    // The answer may have been lost, and the seat be ours all the same.
    if (!holder.seat) findSeat();
  }

  /** At one screen an offer ends the game at once, so that it is asked for. @param {() => Promise<{table: Table}>} request */
  async #offer(request) {
    const { words, holder, table } = this.#context;
    const agreed = !holder.seat?.both || await confirm({
      title: words("offer-now-title"),
      note: leftoverByAgreement(words, table()),
      yes: words("offer-end-now"),
      no: words("resign-cancel"),
    });
    if (agreed) await this.#ask(request);
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
}

/** @param {string} id */
const rematchAddress = (id) => location.pathname.replace(/[^/]+$/, id);

/** @type {Record<string, string>} */
const PROBLEMS = {
  bad_link: "seat-bad-link",
  seat_taken: "seat-lost-race",
  wrong_seat: "problem-wrong-seat",
  no_offer: "problem-no-offer",
  offer_declined: "problem-offer-declined",
  offer_stands: "problem-offer-stands",
  offer_withdrawn: "problem-offer-withdrawn",
  rematch_withdrawn: "problem-rematch-withdrawn",
  stale: "problem-stale",
  ahead: "problem-stale",
  game_over: "refusal-game-over",
  not_started: "refusal-not-started",
  no_connection: "problem-no-connection",
  unavailable: "problem-unavailable",
  unknown_table: "problem-unknown-table",
};
