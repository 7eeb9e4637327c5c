import { useSay } from "../i18n";
import { Hint } from "./How";
import { MANIFESTS, useTitleWord } from "./titles";

const ON_THE_TABLE = ["numbers", "arrows", "enter", "tab"];
const BESIDE_IT = ["undo", "hint", "point", "help"];

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
  const word = useTitleWord();
  const shared = (key: string) => ({ key, name: say(`key-${key}`), text: say(`key-${key}-text`) });
  const ofTitles = [...MANIFESTS].flatMap(([title, { keys = [] }]) =>
    keys.map((key) => ({
      key,
      name: word(title, `key-${key}`),
      text: word(title, `key-${key}-text`),
    })),
  );
  return (
    <dl className="keys">
      {[...ON_THE_TABLE.map(shared), ...ofTitles, ...BESIDE_IT.map(shared)].map(({ key, name, text }) => (
        <div key={key}>
          <dt>
            <kbd>{name}</kbd>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
