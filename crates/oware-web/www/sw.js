// The service worker: keeps pages and their parts, so that the site works without a network. What
// belongs to one build is in one cache, named by its version. Live data (`/api/`) and the pages of
// tables always come from the network; without one they are told to be out of reach.
//
// The server writes `self.SITE` before this text: what there is in this build.

/**
 * @typedef {object} Site
 * @property {string} version
 * @property {string} base
 * @property {string[]} languages
 * @property {string[]} pages
 * @property {string} notice
 * @property {string[]} files
 * @property {string[]} texts
 */

/** What a page asks for. @typedef {{keep?: string[], all?: string, now?: true}} Wish */

/** @type {any} */
const worker = self;
/** @type {Site} */
const SITE = worker.SITE;
const PREFIX = "oware-";
const CACHE = PREFIX + SITE.version;
/** A page that is kept is shown if the network takes longer than this. */
const PATIENCE_MS = 4_000;
const AT_ONCE = 4;

/** @param {string} path @returns {string} the language of a page */
const languageOf = (path) => SITE.languages.find((tag) => path.split("/")[1] === tag) ?? "";

/** Whether a page may be kept: tables are live, and their addresses are nobody else's business. @param {string} path */
const isKept = (path) => languageOf(path) !== "" && path.split("/")[2] !== "table";

/** @param {string} language */
const noticeIn = (language) => `/${language || SITE.languages[0]}${SITE.notice}`;

/** All that the pages of the offline set load. @param {string} language */
const partsIn = (language) => [
  ...SITE.files.map((file) => `${SITE.base}/${file}`),
  ...SITE.texts.map((text) => `${SITE.base}/locales/${language}/${text}`),
];

/** @param {string} language */
const pagesIn = (language) => [...SITE.pages.map((page) => `/${language}${page}`), noticeIn(language)];

/** Puts an answer into the cache if it is this build's. @param {string} path @param {Response} answer */
async function put(path, answer) {
  if (!answer.ok || answer.redirected || answer.type !== "basic") return;
  const isPage = !path.startsWith("/static/");
  // A page of another build would ask for parts that are not here.
  if (isPage && !(await answer.clone().text()).includes(`${SITE.base}/`)) return;
  if (!isPage && !path.startsWith(`${SITE.base}/`)) return;
  await (await caches.open(CACHE)).put(path, answer);
}

/** Gets what is not kept yet, a few at a time. @param {string[]} paths */
async function keep(paths) {
  const cache = await caches.open(CACHE);
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const open = [...new Set(paths)].filter((path) => !known.has(path));
  const work = async () => {
    for (let path = open.shift(); path; path = open.shift()) await put(path, await fetch(path));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** What earlier builds kept is kept of this one too. */
async function inherit() {
  const pages = new Set();
  for (const name of await caches.keys()) {
    if (!name.startsWith(PREFIX) || name === CACHE) continue;
    for (const { url } of await (await caches.open(name)).keys()) {
      const { pathname } = new URL(url);
      if (isKept(pathname)) pages.add(pathname);
    }
  }
  const languages = new Set([...pages].map(languageOf));
  await keep([...pages, ...[...languages].flatMap(partsIn)]);
}

/** Where people are now, at least there it is told that there is no network. */
async function prepare() {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const languages = new Set([...windows].map(({ url }) => languageOf(new URL(url).pathname)));
  const notices = [...languages].map(noticeIn);
  await keep([...notices, ...["style.css", "icon.svg", "offline.js"].map((file) => `${SITE.base}/${file}`)]);
  await inherit();
}

/** Removes what other builds kept, once no window may still need it. */
async function tidy() {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (windows.length > 1) return;
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** A part of a page: it never changes under its address. @param {Request} request */
async function part(request) {
  const { pathname } = new URL(request.url);
  const kept = await caches.match(pathname, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  await put(pathname, answer.clone()).catch(() => {});
  return answer;
}

/** A page: as it is now, or else as it was kept. @param {Request} request @param {any} event */
async function page(request, event) {
  const { pathname } = new URL(request.url);
  const kept = isKept(pathname) ? await caches.match(pathname, { ignoreVary: true }) : undefined;
  const asked = fetch(request);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, kept));
  try {
    const answer = await (kept ? Promise.race([asked, late]) : asked);
    if (answer === kept) asked.catch(() => {});
    else if (isKept(pathname)) event.waitUntil(put(pathname, answer.clone()).then(tidy).catch(() => {}));
    return answer;
  } catch {
    return kept ?? (await elsewhere(pathname));
  }
}

/** What is shown where a page is out of reach. @param {string} path */
async function elsewhere(path) {
  const cache = await caches.open(CACHE);
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const language = languageOf(path) || kept.map(languageOf).find(Boolean) || "";
  if (path === "/" && kept.includes(`/${language}/`)) return Response.redirect(`/${language}/`, 302);
  const notice = await caches.match(noticeIn(language), { ignoreVary: true })
    ?? await caches.match(noticeIn(kept.map(languageOf).find(Boolean) ?? ""), { ignoreVary: true });
  return notice ?? Response.error();
}

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(prepare()));

worker.addEventListener("activate", (/** @type {any} */ event) =>
  event.waitUntil(worker.clients.claim().then(tidy)));

worker.addEventListener("message", (/** @type {any} */ event) => {
  /** @type {Wish} */
  const wish = event.data;
  if (wish.now) worker.skipWaiting();
  const paths = (wish.keep ?? []).filter((path) => path.startsWith("/static/") || isKept(path));
  if (wish.all) paths.push(...pagesIn(wish.all), ...partsIn(wish.all));
  if (paths.length === 0) return;
  event.waitUntil(keep(paths).then(
    () => event.source?.postMessage({ kept: wish.all ? "all" : "some" }),
    () => {}, // the network went; what is not kept yet is asked for at the next visit
  ));
});

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  /** @type {Request} */
  const request = event.request;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin) return;
  if (pathname.startsWith("/static/")) event.respondWith(part(request));
  else if (request.mode === "navigate" && !pathname.startsWith("/api/")) event.respondWith(page(request, event));
});
