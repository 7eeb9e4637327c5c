/** A real `carrack serve` with a database of its own; it can be killed and started again at the same address. */
import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { FreshDatabase, type Kind } from "./database";

export const ROOT = resolve(fileURLToPath(import.meta.url), "../../../..");
const READY = / is ready at (\S+)/;

/** How the server is started; whoever works on the page may name another command. */
const COMMAND = process.env.CARRACK?.split(" ") ?? [join(ROOT, ".venv/bin/carrack")];

export interface ServerOptions {
  command?: string[];
  bots?: "quick" | "human"; // whether bots take their time, as people do
  packages?: string; // a folder with packages of somebody else, installed beside carrack
  database?: Kind;
  settings?: Record<string, string>; // as in the variables CARRACK_…
}

export class Server {
  address = "";
  private process: ChildProcess | null = null;
  readonly folder = mkdtempSync(join(tmpdir(), "carrack-journey-"));
  private database: FreshDatabase | null = null;

  constructor(private readonly options: ServerOptions = {}) {}

  private get where(): string {
    return this.database?.url ?? join(this.folder, "server.sqlite");
  }

  /** What the operator does at the command line. */
  async admin(...words: string[]): Promise<void> {
    const [program, ...first] = this.options.command ?? COMMAND;
    await promisify(execFile)(program!, [...first, "admin", ...words, "--database", this.where], {
      cwd: ROOT,
    });
  }

  async start(): Promise<void> {
    if (this.options.database === "postgres") this.database ??= await FreshDatabase.made(ROOT);
    const port = this.address ? new URL(this.address).port : "0";
    const [program, ...words] = this.options.command ?? COMMAND;
    const server = spawn(
      program!,
      [...words, "serve", "--port", port, "--database", this.where].concat(
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
          CARRACK_ANALYSIS_SIMULATIONS: "8000",
          ...this.options.settings,
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
    await this.database?.end();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
