/** A face that serves every title without one of its own: what lies on the table, and what everybody has. */
import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useState,
  type CSSProperties,
  type ReactNode,
} from "react";
import { useSay } from "../i18n";
import { Fold } from "../kit/Fold";
import { Icon } from "../kit/Icon";
import { SeatDisc } from "../kit/SeatDisc";
import type { FaceProps } from "./face";
import {
  areFew,
  isFigure,
  isFlat,
  isObject,
  isPips,
  isRows,
  namesIn,
  plainOf,
  type Field,
  type PlainSeat,
} from "./plain";
import "./plain.css";
import { named } from "./words";

type Props = Pick<FaceProps<Record<string, unknown>>, "view" | "seat" | "looksOn" | "names" | "acting">;

const NamesContext = createContext<string[]>([]);
/** Whether the table has been seen before: then what changes is marked for a moment. */
const SeenContext = createContext(false);

export function PlainFace({ view, seat, looksOn, names, acting }: Props) {
  const say = useSay();
  const { table, seats, own, options, current } = useMemo(() => plainOf(view, names.length), [view, names]);
  const shown = areFew(options) ? options : [];
  const figures = [...table.filter(([, value]) => isFigure(value)), ...shown];
  const parts = table.filter(([, value]) => !isFigure(value));
  const [seen, setSeen] = useState(false);
  useEffect(() => setSeen(true), []);
  const acts = acting ?? (current === null ? [] : [current]);
  return (
    <NamesContext value={names}>
      <SeenContext value={seen}>
        <div className="plain-face">
          {figures.length > 0 && (
            <section className="plain-zone panel" aria-label={say("plain-table")}>
              <Fields fields={figures} />
            </section>
          )}
          {own.length > 0 && (
            <section className="plain-zone plain-own panel" aria-label={say("plain-own")}>
              <h2>{say("plain-own")}</h2>
              <Fields fields={own} />
            </section>
          )}
          <ol className="plain-seats" aria-label={say("seats")}>
            {seats.map((one) => (
              <Seat
                key={one.seat}
                {...one}
                name={names[one.seat] ?? ""}
                isYou={one.seat === seat && !looksOn}
                isActing={acts.includes(one.seat) && view.over !== true}
              />
            ))}
          </ol>
          {parts.length > 0 && (
            <section className="plain-zone panel" aria-label={say("plain-rest")}>
              <Fields fields={parts} />
            </section>
          )}
          {options.length > shown.length && (
            <div className="panel">
              <Fold title={say("plain-options")}>
                <Fields fields={options} />
              </Fold>
            </div>
          )}
        </div>
      </SeenContext>
    </NamesContext>
  );
}

interface SeatProps extends PlainSeat {
  name: string;
  isYou: boolean;
  isActing: boolean;
}

function Seat({ seat, place, fields, name, isYou, isActing }: SeatProps) {
  const say = useSay();
  return (
    <li
      className={`plain-seat panel${isActing ? " is-acting" : ""}${isYou ? " is-you" : ""}`}
      style={{ "--seat": `var(--seat-${seat})` } as CSSProperties}
    >
      <h2>
        <SeatDisc seat={seat} />
        <span className="plain-name">{name}</span>
        {isYou && <span className="soft small">{say("seat-you")}</span>}
        {isActing && (
          <span className="plain-turn">
            <Icon name="turn" size={16} />
            <span className="unseen">{say("seat-acts")}</span>
          </span>
        )}
        {place !== null && <span className="tag gold numbers">{say("plain-place", { place })}</span>}
      </h2>
      <Fields fields={fields} />
    </li>
  );
}

/** Figures stand large beside each other; what has parts gets a line of its own. */
function Fields({ fields }: { fields: Field[] }) {
  return (
    <dl className="plain-fields">
      {fields.map(([name, value]) => (
        <div key={name} className={isFigure(value) ? "plain-figure" : "plain-parts"}>
          <dt>{named("field", name)}</dt>
          <dd>
            <Value name={name} value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ name, value }: { name: string; value: unknown }): ReactNode {
  const names = useContext(NamesContext);
  const people = namesIn(name, value, names);
  if (people) return <List of={people} />;
  if (isPips(name, value)) return <Fresh of={value}>{<Die pips={value} />}</Fresh>;
  if (isFlat(value)) return <Flat value={value} />;
  if (Array.isArray(value)) return <Several name={name} of={value} />;
  return isObject(value) ? <Parts of={value} /> : null;
}

function Several({ name, of }: { name: string; of: unknown[] }): ReactNode {
  if (of.length === 0) return "–";
  if (of.every((one) => isPips(name, one))) {
    return (
      <span className="plain-list">
        {of.map((pips, index) => (
          <Die key={index} pips={pips as number} />
        ))}
      </span>
    );
  }
  if (of.every(isFlat)) return <List of={of.map(wordOf)} />;
  if (isRows(of)) return <Rows of={of} label={named("field", name)} />;
  return (
    <ol className="plain-inner">
      {of.map((one, index) => (
        <li key={index}>
          <Value name="" value={one} />
        </li>
      ))}
    </ol>
  );
}

function List({ of }: { of: string[] }) {
  return (
    <ul className="plain-list">
      {of.map((word, index) => (
        <li key={index}>{word}</li>
      ))}
    </ul>
  );
}

/** Amounts by their kind, as cubes by color; or fields once more, where something is inside. */
function Parts({ of }: { of: Record<string, unknown> }): ReactNode {
  const fields = Object.entries(of);
  if (fields.length === 0) return "–";
  if (!fields.every(([, value]) => isFlat(value))) return <Fields fields={fields} />;
  return (
    <dl className="plain-amounts">
      {fields.map(([name, value]) => (
        <div key={name}>
          <dt>{named("field", name)}</dt>
          <dd className="numbers">{wordOf(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Rows({ of, label }: { of: Record<string, unknown>[]; label: string }) {
  const columns = Object.keys(of[0]!);
  return (
    <div className="table-scroll" tabIndex={0} role="group" aria-label={label}>
      <table className="standings">
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {named("field", name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {of.map((row, index) => (
            <tr key={index}>
              {columns.map((name) => (
                <td key={name} className="numbers">
                  <Value name={name} value={row[name]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Flat({ value }: { value: unknown }) {
  return <Fresh of={value}>{wordOf(value)}</Fresh>;
}

/** Something that is marked for a moment when it becomes another. */
function Fresh({ of, children }: { of: unknown; children: ReactNode }) {
  const seen = useContext(SeenContext);
  return (
    <span key={String(of)} className={seen ? "numbers is-fresh" : "numbers"}>
      {children}
    </span>
  );
}

function wordOf(value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "boolean") return named("plain", value ? "yes" : "no");
  return typeof value === "number" ? String(value) : named("value", String(value));
}

/** Where the pips of a die lie, in thirds: by row and column. */
const PIPS: Record<number, string> = {
  1: "11",
  2: "02 20",
  3: "02 11 20",
  4: "00 02 20 22",
  5: "00 02 11 20 22",
  6: "00 02 10 12 20 22",
};

function Die({ pips }: { pips: number }) {
  return (
    <svg className="plain-die" viewBox="0 0 36 36" role="img" aria-label={String(pips)}>
      <rect x="1" y="1" width="34" height="34" rx="7" />
      {PIPS[pips]!.split(" ").map((at) => (
        <circle key={at} cx={9 + 9 * Number(at[1])} cy={9 + 9 * Number(at[0])} r="3.2" />
      ))}
    </svg>
  );
}
