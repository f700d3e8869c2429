// The moves of a table as they are shown: those the server has and the one on its way, each with
// what it did. Looking back is by ply: 0 is the opening.

import { readPosition } from "./position.js";
import { Game } from "./rules.js";

/** @import { Letter, Position, Refusal, Sowing, Table } from "./types.js" */

export class Line {
  #table;
  #game;
  /** @type {Sowing[]} */
  #sowings = [];

  /** @param {Pick<Table, "rules" | "start" | "moves">} table */
  constructor(table) {
    this.#table = table;
    this.#game = Game.of({ ...table, moves: [] });
    this.follow(table.moves);
  }

  /** The number of moves. */
  get length() {
    return this.#sowings.length;
  }

  get sowings() {
    return this.#sowings;
  }

  /** The legal houses after the last move. */
  get legal() {
    return this.#game.legal;
  }

  /** How the last move ended the game, by the rules alone. */
  get end() {
    return this.#game.end;
  }

  /** Why the side to move has no move, if that ended the game. */
  get stuck() {
    return this.#game.stuck;
  }

  /** @param {number} ply @returns {string} */
  textAt(ply) {
    return ply === 0 ? this.#table.start : this.#sowings[ply - 1].position;
  }

  /** @param {number} ply @returns {Position} */
  positionAt(ply) {
    return readPosition(this.textAt(ply));
  }

  get position() {
    return this.positionAt(this.length);
  }

  /** @param {Letter} house @returns {Sowing | { refusal: Refusal }} */
  preview(house) {
    return this.#game.preview(house);
  }

  /** Plays a house, unless the rules refuse it. @param {Letter} house @returns {Sowing | { refusal: Refusal }} */
  play(house) {
    const outcome = this.#game.play(house);
    if (!("refusal" in outcome)) this.#sowings = [...this.#sowings, outcome];
    return outcome;
  }

  /**
   * Becomes the line with these moves. Gives how many of its own moves stayed.
   * @param {Letter[]} moves
   */
  follow(moves) {
    let kept = 0;
    while (kept < moves.length && this.#sowings[kept]?.house === moves[kept]) kept += 1;
    if (kept < this.length) {
      this.#game = this.#game.at(kept);
      this.#sowings = this.#sowings.slice(0, kept);
    }
    for (const house of moves.slice(kept)) if ("refusal" in this.play(house)) break;
    return kept;
  }
}
