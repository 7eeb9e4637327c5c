"""Cards together: what happens where two of them meet."""

from __future__ import annotations

from typing import Any

import pytest

from carrack.games.macao.tests.scenario import (
    BUY_TRIBUTE,
    DECLINE,
    MacaoTable,
    activate,
    cash_joker,
    macao,
    shift,
    take_quarter,
    use,
)

PLENTY = {"red": 9, "blue": 9, "green": 9, "gray": 9, "violet": 9, "black": 9}


def used(table: MacaoTable, letter: str) -> set[str]:
    """The active cards that were used this round, each once."""
    uses = {entry["card"]: entry["used"] for entry in table.seen_of(letter)["active"]}
    assert set(uses.values()) <= {0, 1}
    return {card for card, times in uses.items() if times}


def test_a_card_gets_one_discount_at_most() -> None:
    # Given every card that saves a cube
    table = macao().active("A", "crane", "healer", "archive", "speculator")
    table.tableau("A", "bank", "scholar", "finance_3").quarter("q", red=2)
    for card in ("bank", "scholar", "finance_3"):
        table.cost(card, gray=3)
    # Then two cubes pay for a card of three, one cube does not
    for cubes, ways in ((1, 0), (2, 1), (3, 2)):
        table.supply("A", gray=cubes)
        for card in ("bank", "scholar", "finance_3"):
            assert len(table.legal("A", type="activate", card=card)) == ways
    # When
    table.supply("A", gray=2).activates("A", "bank", dropped="gray")
    # Then only the fitting card is used up
    assert used(table, "A") == {"crane"}
    table.supply("A", gray=2).activates("A", "scholar", dropped="gray")
    assert used(table, "A") == {"crane", "healer"}
    table.supply("A", gray=2).activates("A", "finance_3", dropped="gray")
    assert used(table, "A") == {"crane", "healer", "archive"}
    # And a quarter is cheaper by the speculator alone
    table.supply("A", red=1)
    assert table.legal("A", type="take_quarter", quarter="q") == [take_quarter("q", dropped="red")]
    table.takes_quarter("A", "q", dropped="red")
    assert used(table, "A") == {"crane", "healer", "archive", "speculator"}


@pytest.mark.parametrize("card", ["bank", "scholar", "finance_3"])
def test_gold_replaces_the_cost_of_a_card_as_a_whole(card: str) -> None:
    # Given an empty supply and all discounts
    table = macao().active("A", "count", "crane", "healer", "archive", "craftsman")
    table.tableau("A", card).cost(card, gray=3)
    # Then 3 gold are not enough, 4 are, and there is nothing to drop
    assert table.with_gold("A", 3).legal("A", type="activate") == []
    assert table.with_gold("A", 4).legal("A", type="activate") == [activate(card, "count")]
    # When
    table.activates("A", card, method="count")
    # Then
    assert table.gold("A") == 0
    assert used(table, "A") == {"count"}


def test_gold_replaces_the_cost_of_a_quarter_as_a_whole() -> None:
    # Given
    table = macao().active("A", "herald", "speculator").quarter("q", tile="tea", gray=3)
    # Then
    assert table.with_gold("A", 2).legal("A", type="take_quarter", quarter="q") == []
    assert table.with_gold("A", 3).offers("A", take_quarter("q", "herald"))
    # When
    table.takes_quarter("A", "q", method="herald")
    # Then
    assert table.gold("A") == 0
    assert table.cargo_of("A") == {"tea": 1}
    assert used(table, "A") == {"herald"}


def test_the_craftsman_needs_only_what_a_discount_leaves() -> None:
    # Given
    table = macao().active("A", "craftsman", "archive")
    table.tableau("A", "finance_3", "finance_2").supply("A", gray=2)
    table.cost("finance_3", gray=3).cost("finance_2", gray=3)
    # When
    table.activates("A", "finance_3", method="craftsman", dropped="gray")
    # Then nothing was paid, and both cards are spent
    assert table.supply_of("A") == {"gray": 2}
    assert used(table, "A") == {"craftsman", "archive"}
    assert table.legal("A", type="activate") == []
    table.supply("A", gray=3)
    assert table.legal("A", type="activate") == [activate("finance_2")]


