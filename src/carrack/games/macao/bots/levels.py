"""How hard each level thinks at Macao; docs/bots.md tells what came of it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from carrack.bots.search import Effort

# As the levels first were, for measures. No simulations: what tempts most is done, without a look
# ahead.
FIRST = {
    "cabin_boy": Effort(0),
    "merchant": Effort(100, horizon=0, exploration=0.3, ambition=0.5),
    "captain": Effort(100, horizon=4, exploration=0.1, heat=1.5, ambition=0.5, steady=True),
    "governor": Effort(
        2000,
        trees=2,
        horizon=4,
        exploration=0.2,
        heat=1.5,
        ambition=0.5,
        steady=True,
        weights="searched.net",
        learned_at=4,
    ),
}
# At four seats merchants and captains know what the governor alone knew at first.
SEARCHED: dict[str, Any] = {"weights": "searched.net", "learned_at": 4}
EFFORTS = {
    **FIRST,
    "merchant": replace(FIRST["merchant"], **SEARCHED),
    "captain": replace(FIRST["captain"], **SEARCHED),
    "admiral": replace(FIRST["governor"], simulations=4000),
}
STRAYING = 0.5
AT_EASE = (
    0.65  # a lead is soon lost again: with one half adaptive won 36 % of 44 against a merchant
)
