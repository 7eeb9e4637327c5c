"""The tribute: the worked scenarios T52 and T53."""

from __future__ import annotations

from carrack.games.macao.tests.scenario import BUY_TRIBUTE, macao


def test_tribute_turns_gold_into_prestige_once_a_turn() -> None:
    """T52"""
    # Given
    table = macao().tribute(3, 6)
    # When
    table.buys_tribute("A")
    # Then
    assert (table.gold("A"), table.prestige("A")) == (2, 16)
    # And with gold enough a second purchase is illegal too
    assert table.refuses("A", BUY_TRIBUTE)
    assert table.with_gold("A", 9).refuses("A", BUY_TRIBUTE)


def test_tribute_is_never_bought_in_part() -> None:
    """T52"""
    # Given
    table = macao().tribute(3, 6).with_gold("A", 2)
    # Then
    assert table.refuses("A", BUY_TRIBUTE)


def test_a_free_tribute_needs_no_gold() -> None:
    """T53"""
    # Given
    table = macao().tribute(0, 3).with_gold("A", 0)
    # When
    table.buys_tribute("A")
    # Then
    assert (table.gold("A"), table.prestige("A")) == (0, 13)


def test_a_tribute_that_brings_nothing_is_not_offered() -> None:
    """Ruling 28"""
    # Given
    table = macao().tribute(1, 0)
    # Then
    assert table.refuses("A", BUY_TRIBUTE)
    # And with the embassy it brings something
    assert table.active("A", "embassy").offers("A", BUY_TRIBUTE)
    table.buys_tribute("A")
    assert (table.gold("A"), table.prestige("A")) == (4, 12)


def test_the_diplomat_buys_twice_at_full_price() -> None:
    # Given
    table = macao().tribute(3, 6).with_gold("A", 9).active("A", "diplomat")
    # When
    table.buys_tribute("A").buys_tribute("A")
    # Then
    assert (table.gold("A"), table.prestige("A")) == (3, 22)
    assert table.refuses("A", BUY_TRIBUTE)
