// The server's JSON interface, for setting tables up quickly and for looking behind the page.

import { strict as assert } from "node:assert";

export class Api {
  /** @param {string} origin */
  constructor(origin) {
    this.origin = origin;
  }

  /**
   * @param {string} method
   * @param {string} path below /api/v1
   * @param {{body?: unknown, key?: string}} [options]
   */
  async ask(method, path, { body, key } = {}) {
    /** @type {Record<string, string>} */
    const headers = {};
    if (body !== undefined) headers["content-type"] = "application/json";
    if (key) headers.authorization = `Bearer ${key}`;
    const answer = await fetch(`${this.origin}/api/v1${path}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    return { status: answer.status, body: await answer.json().catch(() => null) };
  }

  /** Like `ask`, for what must succeed. */
  async get(path) {
    const { status, body } = await this.ask("GET", path);
    assert.equal(status, 200, `${path}: ${JSON.stringify(body)}`);
    return body;
  }

  async post(path, body = {}, key) {
    const answer = await this.ask("POST", path, { body, key });
    assert.ok(answer.status < 300, `${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  /** A table with both seats taken; gives its id and both keys. */
  async seated({ rules = "wari", side = "south" } = {}) {
    const made = await this.post("/tables", { rules, side });
    const other = await this.post(`/tables/${made.id}/seats`);
    const keys = { [made.seat.side]: made.seat.key, [other.side]: other.key };
    return { id: made.id, keys };
  }

  /** Plays moves at a table, each by the side that owns the house. */
  async play({ id, keys }, moves, from = 0) {
    for (const [index, house] of [...moves].entries()) {
      const key = house === house.toUpperCase() ? keys.south : keys.north;
      await this.post(`/tables/${id}/moves`, { ply: from + index, house }, key);
    }
  }
}