def test_cubes_shown_to_the_craftsman_may_be_used_again() -> None:
    # Given
    table = macao().active("A", "craftsman").tableau("A", "bank", "inn").supply("A", gray=2)
    table.cost("bank", gray=2).cost("inn", gray=2)
    # When
    table.activates("A", "bank", method="craftsman").activates("A", "inn")
    # Then
    assert table.active_of("A") == {"craftsman", "bank", "inn"}
    assert table.supply_of("A") == {}


def test_trigger_cards_do_not_trigger_on_themselves() -> None:
    # Given
    table = macao().tableau("A", "master_builder", "chamberlain", "hospital").supply("A", red=3)
    for card in ("master_builder", "chamberlain", "hospital"):
        table.cost(card, red=1)
    # When
    table.activates("A", "master_builder").activates("A", "chamberlain")
    # Then
    assert table.gold("A") == 5
    # When the hospital comes, it is a building and pays nothing for persons before it
    table.activates("A", "hospital")
    # Then
    assert table.gold("A") == 7
    assert table.gold_by("A", "hospital") == 0


def test_two_quarters_pay_the_carpenter_twice_and_the_other_helpers_once() -> None:
    # Given
    table = macao().active("A", "night_watchman", "carpenter", "speculator", "herald", "fountain")
    table.quarter("q", red=2).quarter("r", blue=2).supply("A", **PLENTY)
    # When
    table.takes_quarter("A", "q", dropped="red")
    # Then the speculator is spent, the herald is not
    assert table.refuses("A", take_quarter("r", dropped="blue"))
    assert table.offers("A", take_quarter("r", "herald"))
    # When
    table.takes_quarter("A", "r", method="herald")
    # Then
    assert table.gold_by("A", "carpenter") == 2
    assert table.gold("A") == 5 - 3 + 2
    assert table.legal("A", type="take_quarter") == []
    # When
    table.uses("A", "fountain")
    # Then there is one step for both
    assert table.wall() == "4:[A] 2:[B] 1:[C]"
    assert table.refuses("A", use("fountain"))


def test_the_herald_helps_with_one_of_two_quarters() -> None:
    # Given
    table = macao().active("A", "night_watchman", "herald").with_gold("A", 9)
    table.quarter("q", red=2).quarter("r", blue=2)
    # When
    table.takes_quarter("A", "q", method="herald")
    # Then
    assert table.refuses("A", take_quarter("r", "herald"))
    assert table.supply("A", blue=2).offers("A", take_quarter("r"))


def test_a_fountain_step_between_two_quarters_is_the_only_one() -> None:
    # Given
    table = macao().active("A", "night_watchman", "fountain").supply("A", red=2)
    table.quarter("q", red=1).quarter("r", red=1)
    # When
    table.takes_quarter("A", "q").uses("A", "fountain").takes_quarter("A", "r")
    # Then
    assert table.refuses("A", use("fountain"))


def test_the_juggler_doubles_any_number_of_jokers() -> None:
    # Given
    table = macao().active("A", "juggler").with_jokers("A", 3)
    # When
    for _ in range(3):
        table.cashes_joker("A", "black", "gold")
    # Then
    assert table.supply_of("A") == {"black": 3}
    assert table.gold("A") == 14
    assert table.refuses("A", cash_joker("black", "gold"))


def test_the_juggler_does_not_look_back() -> None:
    # Given
    table = macao().tableau("A", "juggler").cost("juggler", red=1).with_jokers("A", 2)
    # When
    table.cashes_joker("A", "red").activates("A", "juggler")
    # Then
    assert table.supply_of("A") == {}
    assert table.offers("A", cash_joker("gold", "gold"))


