/** The wall that sets the order of play: sixteen spaces with stacks of discs. */

import { memo } from "react";
import { Glide } from "../../board/Glide";
import { Coming } from "./Coming";
import { openPay } from "./deal";
import { useFigures } from "./figures";
import { useNow, usePlay, useSetting, useTarget } from "./play";
import { DiscMark } from "./pieces";
import { Name, useThing } from "../../board/Thing";

/** On a phone the spaces are too small to be touched one by one: the wall is one thing, and asks how far. */
export function Wall({ whole }: { whole: boolean }) {
  const figures = useFigures();
  const { say } = useSetting();
  const stacks = useNow(({ view }) => view.wall);
  const all = useThing("wall", { title: say("wall"), about: () => <strong>{say("wall")}</strong> });
  const spaces = Object.entries(figures.bricks);
  const ys = spaces.map(([, p]) => p[1]);
  const [top, bottom] = [Math.min(...ys) - 30, Math.max(...ys) + 22];
  const x = spaces[0]?.[1][0] ?? 0;
  return (
    <g {...(whole ? all.props : { role: "group", "aria-label": say("wall") })}>
      {whole && (
        <>
          <Name x={x} y={(top + bottom) / 2}>
            {all.name}
          </Name>
          <rect className="mc-hit" x={x - 46} y={top} width={88} height={bottom - top} />
        </>
      )}
      <path
        className="mc-rampart"
        d={`M${x - 29} ${bottom}V${top}h10v8h10v-8h8v8h10v-8h10v8h10V${bottom}Z`}
      />
      {spaces.map(([n, at]) => (
        <Space
          key={n}
          n={n}
          x={at[0]}
          y={at[1]}
          stack={stacks.find(({ space }) => String(space) === n)?.discs ?? NOBODY}
          whole={whole}
        />
      ))}
      {stacks.flatMap(({ space, discs }) =>
        discs
          .map((seat, i) => ({ seat, up: discs.length - 1 - i }))
          .reverse()
          .map(({ seat, up }) => <WallDisc key={seat} seat={seat} space={space} up={up} />),
      )}
    </g>
  );
}

const NOBODY: number[] = [];

interface SpaceProps {
  n: string;
  x: number;
  y: number;
  stack: number[];
  whole: boolean;
}

const Space = memo(function Space({ n, x, y, stack, whole }: SpaceProps) {
  const { say, names } = useSetting();
  const { choices } = useTarget(`wall:${n}`);
  const title = say("wall-space", { n, seats: stack.map((seat) => names[seat]).join(", ") || "–" });
  const { lit, name, props } = useThing(`wall:${n}`, {
    title,
    entry: n === "1",
    open: openPay(choices),
    about: () => (
      <>
        <strong>{say("wall-space-name", { n })}</strong>
        <p>
          {stack.length
            ? say("stack", { seats: stack.map((seat) => names[seat]).join(", ") })
            : say("wall-about")}
        </p>
        <FromHere n={Number(n)} />
      </>
    ),
  });
  return (
    <g className={`mc-space ${lit ? "is-lit" : ""}`} {...(whole ? {} : props)}>
      {!whole && (
        <Name x={x} y={y}>
          {name}
        </Name>
      )}
      <rect className="mc-hit" x={x - 28} y={y - 19} width={56} height={38} />
      <rect className="mc-brick" x={x - 24} y={y - 18} width={48} height={35.5} rx={5} />
      <text aria-hidden="true" x={x} y={y + 6}>
        {n}
      </text>
    </g>
  );
});

/** What keeps the own disc from this space. */
function FromHere({ n }: { n: number }) {
  const { say, view, seat, looksOn } = usePlay();
  const own = seat === null || looksOn ? undefined : view.seats[seat];
  if (!own) return null;
  if (n === own.wall) return <p>{say("wall-own")}</p>;
  return n < own.wall ? <p>{say("wall-behind", { n: own.wall })}</p> : <Coming place={`wall:${n}`} />;
}

/** The top of a stack is drawn last and a little higher. */
const WallDisc = memo(function WallDisc(props: { seat: number; space: number; up: number }) {
  const { seat, space, up } = props;
  const figures = useFigures();
  const [x, y] = figures.bricks[String(space)] ?? [0, 0];
  return (
    <Glide at={[x + up * 5, y - up * 6]} className="mc-wall-disc" data-place={`disc:${seat}`}>
      <DiscMark seat={seat} r={14} />
    </Glide>
  );
});
