"""Every card on its own: what it brings, when it is refused, how often it works.

One test for each of the 96 buildings and persons and the six office types; families of cards that
differ by a color, a good or an office type share a sentence. `covers` keeps count.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import pytest

from carrack.games.macao import names
from carrack.games.macao.data import our_data
from carrack.games.macao.names import CARD_IDS, OFFICE_TYPES, OFFICES
from carrack.games.macao.tests.scenario import (
    BUY_TRIBUTE,
    DECLINE,
    MacaoTable,
    activate,
    cash_joker,
    choose_dice,
    explore,
    macao,
    sail,
    shift,
    take_quarter,
    use,
)

Test = TypeVar("Test", bound=Callable[..., None])
TESTED: list[str] = []


def covers(*cards: str) -> Callable[[Test], Test]:
    """The cards that a test is about."""

    def keep(test: Test) -> Test:
        TESTED.extend(cards)
        return test

    return keep


def family(*rows: tuple[str, ...]) -> Callable[[Test], Test]:
    """One test for each card of a family; the card comes first in each row."""

    def keep(test: Test) -> Test:
        TESTED.extend(row[0] for row in rows)
        arguments = test.__code__.co_varnames[: test.__code__.co_argcount]
        marked: Test = pytest.mark.parametrize(arguments, rows, ids=[row[0] for row in rows])(test)
        return marked

    return keep


def holdings(table: MacaoTable) -> Counter[str]:
    """Gold, prestige and cubes of A."""
    return Counter({"gold": table.gold("A"), "prestige": table.prestige("A")}) + Counter(
        table.supply_of("A")
    )


def gain_of(table: MacaoTable, card: str, **choice: Any) -> dict[str, int]:
    """What using a card changes; what is paid counts against it."""
    before = holdings(table)
    table.uses("A", card, **choice)
    after = holdings(table)
    return {
        name: after[name] - before[name] for name in before | after if after[name] != before[name]
    }


def works_once_a_round(
    table: MacaoTable,
    card: str,
    gain: dict[str, int],
    *,
    again: Callable[[MacaoTable], Any] = lambda table: None,
    paying: str = "",
    **choice: Any,
) -> None:
    """Refused on the tableau, used with this gain, refused, and used again in the next round.

    `again` sets up what the next round needs.
    """
    assert macao().tableau("A", card).refuses("A", use(card, **choice))
    assert table.offers("A", use(card, **choice))
    assert gain_of(table, card, paying=paying, **choice) == gain
    assert table.refuses("A", use(card, **choice))
    table.plays_on_to_turn_of("A")
    again(table)
    assert table.offers("A", use(card, **choice))


def is_no_action(card: str) -> bool:
    """An activated card that works by itself cannot be used."""
    return macao().active("A", card).refuses("A", use(card))


# ---- all cards ----


def test_every_different_card_has_one_test() -> None:
    assert Counter(TESTED) == Counter([*OFFICE_TYPES, *CARD_IDS[OFFICES:]])


def test_the_cards_of_the_data_are_the_cards_of_the_code() -> None:
    assert sorted(card["id"] for card in our_data().cards) == sorted(CARD_IDS)
    for number, card in enumerate(CARD_IDS[OFFICES:], start=OFFICES):
        assert getattr(names, card.upper()) == number


def test_every_card_of_the_data_is_handled_by_name_in_the_rules() -> None:
    folder = Path(names.__file__).parent
    spoken: set[str] = set()
    modules = [folder / "printed.py"]
    modules += [*(folder / "cards").glob("*.py"), *(folder / "rules").glob("*.py")]
    for module in modules:
        tree = ast.parse(module.read_text(encoding="utf-8"))
        spoken |= {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    printed = {card["id"].upper() for card in our_data().cards if card["kind"] != "office"}
    known = {name for name in vars(names) if name.lower() in CARD_IDS}
    assert printed - spoken == set()
    assert spoken & known == printed


# ---- offices ----


@family(
    ("customs", "red", "blue"),
    ("construction", "green", "gray"),
    ("finance", "gray", "green"),
    ("justice", "blue", "red"),
    ("military", "black", "violet"),
    ("administration", "violet", "black"),
)
def test_an_office_turns_a_cube_of_its_color_into_a_coin(
    office: str, color: str, other: str
) -> None:
    for cost in "1234":
        card = f"{office}_{cost}"
        assert macao().active("A", card).supply("A", **{other: 3}).refuses("A", use(card))
        table = macao().active("A", card).supply("A", **{color: 2})
        works_once_a_round(
            table,
            card,
            {"gold": 1, color: -1},
            again=lambda table: table.supply("A", **{color: 1}),
        )


# ---- plain gains ----


@covers("bank")
def test_the_bank_pays_2_gold() -> None:
    works_once_a_round(macao().active("A", "bank"), "bank", {"gold": 2})


@covers("moneylender")
def test_the_moneylender_brings_a_coin_and_a_point() -> None:
    table = macao().active("A", "moneylender")
    works_once_a_round(table, "moneylender", {"gold": 1, "prestige": 1})


@family(
    ("frau_rot", "red"),
    ("donna_blu", "blue"),
    ("madame_vert", "green"),
    ("miss_grey", "gray"),
    ("senora_violeta", "violet"),
    ("lady_black", "black"),
)
def test_a_lady_brings_a_cube_of_her_color(card: str, color: str) -> None:
    works_once_a_round(macao().active("A", card), card, {color: 1})


@covers("scholar")
def test_the_scholar_brings_a_cube_of_any_color() -> None:
    table = macao().active("A", "scholar")
    assert len(table.legal("A", card="scholar")) == 6
    works_once_a_round(table, "scholar", {"violet": 1}, color="violet")


@covers("inn")
def test_the_inn_pays_1_gold_or_3_with_the_innkeeper() -> None:
    works_once_a_round(macao().active("A", "inn"), "inn", {"gold": 1})
    assert gain_of(macao().active("A", "inn").tableau("A", "innkeeper"), "inn") == {"gold": 1}
    assert gain_of(macao().active("A", "inn").active("B", "innkeeper"), "inn") == {"gold": 1}
    assert gain_of(macao().active("A", "inn", "innkeeper"), "inn") == {"gold": 3}


@covers("innkeeper")
def test_the_innkeeper_pays_1_gold_or_3_with_the_inn() -> None:
    works_once_a_round(macao().active("A", "innkeeper"), "innkeeper", {"gold": 1})
    assert gain_of(macao().active("A", "innkeeper").tableau("A", "inn"), "innkeeper") == {"gold": 1}
    assert gain_of(macao().active("A", "innkeeper", "inn"), "innkeeper") == {"gold": 3}


@covers("sail_loft")
def test_the_sail_loft_gives_2_free_ship_steps_for_this_turn() -> None:
    table = macao().fixture_map().active("A", "sail_loft")
    assert table.refuses("A", sail("s1", "free"))
    works_once_a_round(table, "sail_loft", {})
    table.uses("A", "sail_loft").sails("A", "s1", pay="free").sails("A", "P", pay="free")
    assert table.refuses("A", sail("s2", "free"))
    assert table.ship_of("A") == "P"


@covers("helmsman")
def test_the_helmsman_sells_4_free_ship_steps_for_1_gold() -> None:
    assert macao().active("A", "helmsman").with_gold("A", 0).refuses("A", use("helmsman"))
    table = macao().fixture_map().active("A", "helmsman")
    works_once_a_round(table, "helmsman", {"gold": -1})
    assert table.refuses("A", sail("s1", "free")), "steps of the last round have lapsed"
    table.uses("A", "helmsman")
    for place in ("s1", "P", "s2", "Q"):
        table.sails("A", place, pay="free")
    assert table.refuses("A", sail("s2", "free"))


# ---- gains with a condition ----


@covers("office_head")
def test_the_office_head_pays_for_3_offices_of_any_types() -> None:
    two = macao().active("A", "office_head", "customs_1", "customs_2").tableau("A", "justice_1")
    assert two.refuses("A", use("office_head"))
    three = macao().active("A", "office_head", "customs_1", "customs_2", "justice_1")
    works_once_a_round(three, "office_head", {"gold": 1})


@covers("coachman")
def test_the_coachman_pays_for_3_buildings() -> None:
    assert macao().active("A", "coachman", "bank", "inn").refuses("A", use("coachman"))
    table = macao().active("A", "coachman", "bank", "inn", "gate")
    works_once_a_round(table, "coachman", {"gold": 1})


@covers("miks_tavern")
def test_miks_tavern_pays_for_3_persons() -> None:
    two = macao().active("A", "miks_tavern", "scholar", "beggar", "bank", "inn")
    assert two.refuses("A", use("miks_tavern"))
    table = macao().active("A", "miks_tavern", "scholar", "beggar", "abbot")
    works_once_a_round(table, "miks_tavern", {"gold": 1})


@covers("school")
def test_the_school_pays_for_2_empty_tableau_spaces() -> None:
    full = macao().active("A", "school").tableau("A", "bank", "inn", "gate", "abbot")
    assert full.refuses("A", use("school"))
    table = macao().active("A", "school").tableau("A", "bank", "inn")
    works_once_a_round(table, "school", {"gold": 1})
    assert len(table.tableau_of("A")) == 3


@covers("university")
def test_the_university_scores_for_2_empty_tableau_spaces() -> None:
    full = macao().active("A", "university").tableau("A", "bank", "inn", "gate", "abbot")
    assert full.refuses("A", use("university"))
    table = macao().active("A", "university").tableau("A", "bank", "inn")
    works_once_a_round(table, "university", {"prestige": 1})


@covers("cannoneer")
def test_the_cannoneer_pays_the_last_on_the_wall() -> None:
    assert macao(wall="3:[B,A] 2:[C]").active("A", "cannoneer").refuses("A", use("cannoneer"))
    table = macao(wall="3:[B,C,A]").active("A", "cannoneer")
    works_once_a_round(table, "cannoneer", {"gold": 1})


@covers("gate")
def test_the_gate_scores_for_the_first_on_the_wall() -> None:
    assert macao(wall="3:[B,A] 2:[C]").active("A", "gate").refuses("A", use("gate"))
    works_once_a_round(macao(wall="3:[A,B,C]").active("A", "gate"), "gate", {"prestige": 1})


@covers("guard_post")
def test_the_guard_post_moves_anybody_but_the_first_one_space() -> None:
    assert macao().active("A", "guard_post").refuses("A", use("guard_post"))
    assert macao(wall="16:[B,A,C]").active("A", "guard_post").refuses("A", use("guard_post"))
    table = macao(wall="9:[B] 4:[C] 3:[A]").active("A", "guard_post")
    works_once_a_round(table, "guard_post", {})
    assert table.wall() == "9:[B] 4:[A,C]"


@covers("beggar")
def test_the_beggar_brings_the_last_in_prestige_a_cube_of_any_color() -> None:
    rich = macao().active("A", "beggar").with_prestige(A=8, B=7, C=20)
    assert rich.refuses("A", use("beggar", color="gray"))
    table = macao().active("A", "beggar").with_prestige(A=8, B=8, C=20)
    works_once_a_round(table, "beggar", {"gray": 1}, color="gray")


@covers("monastery")
def test_the_monastery_scores_for_the_first_in_prestige() -> None:
    poor = macao().active("A", "monastery").with_prestige(A=8, B=9, C=1)
    assert poor.refuses("A", use("monastery"))
    table = macao().active("A", "monastery").with_prestige(A=8, B=8, C=1)
    works_once_a_round(table, "monastery", {"prestige": 1})


@covers("cabin_boy")
def test_the_cabin_boy_scores_with_at_most_2_goods_on_board() -> None:
    laden = macao().active("A", "cabin_boy").cargo("A", tea=2, silk=1)
    assert laden.refuses("A", use("cabin_boy"))
    table = macao().active("A", "cabin_boy").cargo("A", tea=2).with_jokers("A", 3)
    works_once_a_round(table, "cabin_boy", {"prestige": 1})


@covers("captain")
def test_the_captain_scores_after_2_ship_steps_of_the_round() -> None:
    table = macao().fixture_map().active("A", "captain", "sail_loft").supply("A", red=1)
    table.uses("A", "sail_loft").sails("A", "s1", pay="free")
    assert table.refuses("A", use("captain"))
    table.sails("A", "harbor", pay="red")

    def sail_again(table: MacaoTable) -> None:
        assert table.refuses("A", use("captain"))
        table.supply("A", red=2).sails("A", "s1", pay="red").sails("A", "P", pay="red")

    works_once_a_round(table, "captain", {"prestige": 1}, again=sail_again)


@covers("chapel")
def test_the_chapel_scores_when_prestige_came_before() -> None:
    table = macao().active("A", "chapel", "moneylender")
    assert table.refuses("A", use("chapel"))
    table.uses("A", "moneylender")
    works_once_a_round(
        table, "chapel", {"prestige": 1}, again=lambda table: table.uses("A", "moneylender")
    )


@covers("pawnshop")
def test_the_pawnshop_pays_when_gold_came_before() -> None:
    table = macao().active("A", "pawnshop", "bank")
    assert table.refuses("A", use("pawnshop"))
    table.uses("A", "bank")
    works_once_a_round(table, "pawnshop", {"gold": 1}, again=lambda table: table.uses("A", "bank"))


@covers("chancery")
def test_the_chancery_scores_when_an_office_was_used() -> None:
    table = macao().active("A", "chancery", "customs_1").supply("A", red=1)
    assert table.refuses("A", use("chancery"))
    table.uses("A", "customs_1")
    works_once_a_round(
        table,
        "chancery",
        {"prestige": 1},
        again=lambda table: table.supply("A", red=1).uses("A", "customs_1"),
    )


@covers("beadle")
def test_the_beadle_pays_for_each_office_type_used() -> None:
    offices = ("customs_1", "customs_2", "justice_1")
    table = macao().active("A", "beadle", *offices).supply("A", red=2, blue=1)
    assert table.refuses("A", use("beadle"))
    for office in offices:
        table.uses("A", office)
    works_once_a_round(
        table,
        "beadle",
        {"gold": 2},
        again=lambda table: table.supply("A", red=1).uses("A", "customs_1"),
    )


@covers("soldier")
def test_the_soldier_pays_for_each_4_markers_in_the_city() -> None:
    assert macao().active("A", "soldier").owns_some("A", 3).refuses("A", use("soldier"))
    assert gain_of(macao().active("A", "soldier").owns_some("A", 7), "soldier") == {"gold": 1}
    table = macao().active("A", "soldier").owns_some("A", 8)
    works_once_a_round(table, "soldier", {"gold": 2})


@family(
    ("customs_station", "customs"),
    ("quarry", "construction"),
    ("treasury", "finance"),
    ("court", "justice"),
    ("fortress", "military"),
    ("town_hall", "administration"),
)
def test_a_building_scores_for_each_active_office_of_its_type(card: str, office: str) -> None:
    other = "customs_1" if office != "customs" else "justice_1"
    table = macao().active("A", card, other).tableau("A", f"{office}_1").active("B", f"{office}_4")
    assert table.refuses("A", use(card)), "offices of others and of the tableau do not count"
    table = macao().active("A", card, other, f"{office}_1", f"{office}_2", f"{office}_4")
    works_once_a_round(table, card, {"prestige": 3})


# ---- exchanges ----


@covers("bishop")
def test_the_bishop_sells_2_prestige_for_1_gold() -> None:
    assert macao().active("A", "bishop").with_gold("A", 0).refuses("A", use("bishop"))
    works_once_a_round(macao().active("A", "bishop"), "bishop", {"gold": -1, "prestige": 2})


@covers("nobleman")
def test_the_nobleman_sells_a_cube_of_any_color_for_2_gold() -> None:
    poor = macao().active("A", "nobleman").with_gold("A", 1)
    assert poor.refuses("A", use("nobleman", color="black"))
    table = macao().active("A", "nobleman")
    works_once_a_round(table, "nobleman", {"gold": -2, "black": 1}, color="black")


@covers("goldsmith")
def test_the_goldsmith_buys_a_cube_of_any_color_for_1_gold() -> None:
    table = macao().active("A", "goldsmith").supply("A", green=2)
    assert table.refuses("A", use("goldsmith", color="red"))
    works_once_a_round(
        table,
        "goldsmith",
        {"gold": 1, "green": -1},
        again=lambda table: table.supply("A", green=1),
        color="green",
    )


@covers("shop")
def test_the_shop_swaps_2_cubes_for_1_of_any_color() -> None:
    assert macao().active("A", "shop").supply("A", red=1).refuses("A", use("shop", color="blue"))
    table = macao().active("A", "shop").supply("A", red=3, green=1)
    works_once_a_round(
        table,
        "shop",
        {"red": -1, "green": -1, "blue": 1},
        again=lambda table: table.supply("A", red=2),
        color="blue",
        paying="red green",
    )


@covers("prospector")
def test_the_prospector_swaps_3_cubes_for_1_gold_as_often_as_one_can_pay() -> None:
    table = macao().active("A", "prospector").supply("A", red=1, blue=3, black=4)
    assert gain_of(table, "prospector", paying="red blue black") == {
        "gold": 1,
        "red": -1,
        "blue": -1,
        "black": -1,
    }
    assert gain_of(table, "prospector", paying="blue blue black") == {
        "gold": 1,
        "blue": -2,
        "black": -1,
    }
    assert table.refuses("A", use("prospector"))
    assert table.cubes_of("A") == 2


@covers("cathedral")
def test_the_cathedral_scores_for_cubes_of_different_colors() -> None:
    table = macao().active("A", "cathedral").supply("A", red=2, gray=1, black=1)
    assert table.refuses("A", use("cathedral", colors=["red", "blue"]))
    assert len(table.legal("A", card="cathedral")) == 7
    works_once_a_round(
        table,
        "cathedral",
        {"prestige": 3, "red": -1, "gray": -1, "black": -1},
        again=lambda table: table.supply("A", red=1, gray=1, black=1),
        colors=["red", "gray", "black"],
    )


@covers("gravedigger")
def test_the_gravedigger_discards_another_person_for_2_gold() -> None:
    table = macao().active("A", "gravedigger", "governor", "bank").tableau("A", "abbot")
    table.active("A", "beggar").active("B", "scholar")
    for card in ("gravedigger", "bank", "abbot", "scholar"):
        assert table.refuses("A", use("gravedigger", person=card))
    works_once_a_round(table, "gravedigger", {"gold": 2}, person="governor", again=put_back)


def put_back(table: MacaoTable) -> None:
    """The governor lies in the discard pile and is put back for another burial."""
    assert "governor" in table.discard_pile
    assert "governor" not in table.active_of("A")
    table.active("A", "governor")


# ---- discounts and other ways to pay ----


@covers("archive")
def test_the_archive_makes_one_office_a_round_cheaper() -> None:
    table = macao().active("A", "archive").tableau("A", "customs_2", "justice_1", "bank")
    table.cost("bank", gray=1).supply("A", red=1)
    assert table.refuses("A", activate("bank", dropped="gray")), "not for a building"
    assert table.refuses("A", activate("customs_2"))
    table.activates("A", "customs_2", dropped="red")
    assert table.supply_of("A") == {}
    assert table.refuses("A", activate("justice_1", dropped="blue")), "once a round"
    table.plays_on_to_turn_of("A").supply("A").activates("A", "justice_1", dropped="blue")
    assert is_no_action("archive")


@covers("crane")
def test_the_crane_makes_one_building_a_round_cheaper() -> None:
    table = macao().active("A", "crane").tableau("A", "bank", "inn", "abbot")
    table.cost("bank", gray=1, black=1).cost("inn", red=1).cost("abbot", red=1)
    table.supply("A", gray=1)
    assert table.refuses("A", activate("abbot", dropped="red")), "not for a person"
    assert table.refuses("A", activate("bank", dropped="gray")), "black is missing"
    table.activates("A", "bank", dropped="black")
    assert table.supply_of("A") == {}
    assert table.refuses("A", activate("inn", dropped="red")), "once a round"
    table.plays_on_to_turn_of("A").supply("A").activates("A", "inn", dropped="red")
    itself = macao().tableau("A", "crane").cost("crane", red=1)
    assert itself.refuses("A", activate("crane", dropped="red"))


@covers("healer")
def test_the_healer_makes_one_person_a_round_cheaper() -> None:
    table = macao().active("A", "healer").tableau("A", "abbot", "scholar", "bank")
    table.cost("abbot", gray=2).cost("scholar", red=1).cost("bank", red=1).supply("A", gray=1)
    assert table.refuses("A", activate("bank", dropped="red")), "not for a building"
    table.activates("A", "abbot", dropped="gray")
    assert table.supply_of("A") == {}
    assert table.refuses("A", activate("scholar", dropped="red")), "once a round"
    table.plays_on_to_turn_of("A").supply("A").activates("A", "scholar", dropped="red")
    itself = macao().tableau("A", "healer").cost("healer", red=1)
    assert itself.refuses("A", activate("healer", dropped="red"))


@covers("speculator")
def test_the_speculator_makes_one_quarter_a_round_cheaper() -> None:
    table = macao().active("A", "speculator", "night_watchman")
    table.quarter("x", green=1, red=1).quarter("y", blue=1).supply("A", red=1)
    assert table.refuses("A", take_quarter("x", dropped="blue")), "x costs no blue"
    table.takes_quarter("A", "x", dropped="green")
    assert table.supply_of("A") == {}
    assert table.refuses("A", take_quarter("y", dropped="blue")), "once a round"
    table.plays_on_to_turn_of("A").supply("A").takes_quarter("A", "y", dropped="blue")
    assert table.quarters_of("A") == {"x", "y"}


@covers("count")
def test_the_count_lets_4_gold_replace_the_cubes_of_one_card() -> None:
    table = macao().active("A", "count").tableau("A", "bank", "customs_4").with_gold("A", 3)
    assert table.refuses("A", activate("bank", "count"))
    table.with_gold("A", 9).activates("A", "bank", method="count")
    assert (table.gold("A"), "bank" in table.active_of("A")) == (5, True)
    assert table.refuses("A", activate("customs_4", "count")), "once a round"
    table.plays_on_to_turn_of("A").activates("A", "customs_4", method="count")
    assert table.gold("A") == 1
    assert is_no_action("count")


@covers("craftsman")
def test_the_craftsman_activates_one_card_for_cubes_that_are_only_shown() -> None:
    table = macao().active("A", "craftsman").tableau("A", "bank", "customs_2")
    table.cost("bank", gray=1, red=1).supply("A", red=2)
    assert table.refuses("A", activate("bank", "craftsman")), "gray is missing"
    table.activates("A", "customs_2", method="craftsman")
    assert table.supply_of("A") == {"red": 2}
    table.supply("A", red=2, gray=1)
    assert table.refuses("A", activate("bank", "craftsman")), "once a round"
    table.plays_on_to_turn_of("A").supply("A", red=1, gray=1)
    table.activates("A", "bank", method="craftsman")
    assert table.supply_of("A") == {"red": 1, "gray": 1}


@covers("herald")
def test_the_herald_lets_3_gold_replace_the_cubes_of_one_quarter() -> None:
    table = macao().active("A", "herald", "night_watchman").with_gold("A", 2)
    table.quarter("x", green=3).quarter("y", red=1)
    assert table.refuses("A", take_quarter("x", "herald"))
    table.with_gold("A", 6).takes_quarter("A", "x", method="herald")
    assert table.gold("A") == 3
    assert table.refuses("A", take_quarter("y", "herald")), "once a round"
    table.plays_on_to_turn_of("A").takes_quarter("A", "y", method="herald")
    assert table.gold("A") == 0


# ---- cards that react to activating ----


@family(
    ("master_builder", "bank", "inn", "gate", "abbot", "2"),
    ("hospital", "abbot", "scholar", "beggar", "bank", "1"),
    ("chamberlain", "customs_1", "customs_2", "justice_1", "bank", "1"),
)
def test_activating_a_card_of_one_kind_pays_once_a_round(
    card: str, first: str, second: str, third: str, wrong: str, gold: str
) -> None:
    table = macao().active("A", card).tableau("A", first, second, third, wrong)
    for each in (first, second, third, wrong):
        table.cost(each, red=1)
    table.supply("A", red=3).activates("A", wrong)
    assert table.gold("A") == 5, "another kind"
    assert table.activates("A", first).gold("A") == 5 + int(gold)
    assert table.activates("A", second).gold("A") == 5 + int(gold), "once a round"
    table.plays_on_to_turn_of("A").supply("A", red=1).activates("A", third)
    assert table.gold("A") == 5 + 2 * int(gold)
    idle = macao().tableau("A", card, first).cost(first, red=1).supply("A", red=1)
    assert idle.activates("A", first).gold("A") == 5, "not while it waits on the tableau"
    itself = macao().tableau("A", card).cost(card, red=1).supply("A", red=1)
    assert itself.activates("A", card).gold("A") == 5
    assert is_no_action(card)


@family(
    ("border_post", "customs", "red"),
    ("surveyor", "construction", "green"),
    ("treasurer", "finance", "gray"),
    ("judge", "justice", "blue"),
    ("parade_ground", "military", "black"),
    ("magistrate", "administration", "violet"),
)
def test_using_an_office_of_one_type_pays_another_coin_once_a_round(
    card: str, office: str, color: str
) -> None:
    other = "customs_4" if office != "customs" else "justice_4"
    cubes = {"red": 1, "blue": 1} | {color: 3}
    table = macao().active("A", card, other, f"{office}_1", f"{office}_2").supply("A", **cubes)
    assert table.uses("A", other).gold("A") == 6, "another type"
    assert table.uses("A", f"{office}_1").gold("A") == 8
    assert table.uses("A", f"{office}_2").gold("A") == 9, "once a round"
    table.plays_on_to_turn_of("A").supply("A", **{color: 1})
    assert table.uses("A", f"{office}_2").gold("A") == 11
    waiting = macao().tableau("A", card).active("A", f"{office}_1").supply("A", **cubes)
    assert waiting.uses("A", f"{office}_1").gold("A") == 6
    assert is_no_action(card)


@covers("scribe")
def test_the_scribe_lets_each_office_be_used_twice() -> None:
    table = macao().active("A", "scribe", "customs_1", "customs_2").supply("A", red=6)
    for office in ("customs_1", "customs_1", "customs_2", "customs_2"):
        table.uses("A", office)
    assert (table.gold("A"), table.supply_of("A")) == (9, {"red": 2})
    assert table.refuses("A", use("customs_1"))
    assert table.refuses("A", use("customs_2"))
    table.plays_on_to_turn_of("A").supply("A", red=2).uses("A", "customs_1").uses("A", "customs_1")
    assert is_no_action("scribe")


# ---- quarters and jokers ----


@covers("carpenter")
def test_the_carpenter_pays_a_coin_for_every_quarter() -> None:
    table = macao().active("A", "carpenter", "night_watchman", "herald").with_gold("A", 3)
    table.quarter("x", red=1).quarter("y", red=1).supply("A", red=1)
    assert table.takes_quarter("A", "x").gold("A") == 4
    assert table.takes_quarter("A", "y", method="herald").gold("A") == 2
    waiting = macao().tableau("A", "carpenter").quarter("x", red=1).supply("A", red=1)
    assert waiting.takes_quarter("A", "x").gold("A") == 5
    assert is_no_action("carpenter")


@covers("fountain")
def test_the_fountain_gives_a_free_wall_step_after_a_quarter() -> None:
    table = macao().active("A", "fountain", "night_watchman")
    table.quarter("x", red=1).quarter("y", red=1).quarter("z", red=1).supply("A", red=2)
    assert table.refuses("A", use("fountain"))
    table.takes_quarter("A", "x").uses("A", "fountain")
    assert table.wall() == "4:[A] 2:[B] 1:[C]"
    table.takes_quarter("A", "y")
    assert table.refuses("A", use("fountain")), "once a round"
    table.plays_on_to_turn_of("A").supply("A", red=1)
    assert table.refuses("A", use("fountain")), "a quarter of the last round"
    assert table.takes_quarter("A", "z").uses("A", "fountain").wall().startswith("5:[A]")
    late = macao().tableau("A", "fountain").cost("fountain", red=1).quarter("x", red=1)
    late.supply("A", red=2).takes_quarter("A", "x").activates("A", "fountain")
    assert late.refuses("A", use("fountain")), "it was not active when the quarter was taken"


@covers("night_watchman")
def test_the_night_watchman_lets_two_quarters_be_taken() -> None:
    table = macao().active("A", "night_watchman").supply("A", red=3)
    table.quarter("x", red=1).quarter("y", red=1).quarter("z", red=1)
    table.takes_quarter("A", "x").takes_quarter("A", "y")
    assert table.refuses("A", take_quarter("z")), "two are the limit"
    assert table.plays_on_to_turn_of("A").supply("A", red=1).offers("A", take_quarter("z"))
    alone = macao().tableau("A", "night_watchman").supply("A", red=3)
    alone.quarter("x", red=1).quarter("y", red=1).takes_quarter("A", "x")
    assert alone.refuses("A", take_quarter("y"))
    assert is_no_action("night_watchman")


@covers("juggler")
def test_the_juggler_makes_a_joker_worth_two_choices() -> None:
    table = macao().active("A", "juggler").with_jokers("A", 3)
    assert table.refuses("A", cash_joker("red"))
    table.cashes_joker("A", "red", "red")
    table.cashes_joker("A", "blue", "gold").cashes_joker("A", "gold", "gold")
    assert (table.supply_of("A"), table.gold("A")) == ({"red": 2, "blue": 1}, 14)
    assert table.refuses("A", cash_joker("red", "red"))
    waiting = macao().tableau("A", "juggler").with_jokers("A", 1)
    assert waiting.refuses("A", cash_joker("red", "red"))
    assert is_no_action("juggler")


# ---- the wall ----


@covers("tower")
def test_the_tower_keeps_its_owner_on_top_of_every_stack() -> None:
    table = macao(wall="4:[C] 3:[B,A]").turn_of("A").tableau("A", "tower")
    table.cost("tower", red=1).supply("A", red=1).activates("A", "tower")
    assert table.wall() == "4:[C] 3:[A,B]"
    arriving = macao(wall="15:[C] 14:[B] 13:[A]", turn="C").active("A", "tower")
    arriving.supply("C", red=1).supply("B", red=3).supply("A", red=5)
    arriving.moves_wall("C", 1).passes("C").moves_wall("B", 2).passes("B").moves_wall("A", 3)
    assert arriving.wall() == "16:[A,C,B]", "also on the last space, where others go below"
    below = macao(wall="4:[A] 3:[B] 1:[C]", turn="B").active("A", "tower").supply("B", red=1)
    assert below.moves_wall("B", 1).wall() == "4:[A,B] 1:[C]", "discs arriving later go beneath"
    assert is_no_action("tower")


# ---- ships and deliveries ----


@family(
    ("jade_warehouse", "jade", "tea"),
    ("lacquerware_warehouse", "lacquerware", "tea"),
    ("paper_warehouse", "paper", "tea"),
    ("porcelain_warehouse", "porcelain", "tea"),
    ("rice_warehouse", "rice", "tea"),
    ("silk_warehouse", "silk", "tea"),
    ("spice_warehouse", "spices", "tea"),
    ("tea_warehouse", "tea", "rice"),
)
def test_a_warehouse_doubles_the_value_of_each_tile_of_its_good(
    card: str, good: str, other: str
) -> None:
    def in_port() -> MacaoTable:
        table = macao().sea("harbor-P P-Q", {"P": good, "Q": other}).ship("A", "P")
        return table.cargo("A", **{good: 2, other: 1}).supply("A", red=1)

    table = in_port().active("A", card).delivers("A")
    assert table.prestige("A") == 20
    assert table.delivers("A").prestige("A") == 26, "for each tile"
    table.sails("A", "Q", pay="red").delivers("A")
    assert table.prestige("A") == 31, "another good"
    assert in_port().tableau("A", card).delivers("A").prestige("A") == 15
    assert in_port().active("B", card).delivers("A").prestige("A") == 15
    assert is_no_action(card)


@covers("cooperage")
def test_the_cooperage_scores_a_point_for_each_tile_never_doubled() -> None:
    table = macao().fixture_map().ship("A", "P").cargo("A", silk=3).active("A", "cooperage")
    assert table.delivers("A").delivers("A").prestige("A") == 10 + 5 + 1 + 3 + 1
    table.active("A", "silk_warehouse")
    assert table.delivers("A").prestige("A") == 20 + 2 * 2 + 1
    assert is_no_action("cooperage")


@covers("lighthouse")
def test_the_lighthouse_pays_a_coin_for_each_tile() -> None:
    table = macao().fixture_map().ship("A", "P").cargo("A", silk=2).active("A", "lighthouse")
    assert table.delivers("A").delivers("A").gold("A") == 7
    waiting = macao().fixture_map().ship("A", "P").cargo("A", silk=2).tableau("A", "lighthouse")
    assert waiting.delivers("A").gold("A") == 5
    assert is_no_action("lighthouse")


# ---- tribute ----


@covers("diplomat")
def test_the_diplomat_lets_the_tribute_be_used_twice() -> None:
    table = macao().active("A", "diplomat").tribute(1, 4)
    table.buys_tribute("A").buys_tribute("A")
    assert (table.gold("A"), table.prestige("A")) == (3, 18)
    assert table.refuses("A", BUY_TRIBUTE)
    waiting = macao().tableau("A", "diplomat").tribute(1, 4).buys_tribute("A")
    assert waiting.refuses("A", BUY_TRIBUTE)
    assert table.plays_on_to_turn_of("A").tribute(1, 4).offers("A", BUY_TRIBUTE)
    assert is_no_action("diplomat")


@covers("embassy")
def test_the_embassy_scores_2_points_with_the_first_tribute_of_a_round() -> None:
    table = macao().active("A", "embassy", "diplomat").tribute(1, 4)
    assert table.buys_tribute("A").prestige("A") == 16
    assert table.buys_tribute("A").prestige("A") == 20, "once a round"
    table.plays_on_to_turn_of("A").tribute(1, 4)
    assert table.buys_tribute("A").prestige("A") == 26
    waiting = macao().tableau("A", "embassy").tribute(1, 4)
    assert waiting.buys_tribute("A").prestige("A") == 14
    assert macao().active("A", "embassy").tribute(0, 0).buys_tribute("A").prestige("A") == 12
    assert is_no_action("embassy")


@covers("envoy")
def test_the_envoy_brings_a_cube_of_any_color_after_the_tribute() -> None:
    table = macao().active("A", "envoy", "diplomat").tribute(1, 4)
    assert table.refuses("A", use("envoy", color="red"))
    table.buys_tribute("A")
    assert len(table.legal("A", card="envoy")) == 6
    table.uses("A", "envoy", color="red").buys_tribute("A")
    assert table.supply_of("A") == {"red": 1}
    assert table.refuses("A", use("envoy", color="red")), "once a round"
    table.plays_on_to_turn_of("A").tribute(1, 4)
    assert table.refuses("A", use("envoy", color="red")), "a tribute of the last round"
    assert table.buys_tribute("A").offers("A", use("envoy", color="red"))
    late = macao().tableau("A", "envoy").cost("envoy", red=1).supply("A", red=1).tribute(1, 4)
    late.buys_tribute("A").activates("A", "envoy")
    assert late.refuses("A", use("envoy", color="red")), "it was not active"


# ---- phase 1 and phase 2 ----


@covers("idler")
def test_the_idler_may_decline_a_card_every_round() -> None:
    table = macao().active("A", "idler").picking("bank", "inn", "gate", "abbot", "shop")
    assert table.offers("A", DECLINE)
    table.declines("A")
    assert table.tableau_of("A") == set()
    assert table.refuses("B", DECLINE)
    table.takes_card("B", "bank").takes_card("C", "inn")
    assert {"gate", "abbot", "shop"} <= table.discard_pile
    while table.phase != "pick":
        table.does(table.asked, table.legal(table.asked)[-1])
    assert table.offers("A", DECLINE)
    assert table.offers("A", {"type": "take_card", "card": min(table.offer)}), "it may take one"
    waiting = macao().tableau("A", "idler").picking("bank", "inn", "gate", "abbot", "shop")
    assert waiting.refuses("A", DECLINE)
    assert is_no_action("idler")


@covers("explorer")
def test_the_explorer_adds_a_cube_to_one_chosen_die() -> None:
    table = macao().active("A", "explorer").dice(red=2, green=5)
    table.chooses_dice("A", "red", "green")
    assert table.legal("A") == [explore("red"), explore("green"), explore(None)]
    assert table.refuses("A", explore("blue"))
    assert table.explores("A", "red").rose_of("A") == {2: {"red": 3}, 5: {"green": 5}}
    assert table.asked == "B", "once, and without the card nobody is asked"
    declined = (
        macao().active("A", "explorer").dice(red=2, green=5).chooses_dice("A", "red", "green")
    )
    assert declined.explores("A", None).rose_of("A") == {2: {"red": 2}, 5: {"green": 5}}
    waiting = macao().tableau("A", "explorer").dice(red=2, green=5)
    assert waiting.chooses_dice("A", "red", "green").asked == "B"
    assert is_no_action("explorer")


@covers("master")
def test_the_master_shifts_the_cubes_of_one_die_to_a_neighboring_number() -> None:
    table = macao().active("A", "master").dice(red=2, green=5).chooses_dice("A", "red", "green")
    offered = [shift("red", 3), shift("green", 4), shift("green", 6), shift(None, None)]
    assert table.legal("A") == offered, "never to 1"
    assert table.shifts("A", "green", 6).rose_of("A") == {2: {"red": 2}, 6: {"green": 5}}
    assert table.asked == "B"
    late = macao(round_number=9).active("A", "master").dice(red=4, green=3)
    late.chooses_dice("A", "red", "green")
    offered = [shift("red", 3), shift("green", 2), shift("green", 4), shift(None, None)]
    assert late.legal("A") == offered, "from round 8 never above 13 - r"
    waiting = macao().tableau("A", "master").dice(red=2, green=5)
    assert waiting.chooses_dice("A", "red", "green").asked == "B"
    assert is_no_action("master")


@covers("professor")
def test_the_professor_pays_for_each_chosen_die_that_shows_1() -> None:
    def gold(first: str, second: str) -> int:
        table = macao().active("A", "professor").dice(red=1, green=1, blue=2, black=3)
        return table.chooses_dice("A", first, second).gold("A")

    assert (gold("red", "green"), gold("red", "blue"), gold("blue", "black")) == (7, 6, 5)
    waiting = macao().tableau("A", "professor").dice(red=1, green=1)
    assert waiting.does("A", choose_dice("red", "green")).gold("A") == 5
    assert is_no_action("professor")


# ---- the end of the game ----


def last_round(*active: str) -> MacaoTable:
    """A's turn in round 12 with these cards active; nothing else would score."""
    return macao(round_number=12).active("A", *active)


