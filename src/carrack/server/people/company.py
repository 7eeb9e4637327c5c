"""Whom somebody has played with, how it went between the two, and all games of a person.

What others may see of it is what they may see anyway: public tables, and those where they sat.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import ColumnElement, Select, or_, select

from carrack.server.people.user import GONE
from carrack.server.storage import schema
from carrack.server.storage.database import Database
from carrack.server.tables.facts import ENDED, FINISHED
from carrack.server.wire.log import called

PAGE = 20  # games at once
LOOKED_AT = 2000  # games of two people, the newest
OPPONENTS = 50
RECENT = 200  # games in which they are looked for

tables, seats, users, ratings = schema.tables, schema.seats, schema.users, schema.ratings
analyses = schema.analyses


@dataclass
class Balance:
    """How it went between two people at one title: games of each result, the newest last."""

    title: str
    won: int = 0
    lost: int = 0
    drawn: int = 0
    together: int = 0  # as partners


@dataclass(frozen=True)
class Opponent:
    id: str
    name: str
    kind: str
    title: str  # of the last game
    ended: int | None
    games: int


@dataclass
class Game:
    """A game somebody has played, as whoever asks may know of it."""

    table: str
    title: str
    name: str
    ended: int | None
    rated: bool
    place: int | None  # none where all played together, or nobody knows
    won: bool
    accuracy: int | None = None  # of 100, once the game was looked at again; see `accuracy_of`
    players: list[str] = field(default_factory=list)


def played_by(user_id: str) -> ColumnElement[bool]:
    mine = select(seats.c.table_id).where(seats.c.user_id == user_id)
    return tables.c.id.in_(mine) & tables.c.status.in_((FINISHED, ENDED))


def shown_to(viewer: str | None) -> ColumnElement[bool]:
    """Tables that this person may look at."""
    if viewer is None:
        return tables.c.public
    sat = select(seats.c.table_id).where(seats.c.user_id == viewer)
    return or_(tables.c.public, tables.c.id.in_(sat))


async def history(
    database: Database,
    user_id: str,
    viewer: str | None,
    title: str | None,
    after: int,
    language: str | None,
) -> tuple[list[Game], bool]:
    """A page of somebody's games, the newest first, and whether there are more."""
    t = tables.c
    wanted = select(t.id, t.title, t.name, t.ended, t.rated, t.result).where(
        played_by(user_id), shown_to(viewer)
    )
    if title is not None:
        wanted = wanted.where(t.title == title)
    wanted = wanted.order_by(t.ended.desc(), t.id).offset(after).limit(PAGE + 1)
    async with database.read() as connection:
        found = (await connection.execute(wanted)).all()
        shown = found[:PAGE]
        ids = [row.id for row in shown]
        places = (await connection.execute(seats_at(ids))).all()
        looked_at = select(analyses.c.id, analyses.c.agreed).where(analyses.c.id.in_(ids))
        agreed = {row.id: row.agreed for row in await connection.execute(looked_at)}
    games = [game_of(row, user_id, places, agreed.get(row.id, []), language) for row in shown]
    return games, len(found) > PAGE


def seats_at(ids: Sequence[str]) -> Select[Any]:
    s = seats.c
    return (
        select(s.table_id, s.seat, s.user_id, s.kind, s.name, s.level, s.program)
        .where(s.table_id.in_(ids))
        .order_by(s.table_id, s.seat)
    )


def game_of(
    row: Any,
    user_id: str,
    places: Sequence[Any],
    agreed: Sequence[Sequence[int | None]],
    language: str | None,
) -> Game:
    here = [seat for seat in places if seat.table_id == row.id]
    own = next((seat.seat for seat in here if seat.user_id == user_id), None)
    result = row.result or {}
    ranked = result.get("places") if result.get("kind") == "places" else None
    return Game(
        row.id,
        row.title,
        row.name,
        row.ended,
        row.rated,
        ranked[own] if ranked and own is not None else None,
        own in result.get("won", []),
        accuracy_of(agreed, own),
        [called(one.kind, one.name, one.level, one.program, language) for one in here],
    )


def accuracy_of(agreed: Sequence[Sequence[int | None]], seat: int | None) -> int | None:
    """How well somebody chose, of a hundred: `carrack.bots.analysis.accuracy_of`.

    >>> told = [[3, 4, 82], [0, 0, None]]
    >>> accuracy_of(told, 0), accuracy_of(told, 1), accuracy_of([], 0)
    (82, None, None)
    """
    if seat is None or seat >= len(agreed):
        return None
    _, _, accuracy = agreed[seat]
    return accuracy


async def balance(database: Database, one_id: str, other_id: str) -> list[Balance]:
    """How it went between two people, by title; what nobody won and nobody lost is left out."""
    t, mine, theirs = tables.c, seats.alias(), seats.alias()
    wanted = (
        select(t.title, t.result, mine.c.seat.label("own"), theirs.c.seat.label("other"))
        .join(mine, mine.c.table_id == t.id)
        .join(theirs, theirs.c.table_id == t.id)
        .where(mine.c.user_id == one_id, theirs.c.user_id == other_id)
        .where(t.status.in_((FINISHED, ENDED)))
        .order_by(t.ended.desc())
        .limit(LOOKED_AT)
    )
    async with database.read() as connection:
        found = (await connection.execute(wanted)).all()
    by_title: dict[str, Balance] = {}
    for title, result, own, other in found:
        count(by_title.setdefault(title, Balance(title)), result or {}, own, other)
    return sorted(
        (one for one in by_title.values() if one.won or one.lost or one.drawn or one.together),
        key=lambda one: one.title,
    )


def count(found: Balance, result: dict[str, Any], own: int, other: int) -> None:
    """Whoever is placed before the other has won against them, whoever won the table."""
    if result.get("kind") == "cooperative":
        found.together += 1
        return
    places = result.get("places")
    if result.get("kind") != "places" or not places:
        return
    if places[own] == places[other]:
        found.drawn += 1
    elif places[own] < places[other]:
        found.won += 1
    else:
        found.lost += 1


async def opponents(database: Database, user_id: str) -> list[Opponent]:
    """The people somebody has played with last, the newest first."""
    t, s = tables.c, seats.c
    last = (
        select(t.id)
        .where(played_by(user_id))
        .order_by(t.ended.desc(), t.id)
        .limit(RECENT)
        .subquery()
    )
    wanted = (
        select(users.c.id, users.c.name, users.c.kind, t.title, t.ended)
        .join_from(seats, last, last.c.id == s.table_id)
        .join(tables, t.id == s.table_id)
        .join(users, users.c.id == s.user_id)
        .where(users.c.id != user_id, users.c.kind != GONE, users.c.banned.is_(False))
        .order_by(t.ended.desc(), t.id, s.seat)
    )
    async with database.read() as connection:
        found = (await connection.execute(wanted)).all()
    met: dict[str, list[Any]] = {}
    for row in found:
        met.setdefault(row.id, []).append(row)
    return [opponent_of(games) for games in list(met.values())[:OPPONENTS]]


def opponent_of(games: Sequence[Any]) -> Opponent:
    """Somebody, with the last game of several."""
    last = games[0]
    return Opponent(last.id, last.name, last.kind, last.title, last.ended, len(games))
