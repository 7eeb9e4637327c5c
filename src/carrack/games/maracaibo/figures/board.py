"""What is printed on the board and on the ship board: board.toml."""

from __future__ import annotations

from dataclasses import dataclass

from carrack.games.maracaibo.checks.forms import MOST
from carrack.games.maracaibo.figures.declared import (
    AMOUNT,
    CITY,
    FLAG,
    LOCATION,
    MARK,
    NAME,
    OPS,
    POSITION,
    TEXT,
    Kind,
    as_bits,
    exactly,
    figure,
    in_list,
    many,
    whole,
    word,
)
from carrack.games.maracaibo.figures.effects import EFFECTS, Effect, Names, Numbers
from carrack.games.maracaibo.names import (
    BARRIERS,
    BRANCHES,
    COMBAT_TOKENS,
    GOODS,
    HAND_SLOTS,
    KINDS,
    LEGACY_IDS,
    MARKERS,
    MAX_MARKET,
    MAX_NEXT,
    NATIONS,
    NONE,
    OBJECTS,
    RANKS,
    ROUNDS,
    SYNERGIES,
    SYNERGY_COUNT,
    UPGRADES,
)
from carrack.games.maracaibo.ops import NOTHING, Ops

ALL_ROUNDS = (1, 2, 3, 4)


@dataclass(frozen=True)
class Recess:
    """An upgrade of the ship board that is a place for a tile."""

    upgrade: str
    modifier: str  # by which it is known
    into: str  # the number of `Tables` that says where it stands


RECESSES = (
    Recess("combat_tile", "combat_tile_upgrade", "combat_upgrade"),
    Recess("resistance_tile", "resistance_village_action", "resistance_upgrade"),
    Recess("home_port", "home_port", "port_upgrade"),
)
CITY_SLOTS = 4
LAST_REGION = len(BARRIERS)
MOST_INFLUENCE = 40
MOST_COMBAT = 40

LEGACY = Kind(in_list("legacy").test, number=word(LEGACY_IDS).number)
SPACE = Kind(
    in_list("explorer_spaces").test,
    number=lambda numbers, name: numbers.spaces[name] if name else NONE,
)
MARKET = as_bits(many(word(GOODS), 1, len(GOODS), differ=True))
ROUND_NUMBERS = as_bits(many(whole(1, 4), 1, 4, differ=True))
PLAYER_COUNTS = as_bits(many(whole(1, 4), high=4, differ=True))
CANVAS = many(whole(1, 10_000), 2, 2)
STEPS = many(whole(1, MOST), 2, 2)
BY_SEAT = many(AMOUNT, 4, 4)
MOVEMENT = whole(1, 7)
COMBAT_COST = whole(1, 20)


# ---- the map ----


@dataclass(frozen=True)
class Location:
    id: str = figure(NAME)
    number: int = figure(whole(1, 22), into="number")
    name: str = figure(TEXT)
    kind: str = figure(word(KINDS), into="kind")
    x: float = figure(POSITION)
    y: float = figure(POSITION)
    neighbors: Names = figure(
        as_bits(many(LOCATION, 1, 6, differ=True)), toml="neighbours", into="neighbors"
    )
    is_annexable: bool = figure(FLAG, toml="annexable", into="annexable")
    takes_assistants: bool = figure(FLAG, toml="assistants")
    zone: str = figure(word(NATIONS), default="", into="zone")  # the nation whose zone it is in
    has_city_tile: bool = figure(FLAG, toml="city_tile_slot", default=False, into="has_tile")
    # the legacy tile that makes it a city
    city_with: str = figure(LEGACY, toml="city_with_legacy", default="", into="city_with")
    # it exists only with this tile
    requires_legacy: str = figure(LEGACY, default="", into="needs_legacy")
    requires_barrier: str = figure(word(BARRIERS), default="", into="needs_barrier")
    action: Ops = figure(OPS, default=NOTHING, into="action")
    flag: Ops = figure(OPS, default=NOTHING, into="flag")
    market_goods: Names = figure(MARKET, default=(), into="market_goods")
    market_capacity: Numbers = figure(  # by player count
        many(whole(1, MAX_MARKET), 4, 4), default=(), into="market_capacity", column=1
    )
    enter_cost: int = figure(MOVEMENT, default=0)
    leave_cost: int = figure(MOVEMENT, default=0)
    must_stop: bool = figure(FLAG, default=False, into="must_stop")
    rounds: Numbers = figure(ROUND_NUMBERS, default=ALL_ROUNDS)
    ends_round: bool = figure(FLAG, default=False, into="ends_round")


