// A table that the home page shows to everybody: whose maker said so keeps saying it for as long as
// the other seat is free and the page is open.

import { TableApi } from "../js/api.js";
import { find } from "../js/page-parts.js";
import { knownSeat } from "../js/seat.js";

/** @import { Words } from "../js/types.js" */

/** Well before the server forgets. */
const BEAT_MS = 25_000;

/** @param {string} id */
const slot = (id) => `oware.open.${id}`;

/** Whether a table is to be shown: yes, no, or nobody ever said so. @param {string} id */
function kept(id) {
  try {
    return localStorage.getItem(slot(id));
  } catch {
    return null;
  }
}

/** @param {string} id @param {boolean} open */
export function keepOpen(id, open) {
  try {
    localStorage.setItem(slot(id), open ? "yes" : "no");
  } catch {
    // A browser that keeps nothing does not show the table: its maker can still send the link.
  }
}

/** Shows the table where its maker wants that. @param {string} id @param {Words} t */
export function startShowing(id, t) {
  if (kept(id) === null) return;
  const api = new TableApi(id);
  const table = find("#table", HTMLElement);
  const note = find("#open-note", HTMLElement);
  const said = find("#open-note span", HTMLElement);
  const toggle = find("#open-toggle", HTMLButtonElement);

  const seat = () => (table.dataset.phase === "waiting" ? knownSeat(id) : null);
  const beat = async () => {
    const held = seat();
    note.hidden = held === null;
    if (!held) return;
    const open = kept(id) === "yes";
    said.textContent = t(open ? "open-shown" : "open-hidden");
    toggle.textContent = t(open ? "open-hide" : "open-show");
    // Without a connection it is said again at the next beat.
    await api.announce(held.key, open).catch(() => {});
  };
  toggle.addEventListener("click", () => {
    keepOpen(id, kept(id) !== "yes");
    void beat();
  });
  new MutationObserver(beat).observe(table, { attributeFilter: ["data-phase", "data-seat"] });
  setInterval(() => kept(id) === "yes" && void beat(), BEAT_MS);
  addEventListener("pagehide", () => {
    const held = seat();
    if (held && kept(id) === "yes") void api.announce(held.key, false, { keepalive: true }).catch(() => {});
  });
  void beat();
}
