// Whether a move is what a task asks for. The rules have said what the move does; here that is only
// compared. Pure.

/** @import { Letter, RulesJson, Sowing } from "../js/types.js" */

/**
 * @typedef {{kind: "legal"} | {kind: "last", house: Letter} | {kind: "capture", least: number} | {kind: "win"}
 *   | {kind: "all_legal"} | {kind: "all_captures"} | {kind: "best", house: Letter, worth: number}} Goal
 */
/** @typedef {{goal: Goal, reply: Letter | null}} Step */
/** @typedef {{id: string, rules: RulesJson, start: string, moves: Letter[], steps: Step[]}} Task */

/** @param {Goal} goal @param {Sowing} sowing */
export function step(goal, sowing) {
  switch (goal.kind) {
    case "legal":
    case "all_legal":
      return true;
    case "last":
      return sowing.drops[sowing.drops.length - 1] === goal.house;
    case "capture":
      return sowing.captured >= goal.least;
    case "all_captures":
      return sowing.captured > 0;
    case "win":
      return sowing.end?.winner === "south";
    case "best":
      return sowing.house === goal.house;
  }
}

/** Whether houses are to be found, and none is played. @param {Goal} goal */
export const finds = (goal) => goal.kind === "all_legal" || goal.kind === "all_captures";

/** The houses that are right. @param {Goal} goal @param {Pick<import("../js/rules.js").Game, "legal" | "preview">} game @returns {Letter[]} */
export function right(goal, game) {
  return game.legal.filter((house) => {
    const outcome = game.preview(house);
    return !("refusal" in outcome) && step(goal, outcome);
  });
}
