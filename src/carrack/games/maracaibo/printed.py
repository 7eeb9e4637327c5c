"""From the named tables and the options to the plain numbers of `Tables`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import is_dataclass
from typing import Any

from carrack.games.maracaibo.effect_figures import columns_of
from carrack.games.maracaibo.figures import (
    Condition,
    Effect,
    Figures,
    Scenario,
    ZoneMarkers,
)
from carrack.games.maracaibo.figures.declared import Figure, bits, declared_in, number_in
from carrack.games.maracaibo.names import (
    ANY_GOOD,
    ANY_OBJECT,
    AUTOMAS,
    BARRIERS,
    CONDITIONS,
    E_KIND,
    E_LIST,
    E_LOCATIONS,
    E_MODIFIER,
    E_OBJECT,
    E_SYNERGY,
    E_TRIGGER,
    E_WHEN,
    E_WHEN_N,
    EFFECT_KINDS,
    EFFECT_WIDTH,
    GOOD_COUNT,
    GOODS,
    KINDS,
    LEGACY_IDS,
    MAX_COSTS,
    MAX_EFFECTS,
    MAX_LISTS,
    MAX_OPS,
    MODIFIERS,
    NATIONS,
    NEEDS,
    NONE,
    OBJECT_TABLES,
    OBJECTS,
    SYNERGIES,
    TRIGGERS,
)
from carrack.games.maracaibo.ops import OP_NAMES, Cost, Op, Ops, numbers_in
from carrack.games.maracaibo.tables import Tables
from carrack.kernel.errors import DataError
from carrack.kernel.layout import zeros

STORY_SCENARIOS = (79, 193)  # scenario cards that shuffle the story cards in
PER_BARRIER = 8  # a condition's barrier stands above its number


# Upgrades of the ship board that are a recess for a tile: where they stand
RECESSES = {
    "combat_tile_upgrade": "combat_upgrade",
    "resistance_village_action": "resistance_upgrade",
    "home_port": "port_upgrade",
}


class Printed:
    """Writes every figure into its place, once.

    The order matters: lists of ops and costs are numbered as they come, and a game in progress
    remembers these numbers.
    """

    def __init__(self, figures: Figures) -> None:
        self.figures = figures
        self.values: dict[str, Any] = {part.name: zeros(part.dims) for part in Tables.LAYOUT}
        self.locations = {place.id: i for i, place in enumerate(figures.board.locations)}
        self.spaces = {space.id: i for i, space in enumerate(figures.board.explorer_track)}
        self.ops: list[list[int]] = []
        self.lists: dict[Ops, int] = {}
        self.list_rows: list[tuple[int, int]] = []
        self.costs: dict[Cost, int] = {}
        self.effects: list[list[int]] = []

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
            if type(self.values[name]) is not int:
                column = (max(one.column, 0),) if isinstance(part, list) or one.column >= 0 else ()
                self.put(name, (*path, *column), part)
            elif not path or value != one.default:  # what one entry alone has
                self.values[name] = part

    def put_rows(self, rows: Iterable[Any]) -> None:
        for i, row in enumerate(rows):
            self.put_table(row, i)

    # ---- ops, costs, effects ----

    def list_of(self, ops: Ops) -> int:
        """The number of a list; equal lists are one."""
        if ops not in self.lists:
            rows = [self.row_of(op) for op in ops]
            start = len(self.ops)
            self.ops += rows
            self.lists[ops] = len(self.list_rows)
            self.list_rows.append((start, len(rows)))
        return self.lists[ops]

    def row_of(self, op: Op) -> list[int]:
        n, x = self.numbers_of(op)
        inner = self.inner_lists(op)
        cost = self.cost_of(op.cost) if op.cost is not None else NONE
        return [OP_NAMES.index(op.name), n, x, cost, inner, len(op.lists)]

    def inner_lists(self, op: Op) -> int:
        """Lists inside an op stand one behind the other; the number of the first."""
        if not op.lists:
            return NONE
        parts = [[self.row_of(inner) for inner in part] for part in op.lists]
        first = len(self.list_rows)
        for rows in parts:
            self.list_rows.append((len(self.ops), len(rows)))
            self.ops += rows
        return first

    def numbers_of(self, op: Op) -> tuple[int, int]:
        if op.name == "city_action":
            return bits(self.locations[place] for place in op.locations), int(op.deliver)
        first, second, *_ = [*numbers_in(op), 0, 0]
        return first, second

    def cost_of(self, cost: Cost) -> int:
        if cost not in self.costs:
            need = [0] * NEEDS
            for good in cost.goods:
                need[GOODS.index(good)] += 1
            for thing in cost.objects:
                need[GOOD_COUNT + OBJECTS.index(thing)] += 1
            need[ANY_GOOD] += cost.any_goods
            need[ANY_OBJECT] += cost.any_objects
            number = len(self.costs)
            self.check_room(number < MAX_COSTS)
            self.costs[cost] = number
            self.values["cost"][number] = [
                cost.doubloons,
                cost.combat,
                cost.figures,
                cost.same_goods,
                *need,
            ]
        return self.costs[cost]

    def effect_rows(self, effects: Sequence[Effect]) -> tuple[int, int]:
        rows = [self.effect_row(effect) for effect in effects]
        start = len(self.effects)
        self.effects += rows
        return start, len(rows)

    def effect_row(self, effect: Effect) -> list[int]:
        when, when_n = self.condition_of(effect.condition) if effect.condition else (NONE, 0)
        columns = {
            E_KIND: EFFECT_KINDS.index(effect.kind),
            E_LIST: self.list_of(effect.ops),
            E_TRIGGER: number_in(TRIGGERS, effect.trigger),
            E_MODIFIER: number_in(MODIFIERS, effect.modifier),
            E_OBJECT: number_in(OBJECTS, effect.object),
            E_LOCATIONS: bits(self.locations[place] for place in effect.locations),
            E_SYNERGY: number_in(SYNERGIES, effect.needs_synergy),
            E_WHEN: when,
            E_WHEN_N: when_n,
            **columns_of(effect.sort, effect.figures),
        }
        return [columns.get(column, 0) for column in range(EFFECT_WIDTH)]

    def condition_of(self, condition: Condition) -> tuple[int, int]:
        n = number_in(BARRIERS, condition.barrier) if condition.barrier else condition.n
        return CONDITIONS.index(condition.when), n

    def conditions_of(self, conditions: Sequence[Condition]) -> tuple[list[int], list[int]]:
        """What each of them waits for, and how many."""
        pairs = [self.condition_of(condition) for condition in conditions]
        return [when for when, _ in pairs], [n for _, n in pairs]

    def write_ops(self) -> None:
        self.check_room(len(self.ops) <= MAX_OPS and len(self.list_rows) <= MAX_LISTS)
        self.check_room(len(self.effects) <= MAX_EFFECTS)
        for i, row in enumerate(self.ops):
            self.values["op"][i] = row
        for i, (start, length) in enumerate(self.list_rows):
            self.values["list_start"][i] = start
            self.values["list_length"][i] = length
        for i, row in enumerate(self.effects):
            self.values["effect"][i] = row

    def check_room(self, fits: bool) -> None:
        if not fits:
            raise DataError("the figures have too many ops, costs or effects", code="data.too_many")

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
            for effect in upgrade.permanent:
                name = RECESSES.get(effect.modifier)
                if name is not None:
                    self.values[name] = i

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
        for space in tiles.ruin_track:
            if space.vp_by_order:
                self.values["ruin_end_vp"] = list(space.vp_by_order)
        self.put_table(tiles.meta)

    def resistance_and_search(self, seats: int) -> None:
        tiles, values = self.figures.tiles, self.values
        self.put_table(tiles.resistance)
        for one, other in tiles.resistance.adjacent:
            values["resist_near"][one] |= 1 << other
            values["resist_near"][other] |= 1 << one
        for i, name in enumerate(OBJECT_TABLES):
            for k, ops in enumerate(tiles.object_tables[name]):
                values["object_table"][i][k] = self.list_of(ops)
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
        jean, rules, values = self.figures.jean, self.figures.jean.rules, self.values
        self.put_table(rules)
        self.put_table(jean.levels[min(options["level"], len(jean.levels)) - 1])
        for discs in range(len(values["jean_disc_vp"])):
            values["jean_disc_vp"][discs] = rules.disc_vp[min(discs, len(rules.disc_vp) - 1)]
        for i, leads in enumerate((rules.lead_quest, rules.lead_upgrades, rules.lead_explorer)):
            for k, pair in enumerate(leads):
                values["jean_lead"][i][k] = list(pair)
        for i, card in enumerate(jean.cards):
            self.put_table(card, i)
            values["jean_actions"][i] = len(card.actions)
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
        values["win_markers"] = int("all_markers_removed" in scenario.win)
        values["win_above"] = int("all_above_jacques" in scenario.win)
        values["win_luysa"] = int("luysa_freed" in scenario.win)
        values["promos"] = int(options["promos"])
        values["corrected"] = int(options["rulings"] > 1)
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
        quests = scenario.quests
        start, refill = quests.initial, quests.refill
        if seats == 4:
            start, refill = start + quests.initial_with_four, refill + quests.refill_with_four
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
