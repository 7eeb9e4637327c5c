"""What somebody decides who opens a contest."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any

from carrack.kernel.errors import CarrackError

SWISS, ROBIN, SINGLE, DOUBLE = "swiss", "robin", "single", "double"
ARENA, LEAGUE, LADDER = "arena", "league", "ladder"
KINDS = (SWISS, ROBIN, SINGLE, DOUBLE, ARENA, LEAGUE, LADDER)
KNOCKOUT = (SINGLE, DOUBLE)
ENDLESS_SEASONS = 0

DIRECT, OPPONENTS, MARGIN, LOT = "direct", "opponents", "margin", "lot"
TIES = (DIRECT, OPPONENTS, MARGIN, LOT)

USUAL_POINTS = {1: (0,), 2: (2, 0), 3: (4, 2, 0), 4: (5, 3, 1, 0)}
MOST_PLAYERS = 1000
MINUTE = 60_000
DAY = 24 * 60 * MINUTE

# What each number may be; the defaults are in `Rules`.
LIMITS = {
    "seats": (1, 10),
    "rounds": (0, 50),
    "least": (2, MOST_PLAYERS),
    "most": (2, MOST_PLAYERS),
    "late": (0, 50),
    "group": (2, 100),
    "advance": (1, 9),
    "seasons": (0, 100),
    "minutes": (1, 24 * 60),
    "starts": (0, 10**14),
    "every": (0, 60 * DAY),
    "reach": (1, 50),
}


@dataclass(frozen=True)
class Rules:
    """How a contest goes; each number once more in words on its page."""

    kind: str
    seats: int = 2  # at each table
    rounds: int = 0  # 0: as many as it needs; of a round robin: how often everybody meets
    points: tuple[int, ...] = ()  # by place; empty: the usual ones
    ties: tuple[str, ...] = TIES  # what decides between equal points, in this order
    least: int = 2  # players, else there is no contest
    most: int = MOST_PLAYERS
    duplicate: bool = False  # every table of a round has the same chance
    teams: bool = False  # who sits together wins together, round after round
    fill: bool = False  # bots take the seats that stay empty
    filler: str = "greedy"  # the level of those bots
    late: int = 0  # somebody may still come until so many rounds are over
    group: int = 8  # players of a group or of a division
    advance: int = 1  # go on: from a table, from a group into the finals, or to the next division
    finals: bool = False  # of a round robin in groups
    seasons: int = 1  # of a league; 0: without end
    minutes: int = 120  # of an arena
    starts: int = 0  # ms since 1970; 0: when the host says so
    every: int = 0  # ms from the beginning of a round to the next one; 0: when all have finished
    reach: int = 3  # places above one's own that may be challenged on a ladder

    def as_json(self) -> dict[str, Any]:
        return asdict(self) | {"points": list(self.points), "ties": list(self.ties)}

    @property
    def place_points(self) -> tuple[int, ...]:
        """What each place brings.

        >>> Rules("swiss", seats=4).place_points, Rules("swiss", seats=6).place_points
        ((5, 3, 1, 0), (10, 8, 6, 4, 2, 0))
        """
        if self.points:
            return self.points
        usual = tuple(2 * (self.seats - 1 - place) for place in range(self.seats))
        return USUAL_POINTS.get(self.seats, usual)

    @property
    def is_shared(self) -> bool:
        """Whether a table has one result, of a team or of somebody alone: won or lost."""
        return self.teams or self.seats == 1

    @property
    def smallest(self) -> int:
        """Players at the smallest table that is played: one less than at a full one, and half of a
        large one, so that a few more than fill a table make two and nobody is left over.

        >>> [Rules("swiss", seats=seats).smallest for seats in (1, 2, 3, 4, 5, 8, 10)]
        [1, 2, 2, 3, 3, 4, 5]
        """
        if self.seats > 4:
            return (self.seats + 1) // 2
        return max(min(2, self.seats), self.seats - 1)

    @property
    def smallest_group(self) -> int:
        """Players of a group or a division, else nobody there could play."""
        return 2 if self.fill else max(2, self.smallest)


def rules_of(asked: Mapping[str, Any]) -> Rules:
    """The rules as somebody asks for them; what makes no sense is refused with its name.

    >>> rules_of({"kind": "swiss", "seats": 4}).rounds
    0
    >>> rules_of({"kind": "swiss", "seats": 40})
    Traceback (most recent call last):
    carrack.kernel.errors.CarrackError: 'seats' is from 1 to 10, not 40
    """
    known = {field.name for field in fields(Rules)}
    for name in asked:
        if name not in known:
            raise wrong(f"contests have no rule {name!r}", name)
    given = dict(asked)
    for name in ("points", "ties"):
        if name in given:
            given[name] = tuple(given[name])
    if given.get("kind") not in KINDS:
        raise wrong(
            f"'kind' is one of {', '.join(KINDS)}, not {given.get('kind')!r}",
            str(given.get("kind")),
        )
    rules = Rules(**given)
    check_numbers(rules)
    check_together(rules)
    return rules


def check_numbers(rules: Rules) -> None:
    for name, (least, most) in LIMITS.items():
        value = getattr(rules, name)
        if type(value) is not int or not least <= value <= most:
            raise wrong(f"{name!r} is from {least} to {most}, not {value!r}", f"{name}={value}")
    if not all(type(value) is int and 0 <= value <= 1000 for value in rules.points):
        raise wrong(f"'points' are whole numbers from 0 to 1000, not {list(rules.points)!r}")
    if sorted(rules.points, reverse=True) != list(rules.points):
        raise wrong("'points': a better place brings at least as much as the next one")
    if rules.points and len(rules.points) != rules.seats:
        raise wrong(f"'points' has one number for each of {rules.seats} places")
    ties = list(rules.ties)
    if set(ties) - set(TIES) or len(set(ties)) < len(ties) or ties[-1:] != [LOT]:
        raise wrong(f"'ties' are some of {', '.join(TIES)}, each once, the lot last")


def check_together(rules: Rules) -> None:
    """What fits each number alone and not the others."""
    if rules.least > rules.most:
        raise wrong(f"'least' is at most 'most', {rules.least} is more than {rules.most}")
    if rules.seats == 1 and not rules.duplicate:
        raise wrong("whoever plays alone is compared on the same deals: 'duplicate'")
    if rules.seats == 1 and rules.kind != SWISS:
        raise wrong("whoever plays alone meets nobody: only rounds for all ('swiss') fit")
    if rules.teams and not (rules.duplicate and rules.kind == SWISS and rules.seats > 1):
        raise wrong("teams are compared on the same deals, in rounds for all: 'swiss', 'duplicate'")
    if rules.kind in KNOCKOUT and rules.advance >= rules.seats:
        raise wrong(f"of {rules.seats} at a table at most {rules.seats - 1} go on")
    if rules.kind == LADDER and rules.seats != 2:
        raise wrong("on a ladder two play against each other: 'seats' is 2")
    if rules.kind in (ARENA, LADDER, *KNOCKOUT) and rules.duplicate:
        raise wrong(
            "the same chance for all needs rounds that all play: no arena, ladder or bracket"
        )
    if rules.kind in (ROBIN, LEAGUE) and rules.group < rules.seats:
        raise wrong(f"a group of {rules.group} fills no table of {rules.seats}")
    if rules.kind == LEAGUE and 2 * rules.advance > rules.group:
        raise wrong("not more than half of a division goes up or down")


def wrong(sentence: str, asked: str = "") -> CarrackError:
    facts = {"asked": asked} if asked else None
    return CarrackError(sentence, code="contest.rules", facts=facts)
