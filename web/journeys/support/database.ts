/** Where a server of the journeys keeps everything: in a file of its own, or in a fresh PostgreSQL database. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { createInterface } from "node:readline";

export type Kind = "sqlite" | "postgres";

/** CI insists on it; elsewhere the journeys on PostgreSQL are left out where it is not installed. */
export const HAS_POSTGRES =
  Boolean(process.env.CARRACK_REQUIRE_POSTGRES) ||
  existsSync("/usr/lib/postgresql") ||
  (process.env.PATH ?? "").split(delimiter).some((folder) => existsSync(join(folder, "initdb")));

export class FreshDatabase {
  private constructor(
    readonly url: string,
    private readonly keeper: ChildProcess,
  ) {}

  static async made(root: string): Promise<FreshDatabase> {
    const program = join(root, "web/journeys/support/fresh_database.py");
    const run = `journeys-${process.ppid}`; // all workers of a run have one cluster
    const keeper = spawn(join(root, ".venv/bin/python"), [program, run], {
      stdio: ["pipe", "pipe", "inherit"],
    });
    for await (const url of createInterface({ input: keeper.stdout! })) return new FreshDatabase(url, keeper);
    throw new Error("PostgreSQL did not start");
  }

  async end(): Promise<void> {
    const gone = once(this.keeper, "exit");
    this.keeper.stdin!.end();
    await gone;
  }
}
