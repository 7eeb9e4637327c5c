"""One run: a real server, many people, and trouble that comes again and again.

At the end every acknowledged action must be in the journal once, and every stream must have told
what the journal tells.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import random
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import AbstractContextManager, asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from time import monotonic
from typing import Any, TypeVar

from carrack.kernel.errors import CarrackError
from tools.soak.client import Asked, Door, Pace, Person, Stream
from tools.soak.client import Company as PlayingCompany
from tools.soak.report import (
    SHOWN,
    Findings,
    Played,
    compare,
    milliseconds,
    percentile,
    shown_knee,
)
from tools.soak.server import Server
from tools.soak.troubles import TROUBLES, Trouble

REST_PATIENCE = 30.0  # seconds until everything is answered at the end
SET_UP_PATIENCE = 300.0  # seconds until all tables are there
AFTERWARDS = 1.0  # seconds of play behind all trouble, at least
AT_ONCE = 16  # tables that are set up at the same time
TOO_SLOW_MS = 1000  # where the search for the knee ends

Tell = Callable[[str], None]
T = TypeVar("T")


@dataclass(frozen=True)
class Wish:
    """What is to be soaked, and how."""

    tables: int = 200
    rate: float = 1.0  # actions a second at each table, by its people together
    seconds: float = 60.0
    times: int = 5  # that the trouble comes
    people: int = 2  # at each table; bots have the other seats
    database: str = ""  # empty for a file that is removed afterwards
    mix: bool = False  # all titles alike, with windows and a friendly bot at each table
    server_cores: str = ""  # as taskset takes them; empty for whatever is free
    clients: int = 1  # processes that the people are spread over
    trouble: str = "kill"  # one of troubles.TROUBLES
    first: int = 0  # the number of the first table, where there are several

    def check(self) -> None:
        if min(self.tables, self.people, self.seconds, self.rate) <= 0 or self.times < 0:
            raise CarrackError("a soak needs tables, people and time", code="soak.wish")
        if self.trouble not in TROUBLES:
            raise CarrackError(f"there is no trouble {self.trouble!r}", code="soak.wish")
        if TROUBLES[self.trouble].needs_postgres and not self.is_postgres:
            raise CarrackError(f"{self.trouble} needs PostgreSQL", code="soak.wish")
        if self.clients > 1 and (self.times or self.trouble not in ("none", "processes")):
            raise CarrackError("people in several processes see no trouble", code="soak.wish")
        if self.mix and self.people > 2:
            raise CarrackError("at a table of the mix sit 2 people at most", code="soak.wish")
        if self.people > 4:
            raise CarrackError("at most 4 people sit at one table", code="soak.wish")

    @property
    def is_postgres(self) -> bool:
        return self.database.startswith("postgres")


# ---- one run ----


@dataclass
class Company:
    """A company as it was in another process: what its people know, and where they played."""

    people: list[Experienced]
    tables: list[str]


@dataclass
class Experienced:
    """What one person has to tell."""

    acknowledged: list[Asked]
    asked: list[Asked]
    refused: Counter[str]
    latencies: list[float]
    shown: list[float]
    resent: int
    told_bytes: int
    connections: int
    away: float
    streams: list[Stream]


@dataclass
class Run:
    """All people of a run, and how long they played."""

    wish: Wish
    server: Server
    trouble: Trouble
    companies: Sequence[PlayingCompany | Company]
    elapsed: float = 0.0
    cpu: float = 0.0  # seconds of the server; only of the last one where it was killed
    cpu_in_front: float = 0.0  # of these, in front of several processes
    stuck: int = 0

    @property
    def people(self) -> list[Person | Experienced]:
        return [person for company in self.companies for person in company.people]

    @property
    def played(self) -> Played:
        people = self.people
        return Played(
            [asked for person in people for asked in person.acknowledged],
            [asked for person in people for asked in person.asked],
            [stream for person in people for stream in person.streams],
            [table for company in self.companies for table in company.tables],
        )


async def play(wish: Wish, database: str, folder: Path, tell: Tell, trouble: Trouble) -> Run:
    """The whole run up to the orderly stop of the server."""
    server = Server(database, folder, wish.server_cores, trouble.command, trouble.environment)
    try:
        await server.start()
        if wish.clients > 1:
            return await play_in_processes(wish, server, trouble, tell)
        run = Run(wish, server, trouble, companies(wish, Door(server.url)))
        await play_here(run, tell)
    finally:
        await server.stop()
    return run


async def play_here(run: Run, tell: Tell, begin: Callable[[], object] | None = None) -> None:
    """The people of this process come, play when all have come, and go."""
    here = [company for company in run.companies if isinstance(company, PlayingCompany)]
    people = [person for company in here for person in company.people]
    try:
        await set_up(here)
        tell(f"{run.wish.tables} tables are set up")
        if begin is not None:
            await asyncio.to_thread(begin)
        await play_for(run, here, tell)
    finally:
        await end([person.life for person in people if person.life is not None])
    for person in people:
        if person.stream is not None:
            person.stream.keep()


# ---- people in several processes: one alone could not keep up with a quick server ----


async def play_in_processes(wish: Wish, server: Server, trouble: Trouble, tell: Tell) -> Run:
    """Each process has its part of the tables; all begin at the same moment."""
    context = multiprocessing.get_context("spawn")
    gate = context.Barrier(wish.clients + 1)
    run = Run(wish, server, trouble, [])
    with ProcessPoolExecutor(wish.clients, context, keep_gate, (gate,)) as pool:
        loop = asyncio.get_running_loop()
        work = [loop.run_in_executor(pool, play_part, part, server.url) for part in parts(wish)]
        tables = asyncio.gather(*work)
        await asyncio.to_thread(gate.wait, SET_UP_PATIENCE)
        tell(f"{wish.tables} tables are set up")
        began, cpu, front = monotonic(), server.cpu(), server.cpu_in_front()
        await asyncio.sleep(wish.seconds)
        run.elapsed, run.cpu = monotonic() - began, server.cpu() - cpu
        run.cpu_in_front = server.cpu_in_front() - front
        found = await tables
    run.companies = [company for companies, _ in found for company in companies]
    run.stuck = sum(stuck for _, stuck in found)
    return run


def parts(wish: Wish) -> list[Wish]:
    """
    >>> [(part.first, part.tables) for part in parts(Wish(tables=7, clients=3))]
    [(0, 3), (3, 2), (5, 2)]
    """
    found, first = [], wish.first
    for number in range(wish.clients):
        count = wish.tables // wish.clients + (number < wish.tables % wish.clients)
        found.append(replace(wish, tables=count, first=first, clients=1))
        first += count
    return found


gates: list[Any] = []  # of this process: where it waits until all people have come


def keep_gate(gate: Any) -> None:
    gates.append(gate)


class Elsewhere(Server):
    """A server that another process has started and looks after."""

    def __init__(self, url: str) -> None:
        self.url = url

    def cpu(self) -> float:
        return 0.0

    def cpu_in_front(self) -> float:
        return 0.0

    def check(self) -> None:
        pass


def play_part(wish: Wish, url: str) -> tuple[list[Company], int]:
    """One process's part of a run, and what its people have to tell."""
    quiet = Trouble(Path())
    run = Run(wish, Elsewhere(url), quiet, companies(wish, Door(url)))
    in_loop(play_here(run, lambda _: None, lambda: gates[0].wait(SET_UP_PATIENCE)))
    return [told(company) for company in run.companies], run.stuck


