import { useState } from "react";
import type { Option } from "../api/types";
import { useSay } from "../i18n";
import { Check, Pick, TextField } from "../kit/Field";
import { readable } from "../table/words";

interface Props {
  option: Option;
  value: unknown; // undefined: as usual
  onChange: (value: unknown) => void;
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
  if (option.kind === "choice" && option.choices) {
    const others = option.choices.filter((one) => one !== option.default);
    return (
      <Pick
        label={option.label}
        hint={option.text}
        value={value === undefined ? "" : JSON.stringify(value)}
        choices={[
          { value: "", label: `${readable(String(option.default))} ${usual}` },
          ...others.map((one) => ({ value: JSON.stringify(one), label: readable(String(one)) })),
        ]}
        onChange={(next) => onChange(next === "" ? undefined : JSON.parse(next))}
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
              label={readable(String(one))}
              value={chosen.includes(one)}
              onChange={(on) => onChange(on ? [...chosen, one] : chosen.filter((other) => other !== one))}
            />
          ))}
        </div>
      </fieldset>
    );
  }
  return <FreeField option={option} value={value} onChange={onChange} />;
}

/** Numbers, and what has a form of its own: written as JSON, checked by the server. */
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
      hint={`${option.text} ${option.allowed}. ${usual} ${say("option-default")}`}
      value={text}
      autoComplete="off"
      onChange={change}
    />
  );
}
