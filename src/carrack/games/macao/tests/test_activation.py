"""Activating cards: the worked scenarios T19 to T26."""

from __future__ import annotations

from carrack.games.macao.tests.scenario import activate, macao, use


def test_a_card_is_paid_exactly_and_works_at_once() -> None:
    """T19"""
    # Given
    table = macao().tableau("A", "bank").cost("bank", red=1, blue=1).supply("A", red=2, blue=1)
    # When
    table.activates("A", "bank")
    # Then
    assert table.supply_of("A") == {"red": 1}
    assert table.active_of("A") == {"bank"}
    assert table.tableau_of("A") == set()
    assert table.offers("A", use("bank"))


def test_cubes_of_another_color_do_not_pay_until_a_joker_is_cashed() -> None:
    """T20"""
    # Given
    table = macao().tableau("A", "bank").cost("bank", red=1, blue=1)
    table.supply("A", red=3).with_jokers("A", 1)
    # Then
    assert table.legal("A", type="activate") == []
    assert table.refuses("A", activate("bank"))
    # When
    table.cashes_joker("A", "blue").activates("A", "bank")
    # Then
    assert table.supply_of("A") == {"red": 2}


def test_the_crane_drops_a_cube_of_the_owners_choice_once_per_round() -> None:
    """T21"""
    # Given
    table = macao().active("A", "crane").tableau("A", "bank", "inn")
    table.cost("bank", black=2, violet=1).cost("inn", gray=1)
    table.supply("A", black=2, violet=1, gray=1)
    # Then
    ways = table.payments("A", "bank")
    assert len(ways) == 3
    for way in ({"black": 2, "violet": 1}, {"black": 1, "violet": 1}, {"black": 2}):
        assert way in ways
    # When
    table.activates("A", "bank", dropped="violet")
    # Then
    assert table.supply_of("A") == {"violet": 1, "gray": 1}
    assert table.payments("A", "inn") == [{"gray": 1}]
    assert table.refuses("A", activate("inn", dropped="gray"))


def test_a_discount_can_make_a_person_free_but_not_a_building() -> None:
    """T22"""
    # Given
    table = macao().active("A", "healer").tableau("A", "scholar", "bank")
    table.cost("scholar", green=1).cost("bank", green=1)
    # Then
    assert table.legal("A", type="activate") == [activate("scholar", dropped="green")]
    assert table.refuses("A", activate("bank", dropped="green"))
    # When
    table.activates("A", "scholar", dropped="green")
    # Then
    assert table.active_of("A") == {"healer", "scholar"}


def test_the_craftsman_leaves_the_cubes_that_are_shown() -> None:
    """T23"""
    # Given
    table = macao().active("A", "craftsman").tableau("A", "finance_3").cost("finance_3", gray=3)
    table.supply("A", gray=3)
    # When
    table.activates("A", "finance_3", method="craftsman").uses("A", "finance_3")
    # Then
    assert table.supply_of("A") == {"gray": 2}
    assert table.gold("A") == 6


def test_the_craftsman_needs_all_cubes_of_the_cost() -> None:
    """T23"""
    # Given
    table = macao().active("A", "craftsman").tableau("A", "finance_3").cost("finance_3", gray=3)
    table.supply("A", gray=2)
    # Then
    assert table.legal("A", type="activate") == []
    assert table.refuses("A", activate("finance_3", method="craftsman"))


def test_the_master_builder_pays_for_the_first_building_of_a_round() -> None:
    """T24"""
    # Given
    table = macao().active("A", "master_builder").tableau("A", "gate", "court", "tower")
    table.cost("gate", red=1).cost("court", red=1).cost("tower", red=1).supply("A", red=2)
    # When, Then
    table.activates("A", "gate")
    assert table.gold("A") == 7
    table.activates("A", "court")
    assert table.gold("A") == 7
    # When the next round comes
    table.plays_on_to_turn_of("A").supply("A", red=1)
    table.activates("A", "tower")
    # Then
    assert table.round_number == 5
    assert table.gold("A") == 9


def test_the_hospital_pays_for_a_person_that_the_count_bought() -> None:
    """T25"""
    # Given
    table = macao().active("A", "hospital", "count").tableau("A", "scholar").with_gold("A", 5)
    # When
    table.activates("A", "scholar", method="count")
    # Then
    assert table.gold("A") == 2
    assert "scholar" in table.active_of("A")


def test_the_chancery_looks_back_at_the_whole_round() -> None:
    """T26"""
    # Given
    table = macao().active("A", "customs_1").tableau("A", "chancery").cost("chancery", blue=1)
    table.supply("A", red=1, blue=1)
    # When
    table.uses("A", "customs_1").activates("A", "chancery").uses("A", "chancery")
    # Then
    assert table.prestige("A") == 11
