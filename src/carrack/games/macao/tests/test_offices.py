"""Offices: the worked scenarios T27 to T30."""

from __future__ import annotations

from carrack.games.macao.tests.scenario import MacaoTable, macao, use


def test_an_office_works_once_per_round() -> None:
    """T27"""
    # Given
    table = macao().active("A", "customs_1").supply("A", red=3)
    # When
    table.uses("A", "customs_1")
    # Then
    assert table.supply_of("A") == {"red": 2}
    assert table.gold("A") == 6
    assert table.refuses("A", use("customs_1"))


def test_the_scribe_lets_an_office_work_twice() -> None:
    """T27"""
    # Given
    table = macao().active("A", "customs_1", "scribe").supply("A", red=3)
    # When
    table.uses("A", "customs_1").uses("A", "customs_1")
    # Then
    assert table.supply_of("A") == {"red": 1}
    assert table.gold("A") == 7
    assert table.refuses("A", use("customs_1"))


def test_an_office_takes_cubes_of_its_own_color_only() -> None:
    colors = {
        "customs_2": "red",
        "construction_2": "green",
        "finance_2": "gray",
        "justice_2": "blue",
        "military_2": "black",
        "administration_2": "violet",
    }
    for office, color in colors.items():
        # Given one cube of each color
        table = macao().active("A", *colors)
        table.supply("A", red=1, blue=1, green=1, gray=1, violet=1, black=1)
        # When
        table.uses("A", office)
        # Then
        assert color not in table.supply_of("A")
        assert table.cubes_of("A") == 5
        assert table.gold("A") == 6


def test_the_border_post_pays_once_for_two_customs_offices() -> None:
    """T28"""
    # Given
    table = macao().active("A", "customs_1", "customs_3", "border_post").supply("A", red=2)
    # When
    table.uses("A", "customs_1").uses("A", "customs_3")
    # Then
    assert table.gold("A") == 8


def beadle_table() -> MacaoTable:
    table = macao().active("A", "beadle", "customs_1", "customs_2", "justice_4")
    return table.supply("A", red=2, blue=1)


def test_the_beadle_counts_types_of_offices() -> None:
    """T29"""
    # Given
    table = beadle_table()
    # When
    table.uses("A", "customs_1").uses("A", "customs_2").uses("A", "justice_4").uses("A", "beadle")
    # Then
    assert table.gold("A") == 10


def test_a_beadle_used_early_pays_less_and_is_spent() -> None:
    """T29"""
    # Given
    table = beadle_table().uses("A", "customs_1").uses("A", "customs_2")
    # When
    table.uses("A", "beadle")
    # Then
    assert table.gold("A") == 8
    table.uses("A", "justice_4")
    assert table.refuses("A", use("beadle"))


def test_chancery_office_head_and_fortress_reward_offices() -> None:
    """T30"""
    # Given
    table = macao().active("A", "military_1", "military_2", "military_3")
    table.active("A", "fortress", "office_head", "chancery").supply("A", black=1)
    # Then
    assert table.refuses("A", use("chancery"))
    # When
    table.uses("A", "fortress").uses("A", "office_head")
    table.uses("A", "military_2").uses("A", "chancery")
    # Then
    assert table.prestige("A") == 14
    assert table.gold("A") == 7
