import { Suspense, useEffect, useRef, useState } from "react";
import * as http from "../api/http";
import type { TableInfo } from "../api/types";
import { useSay } from "../i18n";
import { Button, Link } from "../kit/Button";
import { Icon } from "../kit/Icon";
import { go } from "../kit/route";
import { Result } from "../table/Result";
import { ZoneHost } from "../table/zones";
import { useDoing } from "./asking";
import { later } from "./later";
import { ProblemLine } from "./Problem";

const ResultSheet = later(() => import("./ResultSheet"));

interface Props {
  info: TableInfo;
  yours: number[];
  id: string;
  linkKey: string;
  isFresh: boolean; // it ended before our eyes
  share: () => void;
}

/** What comes after the game: the result as a sheet over the table; once that is put aside, a card in its column. */
export function Ending(props: Props) {
  const { info, yours, id, linkKey } = props;
  const say = useSay();
  const [open, setOpen] = useState(Boolean(info.started));
  const isFresh = useRef(props.isFresh);
  const reopen = useRef<HTMLButtonElement>(null);
  const close = () => {
    isFresh.current = false; // it is counted up once
    setOpen(false);
  };
  // What had the focus before the sheet is often gone with the game: it goes to what opens the sheet again.
  useEffect(() => {
    if (!open && !isFresh.current) reopen.current?.focus({ preventScroll: true });
  }, [open]);
  const ways = <Ways {...props} />;
  return (
    <section className="prompt ending" aria-label={say("prompt")}>
      <Result info={info} yours={yours} />
      {!open && (
        <>
          <ZoneHost name="result" />
          <div className="narration-ways">
            {ways}
            {info.started && (
              <Button ref={reopen} onPress={() => setOpen(true)}>
                {say("result-again")}
              </Button>
            )}
          </div>
        </>
      )}
      {open && (
        <Suspense>
          <ResultSheet
            info={info}
            yours={yours}
            id={id}
            linkKey={linkKey}
            isFresh={isFresh.current}
            ways={ways}
            close={close}
          />
        </Suspense>
      )}
    </section>
  );
}

/** Play again, look again, show others. */
function Ways({ info, yours, id, linkKey, share }: Props) {
  const say = useSay();
  const { busy, problem, run } = useDoing();
  const rematch = () =>
    run(async () => {
      const { table } = await http.rematch(id);
      go(`/table/${table}`);
    });
  return (
    <>
      {info.campaign && yours.length > 0 && (
        <Link to={`/campaigns/${info.campaign}`} className="button main">
          {say("campaign-go")}
        </Link>
      )}
      {info.contest && (
        <Link to={`/tournaments/${info.contest}`} className="button main">
          {say("contest-go")}
        </Link>
      )}
      {info.rematch ? (
        <Link to={`/table/${info.rematch}`} className="button main">
          {say("rematch-go")}
        </Link>
      ) : (
        yours.length > 0 &&
        !info.campaign &&
        !info.contest && (
          <Button look="main" onPress={rematch} isDisabled={busy}>
            {say("rematch")}
          </Button>
        )
      )}
      {!info.sealed && (
        <Link to={`/table/${id}/replay${linkKey && `#${linkKey}`}`} className="button">
          <Icon name="play" size={14} /> {say("to-replay")}
        </Link>
      )}
      <Button onPress={share}>
        <Icon name="link" /> {say("result-share")}
      </Button>
      <ProblemLine problem={problem} />
    </>
  );
}
