/** Everything on the table in every state, around one made-up position: for the page of pieces. */

import type { ReactNode } from "react";
import type { Choice, RefusedChoice } from "../../table/face";
import { Board } from "./Board";
import { Calendar } from "./Calendar";
import { BigCard, TrayCard, WorkChip } from "./Cards";
import { ours } from "./figures";
import { Die } from "./pieces";
import { letter, PlayProvider, type Play } from "./play";
import { Rose } from "./Rose";
import { Supply } from "./Supply";
import { Tray } from "./Tray";
import { Choices, Peek } from "./Choices";
import { Warnings } from "../../board/Peek";
import { targetsOf } from "./targets";
import { COLORS, GOODS, type SeatView, type View } from "./types";
import { useCardWords } from "./words";

type Say = Play["say"];

const ids = Object.keys(ours.cards);
const ofKind = (kind: string) => ids.filter((id) => ours.card(id).kind === kind);
const [offices, buildings, persons] = [ofKind("office"), ofKind("building"), ofKind("person")];
const STILL = [persons[0]!, buildings[0]!, offices[0]!];
const LIT = [persons[1]!, buildings[1]!, offices[1]!];
const BARRED = [persons[2]!, buildings[2]!, offices[2]!];
const [USABLE, USED, WAITING] = [buildings[3]!, buildings[4]!, persons[3]!];
const ports = Object.keys(ours.places).filter((id) => !/^s\d+$/.test(id) && id !== ours.start);
const quarters = Object.keys(ours.quarters);
const besides = (place: string) =>
  ours.edges.flatMap(([a, b]) => (a === place ? [b] : b === place ? [a] : []));

function seat(n: number): SeatView {
  return {
    seat: n,
    gold: 4 - n,
    prestige: 12 + n,
    punish_markers: n % 2,
    supply: { red: 2, blue: 1, black: 3 },
    rose: [{}, { green: 2, gray: 1 }, { violet: 5 }, {}, { black: 4 }, {}],
    tableau: [],
    active: [],
    cargo: { tea: 1, silk: 2 },
    jokers: 1,
    ship: n ? ours.start : ports[0]!,
    reach: { [ours.start]: 5 },
    wall: n < 2 ? 3 : 2 * n,
    wall_height: n,
    passed: n === 3,
    this_round: { free_steps: 0 },
  };
}

const view: View = {
  viewer: 0,
  options: {},
  data: ours.data,
  round: 7,
  phase: "actions",
  current: 0,
  order: [0, 1, 2, 3],
  order_at: 0,
  tribute: { price: 4, gain: 7 },
  dice: { red: 1, blue: 2, green: 3, gray: 4, violet: 5, black: 6 },
  offer: [],
  discard: [],
  stack_size: 30,
  offices: Array.from({ length: 12 }, (_, i) => ({
    round: i + 1,
    cards: offices.slice(2 * i, 2 * i + 2),
    waiting: i > 6,
  })),
  city: quarters.map((quarter, i) => ({
    quarter,
    owner: i < 4 ? i : null,
    tile: i < 4 ? null : ours.quarters[quarter]!.dark ? "joker" : GOODS[i % GOODS.length]!,
  })),
  ports: ports.map((port, i) => ({
    port,
    good: GOODS[i % GOODS.length]!,
    slots: [5, 3, 2],
    delivered: [0, 1, 2].slice(0, i % 4),
  })),
  wall: [
    { space: 6, discs: [3] },
    { space: 4, discs: [2] },
    { space: 3, discs: [1, 0] },
  ],
  seats: [0, 1, 2, 3].map(seat),
  choice: null,
  payment: null,
  over: false,
  places: null,
};

/** As at a table: on a phone in two parts, here too small for a finger and only to be looked at. */
const IS_SMALL = window.innerWidth < 720;

let count = 0;
function choice(name: Choice["name"], price: Choice["price"] = {}, gain: Choice["gain"] = {}): Choice {
  return {
    action: count++,
    name,
    label: "…", // the server's words
    price,
    gain,
    warnings: [],
    group: "",
  };
}

