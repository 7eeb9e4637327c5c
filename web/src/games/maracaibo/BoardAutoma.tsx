/** Jacques with his deck and band, or Jean with her cards; and the card of The Search. */

import { memo } from "react";
import { Mark, OpSigns, Signs } from "./BoardSigns";
import type { Glyph } from "./effects";
import { AutomaDisc } from "./BoardNations";
import { PiecePicture } from "./CardPicture";
import { useFigures, type Figures } from "./figures";
import { ObjectMark } from "./pieces";
import { useNow, usePlay, useSetting, type Say } from "./play";
import { SvgThing } from "../../board/Thing";
import type { AutomaView } from "./types";
import { labelled } from "../../i18n";

export const BAND = { x: 892, y: 414, width: 458, height: 172 };
export const SEARCH = { x: 1196, y: 122, width: 294, height: 162 };
const SEARCH_HEAD = 34; // alone once all hints are gone

/** One thing that a card of an automa does. */
type Deed = { do: string; [field: string]: unknown };

const DEEDS: Record<string, (deed: Deed) => Glyph[]> = {
  city_disc: ({ city }) => [{ sign: "disc" }, { place: String(city) }],
  quest: ({ from, to }) => [{ sign: "quest" }, { text: `${String(from)}–${String(to)}` }],
  explore: ({ n }) => [{ sign: "explore", n: Number(n) }],
  end_round: () => [{ sign: "round" }],
  influence: () => [{ flag: "any" }],
  combat: () => [{ sign: "fight" }],
  vp: ({ n }) => [{ sign: "vp", n: Number(n) }],
  quest_pile: () => [{ sign: "quest" }],
  disc: () => [{ sign: "disc" }],
  pay_combat: ({ n }) => [{ sign: "combat", n: `−${Number(n)}` }],
};

function deedSigns(deed: Deed): Glyph[] {
  return DEEDS[deed.do]?.(deed) ?? [{ text: "…" }];
}

function deedText(say: Say, { do: what, ...fields }: Deed): string {
  const words: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(fields))
    if (typeof value === "number" || typeof value === "string") words[name] = value;
  return say(`does-${what}`, words);
}

export const AutomaBand = memo(function AutomaBand() {
  const { words, say } = useSetting();
  const automa = useNow(({ view }) => view.automa);
  if (!automa) return null;
  const { x, y, width, height } = BAND;
  const name = words.automas[automa.name] ?? "";
  return (
    <SvgThing
      place="automa"
      title={name}
      about={() => <AutomaAbout />}
      entry
      className="mb-automa"
      transform={`translate(${x} ${y})`}
    >
      <rect className="mb-tray" width={width} height={height} rx={6} />
      <g transform="translate(24 24)">
        <AutomaDisc r={13} />
      </g>
      <text className="mb-building-name is-left" x={46} y={31}>
        {name}
      </text>
      <Signs
        of={[
          { sign: "vp", n: String(automa.vp) },
          { sign: "quest", n: String(automa.quests) },
          { sign: "disc", n: String(automa.discs) },
          { sign: "card", n: String(automa.deck_size) },
          ...(automa.countdown > 0 ? [{ sign: "round", n: String(automa.countdown) } as Glyph] : []),
        ]}
        x={236}
        y={25}
        size={22}
      />
      {automa.name === "jacques" ? <Jacques automa={automa} /> : <Jean automa={automa} />}
      <title>{say("automa-cards", { shown: automa.shown.length, left: automa.deck_size })}</title>
    </SvgThing>
  );
});

const AREA = { width: 63, left: 10, top: 46 };

/** Seven areas: what the shown cards did in theirs, and what the next card may do. */
function Jacques({ automa }: { automa: AutomaView }) {
  const figures = useFigures();
  const areas = [0, 1, 2, 3, 4, 5, 6];
  return (
    <g>
      {areas.map((area) => {
        const card = automa.shown[area];
        const next = area === automa.shown.length;
        return (
          <g
            key={area}
            className={`mb-area ${card ? "is-done" : next ? "is-next" : ""}`}
            transform={`translate(${AREA.left + area * AREA.width} ${AREA.top})`}
          >
            <rect width={AREA.width - 4} height={116} rx={5} />
            <text x={(AREA.width - 4) / 2} y={17} className="mb-fine">
              {area + 1}
            </text>
            {(card
              ? [figures.jacques[card]!.areas[area]!]
              : nextDeeds(figures, automa, area).slice(0, 4)
            ).map((deed, i, all) => (
              <Signs
                key={i}
                of={deedSigns(deed)}
                x={(AREA.width - 4) / 2}
                y={(all.length > 1 ? 36 : 62) + i * 22}
                size={all.length > 1 ? 16 : 20}
              />
            ))}
          </g>
        );
      })}
    </g>
  );
}

/** What the next card could do in an area, each deed once: any that nobody has seen, else one of the topmost layer. */
export function nextDeeds(figures: Figures, automa: AutomaView, area: number): Deed[] {
  const found = new Map<string, Deed>();
  const seen = [...automa.shown, ...automa.under.flatMap((layer) => layer.cards)];
  const unseen = Object.keys(figures.jacques).filter(
    (card) => automa.unseen[figures.jacques[card]!.deck] && !seen.includes(card),
  );
  for (const card of unseen.length > 0 ? unseen : (automa.under[0]?.cards ?? [])) {
    const deed = figures.jacques[card]?.areas[area];
    if (deed) found.set(JSON.stringify(deed), deed);
  }
  return [...found.values()];
}

