// The board being played on, with all that belongs to it: moves shown one after the other, the
// preview of a house, the record and stepping through it, keys, status and what is read out. Whose
// moves they are, where they go and who may make them is the matter of the page that it is part of.

import { Account } from "./account.js";
import { Animator } from "./animate.js";
import { Board } from "./board.js";
import { Hint } from "./hint.js";
import { Keyboard } from "./keyboard.js";
import { Line } from "./line.js";
import { find } from "./page-parts.js";
import { planEnd, planMove, standing } from "./plan.js";
import { ownerOf, readPosition } from "./position.js";
import { Preview } from "./preview.js";
import { Record } from "./record.js";
import { Status } from "./status.js";
import * as tell from "./tell.js";

/** @import { Letter, Side, Sowing, Table, Words } from "./types.js" */
/** @import { Seat } from "./seat.js" */

/**
 * What the page knows and does.
 * @typedef {object} Doings
 * @property {() => Table} table how it stands
 * @property {() => Seat | null} seat the reader's
 * @property {() => boolean} pending whether a move of the reader's is on its way
 * @property {(move: {ply: number, house: Letter}) => void} played the reader has played; the line has it already
 * @property {(house: Letter) => string} explain why nothing can be played now; empty if it need not be said
 * @property {() => string} settled how it stands has been drawn; gives what there is to say of it
 */

/** More moves than this at once are not shown one by one. */
const SHOWN_ONE_BY_ONE = 2;
const DOUBLE_CLICK_MS = 500;
/** Positions of up to so many seeds are solved in a moment. */
const ENDGAME_SEEDS = 8;

export class Stage {
  #t;
  #doings;
  #line;
  #animator;
  #hint = new Hint();
  #keyboard;
  #preview;
  #record;
  #status;
  #account;
  /** The ply looked at; null is the latest. @type {number | null} */
  #past = null;
  /** Moves that have been made but not shown yet. @type {{ply: number, sowing: Sowing}[]} */
  #unseen = [];
  /** What is to be read out once it can be seen. @type {string[]} */
  #news = [];
  /** Tells what endgames were worth; there once it is needed. @type {Promise<import("../oracle/review.js").Review> | undefined} */
  #review;
  /** Whether an end that came without a move has been shown. */
  #endSeen;
  #showing = false;
  /** Who waits until everything has been shown. @type {(() => void)[]} */
  #waiting = [];
  /** The last move made by a press. */
  #pressed = { house: "", at: -Infinity };
  /** When a press skipped what was being shown. */
  #skippedAt = -Infinity;

