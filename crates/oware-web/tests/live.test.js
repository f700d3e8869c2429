// The live connection: what it asks for, when it comes back, when it stops trusting a silent line.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { Live } from "../www/js/live.js";

/** @type {FakeSocket[]} */
let sockets = [];
/** @type {Map<string, (event: object) => void>} */
let handlers = new Map();

class FakeSocket {
  static OPEN = 1;
  readyState = 0;
  sent = [];

  constructor(url) {
    this.url = url;
    sockets.push(this);
  }

  open() {
    this.readyState = 1;
    this.onopen();
  }

  tell(message) {
    this.onmessage({ data: typeof message === "string" ? message : JSON.stringify(message) });
  }

  send(text) {
    this.sent.push(JSON.parse(text).have);
  }

  close() {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose();
  }
}

beforeEach(() => {
  sockets = [];
  handlers = new Map();
  const listen = (name, handler) => handlers.set(name, handler);
  globalThis.WebSocket = FakeSocket;
  globalThis.document = { visibilityState: "visible", addEventListener: listen };
  globalThis.addEventListener = listen;
});

/** A connection whose listener knows this version and gives these outcomes. */
function start(t, outcomes = []) {
  t.mock.timers.enable({ apis: ["setTimeout", "Date"] });
  const told = [];
  const state = { version: 5, told, table: null };
  const live = new Live("ws://x/live", {
    version: () => state.version,
    take: (message) => {
      told.push(message.type);
      return outcomes.shift() ?? "same";
    },
    read: async () => state.table ?? Promise.reject(new Error("no answer")),
    connected: (connected) => told.push(connected ? "up" : "down"),
    woke: () => told.push("woke"),
  });
  live.start();
  return { live, state, told, tick: (ms) => t.mock.timers.tick(ms) };
}

test("it says what it has and hands on what it hears", (t) => {
  const { told } = start(t);
  sockets[0].open();
  assert.deepEqual(sockets[0].sent, [5]);
  sockets[0].tell({ type: "events", version: 6, events: [] });
  sockets[0].tell("no JSON");
  assert.deepEqual(told, ["up", "events"]);
});

test("a gap is asked for once for each version", (t) => {
  const { state } = start(t, ["gap", "gap", "news", "gap"]);
  sockets[0].open();
  sockets[0].tell({ type: "heartbeat", version: 5 });
  const { sent } = sockets[0];
  assert.deepEqual(sent, [5], "the first question is not answered yet");
  sockets[0].tell({ type: "events", version: 8, events: [] });
  assert.deepEqual(sent, [5, 5]);
  state.version = 8;
  sockets[0].tell({ type: "events", version: 8, events: [] });
  sockets[0].tell({ type: "heartbeat", version: 9 });
  assert.deepEqual(sent, [5, 5, 8]);
});

test("it comes back, later and later, and at once when it works again", (t) => {
  const { told, tick } = start(t);
  sockets[0].open();
  sockets[0].tell({ type: "heartbeat", version: 5 });
  sockets[0].close();
  assert.deepEqual(told, ["up", "heartbeat", "down"]);
  tick(500);
  assert.equal(sockets.length, 2);
  for (let count = 2; count < 9; count += 1) {
    sockets[count - 1].close();
    tick(30);
    assert.equal(sockets.length, count, "not at once");
    tick(10_000);
    assert.equal(sockets.length, count + 1);
  }
  sockets.at(-1).open();
  assert.deepEqual(sockets.at(-1).sent, [5]);
  sockets.at(-1).tell({ type: "heartbeat", version: 5 });
  sockets.at(-1).close();
  const before = sockets.length;
  tick(500);
  assert.equal(sockets.length, before + 1, "after success the first wait is short again");
});

test("a silent line is given up", (t) => {
  const { tick } = start(t);
  sockets[0].open();
  for (let beats = 0; beats < 5; beats += 1) {
    tick(15_000);
    sockets[0].tell({ type: "heartbeat", version: 5 });
  }
  assert.equal(sockets.length, 1);
  tick(36_000);
  assert.equal(sockets.length, 2);
  assert.equal(sockets[0].readyState, 3);
});

test("when the reader comes back nothing is left to chance", (t) => {
  const { told, tick } = start(t);
  sockets[0].open();
  tick(5_000);
  handlers.get("visibilitychange")({});
  assert.deepEqual(sockets[0].sent, [5, 5], "a lively line is asked");
  tick(20_000);
  handlers.get("online")({});
  assert.equal(sockets.length, 2, "a line that was silent for a while is opened anew");
  sockets[1].close();
  handlers.get("pageshow")({ persisted: true });
  assert.equal(sockets.length, 3, "a lost one is not waited for");
  tick(60_000);
  assert.ok(told.includes("woke"));
  handlers.get("pageshow")({ persisted: false });
});

test("an old socket has no say any more", (t) => {
  const { told, tick } = start(t);
  sockets[0].open();
  tick(20_000);
  handlers.get("online")({});
  sockets[1].open();
  assert.deepEqual(told.filter((word) => word === "down"), []);
});

test("where no connection can be had, the table is asked for again and again", async (t) => {
  const { live, state, told, tick } = start(t);
  const answered = () => new Promise((resolve) => setImmediate(resolve));
  state.table = {};
  sockets[0].close();
  await answered();
  assert.deepEqual(told, ["snapshot", "up"]);
  assert.ok(live.inTouch && !live.connected);

  state.table = null;
  tick(500);
  sockets[1].close();
  await answered();
  assert.deepEqual(told.slice(2), ["down"]);
  assert.equal(live.inTouch, false);

  state.table = {};
  tick(1_000);
  tick(10_000); // this one does not even fail
  await answered();
  assert.deepEqual(told.slice(3), ["snapshot", "up"]);

  tick(5_000);
  sockets.at(-1).open();
  sockets.at(-1).tell({ type: "heartbeat", version: 5 });
  sockets.at(-1).close();
  assert.equal(told.at(-1), "down", "what was known by asking is not known for ever");
});

test("a connection that opens and carries nothing is no connection", async (t) => {
  const { state, told, tick } = start(t);
  state.table = {};
  for (let count = 1; count < 5; count += 1) {
    sockets.at(-1).open();
    sockets.at(-1).close();
    await new Promise((resolve) => setImmediate(resolve));
    assert.equal(told.filter((word) => word === "snapshot").length, count);
    tick(10_000);
  }
  assert.equal(told.includes("down"), false);
});
