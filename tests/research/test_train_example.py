"""The example that trains a policy does what it says, in small."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "examples" / "train.py"


def test_a_policy_that_has_watched_a_few_games_beats_chance(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = "--games 6 --epochs 2 --hidden 32 --matches 12"
    monkeypatch.setattr(sys, "argv", [str(SCRIPT), *words.split()])
    run = runpy.run_path(str(SCRIPT))
    assert run["low"] > 1 / 3
    assert f"wins {run['wins']} of 12 games" in capsys.readouterr().out
