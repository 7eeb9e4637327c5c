/** A package of somebody else, built and installed into a folder of its own: carrack itself stays as it is. */
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "./server";

const OPTIONS = ["--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--no-cache-dir"];

/** Tells the folder: what was built lies in `package` there, what is to be found in `installed`. */
export function installed(source: string): { folder: string; packages: string } {
  const folder = mkdtempSync(join(tmpdir(), "carrack-package-"));
  const copy = join(folder, "package"); // building leaves files behind
  const packages = join(folder, "installed");
  cpSync(join(ROOT, source), copy, { recursive: true });
  const python = join(ROOT, ".venv/bin/python");
  execFileSync(python, ["-m", "pip", "install", ...OPTIONS, "--target", packages, copy], {
    stdio: "inherit",
  });
  return { folder, packages };
}
