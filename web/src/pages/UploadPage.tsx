import { useCallback, useEffect, useState } from "react";
import * as http from "../api/http";
import { somebody, useSession } from "../api/session";
import { Problem } from "../api/types";
import { localeOf, useSay, useTexts } from "../i18n";
import { Button, Link } from "../kit/Button";
import { go } from "../kit/route";
import { useAsk, useDoing } from "./asking";
import { guestName } from "./guest";
import { ProblemLine } from "./Problem";
import { Emblem } from "./titles";

const LARGEST = 2 * 1024 * 1024; // the server takes no more

/** Bring a record to look at. */
export default function UploadPage() {
  const say = useSay();
  const language = useTexts((texts) => texts.language);
  const me = useSession((session) => session.me);
  const [over, setOver] = useState(false);
  const { busy, problem, run } = useDoing();
  useEffect(() => {
    document.title = `${say("records-title")} – Carrack`;
  });
  function bring(file: File | undefined) {
    if (!file) return;
    run(async () => {
      if (file.size > LARGEST) throw new Problem("upload.too_long", "");
      await somebody(guestName(), language);
      const record = await http.upload(await file.text());
      go(`/records/${record.id}`);
    });
  }
  return (
    <div className="form stack">
      <h1>{say("records-title")}</h1>
      <p>{say("records-text")}</p>
      <label
        className={`drop${over ? " over" : ""}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          bring(event.dataTransfer.files[0]);
        }}
      >
        <b>{say("records-choose")}</b>
        <span className="soft">{say("records-drop")}</span>
        <input
          type="file"
          accept=".jsonl,.ndjson,.json,text/plain"
          disabled={busy}
          onChange={(event) => {
            bring(event.target.files?.[0]);
            event.target.value = "";
          }}
        />
      </label>
      <ProblemLine problem={problem} />
      {me && <Mine />}
    </div>
  );
}

function Mine() {
  const say = useSay();
  const asked = useAsk(useCallback(() => http.uploads(), []));
  const { busy, problem, run } = useDoing();
  const remove = (id: string) =>
    run(async () => {
      await http.deleteUpload(id);
      asked.again();
    });
  return (
    <section className="stack">
      <h2>{say("records-mine")}</h2>
      {asked.found?.length === 0 && <p className="soft">{say("records-none")}</p>}
      <ul className="tables">
        {asked.found?.map((record) => (
          <li key={record.id} className="row">
            <Link to={`/records/${record.id}`} className="table-row grow">
              <Emblem title={record.title} size={40} />
              <span className="table-row-said">
                <b>{record.players.join(", ")}</b>
                <span className="soft small">
                  {new Date(record.created).toLocaleString(localeOf(document.documentElement.lang))}
                </span>
              </span>
            </Link>
            <Button look="danger" isDisabled={busy} onPress={() => remove(record.id)}>
              {say("records-delete")}
            </Button>
          </li>
        ))}
      </ul>
      <ProblemLine problem={problem ?? asked.problem} />
    </section>
  );
}
