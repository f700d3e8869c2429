// A wish for another game that this window has made and not left behind: taken back when the window
// goes on to another page of the site. A reload, another language of the same table, or the end of
// a second window are no leaving.

import { Problem, TableApi } from "./api.js";

/** @typedef {{id: string, key: string}} Wish the table whose rematch is wished for, and the seat's key */

const SLOT = "oware.rematch";

/** @returns {Wish | null} */
function noted() {
  try {
    return JSON.parse(sessionStorage.getItem(SLOT) ?? "null");
  } catch {
    return null;
  }
}

/** @param {Wish} wish */
export function noteWish(wish) {
  try {
    sessionStorage.setItem(SLOT, JSON.stringify(wish));
  } catch {
    // Without storage the wish stands until it is taken back by hand.
  }
}

/** The wish has been taken back, or granted. @param {string} id the table */
export function dropWish(id) {
  if (noted()?.id === id) sessionStorage.removeItem(SLOT);
}

/** Takes back the wish made at another table than this. @param {string | null} here the table that is shown now, if any */
export async function leaveWish(here) {
  const wish = noted();
  if (!wish || wish.id === here) return;
  dropWish(wish.id);
  const { rematch } = await new TableApi(wish.id).read();
  if (rematch.offer) await new TableApi(wish.id).rematch(wish.key, "withdraw");
}

/** Asks for it without waiting: whatever becomes of it, the page goes on. @param {string | null} here */
export const leaveBehind = (here) => void leaveWish(here).catch((error) => error instanceof Problem || console.error(error));
