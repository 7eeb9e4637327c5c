"""Hands for those who look on: some time later, and never a card that somebody still holds."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from typing import NamedTuple, cast

import pytest

from carrack.kernel.state import State
from carrack.server.records import retelling
from carrack.server.records.retelling import HandsShown
from carrack.server.tables.loading import stored_table

from .tables import AtTable, Time, house_of, in_a_loop, refused

SLOW = {"kind": "move", "seconds": 259_200}
ROUNDS = {"scoring": "points", "end_mode": "first_out"}


async def seen(table: AtTable, seat: int, until: int) -> HandsShown:
    """What is shown of a hand as it was then."""
    stored = await stored_table(table.house.database, table.id)
    return retelling.hands_then(stored, await table.rows(), seat, until)


def held(state: State, seat: int) -> Counter[str]:
    return Counter(state.game.hosting.held(state, seat))


@pytest.mark.parametrize("title", ["macao", "macau_cards", "maracaibo"])
@in_a_loop
async def test_no_card_is_shown_that_its_owner_has_held_ever_since(
    tmp_path: Path, title: str
) -> None:
    async with house_of(tmp_path, time=Time()) as h:
        assert h.time is not None
        table = await h.open(title, "Anna", "Bob", hands_delay=60, clock=SLOW)
        luck, states = Random(1), [(h.time.ms, table.table.state)]
        for _ in range(40):
            h.time.passes(30)
            await table.anything(luck)
            states.append((h.time.ms, table.table.state))
        for seat in (0, 1):
            for number, (time, then) in enumerate(states):
                shown = await seen(table, seat, time)
                hand = then.view(seat).get("hand", [])
                if shown.time == time:
                    assert len(shown.view["hand"]) + shown.hidden == len(hand)
                ever_since = held(then, seat)
                for _, state in states[number:]:
                    ever_since &= held(state, seat)
                if then.game.hosting.deal_of(then) == then.game.hosting.deal_of(states[-1][1]):
                    assert not Counter(shown.view["hand"]) & ever_since


@in_a_loop
async def test_however_long_somebody_thinks_a_hand_just_dealt_stays_hidden(tmp_path: Path) -> None:
    async with house_of(tmp_path, time=Time()) as h:
        assert h.time is not None
        table = await h.open("macau_cards", "Anna", "Bob", hands_delay=60, clock=SLOW)
        h.time.passes(86_400)
        shown = await seen(table, 0, h.time.ms - 60_000)
        assert (shown.view["hand"], shown.hidden) == ([], 5)
        assert shown.view["seats"] == table.table.state.view(None)["seats"]


class Holding(NamedTuple):
    """A moment of a game that is nothing but one hand."""

    hand: list[str]
    deal: int = 1

    @property
    def game(self) -> Holding:
        return self

    @property
    def hosting(self) -> Holding:
        return self

    def view(self, _: int) -> dict[str, list[str]]:
        return {"hand": self.hand}

    def held(self, state: Holding, _: int) -> list[str]:
        return state.hand

    def deal_of(self, state: Holding) -> int:
        return state.deal


def left(*moments: Holding) -> tuple[list[str], int]:
    return retelling.cards_that_left(0, cast("list[State]", moments))


def test_a_card_that_was_shown_once_does_not_vanish_when_it_is_drawn_again() -> None:
    dealt, played, drawn = Holding(["7S", "8H"]), Holding(["8H"]), Holding(["7S", "8H"])
    assert left(dealt, played) == (["7S"], 1)
    assert left(dealt, played, drawn) == (["7S"], 1)
    # As it was after the draw, it is hidden like any other.
    assert left(drawn) == ([], 2)


def test_of_two_like_cards_only_the_one_that_left_is_shown() -> None:
    assert left(Holding(["7S", "7S"]), Holding(["7S"])) == (["7S"], 1)
    assert left(Holding(["7S"]), Holding(["7S", "7S"]), Holding(["7S"])) == ([], 1)


def test_the_next_deal_hides_nothing_of_the_hands_before_it() -> None:
    assert left(Holding(["7S", "8H"]), Holding(["7S"], deal=2)) == (["7S", "8H"], 0)


@in_a_loop
async def test_hands_of_a_round_that_is_over_are_shown_whole(tmp_path: Path) -> None:
    async with house_of(tmp_path, time=Time()) as h:
        assert h.time is not None
        table = await h.open("macau_cards", "Anna", "Bob", hands_delay=60, options=ROUNDS)
        dealt, luck = h.time.ms, Random(3)
        hands = [table.table.state.view(seat)["hand"] for seat in (0, 1)]
        while table.table.state.view(None)["round"] == 1:
            h.time.passes(1)
            await table.anything(luck)
        assert table.table.is_playing
        for seat in (0, 1):
            shown = await seen(table, seat, dealt)
            assert (shown.view["hand"], shown.hidden) == (hands[seat], 0)
            assert (await seen(table, seat, h.time.ms)).view["hand"] == []


@in_a_loop
async def test_a_card_that_was_planned_and_taken_back_has_not_left_the_hand(
    tmp_path: Path,
) -> None:
    async with house_of(tmp_path, time=Time()) as h:
        assert h.time is not None
        table = await h.open("maracaibo", "Anna", "Bob", hands_delay=60, seed=5)
        while table.table.state.view(None)["phase"] == "choosing":
            await table.anything(Random(6))
        luck = Random(7)
        while not any(action["type"] == "plan" for action in table.legal(table.mover)):
            await table.anything(luck)
        h.time.passes(10)
        seat, before = table.mover, table.table.state.view(table.mover)["hand"]
        await table.act(seat, next(one for one in table.legal(seat) if one["type"] == "plan"))
        planned, hand = h.time.ms, table.table.state.view(seat)["hand"]
        assert hand != before
        h.time.passes(10)
        await table.undo(seat)
        shown = await seen(table, seat, planned)
        assert (shown.view["hand"], shown.hidden) == ([], len(before))
        assert shown.time < planned


@in_a_loop
async def test_what_a_captain_set_aside_is_hidden_until_all_have_chosen(tmp_path: Path) -> None:
    async with house_of(tmp_path, time=Time()) as h:
        assert h.time is not None
        table = await h.open("maracaibo", "Anna", "Bob", hands_delay=60, clock=SLOW)
        dealt, luck = h.time.ms, Random(4)
        hand = table.table.state.view(0)["hand"]
        while 0 in table.acting:
            h.time.passes(1)
            await table.act(0, luck.choice(table.legal(0)))
        assert table.acting == [1]
        shown = await seen(table, 0, h.time.ms)
        assert (shown.view["hand"], shown.view["seats"][0]["career"]) == ([], None)
        while table.acting == [1] and table.table.state.view(None)["phase"] == "choosing":
            h.time.passes(1)
            await table.act(1, luck.choice(table.legal(1)))
        shown = await seen(table, 0, dealt)
        kept = table.table.state.view(0)["hand"]
        assert set(shown.view["hand"]) == set(hand) - set(kept)
        assert set(shown.view["hand"]) <= {
            *table.table.state.view(None)["discards"],
            *table.table.state.view(None)["seats"][0]["planned"],
        }


@in_a_loop
async def test_nothing_is_shown_of_the_time_before_the_deal(tmp_path: Path) -> None:
    async with house_of(tmp_path, time=Time()) as h:
        assert h.time is not None
        table = await h.open("macau_cards", "Anna", "Bob", hands_delay=60)
        with refused("hands.early"):
            await seen(table, 0, h.time.ms - 1)
