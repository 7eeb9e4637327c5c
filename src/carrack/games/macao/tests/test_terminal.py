"""Macao at the terminal: a table that can be read, choices that can be made, things to look up."""

from __future__ import annotations

import io
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console, RenderableType
from typer.testing import CliRunner

import carrack
from carrack.cli import app
from carrack.games.macao import names
from carrack.games.macao.game import MacaoGame
from carrack.games.macao.terminal.choices import folded
from carrack.games.macao.terminal.table import TitleLook
from carrack.kernel.printed import figures_of
from carrack.kernel.record import Play, read
from carrack.terminal.arguments import Player, player
from carrack.terminal.choices import choices
from carrack.terminal.look import look_for
from carrack.terminal.session import Session
from carrack.terminal.words import Words
from carrack.texts import LANGUAGES, Texts

MACAO = MacaoGame()
RUNNER = CliRunner()
PLAYERS = ["You", "Greedy 1", "Greedy 2", "Greedy 3"]
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


def look_in(language: str, seats: int = 3, plain: bool = False) -> TitleLook:
    texts = Texts("macao", language)
    look = look_for(MACAO, texts, Words(language), PLAYERS[:seats], plain)
    assert isinstance(look, TitleLook)
    return look


def drawn(content: RenderableType, width: int) -> str:
    shown = io.StringIO()
    Console(file=shown, width=width, color_system=None, highlight=False, markup=False).print(
        content
    )
    return shown.getvalue()


def positions(seed: int, seats: int, every: int) -> Iterator[Any]:
    """States of a random game that likes to act."""
    state = MACAO.new(seats=seats, seed=seed)
    luck = Random(seed)
    for number in count():
        if number % every == 0 or state.is_over:
            yield state.clone()
        if state.is_over:
            return
        legal = state.legal(state.to_move)
        action = luck.choice(legal[:-1] or legal) if luck.random() < 0.9 else legal[-1]
        state.apply(state.to_move, action)


def table_of(**changes: Any) -> Any:
    """A turn of seat 0 in round 3, with some numbers of the table changed."""
    state = MACAO.new(seats=2, seed=5, options={"initial_wall_order": [0, 1]})
    while state.view(None)["round"] < 3 or state.view(None)["phase"] != "actions":
        state.apply(state.to_move, state.default_action(state.to_move))
    dump = state.dump()
    dump["table"] |= changes
    return MACAO.restore(dump)


def with_cards(state: Any, *, tableau: tuple[str, ...] = (), active: tuple[str, ...] = ()) -> Any:
    """The same table with exactly these cards before seat 0, the others nowhere."""
    table = state.dump()["table"]
    table["where"] = [-1 if where % 4 == 0 and where >= 4 else where for where in table["where"]]
    numbers = {card: names.CARD_NUMBERS[card] for card in (*tableau, *active)}
    for card, number in numbers.items():
        table["where"][number] = names.TABLEAU if card in tableau else names.ACTIVE
    gone = set(numbers.values())
    stack = [card for card in table["stack"][: table["stack_size"]] if card not in gone]
    table["stack"] = stack + [0] * (96 - len(stack))
    table["stack_size"] = len(stack)
    return MACAO.restore({**state.dump(), "table": table})


# ---- the table ----


@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize(("language", "seats"), [("en", 4), ("fr", 3), ("de", 2)])
def test_the_table_fits_the_screen_and_tells_what_matters(
    language: str, seats: int, width: int
) -> None:
    look = look_in(language, seats)
    for state in positions(seed=seats, seats=seats, every=23):
        viewer = state.to_move if not state.is_over else 0
        view = state.view(viewer)
        listed = choices(MACAO, state, viewer, view, look) if not state.is_over else []
        table = drawn(look.table(view, listed, width), width)
        assert max(len(line.rstrip()) for line in table.splitlines()) <= width
        for row in view["seats"]:
            assert re.search(rf"{PLAYERS[row['seat']]}\s+{row['prestige']}\s", table)
            for color, number in row["supply"].items():
                letter = look.pieces.words.letter(color)
                assert (letter * number if number <= 3 else f"{number}{letter}") in table
        if view["round"]:
            tribute = look.pieces.say("table-tribute", **view["tribute"])
            assert " ".join(tribute.split()) in " ".join(table.split())


