// On every page: the service worker that keeps it for when there is no network, and the offer of a
// new version, which is taken only by who asks for it.

/** So long after the page is there the rest of the site is kept for later. */
const LATER_MS = 3_000;

const path = location.pathname;
const [, language, place] = path.split("/");
const isTable = place === "table";

/** @param {ServiceWorkerRegistration} registration */
function offer(registration) {
  const notice = document.querySelector("#update");
  const waiting = registration.waiting;
  if (!(notice instanceof HTMLElement) || !waiting || !navigator.serviceWorker.controller) return;
  notice.hidden = false;
  notice.querySelector("#update-later")?.addEventListener("click", () => (notice.hidden = true));
  notice.querySelector("#update-now")?.addEventListener("click", () => {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    waiting.postMessage({ now: true });
  });
}

/** @param {ServiceWorkerRegistration} registration */
function watch(registration) {
  offer(registration);
  registration.addEventListener("updatefound", () => {
    const fresh = registration.installing;
    fresh?.addEventListener("statechange", () => fresh.state === "installed" && offer(registration));
  });
  // A page that stays open for days asks now and then.
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && registration.update().catch(() => {}));
}

/** Has this page kept, then the pages that work without a network. */
async function keep() {
  const { active } = await navigator.serviceWorker.ready;
  const parts = performance.getEntriesByType("resource").map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/static/"))
    .map(({ pathname }) => pathname);
  active?.postMessage({ keep: [path, ...parts] });
  // Who saves data gets the rest when they play the computer.
  const saves = /** @type {any} */ (navigator).connection?.saveData === true;
  if (isTable || (saves && place !== "computer")) return;
  setTimeout(() => active?.postMessage({ all: language }), place === "computer" ? 0 : LATER_MS);
}

async function start() {
  navigator.serviceWorker.addEventListener("message", ({ data }) => {
    if (data?.kept) document.documentElement.dataset.kept = data.kept;
  });
  watch(await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" }));
  if (document.readyState !== "complete") await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
  await keep();
}

// Without a worker, as in a private window, the site is as it was: it needs the network.
if ("serviceWorker" in navigator) start().catch((error) => console.info("pages are not kept:", error));
