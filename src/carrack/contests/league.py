"""A league: divisions that play season after season, with promotion and relegation between them."""

from __future__ import annotations

from collections.abc import Sequence

from carrack.contests.contest import Contest, Round
from carrack.contests.rounds import Body, body, group_round, groups_are_done
from carrack.contests.rules import ENDLESS_SEASONS
from carrack.contests.standings import ordered


def season_now(contest: Contest) -> int:
    return contest.rounds[-1].season if contest.rounds else 0


def rounds_of_season(contest: Contest, season: int) -> list[Round]:
    return [one for one in contest.rounds if one.season == season]


def next_league(contest: Contest) -> Body | None:
    """The next round of the season, or the first one of the next season."""
    season = season_now(contest)
    before = rounds_of_season(contest, season)
    divisions = before[0].divisions if before else []
    if not before or groups_are_done(contest, divisions, before):
        if season and season >= contest.rules.seasons != ENDLESS_SEASONS:
            return None
        divisions, before, season = next_divisions(contest), [], season + 1
        if not divisions:
            return None
    tables = [
        one
        for index, division in enumerate(divisions)
        for one in group_round(contest, division, index, before)
    ]
    if not tables:
        return None
    return body(contest, tables, "season", season=season, divisions=divisions)


def final_orders(contest: Contest, season: int) -> list[list[int]]:
    """How each division ended, or stands."""
    rounds = rounds_of_season(contest, season)
    return [
        [line.player for line in ordered(contest, rounds, division)]
        for division in rounds[0].divisions
    ]


def next_divisions(contest: Contest) -> list[list[int]]:
    """The best of a division go up and the last go down; who is new begins at the bottom, and who
    is away does not play this season.
    """
    season, rules = season_now(contest), contest.rules
    if not season:
        return cut(contest.seeds(contest.ready), rules.group, rules.smallest_group)
    orders = final_orders(contest, season)
    moved = exchanged(orders, rules.advance)
    line = [player for division in moved for player in division]
    known = set(line)
    line = [player for player in line if contest.players[player].plays]
    line += contest.seeds(player for player in contest.ready if player not in known)
    return cut(line, rules.group, rules.smallest_group)


def exchanged(orders: Sequence[Sequence[int]], count: int) -> list[list[int]]:
    """
    >>> exchanged([[1, 2, 3, 4], [5, 6, 7, 8]], 1)
    [[1, 2, 3, 5], [4, 6, 7, 8]]
    """
    divisions = [list(order) for order in orders]
    for upper in range(len(divisions) - 1):
        moving = min(count, len(orders[upper]) // 2, len(orders[upper + 1]) // 2)
        if not moving:
            continue
        down = list(orders[upper][-moving:])
        up = list(orders[upper + 1][:moving])
        divisions[upper] = [player for player in divisions[upper] if player not in down] + up
        below = [player for player in divisions[upper + 1] if player not in up]
        divisions[upper + 1] = down + below
    return divisions


def cut(players: Sequence[int], size: int, least: int) -> list[list[int]]:
    """Divisions from the top; the last one takes in a rest that is too small to play alone.

    >>> cut([1, 2, 3, 4, 5, 6, 7], 3, 2), cut([1, 2, 3, 4, 5, 6], 4, 3)
    ([[1, 2, 3], [4, 5, 6, 7]], [[1, 2, 3, 4, 5, 6]])
    """
    divisions = [list(players[i : i + size]) for i in range(0, len(players), size)]
    if len(divisions) > 1 and len(divisions[-1]) < max(least, size / 2):
        rest = divisions.pop()
        divisions[-1] += rest
    return divisions if divisions and len(divisions[0]) > 1 else []


def league_order(contest: Contest) -> list[int]:
    """The first division first; who is not in one yet is behind all others."""
    season = season_now(contest)
    if not season:
        return contest.seeds(contest.players)
    line = [player for order in final_orders(contest, season) for player in order]
    return line + contest.seeds(player for player in contest.players if player not in line)
