"""Taking back: the worked scenarios T75 and T76, and the barriers of 9.6."""

from __future__ import annotations

import pytest

from carrack import IllegalAction
from carrack.games.macao.tests.scenario import MacaoTable, macao, move_wall


def busy_turn() -> MacaoTable:
    """A can activate a card, sail and deliver."""
    table = macao().fixture_map().ship("A", "s1").cargo("A", silk=1)
    table.tableau("A", "bank").cost("bank", red=1)
    return table.supply("A", red=1, blue=1)


def act(table: MacaoTable) -> None:
    table.activates("A", "bank").sails("A", "P", pay="blue").delivers("A")


def assert_nothing_to_undo(table: MacaoTable, letter: str) -> None:
    before = table.state.fingerprint()
    assert table.state.may_undo(table.seat(letter)) == 0
    with pytest.raises(IllegalAction) as refused:
        table.undoes(letter)
    assert refused.value.code == "undo.not_possible"
    assert table.state.fingerprint() == before


def test_a_whole_turn_is_taken_back_step_by_step() -> None:
    """T75"""
    # Given
    table = busy_turn()
    start = table.state.fingerprint()
    act(table)
    assert table.state.may_undo(0) == 3
    # When
    table.undoes("A").undoes("A").undoes("A")
    # Then
    assert table.state.fingerprint() == start
    assert_nothing_to_undo(table, "A")


def test_all_steps_of_a_turn_are_taken_back_at_once() -> None:
    """T75"""
    # Given
    table = busy_turn()
    start = table.state.fingerprint()
    act(table)
    # When
    table.undoes("A", 3)
    # Then
    assert table.state.fingerprint() == start


def test_after_the_pass_nothing_is_taken_back() -> None:
    """T75"""
    # Given
    table = busy_turn()
    act(table)
    # When the next player is asked
    table.passes("A")
    # Then
    assert_nothing_to_undo(table, "A")
    assert_nothing_to_undo(table, "B")
    # When a new round is revealed
    table.passes("B").passes("C")
    # Then
    assert table.round_number == 5
    for letter in "ABC":
        assert_nothing_to_undo(table, letter)


def test_nobody_takes_back_a_rivals_step() -> None:
    """9.6"""
    # Given
    table = busy_turn()
    act(table)
    # Then
    assert_nothing_to_undo(table, "B")


def test_a_pending_payment_can_be_cancelled() -> None:
    """T76"""
    # Given
    table = macao().supply("A", red=2, blue=2)
    table.does("A", move_wall(2))
    # When
    table.pays("A", "red")
    assert table.step == "payment"
    assert table.legal_types("A") == {"pay_cube"}
    table.cancels_payment("A")
    # Then
    assert table.supply_of("A") == {"red": 2, "blue": 2}
    assert table.wall() == "3:[A] 2:[B] 1:[C]"
    assert table.offers("A", move_wall(2))


@pytest.mark.parametrize("choice", ["take_card", "choose_dice"])
def test_choices_of_phases_one_and_two_are_final(choice: str) -> None:
    """9.6"""
    # Given
    table = macao()
    if choice == "take_card":
        table.picking("bank", "inn", "court", "gate", "school").takes_card("A", "bank")
    else:
        table.dice(red=1).chooses_dice("A", "red", "blue")
    # Then
    assert table.asked == "B"
    assert_nothing_to_undo(table, "A")


def test_a_sixth_card_can_be_put_back_before_it_is_resolved() -> None:
    """9.6"""
    # Given
    table = macao().tableau("A", "gate", "court", "tower", "smithy", "statue")
    table.picking("bank", "inn", "chapel", "school", "customs_1")
    start = table.state.fingerprint()
    table.takes_card("A", "bank")
    # When
    table.undoes("A")
    # Then
    assert table.state.fingerprint() == start
    # And once it is resolved it is final
    table.takes_card("A", "bank").discards("A", "bank")
    assert_nothing_to_undo(table, "A")


def test_dice_can_be_chosen_again_while_the_master_is_asked() -> None:
    """9.6"""
    # Given
    table = macao().active("A", "master").dice(red=2, blue=4)
    start = table.state.fingerprint()
    # When
    table.chooses_dice("A", "red", "blue").undoes("A")
    # Then
    assert table.state.fingerprint() == start
    table.chooses_dice("A", "red", "blue").shifts("A", "red", 3)
    assert_nothing_to_undo(table, "A")
