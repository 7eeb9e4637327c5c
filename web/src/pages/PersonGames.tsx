/** All games of somebody that one may see, of all titles or of one, the newest first. */
import { useCallback, useState } from "react";
import * as http from "../api/http";
import type { PlayedGame, Title } from "../api/types";
import { localeOf, useSay, useTexts } from "../i18n";
import { Button, Link } from "../kit/Button";
import { Pick } from "../kit/Field";
import { percent } from "../table/analysis";
import { useAsk } from "./asking";
import { ProblemLine } from "./Problem";
import { titleName } from "./standing";
import { Picture } from "./titles";

const PAGE = 20;

export function PersonGames({ id, titles }: { id: string; titles: Title[] }) {
  const say = useSay();
  const language = useTexts((texts) => texts.language);
  const [title, setTitle] = useState("");
  const [after, setAfter] = useState(0);
  const asked = useAsk(
    useCallback(() => http.gamesOf(id, title, after, language), [id, title, after, language]),
  );
  const games = asked.found?.games ?? [];
  return (
    <section className="panel stack person-games">
      <div className="row spread">
        <h2>{say("games-title")}</h2>
        <Pick
          label={say("games-which")}
          unseenLabel
          value={title}
          choices={[
            { value: "", label: say("games-all") },
            ...titles.map((one) => ({ value: one.id, label: one.name })),
          ]}
          onChange={(value) => {
            setTitle(value);
            setAfter(0);
          }}
        />
      </div>
      <ProblemLine problem={asked.problem} />
      {asked.found && games.length === 0 && <p className="soft">{say("person-recent-none")}</p>}
      {games.some((game) => typeof game.accuracy === "number") && (
        <p className="soft small">{say("games-accuracy-text")}</p>
      )}
      <ul className="tables">
        {games.map((game) => (
          <Row key={game.table} game={game} titles={titles} />
        ))}
      </ul>
      {(after > 0 || asked.found?.more) && (
        <div className="row">
          <Button isDisabled={after === 0} onPress={() => setAfter(Math.max(0, after - PAGE))}>
            {say("games-newer")}
          </Button>
          <Button isDisabled={!asked.found?.more} onPress={() => setAfter(after + PAGE)}>
            {say("games-older")}
          </Button>
        </div>
      )}
    </section>
  );
}

function Row({ game, titles }: { game: PlayedGame; titles: Title[] }) {
  const say = useSay();
  const language = useTexts((texts) => texts.language);
  const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: "medium" });
  const players = (game.players ?? []).join(", ");
  return (
    <li>
      <Link to={`/table/${game.table}`} className="table-row">
        <Picture title={game.title} className="thumb" />
        <span className="table-row-said">
          <b>{titleName(titles, game.title)}</b>
          <span className="soft small">
            {game.ended !== null && `${day.format(game.ended)} · `}
            {players}
          </span>
        </span>
        {game.accuracy !== null && game.accuracy !== undefined && (
          <span className="small">{say("games-accuracy", { share: percent(game.accuracy / 100) })}</span>
        )}
        {game.rated && <span className="tag">{say("rated-tag")}</span>}
        <span className={`tag${game.won ? " turn" : ""}`}>{placeOf(game, say)}</span>
      </Link>
    </li>
  );
}

/** The place, or what is known where nobody has one. */
function placeOf({ place, won }: PlayedGame, say: ReturnType<typeof useSay>): string {
  if (place !== null) return say("games-place", { place });
  return say(won ? "games-won" : "games-over");
}
