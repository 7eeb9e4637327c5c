"""Who has which seat: sit down, stand up, start, give a seat to a bot, come back, leave."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select

from carrack import bots
from carrack.server.beside import beside
from carrack.server.errors import Refused
from carrack.server.people.user import User
from carrack.server.ratings import ratings
from carrack.server.storage import schema
from carrack.server.storage.database import now
from carrack.server.tables import drafts, own_data
from carrack.server.tables.access import (
    check_is_host,
    check_not_paired,
    check_open,
    check_welcome,
    not_yours,
)
from carrack.server.tables.facts import CLOSED, NOTHING_AGREED, OPEN, PLAYING, Draft, Seat
from carrack.server.tables.house import House
from carrack.server.tables.opening import draft_start
from carrack.server.tables.rooms import NOBODY, is_kept, is_open_to
from carrack.server.tables.table import Table


async def join(house: House, person: User, table_id: str, seat: int | None, key: str) -> int:
    """Sit down on an empty seat, or on one that is wanted again."""
    table = await house.table(table_id)
    await check_welcome(house, table, person, key)
    if table.facts.rated:
        ratings.check_person(person)

    def draft(table: Table) -> Draft:
        if table.facts.status not in (OPEN, PLAYING):
            raise Refused("the game is over", code="table.over")
        if table.seats_of(person.id):
            raise Refused("you sit here already", code="seat.taken")
        if table.facts.status == OPEN and person.id in table.sent_away:
            raise Refused("the host asked you to leave", code="seat.sent_away", status=403)
        chosen = seat_for(table, person, seat)
        return drafts.change_seat(
            table,
            chosen,
            kind="person",
            user_id=person.id,
            name=person.name,
            level="",
            away=False,
            resigned=False,
            wanted=False,
            program=bool(person.program),
            **NOTHING_AGREED,
        )

    try:
        await house.do(table_id, draft, user_id=person.id)
    except Refused as error:
        sits = (await house.table(table_id)).seats_of(person.id)
        if error.code != "seat.taken" or not sits:
            raise
    return own_seat(await house.table(table_id), person)


def own_seat(table: Table, person: User) -> int:
    """The first seat of somebody who has just sat down, or sat there already."""
    mine = table.seats_of(person.id)
    if not mine:
        raise Refused("that seat is taken", code="seat.taken")  # again, by somebody else
    table.check_not_resigned(mine[0])
    return mine[0]


def seat_for(table: Table, person: User, wanted: int | None) -> int:
    """The wanted seat, if it is free; without a wish the one that is kept, else any."""
    time = now()
    free = [place for place in table.seats if is_free(table, place, person, time)]
    free.sort(key=lambda place: place.kept_for != person.id or not is_kept(place, time))
    chosen = [place.seat for place in free if wanted in (None, place.seat)]
    if chosen:
        return chosen[0]
    if any(is_kept(place, time) for place in table.seats if wanted in (None, place.seat)):
        raise Refused("that seat is kept for somebody else for a while", code="seat.kept")
    raise Refused("that seat is taken", code="seat.taken")


def is_free(table: Table, place: Seat, person: User, time: int) -> bool:
    if table.facts.status == OPEN and is_open_to(place, person.id, time):
        return True
    return place.wanted and not place.is_present


async def leave(house: House, person: User, table_id: str) -> None:
    """Stand up before the start; a table without people is closed."""

    def stand_up(table: Table) -> Draft:
        check_open(table)
        mine = table.seats_of(person.id)
        if not mine:
            raise Refused("you have no seat here", code="seat.none", status=403)
        if all(place.user_id == person.id for place in table.seats if place.is_person):
            return drafts.end(table, CLOSED, "empty", None, mine[0])
        return drafts.change_seat(table, mine[0], **vacant(table, mine[0]))

    table = await house.table(table_id)
    await house.do(table_id, stand_up, user_id=person.id)
    while table.facts.status == OPEN and table.seats_of(person.id):
        await house.do(table_id, stand_up, user_id=person.id)


async def start(house: House, person: User, table_id: str, fill: str | None) -> None:
    """Begin; seats that are still empty are given to bots, if so wished."""
    table = await house.table(table_id)
    if table.facts.pairing is None or not table.seats_of(person.id):
        check_is_host(table, person)
    check_open(table)
    if fill is not None:
        bots.check(fill, table.facts.title)
        for place in table.seats:
            if place.kind == "open":
                await give_to_bot(house, person, table_id, place.seat, fill)
    if table.facts.data:  # remembered then; the start itself waits for nothing
        title, differs = table.facts.title, own_data.differs_of(table.facts.data)
        await beside(lambda: own_data.game_with(title, differs), urgent=True)
    await house.do(table_id, draft_start, user_id=person.id)


async def give_to_bot(house: House, person: User, table_id: str, seat: int, level: str) -> None:
    """A bot instead of nobody, or instead of somebody who has left."""
    table = await house.table(table_id)
    bots.check(level, table.facts.title)
    if table.facts.status == OPEN:
        check_not_paired(table)
    if table.facts.rated and not table.is_playing:
        ratings.check_bot(table.facts.title, len(table.seats), level)

    def draft(table: Table) -> Draft:
        found: Draft = replacement(person, seat, **bot_seat(table, seat, level))(table)
        return found

    await house.do(table_id, draft, user_id=person.id)


def bot_seat(table: Table, seat: int, level: str) -> dict[str, Any]:
    """What becomes of a seat that a bot takes for good; no two bots have the same name."""
    gone = {"user_id": None, "away": False, "resigned": False, "wanted": False, "program": False}
    names = {place.name for place in table.seats if place.seat != seat}
    numbered = (f"{level} {number}" for number in range(2, len(table.seats) + 2))
    name = next(one for one in (level, *numbered) if one not in names)
    return {"kind": "bot", "level": level, "name": name, **gone, **NOTHING_AGREED}


def vacant(table: Table, seat: int) -> dict[str, Any]:
    """What becomes of a seat whose person stands up before the start: it is free; where people
    are paired a bot keeps it for the next one.
    """
    if table.facts.pairing is None:
        return NOBODY
    return bot_seat(table, seat, table.facts.stand_in) | {"wanted": True}


async def want_person(house: House, person: User, table_id: str, seat: int) -> None:
    """A new person may take the seat; until then a bot plays."""
    table = await house.table(table_id)
    if table.facts.status == OPEN:
        check_not_paired(table)
        draft = replacement(person, seat, level="", **NOBODY)
    else:
        draft = replacement(person, seat, wanted=True)
    await house.do(table_id, draft, user_id=person.id)


def replacement(person: User, seat: int, **changes: Any) -> Any:
    """A change to a seat that is nobody's, or whose owner has gone."""

    def draft(table: Table) -> Draft:
        place = table.check_seat(seat)
        if table.facts.contest_id is not None:
            raise Refused("the tournament says who plays here", code="table.contest", status=403)
        if person.id not in (table.host, *(other.user_id for other in table.people)):
            raise Refused("you do not play here", code="seat.none", status=403)
        if table.facts.status not in (OPEN, PLAYING):
            raise Refused("the game is over", code="table.over")
        if table.facts.status == OPEN:
            check_is_host(table, person)
        if place.is_present:
            raise Refused("somebody sits there; they can leave or resign", code="seat.taken")
        if table.is_playing and place.kind == "bot":
            check_may_replace_bot(table, person, changes)
        return drafts.change_seat(table, seat, **changes)

    return draft


