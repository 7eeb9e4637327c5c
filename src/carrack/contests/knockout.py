"""Single and double elimination, with two at a table or more of whom some go on.

Everybody has one life or two; whoever does not go on from a table loses one. With two lives those
who have both play apart from those who have one, until all who are left sit at one table.
"""

from __future__ import annotations

from collections.abc import Sequence

from carrack.contests import pairing
from carrack.contests.contest import Contest, Round
from carrack.contests.pairing import Past, field_of
from carrack.contests.rounds import Body, body, bye, paired, table
from carrack.contests.rules import DOUBLE
from carrack.contests.standings import Standing, ordered, table_order

FINAL = "final"


def next_single_or_double(contest: Contest) -> Body | None:
    lives = 2 if contest.rules.kind == DOUBLE else 1
    entrants = first_of(contest)
    return next_knockout(contest, entrants, "", lives)


def first_of(contest: Contest) -> list[int]:
    """The players who began, by their seeds."""
    if not contest.rounds:
        return contest.seeds(contest.taking_part)
    players = [player for board in contest.rounds[0].boards for player in board.players]
    return contest.seeds(player for player in players if player)


def next_knockout(contest: Contest, entrants: Sequence[int], stage: str, lives: int) -> Body | None:
    """The next round of those who are left; None when there is a winner."""
    rounds = rounds_of(contest, stage)
    left = lives_left(contest, entrants, rounds, lives)
    alive = [player for player, lives_here in left.items() if lives_here]
    alive = [player for player in alive if not contest.players[player].gone]
    was_last = rounds and len(rounds[-1].boards) == 1 and contest.rules.seats > 2
    if len(alive) < 2 or was_last:
        return None
    past = Past.of(contest.boards)
    if len(alive) <= contest.rules.seats:
        return body(contest, [table(contest, alive, past, lives)], stage_name(stage, FINAL))
    slots = in_slots(rounds, entrants, alive)
    tables: list[Body] = []
    for group, here in enumerate(range(lives, 0, -1)):
        players = [player for player in slots if left[player] == here]
        tables += bracket_round(contest, players, past, group, rounds, is_lower=here < lives)
    return body(contest, tables, stage)


def stage_name(stage: str, last: str) -> str:
    """The finals of groups are a stage of their own, to their last table."""
    return stage or last


def rounds_of(contest: Contest, stage: str) -> list[Round]:
    if not stage:
        return list(contest.rounds)
    return [one for one in contest.rounds if one.stage == stage]


def lives_left(
    contest: Contest, entrants: Sequence[int], rounds: Sequence[Round], lives: int
) -> dict[int, int]:
    """How often each may still lose."""
    left = dict.fromkeys(entrants, lives)
    for played in rounds:
        for board in played.boards:
            if board.bye or board.result is None:
                continue
            going_on = going(contest, board.players, played)
            for player in table_order(contest, board)[going_on:]:
                left[player] = max(0, left[player] - 1)
    return left


def going(contest: Contest, players: Sequence[int], played: Round) -> int:
    """How many of a table go on; of the last one only its winner."""
    is_last = played.stage == FINAL or len(played.boards) == 1
    return 1 if is_last else min(contest.rules.advance, len(players) - 1)


def in_slots(rounds: Sequence[Round], entrants: Sequence[int], alive: Sequence[int]) -> list[int]:
    """The players who are left, as they stand in the bracket."""
    if not rounds:
        return [player for player in entrants if player in alive]
    places = [player for board in rounds[-1].boards for player in board.players]
    return sorted(alive, key=lambda player: places.index(player) if player in places else 0)


def bracket_round(
    contest: Contest,
    players: Sequence[int],
    past: Past,
    group: int,
    rounds: Sequence[Round],
    is_lower: bool,
) -> list[Body]:
    """A round of those with equally many lives."""
    if len(players) < 2:
        return [bye(player, group) for player in players]
    if is_lower:  # they come from everywhere: nobody meets again who need not
        return paired(contest, field_of(contest, [(player, 0) for player in players], past), group)
    if not rounds:
        cut = first_tables(contest, players)
    elif contest.rules.seats == 2:
        cut = by_branch(rounds, players)
    else:
        cut = neighbors(contest, players)
    return [table(contest, one, past, group) if len(one) > 1 else bye(one[0], group) for one in cut]


def fewest(contest: Contest) -> int:
    """Players of the smallest table: one more than go on."""
    return max(2, min(contest.rules.seats, contest.rules.advance + 1))


def by_branch(rounds: Sequence[Round], players: Sequence[int]) -> list[list[int]]:
    """Two meet whose branches of the bracket come together in this round; where nobody is left in
    the other one there is no game. A correction may bring somebody back beside them.
    """
    leaf = {player: board.board for board in rounds[0].boards for player in board.players}
    branches: dict[int, list[int]] = {}
    for player in sorted(players, key=leaf.__getitem__):
        branches.setdefault(leaf[player] >> len(rounds), []).append(player)
    return [
        branch[first : first + 2]
        for branch in branches.values()
        for first in range(0, len(branch), 2)
    ]


def neighbors(contest: Contest, players: Sequence[int]) -> list[list[int]]:
    """Winners of tables that lie beside each other meet."""
    seats = contest.rules.seats
    counts, left = pairing.sizes(len(players), seats, fewest(contest))
    cut, rest = [], list(players)
    for count in counts:
        cut.append(rest[:count])
        rest = rest[count:]
    assert len(rest) == left
    return cut + [[player] for player in rest]


def first_tables(contest: Contest, seeds: Sequence[int]) -> list[list[int]]:
    """With two at a table the best have a bye where the bracket has holes, and meet last; at
    larger tables all are equally strong.
    """
    seats = contest.rules.seats
    if seats > 2:
        counts, left = pairing.sizes(len(seeds), seats, fewest(contest))
        byes, playing = seeds[:left], seeds[left:]
        cut: list[list[int]] = [[] for _ in counts]
        line = 0
        for player in playing:
            while len(cut[line % len(cut)]) >= counts[line % len(cut)]:
                line += 1
            cut[line % len(cut)].append(player)
            line += 1
        return cut + [[player] for player in byes]
    size = 1 << (len(seeds) - 1).bit_length()
    line_up = bracket(size)
    pairs = [(line_up[i], line_up[i + 1]) for i in range(0, size, 2)]
    return [[seeds[n - 1] for n in pair if n <= len(seeds)] for pair in pairs]


def bracket(size: int) -> list[int]:
    """Where the seeds stand, so that the best two can meet in the last game only.

    >>> bracket(8)
    [1, 8, 4, 5, 2, 7, 3, 6]
    """
    order = [1]
    while len(order) < size:
        order = [n for seed in order for n in (seed, 2 * len(order) + 1 - seed)]
    return order


def knockout_order(contest: Contest, stage: str, lives: int, entrants: Sequence[int]) -> list[int]:
    """Whoever was in for longest is first; of one round, by the last table that each sat at."""
    rounds = rounds_of(contest, stage)
    left = lives_left(contest, entrants, rounds, lives)
    lines: dict[int, Standing] = {line.player: line for line in ordered(contest, rounds, entrants)}
    last: dict[int, tuple[int, int]] = {}
    for played in rounds:
        for board in played.boards:
            for place, player in enumerate(table_order(contest, board)):
                last[player] = (played.number, -place if board.result is not None else 0)
    return sorted(
        entrants,
        key=lambda n: (left[n] > 0, last.get(n, (0, 0)), left[n], -lines[n].rank),
        reverse=True,
    )
