/** A real `carrack serve` with a database of its own; it can be killed and started again at the same address. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export const ROOT = resolve(fileURLToPath(import.meta.url), "../../../..");
const READY = / is ready at (\S+)/;

/** How the server is started; whoever works on the page may name another command. */
const COMMAND = process.env.CARRACK?.split(" ") ?? [join(ROOT, ".venv/bin/carrack")];

export interface ServerOptions {
  command?: string[];
  bots?: "quick" | "human"; // whether bots take their time, as people do
  packages?: string; // a folder with packages of somebody else, installed beside carrack
}

export class Server {
  address = "";
  private process: ChildProcess | null = null;
  readonly folder = mkdtempSync(join(tmpdir(), "carrack-journey-"));

  constructor(private readonly options: ServerOptions = {}) {}

  async start(): Promise<void> {
    const port = this.address ? new URL(this.address).port : "0";
    const [program, ...words] = this.options.command ?? COMMAND;
    const server = spawn(
      program!,
      [...words, "serve", "--port", port, "--database", join(this.folder, "server.sqlite")].concat(
        this.options.bots === "human" ? [] : ["--quick"],
      ),
      {
        cwd: ROOT,
        // Journeys come as many guests from one address, which the limits would rightly stop. Games that are
        // looked at again are looked at briefly.
        env: {
          ...process.env,
          ...(this.options.packages && { PYTHONPATH: this.options.packages }),
          CARRACK_HOME: this.folder,
          CARRACK_LIMITS: "off",
          CARRACK_LOG_LEVEL: "error",
          CARRACK_ANALYSIS_SIMULATIONS: "20000",
        },
        stdio: ["ignore", "pipe", "inherit"],
      },
    );
    this.process = server;
    for await (const said of createInterface({ input: server.stdout! })) {
      const found = READY.exec(said);
      if (!found) continue;
      this.address = found[1]!;
      server.stdout!.resume();
      return;
    }
    throw new Error("the server did not start");
  }

  /** As when the power fails: nothing can be tidied up. */
  async kill(): Promise<void> {
    const server = this.process;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const gone = once(server, "exit");
    server.kill("SIGKILL");
    await gone;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
