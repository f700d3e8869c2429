// Every event is applied once and in order, whatever way it comes.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Sync } from "../www/js/sync.js";
import { AFTER_F, AFTER_FA, event, moved, table } from "./tables.js";

const F = moved(3, 0, "F", AFTER_F);
const A = moved(4, 1, "a", AFTER_FA);
const told = (...events) => ({ type: "events", version: events.at(-1)?.version ?? 0, events });

test("messages and what they lead to", () => {
  const cases = [
    ["the next event", [told(F)], ["events"], "F", 3],
    ["two events at once", [told(F, A)], ["events"], "Fa", 4],
    ["an event twice", [told(F), told(F)], ["events", "same"], "F", 3],
    ["an event that came with others before", [told(F), told(F, A)], ["events", "events"], "Fa", 4],
    ["an event too early", [told(A)], ["gap"], "", 2],
    ["an event too early, then all", [told(A), told(F, A)], ["gap", "events"], "Fa", 4],
    ["a heartbeat of what is known", [{ type: "heartbeat", version: 2 }], ["same"], "", 2],
    ["a heartbeat of more", [{ type: "heartbeat", version: 4 }], ["gap"], "", 2],
    ["an error", [{ type: "error", code: "malformed" }], ["same"], "", 2],
    ["a message of another kind", [{ type: "news" }], ["same"], "", 2],
    ["no events, but more are said to be", [{ type: "events", version: 9, events: [] }], ["gap"], "", 2],
  ];
  for (const [what, messages, kinds, moves, version] of cases) {
    const sync = new Sync(table());
    assert.deepEqual(messages.map((message) => sync.take(message).kind), kinds, what);
    assert.equal(sync.table.moves.join(""), moves, what);
    assert.equal(sync.version, version, what);
  }
});

test("only events that are new are handed on", () => {
  const sync = new Sync(table());
  sync.take(told(F));
  assert.deepEqual(sync.take(told(F, A)), { kind: "events", events: [A] });
});

test("a snapshot is taken unless more is known", () => {
  const sync = new Sync(table());
  const newer = table({ version: 4, moves: ["F", "a"], position: AFTER_FA });
  assert.equal(sync.adopt(newer).kind, "snapshot");
  assert.equal(sync.adopt(table({ version: 3, moves: ["F"], position: AFTER_F })).kind, "same");
  assert.equal(sync.adopt(newer).kind, "same");
  assert.equal(sync.take(told(F, A)).kind, "same", "its events come late");
  assert.equal(sync.table.moves.join(""), "Fa");
});

test("what events make of a table", () => {
  const ended = { reason: "resignation", scores: [0, 0], winner: "north", leftover: { how: "on_board", seeds: [0, 0] } };
  const cases = [
    [{ phase: "waiting", to_move: null, seats: { south: true, north: false } }, event(3, "seat_taken", { side: "north" }),
      { phase: "playing", to_move: "south", seats: { south: true, north: true } }],
    [{ offer: "north", declined: "south" }, F, { offer: null, declined: null, withdrawn: [], to_move: "north", position: AFTER_F, moves: ["F"] }],
    [{}, event(3, "end_offered", { by: "south" }), { offer: "south" }],
    [{ offer: "south" }, event(3, "end_declined", { by: "north" }), { offer: null, declined: "south" }],
    [{ declined: "south" }, event(3, "end_offered", { by: "north" }), { offer: "north" }],
    [{ offer: "south" }, event(3, "end_withdrawn", { by: "south" }), { offer: null, withdrawn: ["south"] }],
    [{ offer: "south", withdrawn: ["north"] }, event(3, "end_withdrawn", { by: "south" }), { offer: null, withdrawn: ["south", "north"] }],
    [{ offer: "south" }, event(3, "end_accepted", { by: "north" }), { offer: null }],
    [{ offer: "south" }, event(3, "ended", ended),
      { phase: "ended", to_move: null, offer: null,
        end: { reason: "resignation", stores: [0, 0], winner: "north", leftover: { how: "on_board", seeds: [0, 0] } } }],
    [{}, event(3, "rematch_offered", { by: "north" }), { rematch: { offer: "north", table: null } }],
    [{ rematch: { offer: "north", table: null } }, event(3, "rematch_withdrawn", { by: "north" }), { rematch: { offer: null, table: null } }],
    [{}, event(3, "rematch_created", { table: "xyz" }), { rematch: { offer: null, table: "xyz" } }],
    [{}, event(3, "something_new"), {}],
  ];
  for (const [before, what, expected] of cases) {
    const sync = new Sync(table(before));
    sync.take(told(what));
    assert.deepEqual(sync.table, table({ ...before, ...expected, version: 3 }), what.type);
  }
});
