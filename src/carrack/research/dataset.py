"""Many games of bots of mixed levels as one data set: Parquet in shards, with a card.

    from carrack.bots.series import Plan
    from carrack.research.dataset import make

    make(Plan("macao", {}, ("random", "greedy", "cabin_boy"), games=100_000), 3, "macao-data")

A shard is a Parquet file of so many games, whose rows are those of `carrack export`. Each game
draws who sits where from the levels, so all of them meet. The last shards are kept for validation
and tests. Nothing depends on who plays which shard, so a folder that was left in the middle is
finished by asking once more.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, replace
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import carrack
from carrack.bots.series import Plan
from carrack.bots.series import game_of as game_for
from carrack.kernel.errors import CarrackError
from carrack.research.encoders import encoder_for
from carrack.research.export import played_game, write
from carrack.research.export_files import ExportedGame
from carrack.research.spread import nothing, spread_out

SHARD = 1000  # games
KEPT = 20  # one shard of so many is for tests, and one for validation
TRAIN, VALIDATION, TEST = SPLITS = ("train", "validation", "test")
ABOUT, CARD = "dataset.json", "README.md"


@dataclass(frozen=True)
class Task:
    """What a data set holds; small enough to send to every worker. The players of the plan are the
    levels.
    """

    plan: Plan
    seats: int
    shard: int
    folder: str

    @property
    def shards(self) -> int:
        return -(-self.plan.games // self.shard)

    def games_of(self, number: int) -> range:
        """The games of one shard."""
        return range(number * self.shard, min((number + 1) * self.shard, self.plan.games))

    def split_of(self, number: int) -> str:
        """
        >>> task = Task(Plan("macao", {}, ("random",), 40), 2, 1, "")
        >>> [task.split_of(number) for number in (0, 35, 36, 37, 38, 39)]
        ['train', 'train', 'validation', 'validation', 'test', 'test']
        """
        kept = -(-self.shards // KEPT) if self.shards >= len(SPLITS) else 0
        if number >= self.shards - kept:
            return TEST
        return VALIDATION if number >= self.shards - 2 * kept else TRAIN

    def path_of(self, number: int) -> Path:
        name = f"{self.split_of(number)}-{number:05d}-of-{self.shards:05d}.parquet"
        return Path(self.folder, "data", name)

    def players_of(self, number: int) -> tuple[str, ...]:
        """Who plays a game, by seat: each seat draws one of the levels."""
        lots = Random(self.plan.luck(number, "levels"))
        return tuple(lots.choice(self.plan.players) for _ in range(self.seats))

    def told(self) -> dict[str, Any]:
        """All that the rows depend on."""
        plan = {name: value for name, value in asdict(self.plan).items() if name != "data"}
        plan["levels"] = list(plan.pop("players"))
        game = game_for(self.plan)
        return {
            **plan,
            "options": dict(self.plan.options),
            "seats": self.seats,
            "shard": self.shard,
            "figures": game.data_fingerprint(),
            "rules_version": game.rules_version,
            "encoder": encoder_for(game, self.seats).version,
            "carrack": carrack.__version__,
        }


def make(
    levels: Plan,
    seats: int,
    folder: str | os.PathLike[str],
    shard: int = SHARD,
    jobs: int = 1,
    ray: str | None = None,
    advance: Callable[[int], None] = nothing,
) -> dict[str, Any]:
    """Write the data set, or what is missing of it, and tell what it is."""
    if shard < 1:
        raise unfit(f"a shard has at least one game, not {shard}")
    game_for(levels).check_seats(seats)
    task = Task(replace(levels, rotate=False), seats, shard, os.path.abspath(folder))
    check_folder(task)
    missing = [number for number in range(task.shards) if not task.path_of(number).exists()]
    for number in set(range(task.shards)) - set(missing):
        advance(len(task.games_of(number)))
    parts = [(number, number + 1) for number in missing]
    for (number, _), _ in spread_out(write_shards, task, parts, jobs, ray):
        advance(len(task.games_of(number)))
    return finish(task)


def check_folder(task: Task) -> None:
    """CarrackError when the folder holds another data set."""
    about = Path(task.folder, ABOUT)
    if about.exists():
        told = json.loads(about.read_text(encoding="utf-8"))["task"]
        wanted = json.loads(json.dumps(task.told()))
        differs = [name for name in wanted if told.get(name) != wanted[name]]
        if differs:
            raise unfit(f"{about} is of another data set: {', '.join(differs)} differs")
        return
    about.parent.joinpath("data").mkdir(parents=True, exist_ok=True)
    about.write_text(json.dumps({"task": task.told()}, indent=1) + "\n", encoding="utf-8")


def write_shards(task: Task, first: int, after: int) -> int:
    """These shards; how many decisions they have. A file appears when all of it is written."""
    decisions = 0
    for number in range(first, after):
        games, path = games_of(task, number), task.path_of(number)
        decisions += write(games, path, force=True, first=task.games_of(number)[0]).decisions
    return decisions


def games_of(task: Task, number: int) -> Iterator[ExportedGame]:
    """The games of one shard, one after the other."""
    for game in task.games_of(number):
        yield played_game(replace(task.plan, players=task.players_of(game)), game)


def finish(task: Task) -> dict[str, Any]:
    """The card, and what the files hold."""
    from pyarrow import parquet

    files = {}
    for number in range(task.shards):
        path = task.path_of(number)
        content = path.read_bytes()
        files[path.name] = {
            "games": len(task.games_of(number)),
            "decisions": parquet.read_metadata(path).num_rows,
            "bytes": len(content),
            "sha256": sha256(content).hexdigest(),
        }
    told = {
        "task": task.told(),
        "games": task.plan.games,
        "decisions": sum(file["decisions"] for file in files.values()),
        "files": files,
        "sha256": sha256("".join(file["sha256"] for file in files.values()).encode()).hexdigest(),
    }
    Path(task.folder, ABOUT).write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    Path(task.folder, CARD).write_text(card(task, told), encoding="utf-8")
    return told


def card(task: Task, told: dict[str, Any]) -> str:
    """What somebody should know who finds the folder; hubs of data sets read its head."""
    from pyarrow import parquet

    schema = parquet.read_schema(task.path_of(0))
    splits = [one for one in SPLITS if any(name.startswith(one) for name in told["files"])]
    about, plan = told["task"], task.plan
    lines = [
        "---",
        f"pretty_name: {plan.title} with {task.seats} seats, played by bots",
        "tags: [games, reinforcement-learning, imitation-learning]",
        "configs:",
        "- config_name: default",
        "  data_files:",
        *(f"  - {{split: {one}, path: data/{one}-*.parquet}}" for one in splits),
        "---",
        "",
        f"# {plan.title}: {told['games']} games, {told['decisions']} decisions",
        "",
        f"Made by Carrack {about['carrack']} with `carrack dataset`. A row is one decision: what "
        "the seat knew, what was legal, what it did, and how the game ended for it.",
        "",
        f"* Played by bots; every seat of every game draws one of {', '.join(plan.players)}.",
        f"* {task.seats} seats; options {json.dumps(about['options'])}; printed figures "
        f"`{about['figures']}`; rules {about['rules_version']}; observations `{about['encoder']}`.",
        f"* Seed {plan.seed}: game n, its bots and their levels follow from `{plan.seed}/n`. The "
        "same version with the same seed makes the same rows.",
        f"* Splits by whole shards of {task.shard} games: {', '.join(splits)}. No game is in two.",
        f"* `{ABOUT}` has games, decisions and SHA-256 of every file; all of them together: "
        f"`{told['sha256']}`.",
        "",
        "| column | type |",
        "| --- | --- |",
        *(f"| `{field.name}` | {field.type} |" for field in schema),
        "",
        "`carrack.research.export` says what each column holds; the metadata of every file name "
        "the numbers of an observation (`names`).",
    ]
    return "\n".join(lines) + "\n"


def unfit(sentence: str) -> CarrackError:
    return CarrackError(sentence, code="research.dataset")
