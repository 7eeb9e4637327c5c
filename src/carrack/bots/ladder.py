"""The ladder: each level against the one below, and what that proves.

A claim says how often one player wins among equal rivals. The seats rotate and the seeds are fixed,
so a ladder that is climbed again plays the same games. A claim is left as soon as it is decided:
when its interval, wide enough to be looked at again and again, lies on one side of what is claimed,
and as many games were played as were asked for at least: ratings made from a handful are guesses.
"""

from __future__ import annotations

import signal
from collections.abc import Iterator, Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from hashlib import sha256
from math import sqrt
from multiprocessing import get_context
from time import monotonic
from typing import Any

from carrack import bots
from carrack.bots.levels import LevelBot, effort_of
from carrack.bots.search import shares
from carrack.kernel.errors import CarrackError
from carrack.kernel.game import Game, load

Interval = tuple[float, float]
Z95 = 1.959964
DECIDED = 3.290527  # 99.9 %, since the games are looked at many times
# Of the strongest level's effort, in games of the ladder: with all of it they would take days.
QUARTER, TENTH = 0.25, 0.1
WAITING = 2  # portions for each worker in the queue


@dataclass(frozen=True)
class Claim:
    """One player among rivals who are all the same wins at least so often."""

    name: str
    player: str
    rival: str
    at_least: float
    seats: int = 4
    share: float = 1.0  # of the player's effort; rivals use all of theirs
    counts: str = "wins"  # or `gain`: how much more points a table of players ends with
    patience: int = 1  # its part of the time, beside the other claims


# The quickest first: the time that they leave is for the others.
CLAIMS = (
    Claim("merchant_vs_cabin_boy", "merchant", "cabin_boy", 0.60),
    Claim("cabin_boy_vs_greedy", "cabin_boy", "greedy-1", 0.20),
    Claim("captain_vs_merchant", "captain", "merchant", 0.60, patience=2),
    Claim("governor_vs_greedy_2", "governor", "greedy-1", 0.90, seats=2, share=TENTH),
    Claim("governor_prestige", "governor", "greedy-1", 0.40, share=TENTH, counts="gain"),
    Claim("governor_vs_captain", "governor", "captain", 0.50, share=QUARTER, patience=4),
)
FIXED_SEATS = ("governor_vs_greedy_2",)


@dataclass(frozen=True)
class Match:
    """What is to be played for one claim; small enough to send to every worker."""

    title: str
    options: Mapping[str, Any]
    claim: Claim
    seed: int = 0

    def luck(self, number: int, whose: str) -> int:
        """A seed for one use in one game, the same in every process."""
        text = f"{self.seed}/{self.claim.name}/{number}/{whose}"
        return int.from_bytes(sha256(text.encode()).digest()[:8]) >> 16

    def names(self, number: int) -> list[str]:
        """Who sits where: the player one seat further in each game."""
        claim = self.claim
        if claim.counts == "gain":
            return [claim.player if number % 2 == 0 else claim.rival] * claim.seats
        names = [claim.rival] * claim.seats
        names[number % claim.seats] = claim.player
        return names

    def portion(self) -> int:
        """Games that belong together: the same deal for every seat, or for both tables."""
        return 2 if self.claim.counts == "gain" else self.claim.seats


@dataclass
class Found:
    """What came of a claim so far."""

    match: Match
    results: list[float] = field(default_factory=list)  # parts of a win, or mean points
    seconds: float = 0.0

    @property
    def games(self) -> int:
        return len(self.results)

    def measured(self, z: float = Z95) -> tuple[float, float, float]:
        """The share of wins, or the gain in points, with its interval."""
        if self.match.claim.counts == "gain":
            return gain(self.results[::2], self.results[1::2], z)
        if not self.results:
            return 0.0, 0.0, 1.0
        return sum(self.results) / self.games, *wilson(sum(self.results), self.games, z)

    def is_decided(self) -> bool:
        """Whether more games would hardly change the answer."""
        _, low, high = self.measured(DECIDED)
        return low >= self.match.claim.at_least or high < self.match.claim.at_least

    def as_json(self) -> dict[str, Any]:
        claim = self.match.claim
        rate, low, high = self.measured()
        return {
            "player": claim.player,
            "rival": claim.rival,
            "seats": claim.seats,
            "counts": claim.counts,
            "win_rate" if claim.counts == "wins" else "gain": round(rate, 4),
            "low": round(low, 4),
            "high": round(high, 4),
            "games": self.games,
            "at_least": claim.at_least,
            "reached": rate >= claim.at_least,
            "decided": self.is_decided(),
            "budget": claim.share,
            "seconds": round(self.seconds, 1),
        }


def wilson(wins: float, games: int, z: float = Z95) -> Interval:
    """The interval of a share by Wilson's method; a win that is shared counts in part.

    >>> low, high = wilson(50, 100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    """
    share = wins / games
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    middle = share + z * z / (2 * games)
    scale = 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


UNKNOWN = (0.0, -1.0, 1000.0)  # a gain of which too few games tell anything


def gain(players: list[float], rivals: list[float], z: float) -> tuple[float, float, float]:
    """How much larger one mean is than the other, as a part of it (delta method).

    >>> gain([3.0, 3.0], [2.0, 2.0], Z95)
    (0.5, 0.5, 0.5)
    """
    if len(players) < 2 or len(rivals) < 2:
        return UNKNOWN
    top, spread_top = mean_and_error(players)
    low, spread_low = mean_and_error(rivals)
    if low <= 0:
        return UNKNOWN
    ratio = top / low
    spread = z * sqrt(spread_top**2 + (ratio * spread_low) ** 2) / low
    return ratio - 1, ratio - 1 - spread, ratio - 1 + spread


