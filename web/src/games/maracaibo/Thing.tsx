/** Things on the table: pointing at one tells about it, a click does what is legal there or asks in place. */

import {
  useEffect,
  useRef,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type SVGProps,
} from "react";
import type { Choice } from "../../table/face";
import { choiceText, useNow, usePeek, useSetting, useTarget, type Say } from "./play";
import { isPlain } from "./targets";
import type { Words } from "./words";

export interface About {
  /** What it is, in a few words, for everybody. */
  title: string;
  /** What is shown when it is pointed at. */
  about?: () => ReactNode;
  /** Reached with the tabulator even when nothing can be done there. */
  entry?: boolean;
}

/** Attributes that make an element a thing, and whether it is lit. */
export function useThing(place: string, { title, about, entry }: About) {
  const { say, words, act } = useSetting();
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
    choices: target.choices,
    /** Its name for those who do not see it: drawn as hidden text, since letters and figures are drawn as well. */
    name: thingName(
      say,
      words,
      title,
      target.choices,
      target.refused[0]?.sentence ?? target.refused[0]?.reason,
    ),
    props: {
      role: "button",
      tabIndex: lit || barred || entry ? 0 : -1,
      "data-place": place,
      "data-name": title,
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
        event.stopPropagation();
        touched.current = false;
        go(event.currentTarget);
      },
    },
  };
}

const FINGER = 26; // pixels around the middle of a touch

/** What a finger on the chart may have meant: the thing below it, and lit ones close by. */
function meant({
  clientX,
  clientY,
  currentTarget,
}: MouseEvent<Element>): { name: string; element: Element }[] {
  const chart = currentTarget.closest(".mb-chart");
  if (!chart) return [];
  return [...chart.querySelectorAll("[data-place]")].flatMap((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const far = Math.hypot(left + width / 2 - clientX, top + height / 2 - clientY);
    const name = element.querySelector(".mb-name")?.textContent ?? "";
    const isLit = element.getAttribute("data-state") === "lit";
    return element === currentTarget || (isLit && far < FINGER) ? [{ name, element }] : [];
  });
}

function thingName(say: Say, words: Words, title: string, choices: Choice[], reason?: string): string {
  if (choices.length === 1) return `${title}. ${choiceText(say, words, choices[0]!)}`;
  if (choices.length > 1) return `${title}. ${say("ways", { count: choices.length })}`;
  return reason ? `${title}. ${say("not-now", { reason })}` : title;
}

/** The name of a thing inside a drawing, in its middle, so that it does not stretch it. */
export function Name({ x = 0, y = 0, children }: { x?: number; y?: number; children: string }) {
  return (
    <text className="mb-name" x={x} y={y}>
      {children}
    </text>
  );
}

interface ThingProps extends About {
  place: string;
  className?: string;
  style?: CSSProperties;
  children: ReactNode;
}

/** A thing in HTML. */
export function Thing({ place, className = "", style, children, ...about }: ThingProps) {
  const { lit, barred, name, props } = useThing(place, about);
  return (
    <div className={`mb-thing ${className} ${stateClass(lit, barred)}`} style={style} {...props}>
      <span className="mb-hidden">{name}</span>
      <span className="mb-drawn" aria-hidden="true">
        {children}
      </span>
    </div>
  );
}

/** A thing inside a drawing; `transform` puts it where it belongs, its middle is 0, 0. */
export function SvgThing({
  place,
  title,
  about,
  entry,
  className = "",
  children,
  ...rest
}: Omit<ThingProps, "style"> & Omit<SVGProps<SVGGElement>, keyof ThingProps>) {
  const { lit, barred, name, props } = useThing(place, { title, about, entry });
  return (
    <g className={`mb-spot ${className} ${stateClass(lit, barred)}`} {...rest} {...props}>
      <Name>{name}</Name>
      <g aria-hidden="true">{children}</g>
    </g>
  );
}

function stateClass(lit: boolean, barred: boolean): string {
  return lit ? "is-lit" : barred ? "is-barred" : "";
}
