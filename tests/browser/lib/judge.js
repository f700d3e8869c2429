// The command `oware judge`: the referee that knows nothing of servers and pages.

import { spawnSync } from "node:child_process";

const PROGRAM = process.env.OWARE_COMMAND ?? new URL("../../../target/debug/oware", import.meta.url).pathname;

/**
 * Judges lines; gives one verdict each.
 * @param {unknown[]} lines
 */
export function judge(lines) {
  const input = lines.map((line) => JSON.stringify(line)).join("\n");
  const { stdout, error } = spawnSync(PROGRAM, ["judge"], { input, encoding: "utf8" });
  if (error) throw error;
  return stdout.trim().split("\n").map((line) => JSON.parse(line));
}

/** The boards after 0, 1, 2, … moves of a game. */
export function boards(rules, moves) {
  const letters = [...moves];
  const prefixes = Array.from({ length: letters.length + 1 }, (_, plies) => letters.slice(0, plies));
  return judge(prefixes.map((moves) => ({ rules, moves }))).map(({ board, stores, side, end }) => ({
    board,
    stores,
    side,
    end,
  }));
}
