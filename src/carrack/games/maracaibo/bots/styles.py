"""What traders, builders and racers like at Maracaibo, in points that an action seems to bring
more.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Action = Mapping[str, Any]

# Goods for upgrades of the ship.
TRADE = {"deliver": 4.0, "remove_disc": 2.0}
# Projects and prestige buildings.
PROJECTS = {"buy": 5.0, "buy_planned": 5.0, "invest": 5.0}
A_SPACE = 0.8  # the sooner somebody is around, the sooner the round is over


def trader(action: Action) -> float:
    """Short ways: whoever stops often sells often."""
    return TRADE.get(action["type"], 0.0) - racer(action)


def builder(action: Action) -> float:
    return PROJECTS.get(action["type"], 0.0)


def racer(action: Action) -> float:
    return A_SPACE * float(action["points"]) if action["type"] == "sail" else 0.0


STYLES = {"trader": trader, "builder": builder, "racer": racer}
