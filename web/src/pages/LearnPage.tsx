import { useCallback, useEffect } from "react";
import * as http from "../api/http";
import type { Title } from "../api/types";
import { useSay, useTexts } from "../i18n";
import { Button, Link } from "../kit/Button";
import { useAsk, useAskedTitles, useDoing } from "./asking";
import { beginLesson } from "./lessons";
import { ProblemLine } from "./Problem";
import { Waiting } from "./Waiting";
import { Picture, useTitleWord } from "./titles";

const STEPS = ["real", "hints", "leave"];

/** Every title that can be learned by playing it. */
export default function LearnPage() {
  const say = useSay();
  const titles = useAskedTitles();
  useEffect(() => {
    document.title = `${say("learn")} · Carrack`;
  }, [say]);
  return (
    <div className="home on-ground">
      <section className="hero">
        <h1>{say("learn-title")}</h1>
        <p className="hero-said">{say("learn-text")}</p>
      </section>
      <ProblemLine problem={titles.problem} />
      {!titles.found && !titles.problem && <Waiting />}
      <section className="titles" aria-label={say("home-titles")}>
        {titles.found
          ?.filter((title) => title.lesson)
          .map((title) => (
            <Lesson key={title.id} title={title} />
          ))}
      </section>
      <section className="stack how">
        <h2>{say("learn-how")}</h2>
        <ol className="how-steps">
          {STEPS.map((step) => (
            <li key={step} className="panel">
              <h3>{say(`learn-${step}`)}</h3>
              <p>{say(`learn-${step}-text`)}</p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

function Lesson({ title }: { title: Title }) {
  const say = useSay();
  const language = useTexts((texts) => texts.language);
  const word = useTitleWord();
  const asked = useAsk(useCallback(() => http.lessons(title.id, language), [title.id, language]));
  const { busy, problem, run } = useDoing();
  const others = asked.found?.lessons.slice(1) ?? [];
  const begin = (lesson: string | null) => run(() => beginLesson(title.id, language, lesson));
  return (
    <article className="title-tile">
      <Picture title={title.id} />
      <div className="title-said">
        <h2>{title.name}</h2>
        <p>{word(title.id, "about")}</p>
        <div className="row title-deeds">
          <Button look="main" onPress={() => begin(null)} isDisabled={busy}>
            {say("learn-begin")}
          </Button>
          {others.map(({ id, label }) => (
            <Button key={id} onPress={() => begin(id)} isDisabled={busy}>
              {label}
            </Button>
          ))}
          <Link to={`/rules/${title.id}`} className="button">
            {say("nav-rules")}
          </Link>
        </div>
        <ProblemLine problem={problem} />
      </div>
    </article>
  );
}
