/** The piece of a choice, small, as it lies on the table. */

import type { ReactNode } from "react";
import type { Named } from "../../table/face";
import { useFigures, type Figures } from "./figures";
import { Flag, GoodIcon, Marker, ObjectIcon, Sign, TokenFace, type AnyNation } from "./pieces";
import type { SignName } from "./signs";
import type { Good, Nation } from "./types";

/** Actions that have one sign, whatever they are done with. */
const SIGNS: Record<string, SignName> = {
  take_doubloon: "doubloons",
  discard_hand: "hand",
  invest: "prestige",
  upgrade_action: "upgrade",
  port_action: "port",
  fight_port: "port",
  resistance_action: "liberate",
  main_city: "city",
  city_action: "city",
  main_village: "village",
  main_assistants: "assistant",
  main_quest: "quest",
  card_quest: "quest",
  fulfil_quest: "quest",
  empty_market: "disc",
  remove_disc: "disc",
  explore: "explore",
  move_figure: "figure",
  ruin: "explore",
  add_point: "combat",
  add_figure: "figure",
  pay_token: "token",
  use_assistant: "assistant",
  draw_pile: "card",
  draw_hint: "hint",
  cover_hint: "hint",
  cover_space: "hint",
  remove_hint: "hint",
  take_last: "doubloons",
  use_tile: "prestige",
  take_port: "port",
  liberate: "liberate",
  liberate_extra: "liberate",
  displace: "displace",
  annex: "place_marker",
  resist: "liberate",
  return_marker: "return_marker",
  plan: "card",
};

export function Picture({ name }: { name: Named }) {
  const figures = useFigures();
  const piece = pieceOf(name, figures);
  return piece ? <span className="mb-picture">{piece}</span> : null;
}

function pieceOf(name: Named, figures: Figures): ReactNode {
  const card = typeof name["card"] === "string" ? figures.cards[name["card"]] : undefined;
  if (card && name.type === "deliver") return <GoodIcon good={card.good} size={20} />;
  if (card && name.type === "pay_card")
    return (
      <>
        <GoodIcon good={card.good} size={18} />
        <ObjectIcon object={card.object} size={18} />
      </>
    );
  if (name.type === "choose_good") return <GoodIcon good={name["good"] as Good} size={20} />;
  if (name.type === "token_pile") return <TokenFace size={24} />;
  if (name.type === "keep_token") return <Token id={String(name["token"])} figures={figures} />;
  if (typeof name["nation"] === "string") return <Flag nation={name["nation"] as AnyNation} size={20} />;
  if (typeof name["marker"] === "string") return <Marker nation={name["marker"] as Nation} size={20} />;
  const sign = SIGNS[name.type];
  return sign ? <Sign sign={sign} size={20} /> : null;
}

function Token({ id, figures }: { id: string; figures: Figures }) {
  const token = figures.tokens[id];
  if (!token) return null;
  const { france, spain, england } = token;
  return <TokenFace size={34} values={{ france, spain, england }} />;
}
