// Houses, sides and position text: the words of the board, without any rule.

/** @import { Letter, Position, Side } from "./types.js" */

export const HOUSES = [..."ABCDEFabcdef"];
/** @type {Side[]} */
export const SIDES = ["south", "north"];

/** @param {Side} side @returns {Side} */
export const other = (side) => (side === "south" ? "north" : "south");

/** @param {Letter} house @returns {Side} */
export const ownerOf = (house) => (house < "a" ? "south" : "north");

/** Reads position text, `4-4-4-4-4-4-4-4-4-4-4-4-0-0-S`. @param {string} text @returns {Position} */
export function readPosition(text) {
  const fields = text.split("-");
  const numbers = fields.slice(0, 14).map(Number);
  return {
    board: numbers.slice(0, 12),
    stores: [numbers[12], numbers[13]],
    side: fields[14] === "N" ? "north" : "south",
  };
}
