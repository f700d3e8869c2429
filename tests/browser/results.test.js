// How games end and what comes after: resigning, offers, the reasons in words, a rematch.

import { strict as assert } from "node:assert";
import { test } from "node:test";

import { FORCED_SLAM, REPETITION } from "./lib/games.js";
import { boards } from "./lib/judge.js";
import { eventually } from "./lib/table-page.js";
import { world } from "./lib/world.js";

const it = world();

async function end(id) {
  return (await it.api.get(`/tables/${id}`)).end;
}

/** Everything that a page says about the state of the game. */
async function said(page) {
  return `${await page.status()} ${await page.find("#hint").innerText()} ${await page.find("#seat-panel").innerText()} ${await page.find("#actions").innerText()}`;
}

async function tells(page, pattern) {
  await eventually(async () => {
    const text = await said(page);
    return pattern.test(text) || text;
  }, true, `${pattern}`);
}

test("resigning is asked once more, then loses for the one who resigned", async () => {
  const { id, south, north } = await it.game({ moves: "Fa" });
  await south.find("#resign").click();
  const dialog = south.find("dialog[open]");
  await dialog.waitFor();
  await dialog.getByRole("button", { name: "Play on" }).click();
  assert.equal(await end(id), null);

  await south.find("#resign").click();
  await dialog.getByRole("button", { name: "Resign" }).click();
  await tells(south, /You lose/);
  await tells(south, /South resigned\./);
  await tells(north, /You win/);
  assert.equal((await end(id)).reason, "resignation");
  await south.offers("");
  await north.offers("");
  const late = await it.guest(id);
  await tells(late, /North wins.*South resigned\./s);
});

test("an offer to end is seen, declined, withdrawn, made again and accepted", async () => {
  const { id, south, north } = await it.game({ moves: "Fa" });
  await south.find("#offer-end").click();
  await tells(south, /You have offered to end the game\./);
  await tells(north, /South offers to end the game now\./);
  await north.find("#decline-end").click();
  await tells(south, /North wants to play on\.|Offer to end/);
  await eventually(() => north.find("#accept-end").isVisible(), false);
  assert.equal(await end(id), null);

  await north.find("#offer-end").click();
  await south.find("#accept-end").waitFor();
  await south.play("A");
  await eventually(() => south.find("#accept-end").isVisible(), false, "a move clears the offer");
  assert.equal((await it.api.get(`/tables/${id}`)).offer, null);

  await north.find("#offer-end").click();
  await south.find("#accept-end").click();
  for (const page of [south, north]) {
    await tells(page, /Both players agreed to end the game\./);
    await tells(page, /Each side took the seeds left in its own row: South \d+, North \d+\./);
    await page.offers("");
  }
  assert.equal((await end(id)).reason, "agreement");
});

test("U08: repetition is named, with how the seeds were shared", async () => {
  const { south, north } = await it.game({ rules: "abapa", moves: REPETITION.slice(0, -1) });
  await eventually(async () => (await north.playable()).includes("b"), true);
  await north.play("b");
  for (const page of [south, north]) {
    await tells(page, /The same position came up a third time\./);
    await tells(page, /own row: South 1, North 1\./);
  }
  await tells(south, /You win 25–23/);
  await tells(north, /You lose 23–25/);
});

test("U07: the result is told after the animation, with the final score", async () => {
  const table = await it.game({ moves: FORCED_SLAM.slice(0, -1), south: { motion: "no-preference" } });
  const { south } = table;
  await eventually(async () => (await south.playable()).includes("F"), true);
  await south.page.evaluate(() => {
    const seen = /** @type {any} */ (window);
    seen.early = [];
    const status = /** @type {Element} */ (document.querySelector("#status"));
    new MutationObserver(() => {
      const store = document.querySelector('.store[data-store="south"] output')?.textContent;
      if (/You win/.test(status.textContent ?? "")) seen.early.push(store);
    }).observe(status, { childList: true, subtree: true, characterData: true });
  });
  await south.play("F");
  await south.says(/You win 44–4/);
  await south.says(/A grand slam ended the game\./);
  await south.shows(boards("wari", FORCED_SLAM).at(-1));
  const scores = await south.page.evaluate(() => /** @type {any} */ (window).early);
  assert.ok(scores.length > 0 && scores.every((score) => score === "44"), `stores when the result came: ${scores}`);
});

