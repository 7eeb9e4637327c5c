/** The tribute of a round, beside the sea. */

import { motion } from "motion/react";
import { Name, useThing } from "../../board/Thing";
import { useFigures } from "./figures";
import { GoldMark, PrestigeMark } from "./pieces";
import { useNow, usePlay, useSetting } from "./play";

const MOVE = { type: "spring", stiffness: 120, damping: 18 } as const;

/** Two scales in one: what prestige costs this round, and how much of it there is. */
export function Tribute() {
  const figures = useFigures();
  const { say } = useSetting();
  const { price, gain } = useNow(({ view }) => view.tribute);
  const { min, max, from, to } = figures.tribute;
  const y = (n: number) => from[1] + ((to[1] - from[1]) * (Math.min(n, max) - min)) / (max - min);
  const title = say("tribute-label", { price, gain });
  const { lit, barred, name, props } = useThing("tribute", {
    title,
    about: () => (
      <>
        <strong>{say("tribute")}</strong>
        <p>{title}</p>
        <OwnGold />
      </>
    ),
  });
  const numbers = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return (
    <g className={`mc-tribute ${lit ? "is-lit" : ""} ${barred ? "is-barred" : ""}`} {...props}>
      <Name x={50} y={(from[1] + to[1]) / 2}>
        {name}
      </Name>
      <rect className="mc-hit" x={8} y={to[1] - 34} width={78} height={from[1] - to[1] + 62} />
      <rect className="mc-cartouche" x={21} y={to[1] - 34} width={58} height={from[1] - to[1] + 62} rx={6} />
      <text aria-hidden="true" className="mc-tribute-name" y={to[1] - 16} x={50}>
        {say("tribute")}
      </text>
      {numbers.map((n) => (
        <g key={n}>
          <path d={`M24 ${y(n) + 4}h16M60 ${y(n) + 4}h16`} className="mc-scale" />
          <text aria-hidden="true" x={50} y={y(n) + 8} className="mc-scale-number">
            {n}
          </text>
        </g>
      ))}
      <motion.g initial={false} animate={{ y: y(price) - 8 }} transition={MOVE}>
        <g transform="translate(22 0)">
          <GoldMark />
          <text aria-hidden="true" x={12} y={17} className="mc-on-gold">
            {price}
          </text>
        </g>
      </motion.g>
      <motion.g initial={false} animate={{ y: y(gain) - 8 }} transition={MOVE}>
        <g transform="translate(54 0)">
          <PrestigeMark />
          <text aria-hidden="true" x={12} y={14.5} className="mc-on-prestige">
            {gain}
          </text>
        </g>
      </motion.g>
      {lit && <circle cx={50} cy={from[1] + 18} r={5} className="mc-lamp" />}
    </g>
  );
}

/** What could be spent there. */
function OwnGold() {
  const { say, view, seat, looksOn } = usePlay();
  const own = seat === null || looksOn ? undefined : view.seats[seat];
  return own && <p className="mc-note">{say("you-have", { cubes: say("n-gold", { count: own.gold }) })}</p>;
}
