/** What is told about the thing that is pointed at, and the choices of the one that was clicked. */
import {
  memo,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type CSSProperties,
  type RefObject,
} from "react";
import type { Choice } from "../table/face";
import { useRulesLinks } from "../table/rules";
import { closePeek, usePeek, type Open } from "./peeking";
import { usePlan } from "./planning";
import { placed } from "./placing";
import { useBoard, useTarget } from "./play";

/** Until it is known how large the box is. */
const HIDDEN: CSSProperties = { visibility: "hidden" };

type Box = RefObject<HTMLDivElement | null>;

interface Props {
  Choices: ComponentType<{ choices: Choice[] }>; // of the thing that was clicked
  Brief: ComponentType<{ choices: Choice[] }>; // what a click would do
  WhyNot?: ComponentType<{ place: string }>; // of what can neither be chosen nor is refused
}

export const Peek = memo(function Peek({ Choices, Brief, WhyNot }: Props) {
  const { say, look } = useBoard();
  const { open } = usePeek();
  const box = useRef<HTMLDivElement>(null);
  const target = useTarget(open?.place ?? "");
  const at = usePlaced(open, box, target);
  useLeaving(open, box);
  if (!open) return null;
  const { prefix } = look;
  const refused = target.choices.length ? undefined : target.refused[0];
  const Told = open.pinned ? Choices : Brief;
  return (
    <div
      key={open.place}
      ref={box}
      className={`${prefix}-peek ${open.pinned ? "is-pinned" : ""}`}
      role={open.pinned ? "dialog" : "tooltip"}
      aria-label={open.title}
      style={at ? ({ "--left": `${at.left}px`, "--top": `${at.top}px` } as CSSProperties) : HIDDEN}
    >
      {open.pinned && (
        <button type="button" className={`${prefix}-close`} aria-label={say("close")} onClick={closePeek}>
          ×
        </button>
      )}
      <div className={`${prefix}-peek-about`}>{open.about() ?? <strong>{open.title}</strong>}</div>
      {open.near && <Near near={open.near} />}
      {refused && <p className={`${prefix}-reason`}>{refused.sentence ?? refused.reason}</p>}
      {WhyNot && !refused && target.choices.length === 0 && <WhyNot place={open.place} />}
      {open.pinned && <RulesLinks place={open.place} code={refused?.code} />}
      {target.choices.length > 0 ? (
        <Told choices={target.choices} />
      ) : (
        <Planning place={open.place} pinned={open.pinned} />
      )}
    </div>
  );
});

/** While others act: what a click would plan; a finger asks first. */
function Planning({ place, pinned }: { place: string; pinned: boolean }) {
  const { say, look, planNext } = useBoard();
  const plan = usePlan(place);
  if (!plan) return null;
  const what = plan.label ?? "";
  if (!pinned)
    return <p className={`${look.prefix}-brief`}>{say(plan.on ? "plan-made" : "plan-can", { what })}</p>;
  return (
    <div className={`${look.prefix}-choices`}>
      <button
        type="button"
        className={`${look.prefix}-choice is-only`}
        onClick={() => {
          planNext?.(plan);
          closePeek();
        }}
      >
        {say(plan.on ? "plan-back" : "plan-do", { what })}
      </button>
    </div>
  );
}

/** Where the box lies, once it is known how large it is. */
function usePlaced(open: Open | null, box: Box, content: unknown) {
  const { look } = useBoard();
  const [at, setAt] = useState<{ left: number; top: number } | null>(null);
  useLayoutEffect(() => {
    if (!open || !box.current) return setAt(null);
    const { offsetWidth: width, offsetHeight: height } = box.current;
    const room = { width: innerWidth, height: innerHeight };
    const preferred = look.beside?.(open.anchor, width);
    setAt(placed(open.anchor.getBoundingClientRect(), { width, height }, room, preferred));
  }, [open, box, content, look]);
  return at;
}

/** A box that asks has the focus; a click elsewhere or Escape closes it. */
function useLeaving(open: Open | null, box: Box): void {
  const { prefix } = useBoard().look;
  const { anchor, pinned, place } = open ?? {};
  useEffect(() => {
    if (!pinned || !anchor) return;
    const { setOpen } = usePeek.getState();
    const first =
      box.current?.querySelector<HTMLElement>(`button:not(.${prefix}-close)`) ??
      box.current?.querySelector<HTMLElement>("button");
    first?.focus({ preventScroll: true });
    const away = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node) && !anchor.contains(event.target as Node))
        setOpen(null);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === "Escape") closePeek();
    };
    document.addEventListener("pointerdown", away);
    document.addEventListener("keydown", key);
    return () => {
      document.removeEventListener("pointerdown", away);
      document.removeEventListener("keydown", key);
    };
  }, [anchor, pinned, place, box, prefix]);
}

/** Where a finger may have meant one of several things. */
function Near({ near }: { near: NonNullable<Open["near"]> }) {
  const { prefix } = useBoard().look;
  const { setOpen } = usePeek.getState();
  // As if it had been chosen with the keyboard: nothing is asked that was asked already.
  const choose = (element: Element) => {
    setOpen(null);
    element.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  };
  return (
    <div className={`${prefix}-choices`}>
      {near.map(({ name, element }) => (
        <button
          key={element.getAttribute("data-place") /* two may have one name */}
          type="button"
          className={`${prefix}-choice`}
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
  const { say, look } = useBoard();
  const links = useRulesLinks();
  const card = place.startsWith("card:") ? place.slice("card:".length) : "";
  if (!links || !(code || card)) return null;
  return (
    <p className={`${look.prefix}-rules-links`}>
      {code && <Away to={links.code(code)}>{say("see-rules")}</Away>}{" "}
      {card && <Away to={links.card(card)}>{say("see-card")}</Away>}
    </p>
  );
}

/** A link to the rules, or to the list of cards, beside the table. */
function Away({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}

/** The name of a phase, which leads to its chapter. */
export function PhaseLink({ phase, name }: { phase: string; name: string }) {
  const links = useRulesLinks();
  return links ? <Away to={links.phase(phase)}>{name}</Away> : <span>{name}</span>;
}

/** What should be known before one of these is chosen. */
export function Warnings({ of }: { of: Choice[] }) {
  const { say, look } = useBoard();
  const found = [...new Set(of.flatMap(({ warnings }) => warnings))];
  return found.map((warning) => (
    <p key={warning} className={`${look.prefix}-${warning === "cannot_be_undone" ? "note" : "warning"}`}>
      {say(`warning-${warning}`)}
    </p>
  ));
}
