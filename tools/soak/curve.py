"""The figures of docs/operate.md and docs/scale.md, measured anew on a quiet machine.

    python -m tools.soak.curve FOLDER --database postgresql://user@host/empty

Plays the soak's mix at every point of PLAN, one after the other, and writes one JSON file for each,
`curve.md` with the tables of the docs, and `measured.json` as `tools/` keeps it. A point that lies
in the folder already is not measured again, and none is begun when the minutes are over; so it can
be stopped and called again.
"""

from __future__ import annotations

import json as jsons
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Annotated, Any

import typer

from carrack.terminal import output
from tools.soak import report, run

USUAL = 300  # tables; with so many, PostgreSQL and one process, a day is worked out
KEPT = ("actions", "rows", "cpu_ms_per_action", "row_bytes", "told_bytes", "latencies_ms")


@dataclass(frozen=True)
class Part:
    """One curve: what is measured, with how many tables."""

    name: str
    counts: Sequence[int]
    on_postgres: bool
    trouble: str = "none"
    clients: int = 2  # of the attacker's neighbors one: several see no trouble

    def wish(self, tables: int, seconds: float, database: str) -> run.Wish:
        return run.Wish(
            tables,
            seconds=seconds,
            times=0,
            database=database if self.on_postgres else "",
            mix=True,
            clients=self.clients,
            trouble=self.trouble,
        )


PLAN = (
    Part("postgresql", (100, 200, 300, 400, 500, 600, 700), True),
    Part("attacker", (100,), False, "attacker", 1),
    Part("two", (500, 700, 900), True, "processes"),
    Part("sqlite", (300, 500, 700), False),
)

Found = dict[str, dict[int, dict[str, Any]]]  # by part and number of tables

app = typer.Typer(add_completion=False)


@app.command()
def curve(
    folder: Annotated[Path, typer.Argument(help="For the figures; is made if need be.")],
    database: Annotated[str, typer.Option(metavar="URL", help="PostgreSQL, empty.")] = "",
    seconds: Annotated[float, typer.Option(help="Of play at each point.")] = 45.0,
    minutes: Annotated[float, typer.Option(help="Then no other point is begun.")] = 22.0,
    only: Annotated[str, typer.Option(help="One of postgresql, attacker, two, sqlite.")] = "",
    tables: Annotated[int, typer.Option(min=0, help="One point alone.")] = 0,
) -> None:
    """Measure what is not measured yet, and write the tables of the docs."""
    folder.mkdir(parents=True, exist_ok=True)
    over = monotonic() + 60 * minutes
    wrong: list[str] = []
    for part in PLAN:
        if only not in ("", part.name) or (part.on_postgres and not database):
            continue
        for count in [tables] if tables else part.counts:
            target = folder / f"{part.name}-{count}.json"
            if not target.exists():
                if monotonic() > over:
                    break
                output.tell(f"---- {part.name}, {count} tables ----")
                found = run.soak(part.wish(count, seconds, database), output.tell)
                target.write_text(jsons.dumps(found, indent=1) + "\n")
                output.tell(report.shown_knee([found]))
            found = jsons.loads(target.read_text())
            if not report.is_good(found):
                wrong.append(f"{target.name}: {found['wrong']}")
            if found["p99_ms"] > run.TOO_SLOW_MS:
                break
    measured = read(folder)
    (folder / "curve.md").write_text(shown(measured))
    if USUAL in measured.get("postgresql", {}):
        kept = {name: measured["postgresql"][USUAL][name] for name in KEPT}
        (folder / "measured.json").write_text(jsons.dumps(kept, indent=1) + "\n")
    typer.echo(shown(measured))
    if wrong:
        typer.echo("\n".join(wrong), err=True)
        raise typer.Exit(1)


def read(folder: Path) -> Found:
    """All points that lie in a folder."""
    found: Found = {}
    for path in sorted(folder.glob("*-*.json")):
        name, _, tables = path.stem.rpartition("-")
        found.setdefault(name, {})[int(tables)] = jsons.loads(path.read_text())
    return found


# ---- as the docs have it ----


def shown(found: Found) -> str:
    """The tables of docs/operate.md, and the lines of docs/scale.md."""
    parts = [
        ("docs/operate.md, what one process carries", curve_shown(found)),
        ("docs/scale.md, what is measured: two processes", rows(found.get("two", {}))),
        ("docs/operate.md: beside the attacker", rows(found.get("attacker", {}))),
    ]
    return "\n".join(f"{title}\n\n{text}\n" for title, text in parts if text)


def curve_shown(found: Found) -> str:
    """The table of the docs, with both databases side by side."""
    sqlite, postgres = found.get("sqlite", {}), found.get("postgresql", {})
    lines = [
        "| tables | actions a second | SQLite: p50 | p99 | p99, second half | cores "
        "| PostgreSQL: p50 | p99 | p99, second half | cores |",
        "| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for tables in sorted({*sqlite, *postgres}):
        here = [one for one in (postgres.get(tables), sqlite.get(tables)) if one is not None]
        cells = [str(tables), f"{here[0]['actions_per_s']:.0f}"]
        cells += [*times(sqlite.get(tables)), *times(postgres.get(tables))]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines) if len(lines) > 2 else ""


def rows(points: dict[int, dict[str, Any]]) -> str:
    """One curve alone, with what the processor did for an action."""
    lines = [
        "| tables | actions a second | p50 | p99 | p99, second half | cores | ms for an action "
        "| of these in front |",
        "| ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for tables, one in sorted(points.items()):
        cells = [str(tables), f"{one['actions_per_s']:.0f}", *times(one)]
        cells += [str(one["cpu_ms_per_action"]), str(one["cpu_ms_in_front"])]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines) if points else ""


def times(one: dict[str, Any] | None) -> list[str]:
    """
    >>> times({"p50_ms": 0.94, "p99_ms": 1870.2, "later_p99_ms": 12.4, "cpu_share": 0.213})
    ['0.9 ms', '1.9 s', '12 ms', '0.21']
    """
    if one is None:
        return [""] * 4
    told = [in_words(one[name]) for name in ("p50_ms", "p99_ms", "later_p99_ms")]
    return [*told, f"{one['cpu_share']:.2f}"]


def in_words(ms: float) -> str:
    if ms >= 1000:
        return f"{ms / 1000:.1f} s"
    return f"{ms:.1f} ms" if ms < 9.95 else f"{ms:.0f} ms"


if __name__ == "__main__":
    app()
