import type { ReactNode } from "react";
import { ArtSheet } from "../../board/ArtSheet";
import { ArtProvider, CardArt } from "../../board/CardArt";
import * as art from "./art/cards.art";
import { officeColor, ours, useFigures, type Printed } from "./figures";
import type { CardWords } from "./words";

/** Ladies who are named after a color wear it. */
const LADIES: Record<string, string> = {
  donna_blu: "blue",
  frau_rot: "red",
  lady_black: "black",
  madame_vert: "green",
  miss_grey: "gray",
  senora_violeta: "violet",
};

/** Around whatever shows cards of Macao. */
export function CardPictures({ children }: { children: ReactNode }) {
  return <ArtProvider art={art}>{children}</ArtProvider>;
}

/** The picture of a card, in the tint of its kind. */
export function CardPicture({ id }: { id: string }) {
  return <CardArt of={id} tint={tintOf(id, useFigures())} />;
}

function tintOf(id: string, figures: Printed): string {
  const card = figures.card(id);
  return LADIES[id] ?? officeColor(card) ?? card.kind;
}

/** All of them, for those who draw them. */
export function PictureSheet({ words }: { words: CardWords }) {
  const of = Object.keys(art.pictures).map((id) => ({ id, name: words.name(id), tint: tintOf(id, ours) }));
  return (
    <CardPictures>
      <ArtSheet of={of} />
    </CardPictures>
  );
}
