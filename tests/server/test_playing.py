"""Answering decisions: stale ones, double ones, and windows in which several answer in secret."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from carrack.server.tables import drafts, lobby, rows
from carrack.server.wire.showing import table_info

from .tables import QUESTIONED, AtTable, Page, Time, both, house_of, in_a_loop, refused

# ---- one decision, one answer ----


@in_a_loop
async def test_an_action_is_told_once_it_is_stored(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob")
        seat = table.mover
        page = table.page(seat, "en")
        number = await table.act(seat, "draw")
        (row,) = await table.rows(rows.ACT)
        assert (row.seat, row.body, row.user_id) == (
            seat,
            {"action": {"type": "draw"}},
            table.user(seat),
        )
        assert row.fingerprint == table.table.fingerprint == table.table.state.fingerprint()
        assert page.n == number == table.table.numbers[seat]
        assert page.view == table.table.state.view(seat)
        assert page.log


@in_a_loop
async def test_an_answer_to_an_old_decision_is_refused(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macao", "Anna", "Bob")
        await table.until("actions")
        seat = table.mover
        old = table.table.decision(seat)
        await table.act(seat, {"type": "move_wall", "distance": 1})
        before = table.table.seq
        with refused("decision.stale"):
            await table.act(seat, "pass", decision=old)
        with refused("decision.stale"):
            await table.act(seat, "pass", decision="0.999")
        with refused("seat.not_acting"):
            await table.act(1 - seat, "pass")
        assert table.table.seq == before
        await table.act(seat, "pass")


@pytest.mark.parametrize(
    ("seat", "action", "code"),
    [
        (5, {"type": "draw"}, "seat.unknown"),
        (-1, {"type": "draw"}, "seat.unknown"),
        (None, {"type": "fly"}, "action.unknown"),
        (None, {}, "action.unknown"),
        (None, {"type": "draw", "twice": True}, "action.unknown"),
        (None, {"type": "play", "card": ["7S"]}, "action.unknown"),
        (None, {"type": "challenge"}, "challenge.not_now"),
    ],
)
@in_a_loop
async def test_what_is_not_legal_is_refused_and_leaves_no_trace(
    tmp_path: Path, seat: int | None, action: dict[str, Any], code: str
) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob")
        mover = table.mover
        decision = table.table.decision(mover) or ""
        before = (table.table.seq, table.table.fingerprint, dict(table.table.numbers))
        where = mover if seat is None else seat
        with refused(code):
            await h.house.do(table.id, lambda t: drafts.act(t, where, decision, action))
        assert before == (table.table.seq, table.table.fingerprint, table.table.numbers)
        assert len(await table.rows(rows.ACT)) == 0


@in_a_loop
async def test_the_journal_holds_an_action_in_its_one_form(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macao", "Anna", "Bob")
        await table.play_on(Random(3), 30)
        await table.reloaded()
        for row in await table.rows(rows.ACT):
            assert json.loads(json.dumps(row.body["action"])) == row.body["action"]


@in_a_loop
async def test_nothing_is_played_before_the_start_or_after_the_end(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob", start=False)
        for deed in (table.act("Anna", "draw"), table.resign("Anna"), table.offer("Anna", "end")):
            with refused("table.not_playing"):
                await deed
        page = table.page("Anna", "en")
        assert (page.view, page.position["turn"], page.position["clocks"]) == ({}, None, None)


@in_a_loop
async def test_a_game_is_played_to_its_end(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob", options={"turn_limit": 12})
        pages = [table.page(who, "de") for who in ("Anna", "Bob", None)]
        await table.play_on(Random(5))
        assert table.status == "finished"
        facts, columns = table.table.facts, await table.columns()
        assert facts.result == table.table.state.result() == columns["result"]
        assert (columns["status"], columns["acting"], columns["wakes"]) == ("finished", "", None)
        assert columns["ended"] == facts.ended == table.table.last_time
        for page in pages:
            last = page.heard("table")[-1]["table"]
            assert (last["status"], last["result"]) == ("finished", facts.result)
            assert last["scores"] == table.table.state.scores()
            assert (page.position["turn"], page.position["undo"]) == (None, 0)


# ---- twice ----


@in_a_loop
async def test_the_same_message_twice_has_one_effect_and_one_answer(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob")
        seat = table.mover
        decision = table.table.decision(seat)
        twice = [table.act(seat, "draw", decision=decision, message="x") for _ in range(3)]
        found = await both(*twice)
        assert len(set(found)) == 1
        assert len(await table.rows(rows.ACT)) == 1
        # Also much later, and after a restart.
        await table.act(1 - seat, "draw")
        assert await table.act(seat, "draw", decision=decision, message="x") == found[0]
        await table.reloaded()
        assert await table.act(seat, "draw", decision=decision, message="x") == found[0]
        assert len(await table.rows(rows.ACT)) == 2


@in_a_loop
async def test_two_people_may_use_the_same_message_id(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob")
        for _ in range(2):
            await table.act(table.mover, "draw", message="1")
        assert len(await table.rows(rows.ACT)) == 2


@in_a_loop
async def test_two_tabs_answer_differently_and_one_counts(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob", seed=2)
        seat = table.mover
        decision = table.table.decision(seat)
        actions = table.legal(seat)[:2]
        found = await both(*(table.act(seat, one, decision=decision) for one in actions))
        assert isinstance(found[0], int)
        assert getattr(found[1], "code", None) in ("decision.stale", "seat.not_acting")
        (row,) = await table.rows(rows.ACT)
        assert row.body["action"] == actions[0]


@in_a_loop
async def test_what_was_begun_is_finished_when_its_sender_goes_away(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob")
        seat = table.mover
        page = table.page(1 - seat)
        click = asyncio.create_task(table.act(seat, "draw"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        click.cancel()
        with pytest.raises(asyncio.CancelledError):
            await click
        while h.house.under_way:
            await asyncio.sleep(0)
        assert len(await table.rows(rows.ACT)) == 1
        assert page.position["turn"] is not None  # the other one has heard of it
        await table.act(1 - seat, "draw")


# ---- windows ----


def heard_by_others(table: AtTable, pages: dict[int | None, Page]) -> dict[int | None, Any]:
    """All that everybody has on the screen, by seat."""
    return {
        seat: json.dumps([page.news, page.numbers, page.views, page.positions], sort_keys=True)
        for seat, page in pages.items()
    }


async def told_to_everybody(table: AtTable) -> str:
    """What anybody may ask for: the table, the lobby, a fresh look from every chair."""
    database = table.host.service.database
    running = await lobby.running_tables(database, None)
    opened = await lobby.open_tables(database, None)
    return repr([table_info(table.table), running, opened])


def looks(table: AtTable, seat: int | None, language: str | None = "en") -> Any:
    """A fresh look from one chair."""
    full = table.house.audiences[table.id].full(seat, language, [])
    position = full.position
    known = [position.turn, position.undo, position.undo_agreed, position.clocks, position.running]
    return [full.n, full.view, known, position.prompt]


@pytest.mark.parametrize("clock", [{}, {"kind": "game", "seconds": 300, "increment": 2}])
@in_a_loop
async def test_nobody_sees_who_has_answered_in_a_window(
    tmp_path: Path, clock: dict[str, Any]
) -> None:
    time = Time()
    async with house_of(tmp_path, time=time) as h:
        names = ("Anna", "Bob", "Carl", "Dora")
        options = QUESTIONED
        table = await h.open("macau_cards", *names, options=options, clock=clock, public=True)
        owner = await table.into_a_window()
        asked = table.acting
        pages: dict[int | None, Page] = {
            seat: table.page(seat, "en") for seat in (None, 0, 1, 2, 3)
        }
        time.passes(1)
        for answering in asked[:-1]:
            others = [seat for seat in pages if seat != answering]
            decisions = {seat: table.table.decision(seat) for seat in asked if seat != answering}
            before = heard_by_others(table, pages)
            seen = {seat: looks(table, seat) for seat in others}
            public = await told_to_everybody(table)
            time.passes(0.3)
            await table.act(answering, "no_reaction")
            after = heard_by_others(table, pages)
            assert {seat: after[seat] for seat in others} == {seat: before[seat] for seat in others}
            assert after[answering] != before[answering]
            assert {seat: looks(table, seat) for seat in others} == seen
            assert await told_to_everybody(table) == public
            for seat, decision in decisions.items():
                assert table.table.decision(seat) in (decision, None)
            # Who has answered cannot answer again.
            with refused("seat.not_acting"):
                await table.act(answering, "challenge", decision=decisions.popitem()[1])
        await table.act(asked[-1], "no_reaction")
        assert len({page.n for page in (pages[owner], pages[None])}) == 1
        closed = {"type": "window_closed", "owner": owner}
        assert all(closed in page.events for page in pages.values())


@in_a_loop
async def test_one_answer_in_a_window_does_not_make_another_stale(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob", "Carl", "Dora", options=QUESTIONED)
        owner = await table.into_a_window()
        asked = table.acting
        decisions = {seat: table.table.decision(seat) for seat in asked}
        found = await both(
            *(table.act(seat, "no_reaction", decision=decisions[seat]) for seat in asked)
        )
        assert all(isinstance(number, int) for number in found)
        assert [row.seat for row in await table.rows(rows.ACT)] == [owner, *asked]


@in_a_loop
async def test_the_first_challenge_closes_the_window_for_the_others(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob", "Carl", "Dora", options=QUESTIONED)
        await table.into_a_window()
        asked = table.acting
        decisions = {seat: table.table.decision(seat) for seat in asked}
        found = await both(
            *(table.act(seat, "challenge", decision=decisions[seat]) for seat in asked)
        )
        codes = [getattr(one, "code", "done") for one in found]
        assert codes[0] == "done"
        assert set(codes[1:]) <= {"decision.stale", "seat.not_acting"}


@in_a_loop
async def test_a_race_for_macau_hides_who_stays_quiet(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        hands = {"hand_size_by_players": {"3": 2}, "runs": False, "sets": False}
        table = await h.open("macau_cards", "Anna", "Bob", "Carl", options=hands, seed=0)
        luck = Random(1)
        while table.table.state.view(None)["phase"] != "macau_window":
            plays = [one for one in table.legal(table.mover) if one["type"] == "play"]
            await table.act(table.mover, luck.choice(plays or table.legal(table.mover)))
        assert table.acting == [0, 1, 2]
        owner = table.table.state.view(None)["current"]
        others = [seat for seat in (0, 1, 2) if seat != owner]
        pages: dict[int | None, Page] = {seat: table.page(seat) for seat in (None, 0, 1, 2)}
        before = heard_by_others(table, pages)
        await table.act(others[0], "no_reaction")
        after = heard_by_others(table, pages)
        assert [seat for seat in pages if after[seat] != before[seat]] == [others[0]]
        await table.act(owner, "say_macau")
        assert all({"type": "macau_said", "seat": owner} in page.events for page in pages.values())


@in_a_loop
async def test_lists_of_tables_do_not_tell_that_somebody_answered(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        names = ("Anna", "Bob", "Carl", "Dora")
        tables = [await h.open("macau_cards", *names, options=QUESTIONED) for _ in range(3)]
        for table in tables:
            await table.into_a_window()
        table = tables[0]
        answering = table.acting[0]
        users = {seat: table.user(seat) for seat in range(4) if seat != answering}

        async def lists() -> list[Any]:
            found = [
                await lobby.tables_of(h.service.database, str(user), False)
                for user in users.values()
            ]
            return [[(one.id, one.your_turn) for one in each] for each in found]

        before = await lists()
        await table.act(answering, "no_reaction")
        assert await lists() == before
