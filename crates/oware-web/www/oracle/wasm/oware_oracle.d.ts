// What `crates/oware-oracle/src/lib.rs` offers; the module itself is built into `dist/oracle/wasm/`.
// `tests/oracle.test.js` uses all of it against the built module.

export class Oracle {
  constructor(rules: string, seeds: number);
  seeds(): number;
  probe(position: string): string;
  free(): void;
}
export class Player {
  constructor(rules: string);
  know(tables: Uint8Array): void;
  set_up(start: string, moves: string): void;
  play(level: number, chance: number): string;
  advise(milliseconds: number): string;
  free(): void;
}
export function bench(): number;
export function solve(rules: string, seeds: number): Uint8Array;
export default function init(options?: { module_or_path: unknown }): Promise<unknown>;
