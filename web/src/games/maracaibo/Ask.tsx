/** The prompt of the face: choices that have no place on the table, and those that are better read than looked for. */

import { useShallow } from "zustand/react/shallow";
import type { Choice } from "../../table/face";
import { ChoiceButton } from "./Peek";
import { useNow, usePeek, useSetting } from "./play";
import { isPlain } from "../../board/targets";
import { askedAt, askedOf, litThings, placeOf } from "./targets";

export function Ask() {
  const { say } = useSetting();
  const asked = useNow(useShallow(({ choices, view }) => askedOf(choices, view)));
  const lit = useNow(({ targets }) => litThings(targets).length > 0);
  const choose = useChoosing();
  const asks = asked.length > 0;
  return (
    <section className={`mb-ask ${asks ? "is-asking" : ""}`} aria-label={say("asked")}>
      {asked.map((choice) => (
        <ChoiceButton key={choice.action} choice={choice} choose={choose} place={askedAt(choice)} />
      ))}
      {!asks && <p>{say(lit ? "ask-lit" : "ask-nothing")}</p>}
    </section>
  );
}

/** Does it at once; what cannot be taken back is asked first, as it is with things. */
function useChoosing() {
  const { act, now } = useSetting();
  return (choice: Choice, anchor: Element) => {
    if (isPlain([choice])) return act(choice);
    const place = placeOf(choice.name, now.getState().view) || askedAt(choice);
    const title = choice.label ?? "";
    usePeek.getState().setOpen({ place, anchor, pinned: true, title, about: () => null, offered: true });
  };
}
