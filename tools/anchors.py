"""Make `anchors.toml` of each title, the ratings that its bots keep, from reports of the ladder.

    python tools/anchors.py ladder.json …

A claim of the ladder tells how often one player wins among equal rivals, and the model of the
ratings tells how far apart the two must be for that. Titles and numbers of seats that are in none
of the files stay as they are. The files are what `carrack ladder … --json FILE` has written.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import log, sqrt
from pathlib import Path
from typing import Any

from carrack import bots
from carrack.kernel.errors import CarrackError, shown
from carrack.server.ratings.anchors import (
    MEASURE,
    MU,
    SIGMA,
    SUREST,
    Anchor,
    file_of,
    read,
)

BETA = MU / 6  # how much luck there is, in the model
SECOND_MEASURE = "cabin_boy"
DOUBT = 8  # games as equals that are added to those that were played
UNSUREST = 5.0  # whoever is known less than that is no measure for anybody
ROUNDS = 500  # until the figures of a handful of bots agree with each other

HEAD = """\
# How strong bots are at this title with each number of seats: they keep these ratings.
# Made by `python tools/anchors.py`, from what `carrack ladder` found; not by hand.
# games: the fewest that one of the claims on the way to this figure rests on.
"""

Table = tuple[str, int]  # a title and a number of seats


@dataclass(frozen=True)
class Pair:
    """How often one bot won among equal rivals."""

    player: str
    rival: str
    wins: float
    games: int

    def rate(self, seats: int) -> float:
        """The share of wins, as if they had also met a few times as equals: what happened in two or
        three games proves little, and nobody wins none or all.
        """
        return (self.wins + DOUBT / seats) / (self.games + DOUBT)


# ---- from the ladder ----


def pairs_of(reports: Iterable[Mapping[str, Any]]) -> dict[Table, list[Pair]]:
    """What ladders found, by title and seats. A pair in two of them has more games if their seeds
    differ; with the same seed they are the same games, and the longer one counts.
    """
    gathered: dict[tuple[Table, str, str], dict[int, tuple[int, float]]] = {}
    for report in reports:
        try:
            for claim in report["claims"].values():
                if claim["counts"] == "wins" and claim["games"] > 0 and 0 <= claim["win_rate"] <= 1:
                    table = (str(report["game"]), int(claim["seats"]))
                    by_seed = gathered.setdefault((table, claim["player"], claim["rival"]), {})
                    seed, played = int(report["seed"]), (int(claim["games"]), claim["win_rate"])
                    by_seed[seed] = max(played, by_seed.get(seed, played))
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise CarrackError(
                f"this is no report of a ladder: {error!r}", code="anchors.ladder"
            ) from None
    found: dict[Table, list[Pair]] = {}
    for (table, player, rival), by_seed in gathered.items():
        games = sum(games for games, _ in by_seed.values())
        wins = sum(games * rate for games, rate in by_seed.values())
        found.setdefault(table, []).append(Pair(player, rival, wins, games))
    return found


def distance(pair: Pair, seats: int) -> tuple[float, float]:
    """How far the two are apart so that the one wins that often, and the variance of that.

    Among n the model gives the first place to somebody with the chance e^(mu/c) : sum of e^(mu/c),
    where c grows with the luck of all n.
    """
    scale = sqrt(seats * (BETA**2 + SUREST**2))
    rate = pair.rate(seats)
    variance = scale**2 / (pair.games * rate * (1 - rate))
    return scale * log(rate * (seats - 1) / (1 - rate)), variance


def fitted(title: str, seats: int, pairs: Sequence[Pair]) -> list[Anchor]:
    """Ratings that agree best with all pairs. A bot that is not linked to the measure has none, nor
    has one of which too little is known.
    """
    # Where a ladder never met the measure, the lowest level takes its place.
    measure = max((MEASURE, SECOND_MEASURE), key=lambda name: len(reached(name, pairs, seats)))
    ways = reached(measure, pairs, seats)
    mu = dict.fromkeys(ways, MU)
    for _ in range(ROUNDS):
        for name in ways:
            if name != measure:
                mu[name] = balanced(name, pairs, seats, mu)
    found = [
        Anchor(title, seats, name, round(mu[name], 2), round(sigma, 2), games)
        for name, (sigma, games) in ways.items()
        if sigma <= UNSUREST
    ]
    return sorted(with_todays_greedy(found), key=lambda one: (one.mu, one.level))


def balanced(name: str, pairs: Sequence[Pair], seats: int, mu: Mapping[str, float]) -> float:
    """Where a bot belongs, seen from those it has met: whoever was met more often counts more."""
    weights = total = 0.0
    for pair in pairs:
        if name not in (pair.player, pair.rival):
            continue
        apart, variance = distance(pair, seats)
        seen = mu[pair.rival] + apart if name == pair.player else mu[pair.player] - apart
        weights += 1 / variance
        total += seen / variance
    return total / weights


def reached(measure: str, pairs: Sequence[Pair], seats: int) -> dict[str, tuple[float, int]]:
    """Every bot that is linked to the measure, with how unsure its rating is, and the fewest games
    on the best way there.
    """
    variances = {measure: (0.0, max((pair.games for pair in pairs), default=0))}
    for _ in pairs:  # no way is longer than that
        for pair in pairs:
            variance = distance(pair, seats)[1]
            for here, there in ((pair.player, pair.rival), (pair.rival, pair.player)):
                if here not in variances:
                    continue
                so_far, games = variances[here]
                if so_far + variance < variances.get(there, (float("inf"), 0))[0]:
                    variances[there] = (so_far + variance, min(games, pair.games))
    return {
        name: (min(SIGMA, max(SUREST, sqrt(variance))), games)
        for name, (variance, games) in variances.items()
    }


def with_todays_greedy(found: list[Anchor]) -> list[Anchor]:
    """`greedy` is what it was when it became the measure, as long as both are the same program."""
    if bots.BOTS.get("greedy") is not bots.BOTS.get(MEASURE):
        return found
    copies = [
        Anchor(one.title, one.seats, "greedy", one.mu, one.sigma, one.games)
        for one in found
        if one.level == MEASURE
    ]
    return [one for one in found if one.level != "greedy"] + copies


# ---- writing ----


def made_anew(before: Iterable[Anchor], reports: Iterable[Mapping[str, Any]]) -> list[Anchor]:
    """The ratings of the ladders, and those of before that no ladder told about; levels of the
    first edition keep theirs, whatever those of today do.
    """
    pairs = pairs_of(reports)
    kept = [one for one in before if (one.title, one.seats) not in pairs or is_first(one.level)]
    fresh = [one for (title, seats), some in pairs.items() for one in fitted(title, seats, some)]
    return sorted([*kept, *fresh], key=lambda one: (one.title, one.seats, one.mu, one.level))


def is_first(level: str) -> bool:
    return level in bots.MEASURES and level != MEASURE


def written(found: Iterable[Anchor]) -> str:
    """The file of a title, with a mark at what rests on few games."""
    return HEAD + "".join(entry(one) for one in found)


def entry(one: Anchor) -> str:
    few = "  # few: a first guess" if one.is_guess else ""
    return (
        f'\n[[anchor]]\nseats = {one.seats}\nlevel = "{one.level}"\n'
        f"mu = {one.mu}\nsigma = {one.sigma}\ngames = {one.games}{few}\n"
    )


def report_in(file: Path) -> dict[str, Any]:
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise CarrackError(f"{file}: {error}", code="anchors.ladder") from None
    if not isinstance(found, dict):
        raise CarrackError(f"{file} holds {shown(found)}, no report", code="anchors.ladder")
    return found


def main(arguments: Sequence[str], place: Callable[[str], Path] = file_of) -> int:
    if not arguments:
        print("usage: python tools/anchors.py LADDER.json …", file=sys.stderr)
        return 2
    try:
        reports = [report_in(Path(name)) for name in arguments]
        made = {title: of_title(title, reports, place) for title in titles_in(reports)}
    except CarrackError as error:
        print(error, file=sys.stderr)
        return 1
    for title, found in made.items():
        file, guesses = place(title), sum(one.is_guess for one in found)
        file.write_text(written(found), encoding="utf-8", newline="\n")
        print(f"{file}: {len(found)} bots, {guesses} of them first guesses")
    return 0


def titles_in(reports: Iterable[Mapping[str, Any]]) -> list[str]:
    return sorted({title for title, _ in pairs_of(reports)})


def of_title(
    title: str, reports: Iterable[Mapping[str, Any]], place: Callable[[str], Path]
) -> list[Anchor]:
    """The ratings of one title's bots, with those of before."""
    before = read(title, place(title)) if place(title).exists() else []
    return [one for one in made_anew(before, reports) if one.title == title]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
