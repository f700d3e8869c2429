// The rule sets that this browser has started tables with, the latest first.

const SLOT = "oware.recent";
const MOST = 3;

/** @returns {string[]} */
export function recent() {
  try {
    const kept = JSON.parse(localStorage.getItem(SLOT) ?? "[]");
    return Array.isArray(kept) ? kept.filter((name) => typeof name === "string").slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** @param {string} preset */
export function remember(preset) {
  try {
    localStorage.setItem(SLOT, JSON.stringify([preset, ...recent().filter((name) => name !== preset)].slice(0, MOST)));
  } catch {
    // A browser that keeps nothing has no lately.
  }
}