def told(company: PlayingCompany | Company) -> Company:
    names = Experienced.__dataclass_fields__
    people = [
        Experienced(**{name: getattr(person, name) for name in names}) for person in company.people
    ]
    return Company(people, company.tables)


def companies(wish: Wish, door: Door) -> list[PlayingCompany]:
    first = wish.first * wish.people
    people = [Person(door, first + number) for number in range(wish.tables * wish.people)]
    return [
        PlayingCompany(
            door, wish.first + number, people[number * wish.people :][: wish.people], wish.mix
        )
        for number in range(wish.tables)
    ]


async def set_up(companies: Sequence[PlayingCompany]) -> None:
    """Every company opens its first table; some at a time."""
    places = asyncio.Semaphore(AT_ONCE)

    async def meet(company: PlayingCompany) -> None:
        async with places:
            await company.meet()

    await asyncio.gather(*map(meet, companies))


async def play_for(run: Run, here: Sequence[PlayingCompany], tell: Tell) -> None:
    """People play, trouble comes now and then; at the end all wait for their answers."""
    wish, began, cpu = run.wish, monotonic(), run.server.cpu()
    front = run.server.cpu_in_front()
    games = [asyncio.create_task(company.play_on()) for company in here]
    moves = []
    for company in here:
        pace = Pace(wish.rate)
        moves += [asyncio.create_task(person.play(pace)) for person in company.people]
    try:
        async with aside(run.trouble.beside(run.server)):
            watching = guard(run.server, games, wish.seconds)
            await asyncio.gather(watching, strikes(run, tell))
            run.elapsed = monotonic() - began
            run.cpu = max(0.0, run.server.cpu() - cpu)  # of what runs now; its past may be gone
            run.cpu_in_front = max(0.0, run.server.cpu_in_front() - front)
            for company in here:
                for person in company.people:
                    person.resting = True
        await end(games)
        run.stuck = await come_to_rest(here)
    finally:
        await end([*games, *moves])


