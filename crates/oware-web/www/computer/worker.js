// The worker in which the computer thinks, one question after the other. What it is asked and what
// it answers is `player.js`'s to know; no rule is written here.

import { load } from "../oracle/load.js";
import { Player, solve } from "../oracle/wasm/oware_oracle.js";

/** @import { Ask, Told } from "./player.js" */

/** @type {Player | undefined} */
let player;

/** @param {Ask} ask */
async function answer(ask) {
  await load();
  if ("solve" in ask) return solve(ask.solve, ask.seeds).buffer;
  if ("open" in ask) {
    player = new Player(ask.open);
    return true;
  }
  if (!player) throw new Error("no rules to play by");
  if ("tables" in ask) return player.know(new Uint8Array(ask.tables));
  const { start, moves } = "play" in ask ? ask.play : ask.advise;
  player.set_up(start, moves.join(""));
  if ("play" in ask) return player.play(ask.level, ask.chance);
  return JSON.parse(player.advise(ask.milliseconds));
}

// One after the other: an answer needs what was asked for before it.
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