def scored(card: str, *others: str) -> int:
    """What a card brings at the end, next to other active cards."""
    return last_round(card, *others).everybody_passes().prestige_by("A", card)


def scores_at_the_end_only(card: str) -> bool:
    """It cannot be used, and brings nothing but a marker while it waits on the tableau."""
    waiting = macao(round_number=12).tableau("A", card).everybody_passes()
    unused = macao().active("A", card).everybody_passes()
    return is_no_action(card) and waiting.prestige("A") == 7 and unused.prestige("A") == 10


@covers("abbot")
def test_the_abbot_spares_the_markers_for_cards_on_the_tableau() -> None:
    table = last_round("abbot").tableau("A", "bank", "inn").with_punish_markers("A", 1)
    table.tableau("B", "gate").everybody_passes()
    assert (table.punish_markers("A"), table.prestige("A")) == (1, 7)
    assert (table.punish_markers("B"), table.prestige("B")) == (1, 7)
    assert scores_at_the_end_only("abbot")


@family(
    ("baronesa_um", "baronesa_dois", "baronesa_tres"),
    ("baronesa_dois", "baronesa_tres", "baronesa_um"),
    ("baronesa_tres", "baronesa_um", "baronesa_dois"),
)
def test_a_baronesa_scores_3_points_alone_and_more_in_company(
    card: str, second: str, third: str
) -> None:
    assert scored(card) == 3
    assert scored(card, second) == 4
    assert scored(card, second, third) == 5
    tea_party = last_round(card).tableau("A", second).active("B", third).everybody_passes()
    assert tea_party.prestige_by("A", card) == 3, "only own activated ones count"
    assert scores_at_the_end_only(card)