def test_the_scribe_doubles_offices_but_not_their_bonus() -> None:
    # Given
    table = macao().active("A", "scribe", "customs_1", "customs_2", "border_post", "beadle")
    table.supply("A", red=4)
    # When
    for office in ("customs_1", "customs_2", "customs_1", "customs_2"):
        table.uses("A", office)
    # Then
    assert table.supply_of("A") == {}
    assert table.gold("A") == 5 + 4 + 1
    # When
    table.uses("A", "beadle")
    # Then
    assert table.gold("A") == 11


@pytest.mark.parametrize("value", [5, 3, 2])
def test_warehouse_cooperage_and_lighthouse_on_one_tile(value: int) -> None:
    # Given
    table = macao().sea("harbor-P", {"P": "silk"}, values=(value, 1, 1)).ship("A", "P")
    table.cargo("A", silk=1).active("A", "silk_warehouse", "cooperage", "lighthouse")
    # When
    table.delivers("A")
    # Then
    assert table.prestige("A") == 10 + 2 * value + 1
    assert table.gold("A") == 6


def test_embassy_and_envoy_answer_to_one_of_two_purchases() -> None:
    # Given
    table = macao().active("A", "diplomat", "embassy", "envoy").tribute(2, 3)
    assert table.refuses("A", use("envoy", color="red"))
    # When
    table.buys_tribute("A").uses("A", "envoy", color="red").buys_tribute("A")
    # Then
    assert (table.gold("A"), table.prestige("A")) == (1, 10 + 3 + 2 + 3)
    assert table.supply_of("A") == {"red": 1}
    assert table.refuses("A", use("envoy", color="red"))
    assert table.refuses("A", BUY_TRIBUTE)


def test_embassy_points_alone_wake_the_envoy() -> None:
    """Ruling 28"""
    # Given
    table = macao().active("A", "embassy", "envoy").tribute(1, 0)
    # When
    table.buys_tribute("A").uses("A", "envoy", color="green")
    # Then
    assert table.prestige("A") == 12
    assert table.supply_of("A") == {"green": 1}


def test_the_second_purchase_is_the_first_that_an_embassy_sees() -> None:
    # Given
    table = macao().active("A", "diplomat").tableau("A", "embassy", "envoy").tribute(2, 3)
    table.cost("embassy", red=1).cost("envoy", red=1).supply("A", red=2)
    # When
    table.buys_tribute("A").activates("A", "embassy").activates("A", "envoy")
    # Then
    assert table.refuses("A", use("envoy", color="red"))
    # When
    table.buys_tribute("A")
    # Then
    assert table.prestige("A") == 10 + 3 + 3 + 2
    assert table.offers("A", use("envoy", color="red"))


def test_chapel_and_pawnshop_do_not_feed_themselves() -> None:
    # Given
    table = macao().active("A", "chapel", "pawnshop")
    # Then
    assert table.refuses("A", use("chapel"))
    assert table.refuses("A", use("pawnshop"))


def test_gold_that_was_spent_again_still_counts_for_the_pawnshop() -> None:
    # Given
    table = macao().active("A", "goldsmith", "nobleman", "pawnshop").supply("A", red=1)
    # When more is spent than came in
    table.uses("A", "goldsmith", color="red").uses("A", "nobleman", color="blue")
    # Then
    assert table.gold("A") == 4
    table.uses("A", "pawnshop")
    assert table.gold("A") == 5


def test_cannoneer_guard_and_gate_in_one_turn() -> None:
    # Given
    table = macao(players=2, wall="3:[B] 2:[A]").active("A", "cannoneer", "guard_post", "gate")
    # When
    table.uses("A", "cannoneer").uses("A", "guard_post").uses("A", "gate")
    # Then
    assert (table.gold("A"), table.prestige("A")) == (6, 11)


def test_the_gravedigger_takes_a_card_whose_gain_stays() -> None:
    # Given
    table = macao().active("A", "gravedigger", "moneylender").uses("A", "moneylender")
    # When
    table.uses("A", "gravedigger", person="moneylender")
    # Then
    assert (table.gold("A"), table.prestige("A")) == (8, 11)
    assert table.active_of("A") == {"gravedigger"}
    assert "moneylender" in table.discard_pile


