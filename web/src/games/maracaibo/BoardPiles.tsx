/** Along the upper edge: combat piles, the token that is fought with, quests, prestige buildings, treasure fleets. */

import { memo } from "react";
import { useShallow } from "zustand/react/shallow";
import { At, Mark, OpSigns, Signs } from "./BoardSigns";
import { QuestTile } from "./BoardLying";
import { PiecePicture } from "./CardPicture";
import { CardArt } from "../../board/CardArt";
import { ops } from "./effects";
import { useFigures } from "./figures";
import { FigureMark, FlagMark, TokenFace } from "./pieces";
import { useNow, useSetting } from "./play";
import { SvgThing } from "../../board/Thing";

export const COMBAT = { x: 10, y: 6, width: 196, height: 96 };
const QUESTS = { x: 216, y: 6, width: 176, height: 96 };
export const PRESTIGE = { x: 1022, y: 6, height: 96, gap: 6, room: 468, widest: 150, closed: 54 };
export const FLEETS = { x: 222, y: 318, width: 148, height: 52 };

/** Where the prestige buildings lie: those that are open get the room that the others leave. */
export function buildingSpots(open: boolean[]): { x: number; width: number }[] {
  const { x, gap, room, widest, closed } = PRESTIGE;
  const shut = open.filter((isOpen) => !isOpen).length;
  const left = room - gap * (open.length - 1) - shut * closed;
  const wide = Math.min(widest, left / Math.max(1, open.length - shut));
  const widths = open.map((isOpen) => (isOpen ? wide : closed));
  return widths.map((width, i) => ({
    x: x + widths.slice(0, i).reduce((sum, before) => sum + before + gap, 0),
    width,
  }));
}

// ---- Combat ----

export const Combat = memo(function Combat() {
  const { say } = useSetting();
  const sizes = useNow(useShallow(({ view }) => view.token_piles));
  const fight = useNow(({ view }) => view.tokens_in_fight.length > 0);
  const { x, y, width, height } = COMBAT;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="mb-well" width={width} height={height} rx={10} />
      {fight ? (
        <Fight />
      ) : (
        <text className="mb-heading" x={14} y={26}>
          {say("combat")}
        </text>
      )}
      {sizes.map((size, pile) => (
        <Pile
          key={pile}
          pile={pile}
          size={size}
          x={fight ? 42 : 52 + pile * 92}
          y={fight ? 27 + pile * 42 : 62}
          small={fight}
        />
      ))}
    </g>
  );
});

interface PileProps {
  pile: number;
  size: number;
  x: number;
  y: number;
  small: boolean;
}

/** Tokens that lie face down, with how many they are. */
function Pile({ pile, size, x, y, small }: PileProps) {
  const { say } = useSetting();
  const title = say("pile", { number: pile + 1 });
  const [wide, high] = small ? [60, 34] : [82, 48];
  const face = small ? 26 : 34;
  return (
    <SvgThing
      place={`pile:${pile}`}
      title={title}
      about={() => (
        <>
          <strong>{title}</strong>
          <p>{say("tokens-left", { count: size })}</p>
        </>
      )}
      className="mb-pile"
      transform={`translate(${x} ${y})`}
    >
      <rect className="mb-under" x={-wide / 2 + 3} y={-high / 2 + 4} width={wide} height={high} rx={7} />
      <rect className="mb-piece-ground" x={-wide / 2} y={-high / 2} width={wide} height={high} rx={7} />
      <At x={-wide / 4 + 2} y={0} size={face}>
        <TokenFace size={face} />
      </At>
      <text x={wide / 4 - 2} y={7}>
        {size}
      </text>
    </SvgThing>
  );
}

