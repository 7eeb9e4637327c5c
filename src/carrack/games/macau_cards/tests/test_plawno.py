"""Pławno, the war: the worked scenarios T71 to T80."""

from __future__ import annotations

from carrack.games.macau_cards.tests.scenario import MacauTable, macau


def test_all_draw_cards_answer_each_other_and_add_up() -> None:
    """T71"""
    # Given
    table = macau("plawno", face="TS", A="2S 9D 9C", B="3H 6C 6D", C="2D 5C KH 8C", D="KS 8H 8S 5S")
    # When
    table.lays("A", "2S").ends("A")
    table.lays("B", "3H").ends("B")
    table.lays("C", "2D").ends("C")
    table.lays("D", "KS").ends("D")
    # Then
    assert table.attack == ("draw", 12, "C")
    # When
    table.lays("C", "KH").ends("C")
    # Then
    assert table.attack == ("draw", 17, "D")
    table.accepts("D")
    assert table.size("D") == 20
    assert table.to_act == "A"


def test_the_victim_of_the_king_of_spades_answers_forward_with_a_three() -> None:
    """T72"""
    table = macau("plawno", players=3, face="TS", to_act="B", A="3D 6C 7C", B="KS 6D 7D")
    table.lays("B", "KS").ends("B")
    table.lays("A", "3D").ends("A")
    assert table.attack == ("draw", 8, "B")


def test_a_joker_under_attack_is_declared_as_an_answering_card() -> None:
    """T73"""
    # Given
    table = macau("plawno", players=3, face="TS", A="2S 9D 9C", B="BJ 6C 6D")
    # When
    table.lays("A", "2S").ends("A")
    # Then
    twos_and_threes = {rank + suit for rank in "23" for suit in "SHDC"}
    assert table.may_declare("B") == twos_and_threes | {"KH", "KS", "QH"}
    # When
    table.lays("B", "BJ=KS").ends("B")
    # Then
    assert table.attack == ("draw", 7, "A")


def test_a_joker_is_declared_as_a_card_that_would_fit() -> None:
    """T73, no attack"""
    table = macau("plawno", players=3, face="TS", A="BJ 6C 6D")
    declared = table.may_declare("A")
    assert {"TD", "4S", "AD"} <= declared
    assert "4D" not in declared
    assert table.may_lay("A") == set(), "a substitute joker is always declared"


def test_a_jack_may_be_laid_over_a_called_suit() -> None:
    """T74, suit called"""
    table = macau("plawno", face="AS", requirement="suit H", A="JC 9D 8H")
    assert table.may_lay("A") == {"JC", "8H"}


def test_an_ace_may_be_laid_over_a_called_rank() -> None:
    """T74, rank called"""
    table = macau("plawno", face="JS", requirement="rank 8", A="AC 9D 8H JD")
    assert table.may_lay("A") == {"AC", "8H", "JD"}


def test_a_duel_that_nobody_takes_up_gives_one_solo_turn() -> None:
    """T75"""
    # Given
    table = macau("plawno", face="TS", A="4S 9D 8H 7C", B="5H 4D 6H", C="5S 6S 7S")
    # When B declines although holding a four
    table.lays("A", "4S").ends("A")
    assert table.attack == ("duel", 1, "B")
    table.accepts("B").accepts("C")
    # Then
    assert [table.drawn_by(letter) for letter in "ABC"] == [0, 0, 0]
    assert table.solo == ("A", 1)
    assert table.to_act == "A"
    assert table.draws("A").to_act == "B"


def test_in_solo_turns_attacks_hit_their_own_author() -> None:
    """T76"""
    # Given
    table = macau("plawno", face="TS", A="4S 9D 8H 7C", B="4D 4H 2H 3S 9C", C="5S 6S 7S")
    # When
    table.lays("A", "4S").ends("A")
    table.lays("B", "4D 4H").ends("B")
    table.accepts("C").accepts("A")
    # Then
    assert table.solo == ("B", 3)
    # When B draws
    table.draws("B")
    assert table.solo == ("B", 2)
    assert table.to_act == "B"
    # And attacks
    table.lays("B", "2H").ends("B")
    assert table.attack == ("draw", 2, "B")
    assert table.solo == ("B", 1)
    # And answers in the last solo turn, whose neighbors are the real ones
    table.lays("B", "3S").ends("B")
    assert table.attack == ("draw", 5, "C")
    assert table.solo is None


def test_a_new_four_asks_everybody_again() -> None:
    """T77"""
    # Given
    table = macau("plawno", face="TS", A="4S 9D 8H 7C", B="4D 2D 3S 9C", C="4C 6S 7S")
    # When
    table.lays("A", "4S").ends("A").accepts("B")
    table.lays("C", "4C").ends("C").accepts("A")
    # Then
    assert table.to_act == "B"
    assert table.attack == ("duel", 2, "B")
    # When
    table.lays("B", "4D").ends("B").accepts("C").accepts("A")
    # Then
    assert table.solo == ("B", 3)
    assert table.to_act == "B"


def test_a_solo_player_is_the_own_previous_player_too() -> None:
    """T78"""
    table = macau("plawno", players=3, solo=("A", 2), face="TS", A="KS 9D 8H 7C")
    table.lays("A", "KS").ends("A")
    assert table.attack == ("draw", 5, "A")
    table.accepts("A")
    assert table.size("A") == 8
    assert table.to_act == "B"
    assert table.solo is None


def test_a_holder_who_went_out_takes_no_solo_turns() -> None:
    """T79"""
    table = macau("plawno", players=3, face="TS", A="4S")
    table.lays("A", "4S")
    assert table.place("A") == 1
    table.accepts("B").accepts("C")
    assert table.to_act == "B"
    assert table.solo is None
    assert table.attack is None


def queen_of_hearts_on(face: str) -> MacauTable:
    return macau("plawno", face=face, A="QH 9D 8C")


def test_outside_a_war_the_queen_of_hearts_has_to_fit() -> None:
    """T80, on TS"""
    assert "QH" not in queen_of_hearts_on("TS").may_lay("A")


def test_outside_a_war_the_queen_of_hearts_is_an_ordinary_card() -> None:
    """T80, on TH"""
    table = queen_of_hearts_on("TH")
    assert "QH" in table.may_lay("A")
    table.lays("A", "QH").ends("A")
    assert table.attack is None
    assert (table.to_act, table.face) == ("B", "QH")
