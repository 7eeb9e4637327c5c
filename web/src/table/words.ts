/** Names of the server's words: from our texts, or readable as they are. */
import { codeKey, say, textOf, useTexts } from "../i18n";

/** `passing_with_cubes` → "passing with cubes" */
export function readable(word: string): string {
  return word.replaceAll("_", " ");
}

/** A word of a kind: `group-start-cubes`, in the title's own words where it has them, or else the word itself. */
export function named(kind: string, word: string, count = 1): string {
  const key = codeKey(kind, word);
  const { bundle, title } = useTexts.getState();
  const found = [title, bundle].find((texts) => texts?.hasMessage(key));
  return found ? textOf(found, key, { count }) : readable(word);
}

/** A price or a gain in words: "2 red, 1 blue · 3 gold". */
export function amounts(found: Record<string, unknown>): string {
  return Object.entries(found)
    .map(([what, value]) => amount(what, value))
    .filter(Boolean)
    .join(" · ");
}

function amount(what: string, value: unknown): string {
  if (Array.isArray(value)) return ""; // cards: the label has named them
  if (value === true) return named("amount", what);
  if (typeof value === "number") return `${value} ${named("amount", what, value)}`;
  if (typeof value === "string")
    return say("amount-is", { what: named("amount", what), value: named("amount", value) });
  if (value && typeof value === "object") {
    return Object.entries(value)
      .map(([kind, count]) =>
        typeof count === "number"
          ? `${count} ${named("amount", kind, count)}`
          : say("amount-at", { place: kind, what: amount(kind, count) }),
      )
      .join(", ");
  }
  return "";
}
