/** Where to sail: the stop that is aimed at, the ways to it and what waits there; all other stops below. */

import { useEffect } from "react";
import { useShallow } from "zustand/react/shallow";
import { Warnings } from "../../board/Peek";
import type { Choice } from "../../table/face";
import { aimAt, useAim } from "./aim";
import { useChoosing } from "./Ask";
import { ChoiceButton, QuestSigns } from "./Peek";
import { ObjectIcon, Sign } from "./pieces";
import type { SignName } from "./signs";
import { choiceText, stopOf, useNow, useSetting } from "./play";
import { useFigures } from "./figures";
import { askedAt } from "./targets";
import { handOf, type Stop } from "./types";

/** The choices to sail to each place, the cheapest way first. */
function stopsOf(choices: Choice[]): Map<string, Choice[]> {
  const stops = new Map<string, Choice[]>();
  for (const choice of choices.filter(({ name }) => name.type === "sail")) {
    const to = String(choice.name["to"]);
    stops.set(
      to,
      [...(stops.get(to) ?? []), choice].sort((a, b) => pointsOf(a) - pointsOf(b)),
    );
  }
  return stops;
}

const pointsOf = (choice: Choice) => Number(choice.name["points"]);

export function SailAsk() {
  const choices = useNow(useShallow((now) => now.choices));
  const { say } = useSetting();
  const aim = useAim((now) => now);
  const choose = useChoosing();
  const stops = stopsOf(choices);
  const ways = aim ? stops.get(aim.to) : undefined;
  const besides = choices.filter(({ name }) => name.type !== "sail" && name.type !== "plan");
  // An aim that is no longer in reach is none.
  useEffect(() => {
    if (aim && !ways) aimAt(null);
  }, [aim, ways]);
  useEffect(() => () => aimAt(null), []);
  return (
    <>
      {ways ? <Aimed ways={ways} points={aim!.points} /> : <p className="mb-help">{say("sail-help")}</p>}
      <OtherStops stops={stops} aimed={ways ? aim!.to : null} />
      {besides.length > 0 && (
        <div className="mb-rows">
          {besides.map((choice) => (
            <ChoiceButton key={choice.action} choice={choice} choose={choose} place={askedAt(choice)} />
          ))}
        </div>
      )}
    </>
  );
}

function Aimed({ ways, points }: { ways: Choice[]; points: number }) {
  const { say, words, act } = useSetting();
  const busy = useNow((now) => now.busy);
  const chosen = ways.find((way) => pointsOf(way) === points) ?? ways[0]!;
  const to = String(chosen.name["to"]);
  const stop = stopOf(chosen)!;
  return (
    <div className="mb-aimed">
      <h3>{say("place", { id: to, name: words.locations[to]?.name ?? "" })}</h3>
      <div className="mb-ways" role="group" aria-label={say("ways-to")}>
        {ways.map((way) => (
          <button
            key={way.action}
            type="button"
            className="mb-way-button"
            aria-pressed={way === chosen}
            onClick={() => aimAt({ to, points: pointsOf(way) })}
          >
            <b>{say("way-points", { count: pointsOf(way) })}</b>
            <span>
              <Over stop={stopOf(way)!} />
            </span>
          </button>
        ))}
      </div>
      <Waiting stop={stop} />
      <Warnings of={[chosen]} />
      <div className="mb-buttons">
        <button
          type="button"
          className="mb-go"
          data-state="lit"
          data-action={chosen.action}
          disabled={busy}
          onClick={() => act(chosen)}
        >
          <span className="mb-hidden">{choiceText(say, words, chosen)}</span>
          <span aria-hidden="true">{say("sail")}</span>
        </button>
        <button type="button" className="mb-clear" onClick={() => aimAt(null)}>
          {say("clear")}
        </button>
      </div>
    </div>
  );
}

