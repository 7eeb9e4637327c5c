"""Around the game: open a table, sit down, start, leave, come back, replace, play again."""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import structlog
from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

import carrack
from carrack import bots
from carrack.kernel.game import Game
from carrack.kernel.record import Play
from carrack.server import clocks, own_data, ratings, rows, schema
from carrack.server.beside import beside
from carrack.server.database import new_id, new_key, now
from carrack.server.errors import Refused
from carrack.server.house import House, no_table
from carrack.server.people import User, check_is_no_program
from carrack.server.service import Service
from carrack.server.table import CLOSED, OPEN, OVER, PLAYING, Draft, Table
from carrack.server.thinking import LAST_RESORT

log = structlog.get_logger()

SEED_BITS = 63
MOST_OPEN = 20  # tables of one person that have not started
STAND_IN = "greedy"
NOBODY: dict[str, Any] = {"kind": "open", "user_id": None, "name": "", "program": False}
SHORTEST_DELAY, LONGEST_DELAY = 60, 86400  # seconds until spectators see hands


@dataclass(frozen=True)
class SeatWish:
    """Who is to have a seat: me, somebody else on my device, whoever comes, or a bot."""

    kind: str  # me, here, open, bot; somebody's, whose id it is, in the next game of a campaign
    name: str = ""
    level: str = STAND_IN
    user_id: str | None = None


@dataclass(frozen=True)
class Wish:
    """A table as somebody wants it."""

    title: str
    seats: Sequence[SeatWish]
    name: str = ""
    options: dict[str, Any] = field(default_factory=dict)
    public: bool = False
    spectators: bool = True
    clock: dict[str, Any] = field(default_factory=dict)
    rematch_of: str | None = None
    hands_delay: int | None = None
    hints: bool | None = None  # empty: where one person plays bots
    seed: int | None = None  # of a lesson; nobody chooses that of any other game
    data: dict[str, Any] = field(default_factory=dict)  # what differs from our figures
    rated: bool = False
    campaign_id: str | None = None


Also = Callable[[AsyncConnection, str], Awaitable[None]]  # stored with a new table, or not at all


# ---- opening ----


async def open_table(house: House, owner: User, wish: Wish, also: Also | None = None) -> Table:
    """A new table; it starts by itself when nobody is missing."""
    game, corrections = await figures_of(owner, wish)
    game.check_seats(len(wish.seats))
    game.state(len(wish.seats), game.resolve(wish.options))  # some options count the seats
    if not any(seat.kind == "me" for seat in wish.seats):
        raise Refused("one seat is your own", code="table.no_seat_for_you", status=422)
    clock = clocks.checked(wish.clock)
    if wish.rated:
        ratings.check_wish(game, owner, wish)
    await check_not_too_many(house, owner)
    table_id, time = new_id(), now()
    facts = {
        "id": table_id,
        "title": wish.title,
        "name": wish.name or owner.name,
        "status": OPEN,
        "owner_id": owner.id,
        "public": wish.public,
        "key": new_key(),
        "spectators": wish.spectators,
        "options": wish.options,
        "clock": clock,
        "data": corrections,
        "rated": wish.rated,
        "stand_in": stand_in(wish.title),
        "seq": 0,
        "acting": "",
        "reason": "",
        "rematch_of": wish.rematch_of,
        "hands_delay": checked_delay(wish.hands_delay),
        "hints": gives_hints(wish),
        "campaign_id": wish.campaign_id,
        "created": time,
        "changed": time,
    }
    places = [placed(table_id, owner, seat, wish) for seat in range(len(wish.seats))]
    async with house.database.write() as connection:
        await connection.execute(insert(schema.tables).values(facts))
        await connection.execute(insert(schema.seats), places)
        if also is not None:
            await also(connection, table_id)
    if all(place["kind"] != "open" for place in places):
        await house.do(table_id, partial(draft_start, seed=wish.seed))
    return await house.table(table_id)


async def figures_of(owner: User, wish: Wish) -> tuple[Game, dict[str, Any] | None]:
    """What is played with, and what a table keeps of it; somebody's figures take their time."""

    def work() -> tuple[Game, dict[str, Any] | None]:
        game = own_data.game_with(wish.title, wish.data)
        return game, own_data.kept(game)

    return await beside(work, who=owner.id) if wish.data else (carrack.load(wish.title), None)


def gives_hints(wish: Wish) -> bool:
    """As it was wished; else where one person plays bots. A lesson has hints of its own."""
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
    """The row of a seat."""
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
    }
    if wanted.kind == "bot":
        bots.check(wanted.level, wish.title)
        return place | {"kind": "bot", "level": wanted.level, "name": bot_name(wish, seat)}
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


