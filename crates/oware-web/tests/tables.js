// Tables as the server tells of them, for the tests.

/** @param {object} [changes] */
export function table(changes = {}) {
  return {
    id: "abcdefghjkmn",
    version: 2,
    rules: "wari",
    spec: { repetition: "third", leftover: "own_row" },
    one_screen: false,
    computer: null,
    host: "south",
    seats: { south: true, north: true },
    start: "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
    position: "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
    moves: [],
    phase: "playing",
    to_move: "south",
    legal: [..."ABCDEF"],
    offer: null,
    declined: null,
    withdrawn: [],
    rematch: { offer: null, table: null },
    end: null,
    ...changes,
  };
}

export const AFTER_F = "4-4-4-4-4-0-5-5-5-5-4-4-0-0-N";
export const AFTER_FA = "4-4-4-4-4-0-0-6-6-6-5-5-0-0-S";

/** @param {number} version @param {string} type @param {object} [fields] */
export const event = (version, type, fields = {}) => ({ version, at: "2026-01-01T00:00:00Z", type, ...fields });

/** @param {number} version @param {number} ply @param {string} house @param {string} position */
export const moved = (version, ply, house, position) => event(version, "moved", { ply, house, position });
