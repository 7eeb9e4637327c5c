import type { TableInfo } from "../api/types";
import { useSay } from "../i18n";
import { Icon, type IconName } from "../kit/Icon";
import { CLOCKS } from "./openWish";
import { titleOf } from "./titles";

interface Clock {
  kind?: string;
  seconds?: number;
  increment?: number;
}

/** Rules, clock, length and what it counts, in words. */
export function TableFacts({ info }: { info: TableInfo }) {
  const say = useSay();
  const changed = Object.keys(info.options).filter((name) => name !== "modifiers").length;
  const { minutes } = titleOf(info.title);
  const { kind, seconds = 0, increment = 0 } = info.clock as Clock;
  const usual = `${kind}-${seconds}`;
  const clock = CLOCKS.includes(usual)
    ? say(`clock-${usual}`)
    : kind === "move"
      ? say("clock-each-move", { minutes: Math.round(seconds / 60) })
      : kind === "game"
        ? say("clock-each-game", { minutes: Math.round(seconds / 60), increment })
        : say("clock-none");
  return (
    <dl className="table-facts">
      <Fact icon="learn" name={say("nav-rules")}>
        {changed ? say("rules-changed", { count: changed }) : say("open-preset-plain")}
      </Fact>
      <Fact icon="clock" name={say("open-clock")}>
        {clock}
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
