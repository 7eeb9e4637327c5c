"""Clocks: per move, per game, in windows and over days; nobody pays for a server that is down."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from structlog.testing import capture_logs

from carrack.server.errors import Unavailable
from carrack.server.tables import clocks, drafts, house, rows, seating, watchman
from carrack.server.tables.clocks import GRACE
from carrack.server.tables.table import Table
from carrack.server.tables.wishes import SeatWish

from .tables import QUESTIONED, AtTable, Host, Time, house_of, in_a_loop, refused

MINUTE = {"kind": "move", "seconds": 60}
GAME = {"kind": "game", "seconds": 100, "increment": 5}
DAYS = {"kind": "move", "seconds": 3 * 86400}


def default(table: AtTable, seat: int) -> str:
    state = table.table.state
    return str(state.game.action(state, seat, state.default_action(seat))["type"])


# ---- per move ----


@in_a_loop
async def test_when_the_time_for_a_move_is_up_the_default_is_played(tmp_path: Path) -> None:
    async with house_of(tmp_path, time=Time()) as h:
        table = await h.open("macau_cards", "Anna", "Bob", clock=MINUTE)
        seat, kind = table.mover, default(table, table.mover)
        page = table.page(seat)
        assert page.position["clocks"] == [60_000, 60_000]
        assert page.position["running"] == [seat]
        await h.wait(59.9)
        assert await table.acts() == []
        await h.wait(0.1)
        assert await table.acts() == [(seat, kind, "clock")]
        (row,) = await table.rows(rows.ACT)
        assert row.user_id is None
        assert page.position["running"] == [1 - seat]
        # Everybody has the whole time for the next move.
        await h.wait(59.9)
        assert len(await table.acts()) == 1


@in_a_loop
async def test_every_step_of_a_turn_has_the_time_of_a_move(tmp_path: Path) -> None:
    async with house_of(tmp_path, time=Time()) as h:
        table = await h.open("macao", "Anna", "Bob", clock=MINUTE, seed=3)
        await table.until("actions")
        seat = table.mover
        await h.wait(50)
        await table.act(seat, {"type": "move_ship", "to": "s01", "pay": "red"})
        await h.wait(59)
        assert table.mover == seat
        await h.wait(1)
        assert (await table.acts())[-1] == (seat, "pass", "clock")


@in_a_loop
async def test_taking_back_gives_no_new_time(tmp_path: Path) -> None:
    async with house_of(tmp_path, time=Time()) as h:
        table = await h.open("macao", "Anna", "Bob", clock=MINUTE, seed=3)
        await table.until("actions")
        seat = table.mover
        await h.wait(10)
        await table.act(seat, {"type": "move_ship", "to": "s01", "pay": "red"})
        await h.wait(20)
        await table.undo(seat)
        await h.wait(29)
        assert table.mover == seat
        await h.wait(1)
        assert (await table.acts())[-1] == (seat, "pass", "clock")


@in_a_loop
async def test_a_decision_whose_time_is_over_is_not_opened_again(tmp_path: Path) -> None:
    async with house_of(tmp_path, time=Time()) as h:
        table = await h.open("macao", "Anna", "Bob", clock=MINUTE, seed=3)
        await table.until("actions")
        seat = table.mover
        await h.wait(30)
        await table.act(seat, {"type": "move_ship", "to": "s01", "pay": "red"})
        await h.wait(30)
        with refused("undo.too_late"):
            await table.undo(seat)
        assert table.mover == seat


@in_a_loop
async def test_without_a_clock_nothing_runs_out(tmp_path: Path) -> None:
    async with house_of(tmp_path, time=Time()) as h:
        table = await h.open("macau_cards", "Anna", "Bob")
        page = table.page("Anna")
        assert (page.position["clocks"], page.position["running"]) == (None, [])
        await h.wait(10_000_000)
        assert await table.acts() == []
        assert h.house.attendant.timers == {}


@in_a_loop
async def test_an_answer_in_time_is_not_overtaken_by_the_clock(tmp_path: Path) -> None:
    async with house_of(tmp_path, time=Time()) as h:
        table = await h.open("macau_cards", "Anna", "Bob", clock=MINUTE)
        seat = table.mover
        decision = table.table.decision(seat) or ""
        late = h.house.attendant.time_is_up(table.table, seat, decision)
        await table.act(seat, "draw")
        with refused("decision.stale"):
            await late
        assert len(await table.acts()) == 1


# ---- per game ----


@in_a_loop
async def test_a_clock_for_the_game_is_charged_and_gets_its_increment(tmp_path: Path) -> None:
    async with house_of(tmp_path, time=Time()) as h:
        table = await h.open("macau_cards", "Anna", "Bob", clock=GAME)
        seat = table.mover
        page = table.page(seat)
        await h.wait(30)
        assert h.house.audiences[table.id].full(seat, None, []).position.clocks == [
            70_000 if one == seat else 100_000 for one in range(2)
        ]
        await table.act(seat, "draw")
        assert table.table.left is not None
        assert table.table.left[seat] == 75_000  # 30 spent, 5 gained
        assert table.table.left[1 - seat] == 100_000
        await h.wait(1)
        await table.act(1 - seat, "draw")
        assert table.table.left[1 - seat] == 104_000
        assert page.position["clocks"] == table.table.left
        rows_found = await table.rows(rows.ACT)
        assert rows_found[-1].clocks == table.table.left


@in_a_loop
async def test_the_increment_comes_with_the_end_of_the_turn(tmp_path: Path) -> None:
    async with house_of(tmp_path, time=Time()) as h:
        table = await h.open("macao", "Anna", "Bob", clock=GAME, seed=3)
        await table.until("actions")
        seat = table.mover
        before = (table.table.left or [])[seat]
        await h.wait(10)
        await table.act(seat, {"type": "move_ship", "to": "s01", "pay": "red"})
        assert (table.table.left or [])[seat] == before - 10_000
        await h.wait(10)
        await table.undo(seat)
        assert (table.table.left or [])[seat] == before - 20_000
        await h.wait(10)
        await table.act(seat, "pass")
        assert (table.table.left or [])[seat] == before - 25_000


@in_a_loop
async def test_an_undo_by_agreement_gives_nobody_an_increment(tmp_path: Path) -> None:
    async with house_of(tmp_path, time=Time()) as h:
        table = await h.open("macao", "Anna", "Bob", clock=GAME, seed=3)
        await table.until("actions")
        seat = table.mover
        await table.act(seat, "pass")
        before = list(table.table.left or [])
        await h.wait(3)
        await table.offer(seat, "undo")
        await table.answer(1 - seat, True)
        await table.settled()
        assert table.mover == seat
        before[1 - seat] -= 3000
        assert table.table.left == before


@in_a_loop
async def test_an_empty_clock_plays_on_by_itself(tmp_path: Path) -> None:
    async with house_of(tmp_path, time=Time()) as h:
        clock = {"kind": "game", "seconds": 100, "increment": 0}
        table = await h.open("macao", "Anna", "Bob", clock=clock, seed=3)
        await table.until("actions")
        seat = table.mover
        await h.wait(99)
        assert table.mover == seat
        await h.wait(1)
        assert (await table.acts())[-1] == (seat, "pass", "clock")
        assert (table.table.left or [])[seat] == 0
        # Whoever missed once has no time at all the next time.
        await table.act(1 - seat, "pass")
        while table.mover != seat:
            await table.act(table.mover, table.legal(table.mover)[0])
        await h.wait(0)
        assert (await table.acts())[-1][0::2] == (seat, "clock")


@in_a_loop
async def test_who_comes_back_to_an_empty_clock_gets_a_moment(tmp_path: Path) -> None:
    async with house_of(tmp_path, time=Time()) as h:
        clock = {"kind": "game", "seconds": 100, "increment": 0}
        table = await h.open("macao", "Anna", "Bob", clock=clock, seed=3)
        seat = table.mover
        await h.wait(100)
        assert table.table.misses[seat] == 1
        while table.mover != seat:
            await table.act(table.mover, table.legal(table.mover)[0])
        await table.act(seat, table.legal(seat)[0])  # by hand, before the clock is looked at
        assert table.table.misses[seat] == 0
        while table.mover != seat:
            await table.act(table.mover, table.legal(table.mover)[0])
        await h.wait(GRACE / 1000 - 0.1)
        assert table.mover == seat
        await h.wait(0.1)
        assert (await table.acts())[-1][0::2] == (seat, "clock")


# ---- windows ----


@pytest.mark.parametrize("clock", [MINUTE, GAME])
@in_a_loop
async def test_a_window_has_its_own_time_and_is_charged_to_nobody(
    tmp_path: Path, clock: dict[str, Any]
) -> None:
    async with house_of(tmp_path, time=Time(), window_seconds=20.0) as h:
        table = await h.open("macau_cards", "Anna", "Bob", "Carl", clock=clock, options=QUESTIONED)
        await table.into_a_window()
        first, second = table.acting
        left = table.table.left
        page = table.page(None)
        assert page.position["running"] == []
        await h.wait(15)
        await table.act(first, "no_reaction")
        assert table.table.left == left
        # The answer does not give the others more time.
        await h.wait(4.9)
        assert table.acting == [second]
        await h.wait(0.1)
        assert (await table.acts())[-1] == (second, "no_reaction", "clock")
        assert table.table.left == left
        assert table.table.state.view(None)["window"] is None


@in_a_loop
async def test_a_window_is_not_longer_than_a_move(tmp_path: Path) -> None:
    async with house_of(tmp_path, time=Time(), window_seconds=20.0) as h:
        clock = {"kind": "move", "seconds": 5}
        table = await h.open("macau_cards", "Anna", "Bob", "Carl", clock=clock, options=QUESTIONED)
        await table.into_a_window()
        await h.wait(5)
        assert [by for _, _, by in await table.acts()] == ["", "clock", "clock"]


@in_a_loop
async def test_a_slow_table_takes_days_and_hurries_nobody(tmp_path: Path) -> None:
    async with house_of(tmp_path, time=Time()) as h:
        table = await h.open("macau_cards", "Anna", "Bob", "Carl", clock=DAYS, options=QUESTIONED)
        await h.wait(2.9 * 86400)
        await table.into_a_window()
        await h.wait(2.9 * 86400)
        assert len(await table.acts()) == 1
        await h.wait(0.1 * 86400)
        assert [by for _, _, by in await table.acts()] == ["", "clock", "clock"]


# ---- windows without a clock ----


@in_a_loop
async def test_a_window_closes_by_itself_where_everybody_sits_at_the_table(tmp_path: Path) -> None:
    async with house_of(tmp_path, time=Time()) as h:
        table = await h.open("macau_cards", "Anna", "Bob", "Carl", options=QUESTIONED)
        pages = [table.page(name) for name in ("Anna", "Bob", "Carl")]
        drew = await table.into_a_window()
        first, second = table.acting
        for page in pages:
            assert page.position["window"] == {"left": 10_000, "whole": 10_000}
            assert sorted(page.position["acting"]) == [first, second]
        await h.wait(6)
        await table.act(first, "no_reaction")
        # Nobody sees who has answered, nor has anybody more time for it
        full = h.house.audiences[table.id].full(drew, None, []).position
        assert sorted(full.acting) == [first, second]
        assert full.window is not None
        assert (full.window.left, full.window.whole) == (4000, 10_000)
        await h.wait(4)
        assert (await table.acts())[-1] == (second, "no_reaction", "clock")
        assert pages[0].position["window"] is None
        # Silence is an answer, and nobody is sent away for it
        assert table.table.misses == [0, 0, 0]
        # A turn takes the time it needs
        before = len(await table.acts())
        await h.wait(10_000)
        assert len(await table.acts()) == before


@in_a_loop
async def test_nobody_is_hurried_who_was_not_there_when_the_window_opened(tmp_path: Path) -> None:
    async with house_of(tmp_path, time=Time()) as h:
        table = await h.open("macau_cards", "Anna", "Bob", "Carl", options=QUESTIONED)
        await table.into_a_window()
        pages = [table.page(name) for name in ("Anna", "Bob", "Carl")]
        assert pages[0].position["window"] is None
        await h.wait(10_000)
        assert len(await table.acts()) == 1


@in_a_loop
async def test_people_who_share_a_device_hand_it_around_in_peace(tmp_path: Path) -> None:
    async with house_of(tmp_path, time=Time()) as h:
        seats = [SeatWish("me"), SeatWish("here", "Bob"), SeatWish("here", "Carl")]
        table = await h.wish("Anna", "macau_cards", *seats, options=QUESTIONED)
        pages = [table.page(seat) for seat in range(3)]
        await table.into_a_window()
        assert pages[0].position["window"] is None
        await h.wait(10_000)
        assert len(await table.acts()) == 1


@in_a_loop
async def test_a_window_for_one_seat_closes_as_well(tmp_path: Path) -> None:
    # Given two people: whoever draws is questioned by the other alone
    async with house_of(tmp_path, time=Time()) as h:
        table = await h.open("macau_cards", "Anna", "Bob", options=QUESTIONED)
        page = table.page("Anna")
        table.page("Bob")
        await table.act(table.mover, "draw")
        asked = table.mover
        assert page.position["acting"] == [asked]
        assert page.position["window"] == {"left": 10_000, "whole": 10_000}
        await h.wait(10)
        assert (await table.acts())[-1] == (asked, "no_reaction", "clock")


@in_a_loop
async def test_silence_in_windows_sends_nobody_away(tmp_path: Path) -> None:
    async with house_of(tmp_path, time=Time(), window_seconds=5.0) as h:
        table = await h.open("macau_cards", "Anna", "Bob", "Carl", clock=GAME, options=QUESTIONED)
        for _ in range(4):
            await table.act(table.mover, "draw")
            await h.wait(5)
        assert table.table.misses == [0, 0, 0]
        assert not any(seat.away for seat in table.table.seats)


# ---- away ----


async def misses(h: Host, table: AtTable, seat: int, times: int) -> None:
    """This seat lets its clock run out so often, the others move."""
    for _ in range(times):
        while table.mover != seat:
            await table.act(table.mover, "draw")
        await h.wait(60)


@in_a_loop
async def test_after_three_misses_in_a_row_a_bot_takes_the_seat(tmp_path: Path) -> None:
    async with house_of(tmp_path, time=Time()) as h:
        table = await h.open("macau_cards", "Anna", "Bob", clock=MINUTE)
        page = table.page("Anna", "en")
        await misses(h, table, 1, 2)
        assert not table.table.seats[1].away
        await misses(h, table, 1, 1)
        assert table.table.seats[1].away
        assert page.heard("table")[-1]["table"]["seats"][1]["away"]
        await table.act("Anna", "draw")
        await table.settled()
        assert (await table.acts())[-1][0::2] == (1, "bot")
        assert table.acting == [0]
        again = await table.reloaded()
        assert again.seats[1].away
        assert again.bot_for(1) == "greedy"


@in_a_loop
async def test_an_own_move_between_misses_counts(tmp_path: Path) -> None:
    async with house_of(tmp_path, time=Time()) as h:
        table = await h.open("macau_cards", "Anna", "Bob", clock=MINUTE)
        await misses(h, table, 1, 2)
        while table.mover != 1:
            await table.act(table.mover, "draw")
        await table.act(1, "draw")
        await misses(h, table, 1, 2)
        assert not table.table.seats[1].away
        assert (await table.reloaded()).misses[1] == 2
        await misses(h, table, 1, 1)
        assert table.table.seats[1].away


@in_a_loop
async def test_whoever_returns_gets_the_seat_back(tmp_path: Path) -> None:
    async with house_of(tmp_path, time=Time()) as h:
        table = await h.open("macau_cards", "Anna", "Bob", clock=MINUTE)
        await misses(h, table, 1, 3)
        await table.come_back("Bob")
        assert not table.table.seats[1].away
        assert table.table.misses[1] == 0
        assert table.table.bot_for(1) is None
        before = table.table.seq
        await table.come_back("Bob")  # a second page
        assert table.table.seq == before
        while table.mover != 1:
            await table.act("Anna", "draw")
            await table.settled()
        await table.act("Bob", "draw")
        assert (await table.acts())[-1] == (1, "draw", "")


@in_a_loop
async def test_a_bot_that_thinks_for_somebody_who_returns_is_too_late(tmp_path: Path) -> None:
    async with house_of(tmp_path, time=Time(), quick=False, bot_pause=1000.0) as h:
        table = await h.open("macau_cards", "Anna", "Bob", clock=MINUTE)
        await h.house.do(table.id, lambda t: drafts.change_seat(t, t.acting[0], away=True))
        seat = table.mover
        (job,) = h.house.attendant.jobs.values()
        await table.come_back(seat)
        assert not job.done()  # it still sleeps over its move
        await table.act(seat, "draw")
        assert len(await table.acts()) == 1


@in_a_loop
async def test_who_is_away_has_no_clock(tmp_path: Path) -> None:
    async with house_of(tmp_path, time=Time(), quick=False, bot_pause=1000.0) as h:
        table = await h.open("macau_cards", "Anna", "Bob", clock=GAME)
        seat = table.mover
        await h.house.do(table.id, lambda t: drafts.change_seat(t, seat, away=True))
        page = table.page(None)
        assert page.position["running"] == []
        assert h.house.attendant.deadline(table.table, seat) is None


# ---- restarts ----


@in_a_loop
async def test_clocks_survive_a_restart(tmp_path: Path) -> None:
    time = Time()
    async with house_of(tmp_path, time=time) as h:
        table = await h.open("macau_cards", "Anna", "Bob", clock=GAME)
        await h.wait(30)
        await table.act(table.mover, "draw")
        left = table.table.left
        again = await table.reloaded()
        assert again.left == left
        await h.wait(10)
        await table.act(table.mover, "draw")
        assert sorted(table.table.left or []) == [75_000, 95_000]


@in_a_loop
async def test_nobody_is_charged_for_the_time_the_server_was_down(tmp_path: Path) -> None:
    time = Time()
    async with house_of(tmp_path, time=time) as h:
        table = await h.open("macau_cards", "Anna", "Bob", clock=GAME)
        seat = table.mover
        await h.wait(40)
    time.passes(100_000)
    async with house_of(tmp_path, time=time) as h:
        table = await h.at(table)
        page = table.page(seat)
        assert page.position["clocks"] == [100_000, 100_000]
        await h.wait(10)
        assert await table.acts() == []
        await table.act(seat, "draw")
        assert (table.table.left or [])[seat] == 95_000


# ---- tables of a process that is gone ----


@in_a_loop
async def test_a_table_says_when_it_needs_somebody(tmp_path: Path) -> None:
    time = Time()
    async with house_of(tmp_path, time=time, window_seconds=20.0) as h:
        untimed = await h.open("macau_cards", "Anna", "Bob")
        await untimed.act(untimed.mover, "draw")
        assert (await untimed.columns())["wakes"] is None
        timed = await h.open("macau_cards", "Anna", "Bob", clock=MINUTE)
        assert (await timed.columns())["wakes"] == time.ms + 60_000
        game = await h.open("macau_cards", "Anna", "Bob", clock=GAME)
        assert (await game.columns())["wakes"] == time.ms + 100_000
        window = await h.open("macau_cards", "A", "B", "C", "D", clock=GAME, options=QUESTIONED)
        await window.into_a_window()
        assert (await window.columns())["wakes"] == time.ms + 20_000
        for seat in window.acting[:2]:  # also when only one has not answered yet
            await window.act(seat, "no_reaction")
            assert (await window.columns())["wakes"] == time.ms + 20_000
        with_bot = await h.open("macau_cards", "Anna", bots=1)
        await with_bot.settled()
        assert (await with_bot.columns())["wakes"] is None
        h.house.attendant.stopping = True
        await with_bot.act("Anna", "draw")
        assert (await with_bot.columns())["wakes"] == time.ms + h.house.attendant.soon


@in_a_loop
async def test_the_watchman_moves_a_table_whose_process_is_gone(tmp_path: Path) -> None:
    time = Time()
    async with house_of(tmp_path, time=time) as gone:
        bots = await gone.open("macau_cards", "Anna", bots=1)
        await bots.settled()
        timed = await gone.open("macau_cards", "Anna", "Bob", clock=MINUTE)
        gone.house.attendant.stopping = True
        await bots.act("Anna", "draw")
    async with house_of(tmp_path, time=time) as here, house_of(tmp_path, time=time) as there:
        await here.house.watchman.take_over(time.ms)
        assert here.house.tables == {}  # nothing is due yet
        time.passes(60)
        for house in (here, there):
            assert house.house.tables == {}
        await here.house.watchman.take_over(time.ms)
        await there.house.watchman.take_over(time.ms)
        await here.settled()
        await there.settled()
        # The first one moved both tables, the other one did not even read them.
        assert set(here.house.tables) == {bots.id, timed.id}
        assert there.house.tables == {}
        moved = await here.at(bots)
        assert [by for _, _, by in await moved.acts()][-1] == "bot"
        assert moved.acting == [0]
        assert (await moved.columns())["wakes"] is None
        # Nobody is charged for the absence: the clock rings a minute after the start.
        waiting = await here.at(timed)
        assert [by for _, _, by in await waiting.acts()] == ["clock"]


@in_a_loop
async def test_one_table_that_cannot_be_moved_does_not_keep_the_others_waiting(
    tmp_path: Path,
) -> None:
    time = Time()
    async with house_of(tmp_path, time=time) as h:
        tables = [await h.open("macau_cards", "Anna", "Bob", clock=MINUTE) for _ in range(4)]
        for table in tables:
            h.house.forget(table.table)
        errors = [KeyError("a bug"), Unavailable("the disk is full")]
        load = house.load

        async def loading(here: house.House, table_id: str) -> Table:
            if errors:
                raise errors.pop()
            return await load(here, table_id)

        time.passes(61)
        with mock.patch.object(house, "load", loading), capture_logs() as logs:
            await h.house.watchman.take_over(time.ms)
        await h.settled()
        assert len(h.house.tables) == 2
        assert [line["event"] for line in logs].count("table.not_moved") == 2
        # The two are not forgotten.
        time.passes(10)
        await h.house.watchman.take_over(time.ms)
        await h.settled()
        assert len(h.house.tables) == 4
        for table in tables:
            assert len(await table.acts()) >= 1


@in_a_loop
async def test_the_watchman_himself_is_not_stopped_by_a_bug(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        rounds: list[int] = []

        async def failing(_: int) -> None:
            rounds.append(len(rounds))
            raise (KeyError("a bug"), Unavailable("the disk is full"))[len(rounds) % 2]

        async def no_sleep(_: float) -> None:
            if len(rounds) > 3:
                raise asyncio.CancelledError

        with (
            mock.patch.object(h.house.watchman, "take_over", failing),
            mock.patch.object(watchman.asyncio, "sleep", no_sleep),
            capture_logs() as logs,
            contextlib.suppress(asyncio.CancelledError),
        ):
            await h.house.watchman.watch()
        assert len(rounds) == 4
        assert len([line for line in logs if line["event"] == "watchman"]) == 4


@in_a_loop
async def test_of_two_processes_that_look_at_once_one_moves_the_table(tmp_path: Path) -> None:
    time = Time()
    async with house_of(tmp_path, time=time) as gone:
        table = await gone.open("macau_cards", "Anna", bots=1)
        await table.settled()
        gone.house.attendant.stopping = True
        await table.act("Anna", "draw")
        before = len(await table.acts())
        wakes = (await table.columns())["wakes"]
    time.passes(60)
    async with house_of(tmp_path, time=time) as here, house_of(tmp_path, time=time) as there:
        for host in (here, there):
            await host.house.watchman.take_over_one(table.id, wakes)
        assert len([1 for host in (here, there) if host.house.tables]) == 1
        await here.settled()
        await there.settled()
        same = await here.at(table)
        acts = await same.acts()
        assert acts[before:].count((1, *acts[before][1:])) >= 1
        assert same.acting == [0]


@in_a_loop
async def test_a_clock_that_cannot_be_stored_rings_again(tmp_path: Path) -> None:
    async with house_of(tmp_path, time=Time()) as h:
        table = await h.open("macau_cards", "Anna", "Bob", clock=MINUTE)
        full = Unavailable("the disk is full")
        with mock.patch.object(h.service.journal, "put_down", side_effect=full):
            await h.wait(60)
        assert await table.acts() == []
        await h.wait(2)
        assert [by for _, _, by in await table.acts()] == ["clock"]


# ---- small things ----


def test_a_clock_has_one_written_form() -> None:
    assert clocks.checked({}) == {}
    assert clocks.checked({"kind": "move", "seconds": 5, "increment": 9}) == {
        "kind": "move",
        "seconds": 5,
        "increment": 0,
    }


@in_a_loop
async def test_the_table_keeps_its_clock_when_people_come_and_go(tmp_path: Path) -> None:
    async with house_of(tmp_path, time=Time()) as h:
        table = await h.open("macau_cards", "Anna", "Bob", "Carl", clock=MINUTE)
        seat = table.mover
        await h.wait(30)
        other = (seat + 1) % 3
        await table.resign(other)
        await seating.want_person(h.house, await h.person("Anna"), table.id, other)
        await table.settled()
        assert table.mover == seat or other == 0
        await h.wait(30)
        assert (await table.acts())[0] == (seat, "draw", "clock")


def test_a_restart_gives_no_new_days_but_a_while_at_least() -> None:
    started, day = 1_000_000_000_000, 86_400_000
    # A table that was opened two days before the start has one day left.
    opened = max(started - 2 * day, clocks.counts_from(DAYS, started))
    assert opened + 3 * day == started + day
    # One that ran out while the server was down has ten minutes.
    opened = max(started - 9 * day, clocks.counts_from(DAYS, started))
    assert opened + 3 * day == started + 600_000
    # Quick clocks start anew.
    assert clocks.counts_from(MINUTE, started) == started
    assert clocks.counts_from(GAME, started) == started


# ---- what was found by somebody who tried to break it ----


@in_a_loop
async def test_a_window_that_was_open_before_a_restart_is_not_closed_by_the_first_answer(
    tmp_path: Path,
) -> None:
    async with house_of(tmp_path, time=Time()) as h:
        table = await h.open("macau_cards", "Anna", "Bob", "Cyd", options=QUESTIONED, seed=3)
        await table.into_a_window()
        first, second = table.acting
        await table.reloaded()
        pages = [table.page(name) for name in ("Anna", "Bob", "Cyd")]
        h.time.passes(30)
        await table.act(first, "no_reaction")
        await table.settled()
        assert table.acting == [second]
        assert [page.position["window"] for page in pages] == [None] * 3