/** Tokens that are drawn, whom one fights for or against, and the value that is left. */
function Fight() {
  const { say } = useSetting();
  const tokens = useNow(useShallow(({ view }) => view.tokens_in_fight));
  const combat = useNow(({ view }) => [...view.stack].reverse().find(({ what }) => what === "combat"));
  const nation = combat?.nation ?? null;
  const hasStance = nation !== null && combat?.stance !== "undecided";
  return (
    <g>
      {tokens.map((token, i) => (
        <TokenThing key={token} token={token} x={110 + i * 56} y={hasStance ? 34 : 48} />
      ))}
      {hasStance && (
        <g className="mb-fight" transform="translate(134 80)" aria-hidden="true">
          <Mark x={-44} y={-3} size={24}>
            <FlagMark nation={nation} />
          </Mark>
          {combat?.stance === "against" && <path className="mb-strike" d="M-57 8-31-14" />}
          <text x={12} y={4}>
            {say("value-left", { count: combat?.value ?? 0 })}
          </text>
        </g>
      )}
    </g>
  );
}

function TokenThing({ token, x, y }: { token: string; x: number; y: number }) {
  const figures = useFigures();
  const { say, words } = useSetting();
  const { france, spain, england } = figures.tokens[token]!;
  const title = say("token", { text: words.tokens[token] ?? "" });
  const wide = 56;
  return (
    <SvgThing
      place={`token:${token}`}
      title={title}
      about={() => <strong>{title}</strong>}
      className="mb-token-thing"
      transform={`translate(${x} ${y})`}
    >
      <At x={0} y={0} size={wide}>
        <TokenFace size={wide} values={{ france, spain, england }} />
      </At>
    </SvgThing>
  );
}

// ---- quests ----

export const QuestPile = memo(function QuestPile() {
  const { say, words } = useSetting();
  const size = useNow(({ view }) => view.quest_pile.size);
  const top = useNow(({ view }) => view.quest_pile.top);
  const figures = useFigures();
  const { x, y, width, height } = QUESTS;
  return (
    <g transform={`translate(${x} ${y})`}>
      <title>{top ? say("top-quest", { text: words.quests[top] ?? "" }) : ""}</title>
      <rect className="mb-well" width={width} height={height} rx={10} />
      <text className="mb-heading" x={14} y={26}>
        {say("quest-pile")}
      </text>
      <text className="mb-heading is-count" x={width - 14} y={26}>
        {size}
        <title>{say("quests-left", { count: size })}</title>
      </text>
      {top && (
        <>
          <QuestTile quest={top} x={52} y={60} />
          <g className="mb-light">
            <OpSigns of={figures.quests[top]!.reward} x={136} y={60} size={18} />
          </g>
        </>
      )}
    </g>
  );
});

// ---- prestige buildings ----

export const Prestige = memo(function Prestige() {
  const { say } = useSetting();
  const row = useNow(({ view }) => view.prestige);
  const spots = buildingSpots(row.map((building) => building !== null));
  return (
    <g role="group" aria-label={say("prestige")}>
      {row.map((building, place) =>
        building ? (
          <Building key={building.building} {...building} {...spots[place]!} />
        ) : (
          <ClosedBuilding key={place} {...spots[place]!} />
        ),
      )}
    </g>
  );
});

const COLUMNS = "M-16 14h32M-14-6h28L0-16ZM-10-4v16M0-4v16M10-4v16";

function ClosedBuilding({ x, width }: { x: number; width: number }) {
  const { say } = useSetting();
  const { y, height } = PRESTIGE;
  return (
    <g transform={`translate(${x} ${y})`} aria-label={say("face-down")} role="img">
      <title>{say("face-down")}</title>
      <rect className="mb-well" width={width} height={height} rx={8} />
      <path className="mb-columns" transform={`translate(${width / 2} ${height / 2})`} d={COLUMNS} />
    </g>
  );
}

const LETTER = 11; // as wide as one is on average, in units of the chart
const WIDE = /[mw]/gi; // and half as wide again

/** How much narrower a name is drawn, so that it stays on its card. */
function narrowed(name: string, width: number): number {
  const letters = name.length + (name.match(WIDE)?.length ?? 0) / 2;
  return Math.min(1, (width - 10) / (letters * LETTER));
}

