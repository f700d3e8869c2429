// How soon pages can be used on a slow phone: simulated slow network and processor, measured and
// told. What a machine takes is never asserted; that a page does become usable is.

import { strict as assert } from "node:assert";
import { test } from "node:test";

import { PHONE } from "./lib/browser.js";
import { world } from "./lib/world.js";

const it = world();

/** A slow mobile network and a slow phone, as Lighthouse simulates them. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const SLOWER = 4;
const WISHED_MS = 2_000;

/** Milliseconds from asking for a page until it can be used. @param {string} path @param {string | null} usable a selector; without one, when all scripts have run */
async function measure(path, usable) {
  const context = await it.visitor({ screen: PHONE });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", NETWORK);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.addInitScript((selector) => {
    const told = /** @type {any} */ (window);
    const look = () => {
      const [navigation] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType("navigation"));
      if (selector ? document.querySelector(selector) : navigation.domContentLoadedEventEnd > 0) told.usable = performance.now();
      else requestAnimationFrame(look);
    };
    look();
  }, usable);
  await page.goto(it.origin + path);
  let at;
  while (!(at = await page.evaluate(() => /** @type {any} */ (window).usable))) await new Promise((resolve) => setTimeout(resolve, 50));
  const painted = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime);
  const parts = await page.evaluate(() => performance.getEntriesByType("resource").length + 1);
  await context.close();
  return { at: Math.round(at), painted: Math.round(painted), parts };
}

test("how soon pages can be used on a slow phone", async (t) => {
  const table = await it.api.seated();
  const pages = [
    ["home", "/en/", null],
    ["a table", `/en/table/${table.id}#seat=${table.keys.south}`, ".house.playable"],
    ["a rule set", "/en/rules/wari", null],
  ];
  for (const [name, path, usable] of pages) {
    const { at, painted, parts } = await measure(path, usable);
    assert.ok(at > 0);
    t.diagnostic(`${name}: seen after ${painted} ms, usable after ${at} ms, in ${parts} parts${at > WISHED_MS ? " (more than is wished for)" : ""}`);
  }
});
