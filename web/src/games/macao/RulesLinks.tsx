/** From what was pointed at into the rules and the list of cards; the table stays open. */

import { useRulesLinks } from "../../table/rules";
import { useSetting } from "./play";

/** For a card the list of all cards, for a refusal its section. */
export function RulesLinks({ place, code }: { place: string; code: string | undefined }) {
  const { say } = useSetting();
  const links = useRulesLinks();
  const card = place.startsWith("card:") ? place.slice("card:".length) : "";
  if (!links || !(code || card)) return null;
  return (
    <p className="mc-rules-links">
      {code && <Away to={links.code(code)}>{say("see-rules")}</Away>}{" "}
      {card && <Away to={links.card(card)}>{say("see-card")}</Away>}
    </p>
  );
}

/** The name of the phase, which leads to its chapter. */
export function PhaseLink({ phase }: { phase: string }) {
  const { say } = useSetting();
  const links = useRulesLinks();
  const name = say(`phase-${phase}`);
  return links ? <Away to={links.phase(phase)}>{name}</Away> : <span>{name}</span>;
}

function Away({ to, children }: { to: string; children: string }) {
  return (
    <a href={to} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
