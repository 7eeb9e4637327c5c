// Pictures from a library of symbols: a table of cards (`*.art`) becomes markup, with the symbols that it needs.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const LIBRARY = fileURLToPath(new URL("../src/art/", import.meta.url));

// Letters of the symbol files that stand for another class: class names must differ in more than case.
const CLASSES = { K: "b", P: "q", T: "u", M: "n" };
const classOf = (letter) => `a-${CLASSES[letter] ?? letter}`;

// Where the things of an office stand, in the order of its number.
const PLACES = ["120 62", "30 62", "139 62", "11 62"];

const number = (value, places = 2) => {
  const text = Number(value).toFixed(places).replace(/0+$/, "").replace(/\.$/, "");
  return text.replace(/^(-?)0\./, "$1.").replace(/^-?$/, "0") || "0";
};
const tidy = (path) =>
  path
    .trim()
    .replace(/\s+(-)/g, "$1")
    .replace(/\s*([A-Za-z])\s*/g, "$1");

/** Tapered lines of an engraving, from a broad foot: H runs sideways, V up or down. */
function wedges(kind, x, y, w, h, count, lean) {
  let path = "";
  for (let i = 0; i < Math.trunc(count); i++) {
    const part = i / Math.max(1, count - 1);
    const cut = [1, 0.7, 0.9, 0.6][i % 4];
    path +=
      kind === "H"
        ? `M${number(x + lean * part)} ${number(y + h * part)}l${number(w * cut, 1)} .4 ${number(-w * cut, 1)} .4z`
        : `M${number(x + w * part)} ${number(y + lean * part)}l.4 ${number(h * cut, 1)} .4 ${number(-h * cut, 1)}z`;
  }
  return tidy(path);
}

/** One line of a symbol: a shape, engraving lines, or another symbol. */
function shape(line) {
  const [kind, ...words] = line.trim().split(/\s+/);
  if (kind.length === 1 && "HVhv".includes(kind)) {
    const ink = "HV".includes(kind) ? "k" : "y";
    return `<path class="a-${ink}" d="${wedges(kind.toUpperCase(), ...words.map(Number))}"/>`;
  }
  const [tone, a, b, c, d, round] = words;
  switch (kind) {
    case "R":
      return `<rect class="${classOf(tone)}" x="${a}" y="${b}" width="${c}" height="${d}"${round ? ` rx="${round}"` : ""}/>`;
    case "C":
      return `<circle class="${classOf(tone)}" cx="${a}" cy="${b}" r="${c}"/>`;
    case "E":
      return `<ellipse class="${classOf(tone)}" cx="${a}" cy="${b}" rx="${c}" ry="${d}"/>`;
    case "U":
      return use(words);
    default:
      return `<path class="${classOf(kind)}" d="${tidy(line.trim().slice(kind.length))}"/>`;
  }
}

/** name x y [scale] [m: mirrored] [r<degrees>] [i: on a lit ground, its lines stay ink] */
function use([name, x = "0", y = "0", ...wishes]) {
  const isTurn = (wish) => /^r-?[\d.]+$/.test(wish);
  const turn = wishes.find(isTurn);
  const mirrored = wishes.includes("m");
  const scale = wishes.find((wish) => !Number.isNaN(Number(wish))) ?? "1";
  const steps = [
    Number(x) || Number(y)
      ? Number(y)
        ? `translate(${number(x)} ${number(y)})`
        : `translate(${number(x)})`
      : "",
    turn ? `rotate(${number(turn.slice(1))})` : "",
    scaled(mirrored, scale),
  ].join("");
  const ink = wishes.includes("i") ? ' class="a-in"' : "";
  return `<use href="#a-${name}"${ink}${steps ? ` transform="${steps}"` : ""}/>`;
}

function scaled(mirrored, scale) {
  if (mirrored) return `scale(${number(-scale)} ${number(scale)})`;
  return Number(scale) === 1 ? "" : `scale(${number(scale)})`;
}

/** The library: each symbol with its markup. */
export function symbolsIn(texts) {
  const found = new Map();
  for (const text of texts) {
    let lines = null;
    for (const line of text.split("\n")) {
      if (!line.trim() || line.startsWith("#")) continue;
      if (line.startsWith("@")) {
        const name = line.slice(1).trim();
        if (found.has(name)) throw new Error(`the symbol ${name} is drawn twice`);
        found.set(name, (lines = []));
      } else lines.push(shape(line));
    }
  }
  return new Map([...found].map(([name, lines]) => [name, lines.join("")]));
}

