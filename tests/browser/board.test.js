// How the board lies on a screen: sizes, places, numbers that stay legible.

import { strict as assert } from "node:assert";
import { test } from "node:test";

import { DESKTOP, PHONE } from "./lib/browser.js";
import { FORCED_SLAM, HOARD } from "./lib/games.js";
import { boards } from "./lib/judge.js";
import { HOUSES, eventually } from "./lib/table-page.js";
import { world } from "./lib/world.js";

const it = world();

/** @returns {Promise<Record<string, {x: number, y: number, width: number, height: number}>>} */
async function boxes(page) {
  const found = await Promise.all(HOUSES.map(async (letter) => [letter, await page.house(letter).boundingBox()]));
  return Object.fromEntries(found);
}

const ACTIONS = { waiting: "#share-link", playing: "#resign", ended: "#rematch" };

for (const language of ["en", "sv"]) {
  for (const phase of ["waiting", "playing", "ended"]) {
    test(`on a phone of 360 × 740 everything is there without scrolling (${phase}, ${language})`, async () => {
      const wishes = { screen: PHONE, language };
      let page;
      if (phase === "waiting") {
        const made = await it.api.post("/tables", { rules: "wari", side: "south" });
        page = await it.guest(made.id, made.seat.key, wishes);
      } else {
        const table = await it.api.seated();
        await it.api.play(table, phase === "ended" ? FORCED_SLAM : "Fa");
        page = await it.guest(table.id, table.keys.south, wishes);
      }
      await page.find(ACTIONS[phase]).waitFor();
      for (const [letter, box] of Object.entries(await boxes(page))) {
        assert.ok(box.width >= 110 && box.height >= 80, `${letter} is ${box.width} × ${box.height}`);
        assert.ok(box.x >= 0 && box.x + box.width <= 360, `${letter} is inside the screen`);
      }
      for (const part of ["header.site", "#rules-line", "#status", "#board", ACTIONS[phase]]) {
        const box = await page.find(part).boundingBox();
        assert.ok(box && box.y >= 0 && box.y + box.height <= 740, `${part} is on the screen: ${JSON.stringify(box)}`);
      }
      const wide = await page.page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(wide <= 360, `the page is ${wide} px wide`);
    });
  }
}

test("upright, the own row is on the right, sown upwards and down the other side", async () => {
  const { south } = await it.game({ south: { screen: PHONE } });
  const at = await boxes(south);
  const upwards = [..."ABCDEF"];
  const down = [..."abcdef"];
  for (const [index, letter] of upwards.entries()) {
    const opposite = at[down[5 - index]];
    assert.ok(at[letter].x > opposite.x, `${letter} is on the right of ${down[5 - index]}`);
    assert.ok(Math.abs(at[letter].y - opposite.y) < 2, `${letter} faces ${down[5 - index]}`);
    if (index > 0) assert.ok(at[letter].y < at[upwards[index - 1]].y, `${letter} is above ${upwards[index - 1]}`);
  }
  const stores = await Promise.all(["south", "north"].map((side) => south.find(`.store[data-store="${side}"]`).boundingBox()));
  const tops = stores.map((box) => box.y).sort((a, b) => a - b);
  assert.ok(tops[0] < at.F.y && tops[1] > at.A.y, "stores are at top and bottom");
});

test("lying flat, the own row is below, from left to right", async () => {
  for (const screen of [DESKTOP, { viewport: { width: 740, height: 360 }, hasTouch: true, isMobile: true }]) {
    const { south } = await it.game({ south: { screen } });
    const at = await boxes(south);
    for (const [index, letter] of [..."ABCDEF"].entries()) {
      assert.ok(at[letter].y > at["fedcba"[index]].y, `${letter} is below`);
      if (index > 0) assert.ok(at[letter].x > at["ABCDEF"[index - 1]].x, `${letter} is right of the one before`);
    }
  }
});

for (const [name, screen] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test(`U04: a house with many seeds stays legible (${name})`, async () => {
    const counts = boards("abapa", HOARD).map(({ board }) => board[0]);
    const table = await it.api.seated({ rules: "abapa" });
    await it.api.play(table, HOARD);
    const page = await it.guest(table.id, undefined, { screen });
    for (const least of [12, 19, 27, 36, 45]) {
      const ply = counts.findIndex((count) => count >= least);
      const seeds = String(counts[ply]);
      await page.find(`#moves button[data-ply="${ply}"]`).click();
      await eventually(() => page.house("A").locator(".count").innerText(), seeds);
      const fit = await page.page.evaluate(() => {
        const house = /** @type {Element} */ (document.querySelector('.house[data-house="A"]'));
        const inside = (outer, inner, slack) =>
          inner.left >= outer.left - slack && inner.right <= outer.right + slack &&
          inner.top >= outer.top - slack && inner.bottom <= outer.bottom + slack;
        const outer = house.getBoundingClientRect();
        const count = /** @type {HTMLElement} */ (house.querySelector(".count"));
        const bowl = /** @type {Element} */ (house.querySelector(".bowl")).getBoundingClientRect();
        const seeds = /** @type {Element} */ (house.querySelector(".seeds")).getBoundingClientRect();
        const digits = document.createRange();
        digits.selectNodeContents(count);
        return {
          count: inside(outer, count.getBoundingClientRect(), 1),
          seeds: inside(bowl, seeds, 1),
          whole: inside(count.getBoundingClientRect(), digits.getBoundingClientRect(), 1),
          size: parseFloat(getComputedStyle(count).fontSize),
        };
      });
      assert.deepEqual({ count: fit.count, seeds: fit.seeds, whole: fit.whole }, { count: true, seeds: true, whole: true }, `${seeds} seeds`);
      assert.ok(fit.size >= 14, `the number is ${fit.size} px high`);
    }
  });
}

test("U03: after turning the phone the house under the finger is the one played", async () => {
  const { id, south } = await it.game({ south: { screen: PHONE } });
  await south.offers("ABCDEF");
  await south.page.setViewportSize({ width: 740, height: 360 });
  const box = (await boxes(south)).E;
  await south.page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await eventually(async () => (await it.api.get(`/tables/${id}`)).moves.join(""), "E");
});