@asynccontextmanager
async def aside(manager: AbstractContextManager[None]) -> AsyncIterator[None]:
    """What begins and ends in a thread: people hear their answers meanwhile."""
    await asyncio.to_thread(manager.__enter__)
    try:
        yield
    finally:
        await asyncio.to_thread(manager.__exit__, None, None, None)


async def guard(server: Server, games: Sequence[asyncio.Task[None]], seconds: float) -> None:
    """Look whether everything still runs, for so long."""
    over = monotonic() + seconds
    while monotonic() < over:
        await asyncio.sleep(min(0.25, max(0.0, over - monotonic())))
        for game in games:
            if game.done():
                game.result()  # raises what went wrong


async def strikes(run: Run, tell: Tell) -> None:
    """Let trouble come so many times, spread over the run, never quite on the beat."""
    wish, trouble, began = run.wish, run.trouble, monotonic()
    for number in range(wish.times):
        part = (number + random.uniform(0.7, 1.3)) / (wish.times + 1)
        await asyncio.sleep(max(AFTERWARDS, began + part * wish.seconds - monotonic()))
        run.server.check()
        await trouble.strike(run.server)
        trouble.times += 1
        tell(f"{trouble.done}: {trouble.times} of {wish.times}")
    if wish.times:
        await asyncio.sleep(AFTERWARDS)


async def come_to_rest(companies: Sequence[PlayingCompany]) -> int:
    """Wait for every answer and every bot; how many tables are stuck all the same."""
    over = monotonic() + REST_PATIENCE
    while monotonic() < over and not all(company.is_at_rest for company in companies):
        await asyncio.sleep(0.1)
    return sum(not company.is_at_rest for company in companies)


