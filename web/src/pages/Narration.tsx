import { useEffect, useRef } from "react";
import { useSay } from "../i18n";
import { Button } from "../kit/Button";
import { Icon } from "../kit/Icon";
import type { Step } from "../table/face";
import { deedsLately, Whose, type Deed } from "../table/Log";
import { SpeedButton } from "../table/SpeedButton";
import { ZoneHost } from "../table/zones";

const SHOWN = 12; // sentences

interface Props {
  steps: Step[];
  acting: number[];
  own: number | null;
}

/** While others act: what they did since one's own last deed, the newest last. Where there is no room for all of it,
 * the oldest go up out of sight: nothing gives way.
 */
export function Narration({ steps, acting, own }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const deeds = sinceOwn(steps, own);
  const newest = deeds.at(-1)?.key;
  useEffect(() => {
    const { current } = list;
    if (current) current.scrollTop = current.scrollHeight;
  }, [newest]);
  return (
    <ol ref={list} className="narration">
      {deeds.map((deed) => (
        <li key={deed.key} className={acting.includes(deed.seat ?? -1) ? "is-acting" : undefined}>
          <Whose seat={deed.seat} />
          <span>{deed.said}</span>
          <ZoneHost name={`deed-${deed.key}`} />
        </li>
      ))}
    </ol>
  );
}

interface WaitProps {
  skip: (() => void) | undefined;
  isOut: boolean;
}

/** While others act: ways to wait less. */
export function WaitLess({ skip, isOut }: WaitProps) {
  const say = useSay();
  return (
    <div className="narration-ways">
      {skip && (
        <Button look="main" onPress={skip}>
          <Icon name="last" /> {say(isOut ? "skip-to-result" : "skip-to-turn")}
        </Button>
      )}
      <SpeedButton />
    </div>
  );
}

/** The last sentences about others, in the order in which it happened. */
export function sinceOwn(steps: Step[], own: number | null): Deed[] {
  const deeds = deedsLately(steps);
  const mine = deeds.findIndex(({ seat }) => seat !== null && seat === own);
  return (mine < 0 ? deeds : deeds.slice(0, mine)).slice(0, SHOWN).reverse();
}
