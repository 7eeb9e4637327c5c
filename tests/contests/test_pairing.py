"""Who sits with whom: as good as brute force says, and what holds for any tournament."""

from __future__ import annotations

import os
import random
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations

import pytest

from carrack.contests import pairing
from carrack.contests.contest import FILLER, Contest
from carrack.contests.pairing import Field, Past
from carrack.contests.rounds import circle, circle_rounds, standing_field, swiss_rounds

from .simulated import begun, by_lot, next_round, played, result

LONG = bool(os.environ.get("CARRACK_SWEEP"))
TOURNAMENTS = 2000 if LONG else 25
TABLES = 100 if LONG else 3


def all_pairings(players: Sequence[int]) -> Iterator[list[tuple[int, int]]]:
    if not players:
        yield []
        return
    first, *rest = players
    for other in rest:
        left = [player for player in rest if player != other]
        for found in all_pairings(left):
            yield [(first, other), *found]


def cheapest(field: Field) -> int:
    """What the best pairing costs, of all there are."""
    if len(field.order) % 2 == 0:
        return min(pairing.total(found, field.cost) for found in all_pairings(field.order))
    return min(
        field.bye_cost(alone) + pairing.total(found, field.cost)
        for alone in field.order
        for found in all_pairings([player for player in field.order if player != alone])
    )


def after_rounds(luck: random.Random, players: int, rounds: int) -> Contest:
    contest = begun(players, luck.randbytes(32), kind="swiss", rounds=40)
    for _ in range(rounds):
        assert next_round(contest)
        for board in contest.rounds[-1].boards:
            if board.is_open:
                result(contest, board.round, board.board, **by_lot(luck, board.players))
    return contest


@pytest.mark.parametrize("players", range(2, 11))
def test_two_at_a_table_are_paired_as_well_as_brute_force_does(players: int) -> None:
    luck = random.Random(players)
    for rounds in (0, 1, 3, players):
        contest = after_rounds(luck, players, rounds)
        field = standing_field(contest, contest.rounds, contest.ready)
        found, byes = pairing.pairs(field)
        cost = pairing.total(found, field.cost) + sum(map(field.bye_cost, byes))
        assert cost == cheapest(field)


def can_avoid_repeats(field: Field) -> bool:
    return cheapest(field) < pairing.AGAIN


def check_swiss(contest: Contest) -> None:
    """What a Swiss promises, looked at from its boards alone."""
    met: Counter[tuple[int, ...]] = Counter()
    byes: Counter[int] = Counter()
    for played_round in contest.rounds:
        there = [player for board in played_round.boards for player in board.players]
        assert sorted(there) == sorted(set(there)), "nobody sits twice"
        for board in played_round.boards:
            if board.bye:
                byes.update(board.players)
            else:
                met.update([tuple(sorted(board.players))])
        rounds = played_round.number
        if rounds * 2 <= len(contest.players):
            # There is always a way without: Dirac's theorem on those who have not met.
            assert max(met.values(), default=0) <= 1, "nobody meets twice while it can be avoided"
        if rounds <= len(contest.players):
            assert max(byes.values(), default=0) <= 1, "nobody has a second bye before all had one"
    assert max(uneven(contest)) <= 3, "nobody begins much more often than others do"


def uneven(contest: Contest) -> list[int]:
    """For each player how much more often they sat in the seat they had most than in the one they
    had least, looked at from the boards alone.
    """
    found = []
    for player in contest.players:
        there = [one for one in contest.boards if not one.bye and player in one.players]
        sat = Counter(board.seat_of(player) for board in there)
        counts = [sat[seat] for seat in range(contest.rules.seats)]
        found.append(max(counts) - min(counts))
    return found


def test_what_a_swiss_promises_holds_in_any_tournament() -> None:
    far: list[int] = []
    seats: list[int] = []
    for number in range(TOURNAMENTS):
        luck = random.Random(number)
        players = luck.randrange(4, 40)
        contest = begun(players, luck.randbytes(32), kind="swiss")
        played(contest, luck)
        assert len(contest.rounds) == swiss_rounds(contest)
        check_swiss(contest)
        seats += uneven(contest)
        far += distances(contest)
    assert sum(far) / len(far) < 0.5  # groups of points apart
    assert seats.count(2) < len(seats) / 10
    assert seats.count(3) < len(seats) / 500  # it comes behind points, so it is not always even


