/** What pieces do, as a row of signs. The ops are those of the title's data; words for them come from the texts. */

import type { AnyNation } from "./pieces";
import type { SignName } from "./signs";
import { GOODS, OBJECTS, type Cost, type Nation, type Op as AnyOp, type Synergy } from "./types";

/** One sign in a row; `n` stands before it. */
export type Glyph = { n?: number | string } & (
  | { sign: SignName }
  | { shown: string } // a good or an object
  | { synergy: Synergy }
  | { flag: AnyNation }
  | { marker: Nation }
  | { place: string } // the number of a location
  | { barrier: string }
  | { text: string }
);

/** Fields of an op, as the data or a view have it. */
interface Op {
  op: string;
  n?: number;
  nation?: string;
  kind?: string;
  per?: string;
  where?: string;
  good?: string;
  doubloons?: number;
  locations?: string[];
  cost?: Cost;
  gain?: AnyOp[];
  each?: AnyOp[];
  options?: AnyOp[][];
  rounds?: AnyOp[][];
  lists?: AnyOp[][]; // of a view: the inner ops, whatever they are
}

export type Effect = Record<string, unknown>;
export type Need = Record<string, unknown>;

/** A moment or a condition, and what happens then. */
export interface Line {
  when: Glyph[];
  then: Glyph[];
}

const text = (said: string): Glyph => ({ text: said });
const ARROW = text("→");
const SLASH = text("/");

const PLAIN: Record<string, SignName> = {
  doubloons: "doubloons",
  vp: "vp",
  combat: "combat",
  figure: "figure",
  explore: "explore",
  disc: "disc",
  disc_to_tile: "disc",
  village_actions: "village",
  draw_object: "draw_object",
  fight: "fight",
  move_again: "move",
  quests_on_card: "quest",
  assistant_action: "assistant",
  fulfil_top_quest: "quest",
  fulfil_quest_here: "quest",
};
const RAISED: Record<string, SignName> = {
  income_doubloons: "income",
  income_vp: "vp_income",
  hand_limit: "hand",
  noble_rank: "rank",
};
/** What is counted: for VP per piece, and for what careers and cards wait for. */
const COUNTED: Record<string, SignName> = {
  quest: "quest",
  quests: "quest",
  combat_token: "token",
  combat_tokens: "token",
  combat_point: "combat",
  combat_points: "combat",
  figure: "figure",
  figures: "figure",
  upgrade: "upgrade",
  upgrades: "upgrade",
  synergy: "synergy",
  synergies: "synergy",
  assistant: "assistant",
  assistants: "assistant",
  project: "project",
  projects: "project",
  noble_rank: "rank",
  barrier: "barrier",
  doubloons: "doubloons",
  income_doubloons: "income",
  income_vp: "vp_income",
  deliveries: "deliver",
  prestige: "prestige",
  liberations_or_annexations: "liberate",
};

const inner = (op: Op): AnyOp[][] =>
  op.lists ?? (op.gain ? [op.gain] : op.each ? [op.each] : (op.options ?? op.rounds ?? []));

/** Rows with a sign between them. */
function joined(rows: Glyph[][], between: Glyph): Glyph[] {
  return rows.flatMap((row, i) => (i ? [between, ...row] : row));
}

export function ops(list: readonly AnyOp[] | undefined): Glyph[] {
  return (list ?? []).flatMap((one) => op(one as unknown as Op));
}

function op(one: Op): Glyph[] {
  const { n } = one;
  if (one.op in PLAIN) return [{ sign: PLAIN[one.op]!, n }];
  if (one.op in RAISED) return [{ sign: RAISED[one.op]!, n: `+${n ?? 1}` }];
  switch (one.op) {
    case "influence":
      return [{ flag: one.nation as AnyNation, n: `+${n}` }];
    case "synergy":
      return [{ synergy: one.kind as Synergy }];
    case "vp_per":
      return [{ sign: "vp", n }, SLASH, { sign: COUNTED[one.per!]! }];
    case "liberate":
    case "place_marker":
      return [{ sign: one.op }, ...places(one.where!)];
    case "return_marker":
      return [{ sign: "return_marker" }, ARROW, { sign: "doubloons", n: one.doubloons ?? n }];
    case "pay_for":
      return [...cost(one.cost), ARROW, ...ops(inner(one)[0])];
    case "choose":
      return joined(inner(one).map(ops), SLASH);
    case "sell_goods":
      return [{ shown: one.good!, n: "×" }, ARROW, ...ops(inner(one)[0])];
    case "by_round":
      return joined(
        inner(one).map((list, i) => [{ sign: "round", n: i + 1 } as Glyph, ...ops(list)]),
        text(";"),
      );
    case "city_action":
      return [
        { sign: "city" },
        ...joined(
          (one.locations ?? []).map((place) => [{ place }]),
          SLASH,
        ),
      ];
    default:
      return [text("…")]; // a word that this page does not know; the texts may
  }
}

