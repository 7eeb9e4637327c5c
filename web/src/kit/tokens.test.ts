import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Light or dark, every color as the style sheet has it. */
const SHEET = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const THEMES = { day: 0, candlelight: 1 };
type Theme = keyof typeof THEMES;

function colorOf(name: string, theme: Theme): string {
  const said = new RegExp(`--${name}:\\s*([^;]+);`).exec(SHEET)?.[1];
  if (!said) throw new Error(`there is no --${name}`);
  const both = /light-dark\((#\w+),\s*(#\w+)\)/.exec(said);
  return both ? both[THEMES[theme] + 1]! : said.trim();
}

/** Lightness as WCAG 2 counts it. */
function luminance(color: string): number {
  const parts = /^#(\w\w)(\w\w)(\w\w)$/.exec(color);
  if (!parts) throw new Error(`${color} is not one plain color`);
  const [red, green, blue] = parts.slice(1).map((part) => {
    const share = parseInt(part, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** One color over another that it lets through. */
function over(color: string, ground: string, share: number): string {
  const part = (one: string, at: number) => parseInt(one.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => Math.round(part(color, at) * share + part(ground, at) * (1 - share)));
  return `#${mixed.map((one) => one.toString(16).padStart(2, "0")).join("")}`;
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light! + 0.05) / (dark! + 0.05);
}

const PAPERS = ["paper", "paper-high", "paper-low"];
const GROUNDS = ["ground", "ground-deep", "ground-high"];
const WOODS = ["wood", "wood-high", "wood-low"];
const RIM = 0.6; // how white the rim of a player's disc is (SeatDisc.css: #fff9)
const SEATS = Array.from({ length: 10 }, (_, seat) => `seat-${seat}`);

/** What is written upon what. */
const TEXTS: [string, string[]][] = [
  ["ink", [...PAPERS, "lit", "lit-wash", "gold-wash", "red-wash", "green-wash", "blue-wash"]],
  ["ink-soft", [...PAPERS, "lit-wash", "gold-wash"]],
  ["on-ground", GROUNDS],
  ["on-ground-soft", GROUNDS],
  ["on-wood", WOODS],
  ["on-wood-soft", WOODS],
  ["on-blue", ["blue", "blue-deep"]],
  ["on-gold", ["gold", "lit", "brass"]],
  ["blue", ["paper", "paper-high", "blue-wash"]],
  ["red", ["paper", "paper-high", "red-wash"]],
  ["green", ["paper", "paper-high", "green-wash"]],
];

for (const theme of Object.keys(THEMES) as Theme[]) {
  const between = (one: string, other: string) => contrast(colorOf(one, theme), colorOf(other, theme));

  test(`by ${theme} everything that is written can be read (AA)`, () => {
    const weak = TEXTS.flatMap(([text, grounds]) =>
      grounds.map((ground) => ({ text, ground, is: between(text, ground) })),
    ).filter(({ is }) => is < 4.5);
    expect(weak).toEqual([]);
  });

  test(`by ${theme} the color of each player stands out from paper, its rim from the table, and its sign from the color (AA)`, () => {
    const weak = SEATS.flatMap((seat) => [
      ...PAPERS.map((paper) => ({ what: `${seat} on ${paper}`, is: between(seat, paper), least: 3 })),
      { what: `white on ${seat}`, is: contrast("#ffffff", colorOf(seat, theme)), least: 4.5 },
      ...GROUNDS.map((ground) => ({
        what: `rim of ${seat} on ${ground}`,
        is: contrast(over("#ffffff", colorOf(seat, theme), RIM), colorOf(ground, theme)),
        least: 3,
      })),
    ]).filter(({ is, least }) => is < least);
    expect(weak).toEqual([]);
  });

  test(`by ${theme} the table is a step darker than everything that lies on it`, () => {
    for (const ground of [...GROUNDS, ...WOODS])
      for (const paper of PAPERS)
        expect(between(ground, paper), `${paper} on ${ground}`).toBeGreaterThan(4.5);
  });
}
