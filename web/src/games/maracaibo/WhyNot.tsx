/** When something on the table is for, told where nothing can be done with it and the game gives no reason of its own. */

import { useNow, useSetting, useTarget } from "./play";

type Kind = "card" | "display" | "building" | "location" | "space" | "upgrade" | "pile" | "nation" | "quest";

export function WhyNot({ kind, place }: { kind: Kind; place: string }) {
  const { say } = useSetting();
  const { choices, refused } = useTarget(place);
  const asks = useNow((now) => now.choices.length > 0);
  if (!asks || choices.length > 0 || refused.length > 0) return null;
  return <p className="mb-reason">{say(`why-${kind}`)}</p>;
}
