"""A table of Macao as a few lines of plain text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import Any, cast

from carrack.games.macao.texts.wording import TitleWording
from carrack.research.plain_table import counted, heading, listed, seat_name, several
from carrack.texts import Texts

View = Mapping[str, Any]


def lines(view: View, texts: Texts) -> Iterator[str]:
    words = cast(TitleWording, texts.wording)
    when = f"Macao, round {view['round']} of 12" if view["round"] else "Macao, setup"
    yield heading(view, texts, when)
    tribute = view["tribute"]
    yield (
        f"  Tribute: {tribute['price']} gold for {tribute['gain']} prestige. "
        f"Dice: {listed([f'{color} {value}' for color, value in view['dice'].items()])}"
    )
    if view["offer"]:
        yield f"  Offer: {listed([texts.card(card) for card in view['offer']])}"
    yield f"  Wall: {listed([stack_told(stack) for stack in view['wall']])}"
    for owner, quarters in groupby(sorted(view["city"], key=owned_first), key=owner_of):
        yield f"  {owner}: {listed([quarter_told(row) for row in quarters])}"
    yield f"  Ports: {listed([port_told(words, port) for port in view['ports']])}"
    for row in view["seats"]:
        yield from seat_lines(view, row, texts)


def stack_told(stack: View) -> str:
    return f"space {stack['space']} seat " + "/".join(str(seat) for seat in stack["discs"])


def owned_first(row: View) -> int:
    return 99 if row["owner"] is None else int(row["owner"])


def owner_of(row: View) -> str:
    return "Free quarters" if row["owner"] is None else f"Quarters of seat {row['owner']}"


def quarter_told(row: View) -> str:
    number = row["quarter"].lstrip("q0")
    return f"{number} {row['tile']}" if row["tile"] else number


def port_told(words: TitleWording, port: View) -> str:
    done = len(port["delivered"])
    left = "/".join(str(value) for value in port["slots"][done:]) or "full"
    return f"{words.place(port['port'])} {port['good']} {left}"


def seat_lines(view: View, row: View, texts: Texts) -> Iterator[str]:
    words = cast(TitleWording, texts.wording)
    cargo = row["cargo"] | ({"joker": row["jokers"]} if row["jokers"] else {})
    yield (
        f"{seat_name(view, row)}: {row['prestige']} prestige, {row['gold']} gold, "
        f"{several(row['punish_markers'], 'marker')}, "
        f"ship at {words.place(row['ship'])} with {counted(cargo)}"
    )
    rose = [f"{pips}: {counted(cubes)}" for pips, cubes in enumerate(row["rose"], 1) if cubes]
    yield f"    Supply: {counted(row['supply'])}. Rose: {'; '.join(rose) or 'empty'}"
    waiting = listed([texts.card(card) for card in row["tableau"]])
    active = listed([texts.card(each["card"]) for each in row["active"]])
    yield f"    Waiting: {waiting}. Active: {active}"
