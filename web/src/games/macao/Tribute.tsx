/** The tribute of a round, beside the sea. */

import { Glide } from "../../board/Glide";
import { Name, Thing, useThing } from "../../board/Thing";
import { useFigures } from "./figures";
import { Gold, GoldMark, Prestige, PrestigeMark } from "./pieces";
import { useNow, usePlay, useSetting } from "./play";

const [TOP, BOTTOM] = [52, 592];

/** Two scales in one: what prestige costs this round, and how much of it there is. */
export function Tribute() {
  const figures = useFigures();
  const { say } = useSetting();
  const { price, gain } = useNow(({ view }) => view.tribute);
  const { min, max } = figures.tribute;
  const y = (n: number) => BOTTOM - ((BOTTOM - TOP) * (Math.min(n, max) - min)) / (max - min);
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
      <Name x={32} y={320}>
        {name}
      </Name>
      <rect className="mc-hit" x={-12} y={14} width={88} height={612} />
      <rect className="mc-cartouche" x={2} y={14} width={60} height={612} rx={9} />
      <text aria-hidden="true" className="mc-tribute-name" y={35} x={32}>
        {say("tribute")}
      </text>
      {numbers.map((n) => (
        <g key={n}>
          <path d={`M12 ${y(n)}h40`} className="mc-scale" />
          {n !== price && n !== gain && (
            <text aria-hidden="true" x={32} y={y(n) + 6} className="mc-scale-number">
              {n}
            </text>
          )}
        </g>
      ))}
      <path className="mc-exchange" d={`M32 ${y(price)}V${y(gain)}`} />
      <Glide at={[0, y(price) - 19]}>
        <g transform={`translate(${price === gain ? 2 : 13} 0) scale(1.580)`}>
          <GoldMark />
          <text aria-hidden="true" x={12} y={16} className="mc-on-gold">
            {price}
          </text>
        </g>
      </Glide>
      <Glide at={[0, y(gain) - 17]}>
        <g transform={`translate(${price === gain ? 26 : 13} 0) scale(1.580)`}>
          <PrestigeMark />
          <text aria-hidden="true" x={12} y={14} className="mc-on-prestige">
            {gain}
          </text>
        </g>
      </Glide>
    </g>
  );
}

/** What could be spent there. */
function OwnGold() {
  const { say, view, seat, looksOn } = usePlay();
  const own = seat === null || looksOn ? undefined : view.seats[seat];
  return own && <p className="mc-note">{say("you-have", { cubes: say("n-gold", { count: own.gold }) })}</p>;
}

/** The same as a line, where the scale has no room. */
export function TributeLine() {
  const { say } = useSetting();
  const { price, gain } = useNow(({ view }) => view.tribute);
  return (
    <Thing
      place="tribute"
      className="mc-tributeline"
      title={say("tribute-label", { price, gain })}
      about={() => <OwnGold />}
    >
      <b>{say("tribute")}</b> {price} <Gold size={20} /> → {gain} <Prestige size={20} />
    </Thing>
  );
}
