// Who does not see, does not point, or needs large letters plays as well as anybody: keys alone, the
// board in words, twice the letter size, zoom, colours of the system's own, targets one can hit.

import { strict as assert } from "node:assert";
import { test } from "node:test";

import { DESKTOP, PHONE } from "./lib/browser.js";
import { FORCED_SLAM, MAJORITY } from "./lib/games.js";
import { TablePage, eventually } from "./lib/table-page.js";
import { world } from "./lib/world.js";

const it = world();
const THEMES = ["wood", "plain", "shapes"];

/** @param {TablePage} page */
const focused = (page) => page.page.evaluate(() => document.activeElement?.getAttribute("data-house") ?? document.activeElement?.id ?? "");

/** Moves the focus on the board to a house, by arrow keys. @param {TablePage} page @param {string} letter */
async function goTo(page, letter) {
  const goal = await page.house(letter).boundingBox();
  for (let presses = 0; presses < 8; presses += 1) {
    const at = await focused(page);
    if (at === letter) return;
    const here = await page.house(at).boundingBox();
    const [right, down] = [goal.x - here.x, goal.y - here.y];
    const key = Math.abs(down) > 4 ? (down > 0 ? "ArrowDown" : "ArrowUp") : right > 0 ? "ArrowRight" : "ArrowLeft";
    await page.page.keyboard.press(key);
  }
  assert.equal(await focused(page), letter);
}

