import { useCallback, useState } from "react";
import * as http from "../api/http";
import type { TableInfo, Title } from "../api/types";
import { useSay, useTexts } from "../i18n";
import { Button } from "../kit/Button";
import { Dialog } from "../kit/Dialog";
import { Pick } from "../kit/Field";
import { useAsk, useDoing } from "./asking";
import { CompanyField } from "./CompanyField";
import { companyOf, isAsked, wishFor, withOption, type Company } from "./openWish";
import { OptionField } from "./OptionField";
import { ProblemLine } from "./Problem";

interface Props {
  info: TableInfo;
  title: Title;
  close: () => void;
}

/** The host changes the table before the start; whoever was ready is asked again. */
export default function RoomEdit({ info, title, close }: Props) {
  const say = useSay();
  const language = useTexts((texts) => texts.language);
  const asked = useAsk(useCallback(() => http.options(title.id, language), [title.id, language]));
  const [options, setOptions] = useState<Record<string, unknown>>(info.options);
  const [company, setCompany] = useState<Company>(() => companyOf(info));
  const [count, setCount] = useState(info.seats.length);
  const { busy, problem, run } = useDoing();
  const people = info.seats.filter((seat) => seat.kind === "person").length;
  const least = Math.max(title.min_seats, people);
  const counts = Array.from({ length: title.max_seats - least + 1 }, (_, more) => String(least + more));
  const seats = Array.from({ length: count }, (_, at) => ({
    kind: info.seats[at]?.kind === "bot" ? ("bot" as const) : ("open" as const),
    name: "",
    level: info.seats[at]?.level ?? "",
  }));
  const preset = String(options[title.preset_option] ?? title.presets[0]?.id ?? "");
  const save = () =>
    run(async () => {
      const { name, hints, ...wish } = wishFor(company);
      const about = { ...wish, name: name || info.name, hints: hints ?? false, options };
      await http.changeTable(info.id, { ...about, seats: count });
      close();
    });
  const fields = (asked.found?.options ?? []).filter(
    (option) => isAsked(option, title) && option.name !== title.preset_option,
  );
  return (
    <Dialog title={say("room-edit")} isOpen onClose={close}>
      <form
        className="stack"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        {title.presets.length > 0 && (
          <Pick
            label={say("open-preset")}
            value={preset}
            choices={title.presets.map(({ id, label }) => ({ value: id, label }))}
            onChange={(value) => setOptions({ [title.preset_option]: value })}
          />
        )}
        <Pick
          label={say("open-seats")}
          hint={people > title.min_seats ? say("room-edit-seats") : undefined}
          value={String(count)}
          choices={counts.map((value) => ({ value, label: value }))}
          onChange={(value) => setCount(Number(value))}
        />
        <CompanyField
          title={title.id}
          seats={seats}
          company={company}
          change={(differs) => setCompany({ ...company, ...differs })}
        />
        {fields.length > 0 && (
          <details>
            <summary>{say("open-more")}</summary>
            <div className="options">
              {fields.map((option) => (
                <OptionField
                  key={option.name}
                  option={option}
                  value={options[option.name]}
                  onChange={(value) => setOptions(withOption(options, option, value))}
                />
              ))}
            </div>
          </details>
        )}
        <ProblemLine problem={problem ?? asked.problem} />
        <div className="row">
          <Button type="submit" look="main" isDisabled={busy}>
            {say("room-edit-save")}
          </Button>
          <Button onPress={close}>{say("cancel")}</Button>
        </div>
      </form>
    </Dialog>
  );
}
