// The texts of the client: none is missing in any language, none shows a raw key or a hole, and the
// letters of houses stay as they are.

import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { test } from "node:test";

import { wordsFrom } from "../dist/js/i18n.js";

const LOCALES = new URL("../../../locales/", import.meta.url);
const SCRIPTS = new URL("../www/", import.meta.url);

const languages = await readdir(LOCALES);
const FILES = ["client.ftl", "computer.ftl"];
/** All that scripts say, as one text. */
const source = async (lang) => (await Promise.all(FILES.map((file) => readFile(new URL(`${lang}/${file}`, LOCALES), "utf8")))).join("\n");
const keysOf = (text) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, key]) => key);
const holesOf = (text, key) => {
  const entry = text.split(/^(?=[a-z][\w-]* =)/m).find((part) => part.startsWith(`${key} =`)) ?? "";
  return [...new Set([...entry.matchAll(/\$(\w+)/g)].map(([, hole]) => hole))].sort();
};

test("every language has the same texts with the same parameters", async () => {
  const english = await source("en");
  assert.ok(languages.length >= 2);
  for (const lang of languages) {
    const text = await source(lang);
    assert.deepEqual(keysOf(text), keysOf(english), lang);
    for (const key of keysOf(english)) assert.deepEqual(holesOf(text, key), holesOf(english, key), `${lang} ${key}`);
  }
});

test("every text that a script asks for is there", async () => {
  const keys = new Set(keysOf(await source("en")));
  const folders = await Promise.all(["js", "computer"].map(async (folder) =>
    (await readdir(new URL(`${folder}/`, SCRIPTS))).map((name) => `${folder}/${name}`)));
  const scripts = ["table.js", "home.js", "computer.js", ...folders.flat()];
  let asked = 0;
  for (const name of scripts.filter((name) => name.endsWith(".js"))) {
    const script = await readFile(new URL(name, SCRIPTS), "utf8");
    const literal = /"((?:side|house|account|store|status|title|result|reason|leftover|preview|told|refusal|seat|share|my-seat|dialog|offer|resign|rematch|new|record|connection|computer|hint|level|rules|move|problem)-[a-z-]+[a-z])"/g;
    for (const [, key] of script.matchAll(literal)) {
      if (IDS.has(key)) continue;
      asked += 1;
      assert.ok(keys.has(key), `${name} asks for ${key}`);
    }
    for (const [, start] of script.matchAll(/`([a-z-]+-)\$\{/g)) {
      assert.ok([...keys].some((key) => key.startsWith(start)) || ["data-", "oware-"].some((end) => start.endsWith(end)), `${name} builds ${start}…`);
    }
  }
  assert.ok(asked > 60, `only ${asked} found`);
});

/** Names of elements and marks on the page that look like texts. */
const IDS = new Set([
  "offer-end", "resign-dialog", "rematch-go", "new-table", "share-link", "share-system", "seat-panel", "seat-note",
  "my-seat-link", "my-seat", "rules-line", "rules-told", "new-game", "preview-path", "preview-end", "preview-capture", "dialog-title", "rematch-offered",
]);

test("texts are whole in every language, whatever the numbers", async () => {
  for (const lang of languages) {
    const text = await source(lang);
    const words = wordsFrom(lang, text);
    for (const key of keysOf(text)) {
      const holes = holesOf(text, key);
      for (const seeds of [0, 1, 2, 5, 12, "24½"]) {
        for (const side of ["south", "north"]) {
          const values = { seeds, side, house: "c", last: "F", houses: "d, e", legal: "A, B", ply: 3, count: 9,
            reply: "d", next: "E", level: seeds, name: "N", changes: "C", safe: 1, more: 25, fewer: 23, south: 20, north: 28, times: 3, label: "c, 4", title: "T", move: "M", state: "S", moves: "A +1" };
          const said = words(key, Object.fromEntries(holes.map((hole) => [hole, values[hole] ?? seeds])));
          assert.ok(said.length > 0, `${lang} ${key}`);
          assert.doesNotMatch(said, /[{}$]|undefined|\?\?\?/, `${lang} ${key}: ${said}`);
          for (const hole of ["house", "last", "houses", "legal", "reply", "next", "name", "changes"]) {
            if (holes.includes(hole)) assert.ok(said.includes(values[hole]), `${lang} ${key} keeps ${values[hole]}: ${said}`);
          }
        }
      }
    }
  }
});

test("numbers of seeds are said as the language does", async () => {
  const cases = {
    en: [[0, "c, empty"], [1, "c, 1 seed"], [2, "c, 2 seeds"], [5, "c, 5 seeds"]],
    sv: [[0, "c, tom"], [1, "c, 1 frö"], [2, "c, 2 frön"], [5, "c, 5 frön"]],
  };
  for (const [lang, expected] of Object.entries(cases)) {
    const words = wordsFrom(lang, await source(lang));
    for (const [seeds, said] of expected) assert.equal(words("house-label", { house: "c", seeds }), said);
  }
});

test("numbers are written by the browser as by the server", async () => {
  for (const lang of languages) {
    const about = await readFile(new URL(`${lang}/language.ftl`, LOCALES), "utf8");
    const told = (id) => wordsFrom(lang, about)(id);
    const parts = new Intl.NumberFormat(lang).formatToParts(-1234567.5);
    const sign = (type) => parts.find((part) => part.type === type)?.value;
    assert.equal(told("decimal"), sign("decimal"), `${lang} decimal`);
    assert.equal(told("grouping"), sign("group"), `${lang} grouping`);
    assert.equal(told("minus"), sign("minusSign"), `${lang} minus`);
    const grouped = new Intl.NumberFormat(lang).format(1234) !== "1234";
    assert.equal(Number(told("grouping-from")), grouped ? 4 : 5, `${lang} grouping-from`);
  }
});

test("a text that is missing is no crash and no raw key", (t) => {
  t.mock.method(console, "warn", () => {});
  assert.equal(wordsFrom("en", "a = A")("b"), "");
});