/** The newest card: how far she sails, and what she does. */
function Jean({ automa }: { automa: AutomaView }) {
  const figures = useFigures();
  const newest = automa.shown.at(-1);
  const card = newest ? figures.jean[newest] : undefined;
  if (!card) return null;
  return (
    <g transform="translate(20 70)">
      <Signs
        of={[
          { sign: "move", n: card.steps },
          { sign: "card", n: String(card.display_card) },
        ]}
        x={60}
        y={10}
        size={24}
      />
      {card.actions.map((deed, i) => (
        <Signs
          key={i}
          of={[{ sign: "round", n: deed.rounds.join("–") }, ...deedSigns(deed)]}
          x={250}
          y={i * 28}
          size={20}
        />
      ))}
    </g>
  );
}

function AutomaAbout() {
  const { say, words, view } = usePlay();
  const figures = useFigures();
  const automa = view.automa;
  if (!automa) return null;
  const area = automa.shown.length;
  const next = automa.name === "jacques" ? nextDeeds(figures, automa, area) : [];
  return (
    <>
      {automa.shown.length > 0 && (
        <span className="mb-shown-cards">
          {automa.shown.map((card) => (
            <PiecePicture key={card} id={card} kind="automa" />
          ))}
        </span>
      )}
      <strong>{words.automas[automa.name]}</strong>
      <p>
        {say("automa-figures", {
          vp: automa.vp,
          quests: automa.quests,
          discs: automa.discs,
          explorer: automa.explorer?.replace(/\D/g, "") ?? "–",
        })}
      </p>
      <p>{say("automa-cards", { shown: automa.shown.length, left: automa.deck_size })}</p>
      {automa.countdown > 0 && <p>{say("countdown", { count: automa.countdown })}</p>}
      {next.length > 0 && (
        <p>
          {say("automa-band", { area: area + 1 })} {next.map((deed) => deedText(say, deed)).join("; ")}
        </p>
      )}
    </>
  );
}

// ---- The Search ----

export const Search = memo(function Search() {
  const { say } = useSetting();
  const search = useNow(({ view }) => view.search);
  const card = useSearchCard();
  if (!search || !card) return null;
  const { x, y, width, height } = SEARCH;
  const hasHints = [...search.green, ...search.red].some((hint) => hint !== "none");
  return (
    <g role="group" aria-label={say("search")} transform={`translate(${x} ${y})`}>
      <rect className="mb-tray" width={width} height={hasHints ? height : SEARCH_HEAD} rx={6} />
      <text className="mb-small-title" x={width / 2} y={22}>
        {labelled(say("search"), say(`luysa-${search.luysa}`))}
      </text>
      {search.green.map((hint, i) => (
        <SearchSpace key={`green${i}`} color="green" i={i} hint={hint} x={28 + i * 45} y={62} />
      ))}
      {search.red.map((hint, i) => (
        <SearchSpace key={`red${i}`} color="red" i={i} hint={hint} x={32 + i * 52} y={124} />
      ))}
    </g>
  );
});

/** The card of The Search goes by the number of captains. */
function useSearchCard(): string | undefined {
  const { search_cards } = useFigures();
  return useNow(({ view }) =>
    Object.keys(search_cards).find((card) => search_cards[card]!.players.includes(view.seats.length)),
  );
}

interface SpaceProps {
  color: "green" | "red";
  i: number;
  hint: string | null;
  x: number;
  y: number;
}

function SearchSpace({ color, i, hint, x, y }: SpaceProps) {
  const figures = useFigures();
  const { say, words } = useSetting();
  const card = useSearchCard() ?? "";
  const printed = figures.search_cards[card];
  if (hint === "none" || !printed) return null;
  const reward = printed[color][i] ?? [];
  const found = hint && hint in figures.hints ? hint : null;
  const text = words.search[card]?.[color][i] ?? "";
  const lies = found
    ? (words.hints[found] ?? "")
    : say(hint === "covered" ? "search-covered" : "search-free");
  const title = `${say(`search-${color}`, { number: i + 1, text })} (${lies})`;
  return (
    <SvgThing
      place={color === "red" ? `red_hint:${i}` : `green_hint:${i}`}
      title={title}
      about={() => <strong>{title}</strong>}
      className={`mb-search is-${color} ${found ? "is-found" : ""} ${hint === "covered" ? "is-covered" : ""}`}
      transform={`translate(${x} ${y})`}
    >
      {color === "green" ? <circle r={20} /> : <path d="M0-22 22 0 0 22-22 0Z" />}
      {found ? (
        <Found hint={found} />
      ) : hint === "covered" ? (
        <path className="mb-cross" d="m-9-9 18 18M9-9-9 9" />
      ) : (
        <OpSigns of={reward} size={17} />
      )}
    </SvgThing>
  );
}

/** A hint that was found: a tick, or the objects that it asks for. */
function Found({ hint }: { hint: string }) {
  const figures = useFigures();
  const objects = figures.hints[hint]?.objects ?? [];
  if (!objects.length) return <path className="mb-tick" d="m-8 0 6 7L9-7" />;
  return objects.map((object, i) => (
    <Mark key={i} x={(i - (objects.length - 1) / 2) * 16} y={0} size={16}>
      <ObjectMark object={object} />
    </Mark>
  ));
}
