// Playing a move: once, at the right time, on the right house, by mouse, finger or keys, over a
// link that breaks.

import { strict as assert } from "node:assert";
import { test } from "node:test";

import { DESKTOP, PHONE } from "./lib/browser.js";
import { boards } from "./lib/judge.js";
import { eventually } from "./lib/table-page.js";
import { world } from "./lib/world.js";

const it = world();
const OFFLINE = /ERR_INTERNET_DISCONNECTED|WebSocket|Failed to load resource/;

async function moves(id) {
  return (await it.api.get(`/tables/${id}`)).moves.join("");
}

/** Long enough for anything wrongly on its way to arrive. */
function settle() {
  return new Promise((resolve) => setTimeout(resolve, 700));
}

test("S03: a double click and a repeated packet are one move", async () => {
  for (const motion of ["reduce", "no-preference"]) {
    const { id, keys, south, north } = await it.game({ south: { motion }, north: { motion } });
    await south.house("F").dblclick();
    await north.records(1);
    await settle();
    assert.equal(await moves(id), "F");
    const copies = await Promise.all(
      [1, 2].map(() => it.api.post(`/tables/${id}/moves`, { ply: 0, house: "F" }, keys.south)),
    );
    assert.deepEqual(copies.map((copy) => copy.result), ["already", "already"]);
    await north.offers("abcdef");
    await north.play("a");
    await south.records(2);
    await settle();
    assert.equal(await moves(id), "Fa");
    south.watch.calm();
  }
});

test("S01: stepping back never allows a move", async () => {
  const { id, south } = await it.game({ moves: "FaEb" });
  await south.offers("ABCDF");
  await south.find("#prev").click();
  await south.find("#prev").click();
  const past = boards("wari", "Fa");
  await south.shows(past[2], "two plies back");
  await south.offers("");
  await south.house("C").click({ force: true });
  await south.page.keyboard.press("c");
  await settle();
  assert.equal(await moves(id), "FaEb");
  await south.find("#latest").click();
  await south.offers("ABCDF");
  await south.find("#first").click();
  await south.shows(boards("wari", "")[0], "the opening");
  await south.find("#moves button").nth(2).click();
  await south.shows(boards("wari", "FaE")[3], "a move chosen in the record");
});

test("S01: a move made without a link reaches the record at most once", async () => {
  const { id, south, north } = await it.game();
  const link = south.page.context();
  await south.offers("ABCDEF");
  await link.setOffline(true);
  await south.play("A");
  await settle();
  await south.find("#prev").click({ force: true }).catch(() => {});
  await south.house("C").click({ force: true });
  await settle();
  await link.setOffline(false);
  await eventually(async () => {
    if ((await south.playable()).includes("A")) await south.play("A");
    return (await moves(id)).length;
  }, 1, "the move arrives once the link is back", 40_000);
  await settle();
  const played = await moves(id);
  assert.equal(played, "A", "what was played first, never what was clicked while stepped back");
  await south.find("#latest").click();
  await south.shows(boards("wari", played)[1]);
  await north.shows(boards("wari", played)[1]);
  south.watch.calm(OFFLINE);
});

test("S13: a page that was cut off catches up by itself", async () => {
  const table = await it.game();
  const { north } = table;
  await north.page.context().setOffline(true);
  await it.api.play(table, "FaEb");
  await settle();
  await north.page.context().setOffline(false);
  await eventually(() => north.find("#moves button").count(), 4, "all plies are there", 40_000);
  await north.shows(boards("wari", "FaEb")[4]);
  north.watch.calm(OFFLINE);
});

