"""The printed pieces of Maracaibo by their ids.

Texts import no title: the files come as the title's data object has them, or from its data folder.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from carrack.kernel.packed import read_text

Entry = Mapping[str, Any]
Entries = dict[str, Entry]
FILES = ("board", "cards", "careers", "homeports", "tiles", "automa", "scenarios")


class Printed:
    """What is printed on cards, tiles and board; `files` are the contents by file name."""

    def __init__(self, files: Mapping[str, Any]) -> None:
        board, cards, tiles = files["board.toml"], files["cards.toml"], files["tiles.toml"]
        self.cards = by_id(cards["project"])
        self.buildings = by_id(cards["prestige"])
        self.hand_limit = int(cards["meta"]["hand_limit"])
        self.most_hand_cards = int(board["setup"]["most_hand_cards"])
        self.locations = by_id(board["location"])
        self.arrows: list[Entry] = list(board["edge"])
        self.city_tiles = by_id(board["city_tile"])
        self.spaces = by_id(board["explorer_space"])
        self.barriers = by_id(board["barrier"])
        self.upgrades = by_id(board["ship_upgrade"])
        self.influence: Entry = board["track"]["influence"]
        self.careers = by_id(files["careers.toml"]["career"])
        self.ports = by_id(files["homeports.toml"]["home_port"])
        self.quests = by_id(tiles["quest"])
        self.tokens = by_id(tiles["combat_token"])
        self.tiles = by_id(tiles["legacy"])
        self.ruins = by_id(tiles["ruin_space"])
        self.hints = by_id(tiles["hint"])
        self.search_cards = by_id(tiles["search_card"])
        self.resistance: Entry = tiles["resistance"]
        self.fleets = {
            action["id"]: action
            for tile in tiles["legacy"]
            for action in tile.get("combat_actions", ())
        }
        self.scenarios = by_id(files["scenarios.toml"]["scenario"])
        self.chapters = {int(each["card"]): each for each in files["scenarios.toml"]["chapter"]}


def by_id(entries: list[Entry]) -> Entries:
    return {str(entry["id"]): entry for entry in entries}


def read_from(folder: Path) -> Printed:
    """The pieces as the files of a folder have them."""
    names = [f"{name}.toml" for name in FILES]
    return Printed({name: tomllib.loads(read_text(folder / name)) for name in names})
