"""Actions by name: what the wire, the log and records carry, and the numbers behind."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from carrack.games.macao.data import Data
from carrack.games.macao.names import (
    ACTION_COUNT,
    ACTIVATE_COUNT,
    ACTIVATE_CRAFTSMAN,
    ACTIVATE_PAY,
    APPLY_EXPLORER,
    APPLY_MASTER,
    BUY_TRIBUTE,
    CARD_IDS,
    CASH_JOKER,
    CASH_PAIR,
    CHOICES,
    CHOOSE_DICE,
    COLOR_COUNT,
    COLORS,
    DECLINE_CARD,
    DELIVER,
    DISCARD,
    MOVE_SHIP,
    MOVE_WALL,
    NO_COLOR,
    NO_SHIFT,
    OFFICES,
    PASS,
    PAY_CUBE,
    QUARTER_HERALD,
    START_COLORS,
    TAKE_CARD,
    TAKE_QUARTER,
    USE_BEGGAR,
    USE_CARD,
    USE_CATHEDRAL,
    USE_ENVOY,
    USE_GOLDSMITH,
    USE_GRAVEDIGGER,
    USE_NOBLEMAN,
    USE_OFFICE,
    USE_SCHOLAR,
    USE_SHOP,
)
from carrack.games.macao.rules.dice import first_of_pair, second_of_pair
from carrack.kernel.errors import no_such_action

Named = dict[str, Any]

COLOR_USES = (
    (USE_SCHOLAR, "scholar"),
    (USE_BEGGAR, "beggar"),
    (USE_ENVOY, "envoy"),
    (USE_NOBLEMAN, "nobleman"),
    (USE_SHOP, "shop"),
    (USE_GOLDSMITH, "goldsmith"),
)


class Vocabulary:
    """All actions of a data set, by number and by name."""

    def __init__(self, data: Data) -> None:
        self.names: list[Named | None] = [None] * ACTION_COUNT
        self.fill_cards()
        self.fill_dice()
        self.fill_city(data.quarters())
        self.fill_wall_and_sea(data.nodes())
        self.fill_uses()
        self.fill_jokers()
        self.numbers = {
            key(name): number for number, name in enumerate(self.names) if name is not None
        }

    def fill_cards(self) -> None:
        for number, card in enumerate(CARD_IDS):
            self.names[TAKE_CARD + number] = {"type": "take_card", "card": card}
            self.names[DISCARD + number] = {"type": "discard_overflow", "card": card}
            self.names[ACTIVATE_COUNT + number] = {
                "type": "activate",
                "card": card,
                "method": "count",
                "dropped": None,
            }
            for dropped in range(CHOICES):
                for base, method in ((ACTIVATE_PAY, "pay"), (ACTIVATE_CRAFTSMAN, "craftsman")):
                    self.names[base + number * CHOICES + dropped] = {
                        "type": "activate",
                        "card": card,
                        "method": method,
                        "dropped": color_or_none(dropped),
                    }
        self.names[DECLINE_CARD] = {"type": "decline_card"}

    def fill_dice(self) -> None:
        for first in range(COLOR_COUNT):
            for second in range(COLOR_COUNT):
                name = {
                    "type": "pick_start_cubes",
                    "first": COLORS[first],
                    "second": COLORS[second],
                }
                self.names[START_COLORS + first * COLOR_COUNT + second] = name
        for pair in range(15):
            first, second = first_of_pair(pair), second_of_pair(pair)
            name = {"type": "choose_dice", "first": COLORS[first], "second": COLORS[second]}
            self.names[CHOOSE_DICE + pair] = name
        for die in range(CHOICES):
            self.names[APPLY_EXPLORER + die] = {"type": "apply_explorer", "die": color_or_none(die)}
        for die in range(COLOR_COUNT):
            for position in range(1, 7):
                self.names[APPLY_MASTER + die * 6 + position - 1] = {
                    "type": "apply_master",
                    "die": COLORS[die],
                    "position": position,
                }
        self.names[NO_SHIFT] = {"type": "apply_master", "die": None, "position": None}

    def fill_city(self, quarters: list[str]) -> None:
        for number, quarter in enumerate(quarters):
            herald = {
                "type": "take_quarter",
                "quarter": quarter,
                "method": "herald",
                "dropped": None,
            }
            self.names[QUARTER_HERALD + number] = herald
            for dropped in range(CHOICES):
                self.names[TAKE_QUARTER + number * CHOICES + dropped] = {
                    "type": "take_quarter",
                    "quarter": quarter,
                    "method": "pay",
                    "dropped": color_or_none(dropped),
                }

    def fill_wall_and_sea(self, nodes: list[str]) -> None:
        for distance in range(1, 16):
            self.names[MOVE_WALL + distance - 1] = {"type": "move_wall", "distance": distance}
        for number, node in enumerate(nodes):
            for color in range(CHOICES):
                pay = "free" if color == NO_COLOR else COLORS[color]
                name = {"type": "move_ship", "to": node, "pay": pay}
                self.names[MOVE_SHIP + number * CHOICES + color] = name
        self.names[DELIVER] = {"type": "deliver"}
        self.names[BUY_TRIBUTE] = {"type": "buy_tribute"}

    def fill_uses(self) -> None:
        for card in range(OFFICES):
            self.names[USE_OFFICE + card] = {"type": "use_office", "card": CARD_IDS[card]}
        for card in range(OFFICES, len(CARD_IDS)):
            self.names[USE_CARD + card - OFFICES] = {"type": "use_card", "card": CARD_IDS[card]}
            name = {"type": "use_card", "card": "gravedigger", "person": CARD_IDS[card]}
            self.names[USE_GRAVEDIGGER + card] = name
        for base, card_id in COLOR_USES:
            for color in range(COLOR_COUNT):
                self.names[base + color] = {
                    "type": "use_card",
                    "card": card_id,
                    "color": COLORS[color],
                }
        for bits in range(1, 64):
            colors = [color for i, color in enumerate(COLORS) if bits >> i & 1]
            self.names[USE_CATHEDRAL + bits] = {
                "type": "use_card",
                "card": "cathedral",
                "colors": colors,
            }

    def fill_jokers(self) -> None:
        for first in range(CHOICES):
            self.names[CASH_JOKER + first] = {
                "type": "cash_joker",
                "choices": [color_or_gold(first)],
            }
            for second in range(first, CHOICES):
                name = {
                    "type": "cash_joker",
                    "choices": [color_or_gold(first), color_or_gold(second)],
                }
                self.names[CASH_PAIR + first * CHOICES + second] = name
        for color in range(COLOR_COUNT):
            self.names[PAY_CUBE + color] = {"type": "pay_cube", "color": COLORS[color]}
        self.names[PASS] = {"type": "pass"}

    def named(self, action: int) -> Named:
        """The name of a number; IllegalAction for one without a meaning."""
        name = self.names[action] if type(action) is int and 0 <= action < ACTION_COUNT else None
        if name is None:
            raise no_such_action(action)
        return {
            part: list(value) if isinstance(value, list) else value for part, value in name.items()
        }

    def numbered(self, value: object) -> int:
        """The number of a name; parts that are null may be left out."""
        try:
            return self.numbers[key(value)]
        except (KeyError, TypeError, AttributeError, ValueError, RecursionError):
            raise no_such_action(value) from None


def color_or_none(color: int) -> str | None:
    return None if color == NO_COLOR else COLORS[color]


def color_or_gold(color: int) -> str:
    return "gold" if color == NO_COLOR else COLORS[color]


def key(name: Any) -> tuple[Any, ...]:
    """One form for equal actions: sorted, without null parts, lists as sorted tuples, true is not
    1.
    """
    if not isinstance(name, Mapping):
        raise TypeError
    parts = [
        (str(part), type(value).__name__, plain(value))
        for part, value in name.items()
        if value is not None
    ]
    return tuple(sorted(parts))


def plain(value: Any) -> Any:
    return tuple(sorted(value, key=str)) if isinstance(value, (list, tuple)) else value


@lru_cache(maxsize=16)
def vocabulary(data: Data) -> Vocabulary:
    return Vocabulary(data)
