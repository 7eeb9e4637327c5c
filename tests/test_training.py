"""What of the training needs no PyTorch: configurations, curves, matches. The rest is tested by
`make train-test`.
"""

from __future__ import annotations

import json
from pathlib import Path
from types import SimpleNamespace

import pytest

from tools.train.config import read
from tools.train.curves import draw
from tools.train.match import Result, play, told

TOML = Path(__file__).parents[1] / "tools/train/macao.toml"


def test_the_configuration_of_macao_can_be_read() -> None:
    config = read(TOML)
    assert config.title == "macao"
    assert {one.seats for one in config.tables} == {2, 3, 4}
    assert {one.rivals for one in config.tables} == {"", "evaluator", "snapshot"}


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("sead = 1", "'sead' is none of"),
        ("[learning]\nsteep = 1", "'steep' is none of"),
        ("[shape]\nheight = 1", "'height' is none of"),
        ('[[tables]]\nseats = 2\ngames = 1\nrivals = "captain"', "rivals are one of"),
    ],
)
def test_what_a_configuration_may_not_say_is_named(line: str, why: str, tmp_path: Path) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text(f'title = "macao"\n{line}\n', encoding="utf-8")
    with pytest.raises(ValueError, match=why):
        read(path)


def test_curves_become_a_picture(tmp_path: Path) -> None:
    lines = [
        {"device": "cpu"},
        {"decisions": 1000, "points": {"2": 60.0, "4": 40.0}},
        {"measured": {"seats": 2, "wins": 0.4, "decisions": 1000}},
        {"decisions": 2000, "points": {"2": 61.0}},
    ]
    path = tmp_path / "curves.jsonl"
    path.write_text("\n".join(map(json.dumps, lines)), encoding="utf-8")
    assert draw(path, tmp_path / "curves.png")
    assert (tmp_path / "curves.png").read_bytes().startswith(b"\x89PNG")


def test_a_match_plays_each_deal_from_every_seat_and_tells_an_interval() -> None:
    found = [play("macao", "greedy", "random", 2, number) for number in range(2)]
    again = play("macao", "greedy", "random", 2, 1)
    assert (again.points, again.others) == (found[1].points, found[1].others)
    wish = SimpleNamespace(player="greedy", rival="random", seats=2)
    line = told(wish, [*found, Result(0.5, 10.0, 20.0, (1, 1), (0.0, 0.0))])
    assert line["games"] == 3
    assert line["low"] < line["wins"] < line["high"]
