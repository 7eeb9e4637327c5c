"""A ladder without end: whoever beats somebody above them takes their place."""

from __future__ import annotations

from collections import defaultdict

from carrack.contests.contest import Contest
from carrack.contests.pairing import Past
from carrack.contests.rounds import Body, body, table
from carrack.contests.standings import won
from carrack.kernel.errors import CarrackError


def ladder_order(contest: Contest) -> list[int]:
    """From the top: who is new begins at the bottom; who wins against somebody above takes that
    place, and all between them are one lower.
    """
    order: list[int] = []
    came: defaultdict[int, list[int]] = defaultdict(list)
    for number, one in contest.players.items():
        came[one.came].append(number)
    for index in range(len(contest.rounds) + 1):
        if index in came:
            order += contest.seeds(came[index])
        if index == len(contest.rounds):
            break
        for board in contest.rounds[index].boards:
            for seat, player in enumerate(board.players):
                if not won(board, seat):
                    continue
                other = board.players[1 - seat]
                if order.index(player) > order.index(other):
                    order.remove(player)
                    order.insert(order.index(other), player)
    return [player for player in order if not contest.players[player].gone]


def check_challenge(contest: Contest, by: int, to: int) -> None:
    """Somebody near above, who is free, may be challenged."""
    order = ladder_order(contest)
    if by not in order or to not in order or contest.rules.kind != "ladder":
        raise CarrackError("both stand on the ladder", code="contest.challenge")
    above = order.index(by) - order.index(to)
    if not 1 <= above <= contest.rules.reach:
        raise CarrackError(
            f"whoever stands up to {contest.rules.reach} places above may be challenged",
            code="contest.challenge_far",
        )
    if {by, to} & busy(contest) or not contest.players[to].plays:
        raise CarrackError("one of both has another game first", code="contest.challenge_busy")


def busy(contest: Contest) -> set[int]:
    waiting = {player for one in contest.challenges for player in (one.by, one.to)}
    return contest.at_tables() | waiting


def next_ladder(contest: Contest) -> Body | None:
    """The games that somebody wants; bots challenge whoever stands above them, in turn."""
    wanted = [(one.by, one.to) for one in contest.challenges]
    if not wanted and is_for_bots(contest):
        order = [player for player in ladder_order(contest) if contest.players[player].plays]
        first = len(contest.rounds) % 2 if len(order) > 2 else 0  # neighbors, and those between
        wanted = [(order[i + 1], order[i]) for i in range(first, len(order) - 1, 2)]
    if not wanted:
        return None
    past = Past.of(contest.boards)
    return body(contest, [table(contest, pair, past) for pair in wanted], "challenge")


def is_for_bots(contest: Contest) -> bool:
    return all(contest.players[player].bot for player in contest.ready)
