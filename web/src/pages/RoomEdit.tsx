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
  const { busy, problem, run } = useDoing();
  const seats = info.seats.map(({ kind, level = "" }) => ({
    kind: kind === "bot" ? ("bot" as const) : ("open" as const),
    name: "",
    level,
  }));
  const preset = String(options[title.preset_option] ?? title.presets[0]?.id ?? "");
  const save = () =>
    run(async () => {
      const { name, hints, ...wish } = wishFor(company);
      await http.changeTable(info.id, { ...wish, name: name || info.name, hints: hints ?? false, options });
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