/** Over which places the way leads, and how many village actions it brings. */
function Over({ stop }: { stop: Stop }) {
  const { say } = useSetting();
  const over = stop.way.slice(0, -1);
  return (
    <>
      {over.length > 0 ? say("way-over", { list: over.join(", ") }) : say("way-direct")}
      {Array.from({ length: stop.village_actions }, (_, i) => (
        <Sign key={i} sign="village" size={15} />
      ))}
    </>
  );
}

interface There {
  sign: SignName;
  text: string;
  signs?: React.ReactNode;
}

/** What can be done at the stop. */
function Waiting({ stop }: { stop: Stop }) {
  const { say, words } = useSetting();
  const lines: There[] = [];
  if (stop.village_actions)
    lines.push({ sign: "village", text: say("n-village_actions", { count: stop.village_actions }) });
  if (stop.city) lines.push({ sign: "city", text: say("there-city") });
  if (stop.market_space)
    lines.push({ sign: "deliver", text: say("stop-market", { count: stop.market_space }) });
  for (const quest of stop.quests)
    lines.push({ sign: "quest", text: "", signs: <QuestAt key={quest} id={quest} /> });
  for (const card of stop.assistants)
    lines.push({ sign: "assistant", text: say("there-assistant", { card: words.cards[card]?.name ?? "" }) });
  for (const tile of stop.tiles) lines.push({ sign: "prestige", text: words.tiles[tile]?.name ?? "" });
  if (stop.hints) lines.push({ sign: "hint", text: say("stop-hints", { count: stop.hints }) });
  if (stop.markers) lines.push({ sign: "place_marker", text: say("stop-markers", { count: stop.markers }) });
  if (stop.ends_round) lines.push({ sign: "round", text: say("stop-ends_round") });
  return (
    <ul className="mb-there" aria-label={say("there")}>
      {lines.map(({ sign, text, signs }, i) => (
        <li key={i}>
          <Sign sign={sign} size={18} />
          {signs ?? <span>{text}</span>}
        </li>
      ))}
    </ul>
  );
}

/** A quest with the objects it asks for, and which of them the hand shows. */
function QuestAt({ id }: { id: string }) {
  const { say, words, seat } = useSetting();
  const { cost } = useFigures().quests[id]!;
  const cards = useFigures().cards;
  const hand = useNow(({ view }) => (seat === null ? null : handOf(view, seat))) ?? [];
  const left = hand.map((card) => cards[card]?.object);
  const held = cost.filter((object) => {
    const at = left.indexOf(object);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
  return (
    <span className="mb-quest-there" title={words.quests[id]}>
      {cost.map((object, i) => (
        <ObjectIcon key={i} object={object} size={18} />
      ))}
      <span>{say("there-quest", { held, of: cost.length })}</span>
      <QuestSigns id={id} />
    </span>
  );
}

/** Every stop in reach by its number, with what it costs. */
function OtherStops({ stops, aimed }: { stops: Map<string, Choice[]>; aimed: string | null }) {
  const { say, words } = useSetting();
  const others = [...stops].filter(([to]) => to !== aimed);
  if (others.length === 0) return null;
  return (
    <div className="mb-stops" role="group" aria-label={say(aimed ? "stops-other" : "stops")}>
      <h3>
        {say(aimed ? "stops-other" : "stops")} <small>{say("movement-points")}</small>
      </h3>
      <div>
        {others.map(([to, ways]) => (
          <button
            key={to}
            type="button"
            className="mb-stop"
            title={words.locations[to]?.name}
            onClick={() => aimAt({ to, points: pointsOf(ways[0]!) })}
          >
            <span className="mb-hidden">
              {say("place", { id: to, name: words.locations[to]?.name ?? "" })}:{" "}
              {say("n-points", { count: pointsOf(ways[0]!) })}
            </span>
            <b aria-hidden="true">{to}</b>
            <small aria-hidden="true">{ways.map(pointsOf).join("/")}</small>
          </button>
        ))}
      </div>
    </div>
  );
}
