"""Checking automa.toml: Jacques and Jean."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from carrack.games.maracaibo.checks.forms import (
    Entry,
    entries_of,
    has_form,
    no_strays,
    table_in,
)
from carrack.games.maracaibo.checks.places import Places
from carrack.games.maracaibo.data import AUTOMAS
from carrack.games.maracaibo.figures.automas import (
    JACQUES_DECKS,
    JEAN_DECKS,
    JacquesCard,
    JacquesLevel,
    JacquesRules,
    JeanCard,
    JeanLevel,
    JeanRules,
)
from carrack.games.maracaibo.figures.declared import form_of
from carrack.games.maracaibo.names import AREAS
from carrack.kernel.findings import Findings
from carrack.kernel.printed import Contents

TABLES = ("jacques", "jacques_level", "jacques_card", "jean", "jean_level", "jean_card")
JACQUES_VP = {"A": 5, "B": 10}


def check_automas(findings: Findings, automas: Contents, places: Places) -> None:
    no_strays(findings, AUTOMAS, automas, TABLES)
    check_jacques(findings, automas, places)
    check_jean(findings, automas, places)


# ---- Jacques ----


def check_jacques(findings: Findings, automas: Contents, places: Places) -> None:
    table_in(findings, AUTOMAS, automas, "jacques", form_of(JacquesRules, places))
    check_jacques_levels(findings, automas, places)
    forms, cards = (
        form_of(JacquesCard, places),
        entries_of(findings, AUTOMAS, automas, "jacques_card"),
    )
    sound = [card for card in cards if has_form(card, *forms)]
    for card in sound:
        check_areas(card)
    check_decks(findings, sound, "jacques_card", JACQUES_DECKS)


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


def check_jacques_levels(findings: Findings, automas: Contents, places: Places) -> None:
    for level in entries_of(findings, AUTOMAS, automas, "jacques_level"):
        if has_form(level, *form_of(JacquesLevel, places)):
            removed = level.values["remove_A"] + level.values["remove_B"]
            left = sum(JACQUES_DECKS.values()) - removed
            level.expect(left == AREAS, "remove_A", f"{left} cards are left, not {AREAS}")


def check_decks(
    findings: Findings, cards: list[Entry], table: str, expected: Mapping[str, int]
) -> None:
    counts = Counter(card.values["deck"] for card in cards)
    if len(cards) == sum(expected.values()) and counts != expected:
        findings.error(
            AUTOMAS, "", "deck", f"{table}: the decks are {dict(counts)}, not {expected}"
        )


# ---- Jean ----


def check_jean(findings: Findings, automas: Contents, places: Places) -> None:
    table_in(findings, AUTOMAS, automas, "jean", form_of(JeanRules, places))
    check_jean_levels(findings, automas, places)
    forms, cards = form_of(JeanCard, places), entries_of(findings, AUTOMAS, automas, "jean_card")
    sound = [card for card in cards if has_form(card, *forms)]
    check_decks(findings, sound, "jean_card", JEAN_DECKS)


def check_jean_levels(findings: Findings, automas: Contents, places: Places) -> None:
    for level in entries_of(findings, AUTOMAS, automas, "jean_level"):
        if has_form(level, *form_of(JeanLevel, places)):
            cards = sum(level.values[deck] for deck in JEAN_DECKS)
            level.expect(cards > 0, "A", "Jean needs at least one card")
