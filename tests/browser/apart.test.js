// What happens while a page looks elsewhere: at an earlier position, at another window, at nothing
// at all. It is told when it counts, in words that are true.

import { strict as assert } from "node:assert";
import { test } from "node:test";

import { FORCED_SLAM } from "./lib/games.js";
import { boards } from "./lib/judge.js";
import { TablePage, eventually } from "./lib/table-page.js";
import { world } from "./lib/world.js";

const it = world();

const moves = async (id) => (await it.api.get(`/tables/${id}`)).moves.join("");
const rematch = async (id) => (await it.api.get(`/tables/${id}`)).rematch.offer;
const heard = (page) => page.find("#live").innerText();
const hint = (page) => page.find("#hint").innerText();

/** Waits until a part of the page says this. */
const says = (ask, page, pattern) =>
  eventually(async () => {
    const text = await ask(page);
    return pattern.test(text) || text;
  }, true, `${pattern}`);

const focused = (page) => page.page.evaluate(() => {
  const element = /** @type {HTMLElement | null} */ (document.activeElement);
  return element?.dataset.house ?? element?.id;
});

test("while stepping back it is told whose turn it is, and how the game ended", async () => {
  const { id, keys, south, north } = await it.game({ moves: "FaE" });
  await south.offers("");
  await south.find("#prev").click();
  await south.says(/After move 2 of 3.*Now: North to move/s);
  await says(heard, south, /^After move 2 of 3\.$/);
  await north.play("b");
  await south.says(/After move 2 of 4.*Now: Your move/s);
  await says(heard, south, /North plays b.*Your move\./);
  await it.api.post(`/tables/${id}/resign`, { ply: 4 }, keys.north);
  await says(heard, south, /You win\. North resigned\./);
  await south.says(/After move 2 of 4.*You win/s);
});

test("a hint about an earlier position goes with it", async () => {
  const { south } = await it.game({ moves: "Fa" });
  await south.offers("ABCDE");
  await south.find("#prev").click();
  await south.house("A").click({ force: true });
  await says(hint, south, /earlier position/);
  await south.find("#latest").click();
  assert.doesNotMatch(await hint(south), /earlier position/);
});

test("an offer that was declined stays so after a reload, and refusals say what they are", async () => {
  const { id, keys, south } = await it.game({ moves: "Fa" });
  await south.find("#offer-end").click();
  await says(hint, south, /You have offered.*Each side then takes the seeds left in its own row/);
  await says(heard, south, /You have offered/);
  await it.api.post(`/tables/${id}/decline`, { ply: 2 }, keys.north);
  await eventually(() => south.find("#offer-end").isVisible(), false);
  await south.page.reload();
  await south.offers("ABCDE");
  assert.equal(await south.find("#offer-end").isVisible(), false);

  await it.api.post(`/tables/${id}/moves`, { ply: 2, house: "A" }, keys.south);
  await it.api.post(`/tables/${id}/moves`, { ply: 3, house: "b" }, keys.north);
  await south.find("#offer-end").waitFor();
  // The other's offer has not arrived yet when this one is made.
  await south.page.route("**/offer", async (route) => {
    await it.api.post(`/tables/${id}/offer`, { ply: 4 }, keys.north);
    await route.continue();
  });
  await south.find("#offer-end").click();
  await says(heard, south, /North offers to end the game now|has offered to end the game just now/);
  await south.find("#accept-end").waitFor();
});

test("a resignation that comes too late is told that the game is over", async () => {
  const { id, keys, south } = await it.game({ moves: "Fa" });
  await south.find("#resign").click();
  await it.api.post(`/tables/${id}/resign`, { ply: 2 }, keys.north);
  await south.says(/You win/);
  await south.find("#confirm").click();
  await says(hint, south, /The game is over\./);
});

test("where two windows of one seat move together, the one that is late says so", async () => {
  const { id, keys, south } = await it.game();
  await south.offers("ABCDEF");
  await south.page.route("**/moves", async (route) => {
    await it.api.post(`/tables/${id}/moves`, { ply: 0, house: "C" }, keys.south);
    await new Promise((resolve) => setTimeout(resolve, 300)); // the news is here before the answer
    await route.continue();
  });
  await south.play("D");
  await says(hint, south, /Another move was made from your seat/);
  await says(heard, south, /Another move was made from your seat/);
  assert.equal(await moves(id), "C");
  await south.shows(boards("wari", "C")[1]);
});

