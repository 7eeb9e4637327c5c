/** Things on the table: pointing at one tells about it, a click does what is legal there or asks in place. */

import {
  memo,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from "react";
import type { Choice } from "../../table/face";
import { Amounts } from "./Amounts";
import { choiceText, letter, useNow, usePeek, useSetting, useTarget } from "./play";
import { Cube, Gold } from "./pieces";
import { RulesLinks } from "./RulesLinks";
import { isPlain } from "./targets";
import { COLORS, type Color } from "./types";

interface About {
  /** What it is, in a few words, for everybody. */
  title: string;
  /** What is shown when it is pointed at. */
  about?: () => ReactNode;
  /** Reached with the tabulator even when nothing can be done there. */
  entry?: boolean;
}

/** Attributes that make an element a thing, and whether it is lit. */
export function useThing(place: string, { title, about, entry }: About) {
  const { say, act } = useSetting();
  const expanded = usePeek(({ open }) => !!open?.pinned && open.place === place);
  const { setOpen } = usePeek.getState();
  const pinned = () => usePeek.getState().open?.pinned;
  const target = useTarget(place);
  const offered = target.choices.length > 0;
  const lit = !useNow(({ busy }) => busy && offered) && offered;
  const barred = !lit && target.refused.length > 0;
  const told = about ?? (() => null);
  const show = (anchor: Element, pinned: boolean) =>
    setOpen({ place, anchor, pinned, title, about: told, offered: lit });
  const touched = useRef(false);
  // What is open tells how things are now, not how they were when it was opened.
  useEffect(() => {
    const { open } = usePeek.getState();
    if (expanded && open && !open.near) usePeek.setState({ open: { ...open, title, about: told } });
  });
  const go = (anchor: Element) => {
    if (lit && isPlain(target.choices) && !touched.current) {
      setOpen(null);
      act(target.choices[0]!);
    } else show(anchor, true);
  };
  const state = lit ? "lit" : barred ? "barred" : "still";
  return {
    lit,
    barred,
    /** Its name for those who do not see it: drawn as hidden text, since letters and figures are drawn as well. */
    name: thingName(say, title, target.choices, target.refused[0]?.sentence ?? target.refused[0]?.reason),
    props: {
      role: "button",
      tabIndex: lit || barred || entry ? 0 : -1,
      "data-place": place,
      "data-state": state,
      "aria-haspopup": lit && !isPlain(target.choices) ? ("dialog" as const) : undefined,
      "aria-expanded": expanded || undefined,
      onPointerDown: (event: { pointerType: string }) => {
        touched.current = event.pointerType === "touch";
      },
      onPointerEnter: (event: React.PointerEvent<Element>) => {
        if (event.pointerType !== "touch" && !pinned()) show(event.currentTarget, false);
      },
      onPointerLeave: () => {
        if (!pinned()) setOpen(null);
      },
      onFocus: (event: React.FocusEvent<Element>) => {
        if (event.currentTarget.matches(":focus-visible") && !pinned()) show(event.currentTarget, false);
      },
      onBlur: () => {
        if (!pinned()) setOpen(null);
      },
      onClick: (event: MouseEvent<Element>) => {
        event.stopPropagation();
        const near = touched.current ? meant(event) : [];
        if (near.length > 1)
          setOpen({
            place: "near",
            anchor: event.currentTarget,
            pinned: true,
            title: say("which"),
            about: () => null,
            near,
          });
        else go(event.currentTarget);
      },
      onKeyDown: (event: KeyboardEvent<Element>) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        touched.current = false;
        go(event.currentTarget);
      },
    },
  };
}

const FINGER = 30; // pixels around the middle of a touch

/** What a finger on the chart may have meant: the thing below it, and lit ones close by. */
function meant({
  clientX,
  clientY,
  currentTarget,
}: MouseEvent<Element>): { name: string; element: Element }[] {
  const chart = currentTarget.closest(".mc-board");
  if (!chart) return [];
  return [...chart.querySelectorAll("[data-place]")].flatMap((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const far = Math.hypot(left + width / 2 - clientX, top + height / 2 - clientY);
    const name = element.querySelector(".mc-name")?.textContent ?? "";
    const isLit = element.getAttribute("data-state") === "lit";
    return element === currentTarget || (isLit && far < FINGER) ? [{ name, element }] : [];
  });
}

