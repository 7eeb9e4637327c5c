/** Maracaibo's face: draws the view, lights what can be done, and sends one choice back. */

import { useCallback, useMemo, useRef } from "react";
import { useAct, useNames, usePlaceOf, useShape, useTargets } from "../../board/face";
import { Deeds, piecesIn } from "../../board/Deeds";
import { Flights } from "../../board/Flights";
import { moveFocus } from "../../board/keys";
import { useClosing } from "../../board/peeking";
import { onlyOne, usePlans } from "../../board/planning";
import { toldOf } from "../../board/telling";
import type { FaceProps, Foreseen, Named } from "../../table/face";
import { aimAt } from "./aim";
import { CardPictures } from "./CardPicture";
import { FiguresContext, onChart, ours, type Figures } from "./figures";
import { EVENTS } from "./events";
import { Laid, shapeOf } from "./Laid";
import "./maracaibo.css";
import "./chart.css";
import { Peek } from "./Peek";
import { PlayProvider, type Play } from "./play";
import { placesOf, targetsOf } from "./targets";
import type { View } from "./types";
import { useWords, type Words } from "./words";

/** The setup is put together in private: until it is complete, each step can be chosen again. */
export function tries(_: Named, view: View): boolean {
  return view.phase === "choosing";
}

export default function Maracaibo(props: FaceProps<View>) {
  const words = useWords(props.say("language"), (props.figures as Figures | undefined)?.words);
  return words ? <Face {...props} words={words} /> : <div className="mb" aria-busy="true" />;
}

function Face({ words, ...props }: FaceProps<View> & { words: Words }) {
  const { view, seat, looksOn, choices, refused, steps, say, busy } = props;
  const names = useNames(props.names);
  const root = useRef<HTMLDivElement>(null);
  const shape = useShape(root, shapeOf);
  const own = props.figures as Figures | undefined;
  const figures = useMemo(() => (own ? onChart(own) : ours), [own]);
  const targets = useTargets(targetsOf, view, choices, refused);
  const act = useAct(props.act);
  const places = useCallback((name: Named) => placesOf(name, view), [view]);
  const planning = usePlans(props, { placesOf: places, choose: shortest });
  const setting = { seat, looksOn, names, say, words, act };
  const { undo, undoSteps, tried = NOTHING } = props;
  const play: Play = { ...setting, view, busy, choices, targets, ...planning, undo, undoSteps, tried };
  useClosing(targets);
  usePlaceOf(targets);
  return (
    <FiguresContext.Provider value={figures}>
      <PlayProvider play={play}>
        <CardPictures>
          <div
            ref={root}
            className={`mb mb-face ${shape}`}
            onKeyDown={(event) => {
              if (event.key === "Escape") aimAt(null);
              moveFocus(event);
            }}
          >
            <Laid shape={shape} />
            <Peek />
            <Flights steps={steps} tell={(events) => toldOf(EVENTS, events, { words })} />
            <Deeds steps={steps} pieces={piecesIn(EVENTS, { words })} look="mb" />
          </div>
        </CardPictures>
      </PlayProvider>
    </FiguresContext.Provider>
  );
}

const NOTHING: Named[] = [];

/** To a place one sails for the fewest points, as with an aim. */
function shortest(those: Foreseen[]): Foreseen | undefined {
  if (!those.every(({ name }) => name.type === "sail")) return onlyOne(those);
  return [...those].sort((a, b) => Number(a.name["points"]) - Number(b.name["points"]))[0];
}
