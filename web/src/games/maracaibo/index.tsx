/** Maracaibo's face: draws the view, lights what can be done, and sends one choice back. */

import { MotionConfig } from "motion/react";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { Choice, FaceProps, RefusedChoice } from "../../table/face";
import { usePace } from "../../table/pace";
import { pointAt, usePointing } from "../../table/pointing";
import { FiguresContext, ours, type Figures } from "./figures";
import { Flights } from "./Flights";
import { Laid, shapeOf } from "./Laid";
import { moveFocus } from "./keys";
import "./maracaibo.css";
import "./chart.css";
import { Peek } from "./Peek";
import { PlayProvider, usePeek, type Play } from "./play";
import { targetsOf, type Targets } from "./targets";
import type { View } from "./types";
import { useWords, type Words } from "./words";

export default function Maracaibo(props: FaceProps<View>) {
  const words = useWords(props.say("language"), (props.figures as Figures | undefined)?.words);
  return words ? <Face {...props} words={words} /> : <div className="mb" aria-busy="true" />;
}

function Face({ words, ...props }: FaceProps<View> & { words: Words }) {
  const { view, seat, looksOn, choices, refused, steps, say, busy } = props;
  const named = props.names.join("\n"); // the list itself may be a new one each time
  const names = useMemo(() => named.split("\n"), [named]);
  const root = useRef<HTMLDivElement>(null);
  const shape = useShape(root);
  const figures = (props.figures as Figures | undefined) ?? ours;
  const [pace, nextPace] = usePace("maracaibo");
  const targets = useTargets(view, choices, refused);
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
            <Flights root={root} steps={steps} pace={pace} />
          </div>
        </MotionConfig>
      </PlayProvider>
    </FiguresContext.Provider>
  );
}

/** What was asked about may be gone when the table has moved on. */
function useClosing(targets: Targets) {
  useEffect(() => {
    const { open, setOpen } = usePeek.getState();
    if (open && (!open.anchor.isConnected || (open.offered && !targets.get(open.place)?.choices.length)))
      setOpen(null);
  }, [targets]);
}

/** The same as long as the face is open, so that nothing is drawn again because of it. */
function useAct(act: FaceProps<View>["act"]): Play["act"] {
  const latest = useRef(act);
  useLayoutEffect(() => {
    latest.current = act;
  });
  return useCallback((choice: Choice) => latest.current(choice.name), []);
}

/** What can be done where; a place where nothing has changed keeps what it had. */
function useTargets(view: View, choices: Choice[], refused: RefusedChoice[]): Targets {
  const before = useRef<Targets>(undefined);
  const targets = useMemo(() => targetsOf(view, choices, refused, before.current), [view, choices, refused]);
  useEffect(() => {
    before.current = targets;
  }, [targets]);
  return targets;
}

function useShape(root: React.RefObject<HTMLElement | null>): string {
  const [shape, setShape] = useState(() => shapeOf(window.innerWidth, window.innerHeight));
  // Before anything is painted: nobody sees the table in another shape first.
  useLayoutEffect(() => {
    if (!root.current) return;
    const element = root.current;
    const look = () => setShape(shapeOf(element.clientWidth || window.innerWidth, window.innerHeight));
    look();
    const watch = new ResizeObserver(look);
    watch.observe(element);
    window.addEventListener("resize", look);
    return () => {
      watch.disconnect();
      window.removeEventListener("resize", look);
    };
  }, [root]);
  return shape;
}

/** Where an action is pointed at and no place, the place is where it can be done. */
function usePlaceOf(targets: Targets) {
  const { places, actions, count } = usePointing();
  useEffect(() => {
    const meant = [...targets].find(([, { choices }]) => choices.some((one) => actions.includes(one.action)));
    if (places.length === 0 && meant) pointAt([meant[0]], actions);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each time it is pointed at
  }, [count]);
}
