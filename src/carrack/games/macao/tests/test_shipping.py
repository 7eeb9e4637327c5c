"""The ship and deliveries: the worked scenarios T44 to T51."""

from __future__ import annotations

from carrack.games.macao.tests.scenario import DELIVER, MacaoTable, macao, sail, use


def at_sea(place: str = "s1", **cargo: int) -> MacaoTable:
    """harbor - s1 - P - s2 - Q; P wants silk, Q wants tea, values 5, 3, 2 at both."""
    return macao().fixture_map().ship("A", place).cargo("A", **cargo)


def test_each_step_costs_one_cube_of_any_color() -> None:
    """T44"""
    # Given
    table = at_sea("s1").supply("A", red=1, blue=1)
    # Then
    assert table.refuses("A", sail("s2", "red"))
    # When
    table.sails("A", "P", pay="blue").sails("A", "s2", pay="red")
    # Then
    assert table.ship_of("A") == "s2"
    assert table.supply_of("A") == {}


def test_the_first_tile_in_a_port_is_worth_most() -> None:
    """T45"""
    # Given
    table = at_sea("P", silk=2).ship("B", "P").cargo("B", silk=1)
    # When
    table.delivers("A").delivers("A")
    # Then
    assert table.prestige("A") == 18
    assert table.cargo_of("A") == {}
    # When
    table.passes("A").delivers("B")
    # Then
    assert table.prestige("B") == 12


def test_a_full_port_takes_no_more_tiles() -> None:
    # Given
    table = at_sea("P", silk=4)
    # When
    table.delivers("A").delivers("A").delivers("A")
    # Then
    assert table.prestige("A") == 20
    assert table.refuses("A", DELIVER)


def test_a_warehouse_doubles_the_printed_value_but_not_the_cooperage() -> None:
    """T46"""
    # Given
    table = at_sea("P", silk=1).active("A", "silk_warehouse", "cooperage", "lighthouse")
    # When
    table.delivers("A")
    # Then
    assert table.prestige("A") == 21
    assert table.gold("A") == 6


def test_the_warehouse_of_another_good_does_not_help() -> None:
    """T47"""
    # Given
    table = at_sea("P", silk=1).active("A", "tea_warehouse")
    # When
    table.delivers("A")
    # Then
    assert table.prestige("A") == 15


def test_goods_are_delivered_in_passing() -> None:
    """T48"""
    # Given
    table = at_sea("s1", silk=1, tea=1).supply("A", red=3)
    # When
    table.sails("A", "P", pay="red").delivers("A")
    table.sails("A", "s2", pay="red").sails("A", "Q", pay="red").delivers("A")
    # Then
    assert table.prestige("A") == 20


def test_a_tile_just_taken_can_be_delivered_at_once() -> None:
    """Ruling 26"""
    # Given
    table = at_sea("P").quarter("q", tile="silk", red=1).supply("A", red=1)
    # When
    table.takes_quarter("A", "q").delivers("A")
    # Then
    assert table.prestige("A") == 15


def test_a_port_takes_only_its_own_good() -> None:
    """T49"""
    # Given
    table = at_sea("Q", silk=1)
    # Then
    assert table.refuses("A", DELIVER)


def test_nothing_is_delivered_at_sea() -> None:
    # Given
    table = at_sea("s2", silk=1, tea=1)
    # Then
    assert table.refuses("A", DELIVER)


def test_the_captain_counts_steps_to_and_fro() -> None:
    """T50"""
    # Given
    table = at_sea("s1").active("A", "captain").supply("A", red=2)
    # When, Then
    table.sails("A", "P", pay="red")
    assert table.refuses("A", use("captain"))
    table.sails("A", "s1", pay="red").uses("A", "captain")
    assert table.prestige("A") == 11


def test_the_cabin_boy_wants_a_nearly_empty_ship() -> None:
    """T51"""
    # Given
    table = at_sea("P", silk=1, tea=2).active("A", "cabin_boy").with_jokers("A", 2)
    # Then
    assert table.refuses("A", use("cabin_boy"))
    # When
    table.delivers("A").uses("A", "cabin_boy")
    # Then
    assert table.prestige("A") == 10 + 5 + 1


def test_ships_share_a_space_and_may_sail_home() -> None:
    """Ruling 2"""
    # Given
    table = at_sea("s1").ship("B", "P").supply("A", red=2)
    # When
    table.sails("A", "P", pay="red")
    # Then
    assert table.ship_of("A") == table.ship_of("B") == "P"
    # Given
    table = at_sea("s1").supply("A", red=1)
    # When
    table.sails("A", "harbor", pay="red")
    # Then
    assert table.ship_of("A") == "harbor"


def test_free_steps_may_be_split_and_lapse_with_the_pass() -> None:
    """Ruling 24"""
    # Given
    table = at_sea("s1", silk=1).active("A", "sail_loft")
    assert table.refuses("A", sail("P", "free"))
    # When
    table.uses("A", "sail_loft").sails("A", "P", pay="free").delivers("A")
    # Then
    assert table.offers("A", sail("s2", "free"))
    table.plays_on_to_turn_of("A")
    assert table.refuses("A", sail("s2", "free"))


def test_the_view_tells_what_each_place_in_reach_costs() -> None:
    # Given two cubes and the two free steps of the sail loft
    table = at_sea("harbor").supply("A", red=1, blue=1).active("A", "sail_loft")
    assert table.seen_of("A")["reach"] == {"s1": 1, "P": 2}
    # When
    table.uses("A", "sail_loft")
    # Then
    assert table.seen_of("A")["reach"] == {"s1": 0, "P": 0, "s2": 1, "Q": 2}
    assert table.seen_of("B")["reach"] == {}
