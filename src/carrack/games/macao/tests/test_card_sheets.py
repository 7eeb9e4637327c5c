"""What the sheet of a card says at a table with options, compared with what the rules do there.

When a card works, how often, and which reading of an open question holds are facts that the
sentences are made from. Here they are found out by playing: nothing but actions and events counts.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import pytest

from carrack.games.macao.data import our_data
from carrack.games.macao.names import CARD_IDS
from carrack.games.macao.options import OPTIONS, resolve
from carrack.games.macao.tests.scenario import MacaoTable, activate, macao, shift, take_quarter, use
from carrack.games.macao.texts.cards import (
    EFFECTS,
    FORMS,
    LIMITS,
    OFFICE_CARDS,
    RULINGS,
    TIES,
    TIMINGS,
    effect_form,
    limit,
    ruling_form,
    timing,
)
from carrack.games.macao.texts.wording import TitleWording
from carrack.kernel.options import Choice
from carrack.texts import LANGUAGES, Texts

Options = Mapping[str, Any]
PRINTED = {card["id"]: card for card in our_data().cards}


def tables() -> list[dict[str, Any]]:
    """The usual table, each option changed alone, and all changed together."""
    changed: list[dict[str, Any]] = []
    for option in OPTIONS:
        values = option.choices if isinstance(option, Choice) else (True, False)
        if option.name != "initial_wall_order":
            changed += [{option.name: value} for value in values if value != option.default]
    together = {name: value for one in reversed(changed) for name, value in one.items()}
    scribes = {"scribe_scope": "type", "scribe_second_use": "any_card"}
    return [{}, *changed, together, {**together, "scribe_second_use": "one_card"}, scribes]


TABLES = tables()
AT = pytest.mark.parametrize(
    "options", TABLES, ids=[",".join(f"{k}={v}" for k, v in one.items())[:60] for one in TABLES]
)


# ---- what cards wait for, twice in one turn ----

BONUS = {
    "border_post": "customs",
    "surveyor": "construction",
    "treasurer": "finance",
    "judge": "justice",
    "parade_ground": "military",
    "magistrate": "administration",
}
OFFICE_COLORS = {
    "customs": "red",
    "construction": "green",
    "finance": "gray",
    "justice": "blue",
    "military": "black",
    "administration": "violet",
}
PLENTY = dict.fromkeys(OFFICE_COLORS.values(), 9)
REWARDED = {
    "master_builder": ("bank", "inn"),
    "hospital": ("scholar", "abbot"),
    "chamberlain": ("customs_1", "justice_1"),
}
DISCOUNTED = {
    "crane": ("bank", "inn"),
    "healer": ("scholar", "abbot"),
    "archive": ("customs_1", "justice_1"),
}
GOODS = {
    "jade_warehouse": "jade",
    "lacquerware_warehouse": "lacquerware",
    "paper_warehouse": "paper",
    "porcelain_warehouse": "porcelain",
    "rice_warehouse": "rice",
    "silk_warehouse": "silk",
    "spice_warehouse": "spices",
    "tea_warehouse": "tea",
}


def two_quarters(options: Options, card: str) -> MacaoTable:
    table = macao(options=options).active("A", card, "night_watchman").supply("A", red=2)
    return table.quarter("x", red=1).quarter("y", red=1)


def uses_until_refused(table: MacaoTable, card: str, **choice: Any) -> int:
    """How often a card can be used; three times is as often as one likes."""
    count = 0
    while count < 3 and table.offers("A", use(card, **choice)):
        table.uses("A", card, **choice)
        count += 1
    return count


def office_bonus(options: Options, card: str) -> int:
    office = BONUS[card]
    table = macao(options=options).active("A", card, f"{office}_1", f"{office}_2")
    table.supply("A", **{OFFICE_COLORS[office]: 2})
    return table.uses("A", f"{office}_1").uses("A", f"{office}_2").gold_by("A", card)


def activation_reward(options: Options, card: str) -> int:
    table = macao(options=options).active("A", card).supply("A", red=2)
    for other in REWARDED[card]:
        table.tableau("A", other).cost(other, red=1)
    for other in REWARDED[card]:
        table.activates("A", other)
    return table.gold_by("A", card) // (2 if card == "master_builder" else 1)


def embassy_answers(options: Options) -> int:
    table = macao(options=options).active("A", "embassy", "diplomat").tribute(1, 3)
    return table.buys_tribute("A").buys_tribute("A").prestige_by("A", "embassy") // 2


def fountain_steps(options: Options) -> int:
    table = two_quarters(options, "fountain").takes_quarter("A", "x").takes_quarter("A", "y")
    return uses_until_refused(table, "fountain")


def envoy_cubes(options: Options) -> int:
    table = macao(options=options).active("A", "envoy", "diplomat").tribute(1, 3)
    return uses_until_refused(table.buys_tribute("A").buys_tribute("A"), "envoy", color="red")


def discounts(options: Options, card: str) -> int:
    table = macao(options=options).active("A", card)
    for other in DISCOUNTED[card]:
        table.tableau("A", other).cost(other, red=1)
    count = 0
    for other in DISCOUNTED[card]:
        if table.offers("A", activate(other, dropped="red")):
            table.activates("A", other, dropped="red")
            count += 1
    return count


def speculations(options: Options) -> int:
    table = two_quarters(options, "speculator").supply("A")
    count = 0
    for quarter in ("x", "y"):
        if table.offers("A", take_quarter(quarter, dropped="red")):
            table.takes_quarter("A", quarter, dropped="red")
            count += 1
    return count


def explored_dice(options: Options) -> int:
    table = macao(options=options).active("A", "explorer").dice(red=2, blue=5)
    table.chooses_dice("A", "red", "blue")
    count = 0
    for die in ("red", "blue"):
        if table.asked == "A" and table.offers("A", {"type": "apply_explorer", "die": die}):
            table.explores("A", die)
            count += 1
    return count


def shifted_dice(options: Options) -> int:
    table = macao(options=options).active("A", "master").dice(red=2, blue=5)
    table.chooses_dice("A", "red", "blue")
    count = 0
    for die, position in (("red", 3), ("blue", 4)):
        if table.asked == "A" and table.offers("A", shift(die, position)):
            table.shifts("A", die, position)
            count += 1
    return count


def at_quarters(options: Options, card: str) -> int:
    table = two_quarters(options, card).takes_quarter("A", "x").takes_quarter("A", "y")
    return table.gold_by("A", card)


def at_deliveries(options: Options, card: str) -> int:
    table = macao(options=options).active("A", card).supply("A", red=1)
    table.sea("harbor-P harbor-Q", wants_of(GOODS.get(card, "silk")))
    table.cargo("A", **{GOODS.get(card, "silk"): 2}).sails("A", "P", pay="red")
    table.delivers("A").delivers("A")
    if card == "lighthouse":
        return table.gold_by("A", card)
    more = table.prestige("A") - 10 - (5 + 3)
    return more if card == "cooperage" else 2 * more // (5 + 3)


def wants_of(good: str) -> dict[str, str]:
    return {"P": good, "Q": "tea" if good != "tea" else "silk"}


HOW_OFTEN: dict[str, Callable[[Options], int]] = {
    **{card: partial(office_bonus, card=card) for card in BONUS},
    **{card: partial(activation_reward, card=card) for card in REWARDED},
    **{card: partial(discounts, card=card) for card in DISCOUNTED},
    "embassy": embassy_answers,
    "fountain": fountain_steps,
    "envoy": envoy_cubes,
    "speculator": speculations,
    "explorer": explored_dice,
    "master": shifted_dice,
    "carpenter": partial(at_quarters, card="carpenter"),
    **{card: partial(at_deliveries, card=card) for card in ("cooperage", "lighthouse", *GOODS)},
}


# ---- uses, in a turn in which every condition holds ----

CHOICES: dict[str, dict[str, Any]] = {
    **{card: {"color": "red"} for card in ("scholar", "beggar", "nobleman", "shop", "goldsmith")},
    "cathedral": {"colors": ["red", "blue"]},
    "gravedigger": {"person": "professor"},
}
HELPERS = ("bank", "inn", "school", "scholar", "professor", "abbot")
WALLS = {"gate": "3:[A] 2:[B] 1:[C]", "cannoneer": "3:[B] 2:[C] 1:[A]"}


def rich_turn(options: Options, card: str) -> MacaoTable:
    """A has offices, helpers, cubes, gold and quarters, used an office, bought, and sailed."""
    table = macao(options=options, wall=WALLS.get(card, "3:[B] 2:[A] 1:[C]")).tribute(1, 3)
    offices = [f"{office}_{cubes}" for office in OFFICE_COLORS for cubes in (1, 2)]
    table.active("A", *{card, *HELPERS, *offices} - {"inn" if card == "bank" else ""})
    prestige = (0, 50) if card == "beggar" else (60, 50)
    table.with_prestige(A=prestige[0], B=prestige[1], C=prestige[1])
    table.fixture_map().owns_some("A", 8).supply("A", **PLENTY).with_gold("A", 20)
    table.buys_tribute("A").uses("A", "administration_2", paying="")
    return table.sails("A", "s1", pay="red").sails("A", "harbor", pay="red")


def is_an_action(card: str) -> bool:
    return timing(card, PRINTED[card]["timing"]) == "action"


ACTIONS = [card for card in CARD_IDS if is_an_action(card) and card not in OFFICE_CARDS]


@pytest.mark.parametrize("card", ACTIONS)
@pytest.mark.parametrize("options", [TABLES[0], TABLES[-3]], ids=["usual", "all changed"])
def test_a_card_that_one_uses_works_as_often_as_its_sheet_says(
    card: str, options: dict[str, Any]
) -> None:
    count = uses_until_refused(rich_turn(options, card), card, **CHOICES.get(card, {}))
    told = limit(card, PRINTED[card]["limit"], resolve(options))
    assert {"round": count == 1, "any": count == 3}[told]


@AT
def test_how_often_a_card_works_is_what_its_sheet_says(options: dict[str, Any]) -> None:
    """Something happens twice that the card is about: it answers once, or twice."""
    for card, often in HOW_OFTEN.items():
        told = limit(card, PRINTED[card]["limit"], resolve(options))
        assert {"round": 1, "each": 2}[told] == often(options), card


def test_every_card_whose_limit_a_table_may_change_is_played_here() -> None:
    assert set(LIMITS) <= set(HOW_OFTEN)
    played = {*HOW_OFTEN, *ACTIONS, *OFFICE_CARDS}
    always = {card for card in CARD_IDS if TIMINGS.get(card) == "always"}
    others = {"idler", "professor", "count", "craftsman", "herald"}  # told by the next tests
    at_end = {card for card in CARD_IDS if PRINTED[card]["timing"] == "game_end"}
    assert played | always | others | at_end == set(CARD_IDS)


# ---- when a card works ----


def test_a_card_that_works_by_itself_answers_without_an_action_of_its_own() -> None:
    for card in (card for card, when in TIMINGS.items() if when == "automatic"):
        assert HOW_OFTEN[card]({}) >= 1, card
        table = rich_turn({}, card)
        assert not table.legal("A", type="use_card", card=card)


def test_a_card_that_waits_needs_something_first_and_then_a_use() -> None:
    table = two_quarters({}, "fountain")
    assert not table.legal("A", type="use_card", card="fountain")
    space = table.takes_quarter("A", "x").wall()
    assert table.legal("A", type="use_card", card="fountain")
    assert table.wall() == space  # nothing happened by itself
    table = macao().active("A", "envoy").tribute(1, 3)
    assert not table.legal("A", type="use_card", card="envoy")
    assert table.buys_tribute("A").cubes_of("A") == 0
    assert table.legal("A", type="use_card", card="envoy")
    assert {card for card, when in TIMINGS.items() if when == "waits"} == {"fountain", "envoy"}


def test_a_card_chosen_as_a_part_changes_another_action() -> None:
    parts = {card for card, when in TIMINGS.items() if when == "part"}
    for card in parts:
        table = macao().active("A", card).with_gold("A", 9).supply("A", red=9)
        for other in ("bank", "scholar", "customs_1"):
            table.tableau("A", other).cost(other, red=2)
        table.quarter("x", red=2)
        assert not table.legal("A", type="use_card", card=card)
        ways = table.legal("A", type="activate") + table.legal("A", type="take_quarter")
        assert any(way["method"] == card or way["dropped"] for way in ways), card
    assert parts == {*DISCOUNTED, "speculator", "count", "craftsman", "herald"}


def test_a_card_that_always_works_is_no_action_and_has_no_limit() -> None:
    for card in (card for card, when in TIMINGS.items() if when == "always"):
        assert not rich_turn({}, card).legal("A", type="use_card", card=card)
        for options in TABLES:
            assert limit(card, PRINTED[card]["limit"], resolve(options)) == ""


# ---- readings: which of the forms of a sentence the rules play ----


def once_or_each(often: Callable[[Options], int], once: str, each: str) -> Callable[..., str]:
    return lambda options: {1: once, 2: each}[often(options)]


def scribe_reading(options: Options) -> str:
    """Three offices of a type: how many of them can be used twice, if one tries?"""
    table = macao(options=options).active("A", "scribe", "customs_1", "customs_2", "customs_3")
    table.supply("A", red=9)
    twice = 0
    for card in ("customs_1", "customs_2", "customs_3"):
        twice += uses_until_refused(table, card) == 2
    return {3: "scribe_card", 1: "scribe_type_one", 2: "scribe_type_any"}[twice]


def scribe_scope(options: Options) -> str:
    return "scribe_card" if scribe_reading(options) == "scribe_card" else "scribe_type"


def bonus_with_scribe(options: Options) -> int:
    table = macao(options=options).active("A", "scribe", "customs_1", "border_post")
    return (
        table.supply("A", red=2)
        .uses("A", "customs_1")
        .uses("A", "customs_1")
        .gold_by("A", "border_post")
    )


def palace_reading(options: Options) -> str:
    table = macao(options=options, round_number=12).active("A", "palace", "abbot")
    points = table.everybody_passes().prestige_by("A", "palace")
    return {2: "palace_alone", 4: "palace_abbot"}[points]


def tower_reading(options: Options) -> str:
    table = macao(options=options, wall="16:[B,A] 4:[C]").supply("A", red=1)
    table.tableau("A", "tower").cost("tower", red=1).activates("A", "tower")
    return {"16:[A,B] 4:[C]": "tower_always", "16:[B,A] 4:[C]": "tower_not_last"}[table.wall()]


def tie_reading(options: Options, card: str) -> str:
    table = macao(options=options).active("A", card).with_prestige(A=10, B=10, C=10)
    return "tie_counts" if table.legal("A", type="use_card", card=card) else "tie_fails"


READINGS: dict[str, Callable[[Options], str]] = {
    "event": once_or_each(HOW_OFTEN["hospital"], "event_once", "event_each"),
    "waits": once_or_each(envoy_cubes, "waits_once", "waits_each"),
    "discount": once_or_each(HOW_OFTEN["crane"], "discount_once", "discount_each"),
    "fountain": once_or_each(fountain_steps, "fountain_once", "fountain_each"),
    "scribe_bonus": once_or_each(bonus_with_scribe, "bonus_once", "bonus_each"),
    "scribe": scribe_reading,
    "scribe_type": scribe_reading,
    "palace": palace_reading,
    "tower": tower_reading,
}


@AT
def test_a_sheet_tells_the_reading_that_is_played(options: dict[str, Any]) -> None:
    for card, rulings in RULINGS.items():
        for ruling in rulings:
            told = ruling_form(ruling, card, resolve(options))
            if ruling == "tie":
                assert told == tie_reading(options, card)
            elif ruling in FORMS:
                assert told == READINGS[ruling](options), (card, ruling)


def test_every_reading_that_a_table_may_change_is_played_here() -> None:
    assert set(READINGS) == set(FORMS)
    assert set(TIES) == {"beggar", "monastery"}


# ---- effects: the line that says what a card does ----


def councilman_effect(options: Options) -> str:
    points = []
    for offices in ("customs_1 customs_2 customs_3", "customs_1 justice_1 finance_1 military_4"):
        table = macao(options=options, round_number=12).active("A", "councilman", *offices.split())
        points.append(table.everybody_passes().prestige_by("A", "councilman"))
    return {
        (6, 0): "text",
        (0, 24): "per_type_if_three_types",
        (0, 6): "once_if_three_types",
    }[(points[0], points[1])]


def chosen(reading: Callable[[Options], Any], usual: Any, form: str) -> Callable[[Options], str]:
    return lambda options: "text" if reading(options) == usual else form


EFFECTS_PLAYED: dict[str, Callable[[Options], str]] = {
    "beggar": chosen(partial(tie_reading, card="beggar"), "tie_counts", "alone"),
    "monastery": chosen(partial(tie_reading, card="monastery"), "tie_counts", "alone"),
    "palace": chosen(palace_reading, "palace_alone", "abbot"),
    "tower": chosen(tower_reading, "tower_always", "not_last"),
    "explorer": chosen(explored_dice, 1, "both"),
    "master": chosen(shifted_dice, 1, "both"),
    "scribe": chosen(scribe_scope, "scribe_card", "type"),
    "councilman": councilman_effect,
}


@AT
def test_a_sheet_tells_the_effect_that_is_played(options: dict[str, Any]) -> None:
    assert set(EFFECTS_PLAYED) == set(EFFECTS)
    for card, played in EFFECTS_PLAYED.items():
        assert effect_form(card, resolve(options)) == played(options), card


@AT
def test_the_captain_is_told_with_the_points_that_he_scores(options: dict[str, Any]) -> None:
    table = macao(options=options).fixture_map().active("A", "captain").supply("A", red=2)
    table.sails("A", "s1", pay="red").sails("A", "harbor", pay="red").uses("A", "captain")
    points = table.prestige_by("A", "captain")
    assert f"Score {points} prestige" in Texts("macao", "en").card_rule("captain", resolve(options))


# ---- sentences that do not depend on a table must be true at every table ----

# They speak of a number of times, and no option changes it.
TRUE_EVERYWHERE = {
    "beadle": "one use of one card; no option concerns it",
    "cathedral": "one use of one card; no option concerns it",
    "diplomat": "he says twice, and each is paid; no option concerns him",
    "each_tile": "for each tile: when_cards concerns cards that work once",
    "idler": "he may decline in every round",
    "office": "two cards are two cards, whatever the scribe does",
}
OFTEN = re.compile(r"\b(once|twice|every|each|per round|second)\b", re.IGNORECASE)


def test_a_ruling_that_says_how_often_has_forms_or_a_reason() -> None:
    plain = {ruling for rulings in RULINGS.values() for ruling in rulings} | {"office"}
    plain -= {*FORMS, "tie"}
    say = Texts("macao", "en").sentences.say
    speaking = {ruling for ruling in plain if OFTEN.search(say(f"ruling-{ruling}"))}
    assert speaking <= set(TRUE_EVERYWHERE) | {"night_watchman", "juggler", "inn_pair"}, speaking


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_these_facts_have_words(language: str) -> None:
    words = Texts("macao", language).wording
    assert isinstance(words, TitleWording)
    for card in CARD_IDS:
        for options in TABLES:
            told = words.card_works(card, PRINTED[card], resolve(options))
            assert 1 <= len(told) <= 2
            assert all(words.card_rulings(card, resolve(options)))
