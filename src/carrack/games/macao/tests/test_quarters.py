"""Quarters and jokers: the worked scenarios T31 to T35."""

from __future__ import annotations

import random

import pytest

from carrack.games.macao.data import our_data
from carrack.games.macao.names import COLORS
from carrack.games.macao.tests.scenario import cash_joker, macao, take_quarter, use


def test_a_quarter_swaps_its_tile_for_a_marker() -> None:
    """T31"""
    # Given
    table = macao().quarter("q", tile="tea", green=2).quarter("r", green=1).supply("A", green=3)
    # When
    table.takes_quarter("A", "q")
    # Then
    assert table.supply_of("A") == {"green": 1}
    assert table.cargo_of("A") == {"tea": 1}
    assert table.quarters_of("A") == {"q"}
    assert table.tile_on("q") is None
    # And another quarter is illegal this turn
    assert table.legal("A", type="take_quarter") == []
    assert table.refuses("A", take_quarter("r"))


def test_a_quarter_is_taken_once_in_the_game() -> None:
    """T31"""
    # Given
    table = macao().quarter("q", tile="tea", green=2).supply("A", green=2).supply("B", green=2)
    # When
    table.takes_quarter("A", "q").passes("A")
    # Then neither a rival nor the owner can take it again
    assert table.refuses("B", take_quarter("q"))
    table.plays_on_to_turn_of("A").supply("A", green=2)
    assert table.refuses("A", take_quarter("q"))


def test_whatever_the_cubes_just_the_quarters_that_they_pay_for_may_be_taken() -> None:
    numbers = random.Random(5)
    quarters = our_data().board["quarter"]
    supplies = [
        {color: numbers.randint(0, most) for color in COLORS} for most in (1, 2, 3, 4, 16) * 6
    ]
    for cubes in [*supplies, {"red": 100}, {"black": 100}]:
        # Given
        table = macao().supply("A", **cubes)
        # Then
        paid = [
            quarter["id"]
            for quarter in quarters
            if all(cubes.get(color, 0) >= count for color, count in quarter["cost"].items())
        ]
        offered = [action["quarter"] for action in table.legal("A", type="take_quarter")]
        assert offered == paid


def test_quarters_need_not_touch_own_markers() -> None:
    # Given
    table = (
        macao()
        .city("a-b c")
        .owns("A", "a")
        .supply("A", red=9, blue=9, green=9, gray=9, violet=9, black=9)
    )
    # Then
    assert table.offers("A", take_quarter("b"))
    assert table.offers("A", take_quarter("c"))


def test_a_joker_can_be_cashed_right_after_it_was_taken() -> None:
    """T32"""
    # Given
    table = macao().dark_quarter("d", violet=1).supply("A", violet=1)
    # When
    table.takes_quarter("A", "d")
    assert table.jokers("A") == 1
    assert table.cargo_of("A") == {}
    table.cashes_joker("A", "red")
    # Then
    assert table.supply_of("A") == {"red": 1}
    assert (table.jokers("A"), table.seen["jokers_out"]) == (0, 1)
    assert table.refuses("A", cash_joker("red"))


def test_a_joker_is_worth_three_gold_instead() -> None:
    """T32"""
    # Given
    table = macao().dark_quarter("d", violet=1).supply("A", violet=1)
    # When
    table.takes_quarter("A", "d").cashes_joker("A", "gold")
    # Then
    assert table.gold("A") == 8
    assert table.supply_of("A") == {}
    assert (table.jokers("A"), table.seen["jokers_out"]) == (0, 1)


def test_the_juggler_doubles_each_joker() -> None:
    """T33"""
    # Given
    table = macao().active("A", "juggler").with_jokers("A", 2)
    # When
    table.cashes_joker("A", "red", "blue").cashes_joker("A", "gold", "gold")
    # Then
    assert table.supply_of("A") == {"red": 1, "blue": 1}
    assert table.gold("A") == 11
    assert table.jokers("A") == 0


def test_a_joker_has_seven_choices_and_with_the_juggler_twenty_eight() -> None:
    """T33"""
    # Given
    plain = macao().with_jokers("A", 1)
    doubled = macao().with_jokers("A", 1).active("A", "juggler")
    # Then
    assert len(plain.legal("A", type="cash_joker")) == 7
    assert len(doubled.legal("A", type="cash_joker")) == 28
    assert doubled.refuses("A", cash_joker("red"))
    assert plain.refuses("A", cash_joker("red", "red"))


def test_the_speculator_does_not_make_the_herald_cheaper() -> None:
    """T34"""
    # Given
    table = macao().active("A", "speculator", "herald").with_gold("A", 2)
    table.supply("A", red=9, blue=9, green=9, gray=9, violet=9, black=9)
    # Then
    assert table.legal("A", type="take_quarter", method="herald") == []
    assert table.legal("A", type="take_quarter", method="pay") != []
    # And with the full price the herald still has nothing to drop
    table.with_gold("A", 3)
    by_herald = table.legal("A", type="take_quarter", method="herald")
    assert len(by_herald) == 30
    assert {action["dropped"] for action in by_herald} == {None}


@pytest.mark.parametrize(("markers", "gold"), [(9, 2), (4, 1), (8, 2)])
def test_the_soldier_pays_for_each_four_markers(markers: int, gold: int) -> None:
    """T35"""
    # Given
    table = macao().active("A", "soldier").owns_some("A", markers)
    # When
    table.uses("A", "soldier")
    # Then
    assert table.gold("A") == 5 + gold


def test_the_soldier_is_useless_with_three_markers() -> None:
    """T35"""
    # Given
    table = macao().active("A", "soldier").owns_some("A", 3)
    # Then
    assert table.refuses("A", use("soldier"))
