"""Prices of any colors, paid one cube at a time."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from carrack.games.macao.names import COLORS
from carrack.games.macao.printed import as_one_number
from carrack.games.macao.rules.payment import covers, with_one_more
from carrack.games.macao.tests.scenario import Action, MacaoTable, macao, move_wall, use


def ways_to_pay(table: MacaoTable, letter: str) -> list[tuple[str, ...]]:
    """All sequences of cubes that complete the pending payment; none when it paid itself."""
    if table.phase != "payment":
        return [()]
    ways = []
    for action in table.legal(letter):
        table.does(letter, action)
        ways += [(action["color"], *rest) for rest in ways_to_pay(table, letter)]
        table.undoes(letter)
    return ways


def multisets(supply: dict[str, int], price: int) -> set[tuple[int, ...]]:
    """What can be paid, worked out from the supply alone."""
    found: set[tuple[int, ...]] = {()}
    for color in COLORS:
        found = {(*way, n) for way in found for n in range(supply.get(color, 0) + 1)}
    return {way for way in found if sum(way) == price}


@pytest.mark.parametrize(
    ("supply", "distance"),
    [
        ({"red": 2, "blue": 2}, 2),
        ({"red": 1, "blue": 1, "green": 1, "gray": 1, "violet": 1, "black": 1}, 2),
        ({"red": 4, "green": 1, "black": 3}, 3),
        ({"blue": 3, "violet": 3}, 1),
    ],
)
def test_every_set_of_cubes_can_be_paid_in_exactly_one_way(
    supply: dict[str, int], distance: int
) -> None:
    # Given
    table = macao().supply("A", **supply)
    paid = []
    # When
    table.does("A", move_wall(distance))
    for way in ways_to_pay(table, "A"):
        again = macao().supply("A", **supply).does("A", move_wall(distance)).pays("A", *way)
        assert again.phase == "actions"
        left = Counter(supply) - Counter(again.supply_of("A"))
        paid.append(tuple(left[color] for color in COLORS))
    # Then
    assert len(paid) == len(set(paid))
    assert set(paid) == multisets(supply, 2 * distance - 1)


@pytest.mark.parametrize("supply", [{"green": 5}, {"red": 1, "gray": 1, "black": 1}])
def test_a_price_that_can_be_paid_in_one_way_pays_itself(supply: dict[str, int]) -> None:
    # Given
    table = macao().supply("A", **supply)
    # When
    table.does("A", move_wall(2))
    # Then
    assert table.phase == "actions"
    assert table.wall() == "5:[A] 2:[B] 1:[C]"
    assert table.cubes_of("A") == sum(supply.values()) - 3


@pytest.mark.parametrize(
    ("action", "price"),
    [(move_wall(2), 3), (use("prospector"), 3), (use("shop", color="green"), 2)],
)
def test_the_effect_comes_with_the_last_cube(action: Action, price: int) -> None:
    # Given
    table = macao().active("A", "prospector", "shop").supply("A", red=3, blue=3, black=3)
    # When
    table.does("A", action)
    # Then
    while table.phase == "payment":
        assert table.legal_types("A") == {"pay_cube"}
        assert table.wall() == "3:[A] 2:[B] 1:[C]"
        assert table.gold("A") == 5
        assert "green" not in table.supply_of("A")
        table.does("A", table.legal("A")[-1])
    taken = 1 if action["card" if "card" in action else "type"] == "shop" else 0
    assert table.cubes_of("A") == 9 - price + taken


@pytest.mark.parametrize(
    ("action", "told"),
    [
        (move_wall(2), {"count": 3, "for": "wall", "argument": 2}),
        (use("prospector"), {"count": 3, "for": "prospector", "argument": 0}),
        (use("shop", color="green"), {"count": 2, "for": "shop", "argument": "green"}),
    ],
)
def test_everybody_is_told_what_somebody_begins_to_pay_for(
    action: Action, told: dict[str, Any]
) -> None:
    # Given
    table = macao().active("A", "prospector", "shop").supply("A", red=3, blue=3, black=3)
    # When
    table.does("A", action)
    # Then
    begun = {"type": "payment_begun", "seat": table.seat("A"), **told, "cause": "payment"}
    assert table.happened("payment_begun") == [begun]
    # And a price that pays itself is told by its cubes alone
    table = macao().active("A", "prospector", "shop").supply("A", red=told["count"])
    table.does("A", action)
    assert table.happened("payment_begun") == []
    assert table.happened("cube_paid")


def test_the_shop_does_not_pay_with_the_cube_it_gives() -> None:
    # Given
    table = macao().active("A", "shop").supply("A", green=1)
    # Then
    assert table.refuses("A", use("shop", color="red"))


@pytest.mark.parametrize("seed", range(20))
def test_a_cost_is_covered_exactly_when_no_color_is_missing(seed: int) -> None:
    luck = random.Random(seed)
    for _ in range(200):
        cubes = {color: luck.choice((0, 0, 1, 2, 5, 100)) for color in COLORS}
        cost = {color: luck.choice((0, 0, 1, 2, 6)) for color in COLORS}
        purse, price = as_one_number(cubes), as_one_number(cost)
        assert covers(purse, price) == all(cubes[color] >= cost[color] for color in COLORS)
        # and with one cube less to pay, of whichever color
        for number, dropped in enumerate(COLORS):
            less = {**cost, dropped: cost[dropped] - 1}
            enough = all(cubes[color] >= less[color] for color in COLORS)
            assert covers(with_one_more(purse, number), price) == enough


@pytest.mark.parametrize("color", COLORS)
def test_cubes_of_every_color_count_in_a_supply(color: str) -> None:
    for held, ways in ((2, 0), (3, 1)):
        table = macao().tableau("A", "bank").cost("bank", **{color: 3})
        table.supply("A", **{color: held})
        assert len(table.legal("A", type="activate")) == ways
