// The rules as the page uses them: the built module behind `rules.js` and `line.js`.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { before, test } from "node:test";

import { Line } from "../dist/js/line.js";
import { Game, drawSeeds, drawStore, loadRules } from "../dist/js/rules.js";
import { AFTER_F, AFTER_FA, table } from "./tables.js";
import { readPosition } from "../www/js/position.js";

before(async () => loadRules(await readFile(new URL("../dist/wasm/oware_web_bg.wasm", import.meta.url))));

test("a game is played, looked at and taken back", () => {
  const game = Game.of(table());
  assert.equal(game.legal.join(""), "ABCDEF");
  assert.deepEqual(game.preview("F").drops, [..."abcd"]);
  assert.equal(game.ply, 0, "looking plays nothing");
  game.play("F");
  assert.deepEqual(game.position, readPosition(AFTER_F));
  assert.deepEqual(game.play("A"), { refusal: { code: "wrong_side", houses: ["A"], to_move: "north" } });
  game.play("a");
  assert.deepEqual(game.moves, ["F", "a"]);
  assert.deepEqual(game.at(1).position, readPosition(AFTER_F));
  assert.equal(game.end, null);
});

test("rules with changes are those of the table", () => {
  const game = Game.of(table({ rules: { preset: "wari", first: "north", seeds_per_house: 3 }, start: "" }));
  assert.equal(game.legal.join(""), "abcdef");
  assert.equal(game.position.board.join(""), "333333333333");
  assert.throws(() => Game.of(table({ rules: "chess" })));
});

test("a line follows the moves it is told", () => {
  const line = new Line(table({ moves: ["F", "a"] }));
  assert.deepEqual(line.positionAt(0), readPosition(table().start));
  assert.deepEqual(line.positionAt(1), readPosition(AFTER_F));
  assert.deepEqual(line.position, readPosition(AFTER_FA));
  const cases = [
    ["FaE", 2],
    ["FaEb", 3],
    ["Fb", 1],
    ["Fb", 2],
    ["", 0],
    ["CC", 0], // the second is no move: it is left out
  ];
  for (const [moves, kept] of cases) assert.equal(line.follow([...moves]), kept, moves);
  assert.equal(line.length, 1);
  assert.equal(line.legal.join(""), "abcdef");
});

test("as many seeds are drawn as there are", () => {
  for (const count of [0, 1, 12, 13, 48]) {
    assert.equal(drawSeeds("c", count, "wood").split("<use").length - 1, count);
    assert.equal(drawStore("north", count, "wood").split("<use").length - 1, count);
  }
  assert.equal(drawStore("south", 24.5, "wood").split("<use").length - 1, 24);
});
