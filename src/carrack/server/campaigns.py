"""Groups that play a campaign: who has which place, the archive, and one game after the other.

A campaign lies in the database alone. Every change counts its version up and is refused by the
database where somebody else was faster; then it is looked at again. What a game leaves is stored
with the game's end, see `chapters.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import combinations
from typing import Any

from sqlalchemy import Select, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

import carrack
from carrack import bots
from carrack.kernel.game import Game
from carrack.server import schema, seating
from carrack.server.database import Database, new_id, new_key, now
from carrack.server.errors import Refused, Unavailable
from carrack.server.house import House
from carrack.server.people import User
from carrack.server.seating import SeatWish, Wish
from carrack.server.table import ENDED, OPEN, PLAYING, Draft, Table

campaigns, places, tables, seats = schema.campaigns, schema.places, schema.tables, schema.seats
users = schema.users

CAMPAIGN = "campaign"  # the preset of a title that has one
MOST = 20  # campaigns of one person
TRIES = 20  # how often a change is looked at again because somebody else was faster
SILENCE = 7 * 24 * 3600 * 1000  # milliseconds until a game need not wait for a host who has gone
NOBODY = schema.OPEN_PLACE


@dataclass(frozen=True)
class Place:
    """Whose part in a campaign this is."""

    seat: int
    kind: str  # open, person, bot
    user_id: str | None
    level: str
    name: str


@dataclass(frozen=True)
class Campaign:
    """A group, and how far it has come."""

    id: str
    title: str
    name: str
    owner_id: str
    key: str
    options: dict[str, Any]
    archive: dict[str, Any]
    games: int
    table_id: str | None
    version: int
    created: int
    changed: int
    status: str | None  # of the table
    acting: str
    moved: int | None  # when the table last changed
    places: tuple[Place, ...]

    @property
    def is_over(self) -> bool:
        """Whether the last chapter has been played."""
        return not self.archive["chapter"]

    @property
    def is_playing(self) -> bool:
        return self.status in (OPEN, PLAYING)

    @property
    def host(self) -> str | None:
        """Whoever began it; once they have left, the first person of the group."""
        people = [place.user_id for place in self.places if place.user_id]
        if self.owner_id in people:
            return self.owner_id
        return people[0] if people else None

    def seats_of(self, user_id: str | None) -> list[int]:
        """The places of a person; several where people share one device."""
        return [place.seat for place in self.places if user_id and place.user_id == user_id]

    def place(self, seat: int) -> Place:
        if not 0 <= seat < len(self.places):
            raise Refused(f"the group has no place {seat}", code="seat.unknown", status=404)
        return self.places[seat]


@dataclass
class Change:
    """What becomes of a campaign and of some of its places."""

    columns: dict[str, Any] = field(default_factory=dict)
    places: dict[int, dict[str, Any]] = field(default_factory=dict)


# ---- reading ----


def unknown() -> Refused:
    return Refused("there is no such campaign", code="campaign.unknown", status=404)


async def stored(database: Database, wanted: Select[Any]) -> list[Campaign]:
    """The campaigns whose ids are asked for, the one that changed last first."""
    c, t, p = campaigns.c, tables.c, places.c
    found = (
        select(campaigns, t.status, t.acting, t.changed.label("moved"))
        .outerjoin(tables, t.id == c.table_id)
        .where(c.id.in_(wanted))
        .order_by(c.changed.desc(), c.id)
    )
    sitting = (
        select(places, users.c.name.label("own_name"))
        .outerjoin(users, users.c.id == p.user_id)
        .where(p.campaign_id.in_(wanted))
        .order_by(p.seat)
    )
    async with database.read() as connection:
        rows = (await connection.execute(found)).mappings().all()
        taken = (await connection.execute(sitting)).mappings().all()
    return [
        Campaign(
            **row | {"acting": row["acting"] or ""},
            places=tuple(placed(one) for one in taken if one["campaign_id"] == row["id"]),
        )
        for row in map(dict, rows)
    ]


def placed(row: Any) -> Place:
    name = row["name"] or row["own_name"] or ""
    return Place(row["seat"], row["kind"], row["user_id"], row["level"], name)


async def found(database: Database, campaign_id: str) -> Campaign:
    if not (campaign_id.isascii() and campaign_id.isalnum()):  # no database need see such an id
        raise unknown()
    rows = await stored(database, select(campaigns.c.id).where(campaigns.c.id == campaign_id))
    if not rows:
        raise unknown()
    return rows[0]


async def shown_to(
    database: Database, user_id: str | None, campaign_id: str, key: str = ""
) -> Campaign:
    """A campaign for its group, and for whoever has its link."""
    campaign = await found(database, campaign_id)
    check_knows(campaign, user_id, key)
    return campaign


def check_knows(campaign: Campaign, user_id: str | None, key: str = "") -> None:
    """To others it is as if it were not there: ids cannot be tried out."""
    if not campaign.seats_of(user_id) and not (key and seating.same(key, campaign.key)):
        raise unknown()


def own(user_id: str) -> Select[Any]:
    return select(places.c.campaign_id).where(places.c.user_id == user_id).distinct()


async def campaigns_of(database: Database, user_id: str) -> list[Campaign]:
    """A person's campaigns: those that wait for them first, then those that go on."""
    mine = await stored(database, own(user_id))
    return sorted(mine, key=lambda one: (not waits_for(one, user_id), one.is_over))


