"""A day of very many players on paper: how many processes, how long people wait, what it costs.

Arrivals follow the hours of a day. A table belongs to one process (`operate/processes.py`), and a
process does one thing at a time; so each process is a queue of its own, with service times as the
soak has measured them:

    python -m tools.soak --mix --tables 20 --seconds 60 --trouble none --json one.json
    python -m tools.day --measured one.json --players 1000000

Without a soak of your own it takes the one in `measured.json`, of a quiet machine with PostgreSQL
and 300 tables. Of it only means are taken: service times are spread as chance has it.

Bots that search think on other processors, in one line in front of all of them. What is not
measured is an assumption and printed with the outcome. Prices are whatever you pay.
"""

from __future__ import annotations

import heapq
import json as jsons
import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from math import ceil
from pathlib import Path
from typing import Annotated, Any

import typer

from carrack.server.operate.processes import Ring
from tools.soak.report import percentile

MEASURED = Path(__file__).with_name("measured.json")
HOURS = 24
HOUR = 3600.0  # seconds
GIGA = 10**9
# Of all who come on a day, in each hour of local time: an evening audience of one time zone.
SHARES = (
    *(1.5, 0.9, 0.6, 0.4, 0.4, 0.6, 1.2, 2.0, 2.7, 3.2, 3.6, 4.0),
    *(4.6, 4.6, 4.4, 4.5, 4.9, 5.6, 6.7, 8.4, 10.2, 10.6, 8.8, 5.6),
)


@dataclass(frozen=True)
class Day:
    """What is assumed of a day; the first few are measured by the soak."""

    players: int = 1_000_000  # who come at least once
    cpu_ms: float = 5.0  # of the server for an action of a person, with what bots do meanwhile
    rows: float = 1.7  # of the journal for an action
    row_bytes: float = 700.0  # of the database for a row, with its share of the indexes
    told_bytes: float = 4000.0  # to all people of the table, for an action

    minutes: float = 40.0  # at the table, of one person on that day
    people: float = 2.0  # at a table; bots have the other seats
    action_seconds: float = 6.0  # between two actions of people at one table
    strong: float = 0.1  # of the tables have a bot that searches
    thought_ms: float = (
        250.0  # of one processor, for one thought of such a bot; one for each action
    )

    busy: float = 0.6  # of a process at the busiest hour, on average
    core_price: float = 0.02  # for one core, an hour
    disk_price: float = 0.10  # for a gigabyte, a month
    traffic_price: float = 0.01  # for a gigabyte that goes out


# ---- queues ----


def waits(
    arrivals: Iterable[float], service: Callable[[], float], servers: int = 1
) -> Iterator[float]:
    """How long each arrival waits until one of the servers takes it, first come first served.

    >>> list(waits([0.0, 1.0, 2.0], lambda: 3.0))
    [0.0, 2.0, 4.0]
    >>> list(waits([0.0, 1.0, 2.0], lambda: 3.0, servers=2))
    [0.0, 0.0, 1.0]
    """
    free_at = [0.0] * servers
    for time in arrivals:
        start = max(time, free_at[0])
        heapq.heapreplace(free_at, start + service())
        yield start - time


def poisson(rate: float, count: int, luck: random.Random) -> Iterator[float]:
    """Times of so many arrivals that know nothing of each other."""
    time = 0.0
    for _ in range(count):
        time += luck.expovariate(rate)
        yield time


def measured_times(
    latencies: Sequence[float], mean: float, luck: random.Random
) -> Callable[[], float]:
    """Service times spread as the soak's answers are where nobody waits, with this mean."""
    if not latencies:  # as chance spreads what has nothing but a mean
        return lambda: luck.expovariate(1 / mean)
    scale = mean / (sum(latencies) / len(latencies))
    return lambda: luck.choice(latencies) * scale


# ---- the day ----


@dataclass(frozen=True)
class Hour:
    """What one hour comes to."""

    hour: int
    players: int  # at the same time
    tables: int
    actions: float  # a second
    processes: int
    busiest: (
        float  # the share of the hour in which the process with most tables has something to do
    )
    p50_ms: float  # until an action is answered: waiting and service, in that process
    p99_ms: float
    thinkers: int  # cores on which bots think
    thought_p99_ms: float  # until a bot has thought


def hours(
    day: Day, latencies: Sequence[float], luck: random.Random, sample: int, processes: int = 0
) -> list[Hour]:
    """The day; with a fixed number of processes if one is given, else with enough for each hour."""
    return [one_hour(day, hour, latencies, luck, sample, processes) for hour in range(HOURS)]


def one_hour(
    day: Day, hour: int, latencies: Sequence[float], luck: random.Random, sample: int, fixed: int
) -> Hour:
    here = day.players * SHARES[hour] / sum(SHARES) * day.minutes / 60
    tables = here / day.people
    actions = tables / day.action_seconds
    processes = fixed or needed(day, actions)
    share = busiest_share(processes, luck)
    rate, service = actions * share, day.cpu_ms / 1000
    answers = []
    drawn = measured_times(latencies, service, luck)
    last = [0.0]

    def served() -> float:
        last[0] = drawn()
        return last[0]

    for wait in waits(poisson(rate, sample, luck), served):
        answers.append(wait + last[0])
    thoughts = actions * day.strong
    cores = max(1, ceil(thoughts * day.thought_ms / 1000 / day.busy))
    thinking = waits(
        poisson(thoughts, sample, luck),
        lambda: luck.expovariate(1000 / day.thought_ms),
        cores,
    )
    thought_waits = [wait + day.thought_ms / 1000 for wait in thinking]
    return Hour(
        hour,
        round(here),
        round(tables),
        round(actions, 1),
        processes,
        round(rate * service, 3),
        rounded_ms(percentile(answers, 0.5)),
        rounded_ms(percentile(answers, 0.99)),
        cores,
        rounded_ms(percentile(thought_waits, 0.99)),
    )


