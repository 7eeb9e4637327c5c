/** After a move: the next table that waits for oneself, or that nothing waits any more. Beside a result,
 * where playing again is the main thing, it is a button like others. */
import { nextOf, useWaiting } from "../api/waiting";
import { useSayMore } from "../i18n";
import { Link } from "../kit/Button";
import { Icon } from "../kit/Icon";
import { titleName } from "./standing";
import { useTitles } from "./useTitles";

export default function NextTable({
  id,
  isSlow,
  isBeside = false,
}: {
  id: string;
  isSlow: boolean;
  isBeside?: boolean;
}) {
  const say = useSayMore("slow");
  const titles = useTitles();
  const { waiting, asked } = useWaiting();
  const next = nextOf(waiting, id);
  if (!say || !asked || (!next && !isSlow)) return null;
  if (!next)
    return (
      <p className="next-table row spread">
        <span role="status">{say("next-none")}</span>
        <Link to="/" className="button">
          {say("next-home")}
        </Link>
      </p>
    );
  return (
    <p className="next-table">
      <Link to={`/table/${next.id}`} className={isBeside ? "button" : "button main"}>
        {say("next-table", {
          name: titleName(titles, next.title),
          count: waiting.filter((one) => one.id !== id).length,
        })}
        <Icon name="next" size={14} />
      </Link>
    </p>
  );
}