def check_may_replace_bot(table: Table, person: User, changes: dict[str, Any]) -> None:
    """Nobody makes an opponent weaker; the host may offer a bot's seat to a new person."""
    if table.lesson:
        raise Refused("a lesson is played alone, its deal is known", code="lesson.alone")
    if "level" in changes or person.id != table.host or table.facts.rated:
        raise Refused("a bot plays there", code="seat.taken")


async def come_back(house: House, table: Table, seat: int) -> None:
    """The owner of a seat is there again: the bot hands over."""

    def draft(table: Table) -> Draft:
        if not table.seats[seat].away:
            raise Refused("the owner is there", code="seat.taken")
        return drafts.change_seat(table, seat, away=False, wanted=False)

    if table.is_playing and table.seats[seat].away and table.seats[seat].is_person:
        try:
            await house.do(table.id, draft)
        except Refused as error:
            if error.code != "seat.taken":
                raise


async def program_plays(house: House, table: Table, seat: int, person: User) -> None:
    """Before a program plays a seat of its owner's, everybody is told; it stays told."""

    def draft(table: Table) -> Draft:
        if seat not in table.seats_of(person.id):
            raise not_yours(seat)
        return drafts.change_seat(table, seat, program=True)

    if table.facts.rated:
        ratings.check_person(person)
    if not table.seats[seat].program:
        await house.do(table.id, draft, user_id=person.id)


async def person_leaves(house: House, user_id: str) -> None:
    """Somebody takes their leave for good: bots play on, empty tables are closed."""
    for table_id, seat in await seats_in_use(house, user_id):
        await house.do(table_id, left_by(user_id, seat))


async def seats_in_use(house: House, user_id: str) -> list[tuple[str, int]]:
    """A person's seats at tables that are open or being played."""
    seats, tables = schema.seats.c, schema.tables.c
    wanted = (
        select(seats.table_id, seats.seat)
        .join(schema.tables, tables.id == seats.table_id)
        .where(seats.user_id == user_id, tables.status.in_((OPEN, PLAYING)))
    )
    async with house.database.read() as connection:
        return [(table_id, seat) for table_id, seat in await connection.execute(wanted)]


def left_by(user_id: str, seat: int) -> Any:
    def draft(table: Table) -> Draft:
        others = [place for place in table.people if place.user_id != user_id]
        is_room = table.facts.status == OPEN and table.facts.contest_id is None
        if is_room and not others:
            return drafts.end(table, CLOSED, "empty")
        if is_room:
            return drafts.change_seat(table, seat, **vacant(table, seat))
        return drafts.change_seat(table, seat, **bot_seat(table, seat, table.facts.stand_in))

    return draft