def second_quarter(table: MacaoTable) -> MacaoTable:
    table.quarter("q", red=1).quarter("r", red=1).quarter("s", red=1).supply("A", red=3)
    return table.takes_quarter("A", "q").takes_quarter("A", "r")


def second_tribute(table: MacaoTable) -> MacaoTable:
    return table.with_gold("A", 20).buys_tribute("A").buys_tribute("A")


def second_use(table: MacaoTable) -> MacaoTable:
    table.active("A", "customs_1", "customs_2").supply("A", red=4)
    return table.uses("A", "customs_1").uses("A", "customs_1").uses("A", "customs_2")


def doubled_joker(table: MacaoTable) -> MacaoTable:
    return table.with_jokers("A", 2).cashes_joker("A", "red", "red")


LIMITS: list[tuple[str, Any, list[dict[str, Any]]]] = [
    ("night_watchman", second_quarter, [take_quarter("s")]),
    ("diplomat", second_tribute, [BUY_TRIBUTE]),
    ("scribe", second_use, [use("customs_1"), use("customs_2")]),
    ("juggler", doubled_joker, [cash_joker("red", "red")]),
]


@pytest.mark.parametrize(("card", "exploit", "refused"), LIMITS, ids=[row[0] for row in LIMITS])
def test_the_gravedigger_takes_a_limit_after_it_was_exploited(
    card: str, exploit: Any, refused: list[dict[str, Any]]
) -> None:
    # Given
    table: MacaoTable = exploit(macao().active("A", "gravedigger", card))
    gold = table.gold("A")
    # When
    table.uses("A", "gravedigger", person=card)
    # Then what was done stands, and the plain limit is in force again
    assert table.gold("A") == gold + 2
    for action in refused:
        assert table.refuses("A", action)
    assert table.state.lost_events == 0


def test_after_the_juggler_is_gone_a_joker_has_one_choice() -> None:
    # Given
    table = doubled_joker(macao().active("A", "gravedigger", "juggler"))
    # When
    table.uses("A", "gravedigger", person="juggler")
    # Then
    assert len(table.legal("A", type="cash_joker")) == 7


def test_the_gravedigger_takes_only_other_active_persons() -> None:
    # Given
    table = macao().active("A", "gravedigger", "bank", "customs_1", "scholar", "abbot")
    table.tableau("A", "bishop").active("B", "beggar")
    # Then
    persons = {action["person"] for action in table.legal("A", card="gravedigger")}
    assert persons == {"scholar", "abbot"}
    for card in ("gravedigger", "bank", "bishop", "beggar"):
        assert table.refuses("A", use("gravedigger", person=card))


def test_an_explorers_cube_moves_with_the_die() -> None:
    # Given
    table = macao().active("A", "explorer", "master").dice(red=3, blue=5)
    # When
    table.chooses_dice("A", "red", "blue").explores("A", "red").shifts("A", "red", 4)
    # Then
    assert table.rose_of("A") == {4: {"red": 4}, 5: {"blue": 5}}


def test_the_professor_pays_for_a_one_that_the_master_moves() -> None:
    # Given
    table = macao().active("A", "professor", "master").dice(red=1, blue=5)
    # When
    table.chooses_dice("A", "red", "blue")
    assert table.offers("A", shift("red", 2))
    table.shifts("A", "red", 2)
    # Then
    assert table.gold("A") == 6
    assert table.rose_of("A") == {2: {"red": 1}, 5: {"blue": 5}}


def test_an_inn_used_before_its_innkeeper_came_stays_at_one() -> None:
    # Given
    table = macao().active("A", "inn").tableau("A", "innkeeper").cost("innkeeper", red=1)
    table.supply("A", red=1)
    # When
    table.uses("A", "inn").activates("A", "innkeeper").uses("A", "innkeeper")
    # Then
    assert table.gold("A") == 5 + 1 + 3
    assert table.refuses("A", use("inn"))