@dataclass(frozen=True)
class Arrow:
    start: str = figure(LOCATION, toml="from")
    end: str = figure(LOCATION, toml="to", into="arrow_to")
    branch: str = figure(word(BRANCHES), into="arrow_branch")
    cost: int = figure(MOVEMENT, into="arrow_cost")
    requires_legacy: str = figure(LEGACY, default="", into="arrow_legacy")
    rounds: Numbers = figure(ROUND_NUMBERS, default=ALL_ROUNDS, into="arrow_rounds")


@dataclass(frozen=True)
class Passage:
    """The secret passage: a way that is no arrow (L37)."""

    id: str = figure(NAME)
    start: str = figure(LOCATION, toml="from", into="passage_from")
    end: str = figure(LOCATION, toml="to", into="passage_to")
    cost: int = figure(MOVEMENT, into="passage_cost")
    requires_legacy: str = figure(LEGACY)
    once_per_player: bool = figure(MARK)
    neighbors: bool = figure(exactly(False), toml="neighbours")


@dataclass(frozen=True)
class CityTile:
    id: str = figure(NAME)
    name: str = figure(TEXT)
    has_helm: bool = figure(FLAG, toml="helm", into="tile_helm")
    player_counts: Numbers = figure(PLAYER_COUNTS, toml="players", into="tile_players")
    overlay_of: str = figure(CITY, default="", into="tile_overlay")
    action: Ops = figure(OPS, into="tile_action")
    market_goods: Names = figure(MARKET, into="tile_goods")
    market_capacity: int = figure(whole(1, MAX_MARKET), into="tile_capacity")
    text: str = figure(TEXT)
    is_expansion: bool = figure(FLAG, toml="expansion", default=False)


@dataclass(frozen=True)
class Area:
    """Where something is drawn: nobody plays with it."""

    id: str = figure(NAME)
    x: float = figure(POSITION)
    y: float = figure(POSITION)
    w: float = figure(POSITION)
    h: float = figure(POSITION)


# ---- the explorer track ----


@dataclass(frozen=True)
class ExplorerSpace:
    id: str = figure(NAME)
    region: int = figure(whole(0, LAST_REGION), into="region")
    x: float = figure(POSITION)
    y: float = figure(POSITION)
    next: Names = figure(many(SPACE, high=MAX_NEXT, differ=True), into="next")
    name: str = figure(TEXT, default="")
    branch: str = figure(word(BRANCHES), default="main", into="space_branch")
    reward: Ops = figure(OPS, into="space_reward")
    has_quest: bool = figure(FLAG, toml="quest_slot", into="space_quest")
    is_start: bool = figure(MARK, toml="start", default=False)
    is_end: bool = figure(MARK, toml="end", default=False)


@dataclass(frozen=True)
class Barrier:
    id: str = figure(word(BARRIERS))
    after_region: int = figure(whole(0, LAST_REGION - 1))
    before: str = figure(SPACE, toml="from")  # the last space before it
    behind: str = figure(SPACE, toml="to")
    x: float = figure(POSITION)
    y: float = figure(POSITION)
    reward_by_order: tuple[Ops, ...] = figure(many(OPS, 4, 4), into="barrier_reward")


