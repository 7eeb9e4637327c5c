"""The printed figures, read from TOML files: ours, or an owner's corrected ones."""

from __future__ import annotations

import copy
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from carrack.kernel.errors import DataError
from carrack.kernel.printed import ESTIMATED, Contents, PrintedData, PrintedFiles

OURS = Path(__file__).parent / "data"
CARDS_FILE, BOARD_FILE = "cards.toml", "board.toml"
FILES = (CARDS_FILE, BOARD_FILE)
PLAYED_CARD_FIELDS = ("kind", "office", "cost", "tribute")
SOURCED_FIELDS = ("name", "kind", "cost", "tribute")


class Data(PrintedData):
    """Cards and board as read; `Tables` turns them into numbers."""

    def __init__(self, cards: list[dict[str, Any]], board: dict[str, Any]) -> None:
        self.cards = cards
        self.board = board
        self.strays: dict[str, Any] = {}  # what else stood in cards.toml

    def __deepcopy__(self, memo: dict[int, Any]) -> Data:
        """A copy to be changed, without anything worked out from the figures before."""
        return Data(copy.deepcopy(self.cards, memo), copy.deepcopy(self.board, memo))

    def contents(self) -> dict[str, Contents]:
        return {CARDS_FILE: {"card": self.cards, **self.strays}, BOARD_FILE: self.board}

    def card(self, card_id: str) -> dict[str, Any]:
        """All that is printed on a card.

        >>> our_data().card("fountain")["cost"]
        {'red': 2, 'blue': 1}
        """
        for card in self.cards:
            if card["id"] == card_id:
                return card
        facts = {"asked": card_id}
        raise DataError(f"there is no card {card_id!r}", code="card.unknown", facts=facts)

    def source_of(self, card_id: str, field: str) -> str:
        """Whether the name, kind, cost or tribute of a card was "found" or "reconstructed".

        >>> our_data().source_of("fountain", "cost"), our_data().source_of("bank", "cost")
        ('found', 'reconstructed')
        """
        source: dict[str, str] = self.card(card_id)["source"]
        if field not in source:
            raise DataError(
                f"no source is kept for the field {field!r} of a card", code="field.unknown"
            )
        return source[field]

    def estimated(self, card_id: str) -> list[str]:
        """The fields of a card that are our estimates.

        >>> our_data().estimated("fountain")
        ['tribute']
        """
        return [field for field in SOURCED_FIELDS if self.source_of(card_id, field) == ESTIMATED]

    def board_source(self, group: str) -> str:
        """Where a group of figures of the board, such as "quarter_cost", comes from."""
        source: dict[str, str] = self.board["source"]
        if group not in source:
            raise DataError(
                f"there is no group of figures {group!r} on the board", code="field.unknown"
            )
        return source[group]

    def nodes(self) -> list[str]:
        """Places at sea in a fixed order: the spaces, then the ports."""
        spaces = [space["id"] for space in self.board["sea"]["space"]]
        return spaces + [port["id"] for port in self.board["port"]]

    def routes_from(self, place: str) -> list[str]:
        edges = self.board["sea"]["edges"]
        return [b for a, b in edges if a == place] + [a for a, b in edges if b == place]

    def quarters(self) -> list[str]:
        return [quarter["id"] for quarter in self.board["quarter"]]

    def ports(self) -> list[str]:
        return [port["id"] for port in self.board["port"]]

    def played(self) -> dict[str, Any]:
        """The figures that matter in play, without names, texts and drawing positions."""
        board = self.board
        return {
            "card": {card["id"]: parts(card, PLAYED_CARD_FIELDS) for card in self.cards},
            "quarter": {
                q["id"]: parts(q, ("dark", "cost", "neighbours")) for q in board["quarter"]
            },
            "quarters": self.quarters(),
            "port": {port["id"]: parts(port, ("good", "slots")) for port in board["port"]},
            "sea": {
                "start": board["sea"]["start"],
                "edges": sorted(sorted(edge) for edge in board["sea"]["edges"]),
            },
            "nodes": self.nodes(),
            "wall": {"length": board["wall"]["length"]},
            "tiles": board["tiles"],
        }


def parts(entry: Mapping[str, Any], fields: tuple[str, ...]) -> dict[str, Any]:
    """The named fields of an entry, where it has them."""
    return {field: entry[field] for field in fields if field in entry}


# ---- the files ----


class MacaoFiles(PrintedFiles[Data]):
    """Both files; an owner's folder must have them."""

    def data(self, contents: dict[str, Contents]) -> Data:
        cards = dict(contents[CARDS_FILE])
        data = Data(cards.pop("card", None), contents[BOARD_FILE])
        data.strays = cards
        return data

    def document(self, data: Data) -> dict[str, Any]:
        """Places keep their order: it decides about their numbers."""
        sea = {**data.board["sea"], "space": by_id(data.board["sea"]["space"])}
        board = {**data.board, "sea": sea}
        board["quarter"] = by_id(data.board["quarter"])
        board["port"] = by_id(data.board["port"])
        nodes = data.nodes()
        return {
            "card": by_id(data.cards),
            "board": board,
            "order": {
                "quarter": data.quarters(),
                "space": nodes[: len(sea["space"])],
                "port": data.ports(),
            },
        }

    def from_document(self, value: dict[str, Any]) -> Data:
        """Cards have their order from us, it does not matter in play."""
        strays = sorted(set(value) - {"card", "board", "order"})
        if strays:
            raise ValueError(f"{strays[0]} does not belong here")
        board, order = dict(value["board"]), value["order"]
        board["quarter"] = listed(board["quarter"], order["quarter"])
        board["port"] = listed(board["port"], order["port"])
        board["sea"] = {**board["sea"], "space": listed(board["sea"]["space"], order["space"])}
        return Data(listed(value["card"], list(value["card"])), board)


def by_id(entries: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        entry["id"]: {key: part for key, part in entry.items() if key != "id"} for entry in entries
    }


def listed(entries: dict[str, dict[str, Any]], order: list[str]) -> list[dict[str, Any]]:
    if sorted(entries) != sorted(order):
        raise ValueError("the order does not name every entry once")
    return [{"id": name, **entries[name]} for name in order]


MACAO_FILES = MacaoFiles(OURS, FILES)


def our_data() -> Data:
    return MACAO_FILES.ours


def read_folder(folder: str | os.PathLike[str]) -> Data:
    """Both files of a folder, not checked yet."""
    return MACAO_FILES.in_folder(folder)


def differences(data: Data) -> dict[str, Any]:
    """What differs from our figures.

    >>> theirs = copy.deepcopy(our_data())
    >>> theirs.card("bank")["cost"] = {"gray": 3}
    >>> differences(theirs)
    {'card': {'bank': {'cost': {'gray': 3, 'violet': None}}}}
    """
    return MACAO_FILES.differences(data)


def with_differences(patch: object) -> Data:
    """Our figures with what differed; not checked yet.

    >>> with_differences({"card": {"bank": {"tribute": [2, 2]}}}).card("bank")["tribute"]
    [2, 2]
    """
    return MACAO_FILES.with_differences(patch)