const choices: Choice[] = [
  ...quarters.slice(4, 7).map((quarter) => choice({ type: "take_quarter", quarter })),
  ...besides(ports[0]!).map((to) => choice({ type: "move_ship", to, pay: "red" }, { cubes: { red: 1 } })),
  ...[1, 2].map((distance) => choice({ type: "move_wall", distance }, { cubes: { any: distance * 2 - 1 } })),
  ...[...LIT, USABLE].map((card) => choice({ type: "activate", card }, { cubes: { red: 2 } })),
  choice({ type: "buy_tribute" }, { gold: 4 }, { prestige: 7 }),
  choice({ type: "deliver" }, {}, { prestige: 5 }),
  choice({ type: "cash_joker", choices: ["red"] }),
  choice({ type: "pay_cube", color: "red" }),
];
const refused: RefusedChoice[] = BARRED.map((card) => ({
  name: { type: "activate", card },
  code: "",
  reason: "",
  sentence: "…",
}));

function Shown({ name, children }: { name: string; children: ReactNode }) {
  return (
    <figure className="mc-shown" inert={IS_SMALL}>
      {children}
      <figcaption>{name}</figcaption>
    </figure>
  );
}

export default function States({ say }: { say: Say }) {
  const words = useCardWords(say("language"));
  if (!words) return null;
  const play: Play = {
    view,
    seat: 0,
    names: ["Ana", "Bo", "Cai", "Dov"],
    say,
    busy: false,
    choices,
    targets: targetsOf(view, choices, refused),
    words,
    act: () => undefined,
  };
  const own = view.seats[0]!;
  return (
    <PlayProvider play={play}>
      <Shown name={say("board")}>
        {IS_SMALL ? (
          <>
            <Board part="sea" />
            <Board part="city" />
          </>
        ) : (
          <Board part="all" />
        )}
      </Shown>
      <Shown name={say("offices")}>
        <Calendar />
      </Shown>
      <Shown name={say("own-seat")}>
        <div className="mc-sample-tray">
          <Tray isUpright={false} shown={0} />
        </div>
      </Shown>
      <div>
        <Shown name={say("rose")}>
          <div className="mc-sample">
            <Rose owner={own} own={false} />
          </div>
        </Shown>
        <Shown name={say("supply")}>
          <div className="mc-sample mc-on-wood">
            <Supply owner={own} own={false} />
          </div>
        </Shown>
      </div>
      <Shown name={say("tableau")}>
        <div className="mc-cards mc-sample-cards">
          {[...STILL, ...LIT, ...BARRED].map((id) => (
            <BigCard key={id} id={id} own />
          ))}
        </div>
        <div className="mc-spaces mc-sample-cards">
          {[STILL[0]!, LIT[1]!, BARRED[2]!].map((id) => (
            <TrayCard key={id} id={id} own />
          ))}
        </div>
      </Shown>
      <Shown name={say("active")}>
        <WorkChip id={USABLE} used={0} own />
        <WorkChip id={USED} used={1} own />
        <WorkChip id={WAITING} used={0} own />
      </Shown>
      <Shown name={say("dice")}>
        {["is-lit", "is-lit is-chosen", ""].map((state, i) => (
          <span key={state} className={`mc-dice mc-die-button ${state}`}>
            <Die color={COLORS[i]!} value={i + 2} letter={letter(say, COLORS[i]!)} size={40} />
          </span>
        ))}
      </Shown>
      <Shown name={say("choose-colors")}>
        <div className="mc-sample">
          <Choices choices={COLORS.map((color) => choice({ type: "cash_joker", choices: [color] }))} />
          <Warnings of={[{ ...choices[0]!, warnings: ["sixth_card", "cannot_be_undone"] }]} />
        </div>
      </Shown>
      <Peek />
    </PlayProvider>
  );
}
