// A game against the computer as it is kept, taken back and ended, by the built rules.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { before, test } from "node:test";

import { advise } from "../dist/computer/advice.js";
import { Match } from "../dist/computer/match.js";
import { loadRules } from "../dist/js/rules.js";

before(async () => loadRules(await readFile(new URL("../dist/wasm/oware_web_bg.wasm", import.meta.url))));

const WARI = { rules: "wari", side: "south", level: 3 };
/** Warri: North's last move takes South's whole row, and North moves again. */
const AGAIN = "BeCfEfDaAbFf";

test("taking back leads to the reader's last own decision", () => {
  const cases = [
    // rules, side, moves, closed, to which ply
    ["wari", "south", "", "", null],
    ["wari", "south", "F", "", 0],
    ["wari", "south", "Fa", "", 0],
    ["wari", "south", "FaE", "", 2],
    ["wari", "north", "F", "", null],
    ["wari", "north", "FaE", "", 1],
    ["warri", "south", AGAIN, "", 10],
    ["warri", "north", AGAIN, "", 11],
    ["wari", "south", "Fa", "resigned", 2],
  ];
  for (const [rules, side, moves, closed, ply] of cases) {
    const match = new Match("m", { rules, side, level: 1 }, moves, closed);
    assert.equal(match.undoTo, ply, `${moves} ${side}`);
    assert.equal(match.undo(), ply !== null);
    assert.equal(match.moves.join(""), moves.slice(0, ply ?? moves.length));
    assert.equal(match.over, false);
  }
});

test("a game is kept and comes back as it was", () => {
  const match = new Match("abc", { rules: { preset: "ashanti", seeds_per_house: 2 }, side: "north", level: 7 });
  assert.equal(match.computersTurn, false, "North begins in Ashanti");
  assert.ok(match.play("f"));
  assert.equal(match.play("a"), false, "it is South's turn");
  assert.ok(match.computersTurn);
  const back = Match.restore(JSON.parse(JSON.stringify(match.kept)));
  assert.deepEqual(back.table, match.table);
  assert.deepEqual(back.kept, match.kept);
  assert.throws(() => Match.restore({ ...match.kept, form: 2 }));
  assert.throws(() => Match.restore({ ...match.kept, rules: "chess" }));
});

test("resigning ends the game for the other side, whoever is to move", () => {
  for (const moves of ["F", "Fa"]) {
    const match = new Match("m", WARI, moves);
    match.resign();
    assert.equal(match.table.phase, "ended");
    assert.equal(match.table.end.reason, "resignation");
    assert.equal(match.table.end.winner, "north");
    assert.equal(match.computersTurn, false);
    assert.deepEqual(match.record.moves, [...moves]);
    assert.equal(Match.restore(match.kept).table.end.winner, "north");
  }
});

test("where no repetition ends the game, both may agree once a position has come back", () => {
  const rules = { preset: "ashanti", seeds_per_house: 1, first: "south" };
  const turn = "FfEeDdCcBbAa";
  const match = new Match("m", { rules, side: "south", level: 1 });
  assert.equal(match.mayAgree, false);
  // Sowing single seeds round and round brings a position back in the end.
  for (let step = 0; step < 400 && !match.over && !match.mayAgree; step += 1) {
    assert.ok([...turn].some((house) => match.legal.includes(house) && match.play(house)));
  }
  assert.ok(match.mayAgree || match.over);
  if (match.over) return;
  match.agree();
  assert.equal(match.table.end.reason, "agreement");
  assert.equal(new Match("w", WARI, "Fa").mayAgree, false);
});

test("the record has the form that tables have", () => {
  const match = new Match("m", { ...WARI, rules: { preset: "wari", seeds_per_house: 3 } }, "F");
  assert.deepEqual(match.record, {
    id: "m",
    rules: { preset: "wari", seeds_per_house: 3 },
    board: Array(12).fill(3),
    stores: [0, 0],
    side: "south",
    moves: ["F"],
    position: "3-3-3-3-3-0-4-4-4-3-3-3-0-0-N",
    end: null,
  });
});

/** Words that show what was asked for. */
const words = (id, args = {}) => [id, ...Object.entries(args).map(([name, value]) => `${name}=${value}`)].join(" ");

test("a hint gives the reason that the rules show", () => {
  const told = (moves, house, line, seeds, sure = false) =>
    advise(words, new Match("m", { ...WARI, rules: "abapa" }, moves).table, { house, line: [...line], seeds, sure });
  // Nothing to say but what is reckoned.
  assert.equal(told("", "F", "F", 1.4), "hint-move house=F hint-ahead seeds=1");
  assert.equal(told("", "F", "F", -2.6), "hint-move house=F hint-behind seeds=3");
  assert.equal(told("", "F", "F", 0.3), "hint-move house=F hint-even");
  assert.equal(told("", "F", "F", -4, true), "hint-move house=F hint-sure-loss");
  // A move that takes, and one that saves: what each other move would lose is asked of the rules.
  assert.match(told("DdBcEcCdEfCaDdBbAaEbDcAeFdAfCcBbEbDcCa", "F", "F", 9), /hint-(captures seeds|wins|guards)/);
});
