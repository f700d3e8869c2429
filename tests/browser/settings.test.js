// What a reader can choose: how the board looks, moves, sounds and listens; kept by the browser.

import { strict as assert } from "node:assert";
import { test } from "node:test";

import { DESKTOP, PHONE } from "./lib/browser.js";
import { HOARD } from "./lib/games.js";
import { HOUSES, TablePage, eventually } from "./lib/table-page.js";
import { world } from "./lib/world.js";

const it = world();

/** @param {TablePage} page */
const open = (page) => page.press(page.find("#settings-open"));
/** @param {TablePage} page @param {string} name @param {string} value */
const choose = (page, name, value) => page.find(`#settings input[name="${name}"][value="${value}"]`).check();
/** @param {TablePage} page */
const theme = (page) => page.find("html").getAttribute("data-theme");

test("what is chosen is kept, shown in other windows, and there before anything is drawn", async () => {
  const table = await it.api.seated();
  const page = await it.guest(table.id, table.keys.south);
  const second = await TablePage.visit(page.page.context(), it.origin, table.id);
  await page.offers("ABCDEF");
  assert.equal(await theme(page), "wood");
  await open(page);
  await choose(page, "theme", "plain");
  await choose(page, "speed", "fast");
  await eventually(() => theme(second), "plain");
  await page.page.keyboard.press("Escape");
  assert.equal(await page.page.evaluate(() => document.activeElement?.id), "settings-open", "the focus is given back");

  await page.page.route("**/*.js", (route) => (route.request().url().endsWith("/theme.js") ? route.continue() : route.abort()));
  await page.page.reload();
  await page.page.locator("body").waitFor();
  assert.equal(await theme(page), "plain", "before any other script");
  await page.page.unroute("**/*.js");
  await page.page.reload();
  await page.offers("ABCDEF");
  await open(page);
  assert.equal(await page.find('#settings input[name="theme"]:checked').getAttribute("value"), "plain");
  assert.equal(await page.find('#settings input[name="speed"]:checked').getAttribute("value"), "fast");
});

test("every kind of page has the settings", async () => {
  for (const path of ["/en/", "/en/nothing-here"]) {
    const page = await TablePage.open(await it.visitor(), it.origin, path);
    await open(page);
    await choose(page, "theme", "plain");
    await eventually(() => theme(page), "plain", path);
  }
});

test("who asks for more contrast gets the plain theme unless another is chosen", async () => {
  const table = await it.api.seated();
  for (const [settings, expected] of [[undefined, "plain"], [{ theme: "shapes" }, "shapes"]]) {
    const page = await it.guest(table.id, table.keys.south, { settings, options: { contrast: "more" } });
    await page.offers("ABCDEF");
    assert.equal(await theme(page), expected);
  }
});

for (const [name, screen] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test(`shapes: seeds stand in rows of five, each row of another figure (${name})`, async () => {
    const table = await it.api.seated({ rules: "abapa" });
    await it.api.play(table, HOARD);
    const page = await it.guest(table.id, undefined, { screen, settings: { theme: "shapes" } });
    const { board, stores } = await page.shown();
    await page.find("#flip").waitFor();
    for (const [index, letter] of HOUSES.entries()) {
      const figures = await page.house(letter).locator(".seeds use").evaluateAll((seeds) => seeds.map((seed) => seed.getAttribute("href")));
      assert.equal(figures.length, board[index], letter);
      figures.forEach((figure, seed) => assert.match(figure, new RegExp(`^#[rt]${Math.floor(seed / 5) % 5}$`), `${letter}, seed ${seed}`));
    }
    for (const [index, side] of ["south", "north"].entries()) {
      const seen = await page.find(`.store[data-store="${side}"] use`).evaluateAll((seeds) => seeds.filter((seed) => seed.getBoundingClientRect().width > 0).length);
      assert.equal(seen, stores[index], side);
    }
    const inside = await page.house("A").evaluate((house) => {
      const bowl = /** @type {Element} */ (house.querySelector(".bowl")).getBoundingClientRect();
      return [...house.querySelectorAll("use")].every((seed) => {
        const box = seed.getBoundingClientRect();
        return box.left >= bowl.left && box.right <= bowl.right && box.top >= bowl.top && box.bottom <= bowl.bottom;
      });
    });
    assert.ok(inside, "all of a full house are in it");
  });
}

