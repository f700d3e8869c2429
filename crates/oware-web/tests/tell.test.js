// The game in words, by the built rules: what a move captured, why it ended.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { before, test } from "node:test";

import { Line } from "../dist/js/line.js";
import { loadRules } from "../dist/js/rules.js";
import { wordsFrom } from "../dist/js/i18n.js";
import * as tell from "../dist/js/tell.js";
import { table } from "./tables.js";

/** @type {Record<string, import("../www/js/types.js").Words>} */
const words = {};

before(async () => {
  await loadRules(await readFile(new URL("../dist/wasm/oware_web_bg.wasm", import.meta.url)));
  for (const lang of ["en", "sv"]) {
    words[lang] = wordsFrom(lang, await readFile(new URL(`../../../locales/${lang}/client.ftl`, import.meta.url), "utf8"));
  }
});

test("a move is told with what it captured, not with what the end shares afterwards", () => {
  const line = new Line(table({ start: "0-0-0-0-2-1-1-0-0-0-0-0-22-22-S", moves: ["F"] }));
  assert.deepEqual(line.end?.stores, [26, 22]);
  const told = tell.move(words.en, line.sowings[0], line.positionAt(0).stores);
  assert.match(told, /South has 24, North 22\.$/);
});

test("each way to have no move has a sentence of its own", () => {
  const cases = [
    ["abapa", "0-0-0-0-0-0-4-4-0-0-0-0-20-20-S", "", /^South’s row is empty/, /^Syds rad är tom/],
    ["abapa", "1-0-0-0-0-0-0-0-0-0-0-0-23-24-S", "", /^North’s row is empty.*South’s reaches/, /^Nords rad är tom/],
    ["abapa", "0-0-0-0-0-1-0-0-0-0-0-0-23-24-S", "F", /^South’s row is empty.*North’s reaches/, /^Syds rad är tom/],
    [{ preset: "ovare", seeds_per_house: 2 }, "2-2-2-2-2-2-2-2-2-2-2-2-0-0-S", "Df",
      /^Every move of South’s would be a grand slam/, /^Varje drag som Syd kan göra vore en grand slam/],
  ];
  for (const [rules, start, moves, english, swedish] of cases) {
    const ended = table({ rules, start, moves: [...moves] });
    const line = new Line(ended);
    assert.equal(line.end?.reason, "no_move", start);
    assert.match(tell.reasons(words.en, line.end, ended, line)[0], english);
    assert.match(tell.reasons(words.sv, line.end, ended, line)[0], swedish);
  }
});
