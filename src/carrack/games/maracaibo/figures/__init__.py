"""The printed figures as named tables that never change, for rules, views and bots.

They are built from checked files only (`Data.figures()`), so nothing is asked twice here. Places
and pieces are named by their ids; the number of a piece is its place in its tuple. Each figure is
declared once, as a field of its table; `declared.py` says what follows from that.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from carrack.games.maracaibo import data
from carrack.games.maracaibo.figures.automas import (
    Jacques,
    JacquesCard,
    JacquesLevel,
    JacquesRules,
    Jean,
    JeanCard,
    JeanLevel,
    JeanRules,
)
from carrack.games.maracaibo.figures.board import (
    TRACKS,
    Arrow,
    Barrier,
    Board,
    BoardMeta,
    CityTile,
    CombatActions,
    ExplorerEnd,
    ExplorerSpace,
    LastPurchase,
    Location,
    Passage,
    Setup,
    ShipUpgrade,
    Tracks,
    VillageActions,
)
from carrack.games.maracaibo.figures.cards import (
    CardsMeta,
    Career,
    CareersMeta,
    HomePort,
    HomePortsMeta,
    PrestigeBuilding,
    ProjectCard,
)
from carrack.games.maracaibo.figures.declared import read, read_all
from carrack.games.maracaibo.figures.effects import Condition, Effect, Names, Requirements
from carrack.games.maracaibo.figures.scenarios import Chapter, Scenario, ZoneMarkers, Zones
from carrack.games.maracaibo.figures.tiles import (
    CombatToken,
    Hint,
    LegacyTile,
    ObjectTable,
    Quest,
    ResistanceTile,
    RuinSpace,
    Search,
    SearchCard,
    Tiles,
    TilesMeta,
)
from carrack.games.maracaibo.names import NATIONS
from carrack.kernel.printed import Contents

__all__ = [
    "Chapter",
    "Condition",
    "Effect",
    "Figures",
    "Location",
    "ProjectCard",
    "Requirements",
    "Scenario",
    "ZoneMarkers",
    "figures_of",
]


@dataclass(frozen=True)
class Figures:
    """Everything printed."""

    board: Board
    cards: CardsMeta
    projects: tuple[ProjectCard, ...]
    prestige: tuple[PrestigeBuilding, ...]
    career_setup: CareersMeta
    careers: tuple[Career, ...]
    home_port_setup: HomePortsMeta
    home_ports: tuple[HomePort, ...]
    tiles: Tiles
    jacques: Jacques
    jean: Jean
    zones: Mapping[str, Names]
    scenarios: tuple[Scenario, ...]
    chapters: tuple[Chapter, ...]


def figures_of(files: Mapping[str, Contents]) -> Figures:
    """The tables of checked files."""
    cards, careers, ports = files[data.CARDS], files[data.CAREERS], files[data.HOME_PORTS]
    scenarios = files[data.SCENARIOS]
    zones = read(Zones, scenarios["zones"])
    return Figures(
        board=board_of(files[data.BOARD]),
        cards=read(CardsMeta, cards["meta"]),
        projects=read_all(ProjectCard, cards["project"]),
        prestige=read_all(PrestigeBuilding, cards["prestige"]),
        career_setup=read(CareersMeta, careers["meta"]),
        careers=read_all(Career, careers["career"]),
        home_port_setup=read(HomePortsMeta, ports["meta"]),
        home_ports=read_all(HomePort, ports["home_port"]),
        tiles=tiles_of(files[data.TILES], cards["object_table"]),
        jacques=jacques_of(files[data.AUTOMAS]),
        jean=jean_of(files[data.AUTOMAS]),
        zones={nation: zones.of(nation) for nation in NATIONS},
        scenarios=read_all(Scenario, scenarios["scenario"]),
        chapters=read_all(Chapter, scenarios["chapter"]),
    )


def board_of(board: Contents) -> Board:
    tracks: dict[str, Any] = {
        name: read(table, board["track"][name]) for name, table in TRACKS.items()
    }
    return Board(
        meta=read(BoardMeta, board["meta"]),
        locations=read_all(Location, board["location"]),
        arrows=read_all(Arrow, board["edge"]),
        passage=read(Passage, board["special_route"][0]),
        city_tiles=read_all(CityTile, board["city_tile"]),
        explorer_track=read_all(ExplorerSpace, board["explorer_space"]),
        explorer_end=read(ExplorerEnd, board["explorer_end"]),
        barriers=read_all(Barrier, board["barrier"]),
        ship_upgrades=read_all(ShipUpgrade, board["ship_upgrade"]),
        tracks=Tracks(**tracks),
        village=read(VillageActions, board["village"]),
        combat=read(CombatActions, board["combat"]),
        setup=read(Setup, board["setup"]),
        last_purchase=read(LastPurchase, board["last_purchase"]),
    )


def tiles_of(tiles: Contents, card_tables: Contents) -> Tiles:
    meta, tables = read(TilesMeta, tiles["meta"]), card_tables | tiles["object_table"]
    return Tiles(
        meta=meta,
        combat_tokens=read_all(CombatToken, tiles["combat_token"]),
        quests=read_all(Quest, tiles["quest"]),
        legacy=read_all(LegacyTile, tiles["legacy"]),
        ruin_track=read_all(RuinSpace, tiles["ruin_space"]),
        resistance=read(ResistanceTile, tiles["resistance"]),
        object_tables={name: read(ObjectTable, table) for name, table in tables.items()},
        search=Search(
            hints=read_all(Hint, tiles["hint"]),
            locations=meta.hint_locations,
            cards=read_all(SearchCard, tiles["search_card"]),
        ),
    )


def jacques_of(automas: Contents) -> Jacques:
    return Jacques(
        rules=read(JacquesRules, automas["jacques"]),
        levels=read_all(JacquesLevel, automas["jacques_level"]),
        cards=read_all(JacquesCard, automas["jacques_card"]),
    )


def jean_of(automas: Contents) -> Jean:
    return Jean(
        rules=read(JeanRules, automas["jean"]),
        levels=read_all(JeanLevel, automas["jean_level"]),
        cards=read_all(JeanCard, automas["jean_card"]),
    )
