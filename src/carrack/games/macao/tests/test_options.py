"""The sixteen options: what each of them changes in play."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from carrack import BadOption, IllegalAction
from carrack.games.macao.game import MacaoGame
from carrack.games.macao.tests.scenario import (
    BUY_TRIBUTE,
    DELIVER,
    Action,
    MacaoTable,
    activate,
    explore,
    macao,
    shift,
    take_quarter,
    use,
)
from carrack.games.macao.tests.test_draft import PAIRS, before_the_offer

DEFAULTS: dict[str, Any] = {
    "delivery_requires_entry": False,
    "tribute_basis": "six_cards",
    "initial_wall_order": "random_start_clockwise",
    "master_dice": 1,
    "explorer_dice": 1,
    "when_cards": "once",
    "discount_limit": "once",
    "tower_on_last_space": True,
    "beggar_ties": True,
    "monastery_ties": True,
    "captain_points": 1,
    "scribe_scope": "card",
    "office_rate": "flat",
    "councilman_mode": "three_of_a_type",
    "palace_counts_abbot": False,
    "scribe_second_use": "one_card",
}


def test_the_standard_game_has_these_sixteen_options() -> None:
    assert MacaoGame().resolve({}) == DEFAULTS
    state = MacaoGame().new(seats=2, seed=1)
    assert state.view(None)["options"] == DEFAULTS


@pytest.mark.parametrize("name", sorted(DEFAULTS))
def test_a_value_that_an_option_does_not_know_is_refused(name: str) -> None:
    for value in ("never", 7, None, [0, 0]):
        with pytest.raises(BadOption) as refused:
            MacaoGame().new(seats=2, seed=1, options={name: value})
        assert refused.value.code == "option.value"


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(BadOption) as refused:
        MacaoGame().new(seats=2, seed=1, options={"captain_wages": 1})
    assert refused.value.code == "option.unknown"


# ---- delivery_requires_entry ----


def in_port(options: dict[str, Any]) -> MacaoTable:
    table = macao(options=options).fixture_map().ship("A", "P").cargo("A", silk=2)
    return table.supply("A", red=2)


def test_a_ship_that_lay_in_port_may_deliver_in_the_standard_game() -> None:
    assert in_port({}).offers("A", DELIVER)


def test_with_entry_required_a_ship_has_to_sail_in_first() -> None:
    # Given
    table = in_port({"delivery_requires_entry": True})
    assert table.refuses("A", DELIVER)
    # When
    table.sails("A", "s1", pay="red").sails("A", "P", pay="red")
    # Then any number of tiles may be delivered
    table.delivers("A").delivers("A")
    assert table.prestige("A") == 18


def test_with_entry_required_the_next_round_needs_another_entry() -> None:
    # Given
    table = in_port({"delivery_requires_entry": True})
    table.sails("A", "s1", pay="red").sails("A", "P", pay="red")
    # When
    table.plays_on_to_turn_of("A")
    # Then
    assert table.refuses("A", DELIVER)


def test_with_entry_required_a_free_step_into_the_port_will_do() -> None:
    # Given
    table = in_port({"delivery_requires_entry": True}).ship("A", "s1").active("A", "sail_loft")
    # When
    table.uses("A", "sail_loft").sails("A", "P", pay="free")
    # Then
    assert table.offers("A", DELIVER)


def test_with_entry_required_another_port_entered_does_not_count() -> None:
    # Given P was entered, Q was not
    table = in_port({"delivery_requires_entry": True}).ship("A", "s1").cargo("A", tea=1)
    table.sails("A", "P", pay="red")
    # When the ship lies in Q without having sailed in
    table.ship("A", "Q")
    # Then
    assert table.refuses("A", DELIVER)


# ---- tribute_basis ----


@pytest.mark.parametrize(
    ("players", "tribute"), [(2, (2, 4)), (3, (4, 6)), (4, (5, 8))], ids=["two", "three", "four"]
)
def test_tribute_may_be_counted_on_the_offer_alone(players: int, tribute: tuple[int, int]) -> None:
    # Given
    table = before_the_offer(players, PAIRS, {"tribute_basis": "offer"})
    # When
    table.passes("ABCD"[players - 1])
    # Then
    assert table.tribute_now == tribute
    assert len(table.offer) == players + 2


# ---- initial_wall_order ----


def first_stacks(order: Any, seeds: int = 60) -> set[tuple[int, ...]]:
    options = {"initial_wall_order": order}
    views = [
        MacaoGame().new(seats=3, seed=seed, options=options).view(None) for seed in range(seeds)
    ]
    assert all(view["wall"][0]["space"] == 1 for view in views)
    return {tuple(view["wall"][0]["discs"]) for view in views}


def test_discs_may_be_stacked_in_any_order_by_chance() -> None:
    assert first_stacks("random") == set(permutations(range(3)))
    assert first_stacks("random_start_clockwise") == {(0, 1, 2), (1, 2, 0), (2, 0, 1)}


@pytest.mark.parametrize("order", [[2, 0, 1], [0, 2, 1]])
def test_discs_may_be_stacked_as_told(order: list[int]) -> None:
    assert first_stacks(order, seeds=5) == {tuple(order)}


@pytest.mark.parametrize("order", [[0, 1], [0, 1, 2, 3], [0, 1, 1], [1, 2, 3], [True, False, 2]])
def test_an_order_that_does_not_name_every_seat_once_is_refused(order: list[int]) -> None:
    with pytest.raises(BadOption) as refused:
        MacaoGame().new(seats=3, seed=1, options={"initial_wall_order": order})
    assert refused.value.code == "option.value"


# ---- master_dice, explorer_dice ----


def test_the_master_may_move_both_dice() -> None:
    # Given
    table = macao(options={"master_dice": 2}).active("A", "master").dice(red=2, blue=5)
    # When
    table.chooses_dice("A", "red", "blue")
    # Then the same decision is asked once per die
    assert table.legal("A") == [shift("red", 3), shift(None, None)]
    table.shifts("A", "red", 3)
    assert table.legal("A") == [shift("blue", 4), shift("blue", 6), shift(None, None)]
    table.shifts("A", "blue", 6)
    assert table.rose_of("A") == {3: {"red": 2}, 6: {"blue": 5}}
    assert table.asked == "B"


def test_the_master_may_leave_the_first_of_both_dice() -> None:
    # Given
    table = macao(options={"master_dice": 2}).active("A", "master").dice(red=2, blue=5)
    # When
    table.chooses_dice("A", "red", "blue").shifts("A", None).shifts("A", "blue", 4)
    # Then
    assert table.rose_of("A") == {2: {"red": 2}, 4: {"blue": 5}}


def test_the_explorer_may_help_both_dice() -> None:
    # Given
    table = macao(options={"explorer_dice": 2}).active("A", "explorer").dice(red=2, blue=5)
    # When
    table.chooses_dice("A", "red", "blue")
    # Then the same decision is asked once per die
    assert table.legal("A") == [explore("red"), explore(None)]
    table.explores("A", "red")
    assert table.legal("A") == [explore("blue"), explore(None)]
    table.explores("A", "blue")
    assert table.rose_of("A") == {2: {"red": 3}, 5: {"blue": 6}}
    assert table.asked == "B"


def test_explorer_and_master_with_two_dice_each() -> None:
    # Given
    options = {"explorer_dice": 2, "master_dice": 2}
    table = macao(options=options).active("A", "explorer", "master").dice(red=2, blue=5)
    # When
    table.chooses_dice("A", "red", "blue").explores("A", None).explores("A", "blue")
    table.shifts("A", "red", 3).shifts("A", "blue", 4)
    # Then
    assert table.rose_of("A") == {3: {"red": 2}, 4: {"blue": 6}}
    # And everybody was told of each answer
    assert [event["die"] for event in table.happened("explorer_applied")] == [None, "blue"]
    moved = [(event["die"], event["position"]) for event in table.happened("master_applied")]
    assert moved == [("red", 3), ("blue", 4)]


# ---- when_cards ----

TRIGGERS = [
    ("master_builder", ("gate", "court"), 2),
    ("chamberlain", ("customs_1", "justice_1"), 1),
    ("hospital", ("scholar", "bishop"), 1),
]


@pytest.mark.parametrize(("card", "activated", "gold"), TRIGGERS, ids=[row[0] for row in TRIGGERS])
@pytest.mark.parametrize(("mode", "times"), [("once", 1), ("each", 2)])
def test_activations_may_pay_every_time(
    card: str, activated: tuple[str, ...], gold: int, mode: str, times: int
) -> None:
    # Given
    table = macao(options={"when_cards": mode}).active("A", card).tableau("A", *activated)
    table.supply("A", red=2)
    # When
    for name in activated:
        table.cost(name, red=1).activates("A", name)
    # Then
    assert table.gold("A") == 5 + gold * times


BONUSES = [
    ("border_post", "customs", "red"),
    ("surveyor", "construction", "green"),
    ("treasurer", "finance", "gray"),
    ("judge", "justice", "blue"),
    ("parade_ground", "military", "black"),
    ("magistrate", "administration", "violet"),
]


@pytest.mark.parametrize(("card", "office", "color"), BONUSES, ids=[row[0] for row in BONUSES])
@pytest.mark.parametrize(("mode", "gold"), [("once", 1), ("each", 2)])
def test_offices_may_bring_their_bonus_every_time(
    card: str, office: str, color: str, mode: str, gold: int
) -> None:
    # Given
    table = macao(options={"when_cards": mode}).active("A", card, f"{office}_1", f"{office}_3")
    table.supply("A", **{color: 2})
    # When
    table.uses("A", f"{office}_1").uses("A", f"{office}_3")
    # Then
    assert table.gold("A") == 5 + 2 + gold


def test_every_quarter_may_bring_a_fountain_step() -> None:
    # Given
    table = macao(options={"when_cards": "each"}).active("A", "night_watchman", "fountain")
    table.quarter("q", red=1).quarter("r", red=1).supply("A", red=2)
    # When
    table.takes_quarter("A", "q").uses("A", "fountain")
    assert table.refuses("A", use("fountain"))
    table.takes_quarter("A", "r").uses("A", "fountain")
    # Then
    assert table.wall() == "5:[A] 2:[B] 1:[C]"
    assert table.refuses("A", use("fountain"))


def test_fountain_steps_of_two_quarters_may_be_saved_up() -> None:
    # Given
    table = macao(options={"when_cards": "each"}).active("A", "night_watchman", "fountain")
    table.quarter("q", red=1).quarter("r", red=1).supply("A", red=2)
    # When
    table.takes_quarter("A", "q").takes_quarter("A", "r")
    table.uses("A", "fountain").uses("A", "fountain")
    # Then
    assert table.wall() == "5:[A] 2:[B] 1:[C]"
    assert table.refuses("A", use("fountain"))


def test_every_purchase_may_please_embassy_and_envoy() -> None:
    # Given
    table = macao(options={"when_cards": "each"}).active("A", "diplomat", "embassy", "envoy")
    table.tribute(2, 3)
    # When
    table.buys_tribute("A").uses("A", "envoy", color="red")
    assert table.refuses("A", use("envoy", color="red"))
    table.buys_tribute("A").uses("A", "envoy", color="blue")
    # Then
    assert table.prestige("A") == 10 + 2 * (3 + 2)
    assert table.supply_of("A") == {"red": 1, "blue": 1}
    assert table.refuses("A", use("envoy", color="red"))
    assert table.refuses("A", BUY_TRIBUTE)


def test_cards_that_are_used_stay_at_once_per_round() -> None:
    # Given
    table = macao(options={"when_cards": "each"}).active("A", "bank", "customs_1")
    table.supply("A", red=2)
    # When
    table.uses("A", "bank").uses("A", "customs_1")
    # Then
    assert table.refuses("A", use("bank"))
    assert table.refuses("A", use("customs_1"))


# ---- discount_limit ----

DISCOUNTS = [
    ("crane", ("bank", "inn")),
    ("healer", ("scholar", "bishop")),
    ("archive", ("customs_3", "justice_3")),
]


@pytest.mark.parametrize(("card", "cheaper"), DISCOUNTS, ids=[row[0] for row in DISCOUNTS])
def test_discounts_may_work_for_every_card(card: str, cheaper: tuple[str, str]) -> None:
    # Given
    table = macao(options={"discount_limit": "each"}).active("A", card).tableau("A", *cheaper)
    table.cost(cheaper[0], red=2).cost(cheaper[1], red=2).supply("A", red=2)
    # When
    table.activates("A", cheaper[0], dropped="red").activates("A", cheaper[1], dropped="red")
    # Then
    assert table.active_of("A") == {card, *cheaper}
    assert table.supply_of("A") == {}


def test_the_speculator_may_help_with_every_quarter() -> None:
    # Given
    table = macao(options={"discount_limit": "each"}).active("A", "night_watchman", "speculator")
    table.quarter("q", red=1).quarter("r", red=1)
    # When
    table.takes_quarter("A", "q", dropped="red").takes_quarter("A", "r", dropped="red")
    # Then
    assert table.quarters_of("A") == {"q", "r"}


def test_count_craftsman_and_herald_are_no_discounts() -> None:
    # Given
    table = macao(options={"discount_limit": "each"}).with_gold("A", 20).supply("A", red=1)
    table.active("A", "count", "craftsman", "herald", "night_watchman")
    table.tableau("A", "bank", "inn", "gate").quarter("q", blue=1)
    for card in ("bank", "inn", "gate"):
        table.cost(card, red=1)
    # When
    table.activates("A", "bank", method="count").activates("A", "inn", method="craftsman")
    table.takes_quarter("A", "q", method="herald")
    # Then
    assert table.legal("A", type="activate") == [activate("gate")]
    assert table.legal("A", type="take_quarter", method="herald") == []


# ---- tower_on_last_space ----


def test_the_tower_may_give_way_on_the_last_space() -> None:
    # Given
    table = macao(options={"tower_on_last_space": False}, wall="16:[B,C] 15:[A]")
    table.active("A", "tower").supply("A", red=1)
    # When
    table.moves_wall("A", 1)
    # Then
    assert table.wall() == "16:[B,C,A]"


def test_a_tower_that_gives_way_is_still_on_top_elsewhere() -> None:
    # Given
    table = macao(options={"tower_on_last_space": False}, wall="5:[A,B] 4:[C]")
    table.active("A", "tower").supply("C", red=1)
    # When
    table.passes("A").passes("B").moves_wall("C", 1)
    # Then
    assert table.wall() == "5:[A,C,B]"


def test_a_tower_that_gives_way_changes_nothing_when_built_on_the_last_space() -> None:
    # Given
    table = macao(options={"tower_on_last_space": False}, wall="16:[B,A] 4:[C]")
    table.tableau("A", "tower").cost("tower", red=1).supply("A", red=1)
    # When
    table.activates("A", "tower")
    # Then
    assert table.wall() == "16:[B,A] 4:[C]"


# ---- beggar_ties, monastery_ties ----


def test_the_beggar_may_have_to_be_last_alone() -> None:
    table = macao(options={"beggar_ties": False}).active("A", "beggar")
    assert table.with_prestige(A=10, B=10, C=12).refuses("A", use("beggar", color="red"))
    assert table.with_prestige(A=9, B=10, C=12).offers("A", use("beggar", color="red"))


def test_the_monastery_may_have_to_be_first_alone() -> None:
    table = macao(options={"monastery_ties": False}).active("A", "monastery")
    assert table.with_prestige(A=12, B=12, C=5).refuses("A", use("monastery"))
    assert table.with_prestige(A=13, B=12, C=5).offers("A", use("monastery"))


# ---- captain_points ----


@pytest.mark.parametrize("points", [1, 2])
def test_the_captain_may_be_worth_two_points(points: int) -> None:
    # Given
    table = macao(options={"captain_points": points}).fixture_map().active("A", "captain")
    table.supply("A", red=2)
    # When
    table.sails("A", "s1", pay="red").sails("A", "harbor", pay="red").uses("A", "captain")
    # Then
    assert table.prestige("A") == 10 + points


# ---- scribe_scope ----


def test_the_scribe_may_give_one_more_use_for_each_type() -> None:
    # Given
    table = macao(options={"scribe_scope": "type"})
    table.active("A", "scribe", "customs_1", "customs_3", "justice_2").supply("A", red=9, blue=9)
    # When
    table.uses("A", "customs_1").uses("A", "customs_1")
    assert table.refuses("A", use("customs_1"))
    table.uses("A", "customs_3")
    # Then three uses are all for two customs offices
    assert table.refuses("A", use("customs_3"))
    # And the other type has its own extra use
    table.uses("A", "justice_2").uses("A", "justice_2")
    assert table.refuses("A", use("justice_2"))
    assert table.gold("A") == 10


def test_each_of_two_offices_may_be_the_one_that_works_twice() -> None:
    # Given
    table = macao(options={"scribe_scope": "type"})
    table.active("A", "scribe", "customs_1", "customs_3").supply("A", red=9)
    # When
    table.uses("A", "customs_1").uses("A", "customs_3")
    # Then
    assert table.offers("A", use("customs_1"))
    assert table.offers("A", use("customs_3"))
    table.uses("A", "customs_3")
    assert table.refuses("A", use("customs_1"))


THREE = ("customs_1", "customs_2", "customs_3")


def three_customs(second: str) -> MacaoTable:
    table = macao(options={"scribe_scope": "type", "scribe_second_use": second})
    return table.active("A", "scribe", *THREE).supply("A", red=9)


def test_one_card_of_a_type_may_be_used_twice() -> None:
    # Given three offices of a type, one used twice
    table = three_customs("one_card").uses("A", "customs_1").uses("A", "customs_1")
    # When the second one was used
    table.uses("A", "customs_2")
    # Then it is not the one that works twice, and the third still works once
    assert table.refuses("A", use("customs_2"))
    table.uses("A", "customs_3")
    assert table.refuses("A", use("customs_3"))
    assert table.gold("A") == 9


def test_the_refusal_names_the_card_that_worked_twice() -> None:
    table = three_customs("one_card").uses("A", "customs_2").uses("A", "customs_2")
    table.uses("A", "customs_1")
    assert sentence(table, use("customs_1")) == (
        "customs_1 was used once this round; the customs office that the scribe let work twice "
        "is customs_2"
    )
    assert sentence(table, use("customs_2")) == "customs_2 was used twice this round"


def test_games_from_before_count_second_uses_for_the_whole_type() -> None:
    # Given the reading of games that were recorded before there was this option
    table = three_customs("any_card")
    # When two of three offices were used twice
    for card in ("customs_1", "customs_1", "customs_2", "customs_2"):
        table.uses("A", card)
    # Then nothing is left for the third
    assert sentence(table, use("customs_3")) == "customs offices were used 4 of 4 times this round"


def test_a_game_without_the_option_is_played_as_it_was() -> None:
    """An old dump, and so an old record or table, does not name the option."""
    game = MacaoGame()
    old = {name: value for name, value in DEFAULTS.items() if name != "scribe_second_use"}
    dump = game.new(seats=3, seed=5, options={"scribe_second_use": "any_card"}).dump()
    assert game.restore({**dump, "options": old}).view(None)["options"] == {
        **DEFAULTS,
        "scribe_second_use": "any_card",
    }
    assert game.restore({**dump, "options": old}).fingerprint() == game.restore(dump).fingerprint()


def sentence(table: MacaoTable, action: Action) -> str:
    with pytest.raises(IllegalAction) as refused:
        table.does("A", action)
    return str(refused.value)


# ---- office_rate ----


@pytest.mark.parametrize("office", ["customs_1", "customs_2", "customs_3", "customs_4"])
def test_every_office_pays_one_gold_whatever_it_cost(office: str) -> None:
    # Given
    table = macao(options={"office_rate": "flat"}).active("A", office).supply("A", red=1)
    # When
    table.uses("A", office)
    # Then
    assert table.gold("A") == 6


def test_no_other_office_rate_is_known() -> None:
    with pytest.raises(BadOption):
        MacaoGame().new(seats=2, seed=1, options={"office_rate": "by_cost"})


# ---- councilman_mode ----

OFFICES = {
    "three of one type": "customs_1 customs_2 customs_3",
    "three types": "customs_1 justice_1 finance_1",
    "four types": "customs_1 justice_1 finance_1 military_4",
    "two types of three": "customs_1 customs_2 customs_4 finance_1 finance_2 finance_3",
    "two types": "customs_1 customs_2 finance_1",
}
COUNCILMAN = [
    ("three_of_a_type", "three of one type", 6),
    ("three_of_a_type", "three types", 0),
    ("three_of_a_type", "two types of three", 12),
    ("per_type_if_three_types", "three of one type", 0),
    ("per_type_if_three_types", "three types", 18),
    ("per_type_if_three_types", "four types", 24),
    ("per_type_if_three_types", "two types", 0),
    ("once_if_three_types", "three types", 6),
    ("once_if_three_types", "four types", 6),
    ("once_if_three_types", "two types of three", 0),
]


@pytest.mark.parametrize(("mode", "offices", "points"), COUNCILMAN)
def test_the_councilman_may_count_types_in_other_ways(mode: str, offices: str, points: int) -> None:
    # Given
    table = macao(round_number=12, options={"councilman_mode": mode})
    table.active("A", "councilman", *OFFICES[offices].split())
    # When
    table.everybody_passes()
    # Then
    assert table.prestige_by("A", "councilman") == points
    assert table.prestige("A") == 10 + points


# ---- palace_counts_abbot ----


@pytest.mark.parametrize(("counts", "points"), [(False, 4), (True, 6)])
def test_the_palace_may_count_the_abbot(counts: bool, points: int) -> None:
    # Given
    table = macao(round_number=12, options={"palace_counts_abbot": counts})
    table.active("A", "palace", "governor", "abbot")
    # When
    table.everybody_passes()
    # Then
    assert table.prestige_by("A", "palace") == points


# ---- the standard game beside them ----


def test_the_speculator_helps_once_in_the_standard_game() -> None:
    # Given
    table = macao().active("A", "night_watchman", "speculator")
    table.quarter("q", red=1).quarter("r", red=1)
    # When
    table.takes_quarter("A", "q", dropped="red")
    # Then
    assert table.refuses("A", take_quarter("r", dropped="red"))