/** As if it had been chosen with the keyboard: nothing is asked that was asked already. */
function openThing(element: Element): void {
  element.dispatchEvent(new globalThis.KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
}

function thingName(
  say: (k: string, w?: Record<string, string | number>) => string,
  title: string,
  choices: Choice[],
  reason?: string,
) {
  if (choices.length === 1) return `${title}. ${choiceText(say, choices[0]!)}`;
  if (choices.length > 1) return `${title}. ${say("ways", { count: choices.length })}`;
  return reason ? `${title}. ${say("not-now", { reason })}` : title;
}

/** The name of a thing inside a drawing, in its middle, so that it does not stretch it. */
export function Name({ x = 0, y = 0, children }: { x?: number; y?: number; children: string }) {
  return (
    <text className="mc-name" x={x} y={y}>
      {children}
    </text>
  );
}

/** An HTML thing. */
export function Thing({
  place,
  className = "",
  children,
  ...about
}: About & { place: string; className?: string; children: ReactNode }) {
  const { lit, barred, name, props } = useThing(place, about);
  return (
    <div className={`mc-thing ${className} ${lit ? "is-lit" : ""} ${barred ? "is-barred" : ""}`} {...props}>
      <span className="mc-hidden">{name}</span>
      <span className="mc-drawn" aria-hidden="true">
        {children}
      </span>
    </div>
  );
}

/** Below the thing or above it; where neighbors would be covered, beside the city or the column. */
function placeFor(anchor: Element, width: number, height: number): { left: number; top: number } {
  const rect = anchor.getBoundingClientRect();
  const inside = (value: number, most: number) => Math.min(Math.max(8, value), Math.max(8, most - 8));
  const city = anchor.closest(".mc-quarter")?.closest("svg")?.getBoundingClientRect();
  const side = anchor.closest(".mc-aside")?.getBoundingClientRect();
  const beside =
    city && city.right + width < innerWidth ? city.right + 10 : side ? side.left - width - 10 : 0;
  if (beside > 0) return { left: beside, top: inside(rect.top - 8, innerHeight - height) };
  const below = rect.bottom + 10;
  return {
    left: inside(rect.left + rect.width / 2 - width / 2, innerWidth - width),
    top: below + height < innerHeight - 8 ? below : inside(rect.top - height - 10, innerHeight - height),
  };
}

/** What is told about the thing that is pointed at, and the choices of the one that was clicked. */
export const Peek = memo(function Peek() {
  const { say } = useSetting();
  const { open, setOpen } = usePeek();
  const { anchor, pinned, place } = open ?? {};
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<{ left: number; top: number } | null>(null);
  const target = useTarget(open?.place ?? "");

  useLayoutEffect(() => {
    if (!open || !box.current) return setAt(null);
    setAt(placeFor(open.anchor, box.current.offsetWidth, box.current.offsetHeight));
  }, [open, target]);

  useEffect(() => {
    if (!pinned || !anchor) return;
    const first =
      box.current?.querySelector<HTMLElement>("button:not(.mc-close)") ??
      box.current?.querySelector<HTMLElement>("button");
    first?.focus({ preventScroll: true });
    const away = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node) && !anchor.contains(event.target as Node))
        setOpen(null);
    };
    const key = (event: globalThis.KeyboardEvent) => {
      if (event.key === "Escape") {
        setOpen(null);
        (anchor as HTMLElement | SVGElement).focus?.();
      }
    };
    document.addEventListener("pointerdown", away);
    document.addEventListener("keydown", key);
    return () => {
      document.removeEventListener("pointerdown", away);
      document.removeEventListener("keydown", key);
    };
  }, [anchor, pinned, place, setOpen]);

  if (!open) return null;
  const refused = target.choices.length ? undefined : target.refused[0];
  return (
    <div
      key={open.place}
      ref={box}
      className={`mc-peek ${open.pinned ? "is-pinned" : ""}`}
      role={open.pinned ? "dialog" : "tooltip"}
      aria-label={open.title}
      style={at ? { left: at.left, top: at.top } : { left: 0, top: 0, visibility: "hidden" }}
    >
      {open.pinned && (
        <button type="button" className="mc-close" aria-label={say("close")} onClick={() => setOpen(null)}>
          ×
        </button>
      )}
      <div className="mc-peek-about">{open.about() ?? <strong>{open.title}</strong>}</div>
      {open.near && (
        <div className="mc-choices">
          {open.near.map(({ name, element }) => (
            <button
              key={element.getAttribute("data-place") /* two may have one name */}
              type="button"
              className="mc-choice"
              onClick={() => {
                setOpen(null);
                openThing(element);
              }}
            >
              {name}
            </button>
          ))}
        </div>
      )}
      {refused && <p className="mc-reason">{refused.sentence ?? refused.reason}</p>}
      {open.pinned && <RulesLinks place={open.place} code={refused?.code} />}
      {target.choices.length > 0 &&
        (open.pinned ? <Choices choices={target.choices} /> : <Brief choices={target.choices} />)}
    </div>
  );
});

