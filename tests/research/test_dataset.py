"""A data set is in shards, can be left and finished, and its card tells what it holds."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

from carrack.bots.series import Plan
from carrack.kernel.errors import CarrackError
from carrack.research.dataset import make

OPTIONS = {"turn_limit": 20}


def made(folder: Path, games: int = 12, seed: int = 4, **wishes: Any) -> dict[str, Any]:
    plan = Plan("macau_cards", OPTIONS, ("random", "greedy"), games, seed)
    return make(plan, 3, folder, shard=2, **wishes)


def test_every_game_is_in_one_shard_and_every_shard_in_one_split(tmp_path: Path) -> None:
    told = made(tmp_path)
    tables = {path.name: parquet.read_table(path) for path in tmp_path.glob("data/*.parquet")}
    assert sorted(tables) == sorted(told["files"])
    assert [name.split("-")[0] for name in sorted(tables)] == ["test", *["train"] * 4, "validation"]
    games = [number for table in tables.values() for number in set(table["game"].to_pylist())]
    assert sorted(games) == list(range(12))
    players = {name for table in tables.values() for name in table["player"].to_pylist()}
    assert players == {"random", "greedy"}
    assert told["decisions"] == sum(len(table) for table in tables.values())


def test_what_was_left_in_the_middle_is_finished_and_the_same(tmp_path: Path) -> None:
    whole, rest = made(tmp_path / "a"), made(tmp_path / "b")
    (tmp_path / "b" / "data" / "train-00001-of-00006.parquet").unlink()
    steps: list[int] = []
    assert made(tmp_path / "b", advance=steps.append) == whole == rest
    assert sum(steps) == 12


def test_processes_write_the_same(tmp_path: Path) -> None:
    assert made(tmp_path / "a", jobs=2) == made(tmp_path / "b")


ON_A_CLUSTER = """
import json, sys
from carrack.bots.series import Plan
from carrack.research.dataset import make
plan = Plan("macau_cards", {"turn_limit": 20}, ("random", "greedy"), 6, 4)
print(json.dumps(make(plan, 3, sys.argv[1], shard=2, ray="local", jobs=2)))
"""


def test_a_ray_cluster_writes_the_same(tmp_path: Path) -> None:
    # A program of its own: a cluster leaves threads and warnings behind.
    words = [sys.executable, "-c", ON_A_CLUSTER, str(tmp_path / "ray")]
    done = subprocess.run(words, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    told = made(tmp_path / "alone", games=6)
    assert json.loads(done.stdout.splitlines()[-1]) == told
    for name in told["files"]:
        files = (tmp_path / where / "data" / name for where in ("alone", "ray"))
        assert len({file.read_bytes() for file in files}) == 1


def test_programs_that_read_data_sets_find_its_splits_and_columns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`datasets` reads the head of the card, `polars` the files: the same rows as `pyarrow`."""
    monkeypatch.setenv("HF_HOME", str(tmp_path / "hub"))
    monkeypatch.setenv("HF_HUB_OFFLINE", "1")
    import datasets
    import polars

    told = made(tmp_path / "cards")
    splits = datasets.load_dataset(str(tmp_path / "cards"), cache_dir=str(tmp_path / "kept"))
    assert set(splits) == {"train", "validation", "test"}
    assert sum(map(len, splits.values())) == told["decisions"]
    table = parquet.read_table(sorted((tmp_path / "cards").glob("data/test-*.parquet")))
    rows = table.to_pylist()
    assert splits["test"].to_list() == rows
    frame = polars.read_parquet(tmp_path / "cards" / "data" / "test-*.parquet")
    for name in ("game", "player", "action", "utility", "observation"):
        assert frame[name].to_list() == [row[name] for row in rows], name


def test_a_folder_with_another_data_set_is_refused(tmp_path: Path) -> None:
    made(tmp_path, games=2)
    with pytest.raises(CarrackError, match="games, seed differs") as refused:
        made(tmp_path, games=4, seed=5)
    assert refused.value.code == "research.dataset"


def test_the_card_tells_what_hubs_and_people_ask(tmp_path: Path) -> None:
    told = made(tmp_path)
    card = (tmp_path / "README.md").read_text(encoding="utf-8")
    assert "{split: validation, path: data/validation-*.parquet}" in card
    assert f"{told['decisions']} decisions" in card
    assert told["sha256"] in card
    assert "| `observation` | fixed_size_list" in card
    assert json.loads((tmp_path / "dataset.json").read_text()) == told
