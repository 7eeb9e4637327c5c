import type { TableInfo } from "../api/types";
import { useSay } from "../i18n";
import { Icon, type IconName } from "../kit/Icon";
import { clockWords } from "./clockWords";
import { titleOf } from "./titles";

/** Rules, clock, length and what it counts, in words. */
export function TableFacts({ info }: { info: TableInfo }) {
  const say = useSay();
  const { minutes } = titleOf(info.title);
  const rules = [info.variant, ...(info.house_rules ?? [])].filter(Boolean);
  return (
    <dl className="table-facts">
      <Fact icon="learn" name={say("nav-rules")}>
        {rules.length > 0 ? rules.join(". ") : say("open-preset-plain")}
      </Fact>
      <Fact icon="clock" name={say("open-clock")}>
        {clockWords(say, info.clock)}
      </Fact>
      {minutes !== undefined && (
        <Fact icon="turn" name={say("length")}>
          {say("title-length", { minutes })}
        </Fact>
      )}
      <Fact icon="check" name={say("open-rated")}>
        {say(info.rated ? "facts-rated" : "facts-friendly")}
      </Fact>
    </dl>
  );
}

function Fact({ icon, name, children }: { icon: IconName; name: string; children: string }) {
  return (
    <div>
      <dt>
        <Icon name={icon} /> {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
