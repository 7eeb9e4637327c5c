"""How hard each level thinks at Macau; docs/bots.md tells what came of it."""

from __future__ import annotations

from dataclasses import replace

from carrack.bots.search import Effort

# As the levels first were, for measures. No simulations: what tempts most is done, without a look
# ahead.
FIRST = {
    "cabin_boy": Effort(0),
    "merchant": Effort(300, horizon=200, exploration=0.4, ambition=0.05),
    "captain": Effort(2000, horizon=200, exploration=0.4, ambition=0.05),
    "governor": Effort(20_000, trees=2, horizon=200, exploration=0.4, ambition=0.05),
}
EFFORTS = {**FIRST, "admiral": replace(FIRST["governor"], simulations=40_000)}
STRAYING = 0.5
