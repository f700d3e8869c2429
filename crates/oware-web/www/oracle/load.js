// Loads the module that solves endgames and plays: with SIMD where the browser knows it, which makes it
// about half as fast again, else without.

import init from "./wasm/oware_oracle.js";

/** A module with one function that uses SIMD. */
const SIMD = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15, 253, 98, 11);

/** Loads it once. */
export function load() {
  const quick = new URL("./wasm/oware_oracle_simd_bg.wasm", import.meta.url);
  const plain = new URL("./wasm/oware_oracle_bg.wasm", import.meta.url);
  return init({ module_or_path: WebAssembly.validate(SIMD) ? quick : plain });
}
