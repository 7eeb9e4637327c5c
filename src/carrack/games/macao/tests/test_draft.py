"""Phase 1, the cards: the worked scenarios T05 to T09, and the clearing of the offer."""

from __future__ import annotations

import pytest

from carrack.games.macao.names import CARD_IDS
from carrack.games.macao.tests.scenario import DECLINE, MacaoTable, macao, take_card

OFFICES = ("customs_1", "justice_2")
FOUR_CARDS = ("bank", "inn", "court", "gate")
TABLEAU = ("school", "tower", "smithy", "statue", "palace")


def before_the_offer(
    players: int, pairs: dict[str, tuple[int, int]], options: dict[str, object] | None = None
) -> MacaoTable:
    """Round 3 is nearly over; the last player's pass reveals the offer."""
    last = "ABCD"[players - 1]
    table = macao(players=players, round_number=3, turn=last, options=options)
    table.next_offices(*OFFICES).next_cards(*FOUR_CARDS)
    for card, (yellow, red) in pairs.items():
        table.shows(card, yellow, red)
    return table


PAIRS = {
    "customs_1": (0, 1),
    "justice_2": (1, 2),
    "bank": (1, 1),
    "inn": (0, 0),
    "court": (2, 2),
    "gate": (1, 2),
}


def test_tribute_adds_up_all_six_cards_also_those_that_two_players_never_see() -> None:
    """T05"""
    # Given
    table = before_the_offer(2, PAIRS)
    # When
    table.passes("B")
    # Then
    assert table.round_number == 4
    assert table.tribute_now == (5, 8)
    assert table.discard_pile >= {"court", "gate"}
    assert table.offer == {"customs_1", "justice_2", "bank", "inn"}
    revealed = [event["card"] for event in table.happened("card_revealed", cause="offer")]
    assert sorted(revealed) == sorted((*OFFICES, *FOUR_CARDS))


@pytest.mark.parametrize(("players", "trimmed"), [(3, {"gate"}), (4, set())])
def test_three_players_do_without_one_card_and_four_see_all(
    players: int, trimmed: set[str]
) -> None:
    """T06"""
    # Given
    table = before_the_offer(players, PAIRS)
    # When
    table.passes("ABCD"[players - 1])
    # Then
    assert table.tribute_now == (5, 8)
    assert table.offer == {*OFFICES, *FOUR_CARDS} - trimmed
    assert table.discard_pile & {*OFFICES, *FOUR_CARDS} == trimmed


def test_six_cards_without_numbers_make_a_tribute_of_nothing() -> None:
    """T07"""
    # Given
    table = before_the_offer(3, dict.fromkeys(PAIRS, (0, 0)))
    # When
    table.passes("C")
    # Then
    assert table.tribute_now == (0, 0)


def test_a_sixth_card_is_discarded_at_once_and_costs_a_marker() -> None:
    """T08"""
    # Given
    table = macao().tableau("A", *TABLEAU).picking("bank", "inn", "court", "gate", "customs_1")
    # When
    table.takes_card("A", "bank")
    # Then the next decision is A's, with exactly six choices
    assert table.asked == "A"
    assert table.legal_types("A") == {"discard_overflow"}
    assert sorted(action["card"] for action in table.legal("A")) == sorted((*TABLEAU, "bank"))
    # When
    table.discards("A", "bank")
    # Then
    assert table.tableau_of("A") == set(TABLEAU)
    assert table.punish_markers("A") == 1
    assert "bank" in table.discard_pile
    assert table.asked == "B"


def test_any_of_the_six_cards_may_go() -> None:
    # Given
    table = macao().tableau("A", *TABLEAU).picking("bank", "inn", "court", "gate", "customs_1")
    # When
    table.takes_card("A", "bank").discards("A", "tower")
    # Then
    assert table.tableau_of("A") == {*TABLEAU, "bank"} - {"tower"}
    assert table.punish_markers("A") == 1


def test_a_card_must_be_taken_even_by_a_full_tableau() -> None:
    """T09"""
    # Given
    table = macao().tableau("A", *TABLEAU).picking("bank", "inn", "court", "gate", "customs_1")
    # Then
    assert table.legal_types("A") == {"take_card"}
    assert len(table.legal("A")) == 5
    assert table.refuses("A", DECLINE)


def test_whichever_five_cards_are_on_offer_just_these_may_be_taken() -> None:
    for first in range(24):
        # Given
        cards = CARD_IDS[first::24]
        table = macao().picking(*cards)
        # Then
        assert table.legal("A") == [take_card(card) for card in cards]


def test_two_cards_are_left_over_and_discarded_before_the_dice_roll() -> None:
    # Given
    table = macao().picking("bank", "inn", "court", "gate", "customs_1")
    # When
    table.takes_card("A", "court")
    assert table.refuses("B", take_card("court"))
    table.takes_card("B", "customs_1").takes_card("C", "gate")
    # Then
    assert table.discard_pile >= {"bank", "inn"}
    assert table.offer == set()
    assert table.phase == "dice"


def test_a_card_declined_by_the_idler_is_discarded_too() -> None:
    # Given
    table = macao().active("A", "idler").picking("bank", "inn", "court", "gate", "customs_1")
    # When
    table.declines("A").takes_card("B", "court").takes_card("C", "gate")
    # Then
    assert table.discard_pile >= {"bank", "inn", "customs_1"}
    assert table.tableau_of("A") == set()
