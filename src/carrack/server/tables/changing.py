"""The host changes the table before the start: its rules, its clock, who may come and look on."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

from carrack.server.beside import beside
from carrack.server.errors import Refused
from carrack.server.people.user import User
from carrack.server.ratings import ratings
from carrack.server.storage.database import now
from carrack.server.tables import clocks, drafts, own_data, rows
from carrack.server.tables.facts import Draft, Seat
from carrack.server.tables.house import House
from carrack.server.tables.opening import checked_delay
from carrack.server.tables.rooms import check_room, is_kept
from carrack.server.tables.table import Table
from carrack.server.tables.wishes import SeatWish, Wish

# What the host may change about a room, beside the number of its seats; the title stays.
CHANGEABLE = ("name", "options", "clock", "public", "spectators", "hands_delay", "rated", "hints")


class Unchanged(Refused):
    """A change that asks for what is so already."""

    def __init__(self) -> None:
        super().__init__("that is how it is already", code="table.unchanged")


class SomebodyBeyond(Refused):
    """A seat that is to go is still somebody's."""


async def change(house: House, host: User, table_id: str, wanted: dict[str, Any]) -> None:
    """Other rules, another clock: whoever was ready for the game as it was is asked again. With
    fewer seats people keep theirs, or move to one that is free or a bot's.
    """
    table = await house.table(table_id)
    wanted = dict(wanted)
    count = wanted.pop("seats", None)
    people = [await house.people.find(place.user_id) for place in table.people if place.user_id]
    data = own_data.differs_of(table.facts.data)
    game = await beside(lambda: own_data.game_with(table.facts.title, data), who=host.id)

    def draft(table: Table) -> Draft:
        check_room(table, host, 0)
        if table.facts.campaign_id is not None:
            raise Refused("a campaign says what is played next", code="campaign.page")
        known = {name: getattr(table.facts, name) for name in CHANGEABLE}
        asked = known | wanted
        asked["clock"] = clocks.checked(asked["clock"])
        asked["hands_delay"] = checked_delay(asked["hands_delay"])
        game.check_seats(len(table.seats) if count is None else count)
        seats = as_many(table, count)
        game.state(len(seats), game.resolve(asked["options"]))
        if asked["rated"]:
            ratings.check_wish(game, host, as_wished(table, seats, asked))
            for person in people:
                if person is not None:
                    ratings.check_person(person)
        facts = {name: value for name, value in asked.items() if value != known[name]}
        body: dict[str, Any] = {"facts": facts}
        if len(seats) != len(table.seats):
            check_nobody_beyond(table, len(seats))
            body |= {"seats": len(seats), "was": len(table.seats)}
        elif not facts:
            raise Unchanged
        unready = {place.seat: {"ready": False} for place in table.seats if place.ready}
        return Draft(rows.ROOM, table.seats_of(host.id)[0], body, None, unready, facts)

    with suppress(Unchanged):
        while not await is_done(house, table_id, draft, host):
            with suppress(Unchanged):  # whoever had to move has stood up
                await house.do(table_id, partial(moved, host=host, count=count), user_id=host.id)


async def is_done(house: House, table_id: str, draft: Callable[[Table], Draft], host: User) -> bool:
    """False where somebody has to move first."""
    try:
        await house.do(table_id, draft, user_id=host.id)
    except SomebodyBeyond:
        return False
    return True


def as_many(table: Table, count: int | None) -> list[Seat]:
    """The seats as the host would have them."""
    if count is None:
        return table.seats
    if count < sum(place.is_person for place in table.seats):
        raise Refused(
            f"more than {count} people sit here; ask somebody to leave first", code="seat.too_few"
        )
    return [*table.seats, *map(Seat, range(len(table.seats), count))][:count]


def beyond(table: Table, count: int) -> Seat | None:
    """Somebody whose seat will be there no more; nobody is waited for where no seat is free."""
    time = now()
    free = any(is_free(place, time) for place in table.seats[:count])
    for place in table.seats[count:]:
        if place.is_person or (free and is_kept(place, time)):
            return place
    return None


def check_nobody_beyond(table: Table, count: int) -> None:
    place = beyond(table, count)
    if place is not None:
        raise SomebodyBeyond(f"seat {place.seat} is still somebody's", code="seat.taken")


def moved(table: Table, host: User, count: int | None) -> Draft:
    """Somebody beyond the new number of seats has another one: a free one if there is one, else
    a bot's, else one that is kept for somebody who has not come yet.
    """
    check_room(table, host, 0)
    seats, time = as_many(table, count), now()
    place = beyond(table, len(seats))
    if place is None:
        raise Unchanged
    others = [one for one in seats if not one.is_person]
    chosen = min(others, key=lambda one: (not is_free(one, time), one.kind != "bot"))
    return drafts.move(table, place.seat, chosen.seat)


def is_free(place: Seat, time: int) -> bool:
    return place.kind == "open" and not is_kept(place, time)


def as_wished(table: Table, places: list[Seat], asked: dict[str, Any]) -> Wish:
    """The table as if it were opened now."""
    kinds = {"person": "open"}
    seats = [SeatWish(kinds.get(place.kind, place.kind), level=place.level) for place in places]
    return Wish(table.facts.title, seats, data=own_data.differs_of(table.facts.data), **asked)
