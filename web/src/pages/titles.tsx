/** What the titles bring to the pages that they share: each folder of games/ has a small manifest. */
import { useMemo, type ReactNode, type Ref } from "react";
import { textOf, useTexts, type Words } from "../i18n";
import type { Manifest } from "../table/title";

const found = import.meta.glob<Manifest>("../games/*/manifest.tsx", { eager: true, import: "default" });

/** Titles with a manifest, by their ids. */
export const MANIFESTS = new Map(
  Object.entries(found).map(([path, manifest]) => [path.split("/")[2]!, manifest]),
);

const PLAIN: Manifest = {};

export function titleOf(id: string): Manifest {
  return MANIFESTS.get(id) ?? PLAIN;
}

export type TitleWord = (title: string, word: string, words?: Words) => string;

/** A word that a title brings to shared pages: `about` of a title `pirates` is `pirates-about`; "" where it has none. */
export function useTitleWord(): TitleWord {
  const bundle = useTexts((texts) => texts.bundle);
  return useMemo(
    () => (title, word, words) => {
      const key = `${title.replaceAll("_", "-")}-${word}`;
      return bundle.hasMessage(key) ? textOf(bundle, key, words) : "";
    },
    [bundle],
  );
}

/** The picture of a title, as its folder draws it. */
export function Emblem({ title, size = 88 }: { title: string; size?: number }) {
  const Drawn = titleOf(title).emblem ?? Pawn;
  return (
    <svg className="emblem" viewBox="0 0 96 96" width={size} height={size} aria-hidden="true">
      <Drawn />
    </svg>
  );
}

interface PictureProps {
  title: string;
  className?: string;
  ref?: Ref<HTMLSpanElement>;
  children?: ReactNode; // over it
}

/** A picture of the title's table; its emblem where it has none. */
export function Picture({ title, className = "", ref, children }: PictureProps) {
  const { picture } = titleOf(title);
  return (
    <span ref={ref} className={`picture-of ${className}`} aria-hidden="true">
      {picture ? <img src={picture} alt="" loading="lazy" decoding="async" /> : <Emblem title={title} />}
      {children}
    </span>
  );
}

/** For a title that draws none: a pawn and a die on the sea. */
function Pawn() {
  return (
    <g stroke="var(--ink)" strokeWidth="2" strokeLinejoin="round">
      <circle cx="48" cy="48" r="45" fill="var(--sea)" />
      <path d="M20 76l10-30a12 12 0 1 1 16 0l10 30z" fill="var(--blue)" />
      <rect x="50" y="50" width="28" height="28" rx="6" fill="var(--paper-high)" />
      <path d="M58 58h0M64 64h0M70 70h0" strokeWidth="6" strokeLinecap="round" />
    </g>
  );
}
