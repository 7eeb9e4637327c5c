"""What is printed on tiles and tokens: tiles.toml."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from carrack.games.maracaibo.checks.forms import MOST
from carrack.games.maracaibo.checks.ops import NEVER_IN_COMBAT, NEVER_IN_TABLE, is_cost
from carrack.games.maracaibo.figures.board import BY_SEAT, LEGACY, PLAYER_COUNTS, SPACE
from carrack.games.maracaibo.figures.declared import (
    AMOUNT,
    COST,
    FLAG,
    MARK,
    NAME,
    OPS,
    POSITION,
    STOP,
    TEXT,
    Kind,
    Parts,
    cost_number,
    exactly,
    figure,
    fixed,
    inside,
    many,
    ops,
    whole,
    word,
)
from carrack.games.maracaibo.figures.effects import Names, Numbers
from carrack.games.maracaibo.names import (
    BARRIERS,
    COMBAT_TOKENS,
    HINTS,
    MAX_GREEN_SPACES,
    NONE,
    OBJECTS,
    QUESTS,
    RED_SPACES,
    RESISTANCE_SPACES,
    RUIN_SPACES,
)
from carrack.games.maracaibo.ops import NOTHING, Cost, Ops, cost_of
from carrack.kernel import findings
from carrack.kernel.errors import shown
from carrack.kernel.findings import Complaint

IN_COMBAT = ops(NEVER_IN_COMBAT)


def objects_cost(numbers: Any, objects: Names) -> int:
    """Objects that are paid, as the number of a cost."""
    number: int = numbers.cost_of(Cost(objects=objects))
    return number


OBJECT_LIST = many(word(OBJECTS), 1, 3)
PAID_OBJECTS = Kind(OBJECT_LIST.test, tuple, objects_cost)
PAID_OBJECTS_IF_ANY = Kind(
    OBJECT_LIST.test, tuple, lambda numbers, paid: objects_cost(numbers, paid) if paid else NONE
)


# ---- combat tokens and quests ----


def is_token_cost(value: Any) -> Complaint:
    """A cost, and what paying it adds to the combat value."""
    if not isinstance(value, Mapping) or "n" not in value:
        return f"must name a cost and n, not {shown(value)}"
    return findings.whole(1, 20)(value["n"]) or is_cost(without_n(value))


def without_n(value: Mapping[str, Any]) -> dict[str, Any]:
    return {name: part for name, part in value.items() if name != "n"}


TOKEN_COST = Kind(fixed(is_token_cost).test, lambda v: cost_of(without_n(v)), cost_number)
TOKEN_COST_ADDS = Kind(fixed(is_token_cost).test, lambda value: value["n"])
TOKEN_VALUE = whole(1, 20)
FOR = ["", "most", "fewest"]  # markers
MODIFIER = Parts(
    {
        "who": Kind(word(FOR[1:]).test, number=lambda _, who: FOR.index(who)),
        "n": whole(1, 20),
    }
)


@dataclass(frozen=True)
class CombatToken:
    id: str = figure(NAME)
    france: int = figure(TOKEN_VALUE, into="token_value", column=0)
    spain: int = figure(TOKEN_VALUE, into="token_value", column=1)
    england: int = figure(TOKEN_VALUE, into="token_value", column=2)
    # "most" or "fewest" markers, or nothing
    modifier_for: str = figure(MODIFIER.part("who"), toml="modifier", default="", into="token_who")
    modifier: int = figure(MODIFIER.part("n"), default=0, into="token_modifier")
    cost: Cost | None = figure(TOKEN_COST, default=None, into="token_cost")
    cost_adds: int = figure(TOKEN_COST_ADDS, toml="cost", default=0, into="token_adds")
    bonus: Ops = figure(IN_COMBAT, default=NOTHING, into="token_bonus")

    @property
    def values(self) -> Numbers:
        """What the token is worth against each nation."""
        return (self.france, self.spain, self.england)


@dataclass(frozen=True)
class Quest:
    id: str = figure(NAME)
    objects: Names = figure(PAID_OBJECTS, toml="cost", into="quest_cost")
    reward: Ops = figure(OPS, into="quest_reward")
    text: str = figure(TEXT)
    name: str = figure(TEXT, default="")
    is_promo: bool = figure(FLAG, toml="promo", default=False)


# ---- legacy tiles, the ruin, the resistance tile ----


@dataclass(frozen=True)
class TileAction:
    """A combat action of a legacy tile, once a game for the whole table (L6)."""

    id: str = figure(NAME)
    combat_cost: int = figure(whole(1, MOST), toml="cost", into="fleet_cost")
    ops: Ops = figure(IN_COMBAT, toml="do", into="fleet_list")


# a location, or somewhere else
PLACE = Kind(TEXT.test, number=lambda numbers, place: numbers.locations.get(place, NONE))


@dataclass(frozen=True)
class LegacyTile:
    id: str = figure(NAME)
    name: str = figure(TEXT)
    place: str = figure(PLACE, into="legacy_place")
    text: str = figure(TEXT)
    on_stop: Ops = figure(OPS, default=NOTHING, into="legacy_list")
    combat_actions: tuple[TileAction, ...] = figure(many(inside(TileAction), 1, 2), default=())
    requires_barrier: str = figure(word(BARRIERS), default="")
    spaces_per_player: int = figure(exactly(1), default=0)
    # of the explorer track (L31)
    after_space: str = figure(SPACE, default="", into="ruin_after")
    brings: str = figure(LEGACY, default="", into="legacy_partner")
    special: str = figure(word(["dutch_city"]), default="")
    # to free Luysa (L39)
    combat_points: int = figure(whole(1, 40), default=0, into="luysa_combat")
    combat_points_solo: int = figure(whole(1, 40), default=0, into="luysa_combat_solo")
    # for the influence marker given up (L36)
    doubloons_per_rank: int = figure(AMOUNT, default=0, into="dutch_doubloons")
    # for each assistant and figure (L36)
    city_action_doubloons: int = figure(AMOUNT, default=0, into="dutch_city_doubloons")
    city_action_combat: int = figure(AMOUNT, default=0, into="dutch_city_combat")


RUIN_NAMES = [f"R{number}" for number in range(RUIN_SPACES)]


@dataclass(frozen=True)
class RuinSpace:
    id: str = figure(NAME)
    x: float = figure(POSITION)
    y: float = figure(POSITION)
    next: Names = figure(many(word(RUIN_NAMES), high=1))
    pay_objects: Names = figure(PAID_OBJECTS_IF_ANY, default=(), into="ruin_cost")
    reward: Ops = figure(OPS, into="ruin_reward")
    is_start: bool = figure(MARK, toml="start", default=False)
    is_end: bool = figure(MARK, toml="end", default=False)
    vp_by_order: Numbers = figure(BY_SEAT, default=(), into="ruin_end_vp", alone=True)


RESISTANCE_SPACE = whole(0, RESISTANCE_SPACES - 1)


@dataclass(frozen=True)
class ResistanceTile:
    spaces: tuple[Ops, ...] = figure(
        many(OPS, RESISTANCE_SPACES, RESISTANCE_SPACES), into="resist_reward"
    )
    adjacent: tuple[Numbers, ...] = figure(many(many(RESISTANCE_SPACE, 2, 2, differ=True), 1, 6))
    full_doubloons: int = figure(AMOUNT, into="full_doubloons")
    full_vp_per_combat_token: int = figure(AMOUNT, into="full_vp")
    base_side_bonus: Ops = figure(OPS, into="resistance_base")
    resistance_side_bonus: Ops = figure(OPS, into="resistance_gain")
    village_action_cost: Cost = figure(COST, into="resistance_cost")
    village_action_reward_factor: int = figure(whole(1, 4), into="resistance_factor")


# ---- The Search ----


@dataclass(frozen=True)
class TilesMeta:
    combat_tokens: int = figure(exactly(COMBAT_TOKENS))
    quests: int = figure(exactly(QUESTS - 1))
    quest_promos: int = figure(exactly(1))
    hints: int = figure(exactly(HINTS))
    hints_green: int = figure(whole(1, HINTS))
    hints_red: int = figure(whole(0, HINTS))
    hint_locations: Names = figure(many(STOP, 1, differ=True))
    hints_per_location: int = figure(whole(1, 4), into="hints_each")


@dataclass(frozen=True)
class Hint:
    id: str = figure(NAME)
    color: str = figure(word(["green", "red"]), toml="colour", into="hint_red")
    objects: Names = figure(PAID_OBJECTS, default=(), into="hint_cost")


@dataclass(frozen=True)
class SearchCard:
    id: str = figure(NAME)
    player_counts: Numbers = figure(PLAYER_COUNTS, toml="players")
    green: tuple[Ops, ...] = figure(many(OPS, 2, MAX_GREEN_SPACES), into="green_reward")
    red: tuple[Ops, ...] = figure(many(OPS, RED_SPACES, RED_SPACES), into="red_reward")
    # hints on the board; -1: never by that
    found_when_left: int = figure(whole(-1, HINTS), into="found_when_left")
    found_gain: Ops = figure(OPS, into="found_gain")
    covers_green_with: Numbers = figure(PLAYER_COUNTS, toml="cover_green_players")
    covers_red_with: Numbers = figure(PLAYER_COUNTS, toml="cover_red_players")


# ---- rewards for a drawn card, by the object that it shows ----

FOR_OBJECT = ops(without=NEVER_IN_TABLE)


@dataclass(frozen=True)
class ObjectTable:
    book: Ops = figure(FOR_OBJECT, into="object_table", column=0)
    spyglass: Ops = figure(FOR_OBJECT, into="object_table", column=1)
    herbs: Ops = figure(FOR_OBJECT, into="object_table", column=2)
    lantern: Ops = figure(FOR_OBJECT, into="object_table", column=3)
    rope: Ops = figure(FOR_OBJECT, into="object_table", column=4)


@dataclass(frozen=True)
class Search:
    hints: tuple[Hint, ...]
    locations: Names
    cards: tuple[SearchCard, ...]


@dataclass(frozen=True)
class Tiles:
    meta: TilesMeta
    combat_tokens: tuple[CombatToken, ...]
    quests: tuple[Quest, ...]
    legacy: tuple[LegacyTile, ...]
    ruin_track: tuple[RuinSpace, ...]
    resistance: ResistanceTile
    object_tables: Mapping[str, ObjectTable]
    search: Search
