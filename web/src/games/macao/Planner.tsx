/** The planner: which cubes a seat will have in each of the next six rounds. */

import { CubeCounts } from "./Amounts";
import { cubesText, usePlay, usePreview } from "./play";
import { Thing } from "./Thing";
import { roundOf, total, type SeatView } from "./types";

export function Planner({ owner, own }: { owner: SeatView; own: boolean }) {
  const { view, say } = usePlay();
  const { preview } = usePreview();
  return (
    <ol className={`mc-planner ${own ? "" : "is-small"}`} aria-label={say("planner")}>
      {owner.rose.map((cubes, i) => {
        const round = roundOf(view, i + 1);
        const added = own ? preview?.[String(i + 1)] : undefined;
        const late = round > 12;
        const empty = !late && total(cubes) + total(added) === 0;
        const text = cubesText(say, cubes) || say("nothing");
        const title = late ? say("planner-late") : say("planner-round", { round, cubes: text });
        const gap = empty && i < 2;
        return (
          <li
            key={i}
            className={`${empty ? "is-empty" : ""} ${late ? "is-late" : ""} ${i === 0 ? "is-next" : ""}`}
          >
            <Thing
              place={`plan:${owner.seat}:${i + 1}`}
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
      })}
    </ol>
  );
}
