// On a phone everything that matters is there at once: in every state of a table's page nothing is
// cut off, nothing covers anything else, and nothing has to be scrolled to.

import { strict as assert } from "node:assert";
import { test } from "node:test";

import { PHONE } from "./lib/browser.js";
import { STATES } from "./lib/states.js";
import { world } from "./lib/world.js";

const it = world();

/** The screens of a phone, and how large a house is there at least. @type {[{width: number, height: number}, {width: number, height: number} | null][]} */
const SCREENS = [
  [{ width: 360, height: 740 }, { width: 110, height: 80 }],
  [{ width: 740, height: 360 }, null],
];

/**
 * What is wrong with how the page lies; runs in the page.
 * @param {{width: number, height: number} | null} least of a house
 */
function faults(least) {
  const found = [];
  const { innerWidth, innerHeight } = window;
  /** @param {Element} element */
  const seen = (element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches(".visually-hidden");
  /** @param {string} selector */
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  /** @param {Element} element */
  const name = (element) => element.id ? `#${element.id}` : `${element.tagName.toLowerCase()}.${element.getAttribute("data-house") ?? element.getAttribute("data-store") ?? element.className}`;
  /** @param {Element} element the box of what is written or drawn in it */
  const written = (element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return (element.querySelector("svg") ?? range).getBoundingClientRect();
  };
  const inside = (inner, outer) =>
    inner.left >= outer.left - 1 && inner.right <= outer.right + 1 && inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const at = (box) => `${Math.round(box.left)},${Math.round(box.top)}–${Math.round(box.right)},${Math.round(box.bottom)}`;

  const waiting = document.querySelector('[data-phase="waiting"]') !== null;
  const buttons = all(`${waiting ? "#seat-panel button, #share-link" : "#actions > *"}, .steps button`);
  const texts = all("#status, #hint").filter((element) => element.textContent);
  const houses = all(".house");
  const parts = [...all("header.site, #rules-line, .board"), ...texts, ...buttons];
  for (const part of [...parts, ...houses, ...all(".store")]) {
    const box = part.getBoundingClientRect();
    if (!inside(box, screen)) found.push(`${name(part)} is not on the screen: ${at(box)}`);
  }
  for (const button of buttons) {
    const box = button.getBoundingClientRect();
    if (button.tagName !== "INPUT" && !inside(written(button), box)) found.push(`${name(button)}: its text does not fit`);
    if (box.height < 36 || box.width < 36) found.push(`${name(button)} is ${box.width} × ${box.height}`);
  }
  for (const text of texts) {
    if (!inside(written(text), /** @type {Element} */ (text.parentElement).getBoundingClientRect())) found.push(`${name(text)} is cut`);
  }
  const apart = [...all(".board"), ...texts, ...buttons, ...all("header.site")];
  for (const [group, what] of [[apart, "the page"], [[...houses, ...all(".store")], "the board"]]) {
    group.forEach((one, index) => group.slice(index + 1).forEach((other) => {
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 1 && high > 1) found.push(`on ${what} ${name(one)} covers ${name(other)}`);
    }));
  }
  for (const house of houses) {
    const box = house.getBoundingClientRect();
    if (least && (box.width < least.width || box.height < least.height)) found.push(`${name(house)} is ${box.width} × ${box.height}`);
    const bits = [".bowl", ".letter", ".count"].map((selector) => /** @type {Element} */ (house.querySelector(selector)));
    const [bowl, letter, count] = bits.map((bit) => bit.getBoundingClientRect());
    for (const bit of bits) {
      if (!inside(bit.getBoundingClientRect(), box)) found.push(`${name(house)}: its ${bit.getAttribute("class")} sticks out`);
    }
    for (const [a, b] of [[bowl, letter], [bowl, count], [letter, count]]) {
      if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1) {
        found.push(`${name(house)}: its parts cover one another`);
      }
    }
  }
  const heights = new Set(all("#actions > *").map((button) => Math.round(button.getBoundingClientRect().height)));
  if (least && heights.size > 1) found.push(`buttons of ${[...heights].join(", ")} px`);
  if (document.documentElement.scrollWidth > innerWidth) found.push(`the page is ${document.documentElement.scrollWidth} px wide`);
  return found;
}

/** What is wrong on every screen. @param {import("./lib/table-page.js").TablePage} page */
async function check(page, what) {
  for (const [viewport, least] of SCREENS) {
    await page.page.setViewportSize(viewport);
    assert.deepEqual(await page.page.evaluate(faults, least), [], `${what}, ${viewport.width} × ${viewport.height}`);
  }
}

for (const [state, { shows, open }] of Object.entries(STATES)) {
  test(`on a phone all is there at once, en: ${state}`, async () => {
    const page = await open(it, { screen: PHONE, language: "en" });
    await page.find(shows).waitFor();
    await check(page, "en");
  });
}

/** The states that say most, in every other language: one page that is shown in each. */
const WORDY = [
  "waiting, with all rules changed",
  "a seat to take, with all rules changed",
  "the other's move",
  "an offer made",
  "an offer to answer",
  "an offer watched",
  "ended by a grand slam",
  "ended by repetition",
  "ended by agreement, by row",
  "a rematch offered",
  "a rematch to accept",
  "one screen",
];

for (const state of WORDY) {
  test(`on a phone all is there at once, in every language: ${state}`, async () => {
    const { shows, open } = STATES[state];
    const page = await open(it, { screen: PHONE, language: "en" });
    await page.find(shows).waitFor();
    const others = await page.find("#languages a").evaluateAll((links) => links.map((link) => link.getAttribute("hreflang")));
    assert.ok(others.length >= 9, others.join());
    for (const language of others) {
      if (language === "en") continue;
      await page.page.goto(`${it.origin}/${language}/table/${page.id}`);
      await page.find(`html[lang="${language}"]`).waitFor();
      await page.find(shows).waitFor();
      await check(page, language);
    }
  });
}

test("a phone whose browser shows its bars still has the whole board and the buttons on the screen", async () => {
  const page = await STATES["an offer to answer"].open(it, { screen: PHONE, language: "de" });
  await page.find("#accept-end").waitFor();
  await page.page.setViewportSize({ width: 360, height: 668 });
  assert.deepEqual(await page.page.evaluate(faults, { width: 110, height: 68 }), []);
});
