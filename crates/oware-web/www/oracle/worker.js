// The worker that makes endgame tables and answers from them, one message an answer. What it is
// asked and what it answers is `oracle.js`'s to know; no rule is written here.

import { load } from "./load.js";
import { Oracle } from "./wasm/oware_oracle.js";

/** @import { Ask, Told } from "./oracle.js" */

/** @type {Oracle | undefined} */
let oracle;

/** @param {Ask} ask */
async function answer(ask) {
  if ("position" in ask) {
    if (!oracle) throw new Error("no tables");
    return JSON.parse(oracle.probe(ask.position));
  }
  await load();
  oracle?.free();
  oracle = undefined;
  oracle = new Oracle(ask.rules, ask.seeds);
  return oracle.seeds();
}

// One after the other: an answer about a position needs the tables asked for before.
let last = Promise.resolve();

/** @param {MessageEvent<Ask>} message */
self.onmessage = ({ data: ask }) => {
  last = last
    .then(() => answer(ask))
    .then(
      (told) => /** @type {Told} */ ({ id: ask.id, told }),
      (error) => /** @type {Told} */ ({ id: ask.id, fault: String(error?.message ?? error) }),
    )
    .then((told) => self.postMessage(told));
};
