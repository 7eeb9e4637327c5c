/** Tables that are played with an owner's corrected figures: what is printed there, and that it is so. */
import { useCallback, useState } from "react";
import * as http from "../api/http";
import type { Correction, DataInfo } from "../api/types";
import { useSay, useTexts } from "../i18n";
import { Button } from "../kit/Button";
import { Dialog } from "../kit/Dialog";
import { useAsk } from "./asking";
import "./data.css";
import { ProblemLine } from "./Problem";

/** The figures a face draws with; undefined for those it brings itself. Not ready while they are on their way. */
export function usePrinted({ kind, id, key }: http.Source, data: DataInfo | null | undefined) {
  const which = data?.id;
  const asked = useAsk(
    useCallback(
      async () => (which ? { of: which, figures: await http.printed({ kind, id, key }) } : null),
      [kind, id, key, which],
    ),
  );
  const figures = asked.found?.of === which ? asked.found?.figures : undefined;
  return {
    figures,
    ready: !which || figures !== undefined,
    problem: which ? asked.problem : null,
    again: asked.again,
  };
}

/** Everybody is told that these are not our figures. */
export function CorrectedTag({ data }: { data: DataInfo | null | undefined }) {
  const say = useSay();
  if (!data) return null;
  return (
    <span className="tag" title={say("data-differs", { count: data.figures })}>
      {say("data-tag")}
    </span>
  );
}

/** At the table the tag opens the list of what differs. */
export function Corrected({ id, linkKey, data }: { id: string; linkKey: string; data?: DataInfo | null }) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  if (!data) return null;
  return (
    <div className="corrected">
      <Button look="plain" onPress={() => setOpen(true)}>
        <CorrectedTag data={data} />
      </Button>
      <Dialog title={say("data-tag")} isOpen={open} onClose={() => setOpen(false)}>
        {open && <TableChanges id={id} linkKey={linkKey} />}
        <Button onPress={() => setOpen(false)}>{say("close")}</Button>
      </Dialog>
    </div>
  );
}

function TableChanges({ id, linkKey }: { id: string; linkKey: string }) {
  const language = useTexts((texts) => texts.language);
  const asked = useAsk(useCallback(() => http.corrections(id, linkKey, language), [id, linkKey, language]));
  return (
    <>
      <ProblemLine problem={asked.problem} />
      <Changes of={asked.found ?? []} atTable />
    </>
  );
}

export function Changes({ of, atTable }: { of: Correction[]; atTable?: boolean }) {
  const say = useSay();
  if (of.length === 0) return null;
  return (
    <table className="data-changes">
      <caption>{say("data-changes")}</caption>
      <thead>
        <tr>
          <th scope="col">{say("data-place")}</th>
          <th scope="col">{say("data-field")}</th>
          <th scope="col">{say("data-ours")}</th>
          <th scope="col">{say(atTable ? "data-here" : "data-theirs")}</th>
        </tr>
      </thead>
      <tbody>
        {of.map((one) => (
          <tr key={`${one.group} ${one.id} ${one.field}`}>
            <th scope="row">{one.place}</th>
            <td>{one.field}</td>
            <td>{one.ours}</td>
            <td>
              <b>{one.yours}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
