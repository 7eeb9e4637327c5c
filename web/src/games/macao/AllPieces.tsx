/** Every piece of Macao in every state, for those who draw them. */

import type { ReactNode } from "react";
import { BothLights } from "../../board/BothLights";
import {
  AnyCube,
  Cube,
  Die,
  Disc,
  Gold,
  GoodIcon,
  Joker,
  KindIcon,
  Marker,
  Prestige,
  Ship,
  Tile,
} from "./pieces";
import { PictureSheet } from "./CardPicture";
import States from "./States";
import { useCardWords } from "./words";
import { COLORS, GOODS, type Kind } from "./types";

type Say = (key: string, words?: Record<string, string | number>) => string;
const KINDS: Kind[] = ["person", "building", "office"];

function Shown({ name, children }: { name: string; children: ReactNode }) {
  return (
    <figure className="mc-shown">
      {children}
      <figcaption>{name}</figcaption>
    </figure>
  );
}

export default function AllPieces({ say }: { say: Say }) {
  const words = useCardWords(say("language"));
  return (
    <div className="mc mc-all-pieces">
      <BothLights>
        <div>
          {COLORS.map((color) => (
            <Shown key={color} name={say(`color-${color}`)}>
              {[16, 24, 36].map((size) => (
                <Cube key={size} color={color} letter={say(`letter-${color}`)} size={size} />
              ))}
              <Cube color={color} letter={say(`letter-${color}`)} size={24} ghost />
            </Shown>
          ))}
          <Shown name={say("cubes-any", { count: 1 })}>
            <AnyCube size={24} />
          </Shown>
        </div>
        <div>
          {COLORS.map((color, i) => (
            <Shown key={color} name={say("die-label", { color: say(`color-${color}`), value: i + 1 })}>
              <Die color={color} value={i + 1} letter={say(`letter-${color}`)} />
            </Shown>
          ))}
        </div>
        <div>
          {GOODS.map((good) => (
            <Shown key={good} name={say(`good-${good}`)}>
              <GoodIcon good={good} size={16} />
              <GoodIcon good={good} size={28} />
              <Tile tile={good} size={40} />
            </Shown>
          ))}
          <Shown name={say("good-joker")}>
            <Joker size={16} />
            <Joker size={28} />
            <Tile tile="joker" size={40} />
          </Shown>
        </div>
        <div>
          <Shown name={say("gold")}>
            <Gold size={16} />
            <Gold size={32} />
          </Shown>
          <Shown name={say("prestige")}>
            <Prestige size={16} />
            <Prestige size={32} />
          </Shown>
          <Shown name={say("markers")}>
            <Marker size={16} />
            <Marker size={32} />
          </Shown>
          {[0, 1, 2, 3].map((seat) => (
            <Shown key={seat} name={String(seat + 1)}>
              <Disc seat={seat} size={16} />
              <Disc seat={seat} size={32} />
              <Ship seat={seat} size={48} />
            </Shown>
          ))}
        </div>
        <div>
          {KINDS.map((kind) => (
            <Shown key={kind} name={say(`kind-${kind}`)}>
              <span className={`mc-card is-${kind}`}>
                <KindIcon kind={kind} color={kind === "office" ? "red" : undefined} size={28} />
              </span>
              <span className={`mc-thing mc-card is-lit is-${kind}`}>
                <KindIcon kind={kind} color={kind === "office" ? "blue" : undefined} size={28} />
              </span>
            </Shown>
          ))}
          {["usable", "used", "waiting"].map((state) => (
            <Shown key={state} name={say(`state-${state}`)}>
              <span className={`mc-thing mc-chip is-${state} ${state === "usable" ? "is-lit" : ""}`}>
                <KindIcon kind="building" /> {say("kind-building")}
              </span>
            </Shown>
          ))}
        </div>
      </BothLights>
      {words && <PictureSheet words={words} />}
      <States say={say} />
    </div>
  );
}
