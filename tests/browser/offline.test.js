// Without a network: what was visited once is there, what is live says that it is out of reach, and
// a new version is offered, never forced.

import { strict as assert } from "node:assert";
import { connect } from "node:net";
import { test } from "node:test";

import { PHONE } from "./lib/browser.js";
import { ComputerPage } from "./lib/computer-page.js";
import { judge } from "./lib/judge.js";
import { NextBuild } from "./lib/next-build.js";
import { TablePage, eventually } from "./lib/table-page.js";
import { world } from "./lib/world.js";

const it = world();
const OFFLINE = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|Failed to load resource|WebSocket/;

/** Waits until the worker keeps everything that works without a network. */
async function kept(page, what = "all") {
  await page.locator(`html[data-kept="${what}"]`).waitFor({ state: "attached", timeout: 30_000 });
}

/** Nothing listens at the server's address. */
async function down() {
  const { hostname, port } = new URL(it.origin);
  await new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => reject(new Error("the server still listens")));
    socket.on("error", resolve);
  });
}

/** The site's caches, with how much is in each. */
function caches(page) {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("oware-"));
    return Promise.all(names.map(async (name) => [name, (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)]));
  });
}

test("once visited, the computer plays a whole game with the server gone", { timeout: 180_000 }, async () => {
  const context = await it.visitor({ screen: PHONE });
  const page = await ComputerPage.visit(context, it.origin);
  await kept(page.page);
  await page.begin({ rules: "wari", level: 2, seeds: 2 });
  await page.play("F");
  await eventually(async () => (await page.plies()) >= 2, true, "an answer");
  try {
    await it.server.kill();
    await down();
    await context.setOffline(true);
    await page.page.reload();
    await page.ready();
    await eventually(async () => (await page.plies()) >= 2, true, "the game is still there");
    await page.finish();
    await page.says(/^(You (win|lose)|A draw)/);
    const [verdict] = judge([await page.record()]);
    assert.equal(verdict.error, undefined);
    assert.notEqual(verdict.end, null);

    // Another game in the same evening, from the bare address of the site on.
    await page.page.goto(`${it.origin}/`);
    assert.equal(new URL(page.page.url()).pathname, "/en/");
    await page.page.goto(`${it.origin}/en/computer?rules=ashanti`);
    await page.ready();
    await page.begin({ rules: "ashanti", level: 8, seeds: 1 });
    await page.finish();
    page.watch.calm(OFFLINE);
  } finally {
    await context.setOffline(false);
    await it.server.restart();
  }
});

test("a table that is out of reach says so, and its data never come from a cache", async () => {
  const table = await it.api.seated();
  const context = await it.visitor();
  const guest = await TablePage.visit(context, it.origin, table.id, table.keys.south);
  await guest.offers("ABCDEF");
  await kept(guest.page, "some");
  const held = (await caches(guest.page)).flatMap(([, paths]) => paths);
  assert.ok(held.length > 10, "its parts are kept");
  assert.deepEqual(held.filter((path) => path.includes(table.id) || path.startsWith("/api/")), []);
  assert.deepEqual(held.filter((path) => path.includes("/oracle/") || path.includes("/computer/")), [], "no more than it needs");
  try {
    await it.server.kill();
    await down();
    // The open page goes on as ever.
    await eventually(async () => /No connection/.test(await guest.find("#hint").innerText()), true, "told", 30_000);
    const answer = await guest.page.evaluate(
      (path) => fetch(path).then(() => "answered", () => "out of reach"), `/api/v1/tables/${table.id}`);
    assert.equal(answer, "out of reach");
    await guest.page.reload();
    assert.match(await guest.find("h1").innerText(), /No network/);
    assert.equal(new URL(guest.page.url()).pathname, `/en/table/${table.id}`);
  } finally {
    await it.server.restart();
  }
  await guest.find('main a[href=""]').click();
  await guest.offers("ABCDEF");
  guest.watch.calm(OFFLINE);
});

