// A table's page: brings together what is known of the table, what is shown and what the reader
// does. The parts know nothing of each other; what they have to do with one another is here.

import { Animator } from "./animate.js";
import { Problem, TableApi } from "./api.js";
import { Board } from "./board.js";
import { openOffer } from "./controls.js";
import { Hint } from "./hint.js";
import { Keyboard } from "./keyboard.js";
import { Line } from "./line.js";
import { Live } from "./live.js";
import { Outbox } from "./outbox.js";
import { find } from "./page-parts.js";
import { Panel } from "./panel.js";
import { planEnd, planMove, standing } from "./plan.js";
import { ownerOf, readPosition } from "./position.js";
import { Preview } from "./preview.js";
import { Record } from "./record.js";
import { startSharing } from "./share.js";
import { sharedLink } from "./seat.js";
import { SeatHolder } from "./seat-holder.js";
import { Status } from "./status.js";
import { Sync } from "./sync.js";
import * as tell from "./tell.js";

/** @import { Letter, PageData, Side, Sowing, Table, TableEvent, Words } from "./types.js" */

/** More moves than this at once are not shown one by one. */
const SHOWN_ONE_BY_ONE = 2;
const DOUBLE_CLICK_MS = 500;
/** Positions of up to so many seeds are solved in a moment. */
const ENDGAME_SEEDS = 8;

export class TablePage {
  #t;
  #sync;
  #line;
  #api;
  #board;
  #animator;
  #hint = new Hint();
  #keyboard;
  #preview;
  #record;
  #status;
  #panel;
  #holder;
  #live;
  #outbox;
  /** The ply looked at; null is the latest. @type {number | null} */
  #past = null;
  /** Moves that have been made but not shown yet. @type {{ply: number, sowing: Sowing}[]} */
  #unseen = [];
  /** What is to be read out once it can be seen. @type {string[]} */
  #news = [];
  /** What became of an offer, until it is said. */
  #answer = "";
  /** The table as it was when it was last compared. @type {Table} */
  #seen;
  /** Whether the move on its way could not be sent at first. */
  #waited = false;
  /** Tells what endgames were worth; there once it is needed. @type {Promise<import("../oracle/review.js").Review> | undefined} */
  #review;
  /** Whether an end that came without a move has been shown. */
  #endSeen = false;
  #showing = false;