/** What a click would do. */
function Brief({ choices }: { choices: Choice[] }) {
  const { say } = useSetting();
  if (choices.length > 1) return <p className="mc-brief">{say("ways", { count: choices.length })}</p>;
  const choice = choices[0]!;
  return (
    <p className="mc-brief">
      <span>{choice.label ?? choice.name.type}</span> <Amounts of={choice.price} sign="minus" />{" "}
      <Amounts of={choice.gain} sign="plus" />
    </p>
  );
}

/** The choices of one thing, with prices and gains; number keys choose. */
export function Choices({ choices }: { choices: Choice[] }) {
  const { act } = useSetting();
  const busy = useNow((now) => now.busy);
  const { setOpen } = usePeek.getState();
  const choose = (choice: Choice) => {
    setOpen(null);
    act(choice);
  };
  if (choices.some(({ name }) => Array.isArray(name["colors"])))
    return <ColorSets choices={choices} field="colors" choose={choose} />;
  if (choices.length > 7 && choices.every(({ name }) => name.type === "cash_joker"))
    return <Pairs choices={choices} choose={choose} />;
  const short = choices.length > 2 && choices.every(({ name }) => shortOf(name) !== null);
  return (
    <div
      className={short ? "mc-choices is-short" : "mc-choices"}
      onKeyDown={(event) => {
        const choice = choices[Number(event.key) - 1];
        if (choice) choose(choice);
      }}
    >
      {choices.map((choice) => (
        <ChoiceButton
          key={choice.action}
          choice={choice}
          short={short}
          only={choices.length === 1}
          disabled={busy}
          onClick={() => choose(choice)}
        />
      ))}
      <Warnings of={choices} />
    </div>
  );
}

/** The one field in which choices of a thing differ, when it is a color or gold. */
function shortOf(name: Choice["name"]): string | null {
  const choices = name["choices"];
  const value = Array.isArray(choices) && choices.length === 1 ? choices[0] : (name["pay"] ?? name["color"]);
  return typeof value === "string" ? value : null;
}

