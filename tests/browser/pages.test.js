// Pages as a whole: weight, where their parts come from, languages, no scripts.

import { strict as assert } from "node:assert";
import { test } from "node:test";

import { DESKTOP, PHONE } from "./lib/browser.js";
import { FORCED_SLAM } from "./lib/games.js";
import { boards } from "./lib/judge.js";
import { TablePage, eventually } from "./lib/table-page.js";
import { world } from "./lib/world.js";

const it = world();

const MOST_BYTES = 120_000;

test("the first visit to a table costs at most 120 KB over the wire", async (t) => {
  const table = await it.api.seated();
  await it.api.play(table, "FaEb");
  const page = await (await it.visitor()).newPage();
  const network = await page.context().newCDPSession(page);
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
  const south = new TablePage(page, it.origin);
  await page.goto(`${it.origin}/t/${table.id}#seat=${table.keys.south}`);
  await south.offers("ABCDF");
  await page.waitForLoadState("networkidle");
  assert.ok(parts.some((part) => part.endsWith(".wasm")), "the rules were loaded");
  t.diagnostic(`${bytes} bytes in ${parts.length} parts`);
  assert.ok(bytes <= MOST_BYTES, `${bytes} bytes:\n${parts.join("\n")}`);
  south.watch.calm();
});

test("the language is changed by keyboard alone, on a phone, and the page is kept", async () => {
  const { id } = await it.api.seated();
  const page = await it.guest(id, undefined, { screen: PHONE });
  const menu = page.find("#languages");
  await page.find("#language").focus();
  await page.page.keyboard.press("Enter");
  await menu.waitFor();
  const { width, height } = PHONE.viewport;
  const box = await menu.boundingBox();
  assert.ok(box && box.x >= 0 && box.x + box.width <= width && box.y + box.height <= height, JSON.stringify(box));
  await page.page.keyboard.press("Escape");
  await menu.waitFor({ state: "hidden" });
  await page.page.keyboard.press("Enter");
  for (let step = 0; step < 20 && (await page.page.evaluate(() => document.activeElement?.getAttribute("hreflang"))) !== "sv"; step += 1) {
    await page.page.keyboard.press("Tab");
  }
  await page.page.keyboard.press("Enter");
  await page.page.waitForURL(`**/sv/table/${id}`);
  assert.equal(await page.find("html").getAttribute("lang"), "sv");
});

/** Everything that people see or hear on a page, sentence by sentence; names of languages aside. */
function texts(page) {
  return page.page.evaluate(() => {
    const found = new Set([document.title]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!parentElement?.closest("script, style, [hreflang]")) found.add(textContent?.trim() ?? "");
    }
    for (const element of document.querySelectorAll("*")) {
      for (const name of ["aria-label", "title", "alt", "placeholder", "content"]) {
        const value = element.getAttribute(name);
        if (value && (name !== "content" || element.getAttribute("name") === "description")) found.add(value.trim());
      }
    }
    return [...found].filter((text) => /\p{L}{2}/u.test(text));
  });
}

/** Words that are the same in English and in Swedish. */
const SAME = /^(en|sv|Oware|Abapa|Wari|Warri|Ashanti|Ovare|Awari|Start|beta|Version [\d.]+, \w+|Wari · Oware|Oware · Wari)$/;

