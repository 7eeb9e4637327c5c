import * as http from "../api/http";
import type { TableInfo } from "../api/types";
import { useSay } from "../i18n";
import { Button, Link } from "../kit/Button";
import { go } from "../kit/route";
import { Result } from "../table/Result";
import { useDoing } from "./asking";
import { ProblemLine } from "./Problem";

interface Props {
  info: TableInfo;
  yours: number[];
  id: string;
  linkKey: string;
  told: boolean; // the face tells the result
  story: boolean; // of the game, which is shown above the table
  setStory: (shown: boolean) => void;
}

/** What comes after the game, where the choices were: the table stays where it is. */
export function Ending({ info, yours, id, linkKey, told, story, setStory }: Props) {
  const say = useSay();
  const { busy, problem, run } = useDoing();
  const rematch = () =>
    run(async () => {
      const { table } = await http.rematch(id);
      go(`/table/${table}`);
    });
  return (
    <div className="panel stack ending">
      {!told && <Result info={info} yours={yours} />}
      <div className="row">
        {info.campaign && yours.length > 0 && (
          <Link to={`/campaigns/${info.campaign}`} className="button main">
            {say("campaign-go")}
          </Link>
        )}
        {info.rematch ? (
          <Link to={`/table/${info.rematch}`} className="button main">
            {say("rematch-go")}
          </Link>
        ) : (
          yours.length > 0 &&
          !info.campaign && (
            <Button look="main" onPress={rematch} isDisabled={busy}>
              {say("rematch")}
            </Button>
          )
        )}
        <Link to={`/table/${id}/replay${linkKey && `#${linkKey}`}`} className="button">
          {say("to-replay")}
        </Link>
        {info.started && (
          <Button onPress={() => setStory(!story)} aria-expanded={story}>
            {say("story-title")}
          </Button>
        )}
        <Link to="/" className="button plain">
          {say("to-home")}
        </Link>
      </div>
      <ProblemLine problem={problem} />
    </div>
  );
}
