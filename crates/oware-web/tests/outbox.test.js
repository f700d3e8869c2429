// A move is sent until it is answered, once, and never two of them.

import assert from "node:assert/strict";
import { test } from "node:test";

import { Problem } from "../www/js/api.js";
import { Outbox } from "../www/js/outbox.js";

/** Lets everything that is ready happen. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** An outbox whose requests are answered one after the other by these; an error is thrown. */
function outbox(...answers) {
  const heard = [];
  const sent = [];
  const send = async (move) => {
    sent.push(move);
    const answer = answers.shift() ?? { table: {} };
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const box = new Outbox(send, {
    accepted: () => {
      heard.push("accepted");
      box.settle([...Array(sent[0].ply).fill("?"), sent[0].house]);
    },
    refused: (problem) => heard.push(`refused ${problem.code}`),
    waiting: () => heard.push("waiting"),
  });
  return { box, heard, sent };
}

const MOVE = { ply: 0, house: "F" };
const NO_LINK = new Problem("no_connection");

test("answers and what becomes of the move", async (t) => {
  const cases = [
    ["accepted at once", [{ table: {} }], ["accepted"], 1],
    ["accepted after the link was lost twice", [NO_LINK, NO_LINK], ["waiting", "waiting", "accepted"], 3],
    ["accepted after the server failed", [new Problem("internal", { status: 500 })], ["waiting", "accepted"], 2],
    ["refused", [new Problem("stale", { status: 409 })], ["refused stale"], 1],
    ["refused after the link was lost", [NO_LINK, new Problem("stale", { status: 409 })], ["waiting", "refused stale"], 2],
    ["a fault of ours", [new TypeError("?")], ["refused other"], 1],
  ];
  for (const [what, answers, expected, requests] of cases) {
    t.mock.timers.enable({ apis: ["setTimeout"] });
    const { box, heard, sent } = outbox(...answers);
    box.put(MOVE);
    for (let round = 0; round < 5; round += 1) {
      await settle();
      t.mock.timers.tick(10_000);
    }
    await settle();
    assert.deepEqual(heard, expected, what);
    assert.equal(sent.length, requests, what);
    assert.equal(box.move, null, what);
    t.mock.timers.reset();
  }
});

test("there is one move at a time", async () => {
  const { box } = outbox(NO_LINK);
  box.put(MOVE);
  assert.throws(() => box.put({ ply: 0, house: "A" }));
  box.settle(["F"]);
});

test("the moves that the server has decide", () => {
  const cases = [
    [[], "open"],
    [["F"], "played"],
    [["F", "a"], "played"],
    [["C"], "lost"],
  ];
  for (const [moves, expected] of cases) {
    const { box } = outbox(NO_LINK);
    box.put(MOVE);
    assert.equal(box.settle(moves), expected);
    assert.equal(box.move === null, expected !== "open");
    box.settle(["F"]);
  }
  assert.equal(outbox().box.settle(["F"]), "none");
});

test("what waits is sent at once when the link is back", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { box, heard, sent } = outbox(NO_LINK);
  box.put(MOVE);
  await settle();
  assert.deepEqual(heard, ["waiting"]);
  box.hurry();
  await settle();
  assert.equal(sent.length, 2);
  assert.deepEqual(heard, ["waiting", "accepted"]);
});

test("a move that the live connection told of is not sent again", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { box, heard, sent } = outbox(NO_LINK);
  box.put(MOVE);
  await settle();
  box.settle(["F"]);
  await settle();
  t.mock.timers.tick(60_000);
  await settle();
  assert.equal(sent.length, 1);
  assert.deepEqual(heard, ["waiting"]);
});
