"""What a waiting seat may plan: its own cards, and to draw."""

from __future__ import annotations

from random import Random

import pytest

from carrack.games.macau_cards.tests.scenario import MacauTable, game, macau


def planned_for(table: MacauTable, letter: str) -> list[dict[str, object]]:
    seat = "ABCDEFGHIJ".index(letter)
    state = table.state
    return [
        state.game.action(state, seat, one) for one in state.game.hosting.plannable(state, seat)
    ]


def test_any_own_card_is_planned_since_another_card_lies_on_top_by_then() -> None:
    # Given a waiting seat with one card that fits and one that does not
    table = macau("hungarian", face="TS", A="9S 4D", B="8S 6D")
    # Then it may plan either, or to draw; who is asked plans nothing
    plays = [{"type": "play", "card": "8S"}, {"type": "play", "card": "6D"}]
    planned = planned_for(table, "B")
    assert len(planned) == 3
    assert all(one in planned for one in [*plays, {"type": "draw"}])
    assert planned_for(table, "A") == []


def test_a_joker_that_stands_for_another_card_is_not_planned() -> None:
    table = macau("hungarian", face="TS", A="9S", B="8S BJ", options={"joker_role": "substitute"})
    assert {"type": "play", "card": "BJ"} not in planned_for(table, "B")


def test_where_slips_may_be_tried_no_card_is_planned() -> None:
    """What was meant to fit could become a slip that nobody wanted."""
    table = macau("hungarian", face="TS", A="9S", B="8S", modifiers=["cheating"])
    assert planned_for(table, "B") == [{"type": "draw"}]


@pytest.mark.parametrize("seed", range(3))
def test_plans_tell_nothing_about_the_hands_of_others(seed: int) -> None:
    """At every moment of a game a plan is made of the own hand, and looking changes nothing."""
    luck, state = Random(seed), game().new(seats=4, seed=seed, options={"turn_limit": 60})
    while not state.is_over:
        before = state.fingerprint()
        for seat in set(range(4)) - set(state.actors):
            names = [
                game().action(state, seat, one) for one in game().hosting.plannable(state, seat)
            ]
            hand = state.view(seat)["hand"]
            assert {str(one["card"]) for one in names if one["type"] == "play"} <= set(hand)
        assert state.fingerprint() == before
        state.apply(state.to_move, luck.choice(state.legal(state.to_move)))
