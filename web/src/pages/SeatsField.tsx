/** Who sits where at a table that is opened: people, friends on this device, bots. */
import type { Title } from "../api/types";
import { useSay } from "../i18n";
import { Button } from "../kit/Button";
import { AroundTable, type Sitting } from "./AroundTable";
import type { SeatWish } from "./openWish";

interface SeatsProps {
  title: Title;
  seats: SeatWish[];
  setSeats: (seats: SeatWish[]) => void;
}

export function SeatsField({ title, seats, setSeats }: SeatsProps) {
  const say = useSay();
  const kinds = [
    { value: "open", label: say("seat-kind-open") },
    ...title.levels.map((level) => ({
      value: `bot ${level.id}`,
      label: say("seat-kind-bot", { level: level.label }),
    })),
    { value: "here", label: say("seat-kind-here") },
  ];
  const change = (index: number, wish: Partial<SeatWish>) =>
    setSeats(seats.map((seat, at) => (at === index ? { ...seat, ...wish } : seat)));
  const sitting = seats.map((seat, index): Sitting => {
    const choices = index === 0 ? [{ value: "me", label: say("seat-kind-me") }] : kinds;
    return {
      name: say("open-seat", { number: index + 1 }),
      kind: seat.kind === "bot" ? "bot" : seat.kind === "open" ? "open" : "person",
      isYou: index === 0,
      controls: (
        <>
          <select
            className="input"
            aria-label={say("open-seat", { number: index + 1 })}
            value={seat.kind === "bot" ? `bot ${seat.level}` : seat.kind}
            onChange={(event) => {
              const [kind, level] = event.target.value.split(" ");
              change(index, { kind: kind as SeatWish["kind"], level: level ?? seat.level });
            }}
          >
            {choices.map((one) => (
              <option key={one.value} value={one.value}>
                {one.label}
              </option>
            ))}
          </select>
          {seat.kind === "here" && (
            <input
              className="input"
              aria-label={say("open-name-here")}
              placeholder={say("open-name-here")}
              maxLength={40}
              value={seat.name}
              onChange={(event) => change(index, { name: event.target.value })}
            />
          )}
        </>
      ),
    };
  });
  return (
    <section className="stack">
      <AroundTable seats={sitting} title={title.id} />
      <div className="row open-count">
        <Button
          onPress={() => setSeats([...seats, { kind: "open", name: "", level: seats[0]?.level ?? "greedy" }])}
          isDisabled={seats.length >= title.max_seats}
        >
          {say("open-add")}
        </Button>
        <Button onPress={() => setSeats(seats.slice(0, -1))} isDisabled={seats.length <= title.min_seats}>
          {say("open-remove")}
        </Button>
      </div>
      {title.levels
        .filter((level) => seats.some((seat) => seat.kind === "bot" && seat.level === level.id))
        .map((level) => (
          <p key={level.id} className="soft small">
            {say("seat-kind-bot", { level: level.label })}. {level.text}
          </p>
        ))}
    </section>
  );
}
