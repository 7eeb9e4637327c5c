/** The question of the third phase: everything that can be done, by what it is. */

import { memo, type ReactNode } from "react";
import { useShallow } from "zustand/react/shallow";
import { useThing } from "../../board/Thing";
import { pointAt } from "../../table/pointing";
import type { Choice } from "../../table/face";
import { CardArt, CardName, CardAbout } from "./Cards";
import { Group, Heading } from "./AskParts";
import { CubeRow } from "./Amounts";
import { openPay, setDeal } from "./deal";
import { useFigures } from "./figures";
import { Anchor, Gold, Joker, KindIcon, Prestige, Tile, Tower } from "./pieces";
import { cubesText, useNow, useSetting, useTarget } from "./play";
import type { Good } from "./types";

const MOST_CARDS = 3;
const MOST_TILES = 5;

/** Each part looks after itself: a move changes few of them. */
export const AskActions = memo(function AskActions() {
  const { say } = useSetting();
  return (
    <>
      <Heading>{say("actions-title")}</Heading>
      <PayCards />
      <TakeQuarter />
      <Group>
        <div className="mc-rows is-pairs is-acts">
          <GroupRow group="ship" icon={<Anchor size={18} />} />
          <GroupRow group="deliver" icon={<Tile tile="tea" size={20} />} />
          <GroupRow group="wall" icon={<Tower size={18} />} />
          <TributeRow />
          <GroupRow group="card" icon={<KindIcon kind="building" size={18} />} />
          <GroupRow group="joker" icon={<Joker size={18} />} />
          <Pass />
        </div>
      </Group>
    </>
  );
});

const inGroup = (choices: Choice[], group: string) => choices.filter((choice) => choice.group === group);

/** What the choices of a group are about, each once. */
const useNamed = (group: string, field: string) =>
  useNow(
    useShallow(({ choices }) => [...new Set(inGroup(choices, group).map(({ name }) => String(name[field])))]),
  );

function PayCards() {
  const { say } = useSetting();
  const cards = useNamed("activate", "card");
  if (cards.length === 0) return null;
  return (
    <Group title={say("group-activate")} note={say("n-cards", { count: cards.length })}>
      <div className="mc-minis">
        {cards.slice(0, MOST_CARDS).map((id) => (
          <MiniCard key={id} id={id} />
        ))}
        <Rest places={cards.slice(MOST_CARDS).map((id) => `card:${id}`)} />
      </div>
    </Group>
  );
}

function MiniCard({ id }: { id: string }) {
  const { words } = useSetting();
  const { cost } = useFigures().card(id);
  const { choices } = useTarget(`card:${id}`);
  const { name, props } = useThing(`card:${id}`, {
    title: words.name(id),
    about: () => <CardAbout id={id} own />,
    open: openPay(choices),
  });
  return (
    <div className="mc-mini is-lit" {...props}>
      <span className="mc-hidden">{name}</span>
      <span className="mc-drawn" aria-hidden="true">
        <CardArt id={id} />
        <CardName id={id} />
        <CubeRow cubes={cost} size={15} />
      </span>
    </div>
  );
}

function TakeQuarter() {
  const { say } = useSetting();
  const quarters = useNamed("quarter", "quarter");
  if (quarters.length === 0) return null;
  return (
    <Group title={say("group-quarter")} note={say("glow", { count: quarters.length })}>
      <div className="mc-tiles">
        {quarters.slice(0, MOST_TILES).map((id) => (
          <QuarterTile key={id} id={id} />
        ))}
        <Rest places={quarters.slice(MOST_TILES).map((id) => `quarter:${id}`)} />
      </div>
    </Group>
  );
}

/** What else glows on the table: pressed, it is pointed at. */
function Rest({ places }: { places: string[] }) {
  const { say } = useSetting();
  if (places.length === 0) return null;
  return (
    <button
      type="button"
      className="mc-tilebutton is-rest"
      aria-label={say("glow", { count: places.length })}
      onClick={() => pointAt(places)}
    >
      +{places.length}
    </button>
  );
}

function QuarterTile({ id }: { id: string }) {
  const { say } = useSetting();
  const cost = useFigures().quarters[id]?.cost ?? {};
  const tile = useNow(({ view }) => view.city.find((row) => row.quarter === id)?.tile ?? null);
  const title = say("quarter-free", { tile: say(`good-${tile ?? "none"}`), cost: cubesText(say, cost) });
  const { name, props } = useThing(`quarter:${id}`, { title });
  return (
    <div className="mc-tilebutton is-lit" {...props}>
      <span className="mc-hidden">{name}</span>
      <span className="mc-drawn" aria-hidden="true">
        {tile && <Tile tile={tile as Good | "joker"} size={30} />}
        <CubeRow cubes={cost} size={13} />
      </span>
    </div>
  );
}

interface GroupProps {
  group: string;
  icon: ReactNode;
}

/** One choice is done or begun at once; of several the card shows the list. */
function GroupRow({ group, icon }: GroupProps) {
  const { say, act, now } = useSetting();
  const busy = useNow((all) => all.busy);
  const isThere = useNow(({ choices }) => choices.some((choice) => choice.group === group));
  if (!isThere) return null;
  const press = () => {
    const choices = inGroup(now.getState().choices, group);
    const [only] = choices;
    if (choices.length > 1 || group === "ship" || !only || only.warnings.length > 0)
      return setDeal({ kind: "list", group });
    const pay = openPay(choices);
    if (pay) pay();
    else act(only);
  };
  return (
    <button type="button" className="mc-row" disabled={busy} onClick={press}>
      {icon} <b>{say(`row-${group}`)}</b>
    </button>
  );
}

function TributeRow() {
  const { say, act } = useSetting();
  const busy = useNow((all) => all.busy);
  const price = useNow(({ view }) => view.tribute.price);
  const gain = useNow(({ view }) => view.tribute.gain);
  const [choice] = useTarget("tribute").choices;
  if (!choice) return null;
  return (
    <button type="button" className="mc-row" disabled={busy} onClick={() => act(choice)}>
      <Prestige size={18} />
      <span className="mc-hidden">{say("tribute-label", { price, gain })}</span>
      <b aria-hidden="true">{say("tribute")}</b>
      <span aria-hidden="true">
        {price}
        <Gold size={14} /> → {gain}
      </span>
    </button>
  );
}

/** Never the main thing to do: it ends the turn. */
function Pass() {
  const { say } = useSetting();
  const { choices } = useTarget("pass");
  const { name, props, lit } = useThing("pass", {
    title: say("pass"),
    about: () => {
      const lost = cubesText(say, choices[0]?.price["cubes"] as Record<string, unknown> | undefined);
      return (
        <>
          <strong>{say("pass")}</strong>
          <p>{lost ? say("pass-loses", { cubes: lost }) : say("pass-about")}</p>
        </>
      );
    },
  });
  if (!choices.length) return null;
  return (
    <div className={`mc-pass ${lit ? "is-lit" : ""}`} {...props}>
      <span className="mc-hidden">{name}</span>
      <span aria-hidden="true">{say("pass")}</span>
    </div>
  );
}
