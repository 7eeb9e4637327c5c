"""Setup, matching, drawing: the worked scenarios T01 to T05."""

from __future__ import annotations

import pytest

from carrack import BadOption, State
from carrack.games.macau_cards.tests.scenario import cards, game, macau


def dealt_by_seat_0(seats: int, variant: str) -> State:
    """The first deal, over the seeds, in which seat 0 is the dealer."""
    deals = (game().new(seats=seats, seed=s, options={"variant": variant}) for s in range(1000))
    return next(state for state in deals if state.view(None)["dealer"] == 0)


def hand_sizes(state: State) -> list[int]:
    return [seat["hand_size"] for seat in state.view(None)["seats"]]


def order_of_drawing(state: State, turns: int) -> list[int]:
    """Who acts, if everybody draws."""
    order = []
    for _ in range(turns):
        seat = state.to_move
        order.append(seat)
        state.apply(seat, game().index(state, seat, {"type": "draw"}))
    return order


def test_the_dealers_right_begins_and_play_runs_counterclockwise() -> None:
    """T01"""
    # Given hungarian with four players and dealer seat 0
    state = dealt_by_seat_0(4, "hungarian")
    # Then five cards each are dealt and 33 of 54 are left to draw
    assert hand_sizes(state) == [5, 5, 5, 5]
    assert state.view(None)["stock_size"] == 33
    assert len(state.view(None)["discard"]) == 1
    # And seat 3 acts first, then 2, 1, 0
    assert order_of_drawing(state, 5) == [3, 2, 1, 0, 3]


def test_tel_aviv_deals_seven_cards_to_two_players_and_begins_on_the_left() -> None:
    """T02, two players"""
    state = dealt_by_seat_0(2, "tel_aviv")
    assert hand_sizes(state) == [7, 7]
    assert state.view(None)["stock_size"] == 37
    assert state.actors == (1,)
    assert state.view(None)["direction"] == "cw"


def test_tel_aviv_deals_five_cards_to_three_players() -> None:
    """T02, three players"""
    state = dealt_by_seat_0(3, "tel_aviv")
    assert hand_sizes(state) == [5, 5, 5]
    assert state.view(None)["stock_size"] == 36
    assert state.actors == (1,)


def test_ten_players_get_two_decks() -> None:
    """T03, automatic"""
    state = game().new(seats=10, seed=1)
    assert hand_sizes(state) == [5] * 10
    assert state.view(None)["stock_size"] == 57


def test_ten_players_may_play_with_one_deck() -> None:
    """T03, one deck"""
    state = game().new(seats=10, seed=1, options={"num_decks": 1})
    assert state.view(None)["stock_size"] == 3


@pytest.mark.parametrize("seats", [0, 1, 11])
def test_fewer_than_two_or_more_than_ten_players_are_refused(seats: int) -> None:
    """T03, eleven players"""
    with pytest.raises(BadOption) as refused:
        game().new(seats=seats, seed=1)
    assert refused.value.code == "option.seats"


def test_a_card_fits_by_suit_or_rank_or_because_it_is_wild() -> None:
    """T04"""
    # Given
    table = macau("hungarian", face="7S", A="9S 7C AD BJ 8H")
    # Then
    assert table.may_lay("A") == {"9S", "7C", "AD", "BJ"}
    assert "draw" in table.legal_types("A")


def test_drawing_ends_the_turn_although_a_card_would_fit() -> None:
    """T05"""
    # Given
    table = macau("hungarian", face="7S", A="9S 4D", next_cards="7H")
    # When
    table.draws("A")
    # Then
    assert table.hand("A") == cards("9S 4D 7H")
    assert table.to_act == "B"


def test_only_the_player_to_act_has_legal_actions() -> None:
    table = macau("hungarian", face="7S", A="9S 4D", players=3)
    assert table.to_act == "A"
    assert table.legal("B") == []
    assert table.legal("C") == []
