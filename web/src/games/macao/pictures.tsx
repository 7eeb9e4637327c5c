/** Pictures for the rules, by the names that the rules use. */

import type { ReactNode } from "react";
import { Board } from "./Board";
import { BigCard } from "./Cards";
import { ours } from "./figures";
import "./macao.css";
import "./pictures.css";
import { letter, type Play } from "./play";
import { AnyCube, Cube, Die, Gold, Marker, Prestige, Ship, Tile } from "./pieces";
import { Rose } from "./Rose";
import { ROSE, Shown, Still, TURNED } from "./still";
import { COLORS, GOODS } from "./types";
import { useCardWords } from "./words";

type Say = Play["say"];

/** A square of the board around the middle of some quarters. */
function around(quarters: string[], half: number): string {
  const middles = ours.cells.filter(({ id }) => quarters.includes(id)).map(({ middle }) => middle);
  const [x, y] = [0, 1].map(
    (axis) => middles.reduce((sum, middle) => sum + middle[axis]!, 0) / middles.length,
  );
  return `${x! - half} ${y! - half} ${2 * half} ${2 * half}`;
}

const PICTURES: Record<string, (say: Say) => ReactNode> = {
  cubes: (say) =>
    COLORS.map((color) => <Cube key={color} color={color} letter={letter(say, color)} size={30} />),
  dice: (say) =>
    COLORS.map((color, i) => (
      <Die key={color} color={color} value={i + 1} letter={letter(say, color)} size={40} />
    )),
  goods: () => GOODS.map((good) => <Tile key={good} tile={good} size={38} />),
  gold: () => <Gold size={44} />,
  prestige: () => <Prestige size={44} />,
  marker: () => <Marker size={44} />,
  joker: () => <Tile tile="joker" size={48} />,
  joker_gives: () => (
    <>
      <Tile tile="joker" size={48} />
      <b>=</b>
      <AnyCube size={34} />
      <b>/</b>
      {[1, 2, 3].map((n) => (
        <Gold key={n} size={30} />
      ))}
    </>
  ),
  rose: () => <Rose owner={ROSE} own={false} />,
  turned: () => <Rose owner={TURNED} own={false} />,
  office: () => <BigCard id="justice_2" />,
  building: () => <BigCard id="bank" />,
  person: () => <BigCard id="bishop" />,
  quarter: () => <Board part="city" crop={around(["q07"], 62)} />,
  dark: () => <Board part="city" crop={around(["q10"], 62)} />,
  taken: () => <Board part="city" crop={around(["q15", "q16", "q20"], 112)} />,
  wall: () => <Board part="city" crop="820 150 92 170" />,
  ship: () => <Ship seat={0} size={72} />,
  route: () => <Board part="sea" crop="560 350 260 250" />,
  port: () => <Board part="sea" crop="110 235 290 150" />,
  tribute: () => <Board part="all" crop="-8 200 80 230" />,
};

/** The names of all pictures, so that a test can compare them with the rules. */
export const names = Object.keys(PICTURES);

function Drawn({ name, say }: { name: string; say: Say }) {
  const words = useCardWords(say("language"));
  if (!words) return null;
  return (
    <Still say={say} words={words}>
      <Shown className={`mc-picture is-${name}`}>{PICTURES[name]!(say)}</Shown>
    </Still>
  );
}

/** null for a name that nobody draws. */
export default function draw(name: string, say: Say): ReactNode {
  return Object.hasOwn(PICTURES, name) ? <Drawn name={name} say={say} /> : null;
}
