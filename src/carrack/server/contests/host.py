"""What people do: open a contest, join and leave, and what its host may do, with a log of it."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import func, insert, select, update

import carrack
from carrack import bots
from carrack.contests.contest import OVER, RUNNING, Contest, Row
from carrack.contests.lots import commitment
from carrack.contests.rules import Rules
from carrack.contests.steps import wakes
from carrack.kernel.fairness import new_key as new_luck
from carrack.server.contests.book import Book, Held, Wanted, invitations
from carrack.server.contests.steward import draft_stop
from carrack.server.errors import Refused
from carrack.server.people.user import User
from carrack.server.ratings import ratings
from carrack.server.storage import schema
from carrack.server.storage.database import new_id, new_key, now
from carrack.server.tables import clocks
from carrack.server.tables.house import House

contests, contest_rows, players = schema.contests, schema.contest_rows, schema.contest_players
standings = schema.standings
MOST_OPEN = 10  # contests of one host that are not over
MOST_BOTS = 128
MOST_NUMBERS = 5000  # players of one contest, with those who have withdrawn


@dataclass(frozen=True)
class Wish:
    """A contest as somebody wants it."""

    title: str
    rules: Rules
    name: str
    options: dict[str, Any] = field(default_factory=dict)
    clock: dict[str, Any] = field(default_factory=dict)
    public: bool = True
    rated: bool = False
    bots: Sequence[str] = ()  # levels, one for each bot that plays
    joins: bool = True  # whether the opener plays, too


async def open_contest(book: Book, owner: User, wish: Wish) -> Held:
    """A new contest; whoever opens it plays, if they wish."""
    clock = checked(owner, wish)
    await check_not_too_many(book, owner)
    secret, time, contest_id = new_luck(), now(), new_id()
    contest = Contest(secret)
    told = {"rules": wish.rules.as_json(), "commitment": commitment(secret)}
    rows = [Row("open", told, time)]
    people: list[dict[str, Any]] = []
    for level in wish.bots:
        number = len(people) + 1
        rows.append(Row("join", {"player": number, "bot": level}, time))
        people.append({"player": number, "user_id": None, "name": bot_name(wish.bots, number)})
    if wish.joins:
        rating = await rating_of(book, owner.id, wish.title, wish.rules.seats)
        rows.append(Row("join", {"player": len(people) + 1, "rating": rating}, time))
        people.append({"player": len(people) + 1, "user_id": owner.id, "name": owner.name})
    for row in rows:
        contest.take(row)
    facts = {
        "id": contest_id,
        "title": wish.title,
        "name": wish.name,
        "owner_id": owner.id,
        "public": wish.public,
        "key": new_key(),
        "secret": secret.hex(),
        "kind": wish.rules.kind,
        "status": contest.status,
        "options": wish.options,
        "clock": clock,
        "rated": wish.rated,
        "starts": wish.rules.starts or None,
        "seq": contest.count,
        "wakes": wakes(contest, time),
        "created": time,
        "changed": time,
    }
    stored = [
        {"contest_id": contest_id, "seq": seq, "kind": row.kind, "body": dict(row.body)}
        | {"time": row.time, "user_id": owner.id}
        for seq, row in enumerate(rows, 1)
    ]
    async with book.database.write() as connection:
        await connection.execute(insert(contests).values(facts))
        await connection.execute(insert(contest_rows), stored)
        if people:
            lines = [{"contest_id": contest_id, **one} for one in people]
            await connection.execute(insert(players), lines)
    return await book.contest(contest_id)


def checked(owner: User, wish: Wish) -> dict[str, Any]:
    """The clock in its one form, once everything fits together."""
    game, rules = carrack.load(wish.title), wish.rules
    game.check_seats(rules.seats)
    table = game.state(rules.seats, game.resolve(wish.options))
    if rules.teams != (rules.seats > 1 and game.is_cooperative(table)):
        raise Refused(
            "who wins together is compared with other teams, and nobody else: 'teams'",
            code="contest.teams",
            status=422,
        )
    if rules.smallest < game.min_seats:
        raise Refused(f"this title needs {game.min_seats} players at a table", code="contest.seats")
    for level in {*wish.bots, rules.filler}:
        bots.check(level, wish.title)
    clock = clocks.checked(wish.clock)
    if rules.starts and rules.starts < now():
        raise Refused("that time has passed", code="contest.starts", status=422)
    if not clock and (wish.joins or not wish.bots):
        raise Refused(
            "a tournament of people needs a clock, else a round might never end",
            code="contest.clock",
            status=422,
        )
    if wish.rated:
        check_rated(owner, wish)
    return clock


def check_rated(owner: User, wish: Wish) -> None:
    game = carrack.load(wish.title)
    ratings.check_person(owner)
    if wish.rules.seats == 1:
        raise Refused("whoever plays alone is not rated", code="rated.options")
    if game.resolve(wish.options) != game.resolve({}):
        raise Refused("rated tables play the usual rules", code="rated.options")
    if wish.bots or wish.rules.fill:
        for level in {*wish.bots, *([wish.rules.filler] if wish.rules.fill else [])}:
            ratings.check_bot(wish.title, wish.rules.seats, level)


async def check_not_too_many(book: Book, owner: User) -> None:
    mine = select(func.count()).where(contests.c.owner_id == owner.id, contests.c.status != OVER)
    async with book.database.read() as connection:
        if (await connection.scalar(mine) or 0) >= MOST_OPEN:
            raise Refused(
                f"you host {MOST_OPEN} tournaments that are not over", code="contest.too_many"
            )


async def rating_of(book: Book, user_id: str, title: str, seats: int) -> float:
    """What somebody is worth at this title with so many seats: their seed."""
    s = standings.c
    wanted = select(s.score).where(s.user_id == user_id, s.title == title, s.seats == seats)
    async with book.database.read() as connection:
        found = await connection.scalar(wanted)
    return 0.0 if found is None else float(ratings.points(found))


def bot_name(levels: Sequence[str], number: int) -> str:
    """The level, with a number where several have the same."""
    level = levels[number - 1]
    if levels.count(level) == 1:
        return level
    return f"{level} {list(levels[:number]).count(level)}"


# ---- players ----


async def join(book: Book, person: User, contest_id: str, key: str, team: int = 0) -> Held:
    """Somebody comes; where teams play to a team that they name, or to be put into one."""
    held = await book.contest(contest_id)
    held.check_knows(person.id, key)
    if held.facts["rated"]:
        ratings.check_person(person)
    title, seats = held.facts["title"], held.contest.rules.seats
    rating = await rating_of(book, person.id, title, seats)

    def draft(held: Held) -> Wanted:
        number = held.number_of(person.id)
        if number is not None and not held.contest.players[number].gone:
            raise Refused("you play here already", code="contest.joined")
        if number is not None and held.contest.status != "open":
            raise Refused("who has withdrawn does not come back", code="contest.withdrawn")
        new = len(held.contest.players) + 1
        if new > MOST_NUMBERS:
            raise Refused("too many have come and gone here", code="contest.full")
        player = {"player": new, "user_id": person.id, "name": person.name}
        own = {"team": team} if team else {}
        return Wanted(Row("join", {"player": new, "rating": rating, **own}), player)

    here, mine = invitations.c.contest_id == contest_id, invitations.c.user_id == person.id
    answered = update(invitations).where(here, mine).values(answered=True, wakes=None)
    return await book.add(contest_id, draft, person.id, [answered])


async def changes(book: Book, person: User, contest_id: str, kind: str) -> Held:
    """Somebody withdraws, is away for a while, or is back: `leave`, `away`, `back`."""

    def draft(held: Held) -> Wanted | None:
        number = own_number(held, person)
        player = held.contest.players[number]
        is_off = player.gone or player.away
        if {"leave": player.gone, "away": is_off, "back": not is_off}[kind]:
            return None  # pressed twice
        return Wanted(Row(kind, {"player": number}))

    return await book.add(contest_id, draft, person.id)


def own_number(held: Held, person: User) -> int:
    number = held.number_of(person.id)
    if number is None:
        held.check_knows(person.id, "")
        raise Refused("you do not play here", code="contest.no_player", status=403)
    return number


async def challenge(book: Book, person: User, contest_id: str, to: int) -> Held:
    def draft(held: Held) -> Wanted:
        return Wanted(Row("challenge", {"by": own_number(held, person), "to": to}))

    return await book.add(contest_id, draft, person.id)


async def person_leaves(book: Book, user_id: str) -> None:
    """Somebody takes their leave for good: they withdraw wherever they play."""
    wanted = select(players.c.contest_id).join(contests, contests.c.id == players.c.contest_id)
    wanted = wanted.where(players.c.user_id == user_id, contests.c.status != OVER)
    async with book.database.read() as connection:
        found = list(await connection.scalars(wanted))
    for contest_id in found:
        await book.add(contest_id, lambda held: withdrawn(held, user_id), user_id)


def withdrawn(held: Held, user_id: str) -> Wanted | None:
    number = held.number_of(user_id)
    if number is None or held.contest.status == OVER or held.contest.players[number].gone:
        return None
    return Wanted(Row("leave", {"player": number}))


# ---- the host ----


async def hosts(
    book: Book, person: User, contest_id: str, kind: str, body: dict[str, Any] | None = None
) -> Held:
    """The host starts, pauses, goes on, ends it, corrects a result or takes a player out."""

    def draft(held: Held) -> Wanted | None:
        held.check_knows(person.id, "")
        held.check_host(person)
        if is_so(held.contest, kind):
            return None  # pressed twice, or it came to its end meanwhile
        return Wanted(Row(kind, {**(body or {}), "by": "host"}))

    return await book.add(contest_id, draft, person.id)


def is_so(contest: Contest, kind: str) -> bool:
    """Whether what the host wants has come true already."""
    running = contest.status == RUNNING
    return {
        "start": running,
        "pause": running and contest.paused,
        "resume": running and not contest.paused,
        "finish": contest.status == OVER,
    }.get(kind, False)


async def decides(
    book: Book, house: House, person: User, contest_id: str, body: dict[str, Any]
) -> Held:
    """The host gives a table its result, or corrects the one it has; the log says why. A game that
    is decided so is over.
    """

    def draft(held: Held) -> Wanted:
        held.check_knows(person.id, "")
        held.check_host(person)
        board = held.contest.board(body["round"], body["board"])
        kind = "result" if board.is_open else "correct"
        return Wanted(Row(kind, {**body, "how": "host", "by": "host"}))

    held = await book.contest(contest_id)
    held.check_knows(person.id, "")
    held.check_host(person)
    board = held.contest.board(body["round"], body["board"])
    counted = schema.tables.update().where(schema.tables.c.id == board.id).values(counts=False)
    held = await book.add(contest_id, draft, person.id, [counted])
    with contextlib.suppress(Refused):
        await house.do(board.id, draft_stop)
    return held
