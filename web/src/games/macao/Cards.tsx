/** Cards: in full, in the tray, and as a line of those at work. */

import { memo, type CSSProperties, type ReactNode } from "react";
import { Thing } from "../../board/Thing";
import { CubeRow } from "./Amounts";
import { Coming, payable } from "./Coming";
import { openPay } from "./deal";
import { CardPicture } from "./CardPicture";
import { limitOf, officeColor, useFigures } from "./figures";
import { Cube, Gold, KindIcon, Prestige } from "./pieces";
import { cubesText, letter, useNow, usePlay, useSetting, useTarget } from "./play";
import { COLORS, type Color, type Cubes } from "./types";
import { longest, softened } from "./words";

/** The picture of a card, from edge to edge. */
export function CardArt({ id }: { id: string }) {
  return (
    <span className="mc-art">
      <CardPicture id={id} />
    </span>
  );
}

/** All that is to be known about a card. */
export function CardAbout({ id, own }: { id: string; own?: boolean }) {
  const { say, words, view, seat, looksOn } = usePlay();
  const card = useFigures().card(id);
  const { kind, cost, tribute, works } = card;
  const limit = limitOf(id, card, view.options);
  const waits = seat !== null && view.seats[seat]?.tableau.includes(id);
  const rulings = words.rulings(id, view.options);
  return (
    <div className="mc-card-about">
      <span className="mc-about-head">
        <CardArt id={id} />
        <span>
          <strong>{words.name(id)}</strong> <small>{say(`kind-${kind}`)}</small>
        </span>
      </span>
      <p>{words.effect(id, view.options)}</p>
      <p className="mc-note">
        {say(`timing-${works}`)}
        {limit && `, ${say(`limit-${limit}`)}`}.
      </p>
      <p>
        {say("costs")} <CubeRow cubes={cost} />{" "}
        <span className="mc-note">
          {say("tribute")} {tribute[0]}
          <Gold size={13} /> {tribute[1]}
          <Prestige size={13} />
        </span>
      </p>
      {own && seat !== null && !looksOn && (
        <p className="mc-note">
          {say("you-have", { cubes: cubesText(say, view.seats[seat]?.supply) || say("nothing") })}
        </p>
      )}
      {own && <Coming place={`card:${id}`} cost={waits ? cost : undefined} />}
      {rulings.map((ruling) => (
        <p key={ruling} className="mc-note">
          {ruling}
        </p>
      ))}
    </div>
  );
}

/** What our figures of a card are estimates of, on its own page. */
export function CardDoubts({ id }: { id: string }) {
  const { say } = useSetting();
  const fields = useFigures()
    .card(id)
    .estimated.filter((field) => field !== "name");
  if (fields.length === 0) return null;
  return (
    <p className="mc-estimated">
      {say("estimated-fields", { fields: fields.map((field) => say(`field-${field}`)).join(", ") })}
    </p>
  );
}

function useCardTitle(id: string): string {
  const { say, words } = useSetting();
  const options = useNow(({ view }) => view.options);
  const { kind, cost } = useFigures().card(id);
  return `${words.name(id)}, ${say(`kind-${kind}`)}. ${words.effect(id, options)} ${say("costs")} ${cubesText(say, cost)}`;
}

/** What is drawn of a card in full: kind, name, effect, cost and tribute. */
export function CardFace({ id, foot }: { id: string; foot?: ReactNode }) {
  const { say, words } = useSetting();
  const options = useNow(({ view }) => view.options);
  const card = useFigures().card(id);
  const { kind, cost, tribute } = card;
  return (
    <>
      <CardArt id={id} />
      <span className="mc-card-kind">
        <KindIcon kind={kind} color={officeColor(card)} size={15} /> {say(`kind-${kind}`)}
      </span>
      <CardName id={id} />
      <span className="mc-card-text">{words.effect(id, options)}</span>
      <span className="mc-card-foot">
        <CubeRow cubes={cost} size={20} />
        <span className="mc-card-tribute" title={say("tribute")}>
          {tribute[0]}
          <Gold size={13} />
          {tribute[1]}
          <Prestige size={13} />
        </span>
      </span>
      {foot}
    </>
  );
}

