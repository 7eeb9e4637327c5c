import { useSay } from "../i18n";
import { Hint } from "./How";

const KEYS = ["numbers", "arrows", "enter", "tab", "macau", "undo", "hint", "point", "help"];

export default function HowPage() {
  const say = useSay();
  return (
    <div className="home">
      <Hint heading="h1" />
      <section className="stack">
        <h2>{say("keys-title")}</h2>
        <KeyList />
      </section>
    </div>
  );
}

export function KeyList() {
  const say = useSay();
  return (
    <dl className="keys">
      {KEYS.map((key) => (
        <div key={key}>
          <dt>
            <kbd>{say(`key-${key}`)}</kbd>
          </dt>
          <dd>{say(`key-${key}-text`)}</dd>
        </div>
      ))}
    </dl>
  );
}
