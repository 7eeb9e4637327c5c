import type { TableInfo } from "../api/types";
import { labelled, useSay } from "../i18n";
import { Icon, type IconName } from "../kit/Icon";
import { clockWords } from "./clockWords";
import { titleOf } from "./titles";

interface Props {
  info: TableInfo;
  edit?: (() => void) | undefined; // of whoever may change them
}

/** Rules, clock, length and what it counts, in words. */
export function TableFacts({ info, edit }: Props) {
  const say = useSay();
  const { minutes } = titleOf(info.title);
  const rules = [info.variant, ...(info.house_rules ?? [])].filter(Boolean);
  return (
    <dl className="table-facts">
      <Fact icon="learn" name={say("nav-rules")} edit={edit}>
        {rules.length > 0 ? rules.join(". ") : say("open-preset-plain")}
      </Fact>
      <Fact icon="clock" name={say("open-clock")} edit={edit}>
        {clockWords(say, info.clock)}
      </Fact>
      {minutes !== undefined && (
        <Fact icon="turn" name={say("length")}>
          {say("title-length", { minutes })}
        </Fact>
      )}
      <Fact icon="check" name={say("open-rated")} edit={edit}>
        {say(info.rated ? "facts-rated" : "facts-friendly")}
      </Fact>
    </dl>
  );
}

interface FactProps {
  icon: IconName;
  name: string;
  edit?: (() => void) | undefined;
  children: string;
}

function Fact({ icon, name, edit, children }: FactProps) {
  const say = useSay();
  return (
    <div>
      <dt>
        <Icon name={icon} /> {name}
        {edit && (
          <button
            type="button"
            className="fact-edit"
            onClick={edit}
            aria-label={labelled(say("room-edit-short"), name)}
          >
            {say("room-edit-short")}
          </button>
        )}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
