/** What a face with things on a table does around them, the same for every title. */
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from "react";
import type { Choice, FaceProps, RefusedChoice, Step } from "../table/face";
import { pointAt, usePointing } from "../table/pointing";
import type { Targets } from "./targets";
import type { Event } from "./telling";

/** The same names as long as they say the same: the list itself may be a new one each time. */
export function useNames(names: string[]): string[] {
  const said = names.join("\n");
  return useMemo(() => said.split("\n"), [said]);
}

/** What happened since the table was drawn last; nothing when the face is opened, or goes back. */
export function useNews(steps: Step[]): Event[] {
  const [last, setLast] = useState({ steps, news: NO_NEWS });
  if (last.steps === steps) return last.news;
  const seen = newest(last.steps);
  const fresh = steps.filter(({ n }) => n > seen);
  const news = fresh.length ? fresh.flatMap(({ events }) => events) : NO_NEWS;
  setLast({ steps, news });
  return news;
}

const NO_NEWS: Event[] = [];
const newest = (steps: Step[]): number => steps[steps.length - 1]?.n ?? Infinity;

/** The same as long as the face is open, so that nothing is drawn again because of it. */
export function useAct(act: FaceProps<unknown>["act"]): (choice: Choice) => void {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((choice: Choice) => latest.current(choice.name), []);
}

type TargetsOf<View> = (view: View, choices: Choice[], refused: RefusedChoice[], before?: Targets) => Targets;

/** What can be done where; a place where nothing has changed keeps what it had. */
export function useTargets<View>(
  targetsOf: TargetsOf<View>,
  view: View,
  choices: Choice[],
  refused: RefusedChoice[],
): Targets {
  const before = useRef<Targets>(undefined);
  const targets = useMemo(
    () => targetsOf(view, choices, refused, before.current),
    [targetsOf, view, choices, refused],
  );
  useEffect(() => {
    before.current = targets;
  }, [targets]);
  return targets;
}

/** How the parts lie, by the room there is. */
export function useShape<Shape extends string>(
  root: RefObject<HTMLElement | null>,
  shapeOf: (width: number, height: number) => Shape,
): Shape {
  const [shape, setShape] = useState(() => shapeOf(window.innerWidth, window.innerHeight));
  // Before anything is painted: nobody sees the table in another shape first.
  useLayoutEffect(() => {
    if (!root.current) return;
    const element = root.current;
    const look = () => setShape(shapeOf(element.clientWidth || window.innerWidth, window.innerHeight));
    look();
    const watch = new ResizeObserver(look);
    watch.observe(element);
    window.addEventListener("resize", look);
    return () => {
      watch.disconnect();
      window.removeEventListener("resize", look);
    };
  }, [root, shapeOf]);
  return shape;
}

/** Where an action is pointed at and no place, the place is where it can be done. */
export function usePlaceOf(targets: Targets): void {
  const { places, actions, count } = usePointing();
  useEffect(() => {
    const meant = [...targets].find(([, { choices }]) => choices.some((one) => actions.includes(one.action)));
    if (places.length === 0 && meant) pointAt([meant[0]], actions);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each time it is pointed at
  }, [count]);
}
