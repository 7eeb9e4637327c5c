import { useCallback, useEffect, useState } from "react";
import * as http from "../api/http";
import { somebody } from "../api/session";
import { Problem, type LookAsked, type Looked, type Title } from "../api/types";
import { useSay, useTexts } from "../i18n";
import { Button, Link } from "../kit/Button";
import { Icon } from "../kit/Icon";
import { useAsk, useAskedTitles } from "./asking";
import { correctionsOf, keepCorrections } from "./corrections";
import { guestName } from "./guest";
import { Changes } from "./printed";
import { ProblemLine, ProblemPage } from "./Problem";
import { Waiting } from "./Waiting";
import { Emblem } from "./titles";

const LARGEST = 120_000; // signs of one file; the server takes no more

/** An owner's own figures: our files to correct, what is wrong with theirs, and what differs. */
export default function DataPage({ title }: { title: string | null }) {
  const say = useSay();
  const titles = useAskedTitles();
  useEffect(() => {
    document.title = `${say("data-title")} – Carrack`;
  });
  if (titles.problem)
    return <ProblemPage code={titles.problem.code} sentence={titles.problem.sentence} retry={titles.again} />;
  if (!titles.found) return <Waiting />;
  const printed = titles.found.filter((one) => one.figures.length > 0);
  const found = printed.find((one) => one.id === title) ?? (title ? undefined : printed[0]);
  if (found && (title || printed.length === 1)) return <Corrections key={found.id} title={found} />;
  if (title) {
    const known = titles.found.some((one) => one.id === title);
    return <ProblemPage code={known ? "data.none" : "game.unknown"} sentence="" />;
  }
  return (
    <div className="stack">
      <h1>{say("data-title")}</h1>
      {printed.map((one) => (
        <Link key={one.id} to={`/data/${one.id}`} className="table-row">
          <Emblem title={one.id} size={40} /> {one.name}
        </Link>
      ))}
    </div>
  );
}

/** What is asked about: files that were just brought, or what this browser remembers. */
function firstQuestion(title: string): LookAsked | null {
  const kept = correctionsOf(title);
  return kept && { differs: kept.differs };
}

function Corrections({ title }: { title: Title }) {
  const say = useSay();
  const language = useTexts((texts) => texts.language);
  const [asked, setAsked] = useState<LookAsked | null>(() => firstQuestion(title.id));
  const [wrong, setWrong] = useState<Problem | null>(null);
  const looked = useAsk(
    useCallback(async () => {
      if (!asked) return null;
      await somebody(guestName(), language);
      const found = await http.lookThrough(title.id, asked, language);
      if (found.playable)
        keepCorrections(title.id, found.data ? { differs: found.differs, data: found.data } : null);
      return { asked, found };
    }, [asked, title.id, language]),
  );
  const current = looked.found?.asked === asked ? looked.found : null;
  const bring = (files: File[]) =>
    void readable(files).then(
      (texts) => {
        setWrong(null);
        setAsked({ files: texts });
      },
      (error: unknown) => setWrong(error as Problem),
    );
  const forget = () => {
    keepCorrections(title.id, null);
    setAsked(null);
  };
  const busy = asked !== null && current === null && !looked.problem;
  return (
    <div className="form stack data-page">
      <div className="row">
        <Emblem title={title.id} size={64} />
        <h1>{say("data-title-of", { title: title.name })}</h1>
      </div>
      <p>{say("data-text")}</p>
      <section className="panel stack">
        <h2>{say("data-begin")}</h2>
        <p className="soft">{say("data-begin-text")}</p>
        <div className="row">
          {title.figures.map((file) => (
            <a key={file} className="button" href={http.figuresFile(title.id, file)} download={file}>
              {say("data-download", { file })}
            </a>
          ))}
        </div>
      </section>
      <section className="panel stack">
        <h2>{say("data-yours")}</h2>
        <Drop names={title.figures} busy={busy} bring={bring} />
        <ProblemLine problem={wrong ?? looked.problem} />
        <div aria-live="polite" className="stack">
          {busy && <Waiting />}
          {current && <Verdict title={title} found={current.found} forget={forget} />}
        </div>
      </section>
    </div>
  );
}

/** The texts of the files, by their names. */
async function readable(files: File[]): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const file of files) {
    if (file.size > LARGEST) throw new Problem("data.too_large", "");
    texts[file.name] = await file.text();
  }
  return texts;
}

interface DropProps {
  names: string[];
  busy: boolean;
  bring: (files: File[]) => void;
}

function Drop({ names, busy, bring }: DropProps) {
  const say = useSay();
  const [over, setOver] = useState(false);
  return (
    <label
      className={`drop${over ? " over" : ""}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        bring([...event.dataTransfer.files].slice(0, names.length));
      }}
    >
      <b>{say("data-choose")}</b>
      <span className="soft">{say("data-choose-text", { files: names.join(", ") })}</span>
      <input
        type="file"
        accept=".toml,text/plain"
        multiple
        className="unseen"
        disabled={busy}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])].slice(0, names.length);
          event.target.value = "";
          if (files.length) bring(files);
        }}
      />
    </label>
  );
}

// ---- what the server says ----

function Verdict({ title, found, forget }: { title: Title; found: Looked; forget: () => void }) {
  const say = useSay();
  const { data, playable } = found;
  return (
    <>
      <p className={`notice${playable ? "" : " bad"}`} role="status">
        {!playable
          ? say("data-unplayable")
          : data
            ? say("data-differs", { count: data.figures })
            : say("data-same")}
        {playable && data && data.confirmed > 0 && ` ${say("data-confirmed", { count: data.confirmed })}`}
      </p>
      {playable && data && (
        <div className="row">
          <Link to={`/open/${title.id}?data=own`} className="button main">
            {say("data-open")}
          </Link>
          <Button look="plain" onPress={forget}>
            {say("data-forget")}
          </Button>
        </div>
      )}
      <Changes of={found.changes} />
      <Findings found={found} />
      {playable && data && <p className="soft small">{say("data-kept")}</p>}
    </>
  );
}

function Findings({ found }: { found: Looked }) {
  const say = useSay();
  if (found.findings.length === 0) return null;
  return (
    <>
      <h3>{say("data-findings")}</h3>
      <ul className="data-findings">
        {found.findings.map((one, index) => (
          <li key={index} className={one.severity}>
            <Icon name="warning" />
            <span>
              <b>{say(`data-${one.severity === "error" ? "error" : "warning"}`)}</b>{" "}
              {[one.place, one.field].filter(Boolean).join(", ")}
              <span className="soft small">
                {" "}
                {one.line ? say("data-line", { file: one.file, line: one.line }) : one.file}
              </span>
              <br />
              {one.sentence}
            </span>
          </li>
        ))}
      </ul>
      {(found.more_findings ?? 0) > 0 && <p>{say("data-more", { count: found.more_findings ?? 0 })}</p>}
    </>
  );
}