test("S20: a lost live message is noticed and made good", { timeout: 60_000 }, async () => {
  const table = await it.api.seated();
  const context = await it.visitor();
  const page = await context.newPage();
  let lost = 0;
  await page.routeWebSocket(/\/live$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (lost === 0 && String(message).includes('"events"')) lost += 1;
      else socket.send(message);
    });
  });
  const { TablePage } = await import("./lib/table-page.js");
  const south = new TablePage(page, it.origin);
  await page.goto(`${it.origin}/t/${table.id}#seat=${table.keys.south}`);
  await south.offers("ABCDEF");
  await settle();
  await it.api.play(table, "Fa");
  await eventually(() => south.find("#moves button").count(), 2, "the gap is closed", 30_000);
  assert.equal(lost, 1);
});

test("S09: after a server error the house can be played again without a reload", async () => {
  const { id, south } = await it.game();
  let failures = 0;
  await south.page.route("**/moves", (route) => {
    failures += 1;
    if (failures > 1) return route.continue();
    return route.fulfill({ status: 500, contentType: "application/problem+json", body: '{"code":"internal"}' });
  });
  await south.offers("ABCDEF");
  await south.play("D");
  await eventually(async () => {
    if ((await south.playable()).includes("D")) await south.play("D");
    return moves(id);
  }, "D", "the move arrives at last", 30_000);
  await south.shows(boards("wari", "D")[1]);
});

test("S10: clicks and keys during the sowing change nothing", async () => {
  const { id, south, north } = await it.game({ south: { motion: "no-preference" } });
  await south.offers("ABCDEF");
  await south.play("F");
  for (const key of ["a", "B", "c", "1", "Enter"]) await south.page.keyboard.press(key);
  await south.house("B").click({ force: true });
  await north.records(1);
  await north.play("a");
  for (const key of ["A", "B", "C"]) await south.page.keyboard.press(key);
  await eventually(async () => (await moves(id)).startsWith("Fa"), true, "the answer is stored");
  await settle();
  await south.shows(boards("wari", await moves(id)).at(-1));
  const played = await moves(id);
  assert.match(played, /^Fa[ABC]?$/, "at most one more, and that one in South's own turn");
  south.watch.calm();
});

test("the animation can be skipped", async () => {
  const { south } = await it.game({ moves: "", south: { motion: "no-preference" } });
  await south.offers("ABCDEF");
  await south.play("F");
  await south.page.keyboard.press("Escape");
  await eventually(() => south.shown(), pick(boards("wari", "F")[1]), "at once", 1_000);
});

function pick({ board, stores }) {
  return { board, stores };
}

test("an opening is played by keys alone and told in words", async () => {
  const { id, south, north } = await it.game();
  const { keyboard } = south.page;
  const focused = () => south.page.evaluate(() => /** @type {HTMLElement | null} */ (document.activeElement)?.dataset.house);
  for (let presses = 0; presses < 40 && !(await focused()); presses += 1) await keyboard.press("Tab");
  assert.ok(await focused(), "Tab reaches the board");
  for (let presses = 0; presses < 12 && (await focused()) !== "A"; presses += 1) await keyboard.press("ArrowLeft");
  assert.equal(await focused(), "A");
  await keyboard.press("ArrowRight");
  await keyboard.press("ArrowRight");
  assert.equal(await focused(), "C");
  await keyboard.press("Enter");
  await north.records(1);
  assert.equal(await moves(id), "C");
  await eventually(async () => /\bC\b/.test(await north.find("#live").innerText()), true, "the move is announced");
  const words = await north.find("#live").innerText();
  assert.match(words, /South/);
  assert.match(words, /your move/i);

  await north.page.keyboard.press("b");
  await south.records(2);
  assert.equal(await moves(id), "Cb");
  await eventually(async () => /\bb\b/.test(await south.find("#live").innerText()), true, "so is the answer");
  await eventually(async () => /^[A-F]$/.test((await focused()) ?? ""), true, "the focus is on an own house");
});

test("a refused house says why", async () => {
  // After these moves South's A is empty and it is South's turn.
  const { id, south } = await it.game({ moves: "Aa" });
  await south.offers("BCDEF");
  await south.house("A").click({ force: true });
  await settle();
  assert.equal(await moves(id), "Aa");
  await eventually(async () => /empty/i.test(`${await south.status()} ${await south.find("#live").innerText()}`), true,
    "the reason is told");
});

