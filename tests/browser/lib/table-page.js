// A table's page as a person sees and uses it: reading the board, playing a house, waiting until
// something shows. The only place that knows the page's markup.

import { strict as assert } from "node:assert";
import { Watch } from "./browser.js";

export const HOUSES = [..."ABCDEFabcdef"];

export class TablePage {
  /**
   * @param {import("playwright-core").Page} page
   * @param {string} origin
   */
  constructor(page, origin) {
    this.page = page;
    this.origin = origin;
    this.watch = new Watch(page, origin);
  }

  /**
   * Opens an address in a new tab of a context.
   * @param {import("playwright-core").BrowserContext} context
   * @param {string} origin
   * @param {string} path
   */
  static async open(context, origin, path) {
    const table = new TablePage(await context.newPage(), origin);
    await table.page.goto(origin + path);
    return table;
  }

  /** Opens a table's shared link, with a seat's key where one is given. */
  static visit(context, origin, id, key) {
    return TablePage.open(context, origin, `/t/${id}${key ? `#seat=${key}` : ""}`);
  }

  get id() {
    return new URL(this.page.url()).pathname.split("/").pop() ?? "";
  }

  find(selector) {
    return this.page.locator(selector);
  }

  house(letter) {
    return this.page.locator(`.house[data-house="${letter}"]`);
  }

  /** Plays a house with a finger where there is one, else with the mouse. */
  async play(letter) {
    await this.press(this.house(letter));
  }

  /** @param {import("playwright-core").Locator} locator */
  async press(locator) {
    const touch = await this.page.evaluate(() => navigator.maxTouchPoints > 0);
    await (touch ? locator.tap() : locator.click());
  }

  /** Goes to the same page in another language. @param {string} tag */
  async language(tag) {
    await this.press(this.find("#language"));
    await this.press(this.find(`#languages a[hreflang="${tag}"]`));
  }

  /** The counts of the twelve houses and the two stores, as shown in words of digits. */
  shown() {
    return this.page.evaluate((houses) => {
      const number = (selector) => Number(document.querySelector(selector)?.textContent?.trim());
      return {
        board: houses.map((letter) => number(`.house[data-house="${letter}"] .count`)),
        stores: ["south", "north"].map((side) => number(`.store[data-store="${side}"] output`)),
      };
    }, HOUSES);
  }

  /** Letters of the houses that are offered to be played. */
  playable() {
    return this.page.evaluate(() =>
      [...document.querySelectorAll(".house.playable")].map((house) => /** @type {HTMLElement} */ (house).dataset.house),
    );
  }

  /** Waits until the board shows this. */
  async shows({ board, stores }, what = "") {
    await eventually(() => this.shown(), { board, stores }, what);
  }

  /** Waits until exactly these houses may be played. */
  async offers(letters) {
    await eventually(async () => (await this.playable()).sort(), [...letters].sort(), "playable houses");
  }

  /** Waits until the record has this many moves. */
  async records(plies) {
    await eventually(() => this.find("#moves button").count(), plies, "moves in the record");
  }

  async status() {
    return (await this.find("#status").innerText()).trim();
  }

  /** Waits until the status says this. */
  async says(pattern) {
    await eventually(async () => pattern.test(await this.status()) || (await this.status()), true, "status");
  }
}

/**
 * Asks again and again until the answer is the expected one.
 * @template T
 * @param {() => Promise<T>} ask
 * @param {T} expected
 */
export async function eventually(ask, expected, what = "", milliseconds = 15_000) {
  const end = Date.now() + milliseconds;
  for (;;) {
    let answer;
    let problem;
    try {
      answer = await ask();
      assert.deepEqual(answer, expected, what);
      return;
    } catch (error) {
      problem = error;
    }
    if (Date.now() > end) throw problem;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
