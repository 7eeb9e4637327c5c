/** A view as a readable list: what is shown of a title that has no face here yet. */
import { useSay } from "../i18n";
import { Fold } from "../kit/Fold";
import { readable } from "./words";

const HIDDEN = ["game", "viewer", "data", "options"];

export function Dump({ view }: { view: Record<string, unknown> }) {
  const say = useSay();
  const fields = Object.entries(view).filter(([name]) => !HIDDEN.includes(name));
  return (
    <div className="dump panel">
      <Fields fields={fields} depth={0} />
      {view.options !== undefined && (
        <Fold title={say("dump-options")}>
          <Fields fields={Object.entries(view.options as object)} depth={1} />
        </Fold>
      )}
    </div>
  );
}

function Fields({ fields, depth }: { fields: [string, unknown][]; depth: number }) {
  return (
    <dl className={depth === 0 ? "dump-top" : "dump-inner"}>
      {fields.map(([name, value]) => (
        <div key={name}>
          <dt>{readable(name)}</dt>
          <dd>
            <Value value={value} depth={depth + 1} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ value, depth }: { value: unknown; depth: number }) {
  if (value === null || value === undefined) return <>–</>;
  if (Array.isArray(value)) {
    if (value.length === 0) return <>–</>;
    if (value.every((one) => typeof one !== "object" || one === null))
      return <>{value.map(word).join(", ")}</>;
    return (
      <ol>
        {value.map((one, index) => (
          <li key={index}>
            <Value value={one} depth={depth} />
          </li>
        ))}
      </ol>
    );
  }
  if (typeof value === "object") {
    const fields = Object.entries(value);
    if (fields.length === 0) return <>–</>;
    if (fields.every(([, one]) => typeof one !== "object" || one === null)) {
      return <>{fields.map(([name, one]) => `${readable(name)} ${word(one)}`).join(" · ")}</>;
    }
    return <Fields fields={fields} depth={depth} />;
  }
  return <>{word(value)}</>;
}

function word(value: unknown): string {
  if (value === null || value === undefined) return "–";
  if (typeof value === "boolean") return value ? "✓" : "✗";
  return readable(String(value));
}
