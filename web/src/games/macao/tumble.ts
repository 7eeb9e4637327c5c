/** Dice that were just rolled tumble over the felt, settle where they fell, and are sorted. Only their drawings move:
 * the buttons lie where they belong from the first moment on, and can be pressed.
 */
import { useLayoutEffect, useRef, type RefObject } from "react";
import { run, useShare } from "../../board/moving";
import { useNow } from "./play";
import type { Color } from "./types";

const TUMBLES = 700; // ms
const LIES = 160; // that they lie as they fell
const SORTS = 320;
const WHOLE = TUMBLES + LIES + SORTS;

export function useTumble(rolled: Color[], sorted: Color[]): RefObject<HTMLDivElement | null> {
  const tray = useRef<HTMLDivElement>(null);
  const wereRolled = useNow(({ news }) => news?.some(({ type }) => type === "die_rolled") ?? false);
  const share = useShare();
  const order = useRef({ rolled, sorted });
  order.current = { rolled, sorted };
  useLayoutEffect(() => {
    if (!wereRolled || !share || !tray.current) return;
    const { rolled, sorted } = order.current;
    const buttons = [...tray.current.children] as HTMLElement[];
    const places = buttons.map(({ offsetLeft, offsetTop }) => [offsetLeft, offsetTop] as const);
    const moving = buttons.flatMap((button, i) => {
      const die = button.querySelector(".mc-rolling");
      const other = button.querySelector(".mc-rolling-other");
      const fell = rolled.indexOf(sorted[i]!);
      const [[x, y], [u, v]] = [places[i]!, places[fell] ?? places[i]!];
      if (!die || !other) return [];
      const timing = { duration: WHOLE * share };
      return [run(die, tumbling(u - x, v - y, fell), timing), run(other, flickering(fell), timing)];
    });
    return () => moving.forEach((one) => one?.cancel());
  }, [wereRolled, share]);
  return tray;
}

const at = (x: number, y: number, turn: number, size = 1) =>
  `translate(${x.toFixed(0)}px, ${y.toFixed(0)}px) rotate(${turn.toFixed(0)}deg) scale(${size})`;

/** From the edge of the tray in three hops to where it falls, and from there to its place among the others. */
export function tumbling(x: number, y: number, nth: number): Keyframe[] {
  const side = nth % 2 ? 1 : -1;
  const lies = side * (4 + nth * 2); // no die falls quite straight
  const hop = (part: number) => (part * TUMBLES) / WHOLE;
  return [
    { transform: at(x - 150 - 20 * nth, y + side * 60, side * 520, 1.15), opacity: 0, offset: 0 },
    { transform: at(x - 96, y - 34, side * 380, 1.2), opacity: 1, offset: hop(0.22), easing: "ease-in" },
    { transform: at(x - 58, y + 20, side * 260, 0.96), opacity: 1, offset: hop(0.42), easing: "ease-out" },
    { transform: at(x - 30, y - 16, side * 140, 1.1), opacity: 1, offset: hop(0.6), easing: "ease-in" },
    { transform: at(x - 10, y + 10, side * 46, 0.97), opacity: 1, offset: hop(0.8), easing: "ease-out" },
    { transform: at(x, y + side * 5, lies), opacity: 1, offset: hop(1) },
    {
      transform: at(x, y + side * 5, lies),
      opacity: 1,
      offset: (TUMBLES + LIES) / WHOLE,
      easing: "ease-in-out",
    },
    { transform: at(0, 0, 0), opacity: 1, offset: 1 },
  ];
}

/** While it tumbles another side is up now and then. */
function flickering(nth: number): Keyframe[] {
  const turns = [0, 0.15, 0.28, 0.42, 0.55, 0.68, 0.78, 0.88].map((part) => Math.min(1, part + nth * 0.015));
  return [
    ...turns.map((part, i) => ({
      opacity: i % 2 ? 0 : 1,
      offset: (part * TUMBLES) / WHOLE,
      easing: "steps(1, jump-end)",
    })),
    { opacity: 0, offset: 1 },
  ].map((frame, i) => (i === 0 ? { ...frame, offset: 0 } : frame));
}