interface BuildingProps {
  building: string;
  invested: number[];
  x: number;
  width: number;
}

function Building({ building: id, invested, x, width }: BuildingProps) {
  const figures = useFigures();
  const { say, words, names } = useSetting();
  const { y, height } = PRESTIGE;
  const { cost, vp, figures: people, endgame } = figures.buildings[id]!;
  const { name, text } = words.buildings[id]!;
  const price = `${say("n-doubloons", { count: cost })}, ${say("n-figures", { count: people })}`;
  const middle = width / 2;
  return (
    <SvgThing
      place={`building:${id}`}
      title={name}
      about={() => (
        <>
          <PiecePicture id={id} kind="prestige" />
          <strong>{name}</strong>
          <p>{text}</p>
          <p>{say("building-cost", { cost: price })}</p>
          {invested.length > 0 && (
            <p>{say("invested", { list: invested.map((seat) => names[seat]).join(", ") })}</p>
          )}
        </>
      )}
      className="mb-building-thing"
      transform={`translate(${x} ${y})`}
    >
      <rect className="mb-building" width={width} height={height} rx={8} />
      <CardArt of={id} tint="prestige" x={3} y={3} width={width - 6} height={38} />
      <rect className="mb-building-price" x={3} y={3} width={70} height={26} rx={8} />
      <Signs
        of={[
          { sign: "doubloons", n: cost },
          { sign: "figure", n: people },
        ]}
        x={38}
        y={16}
        size={19}
      />
      <text
        className="mb-building-name"
        transform={`translate(${middle} 59) scale(${narrowed(name, width)} 1)`}
      >
        {name}
      </text>
      <Signs
        of={[{ sign: "vp", n: vp }, ...(endgame.length ? [{ text: "+" }, ...ops(endgame)] : [])]}
        x={middle}
        y={79}
        size={width < 120 ? 17 : 20}
      />
      {invested.map((seat, i) => (
        <Mark key={seat} x={12 + i * 24} y={height - 2} size={24}>
          <FigureMark seat={seat} />
        </Mark>
      ))}
    </SvgThing>
  );
}

// ---- treasure fleets ----

/** Two combat actions for the whole table, where their tile lies. */
export const Fleets = memo(function Fleets() {
  const figures = useFigures();
  const laid = useNow(({ view }) => !!view.legacy["L6"]);
  const used = useNow(useShallow(({ view }) => view.fleets_used));
  if (!laid) return null;
  return (
    <g>
      {(figures.tiles["L6"]?.combat_actions ?? []).map((action, i) => (
        <Fleet
          key={action.id}
          {...action}
          used={used.includes(action.id)}
          x={FLEETS.x + i * (FLEETS.width + 6)}
        />
      ))}
    </g>
  );
});

function Fleet({
  id,
  cost,
  do: gain,
  used,
  x,
}: {
  id: string;
  cost: number;
  do: Parameters<typeof ops>[0];
  used: boolean;
  x: number;
}) {
  const { say, words } = useSetting();
  const { y, width, height } = FLEETS;
  const title = words.fleets[id] ?? "";
  return (
    <SvgThing
      place={`fleet:${id}`}
      title={used ? `${title} (${say("fleet-used")})` : title}
      about={() => <strong>{title}</strong>}
      className={used ? "mb-fleet is-used" : "mb-fleet"}
      transform={`translate(${x} ${y})`}
    >
      <rect className="mb-building" width={width} height={height} rx={6} />
      <path className="mb-galleon" d="M12 36h36l-6 10H18ZM28 34V10M30 12q14 8 0 20M26 14q-10 7 0 16" />
      <Signs of={[{ sign: "fight", n: `−${cost}` }, { text: "→" }, ...ops(gain)]} x={97} y={26} size={16} />
    </SvgThing>
  );
}
