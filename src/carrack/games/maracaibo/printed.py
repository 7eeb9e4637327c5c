"""From the named tables and the options to the plain numbers of `Tables`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from carrack.games.maracaibo.figures import (
    Condition,
    Effect,
    Figures,
    Location,
    ProjectCard,
    Scenario,
    ZoneMarkers,
)
from carrack.games.maracaibo.names import (
    ANY_GOOD,
    ANY_NATION,
    ANY_OBJECT,
    AUTOMAS,
    BARRIERS,
    BRANCHES,
    CONDITIONS,
    COUNTED,
    DECKS,
    EACH_NATION,
    EFFECT_KINDS,
    FEWEST_NATION,
    GOOD_COUNT,
    GOODS,
    JACQUES_DOES,
    JEAN_DOES,
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
    PORT_KINDS,
    SAME_NATION,
    SYNERGIES,
    TRIGGERS,
)
from carrack.games.maracaibo.ops import ANY, EACH, FEWEST, OP_NAMES, PLACES, SAME, Cost, Op, Ops
from carrack.games.maracaibo.shapes import ARRAYS, SCALARS
from carrack.kernel.errors import DataError
from carrack.kernel.layout import zeros

NATION_WORDS = {ANY: ANY_NATION, EACH: EACH_NATION, SAME: SAME_NATION, FEWEST: FEWEST_NATION}
PER_BARRIER = 8  # a condition's barrier stands above its number


def number_in(words: Sequence[str], word: str) -> int:
    """The place of a word in its list; NONE for no word."""
    return words.index(word) if word else NONE


def bits(numbers: Iterable[int]) -> int:
    total = 0
    for number in numbers:
        total |= 1 << number
    return total


class Printed:
    """Writes every figure into its place, once."""

    def __init__(self, figures: Figures) -> None:
        self.figures = figures
        self.values: dict[str, Any] = {name: zeros(dims) for name, dims in ARRAYS.items()}
        self.values |= dict.fromkeys(SCALARS, 0)
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
        self.projects()
        self.prestige_and_careers()
        self.home_ports()
        self.tokens_and_quests()
        self.legacy_tiles()
        self.resistance_and_search(seats)
        self.jacques(options)
        self.jean(options)
        self.scenario(options, seats)
        self.write_ops()
        return self.values

    def put(self, name: str, at: int, value: int) -> None:
        self.values[name][at] = value

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
        if op.name == "influence":
            return op.n, [*NATIONS, *NATION_WORDS].index(op.nation)
        if op.name == "synergy":
            return SYNERGIES.index(op.kind), 0
        if op.name == "vp_per":
            return op.n, COUNTED.index(op.per)
        if op.name == "draw_object":
            return OBJECT_TABLES.index(op.table), 0
        if op.name in ("liberate", "place_marker"):
            return PLACES.index(op.where), 0
        if op.name == "sell_goods":
            return GOODS.index(op.good), 0
        if op.name == "return_marker":
            return op.doubloons, 0
        if op.name == "city_action":
            return bits(self.locations[place] for place in op.locations), int(op.deliver)
        return op.n, 0

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
        second, third = (effect.thresholds or effect.vp_by_different[2:] or (0, 0))[:2]
        when, when_n = self.condition_of(effect.condition) if effect.condition else (NONE, 0)
        return [
            EFFECT_KINDS.index(effect.kind),
            self.list_of(effect.ops),
            number_in(TRIGGERS, effect.trigger),
            number_in(MODIFIERS, effect.modifier),
            effect.n,
            effect.from_cost,
            second,
            third,
            number_in(OBJECTS, effect.object),
            bits(self.locations[place] for place in effect.locations),
            effect.combat_cost,
            int(effect.is_last),
            int(effect.loses_influence),
            number_in(SYNERGIES, effect.needs_synergy),
            when,
            when_n,
            effect.doubloons_per_point,
            effect.most_doubloons,
        ]

    def condition_of(self, condition: Condition) -> tuple[int, int]:
        n = number_in(BARRIERS, condition.barrier) if condition.barrier else condition.n
        return CONDITIONS.index(condition.when), n

    def write_ops(self) -> None:
        self.check_room(len(self.ops) <= MAX_OPS and len(self.list_rows) <= MAX_LISTS)
        self.check_room(len(self.effects) <= MAX_EFFECTS)
        for i, row in enumerate(self.ops):
            self.values["op"][i] = row
        for i, (start, length) in enumerate(self.list_rows):
            self.put("list_start", i, start)
            self.put("list_length", i, length)
        for i, row in enumerate(self.effects):
            self.values["effect"][i] = row

    def check_room(self, fits: bool) -> None:
        if not fits:
            raise DataError("the figures have too many ops, costs or effects", code="data.too_many")

    # ---- board ----

    def board(self) -> None:
        board = self.figures.board
        for i, place in enumerate(board.locations):
            self.location(i, place)
        for arrow in board.arrows:
            self.arrow(arrow)
        passage = board.passage
        self.values["passage_from"] = self.locations[passage.start]
        self.values["passage_to"] = self.locations[passage.end]
        self.values["passage_cost"] = passage.cost
        self.values["least_movement"] = board.least_movement
        self.values["most_movement"] = board.most_movement
        self.values["rounds"] = board.rounds
        for i, tile in enumerate(board.city_tiles):
            self.put("tile_helm", i, int(tile.has_helm))
            self.put("tile_players", i, bits(tile.player_counts))
            overlay = self.locations[tile.overlay_of] if tile.overlay_of else NONE
            self.put("tile_overlay", i, overlay)
            self.put("tile_action", i, self.list_of(tile.action))
            self.put("tile_goods", i, bits(GOODS.index(good) for good in tile.market_goods))
            self.put("tile_capacity", i, tile.market_capacity)

    def location(self, i: int, place: Location) -> None:
        self.put("number", i, place.number)
        self.put("kind", i, KINDS.index(place.kind))
        if place.kind == "start":
            self.values["havana"] = i
        self.put("neighbors", i, bits(self.locations[other] for other in place.neighbors))
        self.put("annexable", i, int(place.is_annexable))
        self.put("zone", i, number_in(NATIONS, place.zone))
        self.put("has_tile", i, int(place.has_city_tile))
        self.put("city_with", i, number_in(LEGACY_IDS, place.city_with))
        self.put("needs_legacy", i, number_in(LEGACY_IDS, place.requires_legacy))
        self.put("needs_barrier", i, number_in(BARRIERS, place.requires_barrier))
        self.put("action", i, self.list_of(place.action))
        self.put("flag", i, self.list_of(place.flag))
        self.put("market_goods", i, bits(GOODS.index(good) for good in place.market_goods))
        capacity = place.market_capacity or (0, 0, 0, 0)
        self.values["market_capacity"][i] = [0, *capacity]
        self.put("must_stop", i, int(place.must_stop))
        self.put("ends_round", i, int(place.ends_round))

    def arrow(self, arrow: Any) -> None:
        start = self.locations[arrow.start]
        k = self.values["arrow_count"][start]
        self.values["arrow_to"][start][k] = self.locations[arrow.end]
        self.values["arrow_cost"][start][k] = arrow.cost
        self.values["arrow_branch"][start][k] = BRANCHES.index(arrow.branch)
        self.values["arrow_rounds"][start][k] = bits(arrow.rounds)
        self.values["arrow_legacy"][start][k] = number_in(LEGACY_IDS, arrow.requires_legacy)
        self.put("arrow_count", start, k + 1)

    def explorer_track(self) -> None:
        track = self.figures.board.explorer_track
        self.values["space_count"] = len(track)
        for i, space in enumerate(track):
            self.put("region", i, space.region)
            self.put("next_count", i, len(space.next))
            for k, name in enumerate(space.next):
                self.values["next"][i][k] = self.spaces[name]
            self.put("space_branch", i, BRANCHES.index(space.branch))
            self.put("space_reward", i, self.list_of(space.reward))
            self.put("space_quest", i, int(space.has_quest))
            self.put("to_end", i, self.steps_to_end(space.id))
            self.put("to_barrier", i, self.steps_to_barrier(space.id))
            if space.is_start:
                self.values["first_space"] = i
            if space.is_end:
                self.values["last_space"] = i
        for b, barrier in enumerate(sorted(self.figures.board.barriers, key=barrier_number)):
            for order, ops in enumerate(barrier.reward_by_order):
                self.values["barrier_reward"][b][order] = self.list_of(ops)
        for order, vp in enumerate(self.figures.board.explorer_end_vp):
            self.put("explorer_end_vp", order, vp)

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
            self.put("upgrade_discs", i, upgrade.discs)
            self.put("upgrade_gain", i, self.list_of(upgrade.immediate))
            start, count = self.effect_rows(upgrade.permanent)
            self.put("upgrade_effect", i, start)
            self.put("upgrade_effects", i, count)
            for effect in upgrade.permanent:
                name = {
                    "combat_tile_upgrade": "combat_upgrade",
                    "resistance_village_action": "resistance_upgrade",
                    "home_port": "port_upgrade",
                }.get(effect.modifier)
                if name is not None:
                    self.values[name] = i

    def tracks_and_setup(self) -> None:
        tracks, values = self.figures.board.tracks, self.values
        influence = tracks.influence
        for rank, at in enumerate(influence.rank_thresholds):
            self.put("rank_at", rank, at)
            self.put("rank_value", rank, influence.rank_values[rank])
        for column, size in enumerate(influence.marker_columns):
            self.put("columns", column, size)
            self.put("column_points", column, influence.column_points[column])
        for place, bonus in enumerate(influence.dominance_bonus):
            self.put("dominance", place, bonus)
        values["influence_max"] = influence.max
        values["overflow_vp"] = influence.overflow_vp
        values["most_influence_vp"] = influence.most_influence_vp
        values["income_start"] = tracks.doubloon_income_start
        values["income_max"] = tracks.doubloon_income_max
        values["vp_above"] = tracks.final_vp_above
        values["vp_divisor"] = tracks.final_vp_divisor
        values["vp_income_start"] = tracks.vp_income_start
        values["vp_income_max"] = tracks.vp_income_max
        values["combat_start"] = tracks.combat_start
        values["combat_max"] = tracks.combat_max
        self.village_and_combat()
        self.setup()

    def village_and_combat(self) -> None:
        board, values = self.figures.board, self.values
        for points, actions in enumerate(board.village.by_movement):
            self.put("actions_by_movement", points + 1, actions)
        values["take_doubloons"] = board.village.take_doubloons
        values["discard_doubloons"] = board.village.discard_hand_doubloons
        combat = board.combat
        for i in range(2):
            self.put("influence_cost", i, combat.influence_costs[i])
            self.put("influence_gain", i, combat.influence_gains[i])
        values["annex_village"] = combat.annex_village
        values["annex_city"] = combat.annex_city
        values["displace_village"] = combat.displace_village
        values["displace_city"] = combat.displace_city
        values["annex_village_influence"] = combat.annex_village_influence
        values["annex_city_influence"] = combat.annex_city_influence
        values["uprising_city"] = combat.uprising_liberate_city
        values["uprising_city_doubloons"] = combat.uprising_liberate_city_doubloons
        values["uprising_city_vp"] = combat.uprising_liberate_city_vp_per_occupied_city
        values["uprising_village"] = combat.uprising_liberate_village
        values["uprising_village_vp"] = combat.uprising_vp_per_occupied_neighbour
        values["freeing_city"] = combat.freeing_liberate_city
        values["freeing_village"] = combat.freeing_liberate_village
        values["freeing_extra_city"] = combat.freeing_extra_city
        values["freeing_extra_village"] = combat.freeing_extra_village
        values["empty_pile_value"] = combat.empty_pile_value
        values["influence_vp"] = combat.freeing_vp_per_influence

    def setup(self) -> None:
        setup, values = self.figures.setup, self.values
        for place, doubloons in enumerate(setup.doubloons):
            self.put("start_doubloons", place, doubloons)
        for pile, size in enumerate(setup.combat_piles):
            self.put("token_piles", pile, size)
        values["figures"] = setup.figures
        values["figures_in_supply"] = setup.figures_in_supply
        values["figures_on_career"] = setup.figures_on_career
        values["helm_tiles"] = setup.helm_tiles
        values["other_tiles"] = setup.other_tiles
        values["prestige_count"] = setup.prestige_buildings
        values["most_hand_cards"] = setup.most_hand_cards
        values["cards_dealt"] = setup.cards_dealt
        values["cards_planned"] = setup.cards_planned
        values["cards_kept"] = setup.cards_kept
        values["display_size"] = setup.display
        values["later_cards"] = setup.later_cards
        values["hand_limit"] = setup.hand_limit
        values["planning_slots"] = setup.planning_slots
        values["careers_dealt"] = setup.careers_dealt
        values["ports_dealt"] = setup.home_ports_dealt
        values["last_doubloons"] = setup.last_purchase_doubloons
        values["last_vp"] = setup.last_purchase_final_vp

    # ---- cards ----

    def projects(self) -> None:
        for i, card in enumerate(self.figures.projects):
            self.project(i, card)

    def project(self, i: int, card: ProjectCard) -> None:
        needs = card.requires
        self.put("card_cost", i, card.cost)
        self.put("card_vp", i, card.vp)
        self.put("card_good", i, GOODS.index(card.good))
        self.put("card_object", i, OBJECTS.index(card.object))
        self.put("card_deck", i, DECKS.index(card.deck))
        self.put("card_number", i, card.number)
        self.put("card_barrier", i, number_in(BARRIERS, needs.barrier))
        self.put("card_returns", i, needs.return_figures)
        self.put("card_figures", i, needs.figures)
        goods = self.cost_of(Cost(goods=needs.goods)) if needs.goods else NONE
        self.put("card_goods", i, goods)
        self.put("card_markers", i, needs.nation_markers)
        self.put("card_agent", i, int(needs.figure_on_nation))
        start, count = self.effect_rows(card.effects)
        self.put("card_effect", i, start)
        self.put("card_effects", i, count)

    def prestige_and_careers(self) -> None:
        for i, building in enumerate(self.figures.prestige):
            self.put("prestige_cost", i, building.cost)
            self.put("prestige_vp", i, building.vp)
            self.put("prestige_figures", i, building.figures)
            self.put("prestige_end", i, self.list_of(building.endgame))
        for i, career in enumerate(self.figures.careers):
            for task, condition in enumerate(career.tasks):
                when, n = self.condition_of(condition)
                self.values["task_when"][i][task] = when
                self.values["task_n"][i][task] = n
            self.put("task_gain", i, self.list_of(career.task_reward))
            self.put("task_figures", i, career.task_figures)
            self.put("career_gain", i, self.list_of(career.complete_reward))

    def home_ports(self) -> None:
        for i, port in enumerate(self.figures.home_ports):
            self.put("port_kind", i, PORT_KINDS.index(port.kind))
            self.put("port_nation", i, number_in(NATIONS, port.nation))
            self.put("port_cost", i, self.cost_of(port.offer_cost))
            self.put("port_offer", i, self.list_of(port.offer))
            self.put("port_list", i, self.list_of(port.ops))
            self.put("port_combat", i, port.combat_cost)
            self.put("port_extra", i, port.extra_actions)
        self.values["face_down_port"] = self.list_of(self.figures.face_down_port)

    # ---- tiles ----

    def tokens_and_quests(self) -> None:
        tiles = self.figures.tiles
        for i, token in enumerate(tiles.combat_tokens):
            self.values["token_value"][i] = list(token.values)
            self.put("token_who", i, ["", "most", "fewest"].index(token.modifier_for))
            self.put("token_modifier", i, token.modifier)
            cost = self.cost_of(token.cost) if token.cost is not None else NONE
            self.put("token_cost", i, cost)
            self.put("token_adds", i, token.cost_adds)
            self.put("token_bonus", i, self.list_of(token.bonus))
        for i, quest in enumerate(tiles.quests):
            self.put("quest_cost", i, self.cost_of(Cost(objects=quest.objects)))
            self.put("quest_reward", i, self.list_of(quest.reward))
            self.put("quest_vp", i, sum(op.n for op in quest.reward if op.name == "vp"))

    def legacy_tiles(self) -> None:
        tiles, values = self.figures.tiles, self.values
        for tile in tiles.legacy:
            i = LEGACY_IDS.index(tile.id)
            self.put("legacy_place", i, self.locations.get(tile.place, NONE))
            self.put("legacy_list", i, self.list_of(tile.on_stop))
            self.put("legacy_partner", i, number_in(LEGACY_IDS, tile.brings))
            for k, action in enumerate(tile.combat_actions):
                self.put("fleet_cost", k, action.combat_cost)
                self.put("fleet_list", k, self.list_of(action.ops))
            if tile.after_space:
                values["ruin_after"] = self.spaces[tile.after_space]
            if tile.combat_points:
                values["luysa_combat"] = tile.combat_points
                values["luysa_combat_solo"] = tile.combat_points_solo
            if tile.doubloons_per_rank:
                values["dutch_doubloons"] = tile.doubloons_per_rank
                values["dutch_city_doubloons"] = tile.city_action_doubloons
                values["dutch_city_combat"] = tile.city_action_combat
        for i, space in enumerate(tiles.ruin_track):
            cost = self.cost_of(Cost(objects=space.pay_objects)) if space.pay_objects else NONE
            self.put("ruin_cost", i, cost)
            self.put("ruin_reward", i, self.list_of(space.reward))
            for order, vp in enumerate(space.vp_by_order):
                self.put("ruin_end_vp", order, vp)

    def resistance_and_search(self, seats: int) -> None:
        tiles, values = self.figures.tiles, self.values
        resistance = tiles.resistance
        for i, ops in enumerate(resistance.spaces):
            self.put("resist_reward", i, self.list_of(ops))
        for one, other in resistance.adjacent:
            self.values["resist_near"][one] |= 1 << other
            self.values["resist_near"][other] |= 1 << one
        values["full_doubloons"] = resistance.full_doubloons
        values["full_vp"] = resistance.full_vp_per_combat_token
        values["resistance_base"] = self.list_of(resistance.base_side_bonus)
        values["resistance_gain"] = self.list_of(resistance.resistance_side_bonus)
        values["resistance_cost"] = self.cost_of(resistance.village_action_cost)
        values["resistance_factor"] = resistance.village_action_reward_factor
        for i, name in enumerate(OBJECT_TABLES):
            for k, ops in enumerate(tiles.object_tables[name]):
                self.values["object_table"][i][k] = self.list_of(ops)
        for i, hint in enumerate(tiles.search.hints):
            self.put("hint_red", i, int(hint.color == "red"))
            self.put("hint_cost", i, self.cost_of(Cost(objects=hint.objects)))
        for place in tiles.search.locations:
            self.put("hint_places", self.locations[place], 1)
        values["hints_each"] = tiles.search.hints_per_location
        card = next(c for c in tiles.search.cards if seats in c.player_counts)
        for i, ops in enumerate(card.green):
            self.put("green_reward", i, self.list_of(ops))
        for i, ops in enumerate(card.red):
            self.put("red_reward", i, self.list_of(ops))
        values["green_count"] = len(card.green)
        values["found_when_left"] = card.found_when_left
        values["found_gain"] = self.list_of(card.found_gain)
        values["covers_green"] = int(seats in card.covers_green_with)
        values["covers_red"] = int(seats in card.covers_red_with)

    # ---- automas ----

    def jacques(self, options: dict[str, Any]) -> None:
        jacques, values = self.figures.jacques, self.values
        values["jacques_end_vp"] = jacques.end_round_vp
        values["jacques_explorer_vp"] = jacques.explorer_lead_vp
        values["jacques_quest_vp"] = jacques.quest_lead_vp
        level = jacques.levels[min(options["level"], len(jacques.levels)) - 1]
        values["jacques_removes_a"] = level.removed_a
        values["jacques_removes_b"] = level.removed_b
        for round_number, turns in enumerate(jacques.turns_after_end_symbol):
            self.put("jacques_turns", round_number, turns)
        for i, card in enumerate(jacques.cards):
            self.put("jacques_vp", i, card.vp)
            self.put("jacques_deck", i, int(card.deck == "B"))
            for k, area in enumerate(card.areas):
                self.values["jacques_does"][i][k] = JACQUES_DOES.index(area.does)
                first = self.locations[area.city] if area.city else area.n or area.first
                self.values["jacques_a"][i][k] = first
                self.values["jacques_b"][i][k] = area.last

    def jean(self, options: dict[str, Any]) -> None:
        jean, values = self.figures.jean, self.values
        values["jean_card_vp"] = jean.card_vp
        values["jean_quest_vp"] = jean.quest_vp
        values["jean_missing_vp"] = jean.missing_combat_vp
        level = jean.levels[min(options["level"], len(jean.levels)) - 1]
        for i, deck in enumerate("ABC"):
            self.put("jean_takes", i, level.cards[deck])
        for discs in range(len(values["jean_disc_vp"])):
            self.put("jean_disc_vp", discs, jean.disc_vp[min(discs, len(jean.disc_vp) - 1)])
        for i, nation in enumerate(jean.tie_order):
            self.put("jean_tie", i, NATIONS.index(nation))
        for i, leads in enumerate((jean.lead_quest, jean.lead_upgrades, jean.lead_explorer)):
            for k, (lead, vp) in enumerate(leads):
                self.values["jean_lead"][i][k] = [lead, vp]
        for i, card in enumerate(jean.cards):
            self.jean_card(i, card)

    def jean_card(self, i: int, card: Any) -> None:
        self.put("jean_steps", i, card.steps)
        self.put("jean_lower", i, int(card.route == "lower"))
        self.put("jean_display", i, card.display_card)
        self.put("jean_deck", i, "ABC".index(card.deck))
        self.put("jean_actions", i, len(card.actions))
        for k, action in enumerate(card.actions):
            self.values["jean_does"][i][k] = JEAN_DOES.index(action.does)
            self.values["jean_first"][i][k] = action.first_round
            self.values["jean_last"][i][k] = action.last_round
            self.values["jean_n"][i][k] = action.n
            self.values["jean_nation"][i][k] = number_in(NATIONS, action.nation)
            self.values["jean_influence"][i][k] = action.influence
            self.values["jean_village"][i][k] = int(action.extra_village)

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
        values["cooperative"] = int(scenario.is_cooperative)
        values["nation_scoring"] = int(scenario.has_nation_scoring)
        values["win_markers"] = int("all_markers_removed" in scenario.win)
        values["win_above"] = int("all_above_jacques" in scenario.win)
        values["win_luysa"] = int("luysa_freed" in scenario.win)
        values["ransom"] = scenario.ransom_doubloons
        values["promos"] = int(options["promos"])
        self.allowed(values["freeing"], values["promos"])
        self.tiles_of(scenario, archive, "uprising" in modules)
        self.quests_and_markers(scenario, seats)
        self.story(scenario, archive)
        self.chapter(archive, seats)

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
            self.put("prestige_allowed", i, int(bool(fits)))
        for i, career in enumerate(self.figures.careers):
            self.put("career_allowed", i, int(career.is_for_freeing or not freeing))
        for i, port in enumerate(self.figures.home_ports):
            self.put("port_allowed", i, int(port.is_for_freeing or not freeing))
        for i, quest in enumerate(self.figures.tiles.quests):
            self.put("quest_allowed", i, int(bool(promos or not quest.is_promo)))

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
            self.put("legacy_here", LEGACY_IDS.index(tile), 1)
            partner = self.values["legacy_partner"][LEGACY_IDS.index(tile)]
            if partner != NONE:
                self.put("legacy_here", partner, 1)
        self.values["has_columns"] = int(bool(scenario.legacy_columns) and archive is None)
        for k, column in enumerate(scenario.legacy_columns):
            self.values["legacy_column"][k] = [LEGACY_IDS.index(tile) for tile in column]

    def quests_and_markers(self, scenario: Scenario, seats: int) -> None:
        quests = scenario.quests
        start, refill = quests.initial, quests.refill
        if seats == 4:
            start, refill = start + quests.initial_with_four, refill + quests.refill_with_four
        for place in start:
            self.values["quest_start"][self.locations[place]] += 1
        for place in refill:
            self.values["quest_refill"][self.locations[place]] += 1
        for round_number, count in enumerate(scenario.new_markers_per_nation):
            self.put("new_markers", round_number, count)
        for nation, name in enumerate(NATIONS):
            zone = [self.locations[place] for place in self.figures.zones[name]]
            zone.sort(key=lambda place: self.values["number"][place])
            for k in range(8):
                self.values["zone_order"][nation][k] = zone[k] if k < len(zone) else NONE
            for location in zone:
                self.put("start_markers", location, scenario.markers_per_location)
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
            self.put("start_markers", place, markers.city)
        for place in villages[len(villages) - markers.villages_per_zone :]:
            self.put("start_markers", place, markers.village)

    def story(self, scenario: Scenario, archive: Any) -> None:
        """Story cards that join the pool: the range of the scenario, or the earned ones."""
        first, last = scenario.story_cards or (1, 0)
        earned = set(archive["story_cards"]) if archive is not None else set()
        for i, card in enumerate(self.figures.projects):
            if card.deck == "C":
                self.put("story", i, int(card.number in earned or first <= card.number <= last))

    def chapter(self, archive: Any, seats: int) -> None:
        values = self.values
        values["chapter_location"] = NONE
        values["chapter_cost"] = NONE
        values["chapter_gain"] = NONE
        if archive is None:
            return
        chapter = self.chapter_of(archive["chapter"])
        values["chapter"] = chapter.card
        if not chapter.location:
            return
        values["chapter_location"] = self.locations[chapter.location]
        if chapter.cost is not None:
            values["chapter_cost"] = self.cost_of(chapter.cost)
        values["chapter_gain"] = self.list_of(chapter.reward)
        for players, need in enumerate(chapter.need_by_players, 1):
            self.put("chapter_need", players, need)


def barrier_number(barrier: Any) -> int:
    return BARRIERS.index(barrier.id)


def printed_numbers(figures: Figures, options: dict[str, Any], seats: int) -> dict[str, Any]:
    """All numbers that the rules ask for, at a table of so many seats."""
    return Printed(figures).all(options, seats)
