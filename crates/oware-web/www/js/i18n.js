// Words in the reader's language, by Project Fluent. A text that a language lacks is left empty on
// the page rather than shown as a raw key; a test sees to it that none is lacking.

import { FluentBundle, FluentResource } from "../vendor/fluent/index.js";

/** @import { Words } from "./types.js" */

/**
 * @param {string} lang
 * @param {string[]} sources the texts of `.ftl` files
 * @returns {Words}
 */
export function wordsFrom(lang, ...sources) {
  // The same letters as the server writes: without marks around what is filled in.
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return (id, args) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) {
      console.warn(`no text ${id} in ${lang}`);
      return "";
    }
    return bundle.formatPattern(pattern, args, []);
  };
}

/** @param {string} lang @param {string[]} urls */
export async function loadWords(lang, ...urls) {
  return wordsFrom(lang, ...(await Promise.all(urls.map(load))));
}

/** @param {string} url */
async function load(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.text();
}