test("a whole game is played with keys alone, and the focus is never lost", async () => {
  const page = await TablePage.open(await it.visitor({ settings: { letters: false } }), it.origin, "/en/");
  const { keyboard } = page.page;
  await keyboard.press("Tab");
  assert.match(await page.page.evaluate(() => document.activeElement?.className ?? ""), /skip/);
  await keyboard.press("Enter");
  const tabTo = async (selector) => {
    for (let presses = 0; presses < 60; presses += 1) {
      if (await page.page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
      await keyboard.press("Tab");
    }
    assert.fail(`Tab does not lead to ${selector}`);
  };
  await tabTo('[name="opponent"]:checked');
  while (!(await page.find("#one-screen").isChecked())) await keyboard.press("ArrowDown");
  await tabTo('[name="preset"]:checked');
  while (!(await page.find('[name="preset"][value="wari"]').isChecked())) await keyboard.press("ArrowDown");
  await tabTo("#start-table");
  await keyboard.press("Enter");
  await page.page.waitForURL(/\/table\//);
  await page.offers("ABCDEF");
  await tabTo(".house");
  for (const [ply, house] of [...FORCED_SLAM].entries()) {
    await page.find(`.house.playable[data-house="${house}"]`).waitFor();
    await goTo(page, house);
    await keyboard.press(ply % 2 ? "Enter" : "Space");
    await page.records(ply + 1);
    assert.notEqual(await focused(page), "", `the focus is somewhere after move ${ply + 1}`);
  }
  await page.says(/South wins 44–4/);
  page.watch.calm();
});

/** The board in words. @param {TablePage} page */
const account = (page) => page.find("#account li").allInnerTexts().then((lines) => lines.map((line) => line.replaceAll("\u00a0", " ")));

test("the board stands in words too, before scripts run and after every move", async () => {
  const table = await it.api.seated({ rules: "abapa" });
  await it.api.play(table, MAJORITY.slice(0, -2));
  const still = await it.guest(table.id, undefined, { options: { javaScriptEnabled: false } });
  const { board, stores } = await still.shown();
  const expected = [
    `South’s houses: ${board.slice(0, 6).map((seeds, index) => `${"ABCDEF"[index]} ${seeds}`).join(", ")}.`,
    `North’s houses: ${board.slice(6).map((seeds, index) => `${"abcdef"[index]} ${seeds}`).join(", ")}.`,
    `South has ${stores[0]}, North ${stores[1]}.`,
  ];
  assert.deepEqual(await account(still), expected);

  const north = await it.guest(table.id, table.keys.north);
  await north.find(".house.playable").first().waitFor();
  assert.deepEqual((await account(north)).slice(0, 4), [...expected, "Your move."]);
  await north.play("a");
  await eventually(async () => (await account(north))[3], "South to move.");
  const south = await it.guest(table.id, table.keys.south);
  await south.find(".house.playable").first().waitFor();
  assert.match((await account(south))[4], /^Possible: .*F captures \d+/);
  await south.play("F");
  await eventually(async () => /You win/.test((await account(south))[3]), true, "the end in words");
  assert.equal(await south.find("#account h2").innerText(), "The board in words");
});

/** What covers what among these; runs in the page. @param {string[]} selectors */
function covered(selectors) {
  const seen = selectors.flatMap((selector) => [...document.querySelectorAll(selector)])
    .filter((element) => element.checkVisibility() && !element.closest(".visually-hidden"));
  const faults = [];
  seen.forEach((one, index) => seen.slice(index + 1).forEach((other) => {
    if (one.contains(other) || other.contains(one)) return;
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (wide > 1 && high > 1) faults.push(`${one.outerHTML.slice(0, 60)} covers ${other.outerHTML.slice(0, 60)}`);
  }));
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) faults.push(`the page is ${scrollWidth} px wide`);
  return faults;
}

const PARTS = ["header.site > *", "#record-heading", ".steps button", "#moves button", "#no-moves", ".board", "#status", "#actions > *", "#rules > summary"];

for (const [name, screen] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test(`at twice the letter size nothing covers anything else (${name})`, async () => {
    const table = await it.api.seated();
    await it.api.play(table, "FaEbD");
    for (const moves of ["", "FaEbD"]) {
      const { id, keys } = moves ? table : await it.api.seated();
      const page = await it.guest(id, keys.north, { screen, options: { bypassCSP: true } });
      await page.find("#resign").waitFor();
      await page.page.addStyleTag({ content: "html { font-size: 200%; }" });
      assert.deepEqual(await page.page.evaluate(covered, PARTS), [], `after ${moves || "no move"}`);
    }
  });
}

test("at a zoom of 200 % every page fits, and nothing has to be scrolled sideways", async () => {
  const table = await it.api.seated();
  await it.api.play(table, "FaEbD");
  // A window of 1280 by 800, zoomed, is one of half as many CSS pixels.
  const screen = { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 };
  for (const path of ["/en/", "/en/rules", "/en/rules/wari", `/en/table/${table.id}`, "/en/nothing-here"]) {
    const page = await TablePage.open(await it.visitor({ screen }), it.origin, path);
    await page.find("h1").first().waitFor({ state: "attached" });
    assert.deepEqual(await page.page.evaluate(covered, PARTS), [], path);
  }
});

test("whatever is pressed is at least 24 px wide and high", async () => {
  const table = await it.api.seated();
  await it.api.play(table, "FaEbD");
  for (const path of ["/en/", `/en/table/${table.id}#seat=${table.keys.north}`]) {
    const page = await TablePage.open(await it.visitor({ screen: PHONE }), it.origin, path);
    await page.find("#settings-open").waitFor();
    if (path.includes("table")) await page.find("#resign").waitFor();
    await page.press(page.find("#settings-open"));
    const small = await page.page.evaluate(() => {
      const targets = document.querySelectorAll("button, .button, input, select, summary, header a, label:has(input)");
      return [...targets].filter((target) => target.checkVisibility() && !target.closest(".visually-hidden") && !target.matches(".skip"))
        .filter((target) => !(target.matches("input") && target.closest("label")))
        .map((target) => ({ name: target.outerHTML.slice(0, 80), box: target.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 24 || box.height < 24)
        .map(({ name, box }) => `${name}: ${box.width} × ${box.height}`);
    });
    assert.deepEqual(small, [], path);
  }
});

for (const theme of THEMES) {
  test(`in the system's own colours the houses and what may be played are told apart (${theme})`, async () => {
    const { south } = await it.game({ south: { settings: { theme }, options: { forcedColors: "active" } } });
    await south.offers("ABCDEF");
    const width = (letter) => south.house(letter).locator(".bowl").evaluate((bowl) => parseFloat(getComputedStyle(bowl).borderTopWidth));
    assert.ok((await width("a")) >= 1, "a house has an edge");
    assert.ok((await width("A")) > (await width("a")), "one that may be played has a broader one");
  });
}

for (const [name, screen] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test(`for a script from right to left pages are turned, the board is not (${name})`, async () => {
    const table = await it.api.seated();
    await it.api.play(table, "FaEbD");
    const context = await it.visitor({ screen });
    const lefts = (page) => page.page.evaluate((letters) => {
      const left = (selector) => Math.round(document.querySelector(selector).getBoundingClientRect().left - document.querySelector(".board").getBoundingClientRect().left);
      return [...[...letters].map((letter) => left(`[data-house="${letter}"] .bowl`)), left(".store"), left('[data-house="A"] .count')];
    }, "ABCDEFabcdef");
    for (const path of [`/en/table/${table.id}#seat=${table.keys.north}`, "/en/", "/en/learn", "/en/rules/wari", "/en/rules", "/en/computer"]) {
      const page = await TablePage.open(context, it.origin, path);
      await page.find("h1").first().waitFor({ state: "attached" });
      if (path.includes("table")) await page.find("#resign").waitFor();
      const played = (await page.find(".board:visible").count()) > 0;
      const before = played && (await lefts(page));
      await page.page.evaluate(() => (document.documentElement.dir = "rtl"));
      if (played) assert.deepEqual(await lefts(page), before, `${path}: every house is where it was`);
      const [brand, settings] = await Promise.all([".brand", "#settings-open"].map((selector) => page.find(selector).boundingBox()));
      assert.ok(brand.x > settings.x, `${path}: the page is turned`);
      assert.deepEqual(await page.page.evaluate(covered, PARTS), [], path);
      await page.page.close();
    }
  });
}

test("what has the focus is never behind the button that stays at hand", async () => {
  const page = await TablePage.open(await it.visitor({ screen: PHONE }), it.origin, "/en/computer");
  await page.find("html.ready").waitFor({ state: "attached" });
  let seen = 0;
  for (let presses = 0; presses < 24; presses += 1) {
    await page.page.keyboard.press("Tab");
    const hidden = await page.page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused?.closest("main") || focused.id === "start-game") return null;
      const { left, top, width, height } = focused.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      return there && (there === focused || focused.contains(there) || there.closest("label")?.contains(focused)) ? "" : focused.outerHTML.slice(0, 80);
    });
    if (hidden === null) continue;
    seen += 1;
    assert.equal(hidden, "");
  }
  assert.ok(seen >= 4, `${seen} places were tabbed to`);
});
