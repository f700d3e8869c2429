// The key of a seat: made once, kept where something can be kept, taken out of the address bar.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { forgetSeat, keepSeat, keyFromAddress, knownSeat, newKey, personalLink, wishedKey } from "../www/js/seat.js";

const KEY = "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8";

/** A browser's storage, as a map. */
function storage() {
  const kept = new Map();
  return {
    getItem: (slot) => kept.get(slot) ?? null,
    setItem: (slot, value) => kept.set(slot, String(value)),
    removeItem: (slot) => kept.delete(slot),
  };
}

/** A browser that keeps nothing. */
const closed = new Proxy({}, {
  get() {
    throw new DOMException("denied", "SecurityError");
  },
});

beforeEach(() => {
  globalThis.localStorage = storage();
  globalThis.history = { state: null, replaceState: (state) => (globalThis.history.state = state) };
});

test("keys are 32 random bytes in base64url", () => {
  const keys = Array.from({ length: 200 }, newKey);
  for (const key of keys) {
    assert.match(key, /^[\w-]{43}$/);
    assert.equal(Buffer.from(key, "base64url").length, 32);
  }
  assert.equal(new Set(keys).size, keys.length);
});

test("a seat is kept under its table and forgotten again", () => {
  assert.equal(knownSeat("t1"), null);
  assert.equal(keepSeat("t1", { key: KEY, side: "north", both: false }), true);
  assert.deepEqual(knownSeat("t1"), { key: KEY, side: "north" });
  assert.equal(localStorage.getItem("oware.seat.t1"), KEY);
  assert.equal(knownSeat("t2"), null);
  forgetSeat("t1");
  assert.equal(knownSeat("t1"), null);
});

test("asking for a seat again is done with the same key", () => {
  const first = wishedKey("t3");
  assert.equal(wishedKey("t3"), first);
  assert.notEqual(wishedKey("t4"), first);
  assert.equal(knownSeat("t3"), null, "a wish is not a seat");
});

test("without storage everything goes on, and the seat is said not to be kept", () => {
  globalThis.localStorage = closed;
  assert.equal(knownSeat("t5"), null);
  const key = wishedKey("t5");
  assert.equal(wishedKey("t5"), key);
  assert.equal(keepSeat("t5", { key, side: "south", both: false }), false);
  assert.deepEqual(knownSeat("t5"), { key, side: "south" }, "this window still has it");
  forgetSeat("t5");
  assert.equal(knownSeat("t5"), null);
});

test("the key of a personal link is read and removed from the address bar", () => {
  const cases = [
    ["#seat=" + KEY, KEY],
    ["#seat=", ""],
    ["", null],
    ["#other", null],
  ];
  for (const [hash, expected] of cases) {
    const replaced = [];
    globalThis.location = { hash, pathname: "/en/table/t1", search: "", origin: "https://oware.example" };
    globalThis.history = { state: null, replaceState: (_state, _title, url) => replaced.push(url) };
    assert.equal(keyFromAddress(), expected, hash);
    assert.deepEqual(replaced, expected === null ? [] : ["/en/table/t1"], hash);
  }
  assert.equal(personalLink("t1", KEY), `https://oware.example/t/t1#seat=${KEY}`);
});
