// Playing against the computer: whole games, taking back, reloading, hints, ends, what goes wrong.

import { strict as assert } from "node:assert";
import { test } from "node:test";

import { DESKTOP, PHONE } from "./lib/browser.js";
import { ComputerPage } from "./lib/computer-page.js";
import { EXTRA_MOVE, FORCED_SLAM } from "./lib/games.js";
import { judge } from "./lib/judge.js";
import { eventually } from "./lib/table-page.js";
import { world } from "./lib/world.js";

const it = world();

/** Long enough for anything wrongly under way to arrive. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 1_200));

async function open(wishes = {}, language = "en") {
  return ComputerPage.visit(await it.visitor({ ...wishes, language }), it.origin, language);
}

/** What `oware judge` says of a downloaded record is what the page showed. */
async function agrees(page) {
  const record = await page.record();
  const [verdict] = judge([record]);
  assert.equal(verdict.error, undefined, JSON.stringify(verdict));
  assert.deepEqual(record.moves.join(""), await page.moves());
  const { board, stores, end } = verdict;
  if (record.end) {
    const { reason, stores, winner } = record.end;
    assert.deepEqual({ reason, stores, winner }, end);
  }
  const shown = await page.shown();
  assert.deepEqual(shown.stores, record.end?.stores.map(Math.floor) ?? stores);
  if (!record.end) assert.deepEqual(shown.board, board);
  return record;
}

for (const [name, screen, rules, side] of [["phone", PHONE, "abapa", "south"], ["desktop", DESKTOP, "wari", "north"]]) {
  test(`a whole game against the weakest level ends and its record is right (${name})`, { timeout: 180_000 }, async () => {
    const page = await open({ screen });
    await page.begin({ rules, level: 1, side });
    assert.equal(await page.find("#table").getAttribute("data-view"), side);
    assert.equal(await page.page.evaluate(() => scrollY), 0, "the board is on the screen, however far down the form was read");
    await page.finish();
    await page.says(/^(You (win|lose)|A draw)/);
    assert.equal(await page.find("#hint").innerText(), "");
    const { end, moves } = await agrees(page);
    assert.ok(end && moves.length > 10);
    await page.find("#again").waitFor();
    page.watch.calm();
  });
}

test("a game is played by keys alone", { timeout: 120_000 }, async () => {
  const page = await open();
  const { keyboard } = page.page;
  await page.page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector("#levels input:checked")).focus());
  await keyboard.press("Home").catch(() => {});
  await page.find('#start select[name="seeds_per_house"]').focus();
  await keyboard.press("1");
  await page.find("#start-game").focus();
  await keyboard.press("Enter");
  await page.turn();
  assert.equal(await page.page.evaluate(() => document.activeElement?.id), "table", "the focus is at the game");
  await page.finish((_, houses) => keyboard.press(houses[0].toLowerCase()));
  await page.says(/^(You (win|lose)|A draw)/);
  await page.find("#again").focus();
  await keyboard.press("Enter");
  await eventually(() => page.find("#table").getAttribute("data-phase"), "playing");
  assert.equal(await page.find("#table").getAttribute("data-view"), "north", "sides are swapped");
  await eventually(async () => (await page.plies()) > 0, true, "the computer begins");
  page.watch.calm();
});

test("taking back while the computer thinks stops it, and nothing comes after", async () => {
  const page = await open();
  await page.begin({ level: 8 });
  await page.play("C");
  await page.press(page.find("#undo"));
  await page.offers("ABCDEF");
  await settle();
  assert.equal(await page.plies(), 0);
  assert.doesNotMatch(await page.find("#hint").innerText(), /thinking/);
  // The game goes on as if nothing had been.
  await page.play("F");
  await eventually(() => page.plies(), 2, "the computer answers");
  await page.turn();
  await page.press(page.find("#undo"));
  await eventually(() => page.plies(), 0, "both moves are taken back");
  await page.offers("ABCDEF");
  assert.ok(await page.find("#undo").isHidden());
  page.watch.calm();
});

test("a reload in the middle, also while the computer thinks, goes on with the game", async () => {
  const page = await open();
  await page.begin({ rules: "warri", level: 8, seeds: 3 });
  await page.play("C");
  await eventually(() => kept(page, "C"), true, "the move is kept");
  await page.page.reload();
  await page.ready();
  await eventually(async () => (await page.plies()) >= 2, true, "the computer answers after the reload");
  await page.turn();
  const moves = await page.moves();
  assert.match(moves, /^C[a-f]/);
  assert.match(await page.find("#rules-line").innerText(), /^Warri, changed: 3 seeds in each house$/);
  assert.match(await page.find("#seat-note").innerText(), /level 8/);
  await page.page.reload();
  await page.ready();
  assert.equal(await page.moves(), moves);
  // In another language it is the same game.
  await page.language("sv");
  await page.ready();
  assert.equal(await page.moves(), moves);
  await page.says(/^Ditt drag/);
  page.watch.calm();
});

/** Whether the browser's storage has a game with these moves. */
function kept(page, moves) {
  return page.page.evaluate(
    (moves) =>
      new Promise((resolve) => {
        const open = indexedDB.open("oware", 1);
        open.onsuccess = () => {
          const asked = open.result.transaction("games").objectStore("games").getAll();
          asked.onsuccess = () => {
            open.result.close();
            resolve(asked.result.some((game) => game.moves === moves));
          };
        };
      }),
    moves,
  );
}