@family(("governor", "7"), ("vice_governor", "4"))
def test_a_governor_scores_as_printed(card: str, points: str) -> None:
    assert last_round(card).everybody_passes().prestige("A") == 10 + int(points)
    assert scores_at_the_end_only(card)


@covers("midwife")
def test_the_midwife_scores_for_each_person_herself_included() -> None:
    assert scored("midwife") == 1
    assert scored("midwife", "scholar", "beggar", "bank", "customs_1") == 3
    assert scores_at_the_end_only("midwife")


@covers("residence")
def test_the_residence_scores_for_each_building_itself_included() -> None:
    assert scored("residence") == 1
    assert scored("residence", "bank", "inn", "scholar", "customs_1") == 3
    assert scores_at_the_end_only("residence")


@covers("prefecture")
def test_the_prefecture_scores_for_each_office() -> None:
    assert scored("prefecture") == 0
    assert scored("prefecture", "customs_1", "customs_2", "justice_4", "bank") == 3
    assert scores_at_the_end_only("prefecture")


@covers("meeting_hall")
def test_the_meeting_hall_scores_2_points_for_each_office_type() -> None:
    assert scored("meeting_hall") == 0
    assert scored("meeting_hall", "customs_1", "customs_2", "justice_4") == 4
    assert scored("meeting_hall", *(f"{office}_1" for office in OFFICE_TYPES)) == 12
    assert scores_at_the_end_only("meeting_hall")


