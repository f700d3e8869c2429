// Styles are ready for scripts that are written from right to left: sides are named by where a line
// begins and ends, never left and right. What is physical by nature (the light on the wood, a notch
// in the screen) is let through by its name.

import { strict as assert } from "node:assert";
import { readFile, readdir } from "node:fs/promises";
import { test } from "node:test";

const FOLDER = new URL("../www/", import.meta.url);

/** Properties and values that have a logical twin, or name a side where one has. */
const PHYSICAL = [
  /^(left|right)$/,
  /^(margin|padding|border|scroll-margin|scroll-padding|inset)-(left|right)(-|$)/,
  /^border-(top|bottom)-(left|right)-radius$/,
];

/** The parts of a value, at the spaces that stand in no bracket. @param {string} value */
function parts(value) {
  let depth = 0;
  const marked = [...value.trim()].map((sign) => {
    depth += Number(sign === "(") - Number(sign === ")");
    return depth === 0 && /\s/.test(sign) ? "\n" : sign;
  });
  return marked.join("").split(/\n+/);
}

/** What is wrong with one declaration. @param {string} property @param {string} value */
function fault(property, value) {
  if (PHYSICAL.some((pattern) => pattern.test(property))) return "names a side";
  if (/^(text-align|float|clear)$/.test(property) && /\b(left|right)\b/.test(value)) return "names a side";
  if (/^(margin|padding|inset|border-width|scroll-margin|scroll-padding)$/.test(property)) {
    const [, right, , left] = parts(value);
    const notch = /env\(safe-area-inset-(left|right)\)/g;
    if (left !== undefined && left.replace(notch, "") !== right.replace(notch, "")) return "has two different sides";
  }
  return "";
}

/** The declarations of a style sheet, with the line each stands in. @param {string} text */
function declarations(text) {
  const plain = text.replaceAll(/\/\*[^]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, " "));
  return [...plain.matchAll(/(?<=[{;]\s*)(-?-?[a-z][a-z-]*)\s*:\s*([^;{}]+)(?=[;}])/g)]
    .map(({ 1: property, 2: value, index }) => ({ property, value, line: plain.slice(0, index).split("\n").length }));
}

test("a side that is named is found", () => {
  const found = declarations("a { left: 0; margin: 0 1px 2px 3px; padding: 0 1px 0 1px; text-align: left }\nb { color: red; border-top-left-radius: 2px; inset-inline-start: 0 }")
    .filter(({ property, value }) => fault(property, value)).map(({ property, line }) => `${line} ${property}`);
  assert.deepEqual(found, ["1 left", "1 margin", "1 text-align", "2 border-top-left-radius"]);
});

test("no style names left or right where a line's beginning and end are meant", async () => {
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith(".css"));
  assert.ok(files.length > 5, files.join());
  const found = [];
  for (const file of files) {
    const all = declarations(await readFile(new URL(file, FOLDER), "utf8"));
    assert.ok(all.length > 10, file);
    for (const { property, value, line } of all) {
      const why = fault(property, value);
      if (why) found.push(`${file}:${line}: ${property}: ${value.trim()} ${why}`);
    }
  }
  assert.deepEqual(found, []);
});
