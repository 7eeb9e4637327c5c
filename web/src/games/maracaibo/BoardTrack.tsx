/** The explorer track with its forks and barriers, the figures on it, and the track of the ruin. */

import { memo } from "react";
import { useShallow } from "zustand/react/shallow";
import { QuestTile } from "./BoardLying";
import { Mark, OpSigns, Signs } from "./BoardSigns";
import { besides } from "./chart";
import { useFigures, type Figures } from "./figures";
import { ExplorerMark, FigureMark } from "./pieces";
import { useNow, usePlay, useSetting } from "./play";
import { Glide } from "../../board/Glide";
import { SvgThing } from "../../board/Thing";
import { BARRIERS, type Barrier } from "./types";
import { labelled } from "../../i18n";

const SPACE = 20; // the radius of a space

export const Track = memo(function Track() {
  const figures = useFigures();
  const { say } = useSetting();
  const quests = useNow(({ view }) => view.track_quests);
  return (
    <g role="group" aria-label={say("track")}>
      <path className="mb-trail" d={trail(figures.spaces)} aria-hidden="true" />
      {BARRIERS.map((barrier) => (
        <BarrierPost key={barrier} id={barrier} />
      ))}
      {Object.keys(figures.spaces).map((id) => (
        <Space key={id} id={id} />
      ))}
      {Object.entries(quests).flatMap(([id, there]) =>
        there.map((quest) => (
          <QuestTile key={quest} quest={quest} x={figures.spaces[id]!.x} y={figures.spaces[id]!.y - 27} />
        )),
      )}
      <RuinTrack />
      <Explorers />
    </g>
  );
});

/** The number of a space, which is a part of its id. */
const numberIn = (id: string) => Number(id.replace(/\D/g, ""));

/** Lines from each space to those behind it. */
function trail(spaces: Record<string, { x: number; y: number; next: string[] }>): string {
  return Object.values(spaces)
    .flatMap(({ x, y, next }) => next.map((id) => `M${x} ${y}L${spaces[id]!.x} ${spaces[id]!.y}`))
    .join("");
}

const Space = memo(function Space({ id }: { id: string }) {
  const figures = useFigures();
  const { say, words } = useSetting();
  const { x, y, reward, region, start, end, branch } = figures.spaces[id]!;
  const text = words.spaces[id] ?? "";
  const title = start
    ? say("space-start")
    : end
      ? say("space-end", { text })
      : labelled(say("space", { number: numberIn(id), path: branch ?? "main" }), text);
  return (
    <SvgThing
      place={`space:${id}`}
      title={title}
      about={() => <SpaceAbout id={id} title={title} />}
      className={`mb-space ${start || end ? "is-end" : ""}`}
      data-region={region}
      transform={`translate(${x} ${y})`}
    >
      <circle className="mb-hit" r={24} />
      <circle className="mb-ground" r={start || end ? SPACE + 3 : SPACE} />
      <OpSigns of={reward} size={reward.length > 1 ? 13 : 17.5} />
    </SvgThing>
  );
});

function SpaceAbout({ id, title }: { id: string; title: string }) {
  const { say, view, words, names } = usePlay();
  const figures = useFigures();
  const here = [
    ...view.seats.filter(({ explorer }) => explorer === id).map(({ seat }) => names[seat] ?? ""),
    ...(view.automa?.explorer === id ? [words.automas[view.automa.name] ?? ""] : []),
  ];
  const figure = view.seats.filter(({ track_figure }) => track_figure === id);
  return (
    <>
      <strong>{title}</strong>
      {figures.spaces[id]!.end && (
        <p>
          {say("by-order", {
            list: figures.explorer_end.vp_by_order.map((n) => say("n-vp", { count: n })).join(", "),
          })}
        </p>
      )}
      {(view.track_quests[id] ?? []).map((quest) => (
        <p key={quest}>{say("quest-here", { text: words.quests[quest] ?? "" })}</p>
      ))}
      {here.length > 0 && <p>{say("explorers-here", { list: here.join(", ") })}</p>}
      {figure.map(({ seat }) => (
        <p key={seat}>{say("figure-here", { seat: names[seat] ?? "" })}</p>
      ))}
    </>
  );
}

/** A barrier: as many bars as its region counts, so that its color says nothing alone. */
function BarrierPost({ id }: { id: Barrier }) {
  const figures = useFigures();
  const { say, words } = useSetting();
  const crossed = useNow(({ view }) => view.crossed[id]);
  const { x, y, reward_by_order } = figures.barriers[id];
  const reward = reward_by_order[Math.min(crossed, reward_by_order.length - 1)]!;
  const title = say("barrier", { name: words.barriers[id]?.name ?? "" });
  const rewards = words.barriers[id]?.rewards ?? [];
  return (
    <SvgThing
      place={`barrier:${id}`}
      title={title}
      about={() => (
        <>
          <strong>{title}</strong>
          <p>{say("by-order", { list: rewards.join(", ") })}</p>
          <p>{say("next-gets", { text: rewards[Math.min(crossed, rewards.length - 1)] ?? "" })}</p>
        </>
      )}
      className="mb-barrier"
      data-barrier={id}
      transform={`translate(${x} ${y})`}
    >
      <path className="mb-post" d="M-4-34h8V24h-8Z" />
      {Array.from({ length: BARRIERS.indexOf(id) + 1 }, (_, i) => (
        <path key={i} className="mb-bar" d="M-10-3h20v6h-20Z" transform={`translate(0 ${-30 + i * 10})`} />
      ))}
      <rect className="mb-barrier-reward" x={-27} y={22} width={54} height={26} rx={5} />
      <OpSigns of={reward} y={35} size={19} />
    </SvgThing>
  );
}

