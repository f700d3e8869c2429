// The key of one's seat at a table: made by this browser before the seat is asked for, so that
// asking again is harmless; kept for good where the browser keeps anything; brought from another
// device by a personal link. Without storage it lives as long as the page.

/** @import { Side } from "./types.js" */

/** @typedef {{key: string, side: Side, both: boolean}} Seat */

/** @param {string} id */
const keySlot = (id) => `oware.seat.${id}`;
/** @param {string} id */
const sideSlot = (id) => `oware.side.${id}`;
/** A key that was made for a seat that is not ours yet. @param {string} id */
const wishSlot = (id) => `oware.wish.${id}`;

/** @param {string} slot */
function load(slot) {
  try {
    return localStorage.getItem(slot);
  } catch {
    return null;
  }
}

/** Whether it could be kept. @param {string} slot @param {string | null} value */
function keep(slot, value) {
  try {
    if (value === null) localStorage.removeItem(slot);
    else localStorage.setItem(slot, value);
    return true;
  } catch {
    return false;
  }
}

/** 32 random bytes in base64url. */
export function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/**
 * Keeps a seat. Gives whether the browser will still have it tomorrow; if not, this window at least
 * has it when the page is loaded again.
 * @param {string} id @param {Seat} seat
 */
export function keepSeat(id, { key, side, both }) {
  const held = both ? "both" : side;
  keep(wishSlot(id), null);
  keep(sideSlot(id), held);
  if (keep(keySlot(id), key) && load(keySlot(id)) === key) return true;
  history.replaceState({ ...history.state, [keySlot(id)]: { key, side: held } }, "");
  return false;
}

/** @param {string} id */
export function forgetSeat(id) {
  keep(keySlot(id), null);
  keep(sideSlot(id), null);
  if (history.state?.[keySlot(id)]) history.replaceState({ ...history.state, [keySlot(id)]: undefined }, "");
}

/**
 * What this browser knows of its seat at a table: the key, and the side if it has been told.
 * @param {string} id
 * @returns {{key: string, side: string | null} | null}
 */
export function knownSeat(id) {
  const key = load(keySlot(id));
  return key ? { key, side: load(sideSlot(id)) } : (history.state?.[keySlot(id)] ?? null);
}

/** Whether the browser will still have the seat tomorrow. @param {string} id */
export const isKept = (id) => load(keySlot(id)) !== null;

/** @type {Map<string, string>} */
const wishes = new Map();

/** The key to ask for a free seat with: the same one however often one asks. @param {string} id */
export function wishedKey(id) {
  const key = wishes.get(id) ?? load(wishSlot(id)) ?? newKey();
  wishes.set(id, key);
  keep(wishSlot(id), key);
  return key;
}

/** The key that a free seat was asked for with, if it has been and nothing is known of an answer. @param {string} id */
export const openWish = (id) => wishes.get(id) ?? load(wishSlot(id));

/** The wish has come to nothing. @param {string} id */
export function dropWish(id) {
  wishes.delete(id);
  keep(wishSlot(id), null);
}

/** Takes the key out of a personal link, and out of the address bar. @returns {string | null} */
export function keyFromAddress() {
  const key = new URLSearchParams(location.hash.slice(1)).get("seat");
  if (key === null) return null;
  history.replaceState(history.state, "", location.pathname + location.search);
  return key;
}

/** The address of a table for everybody. @param {string} id */
export const sharedLink = (id) => `${location.origin}/t/${id}`;

/** The address of one's own seat, for another device. @param {string} id @param {string} key */
export const personalLink = (id, key) => `${sharedLink(id)}#seat=${key}`;