test("a rematch is offered, accepted, and has the sides swapped", async () => {
  const { id, south, north } = await it.game({ moves: FORCED_SLAM });
  await south.find("#rematch").click();
  await tells(south, /You have offered a rematch/);
  await tells(north, /South offers a rematch/);
  await north.find("#accept-rematch").click();
  await eventually(async () => (await it.api.get(`/tables/${id}`)).rematch.table !== null, true);
  const next = (await it.api.get(`/tables/${id}`)).rematch.table;
  await arrive(south, next);
  await arrive(north, next);
  await eventually(() => south.find("#table").getAttribute("data-view"), "north", "sides are swapped");
  await eventually(() => north.find("#table").getAttribute("data-view"), "south");
  await north.offers("ABCDEF");
  await north.play("C");
  await south.offers("abcdef");
  south.watch.calm();
  north.watch.calm();
});

/** The page goes to the new table by itself, or by its button. */
async function arrive(page, id) {
  await eventually(async () => {
    if (page.id === id) return true;
    const go = page.page.getByRole("link", { name: "Go to the new table" });
    // It may go by itself before the button is reached.
    if (await go.isVisible()) await go.click({ timeout: 1_000 }).catch(() => {});
    return page.id === id;
  }, true, "at the new table");
}

test("S48: when both press Rematch together there is one new table", async () => {
  const { id, south, north } = await it.game({ moves: FORCED_SLAM });
  for (const page of [south, north]) await page.find("#rematch").waitFor();
  const press = () => /** @type {HTMLElement} */ (document.querySelector("#rematch")).click();
  await Promise.all([south.page.evaluate(press), north.page.evaluate(press)]);
  await eventually(async () => (await it.api.get(`/tables/${id}`)).rematch.table !== null, true);
  const next = (await it.api.get(`/tables/${id}`)).rematch.table;
  await arrive(south, next);
  await arrive(north, next);
  assert.equal((await it.api.get(`/tables/${id}`)).rematch.table, next);
  await eventually(() => south.find("#table").getAttribute("data-view"), "north");
});

test("S49: whoever leaves withdraws the offered rematch", async () => {
  const { id, south, north } = await it.game({ moves: FORCED_SLAM });
  const offered = async () => (await it.api.get(`/tables/${id}`)).rematch.offer;
  await south.find("#rematch").click();
  await eventually(offered, "south");
  await south.page.goto(`${it.origin}/en/`);
  await eventually(offered, null, "the offer is gone");
  await eventually(() => north.find("#rematch").isVisible(), true, "the other may offer one");
});

test("at one screen the game ends by agreement at once, or the side to move resigns", async () => {
  for (const [button, reason] of [["#offer-end", "agreement"], ["#resign", "resignation"]]) {
    const made = await it.api.post("/tables", { rules: "wari", side: "south", one_screen: true });
    const page = await it.guest(made.id, made.seat.key);
    await page.offers("ABCDEF");
    await page.play("F");
    await page.offers("abcdef");
    await page.find(button).click();
    await page.find("dialog[open] #confirm").click();
    await eventually(async () => (await end(made.id))?.reason, reason);
    if (reason === "resignation") assert.equal((await end(made.id)).winner, "south");
    await page.offers("");
  }
});

test("S21: an end missed while away is shown on coming back", async () => {
  const { id, keys, south } = await it.game({ moves: "Fa" });
  await south.offers("ABCDE");
  await south.page.context().setOffline(true);
  await it.api.post(`/tables/${id}/resign`, { ply: 2 }, keys.north);
  await south.page.context().setOffline(false);
  await tells(south, /You win.*North resigned\./s);
  await south.offers("");
  await south.find("#rematch").waitFor();
});

test("S25: a result stays what it was when the server starts again", async () => {
  const { id, south } = await it.game({ moves: "Fa" });
  await south.find("#resign").click();
  await south.find("dialog[open]").getByRole("button", { name: "Resign" }).click();
  await tells(south, /South resigned\./);
  const before = await end(id);
  await it.server.restart();
  assert.deepEqual(await end(id), before);
  await south.page.reload();
  await tells(south, /You lose.*South resigned\./s);
  await south.offers("");
});

test("the rules and what was changed are named at the table", async () => {
  const changed = { preset: "wari", grand_slam: "no_capture" };
  const made = await it.api.post("/tables", { rules: changed, side: "south" });
  const page = await it.guest(made.id);
  assert.match(await page.find("#rules-line").innerText(), /Wari, changed: a grand slam captures nothing/);
});
