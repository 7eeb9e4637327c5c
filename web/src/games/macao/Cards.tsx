/** Cards: persons under an arch, buildings under a gable, offices on a shield. */

import { CubeRow } from "./Amounts";
import { limitOf, useFigures, type CardFigures } from "./figures";
import { memo } from "react";
import { cubesText, useNow, usePlay, useSetting, useTarget } from "./play";
import { Gold, KindIcon, Prestige } from "./pieces";
import { Thing } from "../../board/Thing";
import { COLORS, type Color } from "./types";

/** The color of an office is the color of its cubes. */
export function officeColor({ kind, cost }: CardFigures): Color | undefined {
  return kind === "office" ? COLORS.find((color) => cost[color]) : undefined;
}

/** All that is to be known about a card. */
export function CardAbout({ id, own }: { id: string; own?: boolean }) {
  const { say, words, view, seat, looksOn } = usePlay();
  const card = useFigures().card(id);
  const { kind, cost, tribute, works, estimated } = card;
  const limit = limitOf(id, card, view.options);
  const rulings = words.rulings(id, view.options);
  return (
    <div className="mc-card-about">
      <span>
        <strong>{words.name(id)}</strong> <small>{say(`kind-${kind}`)}</small>
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
      {rulings.map((ruling) => (
        <p key={ruling} className="mc-note">
          {ruling}
        </p>
      ))}
      {estimated.some((field) => field !== "name") && (
        <p className="mc-estimated">
          {say("estimated-fields", {
            fields: estimated
              .filter((f) => f !== "name")
              .map((f) => say(`field-${f}`))
              .join(", "),
          })}
        </p>
      )}
    </div>
  );
}

/** A card in full: in the offer and on the tableau. */
export const BigCard = memo(function BigCard({ id, own }: { id: string; own?: boolean }) {
  const { say, words } = useSetting();
  const options = useNow(({ view }) => view.options);
  const card = useFigures().card(id);
  const { kind, cost, tribute, estimated } = card;
  const name = words.name(id);
  return (
    <Thing
      place={`card:${id}`}
      className={`mc-card is-${kind}`}
      title={`${name}, ${say(`kind-${kind}`)}. ${words.effect(id, options)} ${say("costs")} ${cubesText(say, cost)}`}
      about={() => <CardAbout id={id} own={own} />}
      entry
    >
      <span className="mc-card-top" data-color={officeColor(card)}>
        <b className={name.length > 12 ? "is-long" : ""}>
          <KindIcon kind={kind} color={officeColor(card)} size={16} /> {name}
        </b>
      </span>
      <span className="mc-card-text">{words.effect(id, options)}</span>
      <span className="mc-card-foot">
        <CubeRow cubes={cost} size={17} />
        {estimated.includes("cost") && <i title={say("estimated")}>≈</i>}
        <span className="mc-card-tribute" title={say("tribute")}>
          {tribute[0]}
          <Gold size={12} />
          {tribute[1]}
          <Prestige size={12} />
        </span>
      </span>
    </Thing>
  );
});

/** An activated card: usable, used, or waiting for its moment. */
export const SmallCard = memo(function SmallCard(props: { id: string; used: number; own: boolean }) {
  const { id, used, own } = props;
  const { say, words } = useSetting();
  const options = useNow(({ view }) => view.options);
  const { choices } = useTarget(`card:${id}`);
  const card = useFigures().card(id);
  const { kind, works } = card;
  const isUsed = works === "action" || works === "waits"; // by an action of its own
  const usable = own && choices.length > 0;
  const state = usable ? "usable" : used ? "used" : "waiting";
  const when = works === "action" && state === "waiting" ? "" : ` ${say(`timing-${works}`)}.`;
  return (
    <Thing
      place={`card:${id}`}
      className={`mc-chip is-${kind} is-${state}`}
      title={`${words.name(id)}, ${say(`state-${state}`)}. ${words.effect(id, options)}${when}`}
      about={() => <CardAbout id={id} />}
    >
      <KindIcon kind={kind} color={officeColor(card)} size={18} />
      <span>{words.name(id)}</span>
      <i aria-hidden="true">{usable ? "●" : used ? "✓" : works === "game_end" ? "⚑" : isUsed ? "○" : "∞"}</i>
    </Thing>
  );
});

/** A card on the tableau where there is little room: its name and what it costs. */
export const TableauChip = memo(function TableauChip({ id }: { id: string }) {
  const { say, words } = useSetting();
  const options = useNow(({ view }) => view.options);
  const card = useFigures().card(id);
  return (
    <Thing
      place={`card:${id}`}
      className={`mc-chip is-${card.kind}`}
      title={`${words.name(id)}. ${words.effect(id, options)} ${say("costs")} ${cubesText(say, card.cost)}`}
      about={() => <CardAbout id={id} own />}
    >
      <KindIcon kind={card.kind} color={officeColor(card)} size={18} />
      <span>{words.name(id)}</span>
      <CubeRow cubes={card.cost} size={13} />
    </Thing>
  );
});
