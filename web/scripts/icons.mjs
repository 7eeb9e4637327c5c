// The icon of the page for systems that take no SVG: `node scripts/icons.mjs` after a change of public/icon.svg.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";

const folder = fileURLToPath(new URL("../public/", import.meta.url));
const icon = readFileSync(`${folder}icon.svg`, "utf8");
// Systems cut their own shape out of these, so the ground goes to the edge and the ship stands further in.
const whole = icon
  .replace(/rx="14" /, "")
  .replace('viewBox="0 0 64 64"', 'viewBox="-5 -5 74 74" style="background: #1f4f8f"');
const FILES = {
  "apple-touch-icon.png": [180, whole],
  "icon-192.png": [192, icon],
  "icon-512.png": [512, icon],
  "icon-whole.png": [512, whole],
};

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
for (const [name, [size, drawing]] of Object.entries(FILES)) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>*{margin:0} svg{display:block;width:${size}px;height:${size}px}</style>${drawing}`,
  );
  await page.screenshot({ path: folder + name, omitBackground: true });
}
await browser.close();
