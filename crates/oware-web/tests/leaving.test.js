// A wish for another game is taken back on leaving for another page, and only then.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { dropWish, leaveWish, noteWish } from "../www/js/leaving.js";

const WISH = { id: "abcdefghjkmn", key: "K".repeat(43) };

/** @type {string[]} */
let asked;
/** Who has offered the rematch. @type {string | null} */
let offer;

beforeEach(() => {
  const kept = new Map();
  asked = [];
  offer = "south";
  globalThis.sessionStorage = {
    getItem: (slot) => kept.get(slot) ?? null,
    setItem: (slot, value) => kept.set(slot, value),
    removeItem: (slot) => kept.delete(slot),
  };
  globalThis.fetch = async (url, { method, headers, body }) => {
    asked.push(`${method} ${url} ${headers.authorization ?? ""} ${body ?? ""}`.trim());
    return new Response(JSON.stringify({ rematch: { offer } }));
  };
});

const READ = `GET /api/v1/tables/${WISH.id}`;
const WITHDRAW = `POST /api/v1/tables/${WISH.id}/rematch Bearer ${WISH.key} {"action":"withdraw"}`;

test("another page of the site takes it back, once", async () => {
  for (const here of [null, "nmkjhgfedcba"]) {
    noteWish(WISH);
    await leaveWish(here);
    await leaveWish(here);
    assert.deepEqual(asked.splice(0), [READ, WITHDRAW]);
  }
});

test("the same table loaded again leaves it standing", async () => {
  noteWish(WISH);
  await leaveWish(WISH.id);
  assert.deepEqual(asked, []);
  await leaveWish(null);
  assert.deepEqual(asked, [READ, WITHDRAW]);
});

test("what was dropped, or is no more, is not taken back", async () => {
  noteWish(WISH);
  dropWish("another");
  offer = null;
  await leaveWish(null);
  assert.deepEqual(asked.splice(0), [READ]);
  noteWish(WISH);
  dropWish(WISH.id);
  await leaveWish(null);
  assert.deepEqual(asked, []);
});

test("without storage nothing is left behind and nothing fails", async () => {
  globalThis.sessionStorage = undefined;
  noteWish(WISH);
  dropWish(WISH.id);
  await leaveWish(null);
  assert.deepEqual(asked, []);
});