def draft_start(table: Table, seed: int | None = None) -> Draft:
    """Deal: from here on the table is played with the options as they are resolved now.

    A seed makes it a lesson, which everybody knows: its seats stay with those who have them.
    """
    if table.facts.status != OPEN:
        raise Refused("the game has started already", code="table.started")
    empty = [seat.seat for seat in table.seats if seat.kind == "open"]
    if empty:
        raise Refused(f"seat {empty[0]} is empty", code="table.seats_open")
    play = Play.begin(
        own_data.game_with(table.facts.title, own_data.differs_of(table.facts.data)),
        seats=len(table.seats),
        seed=secrets.randbits(SEED_BITS) if seed is None else seed,
        options=table.facts.options,
        players=table.names,
    )
    facts = {"status": PLAYING, "started": now()}
    body: dict[str, Any] = {"header": play.header} | ({} if seed is None else {"lesson": True})
    if table.facts.rated:
        body["rated"] = ratings.starters(table)
    return Draft(rows.START, rows.NO_SEAT, body, play.state, facts=facts)


# ---- who may do what ----


def check_may_watch(table: Table, user_id: str | None, key: str) -> None:
    """Public tables that allow spectators, or whoever has the link; one's own in any case."""
    facts = table.facts
    if user_id is not None and (facts.owner_id == user_id or table.seats_of(user_id)):
        return
    if not facts.public and not same(key, facts.key):
        # The same as for a table that is not there: ids cannot be tried out.
        raise no_table(table.id)
    if not facts.spectators and facts.status not in OVER and facts.status != OPEN:
        raise Refused("this table wants no spectators", code="table.no_spectators", status=403)


def same(given: str, key: str) -> bool:
    return hmac.compare_digest(given.encode(errors="replace"), key.encode())


def check_is_host(table: Table, person: User) -> None:
    if table.host != person.id:
        raise Refused("only whoever opened the table may", code="table.not_owner", status=403)


def check_open(table: Table) -> None:
    if table.facts.status != OPEN:
        raise Refused("the game has started already", code="table.started")


def checked_delay(seconds: int | None) -> int | None:
    """How much later spectators see hands; nobody can use what is a minute old."""
    if seconds is not None and not SHORTEST_DELAY <= seconds <= LONGEST_DELAY:
        raise Refused(
            f"hands are shown after {SHORTEST_DELAY} to {LONGEST_DELAY} seconds, not {seconds}",
            code="hands.delay",
            status=422,
        )
    return seconds


def hands_delay(table: Table, user_id: str | None) -> int:
    """After how many seconds this person may see hands; once the game is over, at once."""
    if table.facts.status in OVER:
        return 0
    if table.facts.hands_delay is None:
        raise Refused("this table shows its hands to nobody", code="hands.hidden")
    if table.seats_of(user_id):
        raise Refused("whoever plays sees their own hand", code="hands.player", status=403)
    return table.facts.hands_delay


