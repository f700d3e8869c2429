// A table's page: brings together what is known of the table, the board and what the reader does.
// The parts know nothing of each other; what they have to do with one another is here.

import { Problem, TableApi } from "./api.js";
import { openOffer } from "./controls.js";
import { Live } from "./live.js";
import { Outbox } from "./outbox.js";
import { Panel } from "./panel.js";
import { startSharing } from "./share.js";
import { sharedLink } from "./seat.js";
import { SeatHolder } from "./seat-holder.js";
import { Stage } from "./stage.js";
import { Sync } from "./sync.js";
import * as tell from "./tell.js";

/** @import { Letter, PageData, Side, Table, TableEvent, Words } from "./types.js" */

export class TablePage {
  #t;
  #sync;
  #api;
  #stage;
  #panel;
  #holder;
  #live;
  #outbox;
  /** What became of an offer, until it is said. */
  #answer = "";
  /** The table as it was when it was last compared. @type {Table} */
  #seen;
  /** Whether the move on its way could not be sent at first. */
  #waited = false;

  /** @param {PageData} data @param {Words} words */
  constructor({ table }, words) {
    this.#t = words;
    this.#sync = new Sync(table);
    this.#api = new TableApi(table.id);
    this.#seen = table;
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
    this.#stage = new Stage(words, table, {
      table: () => this.#table,
      seat: () => this.#holder.seat,
      pending: () => this.#outbox.move !== null,
      played: (move) => this.#outbox.put(move),
      explain: (house) => this.#explain(house),
      settled: () => this.#settled(),
    });
    this.#panel = new Panel({
      words,
      board: this.#stage.board,
      holder: this.#holder,
      api: this.#api,
      table: () => this.#sync.table,
      ply: () => this.#stage.line.length,
      adopt: (adopted) => this.#adopt(adopted),
      findSeat: () => this.#findSeat(),
      say: (text) => this.#stage.say(text),
    });
    // The own link, put into the address bar of this very page.
    addEventListener("hashchange", () => this.#findSeat());
    startSharing(sharedLink(table.id), words, (text) => this.#stage.say(text));
  }

  /** Takes the page over from the server. */
  start() {
    this.#stage.settle();
    this.#live.start();
    this.#findSeat();
  }

  #findSeat() {
    this.#holder.find(this.#table.phase !== "waiting").catch((error) => this.#panel.fail(error));
  }

  get #table() {
    return this.#sync.table;
  }

  /** Why nothing can be played now. @param {Letter} house */
  #explain(house) {
    const t = this.#t;
    const { phase } = this.#table;
    const seat = this.#holder.seat;
    if (phase === "ended") return t("refusal-game-over");
    if (!seat) return phase === "playing" ? t("refusal-watching") : "";
    if (phase === "waiting") return t("refusal-not-started");
    if (this.#outbox.move) return t("move-waiting");
    return tell.notNow(t, house, seat, this.#stage.line.position.side);
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
      this.#stage.note("");
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
    if (settled === "played" && this.#waited) this.#stage.latest();
    if (!this.#outbox.move) this.#waited = false;
    const move = this.#outbox.move;
    this.#stage.follow(move ? [...this.#table.moves, move.house] : this.#table.moves);
    // The same seat has moved in another window.
    if (settled === "lost") this.#stage.remark(this.#t("move-overtaken"));
    this.#stage.show();
  }

  /** The board shows how it stands: so does what is round it. */
  #settled() {
    this.#panel.show();
    this.#tellConnection();
    const answer = this.#answer;
    this.#answer = "";
    return answer;
  }

  #seatChanged() {
    const { seat } = this.#holder;
    if (seat && !seat.both) this.#stage.board.view = seat.side;
    if (!this.#stage.showing) this.#stage.settle();
  }

  /** The server does not accept the move: the truth is asked for, and the houses are open again. @param {Problem} problem */
  async #refused(problem) {
    if (problem.code === "wrong_seat") this.#holder.forget();
    this.#stage.retract(this.#table.moves);
    if (problem.table) this.#adopt(problem.table);
    else this.#adopt(await this.#api.read().catch(() => this.#table));
    if (!this.#stage.showing) this.#stage.settle();
    this.#stage.say(this.#t(problem.code === "stale" ? "move-overtaken" : "move-refused"));
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
    this.#stage.lasting(text);
  }
}
