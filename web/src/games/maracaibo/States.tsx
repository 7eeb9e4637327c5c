/** Everything a captain has, in every state, around one made-up position: for the page of pieces. */

import type { ReactNode } from "react";
import type { Choice, RefusedChoice } from "../../table/face";
import { CardBack, CardChip, ProjectCard } from "./Card";
import { Captain } from "./Captain";
import { ours } from "./figures";
import "./maracaibo.css";
import { Peek } from "./Peek";
import { Display } from "./Offer";
import { SetupSheet } from "./Setup";
import { BuildingCard, QuestTile } from "./Sheets";
import { MOMENT, Still } from "./still";
import { Hand, Planned } from "./Tray";
import type { View } from "./types";
import { useWords } from "./words";

type Say = (key: string, words?: Record<string, string | number>) => string;

let count = 0;
function choice(name: Choice["name"], price: Choice["price"] = {}, gain: Choice["gain"] = {}): Choice {
  // the label is the server's
  return { action: count++, name, label: "…", price, gain, warnings: [], group: "" };
}

const upgrades = Object.keys(ours.upgrades);
const choices: Choice[] = [
  choice({ type: "buy", card: MOMENT.hand![0] }, { doubloons: 4 }),
  choice({ type: "plan", card: MOMENT.hand![0] }),
  choice({ type: "buy_planned", card: MOMENT.seats[0]!.planned[0] }, { doubloons: 6 }, { vp: 2 }),
  choice({ type: "draw_open", card: MOMENT.display[1] }),
  choice({ type: "draw_pile" }),
  choice({ type: "invest", building: "PB7" }, { doubloons: 14, figures: 1 }),
  choice({ type: "resist", space: 1 }, {}, { doubloons: 4 }),
  ...[1, 4, 7].map((at) => choice({ type: "remove_disc", upgrade: upgrades[at] })),
];
const refused: RefusedChoice[] = [
  { name: { type: "buy", card: MOMENT.hand![2] }, code: "", reason: "", sentence: "…" },
];
const CHOOSING: View = {
  ...MOMENT,
  phase: "choosing",
  seats: MOMENT.seats.map((row) => ({ ...row, career: null, port: null })),
  choosing: { step: "career", careers: ["CR3", "CR6"], ports: ["HP05", "HP11", "HP14"], set_aside: [] },
};
const offers: Choice[] = ["CR3", "CR6"].map((career) => choice({ type: "take_career", career }));

function Shown({ name, children }: { name: string; children: ReactNode }) {
  return (
    <figure className="mb-shown">
      {children}
      <figcaption>{name}</figcaption>
    </figure>
  );
}

export default function States({ say }: { say: Say }) {
  const words = useWords(say("language"));
  if (!words) return null;
  return (
    <>
      <Still say={say} words={words} seat={0} choices={choices} refused={refused}>
        <Shown name={say("captain-own")}>
          <Captain seat={0} />
        </Shown>
        <Shown name={say("tab-others")}>
          <Captain seat={1} />
          <Captain seat={2} />
        </Shown>
        <Shown name={say("hand")}>
          <Hand seat={0} />
          <Planned seat={0} />
          <Display />
        </Shown>
        <div>
          <Shown name={say("kind-prestige")}>
            <BuildingCard id="PB1" invested={[1]} />
            <BuildingCard id="PB7" />
          </Shown>
          <Shown name={say("kind-quest")}>
            {["Q01", "Q10", "Q20"].map((id) => (
              <QuestTile key={id} id={id} />
            ))}
          </Shown>
          <Shown name={say("deck-pile")}>
            <CardBack count={12} />
          </Shown>
        </div>
        <Shown name={say("tableau")}>
          {["U013", "U016", "U025", "C100"].map((card) => (
            <CardChip key={card} bought={{ card, placed: null, mark: 0 }} />
          ))}
          <div className="mb-cards">
            {["U013", "U025", "C101", "B085", "U036"].map((id) => (
              <ProjectCard key={id} id={id} text />
            ))}
          </div>
        </Shown>
        <Peek />
      </Still>
      <Still say={say} words={words} seat={0} view={CHOOSING} choices={offers}>
        <Shown name={say("setup")}>
          <SetupSheet />
        </Shown>
      </Still>
    </>
  );
}
