"""The group of a campaign: begin one, join it, give a place away, leave."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import delete, func, insert, select

import carrack
from carrack import bots
from carrack.kernel.campaign import Campaign as CampaignRules
from carrack.kernel.game import Game
from carrack.server.campaigns.campaign import (
    Campaign,
    check_between_games,
    check_host,
    check_knows,
    check_member,
    people_of,
)
from carrack.server.campaigns.shelf import Change, change, claimed, found, own, shown_to
from carrack.server.errors import Refused
from carrack.server.people.user import User
from carrack.server.storage import schema
from carrack.server.storage.database import Database, new_id, new_key, now
from carrack.server.tables.house import House
from carrack.server.tables.wishes import SeatWish

campaigns, places = schema.campaigns, schema.places

CAMPAIGN = "campaign"  # the preset of a title that has one
MOST = 20  # campaigns of one person
NOBODY = schema.OPEN_PLACE


async def begin(
    house: House, owner: User, title: str, name: str, wishes: Sequence[SeatWish]
) -> Campaign:
    """A new group at the first chapter; its first game waits until nobody is missing."""
    game = title_with_campaign(title)
    game.check_seats(len(wishes))
    archive = game.resolve({game.preset_option: CAMPAIGN})["archive"]
    if not any(wish.kind == "me" for wish in wishes):
        raise Refused("one place is your own", code="table.no_seat_for_you", status=422)
    await check_not_too_many(house.database, owner)
    campaign_id, time = new_id(), now()
    columns = {
        "id": campaign_id,
        "title": title,
        "name": name,
        "owner_id": owner.id,
        "key": new_key(),
        "options": {},
        "archive": archive,
        "games": 0,
        "table_id": None,
        "version": 1,
        "created": time,
        "changed": time,
    }
    taken = [
        {"campaign_id": campaign_id, "seat": seat, **place_for(owner, wish, title)}
        for seat, wish in enumerate(wishes)
    ]
    async with house.database.write() as connection:
        await connection.execute(insert(campaigns).values(columns))
        await connection.execute(insert(places), taken)
    return await found(house.database, campaign_id)


def title_with_campaign(title: str) -> Game:
    game = carrack.load(title)
    rules_of(game)
    return game


def rules_of(game: Game) -> CampaignRules:
    """What a title says about its campaign."""
    if game.campaign is None:
        raise Refused(f"{game.id} has no campaign", code="campaign.none", status=422)
    return game.campaign


async def check_not_too_many(database: Database, person: User) -> None:
    count = select(func.count()).select_from(own(person.id).subquery())
    async with database.read() as connection:
        if (await connection.scalar(count) or 0) >= MOST:
            raise Refused("leave one of your campaigns first", code="campaign.too_many")


def place_for(owner: User, wish: SeatWish, title: str) -> dict[str, Any]:
    """Me, somebody else on my device, a bot, or whoever comes through the link."""
    if wish.kind == "bot":
        return bot_place(wish.level, title)
    if wish.kind == "open":
        return dict(NOBODY)
    name = wish.name if wish.kind == "here" else ""
    return {"kind": "person", "user_id": owner.id, "level": "", "name": name}


def bot_place(level: str, title: str) -> dict[str, Any]:
    bots.check(level, title)
    return {"kind": "bot", "user_id": None, "level": level, "name": level}


async def join(
    house: House, person: User, campaign_id: str, key: str, seat: int | None = None
) -> Campaign:
    """Take a place that is open; whoever has one already stays where they are."""
    campaign = await shown_to(house.database, person.id, campaign_id, key)
    if campaign.seats_of(person.id):
        return campaign
    if await some_blocked(house, [(person.id, other) for other in people_of(campaign)]):
        raise Refused("this group is not for you", code="table.blocked", status=403)
    await check_not_too_many(house.database, person)

    def draft(campaign: Campaign) -> Change:
        check_knows(campaign, person.id, key)
        if campaign.seats_of(person.id):
            return Change()
        free = [place.seat for place in campaign.places if place.kind == "open"]
        if not free or (seat is not None and seat not in free):
            raise Refused("that place is taken", code="seat.taken")
        chosen = free[0] if seat is None else seat
        mine = {**NOBODY, "kind": "person", "user_id": person.id}
        return Change(places={chosen: mine})

    return await change(house.database, campaign_id, draft)


async def some_blocked(house: House, pairs: Iterable[tuple[str, str]]) -> bool:
    """Nobody has to sit with a person they blocked."""
    for one, other in pairs:
        if await house.people.blocks.blocked_between(one, other):
            return True
    return False


async def give_place(
    house: House, person: User, campaign_id: str, seat: int, level: str | None
) -> Campaign:
    """Give a place to a bot, or to whoever comes through a new link: the old one is worth nothing
    then, so that nobody who had to go comes back by it. One's own place everybody may give away.
    """

    def draft(campaign: Campaign) -> Change:
        check_member(campaign, person)
        place = campaign.place(seat)
        if place.user_id != person.id:
            check_host(campaign, person)
        elif len(campaign.seats_of(person.id)) == 1:
            raise Refused("your last place you give back by leaving", code="campaign.last_place")
        check_between_games(campaign)
        after = dict(NOBODY) if level is None else bot_place(level, campaign.title)
        return Change({"key": new_key()} if place.user_id else {}, {seat: after})

    return await change(house.database, campaign_id, draft)


async def leave(house: House, person: User, campaign_id: str) -> None:
    """Give back one's places between two games; a group without people is no more."""

    def draft(campaign: Campaign) -> Change:
        check_member(campaign, person)
        check_between_games(campaign)
        mine = campaign.seats_of(person.id)
        return Change({"key": new_key()}, {seat: dict(NOBODY) for seat in mine})

    after = await change(house.database, campaign_id, draft)
    if not people_of(after):
        await remove(house.database, after)


async def remove(database: Database, campaign: Campaign) -> None:
    """A campaign is removed; its games stay, each for itself."""
    async with database.write() as connection:
        if not await claimed(connection, campaign):
            return  # somebody has come meanwhile
        await connection.execute(delete(places).where(places.c.campaign_id == campaign.id))
        await connection.execute(delete(campaigns).where(campaigns.c.id == campaign.id))
