"""Printed figures and options as plain numbers. A `Tables` object never changes; every state
points to it. `printed.py` takes the numbers from the named tables of `figures/`, where each of them
is declared.

Lists of ops are rows: `op[row]` has the number of the op, what goes with it, its cost, and where
the lists inside it begin.
"""

# compiled, small

from __future__ import annotations

from typing import Any

from carrack.games.maracaibo.effect_names import EFFECT_WIDTH
from carrack.games.maracaibo.names import (
    AREAS,
    CAREERS,
    CITY_TILES,
    COLUMNS,
    COMBAT_TOKENS,
    HINTS,
    HOME_PORTS,
    JACQUES_CARDS,
    JEAN_ACTIONS,
    JEAN_CARDS,
    LEADS,
    LEGACY_TILES,
    LOCATIONS,
    MAX_ARROWS,
    MAX_COSTS,
    MAX_EFFECTS,
    MAX_EXPLORER_SPACES,
    MAX_GREEN_SPACES,
    MAX_LISTS,
    MAX_NEXT,
    MAX_OPS,
    MOST_DISCS,
    NATION_COUNT,
    NEEDS,
    PRESTIGE_BUILDINGS,
    PROJECTS,
    QUESTS,
    RANKS,
    RED_SPACES,
    RESISTANCE_SPACES,
    RUIN_SPACES,
    SEATS,
    TASKS,
    UPGRADES,
)
from carrack.kernel.layout import Field, Layout
from carrack.kernel.memory import write_numbers


