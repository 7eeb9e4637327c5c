"""Who is at a table right now: here, away for a moment, or gone; and who looks on.

Nothing of it is stored. Each process knows its own connections and tells the others what it knows
of a table, now and then again: what was told by a process that is gone is forgotten after a while.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from time import monotonic
from typing import TYPE_CHECKING, Any
from urllib.parse import quote, unquote

from carrack.kernel.errors import CarrackError
from carrack.server.errors import Refused
from carrack.server.tables import rows
from carrack.server.tables.facts import OPEN, Draft
from carrack.server.tables.table import Table
from carrack.server.wire.messages import PresentNews
from carrack.server.wire.telling import encoded

if TYPE_CHECKING:
    from carrack.server.tables.house import House
    from carrack.server.wire.connection import Connection

HERE, AWAY, GONE = "here", "away", "gone"
GONE_MS = 120_000  # after which somebody is gone who closed the page
GONE_SECONDS = GONE_MS / 1000
MOMENT = 0.2  # seconds that news wait for more
REPEATED = 60.0  # seconds between two words about a table that stays as it is
FORGOTTEN = 3 * REPEATED
NAMED = 12  # of those who look on
MARKS = {HERE: "h", AWAY: "a"}


@dataclass(frozen=True)
class Seen:
    """What one process knows of a table."""

    people: dict[str, str] = field(default_factory=dict)  # by id: here or away
    watching: int = 0
    names: tuple[str, ...] = ()
    at: float = 0.0

    def words(self) -> list[str]:
        """What the other processes are told of who is here."""
        people = [f"{MARKS[state]}{person}" for person, state in sorted(self.people.items())]
        names = [f"n{quote(name, safe='')}" for name in self.names]
        return [f"w{self.watching}", *people, *names]


def understood(words: Sequence[str]) -> Seen:
    """
    >>> seen = Seen({"x1": "here", "x2": "away"}, 3, ("Ana Vento",))
    >>> understood(seen.words()).words() == seen.words()
    True
    """
    states = {mark: state for state, mark in MARKS.items()}
    people = {word[1:]: states[word[0]] for word in words if word[:1] in states}
    names = tuple(unquote(word[1:]) for word in words if word.startswith("n"))
    counts = [int(word[1:]) for word in words if word.startswith("w") and word[1:].isdigit()]
    return Seen(people, counts[0] if counts else 0, names, monotonic())


class Presence:
    """Who is at which table, as far as this process has heard."""

    def __init__(self, house: House, process: str) -> None:
        self.house = house
        self.process = process
        self.began = monotonic()
        self.elsewhere: dict[str, dict[str, Seen]] = {}
        self.last_seen: dict[tuple[str, str], float] = {}  # table, person: when they left
        self.told: dict[str, tuple[Any, ...]] = {}  # what those who are here know
        self.said: dict[str, Seen] = {}  # what the other processes know
        self.timers: dict[tuple[str, str], asyncio.TimerHandle] = {}

    def stop(self) -> None:
        for timer in self.timers.values():
            timer.cancel()
        self.timers.clear()

    # ---- what is known ----

    def seen_here(self, table_id: str) -> Seen:
        """Who is at a table by the connections of this process; several pages of one count once."""
        audience = self.house.audiences.get(table_id)
        people: dict[str, str] = {}
        watching: dict[str, str] = {}
        for listener in audience or ():
            if audience is not None and audience.table.seats_of(listener.user_id):
                assert listener.user_id is not None
                if people.get(listener.user_id) != HERE:
                    people[listener.user_id] = HERE if listener.is_here else AWAY
            else:
                watching[listener.user_id or str(id(listener))] = name_of(listener)
        names = sorted(name for name in watching.values() if name)
        return Seen(people, len(watching), tuple(names[:NAMED]), monotonic())

    def seen(self, table_id: str) -> list[Seen]:
        """Who is at a table by what all processes know."""
        others = self.elsewhere.get(table_id, {})
        late = monotonic() - FORGOTTEN
        return [self.seen_here(table_id), *(one for one in others.values() if one.at > late)]

    def watching(self, table_id: str) -> int:
        return sum(one.watching for one in self.seen(table_id))

    def state(self, table_id: str, user_id: str, seen: Iterable[Seen]) -> str:
        found = {one.people[user_id] for one in seen if user_id in one.people}
        if found:
            return HERE if HERE in found else AWAY
        left = self.last_seen.get((table_id, user_id))
        return AWAY if left is not None and left > monotonic() - GONE_SECONDS else GONE

    def is_gone(self, table: Table, user_id: str) -> bool:
        """Whether somebody has not been here for a while; a process that has just begun cannot
        know that.
        """
        if monotonic() - self.began < GONE_SECONDS:
            return False
        return self.state(table.id, user_id, self.seen(table.id)) == GONE

    def news(self, table: Table) -> PresentNews:
        seen = self.seen(table.id)
        states = [
            self.state(table.id, place.user_id, seen) if place.is_person and place.user_id else None
            for place in table.seats
        ]
        names = sorted({name for one in seen for name in one.names})
        return PresentNews(table.id, states, sum(one.watching for one in seen), names[:NAMED])

    # ---- what happens ----

    def came(self, connection: Connection, table: Table) -> None:
        """Somebody follows a table from now on: they are told who is here, and the others of them
        in a moment.
        """
        connection.say(self.news(table))
        self.changed(table.id)

    def left(self, connection: Connection, table_id: str) -> None:
        if connection.user_id is not None:
            self.last_seen[table_id, connection.user_id] = monotonic()
        self.changed(table_id)

    def heard(self, table_id: str, process: str, words: Sequence[str]) -> None:
        """Another process tells what it knows now."""
        before = self.elsewhere.get(table_id, {}).get(process, Seen())
        seen = understood(words)
        for person in before.people.keys() - seen.people.keys():
            self.last_seen[table_id, person] = monotonic()
        if seen.people or seen.watching:
            self.elsewhere.setdefault(table_id, {})[process] = seen
        else:
            self.elsewhere.get(table_id, {}).pop(process, None)
            if not self.elsewhere.get(table_id, True):
                del self.elsewhere[table_id]
        if table_id in self.house.audiences:
            self.changed(table_id)

    def changed(self, table_id: str) -> None:
        """Tell it in a moment, and look once more when whoever left is gone."""
        self.later(table_id, "tell", MOMENT)
        self.later(table_id, "gone", GONE_SECONDS + 1, anew=True)

    def later(self, table_id: str, what: str, seconds: float, anew: bool = False) -> None:
        timer = self.timers.get((table_id, what))
        if timer is not None and not anew:
            return
        if timer is not None:
            timer.cancel()
        loop = asyncio.get_running_loop()
        self.timers[table_id, what] = loop.call_later(seconds, self.due, table_id, what)

    def due(self, table_id: str, what: str) -> None:
        self.timers.pop((table_id, what), None)
        if what == "gone":
            self.forget_old(table_id)
        self.tell(table_id, again=what == "repeat")
        table = self.house.tables.get(table_id)
        if what == "gone" and table is not None and table.facts.status == OPEN:
            self.house.attendant.attend(table)
            self.house.attendant.job(table, "host", lambda: hand_over(self.house, table))

    def forget_old(self, table_id: str) -> None:
        late = monotonic() - GONE_SECONDS
        old = [key for key, left in self.last_seen.items() if left < late]
        for key in old:
            del self.last_seen[key]

    def tell(self, table_id: str, again: bool = False) -> None:
        """Whoever follows the table here, and the other processes."""
        audience = self.house.audiences.get(table_id)
        if audience is not None:
            news = self.news(audience.table)
            known = (news.seats, news.watching, news.names)
            if self.told.get(table_id) != known:
                self.told[table_id] = known
                content = encoded(news)
                for listener in audience:
                    listener.send(content)
        if not audience:
            self.told.pop(table_id, None)
        if self.house.fanout.is_used:
            self.tell_others(table_id, again)

    def tell_others(self, table_id: str, again: bool) -> None:
        seen, said = self.seen_here(table_id), self.said.get(table_id, Seen())
        if again or seen.words() != said.words():
            self.house.fanout.tell("present", table_id, self.process, *seen.words())
        if seen.people or seen.watching:
            self.said[table_id] = seen
            self.later(table_id, "repeat", REPEATED)
        else:
            self.said.pop(table_id, None)


def name_of(listener: Any) -> str:
    """Nobody without a name is named; a seat's token tells nobody's."""
    person = getattr(listener, "person", None)
    return "" if person is None else str(person.name)


# ---- a host who is gone ----


async def hand_over(house: House, table: Table) -> None:
    """In a room whose host is gone the next one who is here is the host."""

    def draft(table: Table) -> Draft:
        heir = heir_of(house, table)
        if heir is None:
            raise Refused("the host is here", code="seat.taken")
        facts = {"owner_id": table.seats[heir].user_id}
        return Draft(rows.ROOM, heir, {"facts": facts}, facts=facts)

    if heir_of(house, table) is not None:
        try:
            await house.do(table.id, draft)
        except CarrackError as error:
            if error.code != "seat.taken":
                raise


def heir_of(house: House, table: Table) -> int | None:
    if table.facts.status != OPEN or not house.presence.is_gone(table, table.host):
        return None
    seen = house.presence.seen(table.id)
    for place in table.people:
        if place.user_id and house.presence.state(table.id, place.user_id, seen) == HERE:
            return place.seat
    return None
