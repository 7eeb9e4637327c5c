"""Everything one process of the server has, put together once at the start."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from secrets import token_urlsafe

from carrack.server.contests.book import Book
from carrack.server.contests.steward import Steward
from carrack.server.notices.notices import Notices
from carrack.server.operate.observing import Metrics
from carrack.server.people.letters import Letters
from carrack.server.people.people import People
from carrack.server.records.analyzing import Analyst
from carrack.server.settings import Settings
from carrack.server.storage.database import Database, new_id
from carrack.server.storage.journal import Journal
from carrack.server.storage.upgrade import upgrade
from carrack.server.tables import pairing
from carrack.server.tables.hearing import person_changed
from carrack.server.tables.house import House
from carrack.server.wire.limits import Limits


@dataclass
class Service:
    """The parts, each knowing only those it needs."""

    settings: Settings
    process: str  # tells the processes on one database apart
    database: Database
    journal: Journal
    people: People
    notices: Notices
    letters: Letters
    house: House
    limits: Limits
    metrics: Metrics
    analyst: Analyst
    seat_key: str  # signs the tokens of seats
    book: Book
    steward: Steward

    @classmethod
    async def start(cls, settings: Settings, metrics: Metrics | None = None) -> Service:
        metrics = metrics or Metrics()
        process = new_id()
        database = Database(settings.database_url)
        await upgrade(database)
        journal = Journal(database, process, metrics)
        people = await People.create(database, settings)
        notices = await Notices.create(database, settings, metrics)
        house = House(settings, database, journal, people, notices, metrics)
        seat_key = await database.secret("seats", token_urlsafe(48))
        limits = Limits(settings.limits)
        people.on_change = partial(person_changed, house)
        house.attendant.pairs = partial(pairing.attend, house)
        journal.start()
        await house.start()
        book = Book(database)
        steward = Steward(book, house, people, notices)
        steward.start()
        return cls(
            settings,
            process,
            database,
            journal,
            people,
            notices,
            Letters(people, notices.sender),
            house,
            limits,
            metrics,
            Analyst(database, settings.analysis_simulations, settings.quick),
            seat_key,
            book,
            steward,
        )

    async def stop(self) -> None:
        """Finish what is in flight, then let go of everything."""
        await self.analyst.stop()
        await self.steward.stop()
        await self.house.stop()
        await self.notices.stop()
        await self.journal.stop()
        await self.database.close()