class Tables:
    """What the rules modules ask about board, cards, tiles, automas and the scenario."""

    options: dict[str, Any]
    key: str  # a hash of options and figures, part of every fingerprint
    port_upgrade: int
    combat_upgrade: int
    resistance_upgrade: int
    space_count: int
    first_space: int
    last_space: int
    ruin_after: int
    havana: int
    passage_from: int
    passage_to: int
    passage_cost: int
    least_movement: int
    most_movement: int
    rounds: int
    influence_max: int
    overflow_vp: int
    most_influence_vp: int
    income_start: int
    income_max: int
    vp_above: int
    vp_divisor: int
    vp_income_start: int
    vp_income_max: int
    combat_start: int
    combat_max: int
    take_doubloons: int
    discard_doubloons: int
    annex_village: int
    annex_city: int
    displace_village: int
    displace_city: int
    annex_village_influence: int
    annex_city_influence: int
    uprising_city: int
    uprising_city_doubloons: int
    uprising_city_vp: int
    uprising_village: int
    uprising_village_vp: int
    freeing_city: int
    freeing_village: int
    freeing_extra_city: int
    freeing_extra_village: int
    empty_pile_value: int
    influence_vp: int  # of one influence with Freeing the Caribbean
    figures: int
    figures_in_supply: int
    figures_on_career: int
    helm_tiles: int
    other_tiles: int
    prestige_count: int
    most_hand_cards: int
    cards_dealt: int
    cards_planned: int
    cards_kept: int
    display_size: int
    later_cards: int
    hand_limit: int
    planning_slots: int
    careers_dealt: int
    ports_dealt: int
    last_doubloons: int
    last_vp: int
    face_down_port: int  # list
    resistance_base: int  # list
    resistance_gain: int  # list
    resistance_cost: int  # cost
    resistance_factor: int
    full_doubloons: int
    full_vp: int
    hints_each: int
    green_count: int
    found_when_left: int
    found_gain: int
    covers_green: int
    covers_red: int
    luysa_combat: int
    luysa_combat_solo: int
    ransom: int
    dutch_doubloons: int  # for a rank given up
    dutch_city_doubloons: int
    dutch_city_combat: int
    jacques_end_vp: int
    jacques_explorer_vp: int
    jacques_quest_vp: int
    jacques_removes_a: int
    jacques_removes_b: int
    jean_card_vp: int
    jean_quest_vp: int
    jean_missing_vp: int
    home_ports: int
    resistance: int
    uprising: int
    freeing: int
    search: int
    automa: int  # -1 none, 0 Jean, 1 Jacques
    cooperative: int
    nation_scoring: int
    has_columns: int
    win_markers: int
    win_above: int
    win_luysa: int
    promos: int
    open_hands: int
    corrected: int  # 0: rulings of games before 0.6, 1 and 2: of games on the way to it, 3: of 0.6
    chapter: int  # its card, or 0
    chapter_location: int
    chapter_cost: int
    chapter_gain: int
    op: list[list[int]]
    list_start: list[int]
    list_length: list[int]
    cost: list[list[int]]
    effect: list[list[int]]
    number: list[int]
    kind: list[int]
    arrow_count: list[int]
    arrow_to: list[list[int]]
    arrow_cost: list[list[int]]
    arrow_branch: list[list[int]]
    arrow_rounds: list[list[int]]
    arrow_legacy: list[list[int]]
    neighbors: list[int]
    annexable: list[int]
    zone: list[int]
    has_tile: list[int]
    city_with: list[int]
    needs_legacy: list[int]
    needs_barrier: list[int]
    action: list[int]
    flag: list[int]
    market_goods: list[int]
    market_capacity: list[list[int]]
    must_stop: list[int]
    ends_round: list[int]
    tile_helm: list[int]
    tile_players: list[int]
    tile_overlay: list[int]
    tile_action: list[int]
    tile_goods: list[int]
    tile_capacity: list[int]
    region: list[int]
    next_count: list[int]
    next: list[list[int]]
    space_branch: list[int]
    space_reward: list[int]
    space_quest: list[int]
    to_end: list[int]
    to_barrier: list[int]
    barrier_reward: list[list[int]]
    explorer_end_vp: list[int]
    upgrade_discs: list[int]
    upgrade_gain: list[int]
    upgrade_effect: list[int]
    upgrade_effects: list[int]
    upgrade_slot: list[int]
    rank_at: list[int]
    rank_value: list[int]
    columns: list[int]
    column_points: list[int]
    dominance: list[int]
    actions_by_movement: list[int]
    influence_cost: list[int]
    influence_gain: list[int]
    start_doubloons: list[int]
    token_piles: list[int]
    card_cost: list[int]
    card_vp: list[int]
    card_good: list[int]
    card_object: list[int]
    card_deck: list[int]
    card_number: list[int]
    card_barrier: list[int]
    card_returns: list[int]
    card_figures: list[int]
    card_goods: list[int]
    card_markers: list[int]
    card_agent: list[int]
    card_effect: list[int]
    card_effects: list[int]
    prestige_cost: list[int]
    prestige_vp: list[int]
    prestige_figures: list[int]
    prestige_end: list[int]
    prestige_allowed: list[int]
    task_when: list[list[int]]
    task_n: list[list[int]]
    task_gain: list[int]
    task_figures: list[int]
    career_gain: list[int]
    career_allowed: list[int]
    port_kind: list[int]
    port_nation: list[int]
    port_cost: list[int]
    port_offer: list[int]
    port_list: list[int]
    port_combat: list[int]
    port_extra: list[int]
    port_allowed: list[int]
    token_value: list[list[int]]
    token_who: list[int]
    token_modifier: list[int]
    token_cost: list[int]
    token_adds: list[int]
    token_bonus: list[int]
    quest_cost: list[int]
    quest_reward: list[int]
    quest_allowed: list[int]
    quest_vp: list[int]
    legacy_place: list[int]
    legacy_list: list[int]
    legacy_partner: list[int]
    legacy_here: list[int]
    legacy_column: list[list[int]]
    fleet_cost: list[int]
    fleet_list: list[int]
    ruin_cost: list[int]
    ruin_reward: list[int]
    ruin_end_vp: list[int]
    resist_reward: list[int]
    resist_near: list[int]
    object_table: list[list[int]]
    hint_red: list[int]
    hint_cost: list[int]
    hint_places: list[int]
    green_reward: list[int]
    red_reward: list[int]
    jacques_vp: list[int]
    jacques_deck: list[int]
    jacques_does: list[list[int]]
    jacques_a: list[list[int]]
    jacques_b: list[list[int]]
    jacques_turns: list[int]
    jean_steps: list[int]
    jean_lower: list[int]
    jean_display: list[int]
    jean_deck: list[int]
    jean_actions: list[int]
    jean_does: list[list[int]]
    jean_first: list[list[int]]
    jean_last: list[list[int]]
    jean_n: list[list[int]]
    jean_nation: list[list[int]]
    jean_influence: list[list[int]]
    jean_village: list[list[int]]
    jean_takes: list[int]
    jean_disc_vp: list[int]
    jean_tie: list[int]
    jean_lead: list[list[list[int]]]
    quest_start: list[int]
    quest_refill: list[int]
    start_markers: list[int]
    new_markers: list[int]
    zone_order: list[list[int]]
    story: list[int]
    chapter_need: list[int]

    LAYOUT = Layout(
        Field("port_upgrade", "int"),
        Field("combat_upgrade", "int"),
        Field("resistance_upgrade", "int"),
        Field("space_count", "int"),
        Field("first_space", "int"),
        Field("last_space", "int"),
        Field("ruin_after", "int"),
        Field("havana", "int"),
        Field("passage_from", "int"),
        Field("passage_to", "int"),
        Field("passage_cost", "int"),
        Field("least_movement", "int"),
        Field("most_movement", "int"),
        Field("rounds", "int"),
        Field("influence_max", "int"),
        Field("overflow_vp", "int"),
        Field("most_influence_vp", "int"),
        Field("income_start", "int"),
        Field("income_max", "int"),
        Field("vp_above", "int"),
        Field("vp_divisor", "int"),
        Field("vp_income_start", "int"),
        Field("vp_income_max", "int"),
        Field("combat_start", "int"),
        Field("combat_max", "int"),
        Field("take_doubloons", "int"),
        Field("discard_doubloons", "int"),
        Field("annex_village", "int"),
        Field("annex_city", "int"),
        Field("displace_village", "int"),
        Field("displace_city", "int"),
        Field("annex_village_influence", "int"),
        Field("annex_city_influence", "int"),
        Field("uprising_city", "int"),
        Field("uprising_city_doubloons", "int"),
        Field("uprising_city_vp", "int"),
        Field("uprising_village", "int"),
        Field("uprising_village_vp", "int"),
        Field("freeing_city", "int"),
        Field("freeing_village", "int"),
        Field("freeing_extra_city", "int"),
        Field("freeing_extra_village", "int"),
        Field("empty_pile_value", "int"),
        Field("influence_vp", "int"),
        Field("figures", "int"),
        Field("figures_in_supply", "int"),
        Field("figures_on_career", "int"),
        Field("helm_tiles", "int"),
        Field("other_tiles", "int"),
        Field("prestige_count", "int"),
        Field("most_hand_cards", "int"),
        Field("cards_dealt", "int"),
        Field("cards_planned", "int"),
        Field("cards_kept", "int"),
        Field("display_size", "int"),
        Field("later_cards", "int"),
        Field("hand_limit", "int"),
        Field("planning_slots", "int"),
        Field("careers_dealt", "int"),
        Field("ports_dealt", "int"),
        Field("last_doubloons", "int"),
        Field("last_vp", "int"),
        Field("face_down_port", "int"),
        Field("resistance_base", "int"),
        Field("resistance_gain", "int"),
        Field("resistance_cost", "int"),
        Field("resistance_factor", "int"),
        Field("full_doubloons", "int"),
        Field("full_vp", "int"),
        Field("hints_each", "int"),
        Field("green_count", "int"),
        Field("found_when_left", "int"),
        Field("found_gain", "int"),
        Field("covers_green", "int"),
        Field("covers_red", "int"),
        Field("luysa_combat", "int"),
        Field("luysa_combat_solo", "int"),
        Field("ransom", "int"),
        Field("dutch_doubloons", "int"),
        Field("dutch_city_doubloons", "int"),
        Field("dutch_city_combat", "int"),
        Field("jacques_end_vp", "int"),
        Field("jacques_explorer_vp", "int"),
        Field("jacques_quest_vp", "int"),
        Field("jacques_removes_a", "int"),
        Field("jacques_removes_b", "int"),
        Field("jean_card_vp", "int"),
        Field("jean_quest_vp", "int"),
        Field("jean_missing_vp", "int"),
        Field("home_ports", "int"),
        Field("resistance", "int"),
        Field("uprising", "int"),
        Field("freeing", "int"),
        Field("search", "int"),
        Field("automa", "int"),
        Field("cooperative", "int"),
        Field("nation_scoring", "int"),
        Field("has_columns", "int"),
        Field("win_markers", "int"),
        Field("win_above", "int"),
        Field("win_luysa", "int"),
        Field("promos", "int"),
        Field("open_hands", "int"),
        Field("corrected", "int"),
        Field("chapter", "int"),
        Field("chapter_location", "int"),
        Field("chapter_cost", "int"),
        Field("chapter_gain", "int"),
        Field("op", "int", MAX_OPS, 6),
        Field("list_start", "int", MAX_LISTS),
        Field("list_length", "int", MAX_LISTS),
        Field("cost", "int", MAX_COSTS, 4 + NEEDS),
        Field("effect", "int", MAX_EFFECTS, EFFECT_WIDTH),
        # locations
        Field("number", "int", LOCATIONS),
        Field("kind", "int", LOCATIONS),
        Field("arrow_count", "int", LOCATIONS),
        Field("arrow_to", "int", LOCATIONS, MAX_ARROWS),
        Field("arrow_cost", "int", LOCATIONS, MAX_ARROWS),
        Field("arrow_branch", "int", LOCATIONS, MAX_ARROWS),
        Field("arrow_rounds", "int", LOCATIONS, MAX_ARROWS),
        Field("arrow_legacy", "int", LOCATIONS, MAX_ARROWS),
        Field("neighbors", "int", LOCATIONS),
        Field("annexable", "int", LOCATIONS),
        Field("zone", "int", LOCATIONS),
        Field("has_tile", "int", LOCATIONS),
        Field("city_with", "int", LOCATIONS),
        Field("needs_legacy", "int", LOCATIONS),
        Field("needs_barrier", "int", LOCATIONS),
        Field("action", "int", LOCATIONS),
        Field("flag", "int", LOCATIONS),
        Field("market_goods", "int", LOCATIONS),
        Field("market_capacity", "int", LOCATIONS, SEATS + 1),
        Field("must_stop", "int", LOCATIONS),
        Field("ends_round", "int", LOCATIONS),
        # city tiles
        Field("tile_helm", "int", CITY_TILES),
        Field("tile_players", "int", CITY_TILES),
        Field("tile_overlay", "int", CITY_TILES),
        Field("tile_action", "int", CITY_TILES),
        Field("tile_goods", "int", CITY_TILES),
        Field("tile_capacity", "int", CITY_TILES),
        # explorer track
        Field("region", "int", MAX_EXPLORER_SPACES),
        Field("next_count", "int", MAX_EXPLORER_SPACES),
        Field("next", "int", MAX_EXPLORER_SPACES, MAX_NEXT),
        Field("space_branch", "int", MAX_EXPLORER_SPACES),
        Field("space_reward", "int", MAX_EXPLORER_SPACES),
        Field("space_quest", "int", MAX_EXPLORER_SPACES),
        Field("to_end", "int", MAX_EXPLORER_SPACES),
        Field("to_barrier", "int", MAX_EXPLORER_SPACES),
        Field("barrier_reward", "int", 3, SEATS),
        Field("explorer_end_vp", "int", SEATS),
        # ship upgrades
        Field("upgrade_discs", "int", UPGRADES),
        Field("upgrade_gain", "int", UPGRADES),
        Field("upgrade_effect", "int", UPGRADES),
        Field("upgrade_effects", "int", UPGRADES),
        Field("upgrade_slot", "int", UPGRADES),
        # tracks, setup
        Field("rank_at", "int", RANKS),
        Field("rank_value", "int", RANKS),
        Field("columns", "int", COLUMNS),
        Field("column_points", "int", COLUMNS),
        Field("dominance", "int", NATION_COUNT),
        Field("actions_by_movement", "int", 8),
        Field("influence_cost", "int", 2),
        Field("influence_gain", "int", 2),
        Field("start_doubloons", "int", SEATS),
        Field("token_piles", "int", 2),
        # cards
        Field("card_cost", "int", PROJECTS),
        Field("card_vp", "int", PROJECTS),
        Field("card_good", "int", PROJECTS),
        Field("card_object", "int", PROJECTS),
        Field("card_deck", "int", PROJECTS),
        Field("card_number", "int", PROJECTS),
        Field("card_barrier", "int", PROJECTS),
        Field("card_returns", "int", PROJECTS),
        Field("card_figures", "int", PROJECTS),
        Field("card_goods", "int", PROJECTS),
        Field("card_markers", "int", PROJECTS),
        Field("card_agent", "int", PROJECTS),
        Field("card_effect", "int", PROJECTS),
        Field("card_effects", "int", PROJECTS),
        Field("prestige_cost", "int", PRESTIGE_BUILDINGS),
        Field("prestige_vp", "int", PRESTIGE_BUILDINGS),
        Field("prestige_figures", "int", PRESTIGE_BUILDINGS),
        Field("prestige_end", "int", PRESTIGE_BUILDINGS),
        Field("prestige_allowed", "int", PRESTIGE_BUILDINGS),
        Field("task_when", "int", CAREERS, TASKS),
        Field("task_n", "int", CAREERS, TASKS),
        Field("task_gain", "int", CAREERS),
        Field("task_figures", "int", CAREERS),
        Field("career_gain", "int", CAREERS),
        Field("career_allowed", "int", CAREERS),
        Field("port_kind", "int", HOME_PORTS),
        Field("port_nation", "int", HOME_PORTS),
        Field("port_cost", "int", HOME_PORTS),
        Field("port_offer", "int", HOME_PORTS),
        Field("port_list", "int", HOME_PORTS),
        Field("port_combat", "int", HOME_PORTS),
        Field("port_extra", "int", HOME_PORTS),
        Field("port_allowed", "int", HOME_PORTS),
        # tiles
        Field("token_value", "int", COMBAT_TOKENS, NATION_COUNT),
        Field("token_who", "int", COMBAT_TOKENS),  # 1 most, 2 fewest
        Field("token_modifier", "int", COMBAT_TOKENS),
        Field("token_cost", "int", COMBAT_TOKENS),
        Field("token_adds", "int", COMBAT_TOKENS),
        Field("token_bonus", "int", COMBAT_TOKENS),
        Field("quest_cost", "int", QUESTS),
        Field("quest_reward", "int", QUESTS),
        Field("quest_allowed", "int", QUESTS),
        Field("quest_vp", "int", QUESTS),
        Field("legacy_place", "int", LEGACY_TILES),
        Field("legacy_list", "int", LEGACY_TILES),
        Field("legacy_partner", "int", LEGACY_TILES),
        Field("legacy_here", "int", LEGACY_TILES),  # laid before the columns
        Field("legacy_column", "int", 3, 5),
        Field("fleet_cost", "int", 2),
        Field("fleet_list", "int", 2),
        Field("ruin_cost", "int", RUIN_SPACES),
        Field("ruin_reward", "int", RUIN_SPACES),
        Field("ruin_end_vp", "int", SEATS),
        Field("resist_reward", "int", RESISTANCE_SPACES),
        Field("resist_near", "int", RESISTANCE_SPACES),
        Field("object_table", "int", 3, 5),
        Field("hint_red", "int", HINTS),
        Field("hint_cost", "int", HINTS),
        Field("hint_places", "int", LOCATIONS),
        Field("green_reward", "int", MAX_GREEN_SPACES),
        Field("red_reward", "int", RED_SPACES),
        # automas
        Field("jacques_vp", "int", JACQUES_CARDS),
        Field("jacques_deck", "int", JACQUES_CARDS),
        Field("jacques_does", "int", JACQUES_CARDS, AREAS),
        Field("jacques_a", "int", JACQUES_CARDS, AREAS),
        Field("jacques_b", "int", JACQUES_CARDS, AREAS),
        Field("jacques_turns", "int", 4),
        Field("jean_steps", "int", JEAN_CARDS),
        Field("jean_lower", "int", JEAN_CARDS),
        Field("jean_display", "int", JEAN_CARDS),
        Field("jean_deck", "int", JEAN_CARDS),
        Field("jean_actions", "int", JEAN_CARDS),
        Field("jean_does", "int", JEAN_CARDS, JEAN_ACTIONS),
        Field("jean_first", "int", JEAN_CARDS, JEAN_ACTIONS),
        Field("jean_last", "int", JEAN_CARDS, JEAN_ACTIONS),
        Field("jean_n", "int", JEAN_CARDS, JEAN_ACTIONS),
        Field("jean_nation", "int", JEAN_CARDS, JEAN_ACTIONS),
        Field("jean_influence", "int", JEAN_CARDS, JEAN_ACTIONS),
        Field("jean_village", "int", JEAN_CARDS, JEAN_ACTIONS),
        Field("jean_takes", "int", 3),
        Field("jean_disc_vp", "int", MOST_DISCS),
        Field("jean_tie", "int", NATION_COUNT),
        Field("jean_lead", "int", 3, LEADS, 2),  # quests, upgrades, explorer
        # scenario
        Field("quest_start", "int", LOCATIONS),
        Field("quest_refill", "int", LOCATIONS),
        Field("start_markers", "int", LOCATIONS),
        Field("new_markers", "int", 4),
        Field("zone_order", "int", NATION_COUNT, 8),
        Field("story", "int", PROJECTS),  # story cards in the pool
        Field("chapter_need", "int", SEATS + 1),
    )

    def __init__(self, values: dict[str, Any], options: dict[str, Any], key: str) -> None:
        self.options = options
        self.key = key
        write_numbers(self, Tables.LAYOUT, values)