test("a rematch stays offered through a reload, another language and a second window", async () => {
  const { id, south } = await it.game({ moves: FORCED_SLAM });
  await south.find("#rematch").click();
  await eventually(() => rematch(id), "south");
  await eventually(() => focused(south), "withdraw-rematch", "the focus is at the button that took its place");
  await south.page.reload();
  await south.find("#withdraw-rematch").waitFor();
  const second = await TablePage.visit(south.page.context(), it.origin, id);
  await second.find("#withdraw-rematch").waitFor();
  await second.page.close();
  await south.language("sv");
  await south.find('html[lang="sv"] #withdraw-rematch').waitFor();
  assert.equal(await rematch(id), "south");
  await south.find("#new-table").click();
  await eventually(() => rematch(id), null, "leaving for another game takes it back");
});

test("without storage the other language keeps the seat, and the page warns", async () => {
  const { id, keys } = await it.api.seated();
  const context = await it.visitor();
  await context.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, { get: () => { throw new DOMException("no", "SecurityError"); } });
    }
  });
  const south = await TablePage.visit(context, it.origin, id, keys.south);
  await south.offers("ABCDEF");
  await says((page) => page.find("#seat-panel").innerText(), south, /keeps nothing/);
  await south.language("sv");
  await south.find('html[lang="sv"]').waitFor();
  await south.offers("ABCDEF");
  assert.equal(new URL(south.page.url()).hash, "");
});

test("a personal link put into the open page's address bar is taken", async () => {
  const { id, keys } = await it.api.seated();
  const page = await it.guest(id);
  await page.says(/South to move/);
  await page.page.evaluate((key) => (location.hash = `seat=${key}`), keys.south);
  await page.offers("ABCDEF");
  assert.equal(new URL(page.page.url()).hash, "");
});

test("where no WebSocket gets through the game goes on by plain requests", { timeout: 60_000 }, async () => {
  const table = await it.api.seated();
  const context = await it.visitor();
  await context.routeWebSocket(/\/live$/, (socket) => socket.close());
  const south = await TablePage.visit(context, it.origin, table.id, table.keys.south);
  await south.offers("ABCDEF");
  await south.play("F");
  await it.api.post(`/tables/${table.id}/moves`, { ply: 1, house: "a" }, table.keys.north);
  await south.records(2);
  await south.offers("ABCDE");
  assert.doesNotMatch(await hint(south), /No connection/);
});

test("pressing on after skipping a sowing plays nothing", async () => {
  const { id, south, north } = await it.game({ south: { motion: "no-preference" }, moves: "F" });
  await south.offers("");
  await north.play("a");
  await south.find('#board[aria-busy="true"]').waitFor();
  // Three quick presses: one skips, the others are too many.
  for (let presses = 0; presses < 3; presses += 1) await south.house("D").click({ force: true, delay: 0 });
  await south.offers("ABCDE");
  await south.page.waitForTimeout(700);
  assert.equal(await moves(id), "Fa");
  await south.play("D");
  await eventually(() => moves(id), "FaD");
});

test("keys play houses wherever the focus is, and a button that goes leaves it at the board", async () => {
  const { id, south, north } = await it.game({ moves: "Fa" });
  await south.offers("ABCDE");
  await south.find("#moves button").first().focus();
  await south.page.keyboard.press("c");
  await eventually(() => moves(id), "FaC");
  await south.find("#offer-end").focus();
  await south.page.keyboard.press("Enter");
  await eventually(() => focused(south), "withdraw-end");
  await north.play("b");
  await eventually(() => focused(south), "offer-end");

  await north.find("#offer-end").waitFor();
  await south.page.keyboard.press("Enter");
  await north.find("#decline-end").waitFor();
  await north.find("#decline-end").focus();
  await north.page.keyboard.press("Enter");
  await eventually(() => focused(north), "offer-end");
});

test("a score is read out once", async () => {
  const { south } = await it.game();
  for (const side of ["south", "north"]) {
    assert.equal(await south.find(`.store[data-store="${side}"] output`).getAttribute("aria-live"), "off");
  }
});

test("why there is no move is told alike by the server and by the page", async () => {
  const table = await it.api.seated({ rules: { preset: "ovare", seeds_per_house: 2 } });
  await it.api.play(table, "Df");
  for (const javaScriptEnabled of [false, true]) {
    const page = await it.guest(table.id, table.keys.south, { options: { javaScriptEnabled } });
    await page.says(javaScriptEnabled ? /You lose/ : /North wins/);
    await page.says(/Every move of South’s would be a grand slam, which these rules forbid\./);
  }
});
