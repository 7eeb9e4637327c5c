"""Chains and sets: the worked scenarios T06 to T11."""

from __future__ import annotations

from carrack.games.macau_cards.tests.scenario import cards, macau


def test_a_chain_may_mix_suited_steps_up_and_down_with_changes_of_suit() -> None:
    """T06"""
    # Given
    table = macau("hungarian", face="TS", A="5S 6S 7S 7H 8H 8C 7C QD QC")
    # When
    table.lays("A", "5S 6S 7S 7H 8H 8C 7C").ends("A")
    # Then
    assert table.face == "7C"
    assert table.hand("A") == cards("QD QC")
    assert table.to_act == "B"


def test_a_chain_goes_on_with_the_same_rank_or_the_neighbor_in_suit_only() -> None:
    """T07"""
    # Given
    table = macau("hungarian", face="TS", A="5S 7S 6H 5H 4H 6S")
    # When
    table.lays("A", "5S")
    # Then
    assert table.may_lay("A") == {"5H", "6S"}
    assert table.legal_types("A") == {"play", "end_play"}


def test_an_effect_card_may_end_a_chain_and_only_its_own_rank_follows() -> None:
    """T08"""
    # Given
    table = macau("hungarian", face="TS", A="5S 4S 3S 4H 9C")
    # When
    table.lays("A", "5S")
    assert table.may_lay("A") == {"4S"}
    table.lays("A", "4S")
    assert table.may_lay("A") == {"4H"}
    table.lays("A", "4H").ends("A")
    # Then
    assert table.attack == ("skip", 2, "B")


def test_only_the_first_card_of_a_chain_has_to_meet_the_call() -> None:
    """T09"""
    # Given
    table = macau("hungarian", face="JS", requirement="rank 8", A="8H 9H 9C 2C")
    # Then
    assert table.may_lay("A") == {"8H"}
    assert table.lays("A", "8H").may_lay("A") == {"9H"}
    assert table.lays("A", "9H").may_lay("A") == {"9C"}


def test_romanian_play_is_one_card() -> None:
    """T10"""
    # Given
    table = macau("romanian", face="TS", A="9S 9C 8S")
    # When
    table.lays("A", "9S")
    # Then
    assert (table.phase, table.to_act) == ("turn", "B")


def test_going_from_two_cards_to_none_needs_no_macau() -> None:
    """T11"""
    # Given
    table = macau("hungarian", players=3, face="TS", A="8S 8C")
    # When
    table.lays("A", "8S 8C")
    # Then
    assert table.place("A") == 1
    assert (table.phase, table.to_act) == ("turn", "B")


def test_continuing_is_asked_even_if_nothing_can_follow() -> None:
    """Skipping the question would tell that there is no continuation."""
    table = macau("hungarian", face="TS", A="8S 2D KC")
    table.lays("A", "8S")
    assert (table.phase, table.to_act) == ("continue", "A")
    assert table.legal_types("A") == {"end_play"}
