"""Printed figures and options as plain numbers. A `Tables` object never changes; every state
points to it. `printed.py` works the numbers out from the data files, ours or an owner's, and
`shapes.py` says how many of each there are.

Lists of ops are rows: `op[row]` has the number of the op, what goes with it, its cost, and where
the lists inside it begin.
"""

from __future__ import annotations

from typing import Any

from carrack.games.maracaibo.shapes import PRINTED_LAYOUT
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

    def __init__(self, values: dict[str, Any], options: dict[str, Any], key: str) -> None:
        self.options = options
        self.key = key
        write_numbers(self, PRINTED_LAYOUT, values)