// ---- who stands where ----

interface Standing {
  who: string;
  at: string;
  figure: boolean;
}

function Explorers() {
  const figures = useFigures();
  const { seat } = useSetting();
  const rows = useNow(
    useShallow(({ view }) => [
      ...view.seats.map((row) => `${row.seat} ${row.explorer}`),
      ...view.seats.filter((row) => row.track_figure).map((row) => `${row.seat} ${row.track_figure} figure`),
      ...(view.automa?.explorer ? [`automa ${view.automa.explorer}`] : []),
    ]),
  );
  const standing = rows.map((row): Standing => {
    const [who, at, figure] = row.split(" ") as [string, string, string?];
    return { who, at, figure: !!figure };
  });
  return (
    <g aria-hidden="true">
      {standing.map((one) => (
        <Explorer
          key={`${one.who} ${one.figure}`}
          {...spot(one, standing, figures)}
          {...one}
          own={one.who === String(seat)}
        />
      ))}
    </g>
  );
}

/** Those on one space stand side by side at its upper edge. */
function spot(one: Standing, all: Standing[], figures: Figures): { x: number; y: number } {
  const there = all.filter(({ at }) => at === one.at);
  const { x, y } = figures.spaces[one.at]!;
  const dx = besides(there.length, there.length > 3 ? 14 : 19)[there.indexOf(one)]!;
  return { x: x + dx, y: y - 12 };
}

function Explorer({ who, figure, x, y, own }: Standing & { x: number; y: number; own: boolean }) {
  return (
    <Glide at={[x, y]} data-place={figure ? `figure:${who}` : `explorer:${who}`}>
      <Mark x={0} y={0} size={own ? 34 : 30}>
        {figure ? (
          <FigureMark seat={Number(who)} />
        ) : who === "automa" ? (
          <AutomaExplorer />
        ) : (
          <ExplorerMark seat={Number(who)} />
        )}
      </Mark>
    </Glide>
  );
}

/** The automa's tent wears a cross, as its sail does. */
function AutomaExplorer() {
  return (
    <g className="mb-explorer" data-seat="automa">
      <path d="M12 1c6.500 2.500 10 9 10.500 22h-21C2 10 5.500 3.500 12 1Z" />
      <path className="mb-cross" d="m8 11 8 8M16 11l-8 8" />
    </g>
  );
}

// ---- the ruin ----

function RuinTrack() {
  const figures = useFigures();
  const { say } = useSetting();
  const laid = useNow(({ view }) => !!view.legacy["L32"]);
  const inside = useNow(useShallow(({ view }) => view.seats.map(({ ruin }) => ruin)));
  if (!laid) return null;
  const all = Object.entries(figures.ruins);
  return (
    <g>
      <path className="mb-trail" d={trail(figures.ruins)} aria-hidden="true" />
      {all.map(([id, { x, y }]) => (
        <RuinSpace key={id} id={id} x={x} y={y} />
      ))}
      <text className="mb-small-title" x={all[0]![1].x - 46} y={all[0]![1].y + 5} aria-hidden="true">
        {say("ruin-title")}
      </text>
      {inside.map((id, seat) =>
        id && figures.ruins[id] ? (
          <Mark key={seat} x={figures.ruins[id].x - 14 + seat * 10} y={figures.ruins[id].y - 12} size={22}>
            <FigureMark seat={seat} />
          </Mark>
        ) : null,
      )}
    </g>
  );
}

function RuinSpace({ id, x, y }: { id: string; x: number; y: number }) {
  const figures = useFigures();
  const { say, words } = useSetting();
  const arrived = useNow(({ view }) => view.ruin_arrived);
  const { pay_objects, reward, vp_by_order } = figures.ruins[id]!;
  const title = labelled(say("ruin", { number: numberIn(id) }), words.ruins[id] ?? "");
  const order = vp_by_order?.map((n) => say("n-vp", { count: n })).join(", ");
  const vp = vp_by_order?.[Math.min(arrived, vp_by_order.length - 1)];
  return (
    <SvgThing
      place={`ruin:${id}`}
      title={title}
      about={() => (
        <>
          <strong>{title}</strong>
          {order && <p>{say("by-order", { list: order })}</p>}
        </>
      )}
      className="mb-space"
      data-region="ruin"
      transform={`translate(${x} ${y})`}
    >
      <rect className="mb-ground" x={-29} y={-14} width={58} height={27} rx={4} />
      {pay_objects && <Signs of={pay_objects.map((shown) => ({ shown }))} x={-15} size={14} />}
      {vp ? (
        <Signs of={[{ sign: "vp", n: vp }]} size={16} />
      ) : (
        <OpSigns of={reward.slice(0, 1)} x={pay_objects ? 15 : 0} size={16} />
      )}
    </SvgThing>
  );
}
