// What the endgame of a finished game was worth: a paragraph in the record that tells what best
// play would have brought from the position looked at, and what each move would have. Loaded when
// the first such position is looked at; a game that is being played is nobody's to look into.

import { find } from "../js/page-parts.js";
import { other, readPosition } from "../js/position.js";
import { EndgameOracle } from "./oracle.js";

/** @import { RulesJson, Words } from "../js/types.js" */
/** @import { Worth } from "./oracle.js" */

export class Review {
  #t;
  #oracle;
  #say;
  #line = document.createElement("p");
  /** The position that is to be told. @type {string | null} */
  #wanted = null;

  /**
   * @param {Words} words @param {RulesJson} rules
   * @param {number} seeds the most on the board of what is told
   * @param {(sentence: string) => void} say shows the gist beside the board: on a phone the record is far below
   */
  constructor(words, rules, seeds, say) {
    this.#t = words;
    this.#say = say;
    this.#oracle = EndgameOracle.open(rules, seeds);
    this.#line.id = "worth";
    this.#line.ariaLive = "polite";
    find("#no-moves", HTMLElement).after(this.#line);
  }

  /** Goes, and lets the tables go. */
  close() {
    this.#wanted = null;
    this.#line.remove();
    this.#oracle.then((oracle) => oracle.close()).catch(() => {});
  }

  /** Tells of a position, or of none. @param {string | null} position as text */
  async show(position) {
    this.#wanted = position;
    if (position === null) return this.#line.replaceChildren();
    const oracle = await this.#oracle;
    const worth = await oracle.probe(position);
    // Another one may be looked at by now.
    if (this.#wanted !== position) return undefined;
    const sentences = this.#sentences(worth);
    this.#line.textContent = sentences.join(" ");
    this.#say(sentences[0]);
    return undefined;
  }

  /** @param {Worth} worth */
  #sentences({ position, value, moves, repetition_may_change }) {
    const t = this.#t;
    const { side } = readPosition(position);
    const told = [];
    if (value === 0) told.push(t("worth-even"));
    else told.push(t("worth-ahead", { side: value > 0 ? side : other(side), seeds: Math.abs(value) }));
    const each = Object.entries(moves).map(([house, value]) => `${house}\u00a0${signed(value)}`);
    if (each.length > 0) told.push(t("worth-moves", { side, moves: each.join(", ") }));
    if (repetition_may_change) told.push(t("worth-repetition"));
    return told;
  }
}

/** With a sign that is as wide as a digit. @param {number} value */
function signed(value) {
  if (value === 0) return "0";
  return value > 0 ? `+${value}` : `−${-value}`;
}
