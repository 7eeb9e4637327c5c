"""Nothing lost, no second writer: conflicts, failures, damaged journals, shared transactions."""

from __future__ import annotations

import asyncio
import gc
import json
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from random import Random
from typing import Any
from unittest import mock

import pytest
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from structlog.testing import capture_logs

from carrack.server.errors import Conflict, Unavailable
from carrack.server.storage import schema
from carrack.server.storage.journal import Journal, updates
from carrack.server.tables import drafts, hearing, rows, seating
from carrack.server.tables.rows import Entry, Row

from .tables import QUESTIONED, AtTable, Host, both, house_of, in_a_loop, refused

# ---- two processes ----


@in_a_loop
async def test_two_processes_that_write_at_once_take_turns(tmp_path: Path) -> None:
    async with house_of(tmp_path) as here, house_of(tmp_path) as there:
        table = await here.open("macau_cards", "Anna", "Bob", "Carl", options=QUESTIONED)
        same = await there.at(table)
        await table.into_a_window()
        await there.house.refresh(table.id)
        first, second = table.acting
        found = await both(table.act(first, "no_reaction"), same.act(second, "no_reaction"))
        assert all(isinstance(one, int) for one in found), found
        for house in (here.house, there.house):
            await house.refresh(table.id)
        assert [row.seat for row in await table.rows(rows.ACT)][1:] in (
            [first, second],
            [second, first],
        )
        assert table.table.fingerprint == same.table.fingerprint
        assert table.table.numbers == same.table.numbers


@in_a_loop
async def test_two_answers_to_one_decision_in_two_processes_have_one_effect(
    tmp_path: Path,
) -> None:
    async with house_of(tmp_path) as here, house_of(tmp_path) as there:
        table = await here.open("macau_cards", "Anna", "Bob", seed=2)
        same = await there.at(table)
        seat = table.mover
        one, other = table.legal(seat)[:2]
        found = await both(table.act(seat, one), same.act(seat, other))
        codes = sorted(str(getattr(each, "code", "done")) for each in found)
        assert codes.count("done") == 1
        assert set(codes) - {"done"} <= {"decision.stale", "seat.not_acting"}
        assert len(await table.rows(rows.ACT)) == 1


@in_a_loop
async def test_the_same_message_at_two_processes_has_one_effect(tmp_path: Path) -> None:
    async with house_of(tmp_path) as here, house_of(tmp_path) as there:
        table = await here.open("macau_cards", "Anna", "Bob")
        same = await there.at(table)
        seat = table.mover
        found = await both(
            table.act(seat, "draw", message="x"), same.act(seat, "draw", message="x")
        )
        assert found[0] == found[1]
        assert len(await table.rows(rows.ACT)) == 1


@in_a_loop
async def test_a_process_that_was_slower_tells_what_it_reads(tmp_path: Path) -> None:
    async with house_of(tmp_path) as here, house_of(tmp_path) as there:
        table = await here.open("macau_cards", "Anna", "Bob")
        same = await there.at(table)
        page = same.page(None)
        seat = table.mover
        await table.act(seat, "draw")
        await same.act(1 - seat, "draw", decision=table.table.decision(1 - seat))
        assert page.n == same.table.numbers[None] == table.table.numbers[None] + 1
        assert page.view == json.loads(json.dumps(same.table.state.view(None)))
        assert len(page.heard("update")) == 2


@in_a_loop
async def test_a_table_that_is_being_read_hears_of_rows_that_come_meanwhile(
    tmp_path: Path,
) -> None:
    async with house_of(tmp_path) as here, house_of(tmp_path) as there:
        table = await here.open("macau_cards", "Anna", "Bob")
        seat, rows_of = table.mover, there.service.journal.rows

        async def read_before(table_id: str, after: int = 0) -> list[Row]:
            found = await rows_of(table_id, after)
            if after == 0:  # just now the other process stores another row, and says so
                await table.act(seat, "draw")
                heard.append(asyncio.create_task(hearing.heard(there.house, ["table", table_id])))
                await asyncio.sleep(0)
            return found

        heard: list[asyncio.Task[None]] = []
        with mock.patch.object(there.service.journal, "rows", read_before):
            await there.house.table(table.id)
            await asyncio.gather(*heard)
        assert there.house.tables[table.id].seq == table.table.seq


