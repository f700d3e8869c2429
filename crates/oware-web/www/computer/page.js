// The page of a game against the computer: brings together the game, the board, the computer and
// what the reader does. A move of the computer is nobody's until it is played here: whatever the
// reader does meanwhile, only the thought about the position as it stands counts.

import { confirm } from "../js/dialogs.js";
import { find, prefersStillness } from "../js/page-parts.js";
import { other } from "../js/position.js";
import { Stage } from "../js/stage.js";
import * as tell from "../js/tell.js";
import { advise } from "./advice.js";
import { Keeper } from "./keep.js";
import { Match } from "./match.js";
import { Player, Stopped } from "./player.js";
import { tellRules } from "./rules-told.js";
import { Setup } from "./setup.js";

/** @import { Letter, Words } from "../js/types.js" */
/** @import { Choice } from "./match.js" */
/** @import { RulesWords } from "./rules-told.js" */

/** An answer does not come sooner than this after the reader's move has been shown. */
const MOMENT_MS = 550;
/** The only move there is needs no thought, but should not look like part of the reader's. */
const FORCED_MS = 250;
const ADVICE_MS = 700;

const BUTTONS = ["retry", "again", "advise", "undo", "flip", "resign", "new-game", "agree"];

export class ComputerPage {
  #t;
  #words;
  #keeper = new Keeper();
  #setup;
  #stage;
  /** @type {Match} */
  #match;
  /** Whether a game is being shown, rather than the form. */
  #playing = false;
  /** @type {Player} */
  #player;
  /** What the computer thinks about: a new one for each thought. @type {object | null} */
  #thought = null;
  /** What it thinks about for the reader. @type {object | null} */
  #advising = null;
  /** What was said of the position as it stands. @type {{ply: number, house: Letter, text: string} | null} */
  #advice = null;
  /** Whether the computer has failed at the position as it stands. */
  #failed = false;
  #kept = true;
  #buttons = new Map(BUTTONS.map((id) => [id, find(`#${id}`, HTMLButtonElement)]));

  /** @param {Words} t @param {RulesWords} words @param {Match} blank a game that is shown before there is another */
  constructor(t, words, blank) {
    this.#t = t;
    this.#words = words;
    this.#match = blank;
    this.#player = new Player(blank.rules);
    this.#setup = new Setup({ start: (choice) => this.#begin(choice), back: () => this.#enter(this.#match) });
    this.#stage = new Stage(t, blank.table, {
      table: () => this.#match.table,
      seat: () => (this.#playing ? this.#seat : null),
      pending: () => false,
      played: ({ house }) => this.#played(house),
      explain: (house) => this.#explain(house),
      settled: () => this.#settled(),
    });
    this.#on("undo", () => this.#undo());
    this.#on("advise", () => this.#advise());
    this.#on("resign", () => this.#resign());
    this.#on("agree", () => this.#agree());
    this.#on("new-game", () => this.#choose());
    this.#on("again", () => this.#begin(this.#match.swapped));
    this.#on("retry", () => this.#go());
    this.#on("flip", () => (this.#stage.board.view = other(this.#stage.board.view)));
    const download = find("#download", HTMLAnchorElement);
    download.addEventListener("click", () => this.#offerRecord(download));
    addEventListener("pagehide", () => this.#quiet());
    addEventListener("pageshow", ({ persisted }) => persisted && this.#playing && this.#go());
  }

  /** Shows the game that was being played, or the form for a new one. */
  async start() {
    const kept = await this.#keeper.load();
    const wished = new URLSearchParams(location.search).has("rules");
    try {
      if (kept && !wished) return this.#open(Match.restore(kept));
    } catch (error) {
      console.error(error);
    }
    this.#setup.back = false;
  }

  get #seat() {
    return { key: "", side: this.#match.side, both: false };
  }

  /** @param {string} id @param {() => void} act */
  #on(id, act) {
    this.#buttons.get(id)?.addEventListener("click", act);
  }

  /** Begins a game. @param {Choice} choice */
  #begin(choice) {
    this.#enter(new Match(newId(), choice));
    this.#keep();
  }