@dataclass(frozen=True)
class ExplorerEnd:
    vp_by_order: Numbers = figure(BY_SEAT, into="explorer_end_vp")


# ---- the ship board, tracks ----


@dataclass(frozen=True)
class ShipUpgrade:
    slot: int = figure(whole(1, UPGRADES))
    id: str = figure(NAME)
    name: str = figure(TEXT)
    x: float = figure(POSITION)
    y: float = figure(POSITION)
    discs: int = figure(exactly(2), into="upgrade_discs")
    immediate: Ops = figure(OPS, into="upgrade_gain")
    permanent: tuple[Effect, ...] = figure(EFFECTS, into=("upgrade_effect", "upgrade_effects"))
    text: str = figure(TEXT)


@dataclass(frozen=True)
class InfluenceTrack:
    spaces: int = figure(whole(2, MOST_INFLUENCE + 1))
    max: int = figure(whole(1, MOST_INFLUENCE), into="influence_max")
    rank_thresholds: Numbers = figure(many(whole(1, MOST_INFLUENCE), RANKS, RANKS), into="rank_at")
    rank_names: Names = figure(many(TEXT, RANKS, RANKS))
    rank_values: Numbers = figure(many(AMOUNT, RANKS, RANKS), into="rank_value")
    # for each influence beyond the end
    overflow_vp: int = figure(AMOUNT, toml="overflow_vp_per_influence", into="overflow_vp")
    marker_columns: Numbers = figure(many(whole(1, MARKERS), 1, MARKERS), into="columns")
    column_points: Numbers = figure(many(AMOUNT, 1, MARKERS), into="column_points")
    dominance_bonus: Numbers = figure(many(AMOUNT, 3, 3), into="dominance")
    most_influence_vp: int = figure(AMOUNT, into="most_influence_vp")


@dataclass(frozen=True)
class DoubloonIncome:
    start: int = figure(AMOUNT, into="income_start")
    max: int = figure(whole(1, MOST), into="income_max")
    final_vp_above: int = figure(AMOUNT, into="vp_above")  # income beyond this …
    # … divided by this is VP at the end [RULING 23]
    final_vp_divisor: int = figure(whole(1, MOST), into="vp_divisor")


@dataclass(frozen=True)
class VpIncome:
    start: int = figure(AMOUNT, into="vp_income_start")
    max: int = figure(whole(1, MOST), into="vp_income_max")


@dataclass(frozen=True)
class CombatTrack:
    start: int = figure(whole(0, MOST_COMBAT), into="combat_start")
    max: int = figure(whole(1, MOST_COMBAT), into="combat_max")


@dataclass(frozen=True)
class Tracks:
    influence: InfluenceTrack
    doubloon_income: DoubloonIncome
    vp_income: VpIncome
    combat: CombatTrack


TRACKS = {
    "influence": InfluenceTrack,
    "doubloon_income": DoubloonIncome,
    "vp_income": VpIncome,
    "combat": CombatTrack,
}


# ---- actions, setup ----


@dataclass(frozen=True)
class VillageActions:
    by_movement: Numbers = figure(
        many(whole(1, 5), 7, 7), toml="actions_by_movement", into="actions_by_movement", column=1
    )
    take_doubloons: int = figure(whole(1, MOST), into="take_doubloons")
    discard_hand_doubloons: int = figure(whole(1, MOST), into="discard_doubloons")