@in_a_loop
async def test_random_games_across_two_processes_stay_one_game(tmp_path: Path) -> None:
    luck = Random(4)
    async with house_of(tmp_path) as here, house_of(tmp_path) as there:
        table = await here.open("macau_cards", "Anna", "Bob", "Carl", options=QUESTIONED)
        sides = [table, await there.at(table)]
        pages = [side.page(None) for side in sides]
        for _ in range(60):
            clicks = []
            for side in sides:
                seat = luck.choice(side.acting)
                clicks.append(side.act(seat, luck.choice(side.legal(seat))))
            await both(*clicks)
            for host in (here, there):
                await host.house.refresh(table.id)
            assert sides[0].table.fingerprint == sides[1].table.fingerprint
            assert pages[0].view == pages[1].view
            assert pages[0].n == pages[1].n
            if not table.table.is_playing:
                break
        assert [row.seq for row in await table.rows()] == list(range(1, table.table.seq + 1))


# ---- failures ----


def broken(h: Host, after: bool = False) -> AbstractContextManager[Any]:
    """The database fails; `after`: it has stored everything, and only its answer is lost."""
    store = Journal.outcome

    async def outcome(journal: Journal, entries: list[Entry]) -> Exception | None:
        if after:
            await store(journal, entries)
        return Unavailable("the disk is full")

    return mock.patch.object(Journal, "outcome", outcome)


