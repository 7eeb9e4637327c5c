/** Things on the table that move by themselves when their place has changed. */
import { useLayoutEffect, useRef, type RefObject, type SVGProps } from "react";
import type { Spot } from "./motions";
import { liesAt, run, useGlide, useShare } from "./moving";

/** A thing of a drawing: it lies at a spot, and slides to the next one. */
export function Glide({ at, className = "", ...rest }: { at: Spot } & SVGProps<SVGGElement>) {
  const thing = useGlide(at);
  return <g {...rest} ref={thing} className={`glides ${className}`} style={liesAt(at)} />;
}

const CLOSES = 260; // ms

/** Cards in a row close ranks when one is gone, and make room for a new one. `order` tells which ones lie there. */
export function useRanks(order: string): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  const before = useRef(new WeakMap<Element, Spot>());
  const share = useShare();
  const latest = useRef(share);
  latest.current = share;
  useLayoutEffect(() => {
    const cards = [...(row.current?.children ?? [])] as HTMLElement[];
    const places = cards.map(({ offsetLeft, offsetTop }): Spot => [offsetLeft, offsetTop]);
    cards.forEach((card, i) => {
      const [[x, y], from] = [places[i]!, before.current.get(card)];
      before.current.set(card, [x, y]);
      if (!from || !latest.current || (from[0] === x && from[1] === y)) return;
      const frames = [{ transform: `translate(${from[0] - x}px, ${from[1] - y}px)` }, { transform: "none" }];
      run(card, frames, { duration: CLOSES * latest.current, easing: "ease-out" });
    });
  }, [order]);
  return row;
}
