"""How hard each level thinks at Maracaibo; docs/bots.md tells what came of it."""

from __future__ import annotations

from dataclasses import replace

from carrack.bots.search import Effort

# As the levels first were, for measures. No simulations: what tempts most is done, without a look
# ahead.
FIRST = {
    "cabin_boy": Effort(0),
    "merchant": Effort(30, exploration=0.1, ambition=0.5),
    "captain": Effort(400, exploration=0.1, ambition=0.5),
    "governor": Effort(1500, trees=2, exploration=0.1, ambition=0.5),
}
EFFORTS = {**FIRST, "admiral": replace(FIRST["governor"], simulations=3000)}
STRAYING = 0.5