@dataclass(frozen=True)
class CombatActions:
    """What combat actions take from the combat value, and what they bring (13, 17.3, 17.4)."""

    influence_costs: Numbers = figure(STEPS, into="influence_cost")
    influence_gains: Numbers = figure(STEPS, into="influence_gain")
    annex_village: int = figure(COMBAT_COST, into="annex_village")
    annex_city: int = figure(COMBAT_COST, into="annex_city")
    displace_village: int = figure(COMBAT_COST, into="displace_village")
    displace_city: int = figure(COMBAT_COST, into="displace_city")
    uprising_liberate_city: int = figure(COMBAT_COST, into="uprising_city")
    uprising_liberate_village: int = figure(COMBAT_COST, into="uprising_village")
    freeing_liberate_city: int = figure(COMBAT_COST, into="freeing_city")
    freeing_liberate_village: int = figure(COMBAT_COST, into="freeing_village")
    freeing_extra_city: int = figure(COMBAT_COST, into="freeing_extra_city")
    freeing_extra_village: int = figure(COMBAT_COST, into="freeing_extra_village")
    resistance_village_cost: int = figure(COMBAT_COST)
    empty_pile_value: int = figure(COMBAT_COST, into="empty_pile_value")
    annex_village_influence: int = figure(AMOUNT, into="annex_village_influence")
    annex_city_influence: int = figure(AMOUNT, into="annex_city_influence")
    uprising_liberate_city_doubloons: int = figure(AMOUNT, into="uprising_city_doubloons")
    uprising_liberate_city_vp_per_occupied_city: int = figure(AMOUNT, into="uprising_city_vp")
    uprising_vp_per_occupied_neighbour: int = figure(AMOUNT, into="uprising_village_vp")
    freeing_vp_per_influence: int = figure(AMOUNT, into="influence_vp")


@dataclass(frozen=True)
class Setup:
    doubloons: Numbers = figure(BY_SEAT, into="start_doubloons")  # in turn order
    figures: int = figure(exactly(8), into="figures")
    figures_in_supply: int = figure(whole(0, 8), into="figures_in_supply")
    figures_on_career: int = figure(exactly(3), into="figures_on_career")
    synergy_tokens: int = figure(exactly(SYNERGY_COUNT))
    helm_tiles: int = figure(whole(0, CITY_SLOTS), into="helm_tiles")
    other_tiles: int = figure(whole(0, CITY_SLOTS), into="other_tiles")
    combat_piles: Numbers = figure(many(whole(1, COMBAT_TOKENS), 2, 2), into="token_piles")
    prestige_buildings: int = figure(exactly(ROUNDS), into="prestige_count")
    most_hand_cards: int = figure(whole(4, HAND_SLOTS), into="most_hand_cards")


@dataclass(frozen=True)
class LastPurchase:
    doubloons: int = figure(AMOUNT, into="last_doubloons")
    final_vp: int = figure(AMOUNT, into="last_vp")


@dataclass(frozen=True)
class BoardMeta:
    game: str = figure(TEXT)
    version: int = figure(whole(1, MOST))
    canvas: Numbers = figure(CANVAS)
    ship_board_canvas: Numbers = figure(CANVAS)
    players: Numbers = figure(exactly([1, 2, 3, 4]))
    rounds: int = figure(exactly(ROUNDS), into="rounds")
    least_movement: int = figure(exactly(1), toml="move_min", into="least_movement")
    most_movement: int = figure(exactly(7), toml="move_max", into="most_movement")
    goods: Names = figure(exactly(GOODS))
    objects: Names = figure(exactly(OBJECTS))
    synergies: Names = figure(exactly(SYNERGIES))
    goods_found: Names = figure(many(word(GOODS)))
    objects_found: Names = figure(many(word(OBJECTS)))
    synergies_found: Names = figure(many(word(SYNERGIES)))
    nations: Names = figure(exactly(NATIONS))


@dataclass(frozen=True)
class Board:
    meta: BoardMeta
    locations: tuple[Location, ...]
    arrows: tuple[Arrow, ...]
    passage: Passage
    city_tiles: tuple[CityTile, ...]
    explorer_track: tuple[ExplorerSpace, ...]
    explorer_end: ExplorerEnd
    barriers: tuple[Barrier, ...]
    ship_upgrades: tuple[ShipUpgrade, ...]
    tracks: Tracks
    village: VillageActions
    combat: CombatActions
    setup: Setup
    last_purchase: LastPurchase