@pytest.mark.parametrize(
    ("wall", "cards", "after"),
    [
        ("4:[B] 3:[A] 1:[C]", (), "4:[A,B] 1:[C]"),
        ("16:[B,C] 15:[A]", (), "16:[B,C,A]"),
        ("16:[B,C] 15:[A]", ("tower",), "16:[A,B,C]"),
    ],
)
def test_free_wall_steps_obey_the_stacking_rules(
    wall: str, cards: tuple[str, ...], after: str
) -> None:
    # Given
    guarded = macao(wall=wall).active("A", "guard_post", *cards)
    watered = macao(wall=wall).active("A", "fountain", *cards).quarter("q", red=1)
    watered.supply("A", red=1).takes_quarter("A", "q")
    # When
    guarded.uses("A", "guard_post")
    watered.uses("A", "fountain")
    # Then
    assert guarded.wall() == after
    assert watered.wall() == after


def test_a_free_wall_step_goes_beneath_a_rivals_tower() -> None:
    # Given
    table = macao(wall="4:[B] 3:[A] 1:[C]").active("B", "tower").active("A", "guard_post")
    # When
    table.uses("A", "guard_post")
    # Then
    assert table.wall() == "4:[B,A] 1:[C]"


def test_free_wall_steps_neither_use_up_nor_change_the_paid_move() -> None:
    """Ruling 22"""
    # Given
    table = macao(wall="9:[B] 3:[A] 1:[C]").active("A", "guard_post", "fountain")
    table.quarter("q", blue=1).supply("A", red=3, blue=1)
    # When
    table.uses("A", "guard_post").takes_quarter("A", "q").uses("A", "fountain")
    # Then
    assert table.wall() == "9:[B] 5:[A] 1:[C]"
    # When
    table.moves_wall("A", 2)
    # Then
    assert table.wall() == "9:[B] 7:[A] 1:[C]"
    assert table.supply_of("A") == {}


def test_a_fountain_on_the_last_space_is_useless() -> None:
    """Ruling 45"""
    # Given
    table = macao(wall="16:[A] 2:[B] 1:[C]").active("A", "fountain").quarter("q", red=1)
    table.supply("A", red=1)
    # When
    table.takes_quarter("A", "q")
    # Then
    assert table.refuses("A", use("fountain"))


def test_beggar_and_monastery_look_at_prestige_and_not_at_markers() -> None:
    # Given
    table = macao().active("A", "beggar", "monastery", "bishop").with_punish_markers("A", 9)
    table.with_prestige(A=10, B=11, C=11)
    # Then the markers do not count yet
    assert table.refuses("A", use("monastery"))
    assert table.offers("A", use("beggar", color="red"))
    # When the numbers change
    table.uses("A", "bishop")
    # Then
    assert table.offers("A", use("monastery"))
    assert table.refuses("A", use("beggar", color="red"))


def test_the_idler_keeps_a_full_tableau_from_harm() -> None:
    # Given
    full = ("gate", "court", "tower", "smithy", "statue")
    table = macao().active("A", "idler").tableau("A", *full)
    table.picking("bank", "inn", "chapel", "school", "customs_1")
    # When
    assert table.offers("A", DECLINE)
    table.takes_card("A", "bank")
    # Then taking still leads to a discard and a marker
    assert table.legal_types("A") == {"discard_overflow"}
    table.discards("A", "bank")
    assert table.punish_markers("A") == 1


def test_declining_costs_nothing() -> None:
    # Given
    full = ("gate", "court", "tower", "smithy", "statue")
    table = macao().active("A", "idler").tableau("A", *full)
    table.picking("bank", "inn", "chapel", "school", "customs_1")
    # When
    table.declines("A")
    # Then
    assert table.punish_markers("A") == 0
    assert table.tableau_of("A") == set(full)
    assert table.asked == "B"
    assert table.refuses("B", DECLINE)
