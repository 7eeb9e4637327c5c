"""Actions chosen beforehand: played when their time comes, dropped when they are not possible."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from carrack.server.tables import drafts, rows
from carrack.server.wire import showing
from carrack.server.wire.log import texts_of

from .tables import QUESTIONED, AtTable, both, house_of, in_a_loop, refused


@in_a_loop
async def test_a_plan_is_played_when_its_turn_comes(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob")
        seat = table.mover
        page, other = table.page(1 - seat), table.page(seat)
        await table.plan(1 - seat, "draw", "draw")
        planned = [{"type": "draw"}, {"type": "draw"}]
        assert page.position["plan"] == {"actions": planned, "auto_pass": False}
        await table.settled()
        assert await table.acts() == []
        await table.act(seat, "draw")
        await table.settled()
        assert await table.acts() == [(seat, "draw", ""), (1 - seat, "draw", "plan")]
        assert page.position["plan"] == {"actions": planned[1:], "auto_pass": False}
        await table.act(seat, "draw")
        await table.settled()
        assert len(await table.acts()) == 4
        assert page.position["plan"] is None
        assert other.position["turn"] is not None


@in_a_loop
async def test_a_plan_is_shown_in_words_to_whoever_made_it(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob")
        seat = 1 - table.mover
        await table.plan(seat, "draw")
        found = await h.house.table(table.id)
        view = found.state.view(seat)
        own = showing.position(found, seat, "de", view).plan
        assert own is not None
        assert own["said"] == [texts_of("macau_cards", "de").action({"type": "draw"}, [], view)]
        assert showing.position(found, 1 - seat, "de", found.state.view(1 - seat)).plan is None


@in_a_loop
async def test_a_plan_for_the_open_decision_is_played_at_once(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob")
        seat = table.mover
        await table.plan(seat, "draw")
        await table.settled()
        assert await table.acts() == [(seat, "draw", "plan")]


@in_a_loop
async def test_a_plan_that_is_not_possible_is_dropped_and_told(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob")
        seat = table.mover
        page, other = table.page(1 - seat), table.page(seat)
        await table.plan(1 - seat, "accept", "draw", auto_pass=True)
        await table.act(seat, "draw")
        await table.settled()
        assert page.heard("plan_dropped") == [
            {
                "type": "plan_dropped",
                "table": table.id,
                "seat": 1 - seat,
                "action": {"type": "accept"},
            }
        ]
        assert other.heard("plan_dropped") == []
        assert not table.table.plans[1 - seat]
        assert page.position["plan"]["dropped"] == {"type": "accept"}
        assert page.position["plan"]["actions"] == []
        assert len(await table.acts()) == 1
        assert table.mover == 1 - seat
        assert not (await table.reloaded()).plans[1 - seat]


@in_a_loop
async def test_a_plan_is_forgotten_when_another_one_is_made(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob")
        seat = table.mover
        await table.plan(1 - seat, "draw")
        await table.plan(1 - seat)
        await table.act(seat, "draw")
        await table.settled()
        assert len(await table.acts()) == 1


@pytest.mark.parametrize("action", [{"type": "fly"}, {}, {"type": "play", "card": 10**30}])
@in_a_loop
async def test_a_plan_that_means_nothing_is_refused_at_once(
    tmp_path: Path, action: dict[str, Any]
) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob")
        with refused("action.unknown"):
            await table.plan(0, action)
        assert await table.rows(rows.PLAN) == []


@in_a_loop
async def test_an_action_by_hand_is_not_the_end_of_a_plan(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob", seed=2)
        seat = table.mover
        page = table.page(seat)
        async with table.table.lock:  # the plan and the click come at the same time
            click = table.act(seat, "draw")
            planning = both(click, table.plan(seat, "draw"))
            _, found = await both(_released(table), planning)
        assert [isinstance(one, int) for one in found] == [True, True]
        await table.settled()
        assert await table.acts() == [(seat, "draw", "")]
        assert page.heard("plan_dropped") == []
        await table.act(1 - seat, "draw")
        await table.settled()
        assert (await table.acts())[2:] == [(seat, "draw", "plan")]


async def _released(table: AtTable) -> None:
    table.table.lock.release()
    await table.host.settled()
    await table.table.lock.acquire()


@in_a_loop
async def test_a_plan_that_comes_too_late_for_its_decision_waits_for_the_next(
    tmp_path: Path,
) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob", seed=2)
        first = table.mover
        seat = 1 - first
        page = table.page(seat)
        attendant = h.house.attendant
        moves = attendant.plan_moves
        with mock.patch.object(attendant, "attend"):
            await table.plan(seat, "draw")
            await table.act(first, "draw")
            decision = table.table.decision(seat)
            late = moves(table.table, seat, decision or "")
            await table.act(seat, "draw")
        await late
        assert page.heard("plan_dropped") == []
        assert await table.acts() == [(first, "draw", ""), (seat, "draw", "")]
        assert table.table.plans[seat].actions == [{"type": "draw"}]


# ---- passing by itself ----


@in_a_loop
async def test_passing_by_itself_happens_only_when_nothing_else_is_possible(
    tmp_path: Path,
) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macao", "Anna", "Bob", seed=7)
        page = table.page("Bob")
        await table.plan("Bob", auto_pass=True)
        # In the third round nobody has any cubes.
        while table.table.state.view(None)["round"] < 4:
            state, seat = table.table.state, table.mover
            assert (seat, table.legal(seat)) != (1, [{"type": "pass"}])
            await table.act(seat, state.game.action(state, seat, state.default_action(seat)))
            await table.settled()
        acts = await table.acts()
        assert acts.count((1, "pass", "pass")) == 1
        assert acts.count((1, "pass", "")) == 2
        assert page.position["plan"] == {"actions": [], "auto_pass": True}


@in_a_loop
async def test_in_a_window_nobody_passes_by_itself(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob", "Carl", options=QUESTIONED)
        for seat in range(3):
            await table.plan(seat, auto_pass=True)
        await table.into_a_window()
        await table.settled()
        assert len(table.acting) == 2
        # A table like this needs nobody to look after it.
        await h.house.watchman.take_over(2**62)
        assert (await table.columns())["wakes"] is None


@in_a_loop
async def test_a_plan_for_the_own_turn_outlasts_a_window_that_asks_something_else(
    tmp_path: Path,
) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob", "Carl", options=QUESTIONED)
        planners = {seat: table.page(seat) for seat in range(3) if seat != table.mover}
        for seat in planners:
            await table.plan(seat, "draw")
        await table.into_a_window()
        await table.settled()
        for seat in list(table.acting):
            await table.act(seat, "no_reaction")
        await table.settled()
        assert [by for _, _, by in await table.acts()] == ["", "", "", "plan"]
        assert [page.heard("plan_dropped") for page in planners.values()] == [[], []]


@in_a_loop
async def test_who_passes_by_itself_still_hears_that_it_is_their_turn(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob")
        seat = table.mover
        await table.plan(1 - seat, auto_pass=True)
        with mock.patch.object(h.house.attendant.notices, "waits") as waits:
            await table.act(seat, "draw")
            await table.settled()
        assert [call.args[3] for call in waits.call_args_list] == [1 - seat]


# ---- secret and lasting ----


@in_a_loop
async def test_a_plan_is_nobody_elses_business(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob", "Carl", public=True)
        planner = next(seat for seat in range(3) if seat != table.mover)
        pages = {seat: table.page(seat, "en") for seat in (None, 0, 1, 2) if seat != planner}
        before = {seat: json.dumps(page.news) for seat, page in pages.items()}
        numbers = dict(table.table.numbers)
        await table.plan(planner, "draw", {"type": "play", "card": "7S"})
        await table.settled()
        assert {seat: json.dumps(page.news) for seat, page in pages.items()} == before
        numbers[planner] += 1
        assert table.table.numbers == numbers
        for seat in pages:
            full = h.house.audiences[table.id].full(seat, "en", [])
            assert full.position.plan is None


@in_a_loop
async def test_a_plan_survives_a_restart(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob")
        seat = table.mover
        await table.plan(1 - seat, "draw", auto_pass=True)
        again = await table.reloaded()
        assert again.plans[1 - seat].actions == [{"type": "draw"}]
        assert again.plans[1 - seat].auto_pass
        await table.act(seat, "draw")
        await table.settled()
        assert (await table.acts())[1:] == [(1 - seat, "draw", "plan")]
        assert (await table.reloaded()).plans[1 - seat].actions == []


@in_a_loop
async def test_a_plan_ends_when_the_seat_changes_hands_or_is_left(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob", "Carl")
        seat = next(seat for seat in range(3) if seat != table.mover)
        await table.plan(seat, "draw")
        await h.house.do(table.id, lambda t: drafts.change_seat(t, seat, away=True))
        assert seat not in table.table.plans


# ---- passing until something happens ----


async def passes_until(table: AtTable, seat: int, until: str) -> int:
    return await table.do(seat, lambda t: drafts.plan(t, seat, [], False, None, until))


@in_a_loop
async def test_passing_until_the_own_turn_answers_every_window_and_ends_there(
    tmp_path: Path,
) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob", "Carl", options=QUESTIONED, seed=3)
        first = table.mover
        planner, other = (first + 1) % 3, (first + 2) % 3
        page = table.page(planner, "en")
        await passes_until(table, planner, "turn")
        assert page.position["plan"]["until"] == "turn"
        await table.into_a_window()
        await table.settled()
        # The one who planned has answered; the other is still asked.
        assert table.acting == [other]
        assert (await table.acts())[-1] == (planner, "no_reaction", "pass")
        while planner not in table.acting or table.table.window:
            seat = next(one for one in table.acting if one != planner)
            kind = "no_reaction" if table.table.window else "draw"
            await table.act(seat, kind if table.can(seat, kind) else table.legal(seat)[0])
            await table.settled()
        # The own turn has come: nothing is done, and nothing is planned any more.
        assert page.position["plan"] is None
        assert page.position["turn"] is not None
        assert (await table.reloaded()).plans[planner].until == ""


@in_a_loop
async def test_passing_until_the_round_ends_goes_on_through_own_turns(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macao", "Anna", "Bob")
        await table.until("actions")
        seat = table.mover
        await passes_until(table, seat, "round")
        await table.settled()
        assert (await table.acts())[-1] == (seat, "pass", "pass")
        assert table.table.plans[seat].until == "round"
        round_then = table.table.state.game.round_of(table.table.state)
        while table.table.plans[seat].until:
            mover = table.mover
            state = table.table.state
            default = state.default_action(mover)
            await table.act(mover, state.game.action(state, mover, default))
            await table.settled()
        assert table.table.state.game.round_of(table.table.state) == round_then + 1
        assert table.table.plans[seat].dropped is None


@in_a_loop
async def test_a_pass_that_is_not_possible_ends_the_plan_with_a_word_that_stays(
    tmp_path: Path,
) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob")
        seat = table.mover
        page = table.page(seat, "en")
        await passes_until(table, seat, "round")  # whoever has not drawn cannot pass
        await table.settled()
        assert await table.acts() == []
        (told,) = page.heard("plan_dropped")
        assert told["action"] == {"type": "pass"}
        # Somebody who comes later reads it, too, until they have played on.
        again = await table.reloaded()
        view = again.state.view(seat)
        plan = showing.position(again, seat, "en", view).plan
        assert plan is not None
        assert (plan["dropped"], plan["auto_pass"]) == ({"type": "pass"}, False)
        assert plan["said_dropped"] == texts_of("macau_cards", "en").action(
            {"type": "pass"}, again.names, view
        )
        assert showing.position(again, 1 - seat, "en", again.state.view(1 - seat)).plan is None
        await table.act(seat, "draw")
        assert showing.position(table.table, seat, "en", view).plan is None


@in_a_loop
async def test_passing_is_nobody_elses_business_and_outlasts_a_restart(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob", "Carl", options=QUESTIONED, seed=3)
        planner = (table.mover + 1) % 3
        other = table.page((table.mover + 2) % 3, "en")
        spectator = table.page(None, "en")
        heard = len(other.news), len(spectator.news)
        await passes_until(table, planner, "turn")
        assert (len(other.news), len(spectator.news)) == heard
        again = await table.reloaded()
        assert again.plans[planner].until == "turn"
        await table.into_a_window()
        await table.settled()
        assert planner not in table.acting
