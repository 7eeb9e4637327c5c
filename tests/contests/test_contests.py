"""Each kind of contest to its end, and what every sentence of its rules says."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import pairwise
from typing import Any

import pytest

from carrack.contests.contest import OVER, Contest, Row, copied, replayed
from carrack.contests.ladder import ladder_order
from carrack.contests.league import final_orders
from carrack.contests.lots import commitment, game_key, round_key
from carrack.contests.rules import KINDS, rules_of
from carrack.contests.standings import by_place, ordered
from carrack.contests.steps import due, order, wakes
from carrack.kernel.errors import CarrackError

from .simulated import KEY, begun, by_lot, by_number, next_round, opened, played, result

EVERY: list[dict[str, Any]] = [
    {"kind": "swiss"},
    {"kind": "swiss", "seats": 4},
    {"kind": "swiss", "seats": 3, "duplicate": True},
    {"kind": "swiss", "seats": 1, "duplicate": True},
    {"kind": "swiss", "seats": 10, "fill": True},
    {"kind": "robin", "group": 6, "finals": True, "advance": 2},
    {"kind": "robin", "group": 8, "seats": 4, "finals": True, "advance": 2},
    {"kind": "single"},
    {"kind": "single", "seats": 4, "advance": 2},
    {"kind": "double"},
    {"kind": "double", "seats": 4, "advance": 2},
    {"kind": "double", "seats": 3, "advance": 1},
    {"kind": "arena", "minutes": 40},
    {"kind": "arena", "minutes": 40, "seats": 4},
    {"kind": "league", "seasons": 3, "group": 5, "advance": 2},
    {"kind": "league", "seasons": 2, "group": 8, "seats": 4, "advance": 2},
    {"kind": "ladder", "rounds": 7},
]
NAMES = ["-".join(str(value) for value in rules.values()) for rules in EVERY]


def standing(contest: Contest) -> list[tuple[int, Fraction]]:
    return [(line.player, line.points) for line in order(contest)]


def points(contest: Contest) -> dict[int, Fraction]:
    return {line.player: line.points for line in order(contest)}


def refused(contest: Contest, kind: str, **body: Any) -> str:
    with pytest.raises(CarrackError) as error:
        contest.take(Row(kind, body, contest.last))
    return error.value.code


# ---- every kind ----


@pytest.mark.parametrize("rules", EVERY, ids=NAMES)
@pytest.mark.parametrize("players", [10, 4, 13, 23])
def test_every_kind_comes_to_its_end_and_the_best_wins(rules: dict[str, Any], players: int) -> None:
    contest = begun(players, **rules)
    played(contest, random.Random(players), by_number)
    assert contest.status == OVER
    lines = order(contest)
    assert sorted(line.player for line in lines) == list(range(1, players + 1))
    assert [line.rank for line in lines] == list(range(1, players + 1))
    if not rules.get("duplicate") and rules["kind"] != "ladder":
        assert lines[0].player in (1, 2)
    if rules["kind"] in ("single", "double", "robin") and rules.get("seats", 2) == 2:
        assert lines[0].player == 1


@pytest.mark.parametrize("rules", EVERY, ids=NAMES)
def test_whatever_happens_a_contest_is_what_its_rows_say(rules: dict[str, Any]) -> None:
    """People come late, are away, come back and withdraw between the rounds."""
    luck = random.Random(NAMES.index("-".join(str(value) for value in rules.values())))
    contest = opened(17, **{"late": 2, **rules})
    rows = [Row("start", {})]
    contest.take(rows[0])

    def between(contest: Contest) -> None:
        trouble = luck.choice(["leave", "away", "back", "join", ""])
        player = luck.randrange(1, len(contest.players) + 1)
        number = len(contest.players) + 1 if trouble == "join" else player
        body = {"player": number, "bot": "greedy"}
        before = standing(contest)
        try:
            row = Row(trouble, body, contest.last)
            contest.take(row)
        except CarrackError:
            assert standing(contest) == before, "a refused row changes nothing"
        else:
            rows.append(row)

    log: list[Row] = []
    take = contest.take

    def taken(row: Row) -> None:
        take(row)
        log.append(row)

    contest.take = taken  # type: ignore[method-assign] # every row is written down
    played(contest, luck, by_lot, between)
    start = opened(17, **{"late": 2, **rules})
    again = copied(start)
    for row in [rows[0], *log]:
        again.take(row)
    assert standing(again) == standing(contest)
    assert [board.players for board in again.boards] == [board.players for board in contest.boards]


def test_all_kinds_are_among_those_that_are_played_here() -> None:
    assert {rules["kind"] for rules in EVERY} == set(KINDS)


# ---- points ----


def test_whoever_shares_places_shares_what_they_bring() -> None:
    assert by_place([1, 1, 3, 3], (5, 3, 1, 0)) == [4, 4, Fraction(1, 2), Fraction(1, 2)]
    assert by_place([1, 1, 1], (4, 2, 0)) == [2, 2, 2]


def test_a_bye_brings_a_win_and_at_larger_tables_the_second_place() -> None:
    contest = begun(3, kind="swiss", rounds=1)
    next_round(contest)
    alone = next(board.players[0] for board in contest.boards if board.bye)
    assert points(contest)[alone] == 2
    contest = begun(5, kind="swiss", seats=4, rounds=1)
    next_round(contest)
    assert sum(points(contest).values()) == 3


def test_whoever_forfeits_gets_nothing_and_is_not_paired_before_they_are_back() -> None:
    contest = begun(4, kind="swiss", rounds=3)
    next_round(contest)
    gone = contest.rounds[0].boards[0].players[0]
    result(contest, 1, 0, places=[1, 2], forfeits=[0], how="played")
    result(contest, 1, 1, places=[1, 2])
    assert points(contest)[gone] == 0
    next_round(contest)
    assert gone not in [player for board in contest.rounds[1].boards for player in board.players]
    contest.take(Row("back", {"player": gone}))
    for board in contest.rounds[1].boards:
        if board.is_open:
            result(contest, 2, board.board, places=[1, 2])
    next_round(contest)
    assert gone in [player for board in contest.rounds[2].boards for player in board.players]


# ---- ties ----


def two_tables(**rules: Any) -> Contest:
    """1 beats 3 and 2 beats 4 in the first round, by more."""
    contest = begun(4, kind="swiss", rounds=2, **rules)
    tables = [{"players": [1, 3]}, {"players": [2, 4]}]
    contest.take(Row("round", {"round": 1, "tables": tables}))
    result(contest, 1, 0, places=[1, 2], scores=[12, 10])
    result(contest, 1, 1, places=[1, 2], scores=[30, 10])
    return contest


def test_direct_games_decide_first_then_opponents_then_the_margin() -> None:
    contest = two_tables()
    assert [line.player for line in order(contest)][:2] == [2, 1], "by the margin"
    tables = [{"players": [1, 4]}, {"players": [3, 2]}]
    contest.take(Row("round", {"round": 2, "tables": tables}))
    result(contest, 2, 0, places=[2, 1], scores=[0, 1])
    result(contest, 2, 1, places=[1, 2], scores=[2, 1])
    # Everybody has one win: 3 lost to 1, 2 lost to 3, 4 lost to 2, 1 lost to 4.
    lines = order(contest)
    assert {line.points for line in lines} == {2}
    assert {line.direct for line in lines} == {1}
    assert {line.opponents for line in lines} == {4}
    assert lines[0].player == 2, "by the margin again"


def test_ties_are_broken_in_the_order_that_was_published() -> None:
    contest = two_tables(ties=["lot"])
    first, second, *_ = order(contest)
    assert first.lot < second.lot
    assert rules_of({"kind": "swiss", "ties": ["margin", "lot"]}).ties == ("margin", "lot")
    with pytest.raises(CarrackError, match="the lot last"):
        rules_of({"kind": "swiss", "ties": ["lot", "margin"]})


def test_opponents_are_the_points_of_all_whom_somebody_met() -> None:
    contest = two_tables()
    lines = {line.player: line for line in order(contest)}
    assert lines[1].opponents == lines[3].points == 0
    assert lines[3].opponents == lines[1].points == 2


# ---- duplicate ----


def test_in_a_duplicate_everybody_is_compared_with_those_in_the_same_seat() -> None:
    contest = begun(6, kind="swiss", rounds=1, duplicate=True)
    tables = [{"players": [1, 2]}, {"players": [3, 4]}, {"players": [5, 6]}]
    contest.take(Row("round", {"round": 1, "tables": tables}))
    # Seat 0 has the better cards everywhere; 5 wins by most and 4 loses by least.
    result(contest, 1, 0, places=[1, 2], scores=[20, 5])
    result(contest, 1, 1, places=[1, 2], scores=[15, 14])
    result(contest, 1, 2, places=[1, 2], scores=[30, 5])
    assert points(contest) == {
        1: 5, 3: 0, 5: 10,
        2: Fraction(5, 2), 4: 10, 6: Fraction(5, 2),
    }  # fmt: skip


def test_all_games_of_a_round_of_a_duplicate_have_one_key_and_no_other_round_has_it() -> None:
    assert round_key(KEY, 1) != round_key(KEY, 2)
    assert game_key(KEY, 1, 0) != game_key(KEY, 1, 1)
    assert len(round_key(KEY, 1)) == 32
    assert commitment(KEY) != commitment(bytes(32))


# ---- knock-out ----


def test_in_a_bracket_the_best_two_meet_in_the_last_game() -> None:
    contest = begun(13, kind="single")
    next_round(contest)
    assert [board.players for board in contest.boards if board.bye] == [(1,), (2,), (3,)]
    contest = begun(16, kind="single")
    played(contest, random.Random(1), by_number)
    assert sorted(contest.rounds[-1].boards[0].players) == [1, 2]
    assert [len(one.boards) for one in contest.rounds] == [8, 4, 2, 1]


def test_with_two_lives_nobody_is_out_before_the_second_loss() -> None:
    contest = begun(8, kind="double")
    played(contest, random.Random(4))
    lost = dict.fromkeys(contest.players, 0)
    for board in contest.boards:
        if not board.bye:
            assert all(lost[player] < 2 for player in board.players)
            from carrack.contests.standings import table_order

            lost[table_order(contest, board)[-1]] += 1
    winner = order(contest)[0].player
    assert lost.pop(winner) < 2
    assert set(lost.values()) == {2}


def test_from_a_table_of_four_two_go_on() -> None:
    contest = begun(16, kind="single", seats=4, advance=2)
    played(contest, random.Random(1), by_number)
    assert [len(one.boards) for one in contest.rounds] == [4, 2, 1]
    second = {player for board in contest.rounds[1].boards for player in board.players}
    for board in contest.rounds[0].boards:
        assert set(sorted(board.players)[:2]) == second & set(board.players)


# ---- leagues ----


def test_the_best_of_a_division_go_up_and_the_last_go_down() -> None:
    contest = begun(12, kind="league", seasons=2, group=6, advance=2)
    while contest.rounds[-1:] == [] or contest.rounds[-1].season < 2:
        assert next_round(contest)
        if contest.rounds[-1].season < 2:
            before = contest
            for board in contest.rounds[-1].boards:
                # Upside down: the last are first.
                worst = max(board.players)
                places = [1 if player == worst else 2 for player in board.players]
                result(contest, board.round, board.board, places=places)
    assert final_orders(before, 1) == [[6, 5, 4, 3, 2, 1], [12, 11, 10, 9, 8, 7]]
    first, second = contest.rounds[-1].divisions
    assert sorted(first) == [3, 4, 5, 6, 11, 12]
    assert sorted(second) == [1, 2, 7, 8, 9, 10]


def test_who_comes_during_a_season_begins_at_the_bottom_of_the_next_one() -> None:
    contest = begun(8, kind="league", seasons=2, group=4)
    next_round(contest)
    contest.take(Row("join", {"player": 9, "rating": 9000.0}))
    contest.take(Row("join", {"player": 10, "rating": 9000.0}))
    played(contest, random.Random(2))
    seasons = {one.season: one.divisions for one in contest.rounds}
    assert not {9, 10} & {player for division in seasons[1] for player in division}
    assert {9, 10} <= set(seasons[2][-1])


# ---- arena and ladder ----


def test_in_an_arena_two_wins_in_a_row_make_the_next_one_count_twice() -> None:
    contest = begun(2, kind="arena", minutes=60)
    for number in range(1, 5):
        tables = [{"players": [1, 2]}]
        contest.take(Row("round", {"round": number, "tables": tables}))
        result(contest, number, 0, places=[1, 2] if number != 4 else [2, 1])
    assert order(contest)[0].rounds == {1: 2, 2: 2, 3: 4, 4: 0}
    assert points(contest)[2] == 2


def test_an_arena_closes_at_its_time_and_games_are_played_to_their_end() -> None:
    contest = begun(4, kind="arena", minutes=1)
    row = due(contest, 0)
    assert row is not None
    contest.take(row)
    assert due(contest, 60_000) is None, "two tables still play"
    for board in list(contest.boards):
        result(contest, board.round, board.board, places=[1, 2])
    end = due(contest, 60_000)
    assert end is not None
    assert end.kind == "finish"


def test_on_a_ladder_whoever_wins_takes_the_place_above() -> None:
    contest = begun(6, kind="ladder", reach=3)
    for number in contest.players:
        contest.players[number].bot = ""
    assert ladder_order(contest) == [1, 2, 3, 4, 5, 6]
    contest.take(Row("challenge", {"by": 5, "to": 2}))
    assert refused(contest, "challenge", by=3, to=2) == "contest.challenge_busy"
    assert refused(contest, "challenge", by=6, to=1) == "contest.challenge_far"
    assert next_round(contest)
    places = [1 if player == 5 else 2 for player in contest.rounds[0].boards[0].players]
    result(contest, 1, 0, places=places)
    assert ladder_order(contest) == [1, 5, 2, 3, 4, 6]


# ---- by itself ----


def test_a_contest_begins_at_its_time_or_does_not_take_place() -> None:
    contest = opened(3, kind="swiss", starts=1000, least=3)
    assert due(contest, 999) is None
    assert wakes(contest, 999) == 1000
    row = due(contest, 1000)
    assert row is not None
    assert row.kind == "start"
    contest.take(Row("leave", {"player": 2}))
    row = due(contest, 1000)
    assert row is not None
    assert (row.kind, row.body["reason"]) == ("finish", "too_few")


def test_over_weeks_a_round_waits_for_its_day() -> None:
    day = 24 * 3600 * 1000
    contest = begun(4, kind="swiss", rounds=2, every=day)
    next_round(contest)
    for board in contest.rounds[0].boards:
        result(contest, 1, board.board, places=[1, 2])
    assert due(contest, day - 1) is None
    assert wakes(contest, 5) == day
    row = due(contest, day)
    assert row is not None
    assert row.kind == "round"


def test_nothing_begins_while_the_host_has_stopped_it() -> None:
    contest = begun(4, kind="swiss")
    contest.take(Row("pause", {}))
    assert due(contest, 10**9) is None
    contest.take(Row("resume", {}))
    assert due(contest, 10**9) is not None


def test_late_comers_are_paired_from_the_next_round_on_and_not_for_ever() -> None:
    contest = begun(4, kind="swiss", rounds=3, late=2)
    next_round(contest)
    contest.take(Row("join", {"player": 5}))
    for board in contest.rounds[0].boards:
        result(contest, 1, board.board, places=[1, 2])
    next_round(contest)
    assert 5 in [player for board in contest.rounds[1].boards for player in board.players]
    assert refused(contest, "join", player=6) == "contest.too_late"


def test_a_correction_counts_and_what_stood_there_stays_known() -> None:
    contest = two_tables()
    contest.take(
        Row("correct", {"round": 1, "board": 0, "places": [2, 1], "by": "host", "why": "misread"})
    )
    assert points(contest)[3] == 2
    board = contest.board(1, 0)
    assert [old.places for old in board.corrected] == [(1, 2)]
    assert contest.told[-1].body["why"] == "misread"
    assert refused(contest, "correct", round=1, board=7, places=[1, 2]) == "contest.no_table"
    assert refused(contest, "correct", round=1, board=0, places=[1, 9]) == "contest.result"


def test_rows_that_do_not_fit_are_refused() -> None:
    contest = begun(4, kind="swiss")
    assert refused(contest, "start") == "contest.row"
    assert refused(contest, "dance") == "contest.row"
    next_round(contest)
    assert refused(contest, "round", round=2, tables=[{"players": [1, 2]}]) == "contest.row"
    result(contest, 1, 0, places=[1, 2])
    assert refused(contest, "result", round=1, board=0, places=[1, 2]) == "contest.row"
    full = opened(2, kind="swiss", most=2)
    assert refused(full, "join", player=3) == "contest.full"
    few = opened(1, kind="swiss")
    assert refused(few, "start") == "contest.too_few"


@pytest.mark.parametrize(
    "rules",
    [
        {"kind": "chess"},
        {"kind": "swiss", "seats": 0},
        {"kind": "swiss", "color": "red"},
        {"kind": "swiss", "points": [1, 2]},
        {"kind": "swiss", "points": [2]},
        {"kind": "swiss", "rounds": True},
        {"kind": "swiss", "seats": 1},
        {"kind": "single", "seats": 2, "advance": 2},
        {"kind": "ladder", "seats": 4},
        {"kind": "arena", "duplicate": True},
        {"kind": "league", "group": 4, "advance": 3},
        {"kind": "swiss", "least": 9, "most": 8},
    ],
)
def test_rules_that_make_no_sense_are_refused(rules: dict[str, Any]) -> None:
    with pytest.raises(CarrackError) as error:
        rules_of(rules)
    assert error.value.code == "contest.rules"


def test_a_whole_contest_is_replayed_from_its_rows_alone() -> None:
    rules = {"kind": "swiss", "rounds": 2}
    rows = [Row("open", {"rules": rules})]
    rows += [Row("join", {"player": number}) for number in (1, 2, 3, 4)]
    rows.append(Row("start", {}))
    contest = replayed(rows, KEY)
    rows += played(contest, random.Random(8))
    assert standing(replayed(rows, KEY)) == standing(contest)
    numbers = [row.body["round"] for row in rows if row.kind == "round"]
    assert all(later == earlier + 1 for earlier, later in pairwise(numbers))
    assert ordered(contest, contest.rounds, contest.players)[0].rank == 1
