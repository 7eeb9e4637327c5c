"""A tiny run, on the processor: `make train-test`. It needs PyTorch, which our tests do without, so
it lies beside the tool and not among them.
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import torch

from carrack import bots
from carrack.bots.network_file import loaded
from carrack.bots.weights import FOLDER
from tools.train.__main__ import go_on, save
from tools.train.config import Config, Learning, Shape, Tables, read
from tools.train.learning import Learner
from tools.train.pack import packed

HERE = Path(__file__).parent
CPU = torch.device("cpu")


def tiny() -> Config:
    learning = Learning(
        steps=4, batch=16, imitate=1, imitate_batch=16, until=4, snapshot_every=1, warm=1
    )
    tables = (
        Tables(2, 4),
        Tables(4, 3),
        Tables(3, 4, rivals="evaluator"),
        Tables(4, 4, rivals="snapshot"),
    )
    whole = read(HERE.parent / "macao.toml")
    shape = Shape(width=16, blocks=1, neck=8)
    return replace(whole, threads=2, shape=shape, learning=learning, tables=tables, measure_games=2)


def figures(learner: Learner, times: int) -> list[dict[str, Any]]:
    found = [learner.iterate() for _ in range(times)]
    return [{name: value for name, value in one.items() if name != "playing"} for one in found]


def test_the_same_seed_makes_the_same_updates_and_another_one_others() -> None:
    first, second = Learner(tiny(), CPU), Learner(tiny(), CPU)
    assert figures(first, 4) == figures(second, 4)
    for mine, same in zip(first.net.parameters(), second.net.parameters(), strict=True):
        assert torch.equal(mine, same)
    other = Learner(replace(tiny(), seed=2), CPU)
    assert figures(other, 1) != figures(Learner(tiny(), CPU), 1)


def test_a_run_goes_on_from_its_checkpoint(tmp_path: Path) -> None:
    learner = Learner(tiny(), CPU)
    figures(learner, 3)
    save(learner, tmp_path)
    later = Learner(tiny(), CPU)
    go_on(later, tmp_path)
    assert (later.iteration, later.decisions) == (learner.iteration, learner.decisions)
    assert len(later.snapshots) == len(learner.snapshots) == 3
    for mine, same in zip(learner.net.parameters(), later.net.parameters(), strict=True):
        assert torch.equal(mine, same)
    assert json.dumps(figures(later, 1))


def test_it_is_measured_among_evaluators() -> None:
    told = Learner(tiny(), CPU).measure(2)
    assert told["seats"] == 2
    assert 0.0 <= told["wins"] <= 1.0


def test_what_was_learned_can_be_packed_and_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    learner = Learner(tiny(), CPU)
    weights = {name: value.numpy() for name, value in learner.net.state_dict().items()}
    file = packed(weights, tiny(), {})
    (tmp_path / "macao.weights").write_bytes(file)
    assert loaded(file)[0]["width"] == 16
    monkeypatch.setenv(FOLDER, str(tmp_path))
    state = learner.game.new(seats=2, seed=1)
    legal = state.legal(state.to_move)
    pilot = bots.make("pilot", seed=1)
    assert pilot.choose(learner.game, state.view(state.to_move), legal) in legal
    rows = torch.as_tensor(learner.encoder.observe(learner.game.new(seats=4, seed=1), 0))[None]
    with torch.no_grad():
        logits, _ = learner.net(rows)
    assert logits.shape == (1, learner.encoder.actions)
