"""What all kinds share when they make a round, and the kinds whose rounds are for everybody."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from math import ceil, log
from typing import Any

from carrack.contests import pairing
from carrack.contests.contest import FILLER, Contest, Round
from carrack.contests.pairing import Field, Past, field_of
from carrack.contests.standings import ordered

Body = dict[str, Any]


def table(contest: Contest, players: Sequence[int], past: Past, group: int = 0) -> Body:
    """One table of a round, everybody on a seat; where bots fill, empty seats are theirs."""
    fills = contest.rules.fill or contest.rules.teams
    fillers = contest.rules.seats - len(players) if fills else 0
    order = pairing.seated(contest, players, past, fillers)
    return {"players": order, "group": group}


def bye(player: int, group: int = 0) -> Body:
    return {"players": [player], "group": group, "bye": True}


def body(contest: Contest, tables: Sequence[Body], stage: str = "", **more: Any) -> Body:
    number = len(contest.rounds) + 1
    return {"round": number, "stage": stage, "tables": list(tables), **more}


def paired(contest: Contest, field: Field, group: int = 0) -> list[Body]:
    """Everybody of a field at a table, or with a bye."""
    seats, fill = contest.rules.seats, contest.rules.fill
    found: Sequence[Sequence[int]]
    byes: list[int] = []
    if seats == 1:
        found = [[player] for player in field.order]
    elif seats == 2 and not (fill and len(field.order) % 2):
        found, byes = pairing.pairs(field)
    else:
        found, byes = pairing.tables(field, seats, 1 if fill else contest.rules.smallest)
    tables = [table(contest, players, field.past, group) for players in found]
    return tables + [bye(player, group) for player in byes]


def standing_field(contest: Contest, rounds: Sequence[Round], players: Iterable[int]) -> Field:
    """Players by what they have in these rounds; inside of a score group a lot makes the order."""
    players = list(players)
    lines = ordered(contest, rounds, players)
    number = len(contest.rounds) + 1
    lines.sort(key=lambda line: (-line.points, contest.lot("order", number, line.player)))
    scored = [(line.player, line.points) for line in lines]
    return field_of(contest, scored, Past.of(contest.boards))


# ---- Swiss ----


def swiss_rounds(contest: Contest) -> int:
    """As many as were wished, else as many as show who is best.

    With two at a table that is the logarithm of the players; where more sit together each
    round says more, and one round is for the luck.
    """
    if contest.rules.rounds:
        return contest.rules.rounds
    count = max(2, len(contest.taking_part))
    if contest.rules.is_shared:
        return 3
    return max(1, ceil(log(count, contest.rules.seats) - 1e-9) + (contest.rules.seats > 2))


def next_swiss(contest: Contest) -> Body | None:
    """Everybody meets somebody with about as many points, and nobody twice where that can be."""
    enough = min(2, contest.rules.seats)
    if len(contest.rounds) >= swiss_rounds(contest) or len(contest.ready) < enough:
        return None
    if contest.rules.teams:
        return body(contest, team_tables(contest))
    field = standing_field(contest, contest.rounds, contest.ready)
    return body(contest, paired(contest, field))


def team_tables(contest: Contest) -> list[Body]:
    """Each team at a table of its own; bots play for those who are missing."""
    past = Past.of(contest.boards)
    found = []
    for team, members in contest.teams.items():
        here = [number for number in members if contest.players[number].plays]
        if here:
            found.append(table(contest, here, past, team))
    return found


# ---- round robin ----


def circle(players: Sequence[int], number: int) -> tuple[list[tuple[int, int]], list[int]]:
    """Round `number`, from 0, of a round robin: one stays, the others go round.

    Whoever has an odd place begins, and the one who stays every other time: nobody begins more than
    once more often than not. On the way back each pair changes seats.

    >>> [circle([1, 2, 3, 4], number)[0] for number in range(3)]
    [[(1, 4), (2, 3)], [(3, 1), (4, 2)], [(1, 2), (3, 4)]]
    """
    ring = ([FILLER] if len(players) % 2 else []) + list(players)
    rest = ring[1:]
    leg, turn = divmod(number, len(rest))
    order = ring[:1] + rest[len(rest) - turn :] + rest[: len(rest) - turn]
    found = []
    for i in range(len(order) // 2):
        pair = (order[i], order[-1 - i])
        is_second = turn % 2 == 1 if i == 0 else i % 2 == 0
        found.append(pair[::-1] if is_second != (leg % 2 == 1) else pair)
    byes = [max(pair) for pair in found if FILLER in pair]
    return [pair for pair in found if FILLER not in pair], byes


def circle_rounds(count: int) -> int:
    """Rounds until everybody has met everybody."""
    return 0 if count < 2 else count - 1 + count % 2


def groups_are_done(
    contest: Contest, groups: Sequence[Sequence[int]], played: Sequence[Round]
) -> bool:
    """Whether a stage in groups is over: all have met all, or there were as many rounds as were
    wished (with two at a table: legs). Two who never come together keep nobody for ever: it takes
    at most twice the rounds that it must.
    """
    most, seats, wished = max(map(len, groups)), contest.rules.seats, contest.rules.rounds
    if seats == 2:
        return len(played) >= circle_rounds(most) * max(1, wished)
    if wished:
        return len(played) >= wished
    least = max(1, ceil((most - 1) / (seats - 1)))
    if len(played) < least:
        return False
    return len(played) >= 2 * least or all(have_met(contest, group, played) for group in groups)


def have_met(contest: Contest, group: Sequence[int], played: Sequence[Round]) -> bool:
    """Whether everybody of a group who is still there has met everybody."""
    here = sorted(player for player in group if not contest.players[player].gone)
    met = Past.of(board for one in played for board in one.boards).met
    return all(met[pair] for pair in combinations(here, 2))


def group_round(
    contest: Contest, group: Sequence[int], index: int, played: Sequence[Round]
) -> list[Body]:
    """The next round of one group; who has gone is missed by whoever would have met them."""
    here = [player for player in group if not contest.players[player].gone]
    if contest.rules.seats > 2:
        # The points do not matter: everybody is to meet everybody, in each season anew.
        met = Past.of(board for one in played for board in one.boards)
        met.met = Counter(met.met.keys())  # once more or twice more is the same: nobody new
        field = field_of(contest, [(player, 0) for player in here], met)
        return paired(contest, field, index) if here else []
    if len(played) >= circle_rounds(len(group)) * max(1, contest.rules.rounds):
        return []
    found, byes = circle(group, len(played))
    tables: list[Body] = []
    for pair in found:
        left = [player for player in pair if player in here]
        if len(left) == 2:
            tables.append({"players": list(pair), "group": index})
        else:
            byes += left
    return tables + [bye(player, index) for player in byes if player in here]


def snake(players: Sequence[int], count: int) -> list[list[int]]:
    """Into so many groups that are equally strong.

    >>> snake([1, 2, 3, 4, 5, 6], 2)
    [[1, 4, 5], [2, 3, 6]]
    """
    groups: list[list[int]] = [[] for _ in range(count)]
    for index, player in enumerate(players):
        lap, place = divmod(index, count)
        groups[place if lap % 2 == 0 else count - 1 - place].append(player)
    return groups


def group_count(contest: Contest) -> int:
    """So many groups that each is about as large as was wished, and nobody is in one alone."""
    count, rules = len(contest.taking_part), contest.rules
    return max(1, min(round(count / rules.group), count // rules.smallest_group))


def next_robin(contest: Contest) -> Body | None:
    """In each group everybody meets everybody; then the best of the groups play finals."""
    from carrack.contests.knockout import next_knockout

    if not contest.rounds:
        groups = snake(contest.seeds(contest.taking_part), group_count(contest))
    else:
        groups = contest.rounds[0].divisions
    before = [one for one in contest.rounds if one.stage == "groups"]
    if not groups_are_done(contest, groups, before):
        tables = [
            one
            for index, group in enumerate(groups)
            for one in group_round(contest, group, index, before)
        ]
        return body(contest, tables, "groups", divisions=groups) if tables else None
    if not contest.rules.finals or len(groups) < 2:
        return None
    return next_knockout(contest, qualified(contest, groups, before), "finals", lives=1)


def qualified(
    contest: Contest, groups: Sequence[Sequence[int]], rounds: Sequence[Round]
) -> list[int]:
    """The best of each group: first all winners, then all second ones."""
    lines = [ordered(contest, rounds, group)[: contest.rules.advance] for group in groups]
    best = [(line.rank, -line.points, line.lot, line.player) for group in lines for line in group]
    return [player for *_, player in sorted(best)]
