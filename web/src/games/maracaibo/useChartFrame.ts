/** Moving the chart: one finger or the mouse pans, two fingers zoom, so do the buttons and the wheel with Ctrl. */

import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, type RefObject } from "react";
import type { Point } from "./chart";
import {
  around,
  kept,
  panned,
  reshaped,
  sees,
  isReadable,
  wholeIn,
  zoomed,
  type Frame,
  type Size,
} from "./frame";

const CLOSEST = 2; // pixels for a unit of the chart
const NEAR = 0.92; // as close as the chart comes by itself
const MARGIN = 96; // around what is shown
const TAP = 8; // pixels that a finger may move and still mean what lies below

interface Finger {
  x: number;
  y: number;
}

export function useChartFrame(svg: RefObject<SVGSVGElement | null>, chart: Frame) {
  const frame = useRef<Frame>({ ...chart });
  const isWhole = useRef(true); // it stays so in another window
  const inSight = useRef<Point[] | null>(null); // what was shown, until somebody moves the chart
  const fingers = useRef(new Map<number, Finger>());
  const moved = useRef(0);

  const size = useCallback((): Size => {
    const { width, height } = svg.current?.getBoundingClientRect() ?? { width: 0, height: 0 };
    return { width: width || chart.width, height: height || chart.height };
  }, [svg, chart]);
  const put = useCallback(
    (wanted: Frame) => {
      frame.current = kept(wanted, chart, size(), CLOSEST);
      const { x, y, width, height } = frame.current;
      isWhole.current = width >= wholeIn(chart, size()).width - 1;
      const box = [x, y, width, height].map((n) => Math.round(n * 10) / 10).join(" ");
      svg.current?.setAttribute("viewBox", box);
      svg.current?.toggleAttribute("data-whole", isWhole.current);
    },
    [svg, size, chart],
  );
  const whole = useCallback(() => {
    inSight.current = null;
    put(wholeIn(chart, size()));
  }, [put, size, chart]);
  const show = useCallback(
    (points: Point[]) => {
      const window = size();
      const found = around(points, MARGIN, window);
      if (!found) return;
      if (isReadable(chart, window)) return whole();
      const unit = window.width / found.width;
      const wanted = Math.min(unit, NEAR);
      inSight.current = points;
      put(zoomed(found, wanted / unit, { x: window.width / 2, y: window.height / 2 }, window));
    },
    [put, size, chart, whole],
  );
  /** Comes closer only where the points are not in sight already. */
  const reveal = useCallback(
    (points: Point[]) => {
      if (!points.every((point) => sees(frame.current, point, 20))) show(points);
    },
    [show],
  );
  const zoom = useCallback(
    (factor: number) => {
      inSight.current = null;
      const window = size();
      put(zoomed(frame.current, factor, { x: window.width / 2, y: window.height / 2 }, window));
    },
    [put, size],
  );

  // Another window, another shape: what was whole is whole again.
  useLayoutEffect(() => {
    const element = svg.current;
    if (!element) return;
    let before = size();
    const fit = () => {
      const now = size();
      if (inSight.current) show(inSight.current);
      else if (isWhole.current) whole();
      else put(reshaped(frame.current, before, now));
      before = now;
    };
    fit();
    const watch = new ResizeObserver(fit);
    watch.observe(element);
    return () => watch.disconnect();
  }, [svg, put, show, whole, size]);
  useWheel(svg, frame, put, size);

  const props = useMemo(() => {
    const at = (event: React.PointerEvent): Finger => {
      const rect = event.currentTarget.getBoundingClientRect();
      return { x: event.clientX - rect.left, y: event.clientY - rect.top };
    };
    return {
      onPointerDown: (event: React.PointerEvent<SVGSVGElement>) => {
        if (event.button > 0) return;
        if (!fingers.current.size) moved.current = 0;
        fingers.current.set(event.pointerId, at(event));
      },
      onPointerMove: (event: React.PointerEvent<SVGSVGElement>) => {
        // The button of the mouse was released outside of the chart.
        if (event.pointerType === "mouse" && !event.buttons) fingers.current.delete(event.pointerId);
        const before = fingers.current.get(event.pointerId);
        if (!before) return;
        const now = at(event);
        const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
        moved.current += Math.hypot(now.x - before.x, now.y - before.y);
        if (moved.current > TAP) {
          inSight.current = null;
          event.currentTarget.setPointerCapture?.(event.pointerId);
          put(
            other
              ? pinched(frame.current, before, now, other, size())
              : dragged(frame.current, before, now, size()),
          );
        }
        fingers.current.set(event.pointerId, now);
      },
      onPointerUp: (event: React.PointerEvent) => void fingers.current.delete(event.pointerId),
      onPointerCancel: (event: React.PointerEvent) => void fingers.current.delete(event.pointerId),
      // A finger that moved the chart did not mean the thing on which it ended.
      onClickCapture: (event: React.MouseEvent) => {
        if (moved.current > TAP) event.stopPropagation();
        moved.current = 0;
      },
      onKeyDown: (event: React.KeyboardEvent) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return; // the browser's own
        if (event.key === "+" || event.key === "=") zoom(1.5);
        else if (event.key === "-") zoom(1 / 1.5);
      },
      // What the keyboard reaches is in sight; below a mouse nothing moves away before the click.
      onFocus: (event: React.FocusEvent<SVGSVGElement>) => {
        if (!event.target.matches(":focus-visible")) return;
        const spot = middleOf(event.target, event.currentTarget, frame.current, size());
        if (spot && !sees(frame.current, spot, 20))
          put({
            ...frame.current,
            x: spot[0] - frame.current.width / 2,
            y: spot[1] - frame.current.height / 2,
          });
      },
    };
  }, [put, size, zoom]);
  return { props, show, reveal, zoom, whole };
}