  /** Shows a game that was asked for, and brings the focus there. @param {Match} match */
  #enter(match) {
    this.#open(match);
    find("#table", HTMLElement).focus({ preventScroll: true });
    // The form may be longer than the screen: the board begins at the top.
    scrollTo(0, 0);
  }

  /** Shows a game, and goes on with it. @param {Match} match */
  #open(match) {
    this.#quiet();
    if (match.id !== this.#match.id) {
      this.#player.close();
      this.#player = new Player(match.rules);
    }
    this.#match = match;
    this.#playing = true;
    this.#setup.choice = match;
    find("#content", HTMLElement).hidden = true;
    find("#table", HTMLElement).hidden = false;
    find(".skip", HTMLAnchorElement).hash = "#table";
    this.#stage.board.view = match.side;
    tellRules(this.#t, this.#words, match.rules);
    const { level, side } = match;
    const name = this.#t("level-name", { level });
    find("#seat-note", HTMLElement).textContent = this.#t("computer-note", { side, name, level });
    this.#stage.note("");
    this.#stage.restart();
    this.#stage.show();
    this.#player.warm();
    this.#go();
  }

  /** Shows the form for a new game; the one being played waits. */
  #choose() {
    this.#quiet();
    this.#playing = false;
    this.#setup.choice = this.#match;
    this.#setup.back = true;
    find("#table", HTMLElement).hidden = true;
    find("#content", HTMLElement).hidden = false;
    find("#rules-line", HTMLElement).hidden = true;
    find(".skip", HTMLAnchorElement).hash = "#content";
    this.#setup.focus();
  }

  /** The reader has played. @param {Letter} house */
  #played(house) {
    this.#quiet();
    this.#match.play(house);
    this.#keep();
    this.#go();
  }

  /** Lets the computer move if it is its turn. */
  #go() {
    this.#failed = false;
    if (!this.#match.computersTurn || this.#thought) return;
    const thought = {};
    this.#thought = thought;
    this.#tellOpen();
    this.#answer(thought).catch((fault) => {
      if (this.#thought !== thought) return;
      this.#thought = null;
      if (fault instanceof Stopped) return;
      console.warn(fault);
      this.#failed = true;
      this.#refresh();
    });
  }

  /** Plays the computer's move, unless it has become another matter meanwhile. @param {object} thought */
  async #answer(thought) {
    const { legal, table, level } = this.#match;
    const forced = legal.length === 1;
    const asked = { start: table.start, moves: table.moves };
    const choosing = forced ? legal[0] : this.#think(asked, level);
    const [house] = await Promise.all([choosing, this.#moment(forced ? FORCED_MS : MOMENT_MS)]);
    if (this.#thought !== thought) return;
    if (!this.#match.play(house)) throw new Error(`the computer chose ${house}, which can't be played`);
    this.#thought = null;
    this.#keep();
    this.#stage.follow(this.#match.moves);
    this.#stage.show();
    // Under some rules the same side moves again.
    this.#go();
  }

  /** A worker that fails is replaced, and the new one asked once more. @param {import("./player.js").Asked} asked @param {number} level */
  async #think(asked, level) {
    const [chance] = crypto.getRandomValues(new Uint32Array(1));
    try {
      return await this.#player.play(asked, level, chance);
    } catch (fault) {
      if (fault instanceof Stopped) throw fault;
      return this.#player.play(asked, level, chance);
    }
  }

  /** As long as it takes to see what was played last, and a moment. @param {number} milliseconds */
  async #moment(milliseconds) {
    await this.#stage.still();
    await new Promise((resolve) => setTimeout(resolve, prefersStillness() ? FORCED_MS : milliseconds));
  }

  /** Stops whatever is being thought about. */
  #quiet() {
    this.#thought = null;
    this.#advising = null;
    this.#advice = null;
    this.#failed = false;
    this.#player.stop();
  }

  #undo() {
    if (this.#match.undoTo === null) return;
    this.#quiet();
    this.#match.undo();
    this.#keep();
    const resumed = this.#match.moves.length === this.#stage.line.length;
    this.#stage.note(this.#t("computer-undone", { ply: this.#match.ply }));
    // A game that was given up goes on from where it stands.
    if (resumed) this.#stage.restart();
    else this.#stage.follow(this.#match.moves);
    this.#stage.show();
    this.#go();
  }

  async #resign() {
    const t = this.#t;
    const agreed = await confirm({
      title: t("resign-title"),
      note: t("computer-resign-note"),
      yes: t("resign"),
      no: t("resign-cancel"),
    });
    if (agreed) this.#end(() => this.#match.resign());
  }

  #agree() {
    this.#end(() => this.#match.agree());
  }

  /** Ends the game without a move. @param {() => void} how */
  #end(how) {
    if (this.#match.over) return;
    this.#quiet();
    how();
    this.#keep();
    this.#stage.note("");
    this.#stage.show();
  }

  /** Shows a good move, with the reason. */
  async #advise() {
    if (!this.#stage.mayPlay || this.#advising || this.#advice) return;
    const { table, legal } = this.#match;
    if (legal.length === 1) {
      // The only move there is needs no thought.
      const told = { house: legal[0], line: legal, seeds: 0, sure: false };
      this.#advice = { ply: this.#match.ply, house: told.house, text: advise(this.#t, table, told) };
      return this.#refresh();
    }
    const asking = {};
    this.#advising = asking;
    this.#tellOpen();
    try {
      const told = await this.#player.advise({ start: table.start, moves: table.moves }, ADVICE_MS);
      if (this.#advising !== asking) return;
      this.#advice = { ply: this.#match.ply, house: told.house, text: advise(this.#t, table, told) };
    } catch (fault) {
      if (fault instanceof Stopped || this.#advising !== asking) return;
      console.warn(fault);
      this.#stage.say(this.#t("problem-other"));
    }
    this.#advising = null;
    this.#refresh();
  }

  #refresh() {
    if (!this.#stage.showing) this.#stage.settle();
  }

  /** Why nothing can be played now. @param {Letter} house */
  #explain(house) {
    const t = this.#t;
    if (this.#match.over) return t("refusal-game-over");
    return tell.notNow(t, house, this.#seat, this.#stage.line.position.side);
  }

  /** The board shows how it stands: so does what is round it. */
  #settled() {
    if (!this.#playing) return "";
    const { over, mayAgree } = this.#match;
    const own = this.#stage.mayPlay;
    this.#showButtons({
      retry: this.#failed,
      again: over,
      advise: !over && !this.#failed,
      undo: this.#match.undoTo !== null,
      flip: true,
      resign: !over,
      agree: mayAgree,
      "new-game": true,
    });
    const advise = this.#buttons.get("advise");
    if (advise) advise.ariaDisabled = String(!own);
    const shown = this.#advice && this.#stage.past === null ? [this.#advice.house] : [];
    this.#stage.board.mark("advised", shown);
    find("#table", HTMLElement).dataset.phase = this.#match.table.phase;
    find("#not-kept", HTMLElement).hidden = this.#kept;
    this.#tellOpen();
    return "";
  }

  /** @param {Record<string, boolean>} visible by id */
  #showButtons(visible) {
    for (const [id, button] of this.#buttons) if (visible[id]) button.hidden = false;
    for (const [id, button] of this.#buttons) {
      if (visible[id]) continue;
      const focused = button === document.activeElement;
      button.hidden = true;
      // The focus is never lost: the board has it where a button goes.
      if (focused) this.#stage.focus();
    }
  }

  /** What is so until it is no longer so. */
  #tellOpen() {
    const t = this.#t;
    const advice = this.#stage.past === null ? (this.#advice?.text ?? "") : "";
    const text = this.#failed ? t("computer-failed")
      : this.#thought && this.#match.legal.length > 1 ? t("computer-thinking")
      : this.#advising ? t("computer-hint-thinking")
      : advice;
    // That it thinks goes without saying at every move.
    this.#stage.lasting(text, this.#thought ? "silently" : "aloud");
  }

  async #keep() {
    this.#kept = await this.#keeper.keep(this.#match.kept);
    find("#not-kept", HTMLElement).hidden = this.#kept;
  }

  /** @param {HTMLAnchorElement} link */
  #offerRecord(link) {
    const { record } = this.#match;
    const url = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: "application/json" }));
    link.href = url;
    link.download = `oware-${record.id}.json`;
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  }
}

/** A name for a game: twelve letters and digits. */
function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => (byte % 36).toString(36)).join("");
}
