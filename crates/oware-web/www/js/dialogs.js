// What is asked or shown on top of the page, in native dialogs: they keep the focus and give it
// back, and close on Escape.

import { drawCode } from "./api.js";
import { copyable } from "./share.js";

/** @import { Words } from "./types.js" */

/**
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {string} [text]
 * @param {Partial<HTMLElementTagNameMap[K]>} [properties]
 * @returns {HTMLElementTagNameMap[K]}
 */
function make(tag, text, properties) {
  const element = Object.assign(document.createElement(tag), properties);
  if (text) element.textContent = text;
  return element;
}

/** @param {string} title @param {HTMLElement[]} parts */
function open(title, parts) {
  const dialog = make("dialog");
  const heading = make("h2", title, { id: "dialog-title" });
  dialog.setAttribute("aria-labelledby", heading.id);
  dialog.append(heading, ...parts);
  dialog.addEventListener("close", () => dialog.remove());
  dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/**
 * Asks before something that can't be undone.
 * @param {{title: string, note: string, yes: string, no: string}} texts
 * @returns {Promise<boolean>}
 */
export function confirm({ title, note, yes, no }) {
  return new Promise((resolve) => {
    const refuse = make("button", no, { type: "button", autofocus: true });
    const agree = make("button", yes, { type: "button", className: "danger", id: "confirm" });
    const row = make("div", "", { className: "row" });
    row.append(refuse, agree);
    const dialog = open(title, [make("p", note), row]);
    let agreed = false;
    refuse.addEventListener("click", () => dialog.close());
    agree.addEventListener("click", () => {
      agreed = true;
      dialog.close();
    });
    dialog.addEventListener("close", () => resolve(agreed));
  });
}

/**
 * Shows the link to one's own seat, and its QR code for a phone's camera.
 * @param {Words} words @param {string} link @param {boolean} kept whether this browser keeps it too
 */
export async function showSeat(words, link, kept) {
  const field = make("input", "", { readOnly: true, value: link, id: "my-seat-link" });
  const label = make("label", words("my-seat-label"), { htmlFor: field.id });
  const copy = make("button", words("share-copy"), { type: "button" });
  const close = make("button", words("dialog-close"), { type: "button" });
  const told = make("p", "", { className: "told" });
  told.setAttribute("role", "status");
  const picture = make("img", "", { className: "code", alt: words("my-seat-code"), hidden: true, width: 220, height: 220 });
  const row = make("div", "", { className: "row" });
  row.append(close, copy);
  copyable(field, copy, words, (text) => (told.textContent = text));
  const parts = [make("p", words("my-seat-note")), picture, label, field, told, row];
  if (!kept) parts.splice(1, 0, make("p", words("my-seat-not-kept"), { className: "warning" }));
  const dialog = open(words("my-seat-title"), parts);
  close.addEventListener("click", () => dialog.close());
  try {
    const url = URL.createObjectURL(new Blob([await drawCode(link)], { type: "image/svg+xml" }));
    picture.src = url;
    picture.hidden = false;
    dialog.addEventListener("close", () => URL.revokeObjectURL(url));
  } catch {
    // The link itself is enough.
  }
}
