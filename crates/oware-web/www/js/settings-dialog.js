// The dialog with the settings: the server has written it, here it is opened and listened to.

import { find } from "./page-parts.js";
import { choose, onChoice, settings } from "./settings.js";

/** @import { Settings } from "./settings.js" */

const dialog = find("#settings", HTMLDialogElement);
const opener = find("#settings-open", HTMLButtonElement);

/** Shows what is chosen. */
function show() {
  for (const [name, value] of Object.entries(settings())) {
    for (const input of dialog.querySelectorAll(`input[name="${name}"]`)) {
      if (input instanceof HTMLInputElement) input.checked = input.type === "radio" ? input.value === value : value === true;
    }
  }
}

opener.addEventListener("click", () => {
  show();
  dialog.showModal();
  find("input:checked", HTMLInputElement, dialog).focus();
});
dialog.addEventListener("change", ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return;
  const name = /** @type {keyof Settings} */ (target.name);
  choose(name, /** @type {any} */ (target.type === "radio" ? target.value : target.checked));
});
dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close());
onChoice(show);
opener.hidden = false;
