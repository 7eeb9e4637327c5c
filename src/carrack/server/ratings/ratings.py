"""Ratings: what finished rated tables tell about people, by title and number of seats.

A table is rated when it was opened so. Who sits there when the game begins is written into its
first row, and they are rated, however the game goes on: whoever resigns, is replaced, or is away at
the end counts as last. The end of a game and what follows from it for the ratings are stored in
one transaction, so a game counts once or, where its end is not stored, not yet.

Somebody new begins in the middle and unsure; each game moves the rating by what the model of
Plackett and Luce did not expect (OpenSkill). Bots keep the ratings of `anchors.toml`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import structlog
from openskill.models import PlackettLuce
from sqlalchemy import Insert, bindparam, insert, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from carrack.kernel.game import Game
from carrack.server.errors import Refused
from carrack.server.ratings.anchors import MU, SIGMA, anchor_of
from carrack.server.storage import schema
from carrack.server.tables import rows
from carrack.server.tables.rows import Finish, Row

if TYPE_CHECKING:
    from carrack.server.people.user import User
    from carrack.server.tables.facts import Draft
    from carrack.server.tables.table import Table
    from carrack.server.tables.wishes import Wish

log = structlog.get_logger()
model = PlackettLuce()
standings, ratings, users = schema.standings, schema.ratings, schema.users

SURE = 3  # so many sigmas below mu somebody is ranked: whoever plays more is known better
MIDDLE, SCALE = 1000, 40  # of the points that are shown


def score(mu: float, sigma: float) -> float:
    """The figure by which people are ranked: what they are worth at least."""
    return mu - SURE * sigma


def points(found: float) -> int:
    """A score as people read it; somebody new has 1000.

    >>> points(score(MU, SIGMA)), points(score(32.0, 2.0))
    (1000, 2040)
    """
    return round(MIDDLE + SCALE * found)


# ---- which tables can be rated ----


def check_wish(game: Game, owner: User, wish: Wish) -> None:
    """Everybody plays the same game, alone and in time; else nothing could be compared."""
    check_person(owner)
    if wish.data or game.resolve(wish.options) != game.resolve({}):
        raise not_rated(
            "rated tables play the usual rules with the usual figures", code="rated.options"
        )
    if not wish.clock:
        raise not_rated(
            "a rated table needs a clock, else nobody would have to lose", code="rated.clock"
        )
    if wish.hands_delay is not None or wish.hints:
        raise not_rated("a rated table gives no hints and shows no hands", code="rated.help")
    if sum(seat.kind in ("me", "here") for seat in wish.seats) > 1:
        raise not_rated("at a rated table everybody has a device of their own", code="rated.device")
    for seat in wish.seats:
        if seat.kind == "bot":
            check_bot(game.id, len(wish.seats), seat.level)


def check_person(person: User) -> None:
    """Names that are thrown away tomorrow would fill the rankings, and programs play by day and by
    night.
    """
    if person.program:
        raise not_rated("programs do not play at rated tables", code="rated.program")
    if not person.is_account:
        raise not_rated("only somebody with an account is rated", code="rated.account")


def check_bot(title: str, seats: int, level: str) -> None:
    if anchor_of(title, seats, level) is None:
        raise not_rated(
            f"{level!r} has no rating at {title} with {seats} seats, so nobody is rated by it",
            code="rated.bot",
        )


def not_rated(why: str, *, code: str) -> Refused:
    return Refused(why, code=code)


# ---- how a game ended ----


def starters(table: Table) -> list[dict[str, str]]:
    """Who is rated: those who sit there when the game begins."""
    return [
        {"person": place.user_id} if place.user_id else {"bot": place.level}
        for place in table.seats
    ]


def finish_of(table: Table, draft: Draft) -> Finish | None:
    """What this row tells about everybody's strength; None for a row that ends no rated game. While
    others play the same deal a rating would tell how this game ended: it counts when all know.
    """
    if table.starters is None:
        return None
    if draft.kind == rows.REVEAL:
        return finish_told(table)
    if table.facts.sealed or draft.facts.get("status") not in ("finished", "ended"):
        return None
    result, count = draft.facts.get("result"), len(table.seats)
    resigned = draft.facts.get("reason") == "resigned"
    if not resigned and (result is None or result["kind"] != "places"):
        return None
    places = result["places"] if result is not None else [1] * count
    behind = [
        (has_left(table, seat) or (resigned and seat == draft.seat), places[seat])
        for seat in range(count)
    ]
    return Finish(table.facts.title, table.starters, ranked(behind))


def finish_told(table: Table) -> Finish | None:
    """How a game ended that was over before anybody was to hear of it."""
    result = table.facts.result
    if table.starters is None or result is None or result["kind"] != "places":
        return None
    places, won = result["places"], result["won"]
    gave_up = [
        table.facts.reason == "resigned" and "person" in began and seat not in won
        for seat, began in enumerate(table.starters)
    ]
    behind = [(has_left(table, seat) or gave_up[seat], place) for seat, place in enumerate(places)]
    return Finish(table.facts.title, table.starters, ranked(behind))


def ranked(behind: Sequence[tuple[bool, int]]) -> list[int]:
    return [1 + sum(other < own for other in behind) for own in behind]


def has_left(table: Table, seat: int) -> bool:
    """Whether somebody else plays for the one who began there."""
    assert table.starters is not None
    place, began = table.seats[seat], table.starters[seat].get("person")
    return began is not None and (place.user_id != began or not place.is_present)


# ---- what follows from it ----


@dataclass(frozen=True)
class Standing:
    """How somebody stands at a title with so many seats."""

    mu: float = MU
    sigma: float = SIGMA
    games: int = 0
    wins: int = 0


Key = tuple[str, str, int]  # of a standing: user, title, seats


def after(standings: Sequence[Standing], fixed: Sequence[bool], ranks: list[int]) -> list[Standing]:
    """The standings after a game; those that are fixed stay."""
    teams = [[model.rating(mu=one.mu, sigma=one.sigma)] for one in standings]
    rated = model.rate(teams, ranks=[float(rank) for rank in ranks])
    return [
        one
        if stays
        else replace(
            one,
            mu=found.mu,
            sigma=min(one.sigma, found.sigma),  # a game never makes us know less
            games=one.games + 1,
            wins=one.wins + (rank == 1),
        )
        for one, stays, (found,), rank in zip(standings, fixed, rated, ranks, strict=True)
    ]


async def store(connection: AsyncConnection, ended: Sequence[tuple[Row, Finish]]) -> None:
    """Rate everybody of these games, inside the transaction that stores their ends."""
    wanted = sorted({key for _, finish in ended for key in keys_of(finish) if key is not None})
    known = await locked(connection, wanted)
    new_rows: list[dict[str, Any]] = []
    for row, finish in ended:
        try:
            new_rows += rated_game(row, finish, known)
        except Exception:  # whatever is wrong with a rating, the game is over
            log.exception("rating.failed", table=row.table_id)
    if new_rows:
        await connection.execute(insert(ratings), new_rows)
        await connection.execute(AGAIN, [standing_row(one, known) for one in changed(new_rows)])


def keys_of(finish: Finish) -> list[Key | None]:
    """The keys of the standings that a game changes, seat by seat; None for a bot."""
    count = len(finish.ranks)
    return [
        (player["person"], finish.title, count) if "person" in player else None
        for player in finish.players
    ]


def rated_game(row: Row, finish: Finish, known: dict[Key, Standing]) -> list[dict[str, Any]]:
    """The rows of one game; `known` is brought up to date."""
    keys, count = finish_keys(finish, known), len(finish.ranks)
    before = [
        known[key] if key is not None else anchored(finish, seat) for seat, key in enumerate(keys)
    ]
    now = after(before, [key is None for key in keys], finish.ranks)
    new_rows = []
    for seat, key in enumerate(keys):
        if key is not None:
            known[key] = now[seat]
            new_rows.append(
                {
                    "table_id": row.table_id,
                    "seat": seat,
                    "user_id": key[0],
                    "title": finish.title,
                    "seats": count,
                    "place": finish.ranks[seat],
                    "mu": now[seat].mu,
                    "sigma": now[seat].sigma,
                    "time": row.time,
                }
            )
    return new_rows


def finish_keys(finish: Finish, known: dict[Key, Standing]) -> list[Key | None]:
    """Those who are rated; somebody who is gone is reckoned with, and not stored."""
    return [key if key in known else None for key in keys_of(finish)]


def anchored(finish: Finish, seat: int) -> Standing:
    """A bot as strong as the ladder says; like somebody new where it is told of no more."""
    level = finish.players[seat].get("bot", "")
    anchor = anchor_of(finish.title, len(finish.ranks), level)
    return Standing() if anchor is None else Standing(anchor.mu, anchor.sigma)


def changed(new_rows: Sequence[dict[str, Any]]) -> list[tuple[Key, int]]:
    """Whose standings have changed, and when."""
    return list(
        {(one["user_id"], one["title"], one["seats"]): one["time"] for one in new_rows}.items()
    )


AGAIN = (
    update(standings)
    .where(
        standings.c.user_id == bindparam("key_user"),
        standings.c.title == bindparam("key_title"),
        standings.c.seats == bindparam("key_seats"),
    )
    .values(
        mu=bindparam("mu"),
        sigma=bindparam("sigma"),
        score=bindparam("score"),
        games=bindparam("games"),
        wins=bindparam("wins"),
        changed=bindparam("changed"),
    )
)


def standing_row(one: tuple[Key, int], known: dict[Key, Standing]) -> dict[str, Any]:
    key, time = one
    user_id, title, seats = key
    found = known[key]
    return {
        "key_user": user_id,
        "key_title": title,
        "key_seats": seats,
        "score": score(found.mu, found.sigma),
        "changed": time,
        **vars(found),
    }


async def locked(connection: AsyncConnection, keys: Sequence[Key]) -> dict[Key, Standing]:
    """The standings, made where there are none, and ours until the transaction ends: two games of
    one person that end at the same time are rated one after the other. All processes take them in
    the same order, so that none waits for another in a circle.
    """
    if not keys:
        return {}
    alive = (
        select(users.c.id)
        .where(users.c.id.in_({key[0] for key in keys}), users.c.kind == "account")
        .order_by(users.c.id)
        .with_for_update(read=True)  # whoever deletes the account now waits, and deletes this, too
    )
    accounts = set(await connection.scalars(alive))
    keys = [key for key in keys if key[0] in accounts]
    if not keys:
        return {}
    await connection.execute(new_standings(connection.dialect.name, keys))
    c = standings.c
    wanted = (
        select(c.user_id, c.title, c.seats, c.mu, c.sigma, c.games, c.wins)
        .where(tuple_(c.user_id, c.title, c.seats).in_(keys))
        .order_by(c.user_id, c.title, c.seats)
        .with_for_update()
    )
    found = await connection.execute(wanted)
    return {(row[0], row[1], row[2]): Standing(*row[3:]) for row in found}


def new_standings(dialect: str, keys: Sequence[Key]) -> Insert:
    """Begin where somebody plays the first rated game; somebody else may do so at the same time."""
    kind = postgresql if dialect == "postgresql" else sqlite
    new = {"mu": MU, "sigma": SIGMA, "score": score(MU, SIGMA), "games": 0, "wins": 0, "changed": 0}
    rows = [{"user_id": user, "title": title, "seats": seats, **new} for user, title, seats in keys]
    made: Insert = kind.insert(standings).values(rows).on_conflict_do_nothing()
    return made
