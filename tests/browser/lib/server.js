// The real server as a child process: started on a free port with a database of its own, killed
// without warning, started again on the same port and database. No page is touched here.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PROGRAM = process.env.OWARE_SERVER ?? new URL("../../../target/debug/oware-server", import.meta.url).pathname;

export class Server {
  /** @type {import("node:child_process").ChildProcess | null} */
  #process = null;
  #folder = "";
  #address = "127.0.0.1:0";
  #log = "";
  #endgameSeeds = 0;

  /** Starts a server with an empty database. @param {{endgameSeeds?: number}} [wishes] */
  static async start({ endgameSeeds = 0 } = {}) {
    const server = new Server();
    server.#endgameSeeds = endgameSeeds;
    server.#folder = await mkdtemp(join(tmpdir(), "oware-browser-"));
    await server.#run();
    return server;
  }

  /** Where it is served, without a slash at the end. */
  get origin() {
    return `http://${this.#address}`;
  }

  /** What it has written to its log so far. */
  get log() {
    return this.#log;
  }

  /** Ends it in the middle of whatever it does. */
  async kill() {
    const process = this.#process;
    if (!process) return;
    this.#process = null;
    const ended = once(process, "exit");
    process.kill("SIGKILL");
    await ended;
  }

  /** Starts it again where it was. */
  async restart() {
    await this.kill();
    await this.#run();
  }

  /** Ends it and removes its database. */
  async stop() {
    await this.kill();
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #run() {
    const flags = ["--listen", this.#address, "--database", `sqlite:${join(this.#folder, "oware.db")}`];
    flags.push("--endgame-seeds", String(this.#endgameSeeds));
    const child = spawn(PROGRAM, flags, { cwd: this.#folder, stdio: ["ignore", "pipe", "pipe"] });
    this.#process = child;
    child.stderr.on("data", (bytes) => (this.#log += bytes));
    const address = await new Promise((resolve, reject) => {
      let printed = "";
      child.stdout.on("data", (bytes) => {
        printed += bytes;
        const found = printed.match(/http:\/\/([\d.]+:\d+)/);
        if (found) resolve(found[1]);
      });
      child.on("error", reject);
      child.on("exit", (code) => reject(new Error(`the server ended with ${code}\n${this.#log}`)));
    });
    this.#address = address;
  }
}
