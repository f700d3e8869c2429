// The same server as another build would be: a proxy before it, under an address of its own, which
// gives everything a new hash once the next build is released, or the pages alone.

import { createServer, request } from "node:http";

export class NextBuild {
  #server;
  /** @type {"everything" | "pages" | ""} */
  #released = "";
  /** The hash of the real build. */
  #hash = "";

  /** @param {string} origin of the real server */
  static async start(origin) {
    const build = new NextBuild();
    const page = await (await fetch(`${origin}/en/`)).text();
    build.#hash = page.match(/\/static\/([0-9a-f]+)\//)?.[1] ?? "";
    build.#server = createServer((asked, answer) => build.#pass(origin, asked, answer));
    await new Promise((resolve) => build.#server.listen(0, "127.0.0.1", () => resolve(undefined)));
    return build;
  }

  get origin() {
    return `http://127.0.0.1:${this.#server.address().port}`;
  }

  /** From now on the next build is served. @param {"everything" | "pages"} [what] is new in it */
  release(what = "everything") {
    this.#released = what;
  }

  async stop() {
    this.#server.closeAllConnections();
    if (this.#server.listening) await new Promise((resolve) => this.#server.close(resolve));
  }

  get #new() {
    return [...this.#hash].reverse().join("");
  }

  /** @param {string} text */
  #renew(text) {
    if (this.#released === "everything") return text.replaceAll(this.#hash, this.#new);
    return text.replace(/"version":"[^"]+/, "$&0").replace("</h1>", " (new)</h1>");
  }

  #pass(origin, asked, answer) {
    const path = asked.url.replace(`/static/${this.#new}/`, `/static/${this.#hash}/`);
    // What a browser has is of another build: the tags of the real server do not hold here.
    const { "accept-encoding": _, host: __, "if-none-match": _____, ...headers } = asked.headers;
    const passed = request(`${origin}${path}`, { method: asked.method, headers }, (real) => {
      /** @type {Buffer[]} */
      const parts = [];
      real.on("data", (part) => parts.push(part));
      real.on("end", () => {
        let body = Buffer.concat(parts);
        const text = /html|javascript|json/.test(real.headers["content-type"] ?? "");
        if (this.#released && text) body = Buffer.from(this.#renew(body.toString("utf8")));
        const { "content-length": ___, "transfer-encoding": ____, ...kept } = real.headers;
        answer.writeHead(real.statusCode ?? 502, kept);
        answer.end(body);
      });
    });
    passed.on("error", () => answer.destroy());
    asked.pipe(passed);
  }
}