def waits_for(campaign: Campaign, user_id: str | None) -> bool:
    """Whether it is this person's turn in the game under way."""
    return any(f",{seat}," in campaign.acting for seat in campaign.seats_of(user_id))


@dataclass(frozen=True)
class Played:
    """A game of a campaign that was played to its end."""

    table_id: str
    ended: int
    seats: list[Any]  # rows of `seats`


async def played(database: Database, campaign: Campaign) -> list[Played]:
    """The finished games in their order, each with who sat there at the end."""
    t = tables.c
    wanted = (
        select(t.id, t.ended)
        .where(t.campaign_id == campaign.id, t.status == "finished")
        .order_by(t.started, t.id)
    )
    async with database.read() as connection:
        games = (await connection.execute(wanted)).all()
        ids = [table_id for table_id, _ in games]
        sitting = select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)
        taken = (await connection.execute(sitting)).mappings().all()
    return [
        Played(table_id, ended, [seat for seat in taken if seat["table_id"] == table_id])
        for table_id, ended in games
    ]


# ---- changing ----


async def change(
    database: Database, campaign_id: str, draft: Callable[[Campaign], Change]
) -> Campaign:
    """Do what the draft says; it is worked out again when the campaign has changed meanwhile."""
    for _ in range(TRIES):
        campaign = await found(database, campaign_id)
        wanted = draft(campaign)
        async with database.write() as connection:
            if await claimed(connection, campaign, **wanted.columns):
                await move_places(connection, campaign.id, wanted.places)
                break
    else:
        raise Unavailable("the campaign changes too quickly")
    return await found(database, campaign_id)


async def claimed(connection: AsyncConnection, campaign: Campaign, **columns: Any) -> bool:
    """Whether the campaign is still as it was read; from now on it has these columns."""
    c = campaigns.c
    wanted = update(campaigns).where(c.id == campaign.id, c.version == campaign.version)
    new = {**columns, "version": campaign.version + 1, "changed": now()}
    return (await connection.execute(wanted.values(new))).rowcount == 1


async def move_places(
    connection: AsyncConnection, campaign_id: str, changes: dict[int, dict[str, Any]]
) -> None:
    for seat, values in changes.items():
        at = (places.c.campaign_id == campaign_id, places.c.seat == seat)
        await connection.execute(update(places).where(*at).values(values))


def check_member(campaign: Campaign, person: User) -> None:
    if not campaign.seats_of(person.id):
        raise unknown()


def check_host(campaign: Campaign, person: User) -> None:
    check_member(campaign, person)
    if campaign.host != person.id:
        raise Refused(
            "only the host of the group may do that", code="campaign.not_host", status=403
        )


def may_abandon(campaign: Campaign, user_id: str | None) -> bool:
    """The host at any time; everybody of the group when nothing has moved for long."""
    if not campaign.seats_of(user_id):
        return False
    return campaign.host == user_id or now() - (campaign.moved or 0) >= SILENCE


def check_between_games(campaign: Campaign) -> None:
    if campaign.is_playing:
        raise Refused("a game is under way: end it first", code="campaign.playing")


# ---- the group ----


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
    if CAMPAIGN not in game.presets:
        raise Refused(f"{title} has no campaign", code="campaign.none", status=422)
    return game


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


def people_of(campaign: Campaign) -> list[str]:
    return [place.user_id for place in campaign.places if place.user_id]


async def some_blocked(house: House, pairs: Iterable[tuple[str, str]]) -> bool:
    """Nobody has to sit with a person they blocked."""
    for one, other in pairs:
        if await house.people.blocked_between(one, other):
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
    """Its games stay, each for itself."""
    async with database.write() as connection:
        if not await claimed(connection, campaign):
            return  # somebody has come meanwhile
        await connection.execute(delete(places).where(places.c.campaign_id == campaign.id))
        await connection.execute(delete(campaigns).where(campaigns.c.id == campaign.id))


# ---- its games ----


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
            table = await seating.open_table(
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
            await house.do(table_id, seating.draft_start)
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
    archive = game.with_added(campaign.archive, wish.add)
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
    offered = game.chapter_options(campaign.archive, len(campaign.places))
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
        return table.draft_end(ENDED, "abandoned")

    await house.do(campaign.table_id, draft, user_id=person.id)
