// The script of a rule set's page: the pictures of an example one at a time, and a table with these
// rules in one tap. Without it the pictures stand one below the other and the link leads to the form.

import { makeTable } from "./js/api.js";
import { remember } from "./free/recent.js";
import { find } from "./js/page-parts.js";
import { keepSeat, newKey } from "./js/seat.js";

for (const example of document.querySelectorAll(".example")) stepThrough(example);

/** @param {Element} example */
function stepThrough(example) {
  const pictures = [...example.querySelectorAll(".pictures > li")].filter((item) => item instanceof HTMLElement);
  const numbers = [...example.querySelectorAll("output > span")].filter((item) => item instanceof HTMLElement);
  const back = find(".back", HTMLButtonElement, example);
  const on = find(".on", HTMLButtonElement, example);
  const captions = find(".pictures", HTMLOListElement, example);
  let at = 0;
  const show = () => {
    pictures.forEach((picture, number) => (picture.hidden = number !== at));
    numbers.forEach((text, number) => (text.hidden = number !== at));
    back.setAttribute("aria-disabled", String(at === 0));
    on.setAttribute("aria-disabled", String(at === pictures.length - 1));
  };
  /** @param {number} way */
  const step = (way) => {
    at = Math.max(0, Math.min(pictures.length - 1, at + way));
    show();
  };
  back.addEventListener("click", () => step(-1));
  on.addEventListener("click", () => step(1));
  captions.setAttribute("aria-live", "polite");
  captions.classList.add("one");
  find(".stepper", HTMLElement, example).hidden = false;
  show();
}

const start = find("#start-here", HTMLAnchorElement);
start.addEventListener("click", async (event) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const key = newKey();
  try {
    const { id, seat } = await makeTable({ rules: start.dataset.rules ?? "", side: "south", one_screen: false, seat_key: key });
    remember(start.dataset.rules ?? "");
    const kept = keepSeat(id, { key, side: seat.side, both: false });
    location.assign(`/${document.documentElement.lang}/table/${id}${kept ? "" : `#seat=${key}`}`);
  } catch {
    // The form tells what is wrong.
    location.assign(start.href);
  }
});
