/** Pictures on what is printed: projects, prestige buildings, home ports, careers, quests, the cards of Jacques and Jean. */

import type { ReactNode } from "react";
import { ArtSheet, type Drawn } from "../../board/ArtSheet";
import { ArtProvider, CardArt } from "../../board/CardArt";
import * as art from "./art/cards.art";
import { ours, useFigures } from "./figures";
import type { Words } from "./words";

/** Around whatever shows cards of Maracaibo. */
export function CardPictures({ children }: { children: ReactNode }) {
  return <ArtProvider art={art}>{children}</ArtProvider>;
}

/** Families have a tint each. A card of two of them wears that of the first one here. */
const FAMILIES = ["combat", "assistant", "income", "permanent", "immediate"];

/** What works in villages or does nothing counts at the end. */
export function familyOf(categories: string[]): string {
  return FAMILIES.find((family) => categories.includes(family)) ?? "endgame";
}

/** The picture of a project. */
export function ProjectPicture({ id }: { id: string }) {
  const card = useFigures().cards[id];
  return card ? <CardArt of={id} tint={familyOf(card.categories)} /> : null;
}

type Kind = "career" | "port" | "prestige" | "quest" | "automa";

/** The picture of something else, in the tint of its kind. */
export function PiecePicture({ id, kind }: { id: string; kind: Kind }) {
  return (
    <span className="mb-art">
      <CardArt of={id} tint={kind} />
    </span>
  );
}

/** All pictures, each once, for those who draw them. */
export function PictureSheet({ words }: { words: Words }) {
  return (
    <CardPictures>
      <ArtSheet of={allDrawn(words)} />
    </CardPictures>
  );
}

function allDrawn(words: Words): Drawn[] {
  const { cards, buildings, ports, careers, quests, jacques, jean } = ours;
  const all: Drawn[] = [
    ...Object.entries(cards).map(([id, { categories }]) => ({
      id,
      name: words.cards[id]!.name,
      tint: familyOf(categories),
    })),
    ...Object.keys(buildings).map((id) => ({ id, name: words.buildings[id]!.name, tint: "prestige" })),
    ...Object.keys(ports).map((id) => ({ id, name: words.ports[id]!.name, tint: "port" })),
    ...Object.keys(careers).map((id) => ({ id, name: words.careers[id]!.name, tint: "career" })),
    ...Object.keys(quests).map((id) => ({ id, name: words.quests[id]!, tint: "quest" })),
    ...Object.keys(jacques).map((id) => ({ id, name: `${words.automas["jacques"]} ${id}`, tint: "automa" })),
    ...Object.keys(jean).map((id) => ({ id, name: `${words.automas["jean"]} ${id}`, tint: "automa" })),
  ];
  return [...new Map(all.map((one) => [art.pictures[one.id], one])).values()];
}
