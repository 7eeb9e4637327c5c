"""The command line: `carrack play | resume | simulate | tournament | ladder | replay | games`, …

`verify` checks that a recorded game was fair. `export | dataset | report` are for researchers;
`serve | admin | backup | restore` are those of a server.

Each command only says what may be written behind it. What it does stands in `carrack.terminal`,
`carrack.research` or `carrack.server`, which is loaded when the command runs: `carrack --version`
need not wait for anything.
"""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer

import carrack
from carrack.cli import contests, looking, playing, records, studying
from carrack.cli.failing import Commands
from carrack.cli.speaking import asked
from carrack.server.operate import commands as server

app = typer.Typer(
    cls=Commands,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    help="Games of trade and cards, to play against bots or friends and to study.",
)


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"carrack {carrack.__version__} ({carrack.build_mode()})")
        raise typer.Exit


@app.callback()
def carrack_command(
    version: Annotated[
        bool,
        typer.Option(
            "--version", callback=show_version, is_eager=True, help="Version and build mode."
        ),
    ] = False,
) -> None:
    asked.clear()
    tell_if_pure()


def tell_if_pure() -> None:
    """Say once that the package runs without its compiled part, unless that was asked for."""
    if carrack.build_mode() == "compiled" or os.environ.get("CARRACK_PURE", "") not in ("", "0"):
        return
    from carrack.terminal.folder import first_time

    if first_time("pure"):
        from carrack.terminal.arguments import language
        from carrack.terminal.output import tell
        from carrack.terminal.words import Words

        tell(Words(language(None)).say("told-pure"))


# In the order in which `carrack --help` lists them

app.command()(playing.play)
app.command()(playing.resume)
app.command()(contests.simulate)
app.command()(contests.tournament)
app.command()(contests.ladder)
app.command()(records.replay)
app.command()(records.verify)
app.command()(records.analyze)
app.command()(studying.export)
app.command()(studying.dataset)
app.command()(studying.report)
app.command()(looking.games)
app.command()(looking.rules)
app.command()(looking.card)
app.command()(looking.check_data)
app.command()(contests.bench)
app.command()(server.serve)
app.add_typer(server.admin, name="admin")
app.command()(server.backup)
app.command()(server.restore)


def main() -> None:
    """The entry point of the `carrack` command."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            # A terminal without ♠ shows a question mark, not a failure.
            reconfigure(errors="replace")
    app()
