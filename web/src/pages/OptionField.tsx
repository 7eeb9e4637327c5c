import { useState } from "react";
import type { Option } from "../api/types";
import { useSay } from "../i18n";
import { Check, Pick, TextField } from "../kit/Field";

interface Props {
  option: Option;
  value: unknown; // undefined: as usual
  onChange: (value: unknown) => void;
}

/** What the server calls one of the values of an option. */
export function labelOf(option: Option, value: unknown): string {
  const at = option.choices?.indexOf(value) ?? -1;
  return option.labels?.[at] ?? String(value);
}

/** One option with the sentence that says what it changes. */
export function OptionField({ option, value, onChange }: Props) {
  const say = useSay();
  const usual = say("option-default");
  if (option.kind === "yesno") {
    const word = (on: unknown) => say(on ? "option-yes" : "option-no");
    return (
      <Pick
        label={option.label}
        hint={option.text}
        value={value === undefined ? "" : String(value)}
        choices={[
          { value: "", label: `${word(option.default)} ${usual}` },
          { value: String(!option.default), label: word(!option.default) },
        ]}
        onChange={(next) => onChange(next === "" ? undefined : next === "true")}
      />
    );
  }
  if (option.kind === "several" && option.choices) {
    const chosen = (value ?? option.default) as unknown[];
    return (
      <fieldset className="field">
        <legend className="label">{option.label}</legend>
        <small>{option.text}</small>
        <div className="row">
          {option.choices.map((one) => (
            <Check
              key={String(one)}
              label={labelOf(option, one)}
              value={chosen.includes(one)}
              onChange={(on) => onChange(on ? [...chosen, one] : chosen.filter((other) => other !== one))}
            />
          ))}
        </div>
      </fieldset>
    );
  }
  if (option.kind === "figures" && option.choices)
    return <FiguresField option={option} value={value} onChange={onChange} />;
  if (option.kind === "wallorder") return <OrderField option={option} value={value} onChange={onChange} />;
  if (option.kind === "number") return <NumberField option={option} value={value} onChange={onChange} />;
  if (option.choices) {
    const others = option.choices.filter((one) => one !== option.default);
    return (
      <Pick
        label={option.label}
        hint={option.text}
        value={value === undefined ? "" : JSON.stringify(value)}
        choices={[
          { value: "", label: `${labelOf(option, option.default)} ${usual}` },
          ...others.map((one) => ({ value: JSON.stringify(one), label: labelOf(option, one) })),
        ]}
        onChange={(next) => onChange(next === "" ? undefined : JSON.parse(next))}
      />
    );
  }
  return <FreeField option={option} value={value} onChange={onChange} />;
}

/** A whole number, or nothing for the usual one. What is no number is left to the server to refuse. */
export function numberOf(text: string): number | string | undefined {
  if (text.trim() === "") return undefined;
  return /^-?\d+$/.test(text.trim()) ? Number(text) : text;
}

function NumberField({ option, value, onChange }: Props) {
  const say = useSay();
  const range = say("option-range", { low: option.low ?? 0, high: option.high ?? 0 });
  return (
    <TextField
      label={option.label}
      hint={`${option.text} ${range} ${String(option.default)} ${say("option-default")}`}
      type="number"
      value={value === undefined ? "" : String(value)}
      autoComplete="off"
      onChange={(next) => onChange(numberOf(next))}
    />
  );
}

/** Seats from the first on, by their numbers or by the letters they have at a table. What is none is left to the server. */
export function orderOf(text: string): number[] | string {
  const named = text.toUpperCase().match(/[A-Z]|\d+/g) ?? [];
  const seats = named.map((one) => (/\d/.test(one) ? Number(one) : one.charCodeAt(0) - 64) - 1);
  const isOrder = [...seats].sort((a, b) => a - b).every((seat, at) => seat === at);
  return isOrder && seats.length > 0 ? seats : text;
}

const LISTED = "listed";

/** One of the usual orders, or the seats one after the other. */
function OrderField({ option, value, onChange }: Props) {
  const say = useSay();
  const choices = option.choices ?? [];
  const isListed = value !== undefined && !choices.includes(value);
  const [text, setText] = useState(
    Array.isArray(value) ? value.map((seat) => Number(seat) + 1).join(" ") : "",
  );
  const others = choices.filter((one) => one !== option.default);
  return (
    <>
      <Pick
        label={option.label}
        hint={option.text}
        value={isListed ? LISTED : value === undefined ? "" : JSON.stringify(value)}
        choices={[
          { value: "", label: `${labelOf(option, option.default)} ${say("option-default")}` },
          ...others.map((one) => ({ value: JSON.stringify(one), label: labelOf(option, one) })),
          { value: LISTED, label: say("option-order") },
        ]}
        onChange={(next) =>
          onChange(next === LISTED ? orderOf(text) : next === "" ? undefined : JSON.parse(next))
        }
      />
      {isListed && (
        <TextField
          label={say("option-order-seats")}
          hint={say("option-order-text")}
          value={text}
          autoComplete="off"
          onChange={(next) => {
            setText(next);
            onChange(orderOf(next));
          }}
        />
      )}
    </>
  );
}

/** A number for each of several things; those that are left empty stay as usual. */
function FiguresField({ option, value, onChange }: Props) {
  const say = useSay();
  const given = (value ?? {}) as Record<string, unknown>;
  const usual = option.default as Record<string, number>;
  function change(name: string, next: unknown) {
    const rest = { ...given };
    if (next === undefined) delete rest[name];
    else rest[name] = next;
    onChange(Object.keys(rest).length ? rest : undefined);
  }
  return (
    <fieldset className="field">
      <legend className="label">{option.label}</legend>
      <small>
        {option.text} {say("option-range", { low: option.low ?? 0, high: option.high ?? 0 })}
      </small>
      <div className="figures-field">
        {(option.choices ?? []).map(String).map((name) => (
          <label key={name} className="small">
            {labelOf(option, name)}
            <input
              className="input"
              type="number"
              placeholder={String(usual[name] ?? "")}
              value={given[name] === undefined ? "" : String(given[name])}
              onChange={(event) => change(name, numberOf(event.target.value))}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** What has a form of its own: written as JSON, checked by the server. */
function FreeField({ option, value, onChange }: Props) {
  const say = useSay();
  const [text, setText] = useState(value === undefined ? "" : JSON.stringify(value));
  function change(next: string) {
    setText(next);
    if (next.trim() === "") return onChange(undefined);
    try {
      onChange(JSON.parse(next));
    } catch {
      onChange(next);
    }
  }
  const usual = typeof option.default === "object" ? JSON.stringify(option.default) : String(option.default);
  return (
    <TextField
      label={option.label}
      hint={`${option.text} ${usual} ${say("option-default")}`}
      value={text}
      autoComplete="off"
      onChange={change}
    />
  );
}