def needed(day: Day, actions: float) -> int:
    """Processes for so many actions a second.

    >>> needed(Day(cpu_ms=5.0, busy=0.5), 1000)
    10
    """
    return max(1, ceil(actions * day.cpu_ms / 1000 / day.busy))


def busiest_share(processes: int, luck: random.Random) -> float:
    """The part of all tables that the process with most of them has, by the ring itself."""
    ring, alive = Ring(processes), range(processes)
    homes = [ring.of(f"t{luck.getrandbits(40)}", alive) for _ in range(400 * processes)]
    return max(homes.count(process) for process in alive) / len(homes)


def rounded_ms(seconds: float) -> float:
    return round(seconds * 1000, 1)


def bill(day: Day, found: Sequence[Hour], elastic: bool) -> dict[str, float]:
    """What the day needs and costs."""
    most = max(found, key=lambda hour: hour.processes + hour.thinkers)
    cores = [hour.processes + hour.thinkers for hour in found]
    core_hours = sum(cores) if elastic else HOURS * (most.processes + most.thinkers)
    actions = sum(hour.actions for hour in found) * HOUR
    stored = actions * day.rows * day.row_bytes / GIGA
    told = actions * day.told_bytes / GIGA
    return {
        "actions": round(actions),
        "peak_actions_per_s": max(hour.actions for hour in found),
        "peak_rows_per_s": round(max(hour.actions for hour in found) * day.rows, 1),
        "core_hours": core_hours,
        "rows": round(actions * day.rows),
        "stored_gb": round(stored, 1),
        "stored_gb_a_year": round(stored * 365),
        "traffic_gb": round(told, 1),
        "cores_cost": round(core_hours * day.core_price, 2),
        "traffic_cost": round(told * day.traffic_price, 2),
        "disk_cost_a_month_after_a_year": round(stored * 365 * day.disk_price, 2),
    }


# ---- the command ----

app = typer.Typer(add_completion=False)
COLUMNS = tuple(Hour.__dataclass_fields__)


def shown(found: Sequence[Hour], costs: dict[str, float], day: Day) -> str:
    lines = ["assumed: " + ", ".join(f"{name} {value}" for name, value in asdict(day).items())]
    lines.append("".join(f"{name:>15}" for name in COLUMNS))
    lines += ["".join(f"{getattr(hour, name):>15}" for name in COLUMNS) for hour in found]
    lines += [f"{name:<34}{value:>16,}" for name, value in costs.items()]
    return "\n".join(lines)


def from_soak(file: Path) -> tuple[dict[str, float], list[float]]:
    """What a soak has measured: means, and how answers are spread where nobody waits."""
    figures: dict[str, Any] = jsons.loads(file.read_text())
    rows = figures["rows"] / figures["actions"]
    told = figures["told_bytes"] / figures["actions"]
    return {
        "cpu_ms": figures["cpu_ms_per_action"],
        "rows": round(rows, 2),
        "told_bytes": round(told),
        "row_bytes": figures["row_bytes"],
    }, figures["latencies_ms"]


@app.command()
def simulate(
    measured: Annotated[Path, typer.Option(help="Figures of a soak.")] = MEASURED,
    players: Annotated[int, typer.Option(help="Who come on the day.")] = Day.players,
    minutes: Annotated[float, typer.Option(help="At the table, each.")] = Day.minutes,
    action_seconds: Annotated[
        float, typer.Option(help="Between actions at a table.")
    ] = Day.action_seconds,
    strong: Annotated[float, typer.Option(help="Tables with a bot that searches.")] = Day.strong,
    thought_ms: Annotated[float, typer.Option(help="Of a core, a thought.")] = Day.thought_ms,
    busy: Annotated[float, typer.Option(help="Of a process in its hour.")] = Day.busy,
    core_price: Annotated[float, typer.Option(help="A core, an hour.")] = Day.core_price,
    processes: Annotated[int, typer.Option(help="Fixed; 0 for enough for each hour.")] = 0,
    sample: Annotated[int, typer.Option(help="Actions that are drawn for each hour.")] = 50_000,
    seed: Annotated[int, typer.Option(help="The same gives the same day.")] = 1,
    json: Annotated[Path | None, typer.Option("--json", help="Write it for programs.")] = None,
) -> None:
    """Replay a day's arrivals against measured service times."""
    given = dict(locals())
    means, latencies = from_soak(measured)
    day = Day(**{name: given[name] for name in given if name in Day.__dataclass_fields__}, **means)
    found = hours(day, latencies, random.Random(seed), sample, processes)
    costs = bill(day, found, elastic=not processes)
    if json is not None:
        told = {"assumed": asdict(day), "hours": list(map(asdict, found)), "bill": costs}
        json.write_text(jsons.dumps(told, indent=1) + "\n")
    typer.echo(shown(found, costs, day))


if __name__ == "__main__":
    app()
