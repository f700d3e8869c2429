// The home page: what it weighs, the board to try, two people who do not know each other, the rules
// played lately.

import { strict as assert } from "node:assert";
import { test } from "node:test";

import { DESKTOP, PHONE } from "./lib/browser.js";
import { firstLoad } from "./lib/page-checks.js";
import { TablePage, eventually } from "./lib/table-page.js";
import { world } from "./lib/world.js";

const it = world();
const MOST_BYTES = 120_000;
const OPENING = { board: Array(12).fill(4), stores: [0, 0] };

async function open(wishes = {}) {
  const page = await TablePage.open(await it.visitor(wishes), it.origin, "/en/");
  await page.find("html.ready").waitFor();
  return page;
}

test("a first visit to the home page costs at most 120 KB", async (t) => {
  const { bytes, parts } = await firstLoad(await it.visitor(), `${it.origin}/en/`);
  t.diagnostic(`${bytes} bytes in ${parts.length} parts`);
  assert.ok(parts.some((part) => part.endsWith(".wasm")), "the rules were loaded");
  assert.ok(bytes <= MOST_BYTES, `${bytes} bytes:\n${parts.join("\n")}`);
});

for (const [name, screen] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test(`the board can be played at once by both sides, and starts over (${name})`, async () => {
    const page = await open({ screen });
    await page.shows(OPENING);
    await page.offers("ABCDEF");
    await page.press(page.house("C"));
    await page.shows({ board: [4, 4, 0, 5, 5, 5, 5, 4, 4, 4, 4, 4], stores: [0, 0] });
    await page.offers("abcdef");
    await eventually(() => page.find("#told").innerText(), "South plays C, last seed in a. North to move.");
    await page.press(page.house("a"));
    await page.offers("ABDEF");
    await page.press(page.find("#reset"));
    await page.shows(OPENING);
    await page.offers("ABCDEF");
    page.watch.calm();
  });
}

test("two people who press Play anyone meet at one table", async () => {
  const first = await open();
  await first.press(first.find("#anyone"));
  await first.page.waitForURL(/\/table\/[a-z0-9]+$/);
  await first.find("#open-note:visible").waitFor();
  await eventually(async () => (await it.api.get("/open")).tables.map(({ id }) => id), [first.id]);
  const second = await open({ screen: PHONE });
  await second.find("#open-tables a").waitFor();
  await second.press(second.find("#anyone"));
  await second.page.waitForURL(new RegExp(`/table/${first.id}$`));
  await eventually(async () => (await it.api.get(`/tables/${first.id}`)).seats, { south: true, north: true });
  const south = (await first.find("#table").getAttribute("data-seat")) === "south" ? first : second;
  await south.offers("ABCDEF");
  await south.press(south.house("C"));
  for (const page of [first, second]) await page.records(1);
  await first.find("#open-note").waitFor({ state: "hidden" });
  assert.deepEqual((await it.api.get("/open")).tables, []);
  for (const page of [first, second]) page.watch.calm();
});

test("a waiting table can be chosen by its rules, and one that is hidden or left is gone", async () => {
  const maker = await open();
  await maker.press(maker.find("#anyone"));
  await maker.page.waitForURL(/\/table\/[a-z0-9]+$/);
  await maker.find("#open-note:visible").waitFor();
  const shown = async () => (await it.api.get("/open")).tables.length;
  await eventually(shown, 1);
  const other = await open();
  assert.match(await other.find("#open-tables a").innerText(), /^Abapa, you play (South|North)$/);
  await maker.press(maker.find("#open-toggle"));
  await eventually(shown, 0);
  await maker.press(maker.find("#open-toggle"));
  await eventually(shown, 1);
  await other.press(other.find("#open-tables a"));
  await other.find("#join").waitFor();
  // While somebody else looks at the table its connections do not tell that the maker is gone.
  await other.page.context().close();
  await maker.page.goto(`${it.origin}/en/rules`);
  // The goodbye of a page that a service worker looks after may get lost: then its connection tells.
  await eventually(shown, 0);
});