async def end(tasks: Sequence[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


# ---- the figures ----


def figures(run: Run, found: Findings) -> dict[str, Any]:
    """What the run came to, for programs."""
    wish, people = run.wish, run.people
    latencies = [latency for person in people for latency in person.latencies]
    # Tables that begin together do at first all the same at the same time
    later = [one for person in people for one in person.latencies[len(person.latencies) // 2 :]]
    shown = [one for person in people for one in person.shown]
    done = Counter(asked.kind for person in people for asked in person.acknowledged)
    refused = sum((person.refused for person in people), Counter[str]())
    errors = run.server.errors()
    wrong = [*found.sentences, *errors]
    return {
        "tables": wish.tables,
        "people": len(people),
        "rate": wish.rate,
        "mix": wish.mix,
        "database": "postgresql" if wish.is_postgres else "sqlite",
        "trouble": wish.trouble,
        "seconds": round(run.elapsed, 1),
        "games": len(run.played.tables),
        "actions": done["act"],
        "actions_per_s": round(done["act"] / run.elapsed, 1),
        "rows": found.rows,
        "row_bytes": found.row_bytes,
        "told_bytes": sum(person.told_bytes for person in people),
        "latencies_ms": [milliseconds(percentile(latencies, part / 100)) for part in range(100)],
        "p50_ms": milliseconds(percentile(latencies, 0.5)),
        "p99_ms": milliseconds(percentile(latencies, 0.99)),
        "later_p50_ms": milliseconds(percentile(later, 0.5)),
        "later_p99_ms": milliseconds(percentile(later, 0.99)),
        "shown_p50_ms": milliseconds(percentile(shown, 0.5)),
        "shown_p99_ms": milliseconds(percentile(shown, 0.99)),
        "cpu_share": round(run.cpu / run.elapsed, 3),
        "cpu_ms_per_action": in_hundredths(run.cpu / max(1, done["act"])),
        "cpu_ms_in_front": in_hundredths(run.cpu_in_front / max(1, done["act"])),
        "times": run.trouble.times,
        "down_s": round(run.server.down, 1),
        "longest_away_s": round(max((person.away for person in people), default=0.0), 2),
        "reconnects": sum(max(0, person.connections - 1) for person in people),
        "resent": sum(person.resent for person in people),
        "lost": len(found.lost),
        "duplicated": len(found.duplicated),
        "divergent": len(found.divergent),
        "stuck": run.stuck,
        "undos": done["undo"],
        "plans": done["plan"],
        "chats": done["chat"],
        "refused": dict(refused.most_common()),
        "timed_out": found.timed_out,
        **run.trouble.found,
        "server_errors": len(errors),
        "wrong": wrong[:SHOWN],
    }


def in_hundredths(seconds: float) -> float:
    """Milliseconds, where a tenth of them is much."""
    return round(seconds * 1000, 2)


def in_loop(work: Coroutine[Any, Any, T]) -> T:
    """Run in a loop that is light enough for a thousand sockets, where there is one."""
    try:
        from uvloop import new_event_loop
    except ImportError:
        return asyncio.run(work)
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        return runner.run(work)


def soak(wish: Wish, tell: Tell) -> dict[str, Any]:
    """One run, and its figures."""
    wish.check()
    with tempfile.TemporaryDirectory(prefix="carrack-soak-") as name:
        trouble = TROUBLES[wish.trouble](Path(name))
        database = wish.database or trouble.database
        with trouble.around():
            run = in_loop(play(wish, database, Path(name), tell, trouble))
            return figures(run, in_loop(compare(database, run.played)))


def all_troubles(wish: Wish, tell: Tell) -> list[dict[str, Any]]:
    """One run with each trouble; what needs PostgreSQL is left out where there is none."""
    runs: list[dict[str, Any]] = []
    for name, kind in TROUBLES.items():
        if kind.needs_postgres and not wish.is_postgres:
            tell(f"{name} is left out: it needs PostgreSQL")
            continue
        database = wish.database if kind.needs_postgres else ""
        tell(f"---- {name} ----")
        runs.append(soak(replace(wish, trouble=name, database=database), tell))
    return runs


def knee(wish: Wish, counts: str, tell: Tell) -> list[dict[str, Any]]:
    """One run without trouble for each number of tables, until the answers take too long."""
    try:
        numbers = sorted(int(count) for count in counts.split(","))
    except ValueError:
        raise CarrackError(f"{counts!r} is not a list of numbers", code="soak.wish") from None
    runs: list[dict[str, Any]] = []
    for number in numbers:
        runs.append(soak(replace(wish, tables=number, trouble="none", times=0), tell))
        tell(shown_knee(runs[-1:]))
        if runs[-1]["p99_ms"] > TOO_SLOW_MS:
            break
    return runs
