"""The printed figures as named tables that never change, for rules, views and bots.

They are built from checked files only (`Data.figures()`), so nothing is asked twice here. Places
and pieces are named by their ids; the number of a piece is its place in its tuple.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from carrack.games.maracaibo.ops import NOTHING, Cost, Ops

Names = tuple[str, ...]
Numbers = tuple[int, ...]


# ---- what pieces have in common ----


@dataclass(frozen=True)
class Condition:
    """What a career task or a card waits for: so many of something, or a barrier crossed."""

    when: str
    n: int = 0
    barrier: str = ""


@dataclass(frozen=True)
class Effect:
    """One effect of a card or a ship upgrade (11.2). What its kind does not need stays empty."""

    kind: str
    ops: Ops = NOTHING
    trigger: str = ""
    modifier: str = ""
    n: int = 0  # of a modifier
    from_cost: int = 0  # a discount for cards with at least this printed cost
    thresholds: Numbers = ()  # movement points for two and for three village actions
    object: str = ""  # counts as any object
    locations: Names = ()  # of the assistant, or of the stops to be made
    combat_cost: int = 0
    is_last: bool = False  # only as the final combat action
    loses_influence: bool = False
    needs_synergy: str = ""
    condition: Condition | None = None
    vp_by_different: Numbers = ()  # for 0, 1, 2, 3 different village actions
    doubloons_per_point: int = 0  # of movement, at a stop in an empty village
    most_doubloons: int = 0


@dataclass(frozen=True)
class Requirements:
    """What a project card asks for besides doubloons (11.1)."""

    barrier: str = ""
    return_figures: int = 0
    goods: Names = ()
    figure_on_nation: bool = False
    figure_at_combat_piles: bool = False
    nation_markers: int = 0
    figure_for_assistant: bool = False

    @property
    def figures(self) -> int:
        """Figures needed from the own supply."""
        placed = (self.figure_on_nation, self.figure_at_combat_piles, self.figure_for_assistant)
        return self.return_figures + sum(placed)


# ---- board ----


@dataclass(frozen=True)
class Location:
    id: str
    number: int
    name: str
    kind: str
    neighbors: Names
    is_annexable: bool
    takes_assistants: bool
    zone: str  # the nation whose zone it is in, or nothing
    has_city_tile: bool
    city_with: str  # the legacy tile that makes it a city
    requires_legacy: str  # it exists only with this tile
    requires_barrier: str
    action: Ops
    flag: Ops
    market_goods: Names
    market_capacity: Numbers  # by player count
    must_stop: bool
    rounds: Numbers
    ends_round: bool


@dataclass(frozen=True)
class Arrow:
    start: str
    end: str
    branch: str
    cost: int
    requires_legacy: str
    rounds: Numbers


@dataclass(frozen=True)
class Passage:
    """The secret passage: a way that is no arrow (L37)."""

    start: str
    end: str
    cost: int
    requires_legacy: str


@dataclass(frozen=True)
class CityTile:
    id: str
    name: str
    has_helm: bool
    player_counts: Numbers
    overlay_of: str
    action: Ops
    market_goods: Names
    market_capacity: int


@dataclass(frozen=True)
class ExplorerSpace:
    id: str
    region: int
    next: Names
    branch: str
    reward: Ops
    has_quest: bool
    is_start: bool
    is_end: bool


@dataclass(frozen=True)
class Barrier:
    id: str
    after_region: int
    before: str  # the last space before it
    behind: str
    reward_by_order: tuple[Ops, ...]


@dataclass(frozen=True)
class ShipUpgrade:
    slot: int
    id: str
    name: str
    discs: int
    immediate: Ops
    permanent: tuple[Effect, ...]


@dataclass(frozen=True)
class InfluenceTrack:
    max: int
    rank_thresholds: Numbers
    rank_names: Names
    rank_values: Numbers
    overflow_vp: int  # for each influence beyond the end
    marker_columns: Numbers
    column_points: Numbers
    dominance_bonus: Numbers
    most_influence_vp: int


@dataclass(frozen=True)
class Tracks:
    influence: InfluenceTrack
    doubloon_income_start: int
    doubloon_income_max: int
    final_vp_above: int  # income beyond this …
    final_vp_divisor: int  # … divided by this is VP at the end [RULING 23]
    vp_income_start: int
    vp_income_max: int
    combat_start: int
    combat_max: int


@dataclass(frozen=True)
class VillageActions:
    by_movement: Numbers
    take_doubloons: int
    discard_hand_doubloons: int


@dataclass(frozen=True)
class CombatActions:
    """What combat actions take from the combat value, and what they bring (13, 17.3, 17.4)."""

    influence_costs: Numbers
    influence_gains: Numbers
    annex_village: int
    annex_city: int
    displace_village: int
    displace_city: int
    annex_village_influence: int
    annex_city_influence: int
    uprising_liberate_city: int
    uprising_liberate_city_doubloons: int
    uprising_liberate_city_vp_per_occupied_city: int
    uprising_liberate_village: int
    uprising_vp_per_occupied_neighbour: int
    freeing_liberate_city: int
    freeing_liberate_village: int
    freeing_extra_city: int
    freeing_extra_village: int
    resistance_village_cost: int
    empty_pile_value: int
    freeing_vp_per_influence: int


@dataclass(frozen=True)
class Setup:
    doubloons: Numbers  # in turn order
    figures: int
    figures_in_supply: int
    figures_on_career: int
    synergy_tokens: int
    helm_tiles: int
    other_tiles: int
    combat_piles: Numbers
    prestige_buildings: int
    most_hand_cards: int
    cards_dealt: int
    cards_planned: int
    cards_kept: int
    display: int
    later_cards: int  # of the decks B, U and C
    hand_limit: int
    planning_slots: int
    careers_dealt: int
    home_ports_dealt: int
    last_purchase_doubloons: int
    last_purchase_final_vp: int


@dataclass(frozen=True)
class Board:
    rounds: int
    least_movement: int
    most_movement: int
    locations: tuple[Location, ...]
    arrows: tuple[Arrow, ...]
    passage: Passage
    city_tiles: tuple[CityTile, ...]
    explorer_track: tuple[ExplorerSpace, ...]
    explorer_end_vp: Numbers
    barriers: tuple[Barrier, ...]
    ship_upgrades: tuple[ShipUpgrade, ...]
    tracks: Tracks
    village: VillageActions
    combat: CombatActions


# ---- cards ----


@dataclass(frozen=True)
class ProjectCard:
    id: str
    deck: str
    number: int  # of a story card, else 0
    name: str
    cost: int
    vp: int
    good: str
    object: str
    requires: Requirements
    effects: tuple[Effect, ...]
    text: str


@dataclass(frozen=True)
class PrestigeBuilding:
    id: str
    name: str
    cost: int
    vp: int
    figures: int
    endgame: Ops
    is_promo: bool
    is_for_freeing: bool


@dataclass(frozen=True)
class Career:
    id: str
    name: str
    is_for_freeing: bool
    is_expansion: bool
    tasks: tuple[Condition, ...]
    task_reward: Ops
    task_figures: int
    complete_reward: Ops


@dataclass(frozen=True)
class HomePort:
    id: str
    name: str
    nation: str
    offer_cost: Cost
    offer: Ops
    kind: str
    ops: Ops
    combat_cost: int
    extra_actions: int
    is_for_freeing: bool
    text: str


# ---- tiles ----


@dataclass(frozen=True)
class CombatToken:
    id: str
    values: Numbers  # by nation
    modifier_for: str  # "most" or "fewest" markers, or nothing
    modifier: int
    cost: Cost | None
    cost_adds: int
    bonus: Ops


@dataclass(frozen=True)
class Quest:
    id: str
    name: str
    objects: Names
    reward: Ops
    is_promo: bool


@dataclass(frozen=True)
class TileAction:
    """A combat action of a legacy tile, once a game for the whole table (L6)."""

    id: str
    combat_cost: int
    ops: Ops


@dataclass(frozen=True)
class LegacyTile:
    id: str
    name: str
    place: str
    on_stop: Ops
    combat_actions: tuple[TileAction, ...]
    requires_barrier: str
    spaces_per_player: int
    after_space: str  # of the explorer track (L31)
    brings: str
    combat_points: int  # to free Luysa (L39)
    combat_points_solo: int
    doubloons_per_rank: int  # for the influence marker given up (L36)
    city_action_doubloons: int  # for each assistant and figure (L36)
    city_action_combat: int
    text: str


@dataclass(frozen=True)
class RuinSpace:
    id: str
    next: Names
    pay_objects: Names
    reward: Ops
    vp_by_order: Numbers


@dataclass(frozen=True)
class ResistanceTile:
    spaces: tuple[Ops, ...]
    adjacent: tuple[Numbers, ...]
    full_doubloons: int
    full_vp_per_combat_token: int
    base_side_bonus: Ops
    resistance_side_bonus: Ops
    village_action_cost: Cost
    village_action_reward_factor: int


@dataclass(frozen=True)
class Hint:
    id: str
    color: str
    objects: Names


@dataclass(frozen=True)
class SearchCard:
    id: str
    player_counts: Numbers
    green: tuple[Ops, ...]
    red: tuple[Ops, ...]
    found_when_left: int  # hints on the board; -1: never by that
    found_gain: Ops
    covers_green_with: Numbers  # player counts
    covers_red_with: Numbers


@dataclass(frozen=True)
class Search:
    hints: tuple[Hint, ...]
    locations: Names
    hints_per_location: int
    cards: tuple[SearchCard, ...]


@dataclass(frozen=True)
class Tiles:
    combat_tokens: tuple[CombatToken, ...]
    quests: tuple[Quest, ...]
    legacy: tuple[LegacyTile, ...]
    ruin_track: tuple[RuinSpace, ...]
    resistance: ResistanceTile
    object_tables: Mapping[str, tuple[Ops, ...]]  # by object, in the order of OBJECTS
    search: Search


# ---- automas ----


@dataclass(frozen=True)
class JacquesArea:
    does: str
    city: str = ""
    n: int = 0
    first: int = 0  # of the locations looked at for a quest
    last: int = 0


@dataclass(frozen=True)
class JacquesCard:
    id: str
    deck: str
    vp: int
    areas: tuple[JacquesArea, ...]


@dataclass(frozen=True)
class JacquesLevel:
    id: int
    name: str
    removed_a: int
    removed_b: int


@dataclass(frozen=True)
class Jacques:
    deck_size: int
    end_round_vp: int
    turns_after_end_symbol: Numbers  # by round
    explorer_lead_vp: int
    quest_lead_vp: int
    levels: tuple[JacquesLevel, ...]
    cards: tuple[JacquesCard, ...]


@dataclass(frozen=True)
class JeanAction:
    does: str
    first_round: int
    last_round: int
    n: int = 0
    nation: str = ""
    influence: int = 0
    extra_village: bool = False


@dataclass(frozen=True)
class JeanCard:
    id: str
    deck: str
    steps: int
    route: str
    display_card: int
    is_expansion: bool
    actions: tuple[JeanAction, ...]


@dataclass(frozen=True)
class JeanLevel:
    id: int
    name: str
    cards: Mapping[str, int]  # by deck


@dataclass(frozen=True)
class Jean:
    card_vp: int
    disc_vp: Numbers  # by discs; more than the last pay as the last
    quest_vp: int
    lead_quest: tuple[Numbers, ...]  # lead, VP
    lead_upgrades: tuple[Numbers, ...]
    lead_explorer: tuple[Numbers, ...]
    missing_combat_vp: int
    tie_order: Names
    levels: tuple[JeanLevel, ...]
    cards: tuple[JeanCard, ...]


# ---- scenarios ----


@dataclass(frozen=True)
class QuestPlaces:
    initial: Names
    initial_with_four: Names
    refill: Names
    refill_with_four: Names


@dataclass(frozen=True)
class ZoneMarkers:
    """Markers at the start: on the last so many villages of a zone, and on its cities."""

    players: int
    villages_per_zone: int
    village: int
    city: int


@dataclass(frozen=True)
class Scenario:
    id: str
    card: int
    campaign_card: int
    name: str
    is_cooperative: bool
    player_counts: Numbers
    modules: frozenset[str]
    optional_modules: frozenset[str]
    legacy: Names
    legacy_columns: tuple[Names, ...]  # a tile for each object, in the order of OBJECTS
    story_cards: Numbers  # first and last number, or none
    quests: QuestPlaces
    markers_per_location: int
    markers_by_players: tuple[ZoneMarkers, ...]
    new_markers_per_nation: Numbers  # by round
    has_nation_scoring: bool
    automas: Names
    win: Names
    ransom_doubloons: int


@dataclass(frozen=True)
class Chapter:
    card: int
    title: str
    scenario: str
    location: str
    cost: Cost | None
    reward: Ops
    need_by_players: Numbers
    on_success: int
    on_failure: int
    add_on_success: Names
    add_on_failure: Names
    remove_legacy: Names
    story_cards: Numbers


@dataclass(frozen=True)
class Figures:
    """Everything printed."""

    board: Board
    setup: Setup
    projects: tuple[ProjectCard, ...]
    prestige: tuple[PrestigeBuilding, ...]
    careers: tuple[Career, ...]
    home_ports: tuple[HomePort, ...]
    face_down_port: Ops
    tiles: Tiles
    jacques: Jacques
    jean: Jean
    zones: Mapping[str, Names]
    scenarios: tuple[Scenario, ...]
    chapters: tuple[Chapter, ...]
