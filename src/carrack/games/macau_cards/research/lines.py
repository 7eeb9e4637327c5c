"""A table of Macau as a few lines of plain text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from carrack.research.plain_table import heading, listed, seat_name, several
from carrack.texts import Texts

View = Mapping[str, Any]
DISCARDS_SHOWN = 5


def lines(view: View, texts: Texts) -> Iterator[str]:
    when = f"Macau (Makaó), round {view['round']}, turn {view['turn']}"
    yield heading(view, texts, when)
    laid = texts.faces([row["as"] for row in view["discard"][-DISCARDS_SHOWN:]])
    way = "clockwise" if view["direction"] == "cw" else "counterclockwise"
    yield (
        f"  Laid: {laid}. Wanted: {texts.requirement(view)}. "
        f"{several(view['stock_size'], 'card')} in the stock, play goes {way}"
    )
    if view["attack"]:
        names = [f"Seat {row['seat']}" for row in view["seats"]]
        yield f"  Attack: {texts.attack(view, names)}"
    for row in view["seats"]:
        yield f"{seat_name(view, row)}: {listed(facts_of(row, texts))}"
    if "hand" in view:
        yield f"  Hand: {texts.faces(view['hand']) or 'empty'}"


def facts_of(row: View, texts: Texts) -> list[str]:
    """How many cards, and what else is known of a seat."""
    facts = [several(row["hand_size"], "card")]
    if row["place"]:
        facts.append(f"out as number {row['place']}")
    if row["miss_debt"]:
        facts.append(f"misses {several(row['miss_debt'], 'turn')}")
    if row["total"]:
        facts.append(several(row["total"], "point"))
    if row["known"]:
        facts.append("is known to hold " + texts.faces(row["known"]))
    return facts
