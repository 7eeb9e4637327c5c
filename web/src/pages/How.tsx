import { useSay } from "../i18n";

const STEPS = ["play", "lit", "friends", "time", "after"];

/** How it works, in a few sentences. */
export function Hint() {
  const say = useSay();
  return (
    <section className="stack how">
      <h2>{say("how-title")}</h2>
      <ol className="how-steps">
        {STEPS.map((step) => (
          <li key={step} className="panel">
            <h3>{say(`how-${step}`)}</h3>
            <p>{say(`how-${step}-text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
