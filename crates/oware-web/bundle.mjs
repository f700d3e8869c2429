// Makes what the browser downloads of the scripts: `node bundle.mjs FROM TO`. Each script at the top of
// FROM is an entry, put together with what it imports; what several entries or later imports share
// becomes a part beside them, loaded once. Scripts in folders also stay by themselves, for workers.
// All are written without comments and line breaks. Run by `cargo xtask web`.

import { readFile, readdir } from "node:fs/promises";
import { join, relative, resolve } from "node:path";

import { build } from "esbuild";

const [from, to] = process.argv.slice(2).map((path) => resolve(path));
const scripts = (await readdir(from, { recursive: true })).filter((path) => path.endsWith(".js"));
const isEntry = (path) => !path.includes("/");
const common = { absWorkingDir: from, outbase: from, outdir: to, format: "esm", target: "es2023", legalComments: "none" };

/** A part lies at the top, wherever its source lay: what a source names beside itself is named from there. */
const places = {
  name: "places",
  setup({ onLoad }) {
    onLoad({ filter: /\.js$/ }, async ({ path }) => {
      const source = await readFile(path, "utf8");
      const place = `new URL(${JSON.stringify(`./${relative(from, path)}`)}, import.meta.url).href`;
      return { contents: source.replaceAll("import.meta.url", place), loader: "js" };
    });
  },
};

await build({
  ...common,
  entryPoints: scripts.filter(isEntry).map((path) => join(from, path)),
  bundle: true,
  splitting: true,
  minify: true,
  chunkNames: "part-[name]-[hash]",
  plugins: [places],
});
await build({
  ...common,
  entryPoints: scripts.filter((path) => !isEntry(path)).map((path) => join(from, path)),
  minifyWhitespace: true,
});
