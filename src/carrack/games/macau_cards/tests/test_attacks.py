"""Twos, threes, kings, fours and reversing jokers: the worked scenarios T12 to T30."""

from __future__ import annotations

import pytest

from carrack.games.macau_cards.tests.scenario import MacauTable, macau

# ---- twos and threes ----


def test_twos_add_up_until_somebody_accepts() -> None:
    """T12"""
    # Given
    table = macau("hungarian", face="TS", A="2S 9D 9C", B="2H 6C 6D", C="5C 6C")
    # When
    table.lays("A", "2S").ends("A")
    table.lays("B", "2H").ends("B")
    table.accepts("C")
    # Then
    assert table.drawn_by("C") == 4
    assert table.size("C") == 6
    assert table.to_act == "A"
    assert table.attack is None


def test_a_two_is_answered_by_nothing_but_a_two() -> None:
    """T13"""
    # Given
    table = macau("hungarian", face="TS", A="2S 9D 9C", B="3S AS BJ 4D KD")
    # When
    table.lays("A", "2S").ends("A")
    # Then
    assert table.legal_types("B") == {"accept"}


def test_three_twos_in_one_play_make_one_attack_of_six() -> None:
    """T14"""
    # Given
    table = macau("hungarian", players=3, face="TS", A="2S 2H 2D 9C", B="2C 6C 6D")
    # When
    table.lays("A", "2S 2H 2D").ends("A").says_macau("A")
    # Then
    assert table.attack == ("draw", 6, "B")
    # When
    table.lays("B", "2C").ends("B")
    # Then
    assert table.attack == ("draw", 8, "C")


def test_answers_may_be_multiples() -> None:
    """T15"""
    # Given
    table = macau("hungarian", face="TS", A="3S 9D 9C", B="3D 3C 6D 6H", C="3H 8C 8D")
    # When, Then
    table.lays("A", "3S").ends("A")
    assert table.attack == ("draw", 3, "B")
    table.lays("B", "3D 3C").ends("B")
    assert table.attack == ("draw", 9, "C")
    table.lays("C", "3H").ends("C")
    assert table.attack == ("draw", 12, "A")


# ---- kings and the queen of hearts ----


def test_the_queen_of_hearts_passes_a_king_on_with_five_more() -> None:
    """T16"""
    table = macau("hungarian", players=3, face="TH", A="KH 9D 9C", B="QH 6C 6D")
    table.lays("A", "KH").ends("A")
    table.lays("B", "QH").ends("B")
    assert table.attack == ("draw", 10, "C")


def test_the_king_of_spades_as_an_answer_goes_forward() -> None:
    """T17"""
    table = macau("hungarian", players=3, face="TH", A="KH 9D 9C", B="KS 6C 6D")
    table.lays("A", "KH").ends("A")
    table.lays("B", "KS").ends("B")
    assert table.attack == ("draw", 10, "C")


def test_play_may_resume_after_the_player_of_the_king_of_spades() -> None:
    """T18"""
    # Given
    table = macau(
        "hungarian",
        players=4,
        options={"king_spades_resume": "after_player"},
        face="TS",
        to_act="B",
        A="5C 6C",
        B="KS 6D 7D",
    )
    # When
    table.lays("B", "KS").ends("B")
    assert table.attack == ("draw", 5, "A")
    table.accepts("A")
    # Then
    assert table.size("A") == 7
    assert table.to_act == "C"


def test_the_victim_of_the_king_of_spades_sends_it_back_with_the_king_of_hearts() -> None:
    """T19"""
    # Given
    table = macau("hungarian", players=3, face="TS", to_act="B", A="KH 6C 7C", B="KS 6D 7D")
    # When
    table.lays("B", "KS").ends("B")
    table.lays("A", "KH").ends("A")
    # Then
    assert table.attack == ("draw", 10, "B")
    # When
    table.accepts("B")
    # Then
    assert table.size("B") == 12
    assert table.to_act == "C"


def test_the_victim_of_the_king_of_spades_sends_it_back_with_the_queen_of_hearts() -> None:
    """T20"""
    table = macau("hungarian", players=3, face="TS", to_act="B", A="QH 6C 7C", B="KS 6D 7D")
    table.lays("B", "KS").ends("B")
    table.lays("A", "QH").ends("A")
    assert table.attack == ("draw", 10, "B")


