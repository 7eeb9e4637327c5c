/** Things on the table: pointing at one tells about it, a click does what is legal there or asks in place. */
import {
  useEffect,
  useRef,
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type SVGProps,
} from "react";
import type { Choice } from "../table/face";
import { isPointing } from "../table/proposal";
import { usePeek } from "./peeking";
import { usePlan, type Plan } from "./planning";
import "./planning.css";
import { useBoard, useBusy, useChoiceText, useTarget } from "./play";
import { isPlain, type Target } from "./targets";

export interface About {
  /** What it is, in a few words, for everybody. */
  title: string;
  /** What is shown when it is pointed at. */
  about?: () => ReactNode;
  /** Reached with the tabulator even when nothing can be done there. */
  entry?: boolean;
  /** Takes a click on what is lit upon itself; false: it is done or asked as everywhere. */
  pick?: (choices: Choice[]) => boolean;
  /** What a press begins instead, also where there is no choice of its own. */
  open?: () => void;
}

const isPinned = () => usePeek.getState().open?.pinned;

const LONG = 500; // milliseconds that a finger stays to be told about a thing …
const STEADY = 10; // … within so many pixels

/** A finger that stays is told what a mouse is told that points there; the click that ends it does nothing more. */
function useLongPress(tell: (anchor: Element) => void) {
  const pressed = useRef<{ x: number; y: number; timer: ReturnType<typeof setTimeout> } | null>(null);
  const isTold = useRef(false);
  const release = () => {
    clearTimeout(pressed.current?.timer);
    pressed.current = null;
  };
  useEffect(() => release, []);
  return {
    press: ({ pointerType, isPrimary, clientX: x, clientY: y, currentTarget }: PointerEvent<Element>) => {
      release();
      isTold.current = false;
      if (pointerType !== "touch" || !isPrimary || isPointing()) return;
      const timer = setTimeout(() => {
        isTold.current = true;
        tell(currentTarget);
      }, LONG);
      pressed.current = { x, y, timer };
    },
    stray: ({ clientX, clientY }: PointerEvent<Element>) => {
      const { x, y } = pressed.current ?? { x: clientX, y: clientY };
      if (Math.hypot(clientX - x, clientY - y) > STEADY) release();
    },
    release,
    /** Whether this click ends a long press. */
    ends: () => {
      const was = isTold.current;
      isTold.current = false;
      return was;
    },
    /** The browser's own menu would open in the middle of it. */
    menu: (event: MouseEvent<Element>) => {
      if (pressed.current || isTold.current) event.preventDefault();
    },
  };
}

