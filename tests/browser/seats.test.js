// Taking a seat: on purpose, once, by one person, and kept on every device of that person.

import { strict as assert } from "node:assert";
import { test } from "node:test";

import { PHONE } from "./lib/browser.js";
import { TablePage, eventually } from "./lib/table-page.js";
import { world } from "./lib/world.js";

const it = world();

/** A table that only its maker sits at. */
async function waiting() {
  const made = await it.api.post("/tables", { rules: "wari", side: "south" });
  return { id: made.id, key: made.seat.key, path: `/t/${made.id}` };
}

async function seats(id) {
  return (await it.api.get(`/tables/${id}`)).seats;
}

const FREE = { south: true, north: false };
const TAKEN = { south: true, north: true };

test("visits by people, previews and prefetches take no seat", async () => {
  const { id, path } = await waiting();
  for (const address of [path, `/en/table/${id}`, `/sv/table/${id}`]) {
    for (const method of ["HEAD", "GET"]) {
      for (const agent of ["WhatsApp/2.23 A", "TelegramBot (like TwitterBot)", "facebookexternalhit/1.1"]) {
        const headers = { "user-agent": agent, purpose: "prefetch", "sec-purpose": "prefetch" };
        const answer = await fetch(it.origin + address, { method, headers });
        assert.ok(answer.ok, `${method} ${address}: ${answer.status}`);
      }
    }
  }
  const guest = await it.guest(id);
  await guest.find("#join").waitFor();
  await guest.page.reload();
  await guest.find("#join").waitFor();
  assert.deepEqual(await seats(id), FREE);
  guest.watch.calm();
});

test("S40: the maker who opens the own link is told to wait", async () => {
  const { id, key } = await waiting();
  const maker = await it.guest(id, key);
  await maker.says(/wait/i);
  assert.equal(await maker.find("#join").isVisible(), false);
  const secondTab = await TablePage.visit(maker.page.context(), it.origin, id);
  await secondTab.says(/wait/i);
  assert.equal(await secondTab.find("#join").isVisible(), false);
  const secondDevice = await it.guest(id, key, { screen: PHONE });
  await secondDevice.says(/wait/i);
  assert.equal(await secondDevice.find("#join").isVisible(), false);
  assert.deepEqual(await seats(id), FREE);
});

test("S41: of two strangers who press Join together one plays and the other watches", async () => {
  for (let round = 0; round < 5; round += 1) {
    const { id } = await waiting();
    const strangers = [await it.guest(id), await it.guest(id)];
    for (const stranger of strangers) await stranger.find("#join").waitFor();
    // Straight to the button: the slower mouse would find it gone.
    const press = () => /** @type {HTMLElement} */ (document.querySelector("#join")).click();
    await Promise.all(strangers.map((stranger) => stranger.page.evaluate(press)));
    await eventually(() => seats(id), TAKEN);
    const views = async () => {
      const found = await Promise.all(strangers.map((stranger) => stranger.find("#my-seat").isVisible()));
      return found.filter(Boolean).length;
    };
    await eventually(views, 1, "exactly one of them has a seat");
    for (const stranger of strangers) {
      await eventually(() => stranger.find("#join").isVisible(), false, "nobody may join any more");
      if (await stranger.find("#my-seat").isVisible()) continue;
      await eventually(async () => /took|taken/i.test(await stranger.find("#seat-panel").innerText()), true,
        "the other is told that the seat is taken");
      assert.deepEqual(await stranger.playable(), []);
    }
    for (const stranger of strangers) await stranger.page.context().close();
  }
});

test("S44: Join pressed twice and a reload right after keep one seat", async () => {
  const { id, key } = await waiting();
  const guest = await it.guest(id);
  await guest.find("#join").dblclick();
  await guest.page.reload();
  await eventually(() => seats(id), TAKEN);
  await eventually(() => guest.find("#table").getAttribute("data-view"), "north");
  await eventually(() => guest.find("#my-seat").isVisible(), true);
  // North really is the guest's: South plays, then the guest can.
  await it.api.post(`/tables/${id}/moves`, { ply: 0, house: "F" }, key);
  await guest.offers("abcdef");
  guest.watch.calm();
});

test("S43: the maker's page turns into the game by itself", async () => {
  const { id, key } = await waiting();
  const maker = await it.guest(id, key);
  await maker.says(/wait/i);
  await maker.page.context().newPage(); // the maker looks at something else meanwhile
  const guest = await it.guest(id);
  await guest.find("#join").click();
  await maker.offers("ABCDEF");
  await guest.says(/South/);
});

test("my seat: a personal link carries the seat to a second device, and no further", async () => {
  const { id, keys, south } = await it.game();
  await south.find("#my-seat").click();
  const dialog = south.find("dialog[open]");
  await dialog.waitFor();
  const link = await dialog.locator("input").inputValue();
  assert.equal(link, `${it.origin}/t/${id}#seat=${keys.south}`);
  await dialog.locator("svg, img").first().waitFor();

  const phone = new TablePage(await (await it.visitor({ screen: PHONE })).newPage(), it.origin);
  await phone.page.goto(link);
  await phone.offers("ABCDEF");
  assert.equal(new URL(phone.page.url()).hash, "", "the key is gone from the address bar");
  await phone.play("F");
  await south.records(1);
  await phone.page.goto(`${it.origin}/t/${id}`);
  assert.equal(await phone.find("#my-seat").isVisible(), true, "the seat is still there without the key");

  const watcher = await it.guest(id);
  await watcher.records(1);
  assert.equal((await watcher.page.content()).includes(keys.south), false);
  assert.deepEqual(await watcher.page.context().cookies(), []);
  assert.equal(it.server.log.includes(keys.south), false, "no key in the log");
  assert.equal(await watcher.find("#share-link").inputValue(), `${it.origin}/t/${id}`);
});

test("a wrong key in a link gives no seat", async () => {
  const { id, keys } = await it.api.seated();
  const other = await it.api.seated();
  for (const key of [other.keys.south, "x", keys.south.slice(1), "%F0%28"]) {
    const guest = await it.guest(id, key);
    await guest.says(/South/);
    assert.deepEqual(await guest.playable(), [], `key ${key}`);
    guest.watch.calm(/40[13]/);
  }
});

test("S45: without rights to the clipboard the link can still be seen and selected", async () => {
  const { id, key } = await waiting();
  const context = await it.visitor();
  await context.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    Object.defineProperty(navigator, "share", { value: undefined });
  });
  const maker = await TablePage.visit(context, it.origin, id, key);
  await maker.find("#copy-link").click();
  assert.equal(await maker.find("#share-link").inputValue(), `${it.origin}/t/${id}`);
  assert.equal(await maker.find("#share-system").isVisible(), false);
  const selected = () =>
    maker.page.evaluate(() => {
      const field = /** @type {HTMLInputElement} */ (document.querySelector("#share-link"));
      return field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
    });
  await eventually(selected, `${it.origin}/t/${id}`, "the link is selected for copying by hand");
  maker.watch.calm();
});

test("one screen: one person plays both sides", async () => {
  const made = await it.api.post("/tables", { rules: "wari", side: "south", one_screen: true });
  const page = await it.guest(made.id, made.seat.key);
  await page.offers("ABCDEF");
  await page.play("F");
  await page.offers("abcdef");
  await page.page.waitForTimeout(500); // within an instant it would be the second half of a double click
  await page.play("a");
  await page.records(2);
  page.watch.calm();
});
