// The course: every task can be solved on its page, by keys as well, wrong tries are helped, and
// what has been solved is still there tomorrow.

import { strict as assert } from "node:assert";
import { test } from "node:test";

import { PHONE } from "./lib/browser.js";
import { judge } from "./lib/judge.js";
import { firstLoad } from "./lib/page-checks.js";
import { TablePage, eventually } from "./lib/table-page.js";
import { world } from "./lib/world.js";

const it = world();
const MOST_BYTES = 120_000;

async function open(wishes = {}, path = "/en/learn") {
  const page = await TablePage.open(await it.visitor(wishes), it.origin, path);
  await page.find(".ready #lesson").waitFor();
  return page;
}

const HOUSES = [..."ABCDEFabcdef"];

/** The houses that a goal asks for, by the referee that knows nothing of pages. */
function rightHouses({ rules, start }, goal, moves) {
  const fields = start.split("-");
  const position = { board: fields.slice(0, 12).map(Number), stores: fields.slice(12, 14).map(Number), side: fields[14] === "N" ? "north" : "south" };
  const [stands] = judge([{ rules, ...position, moves }]);
  return stands.legal.filter((house) => {
    const after = judge([{ rules, ...position, moves: [...moves, house] }])[0];
    const captured = after.stores[0] - stands.stores[0];
    switch (goal.kind) {
      case "last":
        return lastHouse(house, stands.board[HOUSES.indexOf(house)]) === goal.house;
      case "capture":
        return captured >= goal.least;
      case "all_captures":
        return captured > 0;
      case "win":
        return after.end?.winner === "south";
      case "best":
        return house === goal.house;
      default:
        return true;
    }
  });
}

/** Eleven seeds are a lap, since the house itself is passed over. */
const lastHouse = (house, seeds) => HOUSES[(HOUSES.indexOf(house) + 1 + (seeds - 1) % 11) % 12];

const told = (page) => page.find("#told").innerText();

test("a first visit to the course costs at most 120 KB", async (t) => {
  const { bytes, parts } = await firstLoad(await it.visitor(), `${it.origin}/en/learn`);
  t.diagnostic(`${bytes} bytes in ${parts.length} parts`);
  assert.ok(bytes <= MOST_BYTES, `${bytes} bytes:\n${parts.join("\n")}`);
});

test("every task is solved on its page, one after the other", async () => {
  const page = await open();
  const tasks = JSON.parse(await page.find("#page-data").textContent()).tasks;
  assert.ok(tasks.length >= 25);
  for (const [number, task] of tasks.entries()) {
    let moves = [...task.moves];
    for (const { goal, reply } of task.steps) {
      const right = rightHouses(task, goal, moves);
      const named = goal.kind.startsWith("all_");
      for (const house of named ? right : right.slice(0, 1)) await page.house(house).click();
      if (!named) moves = [...moves, right[0], ...(reply ? [reply] : [])];
    }
    await eventually(async () => (await told(page)).startsWith("Right!"), true, task.id);
    await page.find(`[data-task="${task.id}"] .done:visible`).waitFor();
    assert.match(await page.find("#progress").innerText(), new RegExp(`^${number + 1} of ${tasks.length}`));
    if (number + 1 < tasks.length) await page.find("#next-task").click();
  }
  await page.find("#finished:visible").waitFor();
  page.watch.calm();
});

test("a lesson by keys alone: a wrong try is told, the second one brings the hint", async () => {
  const page = await open({}, "/en/learn#task-aim");
  const { keyboard } = page.page;
  assert.equal(await page.find("#task-title").innerText(), "Take aim");
  await keyboard.press("f");
  await eventually(() => told(page), "F ends in d. That is not it yet. Try again.");
  await page.shows({ board: Array(12).fill(4), stores: [0, 0] }, "nothing has been played");
  await keyboard.press("a");
  await eventually(() => told(page), "A ends in E. That is not it yet. Try again. Each house holds four seeds. Count four houses back from a.");
  await page.house("A").focus();
  await keyboard.press("ArrowRight");
  await keyboard.press("ArrowRight");
  assert.equal(await page.find("#hint").innerText(), "C ends in a.");
  await keyboard.press("Enter");
  await eventually(async () => /^Right! South plays C, last seed in a\. C has four/.test(await told(page)), true);
  await page.shows({ board: [4, 4, 0, 5, 5, 5, 5, 4, 4, 4, 4, 4], stores: [0, 0] });
  await page.find("#next-task").focus();
  await keyboard.press("Enter");
  await eventually(() => page.find("#task-title").innerText(), "A longer way");
  assert.match(page.page.url(), /#task-far$/);
  page.watch.calm();
});

test("where houses are to be found, the board does not tell which", async () => {
  const page = await open({ language: "sv" }, "/sv/learn#task-feed");
  await page.offers("ABCDEF");
  await page.house("A").click();
  await eventually(() => told(page), "A får inte spelas nu.");
  assert.equal(await page.find("#hint").innerText(), "");
  for (const house of "BEF") await page.house(house).click();
  await eventually(async () => (await told(page)).startsWith("Rätt!"), true);
  page.watch.calm();
});

test("what the rules refuse is told in their words", async () => {
  const page = await open({}, "/en/learn#task-again");
  await page.house("F").click();
  await eventually(async () => /Right! Go on\.$/.test(await told(page)), true);
  await page.page.keyboard.press("a");
  await eventually(() => told(page), "A would leave North’s row without a seed. Possible: D.");
  page.watch.calm();
});

test("what has been solved is still known when one comes back", async () => {
  const context = await it.visitor({ screen: PHONE });
  const first = await TablePage.open(context, it.origin, "/en/learn");
  await first.find(".ready #lesson").waitFor();
  await first.press(first.house("C"));
  await first.find('[data-task="first"] .done:visible').waitFor();
  await first.page.close();
  const again = await TablePage.open(context, it.origin, "/en/learn");
  await again.find('[data-task="first"] .done:visible').waitFor();
  await eventually(() => again.find("#task-title").innerText(), "Take aim");
});

test("without scripts the tasks can be read", async () => {
  const context = await it.visitor({ options: { javaScriptEnabled: false } });
  const page = await TablePage.open(context, it.origin, "/en/learn");
  assert.match(await page.find("#task-aim").innerText(), /Play the house whose last seed falls into a/);
  assert.equal(await page.find("#lesson").isVisible(), false);
});
