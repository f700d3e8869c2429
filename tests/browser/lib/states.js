// Every state that a table's page can be in, each made by the API and opened on a given screen and
// in a given language, with the texts as long as they get. No layout is judged here.

import { FORCED_SLAM, MAJORITY, REPETITION } from "./games.js";

/** A rule set with as many changes as there can be. */
export const CHANGED = {
  preset: "ashanti",
  grand_slam: "opponent_takes_rest",
  capture_run: "both",
  full_house: 0,
  first: "south",
  majority: true,
  leftover: "split",
  repetition: "second",
  seeds_per_house: 3,
};

const NO_MOVE = { rules: { preset: "ovare", seeds_per_house: 2, leftover: "own_row" }, moves: "Df" };

/**
 * @typedef {object} State
 * @property {string} shows selector of what is there once the page is in this state
 * @property {(it: import("./world.js").World, wishes: object) => Promise<import("./table-page.js").TablePage>} open
 */

/** @type {Record<string, State>} */
export const STATES = {
  "waiting, with the link": {
    shows: "#share-link",
    open: async (it, wishes) => {
      const made = await it.api.post("/tables", { rules: "wari", side: "south" });
      return it.guest(made.id, made.seat.key, wishes);
    },
  },
  "waiting, with all rules changed": {
    shows: "#share-link",
    open: async (it, wishes) => {
      const made = await it.api.post("/tables", { rules: CHANGED, side: "north" });
      return it.guest(made.id, made.seat.key, wishes);
    },
  },
  "a seat to take, with all rules changed": {
    shows: "#join",
    open: async (it, wishes) => it.guest((await it.api.post("/tables", { rules: CHANGED, side: "south" })).id, undefined, wishes),
  },
  "one's own move": { shows: "#resign", open: seated("wari", "Fa", "south") },
  "the other's move": { shows: "#resign", open: seated(CHANGED, "F", "south") },
  "watching": { shows: "#flip", open: seated("wari", "Fa", null) },
  "a house refused": {
    shows: "#hint:not(:empty)",
    open: async (it, wishes) => {
      const page = await seated("wari", "Fa", "south")(it, wishes);
      await page.find("#resign").waitFor();
      await page.house("a").dispatchEvent("click");
      return page;
    },
  },
  "an offer made": { shows: "#withdraw-end", open: offered("north") },
  "an offer to answer": { shows: "#accept-end", open: offered("south") },
  "an offer watched": { shows: "#flip", open: offered(null) },
  "stepping back": { shows: '#next[aria-disabled="false"]', open: stepping("wari", "FaBcAd") },
  "stepping back after the end": { shows: '#next[aria-disabled="false"]', open: stepping("wari", FORCED_SLAM) },
  "ended by majority": { shows: "#rematch", open: seated("abapa", MAJORITY, "south") },
  "ended without a move": { shows: "#rematch", open: seated(NO_MOVE.rules, NO_MOVE.moves, "south") },
  "ended by a grand slam": { shows: "#rematch", open: seated("wari", FORCED_SLAM, "north") },
  "ended by repetition": { shows: "#rematch", open: seated("abapa", REPETITION, "south") },
  "ended by agreement": { shows: "#rematch", open: ended("ashanti", agree) },
  "ended by agreement, by row": { shows: "#rematch", open: ended("wari", agree) },
  "ended by resignation": { shows: "#rematch", open: ended("wari", resign) },
  "ended, watching": { shows: "#flip", open: ended("wari", agree, null) },
  "a rematch offered": { shows: "#withdraw-rematch", open: rematch("south") },
  "a rematch to accept": { shows: "#accept-rematch", open: rematch("north") },
  "a rematch made": {
    shows: "#rematch-go",
    open: async (it, wishes) => {
      const table = await it.api.seated();
      await agree(it, table);
      await it.api.post(`/tables/${table.id}/rematch`, { action: "offer" }, table.keys.south);
      await it.api.post(`/tables/${table.id}/rematch`, { action: "accept" }, table.keys.north);
      return it.guest(table.id, undefined, wishes);
    },
  },
  "one screen": { shows: "#resign", open: oneScreen(false) },
  "one screen, ended by resignation": { shows: "#rematch", open: oneScreen(true) },
};

/** A game of two, seen by South, by North or by somebody who watches. */
function seated(rules, moves, side) {
  return ended(rules, (it, table) => it.api.play(table, moves), side);
}

function ended(rules, act, side = "south") {
  return async (it, wishes) => {
    const table = await it.api.seated({ rules });
    await act(it, table);
    return it.guest(table.id, side && table.keys[side], wishes);
  };
}

async function agree(it, { id, keys }) {
  await it.api.post(`/tables/${id}/offer`, {}, keys.south);
  await it.api.post(`/tables/${id}/accept`, {}, keys.north);
}

async function resign(it, { id, keys }) {
  await it.api.play({ id, keys }, "Fa");
  await it.api.post(`/tables/${id}/resign`, {}, keys.south);
}

/** North has offered to end the game. */
function offered(side) {
  return ended("wari", async (it, table) => {
    await it.api.play(table, "Fa");
    await it.api.post(`/tables/${table.id}/offer`, {}, table.keys.north);
  }, side);
}

/** South has offered a rematch after the longest account of an end. */
function rematch(side) {
  return ended("abapa", async (it, table) => {
    await it.api.play(table, REPETITION);
    await it.api.post(`/tables/${table.id}/rematch`, { action: "offer" }, table.keys.south);
  }, side);
}

function stepping(rules, moves) {
  return async (it, wishes) => {
    const page = await seated(rules, moves, "south")(it, wishes);
    await page.press(page.find("#prev"));
    return page;
  };
}

function oneScreen(over) {
  return async (it, wishes) => {
    const { id, seat } = await it.api.post("/tables", { rules: "wari", side: "south", one_screen: true });
    await it.api.play({ id, keys: { south: seat.key, north: seat.key } }, "Fa");
    if (over) await it.api.post(`/tables/${id}/resign`, {}, seat.key);
    return it.guest(id, seat.key, wishes);
  };
}
