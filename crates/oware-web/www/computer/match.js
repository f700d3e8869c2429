// A game of the reader against the computer: the choices it was begun with and its moves, as they
// are kept, and as a table of the same form as those on the server. No page and no clock here.

import { other } from "../js/position.js";
import { Game } from "../js/rules.js";

/** @import { Letter, RulesJson, Side, Table } from "../js/types.js" */

/** @typedef {{rules: RulesJson, side: Side, level: number}} Choice `side` is the reader's */
/** @typedef {"" | "resigned" | "agreed"} Closed how the game was ended without a move */

/**
 * What is kept of a game.
 * @typedef {Choice & {form: 1, id: string, moves: string, closed: Closed}} Kept
 */

export class Match {
  #game;
  /** @type {Closed} */
  #closed;
  #start;
  /** @type {Table | null} */
  #table = null;

  /** @param {string} id @param {Choice} choice @param {string} [moves] @param {Closed} [closed] */
  constructor(id, { rules, side, level }, moves = "", closed = "") {
    this.id = id;
    this.rules = rules;
    this.side = side;
    this.level = level;
    this.#game = Game.of({ rules, start: "", moves: [...moves] });
    this.#start = this.#game.at(0).text;
    this.#closed = closed;
    this.#close();
  }

  /** The game that was kept. Throws where it can't be played any more. @param {Kept} kept */
  static restore(kept) {
    if (kept.form !== 1) throw new Error(`a game of form ${kept.form}`);
    return new Match(kept.id, kept, kept.moves, kept.closed);
  }

  /** @returns {Kept} */
  get kept() {
    const { id, rules, side, level } = this;
    return { form: 1, id, rules, side, level, moves: this.moves.join(""), closed: this.#closed };
  }

  get moves() {
    return this.#game.moves;
  }

  get ply() {
    return this.#game.ply;
  }

  get legal() {
    return this.#game.legal;
  }

  get over() {
    return this.#game.end !== null;
  }

  /** The position before the first move, as text. */
  get start() {
    return this.#start;
  }

  /** Whether the computer is to move. */
  get computersTurn() {
    return !this.over && this.#game.position.side !== this.side;
  }

  /**
   * Whether the two may agree to end the game: where no repetition ends it, once the position has
   * come back.
   */
  get mayAgree() {
    return !this.over && this.#game.setting("repetition") === "never" && this.#game.occurrences > 1;
  }

  /** @returns {Table} */
  get table() {
    this.#table ??= this.#asTable();
    return this.#table;
  }

  /** Plays a house, unless the rules refuse it; gives whether it was played. @param {Letter} house */
  play(house) {
    this.#table = null;
    return !("refusal" in this.#game.play(house));
  }

  /** The reader resigns. */
  resign() {
    if (!this.over) this.#closed = "resigned";
    this.#close();
  }

  /** Both agree to end the game. */
  agree() {
    if (this.mayAgree) this.#closed = "agreed";
    this.#close();
  }

  /** The ply to which the reader's last own decision can be taken back; null if there is none. */
  get undoTo() {
    if (this.#closed) return this.ply;
    for (let ply = this.ply - 1; ply >= 0; ply -= 1) {
      if (this.#game.at(ply).position.side === this.side) return ply;
    }
    return null;
  }

  /** Takes back to where the reader decided last; gives whether there was such. */
  undo() {
    const ply = this.undoTo;
    if (ply === null) return false;
    this.#closed = "";
    this.#game = this.#game.at(ply);
    this.#table = null;
    return true;
  }

  /** The same choices with the sides swapped. @returns {Choice} */
  get swapped() {
    return { rules: this.rules, side: other(this.side), level: this.level };
  }

  /** The record, in the form that tables have and `oware judge` reads. */
  get record() {
    const { rules, start, position, moves, end } = this.table;
    const fields = start.split("-");
    const numbers = fields.slice(0, 14).map(Number);
    const side = fields[14] === "N" ? "north" : "south";
    return { id: this.id, rules, board: numbers.slice(0, 12), stores: numbers.slice(12), side, moves, position, end };
  }

  #close() {
    this.#table = null;
    if (this.#closed === "resigned") this.#game.resign(this.side);
    if (this.#closed === "agreed") this.#game.agree();
  }

  /** @returns {Table} */
  #asTable() {
    const { end, text, position } = this.#game;
    return {
      id: this.id,
      version: 0,
      rules: this.rules,
      spec: { repetition: this.#game.setting("repetition"), leftover: this.#game.setting("leftover") },
      one_screen: false,
      computer: { side: other(this.side), level: this.level },
      host: this.side,
      seats: { south: true, north: true },
      start: this.#start,
      position: text,
      moves: this.moves,
      phase: end ? "ended" : "playing",
      to_move: end ? null : position.side,
      legal: this.legal,
      offer: null,
      declined: null,
      rematch: { offer: null, table: null },
      end,
    };
  }
}
