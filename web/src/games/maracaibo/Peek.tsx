/** What is told about the thing that is pointed at, and the choices of the one that was clicked. */

import { memo, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Choice } from "../../table/face";
import { useRulesLinks } from "../../table/rules";
import { Amounts, StopSigns } from "./Amounts";
import { choiceText, stopOf, useNow, usePeek, useSetting, useTarget, type Open } from "./play";

/** Below the thing or above it, inside the window. */
function placeFor(anchor: Element, width: number, height: number): { left: number; top: number } {
  const rect = anchor.getBoundingClientRect();
  const inside = (value: number, most: number) => Math.min(Math.max(8, value), Math.max(8, most - 8));
  const below = rect.bottom + 10;
  return {
    left: inside(rect.left + rect.width / 2 - width / 2, innerWidth - width),
    top: below + height < innerHeight - 8 ? below : inside(rect.top - height - 10, innerHeight - height),
  };
}

/** Closes the box; the focus goes back to the thing it was about. */
function close() {
  const { open, setOpen } = usePeek.getState();
  setOpen(null);
  if (open?.anchor.isConnected) (open.anchor as HTMLElement | SVGElement).focus?.({ preventScroll: true });
}

export const Peek = memo(function Peek() {
  const { say } = useSetting();
  const { open } = usePeek();
  const box = useRef<HTMLDivElement>(null);
  const target = useTarget(open?.place ?? "");
  const at = usePlaced(open, box, target);
  useLeaving(open, box);
  if (!open) return null;
  const refused = target.choices.length ? undefined : target.refused[0];
  return (
    <div
      key={open.place}
      ref={box}
      className={`mb-peek ${open.pinned ? "is-pinned" : ""}`}
      role={open.pinned ? "dialog" : "tooltip"}
      aria-label={open.title}
      style={at ? { left: at.left, top: at.top } : { left: 0, top: 0, visibility: "hidden" }}
    >
      {open.pinned && (
        <button type="button" className="mb-close" aria-label={say("close")} onClick={close}>
          ×
        </button>
      )}
      <div className="mb-peek-about">{open.about() ?? <strong>{open.title}</strong>}</div>
      {open.near && <Near near={open.near} />}
      {refused && <p className="mb-reason">{refused.sentence ?? refused.reason}</p>}
      {open.pinned && <RulesLinks place={open.place} code={refused?.code} />}
      {target.choices.length > 0 &&
        (open.pinned ? <Choices choices={target.choices} /> : <Brief choices={target.choices} />)}
    </div>
  );
});

/** Where the box lies, once it is known how large it is. */
function usePlaced(open: Open | null, box: React.RefObject<HTMLDivElement | null>, content: unknown) {
  const [at, setAt] = useState<{ left: number; top: number } | null>(null);
  useLayoutEffect(() => {
    if (!open || !box.current) return setAt(null);
    setAt(placeFor(open.anchor, box.current.offsetWidth, box.current.offsetHeight));
  }, [open, box, content]);
  return at;
}

/** A box that asks has the focus; a click elsewhere or Escape closes it. */
function useLeaving(open: Open | null, box: React.RefObject<HTMLDivElement | null>) {
  const { anchor, pinned, place } = open ?? {};
  useEffect(() => {
    if (!pinned || !anchor) return;
    const { setOpen } = usePeek.getState();
    const first =
      box.current?.querySelector<HTMLElement>("button:not(.mb-close)") ??
      box.current?.querySelector<HTMLElement>("button");
    first?.focus({ preventScroll: true });
    const away = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node) && !anchor.contains(event.target as Node))
        setOpen(null);
    };
    const key = (event: globalThis.KeyboardEvent) => {
      if (event.key === "Escape") close();
    };
    document.addEventListener("pointerdown", away);
    document.addEventListener("keydown", key);
    return () => {
      document.removeEventListener("pointerdown", away);
      document.removeEventListener("keydown", key);
    };
  }, [anchor, pinned, place, box]);
}

