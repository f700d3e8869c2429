// Why a move is good, in words: what the rules say of it and of what can follow, and what the
// computer reckons. Pure; what a move does is asked of the rules.

import { Game } from "../js/rules.js";

/** @import { Letter, Sowing, Table, Words } from "../js/types.js" */
/** @import { Advice } from "./player.js" */

/** Less than this much better is not worth a word. */
const CLEARLY = 2;

/**
 * @param {Words} t
 * @param {Table} table with the reader to move
 * @param {Advice} advice
 */
export function advise(t, table, advice) {
  const game = Game.of(table);
  const { house } = advice;
  const after = played(game, house);
  if (!after) return "";
  const { sowing } = after;
  const only = game.legal.length === 1;
  const sentences = [t(only ? "hint-only" : "hint-move", { house })];
  if (sowing.end) {
    if (sowing.end.winner === sowing.mover) sentences.push(t("hint-wins"));
    return sentences.join(" ");
  }
  const captures = sowing.captured > 0 ? [t("hint-captures", { seeds: sowing.captured })] : [];
  if (only) return [...sentences, ...captures].join(" ");
  const reasons = [
    ...captures,
    ...(guards(t, game, house) ?? prepares(t, after.game, sowing, advice.line) ?? []),
  ];
  // What is proved is always said; what is reckoned, only where there is nothing better to say.
  if (advice.sure || reasons.length === 0) reasons.push(value(t, advice));
  return [...sentences, ...reasons].join(" ");
}

/** The game after a move, and what the move did; the game given stays as it is. @param {Game} game @param {Letter} house */
function played(game, house) {
  const next = game.at(game.ply);
  const sowing = next.play(house);
  return "refusal" in sowing ? null : { game: next, sowing };
}

/** The most that the side to move can capture, the opponent of `mover`. @param {Game} game @param {string} mover */
function threat(game, mover) {
  const gains = game.legal.map((house) => game.preview(house))
    .map((sowing) => ("refusal" in sowing || sowing.mover === mover ? 0 : sowing.captured));
  return Math.max(0, ...gains);
}

/** What a careless move would lose at once that this one does not. @param {Words} t @param {Game} game @param {Letter} best */
function guards(t, game, best) {
  const losses = new Map(game.legal.map((house) => {
    const after = played(game, house);
    return [house, after ? threat(after.game, after.sowing.mover) : 0];
  }));
  const safe = losses.get(best) ?? 0;
  const seeds = Math.max(...losses.values());
  if (seeds - safe < CLEARLY) return null;
  return [safe === 0 ? t("hint-guards-all", { seeds }) : t("hint-guards", { seeds, safe })];
}

/** What it makes possible, if the opponent answers as expected. @param {Words} t @param {Game} game after the move @param {Sowing} sowing @param {Letter[]} line */
function prepares(t, game, sowing, [, reply, next]) {
  const answer = reply && next ? played(game, reply) : null;
  if (!answer || answer.sowing.mover === sowing.mover) return null;
  const then = answer.game.preview(next);
  if ("refusal" in then || then.mover !== sowing.mover || then.captured < CLEARLY) return null;
  return [t("hint-prepares", { reply, next, seeds: then.captured })];
}

/** @param {Words} t @param {Advice} advice */
function value(t, { seeds, sure }) {
  if (sure) return t(seeds > 0 ? "hint-sure-win" : "hint-sure-loss");
  const about = Math.round(Math.abs(seeds));
  if (about === 0) return t("hint-even");
  return t(seeds > 0 ? "hint-ahead" : "hint-behind", { seeds: about });
}
