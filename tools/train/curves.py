"""The curves of a run as a picture: wins among evaluators, points at tables of one's own."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def draw(path: Path, to: Path) -> bool:
    """Whether there is matplotlib to draw with."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        return False
    told = lines(path)
    measured = [one["measured"] for one in told if "measured" in one]
    played = [one for one in told if "points" in one]
    figure = Figure(figsize=(9, 3.5), layout="constrained")
    wins, points = figure.subplots(1, 2)
    for seats in sorted({one["seats"] for one in measured}):
        mine = [one for one in measured if one["seats"] == seats]
        at = [one["decisions"] / 1e6 for one in mine]
        wins.plot(at, [100 * one["wins"] for one in mine], label=f"{seats} seats")
    for key in sorted({key for one in played for key in one["points"]}):
        mine = [one for one in played if key in one["points"]]
        at = [one["decisions"] / 1e6 for one in mine]
        points.plot(at, [one["points"][key] for one in mine], label=f"{key} seats")
    wins.set(xlabel="million decisions", ylabel="wins among evaluators, %")
    points.set(xlabel="million decisions", ylabel="points at tables of its own")
    for part in (wins, points):
        if part.get_legend_handles_labels()[0]:
            part.legend()
    figure.savefig(to)
    return True
