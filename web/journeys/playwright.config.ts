import { defineConfig } from "@playwright/test";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** The system's own browser: Playwright's download cannot be reached everywhere. */
function chromium(): string {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
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

const output = process.env.JOURNEY_OUTPUT ?? "../../build/journeys";

export default defineConfig({
  testDir: ".",
  outputDir: output,
  fullyParallel: true,
  workers: 2,
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
    { name: "screenshots", testMatch: "screenshots.ts" },
    { name: "interaction", testMatch: "interaction.ts" },
  ],
});