test("hovering or focusing a house shows where the sowing ends", async () => {
  const { south } = await it.game();
  await south.offers("ABCDEF");
  await south.house("D").hover();
  await eventually(() => south.find(".house.preview-end").getAttribute("data-house"), "b");
  assert.equal(await south.find(".house.preview-path").count() >= 3, true);
  await south.house("B").focus();
  await eventually(() => south.find(".house.preview-end").getAttribute("data-house"), "F");
});

test("the last move is marked", async () => {
  const { south } = await it.game({ moves: "D" });
  await eventually(() => south.find(".house.last-from").getAttribute("data-house"), "D");
  await eventually(() => south.find(".house.last-to").getAttribute("data-house"), "b");
});

for (const [name, screen] of Object.entries({ desktop: DESKTOP, phone: PHONE })) {
  test(`U02: North's board is turned, and the house under the finger is the one played (${name})`, async () => {
    const table = await it.game({ moves: "F", north: { screen } });
    const { id, north } = table;
    await north.offers("abcdef");
    const boxes = Object.fromEntries(
      await Promise.all([..."ABCDEFabcdef"].map(async (letter) => [letter, await north.house(letter).boundingBox()])),
    );
    const upright = name === "phone";
    for (const [index, own] of [..."abcdef"].entries()) {
      const opposite = boxes["FEDCBA"[index]];
      const box = boxes[own];
      if (upright) assert.ok(box.x > opposite.x, `${own} is on the right`);
      else assert.ok(box.y > opposite.y, `${own} is below`);
      const next = boxes["abcdef"[index + 1]];
      if (next && upright) assert.ok(next.y < box.y, `${own} is sown upwards`);
      else if (next) assert.ok(next.x > box.x, `${own} is sown to the right`);
    }
    const target = boxes.c;
    const [x, y] = [target.x + target.width / 2, target.y + target.height / 2];
    if (upright) await north.page.touchscreen.tap(x, y);
    else await north.page.mouse.click(x, y);
    await eventually(() => moves(id), "Fc");

    north.watch.calm();
  });
}

test("U02: when the board is turned in the middle of a game the houses under the finger move along", async () => {
  for (const screen of [DESKTOP, PHONE]) {
    const made = await it.api.post("/tables", { rules: "wari", side: "south", one_screen: true });
    const page = await it.guest(made.id, made.seat.key, { screen });
    await page.offers("ABCDEF");
    await page.play("F");
    await page.offers("abcdef");
    await settle(); // within an instant it would be the second half of a double click
    const before = await page.house("d").boundingBox();
    await page.press(page.find("#flip"));
    await eventually(() => page.find("#table").getAttribute("data-view"), "north");
    const now = await page.house("d").boundingBox();
    assert.notDeepEqual(now, before);
    const [x, y] = [now.x + now.width / 2, now.y + now.height / 2];
    if (screen === PHONE) await page.page.touchscreen.tap(x, y);
    else await page.page.mouse.click(x, y);
    await eventually(() => moves(made.id), "Fd");
    page.watch.calm();
  }
});

test("Warri: the same player moves again after a slam", async () => {
  const { EXTRA_MOVE } = await import("./lib/games.js");
  const table = await it.game({ rules: "warri", moves: EXTRA_MOVE.slice(0, -1) });
  const last = EXTRA_MOVE.at(-1);
  const mover = last === last.toUpperCase() ? table.south : table.north;
  const expected = boards("warri", EXTRA_MOVE);
  assert.equal(expected.at(-1).side, expected.at(-2).side, "the data is of an extra move");
  await eventually(async () => (await mover.playable()).includes(last), true);
  await mover.play(last);
  await mover.shows(expected.at(-1));
  await eventually(async () => (await mover.playable()).length > 0, true, "the mover goes on");
  assert.match(await mover.status(), /your move again/i);
});
