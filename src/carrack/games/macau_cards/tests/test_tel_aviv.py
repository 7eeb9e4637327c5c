"""Tel-Aviv: the worked scenarios T65 to T70."""

from __future__ import annotations

from carrack.games.macau_cards.tests.scenario import MacauTable, cards, macau


def has_won(table: MacauTable, letter: str) -> bool:
    """The first player out ends the round."""
    winners = [table.letter(event["seat"]) for event in table.happened("went_out")]
    return winners == [letter] and len(table.happened("round_ended")) == 1


def test_a_queen_goes_on_anything_and_its_suit_is_followed() -> None:
    """T65"""
    table = macau("tel_aviv", face="TS", A="QD 9C 9H", B="6D 6C")
    assert "QD" in table.may_lay("A")
    table.lays("A", "QD")
    assert table.to_act == "B"
    assert table.may_lay("B") == {"6D"}


def five_laid(next_card: str) -> MacauTable:
    """T66: A has nothing to cover the five with."""
    table = macau("tel_aviv", face="TH", next_cards=next_card, A="5H 9S 8D")
    table.lays("A", "5H")
    assert table.legal_types("A") == {"draw"}
    return table.draws("A")


def test_a_five_is_covered_by_the_card_drawn() -> None:
    """T66, draws 8H"""
    table = five_laid("8H")
    assert table.may_lay("A") == {"8H"}
    table.lays("A", "8H")
    assert table.face == "8H"
    assert table.to_act == "B"


def test_a_five_stays_uncovered_when_the_card_drawn_does_not_cover_it() -> None:
    """T66, draws 8C"""
    table = five_laid("8C")
    assert table.legal_types("A") == {"keep"}
    table.keeps("A")
    assert table.face == "5H"
    assert table.hand("A") == cards("9S 8D 8C")
    assert table.to_act == "B"


def last_five_laid(next_cards: str) -> MacauTable:
    """T67: the five is the last card."""
    table = macau("tel_aviv", players=2, face="TH", next_cards=next_cards, A="5H")
    table.lays("A", "5H")
    assert (table.phase, table.to_act) == ("cover", "A")
    assert table.place("A") == 0
    assert table.legal_types("A") == {"draw"}
    return table.draws("A")


def test_a_last_five_that_is_covered_by_the_drawn_card_wins() -> None:
    """T67, draws 8H"""
    table = last_five_laid("8H").lays("A", "8H")
    assert has_won(table, "A")


def test_a_last_five_that_is_not_covered_leaves_one_card_and_owes_macau() -> None:
    """T67, draws 8C"""
    table = last_five_laid("8C")
    assert table.legal_types("A") == {"keep"}
    table.keeps("A")
    assert table.phase == "macau_window"
    assert table.waiting == "A"
    assert table.hand("A") == cards("8C")


def test_a_five_covers_a_five_and_has_to_be_covered_in_its_turn() -> None:
    """T67, draws 5C, then 9C"""
    table = last_five_laid("5C 9C").lays("A", "5C")
    assert table.legal_types("A") == {"draw"}
    table.draws("A").lays("A", "9C")
    assert has_won(table, "A")


def test_a_five_and_its_cover_go_out_together() -> None:
    """T68"""
    table = macau("tel_aviv", face="TH", A="5H 9H")
    table.lays("A", "5H")
    assert (table.phase, table.to_act) == ("cover", "A")
    table.lays("A", "9H")
    assert has_won(table, "A")


def test_the_king_of_hearts_has_no_defense() -> None:
    """T69"""
    table = macau("tel_aviv", players=3, face="TH", A="KH 9D 9C", B="KH KS QH AD")
    table.lays("A", "KH")
    assert table.legal_types("B") == {"accept"}
    table.accepts("B")
    assert table.size("B") == 9
    assert table.to_act == "C"


def test_twos_are_answered_in_kind() -> None:
    """T70"""
    table = macau("tel_aviv", face="TS", A="2S 9D 9C", B="2H 6D 6H", C="6C 7C 8C")
    table.lays("A", "2S").lays("B", "2H").accepts("C")
    assert table.size("C") == 7
    assert table.to_act == "A"
