"""How everybody stands: points of tables, and what decides between equal points."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from carrack.contests.contest import FILLER, Board, Contest, Result, Round
from carrack.contests.rules import ARENA, DIRECT, LOT, MARGIN, OPPONENTS

STREAK = 2  # games won one after the other in an arena, from which on points count twice
HALF = Fraction(1, 2)
COMPARED = 10  # points of whoever beats all others in the same seat of a duplicate


@dataclass
class Standing:
    """One line of the table."""

    player: int
    points: Fraction = Fraction(0)
    rank: int = 0
    direct: Fraction = Fraction(0)
    opponents: Fraction = Fraction(0)
    margin: Fraction = Fraction(0)
    lot: int = 0
    played: int = 0
    rounds: dict[int, Fraction] = field(default_factory=dict)

    def tie(self, name: str) -> Any:
        """What this line has there: more is better, except in the lot."""
        return -self.lot if name == LOT else getattr(self, name)


# ---- points of one table ----


def by_place(places: Sequence[int], values: Sequence[int]) -> list[Fraction]:
    """The points of each seat; who shares places shares what they bring.

    >>> [str(points) for points in by_place([1, 2, 2, 4], (5, 3, 1, 0))]
    ['5', '2', '2', '0']
    >>> [str(points) for points in by_place([1, 1], (2, 0))]
    ['1', '1']
    """
    order = sorted(range(len(places)), key=lambda seat: places[seat])
    points = [Fraction(0)] * len(places)
    first = 0
    while first < len(order):
        tied = [seat for seat in order[first:] if places[seat] == places[order[first]]]
        share = Fraction(sum(values[first : first + len(tied)]), len(tied))
        for seat in tied:
            points[seat] = share
        first += len(tied)
    return points


def table_points(contest: Contest, board: Board) -> list[Fraction]:
    """What a table brings, by seat: whoever forfeits gets nothing, the others what they earned."""
    if board.bye:
        return [bye_points(contest)]
    if board.result is None:
        return [Fraction(0)] * len(board.players)
    values = contest.rules.place_points
    points = by_place(board.result.places, values)
    for seat in board.result.forfeits:
        points[seat] = Fraction(0)
    return points


def bye_points(contest: Contest) -> Fraction:
    """As much as a game that went well: a win of two players, else the second place."""
    if contest.rules.duplicate:
        return Fraction(COMPARED, 2)
    values = contest.rules.place_points
    return Fraction(values[0] if len(values) < 3 else values[1])


def compared(round_: Round) -> dict[tuple[int, int], Fraction]:
    """The points of a duplicate, by board and seat: each is compared with all who sat in the same
    seat and had the same chance. A better place counts first, then more points in the game.
    """
    found: dict[tuple[int, int], Fraction] = {}
    by_seat: defaultdict[tuple[int, int], list[tuple[Board, tuple[int, int]]]] = defaultdict(list)
    for board in round_.boards:
        if board.bye or board.result is None:
            continue
        for seat, player in enumerate(board.players):
            if seat in board.result.forfeits:
                found[board.board, seat] = Fraction(0)
            elif player != FILLER:
                score = board.result.scores[seat] if board.result.scores else 0
                worth = (-board.result.places[seat], score)
                # Tables of another size are another game.
                by_seat[len(board.players), seat].append((board, worth))
    for (_, seat), group in by_seat.items():
        for board, mine in group:
            others = [worth for other, worth in group if other is not board]
            beaten = sum((mine > worth) + HALF * (mine == worth) for worth in others)
            share = Fraction(beaten, len(others)) if others else HALF
            found[board.board, seat] = COMPARED * share
    return found


def compared_whole(round_: Round) -> dict[int, Fraction]:
    """The points of tables that have one result, by board: a win counts first, then all points of
    the game together. Where nobody came at all there is nothing.
    """
    worth = {
        board.board: (-min(board.result.places), sum(board.result.scores))
        for board in round_.boards
        if board.result is not None
    }
    found = {}
    for board in round_.boards:
        if board.result is None:
            continue
        people = [seat for seat, player in enumerate(board.players) if player != FILLER]
        mine = worth[board.board]
        others = [one for other, one in worth.items() if other != board.board]
        beaten = sum((mine > one) + HALF * (mine == one) for one in others)
        share = Fraction(beaten, len(others)) if others else HALF
        came = set(people) - set(board.result.forfeits)
        found[board.board] = COMPARED * share if came else Fraction(0)
    return found


def margin_of(result: Result, seat: int) -> Fraction:
    """By how much somebody was ahead of the others at the table, on average."""
    if len(result.scores) < 2:
        return Fraction(result.scores[seat] if result.scores else 0)
    others = [score for other, score in enumerate(result.scores) if other != seat]
    return result.scores[seat] - Fraction(sum(others), len(others))


# ---- everybody ----


def tallied(contest: Contest, rounds: Iterable[Round]) -> dict[int, Standing]:
    """Points and margins of all players in these rounds."""
    lines = {n: Standing(n, lot=contest.lot("tie", n)) for n in contest.players}
    if contest.rules.is_shared:
        return tallied_whole(contest, rounds, lines)
    streaks: defaultdict[int, int] = defaultdict(int)
    for played in rounds:
        if contest.hides(played):
            continue
        duplicate = compared(played) if contest.rules.duplicate else {}
        for board in played.boards:
            points = table_points(contest, board)
            for seat, player in enumerate(board.players):
                if player == FILLER or board.is_open:
                    continue
                earned = duplicate.get((board.board, seat), points[seat])
                line = lines[player]
                if contest.rules.kind == ARENA:
                    earned *= 2 if streaks[player] >= STREAK and won(board, seat) else 1
                    streaks[player] = streaks[player] + 1 if won(board, seat) else 0
                line.points += earned
                line.rounds[played.number] = earned
                if board.result is not None and not board.bye:
                    line.played += seat not in board.result.forfeits
                    line.margin += margin_of(board.result, seat)
    return lines


def tallied_whole(
    contest: Contest, rounds: Iterable[Round], lines: dict[int, Standing]
) -> dict[int, Standing]:
    """What a table brings goes to the whole team; the margin is all its points in the games."""
    teams: defaultdict[int, list[int]] = defaultdict(list)
    for one in contest.players.values():
        teams[one.team or one.number].append(one.number)
        lines[one.number].lot = contest.lot("tie", one.team or one.number)
    for played in rounds:
        if contest.hides(played):
            continue
        earned = compared_whole(played)
        for board in played.boards:
            if board.result is None:
                continue
            first = next(player for player in board.players if player != FILLER)
            for player in teams[contest.players[first].team or first]:
                line = lines[player]
                line.points += earned[board.board]
                line.rounds[played.number] = earned[board.board]
                line.margin += sum(board.result.scores)
                if player in board.players:
                    line.played += board.seat_of(player) not in board.result.forfeits
    return lines


def won(board: Board, seat: int) -> bool:
    """Whether somebody was first there, and alone."""
    if board.result is None or seat in board.result.forfeits:
        return False
    return board.result.places[seat] == 1 and board.result.places.count(1) == 1


def ordered(contest: Contest, rounds: Sequence[Round], players: Iterable[int]) -> list[Standing]:
    """These players by their points in these rounds, ties broken in the published order."""
    lines = tallied(contest, rounds)
    wanted = [lines[number] for number in players]
    if not contest.rules.is_shared:
        break_ties(wanted, lines, [one for one in rounds if not contest.hides(one)])
    wanted.sort(key=lambda line: (line.points, *map(line.tie, contest.rules.ties)), reverse=True)
    ranks: dict[int, int] = {}  # of players, or of their teams
    for line in wanted:
        who = contest.players[line.player].team or -line.player
        line.rank = ranks.setdefault(who, len(ranks) + 1)
    return wanted


def break_ties(
    wanted: Sequence[Standing], lines: dict[int, Standing], rounds: Iterable[Round]
) -> None:
    """Direct games among those with as many points, and the points of all whom somebody met."""
    members = {line.player: line for line in wanted}
    for played in rounds:
        for board in played.boards:
            if board.bye:
                player = board.players[0]
                if player in members:  # a bye counts as somebody with as many points
                    members[player].opponents += members[player].points
            if board.result is None:
                continue
            for seat, player in enumerate(board.players):
                if player in members:
                    add_met(members[player], seat, board, lines, members)


def add_met(
    line: Standing,
    seat: int,
    board: Board,
    lines: dict[int, Standing],
    members: dict[int, Standing],
) -> None:
    assert board.result is not None
    places, forfeits = board.result.places, board.result.forfeits
    for other_seat, other in enumerate(board.players):
        if other == FILLER or other_seat == seat:
            continue
        line.opponents += lines[other].points
        if other in members and lines[other].points == line.points and seat not in forfeits:
            ahead = other_seat in forfeits or places[seat] < places[other_seat]
            line.direct += 1 if ahead else HALF if places[seat] == places[other_seat] else 0


def table_order(contest: Contest, board: Board) -> list[int]:
    """The players of a table, best first: place, margin, lot; who forfeits is behind all others."""
    if board.bye or board.result is None:
        return [player for player in board.players if player != FILLER]
    result = board.result
    return [
        board.players[seat]
        for seat in sorted(
            range(len(board.players)),
            key=lambda seat: (
                seat in result.forfeits,
                result.places[seat],
                -margin_of(result, seat),
                contest.lot("tie", board.players[seat]),
            ),
        )
        if board.players[seat] != FILLER
    ]


__all__ = ["DIRECT", "LOT", "MARGIN", "OPPONENTS", "Standing", "ordered", "table_order", "tallied"]