function ChoiceButton(props: {
  choice: Choice;
  short: boolean;
  only: boolean;
  disabled: boolean;
  onClick: () => void;
}) {
  const { choice, short, only, disabled, onClick } = props;
  const { say } = useSetting();
  const value = short ? shortOf(choice.name) : null;
  if (value)
    return (
      <button type="button" className="mc-choice" disabled={disabled} onClick={onClick}>
        <span className="mc-hidden">{choiceText(say, choice)}</span>
        <span className="mc-drawn" aria-hidden="true">
          <Sign value={value} size={26} />
        </span>
        <small aria-hidden="true">
          {say(value === "free" || value === "gold" ? `short-${value}` : `color-${value}`)}
        </small>
      </button>
    );
  return (
    <button
      type="button"
      className={only ? "mc-choice is-only" : "mc-choice"}
      disabled={disabled}
      onClick={onClick}
    >
      <span className="mc-hidden">{choiceText(say, choice)}</span>
      <span className="mc-drawn" aria-hidden="true">
        <span>{choice.label ?? choice.name.type}</span>
        <Amounts of={choice.price} sign="minus" />
        <Amounts of={choice.gain} sign="plus" />
      </span>
    </button>
  );
}

export function Sign({ value, size }: { value: string; size: number }) {
  const { say } = useSetting();
  if (COLORS.includes(value as Color))
    return <Cube color={value as Color} letter={letter(say, value as Color)} size={size} />;
  return value === "gold" ? <Gold size={size} /> : <span className="mc-free">0</span>;
}

export function Warnings({ of }: { of: Choice[] }) {
  const { say } = useSetting();
  const found = [...new Set(of.flatMap(({ warnings }) => warnings))];
  return (
    <>
      {found.map((warning) => (
        <p key={warning} className={warning === "cannot_be_undone" ? "mc-note" : "mc-warning"}>
          {say(`warning-${warning}`)}
        </p>
      ))}
    </>
  );
}

/** Any set of different colors: each is switched on or off, then it is done. */
function ColorSets({
  choices,
  field,
  choose,
}: {
  choices: Choice[];
  field: string;
  choose: (choice: Choice) => void;
}) {
  const { say } = useSetting();
  const sets = choices.map((choice) => ({ choice, set: choice.name[field] as string[] }));
  const [chosen, setChosen] = useState<string[]>([]);
  const offered = COLORS.filter((color) => sets.some(({ set }) => set.includes(color)));
  const fits = (wanted: string[]) =>
    sets.find(({ set }) => set.length === wanted.length && wanted.every((c) => set.includes(c)));
  const match = fits(chosen)?.choice;
  return (
    <div className="mc-choices">
      <div className="mc-toggles" role="group" aria-label={say("choose-colors")}>
        {offered.map((color) => {
          const on = chosen.includes(color);
          return (
            <button
              key={color}
              type="button"
              className="mc-choice"
              aria-pressed={on}
              aria-label={say(`color-${color}`)}
              onClick={() => setChosen(on ? chosen.filter((c) => c !== color) : [...chosen, color])}
            >
              <Cube color={color} letter={letter(say, color)} size={26} />
            </button>
          );
        })}
      </div>
      <button type="button" className="mc-do" disabled={!match} onClick={() => match && choose(match)}>
        {match ? (
          <>
            {match.label} <Amounts of={match.gain} sign="plus" />
          </>
        ) : (
          say("choose-colors")
        )}
      </button>
    </div>
  );
}

/** The two halves of a juggled joker. */
function Pairs({ choices, choose }: { choices: Choice[]; choose: (choice: Choice) => void }) {
  const { say } = useSetting();
  const [first, setFirst] = useState<string | null>(null);
  const kinds = [...COLORS, "gold"].filter((kind) =>
    choices.some(({ name }) => (name["choices"] as string[]).includes(kind)),
  );
  const pick = (kind: string) => {
    if (first === null) return setFirst(kind);
    const match = choices.find(({ name }) => {
      const [a, b] = name["choices"] as string[];
      return (a === first && b === kind) || (a === kind && b === first);
    });
    if (match) choose(match);
  };
  return (
    <div className="mc-choices">
      <p>{first === null ? say("joker-first") : say("joker-second")}</p>
      <div className="mc-toggles">
        {kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            className="mc-choice"
            aria-pressed={first === kind}
            aria-label={kind === "gold" ? say("short-gold") : say(`color-${kind}`)}
            onClick={() => pick(kind)}
          >
            <Sign value={kind} size={26} />
          </button>
        ))}
      </div>
    </div>
  );
}
