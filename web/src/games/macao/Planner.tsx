/** The planner: which cubes a seat will have in each of the next six rounds. */

import { memo } from "react";
import { CubeCounts } from "./Amounts";
import { cubesText, useNow, usePreview, useSetting } from "./play";
import { Thing } from "../../board/Thing";
import { roundOf, total, type Cubes, type SeatView } from "./types";

export const Planner = memo(function Planner({ owner, own }: { owner: SeatView; own: boolean }) {
  const { say } = useSetting();
  const first = useNow(({ view }) => roundOf(view, 1));
  const { preview } = usePreview();
  return (
    <ol className={`mc-planner ${own ? "" : "is-small"}`} aria-label={say("planner")}>
      {owner.rose.map((cubes, i) => (
        <Plan
          key={i}
          seat={owner.seat}
          ahead={i + 1}
          round={first + i}
          cubes={cubes}
          added={own ? preview?.[String(i + 1)] : undefined}
          own={own}
        />
      ))}
    </ol>
  );
});

interface Props {
  seat: number;
  ahead: number; // rounds
  round: number;
  cubes: Cubes;
  added: Cubes | undefined; // by the dice that are looked at
  own: boolean;
}

const Plan = memo(function Plan({ seat, ahead, round, cubes, added, own }: Props) {
  const { say } = useSetting();
  const late = round > 12;
  const empty = !late && total(cubes) + total(added) === 0;
  const text = cubesText(say, cubes) || say("nothing");
  const title = late ? say("planner-late") : say("planner-round", { round, cubes: text });
  const gap = empty && ahead <= 2;
  return (
    <li className={`${empty ? "is-empty" : ""} ${late ? "is-late" : ""} ${ahead === 1 ? "is-next" : ""}`}>
      <Thing
        place={`plan:${seat}:${ahead}`}
        title={gap ? `${title}. ${say("planner-empty", { round })}` : title}
        about={() => (
          <>
            <strong>{title}</strong>
            {added && <p>{say("planner-more", { cubes: cubesText(say, added) })}</p>}
            {gap && <p>{say("planner-empty", { round })}</p>}
          </>
        )}
      >
        <b>{late ? "–" : round}</b>
        <CubeCounts cubes={cubes} size={own ? 17 : 13} />
        {added && <CubeCounts cubes={added} size={17} ghost />}
        {gap && own && <i className="mc-gap">!</i>}
      </Thing>
    </li>
  );
});
