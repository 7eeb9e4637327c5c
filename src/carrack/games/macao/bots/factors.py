"""The numbers by which `prospects.py` judges, in prestige at the end of the game."""

from __future__ import annotations

from carrack.games.macao.bots.greedy.outlook import EACH_ROUND
from carrack.games.macao.names import CARDS, LAST_ROUND, OVER

__all__ = ["EACH_ROUND"]

POINTS_A_MARKER = 3.0
POINTS_A_QUARTER = 2.0
FAR = 15  # steps of a tour that are looked at, and one
AHEAD = 7  # turns whose cubes are known
NEAREST = 3  # ports considered next, at every point of a tour

# The factors below, by number
(
    W_CUBE,
    W_WALL,
    W_OFFICE_CUBE,
    W_GOLD_CHOICE,
    W_INCOME,
    W_SPARE_GOLD,
    W_STEP,
    W_DECAY,
    W_STEPS,
    W_MISSING,
    W_UNCERTAIN,
    W_APART,
    W_OPEN_LAND,
    W_JOKER,
    W_NOW,
    W_TILE,
    W_PLACE,
    W_CARD,
) = range(18)
W_EMPTY = 18  # 7 factors
W_SPARE = 25  # 6 factors
FACTOR_COUNT = 31

# The parts of a worth
(
    P_CITY,
    P_ACTIVE,
    P_GOLD,
    P_JOKERS,
    P_WALL,
    P_EMPTY,
    P_TABLEAU,
    P_CARDS,
    P_QUARTERS,
    P_OFFICES,
    P_SPARE,
    P_SHIP,
) = range(12)
PARTS = 12

# The network: rows of the switches, then rows of the numbers
HIDDEN = 48
ACTIVE_ROWS = 0
TABLEAU_ROWS = CARDS
TURN_ROWS = 2 * CARDS
PHASE_ROWS = TURN_ROWS + LAST_ROUND + 2
SWITCHES = PHASE_ROWS + OVER + 1
NUMBERS = 80
MOST_ON = 64  # switches that can be on at once
SIZE = (SWITCHES + NUMBERS) * HIDDEN + HIDDEN + HIDDEN + 1

FACTORS: dict[str, float] = {
    "cube": 1.0,
    "wall": 0.25,
    "office_cube": 0.33,
    "gold_choice": 1.05,
    "income": 0.85,
    "spare_gold": 0.45,
    "step": 0.45,
    "decay": 0.97,
    "steps": 2.6,
    "missing": 0.6,
    "uncertain": 0.96,
    "apart": 0.5,
    "open_land": 0.12,
    "joker": 0.9,
    "now": 0.9,
    "tile": 0.8,
    "place": 1.0,
    "card": 1.0,
    **{f"empty_{i}": worth for i, worth in enumerate((5.0, 2.5, 1.5, 0.9, 0.5, 0.3, 0.2))},
    **{f"spare_{i}": worth for i, worth in enumerate((0.8, 0.6, 0.45, 0.35, 0.3, 0.25))},
}
NAMES = list(FACTORS)
