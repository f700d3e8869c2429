// How the board lies on a screen: places, numbers that stay legible. What fits on a phone in which
// state is in layout.test.js.

import { strict as assert } from "node:assert";
import { test } from "node:test";

import { DESKTOP, PHONE } from "./lib/browser.js";
import { HOARD } from "./lib/games.js";
import { boards } from "./lib/judge.js";
import { HOUSES, eventually } from "./lib/table-page.js";
import { world } from "./lib/world.js";

const it = world();

/** @returns {Promise<Record<string, {x: number, y: number, width: number, height: number}>>} */
async function boxes(page) {
  const found = await Promise.all(HOUSES.map(async (letter) => [letter, await page.house(letter).boundingBox()]));
  return Object.fromEntries(found);
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
