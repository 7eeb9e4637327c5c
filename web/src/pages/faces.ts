/** Faces of titles: each is loaded when a table needs it, with its words in the language spoken. */
import { useEffect, useMemo, useState, type ComponentType } from "react";
import type { View } from "../api/types";
import { bundleOf, sayWith, useTexts, type Say } from "../i18n";
import { useSuits } from "../i18n/letters";
import type { FaceProps, Named } from "../table/face";
import { PlainFace } from "../table/PlainFace";
import type { StoryProps } from "../table/story";

export type Face = ComponentType<FaceProps<never>>;

interface Module {
  default: Face;
  tries?: (name: Named, view: never) => boolean; // whether an action is tried out before it is sent
  isOut?: (view: never, seat: number) => boolean; // whether a seat's turn does not come any more in this game
}

const faces = import.meta.glob<Module>("../games/*/index.tsx");
// Of the face and of the story; page.<language>.ftl comes with the words of the page.
const texts = import.meta.glob<string>(
  ["../games/*/texts/??.ftl", "../games/*/texts/story.*.ftl", "../games/*/texts/{german,spanish}.*.ftl"],
  {
    query: "?raw",
    import: "default",
  },
);
const stories = import.meta.glob<{ default: ComponentType<StoryProps> }>("../games/*/Story.tsx");
const pieces = import.meta.glob<{ default: ComponentType<{ say: Say }> }>("../games/*/pieces.tsx");

export interface Loaded {
  Face: Face; // the title's own, or the one that serves every title
  isPlain: boolean; // it has none of its own here
  tries: (name: Named, view: View) => boolean;
  isOut: (view: View, seat: number) => boolean;
  say: Say;
}

const NEVER = () => false;

/** null while it is on its way. */
export function useFace(title: string | undefined): Loaded | null {
  const [found, setFound] = useState<{ title: string; module: Module | null } | null>(null);
  const said = useFaceSay(title);
  useEffect(() => {
    if (!title) return;
    let current = true;
    const load = faces[`../games/${title}/index.tsx`];
    const loaded = load ? load() : Promise.resolve(null);
    loaded
      .catch(() => null) // the plain face is there already
      .then((module) => current && setFound({ title, module }));
    return () => {
      current = false;
    };
  }, [title]);
  return useMemo(() => {
    if (!found || found.title !== title || !said) return null;
    const { default: Own, tries = NEVER, isOut = NEVER } = found.module ?? {};
    const asked = { tries: tries as Loaded["tries"], isOut: isOut as Loaded["isOut"] };
    return { Face: Own ?? PlainFace, isPlain: !Own, ...asked, say: said };
  }, [found, title, said]);
}

/** The words of a title's face; English where a language is missing. */
export function useFaceSay(title: string | undefined): Say | null {
  const language = useTexts((all) => all.language);
  const suits = useSuits();
  const [found, setFound] = useState<{ say: Say } | null>(null);
  useEffect(() => {
    if (!title) return;
    let current = true;
    const folder = `../games/${title}/texts`;
    const load = texts[`${folder}/${language}.ftl`] ?? texts[`${folder}/en.ftl`];
    const ofPack = texts[`${folder}/${suits}.${language}.ftl`]; // words for suits that are others
    const words = [load, ofPack].map((file) => (file ? file().catch(() => "") : ""));
    void Promise.all(words).then((found) => {
      if (!current) return;
      const bundle = bundleOf(language, ...found);
      useTexts.setState({ title: bundle });
      setFound({ say: sayWith(bundle) });
    });
    return () => {
      current = false;
    };
  }, [title, language, suits]);
  return found?.say ?? null;
}

/** A title's own story of a game, with its words; null for a title without one, or on its way. */
export function useStory(title: string): { Story: ComponentType<StoryProps>; say: Say } | null {
  const language = useTexts((all) => all.language);
  const [found, setFound] = useState<{ Story: ComponentType<StoryProps>; say: Say } | null>(null);
  useEffect(() => {
    let current = true;
    const folder = `../games/${title}`;
    const story = stories[`${folder}/Story.tsx`];
    const words = texts[`${folder}/texts/story.${language}.ftl`] ?? texts[`${folder}/texts/story.en.ftl`];
    if (!story || !words) return;
    Promise.all([story(), words()])
      .then(([module, text]) => {
        if (current) setFound({ Story: module.default, say: sayWith(bundleOf(language, text)) });
      })
      .catch(() => undefined); // the figures stand without it
    return () => {
      current = false;
    };
  }, [title, language]);
  return found;
}

/** Titles that show their own pieces on /pieces: a pieces.tsx with a component as its default. */
export function titlesWithPieces(): string[] {
  return Object.keys(pieces).map((path) => path.split("/")[2]!);
}

export async function piecesOf(title: string): Promise<ComponentType<{ say: Say }>> {
  return (await pieces[`../games/${title}/pieces.tsx`]!()).default;
}
