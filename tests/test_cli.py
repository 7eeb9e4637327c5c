"""The command line as people and programs use it: play, quit, resume, replay, simulate, look up."""

from __future__ import annotations

import io
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console
from rich.progress import Progress, TaskID
from typer.testing import CliRunner

import carrack
from carrack.cli import app
from carrack.contests.rules import rules_of
from carrack.games.macau_cards.terminal.table import card_typed
from carrack.kernel.record import Play, read
from carrack.terminal import folder
from carrack.terminal.arguments import Player, player
from carrack.terminal.choices import choices
from carrack.terminal.session import Session
from carrack.terminal.statistics import mean_interval, wilson
from carrack.terminal.tournament import Tournament, run
from carrack.terminal.words import FOLDER as WORDS
from carrack.terminal.words import Words
from carrack.texts import LANGUAGES

MACAU = carrack.load("macau_cards")
RUNNER = CliRunner()
Answer = Callable[[Session], str]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Every test has a data folder of its own, and speaks English."""
    monkeypatch.setenv("CARRACK_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("CARRACK_LANGUAGE", "en")
    monkeypatch.setenv("CARRACK_PURE", os.environ.get("CARRACK_PURE", "0"))
    return tmp_path / "home"


def command(*words: str, typed: str = "") -> Any:
    return RUNNER.invoke(app, list(words), input=typed)


def fails(*words: str) -> str:
    """The sentence on standard error of a command that is refused."""
    done = command(*words)
    assert done.exit_code == 2, done.output
    assert done.stderr.startswith("carrack: ")
    assert len(done.stderr.strip().splitlines()) == 1
    assert done.stdout == ""
    return str(done.stderr)


def sit(
    answer: Answer,
    *,
    seats: str = "me,greedy,greedy",
    seed: int = 7,
    options: dict[str, Any] | None = None,
    path: Path | None = None,
) -> tuple[Session, str]:
    """A sitting in which a function plays the person; the session, and all that was shown."""
    players: list[Player] = [player(word) for word in seats.split(",")]
    play = Play.begin(
        MACAU,
        seats=len(players),
        seed=seed,
        options=options,
        players=[str(each) for each in players],
        path=path,
    )
    shown = io.StringIO()
    asked: list[Session] = []
    questions = count()
    console = Console(file=shown, width=100, color_system=None, markup=False, highlight=False)

    def ask(prompt: str) -> str:
        shown.write(prompt)
        assert next(questions) < 1000, "the person is asked again and again"
        return answer(asked[0])

    session = Session(play, players, "en", console, ask)
    asked.append(session)
    with play:
        session.run()
    return session, shown.getvalue()


def script(*lines: str) -> Answer:
    """Type these lines, then quit."""
    left = list(lines)
    return lambda _session: left.pop(0) if left else "quit"


def kept_games(home: Path) -> list[Path]:
    return sorted((home / "games").glob("*.jsonl"))


def recorded(path: Path, seed: int = 3) -> Path:
    """A finished game between bots, as a file."""
    command(
        "play", "macau_cards", "--seats", "greedy,greedy", "--seed", str(seed), "--save", str(path)
    )
    return path


# ---- playing ----


def test_a_table_shows_piles_seats_hand_and_numbered_choices() -> None:
    _, shown = sit(script())
    for part in (
        "Friendly bot 1",
        "Friendly bot 2",
        "Your hand (5):",
        "Next card: ",
        "draw",
        "╭───╮",
        "1 ",
    ):
        assert part in shown
    assert "Draw a card" in shown


def test_quit_keeps_the_game_and_says_how_to_go_on(home: Path) -> None:
    done = command("play", "macau_cards", "--seed", "7", typed="quit\n")
    assert done.exit_code == 0
    (path,) = kept_games(home)
    assert f"carrack resume {path}" in done.stdout


def test_the_end_of_the_input_is_like_quit(home: Path) -> None:
    done = command("play", "macau_cards", "--seed", "7", typed="")
    assert done.exit_code == 0
    assert len(kept_games(home)) == 1


def test_a_stopped_game_goes_on_where_it_was(home: Path) -> None:
    command("play", "macau_cards", "--seats", "me,greedy", "--seed", "7", typed="1\nquit\n")
    (path,) = kept_games(home)
    before = len(read(path).rows)
    done = command("resume", typed="quit\n")
    assert done.exit_code == 0
    assert "You " in done.stdout.partition("Round")[0]  # what happened last is told again
    assert len(read(path).rows) == before
    command("resume", str(path), typed="1\nquit\n")
    assert len(read(path).rows) > before


def test_resume_takes_the_game_played_last(home: Path) -> None:
    for seed in ("1", "2"):
        command("play", "macau_cards", "--seats", "me,greedy", "--seed", seed, typed="quit\n")
    older, newer = sorted(kept_games(home), key=lambda path: read(path).header["seed"])
    os.utime(older, (time.time() - 100, time.time() - 100))
    done = command("resume", typed="quit\n")
    assert newer.name in done.stdout.replace("\n", "")


def test_resume_without_a_game_says_how_to_start_one() -> None:
    assert "carrack play" in fails("resume")


def test_resume_passes_over_a_damaged_file_and_names_it(home: Path) -> None:
    command("play", "macau_cards", "--seats", "me,greedy", "--seed", "1", typed="quit\n")
    (home / "games" / "zzz.jsonl").write_text("not a record\n")
    done = command("resume", typed="quit\n")
    assert done.exit_code == 0
    assert "zzz.jsonl: line 1" in done.stderr


def test_a_finished_game_is_put_away_and_can_be_replayed(home: Path) -> None:
    done = command("play", "macau_cards", "--seats", "greedy,greedy", "--seed", "3")
    assert "The game is over" in done.stdout
    assert kept_games(home) == []
    (path,) = (home / "games" / "finished").glob("*.jsonl")
    assert command("replay", str(path)).exit_code == 0
    assert "is over" in fails("resume", str(path))


def test_save_keeps_the_game_where_it_is_told(tmp_path: Path) -> None:
    path = tmp_path / "my game.jsonl"
    done = command("play", "macau_cards", "--save", str(path), typed="quit\n")
    assert done.exit_code == 0
    assert "'" in done.stdout  # the name with a space is quoted, to be copied
    assert "exists already" in fails("play", "macau_cards", "--save", str(path))


def test_the_only_choice_is_taken_with_enter() -> None:
    """After a card without continuation there is nothing to do but to end the play."""
    seen: list[int] = []

    def answer(session: Session) -> str:
        seat = session.state.to_move
        view = session.state.view(seat)
        listed = choices(MACAU, session.state, seat, view, session.look)
        if len(listed) == 1:
            seen.append(len(session.play.rows))
            return ""
        return "1" if not seen else "quit"

    session, _ = sit(answer, options={"variant": "hungarian"})
    assert seen
    assert len(session.play.rows) > seen[0]


def first_card(session: Session) -> str:
    """A card that can be laid now, as it is typed; `draw` when there is none."""
    seat = session.state.to_move
    for action in session.state.legal(seat):
        named = MACAU.action(session.state, seat, action)
        if named["type"] == "play":
            return str(named["card"])
    return "draw"


def test_undo_takes_a_laid_card_back() -> None:
    steps: list[str] = []

    def answer(session: Session) -> str:
        if session.state.may_undo(0) and "undo" not in steps:
            steps.append("undo")
            return "undo"
        if "undo" in steps:
            return "quit"
        return first_card(session)

    session, _ = sit(answer)
    assert steps == ["undo"]
    assert "undo" in session.play.rows[-1]
    assert "You take a step back" in "\n".join(session.log[0])


def test_undo_is_refused_after_something_was_revealed() -> None:
    _, shown = sit(script("undo"))
    assert "Nothing can be taken back" in shown


def test_a_question_mark_explains_a_card_or_a_choice() -> None:
    _, shown = sit(script("?", "? 2S", "? 10h", "? 1", "? nonsense", "?99"))
    assert "What you can type" in shown
    assert "two of spades" in shown
    assert "The next player draws 2 cards" in shown
    assert "ten of hearts" in shown
    assert shown.count("There is no card") == 2


def test_a_question_mark_tells_why_a_card_cannot_be_laid() -> None:
    refused: list[str] = []

    def answer(session: Session) -> str:
        if refused:
            return "quit"
        refused.append(MACAU.explain(session.state, 0)["refused"][0]["name"]["card"])
        return f"? {refused[0]}"

    _, shown = sit(answer)
    assert "That card does not fit what must be laid now." in shown


def test_log_rules_and_table_are_there_to_read() -> None:
    session, shown = sit(script("log", "rules", "table"))
    assert session.log[0][0] in shown
    assert shown.count("Your hand") == 2
    assert "Macau" in shown


@pytest.mark.parametrize("line", ["99", "0", "sing", "9Z", "5S 99", "catch nobody", "²", "x" * 500])
def test_nonsense_is_answered_with_a_sentence_and_changes_nothing(line: str) -> None:
    session, shown = sit(script(line), seats="me,greedy", seed=1)
    mine = [row for row in session.play.rows if row["seat"] == 0]
    assert mine == []
    assert "There is no choice" in shown or "means nothing here" in shown


def at_first_question(**where: Any) -> Session:
    """The session when the person is asked for the first time."""
    session, _ = sit(script(), **where)
    return session


def test_a_card_that_is_not_held_is_refused_with_the_reason() -> None:
    hand = at_first_question().state.view(0)["hand"]
    missing = next(card for card in ("5D", "6D", "7D", "8D", "9D", "TD") if card not in hand)
    _, shown = sit(script(missing))
    assert "You do not hold that card." in shown


def laid_together(session: Session) -> list[str]:
    """Two cards of the hand that can be laid one after the other; empty when there are none."""
    for first in cards_to_lay(session.state):
        trial = session.state.clone()
        trial.apply(0, MACAU.index(trial, 0, {"type": "play", "card": first}))
        for second in cards_to_lay(trial):
            return [first, second]
    return []


def cards_to_lay(state: carrack.State) -> list[str]:
    named = [MACAU.action(state, 0, action) for action in state.legal(0)]
    return [action["card"] for action in named if action["type"] == "play"]


def test_a_whole_chain_is_laid_at_once() -> None:
    seed = next(seed for seed in range(50) if laid_together(at_first_question(seed=seed)))
    chain = laid_together(at_first_question(seed=seed))
    session, _ = sit(script(" ".join(chain)), seed=seed)
    mine = [row["action"] for row in session.play.rows if row["seat"] == 0]
    assert mine[:3] == [*({"type": "play", "card": card} for card in chain), {"type": "end_play"}]


def test_a_chain_with_a_card_that_cannot_follow_is_refused_as_a_whole() -> None:
    seed = next(seed for seed in range(50) if cards_to_lay(at_first_question(seed=seed).state))
    state = at_first_question(seed=seed).state
    first = cards_to_lay(state)[0]
    missing = next(card for card in ("5D", "6D", "7D", "8D") if card not in state.view(0)["hand"])
    session, shown = sit(script(f"{first} {missing}"), seed=seed)
    assert "You do not hold that card." in shown
    assert all(row["seat"] != 0 for row in session.play.rows)


def shown_by(session: Session) -> str:
    return str(session.console.file.getvalue())  # type: ignore[attr-defined]  # a StringIO


def test_cards_are_understood_as_people_write_them() -> None:
    for text, card in {
        "7s": "7S",
        "10H": "TH",
        "th": "TH",
        "♥q": "QH",
        "bj": "BJ",
        "1S": "",
    }.items():
        assert card_typed(text) == card


def test_a_person_with_one_card_left_is_asked_to_say_macau() -> None:
    asked: list[str] = []

    def answer(session: Session) -> str:
        view = session.state.view(0)
        if view["phase"] == "macau_window" and view["window"]["owner"] == 0:
            asked.append("macau")
            return "macau"
        if asked:
            return "quit"
        return "1"

    # With two cards in the hand the first card laid is the moment
    small = {"hand_size_by_players": {"2": 2}, "runs": False, "sets": False}
    for seed in range(20):
        session, shown = sit(answer, seats="me,random", seed=seed, options=small)
        if asked:
            break
    assert asked == ["macau"]
    assert "You say “Macau!”" in "\n".join(session.log[0])
    assert "say “Macau!”" in shown


def test_several_people_pass_the_keyboard_behind_a_curtain() -> None:
    def answer(session: Session) -> str:
        if "only" in shown_by(session).splitlines()[-1]:
            return ""
        return "draw" if len(session.play.rows) < 4 else "quit"

    session, shown = sit(answer, seats="me:Ada,me:Bob")
    assert "Press Enter when only Ada is looking." in shown
    assert "Press Enter when only Bob is looking." in shown
    # What one drew is not in the other's log
    drawn = [line for line in session.log[0] if line.startswith("You draw 1 card:")]
    assert drawn
    assert not any(line in session.log[1] for line in drawn)


def test_a_substitute_joker_is_one_choice_with_a_second_question() -> None:
    asked: list[str] = []

    def answer(session: Session) -> str:
        if "As which card?" in shown_by(session)[-60:]:
            return "1"
        state = session.state
        listed = choices(MACAU, state, 0, state.view(0), session.look)
        folded = [choice for choice in listed if choice.is_folded]
        if asked or len(session.play.rows) > 200:
            return "quit"
        if folded:
            asked.append(str(folded[0].number))
            return asked[0]
        return "draw" if 106 in state.legal(0) else "1"

    large = {"variant": "plawno", "hand_size_by_players": {"2": 20}}
    for seed in range(20):
        session, _ = sit(answer, seats="me,random", seed=seed, options=large)
        if asked:
            break
    assert asked
    assert any(row.get("action", {}).get("type") == "play_as" for row in session.play.rows)


@pytest.mark.parametrize("variant", MACAU.presets)
def test_a_game_can_be_played_to_its_end_by_taking_the_first_choice(
    variant: str, home: Path
) -> None:
    words = ["play", "macau_cards", "--variant", variant, "--seats", "me,greedy,greedy", "--plain"]
    limit = ["--option", "turn_limit=60", "--option", "target_points=1", "--seed", "5"]
    done = command(*words, *limit, typed="1\n" * 400)
    assert done.exit_code == 0, done.output
    assert "The game is over" in done.stdout
    assert "╭" not in done.stdout
    assert "\x1b" not in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_have_the_same_words(language: str) -> None:
    def keys(name: str) -> list[str]:
        lines = (WORDS / f"{name}.ftl").read_text(encoding="utf-8").splitlines()
        return [line.partition(" ")[0] for line in lines if line[:1].isalpha()]

    assert keys(language) == keys("en")
    typed = "? 2S\nlog\n?\n1\n1\nquit\n"
    assert command("play", "macau_cards", "--language", language, typed=typed).exit_code == 0


def test_the_language_of_the_environment_is_spoken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARRACK_LANGUAGE", "de_AT.UTF-8")
    assert "Deine Hand" in command("play", "macau_cards", typed="").stdout


# ---- real processes ----


def started(*words: str, **environment: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "carrack.cli", *words],
        env={**os.environ, "PYTHONUNBUFFERED": "1", **environment},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )


@pytest.mark.skipif(os.name != "posix", reason="needs SIGKILL")
def test_a_game_that_is_killed_in_the_middle_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "killed.jsonl"
    child = started(
        "play", "macau_cards", "--seats", "me,greedy", "--seed", "7", "--save", str(path)
    )
    with child:
        assert child.stdin is not None
        child.stdin.write("1\n1\n")
        child.stdin.flush()
        deadline = time.monotonic() + 20
        while time.monotonic() < deadline and not (path.exists() and own_rows(path) >= 2):
            time.sleep(0.05)
        child.send_signal(signal.SIGKILL)
    rows = len(read(path, torn_allowed=True).rows)
    assert own_rows(path) >= 2
    done = command("resume", str(path), typed="1\nquit\n")
    assert done.exit_code == 0
    assert len(read(path).rows) > rows
    assert command("replay", str(path)).exit_code == 0


def own_rows(path: Path) -> int:
    return sum(row["seat"] == 0 for row in read(path, torn_allowed=True).rows)


def test_a_torn_last_line_is_left_out_and_the_game_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "torn.jsonl"
    typed = "1\nquit\n"
    command("play", "macau_cards", "--seats", "me,greedy", "--save", str(path), typed=typed)
    path.write_bytes(path.read_bytes() + b'{"row": 99, "se')
    assert "cut off" in command("replay", str(path)).stdout
    assert command("resume", str(path), typed=typed).exit_code == 0
    assert command("replay", str(path)).exit_code == 0


def test_interrupting_the_prompt_keeps_the_game(tmp_path: Path) -> None:
    def answer(_session: Session) -> str:
        raise KeyboardInterrupt

    path = tmp_path / "interrupted.jsonl"
    _, shown = sit(answer, path=path)
    assert "carrack resume" in shown
    assert command("replay", str(path)).exit_code == 0


def test_version_tells_the_build_mode_at_once() -> None:
    child = started("--version")
    out, _ = child.communicate(timeout=20)
    assert out == f"carrack {carrack.__version__} ({carrack.build_mode()})\n"


def test_asking_for_help_loads_neither_texts_nor_tables() -> None:
    code = (
        "import sys; from carrack import cli; "
        "print([m for m in ('fluent.runtime', 'rich.table', 'carrack.games.macau_cards.moves')"
        " if m in sys.modules])"
    )
    child = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert child.stdout.strip() == "[]"


def test_importing_carrack_does_not_import_the_command_line() -> None:
    code = (
        "import sys, carrack; print([m for m in ('typer', 'rich', 'fluent') if m in sys.modules])"
    )
    child = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert child.stdout.strip() == "[]"


def test_running_without_a_compiler_is_said_once(
    monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    monkeypatch.setattr(carrack, "build_mode", lambda: "pure")
    monkeypatch.setenv("CARRACK_PURE", "")
    assert "No C compiler" in command("games", "--json", "-").stderr
    assert command("games", "--json", "-").stderr == ""
    monkeypatch.setenv("CARRACK_PURE", "1")
    (home / ".told-pure").unlink()
    assert command("games", "--json", "-").stderr == ""


# ---- simulations ----


def test_a_simulation_does_not_depend_on_the_number_of_jobs(tmp_path: Path) -> None:
    words = ["simulate", "macau_cards", "--variant", "tel_aviv", "--seats", "greedy,random,random"]
    words += ["--games", "24", "--seed", "4", "--option", "target_points=60"]
    alone = command(*words, "--jobs", "1", "--json", "-")
    both = command(*words, "--jobs", "2", "--json", str(tmp_path / "two.json"))
    assert alone.exit_code == both.exit_code == 0
    assert json.loads(alone.stdout) == json.loads((tmp_path / "two.json").read_text())
    assert "Share of wins" in both.stdout


@pytest.mark.parametrize("language", ["fr", "de"])
def test_a_simulation_is_told_with_decimal_commas(language: str) -> None:
    words = ["simulate", "macau_cards", "--seats", "random,random", "--games", "3", "--seed", "1"]
    done = command(*words, "--language", language)
    assert done.exit_code == 0
    assert re.search(r"\d,\d\u00a0% \[\d", done.stdout), done.stdout
    assert not re.search(r"\d\.\d| %", done.stdout), done.stdout


def test_a_simulation_reports_wins_places_and_lengths_with_intervals() -> None:
    done = command(
        "simulate", "macau_cards", "--seats", "greedy,greedy", "--games", "12", "--json", "-"
    )
    result = json.loads(done.stdout)
    assert result["games"] == 12
    assert sum(entry["wins"] for entry in result["players"]) == 12
    for entry in result["players"]:
        low, high = entry["win_rate_95"]
        assert 0 <= low <= entry["win_rate"] <= high <= 1
        assert entry["mean_place_95"][0] <= entry["mean_place"] <= entry["mean_place_95"][1]
    for length in (result["decisions"], result["turns"]):
        assert length["min"] <= length["mean"] <= length["max"]


def test_a_tournament_of_bots_is_the_same_again_and_writes_its_standings(tmp_path: Path) -> None:
    words = ["tournament", "macau_cards", "--players", "5", "--bots", "random", "--seed", "4"]
    csv, trf = tmp_path / "cup.csv", tmp_path / "cup.trf"
    first = command(*words, "--write", str(csv), "--write", str(trf), "--json", "-")
    assert first.exit_code == 0, first.output
    told = json.loads(first.stdout)
    assert [line["rank"] for line in told["standings"]] == [1, 2, 3, 4, 5]
    assert len(told["rounds"]) == 3
    assert json.loads(command(*words, "--json", "-", "--jobs", "2").stdout) == told
    assert csv.read_text().splitlines()[0].startswith("rank,name,points,played,direct")
    assert trf.read_text().count("\n001 ") == 5
    shown = command(*words, "--kind", "single")
    assert "single elimination: 4 games" in shown.stdout


def tournament_told(console: Console) -> list[tuple[str, float, float | None]]:
    """What the bar of a small tournament was told, with its round; the same is told once."""
    told: list[tuple[str, float, float | None]] = []
    update = Progress.update

    def noted(bar: Progress, task: TaskID, **news: Any) -> None:
        update(bar, task, **news)
        now = (str(bar.tasks[0].description), bar.tasks[0].completed, bar.tasks[0].total)
        if now not in told:
            told.append(now)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Progress, "update", noted)
        rules = rules_of({"kind": "swiss", "rounds": 2})
        tournament = Tournament("macau_cards", {}, rules, ["random"] * 4)
        run(tournament, 1, console, Words("en"))
    return told


def test_the_bar_of_a_tournament_tells_its_round_and_how_many_games_are_over() -> None:
    # One round after the other, since nobody knows before who plays in the next one.
    rounds = {"Round 1": (0, 1, 2), "Round 2": (2, 3, 4)}
    wanted = [(name, done, games[-1]) for name, games in rounds.items() for done in games]
    shown = io.StringIO()
    assert tournament_told(Console(file=shown, force_terminal=True, width=80)) == wanted
    *_, last = shown.getvalue().split("Round ")
    assert last.startswith("2 ")
    assert "4/4" in last
    assert last.endswith("\x1b[2K"), "nothing of it stays"


def test_where_nobody_looks_a_tournament_draws_no_bar() -> None:
    written = io.StringIO()
    assert tournament_told(Console(file=written, force_terminal=False))
    assert written.getvalue() == ""


def test_bots_play_in_teams_where_all_win_together_and_alone_on_the_same_deals() -> None:
    words = ["tournament", "maracaibo", "--rounds", "1", "--bots", "greedy,random", "--json", "-"]
    told = json.loads(command(*words, "--variant", "coop", "--seats", "2", "--players", "6").stdout)
    assert told["rules"]["teams"]
    assert told["rules"]["duplicate"]
    by_name = {line["name"]: line for line in told["standings"]}
    assert set(by_name) == {"greedy 1", "greedy 2", "random"}
    same = [by_name[name] for name in ("greedy 1", "greedy 2")]
    assert same[0]["points"] == same[1]["points"], "the same deals, and bots without luck"
    alone = json.loads(command(*words, "--seats", "1", "--duplicate", "--players", "3").stdout)
    assert [len(board["players"]) for board in alone["rounds"][0]["boards"]] == [1, 1, 1]


def test_a_tournament_says_what_does_not_fit() -> None:
    assert "'kind' is one of" in fails("tournament", "macau_cards", "--kind", "chess")
    rule = ["--seats", "4", "--write", "cup.trf"]
    assert "two at a table" in fails("tournament", "macau_cards", *rule)
    assert "no rule 'color'" in fails("tournament", "macau_cards", "--rule", "color=red")
    told = fails("tournament", "macau_cards", "--kind", "cup", "--language", "de")
    assert told.strip() == "carrack: Diese Regeln eines Turniers passen nicht: cup"
    told = fails("tournament", "macau_cards", "--write", "standing.png", "--language", "pl")
    assert "standing.png" in told
    assert "zapisuje" in told


def test_players_change_seats_unless_told_otherwise() -> None:
    from carrack.terminal.simulate import Plan

    plan = Plan("macau_cards", {}, ("greedy", "random", "random"), 3)
    assert [plan.seat_of(0, number) for number in range(3)] == [0, 1, 2]
    fixed = Plan("macau_cards", {}, ("greedy", "random", "random"), 3, rotate=False)
    assert [fixed.seat_of(0, number) for number in range(3)] == [0, 0, 0]


def test_turns_of_a_match_are_counted_over_all_rounds() -> None:
    from carrack.terminal.simulate import Plan, play_one

    options = {"variant": "tel_aviv", "turn_limit": 30}
    for bots in (("greedy", "greedy"), ("random", "random")):
        outcome = play_one(MACAU, Plan("macau_cards", options, bots, 1), 0)
        assert outcome.turns > 30


def test_intervals_are_as_in_the_books() -> None:
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert mean_interval([1, 3]) == pytest.approx((0.04, 3.96), abs=1e-3)


# ---- replays ----


def test_a_replay_is_a_readable_log_with_every_fingerprint_checked(tmp_path: Path) -> None:
    done = command("replay", str(recorded(tmp_path / "game.jsonl")))
    assert done.exit_code == 0
    assert "Friendly bot 1 lays" in done.stdout
    assert "every fingerprint is right" in done.stdout


def test_a_replay_at_a_step_shows_the_table(tmp_path: Path) -> None:
    path = str(recorded(tmp_path / "game.jsonl"))
    spectator = command("replay", path, "--at", "3").stdout
    assert "Step 3" in spectator
    assert "Your hand" not in spectator
    assert "Your hand" in command("replay", path, "--at", "3", "--seat", "1").stdout
    shown = json.loads(command("replay", path, "--at", "3", "--seat", "1", "--json", "-").stdout)
    assert shown["row"] == 3
    assert shown["view"]["viewer"] == 1


def test_a_replay_for_programs_has_every_step_with_its_events(tmp_path: Path) -> None:
    path = recorded(tmp_path / "game.jsonl")
    game = json.loads(command("replay", str(path), "--json", "-").stdout)
    assert len(game["steps"]) == len(read(path).rows)
    assert any(event["type"] == "went_out" for event in game["steps"][-1]["events"])
    assert sorted(game["result"]["places"]) == [1, 2]


# ---- fair play ----


def fair_game(path: Path) -> Play:
    """A short game with luck from a key, in a file."""
    game, luck = carrack.load("macau_cards"), Random(3)
    with Play.begin(game, seats=2, options={"turn_limit": 20}, path=path) as play:
        while not play.state.is_over:
            seat = play.state.to_move
            play.apply(seat, luck.choice(play.state.legal(seat)))
    return play


def test_a_fair_game_is_found_fair_in_every_language(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    commitment = fair_game(path).header["commitment"]
    for language, word in (("en", "Fair:"), ("fr", "Loyal"), ("de", "Fair:")):
        done = command("verify", str(path), "--language", language)
        assert done.exit_code == 0, done.output
        assert word in done.stdout
        assert commitment in done.stdout
    told = command("verify", str(path), "--commitment", commitment)
    assert "that you were told" in told.stdout
    found = json.loads(command("verify", str(path), "--json", "-").stdout)
    assert found["fair"]
    assert found["commitment"] == commitment
    assert "commitment" in command("replay", str(path)).stdout


def test_a_game_that_is_not_the_one_that_was_told_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    fair_game(path)
    assert "another commitment" in fails("verify", str(path), "--commitment", "0" * 64)


def test_a_record_with_a_seed_says_plainly_that_it_has_no_commitment(tmp_path: Path) -> None:
    done = command("verify", str(recorded(tmp_path / "game.jsonl")))
    assert done.exit_code == 0
    assert "no commitment" in done.stdout


def test_a_step_or_seat_that_is_not_there_is_refused(tmp_path: Path) -> None:
    path = str(recorded(tmp_path / "game.jsonl"))
    assert "rows 0 to" in fails("replay", path, "--at", "99999")
    assert "A seat cannot be 5; allowed are 0 and 1" in fails("replay", path, "--seat", "5")


def test_a_damaged_record_is_refused_with_the_line(tmp_path: Path) -> None:
    path = recorded(tmp_path / "game.jsonl")
    lines = path.read_text().splitlines(keepends=True)
    damaged = tmp_path / "damaged.jsonl"
    for changed, line in (
        ([lines[0].replace('"seed":3', '"seed":4'), *lines[1:]], "line 1"),
        ([*lines[:4], lines[4].replace('"seat":', '"seat":1'), *lines[5:]], "line 5"),
        ([*lines[:2], lines[3], lines[2], *lines[4:]], "line 3"),
        ([lines[0], "what?\n"], "line 2"),
    ):
        damaged.write_text("".join(changed))
        assert line in fails("replay", str(damaged))


@pytest.mark.parametrize("content", [b"", b"hello\n", b"[]\n", b"\xff\xfe", b'{"carrack": 1}\n'])
def test_a_foreign_file_is_refused_with_a_sentence(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "foreign"
    path.write_bytes(content)
    fails("replay", str(path))
    fails("resume", str(path))
    fails("replay", str(tmp_path))
    assert path.read_bytes() == content


# ---- things to look up ----


def test_games_for_programs() -> None:
    done = command("games", "--json", "-")
    (title,) = [entry for entry in json.loads(done.stdout) if entry["id"] == "macau_cards"]
    assert title["seats"] == [2, 10]
    assert "romanian" in title["variants"]
    assert "cheating" in title["modifiers"]
    assert len(title["options"]) == 62


def test_games_rules_and_options_for_people() -> None:
    assert "plawno" in command("games").stdout
    assert "Macau" in command("rules", "macau_cards").stdout
    assert "turn_limit" in command("rules", "macau_cards", "--options").stdout


def test_a_card_depends_on_the_variant() -> None:
    assert "draws 5 cards" in command("card", "macau_cards", "KH").stdout
    assert "ordinary" in command("card", "macau_cards", "KH", "--variant", "romanian").stdout
    facts = json.loads(command("card", "macau_cards", "10h", "--json", "-").stdout)
    assert facts["card"] == "TH"
    fails("card", "macau_cards", "12Z")


def test_bench_has_the_figures_programs_ask_for(monkeypatch: pytest.MonkeyPatch) -> None:
    from carrack.terminal import bench

    monkeypatch.setattr(bench, "COMPILED_SECONDS", 0.05)
    monkeypatch.setattr(bench, "PURE_SECONDS", 0.05)
    figures = json.loads(command("bench", "macau_cards", "--json", "-").stdout)
    assert figures["pure_decisions_per_s"] > 0
    assert (figures["compiled_decisions_per_s"] is None) == (carrack.build_mode() == "pure")
    assert figures["clone_ns"] > 0
    assert figures["state_bytes"] > 1000


# ---- bad input ----


REFUSED = [
    (["play", "chess"], "macau_cards"),
    (["rules", "chess"], "macau_cards"),
    (["bench", "chess"], "macau_cards"),
    (["play", "macau_cards", "--variant", "martian"], "plawno"),
    (["play", "macau_cards", "--modifier", "sillier"], "easier_packs"),
    (["play", "macau_cards", "--modifier", "easier", "--modifier", "harder"], "together"),
    (["play", "macau_cards", "--option", "runs=maybe"], "true or false"),
    (["play", "macau_cards", "--option", "walks=true"], "voluntary_draw"),
    (["play", "macau_cards", "--option", "runs"], "name=value"),
    (["play", "macau_cards", "--seats", "me,wizard"], "me, random, greedy"),
    (["play", "macau_cards", "--seats", "me"], "2 to 10"),
    (["play", "macau_cards", "--seats", ""], "me, random, greedy"),
    (["play", "macau_cards", "--seed", "-1"], "seed"),
    (["play", "macau_cards", "--language", "tlh"], "are de, en"),
    (["simulate", "macau_cards", "--seats", "me,greedy"], "random, greedy"),
    (["simulate", "macau_cards", "--games", "0"], "--games"),
    (["simulate", "macau_cards", "--jobs", "0"], "--jobs"),
    (["games", "--json", "/no/such/folder/x"], "cannot be written"),
    (["replay", "/no/such/file"], "No such file"),
]


@pytest.mark.parametrize(("words", "named"), REFUSED)
def test_what_cannot_be_done_is_said_in_one_sentence_that_names_what_can(
    words: list[str], named: str
) -> None:
    assert named in fails(*words)


@pytest.mark.parametrize(("words", "named"), REFUSED)
def test_what_cannot_be_done_is_said_in_the_language_asked_for(
    words: list[str], named: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    english = fails(*words)
    others = [language for language in LANGUAGES if language != "en"]
    monkeypatch.setenv("CARRACK_LANGUAGE", others[REFUSED.index((words, named)) % len(others)])
    said = fails(*words)
    sentence = re.compile(r"\b(there|is|are|cannot|must|the|not|allowed|installed)\b")
    assert said != english
    assert not sentence.search(re.sub(r"No such \w+( or \w+)?", "", said)), said
    assert [sign for sign in re.findall(r"'[\w=]+'|--\w+", english) if sign not in said] == []


def test_a_refused_start_leaves_no_file_behind(home: Path, tmp_path: Path) -> None:
    path = tmp_path / "never.jsonl"
    fails("play", "macau_cards", "--option", "runs=maybe", "--save", str(path))
    assert not path.exists()
    assert not kept_games(home)


def test_a_data_folder_that_cannot_be_made_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("CARRACK_HOME", str(tmp_path / "file" / "home"))
    assert "CARRACK_HOME" in fails("play", "macau_cards")


def test_every_game_has_its_own_name(home: Path) -> None:
    first = folder.new_path("macau_cards")
    first.write_text("")
    assert folder.new_path("macau_cards") != first


def test_words_are_spoken_in_the_language_asked_for() -> None:
    assert Words("fr").say("prompt-quit") == "Arrêter"
