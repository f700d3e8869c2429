// What `crates/oware-oracle/src/lib.rs` offers; the module itself is built into `dist/oracle/wasm/`.
// `tests/oracle.test.js` uses all of it against the built module.

export class Oracle {
  constructor(rules: string, seeds: number);
  seeds(): number;
  probe(position: string): string;
  free(): void;
}
export default function init(options?: { module_or_path: unknown }): Promise<unknown>;