function dragged(frame: Frame, before: Finger, now: Finger, size: Size): Frame {
  return panned(frame, now.x - before.x, now.y - before.y, size);
}

/** Two fingers: as far apart as they are, so close is the chart. */
export function pinched(frame: Frame, before: Finger, now: Finger, other: Finger, size: Size): Frame {
  const far = (finger: Finger) => Math.hypot(finger.x - other.x, finger.y - other.y) || 1;
  const middle = (finger: Finger) => ({ x: (finger.x + other.x) / 2, y: (finger.y + other.y) / 2 });
  const closer = zoomed(frame, far(now) / far(before), middle(before), size);
  return panned(closer, middle(now).x - middle(before).x, middle(now).y - middle(before).y, size);
}

/** The middle of a drawn thing in units of the chart. */
function middleOf(element: Element, chart: Element, frame: Frame, size: Size): Point | null {
  if (element === chart) return null;
  const [rect, whole] = [element.getBoundingClientRect(), chart.getBoundingClientRect()];
  if (!rect.width) return null;
  const unit = frame.width / size.width;
  return [
    frame.x + (rect.left + rect.width / 2 - whole.left) * unit,
    frame.y + (rect.top + rect.height / 2 - whole.top) * unit,
  ];
}

/** The wheel scrolls the page; with Ctrl, or two fingers on a pad, it zooms. */
function useWheel(
  svg: RefObject<SVGSVGElement | null>,
  frame: RefObject<Frame>,
  put: (frame: Frame) => void,
  size: () => Size,
) {
  useEffect(() => {
    const element = svg.current;
    if (!element) return;
    const turn = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const rect = element.getBoundingClientRect();
      const at = { x: event.clientX - rect.left, y: event.clientY - rect.top };
      put(zoomed(frame.current, Math.exp(-event.deltaY / 300), at, size()));
    };
    element.addEventListener("wheel", turn, { passive: false });
    return () => element.removeEventListener("wheel", turn);
  }, [svg, frame, put, size]);
}
