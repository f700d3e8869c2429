// How a move is shown: the frames from one board to the next. Pure: no page, no clock.

import { HOUSES, SIDES, other, ownerOf } from "./position.js";

/** @import { End, Letter, Position, Side, Sowing } from "./types.js" */

/** What lies where. @typedef {{board: number[], stores: [number, number]}} Standing */

/**
 * One step of showing a move; `after` is what lies where when it is done.
 * @typedef {{kind: "lift", house: Letter, after: Standing}
 *   | {kind: "drop", house: Letter, left: number, after: Standing}
 *   | {kind: "capture", house: Letter, side: Side, after: Standing}
 *   | {kind: "sweep", from: {house: Letter, side: Side}[], after: Standing}} Frame
 */

const EMPTY = HOUSES.map(() => 0);

/** From one house to the next: the first step, and by how much each is quicker than the one before. */
const STEP_MS = 215;
const HASTE = 0.955;
const QUICKEST_STEP_MS = 70;
/** A long sowing is quicker, so that none takes for ever. */
const SOWING_MS = 2_600;
/** The last seed is placed with care. */
const LAST_STEP = 1.3;

/**
 * What lies where when a position is reached and the game may have ended with it: seeds that were
 * shared are in the stores, those that count for nobody stay on the board.
 * @param {Position} position
 * @param {End | null} end
 * @returns {Standing}
 */
export function standing(position, end) {
  if (!end) return { board: position.board, stores: position.stores };
  const shared = end.leftover.seeds[0] + end.leftover.seeds[1] > 0;
  return { board: shared ? EMPTY : position.board, stores: end.stores };
}

/** @param {Position} before @param {Sowing} sowing @returns {Frame[]} */
export function planMove(before, sowing) {
  /** @type {Frame[]} */
  const frames = [];
  let stores = before.stores;
  const board = [...before.board];
  const at = () => ({ board: [...board], stores });

  board[HOUSES.indexOf(sowing.house)] = 0;
  frames.push({ kind: "lift", house: sowing.house, after: at() });
  sowing.drops.forEach((house, dropped) => {
    board[HOUSES.indexOf(house)] += 1;
    frames.push({ kind: "drop", house, left: sowing.drops.length - dropped - 1, after: at() });
  });
  const side = sowing.mover;
  for (const { house, seeds } of sowing.taken) {
    board[HOUSES.indexOf(house)] = 0;
    stores = gain(stores, side, seeds);
    frames.push({ kind: "capture", house, side, after: at() });
  }
  frames.push(...planEnd(at(), sowing.end, side));
  return frames;
}

/**
 * The seeds left on the board go to whom they were shared to.
 * @param {Standing} before
 * @param {End | null} end
 * @param {Side} mover who played last
 * @returns {Frame[]}
 */
export function planEnd(before, end, mover) {
  if (!end || end.leftover.seeds[0] + end.leftover.seeds[1] === 0) return [];
  const full = HOUSES.filter((_, index) => before.board[index] > 0);
  if (full.length === 0) return [];
  /** @param {Letter} house @returns {Side} */
  const heir = (house) => (end.leftover.how === "opponent_takes" ? other(mover) : ownerOf(house));
  const from = full.map((house) => ({ house, side: heir(house) }));
  return [{ kind: "sweep", from, after: { board: EMPTY, stores: end.stores } }];
}

/** What is in the stores once a side has got seeds. @param {[number, number]} stores @param {Side} side @param {number} seeds @returns {[number, number]} */
export function gain([south, north], side, seeds) {
  return side === SIDES[0] ? [south + seeds, north] : [south, north + seeds];
}

/** How many milliseconds each step of a sowing takes: a hand gets quicker. @param {number} seeds */
export function rhythm(seeds) {
  const steps = Array.from({ length: seeds }, (_, step) => STEP_MS * HASTE ** step);
  if (seeds > 1) steps[seeds - 1] *= LAST_STEP;
  const whole = steps.reduce((sum, step) => sum + step, 0);
  const haste = Math.min(1, SOWING_MS / Math.max(whole, 1));
  return steps.map((step) => Math.max(QUICKEST_STEP_MS, step * haste));
}
