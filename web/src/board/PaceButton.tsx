import type { Pace } from "../table/pace";
import { useBoard } from "./play";

/** How quickly pieces move, or whether they do; a press goes to the next pace. */
export function PaceButton({ pace, nextPace }: { pace: Pace; nextPace: () => void }) {
  const { say, look } = useBoard();
  return (
    <button
      type="button"
      className={`${look.prefix}-pace`}
      onClick={nextPace}
      title={say("pace")}
      aria-label={`${say("pace")}: ${say(`pace-${pace}`)}`}
    >
      {say(`pace-${pace}`)}
    </button>
  );
}