@covers("councilman")
def test_the_councilman_scores_6_points_for_3_offices_of_a_type() -> None:
    customs, justice = [f"customs_{i}" for i in "123"], [f"justice_{i}" for i in "1234"]
    assert scored("councilman", "customs_1", "customs_2", "justice_1", "finance_1") == 0
    assert scored("councilman", *customs) == 6
    assert scored("councilman", *customs, *justice) == 12
    assert scores_at_the_end_only("councilman")


@covers("smithy")
def test_the_smithy_scores_for_each_marker_in_the_city() -> None:
    assert scored("smithy") == 0
    table = last_round("smithy").city("a-b c d").owns("A", "a b d").owns("B", "c")
    assert table.everybody_passes().prestige_by("A", "smithy") == 3
    assert scores_at_the_end_only("smithy")


@covers("statue")
def test_the_statue_scores_3_points_for_each_marker_on_a_dark_quarter() -> None:
    table = last_round("statue").city("a-b c d e", dark="b c e")
    table.owns("A", "a b c").owns("B", "e").everybody_passes()
    assert table.prestige_by("A", "statue") == 6
    assert scores_at_the_end_only("statue")


@covers("palace")
def test_the_palace_scores_2_points_for_each_card_that_scores_at_the_end() -> None:
    ending = [
        *("baronesa_um", "baronesa_dois", "baronesa_tres", "governor", "vice_governor", "midwife"),
        *("residence", "prefecture", "meeting_hall", "councilman", "smithy", "statue"),
    ]
    assert scored("palace") == 2
    assert scored("palace", "bank", "abbot", "scholar") == 2
    for card in ending:
        assert scored("palace", card) == 4, card
    assert scored("palace", *ending) == 26
    assert scores_at_the_end_only("palace")