function places(where: string): Glyph[] {
  if (where === "any") return [{ sign: "village" }, SLASH, { sign: "city" }];
  return [{ sign: where === "city" ? "city" : "village" }];
}

const PAID: Record<string, SignName> = { doubloons: "doubloons", combat: "combat", figures: "figure" };

/** What is paid: money and the like, then cards by what they show; the files list these, a view counts them. */
export function cost(of: Cost | undefined): Glyph[] {
  if (!of) return [];
  const amounts = Object.keys(PAID)
    .filter((name) => of[name])
    .map((name): Glyph => ({ sign: PAID[name]!, n: Number(of[name]) }));
  const listed = [...list(of, "goods"), ...list(of, "objects")].map((shown): Glyph => ({ shown }));
  const counted = [...GOODS, ...OBJECTS]
    .filter((name) => of[name])
    .map((shown): Glyph => ({ shown, n: Number(of[shown]) }));
  return [...amounts, ...listed, ...counted, ...ofAnyKind(of)];
}

const list = (of: Cost, field: string) => (of[field] ?? []) as string[];

function ofAnyKind(of: Cost): Glyph[] {
  const count = (...names: string[]) => names.reduce((sum, name) => sum + Number(of[name] ?? 0), 0);
  const [goods, objects, same] = [
    count("any_goods", "any_good"),
    count("any_objects", "any_object"),
    count("same_goods"),
  ];
  return [
    ...(goods ? [{ sign: "any_good", n: goods } as Glyph] : []),
    ...(objects ? [{ sign: "any_object", n: objects } as Glyph] : []),
    ...(same ? [{ sign: "any_good", n: `${same}=` } as Glyph] : []),
  ];
}

// ---- effects of cards and upgrades ----

const MOMENTS: Record<string, Glyph[]> = {
  combat_start: [{ sign: "fight" }],
  combat_end: [{ sign: "fight" }, { sign: "end" }],
  deliver: [{ sign: "deliver" }],
  quest_done: [{ sign: "quest" }],
  liberate_or_displace: [{ sign: "liberate" }],
  barrier_crossed: [{ sign: "barrier" }],
  income: [{ sign: "income" }],
  any_fight_for_linked_nation: [{ flag: "same" }, { sign: "fight" }],
  stop_empty_village: [{ sign: "move" }, { sign: "village" }],
  village_actions_end: [{ sign: "different" }],
};

type Inner = {
  do: AnyOp[];
  cost?: number;
  need?: string;
  locations?: string[];
  when?: string;
  last?: boolean;
} & Effect;

export function line(effect: Effect): Line {
  if ("trigger" in effect) return trigger(effect);
  if ("modifier" in effect) return { when: [{ sign: "always" }], then: modifier(effect) };
  if ("immediate" in effect) return { when: [{ sign: "now" }], then: ops(effect["immediate"] as AnyOp[]) };
  if ("village_action" in effect)
    return { when: [{ sign: "village" }], then: ops(effect["village_action"] as AnyOp[]) };
  if ("endgame" in effect) return { when: [{ sign: "end" }], then: ops(effect["endgame"] as AnyOp[]) };
  const [kind, part] = Object.entries(effect)[0] as [string, Inner];
  return { when: moment(kind, part), then: ops(part.do) };
}

function moment(kind: string, part: Inner): Glyph[] {
  switch (kind) {
    case "assistant":
      return [
        { sign: "assistant" },
        ...joined(
          (part.locations ?? []).map((place) => [{ place }]),
          SLASH,
        ),
      ];
    case "combat_action":
      return [
        { sign: "fight", n: `−${part.cost}` },
        ...(part["lose_influence"] ? [{ flag: "any", n: "−1" } as Glyph] : []),
        ...(part.last ? [{ sign: "end" } as Glyph] : []),
      ];
    case "synergy_bonus":
      return [{ sign: "once" }, { synergy: part.need as Synergy }];
    default:
      return [{ sign: "once" }, ...condition(part)];
  }
}

function trigger(effect: Effect): Line {
  const when = MOMENTS[effect["trigger"] as string] ?? [text("…")];
  if (Array.isArray(effect["vp_by_different"])) {
    const steps = (effect["vp_by_different"] as number[]).flatMap((vp, number) =>
      vp ? [[{ sign: "village", n: number } as Glyph, ARROW, { sign: "vp", n: vp } as Glyph]] : [],
    );
    return { when, then: joined(steps, text(";")) };
  }
  if ("doubloons_per_point" in effect)
    return {
      when,
      then: [
        { sign: "doubloons", n: Number(effect["doubloons_per_point"]) },
        SLASH,
        { sign: "move" },
        text(`≤ ${String(effect["most_doubloons"])}`),
      ],
    };
  return { when, then: ops(effect["do"] as AnyOp[]) };
}