@pytest.mark.parametrize(("face", "king"), [("TS", "KS"), ("TH", "KH")])
def test_with_two_players_both_kings_behave_alike(face: str, king: str) -> None:
    """T21"""
    # Given
    table = macau("hungarian", players=2, face=face, A=f"{king} 9D 9C", B="6C 6D")
    # When
    table.lays("A", king).ends("A").accepts("B")
    # Then
    assert table.drawn_by("B") == 5
    assert table.to_act == "A"


def test_plain_kings_do_not_answer_a_king() -> None:
    """T22"""
    table = macau("hungarian", face="TH", A="KH 6C 7C", B="KD KC 9D")
    table.lays("A", "KH").ends("A")
    assert table.legal_types("B") == {"accept"}


def test_backward_is_against_the_present_direction() -> None:
    """T23"""
    # Given the order D, C, B, A
    table = macau("hungarian", players=4, is_reversed=True, face="TS", to_act="B", B="KS 6D 7D")
    # When
    table.lays("B", "KS").ends("B")
    # Then
    assert table.attack == ("draw", 5, "C")
    assert table.accepts("C").to_act == "B"
    assert table.draws("B").to_act == "A"


# ---- fours ----


def test_a_four_costs_the_next_player_a_turn_and_no_card() -> None:
    """T24"""
    # Given
    table = macau("hungarian", players=3, face="TS", A="4S 6C 7C", B="5S 9D")
    # When
    table.lays("A", "4S").ends("A")
    # Then
    assert table.legal_types("B") == {"accept"}
    # When
    table.accepts("B")
    # Then
    assert table.size("B") == 2
    assert table.to_act == "C"


def test_an_ace_or_a_joker_does_not_help_against_a_four() -> None:
    """T24, in brackets"""
    table = macau("hungarian", players=3, face="TS", A="4S 6C 7C", B="5S 9D AD BJ")
    table.lays("A", "4S").ends("A")
    assert table.legal_types("B") == {"accept"}


def everybody_draws(table: MacauTable, letters: str) -> None:
    for letter in letters:
        assert table.to_act == letter
        table.draws(letter)


def test_two_fours_cost_two_turns() -> None:
    """T25"""
    # Given
    table = macau("hungarian", face="TS", A="4S 6C 7C", B="4D 5S 9D", C="8H 9H")
    # When
    table.lays("A", "4S").ends("A")
    table.lays("B", "4D").ends("B")
    table.accepts("C")
    # Then C misses this turn and the next one
    everybody_draws(table, "ABAB")
    assert table.to_act == "C"


def test_an_attack_steps_over_a_player_who_has_turns_to_miss() -> None:
    """T26"""
    # Given
    table = macau("hungarian", players=3, misses={"B": 1}, face="TD", A="2D 6C 7C")
    # When
    table.lays("A", "2D").ends("A")
    # Then
    assert table.attack == ("draw", 2, "C")
    assert table.misses("B") == 0


# ---- jokers that reverse ----


def test_a_joker_turns_the_direction_and_leaves_the_face_in_force() -> None:
    """T27"""
    # Given
    table = macau("hungarian", players=4, face="TS", to_act="B", A="TC 6C", B="BJ 6D 7D")
    # When
    table.lays("B", "BJ").ends("B")
    # Then
    assert table.to_act == "A"
    assert table.may_lay("A") == {"TC"}
    assert table.draws("A").to_act == "D"


def test_a_joker_leaves_the_called_suit_in_force() -> None:
    """T28"""
    table = macau(
        "hungarian",
        players=4,
        face="AS",
        requirement="suit H",
        to_act="B",
        A="TC 6H",
        B="BJ 6D 7D",
    )
    table.lays("B", "BJ").ends("B")
    assert table.to_act == "A"
    assert table.may_lay("A") == {"6H"}


def test_two_jokers_in_one_play_cancel_out() -> None:
    """T29"""
    table = macau("hungarian", players=3, face="TS", to_act="B", B="BJ CJ 6D 7D")
    table.lays("B", "BJ CJ").ends("B")
    assert table.to_act == "C"
    assert not table.is_reversed


def test_a_rank_call_is_met_by_that_rank_or_a_jack_and_by_no_wild_card() -> None:
    """T30"""
    table = macau("hungarian", face="JS", requirement="rank 8", A="BJ AD 8D JC 6D")
    assert table.may_lay("A") == {"8D", "JC"}