def distances(contest: Contest) -> list[int]:
    """How many points those who met were apart, in wins."""
    points: Counter[int] = Counter()
    found: list[int] = []
    for played_round in contest.rounds:
        now = Counter(points)
        for board in played_round.boards:
            if board.bye:
                points[board.players[0]] += 2
                continue
            assert board.result is not None
            one, other = board.players
            found.append(abs(now[one] - now[other]) // 2)
            tied = board.result.places[0] == board.result.places[1]
            for seat, player in enumerate(board.players):
                points[player] += 1 if tied else 2 * (board.result.places[seat] == 1)
    return found


def test_more_than_a_hundred_are_paired_in_windows_that_hardly_cost_more() -> None:
    luck = random.Random(5)
    contest = after_rounds(luck, 140, 3)
    field = standing_field(contest, contest.rounds, contest.ready)
    found, byes = pairing.pairs(field)
    assert not byes
    assert sorted(player for pair in found for player in pair) == sorted(contest.ready)
    best = pairing.matched(field.order, field.cost)
    cost, least = pairing.total(found, field.cost), pairing.total(best, field.cost)
    assert least <= cost < pairing.AGAIN, "nobody meets again"
    assert cost // pairing.POINTS == least // pairing.POINTS, "nobody is further apart than needed"


@pytest.mark.skipif(not LONG, reason="a figure of time: `make sweep`")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_round_of_a_thousand_is_paired_in_two_seconds_of_a_processor(seats: int) -> None:
    luck = random.Random(seats)
    contest = begun(1000, luck.randbytes(32), kind="swiss", seats=seats, rounds=9)
    for _ in range(3):
        began = time.process_time()
        assert next_round(contest)
        assert time.process_time() - began < 2
        for board in contest.rounds[-1].boards:
            if board.is_open:
                result(contest, board.round, board.board, **by_lot(luck, board.players))


def all_tables(players: Sequence[int], sizes: Sequence[int]) -> Iterator[list[tuple[int, ...]]]:
    if not sizes:
        yield []
        return
    first, *rest = players
    for others in combinations(rest, sizes[0] - 1):
        left = [player for player in rest if player not in others]
        for found in all_tables(left, sizes[1:]):
            yield [(first, *others), *found]


NEAR_BEST = 12 * pairing.POINTS


@pytest.mark.parametrize(("players", "seats"), [(8, 4), (9, 3), (12, 4), (12, 3)])
def test_larger_tables_are_near_the_best_there_are(players: int, seats: int) -> None:
    luck = random.Random(players * seats)
    contest = begun(players, kind="swiss", seats=seats, rounds=3)
    for _ in range(3):
        field = standing_field(contest, contest.rounds, contest.ready)
        found, byes = pairing.tables(field, seats, seats)
        assert not byes
        # As in the module: players who meet again are counted first, then the points.
        cost = pairing.total(found, field.cost)
        ways = all_tables(field.order, [seats] * (players // seats))
        best = min(pairing.total(way, field.cost) for way in ways)
        assert cost // pairing.AGAIN == best // pairing.AGAIN, "nobody meets again who need not"
        assert cost - best <= NEAR_BEST, "neighbors are hardly further apart than they must be"
        assert next_round(contest)
        for board in contest.rounds[-1].boards:
            result(contest, board.round, board.board, **by_lot(luck, board.players))


def every_way(players: Sequence[int], past: Past) -> int:
    """What the most even of all ways to sit down costs: each player counts how often they sat in
    their new seat.
    """
    return min(seat_cost(way, past) for way in permutations(players))


def seat_cost(way: Sequence[int], past: Past) -> int:
    return sum(past.sat[player, seat] for seat, player in enumerate(way) if player != FILLER)


@pytest.mark.parametrize("seats", range(2, 8))
def test_of_all_ways_to_sit_down_the_most_even_one_is_taken(seats: int) -> None:
    contest = begun(seats, kind="swiss", seats=seats)
    for number in range(20):
        luck = random.Random(number)
        past = Past(Counter(), Counter(), Counter())
        for player in contest.players:
            for _ in range(luck.randrange(9)):
                past.sat[player, luck.randrange(seats)] += 1
        fillers = luck.randrange(seats)
        players = list(contest.players)[fillers:]
        found = pairing.seated(contest, players, past, fillers)
        assert sorted(found) == [*[FILLER] * fillers, *players]
        assert seat_cost(found, past) == every_way([*players, *[FILLER] * fillers], past)


@pytest.mark.parametrize("seats", [3, 4, 6, 10])
def test_at_full_tables_nobody_has_a_seat_more_than_twice_more_often_than_another(
    seats: int,
) -> None:
    for number in range(TABLES):
        luck = random.Random(number)
        players = seats * luck.randrange(1, 30 // seats + 1)
        contest = begun(players, luck.randbytes(32), kind="swiss", seats=seats, rounds=8)
        played(contest, luck)
        assert max(uneven(contest)) <= 2


@pytest.mark.parametrize("legs", [1, 2, 3])
def test_in_a_round_robin_everybody_begins_as_often_as_not(legs: int) -> None:
    for players in range(2, 13):
        contest = begun(players, kind="robin", group=players, rounds=legs)
        played(contest, random.Random(players))
        assert set(uneven(contest)) <= {0, 1}


def test_in_an_arena_everybody_begins_about_as_often_as_not() -> None:
    contest = begun(12, kind="arena", minutes=60)
    played(contest, random.Random(2))
    assert max(uneven(contest)) <= 2


def test_bots_fill_the_seats_that_stay_empty() -> None:
    contest = begun(5, kind="swiss", seats=4, fill=True, rounds=3)
    played(contest, random.Random(1))
    for board in contest.boards:
        assert not board.bye
        assert len(board.players) == 4
    assert sum(board.players.count(FILLER) for board in contest.rounds[0].boards) == 3


@pytest.mark.parametrize("players", range(2, 12))
def test_in_a_circle_everybody_meets_everybody_once(players: int) -> None:
    met: Counter[tuple[int, ...]] = Counter()
    for number in range(circle_rounds(players)):
        found, byes = circle(range(1, players + 1), number)
        assert len(byes) == players % 2
        met.update(tuple(sorted(pair)) for pair in found)
    assert met == dict.fromkeys(combinations(range(1, players + 1), 2), 1)


def test_the_same_rows_and_key_make_the_same_pairing() -> None:
    one, other = (after_rounds(random.Random(9), 11, 3) for _ in range(2))
    assert [board.players for board in one.boards] == [board.players for board in other.boards]
    another = begun(11, bytes(32), kind="swiss")
    next_round(another)
    assert [board.players for board in another.boards] != [
        board.players for board in one.rounds[0].boards
    ]