# ---- sitting down and standing up ----


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
        free = [place.seat for place in table.seats if is_free(table, place.seat)]
        chosen = seat if seat is not None else next(iter(free), None)
        if chosen is None or chosen not in free:
            raise Refused("that seat is taken", code="seat.taken")
        return table.draft_seat(
            chosen,
            kind="person",
            user_id=person.id,
            name=person.name,
            level="",
            away=False,
            resigned=False,
            wanted=False,
            program=bool(person.program),
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


def is_free(table: Table, seat: int) -> bool:
    place = table.seats[seat]
    if table.facts.status == OPEN:
        return place.kind == "open"
    return place.wanted and not place.is_present


async def check_welcome(house: House, table: Table, person: User, key: str) -> None:
    """Private tables need their key; nobody has to sit with a person they blocked."""
    if not await knows(house, table, person, key):
        raise no_table(table.id)
    others = {place.user_id for place in table.seats if place.is_person}
    for other in {table.facts.owner_id, *others}:
        if other and other != person.id and await house.people.blocked_between(person.id, other):
            raise Refused("this table is not for you", code="table.blocked", status=403)


async def knows(house: House, table: Table, person: User, key: str) -> bool:
    """Whether the table is public, or this person has its link, or played the game before it."""
    if table.facts.public or table.facts.owner_id == person.id or same(key, table.facts.key):
        return True
    if table.seats_of(person.id):
        return True
    if table.facts.rematch_of is None:
        return False
    return bool((await house.table(table.facts.rematch_of)).seats_of(person.id))


async def leave(house: House, person: User, table_id: str) -> None:
    """Stand up before the start; a table without people is closed."""

    def stand_up(table: Table) -> Draft:
        check_open(table)
        mine = table.seats_of(person.id)
        if not mine:
            raise Refused("you have no seat here", code="seat.none", status=403)
        if all(place.user_id == person.id for place in table.seats if place.is_person):
            return table.draft_end(CLOSED, "empty", None, mine[0])
        return table.draft_seat(mine[0], **NOBODY)

    table = await house.table(table_id)
    await house.do(table_id, stand_up, user_id=person.id)
    while table.facts.status == OPEN and table.seats_of(person.id):
        await house.do(table_id, stand_up, user_id=person.id)


async def start(house: House, person: User, table_id: str, fill: str | None) -> None:
    """Begin; seats that are still empty are given to bots, if so wished."""
    table = await house.table(table_id)
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
    if table.facts.rated and not table.is_playing:
        ratings.check_bot(table.facts.title, len(table.seats), level)
    draft = replacement(person, seat, **bot_seat(level))
    await house.do(table_id, draft, user_id=person.id)


def bot_seat(level: str) -> dict[str, Any]:
    """What becomes of a seat that a bot takes for good."""
    gone = {"user_id": None, "away": False, "resigned": False, "wanted": False, "program": False}
    return {"kind": "bot", "level": level, "name": level, **gone}


async def want_person(house: House, person: User, table_id: str, seat: int) -> None:
    """A new person may take the seat; until then a bot plays."""
    table = await house.table(table_id)
    if table.facts.status == OPEN:
        draft = replacement(person, seat, level="", **NOBODY)
    else:
        draft = replacement(person, seat, wanted=True)
    await house.do(table_id, draft, user_id=person.id)


def replacement(person: User, seat: int, **changes: Any) -> Any:
    """A change to a seat that is nobody's, or whose owner has gone."""

    def draft(table: Table) -> Draft:
        place = table.check_seat(seat)
        if person.id not in (table.host, *(other.user_id for other in table.people)):
            raise Refused("you do not play here", code="seat.none", status=403)
        if table.facts.status not in (OPEN, PLAYING):
            raise Refused("the game is over", code="table.over")
        if place.is_present:
            raise Refused("somebody sits there; they can leave or resign", code="seat.taken")
        if table.is_playing and place.kind == "bot":
            check_may_replace_bot(table, person, changes)
        return table.draft_seat(seat, **changes)

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
        return table.draft_seat(seat, away=False, wanted=False)

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
            raise Refused(f"seat {seat} is somebody else's", code="seat.not_yours", status=403)
        return table.draft_seat(seat, program=True)

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
        if table.facts.status == OPEN and not others:
            return table.draft_end(CLOSED, "empty")
        if table.facts.status == OPEN:
            return table.draft_seat(seat, **NOBODY)
        return table.draft_seat(seat, **bot_seat(table.facts.stand_in))

    return draft


# ---- tokens: a seat for a program, or for another device ----


def tokens(service: Service) -> URLSafeSerializer:
    return URLSafeSerializer(service.seat_key, salt="seat")


async def seat_token(service: Service, person: User, table_id: str, seat: int) -> str:
    """What lets a program play this seat, and nothing else, until the seat changes hands."""
    table = await service.house.table(table_id)
    if seat not in table.seats_of(person.id):
        raise Refused(f"seat {seat} is somebody else's", code="seat.not_yours", status=403)
    check_is_no_program(person)
    if table.facts.rated:
        raise Refused("programs do not play at rated tables", code="rated.program")
    return str(tokens(service).dumps([table_id, seat, table.seats[seat].token]))


async def revoke_tokens(house: House, user_id: str, only: tuple[str, int] | None = None) -> None:
    """Make the tokens of a person's seats worthless: of one, or of all that are being played."""
    found = await seats_in_use(house, user_id)
    if only is not None and only not in found:
        raise Refused("that seat is not yours", code="seat.not_yours", status=403)
    if only is not None:
        await house.do(only[0], with_new_token(only[1]), user_id=user_id)
        return
    for table_id, seat in found:
        try:
            await house.do(table_id, with_new_token(seat), user_id=user_id)
        except carrack.CarrackError as error:  # the others must not keep theirs for it
            log.warning("token.kept", table=table_id, code=error.code)


def with_new_token(seat: int) -> Callable[[Table], Draft]:
    return lambda table: table.draft_seat(seat, token=table.check_seat(seat).token + 1)


async def token_seat(service: Service, token: str) -> tuple[str, int, int]:
    """The table and the seat of a token, and how often that seat had changed hands by then."""
    try:
        table_id, seat, count = tokens(service).loads(token)
    except (BadSignature, ValueError, TypeError):
        raise Refused("this is no token of ours", code="token.wrong", status=403) from None
    table = await service.house.table(table_id)
    if not table.seats[seat].is_person or table.seats[seat].token != count:
        raise Refused("the seat has changed hands", code="token.old", status=403)
    return table_id, seat, count


# ---- again ----


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
        await house.do(again.id, lambda t: t.draft_end(CLOSED, "empty"))
    return table.facts.rematch or again.id


def wish_again(table: Table, person: User, mine: list[int]) -> Wish:
    """The same table, everybody one seat further; in a campaign the next game on the same seats."""
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
        return SeatWish("open")
    return SeatWish("bot", level=place.level)
