"""Each kind of contest to its end, and what every sentence of its rules says."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import combinations, pairwise
from typing import Any

import pytest

from carrack.contests.arena import LONG
from carrack.contests.contest import FILLER, OVER, Contest, Row, copied, replayed
from carrack.contests.exports import as_trf
from carrack.contests.ladder import ladder_order
from carrack.contests.league import final_orders
from carrack.contests.lots import commitment, game_key, round_key
from carrack.contests.rules import KINDS, MINUTE, rules_of
from carrack.contests.standings import by_place, ordered
from carrack.contests.steps import due, order, wakes
from carrack.kernel.errors import CarrackError

from .simulated import KEY, begun, by_lot, by_number, next_round, opened, played, result

EVERY: list[dict[str, Any]] = [
    {"kind": "swiss"},
    {"kind": "swiss", "seats": 4},
    {"kind": "swiss", "seats": 3, "duplicate": True},
    {"kind": "swiss", "seats": 1, "duplicate": True},
    {"kind": "swiss", "seats": 3, "duplicate": True, "teams": True},
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
    best = {line.player: line.rank for line in lines}
    if rules.get("teams"):
        assert sorted(set(best.values())) == list(range(1, len(contest.teams) + 1))
        assert all(len({best[one] for one in team}) == 1 for team in contest.teams.values())
    else:
        assert list(best.values()) == list(range(1, players + 1))
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


# ---- alone and in teams ----


def teams_of_two(**rules: Any) -> Contest:
    """1 and 2 come together, 3 and 4 too; 5 comes alone."""
    contest = opened(0, kind="swiss", seats=2, duplicate=True, teams=True, **rules)
    for number, team in ((1, 0), (2, 1), (3, 0), (4, 3), (5, 0)):
        contest.take(Row("join", {"player": number, "team": team}))
    contest.take(Row("start", {}))
    return contest


def test_every_team_has_a_table_of_its_own_and_bots_play_for_those_who_are_missing() -> None:
    contest = teams_of_two()
    contest.take(Row("away", {"player": 4}))
    assert next_round(contest)
    assert [sorted(board.players) for board in contest.boards] == [[1, 2], [0, 3], [0, 5]]
    assert contest.rounds[0].boards[0].group == 1


def test_whoever_came_alone_is_put_together_with_others_who_did_and_teams_stay_as_they_are() -> (
    None
):
    contest = opened(0, kind="swiss", seats=3, duplicate=True, teams=True)
    for number, team in ((1, 0), (2, 1), (3, 0), (4, 0), (5, 0), (6, 0)):
        contest.take(Row("join", {"player": number, "team": team}))
    contest.take(Row("start", {}))
    found = list(contest.teams.values())
    assert found[0] == [1, 2], "they did not ask for a third"
    assert sorted(len(team) for team in found[1:]) == [1, 3]


def test_a_team_takes_nobody_more_than_sit_at_its_table_and_a_team_of_nobody_none() -> None:
    contest = opened(0, kind="swiss", seats=2, duplicate=True, teams=True, late=3)
    contest.take(Row("join", {"player": 1}))
    contest.take(Row("join", {"player": 2, "team": 1}))
    assert refused(contest, "join", player=3, team=1) == "contest.team"
    assert refused(contest, "join", player=3, team=7) == "contest.team"
    contest.take(Row("leave", {"player": 1}))
    contest.take(Row("join", {"player": 3, "team": 1}))
    assert contest.teams == {1: [2, 3]}


def test_one_team_alone_has_nobody_to_compare_with() -> None:
    contest = opened(2, kind="swiss", seats=2, duplicate=True, teams=True)
    assert refused(contest, "start") == "contest.too_few"


def test_a_team_that_wins_is_before_one_that_has_more_points_and_lost() -> None:
    contest = teams_of_two(rounds=1)
    next_round(contest)
    result(contest, 1, 0, places=[2, 2], scores=[90, 90])
    result(contest, 1, 1, places=[1, 1], scores=[40, 10])
    result(contest, 1, 2, places=[2, 2], scores=[99, 80])
    assert points(contest) == {3: 10, 4: 10, 1: 5, 2: 5, 5: 0}
    lines = {line.player: line for line in order(contest)}
    assert [lines[number].rank for number in (3, 4, 1, 2, 5)] == [1, 1, 2, 2, 3]
    assert lines[1].margin == 180, "between equal points decide those of the games"
    assert lines[1].direct == lines[1].opponents == 0, "nobody was met"


def test_a_team_is_not_punished_for_one_who_does_not_come_and_gets_nothing_without_anybody() -> (
    None
):
    contest = teams_of_two(rounds=1)
    next_round(contest)
    result(contest, 1, 0, places=[1, 1], scores=[50, 50], forfeits=[0])
    result(contest, 1, 1, places=[1, 1], scores=[60, 60], forfeits=[0, 1])
    result(contest, 1, 2, places=[2, 2], scores=[10, 10])
    found = points(contest)
    assert found[1] == found[2] == 5, "one was behind, one before them"
    assert found[3] == found[4] == 0


def test_who_plays_alone_is_compared_with_all_who_had_the_same_deals() -> None:
    contest = begun(3, kind="swiss", seats=1, duplicate=True, rounds=1)
    next_round(contest)
    who = [board.players[0] for board in contest.boards]
    result(contest, 1, 0, places=[2], scores=[120])
    result(contest, 1, 1, places=[1], scores=[70])
    result(contest, 1, 2, places=[2], scores=[130])
    assert [points(contest)[player] for player in who] == [0, 10, 5]


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


def test_whoever_withdraws_leaves_a_hole_in_the_bracket_and_the_other_branches_as_they_are() -> (
    None
):
    contest = begun(8, kind="single")
    next_round(contest)
    for board in contest.rounds[0].boards:
        result(contest, 1, board.board, **by_number(random.Random(), board.players))
    assert [min(board.players) for board in contest.rounds[0].boards] == [1, 4, 2, 3]
    contest.take(Row("leave", {"player": 4}))
    next_round(contest)
    assert [set(board.players) for board in contest.rounds[1].boards] == [{1}, {2, 3}]
    assert [board.bye for board in contest.rounds[1].boards] == [True, False]


def test_whom_a_correction_brings_back_into_a_bracket_plays_on() -> None:
    contest = begun(8, kind="single")
    next_round(contest)
    for board in contest.rounds[0].boards:
        result(contest, 1, board.board, **by_number(random.Random(), board.players))
    next_round(contest)
    eighth = [1 if player == 8 else 2 for player in contest.rounds[0].boards[0].players]
    contest.take(Row("correct", {"round": 1, "board": 0, "places": eighth}))
    for board in contest.rounds[1].boards:
        places = [2 if player == 1 else 1 + (player == 3) for player in board.players]
        result(contest, 2, board.board, places=places)
    next_round(contest)
    assert [sorted(board.players) for board in contest.rounds[2].boards] == [[4, 8], [2]]
    played(contest, random.Random(1), by_number)
    assert order(contest)[0].player == 2
    assert all(len(board.players) <= 2 for board in contest.boards)


def test_from_a_table_of_four_two_go_on() -> None:
    contest = begun(16, kind="single", seats=4, advance=2)
    played(contest, random.Random(1), by_number)
    assert [len(one.boards) for one in contest.rounds] == [4, 2, 1]
    second = {player for board in contest.rounds[1].boards for player in board.players}
    for board in contest.rounds[0].boards:
        assert set(sorted(board.players)[:2]) == second & set(board.players)


@pytest.mark.parametrize("kind", ["swiss", "robin", "league"])
@pytest.mark.parametrize(("seats", "group"), [(2, 2), (3, 3), (4, 4), (6, 6), (8, 8), (10, 12)])
def test_everybody_plays_whatever_number_there_is(kind: str, seats: int, group: int) -> None:
    for players in range(seats, 31, 3):
        contest = begun(players, kind=kind, seats=seats, group=group)
        next_round(contest)
        byes = [player for board in contest.boards if board.bye for player in board.players]
        groups = max(1, len(contest.rounds[0].divisions))
        assert len(byes) <= groups * (1 if seats < 5 else 0), (players, contest.rounds[0].divisions)
        assert all(len(one) >= contest.rules.smallest for one in contest.rounds[0].divisions)


@pytest.mark.parametrize(("seats", "players"), [(3, 6), (3, 10), (4, 8), (4, 12), (5, 12)])
def test_also_at_larger_tables_everybody_of_a_group_meets_everybody(
    seats: int, players: int
) -> None:
    contest = begun(players, kind="robin", seats=seats, group=players)
    played(contest, random.Random(seats))
    met = {pair for board in contest.boards for pair in combinations(sorted(board.players), 2)}
    assert len(met) == players * (players - 1) // 2


def test_the_best_of_each_group_play_finals_and_only_they_can_be_first() -> None:
    contest = begun(8, kind="robin", group=4, advance=2, finals=True)
    played(contest, random.Random(3), by_number)
    groups = contest.rounds[0].divisions
    best = {player for group in groups for player in sorted(group)[:2]}
    finals = [one for one in contest.rounds if one.stage == "finals"]
    assert {player for board in finals[0].boards for player in board.players} == best
    assert [line.player for line in order(contest)][:2] == [1, 2]
    assert {line.player for line in order(contest)[:4]} == best


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


def test_in_an_arena_only_wins_count_twice() -> None:
    contest = begun(2, kind="arena", minutes=60)
    for number in range(1, 4):
        contest.take(Row("round", {"round": number, "tables": [{"players": [1, 2]}]}))
        result(contest, number, 0, places=[1, 2] if number < 3 else [1, 1])
    assert order(contest)[0].rounds == {1: 2, 2: 2, 3: 1}


def test_in_an_arena_bots_sit_down_where_nobody_else_comes_for_a_while() -> None:
    contest = begun(5, kind="arena", seats=4, fill=True, minutes=60)
    assert next_round(contest, 0)
    assert len(contest.at_tables()) == 4, "one waits"
    assert not next_round(contest, LONG - 1)
    (left,) = {*contest.players} - contest.at_tables()
    assert next_round(contest, LONG)
    assert sorted(contest.rounds[-1].boards[0].players) == [FILLER, FILLER, FILLER, left]
    assert wakes(contest, LONG) == 60 * MINUTE


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
    contest.take(Row("join", {"player": 6}))  # the second round is not over
    for board in contest.rounds[1].boards:
        if not board.bye:
            result(contest, 2, board.board, places=[1, 2])
    assert refused(contest, "join", player=7) == "contest.too_late"
    next_round(contest)
    assert 6 in [player for board in contest.rounds[2].boards for player in board.players]


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
        {"kind": "swiss", "seats": 3, "teams": True},
        {"kind": "robin", "seats": 3, "teams": True, "duplicate": True},
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


def test_a_report_for_chess_programs_has_each_field_in_its_columns() -> None:
    contest = begun(4, fill=True, rounds=9)
    contest.take(Row("leave", {"player": 4}))
    next_round(contest)
    (filled,) = [board for board in contest.boards if FILLER in board.players]
    (whole,) = [board for board in contest.boards if FILLER not in board.players]
    (alone,) = {*filled.players} - {FILLER}
    places = [2 if player == alone else 1 for player in filled.players]
    result(contest, 1, filled.board, places=places)
    result(contest, 1, whole.board, places=[2, 2], how="host")  # a host may write it so
    text = as_trf(contest, {1: "Áron Nagy", 2: "B" * 50}, "Cup")
    lines = text.split("\r\n")
    assert lines[:3] == ["012 Cup", "062 4", "092 swiss"]
    told = {int(line[4:8]): line for line in lines if line.startswith("001")}
    assert [line[14:47].rstrip() for line in told.values()] == ["Áron Nagy", "B" * 33, "", ""]
    assert told[1][48:52] == "2999"
    white, black = whole.players
    assert (told[white][91:95], told[white][96], told[white][98]) == (f"{black:4d}", "w", "=")
    assert (told[black][91:95], told[black][96], told[black][98]) == (f"{white:4d}", "b", "=")
    assert [told[player][80:84] for player in (white, alone)] == [" 0.5", " 0.0"]
    assert told[alone][91:99] == "0000 - Z", "a game lost to a bot is no bye that brings a point"
    assert told[4][91:99] == "0000 - Z"
    assert sorted(int(line[85:89]) for line in told.values()) == [1, 2, 3, 4]
