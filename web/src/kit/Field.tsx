import { createContext, useContext, useId, type ReactNode } from "react";
import { Checkbox, Radio, RadioGroup } from "react-aria-components";
import { Icon } from "./Icon";

interface TextProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string;
  type?: "text" | "password" | "email" | "number";
  autoComplete?: string;
  maxLength?: number;
  required?: boolean;
  minLength?: number;
  name?: string; // what the server calls it: what it says against it stands here
  wrong?: string | undefined;
}

/** What is wrong with the fields of a form, by their names; each says it itself. */
export const WrongFields = createContext<Record<string, string>>({});

export function TextField({ label, value, onChange, hint, wrong, ...rest }: TextProps) {
  const id = useId();
  const told = useContext(WrongFields);
  const said = wrong ?? (rest.name ? told[rest.name] : undefined);
  const about = [said && `${id}-wrong`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        {...rest}
        id={id}
        className="input"
        value={value}
        aria-invalid={said ? true : undefined}
        aria-describedby={about || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {said && (
        <small id={`${id}-wrong`} className="field-wrong" role="alert">
          {said}
        </small>
      )}
      {hint && <small id={`${id}-hint`}>{hint}</small>}
    </div>
  );
}

interface NumberProps {
  label: string;
  hint?: string;
  value: number;
  least: number;
  most: number;
  onChange: (value: number) => void;
}

/** A whole number between two others. */
export function NumberField({ label, hint, value, least, most, onChange }: NumberProps) {
  return (
    <TextField
      label={label}
      {...(hint ? { hint } : {})}
      type="number"
      value={String(value)}
      onChange={(text) => onChange(Math.min(most, Math.max(least, Math.round(Number(text)) || least)))}
    />
  );
}

interface PickProps<Value extends string> {
  label: string;
  value: Value;
  choices: { value: Value; label: string }[];
  onChange: (value: Value) => void;
  hint?: string;
  unseenLabel?: boolean;
}

/** One of a few; the device's own list, which works best on phones and with readers. */
export function Pick<Value extends string>({
  label,
  value,
  choices,
  onChange,
  hint,
  unseenLabel,
}: PickProps<Value>) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className={unseenLabel ? "unseen" : undefined}>
        {label}
      </label>
      <select
        id={id}
        className="input"
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      {hint && <small>{hint}</small>}
    </div>
  );
}

interface CheckProps {
  label: ReactNode;
  hint?: ReactNode;
  value: boolean;
  onChange: (value: boolean) => void;
  isDisabled?: boolean;
}

export function Check({ label, hint, value, onChange, isDisabled }: CheckProps) {
  return (
    <Checkbox className="check" isSelected={value} onChange={onChange} isDisabled={isDisabled}>
      <span className="box">
        <Icon name="check" />
      </span>
      <span className="said">
        <b>{label}</b>
        {hint && <span className="hint">{hint}</span>}
      </span>
    </Checkbox>
  );
}

interface RadiosProps {
  label: string;
  value: string;
  choices: { value: string; label: string; hint?: string }[];
  onChange: (value: string) => void;
}

export function Radios({ label, value, choices, onChange }: RadiosProps) {
  return (
    <RadioGroup className="field" aria-label={label} value={value} onChange={onChange}>
      <span className="label">{label}</span>
      {choices.map((choice) => (
        <Radio key={choice.value} value={choice.value} className="check">
          <span className="box dot">
            <Icon name="dot" />
          </span>
          <span className="said">
            <b>{choice.label}</b>
            {choice.hint && <span className="hint">{choice.hint}</span>}
          </span>
        </Radio>
      ))}
    </RadioGroup>
  );
}
