"""What an owner corrected, figure by figure: for a list that people read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from carrack.games.macao.data import Data, by_id
from carrack.kernel.printed import ESTIMATED, FOUND, Change, change, in_words_of

CARD_FIELDS = ("kind", "office", "cost", "tribute", "timing", "limit")
QUARTER_FIELDS = ("dark", "cost", "neighbours")
PORT_FIELDS = ("good", "slots")
WORDS = ("name", "german", "effect", "note")


def changes(data: Data, ours: Data) -> list[Change]:
    """Every figure that differs, in the order of the files.

    >>> from carrack.games.macao.data import our_data, with_differences
    >>> theirs = with_differences({"card": {"bank": {"tribute": [2, 3]}}})
    >>> [(row["place"], row["field"], row["yours"]) for row in changes(theirs, our_data())]
    [('bank', 'tribute', [2, 3])]
    """
    return [
        *entries("card", by_id(ours.cards), by_id(data.cards), CARD_FIELDS),
        *city(ours.board, data.board),
        *at_sea(ours, data),
        *single("wall", ours.board["wall"], data.board["wall"], ("length",)),
        *single(
            "tiles", ours.board["tiles"], data.board["tiles"], ("copies_of_each_good", "jokers")
        ),
        *single(
            "tribute", ours.board["tribute_track"], data.board["tribute_track"], ("min", "max")
        ),
        *drawing(ours.board, data.board),
    ]


def entries(
    group: str, ours: Mapping[str, Any], yours: Mapping[str, Any], fields: tuple[str, ...]
) -> Iterator[Change]:
    """Fields of entries that both have, and entries that only one of them has."""
    for place in [*ours, *(name for name in yours if name not in ours)]:
        if place not in ours or place not in yours:
            yield change(group, place, "there", place in ours, place in yours)
            continue
        for field in fields:
            before, after = ours[place].get(field), yours[place].get(field)
            if plain(before) != plain(after):
                yield change(group, place, field, before, after)


def plain(value: Any) -> Any:
    """A figure as it is compared: a list of names, as of neighbors, has no order."""
    return (
        sorted(value) if isinstance(value, list) and value and isinstance(value[0], str) else value
    )


def city(ours: Mapping[str, Any], yours: Mapping[str, Any]) -> Iterator[Change]:
    before, after = by_id(ours["quarter"]), by_id(yours["quarter"])
    yield from entries("quarter", before, after, QUARTER_FIELDS)


def at_sea(ours: Data, yours: Data) -> Iterator[Change]:
    before, after = ours.board, yours.board
    yield from entries("port", by_id(before["port"]), by_id(after["port"]), PORT_FIELDS)
    spaces = by_id(before["sea"]["space"]), by_id(after["sea"]["space"])
    yield from entries("sea", spaces[0], spaces[1], ("kind",))
    yield from single("sea", before["sea"], after["sea"], ("start",))
    old, new = routes(ours), routes(yours)
    for route in sorted(old ^ new):
        yield change("route", " ".join(route), "there", route in old, route in new)


def routes(data: Data) -> set[tuple[str, ...]]:
    return {tuple(sorted(edge)) for edge in data.board["sea"]["edges"]}


def single(
    group: str, ours: Mapping[str, Any], yours: Mapping[str, Any], fields: tuple[str, ...]
) -> Iterator[Change]:
    for field in fields:
        if ours[field] != yours[field]:
            yield change(group, "", field, ours[field], yours[field])


def drawing(ours: Mapping[str, Any], yours: Mapping[str, Any]) -> Iterator[Change]:
    """Changes of where places are drawn: they do not matter in play."""
    before, after = positions(ours), positions(yours)
    for (group, place), at in before.items():
        if after.get((group, place), at) != at:
            yield change(group, place, "position", at, after[group, place])


def positions(board: Mapping[str, Any]) -> dict[tuple[str, str], list[float]]:
    groups = {
        "quarter": board["quarter"],
        "port": board["port"],
        "sea": board["sea"]["space"],
        "space": [{"id": str(space["n"]), **space} for space in board["wall"]["spaces"]],
    }
    return {
        (group, row["id"]): [row["x"], row["y"]] for group, rows in groups.items() for row in rows
    }


def confirmed(data: Data, ours: Data) -> int:
    """How many of our estimates are marked as found."""
    cards = by_id(data.cards)
    marks = [(card["source"], cards[card["id"]]["source"]) for card in ours.cards]
    marks.append((ours.board["source"], data.board["source"]))
    return sum(
        before[field] == ESTIMATED and after[field] == FOUND
        for before, after in marks
        for field in before
    )


def with_our_words(data: Data, ours: Data) -> Data:
    """The same figures with our names, effects and notes."""
    known = by_id(ours.cards)
    cards = [in_words_of(card, known[card["id"]], WORDS) for card in data.cards]
    ports = by_id(ours.board["port"])
    board = dict(data.board)
    board["port"] = [
        {**port, "name": ports.get(port["id"], {}).get("name", port["id"])}
        for port in board["port"]
    ]
    return Data(cards, board)
