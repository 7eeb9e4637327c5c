"""The steward: he opens the tables of a round, takes their results, and makes the next round.

He walks once a second, in every process. All that he does can be done twice without harm: a row has
its one place, a table the id that its round has given it. So it does not matter when a process is
killed, or how many there are.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from functools import partial
from typing import Any

import structlog
from sqlalchemy import func, insert, select, update
from sqlalchemy.exc import IntegrityError

from carrack.contests.contest import FILLER, OVER, RUNNING, Board, Row, copied
from carrack.contests.lots import round_key
from carrack.contests.steps import due
from carrack.kernel.errors import CarrackError
from carrack.server.beside import beside
from carrack.server.contests import heirs
from carrack.server.contests.book import Book, Held, Wanted
from carrack.server.contests.herald import Herald
from carrack.server.errors import Refused
from carrack.server.notices.notices import Notices, asks_for_notices
from carrack.server.people.people import People
from carrack.server.people.user import GONE, User
from carrack.server.storage import schema
from carrack.server.storage.database import new_id, now
from carrack.server.tables import drafts, opening, rows
from carrack.server.tables.facts import ASIDE, ENDED, FINISHED, OPEN, PLAYING, Draft
from carrack.server.tables.house import House
from carrack.server.tables.table import Table
from carrack.server.tables.wishes import SeatWish
from carrack.server.tables.wishes import Wish as TableWish

log = structlog.get_logger()
contests, tables, journal, users = schema.contests, schema.tables, schema.journal, schema.users

LOOK_SECONDS = 1.0
MOST_AT_ONCE = 200
BEGUN = 1  # the row with which a table begins: who has acted since needs no word of the round
MOST_OVERLOOKED = 2000  # seats whose people are told after a start
AT_ONCE = 100  # players; more are paired in a thread


class Steward:
    """Looks after the contests of a server."""

    def __init__(self, book: Book, house: House, people: People, notices: Notices) -> None:
        self.book = book
        self.house = house
        self.people = people
        self.notices = notices
        self.task: asyncio.Task[None] | None = None
        self.look_seconds = LOOK_SECONDS
        self.herald = Herald(book, people, notices)
        notices.round_of = self.round_of

    def start(self) -> None:
        self.task = asyncio.create_task(self.run(), name="steward")

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    async def run(self) -> None:
        overlooked = True
        while True:
            try:
                if overlooked:
                    await self.tell_overlooked()
                    overlooked = False
                await self.look()
            except CarrackError as error:
                log.warning("steward", error=error.code)
            except Exception:  # he comes again, whatever happened
                log.exception("steward")
            await asyncio.sleep(self.look_seconds)

    async def look(self) -> None:
        """Results first: they may be what a round waits for."""
        for table_id, contest_id in await self.finished():
            await self.guarded(contest_id, partial(self.take_result, table_id, contest_id))
        for contest_id in await heirs.without_host(self.book):
            await self.guarded(contest_id, partial(heirs.hand_over, self.book, contest_id))
        for contest_id in await self.awake():
            await self.guarded(contest_id, partial(self.goes_on, contest_id))
        await self.herald.look()

    async def guarded(self, contest_id: str, work: Any) -> None:
        """The trouble of one contest is not the others'."""
        try:
            await work()
        except CarrackError as error:
            log.warning("contest.waits", contest=contest_id, error=error.code)
        except Exception:
            log.exception("contest.failed", contest=contest_id)

    async def finished(self) -> list[tuple[str, str]]:
        """Tables that are over and not counted yet."""
        t = tables.c
        wanted = select(t.id, t.contest_id).where(t.counts, t.status.not_in((OPEN, PLAYING, ASIDE)))
        async with self.house.database.read() as connection:
            found = (await connection.execute(wanted.limit(MOST_AT_ONCE))).all()
        return [(table_id, contest_id) for table_id, contest_id in found]

    async def awake(self) -> list[str]:
        """Where something is due, or where the clock has been put back since."""
        c, time = contests.c, now()
        due = (c.wakes <= time) | ((c.changed > time) & (c.status != OVER))
        wanted = select(c.id).where(due).limit(MOST_AT_ONCE)
        async with self.house.database.read() as connection:
            return list(await connection.scalars(wanted))

    # ---- results ----

    async def take_result(self, table_id: str, contest_id: str) -> None:
        held = await self.book.contest(contest_id)
        board = next((one for one in held.contest.boards if one.id == table_id), None)
        counted = update(tables).where(tables.c.id == table_id).values(counts=False)
        if board is None or not board.is_open or held.contest.status == OVER:
            async with self.house.database.write() as connection:
                await connection.execute(counted)
            return
        body = await self.result_of(await self.house.table(table_id), board, held)

        def draft(held: Held) -> Wanted | None:
            still_open = held.contest.board(board.round, board.board).is_open
            return Wanted(Row("result", body)) if still_open else None

        await self.book.add(contest_id, draft, None, [counted])
        await self.goes_on(contest_id)

    async def result_of(self, table: Table, board: Board, held: Held) -> dict[str, Any]:
        """How a table ended: who came how far, and who never came at all."""
        finished, count = table.facts.status == FINISHED, len(board.players)
        places = (table.facts.result or {}).get("places")
        if not held.contest.rules.is_shared:
            places = by_who_stayed(table, places or [1] * count)
        elif not finished:
            places = [2] * count  # together, or alone: not won
        return {
            "round": board.round,
            "board": board.board,
            "places": places,
            "scores": list(table.state.scores()) if finished else [],
            "forfeits": await self.never_came(table, board, held),
            "how": "played" if finished else "ended",
        }

    async def never_came(self, table: Table, board: Board, held: Held) -> list[int]:
        """Seats of people who did not do a thing themselves, and whom somebody stood in for."""
        acted = select(journal.c.seat, func.count()).where(
            journal.c.table_id == table.id,
            journal.c.kind == rows.ACT,
            journal.c.user_id.is_not(None),
        )
        async with self.house.database.read() as connection:
            found = (await connection.execute(acted.group_by(journal.c.seat))).all()
        moved = {seat for seat, _ in found}
        people = [
            seat
            for seat, player in enumerate(board.players)
            if player != FILLER and not held.contest.players[player].bot
        ]
        there = [  # whoever gave up has done so
            seat
            for seat in people
            if seat in moved or table.seats[seat].is_present or table.seats[seat].resigned
        ]
        return [seat for seat in people if seat not in there]

    # ---- rounds ----

    async def goes_on(self, contest_id: str) -> None:
        """Do what is due, until everybody waits for something."""
        while True:
            held = await self.book.contest(contest_id)
            await self.open_tables(held)
            await self.reveal(held)
            await self.give_up(held)
            await self.stop_decided(held)
            count = held.contest.count
            wanted = doubled(held) or await self.next_row(held)
            if wanted is None:
                await self.book.rests(held)
                return
            await self.book.add(contest_id, partial(unless_changed, count, wanted))

    async def next_row(self, held: Held) -> Wanted | None:
        """What is due, with an id for each table of a round. To pair many takes a second, and so a
        thread: tables go on meanwhile.
        """
        contest = held.contest
        time = held.time
        if len(contest.players) > AT_ONCE:
            row = await beside(partial(due, copied(contest), time), urgent=True)
        else:
            row = due(contest, time)
        if row is None:
            return None
        if row.kind != "round":
            return Wanted(row)
        told = [one if one.get("bye") else {**one, "id": new_id()} for one in row.body["tables"]]
        return Wanted(Row("round", {**row.body, "tables": told}))

    async def give_up(self, held: Held) -> None:
        """Whoever has withdrawn does not keep the others at their table waiting; nor does a bot win
        a game for somebody who has left for good.
        """
        players = held.contest.players
        for board in held.contest.boards:
            if not board.is_open:
                continue
            for seat, player in enumerate(board.players):
                if player != FILLER and players[player].gone and not players[player].bot:
                    with contextlib.suppress(CarrackError):  # it is over, or they have done so
                        await self.house.do(board.id, partial(draft_give_up, seat))

    async def stop_decided(self, held: Held) -> None:
        """A game that the host decided is over, also where the process that was told so stopped."""
        boards = [one for one in held.contest.boards if one.result and one.result.how == "host"]
        if not boards:
            return
        goes_on = tables.c.status.in_((OPEN, PLAYING))
        query = select(tables.c.id).where(tables.c.id.in_([one.id for one in boards]), goes_on)
        async with self.house.database.read() as connection:
            playing = list(await connection.scalars(query))
        for table_id in playing:
            with contextlib.suppress(Refused):  # another process was faster
                await self.house.do(table_id, draft_stop)

    async def open_tables(self, held: Held) -> None:
        """Every table of a round is there and has begun, or does so now."""
        if held.contest.status != RUNNING:
            return
        wanted = {board.id: board for board in held.contest.boards if board.is_open}
        if not wanted:
            return
        query = select(tables.c.id, tables.c.status).where(tables.c.id.in_(wanted))
        async with self.house.database.read() as connection:
            there = {one.id: one.status for one in await connection.execute(query)}
        owner = await self.user(held.facts["owner_id"])
        missing = [board for table_id, board in wanted.items() if table_id not in there]
        for board in missing:
            await self.open_table(held, board, owner)
        waiting = [wanted[table_id] for table_id, status in there.items() if status == OPEN]
        for board in (*missing, *waiting):
            await self.begin(held, board)

    async def user(self, user_id: str) -> User:
        """The host; a contest goes on without whoever has left for good."""
        return await self.people.find(user_id) or User(user_id, GONE, "")

    async def open_table(self, held: Held, board: Board, owner: User) -> None:
        """The table of a board, under the id that its round gave it."""
        facts, rules = held.facts, held.contest.rules
        wish = TableWish(
            facts["title"],
            [self.seat_wish(held, player) for player in board.players],
            facts["name"],
            facts["options"],
            public=facts["public"] and not rules.duplicate,
            clock=facts["clock"],
            hints=False,
            rated=facts["rated"],
            contest_id=held.id,
            sealed=rules.duplicate,
        )
        columns = opening.facts_of(wish, owner, board.id) | {"counts": True}
        places = [opening.placed(board.id, owner, seat, wish) for seat in range(len(wish.seats))]
        try:
            async with self.house.database.write() as connection:
                await connection.execute(insert(tables).values(columns))
                await connection.execute(insert(schema.seats), places)
        except IntegrityError:
            pass  # another process has opened it

    def seat_wish(self, held: Held, player: int) -> SeatWish:
        """Whoever has left for good is played by a bot, as is a seat that nobody has."""
        if player == FILLER:
            return SeatWish("bot", level=held.contest.rules.filler)
        user_id, level = held.people.get(player), held.contest.players[player].bot
        if level or user_id is None:
            return SeatWish("bot", level=level or held.contest.rules.filler)
        return SeatWish("somebody", held.names[player], user_id=user_id)

    async def begin(self, held: Held, board: Board) -> None:
        key = None
        if held.contest.rules.duplicate:
            key = round_key(held.contest.key, board.round)
        try:
            await self.house.do(board.id, partial(opening.draft_start, key=key))
        except Refused as error:
            if error.code != "table.started":
                raise
            return
        self.tell(await self.house.table(board.id), board.round)

    def tell(self, table: Table, number: int) -> None:
        """Everybody who sits there and has no page open hears of the round, whoever acts first."""
        facts, audience = table.facts, self.house.audiences[table.id]
        for seat in table.people:
            if seat.user_id is not None and not audience.is_there(seat.seat):
                self.notices.waits(
                    facts.id, facts.title, facts.name, seat.seat, BEGUN, seat.user_id, number
                )

    async def tell_overlooked(self) -> None:
        """Who was to hear of a round when the last process stopped, and has done nothing there yet:
        whoever acts first is found with the tables, and nobody else would be.
        """
        t, s, u, sent = tables.c, schema.seats.c, users.c, schema.notices.c
        told = select(sent.seat).where(
            sent.table_id == t.id, sent.seat == s.seat, sent.wait == BEGUN
        )
        acts = select(journal.c.seq).where(
            journal.c.table_id == t.id, journal.c.seat == s.seat, journal.c.kind == rows.ACT
        )
        wanted = select(t.id, t.title, t.name, s.seat, s.user_id)
        wanted = wanted.join(schema.seats, s.table_id == t.id).join(users, u.id == s.user_id)
        wanted = wanted.where(t.counts, t.status == PLAYING, s.kind == "person", asks_for_notices)
        wanted = wanted.where(~told.exists(), ~acts.exists()).limit(MOST_OVERLOOKED)
        async with self.house.database.read() as connection:
            found = (await connection.execute(wanted)).all()
        for one in found:
            number = await self.round_of(one.id, BEGUN)
            if number:
                place = (one.id, one.title, one.name, one.seat)
                self.notices.waits(*place, BEGUN, one.user_id, number)

    async def round_of(self, table_id: str, wait: int) -> int:
        """The round that begins with this wait at a table; 0 where none does."""
        t = tables.c
        async with self.house.database.read() as connection:
            contest_id = await connection.scalar(select(t.contest_id).where(t.id == table_id))
        if contest_id is None or wait != BEGUN:
            return 0
        held = await self.book.contest(contest_id)
        found = [board.round for board in held.contest.boards if board.id == table_id]
        return found[0] if found else 0

    async def reveal(self, held: Held) -> None:
        """Once all tables of a round have finished, everybody may look at them."""
        if not held.contest.rules.duplicate:
            return
        ended = held.contest.status == OVER
        rounds = [one for one in held.contest.rounds if one.is_over or ended]
        over = [board.id for one in rounds for board in one.boards]
        query = select(tables.c.id).where(tables.c.id.in_(over), tables.c.sealed)
        async with self.house.database.read() as connection:
            sealed: Sequence[str] = (await connection.scalars(query)).all()
        for table_id in sealed:
            with contextlib.suppress(Refused):  # another process was faster
                await self.house.do(table_id, draft_stop)
            with contextlib.suppress(Refused):
                await self.house.do(table_id, partial(draft_reveal, held.facts["public"]))


