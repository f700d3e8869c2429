// What `crates/oware-web/src/lib.rs` offers; the module itself is built into `dist/wasm/`.
// `tests/rules.test.js` uses all of it against the built module.

export class Game {
  constructor(rules: string, start: string);
  preview(letter: string): string;
  play(letter: string): string;
  replay(letters: string): number;
  at(ply: number): Game;
  resign(side: string): void;
  agree(): void;
  occurrences(): number;
  setting(name: string): string;
  ply(): number;
  moves(): string;
  legal(): string;
  position(): string;
  end(): string;
  stuck(): string;
  free(): void;
}
export function seeds(house_index: number, count: number): string;
export function store(side_index: number, count: number): string;
export function rows(count: number): string;
export function store_rows(count: number): string;
export default function init(options?: { module_or_path: unknown }): Promise<unknown>;
