// Who has which buttons when.

import assert from "node:assert/strict";
import { test } from "node:test";

import { controls, counterpart, openOffer, rematchSeat, seatNote } from "../www/js/controls.js";
import { table } from "./tables.js";

const south = { key: "k", side: "south", both: false };
const north = { key: "k", side: "north", both: false };
const both = { key: "k", side: "south", both: true };

test("buttons by the state of the table and the reader's seat", () => {
  const ended = { phase: "ended" };
  const cases = [
    ["a visitor while a seat is free", { phase: "waiting" }, null, "join"],
    ["the maker who waits", { phase: "waiting" }, south, "share my-seat"],
    ["a player", {}, south, "my-seat offer-end resign"],
    ["a player who offers", { offer: "south" }, south, "my-seat withdraw-end resign"],
    ["a player whose offer was declined", { declined: "south" }, south, "my-seat resign"],
    ["a player who took an offer back", { withdrawn: ["south"] }, south, "my-seat resign"],
    ["a player of whom the other took an offer back", { withdrawn: ["south"] }, north, "my-seat offer-end resign"],
    ["a player who declined", { declined: "south" }, north, "my-seat offer-end resign"],
    ["a player who is offered after being declined", { offer: "north", declined: "south" }, south, "my-seat accept-end decline-end resign"],
    ["a player who is offered", { offer: "south" }, north, "my-seat accept-end decline-end resign"],
    ["a spectator", {}, null, "flip"],
    ["a spectator of an offer", { offer: "south" }, null, "flip"],
    ["one for both", {}, both, "my-seat offer-end resign flip"],
    ["a player at the end", ended, south, "rematch new-table"],
    ["a player who asks for more", { ...ended, rematch: { offer: "south", table: null } }, south, "withdraw-rematch new-table"],
    ["a player who is asked for more", { ...ended, rematch: { offer: "south", table: null } }, north, "accept-rematch new-table"],
    ["a player whose rematch is there", { ...ended, rematch: { offer: null, table: "x" } }, south, "rematch-go"],
    ["a spectator at the end", ended, null, "new-table flip"],
    ["a spectator when there is a rematch", { ...ended, rematch: { offer: null, table: "x" } }, null, "rematch-go flip"],
  ];
  for (const [who, changes, seat, expected] of cases) {
    assert.equal(controls(table(changes), seat).join(" "), expected, who);
  }
});

test("who plays whom is said beside the buttons", () => {
  const words = (id, args) => (args ? `${id}(${Object.values(args).join(" ")})` : id);
  const computer = { computer: { side: "north", level: 3 } };
  const cases = [
    ["a player", {}, south, "seat-yours(south)"],
    ["a player against the computer", computer, south, "seat-yours(south) seat-against-computer(3)"],
    ["a spectator", {}, null, "seat-watching"],
    ["a spectator of the computer", computer, null, "seat-computer(north 3)"],
    ["a visitor", { phase: "waiting" }, null, ""],
    ["one for both", {}, both, "seat-both"],
  ];
  for (const [who, changes, seat, expected] of cases) {
    assert.equal(seatNote(words, table(changes), seat), expected, who);
  }
});

test("a rematch swaps sides, except for one who has both", () => {
  assert.equal(rematchSeat(south).side, "north");
  assert.equal(rematchSeat(north).side, "south");
  assert.deepEqual(rematchSeat(both), both);
});

test("where a button goes, the one that takes its place has the focus", () => {
  const cases = [
    ["offer-end", "my-seat withdraw-end resign", "withdraw-end"],
    ["withdraw-end", "my-seat offer-end resign", "offer-end"],
    ["withdraw-end", "my-seat resign", undefined],
    ["decline-end", "my-seat offer-end resign", "offer-end"],
    ["offer-end", "my-seat accept-end decline-end resign", "decline-end"],
    ["rematch", "withdraw-rematch new-table", "withdraw-rematch"],
    ["accept-rematch", "rematch-go", "rematch-go"],
    ["resign", "rematch new-table", undefined],
    ["join", "my-seat offer-end resign", undefined],
  ];
  for (const [gone, visible, expected] of cases) assert.equal(counterpart(gone, visible.split(" ")), expected, gone);
});

test("an offer says what becomes of the seeds left", () => {
  const words = (id, args) => `${id}${args ? `(${args.side})` : ""}`;
  const offered = (leftover) => table({ offer: "south", spec: { repetition: "third", leftover } });
  assert.equal(openOffer(words, offered("own_row"), south), "offer-by-you offer-leftover-own-row");
  assert.equal(openOffer(words, offered("split"), north), "offer-by-other(south) offer-leftover-own-row");
  assert.equal(openOffer(words, offered("uncounted"), north), "offer-by-other(south) offer-leftover-uncounted");
});
