import { useCallback, useEffect, useMemo, useState } from "react";
import * as http from "../api/http";
import { useSay, useTexts } from "../i18n";
import { Link } from "../kit/Button";
import { TextField } from "../kit/Field";
import { blocksOf, blockText, type Block } from "../kit/blocks";
import { Markdown } from "../kit/Markdown";
import { usePlace } from "../kit/route";
import { useAsk } from "./asking";
import { Emblem } from "./Emblem";
import { ProblemPage } from "./Problem";
import { Waiting } from "./Waiting";

export default function RulesPage({ title }: { title: string | null }) {
  return title ? <Rules title={title} /> : <Titles />;
}

function Titles() {
  const say = useSay();
  const language = useTexts((texts) => texts.language);
  const titles = useAsk(useCallback(() => http.titles(language), [language]));
  return (
    <div className="stack">
      <h1>{say("rules-title")}</h1>
      {titles.found?.map((one) => (
        <Link key={one.id} to={`/rules/${one.id}`} className="table-row">
          <Emblem title={one.id} size={40} /> {one.name}
        </Link>
      ))}
    </div>
  );
}

function Rules({ title }: { title: string }) {
  const say = useSay();
  const place = usePlace();
  const language = useTexts((texts) => texts.language);
  const asked = useAsk(useCallback(() => http.rules(title, language), [title, language]));
  const [find, setFind] = useState("");
  const blocks = useMemo(() => blocksOf(asked.found?.rules ?? ""), [asked.found]);
  const shown = useMemo(() => (find.trim() ? partsWith(blocks, find.trim()) : blocks), [blocks, find]);
  const target = place.hash || headingFor(blocks, place.search.get("find"));
  useEffect(() => {
    if (blocks.length > 0 && target) document.getElementById(target)?.scrollIntoView();
  }, [blocks, target]);
  useEffect(() => {
    document.title = `${say("rules-title")} – Carrack`;
  });
  if (asked.problem) {
    return <ProblemPage code={asked.problem.code} sentence={asked.problem.sentence} retry={asked.again} />;
  }
  if (!asked.found) return <Waiting />;
  const headings = blocks.filter((block) => block.kind === "heading" && block.level > 1);
  const count = shown.filter((block) => block.kind === "heading").length;
  return (
    <div className="rules">
      <aside className="rules-side">
        <TextField label={say("rules-search")} value={find} onChange={setFind} autoComplete="off" />
        {find.trim() && <p role="status">{say("rules-found", { count })}</p>}
        <nav aria-label={say("rules-contents")}>
          {headings.map(
            (block) =>
              block.kind === "heading" && (
                <a key={block.id} href={`#${block.id}`} className={block.level > 2 ? "deep" : undefined}>
                  {block.text}
                </a>
              ),
          )}
        </nav>
      </aside>
      <article lang={asked.found.language}>
        <Markdown blocks={shown} find={find.trim()} />
      </article>
    </div>
  );
}

/** The parts, from one heading to the next, that hold a word. */
function partsWith(blocks: Block[], find: string): Block[] {
  const parts: Block[][] = [];
  for (const block of blocks) {
    if (block.kind === "heading" || parts.length === 0) parts.push([block]);
    else parts.at(-1)!.push(block);
  }
  const wanted = find.toLowerCase();
  return parts.filter((part) => part.some((block) => blockText(block).toLowerCase().includes(wanted))).flat();
}

/** The heading that a refusal's code points to: `wall.too_far` belongs to the part about the wall. */
function headingFor(blocks: Block[], code: string | null): string {
  const word = code?.split(/[._]/)[0];
  if (!word) return "";
  const found = blocks.find(
    (block) => block.kind === "heading" && block.id.split("-").some((part) => part.startsWith(word)),
  );
  return found?.kind === "heading" ? found.id : "";
}
