/** The piece that a lesson speaks of glows, all else lies in the shade, and a bubble points at it. It takes no clicks. */
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import "./spotlight.css";
import { pointAt, pointed } from "./pointing";
import { beside, type Box } from "./spot";

const EVERY = 150; // milliseconds: pieces move, boards are scrolled
const ROOM = 6; // pixels around a piece
const STAYS_LIT = ".coach, .prompt, .table-head"; // what tells and asks

interface Props {
  places: string[];
  actions: number[];
  children: ReactNode; // what the bubble says
}

export function Spotlight({ places, actions, children }: Props) {
  const [pieces, setPieces] = useState<Box[]>([]);
  const [others, setOthers] = useState<Box[]>([]);
  const names = places.join(" ");
  const numbers = actions.join(" ");
  useEffect(() => {
    const look = () => {
      const isBehind = document.querySelector("[role=dialog], [role=menu]") !== null;
      const found = isBehind ? [] : lit(places, actions);
      setPieces((old) => same(old, found.map(around)));
      setOthers((old) => same(old, [...document.querySelectorAll(STAYS_LIT)].map(around)));
    };
    // On a phone it may lie in a part that is not up: the face brings it there, as it does for "Show me".
    if (shown(places, actions).length === 0) pointAt(places, actions, true);
    // A row of cards may have to be scrolled; a chart brings its places in sight itself.
    const first = lit(places, actions)[0];
    if (first instanceof HTMLElement) first.scrollIntoView({ block: "nearest", inline: "nearest" });
    look();
    const timer = setInterval(look, EVERY);
    return () => clearInterval(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the lists are the same where their words are
  }, [names, numbers]);
  if (pieces.length === 0) return null;
  return createPortal(
    <div className="spotlight" aria-hidden="true">
      <svg width="100%" height="100%">
        <mask id="spotlight-mask">
          <rect width="100%" height="100%" fill="white" />
          {[...pieces, ...others].map(({ left, top, width, height }, index) => (
            <rect key={index} x={left} y={top} width={width} height={height} rx="12" fill="black" />
          ))}
        </mask>
        <rect className="spotlight-shade" width="100%" height="100%" mask="url(#spotlight-mask)" />
      </svg>
      {pieces.map((piece, index) => (
        <i key={index} className="spotlight-piece" style={piece} />
      ))}
      <Bubble piece={pieces[0]!} others={others}>
        {children}
      </Bubble>
    </div>,
    document.body,
  );
}

function Bubble({ piece, others, children }: { piece: Box; others: Box[]; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ left: 0, top: 0, side: "above" });
  useLayoutEffect(() => {
    if (!box.current) return;
    const { offsetWidth: width, offsetHeight: height } = box.current;
    const next = beside(piece, { width, height }, { width: innerWidth, height: innerHeight }, others);
    setPlace((old) => (JSON.stringify(old) === JSON.stringify(next) ? old : next));
  }, [piece, others, children]);
  const { left, top, side } = place;
  return (
    <div ref={box} className={`spotlight-bubble is-${side}`} style={{ left, top }}>
      {children}
    </div>
  );
}

/** Pieces on the table; where the step is done with none of them, its button in the card that asks, or all of the card. */
function lit(places: string[], actions: number[]): Element[] {
  const found = shown(places, actions);
  return found.length > 0 ? found : [...document.querySelectorAll(".prompt")];
}

function shown(places: string[], actions: number[]): Element[] {
  const found = pointed({ places, actions }).filter((one) => !one.closest(".coach"));
  const onTable = found.filter((one) => !one.closest(".prompt"));
  return onTable.length > 0 ? onTable : found.filter(isInSight);
}

/** The card scrolls: what is below its edge cannot be pointed at. */
function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

function around(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return {
    left: Math.round(left - ROOM),
    top: Math.round(top - ROOM),
    width: Math.round(width + 2 * ROOM),
    height: Math.round(height + 2 * ROOM),
  };
}

/** The old boxes where nothing has moved, so that nothing is drawn again. */
function same(old: Box[], next: Box[]): Box[] {
  return JSON.stringify(old) === JSON.stringify(next) ? old : next;
}