def test_no_line_of_the_city_is_broken_and_every_quarter_is_there() -> None:
    look = look_in("en")
    for width in (80, 100):
        for state in positions(seed=3, seats=3, every=60):
            lines = drawn(look.table(state.view(0), [], width), width).splitlines()
            city = [line[:66] for line in lines if re.match(r"\s*\d\d[ ▪]", line)]
            assert len(city) == 7
            numbers = re.findall(r"(?:^|\s)(\d\d)[ ▪]", " ".join(city))
            assert numbers == [f"{number:02}" for number in range(1, 31)]
            assert " ".join(city).count("▪") == 6


def test_colors_are_never_the_only_sign() -> None:
    shown = drawn(look_in("en").pieces.cubes({"red": 2, "gray": 1, "black": 4}), 80)
    assert shown.strip() == "RR Y 4K"
    legend = drawn(look_in("en").pieces.legend(), 80)
    assert legend.strip() == "Cubes: R red  B blue  G green  Y gray  V violet  K black"


def test_ports_show_who_delivered_and_how_far_they_are() -> None:
    state = table_of()
    table = state.dump()["table"]
    genova = MACAO.data.ports().index("genova")
    table["delivered_by"][genova][0] = 1
    table["cargo"][0][names.GOODS.index("paper")] = 2
    changed = MACAO.restore({**state.dump(), "table": table})
    shown = drawn(look_in("en", 2).table(changed.view(0), [], 100), 100)
    assert re.search(r"Genova\s+paper B 3 2 3\s+2", shown)


def test_the_wall_shows_stacks_from_top_to_bottom() -> None:
    state = table_of(wall=[4, 4, 0, 0], wall_height=[0, 1, 0, 0])
    shown = drawn(look_in("en", 2).table(state.view(0), [], 100), 100)
    assert "3 4[BA] 5" in shown
    assert "Order BA" in shown


def test_the_tableau_tells_what_is_missing_and_when_a_card_can_be_paid() -> None:
    state = with_cards(table_of(), tableau=("fountain", "bank", "hospital"))
    table = state.dump()["table"]
    table["supply"][0] = [1, 0, 0, 0, 0, 0]
    table["rose"][0] = [[0] * 6 for _ in range(7)]
    table["rose"][0][2] = [0, 0, 0, 2, 2, 0]
    changed = MACAO.restore({**state.dump(), "table": table})
    shown = drawn(look_in("en", 2).table(changed.view(0), [], 100), 100)
    assert re.search(r"Fountain\s+RRB\s+missing RB", shown)
    assert re.search(r"Bank\s+YYVV\s+payable in round 5", shown)
    assert re.search(r"Hospital\s+R\s+✓ payable now", shown)


def test_active_cards_are_usable_used_waiting_or_work_by_themselves() -> None:
    cards = ("bank", "gate", "smithy", "lighthouse", "cannoneer")
    state = with_cards(table_of(), active=cards)
    look = look_in("en", 2)
    state.apply(0, MACAO.index(state, 0, {"type": "use_card", "card": "bank"}))
    view = state.view(0)
    shown = drawn(look.table(view, choices(MACAO, state, 0, view, look), 100), 100)
    first = view["wall"][0]["discs"][0] == 0
    assert re.search(r"× used\s+Bank", shown)
    assert re.search(rf"✓ usable\s+{'Gate' if first else 'Cannoneer'}", shown)
    assert re.search(rf"not now\s+{'Cannoneer' if first else 'Gate'}", shown)
    assert re.search(r"by itself\s+Lighthouse", shown)
    assert re.search(r"at the end\s+Smithy", shown)


# ---- choices ----


