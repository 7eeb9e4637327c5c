import { defineConfig } from "@playwright/test";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { HAS_POSTGRES, type Kind } from "./support/database";

/** The system's own browser: Playwright's download cannot be reached everywhere. */
function chromium(): string {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  // First the one without windows of its own to draw: the same engine, for a fifth less of the processor.
  const headless = ["chromium-headless-shell", "chrome-headless-shell"];
  const names = [...headless, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/bin"];
  const found = names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
  if (!found) throw new Error("no Chromium found: install it, or name it in the variable CHROMIUM");
  return found;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

// Where people meet, everything is gone through on PostgreSQL once more; `make sweep` does more of it.
const MET = ["people", "rooms", "order"];
const MET_MORE = [
  "account",
  "slow",
  "friends",
  "tournament",
  "outsider",
  "notices",
  "evening",
  "campaign",
  "rankings",
];
const onPostgres = [...MET, ...(process.env.WHOLE_GAMES ? MET_MORE : [])].map((name) => `${name}.spec.ts`);

// What another journey shows in less time, at another title or with a game near its end, is left to `make sweep`.
const LEFT_OUT = process.env.WHOLE_GAMES ? undefined : /@sweep/;

const output = process.env.JOURNEY_OUTPUT ?? "../../build/journeys";

export default defineConfig<object, { database: Kind }>({
  testDir: ".",
  grepInvert: LEFT_OUT,
  outputDir: output,
  fullyParallel: true,
  workers: 3, // somebody waits for the other side most of the time, so two cores carry three
  retries: 1, // a machine may stumble once; what passed only then is named as flaky
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [["list"]],
  forbidOnly: Boolean(process.env.CI),
  use: {
    viewport: { width: 1440, height: 900 },
    locale: "en-US",
    actionTimeout: 20_000,
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    trace: "on-first-retry", // to write down every step costs as much as to go it
    launchOptions: { executablePath: chromium(), args: ["--no-sandbox", "--disable-gpu"] },
  },
  projects: [
    { name: "journeys", testMatch: "*.spec.ts" },
    { name: "postgres", testMatch: HAS_POSTGRES ? onPostgres : [], use: { database: "postgres" } },
    { name: "screenshots", testMatch: "screenshots.ts" },
    { name: "interaction", testMatch: "interaction.ts" },
  ],
});
