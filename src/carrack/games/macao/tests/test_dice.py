"""Phase 2, the dice and the wind rose: the worked scenarios T10 to T18."""

from __future__ import annotations

import pytest

from carrack.games.macao.tests.scenario import (
    ROLL_RED_5_BLUE_5_GRAY_1,
    ROLL_SIX_TO_ONE,
    MacaoTable,
    choose_dice,
    explore,
    macao,
    shift,
)


def everybody_picks(table: MacaoTable) -> MacaoTable:
    while table.phase == "pick":
        table.does(table.asked, table.legal(table.asked)[0])
    return table


def others_choose(table: MacaoTable) -> MacaoTable:
    """Everybody still to choose takes gray and violet; then the roses turn."""
    while table.phase == "dice":
        table.chooses_dice(table.asked, "gray", "violet")
    return table


def rolling(round_number: int, luck: int) -> MacaoTable:
    """The end of phase 1 of a round, with a certain roll to come."""
    table = macao(round_number=round_number).picking("bank", "inn", "court", "gate", "school")
    return table.luck(luck)


def test_cubes_of_a_die_go_to_the_position_of_its_number() -> None:
    """T10"""
    # Given
    table = macao().rose("A", 1, blue=1).dice(red=2, green=5)
    # When
    others_choose(table.chooses_dice("A", "red", "green"))
    # Then
    assert table.supply_of("A") == {"blue": 1}
    assert table.rose_of("A") == {1: {"red": 2}, 4: {"green": 5}}


def test_dice_are_shared_but_nobody_takes_one_twice() -> None:
    """T11"""
    # Given
    table = macao().dice(red=2, green=5).chooses_dice("A", "red", "green")
    # Then
    assert table.asked == "B"
    assert table.offers("B", choose_dice("red", "green"))
    assert table.refuses("B", choose_dice("red", "red"))
    assert len(table.legal("B")) == 15
    assert table.legal_types("B") == {"choose_dice"}


@pytest.mark.parametrize(
    ("round_number", "values"),
    [
        (7, (6, 5, 4, 3, 2, 1)),
        (8, (1, 5, 4, 3, 2, 1)),
        (9, (1, 1, 4, 3, 2, 1)),
        (10, (1, 1, 1, 3, 2, 1)),
        (11, (1, 1, 1, 1, 2, 1)),
        (12, (1, 1, 1, 1, 1, 1)),
    ],
)
def test_from_round_eight_on_high_dice_are_turned_to_one(
    round_number: int, values: tuple[int, ...]
) -> None:
    """T12"""
    # Given
    table = rolling(round_number, ROLL_SIX_TO_ONE)
    # When
    everybody_picks(table)
    # Then
    assert [event["rolled"] for event in table.happened("die_rolled")] == [6, 5, 4, 3, 2, 1]
    assert table.dice_now == values


def test_a_five_of_round_nine_gives_one_cube_that_is_there_at_once() -> None:
    """T13"""
    # Given
    table = everybody_picks(rolling(9, ROLL_RED_5_BLUE_5_GRAY_1))
    assert table.happened("die_rolled")[0]["rolled"] == 5
    # When
    table.chooses_dice("A", "red", "green")
    # Then
    assert table.rose_of("A")[1] == {"red": 1}
    others_choose(table)
    assert table.supply_of("A") == {"red": 1}


def test_a_one_rescues_from_an_empty_arrow() -> None:
    """T14"""
    # Given
    table = macao().dice(red=1, blue=4)
    # When
    others_choose(table.chooses_dice("A", "red", "blue"))
    # Then A has a cube, and those without any are punished
    assert table.supply_of("A") == {"red": 1}
    assert table.punish_markers("A") == 0
    assert table.supply_of("B") == {}
    assert table.punish_markers("B") == 1


def test_six_cubes_of_round_five_arrive_in_round_ten() -> None:
    """T15"""
    # Given
    table = macao(round_number=5).dice(red=1, violet=6)
    # When
    others_choose(table.chooses_dice("A", "red", "violet"))
    # Then
    assert table.rose_of("A")[5] == {"violet": 6}
    # When everybody plays on
    for round_number in (6, 7, 8, 9):
        table.plays_on_to_turn_of("A")
        assert table.round_number == round_number
        assert "violet" not in table.supply_of("A")
    table.plays_on_to_turn_of("A")
    # Then
    assert table.round_number == 10
    assert table.supply_of("A")["violet"] == 6


def test_the_explorer_brings_one_more_cube_for_one_die() -> None:
    """T16"""
    # Given
    table = macao().active("A", "explorer").dice(red=2, green=5)
    # When
    table.chooses_dice("A", "red", "green")
    assert table.legal("A") == [explore("red"), explore("green"), explore(None)]
    table.explores("A", "red")
    # Then
    assert table.rose_of("A") == {2: {"red": 3}, 5: {"green": 5}}
    assert table.asked == "B"
    assert table.refuses("A", explore("green"))


@pytest.mark.parametrize(
    ("value", "positions"),
    [(1, {1, 2}), (2, {2, 3}), (3, {2, 3, 4}), (4, {3, 4, 5}), (5, {4, 5, 6}), (6, {5, 6})],
)
def test_the_master_moves_a_die_to_a_neighboring_number_but_never_to_one(
    value: int, positions: set[int]
) -> None:
    """T17"""
    # Given
    table = macao().active("A", "master").dice(red=value)
    # When
    table.chooses_dice("A", "red", "gray")
    # Then
    assert table.offers("A", shift(None, None))
    assert {value} | {a["position"] for a in table.legal("A", die="red")} == positions
    for position in positions - {value}:
        table.shifts("A", "red", position)
        assert table.rose_of("A")[position]["red"] == value
        table = macao().active("A", "master").dice(red=value).chooses_dice("A", "red", "gray")


def test_the_master_moves_only_one_of_both_dice() -> None:
    """T17"""
    # Given
    table = macao().active("A", "master").dice(red=2, blue=5).chooses_dice("A", "red", "blue")
    # When
    table.shifts("A", "red", 3)
    # Then
    assert table.asked == "B"
    assert table.refuses("A", shift("blue", 4))
    assert table.rose_of("A") == {3: {"red": 2}, 5: {"blue": 5}}


@pytest.mark.parametrize(
    ("round_number", "value", "positions"),
    [(8, 5, {4}), (9, 4, {3}), (10, 3, {2}), (11, 2, set()), (12, 1, set()), (11, 1, {2})],
)
def test_the_master_never_moves_cubes_to_a_position_that_comes_too_late(
    round_number: int, value: int, positions: set[int]
) -> None:
    """Ruling 8"""
    # Given
    table = macao(round_number=round_number).active("A", "master").dice(red=value, blue=value)
    # When
    table.chooses_dice("A", "red", "blue")
    # Then
    assert {action["position"] for action in table.legal("A", die="red")} == positions


def test_the_professor_pays_for_ones_and_the_gold_counts_for_the_pawnshop() -> None:
    """T18"""
    # Given
    table = rolling(9, ROLL_RED_5_BLUE_5_GRAY_1).active("A", "professor", "pawnshop")
    everybody_picks(table)
    assert [event["rolled"] for event in table.happened("die_rolled")][1:4:2] == [5, 1]
    # When
    table.chooses_dice("A", "blue", "gray")
    # Then
    assert table.gold("A") == 7
    # When
    others_choose(table)
    table.uses("A", "pawnshop")
    # Then
    assert table.gold("A") == 8
