// Endgame tables made in the browser, by a worker under the page's own security policy, against
// those that the server made.

import { strict as assert } from "node:assert";
import { test } from "node:test";

import { world } from "./lib/world.js";

const SEEDS = 4;
const here = world({ endgameSeeds: SEEDS });

/** Some positions of a few seeds, both sides to move. */
function* positions() {
  for (let first = 0; first < 12; first++) {
    for (const step of [1, 3, 5, 7]) {
      const board = Array(12).fill(0);
      for (const [nth, seeds] of [1, 2, 1].entries()) board[(first + nth * step) % 12] += seeds;
      yield [...board, 20, 24, "SN"[first % 2]].join("-");
    }
  }
}

/** Waits until the server has made its tables. */
async function ready() {
  for (;;) {
    const { tables } = await here.api.get("/endgame/tables");
    if (tables.every(({ state }) => state !== "building")) return;
    await new Promise((done) => setTimeout(done, 100));
  }
}

test("a worker makes tables of 8 seeds and says the same as the server", async (t) => {
  const context = await here.visitor();
  const page = await context.newPage();
  const problems = [];
  page.on("console", (message) => problems.push(message.text()));
  page.on("pageerror", (error) => problems.push(error.message));
  await page.goto(`${here.origin}/en/`);
  await ready();
  for (const rules of ["warri", { preset: "ashanti", repetition: "third", leftover: "own_row" }]) {
    const asked = [...positions()];
    const [seconds, told] = await page.evaluate(
      async ({ rules, asked }) => {
        const base = JSON.parse(document.getElementById("page-data").textContent).static;
        const { EndgameOracle } = await import(`${base}/oracle/oracle.js`);
        const start = performance.now();
        const oracle = await EndgameOracle.open(rules);
        const seconds = (performance.now() - start) / 1000;
        const told = await Promise.all(asked.map((position) => oracle.probe(position)));
        oracle.close();
        return [seconds, told];
      },
      { rules, asked },
    );
    t.diagnostic(`${JSON.stringify(rules)}: ready after ${seconds.toFixed(2)} s, both kinds`);
    for (const [nth, position] of asked.entries()) {
      assert.equal(told[nth].position, position);
      if (typeof rules !== "string") continue;
      const { rules: _, ...server } = await here.api.get(`/endgame?rules=${rules}&position=${position}`);
      assert.deepEqual(told[nth], server);
    }
  }
  const refused = await page.evaluate(async () => {
    const base = JSON.parse(document.getElementById("page-data").textContent).static;
    const { EndgameOracle } = await import(`${base}/oracle/oracle.js`);
    const oracle = await EndgameOracle.open("wari", 2);
    const faults = [oracle.probe("nonsense"), EndgameOracle.open("chess")];
    const words = await Promise.all(faults.map((fault) => fault.then(() => "", (error) => error.message)));
    const late = oracle.probe("1-0-0-0-0-0-1-0-0-0-0-0-23-23-S").then(() => "answered", (error) => error.message);
    oracle.close();
    return [...words, await late];
  });
  assert.match(refused[0], /position/);
  assert.match(refused[1], /chess/);
  assert.equal(refused[2], "closed");
  assert.deepEqual(problems, []);
});
