// The page of a game against the computer as a person sees and uses it.

import { strict as assert } from "node:assert";
import { readFile } from "node:fs/promises";

import { TablePage, eventually } from "./table-page.js";

const DOUBLE_CLICK_MS = 550;

export class ComputerPage extends TablePage {
  /** Opens the page in a new tab of a context. */
  static async visit(context, origin, language = "en") {
    const computer = new ComputerPage(await context.newPage(), origin);
    await computer.page.goto(`${origin}/${language}/computer`);
    await computer.ready();
    return computer;
  }

  async ready() {
    await this.find("html.ready").waitFor({ state: "attached" });
  }

  /** Starts a game from the form. */
  async begin({ rules = "abapa", level = 1, side = "south", seeds = "" } = {}) {
    await this.find(`#start input[name="preset"][value="${rules}"]`).check();
    await this.find(`#start input[name="level"][value="${level}"]`).check();
    await this.find(`#start input[name="side"][value="${side}"]`).check();
    await this.find('#start select[name="seeds_per_house"]').selectOption(String(seeds));
    await this.press(this.find("#start-game"));
    await this.find("#board").waitFor();
  }

  /** Puts a game into the browser's storage, as if it had been played here, and shows it. */
  async resume({ rules = "wari", side = "south", level = 1, moves = "" }) {
    await this.page.evaluate(
      (kept) =>
        new Promise((resolve, reject) => {
          const open = indexedDB.open("oware", 1);
          open.onupgradeneeded = () => open.result.createObjectStore("games", { keyPath: "id" }).createIndex("at", "at");
          open.onerror = () => reject(open.error);
          open.onsuccess = () => {
            const writing = open.result.transaction("games", "readwrite");
            writing.objectStore("games").put(kept);
            writing.oncomplete = () => resolve(open.result.close());
          };
        }),
      { form: 1, id: `kept${Math.random()}`, rules, side, level, moves, closed: "", at: Date.now() + 1000 },
    );
    await this.page.evaluate(() => sessionStorage.clear());
    await this.page.reload();
    await this.ready();
  }

  /** How many moves the record has. */
  plies() {
    return this.find("#moves button").count();
  }

  /** The letters of the moves in the record. */
  async moves() {
    const told = await this.find("#moves button").evaluateAll((buttons) => buttons.map((button) => button.firstChild?.textContent ?? ""));
    return told.join("");
  }

  /** Waits until the reader may move, or the game is over; gives whether it is. */
  async turn() {
    let over = false;
    await eventually(async () => {
      over = (await this.find("#table").getAttribute("data-phase")) === "ended";
      return over || (await this.playable()).length > 0;
    }, true, "the reader's turn or the end");
    return over;
  }

  /**
   * Plays to the end, always the first house that may be played.
   * @param {(page: ComputerPage, houses: string[]) => Promise<void>} [play]
   */
  async finish(play = (page, houses) => page.play(houses[0])) {
    let last = "";
    for (let turns = 0; turns < 400; turns += 1) {
      if (await this.turn()) return;
      // Where no repetition ends a game that goes round, the two agree to end it.
      if (await this.find("#agree").isVisible()) {
        await this.press(this.find("#agree"));
        continue;
      }
      const before = await this.plies();
      const houses = (await this.playable()).map(String);
      // The same house pressed twice in quick succession is a double click: wait a moment.
      if (houses[0] === last) await new Promise((resolve) => setTimeout(resolve, DOUBLE_CLICK_MS));
      last = houses[0];
      await play(this, houses);
      await eventually(async () => (await this.plies()) > before, true, "a move is in the record");
    }
    assert.fail("the game does not end");
  }

  /** The record as it is downloaded. */
  async record() {
    const [download] = await Promise.all([this.page.waitForEvent("download"), this.find("#download").click()]);
    assert.match(download.suggestedFilename(), /^oware-[a-z0-9.]+\.json$/);
    return JSON.parse(await readFile(await download.path(), "utf8"));
  }
}
