// The game in words: moves, refusals, whose turn it is, how it ended. Pure.

import { amount } from "./page-parts.js";
import { gain } from "./plan.js";
import { HOUSES, other, ownerOf } from "./position.js";

/** @import { End, Letter, Refusal, Side, Sowing, Table, Words } from "./types.js" */
/** @import { Line } from "./line.js" */
/** @import { Seat } from "./seat.js" */

/** @param {Letter[]} letters */
const list = (letters) => letters.join(", ");

/**
 * A move that was made: what it captured, not what an end shares afterwards.
 * @param {Words} t @param {Sowing} sowing @param {[number, number]} before what was in the stores
 */
export function move(t, sowing, before) {
  const { mover, captured } = sowing;
  const [south, north] = gain(before, mover, captured).map(amount);
  const sentences = [happened(t, sowing)];
  if (captured > 0) sentences.push(t("told-stores", { south, north }));
  return sentences.join(" ");
}

/** A move that was made, for who sees the stores. @param {Words} t @param {Sowing} sowing */
export function happened(t, { house, mover, drops, taken, captured, slam }) {
  const sentences = [t("told-move", { side: mover, house, last: drops[drops.length - 1] })];
  if (slam) sentences.push(t(captured > 0 ? "told-slam" : "told-slam-nothing"));
  if (captured > 0) sentences.push(t("told-capture", { seeds: captured, houses: list(taken.map(({ house }) => house)) }));
  return sentences.join(" ");
}

/** A move that could be made. @param {Words} t @param {Sowing} sowing */
export function preview(t, { house, drops, taken, captured, slam, end }) {
  const last = drops[drops.length - 1];
  const houses = list(taken.map(({ house }) => house));
  const sentences = [];
  if (captured > 0) sentences.push(t("preview-capture", { house, last, seeds: captured, houses }));
  else sentences.push(t(slam ? "preview-slam-nothing" : "preview-move", { house, last }));
  if (end) sentences.push(t("preview-ends-game"));
  return sentences.join(" ");
}

/** Why the rules refuse a house. @param {Words} t @param {Refusal} refusal @param {Side} mover */
export function refusal(t, { code, houses = [], legal = [] }, mover) {
  const house = houses[0] ?? "";
  switch (code) {
    case "empty_house":
      return t("refusal-empty-house", { house });
    case "wrong_side":
      return t("refusal-wrong-side", { house, side: ownerOf(house) });
    case "must_feed":
      return t("refusal-must-feed", { house, side: other(mover), legal: list(legal) });
    case "grand_slam":
      return t("refusal-grand-slam", { house, side: other(mover), legal: list(legal) });
    case "full_house":
      return t("refusal-full-house", { house, legal: list(legal) });
    case "game_over":
      return t("refusal-game-over");
    default:
      return t("problem-other");
  }
}

/**
 * Whose turn it is, for somebody with or without a seat.
 * @param {Words} t @param {Side} side @param {boolean} again the same side played last
 * @param {Seat | null} seat
 */
export function turn(t, side, again, seat) {
  const own = seat !== null && !seat.both && seat.side === side;
  if (own) return t(again ? "status-your-move-again" : "status-your-move");
  return t(again ? "status-again" : "status-to-move", { side });
}

/** Why nothing can be played in a game that goes on. @param {Words} t @param {Letter} house @param {Seat} seat @param {Side} side the one to move */
export function notNow(t, house, seat, side) {
  if (ownerOf(house) !== seat.side && !seat.both) return t("refusal-wrong-side", { house, side: ownerOf(house) });
  return t("refusal-not-your-turn", { side });
}

/** Who won. @param {Words} t @param {End} end @param {Seat | null} seat */
export function result(t, end, seat) {
  const [fewer, more] = [...end.stores].sort((a, b) => a - b).map(amount);
  if (end.winner === "draw") return t("result-draw", { more, fewer });
  const resigned = end.reason === "resignation" ? "-by-resignation" : "";
  if (!seat || seat.both) return t(`result-won${resigned}`, { side: end.winner, more, fewer });
  return t(`result-you-${seat.side === end.winner ? "won" : "lost"}${resigned}`, { more, fewer });
}

/**
 * Why the game ended, and what became of the seeds left over.
 * @param {Words} t @param {End} end @param {Table} table @param {Line} line all of its moves
 */
export function reasons(t, end, table, line) {
  return [reason(t, end, table, line), leftover(t, end, table, line)];
}

/** @param {Words} t @param {End} end @param {Table} table @param {Line} line */
function reason(t, end, table, { position, stuck }) {
  const winner = end.winner === "north" ? "north" : "south";
  switch (end.reason) {
    case "majority":
      return t("reason-majority", { side: winner });
    case "no_move":
      return t(`reason-no-move-${stuck.replace("_", "-")}`, { side: position.side });
    case "grand_slam":
      return t("reason-grand-slam");
    case "repetition":
      return t("reason-repetition", { times: table.spec.repetition === "second" ? 2 : 3 });
    case "agreement":
      return t("reason-agreement");
    case "resignation":
      return t("reason-resignation", { side: other(winner) });
  }
}

/** @param {Words} t @param {End} end @param {Table} table @param {Line} line */
function leftover(t, { leftover: { how, seeds } }, table, { position }) {
  const onBoard = position.board.reduce((sum, count) => sum + count, 0);
  const [south, north] = seeds.map(amount);
  const mover = ownerOf(table.moves[table.moves.length - 1] ?? HOUSES[0]);
  /** @param {Side} side */
  const share = (side) => (side === "south" ? south : north);
  switch (how) {
    case "on_board":
      return t("leftover-on-board", { seeds: onBoard });
    case "own_row":
      return t("leftover-own-row", { south, north });
    case "uncounted":
      return t("leftover-uncounted", { seeds: onBoard });
    case "split":
      return t("leftover-split", { seeds: south });
    case "mover_sweeps":
      return t("leftover-mover-sweeps", { side: mover, seeds: share(mover) });
    case "opponent_takes":
      return t("leftover-opponent-takes", { side: other(mover), seeds: share(other(mover)) });
    default:
      return t("leftover-nothing");
  }
}