def mean_and_error(values: list[float]) -> tuple[float, float]:
    middle = sum(values) / len(values)
    variance = sum((value - middle) ** 2 for value in values) / (len(values) - 1)
    return middle, sqrt(variance / len(values))


# ---- games ----


def seated(match: Match, number: int) -> list[bots.Bot]:
    players = []
    for seat, name in enumerate(match.names(number)):
        bot = bots.make(name, match.luck(number, f"seat {seat}"))
        if isinstance(bot, LevelBot) and name == match.claim.player:
            bot.share = match.claim.share
        players.append(bot)
    return players


def play_one(game: Game, match: Match, number: int) -> float:
    """One game: the player's part of the win, or the mean of all points."""
    deal = match.luck(number // match.portion(), "deal")
    state = game.new(seats=match.claim.seats, seed=deal, options=match.options)
    players = seated(match, number)
    while not state.is_over:
        seat = state.to_move
        legal = state.legal(seat)
        action = legal[0]
        if len(legal) > 1:
            action = players[seat].choose(game, state.view(seat), legal)
        state.apply(seat, action)
    if match.claim.counts == "gain":
        return sum(state.scores()) / state.seats
    return shares(state)[number % state.seats]


def play_portion(match: Match, first: int) -> list[float]:
    """What a worker does."""
    game = load(match.title)
    return [play_one(game, match, first + i) for i in range(match.portion())]


def portions(match: Match, games: int, pool: ProcessPoolExecutor | None) -> Iterator[list[float]]:
    """The results in order, however many workers there are."""
    firsts = iter(range(0, games, match.portion()))
    if pool is None:
        for first in firsts:
            yield play_portion(match, first)
        return
    workers = getattr(pool, "_max_workers", 1)
    queue: list[Future[list[float]]] = []
    try:
        for first in firsts:
            queue.append(pool.submit(play_portion, match, first))
            if len(queue) >= WAITING * workers:
                yield queue.pop(0).result()
        while queue:
            yield queue.pop(0).result()
    finally:
        for future in queue:
            future.cancel()


def climb(
    match: Match, ladder: Ladder, deadline: float, pool: ProcessPoolExecutor | None
) -> Iterator[Found]:
    """Play for one claim until it is decided, or there is no time or no game left."""
    found = Found(match)
    began = monotonic()
    for results in portions(match, ladder.games, pool):
        found.results += results
        found.seconds = monotonic() - began
        yield found
        if (found.is_decided() and found.games >= ladder.least) or monotonic() > deadline:
            return


# ---- the whole ladder ----


@dataclass(frozen=True)
class Ladder:
    """What is to be climbed, and how much of it."""

    title: str
    options: Mapping[str, Any]
    seats: int = 4
    games: int = 400  # at most, for each claim
    least: int = 0  # games of a claim before it may be left as decided
    minutes: float = 60.0  # at most, for all of them
    seed: int = 0
    jobs: int = 1
    only: tuple[str, ...] = ()  # names of claims; all if there are none

    def claims(self) -> list[Claim]:
        """The claims that this title can keep, with the seats asked for; a claim about a bot that
        does not know the title is left out, unless it is asked for.
        """
        return [
            claim if claim.name in FIXED_SEATS else seated_at(claim, self.seats)
            for claim in CLAIMS
            if (claim.name in self.only or (not self.only and is_known(claim, self.title)))
            and (claim.counts == "wins" or load(self.title).most_wins)
        ]


def is_known(claim: Claim, title: str) -> bool:
    """Whether both bots of a claim know the title."""
    try:
        bots.check(claim.player, title)
        bots.check(claim.rival, title)
    except CarrackError:
        return False
    return True


def seated_at(claim: Claim, seats: int) -> Claim:
    return replace(claim, seats=seats)


def check(ladder: Ladder) -> None:
    """CarrackError when something about the ladder cannot be."""
    game = load(ladder.title)
    unknown = set(ladder.only) - {claim.name for claim in CLAIMS}
    if unknown:
        raise CarrackError(
            f"there is no claim {min(unknown)!r}; the claims are "
            f"{', '.join(claim.name for claim in CLAIMS)}",
            code="ladder.claim",
        )
    for claim in ladder.claims():
        bots.check(claim.player, ladder.title)
        bots.check(claim.rival, ladder.title)
        game.new(seats=claim.seats, seed=0, options=ladder.options)


def climb_all(ladder: Ladder) -> Iterator[Found]:
    """All claims one after the other; each has its part of the time that is left."""
    claims = ladder.claims()
    end = monotonic() + 60 * ladder.minutes
    pool = workers(ladder.jobs) if ladder.jobs > 1 else None
    try:
        for i, claim in enumerate(claims):
            match = Match(ladder.title, ladder.options, claim, ladder.seed)
            part = claim.patience / sum(later.patience for later in claims[i:])
            deadline = monotonic() + part * (end - monotonic())
            yield from climb(match, ladder, deadline, pool)
    finally:
        if pool is not None:
            pool.shutdown(cancel_futures=True)


def workers(jobs: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(
        max_workers=jobs, mp_context=get_context("spawn"), initializer=ignore_interrupts
    )


def ignore_interrupts() -> None:
    """Ctrl-C is for the program that started the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def ladder_as_json(ladder: Ladder, found: list[Found]) -> dict[str, Any]:
    """For programs: what was claimed, what was found, and how hard each level thinks."""
    names = {name for one in found for name in (one.match.claim.player, one.match.claim.rival)}
    levels = sorted(name for name in names if bots.is_level(name))
    return {
        "game": ladder.title,
        "options": dict(ladder.options),
        "seats": ladder.seats,
        "seed": ladder.seed,
        "efforts": {name: vars(effort_of(name, ladder.title)) for name in levels},
        "claims": {one.match.claim.name: one.as_json() for one in found},
    }
