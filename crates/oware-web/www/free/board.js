// A board on which moves are made freely, without a table behind it: shows them, previews a house,
// obeys keys. What a press means is the matter of the page that it is part of.

import { Account } from "../js/account.js";
import { Animator } from "../js/animate.js";
import { Board } from "../js/board.js";
import { Keyboard } from "../js/keyboard.js";
import { find } from "../js/page-parts.js";
import { planMove, standing } from "../js/plan.js";
import { ownerOf } from "../js/position.js";
import { Preview } from "../js/preview.js";
import * as tell from "../js/tell.js";

/** @import { Game } from "../js/rules.js" */
/** @import { Letter, Position, Sowing, Words } from "../js/types.js" */

export class FreeBoard {
  #words;
  #account;
  #animator;
  #preview;
  #keyboard;
  #hint = find("#hint", HTMLElement);
  /** @type {Game | null} */
  #game = null;
  /** Whether a house can be pressed now. */
  #open = true;
  /** Whether it is told what a house would do. */
  #tells = true;

  /** @param {Words} words @param {(house: Letter) => void} press */
  constructor(words, press) {
    this.#words = words;
    this.#account = new Account(words);
    this.board = new Board(find("#table", HTMLElement), words);
    this.#animator = new Animator(this.board);
    this.#preview = new Preview(this.board, (house) => this.#look(house), (text) => (this.#hint.textContent = text));
    /** @param {Letter} house */
    const pressed = (house) => (this.#animator.busy ? this.#animator.skip() : this.#open && press(house));
    this.#keyboard = new Keyboard(this.board, {
      play: pressed,
      skip: () => this.#animator.skip(),
      row: () => this.#game?.position.side ?? null,
    });
    this.board.root.addEventListener("click", ({ target }) => {
      const house = this.board.houseOf(target);
      if (house) pressed(house);
      else this.#animator.skip();
    });
  }

  get busy() {
    return this.#animator.busy;
  }

  /**
   * Shows a game as it stands.
   * @param {Game} game
   * @param {{open?: boolean, offer?: Letter[]}} [wishes] whether houses can be pressed; which ones are
   *   offered, without telling what they would do, instead of the legal ones
   */
  settle(game, { open = true, offer } = {}) {
    this.#game = game;
    this.#open = open;
    this.#tells = offer === undefined;
    const { position, end } = game;
    this.board.show(standing(position, end));
    const playable = open ? (offer ?? game.legal) : [];
    this.board.offer(playable);
    this.board.turn(end ? null : position.side);
    this.#keyboard.settle(playable);
    this.#preview.refresh();
    this.#tell(game, this.#tells ? playable : []);
  }

  /** The board in words. @param {Game} game @param {Letter[]} playable */
  #tell(game, playable) {
    const { position, end } = game;
    const state = end ? tell.result(this.#words, end, null) : tell.turn(this.#words, position.side, false, null);
    const moves = playable.map((house) => {
      const outcome = game.preview(house);
      return { house, captured: "refusal" in outcome ? 0 : outcome.captured };
    });
    this.#account.show(this.board.shown, state, moves);
  }

  /** Shows a move. @param {Position} before @param {Sowing} sowing */
  async show(before, sowing) {
    this.board.offer([]);
    this.#preview.refresh();
    this.board.mark("last-to", []);
    await this.#animator.run(planMove(before, sowing));
    this.board.mark("last-from", [sowing.house]);
    this.board.mark("last-to", sowing.drops.slice(-1));
  }

  /** Takes away the marks of the last move. */
  clear() {
    this.#animator.skip();
    for (const mark of /** @type {const} */ (["last-from", "last-to", "found", "shown"])) this.board.mark(mark, []);
  }

  /** @param {Letter} house */
  #look(house) {
    const game = this.#game;
    if (!game || !this.#open || !this.#tells || this.#animator.busy || ownerOf(house) !== game.position.side) return null;
    const outcome = game.preview(house);
    if (!("refusal" in outcome)) return { text: tell.preview(this.#words, outcome), sowing: outcome };
    if (outcome.refusal.code === "empty_house" || outcome.refusal.code === "game_over") return null;
    return { text: tell.refusal(this.#words, outcome.refusal, game.position.side), sowing: null };
  }
}