  /** @param {PageData} data @param {Words} words */
  constructor({ table }, words) {
    this.#t = words;
    this.#sync = new Sync(table);
    this.#line = new Line(table);
    this.#api = new TableApi(table.id);
    this.#board = new Board(find("#table", HTMLElement), words);
    this.#animator = new Animator(this.#board);
    this.#status = new Status(words);
    this.#record = new Record(words, (ply) => this.#lookAt(ply));
    this.#seen = table;
    this.#endSeen = table.phase === "ended";
    this.#outbox = new Outbox(({ ply, house }) => this.#api.move(this.#holder.key, ply, house), {
      accepted: (accepted) => this.#adopt(accepted),
      refused: (problem) => this.#refused(problem),
      waiting: () => {
        this.#waited = true;
        this.#tellConnection();
      },
    });
    this.#live = new Live(this.#api.liveUrl(location), {
      version: () => this.#sync.version,
      take: (message) => this.#take(this.#sync.take(message)),
      read: () => this.#api.read(),
      connected: () => {
        this.#tellConnection();
        this.#findSeat();
      },
      woke: () => this.#wake(),
    });
    this.#holder = new SeatHolder(table.id, this.#api, () => this.#seatChanged());
    this.#panel = new Panel({
      words,
      board: this.#board,
      holder: this.#holder,
      api: this.#api,
      table: () => this.#sync.table,
      ply: () => this.#line.length,
      adopt: (adopted) => this.#adopt(adopted),
      findSeat: () => this.#findSeat(),
      say: (text) => this.#say(text),
    });
    this.#preview = new Preview(this.#board, (house) => this.#look(house), (text) => (this.#hint.passing = text));
    this.#keyboard = new Keyboard(this.#board, {
      play: (house) => this.#press(house),
      skip: () => this.#animator.skip(),
      row: () => this.#row(),
    });
    this.#board.root.addEventListener("click", ({ target, timeStamp }) => this.#click(target, timeStamp));
    // The own link, put into the address bar of this very page.
    addEventListener("hashchange", () => this.#findSeat());
    startSharing(sharedLink(table.id), words, (text) => this.#say(text));
  }

  /** Takes the page over from the server. */
  start() {
    this.#settle();
    this.#live.start();
    this.#findSeat();
  }

  #findSeat() {
    this.#holder.find(this.#table.phase !== "waiting").catch((error) => this.#panel.fail(error));
  }

  get #table() {
    return this.#sync.table;
  }

  /** Whether the reader may play now: it is their turn, and what is shown is how it stands. */
  get #mayPlay() {
    const open = this.#past === null && !this.#animator.busy && !this.#showing && !this.#outbox.move;
    return open && this.#table.phase === "playing" && this.#holder.holds(this.#line.position.side);
  }

  /** @param {EventTarget | null} target @param {number} at */
  #click(target, at) {
    const house = this.#board.houseOf(target);
    if (this.#animator.busy) {
      this.#skippedAt = at;
      return this.#animator.skip();
    }
    if (house) this.#press(house, at);
  }

  /** The last move made by a press. */
  #pressed = { house: "", at: -Infinity };
  /** When a press skipped what was being shown. */
  #skippedAt = -Infinity;

  /** @param {Letter} house @param {number} [at] */
  #press(house, at = performance.now()) {
    if (this.#animator.busy || this.#showing) return;
    // The second half of a double click is no answer to the other side's quick move.
    if (house === this.#pressed.house && at - this.#pressed.at < DOUBLE_CLICK_MS) return;
    // Nor is one press too many for skipping what was shown.
    if (at - this.#skippedAt < DOUBLE_CLICK_MS) {
      this.#skippedAt = at;
      return;
    }
    if (!this.#mayPlay) return this.#explain(house);
    const ply = this.#line.length;
    const outcome = this.#line.play(house);
    if ("refusal" in outcome) return this.#say(tell.refusal(this.#t, outcome.refusal, this.#line.position.side));
    this.#pressed = { house, at };
    this.#unseen.push({ ply, sowing: outcome });
    this.#outbox.put({ ply, house });
    this.#show();
  }

  /** Says why nothing can be played now. @param {Letter} house */
  #explain(house) {
    const t = this.#t;
    const { phase } = this.#table;
    const seat = this.#holder.seat;
    if (phase === "ended") return this.#say(t("refusal-game-over"));
    if (!seat) return phase === "playing" ? this.#say(t("refusal-watching")) : undefined;
    if (phase === "waiting") return this.#say(t("refusal-not-started"));
    if (this.#past !== null) return this.#say(t("refusal-stepping"));
    if (this.#outbox.move) return this.#say(t("move-waiting"));
    const { side } = this.#line.position;
    if (ownerOf(house) !== seat.side && !seat.both) {
      return this.#say(t("refusal-wrong-side", { house, side: ownerOf(house) }));
    }
    return this.#say(t("refusal-not-your-turn", { side }));
  }

  /** What a house would do, for the preview. @param {Letter} house */
  #look(house) {
    if (!this.#mayPlay || ownerOf(house) !== this.#line.position.side) return null;
    const outcome = this.#line.preview(house);
    if (!("refusal" in outcome)) return { text: tell.preview(this.#t, outcome), sowing: outcome };
    if (outcome.refusal.code === "empty_house") return null;
    return { text: tell.refusal(this.#t, outcome.refusal, this.#line.position.side), sowing: null };
  }

  /** The row that the letters A–F mean. */
  #row() {
    const seat = this.#holder.seat;
    if (!seat) return null;
    return seat.both ? this.#line.position.side : seat.side;
  }

  /** @param {import("./sync.js").Outcome} outcome @returns {"same" | "gap" | "news"} */
  #take(outcome) {
    if (outcome.kind === "same" || outcome.kind === "gap") return outcome.kind;
    if (outcome.kind === "events") for (const event of outcome.events) this.#hear(event);
    this.#compare();
    this.#follow();
    return "news";
  }

  /** A table that came with an answer. @param {Table} table */
  #adopt(table) {
    this.#take(this.#sync.adopt(table));
  }

  /** What an event has to say beyond the state it leads to. @param {TableEvent} event */
  #hear(event) {
    if (event.type === "end_declined" && !this.#isOwn(event.by)) {
      this.#answer = this.#t("offer-declined", { side: event.by });
    }
    if (event.type === "end_withdrawn" && !this.#isOwn(event.by)) {
      this.#answer = this.#t("offer-withdrawn", { side: event.by });
    }
  }

  /** What has changed besides moves, however it became known. */
  #compare() {
    const before = this.#seen;
    const now = this.#table;
    this.#seen = now;
    if (now.phase !== before.phase) {
      this.#news.push("");
      this.#findSeat();
    }
    if (now.rematch.table && !before.rematch.table) this.#panel.goToRematch(now.rematch.table);
  }

  /** @param {Side} side */
  #isOwn(side) {
    const { seat } = this.#holder;
    return seat !== null && !seat.both && seat.side === side;
  }

  /** Brings what is shown in line with what is known. */
  #follow() {
    const settled = this.#outbox.settle(this.#table.moves);
    // After a time of uncertainty the board shows how it stands, whatever was looked at meanwhile.
    if (settled === "played" && this.#waited) this.#stepTo(null);
    if (!this.#outbox.move) this.#waited = false;
    const move = this.#outbox.move;
    const moves = move ? [...this.#table.moves, move.house] : this.#table.moves;
    const before = this.#line.length;
    const kept = this.#line.follow(moves);
    if (kept < before) {
      // What was shown is not how it went: no story, just the truth.
      this.#unseen = [];
      this.#animator.skip();
      this.#stepTo(null);
    } else {
      const fresh = this.#line.sowings.slice(kept).map((sowing, index) => ({ ply: kept + index, sowing }));
      this.#unseen.push(...fresh);
    }
    if (settled === "lost") this.#tellOvertaken();
    this.#show();
  }

  /** The same seat has moved in another window. */
  #tellOvertaken() {
    const text = this.#t("move-overtaken");
    this.#hint.say(text);
    this.#news.push(text);
  }

  /** Shows the moves that have not been seen, one after the other, then how it stands. @returns {Promise<void>} */
  async #show() {
    if (this.#showing) {
      if (this.#unseen.length > SHOWN_ONE_BY_ONE) this.#animator.skip();
      return;
    }
    this.#showing = true;
    this.#board.offer([]);
    this.#preview.refresh();
    this.#record.show(this.#line.sowings, this.#past ?? this.#line.length);
    for (let next = this.#unseen.shift(); next; next = this.#unseen.shift()) {
      const { ply, sowing } = next;
      const before = this.#line.positionAt(ply);
      this.#news.push(tell.move(this.#t, sowing, before.stores));
      if (this.#past !== null || this.#unseen.length >= SHOWN_ONE_BY_ONE) continue;
      this.#board.show(before);
      this.#board.mark("last-to", []);
      await this.#animator.run(planMove(before, sowing));
      this.#record.show(this.#line.sowings, this.#past ?? this.#line.length);
    }
    await this.#showEnd();
    this.#showing = false;
    if (this.#unseen.length > 0) return this.#show();
    const lasting = this.#hint.lasting;
    this.#settle();
    const open = this.#hint.lasting === lasting ? "" : this.#hint.lasting;
    if (this.#news.length > 0) this.#status.announce([...this.#news.slice(-SHOWN_ONE_BY_ONE), this.#status.present, open]);
    this.#news = [];
  }

  /** Shows an end that came without a move: seeds left over go to whom they were shared to. */
  async #showEnd() {
    const { end, moves } = this.#table;
    if (!end || this.#endSeen || this.#past !== null) return;
    this.#endSeen = true;
    const mover = ownerOf(moves[moves.length - 1] ?? "A");
    await this.#animator.run(planEnd(this.#board.shown, end, mover));
  }

  /** Draws how it stands. */
  #settle() {
    const ply = this.#past ?? this.#line.length;
    const end = this.#past === null || this.#past === this.#table.moves.length ? this.#table.end : null;
    this.#board.show(standing(this.#line.positionAt(ply), end ?? (this.#past === null ? this.#line.end : null)));
    this.#markLast(ply);
    const playable = this.#mayPlay ? this.#line.legal : [];
    this.#board.offer(playable);
    this.#board.turn(this.#table.phase === "playing" ? this.#line.positionAt(ply).side : null);
    this.#keyboard.settle(playable);
    this.#record.show(this.#line.sowings, ply);
    const seat = this.#holder.seat;
    this.#status.show({ table: this.#table, line: this.#line, seat, past: this.#past, pending: !!this.#outbox.move });
    this.#panel.show();
    this.#tellConnection();
    this.#tellWorth();
    this.#preview.refresh();
    // Last, since a button that went may have given its focus to a house, which tells of itself.
    if (this.#answer) this.#say(this.#answer);
    this.#answer = "";
  }

  /** While stepping through a game that is over: what the few seeds left on the board were worth. */
  #tellWorth() {
    const looked = this.#past !== null && this.#table.phase === "ended" ? this.#line.textAt(this.#past) : null;
    const few = looked !== null && readPosition(looked).board.reduce((sum, seeds) => sum + seeds, 0) <= ENDGAME_SEEDS;
    if (few) this.#review ??= import("../oracle/review.js").then(({ Review }) => new Review(this.#t, this.#table.rules, ENDGAME_SEEDS));
    // Without it the page is as it was.
    this.#review?.then((review) => review.show(few ? looked : null)).catch(console.warn);
  }

  /** @param {number} ply */
  #markLast(ply) {
    const last = ply > 0 ? this.#line.sowings[ply - 1] : null;
    this.#board.mark("last-from", last ? [last.house] : []);
    this.#board.mark("last-to", last ? last.drops.slice(-1) : []);
  }

  /** Steps through the game. @param {number} ply */
  #lookAt(ply) {
    this.#animator.skip();
    this.#stepTo(ply >= this.#line.length ? null : Math.max(ply, 0));
    if (this.#showing) return;
    this.#settle();
    this.#status.announce([this.#status.looked]);
  }

  /** @param {number | null} past the ply to look at */
  #stepTo(past) {
    this.#past = past;
    // What was said of the board was said of another one.
    this.#hint.passing = "";
  }

  #seatChanged() {
    const { seat } = this.#holder;
    if (seat) this.#board.view = seat.both ? this.#board.view : seat.side;
    if (!this.#showing) this.#settle();
  }

  /** The server does not accept the move: the truth is asked for, and the houses are open again. @param {Problem} problem */
  async #refused(problem) {
    if (problem.code === "wrong_seat") this.#holder.forget();
    this.#line.follow(this.#table.moves);
    this.#unseen = [];
    this.#animator.skip();
    this.#stepTo(null);
    if (problem.table) this.#adopt(problem.table);
    else this.#adopt(await this.#api.read().catch(() => this.#table));
    if (!this.#showing) this.#settle();
    this.#say(this.#t(problem.code === "stale" ? "move-overtaken" : "move-refused"));
  }

  /** The network may be back: what waits is tried at once. */
  #wake() {
    this.#outbox.hurry();
    this.#findSeat();
  }

  #tellConnection() {
    if (this.#live.connected && this.#waited) this.#outbox.hurry();
    const lost = this.#live.started && !this.#live.inTouch && this.#table.phase !== "ended";
    const text = this.#waited ? this.#t("move-waiting")
      : lost ? this.#t("connection-lost")
      : openOffer(this.#t, this.#table, this.#holder.seat);
    if (text === this.#hint.lasting) return;
    this.#hint.lasting = text;
    // While there are news it is read out with them.
    if (text && !this.#showing && this.#news.length === 0) this.#status.announce([text]);
  }

  /** Says something to the eye and to the ear. @param {string} text */
  #say(text) {
    this.#hint.say(text);
    this.#status.announce([text]);
  }
}
