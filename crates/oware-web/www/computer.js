// The script of the page for playing against the computer: loads the words and the rules, then the
// game that was being played.

import { ComputerPage } from "./computer/page.js";
import { Match } from "./computer/match.js";
import { loadWords } from "./js/i18n.js";
import { leaveBehind } from "./js/leaving.js";
import { find, pageData } from "./js/page-parts.js";
import { loadRules } from "./js/rules.js";

/** @import { RulesWords } from "./computer/rules-told.js" */

/** @type {RulesWords & {lang: string, ftl: string, more_ftl: string}} */
const data = pageData();
leaveBehind(null);
try {
  const [words] = await Promise.all([loadWords(data.lang, data.ftl, data.more_ftl), loadRules()]);
  const blank = new Match("", { rules: data.presets[0].name, side: "south", level: 1 });
  await new ComputerPage(words, data, blank).start();
  document.documentElement.classList.add("ready");
} catch (error) {
  console.error(error);
  find("#unplayable", HTMLElement).hidden = false;
}
