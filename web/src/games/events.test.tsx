/** Every kind of event of every title has its motion, its sound and its still form; the documentation shows the tables. */
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { MOTIONS, OWN_MOTIONS, STILLS } from "../board/motions";
import type { Row } from "../board/telling";
import { SOUNDS } from "../kit/sounds/recipes";

type Told = Record<string, Row<never>>;

const tables = import.meta.glob<{ EVENTS: Told }>("./*/events.tsx", { eager: true });
const kinds = import.meta.glob<string[]>("./*/data/events.json", { eager: true, import: "default" });
const titles = Object.keys(kinds).map((path) => path.split("/")[1]!);
const rowsOf = (title: string) => tables[`./${title}/events.tsx`]!.EVENTS;

const DOCS = "../docs/motion"; // vitest runs in web/

/** Kinds that other events of the same step show and sound for. A new one belongs here only with its reason in the table. */
const TOLD_BY_OTHERS = ["play_ended", "window_closed", "went_on", "fight_ended"];
/** What is true of the whole table, and so of no place on it: heard, and in the log. */
const OF_THE_TABLE = ["round_began", "round_ended", "round_blocked", "game_ended", "match_ended"];

describe.each(titles)("%s", (title) => {
  test("has a row for each kind that its rules note, and no other", () => {
    expect(Object.keys(rowsOf(title)).sort()).toEqual([...kinds[`./${title}/data/events.json`]!].sort());
  });

  test("names only motions, sounds and still forms that there are", () => {
    for (const [kind, { motion, sound, still }] of Object.entries(rowsOf(title))) {
      if (motion) expect({ ...MOTIONS, ...OWN_MOTIONS }, kind).toHaveProperty(motion);
      if (sound) expect(SOUNDS, kind).toHaveProperty(sound);
      expect(STILLS, kind).toHaveProperty(still);
    }
  });

  test("lets each kind be heard and be seen to move, but for those that say why not", () => {
    for (const [kind, { motion, sound }] of Object.entries(rowsOf(title))) {
      if (!TOLD_BY_OTHERS.includes(kind)) expect(sound, `${kind}: sound`).not.toBeNull();
      if (![...TOLD_BY_OTHERS, ...OF_THE_TABLE].includes(kind))
        expect(motion, `${kind}: motion`).not.toBeNull();
    }
  });

  test("names a piece for what moves by itself, so that it stands beside its sentence, too", () => {
    for (const [kind, { motion, piece }] of Object.entries(rowsOf(title)))
      if (motion && ["sailed", "slid"].includes(motion)) expect(piece, kind).toBeDefined();
  });

  test("tells what is said and counted in words where nothing may move", () => {
    for (const [kind, { motion, still }] of Object.entries(rowsOf(title)))
      if (motion && ["said", "shouted", "risen"].includes(motion)) expect(still, kind).toBe("words");
  });

  test("is in the documentation as it is", async () => {
    await expect(tableOf(rowsOf(title))).toMatchFileSnapshot(`../../${DOCS}/${title}.md`);
  });
});

test("each title with rules of events tells them, and the page of the documentation names every motion and sound", () => {
  expect(titles.length).toBe(Object.keys(tables).length);
  expect(existsSync(`${DOCS}.md`)).toBe(true);
  const page = readFileSync(`${DOCS}.md`, "utf8");
  for (const name of Object.keys({ ...MOTIONS, ...OWN_MOTIONS, ...STILLS, ...SOUNDS }))
    expect(page).toContain(`\`${name}\``);
});

test("no sound is there for nothing", () => {
  const heard = titles.flatMap((title) => Object.values(rowsOf(title)).map(({ sound }) => sound));
  expect(Object.keys(SOUNDS).filter((name) => name !== "bell" && !heard.includes(name as never))).toEqual([]);
});

/** The rows as a page of the documentation. */
function tableOf(rows: Told): string {
  const lines = Object.entries(rows).map(
    ([kind, { motion, sound, still }]) => `| \`${kind}\` | ${motion ?? "–"} | ${sound ?? "–"} | ${still} |`,
  );
  return [
    "# Motion and sound of each event",
    "",
    "Made from the rows of this title by its test; [Motion and sound](../motion.md) tells what the words mean.",
    "",
    "| Event | Motion | Sound | Still |",
    "| --- | --- | --- | --- |",
    ...lines,
    "",
  ].join("\n");
}
