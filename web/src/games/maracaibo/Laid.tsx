/** Everything that lies on the table, each part in its zone. The parts look after themselves. */

import { memo } from "react";
import { Zone } from "../../table/zones";
import { Ask } from "./Ask";
import { Board } from "./Board";
import { JointResult } from "./Goals";
import { SeatFacts, Title } from "./Head";
import { useNow, useSetting } from "./play";
import { Offer } from "./Offer";
import { SeatSheet } from "./SeatSheet";
import { Setup } from "./Setup";
import { Tray } from "./Tray";

const NARROW = 900;
const LOW = 540; // a phone on its side

/** How the parts lie, by the window; the zones are the page's. */
export function shapeOf(): string {
  const { innerWidth: width, innerHeight: height } = window;
  if (height <= LOW && width < 1024) return "is-narrow is-low";
  return width < NARROW ? "is-narrow" : "is-wide";
}

interface LaidProps {
  shape: string;
}

export const Laid = memo(function Laid({ shape }: LaidProps) {
  const { seat } = useSetting();
  const shown = useNow(({ view }) => view.seats[seat ?? 0]?.seat ?? 0);
  const count = useNow(({ view }) => view.seats.length);
  const small = shape.includes("is-narrow");
  return (
    <>
      <Zone name="title">
        <Title />
      </Zone>
      {Array.from({ length: count }, (_, each) => (
        <Zone key={each} name={`seat-${each}`}>
          <SeatFacts seat={each} />
        </Zone>
      ))}
      <Board small={small} />
      <Zone name="result">
        <JointResult />
      </Zone>
      <Zone name="card">
        <Ask small={small} />
      </Zone>
      <Zone name="tray">
        <Tray seat={shown} shape={shape} />
      </Zone>
      <Setup />
      <Offer />
      <SeatSheet />
    </>
  );
});