function modifier(effect: Effect): Glyph[] {
  const n = Number(effect["n"] ?? 0);
  switch (effect["modifier"]) {
    case "discount":
      return [
        { sign: "project", n: effect["from_cost"] ? `≥${String(effect["from_cost"])}` : undefined },
        { sign: "discount", n: `−${n}` },
      ];
    case "explore_bonus":
      return [{ sign: "explore", n: `+${n}` }];
    case "hand_limit":
      return [{ sign: "hand", n: `+${n}` }];
    case "village_thresholds":
      return (["two", "three"] as const).flatMap((count, i): Glyph[] => [
        { sign: "move", n: Number(effect[count]) },
        ARROW,
        { sign: "village", n: i + 2 },
      ]);
    case "object_wild":
      return [{ shown: String(effect["object"]) }, text("="), { sign: "any_object" }];
    case "combat_draw_two":
      return [{ sign: "token", n: 2 }, ARROW, { sign: "token", n: 1 }];
    case "wild_once":
      return [{ sign: "card", n: "−" }, ARROW, { sign: "wild" }];
    case "stops_card":
      return [
        ...joined(
          (effect["locations"] as string[]).map((place) => [{ place }]),
          text("+"),
        ),
        ARROW,
        ...ops(effect["complete"] as AnyOp[]),
      ];
    case "combat_tile_upgrade":
      return [{ sign: "fight" }, text("+"), { sign: "liberate" }];
    case "resistance_village_action":
      return [{ sign: "village" }, { sign: "liberate" }];
    case "home_port":
      return [{ sign: "port" }];
    default:
      return [text("…")];
  }
}

/** What a career or a card waits for. */
export function condition(of: Effect): Glyph[] {
  const [when, n] = [String(of["when"]), of["n"] as number | undefined];
  if (when === "barrier") return [{ barrier: String(of["barrier"]) }];
  if (when === "influence_one") return [{ flag: "any", n }];
  if (when === "influence_all") return [{ flag: "each", n }];
  return when in COUNTED ? [{ sign: COUNTED[when]!, n }] : [text("…")];
}

/** What a card asks for besides doubloons. That an assistant takes a figure goes without saying. */
export function need(of: Need): Glyph[] {
  const [name, value] = Object.entries(of)[0]!;
  switch (name) {
    case "figure_for_assistant":
      return [];
    case "barrier":
      return [{ barrier: String(value) }];
    case "return_figures":
      return [{ sign: "figure", n: `−${String(value)}` }];
    case "goods":
      return cost({ goods: value as string[] });
    case "nation_markers":
      return [{ flag: "any", n: Number(value) }, { sign: "place_marker" }];
    case "figure_on_nation":
      return [{ sign: "figure" }, ARROW, { flag: "any" }];
    case "figure_at_combat_piles":
      return [{ sign: "figure" }, ARROW, { sign: "token" }];
    default:
      return [text("…")];
  }
}

// ---- home ports ----

/** What a home port does from its unlocking on. */
export function ongoing(of: Effect): Line {
  const then = ops(of["do"] as AnyOp[] | undefined);
  const nation = of["nation"] as AnyNation;
  switch (of["kind"]) {
    case "city_replace_delivery":
      return { when: [{ sign: "city" }, { sign: "disc", n: "−" }], then };
    case "village_action":
      return { when: [{ sign: "village" }], then };
    case "sugar_wild":
      return { when: [{ sign: "always" }], then: [{ shown: "sugar" }, text("="), { sign: "wild" }] };
    case "income":
      return { when: [{ sign: "income" }], then };
    case "combat_action":
      return { when: [{ flag: nation }, { sign: "fight", n: `−${String(of["cost"])}` }], then };
    case "stop_owned":
      return { when: [{ sign: "move" }, { marker: nation as Nation }], then };
    case "extra_village_action":
      return { when: [{ sign: "always" }], then: [{ sign: "village", n: `+${String(of["n"])}` }] };
    case "explore_second_last":
      return { when: [{ sign: "explore", n: 2 }], then: [{ sign: "explore", n: "−1" }] };
    case "after_delivery":
      return { when: [{ sign: "deliver" }, { sign: "any_good" }], then };
    case "second_explorer":
      return { when: [{ sign: "explore" }], then: [{ sign: "explore" }, text("+"), { sign: "figure" }] };
    default:
      return { when: [text("…")], then };
  }
}
