// Looking back at the end of a finished game: what the last few seeds were worth.

import { strict as assert } from "node:assert";
import { test } from "node:test";

import { eventually } from "./lib/table-page.js";
import { world } from "./lib/world.js";

const here = world();
/** One seed a house: after a few moves so few are left that they are solved. */
const RULES = { preset: "wari", seeds_per_house: 1 };
const MOST = 8;

/** Plays the first house that may be played until few seeds are left and a few moves more. */
async function fewSeeds(table) {
  for (let after = 0; after < 3; ) {
    const now = await here.api.get(`/tables/${table.id}`);
    if (now.phase !== "playing") return;
    const house = now.legal[now.legal.length - 1];
    await here.api.play(table, [house], now.moves.length);
    const board = now.position.split("-").slice(0, 12).map(Number);
    if (board.reduce((sum, seeds) => sum + seeds, 0) <= MOST) after += 1;
  }
}

/** What is told while looking at a ply. */
async function told(page, ply) {
  await page.locator(`#moves button[data-ply="${ply}"]`).click();
  return page.locator("#worth");
}

test("what a finished endgame was worth is told, and a game being played is nobody's to look into", async (t) => {
  const table = await here.api.seated({ rules: RULES });
  await fewSeeds(table);
  const { moves, phase } = await here.api.get(`/tables/${table.id}`);
  assert.equal(phase, "playing");
  const asked = [];
  const guest = await here.guest(table.id, undefined, { language: "sv" });
  const { page } = guest;
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await told(page, moves.length - 1);
  await page.locator("#latest").click();
  assert.equal(await page.locator("#worth").count(), 0);
  assert.deepEqual(asked.filter((path) => path.includes("/oracle/")), []);

  await here.api.post(`/tables/${table.id}/resign`, {}, table.keys.south);
  await guest.says(/Nord vinner/);
  const worth = await told(page, moves.length - 1);
  await eventually(async () => /spel härifrån/.test(await worth.innerText()), true, "worth");
  t.diagnostic(await worth.innerText());
  assert.match(await worth.innerText(), /drag för drag: ([A-Fa-f]\s([+−]\d|0)(, )?)+\./);
  // The opening has too many seeds, and now is not the past.
  await page.locator("#first").click();
  await eventually(() => worth.isVisible(), false);
  await page.locator("#latest").click();
  await eventually(() => worth.isVisible(), false);
  guest.watch.calm();
});
