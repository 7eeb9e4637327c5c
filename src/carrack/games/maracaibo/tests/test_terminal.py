"""Maracaibo at the terminal: a table that can be read, choices with price and gain, campaigns."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console, RenderableType
from typer.testing import CliRunner

from carrack import CarrackError
from carrack.cli import app
from carrack.games.maracaibo.game import MaracaiboGame
from carrack.games.maracaibo.terminal.table import TitleLook
from carrack.kernel.game import installed
from carrack.kernel.record import Play, read
from carrack.terminal import campaign
from carrack.terminal.arguments import Player, player
from carrack.terminal.choices import choices
from carrack.terminal.look import look_for
from carrack.terminal.session import Session
from carrack.terminal.words import Words
from carrack.texts import LANGUAGES, Texts

GAME = MaracaiboGame()
RUNNER = CliRunner()
PLAYERS = ["You", "Random 1", "Random 2", "Random 3"]
TITLE = EntryPoint("maracaibo", "carrack.games.maracaibo.game:MaracaiboGame", "carrack.games")
# A command line in a process of its own knows the title as well.
PROGRAM = f"""
from importlib.metadata import EntryPoint
from carrack.kernel.game import installed
installed()["maracaibo"] = EntryPoint({TITLE.name!r}, {TITLE.value!r}, {TITLE.group!r})
from carrack.cli import app
app()
"""
Answer = Callable[[Session], str]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Every test has a data folder of its own, speaks English and knows the title."""
    monkeypatch.setenv("CARRACK_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("CARRACK_LANGUAGE", "en")
    monkeypatch.setenv("CARRACK_PURE", os.environ.get("CARRACK_PURE", "0"))
    monkeypatch.setitem(installed(), "maracaibo", TITLE)
    return tmp_path / "home"


def command(*words: str, typed: str = "") -> Any:
    return RUNNER.invoke(app, list(words), input=typed)


def look_in(language: str, seats: int = 3, plain: bool = False) -> TitleLook:
    texts = Texts("maracaibo", language)
    look = look_for(GAME, texts, Words(language), PLAYERS[:seats], plain)
    assert isinstance(look, TitleLook)
    return look


def drawn(content: RenderableType, width: int = 100) -> str:
    shown = io.StringIO()
    Console(file=shown, width=width, color_system=None, highlight=False, markup=False).print(
        content
    )
    return shown.getvalue()


def positions(seed: int, seats: int, every: int, **options: Any) -> Iterator[Any]:
    """States of a random game."""
    state = GAME.new(seats=seats, seed=seed, options=options)
    luck = Random(seed)
    for number in count():
        if number % every == 0 or state.is_over:
            yield state.clone()
        if state.is_over:
            return
        state.apply(state.to_move, luck.choice(state.legal(state.to_move)))


def asked_for(what: str, seats: int = 2, **options: Any) -> Any:
    """The first state of a random game in which this is asked."""
    for seed in range(20):
        for state in positions(seed, seats, 1, **options):
            pending = state.view(None)["pending"]
            if pending is not None and pending["what"] == what:
                return state
    raise AssertionError(f"{what} is never asked")


# ---- the table ----


@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize(
    ("language", "seats", "scenario"),
    [("en", 4, "all_inclusive"), ("fr", 1, "rescue"), ("de", 2, "coop"), ("en", 2, "campaign")],
)
def test_the_table_fits_the_screen_and_tells_what_matters(
    language: str, seats: int, scenario: str, width: int
) -> None:
    look = look_in(language, seats)
    for state in positions(seed=seats, seats=seats, every=37, scenario=scenario):
        viewer = 0 if state.is_over else state.to_move
        view = state.view(viewer)
        shown = drawn(look.table(view, [], width), width)
        assert max(len(line.rstrip()) for line in shown.splitlines()) <= width
        told = " ".join(shown.split())
        words = look.pieces.words
        for card in [*view["hand"], *view["seats"][viewer]["planned"]]:
            assert words.card(card) in told
        for row in view["seats"]:
            assert look.names[row["seat"]] in told
            assert f"{row['vp']}+{row['vp_income']}" in told


def test_the_voyage_shows_ships_markers_markets_quests_and_hints() -> None:
    state = asked_for("move", scenario="rescue")
    view = state.view(state.to_move)
    shown = drawn(look_in("en", 2).table(view, [], 100))
    rows = {
        line.split()[0]: line for line in shown.splitlines() if re.match(r" *\d+a? [●○▸]", line)
    }
    assert "«AB»" in rows["1"]
    for place in view["locations"]:
        row = rows.get(place["location"])
        if row is None:
            continue
        for nation in place["markers"]:
            assert f" {nation[0].upper()}" in row
        if place["city_tile"] is not None:
            assert re.search(r"\d/\d", row)
    hinted = [place["location"] for place in view["locations"] if place["hints"] == 2]
    assert hinted
    assert all("hints" in shown for _ in hinted)
    quests = [quest for place in view["locations"] for quest in place["quests"]]
    told = " ".join(shown.split())
    first = look_in("en").pieces.words.quest(quests[0])
    assert first.split(":")[0] in told


def test_explorers_nations_and_buildings_are_on_the_table() -> None:
    state = GAME.new(seats=2, seed=4)
    while state.view(None)["phase"] == "choosing":
        state.apply(state.to_move, state.legal(state.to_move)[0])
    shown = drawn(look_in("en", 2).table(state.view(0), [], 100))
    assert "E0«AB»" in shown
    assert "|yellow|" in shown
    assert "|green|" in shown
    assert "France (F): 0 on the board, 13 on the track" in shown
    assert "At the end:" in shown
    assert "3 face down" in shown


def test_a_captain_sees_the_own_ship_board() -> None:
    state = GAME.new(seats=2, seed=4, options={"scenario": "all_inclusive"})
    while state.view(None)["phase"] == "choosing":
        state.apply(state.to_move, state.legal(state.to_move)[0])
    view = state.view(0)
    look = look_in("en", 2)
    told = " ".join(drawn(look.table(view, [], 100)).split())
    assert "More discs Combat tile, Resistance tile, Home port, Cargo hold" in told
    own = view["seats"][0]
    assert f"Career {look.pieces.words.career(own['career'])}:" in told
    assert f"Home port {look.pieces.words.port(own['port'])} (locked):" in told
    assert "2 in the supply, 3 outside, 3 on the career" in told
    rivals = state.view(1)["hand"]
    assert not any(
        f"{look.pieces.words.card(card)} " in told
        for card in set(rivals)
        if not is_near(look, card, view)
    )


def is_near(look: TitleLook, card: str, view: Any) -> bool:
    """Whether a card of that name lies where everybody sees it, or in the own hand."""
    seen = [*view["hand"], *view["display"], *(c for row in view["seats"] for c in row["planned"])]
    return look.pieces.words.card(card) in {look.pieces.words.card(each) for each in seen if each}


def test_colors_are_never_the_only_sign() -> None:
    look = look_in("de")
    letters = [look.pieces.nation(nation).plain for nation in ("france", "spain", "england")]
    assert len(set(letters)) == 3
    assert [look.pieces.seat(seat).plain for seat in range(4)] == list("ABCD")


def test_the_heading_tells_chapter_and_automa_and_no_house_rules() -> None:
    session, shown = sit(script(), seats="me", scenario="base_hard", automa="jean", level=3)
    assert session.heading() == "Maracaibo: The Uprising · Base game, hard · Jean, level 3"
    assert "house rules" not in shown
    archive = {"chapter": 157, "names": ["You", "Random"]}
    session, _ = sit(script(), scenario="campaign", archive=archive)
    assert session.heading().endswith("Campaign · Chapter 157: Smoke over the hills")


# ---- choices ----


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_legal_action_is_in_the_list_once(language: str, plain: bool) -> None:
    look = look_in(language, 2, plain)
    for state in positions(7, 2, 5, scenario="all_inclusive"):
        if state.is_over:
            break
        seat = state.to_move
        listed = choices(GAME, state, seat, state.view(seat), look)
        actions = [entry["action"] for choice in listed for entry in choice.entries]
        assert sorted(actions) == sorted(state.legal(seat))
        assert [choice.number for choice in listed] == list(range(1, len(listed) + 1))
        shown = drawn(look.listing(listed), 80)
        assert all(f"{choice.number}" in shown for choice in listed)
        if not plain:
            assert max(len(line.rstrip()) for line in shown.splitlines()) <= 80


def listed_for(what: str, seats: int = 2, **options: Any) -> str:
    state = asked_for(what, seats, **options)
    look = look_in("en", seats)
    seat = state.to_move
    listed = choices(GAME, state, seat, state.view(seat), look)
    return " ".join(drawn(look.listing(listed), 160).split())


def test_a_voyage_tells_what_waits_at_each_stop() -> None:
    shown = listed_for("move")
    assert "Sail to 2 Santiago de Cuba, 1 movement point" in shown
    assert "village action" in shown
    assert "market: " in shown
    assert "quest " in shown


def test_village_actions_tell_price_and_gain() -> None:
    shown = listed_for("village")
    assert "Take doubloons gain 1 doubloon" in shown
    assert re.search(r"Buy [A-Z].* VP at the end · .* · costs \d+ doubloons", shown)
    assert "End the village actions" in shown


def test_a_combat_asks_step_by_step() -> None:
    state = asked_for("combat")
    seat = state.to_move
    texts = Texts("maracaibo", "en")
    assert "from which pile" in texts.prompt(state.view(seat), PLAYERS)
    state.apply(seat, state.legal(seat)[0])
    assert "for or against whom" in texts.prompt(state.view(seat), PLAYERS)
    state.apply(seat, state.legal(seat)[0])
    assert re.search(r"a value of \d+ to spend", texts.prompt(state.view(seat), PLAYERS))


def test_a_combat_tells_what_an_action_takes_from_the_value() -> None:
    shown = ""
    for state in positions(6, 2, 1, scenario="all_inclusive"):
        pending = state.view(None)["pending"]
        if pending and pending.get("stage") in ("pick_nation", "fight"):
            seat = state.to_move
            listed = choices(GAME, state, seat, state.view(seat), look_in("en", 2))
            shown += drawn(look_in("en", 2).listing(listed), 160)
    assert re.search(r"Fight for \w+ +gain combat value \d", shown)
    assert re.search(r"Annex .*costs combat value \d", shown)
    assert re.search(r"Add a figure +costs 1 figure · gain combat value 1", shown)


def test_the_main_action_tells_how_many_village_actions_there_are() -> None:
    assert re.search(r"Village actions gain \d village action", listed_for("main"))


def test_planning_is_one_line_with_a_second_question_except_in_the_setup() -> None:
    look = look_in("en", 2)
    for state in positions(3, 2, 1):
        if state.is_over:
            break
        seat = state.to_move
        listed = choices(GAME, state, seat, state.view(seat), look)
        planning = [choice for choice in listed if choice.entries[0]["name"]["type"] == "plan"]
        if state.view(seat)["phase"] == "choosing":
            assert not any(choice.is_folded for choice in planning)
        elif planning and len(listed) > len(planning):
            assert len(planning) == 1


# ---- a sitting ----


def sit(
    answer: Answer,
    state: Any = None,
    seats: str = "me,random",
    language: str = "en",
    **options: Any,
) -> tuple[Session, str]:
    """A sitting in which a function plays the person; the session, and all that was shown."""
    players: list[Player] = [player(word) for word in seats.split(",")]
    play = Play.begin(
        GAME,
        seats=len(players),
        seed=5,
        options=options,
        players=[str(each) for each in players],
        path=None,
    )
    if state is not None:
        play.trail.kept[-1] = type(play.trail.kept[-1])(0, -1, state, 0)
    shown = io.StringIO()
    asked: list[Session] = []
    questions = count()
    console = Console(file=shown, width=100, color_system=None, markup=False, highlight=False)

    def ask(prompt: str) -> str:
        shown.write(prompt)
        assert next(questions) < 900, "the person is asked again and again"
        return answer(asked[0])

    session = Session(play, players, language, console, ask)
    asked.append(session)
    session.run()
    return session, shown.getvalue()


def script(*lines: str) -> Answer:
    """Type these lines, then quit."""
    left = list(lines)
    return lambda _session: left.pop(0) if left else "quit"


def start_of_voyage() -> Any:
    """The first turn of seat 0."""
    state = GAME.new(seats=2, seed=8)
    while state.view(None)["pending"] is None or state.to_move != 0:
        seat = state.to_move
        state.apply(seat, state.legal(seat)[0])
    assert state.view(0)["pending"]["what"] == "move"
    return state


def test_people_sail_by_number_or_by_name_and_take_it_back() -> None:
    start = start_of_voyage()
    session, shown = sit(script("sail 7", "1", "undo"), start.clone())
    assert "Which one?" in shown  # there are two ways, a longer and a shorter one
    assert "You sail to 7 Martinique" in shown
    assert session.state.fingerprint() == start.fingerprint()
    session, _ = sit(script("sail tortuga"), start.clone())
    assert session.state.view(0)["seats"][0]["ship"] == "3"


def test_a_turn_in_a_village_goes_from_the_voyage_to_new_cards() -> None:
    session, shown = sit(
        script("sail 3", "main_village", "take_doubloon", "pass"), start_of_voyage()
    )
    assert "At 3 Tortuga: choose one action" in shown
    assert "1 village action left" in shown
    assert "You gain 1 doubloon (village action)" in shown
    assert len(session.play.rows) >= 3


def test_what_is_not_possible_is_refused_with_the_reason() -> None:
    _, shown = sit(script("sail 22", "annex 3", "xyz", "99"), start_of_voyage())
    assert "points away: your ship sails no further than 7" in shown
    assert "That is not what is asked for right now." in shown
    assert "“xyz” means nothing here." in shown
    assert "There is no choice 99" in shown


def test_things_can_be_looked_up_in_the_middle_of_a_game() -> None:
    state = start_of_voyage()
    card = state.view(0)["hand"][0]
    lines = (f"? {card}", "? maracaibo", "? L5", "? castle", "track", "cards", "display", "seat B")
    _, shown = sit(script(*lines, "legacy", "discards", "?", "log"), state)
    assert "in your hand" in shown
    assert "11 · Maracaibo" in shown
    assert "L5 · Grateful villagers" in shown
    assert "There is nothing called “castle”." in shown
    assert re.search(r"^E3n +2 VP · quest ", shown, flags=re.M)
    assert "Ship of Random" in shown
    assert "sail 11" in shown


@pytest.mark.parametrize(("language", "word"), [("fr", "Manche 1 sur 4"), ("de", "Runde 1 von 4")])
def test_a_sitting_speaks_the_language(language: str, word: str) -> None:
    _, shown = sit(script("1", "1", "? 11"), start_of_voyage(), language=language)
    assert word in shown
    assert "Sail to" not in shown
    assert "gains" not in shown


@pytest.mark.parametrize("scenario", ["base_easy", "coop"])
def test_a_game_can_be_played_to_its_end_by_taking_the_first_choice(scenario: str) -> None:
    words = ["play", "maracaibo", "--scenario", scenario, "--seats", "me,random", "--seed", "5"]
    done = command(*words, "--plain", typed="1\n" * 900)
    assert done.exit_code == 0, done.output
    assert "The game is over" in done.stdout
    assert "Where the VP came from" in done.stdout
    assert "\x1b" not in done.stdout
    assert ("have lost together" in done.stdout) == (scenario == "coop")


def test_several_people_at_one_keyboard_have_a_curtain() -> None:
    _, shown = sit(script(*["1"] * 9), seats="me:Ada,me:Ben")
    assert "Press Enter when only Ada is looking" in shown


def test_a_whole_turn_is_played_from_a_script(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    words = ["play", "maracaibo", "--seats", "me,random,random", "--seed", "3", "--save"]
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, *words, str(path)],
        input="1\n" * 5 + "sail 3\nmain_village\ntake_doubloon\n" + "1\n" * 3 + "quit\n",
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "COLUMNS": "80", "NO_COLOR": "1", "PYTHONIOENCODING": "utf-8"},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "Round 1 of 4" in done.stdout
    assert "You sail to 3 Tortuga" in done.stdout
    assert "\x1b" not in done.stdout
    assert max(len(line.rstrip()) for line in done.stdout.splitlines()) <= 80 + len(str(path))
    assert read(path).header["game"] == "maracaibo"


