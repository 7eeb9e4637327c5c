"""From the named tables and the options to the plain numbers of `Tables`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import is_dataclass
from typing import Any

from carrack.games.maracaibo.figures import (
    Figures,
    Scenario,
    ZoneMarkers,
)
from carrack.games.maracaibo.figures.board import RECESSES
from carrack.games.maracaibo.figures.declared import Figure, declared_in
from carrack.games.maracaibo.figures.effects import Names
from carrack.games.maracaibo.names import (
    AUTOMAS,
    BARRIERS,
    KINDS,
    LEGACY_IDS,
    NATIONS,
    NONE,
    OBJECT_TABLES,
)
from carrack.games.maracaibo.op_rows import Rows

# Scenario cards that say of themselves that the story cards are shuffled in [RULING 61]. This is a
# reading of the cards, not a figure: `c_cards` stands in the data for every scenario, since by the
# earlier reading all of them did so, and games recorded by that one need these figures.
STORY_SCENARIOS = (79, 193)


class Printed(Rows):
    """Writes every figure into its place, once, in an order that stays the same."""

    def __init__(self, figures: Figures) -> None:
        super().__init__({place.id: i for i, place in enumerate(figures.board.locations)})
        self.figures = figures
        self.spaces = {space.id: i for i, space in enumerate(figures.board.explorer_track)}

    def all(self, options: dict[str, Any], seats: int) -> dict[str, Any]:
        self.board()
        self.explorer_track()
        self.upgrades()
        self.tracks_and_setup()
        self.cards()
        self.tiles()
        self.resistance_and_search(seats)
        self.jacques(options)
        self.jean(options)
        self.scenario(options, seats)
        self.write_ops()
        return self.values

    # ---- declared figures ----

    def put(self, name: str, path: tuple[int, ...], number: Any) -> None:
        """A number, or a list of them, at its place in an array."""
        if isinstance(number, list):
            for i, part in enumerate(number, start=path[-1]):
                inner = (0,) if isinstance(part, list) else ()
                self.put(name, (*path[:-1], i, *inner), part)
        elif not path:
            self.values[name] = number
        else:
            row = self.values[name]
            for i in path[:-1]:
                row = row[i]
            row[path[-1]] = number

    def put_table(self, table: Any, *path: int) -> None:
        """All figures of a named table that become numbers."""
        for name, one in declared_in(type(table)).items():
            value = getattr(table, name)
            if one.into:
                self.put_figure(one, value, path)
            elif is_dataclass(value):
                self.put_table(value, *path)  # a table inside an entry

    def put_figure(self, one: Figure, value: Any, path: tuple[int, ...]) -> None:
        number = one.kind.number(self, value)
        numbers: tuple[Any, ...] = number if len(one.into) > 1 else (number,)
        for name, part in zip(one.into, numbers, strict=True):
            if one.alone:
                if value != one.default:
                    self.put(name, (0,), part)
            elif type(self.values[name]) is not int:
                column = (max(one.column, 0),) if isinstance(part, list) or one.column >= 0 else ()
                self.put(name, (*path, *column), part)
            elif not path or value != one.default:  # what one entry alone has
                self.values[name] = part

    def put_rows(self, rows: Iterable[Any]) -> None:
        for i, row in enumerate(rows):
            self.put_table(row, i)

    # ---- board ----

    def board(self) -> None:
        board = self.figures.board
        self.put_rows(board.locations)
        kinds = [place.kind for place in board.locations]
        self.values["havana"] = kinds.index("start")
        for arrow in board.arrows:
            start = self.locations[arrow.start]
            self.put_table(arrow, start, self.values["arrow_count"][start])
            self.values["arrow_count"][start] += 1
        self.put_table(board.passage)
        self.put_table(board.meta)
        self.put_rows(board.city_tiles)

    def explorer_track(self) -> None:
        board = self.figures.board
        self.values["space_count"] = len(board.explorer_track)
        self.put_rows(board.explorer_track)
        for i, space in enumerate(board.explorer_track):
            self.values["next_count"][i] = len(space.next)
            self.values["to_end"][i] = self.steps_to_end(space.id)
            self.values["to_barrier"][i] = self.steps_to_barrier(space.id)
            if space.is_start:
                self.values["first_space"] = i
            if space.is_end:
                self.values["last_space"] = i
        self.put_rows(sorted(board.barriers, key=barrier_number))
        self.put_table(board.explorer_end)

    def steps_to_end(self, space: str) -> int:
        """Fewest steps to the end of the track."""
        track = self.figures.board.explorer_track
        steps = [1 + self.steps_to_end(name) for name in track[self.spaces[space]].next]
        return min(steps, default=0)

    def steps_to_barrier(self, space: str) -> int:
        """Fewest steps to the first space of the next region, or to the end in the last one."""
        track = self.figures.board.explorer_track
        here = track[self.spaces[space]]
        steps = [
            1 if track[self.spaces[name]].region != here.region else 1 + self.steps_to_barrier(name)
            for name in here.next
        ]
        return min(steps, default=0)

    def upgrades(self) -> None:
        for upgrade in self.figures.board.ship_upgrades:
            i = upgrade.slot - 1
            self.put_table(upgrade, i)
            for recess in RECESSES:
                if recess.modifier in [effect.modifier for effect in upgrade.permanent]:
                    self.values[recess.into] = i

    def tracks_and_setup(self) -> None:
        board, tracks = self.figures.board, self.figures.board.tracks
        for table in (tracks.influence, tracks.doubloon_income, tracks.vp_income, tracks.combat):
            self.put_table(table)
        for single in (board.village, board.combat, board.setup, board.last_purchase):
            self.put_table(single)
        for meta in (self.figures.cards, self.figures.career_setup):
            self.put_table(meta)

    # ---- cards ----

    def cards(self) -> None:
        self.put_rows(self.figures.projects)
        for i, card in enumerate(self.figures.projects):
            self.values["card_figures"][i] = card.requires.figures
        self.put_rows(self.figures.prestige)
        self.put_rows(self.figures.careers)
        self.put_rows(self.figures.home_ports)
        self.put_table(self.figures.home_port_setup)

    # ---- tiles ----

    def tiles(self) -> None:
        tiles = self.figures.tiles
        self.put_rows(tiles.combat_tokens)
        self.put_rows(tiles.quests)
        for i, quest in enumerate(tiles.quests):
            self.values["quest_vp"][i] = sum(op.n for op in quest.reward if op.name == "vp")
        for tile in tiles.legacy:
            self.put_table(tile, LEGACY_IDS.index(tile.id))
            self.put_rows(tile.combat_actions)
        self.put_rows(tiles.ruin_track)
        self.put_table(tiles.meta)

    def resistance_and_search(self, seats: int) -> None:
        tiles, values = self.figures.tiles, self.values
        self.put_table(tiles.resistance)
        for one, other in tiles.resistance.adjacent:
            values["resist_near"][one] |= 1 << other
            values["resist_near"][other] |= 1 << one
        self.put_rows(tiles.object_tables[name] for name in OBJECT_TABLES)
        self.put_rows(tiles.search.hints)
        for place in tiles.search.locations:
            values["hint_places"][self.locations[place]] = 1
        card = next(c for c in tiles.search.cards if seats in c.player_counts)
        self.put_table(card)
        values["green_count"] = len(card.green)
        values["covers_green"] = int(seats in card.covers_green_with)
        values["covers_red"] = int(seats in card.covers_red_with)

    # ---- automas ----

    def jacques(self, options: dict[str, Any]) -> None:
        jacques = self.figures.jacques
        self.put_table(jacques.rules)
        self.put_table(jacques.levels[min(options["level"], len(jacques.levels)) - 1])
        self.put_rows(jacques.cards)

    def jean(self, options: dict[str, Any]) -> None:
        jean = self.figures.jean
        self.put_table(jean.rules)
        self.put_table(jean.levels[min(options["level"], len(jean.levels)) - 1])
        for i, card in enumerate(jean.cards):
            self.put_table(card, i)
            self.values["jean_actions"][i] = len(card.actions)
            for k, action in enumerate(card.actions):
                self.put_table(action, i, k)

    # ---- scenario ----

    def scenario(self, options: dict[str, Any], seats: int) -> None:
        scenario, archive = self.scenario_of(options), options["archive"]
        values = self.values
        modules = set(scenario.modules)
        if archive is not None and archive["uprising"] and "freeing" not in modules:
            modules |= {"uprising", "resistance"}
        for module in ("home_ports", "resistance", "uprising", "freeing", "search"):
            values[module] = int(module in modules)
        values["automa"] = self.automa_of(scenario, options, seats)
        self.put_table(scenario)
        values["promos"] = int(options["promos"])
        values["open_hands"] = int(options["open_hands"])
        values["corrected"] = options["rulings"] - 1
        self.allowed(values["freeing"], values["promos"])
        self.tiles_of(scenario, archive, "uprising" in modules)
        self.quests_and_markers(scenario, seats)
        self.story(scenario, archive, values["corrected"] > 0)
        self.chapter(archive)

    def scenario_of(self, options: dict[str, Any]) -> Scenario:
        """The one that is named, or the one that a chapter of the campaign asks for."""
        named = {scenario.id: scenario for scenario in self.figures.scenarios}
        archive = options["archive"]
        if archive is not None:
            chapter = self.chapter_of(archive["chapter"])
            if chapter.scenario:
                return named[chapter.scenario]
        return named[options["scenario"]]

    def chapter_of(self, card: int) -> Any:
        return next(chapter for chapter in self.figures.chapters if chapter.card == card)

    def automa_of(self, scenario: Scenario, options: dict[str, Any], seats: int) -> int:
        if "jacques" in scenario.modules:
            return AUTOMAS.index("jacques")
        if seats > 1:
            return NONE
        wanted = options["automa"]
        return AUTOMAS.index(wanted if wanted in scenario.automas else scenario.automas[0])

    def allowed(self, freeing: int, promos: int) -> None:
        """Genova and others are left out with Freeing [RULING 41], promos unless chosen
        [RULING 53].
        """
        for i, building in enumerate(self.figures.prestige):
            fits = (promos or not building.is_promo) and (not freeing or building.is_for_freeing)
            self.values["prestige_allowed"][i] = int(bool(fits))
        for i, career in enumerate(self.figures.careers):
            self.values["career_allowed"][i] = int(career.is_for_freeing or not freeing)
        for i, port in enumerate(self.figures.home_ports):
            self.values["port_allowed"][i] = int(port.is_for_freeing or not freeing)
        for i, quest in enumerate(self.figures.tiles.quests):
            self.values["quest_allowed"][i] = int(bool(promos or not quest.is_promo))

    def tiles_of(self, scenario: Scenario, archive: Any, uprising: bool) -> None:
        tiles = set(scenario.legacy)
        if archive is not None:
            removed = self.chapter_of(archive["chapter"]).remove_legacy
            tiles |= set(archive["legacy"]) - set(removed)
        if uprising:
            tiles.add("L40")
        if "search" in scenario.modules:
            tiles.add("L38")
        for tile in tiles:
            self.values["legacy_here"][LEGACY_IDS.index(tile)] = 1
            partner = self.values["legacy_partner"][LEGACY_IDS.index(tile)]
            if partner != NONE:
                self.values["legacy_here"][partner] = 1
        self.values["has_columns"] = int(bool(scenario.legacy_columns) and archive is None)

    def quests_and_markers(self, scenario: Scenario, seats: int) -> None:
        start, refill = self.quest_places(scenario, seats)
        for place in start:
            self.values["quest_start"][self.locations[place]] += 1
        for place in refill:
            self.values["quest_refill"][self.locations[place]] += 1
        for nation, name in enumerate(NATIONS):
            zone = [self.locations[place] for place in self.figures.zones[name]]
            zone.sort(key=lambda place: self.values["number"][place])
            for k in range(8):
                self.values["zone_order"][nation][k] = zone[k] if k < len(zone) else NONE
            for location in zone:
                self.values["start_markers"][location] = scenario.markers_per_location
            for markers in scenario.markers_by_players:
                if markers.players == seats:
                    self.zone_markers(zone, markers)

    def quest_places(self, scenario: Scenario, seats: int) -> tuple[Names, Names]:
        """Where quests lie at the start, and where new ones come: more with four captains, in one
        scenario fewer alone [RULING 62]. By earlier rulings one captain met as many as three.
        """
        quests = scenario.quests
        if seats == 4:
            more, new = quests.initial_with_four, quests.refill_with_four
            return quests.initial + more, quests.refill + new
        if seats == 1 and scenario.quests_alone and self.values["corrected"] > 2:
            return scenario.quests_alone, quests.refill
        return quests.initial, quests.refill

    def zone_markers(self, zone: list[int], markers: ZoneMarkers) -> None:
        """Markers on the last villages of a zone and on its cities. [RULING 30]

        L1 lies in these scenarios, so Puerto Cabezas is a city.
        """
        cities = [
            place
            for place in zone
            if KINDS[self.values["kind"][place]] == "city"
            or self.values["city_with"][place] == LEGACY_IDS.index("L1")
        ]
        villages = [place for place in zone if place not in cities]
        for place in cities:
            self.values["start_markers"][place] = markers.city
        for place in villages[len(villages) - markers.villages_per_zone :]:
            self.values["start_markers"][place] = markers.village

    def story(self, scenario: Scenario, archive: Any, corrected: bool) -> None:
        """Story cards that join the pool: all with the scenario cards that say so, in a campaign
        those it has earned [RULING 61]. By earlier rulings every scenario card had a range.
        """
        first, last = scenario.story_cards or (1, 0)
        if corrected and (archive is not None or scenario.card not in STORY_SCENARIOS):
            first, last = 1, 0
        earned = set(archive["story_cards"]) if archive is not None else set()
        for i, card in enumerate(self.figures.projects):
            if card.deck == "C":
                self.values["story"][i] = int(card.number in earned or first <= card.number <= last)

    def chapter(self, archive: Any) -> None:
        values = self.values
        for name in ("chapter_location", "chapter_cost", "chapter_gain"):
            values[name] = NONE
        if archive is None:
            return
        chapter = self.chapter_of(archive["chapter"])
        if chapter.location:
            self.put_table(chapter)
        else:
            values["chapter"] = chapter.card


def barrier_number(barrier: Any) -> int:
    return BARRIERS.index(barrier.id)


def printed_numbers(figures: Figures, options: dict[str, Any], seats: int) -> dict[str, Any]:
    """All numbers that the rules ask for, at a table of so many seats."""
    return Printed(figures).all(options, seats)
