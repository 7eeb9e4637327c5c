"""Checking cards.toml: the 120 cards and what is known about all of them together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from carrack.games.macao.cards.offices import office_color
from carrack.games.macao.checks.forms import (
    MOST_CUBES,
    Entry,
    is_cost,
    is_name,
    sources,
    tables_of,
)
from carrack.games.macao.data import CARDS_FILE, SOURCED_FIELDS
from carrack.games.macao.names import CARD_IDS, CARD_NUMBERS, COLORS, KINDS, OFFICE_TYPES, OFFICES
from carrack.kernel.errors import shown  #
from carrack.kernel.findings import Findings, Form, has_form, is_text, list_of, one_of, said, whole

TIMINGS = ("action", "passive", "cards", "dice", "game_end")
LIMITS = ("round", "each", "any", "end")
KIND_COUNTS = {"office": 24, "building": 44, "person": 52}
TRIBUTE_COUNTS = {(0, 0): 20, (1, 1): 20, (2, 2): 20, (0, 1): 30, (1, 2): 30}
MOST_COST = 4
UNEVEN = 0.25  # by how much of the mean a color may be rarer or more frequent than the others

CARD: Form = {
    "id": is_name,
    "name": is_text,
    "german": is_text,
    "kind": one_of(KINDS),
    "cost": is_cost,
    "tribute": list_of(whole(0, MOST_CUBES), low=2, high=2),
    "timing": one_of(TIMINGS),
    "limit": one_of(LIMITS),
    "effect": is_text,
    "source": sources(SOURCED_FIELDS),
}
SOMETIMES: Form = {"office": one_of(OFFICE_TYPES), "note": is_text}


def check_cards(findings: Findings, content: Mapping[str, Any]) -> None:
    for name in content:
        if name != "card":
            sentence = said("stray", f"{shown(name)} does not belong here")
            findings.error(CARDS_FILE, "", str(name), sentence)
    entries = tables_of(findings, CARDS_FILE, "card", content.get("card"))
    check_all_there(findings, entries)
    sound = [e for e in entries if has_form(e, CARD, SOMETIMES) and e.place in CARD_NUMBERS]
    for entry in sound:
        check_kind(findings, entry)
        check_card(findings, entry)
    if len(sound) == len(CARD_IDS):
        check_totals(findings, [entry.values for entry in sound])


def check_all_there(findings: Findings, entries: list[Entry]) -> None:
    """Every card of the rules once, and no other: the program knows what each of them does."""
    for entry in entries:
        if entry.place not in CARD_NUMBERS:
            told = said("no_card", f"there is no card {entry.place} in the rules")
            findings.error(CARDS_FILE, entry.place, "id", told)
    found = {entry.place for entry in entries}
    missing = [card for card in CARD_IDS if card not in found]
    if missing:
        names = ", ".join(missing[:5]) + (", …" if len(missing) > 5 else "")
        sentence = f"{len(missing)} cards are missing: {names}"
        told = said("cards_missing", sentence, count=len(missing), names=names)
        findings.error(CARDS_FILE, missing[0], "id", told)


def check_kind(findings: Findings, entry: Entry) -> None:
    """Which cards are offices, and of which type, is part of the rules."""
    number = CARD_NUMBERS[entry.place]
    kind, office = entry.values["kind"], entry.values.get("office")
    expected = OFFICE_TYPES[number // 4] if number < OFFICES else None
    if (kind == "office") != (expected is not None):
        sentence = f"{entry.title} is of the kind {kind}, " + (
            "an office" if expected else "no office"
        )
        findings.error(CARDS_FILE, entry.place, "kind", said("kind", sentence + " by the rules"))
    elif office != expected:
        sentence = f"{entry.title} has the office type {office!r}, by its id it is {expected!r}"
        findings.error(CARDS_FILE, entry.place, "office", said("kind", sentence))


def check_card(findings: Findings, entry: Entry) -> None:
    """What is known about every single card."""
    card, total = entry.values, sum(entry.values["cost"].values())
    if total > MOST_COST:
        sentence = f"{entry.title} costs {total} cubes, cards cost 1 to {MOST_COST}"
        told = said("dear", sentence, count=total, most=MOST_COST)
        findings.warning(CARDS_FILE, entry.place, "cost", told)
    if tuple(card["tribute"]) not in TRIBUTE_COUNTS:
        pair = "-".join(map(str, card["tribute"]))
        sentence = f"{entry.title}: the pair {pair} is on no card"
        findings.warning(CARDS_FILE, entry.place, "tribute", said("pair", sentence, pair=pair))
    if (card["timing"] == "game_end") != (card["limit"] == "end"):
        sentence = f"{entry.title}: timing and limit disagree about the end of the game"
        findings.warning(CARDS_FILE, entry.place, "limit", said("limit", sentence))
    if CARD_NUMBERS[entry.place] < OFFICES:
        check_office_cost(findings, entry)


def check_office_cost(findings: Findings, entry: Entry) -> None:
    """The four offices of a type cost 1, 2, 3 and 4 cubes of its color."""
    number = CARD_NUMBERS[entry.place]
    expected = {COLORS[office_color(number // 4)]: number % 4 + 1}
    if dict(entry.values["cost"]) != expected:
        (color, cubes), *_ = expected.items()
        sentence = f"{entry.title} does not cost {cubes} {color}, as offices of its type do"
        told = said("office_cost", sentence, count=cubes, color=color)
        findings.warning(CARDS_FILE, entry.place, "cost", told)


# ---- what is known about all cards together; half-way through a correction it need not hold ----


def check_totals(findings: Findings, cards: list[Mapping[str, Any]]) -> None:
    kinds = Counter(card["kind"] for card in cards)
    for kind, expected in KIND_COUNTS.items():
        if kinds[kind] != expected:
            sentence = f"{kinds[kind]} cards are of the kind {kind}, it should be {expected}"
            told = said("kind_count", sentence, count=kinds[kind], kind=kind, expected=expected)
            findings.warning(CARDS_FILE, "", "kind", told)
    pairs = Counter(tuple(card["tribute"]) for card in cards)
    for pair, expected in TRIBUTE_COUNTS.items():
        if pairs[pair] != expected:
            sentence = (
                f"the pair {pair[0]}-{pair[1]} is on {pairs[pair]} cards, it should be {expected}"
            )
            name, count = f"{pair[0]}-{pair[1]}", pairs[pair]
            told = said("pair_count", sentence, pair=name, count=count, expected=expected)
            findings.warning(CARDS_FILE, "", "tribute", told)
    others = [card for card in cards if card["kind"] != "office"]
    check_names_differ(findings, others)
    check_balance(findings, others)


def check_names_differ(findings: Findings, cards: list[Mapping[str, Any]]) -> None:
    for field in ("name", "german"):
        for name, count in Counter(card[field] for card in cards).items():
            if count > 1:
                sentence = f"{count} cards have the {field} {name!r}"
                findings.warning(CARDS_FILE, "", field, sentence)


def check_balance(findings: Findings, cards: list[Mapping[str, Any]]) -> None:
    """Costs of buildings and persons show all sorts of colors and sizes."""
    for color, count, mean in uneven_colors(cards):
        sentence = f"buildings and persons cost {count} {color} cubes, the mean color {mean:.1f}"
        told = said("uneven", sentence, count=count, color=color, mean=round(mean, 1))
        findings.warning(CARDS_FILE, "", "cost", told)
    sizes = {sum(card["cost"].values()) for card in cards}
    for size in range(1, MOST_COST + 1):
        if size not in sizes:
            sentence = f"no building or person costs {size} cubes"
            findings.warning(CARDS_FILE, "", "cost", said("no_size", sentence, count=size))


def uneven_colors(entries: list[Mapping[str, Any]]) -> list[tuple[str, int, float]]:
    """Colors that the costs use much more or much less than the others."""
    cubes: Counter[str] = Counter()
    for entry in entries:
        cubes.update(entry["cost"])
    mean = sum(cubes.values()) / len(COLORS)
    far = [color for color in COLORS if abs(cubes[color] - mean) > UNEVEN * mean]
    return [(color, cubes[color], mean) for color in far]
