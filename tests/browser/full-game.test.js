// The product in one test: a whole game of Wari between two people, watched by a third, through a
// reload and the server's violent end, and judged afterwards.

import { strict as assert } from "node:assert";
import { after, before, test } from "node:test";

import { Api } from "./lib/api.js";
import { DESKTOP, PHONE, launch, visitor } from "./lib/browser.js";
import { FORCED_SLAM } from "./lib/games.js";
import { boards, judge } from "./lib/judge.js";
import { Server } from "./lib/server.js";
import { TablePage, eventually } from "./lib/table-page.js";

/** @type {Server} */
let server;
/** @type {import("playwright-core").Browser} */
let browser;

before(async () => {
  [server, browser] = await Promise.all([Server.start(), launch()]);
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** A step of the game: when one fails, those after it make no sense. */
async function step(t, name, work) {
  let problem;
  await t.test(name, async () => {
    try {
      await work();
    } catch (error) {
      problem = error;
      throw error;
    }
  });
  if (problem) throw new Error(`stopped at: ${name}`);
}

/** While the server is down, these are what a browser must complain of. */
const LINK_WAS_CUT = /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|WebSocket connection|ERR_EMPTY_RESPONSE/;

const RELOAD_AT = 6;
const KILL_BETWEEN_MOVES_AT = 10;
const KILL_AT_A_CLICK_AT = 14;

test("two people play a whole game of Wari through a shared link", { timeout: 240_000 }, async (t) => {
  const desktop = await visitor(browser, { screen: DESKTOP, motion: "no-preference" });
  const phone = await visitor(browser, { screen: PHONE });
  const elsewhere = await visitor(browser);

  const south = await TablePage.open(desktop, server.origin, "/en/");
  await step(t, "one starts a table and gets a link", async () => {
    await south.find('#start input[name="preset"][value="wari"]').check();
    await south.find('#start input[name="side"][value="south"]').check();
    await south.press(south.find("#start-table"));
    await south.page.waitForURL(/\/en\/table\/[a-z0-9]+$/);
    assert.match(await south.find("#rules-line").innerText(), /^Wari$/);
  });
  const link = await south.find("#share-link").inputValue();
  assert.equal(link, `${server.origin}/t/${south.id}`);

  const north = await TablePage.open(phone, server.origin, new URL(link).pathname);
  const third = await TablePage.open(elsewhere, server.origin, new URL(link).pathname);
  const pages = { south, north, third };

  await step(t, "the other opens it on a phone and presses Join", async () => {
    const api = new Api(server.origin);
    assert.deepEqual((await api.get(`/tables/${south.id}`)).seats, { south: true, north: false });
    await north.press(north.find("#join"));
    await south.offers("ABCDEF");
    await north.offers("");
    assert.equal(await north.find("#table").getAttribute("data-view"), "north");
    assert.equal(await south.find("#table").getAttribute("data-view"), "south");
    await eventually(() => third.find("#join").isVisible(), false, "a third sees no Join");
  });

  const expected = boards("wari", FORCED_SLAM);
  for (const [ply, letter] of [...FORCED_SLAM].entries()) {
    const mover = letter === letter.toUpperCase() ? south : north;
    await step(t, `ply ${ply + 1}: ${letter}`, async () => {
      if (ply === RELOAD_AT) await north.page.reload();
      if (ply === KILL_BETWEEN_MOVES_AT) await server.restart();
      await eventually(async () => (await mover.playable()).includes(letter), true, `${letter} is offered`);
      await mover.play(letter);
      if (ply === KILL_AT_A_CLICK_AT) {
        await server.restart();
        // Nobody knows whether the move was stored before the end; if it was not, the page sends
        // it again, or offers the house again.
        await eventually(async () => {
          const played = (await south.find("#moves button").count()) > ply;
          if (!played && (await mover.playable()).includes(letter)) await mover.play(letter);
          return played;
        }, true, "the move gets through after the restart", 40_000);
      }
      for (const page of Object.values(pages)) {
        await page.records(ply + 1);
        await page.shows(expected[ply + 1], `after ${FORCED_SLAM.slice(0, ply + 1)}`);
      }
    });
  }

  await step(t, "all three are told the result and its reason", async () => {
    for (const page of Object.values(pages)) {
      await page.says(/grand slam/i);
      await page.says(/44/);
      await page.offers("");
    }
  });

  await step(t, "the record equals the judge's replay", async () => {
    const record = await new Api(server.origin).get(`/tables/${south.id}/record`);
    assert.equal(record.moves.join(""), FORCED_SLAM);
    const [verdict] = judge([record]);
    const [replay] = judge([{ rules: "wari", moves: [...FORCED_SLAM] }]);
    assert.deepEqual(verdict, replay);
    assert.equal(verdict.end.reason, "grand_slam");
    assert.deepEqual(verdict.end.stores, [44, 4]);
    assert.deepEqual(record.end.stores, verdict.end.stores);
    assert.equal(record.end.reason, verdict.end.reason);
    assert.equal(record.end.winner, verdict.end.winner);
    const { board, stores } = await third.shown();
    assert.deepEqual({ board, stores }, { board: verdict.board, stores: verdict.stores });
  });

  await step(t, "the record stays at its address", async () => {
    await server.restart();
    const later = await TablePage.open(await visitor(browser), server.origin, new URL(link).pathname);
    await later.records(FORCED_SLAM.length);
    await later.says(/grand slam/i);
    later.watch.calm();
  });

  for (const page of Object.values(pages)) page.watch.calm(LINK_WAS_CUT);
});
