/** Faces of titles: each is loaded when a table needs it, with its words in the language spoken. */
import { useEffect, useMemo, useState, type ComponentType } from "react";
import { bundleOf, sayWith, useTexts, type Say } from "../i18n";
import type { FaceProps } from "../table/face";

export type Face = ComponentType<FaceProps<never>>;

const faces = import.meta.glob<{ default: Face }>("../games/*/index.tsx");
const texts = import.meta.glob<string>("../games/*/texts/*.ftl", { query: "?raw", import: "default" });
const pieces = import.meta.glob<{ default: ComponentType<{ say: Say }> }>("../games/*/pieces.tsx");

export interface Loaded {
  Face: Face | null; // null: this title has none here
  say: Say;
}

/** null while it is on its way. */
export function useFace(title: string | undefined): Loaded | null {
  const [Face, setFace] = useState<{ title: string; Face: Face | null } | null>(null);
  const said = useFaceSay(title);
  useEffect(() => {
    if (!title) return;
    let current = true;
    const load = faces[`../games/${title}/index.tsx`];
    const found = load ? load().then((module) => module.default) : Promise.resolve(null);
    found
      .catch(() => null) // the table is played by its list of choices then
      .then((Face) => current && setFace({ title, Face }));
    return () => {
      current = false;
    };
  }, [title]);
  return useMemo(
    () => (Face && Face.title === title && said ? { Face: Face.Face, say: said } : null),
    [Face, title, said],
  );
}

/** The words of a title's face; English where a language is missing. */
export function useFaceSay(title: string | undefined): Say | null {
  const language = useTexts((all) => all.language);
  const [found, setFound] = useState<{ say: Say } | null>(null);
  useEffect(() => {
    if (!title) return;
    let current = true;
    const load = texts[`../games/${title}/texts/${language}.ftl`] ?? texts[`../games/${title}/texts/en.ftl`];
    const text = load ? load() : Promise.resolve("");
    text.catch(() => "").then((text) => current && setFound({ say: sayWith(bundleOf(language, text)) }));
    return () => {
      current = false;
    };
  }, [title, language]);
  return found?.say ?? null;
}

/** Titles that show their own pieces on /pieces: a pieces.tsx with a component as its default. */
export function titlesWithPieces(): string[] {
  return Object.keys(pieces).map((path) => path.split("/")[2]!);
}

export async function piecesOf(title: string): Promise<ComponentType<{ say: Say }>> {
  return (await pieces[`../games/${title}/pieces.tsx`]!()).default;
}
