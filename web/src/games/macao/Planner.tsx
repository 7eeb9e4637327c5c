/** The planner: which cubes a seat will have in each of the next six rounds. */

import { CubeCounts } from "./Amounts";
import { cubesText, usePlay } from "./play";
import { roundOf, total, type SeatView } from "./types";

export function Planner({ owner, own }: { owner: SeatView; own: boolean }) {
  const { view, say, preview } = usePlay();
  return (
    <ol className={`mc-planner ${own ? "" : "is-small"}`} aria-label={say("planner")}>
      {owner.rose.map((cubes, i) => {
        const round = roundOf(view, i + 1);
        const added = own ? preview?.[String(i + 1)] : undefined;
        const late = round > 12;
        const empty = !late && total(cubes) + total(added) === 0;
        return (
          <li
            key={i}
            className={`${empty ? "is-empty" : ""} ${late ? "is-late" : ""} ${i === 0 ? "is-next" : ""}`}
            aria-label={say("planner-round", { round, cubes: cubesText(say, cubes) || say("nothing") })}
          >
            <b>{late ? "–" : round}</b>
            <CubeCounts cubes={cubes} size={own ? 17 : 13} />
            {added && <CubeCounts cubes={added} size={17} ghost />}
            {empty && own && i < 2 && (
              <i className="mc-gap" title={say("planner-empty", { round })}>
                !
              </i>
            )}
          </li>
        );
      })}
    </ol>
  );
}
