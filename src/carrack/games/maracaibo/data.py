"""The printed figures, read from TOML files: ours, or an owner's corrected ones.

`Data` holds the files as they are read; `figures()` turns checked ones into named tables.
"""

from __future__ import annotations

import copy
import os
from collections.abc import Iterator, Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from carrack.kernel.errors import DataError, shown
from carrack.kernel.printed import ESTIMATED, FOUND, Contents, PrintedData, PrintedFiles

if TYPE_CHECKING:
    from carrack.games.maracaibo.figures import Figures

OURS = Path(__file__).parent / "data"
BOARD, CARDS, CAREERS, HOME_PORTS, TILES, AUTOMAS, SCENARIOS = (
    "board.toml",
    "cards.toml",
    "careers.toml",
    "homeports.toml",
    "tiles.toml",
    "automa.toml",
    "scenarios.toml",
)
FILES = (BOARD, CARDS, CAREERS, HOME_PORTS, TILES, AUTOMAS, SCENARIOS)

EXPANSION_RULES = "expansion_rules"  # a figure may come from there, too
SOURCES = (FOUND, EXPANSION_RULES, ESTIMATED)
CERTAIN = (FOUND, EXPANSION_RULES)
ESTIMATED_FIELDS = "reconstructed_fields"
CERTAIN_FIELDS = ("found_fields", "expansion_rules_fields")

# What names an entry, where it is not its id
KEYS = {"chapter": ("card",), "edge": ("from", "to")}
NAMING_FIELDS = ("id", "slot", "card", "from", "to")
MANY_TABLES = ("track", "object_table")  # tables that hold tables
NOT_PLAYED_TABLES = ("area",)
NOT_PLAYED = (
    *("name", "title", "text", "immediate_text", "note", "categories", "rank_names", "game"),
    *("version", "x", "y", "w", "h", "canvas", "ship_board_canvas", "goods_found", "objects_found"),
    *("synergies_found", "source", ESTIMATED_FIELDS, *CERTAIN_FIELDS),
)

# Figures that joined when games had been recorded with ours: file, table, entry and field.
LATER = (("scenarios", "scenario", "coop", "quests_alone"),)

Entry = dict[str, Any]


class Data(PrintedData):
    """The seven files as read."""

    def __init__(self, files: dict[str, Contents]) -> None:
        self.files = files

    def __deepcopy__(self, memo: dict[int, Any]) -> Data:
        """A copy to be changed, without anything worked out from the figures before."""
        return Data(copy.deepcopy(self.files, memo))

    def contents(self) -> dict[str, Contents]:
        return self.files

    def played(self) -> Any:
        """A figure that joined later counts where it is not ours: without it, games from before
        were played with other figures by name, though they do not ask for it.
        """
        value = played(document(self))
        for file, table, name, field in LATER:
            entry = value[file][table].get(name, {})
            if entry.get(field) == our_data().entry(f"{table}/{name}")[field]:
                del entry[field]
            else:
                entry.setdefault(field, None)
        return value

    def entry(self, place: str) -> Entry:
        """All that is printed at a place such as "project/U001", "combat" or "track/influence".

        >>> our_data().entry("project/U001")["name"]
        'Jungle Surveyor'
        """
        if place not in self.places:
            facts = {"asked": shown(place)}
            raise DataError(f"there is no entry {shown(place)}", code="card.unknown", facts=facts)
        return self.places[place]

    @cached_property
    def places(self) -> dict[str, Entry]:
        found: dict[str, Entry] = {}
        for file in FILES:
            for place, entry in entries_in(file, self.files[file]):
                found[place] = entry
        return found

    def is_estimated(self, place: str, field: str) -> bool:
        """Whether a figure is our estimate rather than known from a source.

        >>> data = our_data()
        >>> data.is_estimated("project/U001", "cost"), data.is_estimated("location/1", "name")
        (True, False)
        """
        entry = self.entry(place)
        if field not in entry:
            raise DataError(f"{place} has no field {shown(field)}", code="field.unknown")
        if f"{field}_source" in entry:
            return entry[f"{field}_source"] not in CERTAIN
        if field in entry.get(ESTIMATED_FIELDS, []):
            return True
        certain = any(field in entry.get(name, []) for name in CERTAIN_FIELDS)
        return entry["source"] == ESTIMATED and not certain

    def estimated(self, place: str) -> list[str]:
        """The played fields of an entry that are our estimates.

        >>> our_data().estimated("quest/QP1")
        ['cost']
        """
        entry = played(self.entry(place))
        return [f for f in entry if f not in NAMING_FIELDS and self.is_estimated(place, f)]

    def figures(self) -> Figures:
        """The named tables; DataError where the files cannot be played."""
        return self._figures

    @cached_property
    def _figures(self) -> Figures:
        from carrack.games.maracaibo.check import check_playable
        from carrack.games.maracaibo.figures import figures_of

        check_playable(self)
        return figures_of(self.files)


