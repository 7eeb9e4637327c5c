"""Romanian: the worked scenarios T56 to T64."""

from __future__ import annotations

from carrack.games.macau_cards.tests.scenario import macau


def test_after_a_drawing_joker_anything_may_be_laid() -> None:
    """T56"""
    # Given
    table = macau("romanian", face="TS", A="BJ 9D 9C", B="6C 6D", C="5C QH")
    # When
    table.lays("A", "BJ")
    assert table.attack == ("draw", 5, "B")
    table.accepts("B")
    # Then
    assert table.drawn_by("B") == 5
    assert table.may_lay("C") == {"5C", "QH"}


def test_a_joker_answers_a_joker() -> None:
    """T57"""
    table = macau("romanian", face="TS", A="BJ 9D 9C", B="CJ 6D 6H", C="5C QH")
    table.lays("A", "BJ").lays("B", "CJ")
    assert table.attack == ("draw", 15, "C")


def test_a_joker_answers_a_two_and_a_two_does_not_answer_a_joker() -> None:
    """T58"""
    table = macau("romanian", face="TS", A="2S 9D 9C", B="BJ 6D 6H", C="2C QH 3D")
    table.lays("A", "2S").lays("B", "BJ")
    assert table.attack == ("draw", 7, "C")
    assert table.legal_types("C") == {"accept"}


def test_a_seven_cancels_a_draw_and_its_suit_is_followed() -> None:
    """T59"""
    table = macau("romanian", face="TS", A="2S 9D 9C", B="7D 6D 6H", C="2C QH 9D 7C AH")
    table.lays("A", "2S").lays("B", "7D")
    assert table.attack is None
    assert table.to_act == "C"
    assert table.may_lay("C") == {"9D", "7C", "AH"}


def test_a_seven_cancels_a_skip() -> None:
    """T60"""
    table = macau("romanian", players=3, face="TS", A="4S 9D 9C", B="7D 6D 6H")
    table.lays("A", "4S").lays("B", "7D")
    assert table.attack is None
    assert table.to_act == "C"
    assert [table.misses(letter) for letter in "ABC"] == [0, 0, 0]


def test_fours_add_up() -> None:
    """T61"""
    table = macau("romanian", players=3, face="TS", A="4S 9D 9C", B="4C 6D 6H")
    table.lays("A", "4S").lays("B", "4C")
    assert table.attack == ("skip", 2, "C")
    table.accepts("C")
    assert table.misses("C") == 1
    assert table.to_act == "A"


def test_a_seven_goes_on_anything() -> None:
    """T62"""
    table = macau("romanian", face="TS", A="7C 9D 9H")
    assert table.may_lay("A") == {"7C"}


def test_a_seven_may_be_wild_only_while_canceling() -> None:
    """T62, without wild sevens"""
    table = macau("romanian", options={"wild_own_suit_ranks": []}, face="TS", A="7C 9D 9H")
    assert table.may_lay("A") == set()


def test_an_ace_as_the_last_card_still_names_a_suit() -> None:
    """T63"""
    # Given
    table = macau("romanian", players=3, face="TS", A="AD", B="6C 6D")
    # When
    table.lays("A", "AD")
    assert table.may_call("A") == {"S", "H", "D", "C"}
    table.calls("A", suit="C")
    # Then
    assert table.place("A") == 1
    assert table.to_act == "B"
    assert table.may_lay("B") == {"6C"}


def test_roles_may_be_swapped_as_regions_do() -> None:
    """T64"""
    # Given
    swapped = {
        "skip_rank": "A",
        "cancel_rank": "4",
        "suit_call_rank": "7",
        "wild_own_suit_ranks": ["4"],
        "suit_call_wild": True,
    }
    table = macau(
        "romanian", options=swapped, face="TS", A="AS 9D 9C", B="4D 6D 6H", C="5D 4C 9H AC"
    )
    # When
    table.lays("A", "AS")
    # Then
    assert table.attack == ("skip", 1, "B")
    assert table.may_lay("B") == {"4D"}
    # When
    table.lays("B", "4D")
    # Then
    assert table.attack is None
    assert table.to_act == "C"
    assert table.may_lay("C") == {"5D", "4C"}
