// What a table is after an event. Pure: the server's own account of it, `position` included; the
// legal houses are not kept up here, the rules tell them.

import { SIDES, other, readPosition } from "./position.js";

/** @import { Table, TableEvent } from "./types.js" */

/** @param {Table} table @param {TableEvent} event @returns {Table} */
export function after(table, event) {
  return { ...table, ...change(table, event), version: event.version };
}

/** @param {Table} table @param {TableEvent} event @returns {Partial<Table>} */
function change(table, event) {
  switch (event.type) {
    case "seat_taken": {
      const seats = { ...table.seats, [event.side]: true };
      if (!(seats.south && seats.north)) return { seats };
      return { seats, phase: "playing", to_move: readPosition(table.position).side };
    }
    case "moved":
      return {
        moves: [...table.moves.slice(0, event.ply), event.house],
        position: event.position,
        to_move: readPosition(event.position).side,
        offer: null,
        declined: null,
        withdrawn: [],
      };
    case "end_offered":
      return { offer: event.by };
    case "end_declined":
      return { offer: null, declined: other(event.by) };
    case "end_withdrawn":
      return { offer: null, withdrawn: SIDES.filter((side) => side === event.by || table.withdrawn?.includes(side)) };
    case "end_accepted":
      return { offer: null };
    case "ended":
      return {
        phase: "ended",
        to_move: null,
        offer: null,
        declined: null,
        end: { reason: event.reason, stores: event.scores, winner: event.winner, leftover: event.leftover },
      };
    case "rematch_offered":
      return { rematch: { offer: event.by, table: null } };
    case "rematch_withdrawn":
      return { rematch: { offer: null, table: null } };
    case "rematch_created":
      return { rematch: { offer: null, table: event.table } };
    default:
      return {};
  }
}
