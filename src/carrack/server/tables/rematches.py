"""Once more: a new table like the one whose game is over."""

from __future__ import annotations

from typing import Any

from carrack.server.errors import Refused
from carrack.server.people.user import User
from carrack.server.tables import drafts, own_data, rows
from carrack.server.tables.facts import CLOSED, OVER, Draft
from carrack.server.tables.house import House
from carrack.server.tables.opening import open_table
from carrack.server.tables.table import Table
from carrack.server.tables.wishes import SeatWish, Wish


async def rematch(house: House, person: User, table_id: str) -> str:
    """A new table like this one; whoever asks second is led to the first one's."""
    table = await house.table(table_id)
    if table.facts.status not in OVER:
        raise Refused("the game is not over yet", code="table.not_over")
    mine = table.seats_of(person.id)
    if not mine:
        raise Refused("you did not play here", code="seat.none", status=403)
    if table.facts.campaign_id is not None:
        raise Refused("the next game begins on the page of the campaign", code="campaign.page")
    if table.facts.contest_id is not None:
        raise Refused("who meets whom is said by the tournament", code="contest.page")
    if table.facts.rematch is not None:
        return table.facts.rematch
    again = await open_table(house, person, wish_again(table, person, mine))

    def draft(table: Table) -> Draft:
        if table.facts.rematch is not None:
            raise Refused("there is a rematch already", code="table.rematch")
        facts = {"rematch": again.id}
        return Draft(rows.REMATCH, mine[0], {"table": again.id}, facts=facts)

    try:
        await house.do(table_id, draft, user_id=person.id)
    except Refused as error:
        if error.code != "table.rematch":
            raise
        await house.do(again.id, lambda t: drafts.end(t, CLOSED, "empty"))
    return table.facts.rematch or again.id


def wish_again(table: Table, person: User, mine: list[int]) -> Wish:
    """The wish for another table like this one, everybody one seat further; in a campaign the next
    game on the same seats.
    """
    wishes = [again(table, seat.seat, mine) for seat in table.seats]
    facts, archive = table.facts, archive_of(table)
    return Wish(
        facts.title,
        wishes if archive else wishes[-1:] + wishes[:-1],
        facts.name,
        facts.options | {"archive": archive} if archive else facts.options,
        facts.public,
        facts.spectators,
        facts.clock,
        facts.id,
        data=own_data.differs_of(facts.data),
        hands_delay=facts.hands_delay,
        hints=facts.hints,
        rated=facts.rated,
    )


def archive_of(table: Table) -> dict[str, Any] | None:
    """What the next game of a campaign begins with: a game that was left is played again."""
    if table.trail is None:
        return None
    before = table.state.game.options_of(table.state).get("archive")
    archive: dict[str, Any] | None = table.state.archive() or before
    if archive is not None and not archive["chapter"]:
        raise Refused("the campaign is over", code="campaign.over")
    return archive


def again(table: Table, seat: int, mine: list[int]) -> SeatWish:
    place = table.seats[seat]
    if seat in mine:
        return SeatWish("me" if seat == mine[0] else "here", place.name)
    if place.is_person:
        # Whoever had several seats sits down on one, and the others are anybody's.
        is_first = place.user_id is not None and table.seats_of(place.user_id)[0] == seat
        return SeatWish("open", kept_for=place.user_id if is_first else None)
    return SeatWish("bot", level=place.level)
