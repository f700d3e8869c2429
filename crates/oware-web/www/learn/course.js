// The list of tasks: which one is open, which are solved. What is solved is kept in this browser,
// where it keeps anything.

import { find } from "../js/page-parts.js";

/** @import { Words } from "../js/types.js" */
/** @import { Task } from "./goals.js" */

const SLOT = "oware.learn";

export class Course {
  #t;
  #tasks;
  #opened;
  /** @type {Set<string>} */
  #solved;
  #first = true;

  /** @param {Words} words @param {Task[]} tasks @param {(task: Task) => void} opened */
  constructor(words, tasks, opened) {
    this.#t = words;
    this.#tasks = tasks;
    this.#opened = opened;
    this.#solved = new Set(load());
    addEventListener("hashchange", () => this.#fromAddress());
    find("#tasks", HTMLElement).addEventListener("click", (event) => {
      const task = event.target instanceof Element ? event.target.closest("[data-task]") : null;
      const found = task instanceof HTMLElement && this.#byId(task.dataset.task);
      if (!found || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      this.open(found);
    });
  }

  /** Opens the task of the address, else the first that is not solved. */
  start() {
    find("#lesson", HTMLElement).hidden = false;
    find("#progress", HTMLElement).hidden = false;
    this.#show();
    const open = this.#tasks.find(({ id }) => !this.#solved.has(id)) ?? this.#tasks[0];
    this.#begin(this.#named() ?? open);
  }

  /** Opens a task, and says so in the address. @param {Task} task */
  open(task) {
    history.replaceState(history.state, "", `#task-${task.id}`);
    this.#begin(task);
  }

  /** The task after this one. @param {Task} task */
  after(task) {
    return this.#tasks[this.#tasks.indexOf(task) + 1] ?? null;
  }

  /** What the page says of a task. @param {Task} task */
  words(task) {
    const item = this.#item(task);
    /** @param {string} part */
    const text = (part) => item.querySelector(`.${part}`)?.textContent ?? "";
    return { by: text("by"), ask: text("ask"), hint: text("hint"), why: text("why") };
  }

  /** @param {Task} task */
  solve(task) {
    this.#solved.add(task.id);
    save([...this.#solved]);
    this.#show();
  }

  #fromAddress() {
    const task = this.#named();
    if (task) this.#begin(task);
  }

  #named() {
    return this.#byId(location.hash.replace(/^#task-/, ""));
  }

  /** @param {string | undefined} id */
  #byId(id) {
    return this.#tasks.find((task) => task.id === id);
  }

  /** @param {Task} task */
  #item(task) {
    return find(`[data-task="${task.id}"]`, HTMLElement);
  }

  /** @param {Task} task */
  #begin(task) {
    const item = this.#item(task);
    const part = /** @type {HTMLElement} */ (item.closest(".part"));
    const { by, ask } = this.words(task);
    const title = find("#task-title", HTMLElement);
    fill("#section-title", part.querySelector("h2")?.textContent);
    fill("#section-about", part.querySelector(".about")?.textContent);
    fill("#task-by", by);
    fill("#task-ask", ask);
    title.textContent = item.querySelector("a")?.firstChild?.textContent ?? "";
    for (const link of document.querySelectorAll("#tasks a")) link.removeAttribute("aria-current");
    item.querySelector("a")?.setAttribute("aria-current", "step");
    this.#opened(task);
    if (!this.#first) {
      title.focus({ preventScroll: true });
      find("#lesson", HTMLElement).scrollIntoView({ block: "start" });
    }
    this.#first = false;
  }

  #show() {
    for (const { id } of this.#tasks) {
      find(`[data-task="${id}"] .done`, HTMLElement).hidden = !this.#solved.has(id);
    }
    const count = this.#tasks.length;
    const done = this.#tasks.filter(({ id }) => this.#solved.has(id)).length;
    const bar = find("#progress progress", HTMLProgressElement);
    bar.max = count;
    bar.value = done;
    const text = this.#t("learn-progress", { done, count });
    bar.ariaLabel = text;
    fill("#progress span", text);
  }
}

/** @param {string} selector @param {string | null | undefined} text */
function fill(selector, text) {
  const element = find(selector, HTMLElement);
  element.textContent = text ?? "";
  element.hidden = !text;
}

/** @returns {string[]} */
function load() {
  try {
    const kept = JSON.parse(localStorage.getItem(SLOT) ?? "[]");
    return Array.isArray(kept) ? kept.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

/** @param {string[]} solved */
function save(solved) {
  try {
    localStorage.setItem(SLOT, JSON.stringify(solved));
  } catch {
    // A browser that keeps nothing: the course works all the same.
  }
}
