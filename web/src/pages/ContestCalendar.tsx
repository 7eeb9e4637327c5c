/** The month in which tournaments begin: a day shows the emblem of each. */
import { useState } from "react";
import type { ListedContest } from "../api/types";
import { localeOf, useSay, useTexts } from "../i18n";
import { Button, Link } from "../kit/Button";
import { Icon } from "../kit/Icon";
import { monthOf, when } from "./contest";
import { Emblem } from "./titles";

export function ContestCalendar({ contests }: { contests: ListedContest[] }) {
  const say = useSay();
  const language = useTexts((texts) => texts.language);
  const [now] = useState(() => new Date());
  const [ahead, setAhead] = useState(0); // months
  const first = new Date(now.getFullYear(), now.getMonth() + ahead, 1);
  const name = first.toLocaleDateString(localeOf(language), { month: "long", year: "numeric" });
  const weeks = monthOf(first, language);
  const on = (day: Date) =>
    contests.filter(({ starts }) => starts && new Date(starts).toDateString() === day.toDateString());
  return (
    <section className="panel stack contest-calendar" aria-label={say("contest-calendar")}>
      <div className="row spread">
        <h2>{name}</h2>
        <span className="row">
          <Button look="plain" aria-label={say("contest-month-before")} onPress={() => setAhead(ahead - 1)}>
            <Icon name="back" />
          </Button>
          <Button look="plain" aria-label={say("contest-month-behind")} onPress={() => setAhead(ahead + 1)}>
            <Icon name="next" />
          </Button>
        </span>
      </div>
      <table>
        <caption className="unseen">{name}</caption>
        <thead>
          <tr>
            {weeks[0]!.map((day) => (
              <th key={day.getDay()} scope="col">
                <abbr title={day.toLocaleDateString(localeOf(language), { weekday: "long" })}>
                  {day.toLocaleDateString(localeOf(language), { weekday: "short" })}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]!.getTime()}>
              {week.map((day) => (
                <td
                  key={day.getTime()}
                  className={day.getMonth() === first.getMonth() ? undefined : "is-other"}
                  aria-current={day.toDateString() === now.toDateString() ? "date" : undefined}
                >
                  <span className="numbers">{day.getDate()}</span>
                  {on(day).map((one) => (
                    <Link
                      key={one.id}
                      to={`/tournaments/${one.id}`}
                      aria-label={`${one.name}, ${when(one.starts!, language)}`}
                    >
                      <span title={one.name}>
                        <Emblem title={one.title} size={26} />
                      </span>
                    </Link>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
