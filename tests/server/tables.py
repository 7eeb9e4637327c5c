"""Words for tests about tables: a house without sockets, people at its tables, and their pages."""

from __future__ import annotations

import asyncio
import functools
import itertools
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from contextvars import ContextVar
from pathlib import Path
from random import Random
from typing import Any, ParamSpec
from unittest import mock

import pytest
from sqlalchemy import select, update

from carrack.kernel.errors import CarrackError
from carrack.kernel.record import Play
from carrack.server.people.user import User
from carrack.server.service import Service
from carrack.server.settings import Settings
from carrack.server.storage import schema
from carrack.server.tables import (
    attending,
    chat,
    days_off,
    drafts,
    entries,
    house,
    lobby,
    opening,
    pairing,
    rooms,
    rows,
    seating,
    thinking,
    watchman,
)
from carrack.server.tables.facts import Viewer
from carrack.server.tables.rows import Row
from carrack.server.tables.table import Table
from carrack.server.tables.wishes import SeatWish, Wish
from carrack.server.wire import showing, telling, waiting
from carrack.server.wire.changes import changed

from .template import lay_out

PATIENCE = 120.0  # seconds until a test that hangs is given up; nothing is measured by it
# Modules that ask for the time.
WITH_TIME = (
    *(attending, chat, days_off, drafts, entries, house, lobby, opening, pairing),
    *(rooms, seating, showing, telling, waiting, watchman),
)

Json = dict[str, Any]
Who = str | int  # a name, or the number of a seat
P = ParamSpec("P")
MESSAGES = (f"m{number}" for number in itertools.count(1))  # every message has its own id

# Every lay and every draw opens a window for the others.
QUESTIONED = {"modifiers": ["cheating", "bluff_calls"]}