test("one's own waiting table is gone back to, not joined", async () => {
  const context = await it.visitor();
  const page = await TablePage.open(context, it.origin, "/en/");
  await page.press(page.find("#anyone"));
  await page.page.waitForURL(/\/table\/[a-z0-9]+$/);
  await page.find("#open-note:visible").waitFor();
  await eventually(async () => (await it.api.get("/open")).tables.length, 1);
  const again = await TablePage.open(context, it.origin, "/en/");
  await again.press(again.find("#anyone"));
  await again.page.waitForURL(new RegExp(`/table/${page.id}$`));
  const { seats } = await it.api.get(`/tables/${page.id}`);
  assert.notDeepEqual(seats, { south: true, north: true });
});

/** Chooses in the form to play the computer at this level. */
async function chooseComputer(page, level) {
  await page.find('#start [name="opponent"][value="computer"]').check();
  await page.find("#start-level select").selectOption(level);
}

test("the computer plays at a table of the server, and others watch", async () => {
  const page = await open({ screen: PHONE });
  assert.equal(await page.find("#start-level").isVisible(), false);
  await chooseComputer(page, "2");
  await page.find('#start [name="preset"][value="wari"]').check();
  await page.press(page.find("#start-table"));
  await page.page.waitForURL(/\/table\/[a-z0-9]+$/);
  assert.deepEqual((await it.api.get(`/tables/${page.id}`)).computer, { side: "north", level: 2 });
  await page.find("#seat-note").filter({ hasText: "The other side is the computer, level 2." }).waitFor();
  const watcher = await it.guest(page.id);
  for (const plies of [2, 4]) {
    await eventually(async () => (await page.playable()).length > 0, true, "the reader's turn");
    // Another house than before: the same one twice within an instant is a double click.
    await page.press(page.find(".house.playable").nth(plies / 2 - 1));
    await page.records(plies);
    await watcher.records(plies);
  }
  for (const each of [page, watcher]) each.watch.calm();
});

test("a table against the computer that can't be made now says so, and goes on later", async () => {
  const page = await open();
  await chooseComputer(page, "8");
  const busy = { status: 503, contentType: "application/problem+json", body: JSON.stringify({ code: "busy", status: 503 }) };
  await page.page.route("**/api/v1/tables", (route) => route.fulfill(busy));
  await page.press(page.find("#start-table"));
  await eventually(() => page.find("#start-error").innerText(), "Too many games are waiting for the computer just now. Try again in a moment, or play it in your own browser, where nobody else waits for it.");
  await page.page.unroute("**/api/v1/tables");
  await page.press(page.find("#start-table"));
  await page.page.waitForURL(/\/table\/[a-z0-9]+$/);
  page.watch.calm(/503/);
});

test("whoever opens a table to anyone with rules of one's own is found on the home page", async () => {
  const page = await open();
  await page.find('#start [name="opponent"][value="anyone"]').check();
  await page.find('#start [name="preset"][value="ovare"]').check();
  await page.press(page.find("#start-table"));
  await page.page.waitForURL(/\/table\/[a-z0-9]+$/);
  await page.find("#open-note:visible").waitFor();
  await eventually(async () => (await it.api.get("/open")).tables.some(({ id }) => id === page.id), true);
  page.watch.calm();
});

test("the rules played lately are offered again", async () => {
  const context = await it.visitor({ screen: PHONE });
  const page = await TablePage.open(context, it.origin, "/en/");
  await page.find('#start input[value="warri"]').check();
  await page.press(page.find("#start-table"));
  await page.page.waitForURL(/\/table\//);
  const again = await TablePage.open(context, it.origin, "/en/");
  await again.press(again.find("#recent a"));
  await again.page.waitForURL(/\?rules=warri#start$/);
  assert.equal(await again.find('#start input[value="warri"]').isChecked(), true);
});

test("the version and the commit are told in the footer", async () => {
  const page = await open();
  assert.match(await page.find("footer .version").innerText(), /beta Version \d+\.\d+\.\d+, [0-9a-f]{7}/);
});
