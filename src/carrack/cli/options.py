"""What may be written behind several commands, each option once."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from carrack.terminal.arguments import DRAWN
from carrack.texts import LANGUAGES

Title = Annotated[str, typer.Argument(help="The id of a title, as `carrack games` lists them.")]
Variant = Annotated[
    str | None, typer.Option("--variant", "--scenario", help="The variant or scenario to play.")
]
Modifiers = Annotated[
    list[str] | None, typer.Option("--modifier", help="A house rule; may be given several times.")
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option", metavar="NAME=VALUE", help="A single option; may be given several times."
    ),
]
Figures = Annotated[
    Path | None, typer.Option("--data", metavar="FOLDER", help="Corrected printed figures.")
]
Language = Annotated[
    str | None,
    typer.Option(
        help=f"{', '.join(LANGUAGES)}; with -x- and {', '.join(DRAWN)} behind it, letters on cards."
    ),
]
Plain = Annotated[bool, typer.Option("--plain", help="No colors, no frames, nothing redrawn.")]
Json = Annotated[
    str | None,
    typer.Option(
        "--json", metavar="FILE", help="Write the result for programs; - is standard output."
    ),
]
RecordFile = Annotated[Path, typer.Argument(help="The record of a game.")]

# ---- of many games ----

Games = Annotated[int, typer.Option(help="How many games.")]
Jobs = Annotated[int, typer.Option(help="How many of them at once; changes no result.")]
SameGames = Annotated[int, typer.Option(help="The same seed gives the same games.")]
Rotate = Annotated[
    bool,
    typer.Option("--rotate/--no-rotate", help="Everybody moves one seat on after each game."),
]