test("the Swedish pages are Swedish throughout", async () => {
  const waiting = await it.api.post("/tables", { rules: { preset: "wari", grand_slam: "no_capture" }, side: "south" });
  const table = await it.api.seated();
  await it.api.play(table, "FaEb");
  const ended = await it.api.seated();
  await it.api.play(ended, FORCED_SLAM);
  const visits = {
    home: ["/", "#start-table"],
    nothing: ["/nothing-here", "h1"],
    stranger: [`/table/${waiting.id}`, "#join"],
    waiting: [`/table/${waiting.id}#seat=${waiting.seat.key}`, "#copy-link"],
    playing: [`/table/${table.id}#seat=${table.keys.south}`, ".house.playable"],
    ended: [`/table/${ended.id}#seat=${ended.keys.north}`, "#rematch"],
  };
  for (const [name, [path, ready]] of Object.entries(visits)) {
    const said = {};
    for (const language of ["en", "sv"]) {
      const page = await TablePage.open(await it.visitor({ language }), it.origin, `/${language}${path}`);
      await page.find(ready).first().waitFor();
      if (name === "playing") await page.find("#my-seat").click();
      assert.equal(await page.find("html").getAttribute("lang"), language);
      said[language] = await texts(page);
      await page.page.context().close();
    }
    const left = said.sv.filter((text) => said.en.includes(text) && !SAME.test(text) && !text.startsWith("http"));
    assert.deepEqual(left, [], `${name}: texts that are the same in both languages`);
    const raw = said.sv.filter((text) => /\{|\}|^[a-z]+(-[a-z]+)+$/.test(text));
    assert.deepEqual(raw, [], `${name}: keys instead of texts`);
  }
});

test("the bare address and the shared link follow the reader's language", async () => {
  const table = await it.api.seated();
  for (const [asked, expected] of [["sv-SE,sv;q=0.9,en;q=0.8", "sv"], ["pt-BR,pt;q=0.9", "pt"], ["zh-Hant", "en"], ["", "en"]]) {
    for (const [from, to] of [["/", `/${expected}/`], [`/t/${table.id}`, `/${expected}/table/${table.id}`]]) {
      const answer = await fetch(it.origin + from, { redirect: "manual", headers: { "accept-language": asked } });
      assert.equal(answer.status, 302);
      assert.equal(new URL(answer.headers.get("location") ?? "", it.origin).pathname, to, `${from} for ${asked}`);
    }
  }
});

test("without scripts the table is shown as it stands", async () => {
  const table = await it.api.seated();
  await it.api.play(table, FORCED_SLAM);
  const page = await it.guest(table.id, undefined, { options: { javaScriptEnabled: false } });
  await page.says(/South wins 44–4/);
  await page.says(/A grand slam ended the game\./);
  const letters = await page.find("#moves button").allInnerTexts();
  assert.equal(letters.join("").replaceAll(/\s/g, ""), FORCED_SLAM);
  const counts = await page.find(".house .count").allInnerTexts();
  assert.deepEqual(counts.map(Number), boards("wari", FORCED_SLAM).at(-1).board);
});

test("a page holds no script or style of its own, and says so in its headers", async () => {
  const table = await it.api.seated();
  for (const path of ["/en/", `/en/table/${table.id}`, "/en/nothing-here"]) {
    const answer = await fetch(it.origin + path);
    const policy = answer.headers.get("content-security-policy") ?? "";
    assert.match(policy, /default-src|script-src/);
    assert.doesNotMatch(policy, /unsafe-inline|'unsafe-eval'/);
    assert.equal(answer.headers.get("referrer-policy"), "no-referrer");
    assert.equal(answer.headers.get("x-content-type-options"), "nosniff");
    assert.equal(answer.headers.get("set-cookie"), null);
    const html = await answer.text();
    assert.doesNotMatch(html, /<style|\sstyle="|\son[a-z]+="/);
  }
});

test("the start form makes a table with the rules that were chosen", async () => {
  for (const [screen, path] of [[DESKTOP, "/en/"], [PHONE, "/sv/"]]) {
    const page = await TablePage.open(await it.visitor({ screen }), it.origin, path);
    await page.find('#start input[name="preset"][value="abapa"]').check();
    await page.find('#start input[name="side"][value="north"]').check();
    await page.press(page.find("#change-rules summary"));
    await page.find('[data-setting="seeds_per_house"]').selectOption("3");
    await page.press(page.find("#start-table"));
    await page.page.waitForURL(/\/table\/[a-z0-9]+$/);
    await eventually(() => page.find("#table").getAttribute("data-view"), "north");
    const { rules, seats, position } = await it.api.get(`/tables/${page.id}`);
    assert.deepEqual(rules, { preset: "abapa", seeds_per_house: 3 });
    assert.deepEqual(seats, { south: false, north: true });
    assert.match(position, /^3-3-3/);
    page.watch.calm();
  }
});
