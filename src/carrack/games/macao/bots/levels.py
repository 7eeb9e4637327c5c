"""How hard each level thinks at Macao; docs/bots.md tells what came of it."""

from __future__ import annotations

from carrack.bots.search import Effort

# No simulations: what tempts most is done, without a look ahead.
EFFORTS = {
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
STRAYING = 0.5
AT_EASE = (
    0.65  # a lead is soon lost again: with one half adaptive won 36 % of 44 against a merchant
)
