/** The contract between the page and a title: what a folder of `games/` brings, and where it is found. */
import type { ComponentType } from "react";

/** A way to play that differs in more than the rules: with whom, and which options are worth asking about. */
export interface Way {
  id: string;
  preset: string; // whose name and sentence it has, unless it has words of its own
  own?: boolean; // `<title>-way-<id>` and `<title>-way-<id>-text` in texts/page.<language>.ftl
  company: "bots" | "friend" | "nobody";
  asks: string[]; // options that are asked at once; the others are for experts
  page?: string; // another page does it
}

/** A usual table: who is asked, and which rules are played. */
export interface Start {
  id: string; // a title's own has `<title>-start-<id>` and `<title>-start-<id>-text` in texts/page.<language>.ftl
  company: "bots" | "friends" | "anybody";
  seats?: number;
  preset?: string;
  options?: Record<string, unknown>;
}

/** What every page may ask about a title at once; all of it may be left out. */
export interface Manifest {
  emblem?: ComponentType; // drawn into 96 by 96
  picture?: string; // address of a picture of its table, for the pages around
  minutes?: number; // that a game usually takes
  company?: number; // bots that a newcomer meets
  clock?: string; // for people who do not know each other, as the page that opens tables names it
  points?: string; // what its story counts: "points", unless it has another word
  keys?: string[]; // of its face: `<title>-key-<key>` and `<title>-key-<key>-text` in texts/page.<language>.ftl
  usual?: string; // the preset that is played where none was chosen, if it has a name worth telling
  ways?: Way[];
  starts?: Start[]; // three usual tables, in place of those that every title has
  toldOnly?: string[]; // warnings that are good to know, about what somebody wants to do
}

// games/<title>/
//   manifest.tsx                 exports a Manifest as its default; part of the first load, so it stays small
//   picture.svg                  a picture of its table, without words that would have to be translated
//   index.tsx                    its face: see face.ts
//   Story.tsx                    its own story of a game, and whether it gathers sources: see story.ts
//   CardList.tsx                 its list of all cards: see cardList.ts
//   pictures.tsx                 pictures in its rules: (name, say) => ReactNode
//   pieces.tsx                   its pieces on /pieces, a component
//   texts/<language>.ftl         words of the face
//   texts/story.<language>.ftl   words of the story
//   texts/page.<language>.ftl    what it says of itself on shared pages: `<title>-about` and others
//
// Everything but the manifest and page.….ftl is loaded when it is looked at, and whatever is missing has a plain
// substitute that serves every title.
