// Games that this browser keeps, in IndexedDB. Where it keeps nothing, a game lives as long as the
// page, and the page says so.

/** @import { Kept } from "./match.js" */

const NAME = "oware";
const STORE = "games";
/** So many games are kept, the latest ones. */
const MOST = 20;
/** Which game is this window's. */
const SLOT = "oware.game";

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const settled = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** @returns {Promise<IDBDatabase>} */
function open() {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "id" }).createIndex("at", "at");
  return settled(request);
}

export class Keeper {
  /** @type {Promise<IDBDatabase> | null} */
  #database = null;
  /** What is written last is what was kept last. @type {Promise<boolean>} */
  #last = Promise.resolve(true);

  #open() {
    this.#database ??= open();
    return this.#database;
  }

  /** The game of this window, or the latest one of this browser. @returns {Promise<Kept | null>} */
  async load() {
    try {
      const store = (await this.#open()).transaction(STORE).objectStore(STORE);
      const own = sessionStorage.getItem(SLOT);
      const kept = own ? await settled(store.get(own)) : undefined;
      return kept ?? (await settled(store.index("at").openCursor(null, "prev")))?.value ?? null;
    } catch {
      return null;
    }
  }

  /** Keeps a game as it stands; gives whether it could be kept. @param {Kept} kept */
  keep(kept) {
    this.#last = this.#last.then(() => this.#write(kept)).catch(() => false);
    return this.#last;
  }

  /** @param {Kept} kept */
  async #write(kept) {
    const store = (await this.#open()).transaction(STORE, "readwrite").objectStore(STORE);
    await settled(store.put({ ...kept, at: Date.now() }));
    sessionStorage.setItem(SLOT, kept.id);
    const ids = await settled(store.index("at").getAllKeys());
    for (const id of ids.slice(0, Math.max(0, ids.length - MOST))) store.delete(id);
    return true;
  }
}
