// The script of a table's page: loads the words and the rules, then takes over what the server drew.

import { loadWords } from "./js/i18n.js";
import { leaveBehind } from "./js/leaving.js";
import { find, pageData } from "./js/page-parts.js";
import { TablePage } from "./js/page.js";
import { loadRules } from "./js/rules.js";
import { startShowing } from "./open/open.js";

/** @import { PageData } from "./js/types.js" */

/** @type {PageData} */
const data = pageData();
leaveBehind(data.table.id);
try {
  const [words] = await Promise.all([loadWords(data.lang, data.ftl), loadRules()]);
  new TablePage(data, words).start();
  startShowing(data.table.id, words);
  document.documentElement.classList.add("ready");
} catch (error) {
  // What the server drew stays readable, and is told to be no more than that.
  console.error(error);
  find("#unplayable", HTMLElement).hidden = false;
}
