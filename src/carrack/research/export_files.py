"""How exported games become files: rows as JSON lines, columns as Parquet."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

import carrack
from carrack.kernel.errors import CarrackError, shown
from carrack.kernel.record_lines import canonical, printable
from carrack.kernel.state import State
from carrack.research.encoders import Encoder
from carrack.research.rewards import utilities

PARQUET, JSONL = FORMATS = ("parquet", "jsonl")
DECISIONS, RECORDS = ROWS = ("decisions", "records")
STANDARD_OUTPUT = "-"
BATCH = 4096  # rows that wait in memory until they become one row group of a Parquet file


@dataclass(frozen=True)
class Decision:
    """One choice: what the seat knew, what it might do, and what it did."""

    step: int
    seat: int
    observation: NDArray[np.int16]
    legal: list[int]
    action: int
    name: dict[str, Any]


@dataclass(frozen=True)
class Luck:
    """Where the luck of a game came from: a seed, or the key of a game between people."""

    seed: int | None
    key: str | None = None


@dataclass
class ExportedGame:
    """A game and the decisions in it, as far as it was played."""

    source: str
    encoder: Encoder
    luck: Luck
    options: Mapping[str, Any]
    players: Sequence[str]
    number: int = 0
    decisions: list[Decision] = field(default_factory=list)
    outcome: dict[str, list[Any]] = field(default_factory=dict)

    def note(self, state: State, seat: int, action: int) -> None:
        """Note a decision before it is carried out."""
        observation = self.encoder.observe(state, seat)
        name = state.game.action(state, seat, action)
        step = len(self.decisions)
        self.decisions.append(Decision(step, seat, observation, state.legal(seat), action, name))

    def end(self, state: State) -> None:
        """Note how it ended, if it did."""
        if state.is_over:
            self.outcome = {
                "utilities": utilities(state),
                "points": state.scores(),
                "places": [state.final_place(seat) for seat in range(state.seats)],
            }

    def of_seat(self, what: str, seat: int) -> Any:
        return self.outcome[what][seat] if self.outcome else None

    @property
    def table(self) -> str:
        """What all games of a Parquet file have in common, as in `macao-3`."""
        return f"{self.encoder.game.id}-{self.encoder.seats}"

    @cached_property
    def options_text(self) -> str:
        return canonical(self.options)


# ---- Rows ----

Row = dict[str, Any]


def decision_row(exported: ExportedGame, decision: Decision) -> Row:
    """The columns of a decision that are neither lists nor JSON."""
    seat = decision.seat
    return {
        "game": exported.number,
        "source": exported.source,
        "title": exported.encoder.game.id,
        "seats": exported.encoder.seats,
        "seed": exported.luck.seed,
        "key": exported.luck.key,
        "encoder": exported.encoder.version,
        "step": decision.step,
        "seat": seat,
        "player": exported.players[seat],
        "action": decision.action,
        "utility": exported.of_seat("utilities", seat),
        "points": exported.of_seat("points", seat),
        "place": exported.of_seat("places", seat),
    }


def record_row(exported: ExportedGame) -> Row:
    """A whole game as one row, without its options."""
    game = exported.encoder.game
    return {
        "game": exported.number,
        "source": exported.source,
        "title": game.id,
        "rules_version": game.rules_version,
        "data": game.data_fingerprint(),
        "seats": exported.encoder.seats,
        "seed": exported.luck.seed,
        "key": exported.luck.key,
        "players": list(exported.players),
        "decisions": len(exported.decisions),
        "utilities": exported.outcome.get("utilities"),
        "points": exported.outcome.get("points"),
        "places": exported.outcome.get("places"),
    }


Item = tuple[ExportedGame, Decision | None]  # a row to come: a decision, or a whole game


class Writer(Protocol):
    """Takes rows of games to a file."""

    def add(self, items: list[Item]) -> None: ...

    def finish(self) -> None:
        """Write what still waits."""

    def close(self) -> None: ...


# ---- JSON lines ----


class JsonLines:
    """One object a line."""

    def __init__(self, path: Path | None) -> None:
        self.file = sys.stdout if path is None else path.open("w", encoding="utf-8")

    def add(self, items: list[Item]) -> None:
        for exported, decision in items:
            row = record_row(exported) if decision is None else decision_row(exported, decision)
            row["options"] = dict(exported.options)
            if decision is not None:
                row["observation"] = decision.observation.tolist()
                row |= {"legal": decision.legal, "name": decision.name}
            self.file.write(json.dumps(row, separators=(",", ":")) + "\n")

    def finish(self) -> None:
        self.file.flush()

    def close(self) -> None:
        if self.file is not sys.stdout:
            self.file.close()


# ---- Parquet ----


class Parquet:
    """Columns, a row group for each few thousand rows."""

    def __init__(self, path: Path, first: ExportedGame, rows: str) -> None:
        from pyarrow.parquet import ParquetWriter

        self.table = first.table
        self.schema = decision_schema(first.encoder) if rows == DECISIONS else record_schema()
        self.writer = ParquetWriter(path, self.schema, compression="zstd")
        self.waiting: list[Item] = []

    def add(self, items: list[Item]) -> None:
        self.waiting += items
        if len(self.waiting) >= BATCH:
            self.write_out()

    def write_out(self) -> None:
        import pyarrow

        columns = columns_of(self.waiting)
        made = [array_of(columns[column.name], column.type) for column in self.schema]
        self.writer.write_table(pyarrow.Table.from_arrays(made, schema=self.schema))
        self.waiting = []

    def finish(self) -> None:
        if self.waiting:
            self.write_out()

    def close(self) -> None:
        self.writer.close()


def columns_of(items: list[Item]) -> dict[str, list[Any]]:
    """The values of each column."""
    columns: dict[str, list[Any]] = {"options": [exported.options_text for exported, _ in items]}
    decisions = [decision for _, decision in items if decision is not None]
    if decisions:
        rows = [
            decision_row(exported, decision) for exported, decision in items if decision is not None
        ]
        columns["observation"] = [decision.observation for decision in decisions]
        columns["legal"] = [decision.legal for decision in decisions]
        columns["name"] = [canonical(decision.name) for decision in decisions]
    else:
        rows = [record_row(exported) for exported, _ in items]
    return columns | {name: [row[name] for row in rows] for name in rows[0]}


def array_of(values: list[Any], kind: Any) -> Any:
    """A column. Observations go from array to array: no number of them becomes an object."""
    import pyarrow

    if pyarrow.types.is_fixed_size_list(kind):
        return pyarrow.FixedSizeListArray.from_arrays(np.concatenate(values), type=kind)
    return pyarrow.array(values, kind)


def decision_schema(encoder: Encoder) -> Any:
    """The columns of decisions, and what all of them share."""
    import pyarrow as pa

    about = {
        "carrack": carrack.__version__,
        "title": encoder.game.id,
        "seats": str(encoder.seats),
        "actions": str(encoder.game.action_count),
        "encoder": encoder.version,
        "names": json.dumps(encoder.names()),
    }
    return pa.schema(
        {
            "game": pa.int64(),
            "source": pa.string(),
            "title": pa.string(),
            "seats": pa.int8(),
            "seed": pa.int64(),
            "key": pa.string(),
            "options": pa.string(),
            "encoder": pa.string(),
            "step": pa.int32(),
            "seat": pa.int8(),
            "player": pa.string(),
            "observation": pa.list_(pa.int16(), encoder.size),
            "legal": pa.list_(pa.int16()),
            "action": pa.int16(),
            "name": pa.string(),
            "utility": pa.float32(),
            "points": pa.int32(),
            "place": pa.int8(),
        },
        metadata=about,
    )


def record_schema() -> Any:
    import pyarrow as pa

    return pa.schema(
        {
            "game": pa.int64(),
            "source": pa.string(),
            "title": pa.string(),
            "rules_version": pa.int32(),
            "data": pa.string(),
            "seats": pa.int8(),
            "seed": pa.int64(),
            "key": pa.string(),
            "options": pa.string(),
            "players": pa.list_(pa.string()),
            "decisions": pa.int32(),
            "utilities": pa.list_(pa.float32()),
            "points": pa.list_(pa.int32()),
            "places": pa.list_(pa.int8()),
        },
        metadata={"carrack": carrack.__version__},
    )


# ---- Files ----


@dataclass(frozen=True)
class Wish:
    """What is to be written, and where."""

    output: str
    form: str
    rows: str
    choices: bool
    force: bool

    @classmethod
    def checked(cls, output: str, form: str | None, rows: str, choices: bool, force: bool) -> Wish:
        """CarrackError when it cannot be done."""
        form = form or form_of(output)
        for name, value, allowed in (("format", form, FORMATS), ("rows", rows, ROWS)):
            if value not in allowed:
                raise unable(f"{name} must be {' or '.join(allowed)}, not {shown(value)}")
        ending = ending_of(output)
        if ending in FORMATS and ending != form:
            raise unable(f"{printable(output)} is called {ending}, but {form} is asked for")
        if output == STANDARD_OUTPUT and form == PARQUET:
            raise unable("standard output takes jsonl; Parquet needs a file")
        return cls(output, form, rows, choices, force)

    def path_for(self, exported: ExportedGame) -> Path:
        """The file that takes the rows of a game."""
        path = Path(self.output)
        if self.output == STANDARD_OUTPUT or ending_of(self.output):
            return path
        return path / f"{exported.table if self.rows == DECISIONS else RECORDS}.{self.form}"

    def items(self, exported: ExportedGame) -> list[Item]:
        if self.rows == RECORDS:
            return [(exported, None)]
        return [
            (exported, one) for one in exported.decisions if not self.choices or len(one.legal) > 1
        ]


class Files:
    """The files being written, each under another name until all are complete."""

    def __init__(self, wish: Wish) -> None:
        self.wish = wish
        self.writers: dict[Path, Writer] = {}

    def names(self) -> list[str]:
        return [str(path) for path in self.writers]

    def add(self, exported: ExportedGame) -> int:
        """Write the rows of a game; how many decisions it has."""
        path = self.wish.path_for(exported)
        if path not in self.writers:
            self.writers[path] = self.opened(path, exported)
        writer = self.writers[path]
        if isinstance(writer, Parquet) and self.wish.rows == DECISIONS:
            check_table(path, writer.table, exported.table)
        items = self.wish.items(exported)
        writer.add(items)
        return len(exported.decisions) if self.wish.rows == RECORDS else len(items)

    def opened(self, path: Path, first: ExportedGame) -> Writer:
        if self.wish.output == STANDARD_OUTPUT:
            return JsonLines(None)
        if path.exists() and not self.wish.force:
            raise unable(f"{printable(path)} exists already; force replaces it")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            if self.wish.form == JSONL:
                return JsonLines(unfinished(path))
            return Parquet(unfinished(path), first, self.wish.rows)
        except OSError as error:
            raise unable(f"{printable(path)} cannot be written: {error.strerror}") from None

    def complete(self) -> None:
        for writer in self.writers.values():
            writer.finish()
            writer.close()
        for path in self.writers:
            if self.wish.output != STANDARD_OUTPUT:
                os.replace(unfinished(path), path)

    def give_up(self) -> None:
        for path, writer in self.writers.items():
            with suppress(OSError):
                writer.close()
            unfinished(path).unlink(missing_ok=True)


@contextmanager
def writing(wish: Wish) -> Iterator[Files]:
    """All files become complete, or none is left."""
    files = Files(wish)
    try:
        yield files
        files.complete()
    except BaseException:
        files.give_up()
        raise


def form_of(output: str) -> str:
    """
    >>> form_of("decisions.jsonl"), form_of("-"), form_of("folder")
    ('jsonl', 'jsonl', 'parquet')
    """
    return JSONL if output == STANDARD_OUTPUT else ending_of(output) or PARQUET


def ending_of(output: str) -> str:
    """What a file is called; nothing for a folder."""
    path = Path(output)
    return "" if path.is_dir() else path.suffix.removeprefix(".")


def unfinished(path: Path) -> Path:
    return path.with_name(f".{path.name}.unfinished")


def check_table(path: Path, first: str, other: str) -> None:
    if first != other:
        raise unable(
            f"{printable(path)} holds {first}, and {other} does not fit: a Parquet file is for one "
            "title and one number of seats; name a folder instead"
        )


def unable(sentence: str) -> CarrackError:
    return CarrackError(sentence, code="research.export")