def by_who_stayed(table: Table, places: Sequence[int]) -> list[int]:
    """Whoever gave up is behind all others."""
    behind = [(seat.resigned, place) for seat, place in zip(table.seats, places, strict=True)]
    return [1 + sum(other < own for other in behind) for own in behind]


def unless_changed(count: int, wanted: Wanted, held: Held) -> Wanted | None:
    """What was worked out, as long as it still follows from all rows there are."""
    return wanted if held.contest.count == count else None


def doubled(held: Held) -> Wanted | None:
    """Whoever came as a guest and with their account, and then made them one, plays once."""
    if held.contest.status == OVER:
        return None
    for number, user_id in held.people.items():
        is_here = user_id is not None and not held.contest.players[number].gone
        if is_here and held.number_of(user_id) != number:
            return Wanted(Row("leave", {"player": number}))
    return None


def draft_give_up(seat: int, table: Table) -> Draft:
    return drafts.resign(table, seat)


def draft_stop(table: Table) -> Draft:
    """The host ended the tournament, or decided a table, while it was played."""
    if table.facts.status not in (OPEN, PLAYING):
        raise Refused("the game is over", code="table.over")
    return drafts.end(table, ENDED, "contest")


def draft_reveal(public: bool, table: Table) -> Draft:
    if not table.facts.sealed:
        raise Refused("everybody may look already", code="table.open")
    shown = {"sealed": False, "public": public}
    return Draft(rows.REVEAL, rows.NO_SEAT, {"public": public}, facts=shown)
