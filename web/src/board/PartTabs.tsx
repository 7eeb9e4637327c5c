/** Where there is no room for a whole table: one part of it at a time, and a mark on those where something is lit. */
import type { JSX } from "react";

interface Props<Part extends string> {
  className: string;
  label: string;
  parts: readonly Part[];
  open: Part;
  lit: readonly string[];
  name: (part: Part) => string;
  onOpen: (part: Part) => void;
}

export function PartTabs<Part extends string>(props: Props<Part>): JSX.Element {
  const { className, label, parts, open, lit, name, onOpen } = props;
  return (
    <nav className={className} aria-label={label}>
      {parts.map((part) => (
        <button
          key={part}
          type="button"
          aria-pressed={open === part}
          className={lit.includes(part) ? "is-lit" : ""}
          onClick={() => onOpen(part)}
        >
          {name(part)}
        </button>
      ))}
    </nav>
  );
}
