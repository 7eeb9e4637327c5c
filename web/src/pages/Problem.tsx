import { Component, type ErrorInfo, type ReactNode } from "react";
import { line, useStore } from "../api/store";
import { asProblem, type Problem } from "../api/types";
import { codeKey, saidOr, useSay, useTexts } from "../i18n";
import { Button, Link } from "../kit/Button";
import { Chart } from "../kit/Ship";

interface Props {
  code: string;
  sentence: string;
  retry?: () => void;
  children?: ReactNode;
}

/** What happened, and what to do next. */
export function ProblemPage({ code, sentence, retry, children }: Props) {
  const say = useSay();
  const bundle = useTexts((texts) => texts.bundle);
  const advice = codeKey("advice", code);
  return (
    <section className="problem">
      <Chart className="problem-chart" />
      <h1>{say("problem-title")}</h1>
      <p className="problem-said">{saidOr("error", code, sentence)}</p>
      <p>{bundle.hasMessage(advice) ? say(advice) : say("advice")}</p>
      <div className="row">
        {children}
        {retry && <Button onPress={retry}>{say("again")}</Button>}
        <Link to="/" className="button main">
          {say("to-home")}
        </Link>
      </div>
      <p className="soft small">{say("problem-code", { code })}</p>
    </section>
  );
}

/** What the server says against single fields of a form. */
export function wrongFields(problem: Problem | null): Record<string, string> {
  const said = (problem?.fields ?? []).map(({ field, code, least, most }) => {
    const words = { least: least ?? 0, most: most ?? 0 };
    return [field, saidOr("error", code, problem!.sentence, words)] as const;
  });
  return Object.fromEntries(said);
}

/** A refusal beside the form that caused it. */
export function ProblemLine({ problem }: { problem: Problem | null }) {
  if (!problem) return null;
  return (
    <p className="notice bad" role="alert">
      {saidOr("error", problem.code, problem.sentence)}
    </p>
  );
}

/** A part of the page did not come: all of it is asked for again as soon as the server is there. */
function reloadOnceBack(): () => void {
  line.seek();
  return useStore.subscribe(({ line }, before) => {
    if (line === "open" && before.line === "lost") location.reload();
  });
}

interface BoundaryProps {
  children: ReactNode;
  fallback?: (problem: Problem) => ReactNode;
}

/** A mistake in one part of the page leaves the rest standing. */
export class Boundary extends Component<BoundaryProps, { problem: Problem | null }> {
  override state: { problem: Problem | null } = { problem: null };

  static getDerivedStateFromError(error: unknown) {
    return { problem: asProblem(error) };
  }

  private leave = () => {};

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error(error, info.componentStack);
    if (this.state.problem?.code === "page.offline") this.leave = reloadOnceBack();
  }

  override componentWillUnmount() {
    this.leave();
  }

  override render() {
    const { problem } = this.state;
    if (!problem) return this.props.children;
    if (this.props.fallback) return this.props.fallback(problem);
    return <ProblemPage code={problem.code} sentence={problem.sentence} retry={() => location.reload()} />;
  }
}
