"""Hints and analysis: from a view and nothing else, fair to what was done, and the same again."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

import carrack
from carrack import bots
from carrack.bots import analysis
from carrack.bots.analysis import (
    LONGEST_LINE,
    Choice,
    Step,
    Study,
    Valued,
    advise,
    analyze,
    bounded,
    effort_for,
    luck_of,
    moments_of,
    turning_points,
)
from carrack.bots.search import Effort
from carrack.cli import app
from carrack.kernel.errors import CarrackError
from carrack.kernel.record import Play, Record, game_of
from carrack.terminal import analyze as terminal
from carrack.terminal.words import Words
from carrack.texts import LANGUAGES

COMPILED = carrack.build_mode() == "compiled"
FEW = 120 if COMPILED else 8
FAIR = Effort(FEW, horizon=100 if COMPILED else 4, exploration=0.4)
NEAR = replace(FAIR, horizon=0)  # for a title whose playouts are slow
EFFORTS = {"macau_cards": FAIR, "macao": NEAR}
TITLES = ("macao", "macau_cards")
SHORT = {"macau_cards": {"turn_limit": 30}, "macao": {}}

every_title = pytest.mark.parametrize("title", TITLES)
compiled_only = pytest.mark.skipif(not COMPILED, reason="too slow in the pure build")


@pytest.fixture(autouse=True)
def little_in_the_pure_build(monkeypatch: pytest.MonkeyPatch) -> None:
    if not COMPILED:
        monkeypatch.setattr(analysis, "LEAST", 3)


def played(
    title: str, *players: str, seed: int = 1, path: Path | None = None, **options: int
) -> Play:
    """A game of bots, to its end."""
    game = carrack.load(title)
    play = Play.begin(
        game, seats=len(players), seed=seed, options=SHORT[title] | options, path=path
    )
    sitting = [bots.make(name, seed + seat) for seat, name in enumerate(players)]
    while not play.state.is_over:
        seat = play.state.to_move
        legal = play.state.legal(seat)
        play.apply(seat, sitting[seat].choose(game, play.state.view(seat), legal))
    return play


def cut(record: Record, rows: int) -> Record:
    return Record(record.header, record.rows[:rows])


def decision(title: str, seed: int = 3, steps: int = 12) -> carrack.State:
    state = carrack.load(title).new(seats=3, seed=seed)
    luck = Random(seed)
    while steps > 0 or len(state.legal(state.to_move)) < 3:
        seat = state.to_move
        state.apply(seat, luck.choice(state.legal(seat)))
        steps -= 1
    return state


# ---- hints ----


@every_title
def test_a_hint_names_the_best_few_actions_and_looks_at_each_as_often(title: str) -> None:
    state = decision(title)
    seat = state.to_move
    found = advise(state.game, state.view(seat), EFFORTS[title], seed=1, most=3)
    assert 1 <= len(found) <= 3
    for one in found:
        assert state.game.index(state, seat, one.action) in state.legal(seat)
        assert 0 <= one.chance <= 1
        assert one.visits >= analysis.LEAST or one is found[0]
    assert (found[0].points is not None) == (title == "macao")


@every_title
def test_hidden_cards_that_change_places_change_no_hint(title: str) -> None:
    # Given two tables that differ only in what the seat cannot see
    state = decision(title)
    seat = state.to_move
    other = state.game.sample(state.view(seat), Random(9))
    assert other.fingerprint() != state.fingerprint()
    # Then a hint is the same at both, to the last digit
    one, two = (
        advise(table.game, table.view(seat), EFFORTS[title], luck_of(table.view(seat)))
        for table in (state, other)
    )
    assert one == two


def test_the_luck_of_a_hint_comes_from_the_view() -> None:
    state = decision("macau_cards")
    seats = range(state.seats)
    assert len({luck_of(state.view(seat)) for seat in seats}) == len(seats)


@every_title
def test_an_action_that_search_would_not_do_is_looked_at_when_it_is_pressed(title: str) -> None:
    state = decision(title)
    seat = state.to_move
    study = Study(state.game, state.view(seat), EFFORTS[title], seed=2)
    ignored = next(a for a in state.legal(seat) if a != study.best)
    before = study.found[ignored].visits if ignored in study.found else 0
    outlook = study.press(ignored, 25)
    assert study.found[ignored].visits == before + 25
    assert len(outlook.chances) == state.seats
    assert sum(outlook.chances) == pytest.approx(1)
    # And pressing leaves nothing behind: the same again adds just as much
    study.press(study.best, 25)
    assert study.found[ignored].visits == before + 25


def test_two_trees_are_pressed_together() -> None:
    state = decision("macau_cards")
    seat = state.to_move
    study = Study(state.game, state.view(seat), replace(FAIR, trees=2), seed=2)
    before = study.found[study.best].visits
    study.press(study.best, 20)
    assert study.found[study.best].visits == before + 20


# ---- a game looked at again ----


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (2, {"scenario": "coop"})])
def test_where_all_have_lost_against_the_game_nobody_has_won(
    seats: int, options: dict[str, str]
) -> None:
    # Given a game against an automa, or of two captains together, that is lost
    play = Play.begin(carrack.load("maracaibo"), seats=seats, seed=1, options=options)
    luck = Random(1)
    while not (state := play.state).is_over:
        play.apply(state.to_move, luck.choice(state.legal(state.to_move)))
    assert 1 not in [state.final_place(seat) for seat in range(seats)]
    # Then its win is nobody's, also for whoever looks at the game again
    nobody = seats
    found = analyze(play.record, NEAR, "captain", seat=nobody)
    assert found.final == [0.0] * seats


@every_title
def test_every_real_choice_is_judged_and_the_same_seed_judges_the_same(title: str) -> None:
    record = cut(played(title, "greedy", "random").record, 60 if COMPILED else 10)
    few = replace(EFFORTS[title], simulations=20 if COMPILED else 4)
    found = analyze(record, few, "captain", seed=4)
    again = analyze(record, few, "captain", seed=4)
    assert found == again
    moments, _ = moments_of(record, game_of(record))
    assert [choice.row for choice in found.choices] == [moment.row for moment in moments]
    assert found.over == (found.final is not None)
    for choice in found.choices:
        assert choice.done.action == record.rows[choice.row - 1]["action"]
        assert sum(choice.chances) == pytest.approx(1)
        assert choice.agrees == (choice.done == choice.best)
        # Where the judge would have done something else, it plays on for the round
        assert len(choice.line) <= LONGEST_LINE
        if choice.agrees:
            assert choice.lost == 0
            assert not choice.line
        else:
            assert choice.line[0] == Step(choice.seat, choice.best.action)
    assert any(len(choice.line) > 1 for choice in found.choices)
    assert sum(one.choices for one in found.sums) == len(found.choices)
    for one in found.sums:
        assert one.choices == 0 or 0 < (one.accuracy or 0) <= 100


def test_what_was_done_is_looked_at_as_often_as_what_the_judge_would_have_done() -> None:
    record = cut(played("macau_cards", "random", "random", seed=5).record, 30)
    found = analyze(record, FAIR)
    differing = [choice for choice in found.choices if not choice.agrees]
    assert differing
    for choice in differing:
        assert choice.done.visits >= min(choice.best.visits, FEW)


@compiled_only
def test_a_player_by_chance_loses_more_by_choices_than_one_who_thinks() -> None:
    lost = [0.0, 0.0]
    choices = [0, 0]
    for seed in range(2):
        record = played("macao", "merchant", "random", seed=seed).record
        found = analyze(record, effort_for("merchant", "macao", 60), seed=seed)
        for seat in (0, 1):
            lost[seat] += found.sums[seat].lost
            choices[seat] += found.sums[seat].choices
    thinker, chance = (lost[seat] / choices[seat] for seat in (0, 1))
    assert chance > 0.005
    assert chance > 3 * thinker
    of_thinker, of_chance = (found.sums[seat].accuracy or 0 for seat in (0, 1))
    assert of_chance < of_thinker


@compiled_only
def test_a_blunder_is_found_where_it_was_made() -> None:
    # Given somebody with one card left that can be laid, who draws instead
    game = carrack.load("macau_cards")
    state, seat = about_to_win(game)
    draw = game.index(state, seat, {"type": "draw"})
    # Then the judge would have laid it, and says that nearly a whole win was lost
    moment = analysis.Moment(1, seat, draw, state)
    found = analysis.judged(moment, 1, FAIR, seed=0)
    assert not found.agrees
    assert found.best.action["type"] != "draw"
    assert found.best.chance > 0.95
    assert found.lost > 0.2
    assert found.lost > found.doubt


def about_to_win(game: carrack.Game) -> tuple[carrack.State, int]:
    """A table of two where whoever moves may lay the last card, or draw."""
    options = {"hand_size_by_players": {"2": 2}, "runs": False, "sets": False}
    for seed in range(500):
        state, luck = game.new(seats=2, seed=seed, options=options), Random(seed)
        for _ in range(12):
            if state.is_over:
                break
            seat = state.to_move
            names = [game.action(state, seat, a) for a in state.legal(seat)]
            view = state.view(seat)
            winning = any(ends(state, seat, a) for a in state.legal(seat))
            if winning and {"type": "draw"} in names and view["phase"] == "turn":
                return state, seat
            state.apply(seat, luck.choice(state.legal(seat)))
    raise AssertionError("no such table")


def ends(state: carrack.State, seat: int, action: int) -> bool:
    after = state.clone()
    after.apply(seat, action)
    return after.is_over and after.final_place(seat) == 1


def test_choices_that_were_taken_back_are_not_judged() -> None:
    game = carrack.load("macau_cards")
    play = Play.begin(game, seats=2, seed=0)
    seat = play.state.to_move
    play.apply(seat, play.state.legal(seat)[0])
    play.undo(seat)
    play.apply(seat, play.state.legal(seat)[-1])
    moments, _ = moments_of(play.record, game)
    assert next(moment.row for moment in moments if moment.seat == seat) == 3


def test_one_seat_alone_can_be_judged_and_told_how_far_it_is() -> None:
    record = cut(played("macau_cards", "random", "random", seed=5).record, 30)
    told: list[tuple[int, int]] = []
    few = replace(FAIR, simulations=4)
    found = analyze(record, few, seat=1, progress=lambda *how_far: told.append(how_far))
    assert {choice.seat for choice in found.choices} == {1}
    assert told == [(number, len(found.choices)) for number in range(len(found.choices))]


def test_an_analysis_can_be_stopped() -> None:
    record = played("macau_cards", "random", "random", seed=5).record

    def stop(done: int, of: int) -> None:
        if done == 2:
            raise analysis.Stopped

    with pytest.raises(analysis.Stopped):
        analyze(record, replace(FAIR, simulations=4), progress=stop)


def choice(row: int, turn: int, seat: int, *chances: float, lost: float = 0.0) -> Choice:
    one = Valued({"type": "draw"}, chances[seat], None, 10)
    return Choice(row, turn, 1, seat, one, one, True, lost, None, 0.0, list(chances), [])


def test_turning_points_are_the_turns_in_which_a_chance_changed_most() -> None:
    choices = [
        choice(1, 1, 0, 0.5, 0.5),
        choice(2, 1, 0, 0.9, 0.1),  # within a turn nothing is told
        choice(3, 2, 1, 0.4, 0.6, lost=0.3),  # the other knows more, which is no change
        choice(6, 3, 0, 0.52, 0.48),
        choice(7, 4, 1, 0.7, 0.3),
        choice(8, 5, 0, 0.6, 0.4),
    ]
    found = turning_points(choices, [1.0, 0.0], rows=9)
    assert [(one.seat, one.row, one.until) for one in found] == [(1, 3, 6), (0, 8, 9)]
    assert (found[0].before, found[0].after) == (0.6, 0.3)
    assert (found[1].before, found[1].after) == (0.6, 1.0)
    assert found[0].lost == 0.3


def test_titles_in_plain_python_are_judged_by_random_games() -> None:
    from carrack.kernel.game import Game

    state = decision("macau_cards")
    seat = state.to_move
    outlook = analysis.plain_outlook(
        state.game, state.view(seat), state.legal(seat)[0], Random(1), 3
    )
    assert sum(outlook.chances) == pytest.approx(1)
    assert isinstance(state.game, Game)


def test_who_cannot_search_cannot_judge() -> None:
    for level in ("cabin_boy", "greedy", "genius"):
        with pytest.raises(CarrackError) as refused:
            effort_for(level, "macao")
        assert refused.value.code == "analysis.level"
    with pytest.raises(CarrackError) as refused:
        effort_for("captain", "macao", 3)
    assert refused.value.code == "analysis.simulations"
    assert effort_for("governor", "macao", 50).simulations == 50


def test_a_long_game_is_looked_at_less_closely() -> None:
    effort = effort_for("captain", "macao")
    assert bounded(effort, 10, 10**9) == effort
    assert bounded(effort, 400, 12_000).simulations == 30


# ---- the command ----


@pytest.fixture
def record_file(tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    played("macau_cards", "random", "random", seed=5, path=path, turn_limit=12).close()
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_prints_every_choice_in_every_language(
    record_file: Path, language: str, tmp_path: Path
) -> None:
    target = tmp_path / "found.json"
    few = ["--simulations", "20", "--language", language, "--plain", "--json", str(target)]
    done = CliRunner().invoke(app, ["analyze", str(record_file), *few], env={"COLUMNS": "160"})
    assert done.exit_code == 0, done.output
    assert "admiral" in done.stdout
    found = json.loads(target.read_text(encoding="utf-8"))
    assert found["level"] == "admiral"
    assert found["simulations"] == 20
    assert found["choices"]
    for one in found["choices"]:
        assert str(one["row"]) in done.stdout
    gaps = {"title": "macau_cards", "level": "admiral", "simulations": 20}
    assert Words(language).say("analyze-title", **gaps) in done.stdout


def test_the_command_refuses_what_it_cannot_do(record_file: Path, tmp_path: Path) -> None:
    torn = tmp_path / "none.jsonl"
    for words in (
        [str(torn)],
        [str(record_file), "--level", "genius"],
        [str(record_file), "--level", "cabin_boy"],
        [str(record_file), "--simulations", "0"],
        [str(record_file), "--seat", "7"],
    ):
        done = CliRunner().invoke(app, ["analyze", *words])
        assert done.exit_code == 2, done.output
        assert "Traceback" not in done.output


def test_a_game_without_a_choice_is_not_judged(tmp_path: Path) -> None:
    path = tmp_path / "new.jsonl"
    Play.begin(carrack.load("macau_cards"), seats=2, seed=1, path=path).close()
    done = CliRunner().invoke(app, ["analyze", str(path)])
    assert done.exit_code == 2
    assert "Nobody had a choice" in done.output


def test_a_loss_that_may_be_chance_stands_in_brackets() -> None:
    one = choice(1, 1, 0, 0.5, 0.5, lost=0.02)
    assert terminal.lost(replace(one, agrees=False, doubt=0.01), Words("en")) == "+2.0 %"
    assert terminal.lost(replace(one, agrees=False, doubt=0.05), Words("en")) == "(+2.0 %)"
    assert terminal.lost(replace(one, agrees=False, doubt=0.01), Words("de")) == "+2,0\u00a0%"
    assert terminal.lost(one, Words("en")) == ""
