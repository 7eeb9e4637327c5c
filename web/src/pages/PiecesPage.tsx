import { useEffect, useState, type ComponentType, type ReactNode } from "react";
import { useSay, type Say } from "../i18n";
import { Button } from "../kit/Button";
import { Check, Pick, Radios, TextField } from "../kit/Field";
import { Icon, type IconName } from "../kit/Icon";
import { Chart, Ship } from "../kit/Ship";
import { Choices } from "../table/Choices";
import { Seats } from "../table/Seats";
import { useAskedTitles } from "./asking";
import { piecesOf, titlesWithPieces, useFaceSay } from "./faces";
import { Boundary } from "./Problem";
import { titleName } from "./standing";
import { Emblem, MANIFESTS } from "./titles";

const COLORS = [
  "paper",
  "paper-high",
  "paper-low",
  "ink",
  "ink-soft",
  "line",
  "blue",
  "blue-wash",
  "sea",
  "gold",
  "gold-wash",
  "red",
  "red-wash",
  "green",
];
const ICONS: IconName[] = [
  "check",
  "fold",
  "undo",
  "more",
  "sound",
  "silent",
  "link",
  "play",
  "pause",
  "first",
  "back",
  "next",
  "last",
  "warning",
  "turn",
  "person",
  "bot",
  "clock",
];

/** Every piece in every state, for those who draw them. */
export default function PiecesPage() {
  const say = useSay();
  const [text, setText] = useState("Ana");
  const [on, setOn] = useState(true);
  const [one, setOne] = useState("a");
  const titles = useAskedTitles();
  return (
    <div className="stack">
      <h1>{say("pieces-title")}</h1>
      <p className="soft">{say("pieces-text")}</p>
      <Part title={say("pieces-colors")}>
        {COLORS.map((name) => (
          <span key={name} className="swatch">
            <i style={{ background: `var(--${name})` }} />
            <code>--{name}</code>
          </span>
        ))}
      </Part>
      <Part title={say("pieces-buttons")}>
        <Button>{say("pieces-normal")}</Button>
        <Button look="main">{say("pieces-main")}</Button>
        <Button look="main" large>
          {say("play-now")}
        </Button>
        <Button look="danger">{say("pieces-danger")}</Button>
        <Button look="plain">{say("pieces-normal")}</Button>
        <Button isDisabled>{say("pieces-off")}</Button>
      </Part>
      <Part title={say("pieces-fields")}>
        <TextField label={say("profile-name")} value={text} onChange={setText} />
        <Pick
          label={say("theme")}
          value={one}
          choices={[
            { value: "a", label: say("theme-light") },
            { value: "b", label: say("theme-dark") },
          ]}
          onChange={setOne}
        />
        <Check label={say("open-public")} hint={say("open-public-text")} value={on} onChange={setOn} />
        <Radios
          label={say("theme")}
          value={one}
          choices={[
            { value: "a", label: say("theme-light") },
            { value: "b", label: say("theme-dark") },
          ]}
          onChange={setOne}
        />
      </Part>
      <Part title={say("pieces-signs")}>
        {ICONS.map((name) => (
          <span key={name} className="row small">
            <Icon name={name} />
            <Icon name={name} size={24} />
          </span>
        ))}
        <Ship size={48} />
        {[...MANIFESTS.keys()].map((title) => (
          <Emblem key={title} title={title} />
        ))}
        <Chart className="chart" />
      </Part>
      <Part title={say("pieces-notes")}>
        <p className="notice">{say("spectating")}</p>
        <p className="notice bad">{say("error-decision-stale")}</p>
        <span className="tag">{say("status-open")}</span>
        <span className="tag turn">{say("your-turn")}</span>
        <span className="tag gold">1</span>
      </Part>
      <Part title={say("pieces-seats")}>
        <Seats
          seats={Array.from({ length: 10 }, (_, seat) => ({
            seat,
            kind: seat % 3 === 1 ? "bot" : "person",
            name: `${String.fromCharCode(65 + seat)}…`,
            away: seat === 3,
            resigned: seat === 4,
          }))}
          yours={[0]}
          shown={0}
          acting={[2]}
        />
      </Part>
      <Part title={say("pieces-choices")}>
        <Choices
          choices={[
            {
              action: 0,
              name: { type: "x" },
              label: say("undo"),
              price: { gold: 2 },
              gain: { cards: 3 },
              warnings: [],
              group: "play",
            },
            {
              action: 1,
              name: { type: "y" },
              label: say("your-turn"),
              price: { cubes: { red: 2, blue: 1 } },
              gain: {},
              warnings: ["sixth_card"],
              group: "play",
            },
          ]}
          refused={[
            {
              name: { type: "z" },
              code: "x",
              reason: "",
              label: say("group-draw"),
              sentence: say("error-seat-not-acting"),
            },
          ]}
          busy={false}
          pick={() => undefined}
          rulesAt={() => "/rules"}
        />
      </Part>
      {(titles.found || titles.problem) &&
        titlesWithPieces().map((title) => (
          <TitlePieces key={title} title={title} name={titleName(titles.found ?? [], title)} />
        ))}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="panel stack">
      <h2>{title}</h2>
      <div className="pieces-row">{children}</div>
    </section>
  );
}

function TitlePieces({ title, name }: { title: string; name: string }) {
  const say = useFaceSay(title);
  const [found, setFound] = useState<{ Pieces: ComponentType<{ say: Say }> | undefined } | null>(null);
  useEffect(() => {
    piecesOf(title).then(
      (Pieces) => setFound({ Pieces }),
      () => setFound(null),
    );
  }, [title]);
  // A file of that name may hold the pieces themselves and no page of them.
  if (!found?.Pieces || !say) return null;
  return (
    <section className="panel stack pieces-of" tabIndex={0} aria-label={name}>
      <h2>{name}</h2>
      <Boundary fallback={() => null}>
        <found.Pieces say={say} />
      </Boundary>
    </section>
  );
}