@in_a_loop
async def test_what_cannot_be_stored_has_not_happened(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob")
        seat = table.mover
        page = table.page(seat)
        before = (table.table.seq, table.table.fingerprint, page.n, page.view)
        with broken(h), refused("server.unavailable"):
            await table.act(seat, "draw", message="x")
        assert before == (table.table.seq, table.table.fingerprint, page.n, page.view)
        assert await table.rows(rows.ACT) == []
        # When the database is back, the same message is stored.
        await table.act(seat, "draw", message="x")
        assert len(await table.rows(rows.ACT)) == 1
        assert page.n == before[2] + 1


@in_a_loop
async def test_what_was_stored_although_the_answer_was_lost_has_happened_once(
    tmp_path: Path,
) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob")
        seat = table.mover
        page = table.page(1 - seat)
        with broken(h, after=True), refused("server.unavailable"):
            await table.act(seat, "draw", message="x")
        # Whoever looks next finds the row; the same message gets its answer.
        number = await table.act(seat, "draw", message="x")
        assert number == table.table.numbers[seat]
        assert len(await table.rows(rows.ACT)) == 1
        assert page.n == table.table.numbers[1 - seat]
        assert page.position["turn"] is not None


@in_a_loop
async def test_a_bot_whose_move_was_not_stored_moves_later(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", bots=1)
        await table.settled()
        acts = len(await table.acts())
        store, calls = Journal.outcome, 0

        async def outcome(journal: Journal, entries: list[Entry]) -> Exception | None:
            nonlocal calls
            calls += 1
            return Unavailable("full") if calls > 1 else await store(journal, entries)

        with mock.patch.object(Journal, "outcome", outcome):
            await table.act("Anna", "draw")
            await table.settled()
        assert len(await table.acts()) == acts + 1
        await h.house.watchman.take_over(2**62)  # the watchman comes by
        await table.settled()
        assert table.acting == [0]
        assert (await table.acts())[-1][0::2] == (1, "bot")


@in_a_loop
async def test_a_database_that_cannot_be_read_sets_no_table_aside(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob")
        h.house.forget(table.table)
        lost = Unavailable("the database cannot be read")
        with (
            mock.patch.object(h.service.journal, "rows", side_effect=lost),
            refused("server.unavailable"),
        ):
            await h.house.table(table.id)
        assert (await table.columns())["status"] == "playing"
        assert (await h.house.table(table.id)).is_playing
        h.house.stale.add(table.id)
        with (
            mock.patch.object(h.service.journal, "rows", side_effect=lost),
            refused("server.unavailable"),
        ):
            await table.act(table.mover, "draw")
        await table.act(table.mover, "draw")


@in_a_loop
async def test_a_row_that_no_database_takes_stops_nobody(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob")
        other = await h.open("macau_cards", "Anna", "Bob")
        poison = {"message": object()}
        seat = other.mover
        await_both = both(
            h.house.do(table.id, lambda t: drafts.end(t, "ended", "x", poison)),
            other.act(seat, "draw"),
        )
        with capture_logs():
            found = await await_both
        assert getattr(found[0], "code", None) == "server.unavailable"
        assert isinstance(found[1], int)
        await table.act(table.mover, "draw")  # the writer goes on
        assert len(await table.rows(rows.ACT)) == 1


# ---- damaged journals ----

Damage = Callable[[list[Row]], list[Any]]


def last_act(found: list[Row]) -> Row:
    return [row for row in found if row.kind == rows.ACT][-1]


def other_fingerprint(found: list[Row]) -> list[Any]:
    row = found[-2]
    return [update(schema.journal).where(of(row)).values(fingerprint="0" * 32)]


def missing_row(found: list[Row]) -> list[Any]:
    return [delete(schema.journal).where(of(found[-3]))]


def missing_plan(found: list[Row]) -> list[Any]:
    (row,) = [row for row in found if row.kind == rows.PLAN]
    return [delete(schema.journal).where(of(row))]


def missing_end(found: list[Row]) -> list[Any]:
    return [delete(schema.journal).where(of(found[-1]))]


def missing_everything(found: list[Row]) -> list[Any]:
    return [delete(schema.journal).where(schema.journal.c.table_id == found[0].table_id)]


def illegal_action(found: list[Row]) -> list[Any]:
    body = {"action": {"type": "play", "card": "BJ"}}
    return [update(schema.journal).where(of(last_act(found))).values(body=body)]


def nonsense(found: list[Row]) -> list[Any]:
    return [update(schema.journal).where(of(last_act(found))).values(body=[1, 2])]


def unknown_kind(found: list[Row]) -> list[Any]:
    return [update(schema.journal).where(of(found[-1])).values(kind="dance")]


def undo_first(found: list[Row]) -> list[Any]:
    start = next(row for row in found if row.kind == rows.START)
    return [
        update(schema.journal).where(of(start)).values(kind="undo", body={"steps": 1, "undo": 0})
    ]


def with_header(found: list[Row], **changes: Any) -> list[Any]:
    start = next(row for row in found if row.kind == rows.START)
    body = {"header": {**start.body["header"], **changes}}
    return [update(schema.journal).where(of(start)).values(body=body)]


def foreign_title(found: list[Row]) -> list[Any]:
    return with_header(found, game="chess")


def another_title(found: list[Row]) -> list[Any]:
    table = schema.tables
    return [update(table).where(table.c.id == found[0].table_id).values(title="macao")]


def newer_rules(found: list[Row]) -> list[Any]:
    return with_header(found, rules_version=2)


def another_seed(found: list[Row]) -> list[Any]:
    return with_header(found, seed=99)


def no_seats(found: list[Row]) -> list[Any]:
    return with_header(found, seats="three")


def of(row: Row) -> Any:
    columns = schema.journal.c
    return (columns.table_id == row.table_id) & (columns.seq == row.seq)


DAMAGES: list[tuple[Damage, str]] = [
    (other_fingerprint, "another state"),
    (missing_row, "is missing"),
    (missing_plan, "is missing"),
    (missing_end, "is missing"),
    (missing_everything, "row 1 of the journal is missing"),
    (illegal_action, "card.not_held"),
    (nonsense, "TypeError"),
    (unknown_kind, "KeyError"),
    (undo_first, "behind row 1"),
    (foreign_title, "no game of macau_cards"),
    (another_title, "no game of macao"),
    (newer_rules, "needs rules version 2"),
    (another_seed, "does not replay"),
    (no_seats, "macau_cards is for"),
]


@pytest.mark.parametrize(("damage", "reason"), DAMAGES, ids=[one.__name__ for one, _ in DAMAGES])
@in_a_loop
async def test_a_damaged_journal_is_set_aside_and_named(
    tmp_path: Path, damage: Damage, reason: str
) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob", seed=4)
        other = await h.open("macau_cards", "Anna", "Bob")
        await table.act(table.mover, "draw")
        await table.plan(0, auto_pass=True)
        for _ in range(4):
            await table.act(table.mover, "draw")
        hands = [table.table.state.view(seat)["hand"] for seat in (0, 1)]
        h.house.forget(table.table)
        async with h.service.database.write() as connection:
            for statement in damage(await table.rows()):
                await connection.execute(statement)
        stored = await table.rows()
        with capture_logs() as logs:
            aside = await h.house.table(table.id)
        assert aside.facts.status == "aside"
        assert reason in aside.facts.reason
        columns = await table.columns()
        assert (columns["status"], columns["reason"]) == ("aside", aside.facts.reason)
        assert (columns["wakes"], columns["acting"]) == (None, "")
        (told,) = [line for line in logs if line["event"] == "table.set_aside"]
        assert told["table"] == table.id
        # Nothing of the journal was touched, and no card is told.
        assert await table.rows() == stored
        for hand in hands:
            assert " ".join(hand) not in json.dumps([columns["reason"], told])
        # It stays so, it can be looked at, and nobody plays there.
        again = await table.reloaded()
        assert again.facts.status == "aside"
        page = table.page("Anna", "en")
        assert (page.view, page.position["turn"]) == ({}, None)
        with refused("table.not_playing"):
            await table.resign("Anna")
        with refused("table.over"):
            await h.join("Carl", table)
        # The others play on.
        await other.act(other.mover, "draw")


@in_a_loop
async def test_rows_of_another_process_that_do_not_replay_set_a_table_aside(
    tmp_path: Path,
) -> None:
    async with house_of(tmp_path) as here:
        table = await here.open("macau_cards", "Anna", "Bob")
        page = table.page("Anna")
        seat = table.mover
        async with house_of(tmp_path) as there:
            await (await there.at(table)).act(seat, "draw")
        (row,) = await table.rows(rows.ACT)
        async with here.service.database.write() as connection:
            await connection.execute(
                update(schema.journal).where(of(row)).values(fingerprint="1" * 32)
            )
        here.house.stale.add(table.id)
        with capture_logs(), refused("table.aside"):
            await table.act(1 - seat, "draw")
        assert table.status == "aside"
        assert page.heard("table")[-1]["table"]["status"] == "aside"


@in_a_loop
async def test_a_table_the_operator_closed_stays_closed(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob")
        await table.write(status="closed", reason="the operator closed it")
        again = await table.reloaded()
        assert again.facts.status == "closed"
        with refused("table.not_playing"):
            await table.resign("Anna")


# ---- many tables ----


@in_a_loop
async def test_many_tables_share_transactions(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        tables = [await h.open("macau_cards", "Anna", "Bob") for _ in range(30)]
        batches: list[int] = []
        store = Journal.put_down

        async def listening(journal: Journal, entries: list[Entry]) -> None:
            batches.append(len(entries))
            await store(journal, entries)

        with mock.patch.object(Journal, "put_down", listening):
            found = await both(*(table.act(table.mover, "draw") for table in tables))
        assert all(isinstance(one, int) for one in found)
        assert sum(batches) == 30
        assert len(batches) <= 4
        for table in tables:
            assert len(await table.rows(rows.ACT)) == 1
            assert (await table.columns())["seq"] == table.table.seq


@in_a_loop
async def test_one_conflict_among_many_hurts_nobody_else(tmp_path: Path) -> None:
    async with house_of(tmp_path) as here, house_of(tmp_path) as there:
        tables = [await here.open("macau_cards", "Anna", "Bob") for _ in range(10)]
        behind = tables[4]
        seat = behind.mover
        await (await there.at(behind)).act(seat, "draw")
        found = await both(*(table.act(table.mover, "draw") for table in tables))
        assert getattr(found[4], "code", None) in ("decision.stale", "seat.not_acting")
        assert all(isinstance(one, int) for number, one in enumerate(found) if number != 4)
        for table in tables:
            assert len(await table.rows(rows.ACT)) == 1


@in_a_loop
async def test_many_clicks_on_one_table_are_stored_one_after_the_other(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        names = [f"P{number}" for number in range(10)]
        table = await h.open("macau_cards", *names, options=QUESTIONED)
        await table.into_a_window()
        found = await both(*(table.act(seat, "no_reaction") for seat in table.acting))
        assert all(isinstance(one, int) for one in found)
        assert [row.seq for row in await table.rows()] == list(range(1, table.table.seq + 1))


@in_a_loop
async def test_a_stop_stores_what_is_in_flight(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        tables = [await h.open("macau_cards", "Anna", "Bob") for _ in range(5)]
        clicks = [asyncio.create_task(table.act(table.mover, "draw")) for table in tables]
        await asyncio.sleep(0)
        await h.house.stop()
        await h.service.journal.stop()
        assert all(isinstance(one, int) for one in await both(*clicks))
    async with house_of(tmp_path) as h:
        for table in tables:
            assert len(await (await h.at(table)).rows(rows.ACT)) == 1


@in_a_loop
async def test_the_same_place_is_never_written_twice(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob")
        (start,) = await table.rows(rows.START)
        with pytest.raises(Conflict):
            await h.service.journal.append(Entry(start, {"status": "closed"}))
        assert (await table.columns())["status"] == "playing"
        with pytest.raises(IntegrityError):
            async with h.service.database.write() as connection:
                await connection.execute(insert(schema.journal).values(**start.__dict__))


def test_tables_with_the_same_columns_share_a_statement() -> None:
    def entry(table: str, **columns: Any) -> Entry:
        row = Row(table, 1, "act", 0, {}, "", 5)
        return Entry(row, columns, {0: {"away": True}})

    found = updates([entry("a", acting=""), entry("b", acting=",1,"), entry("c", status="open")])
    assert sorted(len(values) for _, values in found) == [1, 2, 3]


def test_of_several_rows_of_a_table_only_what_holds_at_the_end_is_written() -> None:
    def entry(seq: int, **columns: Any) -> Entry:
        return Entry(Row("a", seq, "act", 0, {}, "", seq), columns, {0: {"away": seq == 1}})

    ended = entry(2, acting="", status="finished")
    (_, tables), (_, seats) = updates([entry(1, acting=",1,", wakes=9), ended])
    last = {"seq": 2, "changed": 2, "acting": "", "wakes": 9, "status": "finished"}
    assert tables == [{"key_table": "a", **last}]
    assert seats == [{"key_table": "a", "key_seat": 0, "away": False}]


@in_a_loop
async def test_a_move_takes_the_short_way_and_a_seat_the_general_one(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macao", "Anna", "Bob", "Carl")
        journal = h.service.journal
        with mock.patch.object(journal, "insert", mock.AsyncMock(wraps=journal.insert)) as insert:
            await table.anything(Random(1))
            assert insert.await_count == 0
            await table.resign("Bob")
            assert insert.await_count == 1
        await table.settled()  # whoever plays for Bob
        assert (await table.columns())["seq"] == table.table.seq


@in_a_loop
async def test_a_taken_place_leaves_nothing_of_its_group(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob")
        await table.act(table.mover, "draw")
        (act,) = await table.rows(rows.ACT)
        stored, columns = await table.rows(), await table.columns()
        moved = {"acting": ",1,", "wakes": None}
        free = Row(act.table_id, act.seq + 1, "act", 0, {}, "", act.time)
        with pytest.raises(Conflict):
            await h.service.journal.append(Entry(free, moved), Entry(act, moved))
        assert (await table.rows(), await table.columns()) == (stored, columns)
        await table.act(table.mover, "draw")  # the writer goes on


@in_a_loop
async def test_columns_follow_the_game(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob", "Carl", options=QUESTIONED)
        for _ in range(30):
            columns = await table.columns()
            acting = "".join(f"{seat}," for seat in table.acting)
            assert columns["acting"] == ("," + acting if acting else "")
            assert columns["seq"] == table.table.seq
            assert columns["changed"] == table.table.last_time
            await table.anything(Random(table.table.seq))


@in_a_loop
async def test_the_seat_row_and_the_seat_change_together(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macao", "Anna", "Bob", "Carl")
        await table.resign("Bob")
        await seating.want_person(h.house, await h.person("Anna"), table.id, 1)
        await h.join("Dora", table)
        seats = schema.seats
        wanted = select(seats).where(seats.c.table_id == table.id).order_by(seats.c.seat)
        async with h.service.database.read() as connection:
            found = (await connection.execute(wanted)).mappings().all()
        for row, place in zip(found, table.table.seats, strict=True):
            assert {name: row[name] for name in vars(place)} == vars(place)


@in_a_loop
async def test_tables_nobody_follows_are_let_go(tmp_path: Path) -> None:
    async with house_of(tmp_path, kept_tables=3) as h:
        tables = [await h.open("macau_cards", "Anna", "Bob") for _ in range(6)]
        followed: AtTable = tables[0]
        page = followed.page("Anna")
        h.house.watchman.tidy()
        assert len(h.house.tables) == 3
        assert followed.id in h.house.tables
        await followed.act(followed.mover, "draw")
        assert page.n == followed.table.numbers[0]
        await (await h.at(tables[1])).resign("Anna")


# ---- what nobody waits for any more ----


@in_a_loop
async def test_the_journal_tells_whether_the_last_rows_were_stored(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob")
        journal = h.service.journal
        assert journal.trouble == ""
        full = mock.AsyncMock(return_value=Unavailable("the disk is full"))
        with mock.patch.object(journal, "tried", full), pytest.raises(Unavailable):
            await table.act(table.mover, table.legal(table.mover)[0])
        assert journal.trouble == "the disk is full"
        await table.act(table.mover, table.legal(table.mover)[0])
        assert journal.trouble == ""


@in_a_loop
async def test_a_failure_that_nobody_waits_for_any_more_is_no_news(tmp_path: Path) -> None:
    complaints: list[Any] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, what: complaints.append(what))
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob")
        answered = asyncio.Event()

        async def late(*_: Any) -> Exception:
            await answered.wait()
            return Unavailable("the disk is full")

        with mock.patch.object(h.service.journal, "tried", late):
            asked = asyncio.create_task(table.act(table.mover, table.legal(table.mover)[0]))
            while not h.service.journal.waiting:
                await asyncio.sleep(0)
            asked.cancel()
            with pytest.raises(asyncio.CancelledError):
                await asked
            answered.set()
            while h.house.under_way:
                await asyncio.sleep(0.001)
        del asked
        gc.collect()
        await asyncio.sleep(0)
    assert [what["message"] for what in complaints] == []
