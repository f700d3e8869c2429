// The link to a table: seen, selected, copied, or handed to the system.

import { find } from "./page-parts.js";

/** @import { Words } from "./types.js" */

const COPIED_MS = 2_500;

/**
 * Makes a field with a link copyable by a button.
 * @param {HTMLInputElement} field
 * @param {HTMLButtonElement} button
 * @param {Words} words
 * @param {(text: string) => void} say
 */
export function copyable(field, button, words, say) {
  const label = button.textContent;
  field.addEventListener("focus", () => field.select());
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(field.value);
      button.textContent = words("share-copied");
      setTimeout(() => (button.textContent = label), COPIED_MS);
      say(words("share-copied"));
    } catch {
      field.focus();
      field.select();
      say(words("share-failed"));
    }
  });
}

/** @param {string} link @param {Words} words @param {(text: string) => void} say */
export function startSharing(link, words, say) {
  const field = find("#share-link", HTMLInputElement);
  const copy = find("#copy-link", HTMLButtonElement);
  const system = find("#share-system", HTMLButtonElement);
  field.value = link;
  copy.hidden = false;
  copyable(field, copy, words, say);
  const data = { title: document.title, text: words("share-text"), url: link };
  system.hidden = typeof navigator.share !== "function" || !(navigator.canShare?.(data) ?? true);
  system.addEventListener("click", () => {
    navigator.share(data).catch((error) => {
      // Changing one's mind is no failure.
      if (error.name === "AbortError") return;
      field.focus();
      field.select();
      say(words("share-failed"));
    });
  });
}