test("a forced move is played at once, ends the game, and nobody is left thinking", async () => {
  const context = await it.visitor({ options: { serviceWorkers: "block" } });
  const page = await ComputerPage.visit(context, it.origin);
  // Whoever needs no thought needs no worker.
  await page.page.route("**/computer/worker.js", (route) => route.abort());
  await page.resume({ rules: "wari", side: "north", level: 8, moves: FORCED_SLAM.slice(0, -1) });
  await page.says(/^You lose 4–44/);
  assert.equal(await page.moves(), FORCED_SLAM);
  await settle();
  assert.equal(await page.find("#hint").innerText(), "");
  assert.ok(await page.find("#retry").isHidden());
  await agrees(page);
  // The last decision was North's: it can be taken back after the end.
  await page.press(page.find("#undo"));
  await eventually(() => page.plies(), FORCED_SLAM.length - 2, "the end is taken back");
  await page.says(/^Your move/);
});

test("a hint at a forced move comes without a thought", async () => {
  const context = await it.visitor({ options: { serviceWorkers: "block" } });
  const page = await ComputerPage.visit(context, it.origin);
  await page.page.route("**/computer/worker.js", (route) => route.abort());
  await page.resume({ rules: "wari", side: "south", level: 8, moves: FORCED_SLAM.slice(0, -1) });
  await page.offers("F");
  await page.press(page.find("#advise"));
  await eventually(() => page.find("#hint").innerText(), "F is the only move. It wins the game.");
  assert.equal(await page.find(".house.advised").getAttribute("data-house"), "F");
  await page.play("F");
  await page.says(/^You win 44–4/);
});

test("under Warri the computer moves again after a slam", async () => {
  const page = await open();
  await page.resume({ rules: "warri", side: "south", level: 1, moves: EXTRA_MOVE });
  await eventually(async () => (await page.plies()) > EXTRA_MOVE.length, true, "North moves again");
  assert.match((await page.moves())[EXTRA_MOVE.length], /[a-f]/);
  page.watch.calm();
});

test("the page stays quick while the strongest level thinks", async () => {
  const page = await open();
  await page.begin({ level: 8 });
  await page.play("D");
  const longest = await page.page.evaluate(
    () =>
      new Promise((resolve) => {
        let [last, worst] = [performance.now(), 0];
        const end = last + 1_000;
        const tick = () => {
          const now = performance.now();
          worst = Math.max(worst, now - last);
          last = now;
          if (now < end) setTimeout(tick, 10);
          else resolve(worst);
        };
        tick();
      }),
  );
  assert.ok(longest < 400, `the page stood still for ${longest} ms`);
  await eventually(() => page.plies(), 2, "the computer answers");
});

test("a computer that fails says so, and is let try again", async () => {
  const context = await it.visitor({ options: { serviceWorkers: "block" } });
  const page = await ComputerPage.visit(context, it.origin);
  await page.page.route("**/computer/worker.js", (route) => route.abort());
  await page.begin({ level: 2 });
  await page.play("B");
  await page.find("#retry").waitFor();
  assert.match(await page.find("#hint").innerText(), /stopped thinking/);
  assert.equal(await page.plies(), 1, "the move is kept");
  await page.page.unroute("**/computer/worker.js");
  await page.press(page.find("#retry"));
  await eventually(() => page.plies(), 2, "the computer answers");
  assert.ok(await page.find("#retry").isHidden());
});

test("a hint names a move that may be played, with a reason, and goes when one plays", async () => {
  for (const [language, said] of [["en", /^([A-F]) looks best\. .+\.$/], ["sv", /^([A-F]) ser bäst ut\. .+\.$/]]) {
    const page = await open({}, language);
    await page.begin({ level: 4 });
    await page.offers("ABCDEF");
    await page.press(page.find("#advise"));
    await eventually(async () => said.test(await page.find("#hint").innerText()), true, "a hint");
    const text = await page.find("#hint").innerText();
    const [, house] = text.match(said) ?? [];
    assert.equal(await page.find(".house.advised").getAttribute("data-house"), house);
    await page.play(house);
    await eventually(async () => (await page.find("#hint").innerText()) !== text, true, "the hint goes");
    await eventually(() => page.find(".house.advised").count(), 0);
    page.watch.calm();
  }
});

test("resigning is asked once more; a new game begins from the form, and one can go back", async () => {
  const page = await open();
  await page.begin({ level: 5, side: "north", rules: "ovare" });
  await page.turn();
  await page.press(page.find("#new-game"));
  await page.find("#start").waitFor();
  assert.ok(await page.find('#start input[value="ovare"]').isChecked(), "the form shows the last choices");
  assert.ok(await page.find('#start input[name="level"][value="5"]').isChecked());
  // Keys play nothing while the board is not seen.
  const before = await page.moves();
  await page.page.keyboard.press("a");
  await page.press(page.find("#back"));
  await page.find("#board").waitFor();
  await settle();
  assert.equal(await page.moves(), before);
  await page.press(page.find("#resign"));
  await page.find("#confirm").click();
  await page.says(/^You lose/);
  const record = await page.record();
  assert.equal(record.end.reason, "resignation");
  assert.equal(record.end.winner, "south");
  assert.equal(judge([record])[0].error, undefined);
  await page.press(page.find("#new-game"));
  await page.begin({ rules: "wari", level: 1 });
  await page.offers("ABCDEF");
  assert.equal(await page.plies(), 0);
  page.watch.calm();
});

test("stepping back while the computer thinks shows its move in the record only", async () => {
  const page = await open();
  await page.begin({ level: 1 });
  await page.play("A");
  await eventually(() => page.plies(), 2, "an answer");
  await page.turn();
  // Not the house of before: the same one twice is a double click.
  await page.play((await page.playable()).filter((house) => house !== "A")[0] ?? "");
  await page.find("#prev").click();
  await eventually(() => page.plies(), 4, "the computer goes on");
  await page.offers("");
  await page.says(/^After move/);
  await page.find("#latest").click();
  await page.turn();
});
