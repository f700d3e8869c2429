// What is looked for on every kind of page: barriers to people, and what a first visit costs.

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Rules whose answer may differ between two looks of the same page. */
const OF_LOOKS = ["color-contrast", "link-in-text-block"];

/**
 * What axe complains of. The one exception: what is written in signs is told in words, a house "A 0"
 * as "A, empty".
 * @param {import("playwright-core").Page} page
 * @param {"everything" | "looks"} [what] all its rules, the size of targets among them, or those about looks alone
 * @returns {Promise<string[]>}
 */
export async function complaints(page, what = "everything") {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  const options = what === "looks"
    ? { runOnly: { type: "rule", values: OF_LOOKS }, resultTypes: ["violations"] }
    : { rules: { "target-size": { enabled: true } }, resultTypes: ["violations"] };
  const { violations } = await page.evaluate((options) => /** @type {any} */ (window).axe.run(document, options), options);
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => ({ id, node })))
    .filter(({ id, node }) => !(id === "label-content-name-mismatch" && /class="house|data-ply/.test(node.html)))
    .map(({ id, node }) => `${id}: ${node.html} ${node.failureSummary}`);
}

/**
 * What a first visit sends over the wire.
 * @param {import("playwright-core").BrowserContext} context
 * @param {string} address
 */
export async function firstLoad(context, address) {
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send("Network.enable");
  let bytes = 0;
  /** @type {string[]} */
  const parts = [];
  const names = new Map();
  network.on("Network.responseReceived", ({ requestId, response }) => names.set(requestId, response.url));
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    parts.push(`${encodedDataLength} ${names.get(requestId)}`);
  });
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  await context.close();
  return { bytes, parts };
}
