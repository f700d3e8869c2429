// Every kind of page, in every state, has no barrier that axe knows of, in every theme, light and
// dark, on a phone and on a desktop. A page is loaded once: all rules are asked in the first of its
// looks, and those about how it looks in all the others.

import { strict as assert } from "node:assert";
import { test } from "node:test";

import { ComputerPage } from "./lib/computer-page.js";
import { DESKTOP, PHONE } from "./lib/browser.js";
import { complaints } from "./lib/page-checks.js";
import { STATES } from "./lib/states.js";
import { TablePage } from "./lib/table-page.js";
import { world } from "./lib/world.js";

const it = world();
const LOOKS = ["wood", "plain", "shapes"].flatMap((theme) => ["light", "dark"].map((colours) => ({ theme, colours })));

/** What axe says of a page in every look. @param {TablePage} page @param {string} what */
async function check(page, what, expected) {
  for (const [index, { theme, colours }] of LOOKS.entries()) {
    await page.page.emulateMedia({ colorScheme: /** @type {"light" | "dark"} */ (colours) });
    await page.page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme);
    const told = await complaints(page.page, index === 0 ? "everything" : "looks");
    assert.deepEqual(told, [], `${what} (${theme}, ${colours})`);
  }
  const wide = await page.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `${what} is ${wide} pixels too wide`);
  page.watch.calm(expected);
}

/** Pages by their address, and what is there once they are. */
const PAGES = [
  ["/en/", "html.ready #start-table"],
  ["/en/rules", "h1"],
  ["/en/glossary", "h1"],
  ...["abapa", "wari", "warri", "ashanti", "ovare", "awari"].map((preset) => [`/sv/rules/${preset}`, "h1"]),
  ["/en/offline", "h1"],
  ["/en/no-such-page", "h1"],
];

/** Dialogs and menus of a table's page: what opens each, and what is there then. */
const OPENED = [
  ["#settings-open", "#settings[open]", "Escape"],
  ["#resign", "dialog[open]", "Escape"],
  ["#language", "#languages a", "Escape"],
  ["#rules-line button", "#rules-told dl", "Escape"],
  ["#my-seat", "dialog[open]", "Escape"],
];

for (const [name, screen] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test(`axe finds nothing on any page (${name})`, { timeout: 300_000 }, async () => {
    const context = await it.visitor({ screen });
    for (const [path, ready] of PAGES) {
      const page = await TablePage.open(context, it.origin, path);
      await page.find(ready).first().waitFor();
      await check(page, path, path.endsWith("no-such-page") ? /404/ : undefined);
      await page.page.close();
    }
  });

  test(`axe finds nothing in the course, before and after an answer (${name})`, async () => {
    const page = await TablePage.open(await it.visitor({ screen }), it.origin, "/en/learn");
    await page.find(".house.playable").first().waitFor();
    await check(page, "a task");
    await page.press(page.find(".house.playable").first());
    await page.find("#next-task").waitFor();
    await check(page, "a solved task");
  });

  test(`axe finds nothing at a table, in whatever state it is (${name})`, { timeout: 300_000 }, async () => {
    for (const [state, { shows, open }] of Object.entries(STATES)) {
      const page = await open(it, { screen });
      await page.find(shows).waitFor();
      await check(page, state);
      await page.page.context().close();
    }
  });

  test(`axe finds nothing in what opens over a table (${name})`, async () => {
    const page = await STATES["one's own move"].open(it, { screen });
    await page.find("#resign").waitFor();
    for (const [button, opened, key] of OPENED) {
      await page.press(page.find(button));
      await page.find(opened).first().waitFor();
      await check(page, button);
      await page.page.keyboard.press(key);
      await page.find(opened).first().waitFor({ state: "hidden" });
      const focus = await page.page.evaluate((selector) => document.activeElement?.matches(selector), button);
      assert.ok(focus, `${button} has the focus again`);
    }
  });

  test(`axe finds nothing in a game against the computer (${name})`, async () => {
    const page = await ComputerPage.visit(await it.visitor({ screen }), it.origin);
    // At its end the button that stays at hand lies where it belongs, and on nothing else.
    await page.page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await check(page, "the form");
    await page.begin({ rules: "wari", level: 1, side: "south" });
    await page.turn();
    await page.press(page.find("#advise"));
    await page.find(".house.advised").waitFor();
    await check(page, "a hint");
  });
}
