"""What a contest does next by itself: whoever keeps its rows stores what `due` says, and looks
again at `wakes` or when a table has its result.
"""

from __future__ import annotations

from collections.abc import Callable

from carrack.contests.arena import PATIENCE as ARENA_PATIENCE
from carrack.contests.arena import closes, fewest, free, next_arena
from carrack.contests.contest import OPEN, RUNNING, Contest, Row
from carrack.contests.knockout import first_of, knockout_order, next_single_or_double, rounds_of
from carrack.contests.ladder import is_for_bots, ladder_order, next_ladder
from carrack.contests.league import league_order, next_league
from carrack.contests.rounds import Body, next_robin, next_swiss, qualified
from carrack.contests.rules import (
    ARENA,
    DAY,
    DOUBLE,
    KNOCKOUT,
    LADDER,
    LEAGUE,
    ROBIN,
    SINGLE,
    SWISS,
)
from carrack.contests.standings import Standing, ordered

NEXT: dict[str, Callable[[Contest], Body | None]] = {
    SWISS: next_swiss,
    ROBIN: next_robin,
    SINGLE: next_single_or_double,
    DOUBLE: next_single_or_double,
    LEAGUE: next_league,
    LADDER: next_ladder,
}


def due(contest: Contest, time: int) -> Row | None:
    """The row that is to be stored now; None where everybody waits for something."""
    if contest.status == OPEN:
        return due_before(contest, time)
    if contest.status != RUNNING or contest.paused:
        return None
    if contest.rules.kind == ARENA:
        return due_in_arena(contest, time)
    if contest.rules.kind == LADDER:
        return due_on_ladder(contest, time)
    if contest.rounds and not contest.rounds[-1].is_over:
        return None
    if time < round_time(contest):
        return None
    if waits_for_players(contest, time):
        return None
    wanted = NEXT[contest.rules.kind](contest)
    if wanted is None:
        return Row("finish", {"reason": "played"}, time)
    return Row("round", wanted, time)


def waits_for_players(contest: Contest, time: int) -> bool:
    """Whether too few are ready for another round while others only sit out: they have a day to
    come back.
    """
    enough = min(2, contest.rules.seats)
    missing = len(contest.ready) < enough <= len(contest.taking_part)
    return missing and contest.rules.kind == SWISS and time < contest.last + DAY


def due_before(contest: Contest, time: int) -> Row | None:
    """The row that is due before the first round: at its time a contest begins, or does not take
    place.
    """
    starts = contest.rules.starts
    if not starts or time < starts:
        return None
    if len(contest.taking_part) < contest.needed:
        return Row("finish", {"reason": "too_few"}, time)
    return Row("start", {}, time)


def due_in_arena(contest: Contest, time: int) -> Row | None:
    wanted = next_arena(contest, time)
    if wanted is not None:
        return Row("round", wanted, time)
    if time >= closes(contest) and not contest.at_tables():
        return Row("finish", {"reason": "played"}, time)
    return None


def due_on_ladder(contest: Contest, time: int) -> Row | None:
    """A ladder ends when its host says so; among bots after so many rounds."""
    bots = is_for_bots(contest)
    if bots and contest.at_tables():
        return None
    if bots and contest.rules.rounds and len(contest.rounds) >= contest.rules.rounds:
        return Row("finish", {"reason": "played"}, time)
    wanted = next_ladder(contest)
    return None if wanted is None else Row("round", wanted, time)


def round_time(contest: Contest) -> int:
    """When the next round may begin: behind the one before by what was agreed on."""
    if not contest.rounds or not contest.rules.every:
        return contest.started
    return contest.rounds[-1].time + contest.rules.every


def wakes(contest: Contest, time: int) -> int | None:
    """When to look again though nothing happens; None: only when something does."""
    if contest.status == OPEN:
        return contest.rules.starts or None
    if contest.status != RUNNING or contest.paused:
        return None
    if contest.rules.kind == ARENA:
        if time >= closes(contest):
            return None
        waiting = len(free(contest)) >= fewest(contest)
        return min(closes(contest), time + ARENA_PATIENCE // 4) if waiting else closes(contest)
    if contest.rules.kind == LADDER:
        return None
    if contest.rounds and not contest.rounds[-1].is_over:
        return None
    if waits_for_players(contest, time):
        return contest.last + DAY
    return max(time, round_time(contest))


def order(contest: Contest) -> list[Standing]:
    """Everybody as they stand; worked out once for each row, since many look and few play."""
    known = contest.known_order
    if known is None or known[0] != contest.count:
        known = contest.known_order = (contest.count, order_of_kind(contest))
    return known[1]


def order_of_kind(contest: Contest) -> list[Standing]:
    """The order of the players by what counts in this kind of tournament."""
    lines = ordered(contest, contest.rounds, contest.players)
    kind = contest.rules.kind
    if kind == LEAGUE:
        return ranked(lines, league_order(contest), in_season(contest))
    if kind == LADDER:
        return ranked(lines, ladder_order(contest))
    if kind in KNOCKOUT and contest.rounds:
        lives = 2 if kind == DOUBLE else 1
        return ranked(lines, knockout_order(contest, "", lives, first_of(contest)))
    if kind == ROBIN and rounds_of(contest, "finals"):
        before = rounds_of(contest, "groups")
        in_finals = qualified(contest, contest.rounds[0].divisions, before)
        first = knockout_order(contest, "finals", 1, in_finals)
        return ranked(lines, first + [line.player for line in lines if line.player not in first])
    return lines


def in_season(contest: Contest) -> list[Standing]:
    """The lines of a league count the season that is played."""
    from carrack.contests.league import rounds_of_season, season_now

    rounds = rounds_of_season(contest, season_now(contest))
    found: list[Standing] = []
    for division in rounds[0].divisions if rounds else []:
        found += ordered(contest, rounds, division)
    return found


def ranked(
    lines: list[Standing], players: list[int], counted: list[Standing] | None = None
) -> list[Standing]:
    """The lines in this order, each with its rank; who is not in it any more is last."""
    known = {line.player: line for line in lines} | {line.player: line for line in counted or ()}
    rest = [line.player for line in lines if line.player not in players]
    found = [known[player] for player in [*players, *rest]]
    for rank, line in enumerate(found, 1):
        line.rank = rank
    return found
