// The pages of the rule sets: what they weigh, who can use them, stepping through an example, a table
// in one tap.

import { strict as assert } from "node:assert";
import { test } from "node:test";

import { PHONE } from "./lib/browser.js";
import { firstLoad } from "./lib/page-checks.js";
import { TablePage, eventually } from "./lib/table-page.js";
import { world } from "./lib/world.js";

const it = world();
const PRESETS = ["abapa", "wari", "warri", "ashanti", "ovare", "awari"];
const MOST_BYTES = 60_000;

test("a first visit to any page of rules costs at most 60 KB", async (t) => {
  for (const path of ["/en/rules", "/en/glossary", ...PRESETS.map((preset) => `/en/rules/${preset}`)]) {
    const { bytes, parts } = await firstLoad(await it.visitor(), it.origin + path);
    t.diagnostic(`${path}: ${bytes} bytes in ${parts.length} parts`);
    assert.ok(bytes <= MOST_BYTES, `${path}: ${bytes} bytes:\n${parts.join("\n")}`);
  }
});

test("an example is stepped through by keys", async () => {
  const page = await TablePage.open(await it.visitor(), it.origin, "/en/rules/ovare");
  const example = page.find("#example-ten");
  const picture = () => example.locator(".pictures > li:visible");
  await eventually(() => picture().count(), 1);
  assert.match(await picture().innerText(), /South to move/);
  await example.locator(".on").focus();
  await page.page.keyboard.press("Enter");
  assert.match(await picture().innerText(), /South plays E, last seed in e\./);
  await page.page.keyboard.press("Enter");
  assert.match(await picture().innerText(), /Captures 10 seeds from c, d, e, f\./);
  assert.match(await picture().locator(".still").getAttribute("aria-label"), /c 0, d 0, e 0, f 0\. South’s store: 22\. North’s store: 10/);
  assert.match(await example.locator("output").innerText(), /3 of 3/);
  await page.page.keyboard.press("Enter");
  assert.match(await example.locator("output").innerText(), /3 of 3/);
  await example.locator(".back").press("Enter");
  assert.match(await example.locator("output").innerText(), /2 of 3/);
  page.watch.calm();
});

test("a table with these rules is one tap away", async () => {
  const page = await TablePage.open(await it.visitor({ screen: PHONE }), it.origin, "/en/rules/warri");
  await page.press(page.find("#start-here"));
  await page.page.waitForURL(/\/en\/table\/[a-z0-9]+$/);
  await page.find("#share-link").waitFor();
  const { rules, seats } = await it.api.get(`/tables/${page.id}`);
  assert.equal(rules, "warri");
  assert.deepEqual(seats, { south: true, north: false });
});

test("without scripts every picture is there, and the form is filled in", async () => {
  const context = await it.visitor({ options: { javaScriptEnabled: false } });
  const page = await TablePage.open(context, it.origin, "/en/rules/wari");
  await page.find("#example-forced").waitFor();
  assert.equal(await page.find("#example-forced .still:visible").count(), 4);
  assert.match(await page.find("#example-forced").innerText(), /South wins 28–20/);
  await page.find("#start-here").click();
  await page.page.waitForURL(/\?rules=wari#start$/);
  assert.equal(await page.find('#start input[value="wari"]').isChecked(), true);
});
