/** Plans for the own next turn, made on the things themselves while others act. */
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { useStore } from "zustand";
import { shared } from "../api/changes";
import type { FaceProps, Foreseen, Named } from "../table/face";
import { useBoard } from "./play";

/** What a click on a thing plans, or no longer plans. */
export interface Plan extends Foreseen {
  on: boolean; // it is planned
}

/** By place, as "card:bank". */
export type Plans = Map<string, Plan>;

interface Asked {
  ahead: Foreseen[];
  planned: Named[];
  placesOf: (name: Named) => string[];
  choose: (those: Foreseen[]) => Foreseen | undefined; // where one thing stands for several
  before?: Plans;
}

const same = (one: Named, other: Named) => JSON.stringify(one) === JSON.stringify(other);

export const isPlanned = (planned: Named[], name: Named) => planned.some((one) => same(one, name));

/** A thing plans what it stands for; what is the same as before stays the same. */
export function plansOf({ ahead, planned, placesOf, choose, before }: Asked): Plans {
  const those = new Map<string, Foreseen[]>();
  for (const one of ahead)
    for (const place of placesOf(one.name)) those.set(place, [...(those.get(place) ?? []), one]);
  const plans: Plans = new Map();
  for (const [place, found] of those) {
    const made = found.find(({ name }) => isPlanned(planned, name));
    const plan = made ?? choose(found);
    if (plan) plans.set(place, shared(before?.get(place), { ...plan, on: made !== undefined }));
  }
  return plans;
}

const NOTHING: never[] = [];

type Given = Pick<FaceProps<unknown>, "ahead" | "planned" | "plan">;
type Wish = Omit<Asked, "ahead" | "planned" | "before">;

/** The plans that can be made, and how one is made or taken back: a click ahead is one step. */
export function usePlans({ ahead = NOTHING, planned = NOTHING, plan }: Given, { placesOf, choose }: Wish) {
  const before = useRef<Plans>(undefined);
  const plans = useMemo(
    () => plansOf({ ahead, planned, placesOf, choose, before: before.current }),
    [ahead, planned, placesOf, choose],
  );
  const send = useRef(plan);
  useLayoutEffect(() => {
    send.current = plan;
  });
  useEffect(() => {
    before.current = plans;
  }, [plans]);
  const planNext = useCallback(({ name, on }: Plan) => send.current?.(on ? [] : [name]), []);
  return { ahead, planned, plans, planNext };
}

export function usePlan(place: string): Plan | undefined {
  return useStore(useBoard().now, ({ plans }) => plans?.get(place));
}

/** The only one there is: a thing that stands for several plans none. */
export const onlyOne = (those: Foreseen[]) => (those.length === 1 ? those[0] : undefined);
