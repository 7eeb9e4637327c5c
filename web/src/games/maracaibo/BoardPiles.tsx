/** Along the upper edge: combat piles, the token that is fought with, quests, prestige buildings, treasure fleets. */

import { memo } from "react";
import { useShallow } from "zustand/react/shallow";
import { At, Mark, OpSigns, Signs } from "./BoardSigns";
import { QuestTile } from "./BoardLying";
import { ops } from "./effects";
import { useFigures } from "./figures";
import { FigureMark, FlagMark, TokenFace } from "./pieces";
import { useNow, useSetting } from "./play";
import { SvgThing } from "../../board/Thing";

export const COMBAT = { x: 22, y: 22, width: 196, height: 132 };
const QUESTS = { x: 226, y: 22, width: 112, height: 132 };
export const PRESTIGE = { x: 972, y: 22, width: 147, height: 132, gap: 5 };
export const FLEETS = { x: 1432, y: 672, width: 148, height: 52 };

// ---- Combat ----

export const Combat = memo(function Combat() {
  const sizes = useNow(useShallow(({ view }) => view.token_piles));
  const fight = useNow(({ view }) => view.tokens_in_fight.length > 0);
  const { x, y, width, height } = COMBAT;
  return (
    <g>
      <rect className="mb-tray" x={x} y={y} width={width} height={height} rx={6} />
      {sizes.map((size, pile) => (
        <Pile
          key={pile}
          pile={pile}
          size={size}
          x={x + (fight ? 30 : 54) + pile * (fight ? 44 : 88)}
          y={y + 54}
          small={fight}
        />
      ))}
      {fight && <Fight x={x + 142} y={y} />}
    </g>
  );
});

function Pile({
  pile,
  size,
  x,
  y,
  small,
}: {
  pile: number;
  size: number;
  x: number;
  y: number;
  small: boolean;
}) {
  const { say } = useSetting();
  const title = say("pile", { number: pile + 1 });
  const wide = small ? 42 : 68;
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
      <At x={4} y={4} size={wide}>
        <TokenFace size={wide} />
      </At>
      <At x={0} y={0} size={wide}>
        <TokenFace size={wide} />
      </At>
      <text y={64}>{size}</text>
    </SvgThing>
  );
}

