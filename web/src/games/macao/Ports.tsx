/** Ports: where a ship sails to, and the board with what is delivered there. */

import { memo } from "react";
import type { Spot } from "../../board/motions";
import { Name, useThing } from "../../board/Thing";
import { FINGER, FINGERS, isPort, placeName, SeaAbout, useSailing } from "./BoardMarks";
import { useSea, type Spots } from "./chart";
import { useFigures } from "./figures";
import { DiscMark, GOOD_SHAPES } from "./pieces";
import { useSetting } from "./play";
import type { PortView } from "./types";
import { labelled } from "../../i18n";

/** Where a port's board of name, good and values lies, seen from the port: where no route is. */
export function boardAt([x, y]: Spot, spots: Spots, home: string): Spot {
  const all = Object.values(spots);
  const [top, bottom] = [Math.min(...all.map((spot) => spot[1])), Math.max(...all.map((spot) => spot[1]))];
  const at = (y - top) / (bottom - top || 1);
  if (at < 0.2) return [leftOfNext([x, y], spots, home), -50];
  if (at > 0.7) return [leftOfNext([x, y], spots, home), 50];
  const middle = Math.max(...all.map((spot) => spot[0])) / 2;
  return x < middle ? [113, 46] : [-113, 46];
}

const WIDTH = 142; // of a board, and a little room beside it

/** Where ports lie close together, boards give way to the left: at the right are the edge and the home harbor. */
function leftOfNext([x, y]: Spot, spots: Spots, home: string): number {
  const next = Object.entries(spots)
    .filter(([id, spot]) => isPort(id) && id !== home && spot[0] > x && Math.abs(spot[1] - y) < 60)
    .map(([, spot]) => spot)
    .sort(([a], [b]) => a - b)[0];
  return next ? Math.min(0, next[0] + leftOfNext(next, spots, home) - WIDTH - x) : 0;
}

export const Port = memo(function Port({ port }: { port: PortView }) {
  const spots = useSea();
  const { say, names } = useSetting();
  const sailing = useSailing(port.port);
  const spot = spots[port.port]!;
  const [dx, dy] = boardAt(spot, spots, useFigures().start);
  const title = placeName(say, port.port);
  const about = () => (
    <SeaAbout id={port.port} title={title}>
      <p>
        {say("port-about", {
          good: say(`good-${port.good}`),
          slots: port.slots.slice(port.delivered.length).join(", ") || "–",
        })}
      </p>
      {port.delivered.length > 0 && (
        <p>{port.delivered.map((seat, i) => labelled(names[seat]!, String(port.slots[i]))).join(", ")}</p>
      )}
    </SeaAbout>
  );
  const sail = useThing(`sea:${port.port}`, {
    title: sailing.cost
      ? say("place-for", { place: title, cubes: say("cubes-any", { count: sailing.cost }) })
      : title,
    about,
    open: sailing.open,
  });
  const deliver = useThing(`port:${port.port}`, {
    title: say("port-label", { port: title, good: say(`good-${port.good}`) }),
    about,
  });
  return (
    <g transform={`translate(${spot[0]} ${spot[1]})`}>
      <g
        className={`mc-place is-port ${sail.lit ? "is-lit" : ""}`}
        {...sail.props}
        onClick={sail.props.onClick}
      >
        <Name>{sail.name}</Name>
        <circle r={FINGERS ? FINGER : 30} className="mc-hit" />
        <circle r={17} className="mc-spot" />
        <circle r={9} className="mc-spot-in" />
      </g>
      <g
        className={`mc-portboard ${deliver.lit ? "is-lit" : ""} ${deliver.barred ? "is-barred" : ""}`}
        transform={`translate(${dx - 69} ${dy - 26})`}
        {...(deliver.lit || !sailing.open ? deliver.props : asIts(sail.props))}
      >
        <Name x={69} y={26}>
          {deliver.name}
        </Name>
        {FINGERS && <rect className="mc-hit" y={26 - FINGER} width={138} height={2 * FINGER} />}
        <rect className="mc-cartouche" width={138} height={52} rx={8} />
        <text aria-hidden="true" className="mc-port-name" x={10} y={19}>
          {title}
        </text>
        <g transform="translate(111 3.500) scale(.875)" className="mc-good" data-good={port.good}>
          {GOOD_SHAPES[port.good]}
        </g>
        {port.slots.map((value, i) => (
          <Slot
            key={i}
            x={28.5 + i * 40}
            value={value}
            owner={port.delivered[i]}
            next={i === port.delivered.length}
          />
        ))}
      </g>
    </g>
  );
});

/** What answers a pointer as the port itself does; keyboard and screen reader meet the port once. */
const asIts = ({ onClick, onPointerDown, onPointerMove, onPointerLeave }: ThingProps) => ({
  onClick,
  onPointerDown,
  onPointerMove,
  onPointerLeave,
});

type ThingProps = ReturnType<typeof useThing>["props"];

interface SlotProps {
  x: number;
  value: number;
  owner: number | undefined;
  next: boolean;
}

function Slot({ x, value, owner, next }: SlotProps) {
  return (
    <g transform={`translate(${x} 37)`} className={`mc-slot ${next ? "is-next" : ""}`} aria-hidden="true">
      {owner === undefined && <rect x={-18.5} y={-11} width={37} height={22} rx={5} />}
      {owner === undefined ? <text y={6}>{value}</text> : <DiscMark seat={owner} r={11.5} />}
    </g>
  );
}
