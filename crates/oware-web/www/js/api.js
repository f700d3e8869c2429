// The server's JSON interface. Every failure is a `Problem` with a code; no page is touched here.

/** @import { Letter, Refusal, RulesJson, Side, Table } from "./types.js" */

/** Why a request came to nothing. */
export class Problem extends Error {
  /** @param {string} code @param {{status?: number, table?: Table, refusal?: Refusal}} [told] */
  constructor(code, told = {}) {
    super(code);
    this.code = code;
    this.status = told.status ?? 0;
    /** The table as it stands, where the server told it. */
    this.table = told.table;
    this.refusal = told.refusal;
  }

  /** Whether asking again later may help: the request may not even have arrived. */
  get passing() {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

const PATIENCE_MS = 10_000;

/**
 * @param {string} method
 * @param {string} path
 * @param {{key?: string, body?: unknown, keepalive?: boolean}} [request]
 * @returns {Promise<Response>}
 */
async function ask(method, path, { key, body, keepalive } = {}) {
  /** @type {Record<string, string>} */
  const headers = {};
  if (key) headers["authorization"] = `Bearer ${key}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  let answer;
  try {
    answer = await fetch(`/api/v1${path}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      keepalive,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  } catch {
    throw new Problem("no_connection");
  }
  if (answer.ok) return answer;
  const told = await answer.json().catch(() => ({}));
  throw new Problem(told.code ?? "other", { ...told, status: answer.status });
}

/** @param {string} path @param {unknown} body @param {string} [key] */
async function post(path, body, key) {
  try {
    return await (await ask("POST", path, { body, key })).json();
  } catch (error) {
    // An answer that breaks off is as good as none.
    throw error instanceof Problem ? error : new Problem("no_connection");
  }
}

/**
 * Makes a table.
 * @param {{rules: RulesJson, side: Side | "chance", one_screen: boolean, computer?: number, seat_key: string}} wishes
 * @returns {Promise<{id: string, seat: {side: Side, key: string}}>}
 */
export const makeTable = (wishes) => post("/tables", wishes);

/** The tables that anybody may join, the one that has waited longest first. @returns {Promise<{id: string, side: Side}[]>} */
export async function openTables() {
  return (await (await ask("GET", "/open")).json()).tables;
}

/** The picture of a QR code. @param {string} text */
export async function drawCode(text) {
  return (await ask("POST", "/qr", { body: { text } })).text();
}

/** @typedef {"offer" | "accept" | "decline" | "withdraw" | "resign"} Act */
/** @typedef {"offer" | "accept" | "withdraw"} RematchAct */

/** What can be asked of one table. */
export class TableApi {
  #path;

  /** @param {string} id */
  constructor(id) {
    this.#path = `/tables/${id}`;
  }

  /** @returns {Promise<Table>} */
  async read() {
    return (await ask("GET", this.#path)).json();
  }

  /**
   * Which seat a key holds; asking takes none.
   * @param {string} key
   * @returns {Promise<{side: Side, both: boolean}>}
   */
  async seatOf(key) {
    return (await ask("GET", `${this.#path}/seat`, { key })).json();
  }

  /**
   * Takes the free seat; a repeat with the same key is told "already".
   * @param {string} key
   * @returns {Promise<{side: Side, table: Table}>}
   */
  join(key) {
    return post(`${this.#path}/seats`, { seat_key: key });
  }

  /**
   * @param {string} key @param {number} ply @param {Letter} house
   * @returns {Promise<{result: "played" | "already", table: Table}>}
   */
  move(key, ply, house) {
    return post(`${this.#path}/moves`, { ply, house }, key);
  }

  /** @param {string} key @param {Act} act @param {number} ply @returns {Promise<{table: Table}>} */
  act(key, act, ply) {
    return post(`${this.#path}/${act}`, { ply }, key);
  }

  /** @param {string} key @param {RematchAct} action @returns {Promise<{table: Table}>} */
  rematch(key, action) {
    return post(`${this.#path}/rematch`, { action }, key);
  }

  /**
   * Shows the table to everybody for a while, or no longer; `keepalive` lets a page that goes away say so.
   * @param {string} key @param {boolean} open @param {{keepalive?: boolean}} [how]
   */
  async announce(key, open, { keepalive } = {}) {
    await ask("POST", `${this.#path}/open`, { key, body: { open }, keepalive });
  }

  /** The address of the live connection. @param {Location} here */
  liveUrl(here) {
    return `${here.protocol === "https:" ? "wss" : "ws"}://${here.host}/api/v1${this.#path}/live`;
  }
}
