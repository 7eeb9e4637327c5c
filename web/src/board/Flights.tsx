/** What happened, shown and heard: pieces move from where they were to where they are, amounts rise with their cause. */
import { memo, useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { whenPainted } from "../api/bursts";
import { hear } from "../kit/sound";
import type { Step } from "../table/face";
import { usePace, useSkips } from "../table/pace";
import "./Flights.css";
import { tableOf } from "./keys";
import { MOTIONS, type Motion, type MotionName, type Spot } from "./motions";
import { run, SHARE, useShare } from "./moving";
import { beginOf, soundsOf, type Event, type Told } from "./telling";

const MOST = 14; // more at once would only flicker
const LATEST = 3; // steps that are shown of many
const STANDS = 1400; // ms that something stands where nothing moves
const NTH = 0.08; // seconds between pieces that go the same way
const UP = 0.45; // seconds between amounts that rise from the same place
const EDGE = 100; // what is read stays on the screen …
const TOP = 60; // … also while it rises

type Spots = Map<string, Spot>;

/** A piece in the air, or one that stands for a moment. */
export interface Placed {
  key: string;
  piece: ReactNode;
  motion: MotionName | null; // null: it stands
  from: Spot;
  to: Spot;
  delay: number; // seconds
}

interface Props {
  steps: Step[];
  tell: (events: Event[]) => Told[];
}

export function Flights({ steps, tell }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const share = useShare();
  const flying = useFlying(root, steps, share, tell);
  return (
    <div ref={root} className="flights" aria-hidden="true">
      {flying.map((one) => (
        <Piece {...one} key={one.key} share={share} />
      ))}
    </div>
  );
}

const Piece = memo(function Piece({ piece, motion, from, to, delay, share }: Placed & { share: number }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    if (!motion) return void (element.style.transform = `translate(${to[0]}px, ${to[1]}px)`);
    const { frames, seconds, ease, stays }: Motion = MOTIONS[motion];
    const length = { duration: seconds * share * 1000, delay: delay * share * 1000 };
    const moving = run(element, frames(from, to), { ...length, easing: ease, fill: "both" }, stays);
    return () => moving?.cancel();
  }, [motion, from, to, delay, share]);
  return (
    <div ref={place} className="flight">
      <span>{piece}</span>
    </div>
  );
});

/** What is in the air now. */
function useFlying(
  root: RefObject<HTMLElement | null>,
  steps: Step[],
  share: number,
  tell: Props["tell"],
): Placed[] {
  const isStill = share === 0;
  const rate = SHARE[usePace()];
  const skips = useSkips();
  const [flying, setFlying] = useState<Placed[]>([]);
  const seen = useRef(steps[steps.length - 1]?.n ?? 0);
  const news = useRef<Step[] | null>(null); // what is shown once the table is painted
  const before = useRef<Spots>(new Map());
  const latest = useRef({ rate, tell, isStill, skips });
  useLayoutEffect(() => {
    latest.current = { rate, tell, isStill, skips };
  });

  useEffect(() => {
    const fresh = steps.filter(({ n }) => n > seen.current);
    seen.current = steps[steps.length - 1]?.n ?? seen.current; // a replay may go back
    if (news.current) return void news.current.push(...fresh);
    news.current = fresh;
    // First the table as it is now; and where nothing is about to change, measuring costs little.
    whenPainted(() => {
      const { tell, isStill, rate, skips } = latest.current;
      const told = skips ? [] : (news.current ?? []).slice(-LATEST).flatMap(({ events }) => tell(events));
      news.current = null;
      if (!root.current) return;
      const now = measure(tableOf(root.current.parentElement!));
      if (told.length) {
        setFlying(placed(told, before.current, now, isStill, seen.current));
        hear(soundsOf(told, rate));
      }
      before.current = now;
    });
  }, [steps, root]);

  useEndings(flying, setFlying, share);
  return flying;
}

/** What has landed is taken away. */
function useEndings(flying: Placed[], set: (flying: Placed[]) => void, share: number): void {
  useEffect(() => {
    if (!flying.length) return;
    const times = flying.map(({ motion, delay }) =>
      motion ? (delay + MOTIONS[motion].seconds) * share * 1000 : STANDS,
    );
    const timer = setTimeout(() => set([]), Math.max(...times) + 50);
    return () => clearTimeout(timer);
  }, [flying, set, share]);
}

/** Middles of all places, as they were drawn last. Measured on the page, so that scrolling does not matter. */
function measure(root: HTMLElement): Spots {
  const found: Spots = new Map();
  for (const element of root.querySelectorAll("[data-place], [data-at]")) {
    const place = element.getAttribute("data-at") ?? element.getAttribute("data-place")!;
    if (found.has(place)) continue;
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width) found.set(place, [left + width / 2 + scrollX, top + height / 2 + scrollY]);
  }
  return found;
}

/** From where the places were to where they are. Where nothing may move, words and rings stand for a moment. */
export function placed(told: Told[], before: Spots, now: Spots, isStill: boolean, n: number): Placed[] {
  const rising: Spot[] = [];
  const all = told.flatMap(({ motion: usual, still, flights }, i) =>
    flights.flatMap(({ piece, from, to, motion = usual }, nth): Placed[] => {
      const begin = from.map((place) => before.get(place) ?? now.get(place)).find(Boolean);
      const end = to.map((place) => now.get(place) ?? before.get(place)).find(Boolean);
      if (!begin || !end || !motion) return [];
      const isSaid = "stays" in MOTIONS[motion];
      const isRead = isSaid || motion === "risen";
      const key = `${n}-${i}-${nth}`;
      const spots = { from: onScreen(begin, isRead), to: onScreen(isSaid ? beside(end) : end, isRead) };
      const height = rising.filter((other) => areNear(other, spots.to)).length;
      if (motion === "risen") rising.push(spots.to);
      const delay = beginOf(i) + (motion === "risen" ? height * UP : nth * NTH);
      if (!isStill) return [{ key, piece, motion, ...spots, delay }];
      if (still === "words") return [{ key, piece, motion: null, ...spots, delay: 0 }];
      if (still === "mark" && nth === 0)
        return [{ key, piece: <i className="flight-ring" />, motion: null, ...spots, delay: 0 }];
      return [];
    }),
  );
  return apart(all).slice(-MOST);
}

/** What is said stands above its seat, or below where there is no room. */
const beside = ([x, y]: Spot): Spot => [x, y - scrollY < WORD * 2.4 ? y + WORD : y - WORD];

function onScreen([x, y]: Spot, isRead: boolean): Spot {
  const edge = isRead ? Math.min(EDGE, innerWidth / 3) : 0;
  const top = isRead ? TOP : 0;
  return [Math.min(Math.max(x - scrollX, edge), innerWidth - edge), Math.max(y - scrollY, top)];
}

/** Whether amounts at two places would be read through each other. */
const areNear = ([x, y]: Spot, [u, v]: Spot) => Math.abs(x - u) < 150 && Math.abs(y - v) < 40;

const WORD = 50; // pixels from a seat to what it says
const LINE = 30; // pixels from one that stands to the next at the same place

/** What stands at one place stands one above the other. */
function apart(flying: Placed[]): Placed[] {
  const standing: Spot[] = [];
  return flying.map((one) => {
    if (one.motion) return one;
    const nth = standing.filter((other) => areNear(other, one.to)).length;
    standing.push(one.to);
    return { ...one, to: [one.to[0], one.to[1] - nth * LINE] };
  });
}
