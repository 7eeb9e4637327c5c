import { useCallback, useEffect, useMemo, useState } from "react";
import * as http from "../api/http";
import { useSay, useTexts } from "../i18n";
import { Link } from "../kit/Button";
import { TextField } from "../kit/Field";
import { Fold } from "../kit/Fold";
import { blocksOf, blockText, partsOf, type Block } from "../kit/blocks";
import { placesOf } from "../kit/finding";
import { Markdown } from "../kit/Markdown";
import { usePlace } from "../kit/route";
import { useAsk, useAskedTitles } from "./asking";
import { usePictures } from "./drawings";
import { useFaceSay } from "./faces";
import { ProblemPage } from "./Problem";
import { Waiting } from "./Waiting";
import { Emblem } from "./titles";

export default function RulesPage({ title }: { title: string | null }) {
  return title ? <Rules title={title} /> : <Titles />;
}

function Titles() {
  const say = useSay();
  const titles = useAskedTitles();
  const told = titles.found?.filter((one) => one.rules);
  return (
    <div className="stack">
      <h1>{say("rules-title")}</h1>
      {told?.map((one) => (
        <div key={one.id} className="table-row">
          <Emblem title={one.id} size={40} />
          <Link to={`/rules/${one.id}`} className="table-row-said">
            {one.name}
          </Link>
          <Link to={`/cards/${one.id}`} className="button plain">
            {say("cards-title")}
          </Link>
          {one.figures.length > 0 && (
            <Link to={`/data/${one.id}`} className="button plain">
              {say("nav-data")}
            </Link>
          )}
        </div>
      ))}
      <p>
        <Link to="/pieces" className="button">
          {say("nav-pieces")}
        </Link>
      </p>
    </div>
  );
}

function Rules({ title }: { title: string }) {
  const say = useSay();
  const place = usePlace();
  const language = useTexts((texts) => texts.language);
  const asked = useAsk(useCallback(() => http.rules(title, language), [title, language]));
  const titles = useAskedTitles();
  const hasFigures = titles.found?.some((one) => one.id === title && one.figures.length > 0);
  const draw = usePictures(title);
  const faceSay = useFaceSay(title);
  const [find, setFind] = useState(place.search.get("find") ?? "");
  const blocks = useMemo(() => blocksOf(asked.found?.rules ?? ""), [asked.found]);
  const { shown, count } = useMemo(() => searched(blocks, find.trim()), [blocks, find]);
  const piece = useCallback(
    (name: string) => (draw && faceSay ? draw(name, faceSay) : null),
    [draw, faceSay],
  );
  const ready = blocks.length > 0 && draw !== undefined && (draw === null || faceSay !== null);
  useEffect(() => {
    if (ready && place.hash) document.getElementById(place.hash)?.scrollIntoView();
  }, [ready, place.hash]);
  useEffect(() => {
    document.title = `${say("rules-title")} – Carrack`;
  });
  if (asked.problem) {
    return <ProblemPage code={asked.problem.code} sentence={asked.problem.sentence} retry={asked.again} />;
  }
  if (!asked.found || !ready) return <Waiting />;
  return (
    <div className="rules">
      <aside className="rules-side">
        <TextField label={say("rules-search")} value={find} onChange={setFind} autoComplete="off" />
        {find.trim() && <p role="status">{say("rules-found", { count })}</p>}
        <Link to={`/cards/${title}`} className="button plain">
          {say("cards-title")}
        </Link>
        {hasFigures && (
          <Link to={`/data/${title}`} className="button plain">
            {say("data-title")}
          </Link>
        )}
        <Link to="/pieces" className="button plain">
          {say("nav-pieces")}
        </Link>
        <Fold title={say("rules-contents")} isOpen={window.innerWidth > 800}>
          <Contents blocks={shown} />
        </Fold>
      </aside>
      <article lang={asked.found.language}>
        <Markdown blocks={shown} find={find.trim()} piece={piece} target={place.hash} />
      </article>
    </div>
  );
}

function Contents({ blocks }: { blocks: Block[] }) {
  const say = useSay();
  return (
    <nav aria-label={say("rules-contents")}>
      {blocks.map(
        (block) =>
          block.kind === "heading" &&
          block.level > 1 && (
            <a key={block.id} href={`#${block.id}`} className={block.level > 2 ? "deep" : undefined}>
              {block.text}
            </a>
          ),
      )}
    </nav>
  );
}

/** The parts, from one heading to the next, that hold what is searched for, and how often it is there. */
export function searched(blocks: Block[], find: string): { shown: Block[]; count: number } {
  if (!find) return { shown: blocks, count: 0 };
  const hits = (part: Block[]) =>
    part.reduce((sum, block) => sum + placesOf(blockText(block), find).length, 0);
  const found = partsOf(blocks).filter((part) => hits(part) > 0);
  return { shown: found.flat(), count: found.reduce((sum, part) => sum + hits(part), 0) };
}
