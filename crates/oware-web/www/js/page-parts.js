// Small helpers for finding and filling parts of the page.

/**
 * The element for a selector; its absence is a fault of the page.
 * @template {Element} T
 * @param {string} selector
 * @param {new () => T} kind
 * @param {ParentNode} [within]
 * @returns {T}
 */
export function find(selector, kind, within = document) {
  const found = within.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`the page has no ${selector}`);
  return found;
}

/** A number of seeds as it is written: halves as in every language. @param {number} seeds */
export const amount = (seeds) => (Number.isInteger(seeds) ? seeds : `${Math.floor(seeds)}½`);

/** What the server wrote into the page. @template T @returns {T} */
export const pageData = () => JSON.parse(find("#page-data", HTMLScriptElement).textContent ?? "");

/** Whether the reader wants no movement. */
export const prefersStillness = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
