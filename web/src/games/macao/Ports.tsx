/** Ports: where a ship sails to, and the board with what is delivered there. */

import { AnimatePresence, motion } from "motion/react";
import { memo } from "react";
import { Name, useThing } from "../../board/Thing";
import { Estimated, FarPrice, placeName, PriceTag, Way } from "./BoardMarks";
import { useFigures } from "./figures";
import { DiscMark, GOOD_SHAPES } from "./pieces";
import { useSetting, useTarget } from "./play";
import type { PortView } from "./types";

/** Where a port's board of name, good and values lies, seen from the port. */
export function boardAt([x, y]: [number, number]): [number, number] {
  if (x > 540) return [557 - x, 54]; // beside the wall there is no room above
  if (y < 200) return [0, -54];
  if (y > 480) return [0, 54];
  return x < 300 ? [72, -34] : [-72, -34];
}

export const Port = memo(function Port({ port }: { port: PortView }) {
  const figures = useFigures();
  const { say, names } = useSetting();
  const { choices } = useTarget(`sea:${port.port}`);
  const spot = figures.places[port.port]!;
  const [dx, dy] = boardAt(spot);
  const title = placeName(say, port.port);
  const about = () => (
    <>
      <strong>{title}</strong>
      <p>
        {say("port-about", {
          good: say(`good-${port.good}`),
          slots: port.slots.slice(port.delivered.length).join(", ") || "–",
        })}
      </p>
      {port.delivered.length > 0 && (
        <p>{port.delivered.map((seat, i) => `${names[seat]}: ${port.slots[i]}`).join(" · ")}</p>
      )}
      <Way id={port.port} />
      <Estimated groups={["port_goods", "sea_edges"]} />
    </>
  );
  const sail = useThing(`sea:${port.port}`, { title, about });
  const deliver = useThing(`port:${port.port}`, {
    title: say("port-label", { port: title, good: say(`good-${port.good}`) }),
    about,
  });
  return (
    <g transform={`translate(${spot[0]} ${spot[1]})`}>
      <g
        className={`mc-portboard ${deliver.lit ? "is-lit" : ""} ${deliver.barred ? "is-barred" : ""}`}
        transform={`translate(${dx} ${dy})`}
        {...deliver.props}
      >
        <Name>{deliver.name}</Name>
        <rect className="mc-cartouche" x={-47} y={-28} width={94} height={56} rx={5} />
        <rect className="mc-hit" x={-47} y={-38} width={94} height={76} />
        <text aria-hidden="true" className="mc-port-name" y={-11}>
          {title}
        </text>
        <g transform="translate(-43 0) scale(.9)">
          <g className="mc-good" data-good={port.good}>
            {GOOD_SHAPES[port.good]}
          </g>
        </g>
        {port.slots.map((value, i) => (
          <Slot
            key={i}
            x={-7 + i * 21.5}
            value={value}
            owner={port.delivered[i]}
            next={i === port.delivered.length}
          />
        ))}
      </g>
      <g className={`mc-place is-port ${sail.lit ? "is-lit" : ""}`} {...sail.props}>
        <Name>{sail.name}</Name>
        <circle r={38} className="mc-hit" />
        <circle r={16} className="mc-spot" />
        <circle r={10} className="mc-spot-in" />
        {sail.lit ? (
          <PriceTag x={0} y={dy < 0 ? 28 : -28} choices={choices} />
        ) : (
          <FarPrice id={port.port} y={dy < 0 ? 27 : -27} />
        )}
      </g>
    </g>
  );
});

function Slot({
  x,
  value,
  owner,
  next,
}: {
  x: number;
  value: number;
  owner: number | undefined;
  next: boolean;
}) {
  return (
    <g transform={`translate(${x} 11)`} className={`mc-slot ${next ? "is-next" : ""}`}>
      <rect x={-10} y={-12} width={20} height={24} rx={3} />
      <AnimatePresence initial={false}>
        {owner === undefined ? (
          <text aria-hidden="true" y={5.5}>
            {value}
          </text>
        ) : (
          <motion.g initial={{ scale: 2, opacity: 0 }} animate={{ scale: 1, opacity: 1 }}>
            <DiscMark seat={owner} r={9} />
          </motion.g>
        )}
      </AnimatePresence>
    </g>
  );
}
