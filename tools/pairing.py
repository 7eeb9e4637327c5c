"""How long a round takes to pair, and how far tables of three and four are from the best there are.

python -m tools.pairing            # 1,000 players, some rounds; tables of 8, 9 and 12 players
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Iterator, Sequence
from itertools import combinations

from carrack.contests import pairing
from carrack.contests.contest import Contest, Row
from carrack.contests.rounds import standing_field
from carrack.contests.steps import due

PLAYERS, ROUNDS, SAMPLES = 1000, 5, 40


def begun(players: int, seed: int, **rules: object) -> Contest:
    contest = Contest(random.Random(seed).randbytes(32))
    contest.take(Row("open", {"rules": {"kind": "swiss", "rounds": 20, **rules}}))
    for number in range(1, players + 1):
        contest.take(Row("join", {"player": number, "rating": 0.0}))
    contest.take(Row("start", {}))
    return contest


def play(contest: Contest, luck: random.Random) -> float:
    """One round with results by lot; the seconds of the processor that its pairing took."""
    began = time.process_time()
    row = due(contest, 0)
    seconds = time.process_time() - began
    assert row is not None
    contest.take(row)
    for board in contest.rounds[-1].boards:
        if board.is_open:
            places = luck.sample(range(1, len(board.players) + 1), len(board.players))
            body = {"round": board.round, "board": board.board, "places": places}
            contest.take(Row("result", body))
    return seconds


def ways(players: Sequence[int], seats: int) -> Iterator[list[tuple[int, ...]]]:
    if not players:
        yield []
        return
    first, *rest = players
    for others in combinations(rest, seats - 1):
        left = [player for player in rest if player not in others]
        for found in ways(left, seats):
            yield [(first, *others), *found]


def distances(players: int, seats: int) -> list[tuple[int, float]]:
    """For each sample: pairs that meet again and need not, and the points that neighbors are apart
    more than they must be, in score groups squared.
    """
    found = []
    for seed in range(SAMPLES):
        luck = random.Random(seed)
        contest = begun(players, seed, seats=seats)
        for _ in range(1 + seed % 3):
            play(contest, luck)
        field = standing_field(contest, contest.rounds, contest.ready)
        mine, _ = pairing.tables(field, seats, seats)
        cost = pairing.total(mine, field.cost)
        best = min(pairing.total(way, field.cost) for way in ways(field.order, seats))
        again = cost // pairing.AGAIN - best // pairing.AGAIN
        apart = (cost % pairing.AGAIN - best % pairing.AGAIN) / pairing.POINTS
        found.append((again, apart))
    return found


def main() -> None:
    for seats in (2, 3, 4):
        contest, luck = begun(PLAYERS, 1, seats=seats), random.Random(1)
        times = [play(contest, luck) for _ in range(ROUNDS)]
        told = ", ".join(f"{seconds:.2f}" for seconds in times)
        print(f"{PLAYERS} players, {seats} at a table: {told} s")
    for players, seats in ((8, 4), (9, 3), (12, 4), (12, 3)):
        found = distances(players, seats)
        best = sum(again == 0 and apart < 1e-3 for again, apart in found)
        print(
            f"{players} players, {seats} at a table: {best} of {SAMPLES} as good as the best way; "
            f"pairs again too often {statistics.mean(again for again, _ in found):.2f}, "
            f"apart {statistics.mean(apart for _, apart in found):.2f}"
        )


if __name__ == "__main__":
    main()
