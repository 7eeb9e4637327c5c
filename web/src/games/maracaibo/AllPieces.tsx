/** Every piece of Maracaibo in every state, for the page of pieces. */

import type { ReactNode } from "react";
import { BothLights } from "../../board/BothLights";
import {
  Disc,
  Explorer,
  Figure,
  Flag,
  GoodIcon,
  Marker,
  ObjectIcon,
  Ship,
  Sign,
  SynergyIcon,
  TokenFace,
} from "./pieces";
import { SIGN_SHAPES, type SignName } from "./signs";
import { PictureSheet } from "./CardPicture";
import States from "./States";
import { GOODS, NATIONS, OBJECTS, SYNERGIES } from "./types";
import { useWords } from "./words";

type Say = (key: string, words?: Record<string, string | number>) => string;
const SIZES = [16, 24, 36];

function Shown({ name, children }: { name: string; children: ReactNode }) {
  return (
    <figure className="mb-shown">
      {children}
      <figcaption>{name}</figcaption>
    </figure>
  );
}

function Sizes({ of: draw }: { of: (size: number) => ReactNode }) {
  return SIZES.map((size) => <span key={size}>{draw(size)}</span>);
}

export default function AllPieces({ say }: { say: Say }) {
  const words = useWords(say("language"));
  if (!words) return null;
  return (
    <div className="mb mb-all-pieces">
      <BothLights>
        <div>
          {GOODS.map((good) => (
            <Shown key={good} name={words.goods[good]!}>
              <Sizes of={(size) => <GoodIcon good={good} size={size} />} />
            </Shown>
          ))}
          {OBJECTS.map((object) => (
            <Shown key={object} name={words.objects[object]!}>
              <Sizes of={(size) => <ObjectIcon object={object} size={size} />} />
            </Shown>
          ))}
        </div>
        <div>
          {SYNERGIES.map((synergy) => (
            <Shown key={synergy} name={words.synergies[synergy]!}>
              <Sizes of={(size) => <SynergyIcon synergy={synergy} size={size} />} />
              <SynergyIcon synergy={synergy} size={24} ghost />
            </Shown>
          ))}
        </div>
        <div>
          {NATIONS.map((nation) => (
            <Shown key={nation} name={words.nations[nation]!.name}>
              <Sizes of={(size) => <Flag nation={nation} size={size} />} />
              <Sizes of={(size) => <Marker nation={nation} size={size} />} />
            </Shown>
          ))}
          <Shown name={say("tokens")}>
            <TokenFace size={36} />
            <TokenFace size={44} values={{ france: 5, spain: 4, england: 3 }} />
          </Shown>
        </div>
        <div>
          {(Object.keys(SIGN_SHAPES) as SignName[]).map((sign) => (
            <Shown key={sign} name={say(`sign-${sign}`)}>
              <Sizes of={(size) => <Sign sign={sign} size={size} />} />
            </Shown>
          ))}
        </div>
        <div>
          {[0, 1, 2, 3].map((seat) => (
            <Shown key={seat} name={String(seat + 1)}>
              <Sizes of={(size) => <Disc seat={seat} size={size} />} />
              <Figure seat={seat} size={24} />
              <Explorer seat={seat} size={24} />
              <Ship seat={seat} size={48} />
            </Shown>
          ))}
        </div>
      </BothLights>
      <PictureSheet words={words} />
      <States say={say} />
    </div>
  );
}
