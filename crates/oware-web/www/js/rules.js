// The rules in the browser: the wasm build of `oware-rules`, with types. No rule is written here.

import init, { Game as WasmGame, rows, seeds, store, store_rows } from "../wasm/oware_web.js";
import { HOUSES, SIDES, readPosition } from "./position.js";

/** @import { End, Letter, Refusal, RulesJson, Side, Sowing, Stuck, Table } from "./types.js" */
/** @import { Theme } from "./settings.js" */

/** Loads the module; nothing else here works before. @param {unknown} [module] for tests: its bytes */
export async function loadRules(module) {
  await init(module === undefined ? undefined : { module_or_path: module });
}

/** Rules as words, the form that the modules read. @param {RulesJson} rules */
export function choice(rules) {
  if (typeof rules === "string") return rules;
  const { preset, ...changes } = rules;
  return [preset, ...Object.entries(changes).map(([setting, value]) => `${setting}=${value}`)].join(" ");
}

/** A game whose moves can be played, looked at and taken back. */
export class Game {
  /** @param {WasmGame} game */
  constructor(game) {
    this.#game = game;
  }

  #game;

  /** The game of a table, with all its moves. @param {Pick<Table, "rules" | "start" | "moves">} table */
  static of(table) {
    const game = new WasmGame(choice(table.rules), table.start);
    game.replay(table.moves.join(""));
    return new Game(game);
  }

  /** The game as it stood after some moves. @param {number} ply */
  at(ply) {
    return new Game(this.#game.at(ply));
  }

  /** @param {Letter} house @returns {Sowing | { refusal: Refusal }} */
  preview(house) {
    return JSON.parse(this.#game.preview(house));
  }

  /** Plays a house, unless that is refused. @param {Letter} house @returns {Sowing | { refusal: Refusal }} */
  play(house) {
    return JSON.parse(this.#game.play(house));
  }

  /** A side resigns. @param {Side} side */
  resign(side) {
    this.#game.resign(side);
  }

  /** Both sides agree to end the game. */
  agree() {
    this.#game.agree();
  }

  /** How often the position has occurred. */
  get occurrences() {
    return this.#game.occurrences();
  }

  /** The value of a setting of the rules. @param {string} name */
  setting(name) {
    return this.#game.setting(name);
  }

  get ply() {
    return this.#game.ply();
  }

  /** @returns {Letter[]} */
  get moves() {
    return [...this.#game.moves()];
  }

  /** @returns {Letter[]} */
  get legal() {
    return [...this.#game.legal()];
  }

  get position() {
    return readPosition(this.text);
  }

  /** The position as text. */
  get text() {
    return this.#game.position();
  }

  /** @returns {End | null} */
  get end() {
    return JSON.parse(this.#game.end());
  }

  /** Why the side to move has no move, if that ended the game. @returns {Stuck} */
  get stuck() {
    return /** @type {Stuck} */ (this.#game.stuck());
  }
}

/** The SVG of a house's seeds, as they lie or set out for counting. @param {Letter} house @param {number} count @param {Theme} theme */
export const drawSeeds = (house, count, theme) => (theme === "shapes" ? rows(count) : seeds(HOUSES.indexOf(house), count));

/** The SVG of a store's seeds. @param {Side} side @param {number} count @param {Theme} theme */
export const drawStore = (side, count, theme) =>
  theme === "shapes" ? store_rows(Math.floor(count)) : store(SIDES.indexOf(side), Math.floor(count));
