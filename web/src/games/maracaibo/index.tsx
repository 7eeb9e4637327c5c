/** Maracaibo's face: draws the view, lights what can be done, and sends one choice back. */

import { MotionConfig } from "motion/react";
import { useRef } from "react";
import { useAct, useNames, usePlaceOf, useShape, useTargets } from "../../board/face";
import { Flights } from "../../board/Flights";
import { moveFocus } from "../../board/keys";
import { useClosing } from "../../board/peeking";
import type { FaceProps } from "../../table/face";
import { usePace } from "../../table/pace";
import { FiguresContext, ours, type Figures } from "./figures";
import { flightsOf } from "./flying";
import { Laid, shapeOf } from "./Laid";
import "./maracaibo.css";
import "./chart.css";
import { Peek } from "./Peek";
import { PlayProvider, type Play } from "./play";
import { targetsOf } from "./targets";
import type { View } from "./types";
import { useWords, type Words } from "./words";

export default function Maracaibo(props: FaceProps<View>) {
  const words = useWords(props.say("language"), (props.figures as Figures | undefined)?.words);
  return words ? <Face {...props} words={words} /> : <div className="mb" aria-busy="true" />;
}

function Face({ words, ...props }: FaceProps<View> & { words: Words }) {
  const { view, seat, looksOn, choices, refused, steps, say, busy } = props;
  const names = useNames(props.names);
  const root = useRef<HTMLDivElement>(null);
  const shape = useShape(root, shapeOf);
  const figures = (props.figures as Figures | undefined) ?? ours;
  const [pace, nextPace] = usePace("maracaibo");
  const targets = useTargets(targetsOf, view, choices, refused);
  const act = useAct(props.act);
  const play: Play = { view, seat, looksOn, names, say, busy, choices, targets, words, act };
  useClosing(targets);
  usePlaceOf(targets);
  return (
    <FiguresContext.Provider value={figures}>
      <PlayProvider play={play}>
        <MotionConfig reducedMotion={pace === "off" ? "always" : "user"}>
          <div ref={root} className={`mb mb-face ${shape}`} onKeyDown={moveFocus}>
            <Laid shape={shape} pace={pace} nextPace={nextPace} />
            <Peek />
            <Flights root={root} steps={steps} pace={pace} flightsOf={(events) => flightsOf(events, words)} />
          </div>
        </MotionConfig>
      </PlayProvider>
    </FiguresContext.Provider>
  );
}
