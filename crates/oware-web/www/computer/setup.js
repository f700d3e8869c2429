// The form that starts a game against the computer: what is chosen there, and what was chosen last.

import { chosenRules } from "../forms/rules.js";
import { find } from "../js/page-parts.js";

/** @import { Side } from "../js/types.js" */
/** @import { Choice } from "./match.js" */

export class Setup {
  #form = find("#start", HTMLFormElement);
  #back = find("#back", HTMLButtonElement);

  /** @param {{start: (choice: Choice) => void, back: () => void}} doings */
  constructor({ start, back }) {
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      start(this.#choice());
    });
    this.#back.addEventListener("click", back);
    this.#prefer(new URLSearchParams(location.search));
  }

  /** Whether there is a game to go back to. @param {boolean} there */
  set back(there) {
    this.#back.hidden = !there;
  }

  /** Shows the choices of a game. @param {Choice} choice */
  set choice({ rules, side, level }) {
    const { preset, ...changes } = typeof rules === "string" ? { preset: rules } : rules;
    this.#check("preset", preset);
    this.#check("side", side);
    this.#check("level", String(level));
    for (const select of this.#form.querySelectorAll("select")) {
      select.value = String(/** @type {Record<string, unknown>} */ (changes)[select.name] ?? "");
    }
  }

  focus() {
    find("h2", HTMLElement, this.#form).focus();
  }

  /** @returns {Choice} */
  #choice() {
    const chosen = new FormData(this.#form);
    const side = String(chosen.get("side"));
    return {
      rules: chosenRules(this.#form),
      side: side === "chance" ? chance() : side === "north" ? "north" : "south",
      level: Number(chosen.get("level")),
    };
  }

  /** What an address asks for: `?rules=wari&level=4`. @param {URLSearchParams} wishes */
  #prefer(wishes) {
    this.#check("preset", wishes.get("rules") ?? "");
    this.#check("level", wishes.get("level") ?? "");
  }

  /** @param {string} name @param {string} value */
  #check(name, value) {
    for (const input of this.#form.querySelectorAll("input")) {
      if (input.name === name && input.value === value) input.checked = true;
    }
  }
}

/** Whichever chance decides. @returns {Side} */
const chance = () => (crypto.getRandomValues(new Uint8Array(1))[0] % 2 === 0 ? "south" : "north");
