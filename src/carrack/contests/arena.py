"""An arena: for two hours, or however long, everybody plays as often as they like."""

from __future__ import annotations

from collections.abc import Iterable

from carrack.contests import pairing
from carrack.contests.contest import Board, Contest
from carrack.contests.pairing import Past, field_of
from carrack.contests.rounds import Body, body, table
from carrack.contests.rules import MINUTE
from carrack.contests.standings import ordered

PATIENCE = 10_000  # ms that somebody waits for more to choose from …
LONG = 60_000  # … and until bots take the seats for which nobody comes
LATELY = 3  # games in which somebody is rather not met again


def closes(contest: Contest) -> int:
    """The moment after which no game of the arena begins."""
    return contest.started + contest.rules.minutes * MINUTE


def free(contest: Contest) -> list[int]:
    busy = contest.at_tables()
    return [player for player in contest.ready if player not in busy]


def waiting_since(contest: Contest, players: Iterable[int]) -> dict[int, int]:
    """When the last game of each of them ended, or the arena began."""
    since = dict.fromkeys(players, contest.started)
    for board in contest.boards:
        if board.result is not None:
            for player in board.players:
                if player in since:
                    since[player] = max(since[player], board.result.time)
    return since


def next_arena(contest: Contest, time: int) -> Body | None:
    """Tables for those who are free: with those who have about as many points and whom they have
    not met lately. Whoever has waited longest is not left over.
    """
    seats, players = contest.rules.seats, free(contest)
    if time >= closes(contest) or len(players) < fewest(contest):
        return None
    since = waiting_since(contest, players)
    longest = time - min(since.values())
    if len(players) < seats:
        return with_bots(contest, players) if longest >= patience(contest) else None
    if longest < PATIENCE and len(players) < len(contest.ready):
        return None
    left = len(players) % seats
    if left:
        players = sorted(players, key=lambda n: (since[n], contest.lot("wait", n)))[:-left]
    lines = ordered(contest, contest.rounds, players)
    past, recent = Past.of(contest.boards), Past.of(last_boards(contest, set(players)))
    recent.sat = past.sat
    field = field_of(contest, [(line.player, line.points) for line in lines], recent)
    if seats == 2:
        found: list[list[int]] = [list(pair) for pair in pairing.pairs(field)[0]]
    else:
        found, _ = pairing.tables(field, seats, seats)
    return body(contest, [table(contest, one, past) for one in found], "arena")


def fewest(contest: Contest) -> int:
    """The fewest free players who could play: bots take the other seats where they may."""
    return 1 if contest.rules.fill else contest.rules.seats


def patience(contest: Contest) -> int:
    """How long somebody waits for others before bots sit down; not long where nobody can come."""
    return LONG if contest.at_tables() else PATIENCE


def with_bots(contest: Contest, players: list[int]) -> Body:
    return body(contest, [table(contest, players, Past.of(contest.boards))], "arena")


def last_boards(contest: Contest, players: set[int]) -> list[Board]:
    """The last few games of each of these players."""
    seen = dict.fromkeys(players, 0)
    found = []
    for board in reversed(list(contest.boards)):
        if any(seen.get(player, LATELY) < LATELY for player in board.players):
            found.append(board)
        for player in board.players:
            if player in seen:
                seen[player] += 1
    return found
