// What a reader has chosen of how the board looks, moves, sounds and listens. Kept in this browser
// and nowhere else; every window of it follows. theme.js reads the same before a page is drawn.

/** @typedef {"wood" | "plain" | "shapes"} Theme */
/** @typedef {"slow" | "normal" | "fast" | "off"} Speed */
/** @typedef {{theme: Theme, numbers: boolean, speed: Speed, sound: boolean, letters: boolean}} Settings */

const SLOT = "oware.settings";

/** What each can be, the usual first; a theme may follow from the reader's wish for contrast. */
const CHOICES = {
  theme: ["wood", "plain", "shapes"],
  numbers: [true, false],
  speed: ["normal", "slow", "fast", "off"],
  sound: [false, true],
  letters: [true, false],
};

/** How long a movement takes, against the usual. @type {Record<Speed, number>} */
const TEMPO = { slow: 1.8, normal: 1, fast: 0.5, off: 0 };

/** @type {Settings} */
let chosen = read();
/** @type {Set<(settings: Settings) => void>} */
const listeners = new Set();

/** What is chosen now. */
export const settings = () => chosen;

/** How long movements take, against the usual; 0 is not at all. */
export const tempo = () => TEMPO[chosen.speed];

/** Calls back whenever something else is chosen, here or in another window. @param {(settings: Settings) => void} listener */
export function onChoice(listener) {
  listeners.add(listener);
}

/** Chooses. @template {keyof Settings} K @param {K} name @param {Settings[K]} value */
export function choose(name, value) {
  chosen = { ...chosen, [name]: value };
  try {
    localStorage.setItem(SLOT, JSON.stringify(chosen));
  } catch {
    // It holds for as long as this page.
  }
  apply();
}

function apply() {
  const { dataset } = document.documentElement;
  dataset.theme = chosen.theme;
  dataset.numbers = chosen.numbers ? "on" : "off";
  for (const listener of listeners) listener(chosen);
}

/** What is kept, with the usual where nothing sensible is. @returns {Settings} */
function read() {
  /** @type {Record<string, unknown>} */
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem(SLOT) ?? "{}") ?? {};
  } catch {
    // Nothing is kept.
  }
  const usual = { ...kept };
  for (const [name, values] of Object.entries(CHOICES)) {
    if (!values.some((value) => value === kept[name])) usual[name] = values[0];
  }
  if (kept.theme === undefined && globalThis.matchMedia?.("(prefers-contrast: more)").matches) usual.theme = "plain";
  return /** @type {Settings} */ (usual);
}

globalThis.addEventListener?.("storage", ({ key }) => {
  if (key !== SLOT && key !== null) return;
  chosen = read();
  apply();
});
