"""The "Macau!" call: the worked scenarios T40 to T47."""

from __future__ import annotations

from typing import Any

from carrack.games.macau_cards.tests.scenario import MacauTable, cards, macau


def one_card_left(**hands: Any) -> MacauTable:
    """T40: A lays the second last card."""
    table = macau("hungarian", players=3, face="TS", A="9S 8D", **hands)
    return table.lays("A", "9S").ends("A")


def test_the_owner_may_speak_and_the_others_may_catch() -> None:
    """T40, the window"""
    table = one_card_left()
    assert table.phase == "macau_window"
    assert table.waiting == "ABC"
    assert table.legal_types("A") == {"say_macau", "no_reaction"}
    for other in "BC":
        assert table.legal_types(other) == {"catch", "no_reaction"}
        assert table.may_catch(other) == {"A"}


def test_who_says_macau_first_cannot_be_caught() -> None:
    """T40"""
    # When
    table = one_card_left().says_macau("A")
    # Then
    assert table.to_act == "B"
    assert table.hand("A") == cards("8D")
    assert not table.is_exposed("A")
    assert table.may_catch("B") == set()
    assert table.draws("B").may_catch("C") == set()


def test_who_is_beaten_to_the_word_draws_one_card() -> None:
    """T41"""
    table = one_card_left().catches("C", "A")
    assert table.size("A") == 2
    assert table.to_act == "B"


def test_a_player_who_said_nothing_can_be_caught_in_the_others_turns() -> None:
    """T42"""
    # When nobody reacts
    table = one_card_left().everybody_quiet()
    # Then
    assert table.is_exposed("A")
    assert table.may_catch("B") == {"A"}
    # When B draws instead, and C catches
    table.draws("B")
    assert table.may_catch("C") == {"A"}
    table.catches("C", "A")
    # Then
    assert table.size("A") == 6
    assert not table.is_exposed("A")
    assert table.to_act == "C"
    assert "draw" in table.legal_types("C")


def test_exposure_ends_when_the_owner_is_attacked() -> None:
    """T43"""
    table = one_card_left(B="KS 6D 7D").everybody_quiet()
    table.lays("B", "KS").ends("B").accepts("A")
    assert table.size("A") == 6
    assert not table.is_exposed("A")


def test_a_player_under_attack_may_catch_too() -> None:
    """T44"""
    # Given
    table = macau("hungarian", players=3, face="TS", A="2S 8D")
    # When
    table.lays("A", "2S").ends("A").everybody_quiet()
    # Then
    assert table.legal_types("B") == {"accept", "catch"}
    # When
    table.catches("B", "A")
    # Then
    assert table.size("A") == 6
    assert table.attack == ("draw", 2, "B")
    assert table.legal_types("B") == {"accept"}


def test_in_tel_aviv_silence_itself_costs_two_cards() -> None:
    """T45"""
    # Given
    table = macau("tel_aviv", players=3, face="TS", A="9S 8D")
    # When
    table.lays("A", "9S")
    # Then
    assert table.waiting == "A"
    assert table.legal_types("A") == {"say_macau", "no_reaction"}
    # When
    table.quiet("A")
    # Then
    assert table.size("A") == 3
    assert table.to_act == "B"


def test_in_tel_aviv_saying_macau_costs_nothing() -> None:
    """T45, the other way"""
    table = macau("tel_aviv", players=3, face="TS", A="9S 8D")
    table.lays("A", "9S").says_macau("A")
    assert table.size("A") == 1
    assert table.to_act == "B"


def test_the_call_is_owed_again_whenever_one_card_is_left_again() -> None:
    """T46"""
    # Given
    table = macau("hungarian", players=2, face="TS", A="8D", next_cards="8S")
    table.draws("A").draws("B")
    assert table.hand("A") == cards("8S 8D")
    # When
    table.lays("A", "8S").ends("A")
    # Then
    assert table.phase == "macau_window"
    assert table.legal_types("A") == {"say_macau", "no_reaction"}


def test_macau_said_early_needs_no_window() -> None:
    """T47"""
    table = macau("hungarian", players=3, options={"early_macau": True}, face="TS", A="9S 8D")
    table.says_macau("A").lays("A", "9S").ends("A")
    assert (table.phase, table.to_act) == ("turn", "B")
    assert not table.is_exposed("A")


def test_macau_said_early_in_vain_costs_nothing() -> None:
    """T47, the second part"""
    table = macau("hungarian", players=3, options={"early_macau": True}, face="TS", A="9S 8D")
    table.says_macau("A").draws("A")
    assert table.size("A") == 3
    assert (table.phase, table.to_act) == ("turn", "B")
    assert not table.is_exposed("A")
