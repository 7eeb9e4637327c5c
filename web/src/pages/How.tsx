import { useSay } from "../i18n";

const STEPS = ["play", "lit", "friends", "time", "after"];

/** How it works, in a few sentences. */
export function Hint({ heading: Heading = "h2" }: { heading?: "h1" | "h2" }) {
  const say = useSay();
  return (
    <section className="stack how">
      <Heading>{say("how-title")}</Heading>
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
