// After the build: files are packed beside the plain ones, and the size of the first load is printed.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { moduleOf } from "./art.mjs";

const page = fileURLToPath(new URL("../../src/carrack/server/page/", import.meta.url));
const games = fileURLToPath(new URL("../src/games/", import.meta.url));
const LIMIT = 150 * 1024;
const ART_LIMIT = 60 * 1024;
const SOUND_LIMIT = 60 * 1024;
const PACKED = /\.(js|css|html|svg|webmanifest|ftl)$/;

const manifest = JSON.parse(readFileSync(join(page, ".vite/manifest.json"), "utf8"));
rmSync(join(page, ".vite"), { recursive: true });

const sizes = {};
for (const entry of readdirSync(page, { recursive: true, withFileTypes: true })) {
  const path = join(entry.parentPath ?? entry.path, entry.name);
  if (!entry.isFile() || !PACKED.test(entry.name)) continue;
  const content = readFileSync(path);
  const packed = gzipSync(content, { level: 9 });
  sizes[path.slice(page.length)] = packed.length;
  writeFileSync(path + ".gz", packed);
  writeFileSync(path + ".br", brotliCompressSync(content));
}

// What the start page needs before it can show itself: the entry, all it imports, and their styles.
const first = new Set();
function follow(key) {
  const chunk = manifest[key];
  if (!chunk || first.has(chunk.file)) return;
  first.add(chunk.file);
  for (const style of chunk.css ?? []) first.add(style);
  for (const other of chunk.imports ?? []) follow(other);
}
follow("index.html");
follow("src/pages/Home.tsx");
const LANGUAGE = /^src\/i18n\/texts\/(\w+)\.ts$/;
const languages = Object.keys(manifest).filter((key) => LANGUAGE.test(key));
const sizeOf = (key) => sizes[manifest[key].file];
follow(languages.reduce((one, other) => (sizeOf(other) > sizeOf(one) ? other : one))); // one of them is loaded
const total = [...first].reduce((sum, file) => sum + (sizes[file] ?? 0), 0);
const kb = (bytes) => `${(bytes / 1024).toFixed(1)} KB`;

const rest = Object.keys(sizes).filter((file) => /\.(js|css)$/.test(file) && !first.has(file));
console.log("\nFirst load, compressed script and style:");
for (const file of first) console.log(`  ${kb(sizes[file] ?? 0).padStart(9)}  ${file}`);
console.log("Loaded when needed:");
for (const file of rest) console.log(`  ${kb(sizes[file]).padStart(9)}  ${file}`);
const words = languages.map((key) => `${LANGUAGE.exec(key)[1]} ${kb(sizeOf(key))}`);
console.log(`Words of the page, of which the longest are counted: ${words.join(", ")}`);
console.log(`First load: ${kb(total)} of at most ${kb(LIMIT)}`);
if (total > LIMIT) {
  console.error("The first load is too large.");
  process.exit(1);
}

// The pictures of a title come with its face, and never with the start page.
for (const title of readdirSync(games)) {
  const table = join(games, title, "art/cards.art");
  if (!existsSync(table)) continue;
  const size = gzipSync(moduleOf(readFileSync(table, "utf8")), { level: 9 }).length;
  console.log(`Pictures of ${title}: ${kb(size)} of at most ${kb(ART_LIMIT)}`);
  if (size > ART_LIMIT) {
    console.error(`The pictures of ${title} are too large.`);
    process.exit(1);
  }
}
// All that sounds are made with.
const heard = sizes[manifest["src/kit/sounds/index.ts"].file];
console.log(`Sounds: ${kb(heard)} of at most ${kb(SOUND_LIMIT)}`);
if (heard > SOUND_LIMIT) {
  console.error("The sounds are too large.");
  process.exit(1);
}
if ([...first].some((file) => /<g id=\\?"a-/.test(readFileSync(join(page, file), "utf8")))) {
  console.error("The start page loads pictures of cards.");
  process.exit(1);
}