@pytest.mark.parametrize("plain", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_legal_action_is_in_the_list_once(language: str, plain: bool) -> None:
    look = look_in(language, plain=plain)
    for state in positions(seed=11, seats=3, every=37):
        if state.is_over:
            return
        seat = state.to_move
        listed = choices(MACAO, state, seat, state.view(seat), look)
        entries = [entry["action"] for choice in listed for entry in choice.entries]
        assert sorted(entries) == state.legal(seat)
        assert [choice.number for choice in listed] == list(range(1, len(listed) + 1))
        shown = drawn(look.listing(listed), 140)  # so wide that no label needs two lines
        for choice in listed:
            assert choice.label.split(" …")[0] in " ".join(shown.split())


def test_choices_stand_in_groups_with_price_and_gain() -> None:
    state = with_cards(table_of(gold=[9, 5, 0, 0]), tableau=("hospital",), active=("bank",))
    table = state.dump()["table"]
    table["supply"][0] = [2, 0, 0, 0, 0, 1]
    state = MACAO.restore({**state.dump(), "table": table})
    look = look_in("en", 2)
    shown = drawn(look.listing(choices(MACAO, state, 0, state.view(0), look)), 100)
    groups = re.findall(r"^(\w+) +\d+ ", shown, flags=re.M)
    assert groups == ["Activate", "City", "Wall", "Ship", "Tribute", "Cards", "Pass"]
    assert re.search(r"Activate Hospital\s+R\s+Activating a person", shown)
    assert re.search(r"Move 1 on the wall\s+1 cube\s+to space", shown)
    assert re.search(r"Use Bank\s+brings 2 gold", shown)
    assert "Your cubes at the arrow will be lost" in shown


def test_only_the_cube_differs_so_it_is_asked_afterwards() -> None:
    red = {"type": "move_ship", "to": "s02", "pay": "red"}
    assert folded(red) == folded({**red, "pay": "blue"}) != folded({**red, "to": "s03"})
    assert folded({"type": "use_card", "card": "bank"}) == ""
    scholar = {"type": "use_card", "card": "scholar"}
    assert folded({**scholar, "color": "red"}) == folded({**scholar, "color": "gray"})


@pytest.mark.parametrize(
    ("line", "meant"),
    [
        ("pass", {"type": "pass"}),
        ("wall 2", {"type": "move_wall", "distance": 2}),
        ("q7", {"type": "take_quarter", "quarter": "q07"}),
        ("take q07", {"type": "take_quarter", "quarter": "q07"}),
        ("quarter 7", {"type": "take_quarter", "quarter": "q07"}),
        ("sail gen red", {"type": "move_ship", "to": "genova", "pay": "red"}),
        ("sail s02 k", {"type": "move_ship", "to": "s02", "pay": "black"}),
        ("sail s02 free", {"type": "move_ship", "to": "s02", "pay": "free"}),
        ("activate Night W", {"type": "activate", "card": "night_watchman"}),
        ("use customs 2", {"type": "use_office", "card": "customs_2"}),
        ("use scholar gray", {"type": "use_card", "card": "scholar", "color": "gray"}),
        (
            "use cathedral r k",
            {"type": "use_card", "card": "cathedral", "colors": ["red", "black"]},
        ),
        ("joker gold", {"type": "cash_joker", "choices": ["gold"]}),
        ("joker r gold", {"type": "cash_joker", "choices": ["red", "gold"]}),
        ("tribute", {"type": "buy_tribute"}),
        ("bank", {"type": "use_card", "card": "bank"}),
        ("fountain", {"type": "activate", "card": "fountain"}),
        ("ba", {}),
        ("sail nowhere", {}),
        ("use cathedral pink", {}),
        ("wall two", {}),
        ("", {}),
    ],
)
def test_what_people_type_is_understood(line: str, meant: dict[str, Any]) -> None:
    state = with_cards(table_of(), tableau=("fountain",), active=("bank",))
    assert look_in("en", 2).typing.meaning(line, state.view(0)) == meant


@pytest.mark.parametrize(
    ("phase", "line", "meant"),
    [
        ("dice", "kr", {"type": "choose_dice", "first": "red", "second": "black"}),
        ("dice", "black red", {"type": "choose_dice", "first": "red", "second": "black"}),
        ("start_cubes", "gg", {"type": "pick_start_cubes", "first": "green", "second": "green"}),
        ("payment", "blue", {"type": "pay_cube", "color": "blue"}),
        ("explorer", "red", {"type": "apply_explorer", "die": "red"}),
        ("explorer", "no", {"type": "apply_explorer", "die": None}),
        ("master", "red 3", {"type": "apply_master", "die": "red", "position": 3}),
        ("master", "no", {"type": "apply_master", "die": None, "position": None}),
        ("pick", "bank", {"type": "take_card", "card": "bank"}),
        ("overflow", "bank", {"type": "discard_overflow", "card": "bank"}),
    ],
)
def test_a_word_means_what_the_moment_asks_for(
    phase: str, line: str, meant: dict[str, Any]
) -> None:
    view = {**table_of().view(0), "phase": phase}
    assert look_in("en", 2).typing.meaning(line, view) == meant


def test_cards_are_found_by_their_names_in_the_language() -> None:
    assert look_in("de").typing.card("Brunnen") == "fountain"
    assert look_in("fr").typing.card("fontaine") == "fountain"
    assert look_in("de").typing.card("fountain") == "fountain"
    assert look_in("en").typing.card("castle") == ""


# ---- a sitting ----


def sit(answer: Answer, state: Any = None, seats: str = "me,random") -> tuple[Session, str]:
    """A sitting in which a function plays the person; the session, and all that was shown."""
    players: list[Player] = [player(word) for word in seats.split(",")]
    play = Play.begin(
        MACAO, seats=len(players), seed=5, players=[str(each) for each in players], path=None
    )
    if state is not None:
        play.trail.kept[-1] = type(play.trail.kept[-1])(0, -1, state, 0)
    shown = io.StringIO()
    asked: list[Session] = []
    questions = count()
    console = Console(file=shown, width=100, color_system=None, markup=False, highlight=False)

    def ask(prompt: str) -> str:
        shown.write(prompt)
        assert next(questions) < 500, "the person is asked again and again"
        return answer(asked[0])

    session = Session(play, players, "en", console, ask)
    asked.append(session)
    session.run()
    return session, shown.getvalue()


def script(*lines: str) -> Answer:
    """Type these lines, then quit."""
    left = list(lines)
    return lambda _session: left.pop(0) if left else "quit"


def turn_with_cubes() -> Any:
    state = table_of()
    table = state.dump()["table"]
    table["supply"][0] = [2, 2, 0, 0, 0, 0]
    return MACAO.restore({**state.dump(), "table": table})


def test_a_payment_goes_cube_by_cube_and_can_be_canceled() -> None:
    start = turn_with_cubes()
    session, shown = sit(script("wall 2", "red", "cancel"), start.clone())
    assert "Pay 3 cubes for 2 spaces on the wall" in shown
    assert "Pay 2 cubes for 2 spaces on the wall" in shown
    assert session.state.fingerprint() == start.fingerprint()
    session, shown = sit(script("wall 2", "red", "blue"), start.clone())
    assert session.state.view(0)["seats"][0]["wall"] == start.view(0)["seats"][0]["wall"] + 2


def test_cancel_without_a_payment_changes_nothing() -> None:
    start = turn_with_cubes()
    session, shown = sit(script("sail s01 red", "cancel"), start.clone())
    assert "No payment is open." in shown
    assert session.state.view(0)["seats"][0]["ship"] == "s01"


def test_free_steps_of_the_ship_are_shown_and_used() -> None:
    state = with_cards(turn_with_cubes(), active=("sail_loft",))
    session, shown = sit(script("use sail loft", "sail s01 free"), state)
    assert "Ship: 2 free steps" in shown
    assert "Ship: 1 free step\n" in re.sub(" +\n", "\n", shown)
    assert session.state.view(0)["seats"][0]["ship"] == "s01"


def test_a_step_or_the_whole_turn_can_be_taken_back_until_the_pass() -> None:
    start = turn_with_cubes()
    session, _ = sit(script("sail s01 red", "sail s02 red", "undo"), start.clone())
    assert session.state.view(0)["seats"][0]["ship"] == "s01"
    session, _ = sit(script("sail s01 red", "sail s02 blue", "undo turn"), start.clone())
    assert session.state.fingerprint() == start.fingerprint()
    assert len(session.play.rows) == 3


def test_an_action_typed_in_part_asks_for_the_rest() -> None:
    session, shown = sit(script("sail s01", "blue"), turn_with_cubes())
    assert "Which cube?" in shown
    assert session.play.rows[0]["action"] == {"type": "move_ship", "to": "s01", "pay": "blue"}
    session, shown = sit(script("sail s01", "what"), turn_with_cubes())
    assert "Nothing was done." in shown
    assert session.play.rows == []


def test_what_is_not_possible_is_refused_with_the_reason() -> None:
    _, shown = sit(script("sail genova red", "deliver", "use bank", "xyz"), turn_with_cubes())
    assert "Your ship cannot get there in one step." in shown
    assert "Your ship is not in a port." in shown
    assert "That card is not activated, or not yours." in shown
    assert "“xyz” means nothing here." in shown


def test_things_can_be_looked_up_in_the_middle_of_a_game() -> None:
    state = with_cards(turn_with_cubes(), tableau=("fountain", "bank"), active=("gate",))
    lines = (
        "? fountain",
        "? bank",
        "? q07",
        "? genova",
        "? castle",
        "plan",
        "seat B",
        "offices",
        "discards",
        "?",
        "rules",
    )
    _, shown = sit(script(*lines), state)
    assert re.search(r"Cost\s+RRB  2 red, 1 blue  \(found in a source\)", shown)
    assert re.search(r"Tribute\s+0 gold, 1 prestige  \(≈ estimated\)", shown)
    assert "on your tableau" in shown
    assert "Not now: You do not have the cubes for that." in shown
    assert "Quarter q07" in shown
    assert re.search(r"Distances\s+Marseille 2, Macao 3", shown)
    assert "There is nothing called “castle”." in shown
    assert "Your cubes in the rounds to come" in shown
    assert re.search(r"^3 +RR BB", shown, flags=re.M)
    (later,) = [pair["cards"] for pair in state.view(0)["offices"] if pair["round"] == 12]
    words = look_in("en").pieces.words
    assert re.search(rf"^r12 +{words.cards(later)}", shown, flags=re.M)
    assert words.card(state.view(0)["discard"][0]) in shown
    assert "cancel            take back a payment" in shown
    assert "Phase 2: dice and the wind rose" in shown
    assert "{#" not in shown


def test_a_game_can_be_played_to_its_end_by_taking_the_first_choice() -> None:
    done = command(
        "play", "macao", "--seats", "me,random", "--seed", "5", "--plain", typed="1\n" * 900
    )
    assert done.exit_code == 0, done.output
    assert "The game is over" in done.stdout
    assert "Where the prestige came from" in done.stdout
    assert re.search(r"punish markers\s+-\d+", done.stdout)
    assert "\x1b" not in done.stdout


def test_several_people_at_one_keyboard_need_no_curtain() -> None:
    session, shown = sit(script("1", "1"), seats="me:Ada,me:Ben")
    assert len(session.play.rows) == 2
    assert "is looking" not in shown
    assert "Ada takes" in shown or "Ben takes" in shown


def test_a_whole_round_is_played_from_a_script(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    words = ["play", "macao", "--seats", "me,random,random", "--seed", "3", "--save"]
    done = subprocess.run(
        [sys.executable, "-m", "carrack.cli", *words, str(path)],
        input="1\n1\n1\n" + "1\n" * 12 + "pass\n1\nrg\npass\nquit\n",
        capture_output=True,
        text=True,
        timeout=120,
        env={**os.environ, "COLUMNS": "100", "NO_COLOR": "1", "PYTHONIOENCODING": "utf-8"},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "Round 2 of 12" in done.stdout
    assert "You pass" in done.stdout
    assert "\x1b" not in done.stdout
    assert max(len(line.rstrip()) for line in done.stdout.splitlines()) <= 100 + len(str(path))
    assert read(path).header["game"] == "macao"


# ---- looking up from the command line ----


def test_a_card_is_shown_with_its_rulings_and_where_its_figures_come_from() -> None:
    shown = command("card", "macao", "fountain").stdout
    assert "After taking a quarter" in shown
    assert re.search(r"Cost\s+RRB  2 red, 1 blue  \(found in a source\)", shown)
    assert "(≈ estimated)" in shown
    assert "A second quarter brings no second step." in " ".join(shown.split())
    german = command("card", "macao", "Brunnen", "--language", "de").stdout
    assert "2 Rot, 1 Blau" in german


def test_a_card_for_programs() -> None:
    facts = json.loads(command("card", "macao", "customs_3", "--json", "-").stdout)
    assert facts["game"] == "macao"
    assert facts["cost"] == {"red": 3}
    assert facts["kind"] == "office"
    assert facts["source"]["cost"] == "found"
    assert facts["source"]["tribute"] == "reconstructed"


def test_a_card_that_is_not_there_is_refused() -> None:
    done = command("card", "macao", "castle")
    assert done.exit_code == 2
    assert "there is no card 'castle'" in done.stderr


@pytest.fixture
def owner(tmp_path: Path) -> Path:
    """A copy of our figures, as an owner would correct it."""
    folder = tmp_path / "figures"
    shutil.copytree(figures_of(MACAO).folder, folder, copy_function=shutil.copy)
    for path in folder.glob("*.toml"):
        path.chmod(0o644)
    return folder


def corrected(folder: Path, card: str, old: str, new: str) -> None:
    path = folder / "cards.toml"
    before, found, after = path.read_text(encoding="utf-8").partition(f'id = "{card}"')
    assert found
    assert old in after
    path.write_text(before + found + after.replace(old, new, 1), encoding="utf-8")


def test_our_own_figures_have_no_findings() -> None:
    done = command("check-data", "macao")
    assert done.exit_code == 0
    assert "no findings" in done.stdout


def test_a_warning_can_be_played_and_an_error_cannot(owner: Path) -> None:
    corrected(owner, "bank", "tribute = [2, 2]", "tribute = [0, 0]")
    done = command("check-data", "macao", str(owner))
    assert done.exit_code == 0, done.output
    assert "warning: cards.toml" in done.stdout
    assert "can be played" in done.stdout
    corrected(owner, "bank", "gray = 2", "pink = 2")
    done = command("check-data", "macao", str(owner))
    assert done.exit_code == 2
    assert "error: cards.toml: card bank: cost names the color 'pink'" in done.stdout
    found = json.loads(command("check-data", "macao", str(owner), "--json", "-").stdout)
    assert found["playable"] is False
    assert found["findings"][0]["place"] == "bank"


def test_a_title_without_figures_has_nothing_to_check() -> None:
    done = command("check-data", "macau_cards")
    assert done.exit_code == 2
    assert "no printed figures" in done.stderr


def test_an_owner_s_figures_are_shown_played_and_simulated(owner: Path, tmp_path: Path) -> None:
    corrected(owner, "bank", "gray = 2, violet = 2", "gray = 1")
    assert "1 gray" in command("card", "macao", "bank", "--data", str(owner)).stdout
    path = tmp_path / "game.jsonl"
    words = ["play", "macao", "--seats", "me,random", "--seed", "5", "--plain"]
    done = command(*words, "--data", str(owner), "--save", str(path), typed="? bank\nquit\n")
    assert done.exit_code == 0, done.output
    assert "1 gray" in done.stdout
    assert read(path).header["data"]["differs"] != {}
    resumed = command("resume", str(path), "--plain", typed="? bank\nquit\n")
    assert "1 gray" in resumed.stdout
    games = ["simulate", "macao", "--seats", "random,random", "--games", "2", "--json", "-"]
    ours = json.loads(command(*games).stdout)
    theirs = json.loads(command(*games, "--data", str(owner)).stdout)
    assert ours["data"] == MACAO.data_fingerprint() != theirs["data"]


def test_a_folder_that_cannot_be_played_is_refused_before_a_game_begins(
    owner: Path, home: Path
) -> None:
    corrected(owner, "bank", "gray = 2", "pink = 2")
    done = command("play", "macao", "--seats", "me,random", "--data", str(owner))
    assert done.exit_code == 2
    assert "card bank: cost" in done.stderr
    assert not list(home.rglob("*.jsonl"))


def test_a_simulation_shows_prestige() -> None:
    done = command("simulate", "macao", "--seats", "random,random", "--games", "2")
    assert done.exit_code == 0, done.output
    assert "Mean score" in done.stdout
    assert "Turns in a game" not in done.stdout


def test_a_replay_is_a_readable_log(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    command("play", "macao", "--seats", "random,random", "--seed", "4", "--save", str(path))
    done = command("replay", str(path))
    assert done.exit_code == 0, done.output
    assert "Round 12 begins" in done.stdout
    assert "every fingerprint is right" in done.stdout
    table = command("replay", str(path), "--at", "40").stdout
    assert "Wind roses" in table


def test_the_title_is_listed_with_its_options() -> None:
    assert "macao" in command("games").stdout
    shown = command("rules", "macao", "--options").stdout
    assert "tribute_basis" in shown
    assert carrack.load("macao").id == "macao"
