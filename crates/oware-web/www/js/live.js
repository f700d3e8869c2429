// The live connection to a table: opened again whenever it breaks, asked for what was missed, and
// not trusted when it falls silent. Where no connection can be had, the table is asked for by plain
// requests. What the messages mean is `sync.js`'s matter.

/** @import { LiveMessage, Table } from "./types.js" */

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 10_000;
/** A connection that is not there by then is given up. */
const OPENING_MS = 8_000;
/** The server gives a sign of life every 15 s. */
const SILENCE_MS = 35_000;
/** A connection that has been silent for so long is asked at once when the reader comes back. */
const STALE_MS = 16_000;

/**
 * @typedef {object} Listener
 * @property {() => number} version what is known already
 * @property {(message: LiveMessage) => "same" | "gap" | "news"} take
 * @property {() => Promise<Table>} read asks for the table without the connection
 * @property {(inTouch: boolean) => void} connected
 * @property {() => void} woke the reader or the network is back
 */

export class Live {
  #url;
  #listener;
  /** @type {WebSocket | null} */
  #socket = null;
  #wait = FIRST_WAIT_MS;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #retry;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #watchdog;
  #heardAt = 0;
  /** Whether it has been connected, or has failed to. */
  started = false;
  /** Whether the last plain request was answered. */
  #answered = false;
  /** The version that was asked for last, while the answer is awaited. */
  #asked = -1;

  /** @param {string} url @param {Listener} listener */
  constructor(url, listener) {
    this.#url = url;
    this.#listener = listener;
  }

  /** Connects, and stays connected as far as it can. */
  start() {
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") this.wake();
    });
    addEventListener("online", () => this.wake());
    addEventListener("pageshow", (event) => event.persisted && this.wake());
    this.#open();
  }

  get connected() {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Whether what happens at the table becomes known, in whatever way. */
  get inTouch() {
    return this.connected || this.#answered;
  }

  /** Makes sure now that nothing was missed. */
  wake() {
    this.#wait = FIRST_WAIT_MS;
    this.#listener.woke();
    if (!this.connected) this.#reopen();
    else if (Date.now() - this.#heardAt > STALE_MS) this.#reopen();
    else this.resync();
  }

  /** Asks for everything after what is known. */
  resync() {
    this.#asked = this.#listener.version();
    if (this.connected) this.#socket?.send(JSON.stringify({ have: this.#asked }));
  }

  #open() {
    clearTimeout(this.#retry);
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    let heard = false;
    const giveUp = () => {
      if (this.#socket === socket) this.#lost(heard);
      socket.close();
    };
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(giveUp, OPENING_MS);
    socket.onopen = () => {
      this.started = true;
      this.#listen();
      this.resync();
      this.#listener.connected(true);
    };
    socket.onmessage = ({ data }) => {
      if (this.#socket !== socket) return;
      heard = true;
      this.#wait = FIRST_WAIT_MS;
      this.#listen();
      this.#hear(data);
    };
    socket.onclose = giveUp;
  }

  /** @param {unknown} data */
  #hear(data) {
    let message;
    try {
      message = JSON.parse(String(data));
    } catch {
      return;
    }
    const outcome = this.#listener.take(message);
    if (message.type !== "heartbeat") this.#asked = -1;
    // Once for each version: a server that has nothing to add is not asked for ever.
    if (outcome === "gap" && this.#asked !== this.#listener.version()) this.resync();
  }

  #listen() {
    this.#heardAt = Date.now();
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => this.#reopen(), SILENCE_MS);
  }

  #reopen() {
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#open();
  }

  /** @param {boolean} worked whether the connection has carried anything */
  #lost(worked) {
    this.#socket = null;
    clearTimeout(this.#watchdog);
    this.#answered &&= !worked;
    if (worked) this.#listener.connected(false);
    else this.#ask();
    // Half of the wait is chance, so that after a restart not all come back at once.
    this.#retry = setTimeout(() => this.#open(), this.#wait * (0.5 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS);
  }

  /** Asks for the table by a plain request. */
  async #ask() {
    try {
      this.#listener.take({ type: "snapshot", table: await this.#listener.read() });
      this.#answered = true;
    } catch {
      this.#answered = false;
    }
    this.started = true;
    if (!this.connected) this.#listener.connected(this.#answered);
  }
}
