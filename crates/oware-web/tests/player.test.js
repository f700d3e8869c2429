// The computer as a player: the built module plays whole games by the rules at every level.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { before, test } from "node:test";

import { Game, loadRules } from "../dist/js/rules.js";
import init, { Player, bench, solve } from "../dist/oracle/wasm/oware_oracle.js";

const wasm = (path) => readFile(new URL(`../dist/${path}`, import.meta.url));

before(async () => {
  await loadRules(await wasm("wasm/oware_web_bg.wasm"));
  await init({ module_or_path: await wasm("oracle/wasm/oware_oracle_bg.wasm") });
});

test("the module with SIMD visits the same positions as the one without", async () => {
  const quick = await import("../dist/oracle/wasm/oware_oracle.js?simd");
  await quick.default({ module_or_path: await wasm("oracle/wasm/oware_oracle_simd_bg.wasm") });
  const nodes = bench();
  assert.ok(nodes > 1_000_000);
  assert.equal(quick.bench(), nodes);
});

for (const preset of ["abapa", "wari", "warri", "ashanti", "ovare", "awari"]) {
  test(`weak levels play a whole game of ${preset} by its rules`, () => {
    const player = new Player(`${preset} seeds_per_house=2`);
    player.know(solve(`${preset} seeds_per_house=2`, 4));
    const game = Game.of({ rules: { preset, seeds_per_house: 2 }, start: "", moves: [] });
    const start = game.text;
    while (!game.end && game.occurrences < 3) {
      player.set_up(start, game.moves.join(""));
      const house = player.play(1 + (game.ply % 5), game.ply);
      assert.ok(game.legal.includes(house), `${house} after ${game.moves.join("")}`);
      game.play(house);
    }
    assert.ok(game.ply > 5);
    if (game.end) assert.throws(() => (player.set_up(start, game.moves.join("")), player.play(1, 0)));
    player.free();
  });
}

test("the strongest level answers within its second, and a hint within its time", () => {
  const player = new Player("abapa");
  player.set_up("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", "Fa");
  let start = performance.now();
  assert.match(player.play(8, 0), /^[A-F]$/);
  assert.ok(performance.now() - start < 2_000);
  start = performance.now();
  const { house, line, seeds, sure } = JSON.parse(player.advise(200));
  assert.ok(performance.now() - start < 1_000);
  assert.equal(line[0], house);
  assert.ok(Math.abs(seeds) < 24);
  assert.equal(sure, false);
  player.free();
});

test("a hint sees a sure win, and tables of other rules are refused", () => {
  const player = new Player("wari");
  assert.throws(() => player.know(solve("abapa", 3)));
  player.know(solve("wari", 8));
  player.set_up("0-0-0-0-0-1-1-0-0-0-0-0-24-22-S", "");
  const { house, seeds, sure } = JSON.parse(player.advise(100));
  assert.deepEqual([house, sure], ["F", true]);
  assert.ok(seeds > 0);
  player.free();
});
