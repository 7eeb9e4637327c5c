/** Runs motions outside of React: the browser moves what is drawn already. A click or a key ends them all. */
import { useLayoutEffect, useRef, type CSSProperties, type RefObject } from "react";
import { useMedia } from "../kit/useMedia";
import { usePace, type Pace } from "../table/pace";
import "./Glide.css";
import type { Spot } from "./motions";

/** How long things take, of what they take at the calm pace. */
export const SHARE: Record<Pace, number> = { calm: 1, fast: 0.34, off: 0 };

/** The same, where the device wants nothing to move as well. */
export function useShare(): number {
  const isStill = useMedia("(prefers-reduced-motion: reduce)");
  const share = SHARE[usePace()];
  return isStill ? 0 : share;
}

const running = new Set<Animation>();

/** Begins a motion; null in a document without a screen. `stays`: what is read to its end, whatever is clicked. */
export function run(
  element: Element,
  frames: Keyframe[],
  timing: KeyframeAnimationOptions,
  stays = false,
): Animation | null {
  if (typeof element.animate !== "function") return null;
  const moving = element.animate(frames, timing);
  if (stays) return moving;
  listen();
  running.add(moving);
  const gone = () => running.delete(moving);
  moving.addEventListener("finish", gone);
  moving.addEventListener("cancel", gone);
  return moving;
}

/** Everything is where it belongs at once. Nothing is drawn anew for it: the click that ends motions has more to do. */
export function endMotions(): void {
  for (const moving of [...running]) moving.finish();
}

let listens = false;

function listen(): void {
  if (listens) return;
  listens = true;
  document.addEventListener("pointerdown", endMotions, true);
  document.addEventListener("keydown", endMotions, true);
}

const ROUND = "cubic-bezier(0.45, 0.05, 0.35, 1)";
const SPEED = 240; // of the drawing's pixels in a second …
const LEAST = 0.35; // … but long enough to be seen
const MOST = 1.6;

/** How long a way takes, and where each of its turns lies on it, as shares. */
export function timesOf(way: Spot[]): { seconds: number; offsets: number[] } {
  const passed = [0];
  for (let i = 1; i < way.length; i++) {
    const [[x, y], [u, v]] = [way[i - 1]!, way[i]!];
    passed.push(passed[i - 1]! + Math.hypot(u - x, v - y));
  }
  const whole = passed[passed.length - 1] || 1;
  return {
    seconds: Math.min(MOST, Math.max(LEAST, whole / SPEED)),
    offsets: passed.map((length) => length / whole),
  };
}

/** Where a thing of a drawing lies that wears the class `glides`. */
export const liesAt = ([x, y]: Spot): CSSProperties & Record<`--${string}`, string> => ({
  "--glide-x": `${x}px`,
  "--glide-y": `${y}px`,
});

/** A thing of a drawing that slides to its new place when that has changed; `via` names the turns of the way. */
export function useGlide(
  [x, y]: Spot,
  via: (from: Spot) => Spot[] = () => [],
  started?: (way: Spot[], seconds: number) => void,
  place = `${x} ${y}`, // where it is at the table: a drawing of another size moves nothing
): RefObject<SVGGElement | null> {
  const thing = useRef<SVGGElement>(null);
  const before = useRef<{ spot: Spot; place: string } | null>(null);
  const share = useShare();
  const latest = useRef({ via, started, share });
  latest.current = { via, started, share };
  useLayoutEffect(() => {
    const from = before.current;
    before.current = { spot: [x, y], place };
    const { via, started, share } = latest.current;
    if (!from || !thing.current || share === 0 || from.place === place) return;
    const way: Spot[] = [from.spot, ...via(from.spot), [x, y]];
    const { seconds, offsets } = timesOf(way);
    const frames = way.map((spot, i) => ({ ...liesAt(spot), offset: offsets[i]! }) as Keyframe);
    const moving = run(thing.current, frames, { duration: seconds * share * 1000, easing: ROUND });
    if (moving) started?.(way, seconds * share);
    return () => moving?.cancel();
  }, [x, y, place]);
  return thing;
}
