"""A table of Maracaibo as a few lines of plain text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, cast

from carrack.games.maracaibo.texts.wording import TitleWording
from carrack.research.plain_table import counted, heading, listed, seat_name, several
from carrack.texts import Texts

View = Mapping[str, Any]


def lines(view: View, texts: Texts) -> Iterator[str]:
    words = cast(TitleWording, texts.wording)
    when = f"Maracaibo, round {view['round']} of 4" if view["round"] else "Maracaibo, setup"
    yield heading(view, texts, when)
    display = [words.card(card) for card in view["display"] if card is not None]
    yield f"  Display: {listed(display)}. {several(view['pile_size'], 'card')} in the pile"
    held = [
        f"{words.place(row['location'])} {counted(row['markers'])}"
        for row in view["locations"]
        if row["markers"]
    ]
    yield f"  Held: {listed(held)}"
    for row in view["seats"]:
        yield from captain(view, row, words)
    if view["automa"]:
        automa = view["automa"]
        name, at = words.automa(automa["name"]), automa["explorer"]
        yield f"  {name}: {automa['vp']} VP, explorer at {at}"
    if "hand" in view:
        yield f"  Hand: {words.cards(view['hand']) or 'empty'}"


def captain(view: View, row: View, words: TitleWording) -> Iterator[str]:
    ship = words.place(row["ship"]) if row["ship"] else "none"
    yield (
        f"{seat_name(view, row)}: {row['vp']} VP (+{row['vp_income']}), "
        f"{several(row['doubloons'], 'doubloon')} (+{row['income']}), {row['combat']} combat, "
        f"{several(row['figures'], 'figure')}, {several(row['hand_size'], 'card')}"
    )
    yield (
        f"    Ship: {ship}. Explorer: {row['explorer'] or 'none'}. "
        f"Influence: {counted(row['influence'])}"
    )
    planned = words.cards(row["planned"]) or "none"
    bought = words.cards([each["card"] for each in row["tableau"]]) or "none"
    yield f"    Planned: {planned}. Bought: {bought}"
