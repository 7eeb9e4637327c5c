"""The printed figures: read from TOML files, ours or an owner's, and checked before anything is played."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

from carrack.kernel.errors import DataError

OURS = Path(__file__).parent / "data"
FILES = ("cards.toml", "board.toml")
PLAYED_CARD_FIELDS = ("kind", "office", "cost", "tribute")


class Data:
    """Cards and board as read; `Tables` turns them into numbers."""

    def __init__(self, cards: list[dict[str, Any]], board: dict[str, Any]) -> None:
        self.cards = cards
        self.board = board

    def nodes(self) -> list[str]:
        """Places at sea in a fixed order: the spaces, then the ports."""
        return [space["id"] for space in self.board["sea"]["space"]] + [port["id"] for port in self.board["port"]]

    def routes_from(self, place: str) -> list[str]:
        edges = self.board["sea"]["edges"]
        return [b for a, b in edges if a == place] + [a for a, b in edges if b == place]

    def quarters(self) -> list[str]:
        return [quarter["id"] for quarter in self.board["quarter"]]

    def ports(self) -> list[str]:
        return [port["id"] for port in self.board["port"]]

    def played(self) -> dict[str, Any]:
        """The figures that matter in play, without names, texts and drawing positions."""
        cards = {card["id"]: {key: card[key] for key in PLAYED_CARD_FIELDS if key in card} for card in self.cards}
        quarters = {
            quarter["id"]: {key: quarter[key] for key in ("dark", "cost", "neighbours")}
            for quarter in self.board["quarter"]
        }
        return {
            "card": cards,
            "quarter": quarters,
            "port": {port["id"]: {"good": port["good"], "slots": port["slots"]} for port in self.board["port"]},
            "sea": {"start": self.board["sea"]["start"], "edges": sorted(sorted(e) for e in self.board["sea"]["edges"])},
            "nodes": self.nodes(),
            "wall": {"length": self.board["wall"]["length"]},
            "tiles": self.board["tiles"],
        }

    def fingerprint(self) -> str:
        """A hash of all that matters in play."""
        return blake2b(json.dumps(self.played(), sort_keys=True).encode(), digest_size=16).hexdigest()


def read_folder(folder: Path) -> Data:
    """Read both files of a folder; DataError names the file that cannot be read."""
    found: dict[str, Mapping[str, Any]] = {}
    for name in FILES:
        try:
            found[name] = tomllib.loads((folder / name).read_text(encoding="utf-8"))
        except OSError as error:
            raise DataError(f"{name} cannot be read: {error.strerror}", code="data.unreadable") from None
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise DataError(f"{name} is not TOML: {error}", code="data.not_toml") from None
    return Data(list(found["cards.toml"].get("card", [])), dict(found["board.toml"]))


@lru_cache(maxsize=1)
def our_data() -> Data:
    return read_folder(OURS)
