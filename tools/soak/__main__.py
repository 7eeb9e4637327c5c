"""`python -m tools.soak`, or `make soak`."""

from __future__ import annotations

import sys
from dataclasses import replace
from typing import Annotated, Any

import typer

from carrack.kernel.errors import CarrackError
from carrack.terminal import output
from tools.soak import report, run
from tools.soak.troubles import TROUBLES

ALL = "all"

app = typer.Typer(add_completion=False)


@app.command()
def soak(
    tables: Annotated[int, typer.Option(min=1, help="Tables that are played at.")] = 200,
    rate: Annotated[float, typer.Option(help="Actions a second at each table.")] = 1.0,
    seconds: Annotated[float, typer.Option(help="How long they play.")] = 60.0,
    trouble: Annotated[
        str, typer.Option(metavar="KIND", help=f"What happens: {', '.join(TROUBLES)}, or all.")
    ] = "kill",
    times: Annotated[int, typer.Option("--times", "--kill", min=0, help="How often.")] = 5,
    people: Annotated[int, typer.Option(min=1, max=4, help="At each table; the rest: bots.")] = 2,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="Else a new file, removed afterwards.")
    ] = None,
    mix: Annotated[
        bool, typer.Option("--mix", help="All titles alike, 2 people and a greedy bot each.")
    ] = False,
    server_cores: Annotated[
        str, typer.Option(metavar="CORES", help="As in 0,1: the server runs on these alone.")
    ] = "",
    clients: Annotated[
        int, typer.Option(min=1, help="Processes that the people are spread over.")
    ] = 1,
    knee: Annotated[
        str | None,
        typer.Option(metavar="COUNTS", help="As in 50,100,200: one run each, without kills."),
    ] = None,
    json: Annotated[
        str | None,
        typer.Option("--json", metavar="FILE", help="Write it for programs; - is standard output."),
    ] = None,
) -> None:
    """Trouble a server while many play, and look whether anything is lost. Exit code 1 if so."""
    wish = run.Wish(
        tables, rate, seconds, times, people, database or "", mix, server_cores, clients
    )
    told: dict[str, Any]
    if knee:
        runs = run.knee(wish, knee, output.tell)
        told, shown = {"knee": runs}, report.shown_knee(runs)
    elif trouble == ALL:
        runs = run.all_troubles(wish, output.tell)
        told, shown = {"troubles": runs}, report.shown_troubles(runs)
    else:
        runs = [run.soak(replace(wish, trouble=trouble), output.tell)]
        told, shown = runs[0], report.shown(runs[0])
    if json is not None:
        output.write_json(told, json)
    if json != output.STANDARD_OUTPUT:
        typer.echo(shown)
    if not all(map(report.is_good, runs)):
        raise typer.Exit(1)


def main() -> None:
    try:
        app()
    except CarrackError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
