/** A ring around what is pointed at. It takes no clicks, follows scrolling, and goes by itself. */
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { pointed, usePointing } from "./pointing";

const STAYS = 6000; // milliseconds
const SOON = 400; // until a face has brought the place in sight
const ROOM = 6; // pixels around it

interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** It goes when `until` becomes something else. */
export function Ring({ until }: { until: string | null }) {
  const pointing = usePointing();
  const [frames, setFrames] = useState<Frame[]>([]);
  useEffect(() => usePointing.setState({ places: [], actions: [] }), [until]);
  useEffect(() => {
    const nothing = pointing.places.length + pointing.actions.length === 0;
    setFrames([]);
    if (nothing || pointing.isLit) return;
    const began = performance.now();
    let scrolled = false;
    let request = requestAnimationFrame(look);
    function look(time: number) {
      const found = pointed(pointing);
      if (!scrolled && (found.length > 0 || time - began > SOON)) {
        scrolled = true;
        const first = found[0] ?? document.querySelector(".prompt");
        if (first && !isInSight(first))
          first.scrollIntoView({
            block: "center",
            behavior: pace(),
          });
      }
      const meant =
        found.length > 0 || time - began < SOON ? found : [...document.querySelectorAll(".prompt")];
      const next = meant.map(around);
      setFrames((old) => (JSON.stringify(old) === JSON.stringify(next) ? old : next));
      if (time - began < STAYS) request = requestAnimationFrame(look);
      else setFrames([]);
    }
    return () => cancelAnimationFrame(request);
  }, [pointing]);
  // Outside of everything, so that no card lies over it.
  return createPortal(
    frames.map((frame, index) => <i key={index} className="ring" style={frame} aria-hidden="true" />),
    document.body,
  );
}

function around(element: Element): Frame {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left - ROOM, top: top - ROOM, width: width + 2 * ROOM, height: height + 2 * ROOM };
}

/** On narrow pages the coach itself may lie over it. */
function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return innerWidth >= 1180 && top >= 0 && bottom <= innerHeight;
}

function pace(): ScrollBehavior {
  return matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth";
}
