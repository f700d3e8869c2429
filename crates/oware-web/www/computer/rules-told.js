// The rules of the game in words, round the board: the server wrote the words into the page.

import { find } from "../js/page-parts.js";

/** @import { RulesJson, Words } from "../js/types.js" */

/**
 * @typedef {object} RulesWords
 * @property {{name: string, label: string, values: Record<string, string>}[]} presets
 * @property {{name: string, label: string, options: Record<string, [label: string, change: string]>}[]} settings
 */

/** @param {Words} t @param {RulesWords} words @param {RulesJson} rules */
export function tellRules(t, words, rules) {
  const { preset: name, ...changes } = typeof rules === "string" ? { preset: rules } : rules;
  const preset = words.presets.find((preset) => preset.name === name);
  if (!preset) return;
  const settings = words.settings.map(({ name, label, options }) => {
    const usual = preset.values[name];
    const value = String(/** @type {Record<string, unknown>} */ (changes)[name] ?? usual);
    const [said, change] = options[value] ?? [value, `${label}: ${value}`];
    return { label, said, change, changed: value !== usual };
  });
  const changed = settings.filter((setting) => setting.changed).map(({ change }) => change);
  const line = changed.length > 0 ? t("rules-changed", { name: preset.label, changes: changed.join("; ") }) : preset.label;
  const short = changed.length > 0 ? t("rules-changed-short", { name: preset.label }) : preset.label;
  find("#rules-line", HTMLElement).hidden = false;
  find("#rules-line button", HTMLElement).textContent = line;
  for (const place of document.querySelectorAll("#rules, #rules-told")) {
    find(".name", HTMLElement, place).textContent = short;
    find("dl", HTMLElement, place).replaceChildren(...settings.map(({ label, said, changed }) => {
      const entry = document.createElement("div");
      entry.className = changed ? "changed" : "";
      entry.append(part("dt", label), part("dd", said));
      return entry;
    }));
  }
}

/** @param {string} tag @param {string} text */
const part = (tag, text) => Object.assign(document.createElement(tag), { textContent: text });
