"""Actions by name: what the wire, the log and records carry, and the numbers behind.

A number may mean a place in the own hand or tableau, so a name needs the table and the seat:
`{"type": "buy", "card": "A001"}` is the place in the hand where that card is now.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from functools import cached_property, lru_cache
from typing import Any

from carrack.games.maracaibo.data import Data
from carrack.games.maracaibo.entry_names import COMBAT, COMBAT_SECOND, COMBAT_TOKEN, ENTRY_KIND
from carrack.games.maracaibo.figures import Figures
from carrack.games.maracaibo.names import (
    ACCEPT,
    ACTION_COUNT,
    ADD_FIGURE,
    ADD_POINT,
    ANNEX,
    ASSISTANT,
    BUY_FROM_HAND,
    BUY_PLANNED,
    CARD_ACTION,
    CARD_QUEST,
    CHAPTER_GOAL,
    CHOOSE_GOOD,
    CHOOSE_LOCATION,
    CHOOSE_NATION,
    CHOOSE_OPTION,
    CITY_ACTION,
    COVER_HINT,
    COVER_SPACE,
    DELIVER,
    DISCARD,
    DISCARD_HAND,
    DISPLACE,
    DRAW_FROM_PILE,
    DRAW_HINT,
    DRAW_OPEN,
    DROP_HAND,
    EMPTY_MARKET,
    EXPLORE_TO,
    FIGHT_AGAINST,
    FIGHT_CARD,
    FIGHT_FOR,
    FIGHT_INFLUENCE,
    FIGHT_PORT,
    FIGHT_TILE,
    FIGURE_TO,
    FREE_LUYSA,
    FULFIL_QUEST,
    GOODS,
    HAND_SLOTS,
    HINTS,
    INVEST,
    KEEP_HAND,
    KEEP_TOKEN,
    LEGACY_IDS,
    LIBERATE,
    LIBERATE_EXTRA,
    MAIN_ASSISTANTS,
    MAIN_CITY,
    MAIN_QUEST,
    MAIN_VILLAGE,
    MAX_EXPLORER_SPACES,
    MAX_GREEN_SPACES,
    MAX_MOVEMENT,
    NATIONS,
    NONE,
    OPTIONS_AT_ONCE,
    PASS,
    PAY_CARD,
    PAY_JACK,
    PAY_RANSOM,
    PAY_TOKEN,
    PLAN,
    PLANNING_SLOTS,
    PORT_ACTION,
    RED_SPACES,
    REMOVE_DISC,
    REMOVE_HINT,
    RESIST,
    RESISTANCE_ACTION,
    RESISTANCE_SPACES,
    RETURN_MARKER,
    RUIN_TO,
    SAIL,
    TABLEAU_SLOTS,
    TAKE_CAREER,
    TAKE_DOUBLOON,
    TAKE_LAST,
    TAKE_PORT,
    TILE_EFFECT,
    TOKEN_PILE,
    UPGRADE_ACTION,
    UPGRADES,
)
from carrack.kernel.errors import no_such_action

Named = dict[str, Any]
Fields = dict[str, Any]
Pieces = Sequence[Any]  # by place; None where nothing is


@dataclass(frozen=True, eq=False)
class Ids:
    """The ids of all pieces, by number. There is one object for each data set."""

    locations: tuple[str, ...]
    spaces: tuple[str, ...]
    ruins: tuple[str, ...]
    cards: tuple[str, ...]
    buildings: tuple[str, ...]
    careers: tuple[str, ...]
    ports: tuple[str, ...]
    upgrades: tuple[str, ...]
    city_tiles: tuple[str, ...]
    tokens: tuple[str, ...]
    quests: tuple[str, ...]
    hints: tuple[str, ...]
    jacques: tuple[str, ...]
    jean: tuple[str, ...]
    fleets: tuple[str, ...]

    @cached_property
    def numbers(self) -> dict[str, dict[str, int]]:
        """The way back: the number of a piece by its kind and id."""
        return {
            kind.name: {name: number for number, name in enumerate(getattr(self, kind.name))}
            for kind in fields(self)
        }


def ids_of(figures: Figures) -> Ids:
    board, tiles = figures.board, figures.tiles
    fleets = next(tile for tile in tiles.legacy if tile.combat_actions)
    return Ids(
        locations=named_of(board.locations),
        spaces=named_of(board.explorer_track),
        ruins=named_of(tiles.ruin_track),
        cards=named_of(figures.projects),
        buildings=named_of(figures.prestige),
        careers=named_of(figures.careers),
        ports=named_of(figures.home_ports),
        upgrades=named_of(sorted(board.ship_upgrades, key=lambda upgrade: upgrade.slot)),
        city_tiles=named_of(board.city_tiles),
        tokens=named_of(tiles.combat_tokens),
        quests=named_of(tiles.quests),
        hints=named_of(tiles.search.hints),
        jacques=named_of(figures.jacques.cards),
        jean=named_of(figures.jean.cards),
        fleets=named_of(fleets.combat_actions),
    )


def named_of(pieces: Sequence[Any]) -> tuple[str, ...]:
    return tuple(piece.id for piece in pieces)


@lru_cache(maxsize=16)
def ids_in(data: Data) -> Ids:
    return ids_of(data.figures())


# ---- what lies at a place, for the seat that acts ----

Lying = Callable[[Ids, Fields, int], Pieces]


def in_list(names: Pieces) -> Lying:
    """Places that are the same at every table."""
    return lambda ids, t, seat: names


def nothing(ids: Ids, t: Fields, seat: int) -> Pieces:
    return ()


def of_kind(kind: str) -> Lying:
    """All pieces of one kind, by number."""
    return lambda ids, t, seat: getattr(ids, kind)


def in_hand(ids: Ids, t: Fields, seat: int) -> Pieces:
    return [ids.cards[card] for card in t["hand"][seat][: t["hand_size"][seat]]]


def in_planning(ids: Ids, t: Fields, seat: int) -> Pieces:
    return [ids.cards[card] for card in t["planned"][seat][: t["planned_size"][seat]]]


def in_tableau(ids: Ids, t: Fields, seat: int) -> Pieces:
    return [ids.cards[card] for card in t["tableau"][seat][: t["tableau_size"][seat]]]


def in_display(ids: Ids, t: Fields, seat: int) -> Pieces:
    return [None if card == NONE else ids.cards[card] for card in t["display"]]


def in_the_row(ids: Ids, t: Fields, seat: int) -> Pieces:
    """Prestige buildings that are face up; the others have no name yet."""
    return [ids.buildings[building] for building in t["prestige"][: t["prestige_open"]]]


def careers_offered(ids: Ids, t: Fields, seat: int) -> Pieces:
    return [None if c == NONE else ids.careers[c] for c in t["careers_offered"][seat]]


def ports_offered(ids: Ids, t: Fields, seat: int) -> Pieces:
    return [None if port == NONE else ids.ports[port] for port in t["ports_offered"][seat]]


def tokens_drawn(ids: Ids, t: Fields, seat: int) -> Pieces:
    """The two tokens of a Combat with the Battle Planner."""
    for entry in reversed(t["stack"][: t["depth"]]):
        if entry[ENTRY_KIND] == COMBAT:
            tokens = (entry[COMBAT_TOKEN], entry[COMBAT_SECOND])
            return [None if token == NONE else ids.tokens[token] for token in tokens]
    return []


# ---- kinds of actions ----


@dataclass(frozen=True)
class Kind:
    """Actions of one type: the first number, how many, and what stands at each place."""

    base: int
    count: int
    type: str
    part: str = ""  # how the piece is called; nothing for an action without one
    lying: Lying = nothing


def numbers(count: int) -> Lying:
    return in_list(tuple(range(count)))


def pieces(base: int, type_: str, part: str, kind: str, count: int) -> Kind:
    return Kind(base, count, type_, part, of_kind(kind))


LOCATION_COUNT, QUEST_COUNT = 25, 29

KINDS = (
    Kind(PASS, 1, "pass"),
    pieces(SAIL, "sail", "to", "locations", LOCATION_COUNT * MAX_MOVEMENT),
    Kind(TILE_EFFECT, len(LEGACY_IDS), "use_tile", "tile", in_list(LEGACY_IDS)),
    Kind(DRAW_HINT, 1, "draw_hint"),
    Kind(CHAPTER_GOAL, 1, "chapter_goal"),
    Kind(MAIN_CITY, 1, "main_city"),
    Kind(MAIN_VILLAGE, 1, "main_village"),
    Kind(MAIN_ASSISTANTS, 1, "main_assistants"),
    pieces(MAIN_QUEST, "main_quest", "quest", "quests", QUEST_COUNT),
    Kind(DELIVER, HAND_SLOTS, "deliver", "card", in_hand),
    Kind(EMPTY_MARKET, 1, "empty_market"),
    Kind(CITY_ACTION, 1, "city_action"),
    pieces(REMOVE_DISC, "remove_disc", "upgrade", "upgrades", UPGRADES),
    Kind(TAKE_DOUBLOON, 1, "take_doubloon"),
    Kind(DISCARD_HAND, 1, "discard_hand"),
    Kind(BUY_FROM_HAND, HAND_SLOTS, "buy", "card", in_hand),
    Kind(BUY_PLANNED, PLANNING_SLOTS, "buy_planned", "card", in_planning),
    Kind(INVEST, 4, "invest", "building", in_the_row),
    pieces(UPGRADE_ACTION, "upgrade_action", "upgrade", "upgrades", UPGRADES),
    Kind(PORT_ACTION, 1, "port_action"),
    Kind(RESISTANCE_ACTION, 1, "resistance_action"),
    Kind(CARD_ACTION, TABLEAU_SLOTS, "card_action", "card", in_tableau),
    pieces(CARD_QUEST, "card_quest", "quest", "quests", QUEST_COUNT),
    pieces(EXPLORE_TO, "explore", "to", "spaces", MAX_EXPLORER_SPACES),
    pieces(FIGURE_TO, "move_figure", "to", "spaces", MAX_EXPLORER_SPACES),
    pieces(RUIN_TO, "ruin", "to", "ruins", TOKEN_PILE - RUIN_TO),
    Kind(TOKEN_PILE, 2, "token_pile", "pile", numbers(2)),
    Kind(KEEP_TOKEN, 2, "keep_token", "token", tokens_drawn),
    Kind(FIGHT_FOR, 3, "fight_for", "nation", in_list(NATIONS)),
    Kind(FIGHT_AGAINST, 3, "fight_against", "nation", in_list(NATIONS)),
    Kind(PAY_TOKEN, 1, "pay_token"),
    Kind(ADD_POINT, 1, "add_point"),
    Kind(ADD_FIGURE, 1, "add_figure"),
    Kind(FIGHT_INFLUENCE, 2, "fight_influence", "size", in_list(("small", "large"))),
    pieces(ANNEX, "annex", "location", "locations", LOCATION_COUNT),
    pieces(DISPLACE, "displace", "location", "locations", LOCATION_COUNT),
    pieces(LIBERATE, "liberate", "location", "locations", LOCATION_COUNT),
    pieces(LIBERATE_EXTRA, "liberate_extra", "location", "locations", LOCATION_COUNT),
    Kind(FIGHT_CARD, TABLEAU_SLOTS, "fight_card", "card", in_tableau),
    Kind(FIGHT_PORT, 1, "fight_port"),
    pieces(FIGHT_TILE, "fight_tile", "action", "fleets", 2),
    Kind(RESIST, RESISTANCE_SPACES, "resist", "space", numbers(RESISTANCE_SPACES)),
    Kind(PAY_CARD, HAND_SLOTS, "pay_card", "card", in_hand),
    Kind(PAY_JACK, 1, "pay_jack"),
    Kind(CHOOSE_GOOD, len(GOODS), "choose_good", "good", in_list(GOODS)),
    Kind(CHOOSE_NATION, 3, "choose_nation", "nation", in_list(NATIONS)),
    Kind(CHOOSE_OPTION, OPTIONS_AT_ONCE, "choose_option", "option", numbers(OPTIONS_AT_ONCE)),
    pieces(CHOOSE_LOCATION, "choose_location", "location", "locations", LOCATION_COUNT),
    Kind(ASSISTANT, TABLEAU_SLOTS, "use_assistant", "card", in_tableau),
    pieces(FULFIL_QUEST, "fulfil_quest", "quest", "quests", QUEST_COUNT),
    Kind(DRAW_OPEN, 4, "draw_open", "card", in_display),
    Kind(DRAW_FROM_PILE, 1, "draw_pile"),
    Kind(PLAN, HAND_SLOTS, "plan", "card", in_hand),
    Kind(DISCARD, HAND_SLOTS, "discard", "card", in_hand),
    Kind(TAKE_CAREER, 2, "take_career", "career", careers_offered),
    Kind(TAKE_PORT, 3, "take_port", "port", ports_offered),
    Kind(TAKE_LAST, 1, "take_last"),
    Kind(REMOVE_HINT, RED_SPACES, "remove_hint", "space", numbers(RED_SPACES)),
    Kind(FREE_LUYSA, 1, "free_luysa"),
    Kind(PAY_RANSOM, 1, "pay_ransom"),
    Kind(ACCEPT, 1, "accept"),
    Kind(KEEP_HAND, 1, "keep_hand"),
    Kind(DROP_HAND, 1, "drop_hand"),
    pieces(COVER_HINT, "cover_hint", "hint", "hints", HINTS),
    Kind(RETURN_MARKER, RESISTANCE_SPACES, "return_marker", "space", numbers(RESISTANCE_SPACES)),
    Kind(COVER_SPACE, MAX_GREEN_SPACES, "cover_space", "space", numbers(MAX_GREEN_SPACES)),
)
BASES = [kind.base for kind in KINDS]
BY_TYPE = {kind.type: kind for kind in KINDS}
TYPES = tuple(BY_TYPE)


def kind_of(action: object) -> Kind:
    """What sort of action a number is; IllegalAction for one that there is not."""
    if type(action) is not int or not 0 <= action < ACTION_COUNT:
        raise no_such_action(action)
    return KINDS[bisect_right(BASES, action) - 1]


class Vocabulary:
    """All actions by number and by name, for one seat at one table."""

    def __init__(self, ids: Ids, table: Fields, seat: int) -> None:
        self.ids = ids
        self.table = table
        self.seat = seat
        self.lying: dict[int, Pieces] = {}  # by the first number of a kind

    def pieces_of(self, kind: Kind) -> Pieces:
        if kind.base not in self.lying:
            self.lying[kind.base] = kind.lying(self.ids, self.table, self.seat)
        return self.lying[kind.base]

    def named(self, action: object) -> Named:
        """The name of a number. Where no piece lies, the place is told."""
        kind = kind_of(action)
        assert isinstance(action, int)
        place = action - kind.base
        if kind.type == "sail":
            location, points = divmod(place, MAX_MOVEMENT)
            return {"type": kind.type, "to": self.ids.locations[location], "points": points}
        if not kind.part:
            return {"type": kind.type}
        lying = self.pieces_of(kind)
        if place < len(lying) and lying[place] is not None:
            return {"type": kind.type, kind.part: lying[place]}
        return {"type": kind.type, "place": place}

    def numbered(self, value: object) -> int:
        """The number of a name; IllegalAction for one that means nothing here."""
        if not isinstance(value, Mapping) or not isinstance(value.get("type"), str):
            raise no_such_action(value)
        kind = BY_TYPE.get(value["type"])
        parts = {part: given for part, given in value.items() if part != "type"}
        if kind is None:
            raise no_such_action(value)
        place = self.sailing(parts) if kind.type == "sail" else self.place_of(kind, parts)
        if place is None:
            raise no_such_action(value)
        return kind.base + place

    def sailing(self, parts: Named) -> int | None:
        if set(parts) != {"to", "points"} or not is_place(parts["points"], MAX_MOVEMENT):
            return None
        location = place_in(self.ids.locations, parts["to"])
        return None if location is None else location * MAX_MOVEMENT + int(parts["points"])

    def place_of(self, kind: Kind, parts: Named) -> int | None:
        if not kind.part:
            return 0 if not parts else None
        lying = self.pieces_of(kind)
        if set(parts) == {kind.part}:
            return place_in(lying, parts[kind.part])
        if set(parts) != {"place"} or not is_place(parts["place"], kind.count):
            return None
        place = int(parts["place"])
        return place if place >= len(lying) or lying[place] is None else None


def is_place(value: object, count: int) -> bool:
    return type(value) is int and 0 <= value < count


def place_in(lying: Pieces, wanted: object) -> int | None:
    """Where a piece lies; true is not 1."""
    for place, piece in enumerate(lying):
        if piece is not None and type(piece) is type(wanted) and piece == wanted:
            return place
    return None
