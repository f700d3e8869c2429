// The browser and its visitors: each one a context of its own, with its own storage, screen and
// language. Every page is watched for what must never happen; no page is clicked here.

import { strict as assert } from "node:assert";
import { chromium } from "playwright-core";

export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
export const DESKTOP = { viewport: { width: 1280, height: 800 } };

/** Starts Chromium. */
export function launch() {
  return chromium.launch({
    executablePath: process.env.OWARE_CHROMIUM ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}

/**
 * One person at one device.
 * @param {import("playwright-core").Browser} browser
 * @param {{screen?: object, motion?: "reduce" | "no-preference", language?: string,
 *          colours?: "light" | "dark", settings?: object, options?: object}} [wishes]
 */
export async function visitor(browser, { screen = DESKTOP, motion = "reduce", language = "en", colours = "light", settings, options = {} } = {}) {
  const context = await browser.newContext({
    ...screen,
    reducedMotion: motion,
    locale: language,
    colorScheme: colours,
    ...options,
  });
  context.setDefaultTimeout(15_000);
  // What has been chosen at an earlier visit.
  if (settings) {
    await context.addInitScript((kept) => localStorage.getItem("oware.settings") ?? localStorage.setItem("oware.settings", kept), JSON.stringify(settings));
  }
  return context;
}

/** Keeps what a page's console and network say, for `calm` to judge. */
export class Watch {
  /** @type {string[]} */
  problems = [];
  /** @type {import("playwright-core").Request[]} */
  requests = [];

  /**
   * @param {import("playwright-core").Page} page
   * @param {string} origin the only one that a page may ask
   */
  constructor(page, origin) {
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) this.problems.push(`console: ${message.text()}`);
    });
    page.on("pageerror", (error) => this.problems.push(`uncaught: ${error.message}`));
    page.on("request", (request) => {
      this.requests.push(request);
      const url = new URL(request.url());
      const own = url.origin === origin || ["data:", "blob:"].includes(url.protocol);
      if (!own) this.problems.push(`asked elsewhere: ${request.url()}`);
    });
    page.on("websocket", (socket) => {
      if (new URL(socket.url()).host !== new URL(origin).host) this.problems.push(`socket elsewhere: ${socket.url()}`);
    });
  }

  /**
   * Nothing wrong was seen.
   * @param {RegExp} [expected] what a test itself provoked, such as a link being cut
   */
  calm(expected) {
    assert.deepEqual(this.problems.filter((problem) => !expected?.test(problem)), []);
  }
}
