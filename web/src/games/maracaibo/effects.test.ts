import { describe, expect, it } from "vitest";
import { condition, cost, line, need, ongoing, ops, type Glyph } from "./effects";
import { ours } from "./figures";

const unknown = (glyphs: Glyph[]) => glyphs.some((glyph) => "text" in glyph && glyph.text === "…");

describe("signs of effects", () => {
  it("are known for all effects and requirements of all cards", () => {
    const open = Object.entries(ours.cards).filter(([, { effects, requires }]) => {
      const lines = effects.map(line);
      return (
        lines.some(
          ({ when, then }) => when.length === 0 || then.length === 0 || unknown([...when, ...then]),
        ) || unknown((requires ?? []).flatMap(need))
      );
    });
    expect(open.map(([id]) => id)).toEqual([]);
  });

  it("are known for ports, careers, buildings, quests and upgrades", () => {
    const rows = [
      ...Object.values(ours.ports).flatMap((port) => {
        const { when, then } = ongoing(port.ongoing);
        return [when, then, cost(port.immediate_cost), ops(port.immediate_gain)];
      }),
      ...Object.values(ours.careers).flatMap(({ tasks, task_reward, complete_reward }) => [
        ...tasks.map(condition),
        ops(task_reward),
        ops(complete_reward),
      ]),
      ...Object.values(ours.quests).flatMap((quest) => [cost({ objects: quest.cost }), ops(quest.reward)]),
      ...Object.values(ours.upgrades).flatMap(({ permanent }) =>
        permanent.map((effect) => line(effect).then),
      ),
      ...Object.values(ours.buildings).map(({ endgame }) => ops(endgame)),
    ];
    expect(rows.filter(unknown)).toEqual([]);
  });

  it("show what is paid and what it brings, from the data and from a view alike", () => {
    const gain = [{ op: "doubloons", n: 5 }];
    const told = ops([{ op: "pay_for", cost: { goods: ["corn", "corn"] }, gain }]);
    expect(told).toEqual([{ shown: "corn" }, { shown: "corn" }, { text: "→" }, { sign: "doubloons", n: 5 }]);
    const seen = ops([{ op: "pay_for", cost: { corn: 2 }, lists: [gain] }]);
    expect(seen).toEqual([{ shown: "corn", n: 2 }, { text: "→" }, { sign: "doubloons", n: 5 }]);
  });

  it("do not fall silent on a word they do not know", () => {
    expect(ops([{ op: "a_word_of_tomorrow" }])).toEqual([{ text: "…" }]);
  });

  it("leave out that an assistant takes a figure", () => {
    expect(need({ figure_for_assistant: true })).toEqual([]);
  });
});
