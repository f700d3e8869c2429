// The frames from one board to the next: every seed is somewhere at every moment.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { before, test } from "node:test";

import { Game, loadRules } from "../dist/js/rules.js";
import { planEnd, planMove, rhythm, standing } from "../www/js/plan.js";
import { readPosition } from "../www/js/position.js";

before(async () => loadRules(await readFile(new URL("../dist/wasm/oware_web_bg.wasm", import.meta.url))));

const sum = (numbers) => numbers.reduce((total, n) => total + n, 0);

/** @param {string} rules @param {string} start @param {string} house */
function planned(rules, start, house) {
  const game = Game.of({ rules, start, moves: [] });
  const sowing = game.play(house);
  return { sowing, frames: planMove(readPosition(start), sowing) };
}

test("the frames of moves", () => {
  const cases = [
    ["wari", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", "F", "lift F, drop a 3, drop b 2, drop c 1, drop d 0"],
    ["abapa", "0-0-0-0-2-3-2-1-1-4-0-0-20-15-S", "F",
      "lift F, drop a 2, drop b 1, drop c 0, capture c, capture b, capture a"],
    // A forced slam: what is left in the own row is swept too.
    ["wari", "0-0-0-0-2-1-1-0-0-0-0-0-22-22-S", "F", "lift F, drop a 0, capture a, sweep E south"],
    // More than half is an end too, but what lies on the board stays there.
    ["abapa", "4-0-0-0-0-1-1-3-0-0-0-0-24-15-S", "F", "lift F, drop a 0, capture a"],
  ];
  for (const [rules, start, house, expected] of cases) {
    const { frames } = planned(rules, start, house);
    const told = frames.map((frame) => {
      if (frame.kind === "drop") return `drop ${frame.house} ${frame.left}`;
      if (frame.kind === "sweep") return `sweep ${frame.from.map(({ house, side }) => `${house} ${side}`).join(" ")}`;
      return `${frame.kind} ${frame.house}`;
    });
    assert.equal(told.join(", "), expected, `${house} in ${start}`);
  }
});

test("no seed is lost on the way, and the last frame is how it then stands", () => {
  let chance = 7;
  for (const rules of ["abapa", "wari", "warri", "ashanti", "ovare", "awari"]) {
    for (let round = 0; round < 20; round += 1) {
      const game = Game.of({ rules, start: "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", moves: [] });
      for (let ply = 0; ply < 120 && game.legal.length > 0; ply += 1) {
        chance = (chance * 1103515245 + 12345) % 2 ** 31;
        const before = game.position;
        const sowing = game.play(game.legal[chance % game.legal.length]);
        const frames = planMove(before, sowing);
        for (const frame of frames) {
          const inHand = frame.kind === "lift" ? sowing.drops.length : frame.kind === "drop" ? frame.left : 0;
          assert.equal(sum(frame.after.board) + sum(frame.after.stores) + inHand, 48, `${rules} ${frame.kind}`);
        }
        assert.deepEqual(frames.at(-1).after, standing(readPosition(sowing.position), sowing.end), rules);
      }
    }
  }
});

test("an end without a move shares what lies there", () => {
  const position = readPosition("4-4-4-4-4-0-5-5-5-5-4-4-0-0-N");
  const end = (how, seeds, stores) => ({ reason: "agreement", stores, winner: "north", leftover: { how, seeds } });
  const own = end("own_row", [20, 28], [20, 28]);
  const [sweep] = planEnd(standing(position, null), own, "south");
  assert.equal(sweep.from.length, 11);
  assert.ok(sweep.from.every(({ house, side }) => side === (house < "a" ? "south" : "north")));
  assert.deepEqual(sweep.after, standing(position, own));
  assert.deepEqual(sweep.after, { board: Array(12).fill(0), stores: [20, 28] });

  const uncounted = end("uncounted", [0, 0], [0, 0]);
  assert.deepEqual(planEnd(standing(position, null), uncounted, "south"), []);
  assert.deepEqual(standing(position, uncounted).board, position.board, "they stay where they are");

  const [awarded] = planEnd(standing(position, null), end("opponent_takes", [0, 48], [0, 48]), "south");
  assert.ok(awarded.from.every(({ side }) => side === "north"));
});

test("a hand gets quicker, places the last seed with care, and never sows for ever", () => {
  const steps = rhythm(6);
  assert.equal(steps.length, 6);
  for (let step = 1; step < 5; step++) assert.ok(steps[step] < steps[step - 1], `step ${step}`);
  assert.ok(steps[5] > steps[4], "the last one takes longer");
  assert.ok(sum(rhythm(20)) < 3_000);
  assert.ok(rhythm(47).every((step) => step >= 70), "each seed can be seen");
  assert.deepEqual(rhythm(0), []);
});
