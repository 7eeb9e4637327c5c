"""The wall: the worked scenarios T36 to T43."""

from __future__ import annotations

import pytest

from carrack.games.macao.tests.scenario import MacaoTable, macao, move_wall, use


def distances(table: MacaoTable, letter: str = "A") -> list[int]:
    return [action["distance"] for action in table.legal(letter, type="move_wall")]


@pytest.mark.parametrize(("distance", "price"), [(1, 1), (2, 3), (3, 5), (4, 7)])
def test_the_wall_costs_one_three_five_seven_cubes(distance: int, price: int) -> None:
    """T36"""
    # Given
    table = macao().supply("A", red=2, green=3, black=2)
    # Then
    assert distances(table) == [1, 2, 3, 4]
    # When
    table.moves_wall("A", distance)
    # Then
    assert table.cubes_of("A") == 7 - price
    assert table.wall() == f"{3 + distance}:[A] 2:[B] 1:[C]"


def test_there_is_one_paid_wall_move_a_turn() -> None:
    """T36"""
    # Given
    table = macao().supply("A", red=7)
    # When
    table.moves_wall("A", 3)
    # Then
    assert table.wall() == "6:[A] 2:[B] 1:[C]"
    assert table.cubes_of("A") == 2
    assert distances(table) == []
    assert table.refuses("A", move_wall(1))


def test_a_disc_arrives_on_top_of_a_stack() -> None:
    """T37"""
    # Given
    table = macao(wall="4:[B,C] 2:[A]").supply("A", red=3)
    # When
    table.moves_wall("A", 2)
    # Then
    assert table.wall() == "4:[A,B,C]"
    assert table.wall_order == "ABC"


def test_no_wall_move_goes_beyond_the_last_space() -> None:
    """T38"""
    # Given
    table = macao(wall="15:[A] 2:[B] 1:[C]").supply("A", red=9)
    # Then
    assert distances(table) == [1]
    assert table.refuses("A", move_wall(2))
    # Given
    table = macao(wall="16:[A] 2:[B] 1:[C]").supply("A", red=9)
    # Then
    assert distances(table) == []


def test_a_disc_slides_under_the_stack_on_the_last_space() -> None:
    # Given
    table = macao(wall="16:[B,C] 15:[A]").supply("A", red=1)
    # When
    table.moves_wall("A", 1)
    # Then
    assert table.wall() == "16:[B,C,A]"


def test_the_tower_is_on_top_of_the_last_space_and_stays_there() -> None:
    """T39"""
    # Given
    table = macao(wall="16:[B] 15:[A] 14:[C]").active("A", "tower")
    table.supply("A", red=1).supply("C", red=3)
    # When
    table.moves_wall("A", 1)
    # Then
    assert table.wall() == "16:[A,B] 14:[C]"
    # When
    table.passes("A").moves_wall("C", 2)
    # Then
    assert table.wall() == "16:[A,B,C]"


def test_discs_that_arrive_later_go_directly_beneath_the_tower() -> None:
    """Ruling 20"""
    # Given
    table = macao(wall="5:[A,B] 4:[C]").active("A", "tower").supply("C", red=1)
    # When
    table.passes("A").passes("B").moves_wall("C", 1)
    # Then
    assert table.wall() == "5:[A,C,B]"


def test_a_tower_moves_its_owner_to_the_top_of_the_stack_at_once() -> None:
    """T40"""
    # Given
    table = macao(wall="7:[B,C,A]").tableau("A", "tower").cost("tower", red=1).supply("A", red=1)
    # When
    table.activates("A", "tower")
    # Then
    assert table.wall() == "7:[A,B,C]"


def test_cannoneer_guard_and_gate_work_one_after_the_other() -> None:
    """T41"""
    # Given
    table = macao(players=2, wall="3:[B] 2:[A]").active("A", "cannoneer", "guard_post", "gate")
    # Then
    assert table.refuses("A", use("gate"))
    # When
    table.uses("A", "cannoneer").uses("A", "guard_post")
    # Then
    assert table.wall() == "3:[A,B]"
    # When
    table.uses("A", "gate")
    # Then
    assert (table.gold("A"), table.prestige("A")) == (6, 11)


def test_after_the_guard_step_the_cannoneer_is_too_late() -> None:
    """T41"""
    # Given
    table = macao(players=2, wall="3:[B] 2:[A]").active("A", "cannoneer", "guard_post", "gate")
    # When
    table.uses("A", "guard_post")
    # Then
    assert table.refuses("A", use("cannoneer"))


@pytest.mark.parametrize("wall", ["3:[A,B] 1:[C]", "16:[B,A] 1:[C]"])
def test_the_guard_neither_helps_the_first_nor_on_the_last_space(wall: str) -> None:
    """T42"""
    # Given
    table = macao(wall=wall).active("A", "guard_post")
    # Then
    assert table.refuses("A", use("guard_post"))


def test_the_wall_sets_the_order_of_all_three_phases() -> None:
    """T43"""
    # Given
    table = macao(wall="6:[A] 5:[C] 4:[B]", turn="B")
    # When
    table.passes("B")
    # Then
    assert table.round_number == 5
    for phase in ("pick", "dice", "actions"):
        order = ""
        while table.phase == phase and table.round_number == 5:
            order += table.asked
            table.does(table.asked, table.legal(table.asked)[-1])
        assert order == "ACB"
