"""What everybody may know about ratings: rankings, and a page for each person.

Names are those of now. Whoever is banned or gone is in no list.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from carrack.bots import MEASURES
from carrack.server.errors import Refused
from carrack.server.people.user import User
from carrack.server.ratings.anchors import SUREST, anchors, anchors_at
from carrack.server.ratings.ratings import MIDDLE, SCALE, points, score
from carrack.server.storage import schema
from carrack.server.storage.database import Database
from carrack.server.tables.facts import ENDED, FINISHED
from carrack.server.wire.log import bot_name, called

SHOWN = 50  # people of a ranking at once
LONGEST_HISTORY = 200  # games of one chart
RECENT = 20

standings, ratings, users = schema.standings, schema.ratings, schema.users
tables, seats = schema.tables, schema.seats
POINTS = func.round(MIDDLE + SCALE * standings.c.score)  # as people read them
SEEN = (users.c.kind == "account", users.c.banned.is_(False))  # who is in lists


@dataclass
class Ranked:
    """Somebody's line in a ranking."""

    place: int
    id: str
    name: str
    points: int
    games: int
    wins: int


@dataclass
class RankedBot:
    level: str
    name: str
    points: int
    few: bool  # measured by few games
    above: int  # people who have more points


@dataclass
class RankingName:
    title: str
    seats: int
    people: int


@dataclass
class Rated:
    """One game in somebody's history."""

    time: int
    points: int
    place: int
    table: str | None  # where everybody may look at it


@dataclass
class Rating:
    title: str
    seats: int
    points: int
    games: int
    wins: int
    place: int
    history: list[Rated]


@dataclass
class Played:
    """A public table that is over."""

    table: str
    title: str
    name: str
    ended: int | None
    rated: bool
    players: list[str]


# ---- rankings ----


async def names(database: Database) -> list[RankingName]:
    """Every ranking there is: where somebody has played, or a bot has a rating."""
    count = func.count()
    wanted = (
        select(standings.c.title, standings.c.seats, count)
        .join(users, users.c.id == standings.c.user_id)
        .where(standings.c.games > 0, *SEEN)
        .group_by(standings.c.title, standings.c.seats)
    )
    async with database.read() as connection:
        found = {
            (title, seats): people for title, seats, people in await connection.execute(wanted)
        }
    measured = {(one.title, one.seats) for one in anchors().values()}
    return [
        RankingName(title, seats, found.get((title, seats), 0))
        for title, seats in sorted(measured | set(found))
    ]


def of(title: str, count: int) -> Select[Any]:
    """The query for everybody in the ranking of a title with so many seats."""
    c = standings.c
    return (
        select(c.user_id, users.c.name, c.score, c.games, c.wins)
        .join(users, users.c.id == c.user_id)
        .where(c.title == title, c.seats == count, c.games > 0, *SEEN)
    )


async def ranking(
    database: Database, title: str, count: int, after: int
) -> tuple[int, list[Ranked]]:
    """How many there are, and those behind the first `after`; equal points share a place."""
    everybody = of(title, count)
    place = func.rank().over(order_by=POINTS.desc()).label("place")
    wanted = everybody.add_columns(place).order_by(
        place, standings.c.score.desc(), standings.c.user_id
    )
    async with database.read() as connection:
        total = await connection.scalar(select(func.count()).select_from(everybody.subquery()))
        found = (await connection.execute(wanted.offset(after).limit(SHOWN))).all()
    lines = [
        Ranked(row.place, row.user_id, row.name, points(row.score), row.games, row.wins)
        for row in found
    ]
    return total or 0, lines


async def bots_of(
    database: Database, title: str, count: int, language: str | None
) -> list[RankedBot]:
    """The bots that people are compared with; measures play with nobody."""
    found = [one for one in anchors_at(title, count) if one.level not in MEASURES]
    async with database.read() as connection:
        return [
            RankedBot(
                one.level,
                bot_name(one.level, one.level, language),
                points(score(one.mu, SUREST)),  # as somebody who is known as well as anybody
                one.is_guess,
                await better_than(connection, title, count, points(score(one.mu, SUREST))),
            )
            for one in found
        ]


async def better_than(connection: AsyncConnection, title: str, count: int, than: int) -> int:
    """How many people of a ranking have more points than these."""
    better = of(title, count).where(than < POINTS).subquery()
    return await connection.scalar(select(func.count()).select_from(better)) or 0


# ---- one person ----


def check_shown(person: User | None) -> User:
    if person is None or person.banned:
        raise Refused("there is no such person", code="person.not_found", status=404)
    return person


async def ratings_of(database: Database, user_id: str) -> list[Rating]:
    c = standings.c
    mine = select(c.title, c.seats, c.score, c.games, c.wins).where(
        c.user_id == user_id, c.games > 0
    )
    async with database.read() as connection:
        found = (await connection.execute(mine.order_by(c.title, c.seats))).all()
        return [
            Rating(
                row.title,
                row.seats,
                points(row.score),
                row.games,
                row.wins,
                1 + await better_than(connection, row.title, row.seats, points(row.score)),
                await history(connection, user_id, row.title, row.seats),
            )
            for row in found
        ]


async def history(connection: AsyncConnection, user_id: str, title: str, count: int) -> list[Rated]:
    """The last rated games of a person in one ranking, the oldest first."""
    c = ratings.c
    wanted = (
        select(c.time, c.mu, c.sigma, c.place, c.table_id, tables.c.public)
        .join(tables, tables.c.id == c.table_id)
        .where(c.user_id == user_id, c.title == title, c.seats == count)
        .order_by(c.time.desc(), c.table_id.desc())
        .limit(LONGEST_HISTORY)
    )
    found = (await connection.execute(wanted)).all()
    return [
        Rated(
            row.time,
            points(score(row.mu, row.sigma)),
            row.place,
            row.table_id if row.public else None,
        )
        for row in reversed(found)
    ]


async def recent(database: Database, user_id: str, language: str | None) -> list[Played]:
    """The last games that everybody may look at, with the names of who played there."""
    t, s = tables.c, seats.c
    mine = select(s.table_id).where(s.user_id == user_id)
    wanted = (
        select(t.id, t.title, t.name, t.ended, t.rated)
        .where(t.id.in_(mine), t.public, t.status.in_((FINISHED, ENDED)))
        .order_by(t.ended.desc(), t.id)
        .limit(RECENT)
    )
    async with database.read() as connection:
        found = (await connection.execute(wanted)).all()
        places = select(s.table_id, s.kind, s.name, s.level, s.program).where(
            s.table_id.in_([row.id for row in found])
        )
        players = (await connection.execute(places.order_by(s.seat))).all()
    return [
        Played(*row, [called_in(language, seat) for seat in players if seat.table_id == row.id])
        for row in found
    ]


def called_in(language: str | None, seat: Any) -> str:
    return called(seat.kind, seat.name, seat.level, seat.program, language)
