// The script of the course: shows one task at a time, lets the rules judge what is played, keeps in
// this browser what has been solved.

import { FreeBoard } from "./free/board.js";
import { Course } from "./learn/course.js";
import { finds, right, step } from "./learn/goals.js";
import { loadWords } from "./js/i18n.js";
import { find, pageData } from "./js/page-parts.js";
import { HOUSES, ownerOf } from "./js/position.js";
import { Game, loadRules } from "./js/rules.js";
import * as tell from "./js/tell.js";

/** @import { Task } from "./learn/goals.js" */
/** @import { Letter, PageData } from "./js/types.js" */

/** So many wrong tries before the hint, and before the answer is shown. */
const TRIES_TO_HINT = 2;
const TRIES_TO_ANSWER = 4;

/** @type {PageData & {tasks: Task[]}} */
const data = pageData();
const [t] = await Promise.all([loadWords(data.lang, data.ftl), loadRules()]);
const board = new FreeBoard(t, (house) => void press(house));
const course = new Course(t, data.tasks, (task) => begin(task));
const told = find("#told", HTMLElement);
const hintButton = find("#show-hint", HTMLButtonElement);
const nextButton = find("#next-task", HTMLButtonElement);

let task = data.tasks[0];
let game = gameOf(task);
/** The step that is being asked for. */
let number = 0;
let tries = 0;
let solved = false;
/** @type {Set<Letter>} */
let found = new Set();

/** @param {Task} task */
function gameOf(task) {
  return Game.of({ rules: task.rules, start: task.start, moves: task.moves });
}

/** @param {Task} chosen */
function begin(chosen) {
  task = chosen;
  game = gameOf(task);
  number = 0;
  tries = 0;
  solved = false;
  found = new Set();
  say("");
  nextButton.hidden = true;
  find("#finished", HTMLElement).hidden = true;
  hintButton.hidden = false;
  board.clear();
  ask();
}

/** Opens the board for the next step; where houses are to be found, all that hold seeds are offered. */
function ask() {
  const { position } = game;
  const full = HOUSES.filter((house, index) => ownerOf(house) === position.side && position.board[index] > 0);
  board.settle(game, finds(task.steps[number].goal) ? { offer: full } : {});
}

/** @param {string} text @param {"" | "right" | "wrong"} [how] */
function say(text, how = "") {
  told.textContent = text;
  told.className = how;
}

/** @param {Letter} house */
async function press(house) {
  if (solved || board.busy) return;
  const { goal, reply } = task.steps[number];
  if (finds(goal)) return name(house);
  const outcome = game.preview(house);
  if ("refusal" in outcome) return wrong(tell.refusal(t, outcome.refusal, game.position.side));
  if (!step(goal, outcome)) return wrong(`${tell.preview(t, outcome)} ${t("learn-not-yet")}`);
  const before = game.position;
  game.play(house);
  number += 1;
  board.board.mark("shown", []);
  say("");
  await board.show(before, outcome);
  const moved = tell.move(t, outcome, before.stores);
  if (number === task.steps.length) return finish(moved);
  board.settle(game, { open: false });
  if (!reply) return goOn(moved);
  await answer(reply, moved);
}

/** North's reply. @param {Letter} reply @param {string} moved */
async function answer(reply, moved) {
  const current = game;
  const before = game.position;
  const outcome = game.play(reply);
  if ("refusal" in outcome) return;
  await board.show(before, outcome);
  if (game === current) goOn(`${moved} ${tell.move(t, outcome, before.stores)}`);
}

/** @param {string} moved */
function goOn(moved) {
  ask();
  say(`${moved} ${t("learn-go-on")}`, "right");
}

/** A house is named as one of those that are asked for. @param {Letter} house */
function name(house) {
  const { goal } = task.steps[number];
  const all = right(goal, game);
  if (!all.includes(house)) return wrong(t(goal.kind === "all_legal" ? "learn-not-legal" : "learn-no-capture", { house }));
  found.add(house);
  board.board.mark("found", found);
  const left = all.length - found.size;
  const text = t("learn-found", { house, left });
  if (left === 0) finish(text);
  else say(text, "right");
}

/** @param {string} text */
function wrong(text) {
  tries += 1;
  if (tries >= TRIES_TO_ANSWER) board.board.mark("shown", right(task.steps[number].goal, game));
  say(tries >= TRIES_TO_HINT ? `${text} ${course.words(task).hint}` : text, "wrong");
}

/** @param {string} text */
function finish(text) {
  solved = true;
  course.solve(task);
  board.settle(game, { open: false });
  say(`${t("learn-right")} ${text} ${course.words(task).why}`, "right");
  hintButton.hidden = true;
  const next = course.after(task);
  nextButton.hidden = next === null;
  find("#finished", HTMLElement).hidden = next !== null;
}

hintButton.addEventListener("click", () => {
  tries = Math.max(tries + 1, TRIES_TO_HINT);
  if (tries >= TRIES_TO_ANSWER) board.board.mark("shown", right(task.steps[number].goal, game));
  say(course.words(task).hint);
});
find("#again", HTMLButtonElement).addEventListener("click", () => begin(task));
nextButton.addEventListener("click", () => {
  const next = course.after(task);
  if (next) course.open(next);
});
course.start();
document.documentElement.classList.add("ready");
