"""The games of a campaign: the next one is opened once, and one that is stuck can be given up.

What a game leaves is stored with the game's end, see `chapters.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

import carrack
from carrack.kernel.game import Game
from carrack.server.campaigns.campaign import (
    Campaign,
    Place,
    check_host,
    check_member,
    may_abandon,
    people_of,
)
from carrack.server.campaigns.groups import CAMPAIGN, rules_of, some_blocked
from carrack.server.campaigns.shelf import TRIES, claimed, found
from carrack.server.errors import Refused, Unavailable
from carrack.server.people.user import User
from carrack.server.tables import drafts, opening
from carrack.server.tables.facts import ENDED, OPEN, PLAYING, Draft
from carrack.server.tables.house import House
from carrack.server.tables.table import Table
from carrack.server.tables.wishes import SeatWish, Wish


@dataclass(frozen=True)
class GameWish:
    """The next game as somebody wants it."""

    options: dict[str, Any] = field(default_factory=dict)
    add: Sequence[str] = ()  # for the rest of the campaign
    clock: dict[str, Any] = field(default_factory=dict)


async def next_game(
    house: House,
    person: User,
    campaign_id: str,
    wish: GameWish,
    check_rate: Callable[[], None] = lambda: None,
) -> str:
    """The table of the next game; whoever asks second is led to the same one. A game that was not
    played to its end is begun again. Only a table that is opened counts for the rate.
    """
    for _ in range(TRIES):
        campaign = await found(house.database, campaign_id)
        check_member(campaign, person)
        if campaign.is_playing and campaign.table_id is not None:
            return await started(house, campaign.table_id)
        wished = wish_for(campaign, person, wish)
        await check_get_along(house, campaign)
        try:
            table = await opening.open_table(
                house, person, wished, partial(claim_game, campaign, wish.options, check_rate)
            )
        except Overtaken:
            continue
        except Refused as error:
            if error.code != "table.started":
                raise
            continue  # somebody who was led there has begun it
        return table.id
    raise Unavailable("the campaign changes too quickly")


class Overtaken(Exception):
    """Somebody else changed the campaign first."""


async def check_get_along(house: House, campaign: Campaign) -> None:
    people = sorted(set(people_of(campaign)))
    if await some_blocked(house, combinations(people, 2)):
        raise Refused(
            "not everybody of this group wants to sit at one table", code="campaign.blocked"
        )


async def claim_game(
    campaign: Campaign,
    options: dict[str, Any],
    check_rate: Callable[[], None],
    connection: AsyncConnection,
    table_id: str,
) -> None:
    """The new table and the campaign that is at it are stored together."""
    if not await claimed(connection, campaign, table_id=table_id, options=options):
        raise Overtaken
    check_rate()


async def started(house: House, table_id: str) -> str:
    """A table that a crash left behind before its first row begins now."""
    table = await house.table(table_id)
    if table.facts.status == OPEN:
        try:
            await house.do(table_id, opening.draft_start)
        except Refused as error:
            if error.code != "table.started":
                raise
    return table_id


def wish_for(campaign: Campaign, person: User, wish: GameWish) -> Wish:
    if campaign.is_over:
        raise Refused("the campaign is over", code="campaign.over")
    if any(place.kind == "open" for place in campaign.places):
        raise Refused("a place is still open", code="campaign.seats_open")
    game = carrack.load(campaign.title)
    check_options(game, campaign, wish)
    archive = rules_of(game).with_added(campaign.archive, wish.add)
    return Wish(
        campaign.title,
        seat_wishes(campaign, person),
        campaign.name,
        {**wish.options, game.preset_option: CAMPAIGN, "archive": archive},
        clock=wish.clock,
        campaign_id=campaign.id,
    )


def check_options(game: Game, campaign: Campaign, wish: GameWish) -> None:
    """Only what the title offers before this game."""
    offered = rules_of(game).chapter_options(campaign.archive, len(campaign.places))
    for name in wish.options:
        if name not in offered:
            raise Refused(
                f"{name!r} is not chosen before this game", code="campaign.options", status=422
            )


def seat_wishes(campaign: Campaign, person: User) -> list[SeatWish]:
    """Everybody on their place; they are of the group, so nobody has to be asked again."""
    mine = campaign.seats_of(person.id)
    named = [seat for seat in mine if campaign.places[seat].name == person.name]
    me = (named or mine)[0]
    return [seat_wish(place, me, mine) for place in campaign.places]


def seat_wish(place: Place, me: int, mine: list[int]) -> SeatWish:
    if place.kind == "bot":
        return SeatWish("bot", level=place.level)
    if place.seat in mine:
        return SeatWish("me" if place.seat == me else "here", place.name)
    return SeatWish("somebody", place.name, user_id=place.user_id)


async def abandon(house: House, person: User, campaign_id: str) -> None:
    """Give the game under way up; its chapter can be begun again. Only the host may; anybody of
    the group once it has not gone on for long.
    """
    campaign = await found(house.database, campaign_id)
    check_member(campaign, person)
    if not may_abandon(campaign, person.id):
        check_host(campaign, person)
    if not campaign.is_playing or campaign.table_id is None:
        raise Refused("no game is under way", code="campaign.not_playing")

    def draft(table: Table) -> Draft:
        if table.facts.status not in (OPEN, PLAYING):
            raise Refused("the game is over", code="table.over")
        return drafts.end(table, ENDED, "abandoned")

    await house.do(campaign.table_id, draft, user_id=person.id)