/** `P x [m] [scale] : parts` is a bust on the lower edge, `* part scale` what an office has by its number. */
function drawn(parts, symbols, count) {
  const known = (name) => {
    if (!symbols.has(name)) throw new Error(`there is no symbol ${name}`);
    return name;
  };
  return parts
    .map((words) => {
      const [first, ...rest] = words;
      if (first === "*") {
        return PLACES.slice(0, count)
          .map((place) => use([known(rest[0]), ...place.split(" "), rest[1]]))
          .join("");
      }
      if (first === "P") {
        const cut = rest.indexOf(":");
        const [x, ...wishes] = rest.slice(0, cut);
        const scale = wishes.find((wish) => wish !== "m") ?? "1";
        const step = scaled(wishes.includes("m"), scale);
        const bust = rest.slice(cut + 1).map((name) => `<use href="#a-${known(name)}"/>`);
        return `<g transform="translate(${number(x)} 70)${step}">${bust.join("")}</g>`;
      }
      return symbols.has(first) ? use(words) : shape(words.join(" "));
    })
    .join("");
}

/** Who wears a picture: `bank`, or several ids and the name that they share: `A001 A002 (Sailor)`. */
const wearers = (before) =>
  before
    .replace(/\(.*\)/, "")
    .trim()
    .split(/\s+/);

/** Markup by the names of a table; a line with things that are counted is one picture for each number. */
export function picturesIn(table, symbols) {
  const found = {};
  for (const line of table.split("\n")) {
    if (!line.trim() || line.startsWith("#")) continue;
    const at = line.indexOf("=");
    const names = wearers(line.slice(0, at));
    const parts = line
      .slice(at + 1)
      .split(";")
      .map((part) => part.trim().split(/\s+/))
      .filter(([first]) => first);
    try {
      if (parts.some(([first]) => first === "*"))
        PLACES.forEach((_, i) => (found[`${names[0]}_${i + 1}`] = drawn(parts, symbols, i + 1)));
      else for (const name of names) found[name] = drawn(parts, symbols, 0);
    } catch (error) {
      throw new Error(`${names[0]}: ${error.message}`);
    }
  }
  return found;
}

/** The symbols that some markup uses, with those that these use. */
function usedBy(markup, symbols, seen = new Set()) {
  for (const [, name] of markup.matchAll(/href="#a-(\w+)"/g)) {
    if (seen.has(name)) continue;
    if (!symbols.has(name)) throw new Error(`there is no symbol ${name}`);
    seen.add(name);
    usedBy(symbols.get(name), symbols, seen);
  }
  return seen;
}

export function library() {
  const files = readdirSync(LIBRARY).filter((name) => name.endsWith(".txt"));
  return symbolsIn(files.sort().map((name) => readFileSync(join(LIBRARY, name), "utf8")));
}

/** What a page loads for one table: its pictures, and the symbols they are made of. */
export function artOf(table) {
  const symbols = library();
  const pictures = picturesIn(table, symbols);
  const used = [...usedBy(Object.values(pictures).join(""), symbols)].sort();
  const drawing = used.map((name) => `<g id="a-${name}">${symbols.get(name)}</g>`).join("");
  return { symbols: drawing, pictures };
}

/** The same as a module; a picture that several cards wear is written once. */
export function moduleOf(table) {
  const { symbols, pictures } = artOf(table);
  const drawings = [...new Set(Object.values(pictures))];
  const worn = Object.entries(pictures).map(([name, markup]) => `${name}:d[${drawings.indexOf(markup)}]`);
  return `export const symbols = ${JSON.stringify(symbols)};
const d = ${JSON.stringify(drawings)};
export const pictures = {${worn.join()}};
`;
}

/** For the build: `import { symbols, pictures } from "./cards.art"`. */
export function artPlugin() {
  return {
    name: "carrack-art",
    enforce: "pre",
    load(id) {
      const file = id.split("?")[0];
      if (!file.endsWith(".art")) return null;
      return moduleOf(readFileSync(file, "utf8"));
    },
  };
}
