"""Tables over days: which of them wait for somebody, pauses, days off, and how they end."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from carrack.server.tables import clocks, days_off, facts, lobby, rows, seating
from carrack.server.wire import showing, waiting
from carrack.server.wire.log import table_line
from carrack.server.wire.messages import RestInfo

from .tables import QUESTIONED, AtTable, Host, Time, both, house_of, in_a_loop, refused

DAY = 86_400
MOVE = {"kind": "move", "seconds": 3 * DAY}
FISCHER = {"kind": "game", "seconds": 5 * DAY, "increment": DAY}
QUICK = {"kind": "move", "seconds": 60}


async def waits(h: Host, name: str) -> list[lobby.Waiting]:
    return await lobby.tables_waiting(h.service.database, h.people[name].id, "en")


async def paused(table: AtTable, days: int) -> None:
    """All agree to a pause, or with none to its end."""
    await table.offer("Anna", "pause", days=days)
    await table.answer("Bob", True)
    await table.settled()


# ---- which tables wait ----


@in_a_loop
async def test_tables_that_wait_for_me_are_told_those_with_the_least_time_first(
    tmp_path: Path,
) -> None:
    async with house_of(tmp_path, time=Time()) as h:
        slow = await h.open("macau_cards", "Anna", "Bob", clock=MOVE, name="Slow")
        quick = await h.open("macau_cards", "Anna", "Bob", clock=QUICK, name="Live")
        week = await h.open("macau_cards", "Anna", "Bob", clock={**MOVE, "seconds": 7 * DAY})
        await h.wait(0)
        mover = slow.table.names[slow.mover]
        found = await waits(h, mover)
        # A live table has no deadline that a list could tell.
        assert [one.id for one in found] == [slow.id, week.id, quick.id]
        assert found[0].due == h.time.ms + 3 * DAY * 1000
        assert found[2].due is None
        assert found[0].others == [slow.table.names[1 - slow.mover]]
        other = slow.table.names[1 - slow.mover]
        assert await waits(h, other) == []
        await slow.act(mover, slow.legal(mover)[0])
        while slow.mover == slow.seat(mover):
            await slow.act(mover, slow.legal(mover)[0])
        assert [one.id for one in await waits(h, other)] == [slow.id]


@in_a_loop
async def test_among_ones_own_tables_those_with_the_least_time_come_first(tmp_path: Path) -> None:
    async with house_of(tmp_path, time=Time()) as h:
        week = await h.open(
            "macau_cards", "Anna", "Bob", seed=1, clock={**MOVE, "seconds": 7 * DAY}
        )
        day = await h.open("macau_cards", "Anna", "Bob", seed=1, clock={**MOVE, "seconds": DAY})
        calm = await h.open("macau_cards", "Anna", "Bob", seed=1)
        await h.wait(0)
        mover = h.people[day.table.names[day.mover]].id
        found = await lobby.tables_of(h.service.database, mover, False)
        assert [one.id for one in found] == [day.id, week.id, calm.id]


@in_a_loop
async def test_a_row_tells_what_is_asked_and_not_only_whose_turn_it_is(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macao", "Anna", "Bob", clock=MOVE)
        name = table.table.names[table.mover]
        person, seat = h.people[name], table.mover
        found = await waiting.what_is_asked(h.house, await waits(h, name), person.id, "de")
        expected = showing.position(table.table, seat, "de", table.table.state.view(seat)).prompt
        assert [one.asked for one in found] == [expected]
        assert expected


@in_a_loop
async def test_a_seat_that_a_bot_plays_or_that_gave_up_waits_for_nobody(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob", "Carl", clock=MOVE)
        h.house.attendant.stopping = True  # the bot does not move
        name = table.table.names[table.mover]
        await table.resign(name)
        assert await waits(h, name) == []


@in_a_loop
async def test_right_after_a_change_no_list_tells_a_deadline_that_is_none(tmp_path: Path) -> None:
    async with house_of(tmp_path, time=Time()) as h:
        table = await h.open("macau_cards", "Anna", "Bob", clock=MOVE)
        name = table.table.names[table.mover]
        await table.offer(name, "end")  # the server looks at the table again within moments
        (found,) = await waits(h, name)
        assert found.due is None


@in_a_loop
async def test_where_somebody_rests_no_list_tells_whose_time_comes_next(tmp_path: Path) -> None:
    async with house_of(tmp_path, time=Time()) as h:
        people = ("Anna", "Bob", "Carl")
        table = await h.open("macau_cards", *people, clock=MOVE, options=QUESTIONED)
        drew = await table.into_a_window()
        await h.wait(0)
        first, second = (table.table.names[seat] for seat in range(3) if seat != drew)
        assert [one.due is None for one in await waits(h, first)] == [False]
        await days_off.take(h.house, h.people[second], 10)
        await h.wait(0)
        assert [one.due is None for one in await waits(h, first)] == [True]
        (listed,) = await lobby.tables_of(h.service.database, h.people[first].id, False)
        assert (listed.your_turn, listed.due) == (True, None)


# ---- clocks ----


@pytest.mark.parametrize("clock", [{**FISCHER, "increment": 7 * DAY}, MOVE, FISCHER])
def test_days_and_increments_of_days_are_taken(clock: dict[str, Any]) -> None:
    assert clocks.checked(clock)["seconds"] == clock["seconds"]


def test_an_increment_of_more_than_a_week_is_refused() -> None:
    with refused("clock.value"):
        clocks.checked({**FISCHER, "increment": 7 * DAY + 1})


@in_a_loop
async def test_whoever_moves_gets_a_day_back(tmp_path: Path) -> None:
    async with house_of(tmp_path, time=Time()) as h:
        table = await h.open("macau_cards", "Anna", "Bob", clock=FISCHER)
        seat = table.mover
        await h.wait(2 * DAY)
        while table.mover == seat:
            await table.act(seat, table.legal(seat)[0])
        assert table.table.left is not None
        assert table.table.left[seat] == 4 * DAY * 1000


@in_a_loop
async def test_where_a_game_has_days_a_window_has_one_for_everybody(tmp_path: Path) -> None:
    async with house_of(tmp_path, time=Time()) as h:
        people = ("Anna", "Bob", "Carl")
        table = await h.open("macau_cards", *people, clock=FISCHER, options=QUESTIONED)
        await table.into_a_window()
        asked = table.acting
        await h.wait(DAY - 1)
        assert table.acting == asked
        await h.wait(2)
        assert table.acting != asked


def test_a_restart_leaves_whoever_has_least_a_while_and_gives_nobody_days() -> None:
    started, day = 1_000_000_000_000, DAY * 1000
    assert clocks.counts_from(FISCHER, started, [4 * day]) + 4 * day == started + 600_000
    opened = max(started - 2 * day, clocks.counts_from(FISCHER, started, [4 * day]))
    assert opened == started - 2 * day


# ---- a pause ----


@in_a_loop
async def test_a_pause_that_all_agree_to_stops_every_clock(tmp_path: Path) -> None:
    async with house_of(tmp_path, time=Time()) as h:
        table = await h.open("macau_cards", "Anna", "Bob", clock=MOVE)
        seat = table.mover
        page = table.page(None, "en")
        await h.wait(2 * DAY)
        await paused(table, days=5)
        until = h.time.ms + 5 * DAY * 1000
        assert "Anna asks for a pause of 5 days" in page.log
        (told,) = page.heard("table")[-1]["table"]["rests"]
        assert told == {"seat": None, "until": until}
        assert showing.running(table.table) == []
        assert showing.shown_clocks(table.table)[seat] == DAY * 1000  # type: ignore[index]
        await h.wait(5 * DAY)
        assert await table.acts() == []
        await h.wait(DAY + 1)
        assert [by for _, _, by in await table.acts()] == ["clock"]


@in_a_loop
async def test_one_who_does_not_agree_keeps_the_clocks_running(tmp_path: Path) -> None:
    async with house_of(tmp_path, time=Time()) as h:
        table = await h.open("macau_cards", "Anna", "Bob", clock=MOVE)
        await table.offer("Anna", "pause", days=5)
        await table.answer("Bob", False)
        await table.settled()
        assert showing.rests_now(table.table) == []
        assert showing.running(table.table) == [table.mover]


@in_a_loop
async def test_a_pause_ends_sooner_when_all_agree(tmp_path: Path) -> None:
    async with house_of(tmp_path, time=Time()) as h:
        table = await h.open("macau_cards", "Anna", "Bob", clock=MOVE)
        await paused(table, days=5)
        await h.wait(DAY)
        await paused(table, days=0)
        assert showing.rests_now(table.table) == []
        assert showing.shown_clocks(table.table)[table.mover] == 3 * DAY * 1000  # type: ignore[index]


@in_a_loop
async def test_what_was_played_during_a_pause_costs_no_time(tmp_path: Path) -> None:
    async with house_of(tmp_path, time=Time()) as h:
        table = await h.open("macau_cards", "Anna", "Bob", clock=FISCHER)
        seat = table.mover
        await paused(table, days=3)
        await h.wait(2 * DAY)
        while table.mover == seat:
            await table.act(seat, table.legal(seat)[0])
        assert table.table.left is not None
        assert table.table.left[seat] == 6 * DAY * 1000


@in_a_loop
async def test_a_pause_outlasts_a_restart_and_wakes_its_table(tmp_path: Path) -> None:
    async with house_of(tmp_path, time=Time()) as h:
        table = await h.open("macau_cards", "Anna", "Bob", clock=MOVE)
        await paused(table, days=5)
        until = h.time.ms + 5 * DAY * 1000
        again = await table.reloaded()
        assert showing.rests_now(again) == [RestInfo(None, until)]
        assert h.house.attendant.looks_again(again) == until


@in_a_loop
async def test_nobody_is_told_during_a_pause_and_whoever_has_to_act_is_told_behind_it(
    tmp_path: Path,
) -> None:
    async with house_of(tmp_path, time=Time()) as h:
        table = await h.open("macau_cards", "Anna", "Bob", clock=MOVE)
        await paused(table, days=5)
        h.service.notices.waiting.clear()
        await h.wait(DAY)
        assert not h.service.notices.waiting
        await h.wait(4 * DAY)
        assert list(h.service.notices.waiting) == [(table.id, table.mover)]


@pytest.mark.parametrize(
    ("wish", "days", "code"),
    [
        ({}, 5, "pause.no_clock"),
        ({"clock": MOVE}, 0, "pause.none"),
    ],
)
@in_a_loop
async def test_what_cannot_pause_says_why(
    tmp_path: Path, wish: dict[str, Any], days: int, code: str
) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob", **wish)
        with refused(code):
            await table.offer("Anna", "pause", days=days)


# ---- days off ----


@in_a_loop
async def test_on_days_off_ones_own_clocks_stand_and_those_of_others_run(tmp_path: Path) -> None:
    async with house_of(tmp_path, time=Time()) as h:
        table = await h.open("macau_cards", "Anna", "Bob", clock=MOVE)
        live = await h.open("macau_cards", "Anna", "Bob", clock=QUICK)
        seat = table.mover
        person = h.people[table.table.names[seat]]
        stands = await days_off.take(h.house, person, 10)
        assert stands == days_off.DaysOff(h.time.ms + 10 * DAY * 1000, 20)
        assert showing.rests_now(table.table) == [RestInfo(seat, h.time.ms + 10 * DAY * 1000)]
        assert showing.rests_now(live.table) == []
        await h.wait(10 * DAY)
        assert await table.acts() == []
        await h.wait(3 * DAY + 1)
        assert [by for _, _, by in await table.acts()] == ["clock"]


@in_a_loop
async def test_whoever_comes_back_sooner_keeps_the_days(tmp_path: Path) -> None:
    async with house_of(tmp_path, time=Time()) as h:
        table = await h.open("macau_cards", "Anna", "Bob", clock=MOVE)
        person = h.people[table.table.names[table.mover]]
        await days_off.take(h.house, person, 10)
        await h.wait(DAY * 1.5)
        assert await days_off.end(h.house, person) == days_off.DaysOff(None, 28)
        assert showing.rests_now(table.table) == []
        await h.wait(3 * DAY + 1)
        assert [by for _, _, by in await table.acts()] == ["clock"]


@in_a_loop
async def test_a_table_that_ends_meanwhile_keeps_no_other_from_resting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house_of(tmp_path, time=Time()) as h:
        over = await h.open("macau_cards", "Anna", "Bob", clock=MOVE)
        table = await h.open("macau_cards", "Anna", "Bob", clock=MOVE)
        await over.offer("Anna", "end")
        await over.answer("Bob", True)
        await over.settled()
        anna, seat = await h.person("Anna"), table.seat("Anna")

        async def found_before(*_: object) -> list[tuple[str, int]]:
            return [(over.id, over.seat("Anna")), (table.id, seat)]

        monkeypatch.setattr(days_off, "seats_over_days", found_before)
        until = h.time.ms + 3 * DAY * 1000
        assert await days_off.take(h.house, anna, 3) == days_off.DaysOff(until, 27)
        assert showing.rests_now(table.table) == [RestInfo(seat, until)]


@in_a_loop
async def test_thirty_days_a_year_are_all_there_are(tmp_path: Path) -> None:
    async with house_of(tmp_path, time=Time()) as h:
        anna = await h.person("Anna")
        await days_off.take(h.house, anna, 20)
        with refused("days_off.taken"):
            await days_off.take(h.house, anna, 1)
        await h.wait(21 * DAY)
        with refused("days_off.too_many"):
            await days_off.take(h.house, anna, 11)
        assert (await days_off.take(h.house, anna, 10)).left == 0
        await h.wait(366 * DAY)
        assert (await days_off.of(h.service.database, anna.id)).left == 30


@in_a_loop
async def test_two_wishes_at_once_take_the_days_once(tmp_path: Path) -> None:
    async with house_of(tmp_path, time=Time()) as h:
        anna = await h.person("Anna")
        first, second = await both(
            days_off.take(h.house, anna, 20), days_off.take(h.house, anna, 20)
        )
        failed = [one for one in (first, second) if isinstance(one, Exception)]
        assert len(failed) == 1
        assert (await days_off.of(h.service.database, anna.id)).left == 10


@in_a_loop
async def test_days_off_hold_where_the_server_was_killed_before_the_table_knew(
    tmp_path: Path,
) -> None:
    async with house_of(tmp_path, time=Time()) as h:
        table = await h.open("macau_cards", "Anna", "Bob", clock=MOVE)
        seat = table.mover
        person = h.people[table.table.names[seat]]
        # Given days off that were stored, and a server that stopped before it told the tables
        with mock.patch.object(days_off, "rest_everywhere"):
            await days_off.take(h.house, person, 10)
        assert await table.rows(rows.REST) == []
        # When the time would be up
        await h.wait(3 * DAY + 1)
        # Then the seat rests, from the first of the days on
        assert await table.acts() == []
        assert len(await table.rows(rows.REST)) == 1
        await h.wait(7 * DAY - 2)
        assert await table.acts() == []
        await h.wait(3 * DAY + 2)
        assert [by for _, _, by in await table.acts()] == ["clock"]


@in_a_loop
async def test_whose_time_was_up_before_the_days_began_gets_none_back(tmp_path: Path) -> None:
    async with house_of(tmp_path, time=Time()) as h:
        table = await h.open("macau_cards", "Anna", "Bob", clock=MOVE)
        person = h.people[table.table.names[table.mover]]
        h.time.passes(4 * DAY)  # nobody looked at the clock meanwhile
        with mock.patch.object(days_off, "rest_everywhere"):
            await days_off.take(h.house, person, 10)
        await h.wait(0)
        assert [by for _, _, by in await table.acts()] == ["clock"]


def test_rests_that_lie_over_each_other_count_once() -> None:
    assert clocks.rested([(10, 20), (12, 18), (19, 25)], 0, 100) == 15
    assert clocks.runs_out([(10, 20), (12, 18), (19, 25)], 0, 30) == 45
    assert clocks.runs_out([(10, 20)], 0, 10) == 10  # the time was up when the rest began


# ---- a table that nobody can finish ----


@in_a_loop
async def test_a_game_without_a_clock_ends_when_nobody_has_moved_for_three_months(
    tmp_path: Path,
) -> None:
    async with house_of(tmp_path, time=Time()) as h:
        table = await h.open("macau_cards", "Anna", "Bob")
        timed = await h.open("macau_cards", "Anna", "Bob", clock=MOVE)
        anna = h.people["Anna"].id
        h.time.passes(61 * DAY)
        listed = {one.id: one for one in await lobby.tables_of(h.service.database, anna, False)}
        # A list says so a month before.
        assert listed[table.id].ends == table.table.last_time + facts.IDLE_AFTER
        assert listed[timed.id].ends is None
        h.time.passes(30 * DAY)
        h.house.watchman.next_closing = 0.0
        await h.house.watchman.close_forgotten()
        assert (table.status, table.table.facts.reason) == ("ended", "forgotten")
        ending = {"type": "table_end", "status": "ended", "reason": "forgotten"}
        assert "three months" in table_line("en", ending, table.table.names, None)
        assert table.table.facts.result is None
        assert timed.status == "playing"  # its clock sees to it


@in_a_loop
async def test_a_game_in_which_somebody_moved_lately_goes_on(tmp_path: Path) -> None:
    async with house_of(tmp_path, time=Time()) as h:
        table = await h.open("macau_cards", "Anna", "Bob")
        h.time.passes(80 * DAY)
        await table.act(table.mover, table.legal(table.mover)[0])
        h.time.passes(80 * DAY)
        h.house.watchman.next_closing = 0.0
        await h.house.watchman.close_forgotten()
        assert table.status == "playing"


@in_a_loop
async def test_a_game_that_may_not_grow_any_more_ends_as_it_stands(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob")
        with mock.patch("carrack.server.tables.attending.MOST_ROWS", table.table.seq + 1):
            await table.act(table.mover, table.legal(table.mover)[0])
            await table.settled()
        assert (table.status, table.table.facts.reason) == ("ended", "too_long")


@in_a_loop
async def test_where_everybody_is_away_bots_play_to_the_end(tmp_path: Path) -> None:
    async with house_of(tmp_path, time=Time()) as h:
        table = await h.open("macau_cards", "Anna", "Bob", clock=MOVE)
        for _ in range(40):
            if not table.table.is_playing:
                break
            await h.wait(3 * DAY + 1)
        assert table.status == "finished"
        assert all(seat.away for seat in table.table.seats)
        await seating.come_back(h.house, table.table, 0)
        assert table.status == "finished"
