// Whose seat it is: remembered, brought by a link, taken by Join, or taken without an answer.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { Problem } from "../www/js/api.js";
import { SeatHolder } from "../www/js/seat-holder.js";

const ID = "abcdefghjkmn";
const SOUTH = "A".repeat(43);
const NORTH = "B".repeat(43);
const NO_LINK = new Problem("no_connection");

/** @type {Map<string, string>} */
let kept;
/** @type {Record<string, (event: object) => void>} */
let heard = {};

beforeEach(() => {
  kept = new Map();
  globalThis.localStorage = {
    getItem: (slot) => kept.get(slot) ?? null,
    setItem: (slot, value) => kept.set(slot, value),
    removeItem: (slot) => kept.delete(slot),
  };
  globalThis.history = { state: null, replaceState: () => (globalThis.location.hash = "") };
  globalThis.location = { hash: "", pathname: "/en/table/x", search: "", origin: "https://oware.example" };
  globalThis.addEventListener = (name, handler) => (heard[name] = handler);
});

/** A holder at a table whose seats have these keys; every request is noted. */
function holder(seats, joins = []) {
  const asked = [];
  const api = {
    async seatOf(key) {
      asked.push(`seat ${key[0]}`);
      if (key === seats.south) return { side: "south", both: false };
      if (key === seats.north) return { side: "north", both: false };
      throw new Problem("wrong_seat", { status: 403 });
    },
    async join(key) {
      asked.push("join");
      const answer = joins.shift();
      if (answer instanceof Error) throw answer;
      seats.north = key;
      if (answer === "lost") throw NO_LINK;
      return { side: "north", table: {} };
    },
  };
  let changes = 0;
  const made = new SeatHolder(ID, /** @type {any} */ (api), () => (changes += 1));
  return { holder: made, asked, changes: () => changes };
}

test("a visit alone asks for nothing", async () => {
  const { holder: visitor, asked } = holder({ south: SOUTH });
  await visitor.find(false);
  await visitor.find(true);
  assert.deepEqual(asked, []);
  assert.equal(visitor.seat, null);
});

test("what is remembered needs no question", async () => {
  kept.set(`oware.seat.${ID}`, SOUTH).set(`oware.side.${ID}`, "south");
  const { holder: maker, asked } = holder({ south: SOUTH });
  await maker.find(false);
  assert.deepEqual(maker.seat, { key: SOUTH, side: "south", both: false });
  assert.deepEqual(asked, []);
});

test("a personal link brings the seat, and its key is kept", async () => {
  location.hash = `#seat=${NORTH}`;
  const { holder: player, asked } = holder({ south: SOUTH, north: NORTH });
  await player.find(true);
  assert.equal(player.seat?.side, "north");
  assert.equal(location.hash, "");
  assert.equal(kept.get(`oware.seat.${ID}`), NORTH);
  await player.find(true);
  assert.deepEqual(asked, ["seat B"]);
});

test("a link to no seat is told, and takes neither a seat nor the one remembered", async () => {
  kept.set(`oware.seat.${ID}`, SOUTH).set(`oware.side.${ID}`, "south");
  for (const [key, question] of [["C".repeat(43), ["seat C"]], ["x", []], [NORTH + "!", []]]) {
    location.hash = `#seat=${key}`;
    const { holder: player, asked } = holder({ south: SOUTH });
    await assert.rejects(player.find(false), { code: "bad_link" });
    assert.equal(player.seat?.key, SOUTH);
    assert.deepEqual(asked, question);
  }
});

test("Join pressed again after a lost answer is done with the same key", async () => {
  const { holder: guest } = holder({ south: SOUTH }, [NO_LINK]);
  await assert.rejects(guest.join(), { code: "no_connection" });
  const wish = kept.get(`oware.wish.${ID}`);
  await guest.join();
  assert.equal(guest.seat?.key, wish);
  assert.equal(kept.get(`oware.seat.${ID}`), wish);
});

test("a seat whose answer was lost is found again, on this page and after a reload", async () => {
  for (const reload of [false, true]) {
    kept.clear();
    const seats = { south: SOUTH };
    const first = holder(seats, ["lost"]);
    await assert.rejects(first.holder.join(), { code: "no_connection" });
    const later = reload ? holder(seats) : first;
    await later.holder.find(true);
    assert.equal(later.holder.seat?.side, "north");
    assert.equal(kept.has(`oware.wish.${ID}`), false);
  }
});

test("who comes second drops the wish", async () => {
  const { holder: guest, asked } = holder({ south: SOUTH, north: NORTH }, [new Problem("seat_taken", { status: 409 })]);
  await assert.rejects(guest.join(), { code: "seat_taken" });
  await guest.find(true);
  assert.deepEqual(asked, ["join"]);
  assert.equal(guest.seat, null);
});

test("a seat whose key was thrown away is still held, and is said not to be kept", async () => {
  kept.set(`oware.seat.${ID}`, SOUTH).set(`oware.side.${ID}`, "south");
  const { holder: maker, changes } = holder({ south: SOUTH });
  await maker.find(false);
  assert.equal(maker.kept, true);
  const before = changes();
  kept.clear();
  heard.storage({ key: null });
  assert.equal(changes(), before + 1);
  assert.equal(maker.kept, false);
  assert.equal(maker.seat?.key, SOUTH);
});
