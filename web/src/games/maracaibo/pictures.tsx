/** Pictures for the rules, by the names that the rules use. */

import type { ReactNode } from "react";
import { ProjectCard } from "./Card";
import { Glyphs } from "./Glyphs";
import type { Glyph } from "./effects";
import "./maracaibo.css";
import "./mat.css";
import "./pictures.css";
import {
  Disc,
  Doubloon,
  Explorer,
  Figure,
  Flag,
  GoodIcon,
  Marker,
  MovementPoint,
  ObjectIcon,
  Ship,
  Sign,
  SynergyIcon,
  TokenFace,
  VillageAction,
  Vp,
} from "./pieces";
import type { Play } from "./play";
import { BuildingCard, CareerSheet, PortSheet, QuestTile } from "./Sheets";
import { ResistanceTile, ShipBoard } from "./ShipBoard";
import { Shown, Still } from "./still";
import { GOODS, NATIONS, OBJECTS, SYNERGIES } from "./types";
import { useWords } from "./words";

type Say = Play["say"];

/** As many points as so many village actions take. */
function Village({ points, actions }: { points: number; actions: number }) {
  const row: Glyph[] = [{ sign: "move", n: points }, { text: "→" }, { sign: "village", n: actions }];
  return <Glyphs of={row} size={26} />;
}

const PICTURES: Record<string, () => ReactNode> = {
  vp: () => <Vp size={44} />,
  doubloon: () => <Doubloon size={44} />,
  combat_point: () => <Sign sign="combat" size={40} />,
  goods: () => GOODS.map((good) => <GoodIcon key={good} good={good} size={38} />),
  objects: () => OBJECTS.map((object) => <ObjectIcon key={object} object={object} size={38} />),
  synergies: () => SYNERGIES.map((synergy) => <SynergyIcon key={synergy} synergy={synergy} size={42} />),
  nations: () =>
    NATIONS.map((nation) => (
      <span key={nation}>
        <Flag nation={nation} size={38} /> <Marker nation={nation} size={32} />
      </span>
    )),
  own_pieces: () => (
    <>
      <Ship seat={0} size={60} />
      <Explorer seat={0} size={40} />
      <Figure seat={0} size={40} />
      <Disc seat={0} size={34} />
    </>
  ),
  movement: () => <MovementPoint size={44} />,
  village: () => (
    <>
      <VillageAction size={40} />
      <Village points={1} actions={1} />
      <Village points={4} actions={2} />
      <Village points={7} actions={3} />
    </>
  ),
  project: () => <ProjectCard id="A022" />,
  permanent: () => <ProjectCard id="A001" />,
  quest: () => <QuestTile id="Q10" size={24} />,
  token: () => (
    <>
      <TokenFace size={56} />
      <TokenFace size={56} values={{ france: 5, spain: 4, england: 3 }} />
    </>
  ),
  ship_board: () => <ShipBoard seat={0} own={false} />,
  career: () => <CareerSheet id="CR2" seat={0} />,
  port: () => <PortSheet id="HP02" seat={0} />,
  building: () => <BuildingCard id="PB1" invested={[1]} />,
  resistance: () => <ResistanceTile seat={0} own={false} />,
};

/** The names of all pictures, so that a test can compare them with the rules. */
export const names = Object.keys(PICTURES);

function Drawn({ name, say }: { name: string; say: Say }) {
  const words = useWords(say("language"));
  if (!words) return null;
  return (
    <Still say={say} words={words}>
      <Shown className={`mb-picture is-${name}`}>{PICTURES[name]!()}</Shown>
    </Still>
  );
}

/** null for a name that nobody draws. */
export default function draw(name: string, say: Say): ReactNode {
  return Object.hasOwn(PICTURES, name) ? <Drawn name={name} say={say} /> : null;
}