# ---- places ----


def key_of(table: str, entry: Mapping[str, Any]) -> str:
    """What an entry of a list is called: its id, or what stands for one.

    >>> key_of("edge", {"from": "1", "to": "2"})
    '1->2'
    """
    return "->".join(str(entry[field]) for field in KEYS.get(table, ("id",)))


def entries_in(file: str, contents: Contents) -> Iterator[tuple[str, Entry]]:
    """Every entry of a file with its place."""
    for table, value in contents.items():
        if isinstance(value, list):
            for entry in value:
                yield f"{table}/{key_of(table, entry)}", entry
        elif table in MANY_TABLES:
            for name, entry in value.items():
                yield f"{table}/{name}", entry
        else:
            yield (f"{file.removesuffix('.toml')}/meta" if table == "meta" else table), value


def played(value: Any) -> Any:
    """An entry, or a part of one, without names, texts, drawings and sources."""
    if isinstance(value, dict):
        return {key: played(part) for key, part in value.items() if is_played(key)}
    return [played(part) for part in value] if isinstance(value, list) else value


def is_played(key: str) -> bool:
    return key not in NOT_PLAYED and key not in NOT_PLAYED_TABLES and not key.endswith("_source")


# ---- the files ----


class MaracaiboFiles(PrintedFiles[Data]):
    """The seven files; what an owner's folder does not have is ours. Numbers of the rules are
    places in our lists, so entries stand in our order, whatever theirs is.
    """

    def data(self, contents: dict[str, Contents]) -> Data:
        return Data(contents)

    def names_in(self, folder: Path) -> tuple[str, ...]:
        names = tuple(name for name in self.names if (folder / name).exists())
        if not names:
            sentence = f"the folder has none of the files {', '.join(self.names)}"
            raise DataError(sentence, code="data.unreadable")
        return names

    def with_ours(self, given: dict[str, Contents]) -> Data:
        arranged = {
            name: in_our_order(contents, self.ours.files[name]) for name, contents in given.items()
        }
        return super().with_ours(arranged)

    def document(self, data: Data) -> dict[str, Any]:
        return document(data)

    def from_document(self, value: dict[str, Any]) -> Data:
        strays = sorted(set(value) - {file.removesuffix(".toml") for file in self.names})
        if strays:
            raise ValueError(f"{strays[0]} does not belong here")
        files = {}
        for file, ours in self.ours.files.items():
            contents = value[file.removesuffix(".toml")]
            listed = {
                table: list(part.values()) if isinstance(ours.get(table), list) else part
                for table, part in contents.items()
            }
            files[file] = in_our_order(listed, ours)
        return Data(files)


def document(data: Data) -> dict[str, Any]:
    """All files as one value; lists of tables are tables by name."""
    return {
        file.removesuffix(".toml"): {
            table: {key_of(table, entry): entry for entry in value}
            if isinstance(value, list)
            else value
            for table, value in data.files[file].items()
        }
        for file in FILES
    }


def in_our_order(contents: Contents, ours: Contents) -> Contents:
    """Entries as they stand in our lists; new ones follow by their names."""
    arranged = dict(contents)
    for table, entries in contents.items():
        if isinstance(entries, list) and isinstance(ours.get(table), list):
            order = {key_of(table, entry): place for place, entry in enumerate(ours[table])}
            arranged[table] = sorted(entries, key=lambda entry: place_in(order, table, entry))
    return arranged


def place_in(order: dict[str, int], table: str, entry: Any) -> tuple[int, str]:
    """Where an entry stands; one without a name stands last, and the checker tells."""
    try:
        key = key_of(table, entry)
    except (KeyError, TypeError, IndexError):
        return len(order), ""
    return order.get(key, len(order)), key


MARACAIBO_FILES = MaracaiboFiles(OURS, FILES)


def our_data() -> Data:
    return MARACAIBO_FILES.ours


def read_folder(folder: str | os.PathLike[str]) -> Data:
    """The files of a folder, not checked yet; one that is not there is ours."""
    return MARACAIBO_FILES.in_folder(folder)


def differences(data: Data) -> dict[str, Any]:
    """What differs from our figures.

    >>> theirs = copy.deepcopy(our_data())
    >>> theirs.entry("project/U001")["cost"] = 3
    >>> differences(theirs)
    {'cards': {'project': {'U001': {'cost': 3}}}}
    """
    return MARACAIBO_FILES.differences(data)


def with_differences(patch: object) -> Data:
    """Our figures with what differed; not checked yet.

    >>> patch = {"cards": {"project": {"U001": {"cost": 4}}}}
    >>> with_differences(patch).entry("project/U001")["cost"]
    4
    """
    return MARACAIBO_FILES.with_differences(patch)
