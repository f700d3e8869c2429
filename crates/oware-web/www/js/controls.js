// Which buttons a reader has at a table, and what is said beside them. Pure.

import { other } from "./position.js";

/** @import { Table, Words } from "./types.js" */
/** @import { Seat } from "./seat.js" */

/**
 * @typedef {"join" | "share" | "my-seat" | "offer-end" | "accept-end" | "decline-end"
 *   | "withdraw-end" | "resign" | "rematch" | "accept-rematch" | "withdraw-rematch" | "rematch-go"
 *   | "new-table" | "flip"} Control
 */

/** @type {Control[]} */
export const CONTROLS = [
  "join",
  "share",
  "my-seat",
  "offer-end",
  "accept-end",
  "decline-end",
  "withdraw-end",
  "resign",
  "rematch",
  "accept-rematch",
  "withdraw-rematch",
  "rematch-go",
  "new-table",
  "flip",
];

/**
 * @param {Table} table
 * @param {Seat | null} seat
 * @returns {Control[]}
 */
export function controls(table, seat) {
  /** @type {Control[]} */
  const found = [];
  if (table.phase === "waiting") found.push(...(seat ? /** @type {const} */ (["share", "my-seat"]) : /** @type {const} */ (["join"])));
  if (table.phase === "playing" && seat) found.push("my-seat", ...offers(table, seat), "resign");
  if (table.phase === "ended") found.push(...(seat ? rematch(table, seat) : []));
  if (table.rematch.table) found.push("rematch-go");
  else if (table.phase === "ended") found.push("new-table");
  if (table.phase !== "waiting" && (!seat || seat.both)) found.push("flip");
  return found;
}

/** @param {Table} table @param {Seat} seat @returns {Control[]} */
function offers({ offer, declined, withdrawn = [] }, seat) {
  if (seat.both) return ["offer-end"];
  // What was declined or taken back is not offered again before the next move.
  if (offer === null) return declined === seat.side || withdrawn.includes(seat.side) ? [] : ["offer-end"];
  return offer === seat.side ? ["withdraw-end"] : ["accept-end", "decline-end"];
}

/** @param {Table} table @param {Seat} seat @returns {Control[]} */
function rematch({ rematch }, seat) {
  if (rematch.table) return [];
  if (rematch.offer === null) return ["rematch"];
  return rematch.offer === seat.side && !seat.both ? ["withdraw-rematch"] : ["accept-rematch"];
}

/** Buttons of which one takes the place of another. @type {Control[][]} */
const PLACES = [
  ["offer-end", "withdraw-end", "decline-end"],
  ["decline-end", "accept-end", "offer-end"],
  ["rematch", "withdraw-rematch", "accept-rematch", "rematch-go"],
];

/** The button that takes the place of one that goes. @param {Control} gone @param {Control[]} visible */
export function counterpart(gone, visible) {
  return PLACES.filter((place) => place.includes(gone)).flat().find((control) => visible.includes(control));
}

/** What is said of the reader's seat. @param {Words} t @param {Table} table @param {Seat | null} seat */
export function seatNote(t, table, seat) {
  if (seat?.both) return t("seat-both");
  const { computer } = table;
  if (seat) {
    const yours = t("seat-yours", { side: seat.side });
    return computer ? `${yours} ${t("seat-against-computer", { level: computer.level })}` : yours;
  }
  if (computer) return t("seat-computer", computer);
  return table.phase === "waiting" ? "" : t("seat-watching");
}

/** What stands open between the players; empty if nothing does. @param {Words} t @param {Table} table @param {Seat | null} seat */
export function openOffer(t, table, seat) {
  const own = seat && !seat.both ? seat.side : null;
  const { offer, phase, rematch } = table;
  if (phase === "waiting" && seat) return t("seat-send-link");
  if (phase === "playing" && offer) {
    return `${offer === own ? t("offer-by-you") : t("offer-by-other", { side: offer })} ${leftoverByAgreement(t, table)}`;
  }
  if (phase === "ended" && rematch.offer) {
    return rematch.offer === own ? t("rematch-by-you") : t("rematch-by-other", { side: rematch.offer });
  }
  if (phase === "playing" && !seat) return t("seat-watching");
  return "";
}

/** What becomes of the seeds left if both agree to end the game. @param {Words} t @param {Table} table */
export const leftoverByAgreement = (t, { spec }) =>
  t(spec.leftover === "uncounted" ? "offer-leftover-uncounted" : "offer-leftover-own-row");

/** The seat of the same player at the table of the rematch: sides are swapped. @param {Seat} seat @returns {Seat} */
export const rematchSeat = (seat) => ({ ...seat, side: seat.both ? seat.side : other(seat.side) });