test("without numbers nothing else moves, and the words stay", async () => {
  const table = await it.api.seated();
  const page = await it.guest(table.id, table.keys.south, { screen: PHONE });
  await page.offers("ABCDEF");
  const boxes = () => Promise.all(HOUSES.map((letter) => page.house(letter).boundingBox()));
  const before = await boxes();
  const label = await page.house("A").getAttribute("aria-label");
  await open(page);
  await page.find('#settings input[name="numbers"]').uncheck();
  await page.page.keyboard.press("Escape");
  assert.equal(await page.house("A").locator(".count").isVisible(), false);
  assert.equal(await page.find('.store[data-store="south"] output').isVisible(), false);
  assert.deepEqual(await boxes(), before);
  assert.equal(await page.house("A").getAttribute("aria-label"), label);
});

test("the keys A to F can be switched off", async () => {
  const table = await it.api.seated();
  const page = await it.guest(table.id, table.keys.south, { settings: { letters: false } });
  await page.offers("ABCDEF");
  await page.page.keyboard.press("c");
  await page.house("D").press("Enter");
  await eventually(async () => (await it.api.get(`/tables/${table.id}`)).moves.join(""), "D", "C was not played");
});

/** How long a move is being shown. @param {string} speed */
async function shownFor(speed) {
  const table = await it.api.seated();
  const page = await it.guest(table.id, table.keys.south, { motion: "no-preference", settings: { speed } });
  await page.offers("ABCDEF");
  await page.page.evaluate(() => {
    const shown = /** @type {any} */ (window);
    shown.times = [];
    new MutationObserver(() => shown.times.push(performance.now()))
      .observe(/** @type {Element} */ (document.querySelector("#board")), { attributeFilter: ["aria-busy"] });
  });
  await page.play("B");
  await page.shows({ board: [4, 0, 5, 5, 5, 5, 4, 4, 4, 4, 4, 4], stores: [0, 0] });
  await page.says(/North to move/);
  return page.page.evaluate(() => {
    const { times } = /** @type {any} */ (window);
    return times.at(-1) - times[0];
  });
}

test("seeds move as fast as is chosen, or not at all", async () => {
  const [slow, normal, off] = [await shownFor("slow"), await shownFor("normal"), await shownFor("off")];
  assert.ok(slow > normal && normal > off, `${slow} ms, ${normal} ms, ${off} ms`);
  assert.ok(off < 100, `${off} ms without movement`);
});

/** The tones that are struck while a move is played. @param {object} settings */
async function tones(settings) {
  const table = await it.api.seated();
  await it.api.play(table, "FaEb");
  const context = await it.visitor({ motion: "no-preference", settings });
  await context.addInitScript(() => {
    const heard = /** @type {any} */ (window);
    heard.tones = 0;
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (...when) {
      heard.tones += 1;
      return start.apply(this, when);
    };
  });
  const page = await TablePage.visit(context, it.origin, table.id, table.keys.south);
  await page.offers("ABCDF");
  await page.play("A");
  await page.says(/North to move/);
  const loaded = page.watch.requests.some((request) => /part-seeds/.test(request.url()));
  return { tones: await page.page.evaluate(() => /** @type {any} */ (window).tones), loaded };
}

test("seeds are silent and their sounds not loaded unless somebody wants to hear them", async () => {
  assert.deepEqual(await tones({}), { tones: 0, loaded: false });
  const heard = await tones({ sound: true });
  assert.ok(heard.loaded);
  assert.ok(heard.tones >= 4, `${heard.tones} tones for four seeds`);
});