test("a new version is offered, comes when it is asked for, and the old one's cache goes", { timeout: 90_000 }, async () => {
  const next = await NextBuild.start(it.origin);
  try {
    const context = await it.visitor();
    const page = await ComputerPage.visit(context, next.origin);
    await kept(page.page);
    await page.begin({ level: 1 });
    await page.play("A");
    await eventually(async () => (await page.plies()) >= 2, true, "an answer");
    await page.turn();
    const moves = await page.moves();
    const [[before]] = await caches(page.page);

    next.release();
    await page.page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await page.find("#update").waitFor();
    // Nothing has been forced: the game stands, and goes on under the old version.
    assert.equal(await page.moves(), moves);
    await page.press(page.find("#update-later"));
    assert.ok(await page.find("#update").isHidden());
    await page.play((await page.playable())[0] ?? "");
    await eventually(async () => (await page.plies()) >= 4, true, "an answer");
    await page.turn();
    const later = await page.moves();
    // A reload alone takes the page from the network, but the old worker stays until it is let go.
    await page.page.reload();
    await page.ready();
    await page.find("#update-now").waitFor();
    await Promise.all([page.page.waitForEvent("load"), page.find("#update-now").click()]);
    await page.ready();
    await eventually(() => page.moves(), later, "the game is kept");
    await eventually(async () => (await caches(page.page)).map(([name]) => name).includes(before), false, "the old cache goes");
    const [[after, held]] = await caches(page.page);
    assert.notEqual(after, before);
    assert.ok(held.includes("/en/computer"), "what worked without a network still does");
    await context.setOffline(true);
    await next.stop();
    await page.page.reload();
    await page.ready();
    await page.turn();
    assert.equal(await page.moves(), later);
    page.watch.calm(OFFLINE);
  } finally {
    await next.stop();
  }
});

test("a new version of which only the pages are new is offered too", { timeout: 90_000 }, async () => {
  const next = await NextBuild.start(it.origin);
  try {
    const context = await it.visitor();
    const page = await TablePage.open(context, next.origin, "/en/glossary");
    await kept(page.page, "all");
    const [[before]] = await caches(page.page);
    next.release("pages");
    await page.page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await page.find("#update-now").waitFor();
    await Promise.all([page.page.waitForEvent("load"), page.find("#update-now").click()]);
    await eventually(async () => (await caches(page.page)).map(([name]) => name).includes(before), false, "the old cache goes");
    await context.setOffline(true);
    await next.stop();
    await page.page.reload();
    assert.match(await page.find("h1").innerText(), /\(new\)$/, "what is kept is the new page");
    page.watch.calm(OFFLINE);
  } finally {
    await next.stop();
  }
});

test("the manifest makes the site installable in every language", async () => {
  const page = await (await it.visitor()).newPage();
  for (const language of ["en", "sv"]) {
    await page.goto(`${it.origin}/${language}/`);
    const path = await page.locator('link[rel="manifest"]').getAttribute("href");
    const answer = await fetch(it.origin + path);
    assert.equal(answer.headers.get("content-type"), "application/manifest+json");
    const manifest = await answer.json();
    assert.equal(manifest.lang, language);
    assert.equal(manifest.start_url, `/${language}/`);
    assert.equal(manifest.display, "standalone");
    for (const purpose of ["any", "maskable"]) {
      const sizes = manifest.icons.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes);
      assert.deepEqual(sizes, ["192x192", "512x512"]);
    }
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await fetch(it.origin + src);
      assert.equal(icon.headers.get("content-type"), type);
      const bytes = new DataView(await icon.arrayBuffer());
      assert.ok(bytes.byteLength < 20_000, `${src}: ${bytes.byteLength} bytes`);
      if (type !== "image/png") continue;
      assert.equal(`${bytes.getUint32(16)}x${bytes.getUint32(20)}`, sizes);
    }
  }
  // Chromium itself agrees.
  const devtools = await page.context().newCDPSession(page);
  await kept(page, "all");
  const { errors } = await devtools.send("Page.getAppManifest");
  assert.deepEqual(errors, []);
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  // A private window installs nothing; that is all it has to complain of.
  assert.deepEqual(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito"), []);
});
