"""What a configuration may say; `macao.toml` beside this explains it."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

RIVALS = ("", "evaluator", "snapshot")


@dataclass(frozen=True)
class Shape:
    """The network: how wide it is, how many blocks, and how wide before the last layers."""

    width: int = 384
    blocks: int = 2
    neck: int = 192


@dataclass(frozen=True)
class Tables:
    """Tables of so many seats, played at the same time; rivals take some seats of each."""

    seats: int
    games: int
    rivals: str = ""
    on_card: bool = False


@dataclass(frozen=True)
class Learning:
    """How it learns. An iteration is `steps` decisions at every table, learned `epochs` times."""

    steps: int = 64
    batch: int = 32768
    epochs: int = 2
    rate: float = 2.5e-4
    warm: int = 10  # iterations until the rate is reached
    until: int = 1000  # iterations in all …
    slower_from: float = 0.7  # … from this part of them on the rate goes down to nothing
    imitate: int = 20  # iterations in which a teacher is imitated, before anything else
    imitate_rate: float = 4e-4
    imitate_batch: int = 8192
    imitate_epochs: int = 2
    teacher: str = ""  # weights of a network that is imitated instead of the evaluator
    advisor: str = ""  # what the evaluator has learned besides, for tables of `advised_at` seats
    entropy: float = 0.004
    discount: float = 0.985  # lambda of the advantages; nothing else is discounted
    clip: float = 0.2
    snapshot_every: int = 25  # iterations
    snapshots: int = 8  # that are kept
    # what is paid for: the win, the utility of the place, the points beyond those of the others
    paid: tuple[float, float, float] = (1.0, 1.0, 1.0)


@dataclass(frozen=True)
class Config:
    title: str
    seed: int = 1
    threads: int = 0  # 0: all cores
    shape: Shape = field(default_factory=Shape)
    learning: Learning = field(default_factory=Learning)
    tables: tuple[Tables, ...] = ()
    options: dict[str, Any] = field(default_factory=dict)
    scales: dict[str, float] = field(default_factory=dict)  # a usual value, by the end of a name
    points: float = 50.0  # that count as one
    has: str = ""  # the field of a seat that holds its points so far
    measured: tuple[int, ...] = ()  # numbers of seats at which it is measured
    measure_every: int = 40  # iterations
    measure_games: int = 512


def read(path: Path) -> Config:
    """A configuration; ValueError for what it may not say."""
    told = tomllib.loads(path.read_text(encoding="utf-8"))
    refuse_unknown(told, Config, str(path))
    shape, learning = told.pop("shape", {}), told.pop("learning", {})
    tables = told.pop("tables", [])
    refuse_unknown(shape, Shape, f"{path}: shape")
    refuse_unknown(learning, Learning, f"{path}: learning")
    for one in tables:
        refuse_unknown(one, Tables, f"{path}: tables")
        if one.get("rivals", "") not in RIVALS:
            raise ValueError(f"{path}: tables: rivals are one of {RIVALS}, not {one['rivals']!r}")
    if "paid" in learning:
        learning["paid"] = tuple(learning["paid"])
    if "measured" in told:
        told["measured"] = tuple(told["measured"])
    return Config(
        **told,
        shape=Shape(**shape),
        learning=Learning(**learning),
        tables=tuple(Tables(**one) for one in tables),
    )


def refuse_unknown(told: dict[str, Any], kind: type, where: str) -> None:
    known = {one.name for one in fields(kind)}
    for name in told:
        if name not in known:
            raise ValueError(f"{where}: {name!r} is none of {', '.join(sorted(known))}")
