// The endgame tables that a browser makes: the built module against histograms made elsewhere.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { before, test } from "node:test";

import init, { Oracle } from "../dist/oracle/wasm/oware_oracle.js";

const RULE_SETS = ["abapa", "wari", "warri", "ashanti", "ovare"];

/** The lines of a file of answers. */
async function lines(name) {
  const text = await readFile(new URL(`../../../testdata/${name}`, import.meta.url), "utf8");
  return text.trim().split("\n").map((line) => JSON.parse(line));
}

/** Every way to lay so many seeds into so many houses. */
function* boards(seeds, houses = 12) {
  if (houses === 1) yield [seeds];
  else {
    for (let first = 0; first <= seeds; first++) {
      for (const rest of boards(seeds - first, houses - 1)) yield [first, ...rest];
    }
  }
}

function position(board, side = "S") {
  const left = 48 - board.reduce((sum, seeds) => sum + seeds, 0);
  return [...board, left, 0, side].join("-");
}

function histogram(values) {
  const counts = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

before(async () => {
  const bytes = await readFile(new URL("../dist/oracle/wasm/oware_oracle_bg.wasm", import.meta.url));
  await init({ module_or_path: bytes });
});

for (const rules of RULE_SETS) {
  test(`${rules}: 8 seeds are solved, and every small position has its value`, async (t) => {
    const start = performance.now();
    const oracle = new Oracle(rules, 8);
    t.diagnostic(`made in ${Math.round(performance.now() - start)} ms, both kinds`);
    assert.equal(oracle.seeds(), 8);
    const bounds = (await lines("tables_bounds.jsonl")).filter((line) => line.rules === rules);
    const scores = (await lines("tables.jsonl")).filter((line) => line.rules === rules);
    for (const line of scores) {
      const told = [...boards(line.seeds)].map((board) => JSON.parse(oracle.probe(position(board))));
      assert.equal(told.length, line.positions);
      assert.deepEqual(histogram(told.map(({ value }) => value)), line.histogram);
      const bound = bounds.find(({ seeds }) => seeds === line.seeds);
      if (bound) {
        assert.equal(told.filter(({ exact }) => exact).length, bound.exact);
        assert.deepEqual(histogram(told.map(({ bounds }) => bounds[0])), bound.lower);
        assert.deepEqual(histogram(told.map(({ bounds }) => bounds[1])), bound.upper);
      }
      for (const { value, moves } of told) {
        const best = Math.max(...Object.values(moves));
        assert.ok(best === -Infinity || best === value);
      }
    }
    oracle.free();
  });
}

test("a position is the same for either side, and stores do not matter", () => {
  const oracle = new Oracle("wari", 9);
  const south = JSON.parse(oracle.probe("1-2-0-0-1-1-1-2-0-0-0-1-19-20-S"));
  const north = JSON.parse(oracle.probe("1-2-0-0-0-1-1-2-0-0-1-1-24-15-N"));
  assert.deepEqual(south.moves, { A: 0, B: -5, E: -9, F: -5 });
  assert.deepEqual(north.moves, { a: 0, b: -5, e: -9, f: -5 });
  assert.deepEqual([south.value, north.value], [0, 0]);
  oracle.free();
});

test("what is no position, or has too many seeds, is refused", () => {
  const oracle = new Oracle("wari grand_slam=no_capture", 2);
  assert.throws(() => oracle.probe("nonsense"), /position/);
  assert.throws(() => oracle.probe("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S"), /48 seeds/);
  assert.throws(() => new Oracle("chess", 2), /chess/);
  assert.throws(() => new Oracle("wari", 40), /40/);
  oracle.free();
});
