"""Taking back: the worked scenarios T75 and T76, and what nobody takes back."""

from __future__ import annotations

import pytest

from carrack import IllegalAction
from carrack.games.macao.game import MacaoGame
from carrack.games.macao.tests.scenario import MacaoTable, macao, move_wall
from carrack.kernel.record import Play, read, replay


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
    assert table.phase == "payment"
    assert table.legal_types("A") == {"pay_cube"}
    table.cancels_payment("A")
    # Then
    assert table.supply_of("A") == {"red": 2, "blue": 2}
    assert table.wall() == "3:[A] 2:[B] 1:[C]"
    assert table.offers("A", move_wall(2))


@pytest.mark.parametrize("choice", ["take_card", "choose_dice"])
def test_choices_of_phases_one_and_two_are_final(choice: str) -> None:
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
    # Given
    table = macao().active("A", "master").dice(red=2, blue=4)
    start = table.state.fingerprint()
    # When
    table.chooses_dice("A", "red", "blue").undoes("A")
    # Then
    assert table.state.fingerprint() == start
    table.chooses_dice("A", "red", "blue").shifts("A", "red", 3)
    assert_nothing_to_undo(table, "A")


# ---- by agreement ----


def test_everybody_together_takes_a_passed_turn_back() -> None:
    # Given A's whole turn, the pass, and a first step of B
    table = busy_turn().supply("B", red=1)
    start = table.state.fingerprint()
    act(table)
    table.passes("A").does("B", move_wall(1))
    assert table.state.may_undo_agreed == 5
    # When C asks and all agree to take back B's step and the pass
    table.undoes("C", 2, agreed=True)
    # Then it is A's turn as before the pass, own undo included
    assert table.asked == "A"
    assert table.state.may_undo(0) == 3
    table.undoes("A", 3)
    assert table.state.fingerprint() == start


def test_not_even_everybody_together_takes_a_new_round_back() -> None:
    # Given
    table = busy_turn()
    act(table)
    table.passes("A").passes("B")
    assert table.state.may_undo_agreed == 5
    # When the new offer lies there
    table.passes("C")
    # Then
    assert_nothing_to_agree_on(table)


def test_not_even_everybody_together_takes_a_roll_of_dice_back() -> None:
    # Given cards taken
    table = macao().picking("bank", "inn", "court", "gate", "school")
    start = table.state.fingerprint()
    table.takes_card("A", "bank").takes_card("B", "inn")
    assert table.state.may_undo_agreed == 2
    table.undoes("B", 2, agreed=True)
    assert table.state.fingerprint() == start
    # When the last card is taken and the dice are rolled
    table.takes_card("A", "bank").takes_card("B", "inn").takes_card("C", "court")
    # Then
    assert table.phase == "dice"
    assert_nothing_to_agree_on(table)


def test_dice_chosen_by_all_are_taken_back_together() -> None:
    # Given
    table = macao().dice(red=1)
    start = table.state.fingerprint()
    for letter in "ABC":
        table.chooses_dice(letter, "red", "blue")
    # When the roses have turned
    assert table.phase == "actions"
    table.undoes("A", 3, agreed=True)
    # Then
    assert table.state.fingerprint() == start


def test_a_game_that_is_over_stays_over() -> None:
    # Given
    table = macao(round_number=12)
    # When
    table.everybody_passes()
    # Then
    assert table.state.is_over
    assert_nothing_to_agree_on(table)


def assert_nothing_to_agree_on(table: MacaoTable) -> None:
    assert table.state.may_undo_agreed == 0
    with pytest.raises(IllegalAction) as refused:
        table.undoes("A", agreed=True)
    assert refused.value.code == "undo.not_possible"


def test_a_record_with_agreed_undos_replays() -> None:
    # Given two start cards taken, and both taken back by agreement
    play = Play.begin(MacaoGame(), seats=2, seed=3)
    for _ in range(2):
        play.apply(play.state.to_move, play.state.legal(play.state.to_move)[0])
    play.undo(0, 2, agreed=True)
    assert play.state.fingerprint() == play.header["fingerprint"]
    play.apply(play.state.to_move, play.state.legal(play.state.to_move)[1])
    # Then
    *_, last = replay(read(play.record.text()))
    assert last.state.fingerprint() == play.state.fingerprint()
