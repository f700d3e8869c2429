// The part of a form in which rules are chosen, read as the API and the rules want it.

/** @import { RulesJson } from "../js/types.js" */

/** @param {string} value a setting's, as the form has it */
const typed = (value) => (/^\d+$/.test(value) ? Number(value) : value === "true" || (value === "false" ? false : value));

/** The rules chosen in a form. @param {HTMLFormElement} form @returns {RulesJson} */
export function chosenRules(form) {
  const chosen = new FormData(form);
  const preset = String(chosen.get("preset"));
  const settings = [...form.querySelectorAll("[data-setting]")]
    .map((select) => select.getAttribute("data-setting") ?? "")
    .filter((name) => chosen.get(name))
    .map((name) => [name, typed(String(chosen.get(name)))]);
  return settings.length > 0 ? { preset, ...Object.fromEntries(settings) } : preset;
}
