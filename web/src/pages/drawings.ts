/** What a title draws outside of a table: pictures for its rules, its list of cards. Loaded when they are looked at. */
import { useEffect, useState, type ComponentType, type ReactNode } from "react";
import type { Say } from "../i18n";
import type { CardListProps } from "../table/cardList";

type Draw = (name: string, say: Say) => ReactNode;

const pictures = import.meta.glob<{ default: Draw }>("../games/*/pictures.tsx");
const lists = import.meta.glob<{ default: ComponentType<CardListProps> }>("../games/*/CardList.tsx");

/** null for a title that has none; undefined while it is on its way. */
function useLoaded<Found>(load: (() => Promise<{ default: Found }>) | undefined): Found | null | undefined {
  const [found, setFound] = useState<{ default: Found } | null | undefined>(load ? undefined : null);
  useEffect(() => {
    let current = true;
    load?.()
      .catch(() => null)
      .then((module) => current && setFound(module));
    return () => {
      current = false;
    };
  }, [load]);
  return found === undefined ? undefined : (found?.default ?? null);
}

export function usePictures(title: string): Draw | null | undefined {
  return useLoaded(pictures[`../games/${title}/pictures.tsx`]);
}

export function useCardList(title: string): ComponentType<CardListProps> | null | undefined {
  return useLoaded(lists[`../games/${title}/CardList.tsx`]);
}
