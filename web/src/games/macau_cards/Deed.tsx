/** A button for one choice. While an answer is on its way it keeps the focus, and does nothing. */

import type { JSX, ReactNode } from "react";
import type { Choice } from "../../table/face";

interface Props {
  choice: Choice;
  busy: boolean;
  act: (choice: Choice) => void;
  className: string;
  title?: string | undefined;
  keys?: string | undefined;
  point?: (isOn: boolean) => void; // somebody looks at it
  children: ReactNode;
}

export function Deed({ choice, busy, act, className, title, keys, point, children }: Props): JSX.Element {
  return (
    <button
      type="button"
      className={className}
      data-action={choice.action}
      data-state="lit"
      aria-disabled={busy || undefined}
      aria-keyshortcuts={keys}
      title={title}
      onClick={() => !busy && act(choice)}
      onPointerEnter={point && (() => point(true))}
      onPointerLeave={point && (() => point(false))}
      onFocus={point && (() => point(true))}
      onBlur={point && (() => point(false))}
    >
      {children}
    </button>
  );
}