# ---- looking up from the command line ----


def test_a_card_is_shown_in_the_language_with_its_estimates() -> None:
    done = command("card", "maracaibo", "Händler", "--language", "de")
    assert done.exit_code == 0, done.output
    assert "A007 · Händler" in done.stdout
    assert "Sofort: Dublonen-Einkommen +3." in done.stdout
    assert "geschätzt" in done.stdout


def test_a_card_for_programs() -> None:
    done = command("card", "maracaibo", "U033", "--json", "-")
    facts = json.loads(done.stdout)
    assert facts["name"] == "Dock Foreman"
    assert facts["figures"]["cost"] == 6
    assert "cost" in facts["estimated"]


def test_a_piece_that_is_not_there_is_refused() -> None:
    done = command("card", "maracaibo", "castle")
    assert done.exit_code == 2
    assert "There is no such card" in done.stderr


def test_a_simulation_of_a_scenario_runs() -> None:
    words = ["simulate", "maracaibo", "--scenario", "coop", "--seats", "random,random"]
    done = command(*words, "--games", "2", "--json", "-")
    assert done.exit_code == 0, done.output
    assert json.loads(done.stdout)["games"] == 2


def test_a_replay_is_a_readable_log(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    words = ["play", "maracaibo", "--seats", "random,random", "--seed", "2", "--save", str(path)]
    assert command(*words).exit_code == 0
    done = command("replay", str(path), "--language", "fr")
    assert done.exit_code == 0, done.output
    assert "navigue vers" in done.stdout
    assert "D’où viennent les PV" in done.stdout
    table = command("replay", str(path), "--at", "60", "--seat", "1")
    assert "The voyage" in table.stdout


# ---- campaigns ----


def play_chapter(file: Path, *more: str) -> Any:
    words = [
        "play",
        "maracaibo",
        "--campaign",
        str(file),
        "--seats",
        "random,random",
        "--seed",
        "2",
    ]
    return command(*words, *more)


def test_a_campaign_goes_from_chapter_to_chapter_in_its_file(tmp_path: Path) -> None:
    file = tmp_path / "campaign.json"
    for number, chapter in enumerate([150, 157, 164], start=1):
        done = play_chapter(file)
        assert done.exit_code == 0, done.output
        archive = json.loads(file.read_text("utf-8"))["archive"]
        assert len(archive["results"]) == number
        assert archive["results"][-1]["chapter"] == chapter
        assert f"Chapter {chapter}" in done.stdout
        assert f"Next: Chapter {archive['chapter']}" in done.stdout
        assert archive["names"] == ["Random bot 1", "Random bot 2"]
    assert "goal was" in done.stdout
    assert "The old ruin" in done.stdout
    assert "A hunter has brought a stone to Coro" in done.stdout  # before the chapter
    assert "A story of our own" in done.stdout
    assert [path.name for path in tmp_path.iterdir() if path.is_file()] == ["campaign.json"]


def test_a_game_of_a_campaign_that_was_stopped_goes_on_with_it(home: Path, tmp_path: Path) -> None:
    file = tmp_path / "campaign.json"
    words = ["play", "maracaibo", "--campaign", str(file), "--seats", "me,random", "--seed", "2"]
    assert command(*words, "--plain", typed="1\n1\nquit\n").exit_code == 0
    assert not file.exists()
    assert len(list((home / "games").glob("*.campaign"))) == 1
    done = command("resume", "--plain", typed="1\n" * 900)
    assert done.exit_code == 0, done.output
    assert len(json.loads(file.read_text("utf-8"))["archive"]["results"]) == 1
    assert list((home / "games").glob("*.campaign")) == []


def test_a_campaign_that_is_over_or_of_others_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "campaign.json"
    campaign.write(file, GAME, {"chapter": campaign.FINISHED, "results": [], "names": []})
    assert "is over" in play_chapter(file).stderr
    campaign.write(file, GAME, {"chapter": 157, "results": [], "names": ["A", "B", "C"]})
    assert ": 3, not 2." in play_chapter(file).stderr
    file.write_text("[]", encoding="utf-8")
    assert "holds no campaign" in play_chapter(file).stderr
    file.write_text("{", encoding="utf-8")
    assert "not JSON" in play_chapter(file).stderr
    assert "scenario campaign" in play_chapter(tmp_path / "new", "--scenario", "coop").stderr
    other = command("play", "macao", "--campaign", str(file), "--seats", "random,random")
    assert "no campaign" in other.stderr


def test_the_uprising_joins_a_campaign_from_its_second_game_on(tmp_path: Path) -> None:
    file = tmp_path / "campaign.json"
    assert "cannot join" in play_chapter(file, "--add", "uprising").stderr
    first = play_chapter(file)
    assert "--add uprising" in first.stdout
    assert "cannot join" in play_chapter(file, "--add", "freeing").stderr
    second = play_chapter(file, "--add", "uprising")
    assert second.exit_code == 0, second.output
    assert json.loads(file.read_text("utf-8"))["archive"]["uprising"] is True
    assert "--add uprising" not in second.stdout


def test_a_campaign_that_went_on_meanwhile_is_not_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "campaign.json"
    state = GAME.new(seats=2, seed=1, options={"scenario": "campaign"})
    while not state.is_over:
        state.apply(state.to_move, state.legal(state.to_move)[0])
    record = tmp_path / "game.jsonl"
    campaign.attach(record, file)
    first = campaign.carry_on(record, file, GAME, state)
    assert campaign.read(file, GAME) == first
    with pytest.raises(CarrackError) as refused:
        campaign.carry_on(record, file, GAME, state)
    assert refused.value.code == "campaign.gone_on"
    assert campaign.read(file, GAME) == first


def test_a_file_that_cannot_be_written_leaves_the_old_one(tmp_path: Path) -> None:
    folder = tmp_path / "nowhere" / "campaign.json"
    with pytest.raises(CarrackError) as refused:
        campaign.write(folder, GAME, {})
    assert refused.value.code == "campaign.unwritable"