/** Where a finger may have meant one of several things. */
function Near({ near }: { near: NonNullable<Open["near"]> }) {
  const { setOpen } = usePeek.getState();
  // As if it had been chosen with the keyboard: nothing is asked that was asked already.
  const choose = (element: Element) => {
    setOpen(null);
    element.dispatchEvent(new globalThis.KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  };
  return (
    <div className="mb-choices">
      {near.map(({ name, element }) => (
        <button
          key={element.getAttribute("data-place") /* two may have one name */}
          type="button"
          className="mb-choice"
          onClick={() => choose(element)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

/** From what was pointed at into the rules and the list of cards; the table stays open. */
function RulesLinks({ place, code }: { place: string; code: string | undefined }) {
  const { say } = useSetting();
  const links = useRulesLinks();
  const card = place.startsWith("card:") ? place.slice("card:".length) : "";
  if (!links || !(code || card)) return null;
  return (
    <p className="mb-rules-links">
      {code && (
        <a href={links.code(code)} target="_blank" rel="noreferrer">
          {say("see-rules")}
        </a>
      )}{" "}
      {card && (
        <a href={links.card(card)} target="_blank" rel="noreferrer">
          {say("see-card")}
        </a>
      )}
    </p>
  );
}

/** What a click would do. */
function Brief({ choices }: { choices: Choice[] }) {
  const { say } = useSetting();
  if (choices.length > 1)
    return (
      <>
        <p className="mb-brief">{say("ways", { count: choices.length })}</p>
        {choices.every(stopOf) &&
          choices.map((choice) => <StopSigns key={choice.action} stop={stopOf(choice)!} />)}
      </>
    );
  return (
    <p className="mb-brief">
      <Told choice={choices[0]!} />
    </p>
  );
}

/** A choice as it is read: label, what waits, price and gain. */
export function Told({ choice }: { choice: Choice }) {
  const stop = stopOf(choice);
  return (
    <>
      <span>{choice.label ?? choice.name.type}</span>
      {stop && <StopSigns stop={stop} />}
      <Amounts of={choice.price} sign="minus" />
      <Amounts of={choice.gain} sign="plus" />
    </>
  );
}

/** The choices of one thing, with prices and gains; number keys choose. */
export function Choices({ choices }: { choices: Choice[] }) {
  const { act } = useSetting();
  const choose = (choice: Choice) => {
    close();
    act(choice);
  };
  return (
    <div
      className="mb-choices"
      onKeyDown={(event) => {
        const choice = choices[Number(event.key) - 1];
        if (choice) choose(choice);
      }}
    >
      {choices.map((choice) => (
        <ChoiceButton key={choice.action} choice={choice} choose={choose} />
      ))}
      <Warnings of={choices} />
    </div>
  );
}

interface ButtonProps {
  choice: Choice;
  choose: (choice: Choice, button: Element) => void;
  place?: string;
}

export function ChoiceButton({ choice, choose, place }: ButtonProps) {
  const { say, words } = useSetting();
  const busy = useNow((now) => now.busy);
  return (
    <button
      type="button"
      className="mb-choice"
      data-action={choice.action}
      data-place={place}
      disabled={busy}
      onClick={(event) => choose(choice, event.currentTarget)}
    >
      <span className="mb-hidden">{choiceText(say, words, choice)}</span>
      <span className="mb-drawn" aria-hidden="true">
        <Told choice={choice} />
      </span>
    </button>
  );
}

function Warnings({ of }: { of: Choice[] }) {
  const { say } = useSetting();
  const found = [...new Set(of.flatMap(({ warnings }) => warnings))];
  return found.map((warning) => (
    <p key={warning} className={warning === "cannot_be_undone" ? "mb-note" : "mb-warning"}>
      {say(`warning-${warning}`)}
    </p>
  ));
}
