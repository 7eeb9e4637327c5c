"""A new table: what is checked and stored when it is opened, and the deal that starts its game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

import carrack
from carrack import bots
from carrack.kernel.game import Game
from carrack.kernel.record import Play
from carrack.server.beside import beside
from carrack.server.errors import Refused
from carrack.server.people.user import User
from carrack.server.ratings import ratings
from carrack.server.storage import schema
from carrack.server.storage.database import new_id, new_key, now
from carrack.server.tables import clocks, own_data, rows
from carrack.server.tables.attending import LOOKS_AGAIN_MS
from carrack.server.tables.facts import NOTHING_AGREED, OPEN, PLAYING, Draft
from carrack.server.tables.house import House
from carrack.server.tables.rooms import keeping_ms
from carrack.server.tables.table import Table
from carrack.server.tables.thinking import LAST_RESORT
from carrack.server.tables.wishes import STAND_IN, Wish

MOST_OPEN = 20  # tables of one person that have not started
SHORTEST_DELAY, LONGEST_DELAY = 60, 86400  # seconds until spectators see hands
Also = Callable[[AsyncConnection, str], Awaitable[None]]  # stored with a new table, or not at all


async def open_table(house: House, owner: User, wish: Wish, also: Also | None = None) -> Table:
    """A new table; it starts by itself when nobody is missing."""
    game, corrections = await game_wished(owner, wish)
    game.check_seats(len(wish.seats))
    game.state(len(wish.seats), game.resolve(wish.options))  # some options count the seats
    if not any(seat.kind == "me" for seat in wish.seats):
        raise Refused("one seat is your own", code="table.no_seat_for_you", status=422)
    clock = clocks.checked(wish.clock)
    if wish.rated:
        ratings.check_wish(game, owner, wish)
    await check_not_too_many(house, owner)
    table_id = new_id()
    facts = facts_of(wish, owner, table_id) | {"clock": clock, "data": corrections}
    places = [placed(table_id, owner, seat, wish) for seat in range(len(wish.seats))]
    async with house.database.write() as connection:
        await connection.execute(insert(schema.tables).values(facts))
        await connection.execute(insert(schema.seats), places)
        if also is not None:
            await also(connection, table_id)
    if all(place["kind"] != "open" and not place["wanted"] for place in places):
        await house.do(table_id, partial(draft_start, seed=wish.seed))
    return await house.table(table_id)


def facts_of(wish: Wish, owner: User, table_id: str) -> dict[str, Any]:
    """The columns of a new table."""
    time = now()
    return {
        "id": table_id,
        "title": wish.title,
        "name": wish.name or owner.name,
        "status": OPEN,
        "owner_id": owner.id,
        "public": wish.public,
        "key": new_key(),
        "spectators": wish.spectators,
        "options": wish.options,
        "clock": wish.clock,
        "rated": wish.rated,
        "stand_in": stand_in(wish.title),
        "seq": 0,
        "acting": "",
        "reason": "",
        "rematch_of": wish.rematch_of,
        "hands_delay": checked_delay(wish.hands_delay),
        "hints": gives_hints(wish),
        "campaign_id": wish.campaign_id,
        "contest_id": wish.contest_id,
        "sealed": wish.sealed,
        "pairing": wish.pairing,
        "wakes": None if wish.pairing is None else time + LOOKS_AGAIN_MS,
        "created": time,
        "changed": time,
    }


async def game_wished(owner: User, wish: Wish) -> tuple[Game, dict[str, Any] | None]:
    """The title with the figures it is played with, and what the table keeps of them; somebody's
    own figures are looked through first, in a thread.
    """

    def work() -> tuple[Game, dict[str, Any] | None]:
        game = own_data.game_with(wish.title, wish.data)
        return game, own_data.kept(game)

    return await beside(work, who=owner.id) if wish.data else (carrack.load(wish.title), None)


def gives_hints(wish: Wish) -> bool:
    """Whether a table gives hints: as it was wished, and without a wish where one person plays
    bots. A lesson has hints of its own.
    """
    if wish.rated or wish.hints is not None:
        return bool(wish.hints)
    people = [seat for seat in wish.seats if seat.kind != "bot"]
    return len(people) == 1 and wish.seed is None


async def check_not_too_many(house: House, owner: User) -> None:
    """Nobody fills the lobby alone."""
    columns = schema.tables.c
    mine = select(func.count()).where(columns.owner_id == owner.id, columns.status == OPEN)
    async with house.database.read() as connection:
        if (await connection.scalar(mine) or 0) >= MOST_OPEN:
            raise Refused("start or leave one of your open tables first", code="table.too_many")


def placed(table_id: str, owner: User, seat: int, wish: Wish) -> dict[str, Any]:
    """The row of a seat in the database, as the table begins."""
    wanted = wish.seats[seat]
    place: dict[str, Any] = {
        "table_id": table_id,
        "seat": seat,
        "kind": "open",
        "user_id": None,
        "level": "",
        "name": "",
        "away": False,
        "resigned": False,
        "wanted": False,
        "token": 0,
        "program": False,
        **NOTHING_AGREED,
    }
    if wanted.kind == "open" and wanted.kept_for is not None:
        place |= {"kept_for": wanted.kept_for, "kept_until": now() + keeping_ms(wish.clock)}
    if wanted.kind == "bot":
        bots.check(wanted.level, wish.title)
        bot = {"kind": "bot", "level": wanted.level, "name": bot_name(wish, seat)}
        return place | bot | {"wanted": wanted.wanted}
    if wanted.kind in ("me", "here"):
        name = owner.name if wanted.kind == "me" else wanted.name or owner.name
        played = {"program": bool(owner.program)}
        return place | {"kind": "person", "user_id": owner.id, "name": name} | played
    if wanted.user_id is not None:
        return place | {"kind": "person", "user_id": wanted.user_id, "name": wanted.name}
    return place


def bot_name(wish: Wish, seat: int) -> str:
    """The level, with a number where several bots have the same; in a lesson they have names."""
    level = wish.seats[seat].level
    if wish.seed is not None and wish.seats[seat].name:
        return wish.seats[seat].name
    same = [i for i, one in enumerate(wish.seats) if one.kind == "bot" and one.level == level]
    return level if len(same) == 1 else f"{level} {same.index(seat) + 1}"


def stand_in(title: str) -> str:
    """The bot that plays for somebody who is away."""
    try:
        bots.check(STAND_IN, title)
    except carrack.CarrackError:
        return LAST_RESORT
    return STAND_IN


def checked_delay(seconds: int | None) -> int | None:
    """How much later spectators see hands; nobody can use what is a minute old."""
    if seconds is not None and not SHORTEST_DELAY <= seconds <= LONGEST_DELAY:
        raise Refused(
            f"hands are shown after {SHORTEST_DELAY} to {LONGEST_DELAY} seconds, not {seconds}",
            code="hands.delay",
            status=422,
        )
    return seconds


def draft_start(table: Table, seed: int | None = None, key: bytes | None = None) -> Draft:
    """Deal: from here on the table is played with the options as they are resolved now.

    The luck comes from a new key, which the row keeps and nobody is told before the end; where a
    whole round of a tournament has the same deal, it has its key. A seed makes it a lesson,
    which everybody knows: its seats stay with those who have them.
    """
    if table.facts.status != OPEN:
        raise Refused("the game has started already", code="table.started")
    empty = [seat.seat for seat in table.seats if seat.kind == "open"]
    if empty:
        raise Refused(f"seat {empty[0]} is empty", code="table.seats_open")
    play = Play.begin(
        own_data.game_with(table.facts.title, own_data.differs_of(table.facts.data)),
        seats=len(table.seats),
        seed=seed,
        key=key,
        options=table.facts.options,
        players=table.names,
    )
    facts = {"status": PLAYING, "started": now()}
    body: dict[str, Any] = {"header": play.header} | ({} if seed is None else {"lesson": True})
    if table.facts.rated:
        body["rated"] = ratings.starters(table)
    return Draft(rows.START, rows.NO_SEAT, body, play.state, facts=facts)
