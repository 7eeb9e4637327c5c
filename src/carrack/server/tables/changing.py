"""The host changes the table before the start: its rules, its clock, who may come and look on."""

from __future__ import annotations

from typing import Any

from carrack.server.beside import beside
from carrack.server.errors import Refused
from carrack.server.people.user import User
from carrack.server.ratings import ratings
from carrack.server.tables import clocks, own_data, rows
from carrack.server.tables.facts import Draft
from carrack.server.tables.house import House
from carrack.server.tables.opening import checked_delay
from carrack.server.tables.rooms import check_room
from carrack.server.tables.table import Table
from carrack.server.tables.wishes import SeatWish, Wish

# What the host may change about a room; the title and the number of seats stay.
CHANGEABLE = ("name", "options", "clock", "public", "spectators", "hands_delay", "rated", "hints")


async def change(house: House, host: User, table_id: str, wanted: dict[str, Any]) -> None:
    """Other rules, another clock: whoever was ready for the game as it was is asked again."""
    table = await house.table(table_id)
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
        game.state(len(table.seats), game.resolve(asked["options"]))
        if asked["rated"]:
            ratings.check_wish(game, host, as_wished(table, asked))
            for person in people:
                if person is not None:
                    ratings.check_person(person)
        facts = {name: value for name, value in asked.items() if value != known[name]}
        if not facts:
            raise Refused("that is how it is already", code="table.unchanged")
        seats = {place.seat: {"ready": False} for place in table.seats if place.ready}
        return Draft(rows.ROOM, table.seats_of(host.id)[0], {"facts": facts}, None, seats, facts)

    try:
        await house.do(table_id, draft, user_id=host.id)
    except Refused as error:
        if error.code != "table.unchanged":
            raise


def as_wished(table: Table, asked: dict[str, Any]) -> Wish:
    """The table as if it were opened now."""
    kinds = {"person": "open"}
    seats = [
        SeatWish(kinds.get(place.kind, place.kind), level=place.level) for place in table.seats
    ]
    return Wish(table.facts.title, seats, data=own_data.differs_of(table.facts.data), **asked)
