"""Taking back: one's own steps within the turn, anybody's if all agree, nothing that was seen."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from carrack.server.tables import rows

from .tables import QUESTIONED, AtTable, Time, both, house_of, in_a_loop, refused

# Two steps of the first turn that seed 3 deals.
QUARTER = {"type": "take_quarter", "quarter": "q06", "method": "pay", "dropped": None}
SHIP = {"type": "move_ship", "to": "s01", "pay": "red"}


# ---- one's own ----


@in_a_loop
async def test_own_steps_are_taken_back_within_the_turn(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macao", "Anna", "Bob", seed=3)
        await table.until("actions")
        seat = table.mover
        page = table.page(seat, "en")
        start = (table.table.fingerprint, page.view)
        await table.act(seat, QUARTER)
        middle = table.table.fingerprint
        await table.act(seat, SHIP)
        assert page.position["undo"] == 2
        await table.undo(seat)
        assert table.table.fingerprint == middle
        assert page.position["undo"] == 1
        await table.undo(seat)
        assert (table.table.fingerprint, page.view) == start
        assert page.position["undo"] == 0
        await table.act(seat, QUARTER)
        await table.act(seat, SHIP)
        await table.undo(seat, 2)
        assert (table.table.fingerprint, page.view) == start
        undos = await table.rows(rows.UNDO)
        assert [row.body["steps"] for row in undos] == [1, 1, 2]
        assert len([line for line in page.log if "take back" in line]) == 3


@in_a_loop
async def test_a_decision_that_is_open_once_more_has_another_id(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macao", "Anna", "Bob", seed=3)
        await table.until("actions")
        seat = table.mover
        seen = [table.table.decision(seat)]
        for _ in range(3):
            await table.act(seat, QUARTER)
            seen.append(table.table.decision(seat))
            await table.undo(seat)
            seen.append(table.table.decision(seat))
        assert len(set(seen)) == len(seen)
        for old in seen[:-1]:
            with refused("decision.stale"):
                await table.act(seat, "pass", decision=old)
        again = await table.reloaded()
        assert again.decision(seat) == seen[-1]
        await table.act(seat, "pass", decision=seen[-1])


@in_a_loop
async def test_nobody_takes_back_more_than_their_own_steps(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macao", "Anna", "Bob", seed=3)
        await table.until("actions")
        seat = table.mover
        with refused("undo.not_possible"):
            await table.undo(seat)
        await table.act(seat, QUARTER)
        for who, steps in ((1 - seat, 1), (seat, 2), (seat, 0), (seat, -1)):
            with refused("undo.not_possible"):
                await table.undo(who, steps)
        await table.act(seat, "pass")
        with refused("undo.not_possible"):
            await table.undo(seat)
        assert await table.rows(rows.UNDO) == []


@in_a_loop
async def test_two_tabs_that_undo_at_once_take_back_as_often_as_asked(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macao", "Anna", "Bob", seed=3)
        await table.until("actions")
        seat = table.mover
        await table.act(seat, QUARTER)
        found = await both(table.undo(seat), table.undo(seat))
        assert isinstance(found[0], int)
        assert getattr(found[1], "code", None) == "undo.not_possible"


@in_a_loop
async def test_an_undone_game_is_the_same_after_a_restart(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macao", "Anna", "Bob", seed=3)
        await table.until("actions")
        seat = table.mover
        await table.act(seat, QUARTER)
        await table.act(seat, SHIP)
        again = await table.reloaded()
        assert again.state.may_undo(seat) == 2
        await table.undo(seat, 2)
        fingerprint = table.table.fingerprint
        assert (await table.reloaded()).fingerprint == fingerprint
        await table.act(seat, "pass")


@in_a_loop
async def test_a_run_of_cards_can_be_taken_back_before_it_is_ended(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob", seed=2)
        seat = table.mover
        (card, *_) = [one for one in table.legal(seat) if one["type"] == "play"]
        other = table.page(1 - seat, "en")
        before = other.view
        await table.act(seat, card)
        await table.undo(seat)
        assert other.view == before
        assert any(event["type"] == "table_undo" for event in other.events)


# ---- by agreement ----


async def after_a_pass(table: AtTable) -> int:
    """Somebody ended a turn that only everybody together may take back. Who it was."""
    await table.until("actions")
    seat = table.mover
    await table.act(seat, QUARTER)
    await table.act(seat, "pass")
    assert table.table.state.may_undo_agreed >= 2
    return seat


@in_a_loop
async def test_beyond_the_turn_everybody_has_to_agree(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macao", "Anna", "Bob", "Carl", seed=3)
        await table.until("actions")
        before = table.table.fingerprint
        seat = await after_a_pass(table)
        others = [other for other in range(3) if other != seat]
        page = table.page(None)
        await table.offer(seat, "undo")
        offer = page.heard("table")[-1]["table"]["offers"]
        named = {"offer": 1, "seat": seat, "what": "undo", "steps": 2, "agreed": [seat]}
        assert offer == [named | {"move": [], "days": 0}]  # nobody named a language
        with refused("offer.pending"):
            await table.offer(others[0], "end")
        await table.answer(others[0], True)
        await table.settled()
        assert await table.rows(rows.UNDO) == []
        await table.answer(others[1], True)
        await table.settled()
        assert table.table.fingerprint == before
        (row,) = await table.rows(rows.UNDO)
        assert row.body["agreed"] is True
        assert page.heard("table")[-1]["table"]["offers"] == []
        assert table.mover == seat
        assert (await table.reloaded()).fingerprint == before


@in_a_loop
async def test_one_no_is_enough(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macao", "Anna", "Bob", "Carl", seed=3)
        seat = await after_a_pass(table)
        others = [other for other in range(3) if other != seat]
        await table.offer(seat, "undo")
        await table.answer(others[0], True)
        await table.answer(others[1], False)
        assert table.table.offer is None
        with refused("offer.gone"):
            await table.answer(others[0], True)
        await table.settled()
        assert await table.rows(rows.UNDO) == []


@in_a_loop
async def test_whoever_was_refused_waits_longer_each_time(tmp_path: Path) -> None:
    time = Time()
    async with house_of(tmp_path, time=time) as h:
        table = await h.open("macao", "Anna", "Bob", seed=3)
        seat = await after_a_pass(table)
        for wait in (30, 60, 120):
            page = table.page(seat, "en")
            await table.offer(seat, "undo")
            await table.answer(1 - seat, False)
            answered = page.heard("table")[-1]["table"]["answered"]
            assert (answered["outcome"], answered["seat"]) == ("refused", seat)
            assert (answered["by"], answered["wait"]) == (1 - seat, wait)
            time.passes(wait - 1)
            with refused("offer.too_soon"):
                await table.offer(seat, "undo")
            await table.reloaded()
            with refused("offer.too_soon"):
                await table.offer(seat, "end")
            time.passes(1)
        await table.offer(seat, "undo")
        assert table.table.answered is None


@in_a_loop
async def test_the_asker_takes_back_the_whole_own_play_with_what_followed(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob", "Carl", seed=6)
        asker = table.mover
        before, steps = table.table.fingerprint, 9
        await table.act(asker, {"type": "play", "card": "QH"})
        for _ in range(steps - 1):  # the end of that play, and what the two others lay
            seat = table.mover
            await table.act(seat, next(one for one in table.legal(seat) if one["type"] != "draw"))
        assert table.mover == asker
        page = table.page(asker, "en")
        assert page.position["undo_agreed"] == steps
        await table.offer(asker, "undo")
        (offer,) = page.heard("table")[-1]["table"]["offers"]
        assert (offer["steps"], offer["move"]) == (steps, ["Carl lays Q♥"])
        for other in range(3):
            if other != asker:
                await table.answer(other, True)
        await table.settled()
        assert table.mover == asker
        assert table.table.fingerprint == before


@in_a_loop
async def test_who_offered_may_withdraw_and_does_not_ask_again_at_once(tmp_path: Path) -> None:
    time = Time()
    async with house_of(tmp_path, time=time) as h:
        table = await h.open("macao", "Anna", "Bob", seed=3)
        seat = await after_a_pass(table)
        await table.offer(seat, "undo")
        await table.answer(seat, False)
        with refused("offer.gone"):
            await table.answer(1 - seat, True)
        for wait in (30, 60):
            with refused("offer.too_soon"):
                await table.offer(seat, "undo")
            time.passes(wait)
            await table.offer(seat, "undo")
            await table.answer(seat, False)


@in_a_loop
async def test_an_action_meanwhile_voids_an_offer_to_take_back(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macao", "Anna", "Bob", seed=3)
        seat = await after_a_pass(table)
        await table.offer(seat, "undo")
        await table.act(1 - seat, {"type": "move_wall", "distance": 1})
        assert table.table.offer is None
        with refused("offer.gone"):
            await table.answer(1 - seat, True)
        # The same happens to an offer when steps are taken back otherwise.
        await table.offer(seat, "undo")
        await table.undo(1 - seat)
        assert table.table.offer is None


@in_a_loop
async def test_bots_agree_silently(tmp_path: Path) -> None:
    async with house_of(tmp_path, quick=False, bot_pause=1000.0) as h:
        table = await h.open("macao", "Anna", "Bob", bots=1, seed=3)
        seat = table.mover
        assert seat < 2  # the bot comes later
        await table.act(seat, table.legal(seat)[0])
        assert table.table.state.may_undo_agreed == 1
        await table.offer(seat, "undo")
        assert await table.rows(rows.UNDO) == []
        await table.answer(1 - seat, True)
        while not table.table.undos:
            await asyncio.sleep(0)
        assert table.mover == seat


@in_a_loop
async def test_alone_among_bots_it_happens_at_once(tmp_path: Path) -> None:
    async with house_of(tmp_path, quick=False, bot_pause=1000.0) as h:
        table = await h.open("macao", "Anna", bots=1, seed=2)
        assert table.mover == 0
        before = table.table.fingerprint
        await table.act("Anna", table.legal("Anna")[0])
        assert table.mover == 1  # and the bot thinks for long
        await table.offer("Anna", "undo")
        while table.table.fingerprint != before:
            await asyncio.sleep(0)
        assert table.table.offer is None
        await table.act("Anna", table.legal("Anna")[1])


@pytest.mark.parametrize("steps", [1, 2])
@in_a_loop
async def test_nothing_is_taken_back_across_something_revealed(tmp_path: Path, steps: int) -> None:
    async with house_of(tmp_path) as h:
        table = await h.open("macau_cards", "Anna", "Bob")
        seat = table.mover
        await table.act(seat, "draw")
        with refused("undo.not_possible"):
            await table.undo(seat, steps)
        with refused("undo.not_possible"):
            await table.offer(seat, "undo", steps)
        assert len(await table.rows(rows.OFFER, rows.UNDO)) == 0


@in_a_loop
async def test_a_window_ends_what_could_be_taken_back(tmp_path: Path) -> None:
    async with house_of(tmp_path) as h:
        options = {**QUESTIONED, "runs": False, "sets": False}
        table = await h.open("macau_cards", "Anna", "Bob", "Carl", options=options)
        seat = table.mover
        pages = {who: table.page(who) for who in range(3)}
        await table.act(seat, next(one for one in table.legal(seat) if one["type"] == "play"))
        asked = table.acting
        assert len(asked) == 2
        # The first answer changes nothing that anybody else could notice.
        possible = {who: page.position["undo_agreed"] for who, page in pages.items()}
        assert set(possible.values()) == {0}
        await table.act(asked[0], "no_reaction")
        assert table.table.state.may_undo_agreed == 0
        with refused("undo.not_possible"):
            await table.offer(seat, "undo")
        with refused("undo.not_possible"):
            await table.undo(asked[0])
