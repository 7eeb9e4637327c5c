"""Going out, running out of cards, scoring: the worked scenarios T48 to T55 and T91 to T94."""

from __future__ import annotations

import pytest

from carrack.games.macau_cards.tests.scenario import MacauTable, cards, macau

# ---- going out ----


def test_the_round_is_played_to_the_last_player() -> None:
    """T48"""
    # Given
    table = macau("hungarian", face="TS", A="9S", B="9C", C="5D 5C", D="6D 6H")
    # When
    table.lays("A", "9S").lays("B", "9C").lays("C", "5C 5D")
    # Then
    assert table.is_over
    assert table.places == {"A": 1, "B": 2, "C": 3, "D": 4}


def test_an_attack_is_dropped_when_one_player_is_left() -> None:
    """T49"""
    table = macau("hungarian", face="TS", A="2S", B="6C 6D")
    table.lays("A", "2S")
    assert table.is_over
    assert table.drawn_by("B") == 0
    assert table.places == {"A": 1, "B": 2}


def test_an_attack_outlives_its_author() -> None:
    """T50"""
    # Given
    table = macau("hungarian", players=3, face="TS", to_act="B", A="5C 6C", B="KS")
    # When
    table.lays("B", "KS")
    # Then
    assert table.place("B") == 1
    assert table.attack == ("draw", 5, "A")
    # When
    table.accepts("A")
    # Then
    assert table.size("A") == 7
    assert table.to_act == "C"


@pytest.mark.parametrize("last_card", ["no_action", "no_draw_heads_up"])
def test_a_restricted_last_card_cannot_be_laid(last_card: str) -> None:
    """T51, two players"""
    table = macau("hungarian", players=2, options={"last_card": last_card}, face="TS", A="2S")
    assert table.legal_types("A") == {"draw"}


def test_drawing_last_cards_are_restricted_between_two_players_only() -> None:
    """T51, three players"""
    options = {"last_card": "no_draw_heads_up"}
    table = macau("hungarian", players=3, options=options, face="TS", A="2S")
    assert table.may_lay("A") == {"2S"}


# ---- running out of cards ----


def test_discards_are_shuffled_when_the_draw_pile_runs_out() -> None:
    """T52"""
    # Given
    below = "5S 6S 7S 8S 9S TS"
    table = macau(
        "hungarian", players=3, face="TH", stock="7H", below=below, A="KH 9D 9C", B="6C 6D"
    )
    # When
    table.lays("A", "KH").ends("A").accepts("B")
    # Then
    drawn = set(table.hand("B")) - {"6C", "6D"}
    assert len(drawn) == 5
    assert "7H" in drawn
    assert drawn - {"7H"} < set(cards(below)) | {"TH"}
    assert table.discard == ["KH"]
    assert table.stock_size == 3
    assert [event["count"] for event in table.happened("reshuffled")] == [7]


def test_what_cannot_be_drawn_is_forgiven() -> None:
    """T53"""
    table = macau("hungarian", players=3, face="TH", stock="7H", A="KH 9D 9C", B="6C 6D")
    table.lays("A", "KH").ends("A").accepts("B")
    assert table.hand("B") == cards("6C 6D 7H TH")
    assert [event["count"] for event in table.happened("forgiven")] == [3]
    assert table.to_act == "C"


def test_a_round_in_which_everybody_passes_is_blocked() -> None:
    """T54"""
    # Given
    table = macau("hungarian", face="TH", stock="", A="6C 6D 8C", B="5C", C="TS 9C")
    # Then
    assert table.legal_types("A") == {"pass"}
    # When
    table.passes("A").passes("B")
    # Then
    assert table.legal_types("C") == {"play", "pass"}
    assert table.may_lay("C") == {"TS"}
    # When
    table.passes("C")
    # Then
    assert table.is_over
    assert table.places == {"B": 1, "C": 2, "A": 3}
    assert [event["cause"] for event in table.happened("round_blocked")] == ["rule"]


def test_with_one_deck_for_ten_a_king_exhausts_the_draw_pile() -> None:
    """T55"""
    # Given
    table = macau(
        "hungarian",
        players=10,
        options={"num_decks": 1},
        face="TH",
        stock="7S 8S 9S",
        A="KH 9D 9C 8D 8C",
    )
    assert [table.size(letter) for letter in table.letters] == [5] * 10
    # When
    table.lays("A", "KH").ends("A").accepts("B")
    # Then
    assert table.drawn_by("B") == 4
    assert table.size("B") == 9
    assert {"7S", "8S", "9S", "TH"} <= set(table.hand("B"))
    assert table.to_act == "C"
    assert "pass" in table.legal_types("C")
    assert "draw" not in table.legal_types("C")


# ---- scoring ----


def test_cards_left_in_the_hand_count_points() -> None:
    """T91"""
    # Given
    table = macau("tel_aviv", face="TH", A="9H", B="KH AS 2D 3C 4S 9D TC JD QS KD", C="5D 6H")
    # When
    table.lays("A", "9H")
    # Then
    assert len(table.happened("round_ended")) == 1
    assert table.points == {"A": 0, "B": 300, "C": 10}


def round_two(totals: tuple[int, int, int]) -> MacauTable:
    """T92: C goes out first."""
    table = macau(
        "tel_aviv",
        totals=totals,
        face="TH",
        to_act="C",
        A="KH AS 4S",
        B="3C 3D AD 2H TC JD QS 9D",
        C="9H",
    )
    return table.lays("C", "9H")


def test_a_match_goes_on_below_the_target() -> None:
    """T92, round two"""
    table = round_two((0, 300, 10))
    assert table.points == {"A": 205, "B": 165, "C": 0}
    assert [table.total(letter) for letter in "ABC"] == [205, 465, 10]
    assert not table.is_over
    assert len(table.to_act) == 1, "the next round has begun"


def test_a_match_ends_when_somebody_reaches_the_target() -> None:
    """T92, round three"""
    # Given
    table = macau("tel_aviv", totals=(205, 465, 10), face="TH", A="9H", B="2S 9H KD", C="5H")
    # When
    table.lays("A", "9H")
    # Then
    assert [table.total(letter) for letter in "ABC"] == [205, 500, 15]
    assert table.is_over
    assert table.places == {"C": 1, "A": 2, "B": 3}


def test_of_several_above_the_target_the_highest_total_has_lost() -> None:
    """T93"""
    # Given
    table = macau(
        "tel_aviv", totals=(480, 470, 100), face="TH", to_act="C", A="2S 4D", B="AD", C="9H"
    )
    # When
    table.lays("C", "9H")
    # Then
    assert table.points == {"A": 25, "B": 50, "C": 0}
    assert [table.total(letter) for letter in "ABC"] == [505, 520, 100]
    assert table.is_over
    assert table.places == {"C": 1, "A": 2, "B": 3}


def last_three(settle: bool) -> MacauTable:
    table = macau(
        "tel_aviv",
        options={"settle_final_attack": settle},
        face="TS",
        next_cards="6C TD 9S",
        A="3S",
        B="4D",
    )
    return table.lays("A", "3S")


def test_a_final_attack_may_be_drawn_before_counting() -> None:
    """T94"""
    table = last_three(settle=True)
    assert table.drawn_by("B") == 3
    assert table.points == {"A": 0, "B": 5 + 5 + 10 + 5}


def test_a_final_attack_is_usually_not_drawn() -> None:
    """T94, with the preset"""
    table = last_three(settle=False)
    assert table.drawn_by("B") == 0
    assert table.points == {"A": 0, "B": 5}
