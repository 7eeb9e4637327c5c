"""Exported games: the rows tell what happened at the table, in both formats."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as parquet
import pytest
from typer.testing import CliRunner

import carrack
from carrack.bots.series import Plan
from carrack.cli import app
from carrack.kernel.errors import BadRecord, CarrackError
from carrack.kernel.record import Play
from carrack.research import export_files
from carrack.research.encoders import encoder_for
from carrack.research.export import played, recorded, write
from carrack.research.rewards import utilities
from carrack.terminal import simulate

QUICK: dict[str, dict[str, Any]] = {"macau_cards": {"turn_limit": 40}}
every_title = pytest.mark.parametrize("title", ["macao", "macau_cards", "maracaibo"])
RUNNER = CliRunner()


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARRACK_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("CARRACK_LANGUAGE", "en")


def plan(title: str = "macau_cards", seats: int = 2, games: int = 2, seed: int = 5) -> Plan:
    return Plan(title, QUICK.get(title, {}), ("random",) * seats, games, seed)


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text().splitlines()]


def recorded_game(
    path: Path, *, title: str = "macau_cards", seats: int = 2, steps: int = 30
) -> Play:
    """The beginning of a game, or all of it, kept in a file."""
    options = QUICK.get(title)
    play = Play.begin(carrack.load(title), seats=seats, seed=3, options=options, path=path)
    while not play.state.is_over and len(play.rows) < steps:
        seat = play.state.to_move
        play.apply(seat, play.state.legal(seat)[-1])
    return play


@every_title
def test_the_rows_of_a_game_play_it_again(title: str, tmp_path: Path) -> None:
    # Given two games of bots as rows
    file = tmp_path / "decisions.jsonl"
    made = write(played(plan(title)), file)
    rows = lines(file)
    assert (made.games, made.decisions, made.files) == (2, len(rows), [str(file)])
    # When each is played again by its seed, options and actions
    for number in (0, 1):
        own = [row for row in rows if row["game"] == number]
        first = own[0]
        game = carrack.load(first["title"])
        encoder = encoder_for(game, first["seats"])
        state = game.new(seats=first["seats"], seed=first["seed"], options=first["options"])
        for step, row in enumerate(own):
            # Then every row tells what the seat knew, might do and did
            seat = row["seat"]
            assert (row["step"], row["encoder"]) == (step, encoder.version)
            assert row["observation"] == encoder.observe(state, seat).tolist()
            assert row["legal"] == state.legal(seat)
            assert row["name"] == game.action(state, seat, row["action"])
            state.apply(seat, row["action"])
        # and how that ended
        for row in own:
            seat = row["seat"]
            assert row["utility"] == utilities(state)[seat]
            assert row["points"] == state.scores()[seat]
            assert row["place"] == state.final_place(seat)


@every_title
def test_parquet_holds_the_same_as_json_lines(title: str, tmp_path: Path) -> None:
    write(played(plan(title)), tmp_path / "d.jsonl")
    write(played(plan(title)), tmp_path / "d.parquet")
    rows = lines(tmp_path / "d.jsonl")
    table = parquet.read_table(tmp_path / "d.parquet")
    assert set(table.column_names) == set(rows[0])
    for row, same in zip(rows, table.to_pylist(), strict=True):
        assert json.loads(same.pop("options")) == row.pop("options")
        assert json.loads(same.pop("name")) == row.pop("name")
        assert same.pop("utility") == pytest.approx(row.pop("utility"))
        assert same == row


def test_parquet_becomes_arrays_without_a_copy_and_tells_what_they_mean(tmp_path: Path) -> None:
    write(played(plan("macao")), tmp_path / "d.parquet")
    table = parquet.read_table(tmp_path / "d.parquet")
    encoder = encoder_for(carrack.load("macao"), 2)
    about = table.schema.metadata
    assert json.loads(about[b"names"]) == encoder.names()
    assert int(about[b"actions"]) == carrack.load("macao").action_count
    assert (about[b"title"], about[b"seats"], about[b"encoder"]) == (b"macao", b"2", b"macao/1")
    flat = table["observation"].combine_chunks().flatten().to_numpy(zero_copy_only=True)
    assert flat.dtype == np.int16
    assert flat.size == len(table) * encoder.size


def test_it_is_written_in_pieces_while_games_are_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(export_files, "BATCH", 50)
    made = write(played(plan(games=6)), tmp_path / "d.parquet")
    pieces = parquet.ParquetFile(tmp_path / "d.parquet").metadata
    assert pieces.num_rows == made.decisions
    longest = max(pieces.row_group(number).num_rows for number in range(pieces.num_row_groups))
    assert pieces.num_row_groups > 1
    assert longest < made.decisions / 2


def test_the_games_are_those_of_a_simulation_with_the_same_seed(tmp_path: Path) -> None:
    wanted = Plan("macau_cards", {"turn_limit": 40}, ("greedy", "random", "random"), 3, seed=9)
    write(played(wanted), tmp_path / "games.jsonl", rows="records")
    for number, row in enumerate(lines(tmp_path / "games.jsonl")):
        outcome = simulate.play_one(carrack.load("macau_cards"), wanted, number)
        seat = wanted.seat_of(0, number)
        assert row["players"][seat] == "greedy"
        assert row["places"][seat] == outcome.places[0]
        assert row["points"][seat] == outcome.scores[0]


@pytest.mark.parametrize("form", ["jsonl", "parquet"])
def test_records_are_one_row_a_game(form: str, tmp_path: Path) -> None:
    file = tmp_path / f"games.{form}"
    made = write(played(plan(seats=3)), file, rows="records")
    rows = lines(file) if form == "jsonl" else parquet.read_table(file).to_pylist()
    assert [row["game"] for row in rows] == [0, 1]
    assert sum(row["decisions"] for row in rows) == made.decisions
    for row in rows:
        assert sum(row["utilities"]) == pytest.approx(0)
        assert sorted(row["places"])[0] == 1
        assert len(row["points"]) == 3


def test_decisions_that_were_taken_back_are_left_out(tmp_path: Path) -> None:
    # Given a recorded game in which a seat takes a move back and does another thing
    path = tmp_path / "game.jsonl"
    with Play.begin(carrack.load("macau_cards"), seats=2, seed=0, path=path) as play:
        play.apply(1, play.state.legal(1)[0])
        play.undo(1)
        play.apply(1, play.state.legal(1)[-1])
        kept = [play.rows[-1]["action"]]
        for _ in range(6):
            seat = play.state.to_move
            play.apply(seat, play.state.legal(seat)[-1])
            kept.append(play.rows[-1]["action"])
    # When it is exported
    write(recorded([path]), tmp_path / "out.jsonl")
    # Then only what stayed is there
    rows = lines(tmp_path / "out.jsonl")
    assert [row["name"] for row in rows] == kept
    assert [row["step"] for row in rows] == list(range(7))
    assert rows[0]["source"] == str(path)


def test_several_steps_taken_back_by_agreement_are_left_out(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    with Play.begin(carrack.load("macao"), seats=2, seed=4, path=path) as play:
        while play.state.may_undo_agreed < 3:
            seat = play.state.to_move
            play.apply(seat, play.state.legal(seat)[0])
        before = len(play.rows) - 3
        play.undo(0, 3, agreed=True)
        seat = play.state.to_move
        play.apply(seat, play.state.legal(seat)[-1])
    write(recorded([path]), tmp_path / "out.jsonl")
    names = [row["name"] for row in lines(tmp_path / "out.jsonl")]
    assert names == [row["action"] for row in [*play.rows[:before], play.rows[-1]]]


def test_a_game_that_goes_on_has_no_outcome_yet(tmp_path: Path) -> None:
    recorded_game(tmp_path / "game.jsonl", steps=5).close()
    write(recorded([tmp_path / "game.jsonl"]), tmp_path / "out.parquet")
    rows = parquet.read_table(tmp_path / "out.parquet").to_pylist()
    assert len(rows) == 5
    assert {(row["utility"], row["points"], row["place"]) for row in rows} == {(None, None, None)}


def test_choices_alone_can_be_asked_for(tmp_path: Path) -> None:
    write(played(plan()), tmp_path / "all.jsonl")
    write(played(plan()), tmp_path / "choices.jsonl", choices=True)
    rows, choices = lines(tmp_path / "all.jsonl"), lines(tmp_path / "choices.jsonl")
    assert choices == [row for row in rows if len(row["legal"]) > 1]
    assert len(choices) < len(rows)


def test_a_folder_gets_a_file_for_each_title_and_number_of_seats(tmp_path: Path) -> None:
    inside = tmp_path / "records" / "finished"
    inside.mkdir(parents=True)
    recorded_game(inside / "a.jsonl").close()
    recorded_game(inside / "b.jsonl", seats=3).close()
    recorded_game(inside.parent / "c.jsonl", title="macao").close()
    made = write(recorded([tmp_path / "records"]), tmp_path / "out")
    names = {Path(file).name for file in made.files}
    assert names == {"macau_cards-2.parquet", "macau_cards-3.parquet", "macao-2.parquet"}
    assert {file.name for file in (tmp_path / "out").iterdir()} == names
    assert sum(len(parquet.read_table(file)) for file in made.files) == made.decisions == 90


def refused(code: str, *given: Any, **wishes: Any) -> str:
    with pytest.raises(CarrackError) as told:
        write(*given, **wishes)
    assert told.value.code == code
    return str(told.value)


def test_one_parquet_file_does_not_mix_tables_and_nothing_is_left_of_it(tmp_path: Path) -> None:
    games = [*played(plan(games=1)), *played(plan(seats=3, games=1))]
    out = tmp_path / "out"
    sentence = refused("research.export", games, out / "mixed.parquet")
    assert "macau_cards-2" in sentence
    assert "macau_cards-3" in sentence
    assert list(out.iterdir()) == []
    assert write(games, out / "mixed.jsonl").games == 2


def test_a_file_that_exists_is_replaced_only_on_demand(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text("precious")
    assert "exists" in refused("research.export", played(plan()), file)
    assert file.read_text() == "precious"
    write(played(plan()), file, force=True)
    assert len(lines(file)) > 1


@pytest.mark.parametrize(
    "wishes",
    [
        {"form": "csv"},
        {"rows": "cards"},
        {"output": "-", "form": "parquet"},
        {"output": "decisions.csv"},
        {"output": "decisions.jsonl", "form": "parquet"},
        {"output": "decisions.parquet", "form": "jsonl"},
    ],
)
def test_what_cannot_be_written_is_refused_before_anything_is_played(
    wishes: dict[str, Any], tmp_path: Path
) -> None:
    def never() -> Any:
        raise AssertionError("a game was played")
        yield

    output = wishes.pop("output", tmp_path / "out")
    refused("research.export", never(), output, **wishes)


def test_a_damaged_record_is_named_and_nothing_is_written(tmp_path: Path) -> None:
    good, bad = tmp_path / "a.jsonl", tmp_path / "b.jsonl"
    recorded_game(good).close()
    bad.write_text(good.read_text().replace('"seat":1', '"seat":0', 1))
    with pytest.raises(BadRecord) as told:
        write(recorded([good, bad]), tmp_path / "out")
    assert told.value.code == "record.chain"
    assert str(bad) in str(told.value)
    assert "line 2" in str(told.value)
    assert list((tmp_path / "out").iterdir()) == []


def test_one_broken_record_is_listed_and_the_others_are_written(tmp_path: Path) -> None:
    good, bad, worse = (tmp_path / f"{name}.jsonl" for name in "abc")
    recorded_game(good).close()
    bad.write_text(good.read_text().replace('"seat":1', '"seat":0', 1))
    worse.write_text("not a record\n")
    broken: list[BadRecord] = []
    made = write(recorded([bad, good, worse], broken), tmp_path / "out")
    assert made.games == 1
    assert broken[0].code == "record.chain"
    assert all(str(path) in str(error) for path, error in zip((bad, worse), broken, strict=True))


def test_when_no_record_is_left_nothing_is_written(tmp_path: Path) -> None:
    bad = tmp_path / "a.jsonl"
    bad.write_text("not a record\n")
    with pytest.raises(BadRecord, match=r"a\.jsonl"):
        write(recorded([bad], []), tmp_path / "out.jsonl")
    assert not (tmp_path / "out.jsonl").exists()


def test_a_crash_in_the_last_line_of_a_record_does_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    recorded_game(path, steps=5).close()
    path.write_bytes(path.read_bytes()[:-20])
    assert write(recorded([path]), tmp_path / "out.jsonl").decisions == 4


# ---- the command ----


def command(*words: object) -> Any:
    return RUNNER.invoke(app, ["export", *map(str, words)])


def fails(*words: object) -> str:
    done = command(*words)
    assert done.exit_code == 2, done.output
    assert done.stdout == ""
    return str(done.stderr)


def test_the_command_reads_records_and_says_what_it_wrote(tmp_path: Path) -> None:
    recorded_game(tmp_path / "game.jsonl").close()
    out = tmp_path / "out.parquet"
    done = command(tmp_path / "game.jsonl", "--output", out)
    assert done.exit_code == 0, done.output
    assert "30" in done.stdout
    assert str(out) in done.stdout
    assert len(parquet.read_table(out)) == 30


def test_the_command_plays_games_and_tells_programs_about_them(tmp_path: Path) -> None:
    words = ["--title", "macau_cards", "--option", "turn_limit=40", "--seats", "random,random"]
    words += [
        "--games",
        "2",
        "--seed",
        "5",
        "--format",
        "jsonl",
        "--output",
        tmp_path,
        "--json",
        "-",
    ]
    told = json.loads(command(*words).stdout)
    file = tmp_path / "macau_cards-2.jsonl"
    assert told == {"files": [str(file)], "games": 2, "decisions": len(lines(file))}
    write(played(plan()), tmp_path / "same.jsonl")
    assert lines(tmp_path / "same.jsonl") == lines(file)


def test_the_command_writes_json_lines_to_standard_output(tmp_path: Path) -> None:
    recorded_game(tmp_path / "game.jsonl").close()
    done = command(tmp_path, "--output", "-", "--rows", "records")
    row = json.loads(done.stdout)
    assert (row["title"], row["seats"], row["decisions"]) == ("macau_cards", 2, 30)


def test_the_command_refuses_what_it_cannot_do(tmp_path: Path) -> None:
    game = tmp_path / "game.jsonl"
    recorded_game(game).close()
    assert "name the records" in fails()
    assert "name the records" in fails(game, "--title", "macao")
    assert "none.jsonl" in fails(tmp_path / "none.jsonl")
    (tmp_path / "empty").mkdir()
    assert "holds no records" in fails(tmp_path / "empty")
    assert "parquet or jsonl" in fails(game, "--format", "csv")
    assert "not both" in fails(game, "--output", "-", "--json", "-")
    game.write_text("{}\n")
    assert "game.jsonl: line 1" in fails(game)


def test_without_the_extra_the_command_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    recorded_game(tmp_path / "game.jsonl").close()
    for name in [name for name in sys.modules if name.partition(".")[0] == "pyarrow"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    assert "carrack[research]" in fails(tmp_path / "game.jsonl", "--output", tmp_path / "o.parquet")
    assert command(tmp_path / "game.jsonl", "--output", tmp_path / "o.jsonl").exit_code == 0


def test_a_game_between_people_is_exported_with_its_key(tmp_path: Path) -> None:
    path, game = tmp_path / "game.jsonl", carrack.load("macau_cards")
    with Play.begin(game, seats=2, path=path) as play:
        play.apply(play.state.to_move, play.state.legal(play.state.to_move)[0])
    target = tmp_path / "rows.jsonl"
    write(recorded([path]), target)
    row = json.loads(target.read_text().splitlines()[0])
    assert row["seed"] is None
    again = game.new(seats=2, key=bytes.fromhex(row["key"]), options=row["options"])
    assert again.fingerprint() == play.header["fingerprint"]
