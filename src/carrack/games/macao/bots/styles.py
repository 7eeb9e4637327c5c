"""What traders, builders and racers like at Macao, in prestige that an action seems to bring
more.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Action = Mapping[str, Any]

# At sea, and back with money.
AT_SEA = {"deliver": 2.0, "move_ship": 0.5}
# In the city: people at work, and quarters.
IN_THE_CITY = {"activate": 2.0, "take_quarter": 1.0}
A_STEP = 1.0  # on the wall, which says who is first


def trader(action: Action) -> float:
    return AT_SEA.get(action["type"], 0.0)


def builder(action: Action) -> float:
    return IN_THE_CITY.get(action["type"], 0.0)


def racer(action: Action) -> float:
    if action["type"] == "move_wall":
        return A_STEP * float(action["distance"])
    return 1.0 if action["type"] == "buy_tribute" else 0.0


STYLES = {"trader": trader, "builder": builder, "racer": racer}