  /** @param {Words} words @param {Table} table @param {Doings} doings */
  constructor(words, table, doings) {
    this.#t = words;
    this.#doings = doings;
    this.#line = new Line(table);
    this.#endSeen = table.phase === "ended";
    this.board = new Board(find("#table", HTMLElement), words);
    this.#animator = new Animator(this.board);
    this.#status = new Status(words);
    this.#account = new Account(words);
    this.#record = new Record(words, (ply) => this.#lookAt(ply));
    this.#preview = new Preview(this.board, (house) => this.#look(house), (text) => (this.#hint.passing = text));
    this.#keyboard = new Keyboard(this.board, {
      play: (house) => this.#press(house),
      skip: () => this.#animator.skip(),
      row: () => this.#row(),
    });
    this.board.root.addEventListener("click", ({ target, timeStamp }) => this.#click(target, timeStamp));
  }

  /** The moves, the reader's own on its way included. */
  get line() {
    return this.#line;
  }

  /** The ply looked at; null is the latest. */
  get past() {
    return this.#past;
  }

  /** Whether moves are being shown. */
  get showing() {
    return this.#showing;
  }

  /** Whether there is something to read out once it can be seen. */
  get hasNews() {
    return this.#news.length > 0;
  }

  /** Whether the reader may play now: it is their turn, and what is shown is how it stands. */
  get mayPlay() {
    const open = this.#past === null && !this.#animator.busy && !this.#showing && !this.#doings.pending();
    return open && this.#table.phase === "playing" && this.#holds(this.#line.position.side);
  }

  get #table() {
    return this.#doings.table();
  }

  /** Whether the reader plays this side. @param {Side} side */
  #holds(side) {
    const seat = this.#doings.seat();
    return seat !== null && (seat.both || seat.side === side);
  }

  /** Settles when everything that has happened has been shown. @returns {Promise<void>} */
  still() {
    return this.#showing ? new Promise((resolve) => this.#waiting.push(resolve)) : Promise.resolve();
  }

  /** Another game is played from now on. */
  restart() {
    this.#line = new Line(this.#table);
    this.#unseen = [];
    this.#endSeen = this.#table.phase === "ended";
    this.#review?.then((review) => review.close()).catch(console.warn);
    this.#review = undefined;
    this.#animator.skip();
    this.latest();
    if (!this.#showing) this.settle();
  }

  /** Takes these moves for the game's; `show` then shows those that are new. @param {Letter[]} moves */
  follow(moves) {
    const before = this.#line.length;
    const kept = this.#line.follow(moves);
    if (kept < before) {
      // What was shown is not how it went: no story, just the truth.
      this.#unseen = [];
      this.#animator.skip();
      this.latest();
      if (this.#table.phase !== "ended") this.#endSeen = false;
    }
    const fresh = kept < before ? [] : this.#line.sowings.slice(kept);
    this.#unseen.push(...fresh.map((sowing, index) => ({ ply: kept + index, sowing })));
  }

  /** Takes back what has been shown of a move that does not count. @param {Letter[]} moves the game's */
  retract(moves) {
    this.#line.follow(moves);
    this.#unseen = [];
    this.#animator.skip();
    this.latest();
  }

  /** @param {EventTarget | null} target @param {number} at */
  #click(target, at) {
    const house = this.board.houseOf(target);
    if (this.#animator.busy) {
      this.#skippedAt = at;
      return this.#animator.skip();
    }
    if (house) this.#press(house, at);
  }

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
    if (!this.mayPlay) {
      const why = this.#past !== null && this.#table.phase === "playing" && this.#doings.seat()
        ? this.#t("refusal-stepping")
        : this.#doings.explain(house);
      if (why) this.say(why);
      return;
    }
    const ply = this.#line.length;
    const outcome = this.#line.play(house);
    if ("refusal" in outcome) return this.say(tell.refusal(this.#t, outcome.refusal, this.#line.position.side));
    this.#pressed = { house, at };
    this.#unseen.push({ ply, sowing: outcome });
    this.#doings.played({ ply, house });
    this.show();
  }

  /** What a house would do, for the preview. @param {Letter} house */
  #look(house) {
    if (!this.mayPlay || ownerOf(house) !== this.#line.position.side) return null;
    const outcome = this.#line.preview(house);
    if (!("refusal" in outcome)) return { text: tell.preview(this.#t, outcome), sowing: outcome };
    if (outcome.refusal.code === "empty_house") return null;
    return { text: tell.refusal(this.#t, outcome.refusal, this.#line.position.side), sowing: null };
  }

  /** The row that the letters A–F mean. */
  #row() {
    const seat = this.#doings.seat();
    if (!seat) return null;
    return seat.both ? this.#line.position.side : seat.side;
  }

  /** Shows the moves that have not been seen, one after the other, then how it stands. @returns {Promise<void>} */
  async show() {
    if (this.#showing) {
      if (this.#unseen.length > SHOWN_ONE_BY_ONE) this.#animator.skip();
      return;
    }
    this.#showing = true;
    this.board.offer([]);
    this.#preview.refresh();
    this.#record.show(this.#line.sowings, this.#past ?? this.#line.length);
    for (let next = this.#unseen.shift(); next; next = this.#unseen.shift()) {
      const { ply, sowing } = next;
      const before = this.#line.positionAt(ply);
      this.#news.push(tell.move(this.#t, sowing, before.stores));
      if (this.#past !== null || this.#unseen.length >= SHOWN_ONE_BY_ONE) continue;
      this.board.show(before);
      this.board.mark("last-to", []);
      await this.#animator.run(planMove(before, sowing));
      this.#record.show(this.#line.sowings, this.#past ?? this.#line.length);
    }
    await this.#showEnd();
    this.#showing = false;
    if (this.#unseen.length > 0) return this.show();
    const lasting = this.#hint.lasting;
    this.settle();
    const open = this.#hint.lasting === lasting ? "" : this.#hint.lasting;
    if (this.hasNews) this.#status.announce([...this.#news.slice(-SHOWN_ONE_BY_ONE), this.#status.present, open]);
    this.#news = [];
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  /** Shows an end that came without a move: seeds left over go to whom they were shared to. */
  async #showEnd() {
    const { end, moves } = this.#table;
    if (!end || this.#endSeen || this.#past !== null) return;
    this.#endSeen = true;
    const mover = ownerOf(moves[moves.length - 1] ?? "A");
    await this.#animator.run(planEnd(this.board.shown, end, mover));
  }

  /** Draws how it stands. */
  settle() {
    const ply = this.#past ?? this.#line.length;
    const end = this.#past === null || this.#past === this.#table.moves.length ? this.#table.end : null;
    this.board.show(standing(this.#line.positionAt(ply), end ?? (this.#past === null ? this.#line.end : null)));
    this.#markLast(ply);
    this.#hint.happened = this.#table.phase === "playing" ? this.#happened(ply) : "";
    const playable = this.mayPlay ? this.#line.legal : [];
    this.board.offer(playable);
    this.board.turn(this.#table.phase === "playing" ? this.#line.positionAt(ply).side : null);
    this.#keyboard.settle(playable);
    this.#record.show(this.#line.sowings, ply);
    const seat = this.#doings.seat();
    this.#status.show({ table: this.#table, line: this.#line, seat, past: this.#past, pending: this.#doings.pending() });
    this.#account.show(this.board.shown, this.#status.looked, this.#outcomes(playable));
    this.#tellWorth();
    const said = this.#doings.settled();
    this.#preview.refresh();
    // Last, since a button that went may have given its focus to a house, which tells of itself.
    if (said) this.say(said);
  }

  /** What each of these houses would capture. @param {Letter[]} houses */
  #outcomes(houses) {
    return houses.map((house) => {
      const outcome = this.#line.preview(house);
      return { house, captured: "refusal" in outcome ? 0 : outcome.captured };
    });
  }

  /** While stepping through a game that is over: what the few seeds left on the board were worth. */
  #tellWorth() {
    const looked = this.#past !== null && this.#table.phase === "ended" ? this.#line.textAt(this.#past) : null;
    const few = looked !== null && readPosition(looked).board.reduce((sum, seeds) => sum + seeds, 0) <= ENDGAME_SEEDS;
    if (few) this.#review ??= import("../oracle/review.js").then(({ Review }) => new Review(this.#t, this.#table.rules, ENDGAME_SEEDS, (text) => (this.#hint.passing = text)));
    // Without it the page is as it was.
    this.#review?.then((review) => review.show(few ? looked : null)).catch(console.warn);
  }

  /** The move that led to a position, in words. @param {number} ply */
  #happened(ply) {
    return ply > 0 ? tell.happened(this.#t, this.#line.sowings[ply - 1]) : "";
  }

  /** @param {number} ply */
  #markLast(ply) {
    const last = ply > 0 ? this.#line.sowings[ply - 1] : null;
    this.board.mark("last-from", last ? [last.house] : []);
    this.board.mark("last-to", last ? last.drops.slice(-1) : []);
  }

  /** Steps through the game. @param {number} ply */
  #lookAt(ply) {
    this.#animator.skip();
    this.#stepTo(ply >= this.#line.length ? null : Math.max(ply, 0));
    if (this.#showing) return;
    this.settle();
    this.#status.announce([this.#status.looked]);
  }

  /** Looks at the latest position again, once it is drawn. */
  latest() {
    this.#stepTo(null);
  }

  /** @param {number | null} past the ply to look at */
  #stepTo(past) {
    this.#past = past;
    // What was said of the board was said of another one.
    this.#hint.passing = "";
  }

  /** Something happened that is read out once everything is shown; with empty text, how it stands. @param {string} text */
  note(text) {
    this.#news.push(text);
  }

  /** Says something to the eye now, and to the ear once everything is shown. @param {string} text */
  remark(text) {
    this.#hint.say(text);
    this.note(text);
  }

  /** Gives the focus to the house that Tab leads to. */
  focus() {
    find("[tabindex='0']", HTMLElement, this.board.root).focus();
  }

  /** Says what is so until it is no longer so. @param {string} text @param {"aloud" | "silently"} [how] */
  lasting(text, how = "aloud") {
    if (text === this.#hint.lasting) return;
    this.#hint.lasting = text;
    // While there are news it is read out with them.
    if (text && how === "aloud" && !this.#showing && !this.hasNews) this.#status.announce([text]);
  }

  /** Says something to the eye and to the ear. @param {string} text */
  say(text) {
    this.#hint.say(text);
    this.#status.announce([text]);
  }
}