/** Tokens that are drawn, whom one fights for or against, and the value that is left. */
function Fight({ x, y }: { x: number; y: number }) {
  const { say, words } = useSetting();
  const tokens = useNow(useShallow(({ view }) => view.tokens_in_fight));
  const combat = useNow(({ view }) => [...view.stack].reverse().find(({ what }) => what === "combat"));
  const nation = combat?.nation ?? null;
  const stance = combat?.stance;
  return (
    <g>
      {tokens.map((token, i) => (
        <TokenThing key={token} token={token} x={x + (tokens.length > 1 ? -12 + i * 42 : 8)} y={y + 38} />
      ))}
      {nation && stance !== "undecided" && (
        <g className="mb-fight" transform={`translate(${x} ${y + 94})`} aria-hidden="true">
          <Mark x={-30} y={0} size={26}>
            <FlagMark nation={nation} />
          </Mark>
          {stance === "against" && <path className="mb-strike" d="M-44 12-16-12" />}
          <text x={14} y={-2}>
            {say("value-left", { count: combat?.value ?? 0 })}
          </text>
          <text x={14} y={18} className="mb-fine">
            {say(`fights-${stance}`, { nation: words.nations[nation]!.name })}
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
  const wide = 58;
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
  const middle = x + width / 2;
  return (
    <g>
      <rect className="mb-tray" x={x} y={y} width={width} height={height} rx={6} />
      <text className="mb-small-title" x={middle} y={y + 22}>
        {say("quest-pile")}
      </text>
      {top && (
        <>
          <path className="mb-under" d={`M${middle - 26} ${y + 40}h60v28h-60Z`} aria-hidden="true" />
          <QuestTile quest={top} x={middle} y={y + 52} />
          <OpSigns of={figures.quests[top]!.reward} x={middle} y={y + 84} size={18} />
        </>
      )}
      <text className="mb-fine" x={middle} y={y + 122}>
        {size}
        <title>{say("quests-left", { count: size })}</title>
      </text>
      <title>{top ? say("top-quest", { text: words.quests[top] ?? "" }) : ""}</title>
    </g>
  );
});

// ---- prestige buildings ----

export const Prestige = memo(function Prestige() {
  const { say } = useSetting();
  const row = useNow(({ view }) => view.prestige);
  return (
    <g role="group" aria-label={say("prestige")}>
      {row.map((building, place) => (
        <Building
          key={building?.building ?? place}
          id={building?.building ?? null}
          invested={building?.invested ?? []}
          x={PRESTIGE.x + place * (PRESTIGE.width + PRESTIGE.gap)}
        />
      ))}
    </g>
  );
});

function Building({ id, invested, x }: { id: string | null; invested: number[]; x: number }) {
  const figures = useFigures();
  const { say, words, names } = useSetting();
  const { y, width, height } = PRESTIGE;
  if (!id)
    return (
      <g transform={`translate(${x} ${y})`} aria-label={say("face-down")} role="img">
        <rect className="mb-building is-down" width={width} height={height} rx={6} />
        <path className="mb-dome" d="M48 98V66q25-40 51 0v32Z" />
      </g>
    );
  const { cost, vp, figures: people, endgame } = figures.buildings[id]!;
  const { name, text } = words.buildings[id]!;
  const price = `${say("n-doubloons", { count: cost })}, ${say("n-figures", { count: people })}`;
  return (
    <SvgThing
      place={`building:${id}`}
      title={name}
      about={() => (
        <>
          <strong>{name}</strong>
          <p>{text}</p>
          <p>{say("building-cost", { cost: price })}</p>
          {invested.length > 0 && (
            <p>{say("invested", { list: invested.map((seat) => names[seat]).join(", ") })}</p>
          )}
          {figures.buildings[id]!.estimated && <p className="mb-estimated">{say("estimated")}</p>}
        </>
      )}
      className="mb-building-thing"
      transform={`translate(${x} ${y})`}
    >
      <rect className="mb-building" width={width} height={height} rx={6} />
      <path className="mb-dome" d="M10 30 73 6l64 24Z" />
      <text className="mb-building-name" x={width / 2} y={50}>
        {name}
      </text>
      <Signs
        of={[
          { sign: "doubloons", n: cost },
          { sign: "figure", n: people },
        ]}
        x={width / 2}
        y={69}
        size={19}
      />
      <Signs
        of={[{ sign: "vp", n: vp }, ...(endgame.length ? [{ text: "+" }, ...ops(endgame)] : [])]}
        x={width / 2}
        y={96}
        size={19}
      />
      {invested.map((seat, i) => (
        <Mark key={seat} x={22 + i * 26} y={118} size={22}>
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
          y={FLEETS.y + i * (FLEETS.height + 6)}
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
  y,
}: {
  id: string;
  cost: number;
  do: Parameters<typeof ops>[0];
  used: boolean;
  y: number;
}) {
  const { say, words } = useSetting();
  const { x, width, height } = FLEETS;
  const title = words.fleets[id] ?? "";
  return (
    <SvgThing
      place={`fleet:${id}`}
      title={used ? `${title} (${say("fleet-used")})` : title}
      about={() => <strong>{title}</strong>}
      className={used ? "mb-fleet is-used" : "mb-fleet"}
      transform={`translate(${x} ${y})`}
    >
      <rect className="mb-tray" width={width} height={height} rx={6} />
      <path className="mb-galleon" d="M12 36h36l-6 10H18ZM28 34V10M30 12q14 8 0 20M26 14q-10 7 0 16" />
      <Signs of={[{ sign: "fight", n: `−${cost}` }, { text: "→" }, ...ops(gain)]} x={97} y={26} size={16} />
    </SvgThing>
  );
}