def in_a_loop(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that awaits."""

    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*args, **kwargs), PATIENCE))

    return run


@contextmanager
def refused(code: str) -> Iterator[pytest.ExceptionInfo[CarrackError]]:
    """What is asked inside is refused with this code."""
    with pytest.raises(CarrackError) as found:
        yield found
    assert found.value.code == code, found.value


# ---- time that passes when it is told to ----


class Time:
    """Stands still, until somebody lets it pass."""

    def __init__(self) -> None:
        self.ms = 1_700_000_000_000

    def __call__(self) -> int:
        return self.ms

    def passes(self, seconds: float) -> None:
        self.ms += round(seconds * 1000)


# ---- a page ----


class Page:
    """Follows a table as a browser does: it keeps each stream, and insists on every number."""

    def __init__(self, user_id: str | None, language: str | None = None) -> None:
        self.user_id = user_id
        self.is_here = True
        self.language = language
        self.news: list[Json] = []
        self.views: dict[Viewer, Json] = {}
        self.numbers: dict[Viewer, int] = {}
        self.positions: dict[Viewer, Json] = {}
        self.steps: dict[Viewer, list[Json]] = {}

    def send(self, content: bytes) -> None:
        news = json.loads(content)
        self.news.append(news)
        if news["type"] == "view":
            self.views[news["seat"]] = news["view"]
            self.numbers[news["seat"]] = news["n"]
            self.steps.setdefault(news["seat"], []).extend(news["steps"])
            self.positions[news["seat"]] = news["position"]
        elif news["type"] == "update":
            self.update(news)

    def update(self, news: Json) -> None:
        seat = news["seat"]
        steps = [*news.get("earlier", []), news["step"]]
        due = [*range(self.numbers[seat] + 1, self.numbers[seat] + 1 + len(steps))]
        assert [step["n"] for step in steps] == due, "a number was left out or told twice"
        self.numbers[seat] += len(steps)
        self.views[seat] = changed(self.views[seat], news["changes"])
        self.positions[seat] = news["position"]
        self.steps[seat] += steps

    def seats_at(self, table: Table) -> list[int]:
        return table.seats_of(self.user_id)

    def may_watch(self, table: Table) -> bool:
        return True

    @property
    def position(self) -> Json:
        """Of the only stream."""
        (position,) = self.positions.values()
        return position

    @property
    def view(self) -> Json:
        (view,) = self.views.values()
        return view

    @property
    def n(self) -> int:
        (number,) = self.numbers.values()
        return number

    @property
    def events(self) -> list[Json]:
        """All events of all streams."""
        told = [step for steps in self.steps.values() for step in steps]
        return [event for step in told for event in step["events"]]

    @property
    def log(self) -> list[str]:
        return [line for steps in self.steps.values() for step in steps for line in step["log"]]

    def heard(self, kind: str) -> list[Json]:
        """The messages of this kind."""
        return [news for news in self.news if news["type"] == kind]


# ---- a table ----


class AtTable:
    """One table of a house, and what people do there. People are told apart by their names."""

    def __init__(self, host: Host, table_id: str) -> None:
        self.host = host
        self.house = host.house
        self.id = table_id

    @property
    def table(self) -> Table:
        return self.house.tables[self.id]

    @property
    def key(self) -> str:
        return self.table.facts.key

    @property
    def status(self) -> str:
        return self.table.facts.status

    @property
    def acting(self) -> list[int]:
        return self.table.acting

    @property
    def mover(self) -> int:
        """The only seat that may act."""
        (seat,) = self.table.acting
        return seat

    def seat(self, who: Who) -> int:
        return who if isinstance(who, int) else self.table.names.index(who)

    def user(self, who: Who) -> str | None:
        return self.table.seats[self.seat(who)].user_id

    def legal(self, who: Who) -> list[Json]:
        state, seat = self.table.state, self.seat(who)
        return [state.game.action(state, seat, action) for action in state.legal(seat)]

    def can(self, who: Who, kind: str) -> bool:
        return any(action["type"] == kind for action in self.legal(who))

    def page(self, who: Who | None, language: str | None = None) -> Page:
        """A page that shows this seat, or what a spectator sees, from now on."""
        page = Page(None if who is None else self.user(who), language)
        self.watch(page, who)
        return page

    def watch(self, page: Page, who: Who | None) -> None:
        """The page asks for all of it, maybe once more."""
        seat = None if who is None else self.seat(who)
        audience = self.house.audiences[self.id]
        audience.add(seat, page)
        page.send(telling.encoded(audience.full(seat, page.language, [])))

    # ---- what people do ----

    async def do(self, who: Who, draft: Callable[[Table], Any], message: str | None = None) -> int:
        message = f"{self.seat(who)}:{message or next(MESSAGES)}"
        number = await self.house.do(self.id, draft, user_id=self.user(who), message=message)
        return number

    async def act(
        self,
        who: Who,
        action: str | Json,
        *,
        decision: str | None = None,
        message: str | None = None,
    ) -> int:
        """Answer the open decision, or the one that is named."""
        seat = self.seat(who)
        name = {"type": action} if isinstance(action, str) else action
        named = decision or self.table.decision(seat) or "none"
        return await self.do(seat, lambda table: drafts.act(table, seat, named, name), message)

    async def undo(self, who: Who, steps: int = 1) -> int:
        seat = self.seat(who)
        return await self.do(seat, lambda table: drafts.undo(table, seat, steps))

    async def offer(self, who: Who, what: str, steps: int = 1, days: int = 0) -> int:
        seat = self.seat(who)
        return await self.do(seat, lambda table: drafts.offer(table, seat, what, steps, days))

    async def answer(self, who: Who, yes: bool) -> int:
        seat, offer = self.seat(who), self.table.offer
        number = 0 if offer is None else offer.number
        return await self.do(seat, lambda table: drafts.answer(table, seat, number, yes))

    async def plan(self, who: Who, *actions: str | Json, auto_pass: bool = False) -> int:
        seat = self.seat(who)
        names = [{"type": one} if isinstance(one, str) else one for one in actions]
        return await self.do(seat, lambda table: drafts.plan(table, seat, names, auto_pass))

    async def resign(self, who: Who) -> int:
        seat = self.seat(who)
        return await self.do(seat, lambda table: drafts.resign(table, seat))

    async def come_back(self, who: Who) -> None:
        await seating.come_back(self.house, self.table, self.seat(who))

    async def anything(self, luck: Random) -> None:
        """Somebody who may act does something."""
        seat = luck.choice(self.acting)
        await self.act(seat, luck.choice(self.legal(seat)))

    async def play_on(self, luck: Random, steps: int = 10_000) -> None:
        """So many steps, or to the end."""
        for _ in range(steps):
            if self.table.is_playing:
                await self.anything(luck)

    async def until(self, phase: str) -> None:
        """Macao, as far as a phase of its round: everybody does what a clock would do."""
        while self.table.state.view(None)["phase"] != phase:
            state, seat = self.table.state, self.mover
            await self.act(seat, state.game.action(state, seat, state.default_action(seat)))

    async def into_a_window(self) -> int:
        """Macau with every draw questioned: somebody draws, the others are asked. Who drew."""
        seat = self.mover
        await self.act(seat, "draw")
        assert len(self.acting) == len(self.table.seats) - 1
        return seat

    # ---- looking ----

    async def settled(self) -> None:
        await self.host.settled()

    async def reloaded(self) -> Table:
        """The table as a process finds it that has just started."""
        self.house.forget(self.table)
        return await self.house.table(self.id)

    async def rows(self, *kinds: str) -> list[Row]:
        found = await self.host.service.journal.rows(self.id)
        return [row for row in found if not kinds or row.kind in kinds]

    async def acts(self) -> list[tuple[int, str, str]]:
        """Who did what, and by whom it was done for them."""
        found = await self.rows(rows.ACT)
        return [(row.seat, row.body["action"]["type"], row.body.get("by", "")) for row in found]

    async def columns(self) -> Json:
        """The table as the database has it."""
        wanted = select(schema.tables).where(schema.tables.c.id == self.id)
        async with self.host.service.database.read() as connection:
            return dict((await connection.execute(wanted)).mappings().one())

    async def write(self, **columns: Any) -> None:
        """Change the database behind everybody's back."""
        wanted = update(schema.tables).where(schema.tables.c.id == self.id)
        async with self.host.service.database.write() as connection:
            await connection.execute(wanted.values(columns))


# ---- a house ----


class Host:
    """A process without sockets. Its watchman sleeps; tests call him when they need him."""

    def __init__(self, service: Service, time: Time | None = None) -> None:
        self.service = service
        self.house = service.house
        self.time = time
        self.people: dict[str, User] = {}

    async def person(self, name: str) -> User:
        """Whoever has this name; a guest who comes now, if nobody has."""
        if name not in self.people:
            self.people[name] = (await self.service.people.accounts.come(name)).user
        return self.people[name]

    async def open(
        self,
        title: str,
        *names: str,
        bots: int = 0,
        level: str = "random",
        seed: int = 1,
        start: bool = True,
        **wish: Any,
    ) -> AtTable:
        """A table that the first one opens and the others join; bots have the last seats."""
        seats = [SeatWish("me"), *(SeatWish("open") for _ in names[1:])]
        seats += [SeatWish("bot", level=level) for _ in range(bots)]
        owner = await self.person(names[0])
        with dealt(seed):
            table = await opening.open_table(self.house, owner, Wish(title, seats, **wish))
            for name in names[1:]:
                person = await self.person(name)
                await seating.join(self.house, person, table.id, None, table.facts.key)
            if start and table.facts.status == "open":
                await seating.start(self.house, owner, table.id, None)
        return AtTable(self, table.id)

    async def wish(self, who: str, title: str, *seats: SeatWish, **wish: Any) -> AtTable:
        """A table exactly as wished for."""
        owner = await self.person(who)
        table = await opening.open_table(self.house, owner, Wish(title, seats, **wish))
        return AtTable(self, table.id)

    async def join(
        self, name: str, table: AtTable, key: str | None = None, seat: int | None = None
    ) -> int:
        key = table.key if key is None else key
        return await seating.join(self.house, await self.person(name), table.id, seat, key)

    async def at(self, table: AtTable) -> AtTable:
        """The same table, here."""
        await self.house.table(table.id)
        return AtTable(self, table.id)

    async def settled(self) -> None:
        """Until bots, clocks and plans have nothing more to do at the moment."""
        for _ in range(3):  # timers that are due ring in the next turn of the loop
            await asyncio.sleep(0)
        while self.house.attendant.jobs or self.service.journal.waiting:
            await asyncio.sleep(0.001)
            await asyncio.sleep(0)

    async def wait(self, seconds: float) -> None:
        """Time passes, and clocks ring."""
        assert self.time is not None
        self.time.passes(seconds)
        for table in list(self.house.tables.values()):
            self.house.attendant.attend(table)
        await self.settled()


LUCK: ContextVar[int | None] = ContextVar("luck", default=None)


class SeededPlay(Play):
    """How tables begin in these tests: from the seed of whoever starts them, if there is one."""

    @classmethod
    def begin(cls, *arguments: Any, **how: Any) -> Play:
        seed = LUCK.get()
        return Play.begin(*arguments, **how if seed is None else how | {"seed": seed})


opening.Play = SeededPlay  # type: ignore[misc]  # for good: two tasks may deal at the same time


class SameLuck:
    """Where bots take their luck from in these tests: what one does today it does tomorrow."""

    @staticmethod
    def randbits(_: int) -> int:
        return 1


thinking.secrets = SameLuck  # type: ignore[assignment]  # for good, too


@contextmanager
def dealt(seed: int) -> Iterator[None]:
    """Games that start here are dealt from this seed, although hosts never do that."""
    before = LUCK.set(seed)
    try:
        yield
    finally:
        LUCK.reset(before)


@asynccontextmanager
async def house_of(
    folder: Path, *, time: Time | None = None, **settings: Any
) -> AsyncIterator[Host]:
    """A process on the file of this folder, or on another database; a second one there shares its
    tables.
    """
    given = {"quick": True, "notice_delay": 3600.0, "bot_workers": 2, **settings}
    async with AsyncExitStack() as stack:
        if time is not None:
            for module in WITH_TIME:
                stack.enter_context(mock.patch.object(module, "now", time))
        file = str(folder / "server.sqlite")
        if "database" not in given:
            lay_out(file)
        service = await Service.start(Settings(**{"database": file, **given}))
        stack.push_async_callback(service.stop)
        assert service.house.watchman.task is not None
        service.house.watchman.task.cancel()
        yield Host(service, time)


async def both(*things: Awaitable[Any]) -> list[Any]:
    """At the same time; what was refused comes back as the refusal."""
    return await asyncio.gather(*things, return_exceptions=True)
