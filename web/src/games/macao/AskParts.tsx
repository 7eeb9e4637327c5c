/** Parts of the card at the right that every question uses. */

import { useEffect, useState, type ReactNode } from "react";
import { Warnings } from "../../board/Peek";
import type { Choice } from "../../table/face";
import { setDeal } from "./deal";
import { useNow, useSetting } from "./play";

export function Heading({ children, help }: { children: ReactNode; help?: ReactNode }) {
  return (
    <div>
      <h3 className="mc-ask-title">{children}</h3>
      {help && <p className="mc-help">{help}</p>}
    </div>
  );
}

export function Group({ title, note, children }: { title?: string; note?: ReactNode; children: ReactNode }) {
  return (
    <div className="mc-group">
      {title && (
        <h4>
          <span>{title}</span> {note && <small>{note}</small>}
        </h4>
      )}
      {children}
    </div>
  );
}

interface ConfirmProps {
  label: ReactNode;
  ready: boolean;
  why: string; // it is not ready
  press: () => void;
  cancel?: () => void; // without it, what was put together is dropped
  cancelLabel?: string;
  warnings?: Choice[];
}

/** The one button that does it, and the way back. */
export function Confirm({ label, ready, why, press, cancel, cancelLabel, warnings }: ConfirmProps) {
  const { say } = useSetting();
  const busy = useNow((now) => now.busy);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => setAsked(false), [ready, why]);
  return (
    <>
      <p className="mc-why" role="status">
        {isAsked && !ready ? why : ""}
      </p>
      {warnings && <Warnings of={warnings} />}
      <div className="mc-buttons">
        <button
          type="button"
          className="mc-do"
          data-state={ready ? "lit" : "still"}
          disabled={busy}
          aria-disabled={!ready || undefined}
          onClick={ready ? press : () => setAsked(true)}
        >
          {label}
        </button>
        <button type="button" className="mc-cancel" onClick={cancel ?? (() => setDeal(null))}>
          {cancelLabel ?? say("cancel")}
        </button>
      </div>
    </>
  );
}
