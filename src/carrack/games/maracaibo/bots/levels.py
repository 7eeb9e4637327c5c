"""How hard each level thinks at Maracaibo; docs/bots.md tells what came of it."""

from __future__ import annotations

from carrack.bots.search import Effort

# No simulations: what tempts most is done, without a look ahead.
EFFORTS = {
    "cabin_boy": Effort(0),
    "merchant": Effort(30, exploration=0.1, ambition=0.5),
    "captain": Effort(400, exploration=0.1, ambition=0.5),
    "governor": Effort(1500, trees=2, exploration=0.1, ambition=0.5),
}
STRAYING = 0.5