/** Attributes that make an element a thing, and whether it is lit. */
export function useThing(place: string, { title, about, entry, pick, open }: About) {
  const { say, act, planNext, look } = useBoard();
  const plan = usePlan(place);
  const expanded = usePeek(({ open }) => !!open?.pinned && open.place === place);
  const { setOpen } = usePeek.getState();
  const target = useTarget(place);
  const offered = target.choices.length > 0 || open !== undefined;
  const lit = !useBusy(offered) && offered;
  const barred = !lit && target.refused.length > 0;
  const name = useName(title, target, plan);
  const told = about ?? (() => null);
  const show = (anchor: Element, pinned: boolean) =>
    setOpen({ place, anchor, pinned, title, about: told, offered: lit });
  const touched = useRef(false);
  const long = useLongPress((anchor) => show(anchor, true));
  // What is open tells how things are now, not how they were when it was opened. A place may be drawn twice: the one
  // that has more to say than its name tells it.
  useEffect(() => {
    const shown = usePeek.getState().open;
    if (expanded && about && shown && !shown.near)
      usePeek.setState({ open: { ...shown, title, about: told } });
  });
  const go = (anchor: Element) => {
    if (lit && open) {
      setOpen(null);
      open();
    } else if (lit && pick?.(target.choices)) setOpen(null);
    else if (lit && isPlain(target.choices) && !touched.current) {
      setOpen(null);
      act(target.choices[0]!);
    } else if (!lit && plan && !touched.current) {
      setOpen(null);
      planNext?.(plan);
    } else show(anchor, true);
  };
  return {
    lit,
    barred,
    planned: plan?.on === true,
    choices: target.choices,
    name,
    props: {
      role: "button",
      tabIndex: lit || barred || plan || entry ? 0 : -1,
      "data-place": place,
      "data-name": title,
      "data-state": lit ? "lit" : barred ? "barred" : "still",
      "data-plan": plan && (plan.on ? "made" : "open"),
      "aria-pressed": plan?.on,
      "aria-haspopup": lit && !open && !isPlain(target.choices) ? ("dialog" as const) : undefined,
      "aria-expanded": expanded || undefined,
      onPointerDown: (event: PointerEvent<Element>) => {
        touched.current = event.pointerType === "touch";
        long.press(event);
      },
      onPointerUp: long.release,
      onPointerCancel: long.release,
      onContextMenu: long.menu,
      // Only a mouse that moves points at something: things may come to lie under a resting one.
      onPointerMove: (event: PointerEvent<Element>) => {
        const { pointerType, movementX, movementY, currentTarget } = event;
        if (pointerType === "touch") long.stray(event);
        if (pointerType === "touch" || (movementX === 0 && movementY === 0)) return;
        if (!isPinned() && usePeek.getState().open?.anchor !== currentTarget) show(currentTarget, false);
      },
      onPointerLeave: () => {
        if (!isPinned()) setOpen(null);
      },
      onFocus: (event: FocusEvent<Element>) => {
        if (event.currentTarget.matches(":focus-visible") && !isPinned()) show(event.currentTarget, false);
      },
      onBlur: () => {
        if (!isPinned()) setOpen(null);
      },
      onClick: (event: MouseEvent<Element>) => {
        event.stopPropagation();
        if (long.ends()) return;
        const anchor = event.currentTarget;
        const near = touched.current ? meant(event, look) : [];
        if (near.length > 1)
          setOpen({ place: "near", anchor, pinned: true, title: say("which"), about: () => null, near });
        else go(anchor);
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

interface Close {
  prefix: string;
  chart: string;
  finger: number;
}

/** What a finger on the chart may have meant: the thing below it, and lit ones close by. */
function meant(
  { clientX, clientY, currentTarget }: MouseEvent<Element>,
  { prefix, chart, finger }: Close,
): { name: string; element: Element }[] {
  const drawn = currentTarget.closest(chart);
  if (!drawn) return [];
  return [...drawn.querySelectorAll("[data-place]")].flatMap((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const far = Math.hypot(left + width / 2 - clientX, top + height / 2 - clientY);
    const name = element.querySelector(`.${prefix}-name`)?.textContent ?? "";
    const isLit = element.getAttribute("data-state") === "lit";
    return element === currentTarget || (isLit && far < finger) ? [{ name, element }] : [];
  });
}

/** Its name for those who do not see it: drawn as hidden text, since letters and figures are drawn as well. */
function useName(title: string, { choices, refused }: Target, plan: Plan | undefined): string {
  const { say } = useBoard();
  const choiceText = useChoiceText();
  const reason = refused[0]?.sentence ?? refused[0]?.reason;
  if (choices.length === 1) return `${title}. ${choiceText(choices[0]!)}`;
  if (choices.length > 1) return `${title}. ${say("ways", { count: choices.length })}`;
  if (plan) return `${title}. ${say(plan.on ? "plan-made" : "plan-can", { what: plan.label ?? "" })}`;
  return reason ? `${title}. ${say("not-now", { reason })}` : title;
}

/** The name of a thing inside a drawing, in its middle, so that it does not stretch it. */
export function Name({ x = 0, y = 0, children }: { x?: number; y?: number; children: string }) {
  const { prefix } = useBoard().look;
  return (
    <text className={`${prefix}-name`} x={x} y={y}>
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

const stateClass = (lit: boolean, barred: boolean) => (lit ? "is-lit" : barred ? "is-barred" : "");

/** A thing in HTML. */
export function Thing({ place, className = "", style, children, ...about }: ThingProps) {
  const { prefix } = useBoard().look;
  const { lit, barred, name, props } = useThing(place, about);
  return (
    <div className={`${prefix}-thing ${className} ${stateClass(lit, barred)}`} style={style} {...props}>
      <span className={`${prefix}-hidden`}>{name}</span>
      <span className={`${prefix}-drawn`} aria-hidden="true">
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
  pick,
  open,
  className = "",
  children,
  ...rest
}: Omit<ThingProps, "style"> & Omit<SVGProps<SVGGElement>, keyof ThingProps>) {
  const { prefix } = useBoard().look;
  const { lit, barred, planned, name, props } = useThing(place, { title, about, entry, pick, open });
  return (
    <g className={`${prefix}-spot ${className} ${stateClass(lit, barred)}`} {...rest} {...props}>
      <Name>{name}</Name>
      <g aria-hidden="true">
        {children}
        {planned && <path className="plan-flag" d="M0-8v-58h34l-10 12 10 12h-28v34z" />}
      </g>
    </g>
  );
}
