import { useCallback, useEffect, type ReactNode } from "react";
import * as http from "../api/http";
import { asProblem } from "../api/types";
import { useSay, useTexts, type Say } from "../i18n";
import { Link } from "../kit/Button";
import { Pick } from "../kit/Field";
import { go, usePlace } from "../kit/route";
import type { CardListProps } from "../table/cardList";
import { useAsk, useAskedTitles } from "./asking";
import { correctionsOf } from "./corrections";
import { useCardList } from "./drawings";
import { useFaceSay } from "./faces";
import { ProblemPage } from "./Problem";
import { Waiting } from "./Waiting";

/** Every card of a title; where it has variants, as one of them plays it. `/cards/<title>#<card>` shows one card. */
export default function CardsPage({ title }: { title: string }) {
  const say = useSay();
  const place = usePlace();
  const language = useTexts((texts) => texts.language);
  const preset = place.search.get("preset") ?? "";
  const asked = useAsk(useCallback(() => cardsUnder(title, language, preset), [title, language, preset]));
  const titles = useAskedTitles();
  const List = useCardList(title);
  const faceSay = useFaceSay(title);
  const ready = asked.found !== null && titles.found !== null && List !== undefined && faceSay !== null;
  useEffect(() => {
    if (ready && place.hash) document.getElementById(place.hash)?.scrollIntoView({ block: "center" });
  }, [ready, place.hash]);
  useEffect(() => {
    document.title = `${say("cards-title")} – Carrack`;
  });
  const problem = asked.problem ?? titles.problem;
  if (problem) return <ProblemPage code={problem.code} sentence={problem.sentence} retry={asked.again} />;
  if (!ready) return <Waiting />;
  const info = titles.found?.find((one) => one.id === title);
  const Shown = List ?? PlainList;
  const corrections = correctionsOf(title);
  return (
    <div className="stack cards-page">
      <div className="row spread">
        <h1>{say("cards-of", { title: info?.name ?? title })}</h1>
        <Link to={`/rules/${title}`} className="button plain">
          {say("rules-title")}
        </Link>
      </div>
      {info && info.presets.length > 0 && (
        <Presets title={title} presets={info.presets} chosen={asked.found!.preset} say={say} />
      )}
      {info && info.figures.length > 0 && (
        <Whose title={title} isCorrected={corrections !== null} say={say} />
      )}
      <Shown
        cards={asked.found!.cards}
        corrections={corrections?.differs}
        target={place.hash}
        say={faceSay}
        pageSay={say}
      />
    </div>
  );
}

/** A link may name a preset that is no more: then the first one is shown. */
function cardsUnder(title: string, language: string, preset: string) {
  return http.cards(title, language, preset).catch((problem: unknown) => {
    if (!preset || !asProblem(problem).code.startsWith("option.")) throw problem;
    return http.cards(title, language, "");
  });
}

/** Whose figures are shown, and where they are corrected. */
function Whose({ title, isCorrected, say }: { title: string; isCorrected: boolean; say: Say }): ReactNode {
  return (
    <p className="cards-whose">
      {say(isCorrected ? "cards-corrected" : "cards-figures")}{" "}
      <Link to={`/data/${title}`}>{say(isCorrected ? "data-look" : "data-correct")}</Link>
    </p>
  );
}

interface PresetsProps {
  title: string;
  presets: { id: string; label: string; text: string }[];
  chosen: string;
  say: Say;
}

function Presets({ title, presets, chosen, say }: PresetsProps): ReactNode {
  return (
    <Pick
      label={say("cards-preset")}
      value={chosen}
      onChange={(preset) => go(`/cards/${title}?preset=${encodeURIComponent(preset)}`, true)}
      choices={presets.map(({ id, label }) => ({ value: id, label }))}
      hint={presets.find((one) => one.id === chosen)?.text ?? ""}
    />
  );
}

/** For a title that draws no list of its own. */
function PlainList({ cards, target }: CardListProps): ReactNode {
  return (
    <dl className="cards-plain">
      {cards.map((card) => (
        <div key={card.id} id={card.id} className="panel" aria-current={card.id === target || undefined}>
          <dt>{card.name}</dt>
          <dd>{card.rule}</dd>
        </div>
      ))}
    </dl>
  );
}
