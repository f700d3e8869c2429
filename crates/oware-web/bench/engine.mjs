// How fast the engine is in WebAssembly beside the native one: `node engine.mjs OWARE [MODULE]`, run by
// `cargo xtask bench`. Both do the same fixed work (`oware bench`) in turns, so that whatever else the
// machine does meets both; the best of the rounds counts. Another build of the module can be named.

import { strict as assert } from "node:assert";
import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";

import init, { bench } from "../dist/oracle/wasm/oware_oracle.js";

const ROUNDS = 3;
const [program, module = new URL("../dist/oracle/wasm/oware_oracle_simd_bg.wasm", import.meta.url).pathname] = process.argv.slice(2);

/** Positions, and positions a second. */
function native() {
  const told = execFileSync(program, ["bench"], { encoding: "utf8" });
  const nodes = Number(/^all +(\d+)/m.exec(told)?.[1]);
  return { nodes, rate: nodes / Number(/^([\d.]+) s/m.exec(told)?.[1]) };
}

function wasm() {
  const start = performance.now();
  const nodes = bench();
  return { nodes, rate: (nodes / (performance.now() - start)) * 1000 };
}

await init({ module_or_path: await readFile(module) });
const best = { native: 0, wasm: 0 };
for (let round = 0; round < ROUNDS; round += 1) {
  const [one, other] = [native(), wasm()];
  assert.equal(other.nodes, one.nodes, "both visit the same positions");
  best.native = Math.max(best.native, one.rate);
  best.wasm = Math.max(best.wasm, other.rate);
}
const millions = (rate) => `${(rate / 1e6).toFixed(2)} million positions a second`;
console.log(`native       ${millions(best.native)}`);
console.log(`WebAssembly  ${millions(best.wasm)}, ${Math.round((100 * best.wasm) / best.native)} % of native`);
