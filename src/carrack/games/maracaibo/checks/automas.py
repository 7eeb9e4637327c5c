"""Checking automa.toml: Jacques and Jean."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from carrack.games.maracaibo.checks.places import Places
from carrack.games.maracaibo.checks.report import (
    MOST,
    Complaint,
    Entry,
    Form,
    Report,
    entries_of,
    exactly,
    has_form,
    is_bool,
    is_name,
    is_text,
    list_of,
    no_strays,
    one_of,
    table_in,
    table_of,
    whole,
)
from carrack.games.maracaibo.data import AUTOMAS, Contents
from carrack.games.maracaibo.names import AREAS, JACQUES_DOES, JEAN_DOES, NATIONS
from carrack.kernel.errors import shown

TABLES = ("jacques", "jacques_level", "jacques_card", "jean", "jean_level", "jean_card")
JACQUES_DECKS = {"A": 7, "B": 5}
JACQUES_VP = {"A": 5, "B": 10}
JEAN_DECKS = {"A": 5, "B": 7, "C": 5}
MOST_DISCS = 24
lead = list_of(list_of(whole(1, MOST), low=2, high=2), low=1, high=4)


def check_automas(report: Report, automas: Contents, places: Places) -> None:
    no_strays(report, AUTOMAS, automas, TABLES)
    check_jacques(report, automas, places)
    check_jean(report, automas)


# ---- Jacques ----


def check_jacques(report: Report, automas: Contents, places: Places) -> None:
    form: Form = {
        "deck_size": exactly(AREAS),
        **{f"count_{deck}": exactly(size) for deck, size in JACQUES_DECKS.items()},
        "end_round_vp": whole(0, MOST),
        "turns_after_end_symbol": list_of(whole(1, 4), low=4, high=4),
        "explorer_lead_vp": whole(0, MOST),
        "quest_lead_vp": whole(0, MOST),
    }
    table_in(report, AUTOMAS, automas, "jacques", form)
    check_jacques_levels(report, automas)
    card_form: Form = {
        "id": is_name,
        "deck": one_of(JACQUES_DECKS),
        "vp": whole(0, MOST),
        "areas": list_of(area_at(places), low=AREAS, high=AREAS),
    }
    cards = entries_of(report, AUTOMAS, automas, "jacques_card")
    sound = [card for card in cards if has_form(card, card_form)]
    for card in sound:
        check_areas(card)
    check_decks(report, sound, "jacques_card", JACQUES_DECKS)


def area_at(places: Places) -> Any:
    forms: dict[str, Form] = {
        "city_disc": {"city": one_of(places.locations)},
        "quest": {"from": whole(2, 19), "to": whole(2, 19)},
        "explore": {"n": whole(1, 12)},
        "end_round": {},
    }

    def test(value: Any) -> Complaint:
        does = value.get("do") if isinstance(value, Mapping) else None
        if not isinstance(does, str) or does not in JACQUES_DOES:
            return f"is of the unknown kind {shown(does)}"
        return table_of({"do": one_of(JACQUES_DOES), **forms[does]})(value)

    return test


def check_areas(card: Entry) -> None:
    """Once an area ends the round all later ones do; the last one always does."""
    kinds = [area["do"] for area in card.values["areas"]]
    first = kinds.index("end_round") if "end_round" in kinds else AREAS
    ends = first < AREAS and all(kind == "end_round" for kind in kinds[first:])
    card.expect(ends, "areas", "the last areas must end the round, and nothing follows them")
    for area in card.values["areas"]:
        card.expect(area.get("from", 0) <= area.get("to", 0), "areas", "a range goes backwards")
    if card.values["vp"] != JACQUES_VP[card.values["deck"]]:
        card.warning("vp", f"cards of this deck are worth {JACQUES_VP[card.values['deck']]} VP")


def check_jacques_levels(report: Report, automas: Contents) -> None:
    form: Form = {
        "id": whole(1, 4),
        "name": is_text,
        "remove_A": whole(0, JACQUES_DECKS["A"]),
        "remove_B": whole(0, JACQUES_DECKS["B"]),
    }
    for level in entries_of(report, AUTOMAS, automas, "jacques_level"):
        if has_form(level, form):
            removed = level.values["remove_A"] + level.values["remove_B"]
            left = sum(JACQUES_DECKS.values()) - removed
            level.expect(left == AREAS, "remove_A", f"{left} cards are left, not {AREAS}")


def check_decks(
    report: Report, cards: list[Entry], table: str, expected: Mapping[str, int]
) -> None:
    counts = Counter(card.values["deck"] for card in cards)
    if len(cards) == sum(expected.values()) and counts != expected:
        report.error(AUTOMAS, "", "deck", f"{table}: the decks are {dict(counts)}, not {expected}")


# ---- Jean ----


def check_jean(report: Report, automas: Contents) -> None:
    form: Form = {
        "card_vp": whole(0, MOST),
        "disc_vp": list_of(whole(0, MOST), low=1, high=MOST_DISCS + 1),
        "quest_vp": whole(0, MOST),
        **dict.fromkeys(("lead_quest", "lead_upgrades", "lead_explorer"), lead),
        "missing_combat_vp": whole(0, MOST),
        "tie_order": list_of(one_of(NATIONS), low=3, high=3, differ=True),
    }
    jean = table_in(report, AUTOMAS, automas, "jean", form)
    for field in ("lead_quest", "lead_upgrades", "lead_explorer"):
        if jean:
            steps = [step[0] for step in jean.values[field]]
            jean.expect(steps == sorted(set(steps)), field, f"{field} must ascend")
    check_jean_levels(report, automas)
    card_form: Form = {
        "id": is_name,
        "deck": one_of(JEAN_DECKS),
        "steps": whole(1, 4),
        "route": one_of(("upper", "lower")),
        "display_card": whole(1, 4),
        "expansion": is_bool,
        "actions": list_of(is_jean_action, low=1, high=4),
    }
    cards = entries_of(report, AUTOMAS, automas, "jean_card")
    sound = [card for card in cards if has_form(card, card_form)]
    check_decks(report, sound, "jean_card", JEAN_DECKS)


def check_jean_levels(report: Report, automas: Contents) -> None:
    form: Form = {
        "id": whole(1, 5),
        "name": is_text,
        **{deck: whole(0, size) for deck, size in JEAN_DECKS.items()},
    }
    for level in entries_of(report, AUTOMAS, automas, "jean_level"):
        if has_form(level, form):
            cards = sum(level.values[deck] for deck in JEAN_DECKS)
            level.expect(cards > 0, "A", "Jean needs at least one card")


JEAN_FORMS: dict[str, Form] = {
    "explore": {"n": whole(1, 12)},
    "influence": {"nation": one_of(NATIONS), "n": whole(1, 20)},
    "combat": {"influence": whole(0, 20), "extra_village": is_bool},
    "vp": {"n": whole(1, MOST)},
    "quest_pile": {},
    "disc": {},
    "pay_combat": {"n": whole(1, 15)},
}


def is_jean_action(value: Any) -> Complaint:
    """What she does, in the rounds from the first to the last named."""
    does = value.get("do") if isinstance(value, Mapping) else None
    if not isinstance(does, str) or does not in JEAN_DOES:
        return f"is of the unknown kind {shown(does)}"
    rounds = list_of(whole(1, 4), low=2, high=2)
    form: Form = {"do": one_of(JEAN_DOES), "rounds": rounds, **JEAN_FORMS[does]}
    complaint = table_of(form)(value)
    if complaint is None and value["rounds"][0] > value["rounds"][1]:
        return "has rounds that go backwards"
    return complaint
