// The line under the status: what a house would do, why one can't be played, what goes wrong, and
// else what was played last. It keeps its room when it is empty, so that nothing moves.

import { find } from "./page-parts.js";

const READING_MS = 6_000;

export class Hint {
  #line = find("#hint", HTMLElement);
  #lasting = "";
  #passing = "";
  #happened = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** What is so until it is no longer so. */
  get lasting() {
    return this.#lasting;
  }

  /** @param {string} text */
  set lasting(text) {
    this.#lasting = text;
    this.#show();
  }

  /** What happened last: it gives way to everything else. @param {string} text */
  set happened(text) {
    this.#happened = text;
    this.#show();
  }

  /** Says something for as long as it is asked for. @param {string} text */
  set passing(text) {
    clearTimeout(this.#timer);
    this.#passing = text;
    this.#show();
  }

  /** Says something for as long as it takes to read. @param {string} text */
  say(text) {
    this.passing = text;
    this.#timer = setTimeout(() => (this.passing = ""), READING_MS);
  }

  #show() {
    const text = this.#passing || this.#lasting || this.#happened;
    if (this.#line.textContent !== text) this.#line.textContent = text;
  }
}