/** A card in full, as in the rules and in the list of cards. */
export const BigCard = memo(function BigCard({ id, own }: { id: string; own?: boolean }) {
  const kind = useFigures().card(id).kind;
  return (
    <Thing
      place={`card:${id}`}
      className={`mc-card is-${kind}`}
      title={useCardTitle(id)}
      about={() => <CardAbout id={id} own={own} />}
      entry
    >
      <CardFace id={id} />
    </Thing>
  );
});

/** The name of a card, in letters that fit its width. */
export function CardName({ id }: { id: string }) {
  const name = useSetting().words.name(id);
  return (
    <b className="mc-card-name" style={{ "--letters": longest(name) } as CSSProperties}>
      {softened(name)}
    </b>
  );
}

/** A card to pay, in the tray. What cannot be paid yet says why. */
export const TrayCard = memo(function TrayCard({ id, own }: { id: string; own: boolean }) {
  const { words } = useSetting();
  const options = useNow(({ view }) => view.options);
  const { choices, refused } = useTarget(`card:${id}`);
  const card = useFigures().card(id);
  const barred = own && choices.length === 0 && refused.length > 0;
  return (
    <Thing
      place={`card:${id}`}
      className={`mc-traycard ${barred ? "is-short" : ""}`}
      title={useCardTitle(id)}
      about={() => <CardAbout id={id} own={own} />}
      open={openPay(choices)}
    >
      <CardArt id={id} />
      <CardName id={id} />
      <span className="mc-card-text">{words.effect(id, options)}</span>
      <span className="mc-card-foot">
        <Cost cost={card.cost} short={barred ? refused[0]?.missing : undefined} />
      </span>
      {own && choices.length === 0 && <When cost={card.cost} />}
    </Thing>
  );
});

/** The cubes of a cost; those that are short are dashed. */
function Cost({ cost, short }: { cost: Cubes; short: Record<string, number> | undefined }) {
  const { say } = useSetting();
  return (
    <span className="mc-cubes">
      {COLORS.flatMap((color) =>
        Array.from({ length: cost[color] ?? 0 }, (_, i) => (
          <span
            key={`${color}${i}`}
            className={i >= (cost[color] ?? 0) - (short?.[color] ?? 0) ? "mc-missing" : ""}
          >
            <Cube color={color} letter={letter(say, color)} size={18} />
          </span>
        )),
      )}
    </span>
  );
}

/** On a card that cannot be paid now: the round in which it can, or what is short. */
function When({ cost }: { cost: Cubes }) {
  const { say, seat } = useSetting();
  const text = useNow(({ view }) => {
    const own = seat === null ? undefined : view.seats[seat];
    if (!own || !["actions", "payment"].includes(view.phase)) return "";
    const found = payable(view, own, cost);
    if ("round" in found) return found.round > view.round ? `round ${found.round}` : "";
    return Object.entries(found.short)
      .map(([color, count]) => `${color} ${count}`)
      .join(" ");
  });
  if (!text) return null;
  const [first, count] = text.split(" ");
  return (
    <span className="mc-when">
      {first === "round" ? (
        say("when-round", { round: count! })
      ) : (
        <>
          <Cube color={first as Color} letter={letter(say, first as Color)} size={14} />{" "}
          {say("when-short", { count: count! })}
        </>
      )}
    </span>
  );
}

interface WorkProps {
  id: string;
  used: number;
  own: boolean;
}

/** An activated card: usable, used, or waiting for its moment. A used one lies askew. */
export const WorkChip = memo(function WorkChip({ id, used, own }: WorkProps) {
  const { say, words } = useSetting();
  const options = useNow(({ view }) => view.options);
  const { choices } = useTarget(`card:${id}`);
  const card = useFigures().card(id);
  const usable = own && choices.length > 0;
  const state = usable ? "usable" : used ? "used" : "waiting";
  const isSpent = state === "used" && card.works !== "always";
  return (
    <Thing
      place={`card:${id}`}
      className={`mc-work is-${isSpent ? "used" : state}`}
      title={`${words.name(id)}, ${say(`state-${state}`)}. ${words.effect(id, options)} ${say(`timing-${card.works}`)}.`}
      about={() => <CardAbout id={id} />}
      open={openPay(choices)}
    >
      <CardArt id={id} />
      <KindIcon kind={card.kind} color={officeColor(card)} size={15} />
      <b style={{ "--letters": words.name(id).length } as CSSProperties}>{words.name(id)}</b>
      <small>{isSpent ? say("work-used") : say(`work-${card.works}`)}</small>
    </Thing>
  );
});
