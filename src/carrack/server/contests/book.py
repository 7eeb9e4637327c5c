"""Contests in the database: rows stored before anybody hears of them, in one order for all.

Like a table, a contest is what its rows say. The key (contest, seq) makes a second writer
impossible: whoever comes second reads what the other wrote, and thinks again.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from time import monotonic
from typing import Any
from weakref import WeakValueDictionary

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from carrack.contests.contest import Contest, Row, checked
from carrack.contests.steps import wakes
from carrack.server.errors import Refused, Unavailable
from carrack.server.people.user import User
from carrack.server.storage import schema
from carrack.server.storage.database import Database, now
from carrack.server.tables.access import same

contests, contest_rows, players = schema.contests, schema.contest_rows, schema.contest_players
invitations = schema.contest_invitations
TRIES = 20
KEPT = 200  # contests in memory; the one that was not asked for longest is read again


@dataclass
class Held:
    """One contest: what is known beside its rows, and what they have made."""

    facts: dict[str, Any]
    contest: Contest
    people: dict[int, str | None]  # user ids, by number
    names: dict[int, str]
    invited: frozenset[str] = frozenset()  # ids of those who were asked by name
    told: dict[Any, Any] = field(default_factory=dict)  # what was written of it, for all who look
    seen: float = 0.0  # when its last row was

    @property
    def ahead(self) -> int:
        """Milliseconds that its own time is ahead of the clock: where that was put back, rounds go
        on evenly behind the last row, and nobody waits for an hour to come again.
        """
        even = self.contest.last + int(1000 * (monotonic() - self.seen))
        return max(0, even - now())

    @property
    def time(self) -> int:
        return now() + self.ahead

    @property
    def id(self) -> str:
        return str(self.facts["id"])

    def number_of(self, user_id: str | None) -> int | None:
        """The number under which somebody plays here; who has withdrawn keeps it."""
        found = [number for number, one in self.people.items() if user_id and one == user_id]
        return found[-1] if found else None

    def check_host(self, person: User) -> None:
        if self.facts["owner_id"] != person.id:
            raise Refused("only the host may do that", code="contest.not_host", status=403)

    def check_knows(self, user_id: str | None, key: str) -> None:
        """To others a private contest is not there: ids cannot be tried out."""
        known = self.facts["public"] or self.facts["owner_id"] == user_id or user_id in self.invited
        if not known and self.number_of(user_id) is None and not same(key, self.facts["key"]):
            raise unknown()


@dataclass
class Wanted:
    """A row that somebody wants, and who is new with it."""

    row: Row
    player: dict[str, Any] | None = None  # a line of `contest_players`


Draft = Callable[[Held], Wanted | None]


def unknown() -> Refused:
    return Refused("there is no such tournament", code="contest.unknown", status=404)


class Book:
    """The contests that one process has in memory, and the way to change them."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.held: OrderedDict[str, Held] = OrderedDict()
        # Ids that somebody makes up leave nothing behind.
        self.locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def contest(self, contest_id: str) -> Held:
        """As it stands now, with what other processes have written."""
        if not (contest_id.isascii() and contest_id.isalnum()):
            raise unknown()
        async with self.locks.setdefault(contest_id, asyncio.Lock()):
            return await self.read(contest_id)

    async def read(self, contest_id: str) -> Held:
        known = self.held.get(contest_id)
        after = 0 if known is None else known.contest.count
        async with self.database.read() as connection:
            at = select(contests).where(contests.c.id == contest_id)
            facts = (await connection.execute(at)).mappings().first()
            if facts is None:
                raise unknown()
            wanted = select(contest_rows.c.kind, contest_rows.c.body, contest_rows.c.time)
            wanted = wanted.where(
                contest_rows.c.contest_id == contest_id, contest_rows.c.seq > after
            )
            new = (await connection.execute(wanted.order_by(contest_rows.c.seq))).all()
            wanted_players = select(players).where(players.c.contest_id == contest_id)
            who = (await connection.execute(wanted_players)).mappings().all()
            asked = select(invitations.c.user_id).where(invitations.c.contest_id == contest_id)
            asked = asked.where(~invitations.c.answered)
            invited = frozenset(await connection.scalars(asked))
        contest = Contest(bytes.fromhex(facts["secret"])) if known is None else known.contest
        for row in new:
            contest.take(Row(*row))
        # Whoever joined between the two looks is known with the next one.
        who = [one for one in who if one["player"] in contest.players]
        people = {one["player"]: one["user_id"] for one in who}
        names = {one["player"]: one["name"] for one in who}
        held = self.held[contest_id] = Held(dict(facts), contest, people, names, invited)
        held.told = {} if known is None else known.told
        held.seen = monotonic() if known is None or new else known.seen
        self.held.move_to_end(contest_id)
        if len(self.held) > KEPT:
            self.held.popitem(last=False)
        return held

    async def add(
        self, contest_id: str, draft: Draft, user_id: str | None = None, also: Sequence[Any] = ()
    ) -> Held:
        """Store the row that the draft wants, with `also` in the same transaction; it is worked out
        again whenever the contest has changed meanwhile.
        """
        for _ in range(TRIES):
            held = await self.contest(contest_id)
            wanted = draft(held)
            if wanted is None:
                return held
            row = Row(wanted.row.kind, wanted.row.body, held.time)
            checked(held.contest, row)
            try:
                await self.store(held, row, wanted.player, user_id, also)
            except IntegrityError:
                continue  # another one was faster
            return await self.contest(contest_id)
        raise Unavailable("the tournament changes too quickly")

    async def store(
        self,
        held: Held,
        row: Row,
        player: dict[str, Any] | None,
        user_id: str | None,
        also: Sequence[Any],
    ) -> None:
        """The row, and what lists need to know, in one transaction."""
        seq = held.contest.count + 1
        stored = {"contest_id": held.id, "seq": seq, "kind": row.kind, "body": dict(row.body)}
        columns: dict[str, Any] = {"seq": seq, "changed": row.time, "wakes": now()}
        columns |= {"status": {"start": "running", "finish": "over"}.get(row.kind)}
        if columns["status"] is None:
            del columns["status"]
        async with self.database.write() as connection:
            await connection.execute(
                insert(contest_rows).values(stored | {"time": row.time, "user_id": user_id})
            )
            if player is not None:
                await connection.execute(insert(players).values(contest_id=held.id, **player))
            await connection.execute(
                update(contests).where(contests.c.id == held.id).values(columns)
            )
            for statement in also:
                await connection.execute(statement)

    async def rests(self, held: Held) -> None:
        """Everything was done: look again when something is due, unless more has happened."""
        at = contests.c
        due = wakes(held.contest, held.time)
        when = None if due is None else due - held.ahead
        wanted = update(contests).where(at.id == held.id, at.seq == held.contest.count)
        async with self.database.write() as connection:
            await connection.execute(wanted.values(wakes=when))

    async def rows(self, contest_id: str) -> list[dict[str, Any]]:
        """All rows, for whoever wants to work everything out again."""
        wanted = select(contest_rows.c.seq, contest_rows.c.kind, contest_rows.c.body)
        wanted = wanted.add_columns(contest_rows.c.time)
        wanted = wanted.where(contest_rows.c.contest_id == contest_id).order_by(contest_rows.c.seq)
        async with self.database.read() as connection:
            return [dict(row) for row in (await connection.execute(wanted)).mappings()]
