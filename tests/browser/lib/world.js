// What every test file needs: one server, one browser, the API; made before its tests and ended
// after them.

import { after, afterEach, before } from "node:test";

import { Api } from "./api.js";
import { launch, visitor } from "./browser.js";
import { Server } from "./server.js";
import { TablePage } from "./table-page.js";

export class World {
  /** @type {Server} */
  server;
  /** @type {import("playwright-core").Browser} */
  browser;
  /** @type {Api} */
  api;

  get origin() {
    return this.server.origin;
  }

  /** A person with a device of their own; see `visitor`. */
  visitor(wishes = {}) {
    return visitor(this.browser, wishes);
  }

  /** A new person who opens a table's link, with a seat's key or without. */
  async guest(id, key, wishes = {}) {
    const context = await this.visitor(wishes);
    return TablePage.visit(context, this.origin, id, key);
  }

  /** A table with South and North sitting at it, each at a page of their own. */
  async game({ rules = "wari", moves = "", south = {}, north = {} } = {}) {
    const table = await this.api.seated({ rules });
    await this.api.play(table, moves);
    return {
      ...table,
      south: await this.guest(table.id, table.keys.south, south),
      north: await this.guest(table.id, table.keys.north, north),
    };
  }
}

/** A world for the tests of one file. @param {{endgameSeeds?: number}} [wishes] of its server */
export function world(wishes) {
  const made = new World();
  before(async () => {
    [made.server, made.browser] = await Promise.all([Server.start(wishes), launch()]);
    made.api = new Api(made.server.origin);
  });
  // People who stay at their pages would slow down those of the next test.
  afterEach(() => Promise.all(made.browser.contexts().map((context) => context.close())));
  after(async () => {
    await made.browser?.close();
    await made.server?.stop();
  });
  return made;
}
