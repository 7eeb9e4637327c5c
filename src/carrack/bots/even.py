"""How strong a bot has to play so that somebody wins about half of the games against it.

It begins at the rating of whoever plays, or in the middle where nobody knows it, and every game
against such a bot moves it: the first by much, later ones by less. Since it follows from results
alone, nothing has to be kept but those. A strength lies between two levels, and whoever plays at it
decides like the one or the other, choice by choice.
"""

from __future__ import annotations

from collections.abc import Sequence

MIDDLE = 25.0  # where nobody is known; ratings are those of OpenSkill, as anchors have them
FIRST_STEPS = (6.0, 5.0, 4.0, 3.0, 2.0)
RATED_STEPS = (3.0, 2.5, 2.0, 2.0, 2.0)  # for somebody whose rating is known
LATER = 1.5

Rung = tuple[str, float]  # a level and its rating


def strength_after(rating: float | None, wins: Sequence[float], seats: int) -> float:
    """How strong somebody is met, behind games of which they won so much, the newest last.

    >>> strength_after(None, [], 2), strength_after(None, [1.0, 1.0], 2)
    (25.0, 36.0)
    >>> strength_after(30, [0.0], 2)
    27.0
    >>> strength_after(None, [1.0, 0.0, 0.0, 0.0], 4) < strength_after(None, [1.0], 4)
    True
    """
    found = MIDDLE if rating is None else rating
    steps = FIRST_STEPS if rating is None else RATED_STEPS
    for number, won in enumerate(wins):
        step = steps[number] if number < len(steps) else LATER
        found += 2 * step * (won - 1 / seats)
    return found


def between(rungs: Sequence[Rung], strength: float) -> tuple[str, str, float]:
    """The levels below and above, and how often the upper one decides.

    >>> rungs = [("cabin_boy", 26.0), ("merchant", 34.0), ("captain", 40.0)]
    >>> between(rungs, 28.0), between(rungs, 50.0), between(rungs, 0.0)
    (('cabin_boy', 'merchant', 0.25), ('captain', 'captain', 1.0), ('cabin_boy', 'cabin_boy', 1.0))
    """
    below = [rung for rung in rungs if rung[1] <= strength]
    above = [rung for rung in rungs if rung[1] > strength]
    if not below or not above:
        (only,) = above[:1] if above else below[-1:]
        return only[0], only[0], 1.0
    (lower, least), (upper, most) = below[-1], above[0]
    return lower, upper, (strength - least) / (most - least)
