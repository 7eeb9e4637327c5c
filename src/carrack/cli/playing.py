"""The commands that play a game at the terminal: `carrack play | resume`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import carrack
from carrack.cli.options import Figures, Language, Modifiers, Options, Plain, Title, Variant
from carrack.cli.speaking import spoken

AT_HOME = "me,greedy,greedy,greedy"  # unless somebody says otherwise, at titles that greedy knows


def play(
    title: Title = "macau_cards",
    variant: Variant = None,
    modifier: Modifiers = None,
    option: Options = None,
    seats: Annotated[
        str | None,
        typer.Option(
            help="Who plays, clockwise: me, me:NAME, or bots (greedy, captain, governor:5, …).",
            show_default=AT_HOME,
        ),
    ] = None,
    think: Annotated[
        float | None, typer.Option(metavar="SECONDS", help="How long a governor thinks.")
    ] = None,
    seed: Annotated[
        int | None, typer.Option(help="For study: the same seed deals the same cards.")
    ] = None,
    save: Annotated[Path | None, typer.Option(help="Keep the game in this file.")] = None,
    campaign: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Play the next chapter of the campaign in this file."),
    ] = None,
    add: Annotated[
        list[str] | None,
        typer.Option(help="Add this to the rest of the campaign, for example uprising."),
    ] = None,
    data: Figures = None,
    language: Language = None,
    plain: Plain = False,
) -> None:
    """Play a game at the terminal. It is kept while you play; `carrack resume` goes on with it."""
    spoken_in = spoken(language, title)
    from carrack.terminal import arguments
    from carrack.terminal import play as table
    from carrack.terminal.figures import with_figures

    game = with_figures(carrack.load(title), data)
    if seats is None:
        seats = arguments.usual_seats(AT_HOME, game, instead="merchant")
    players = arguments.thinking(arguments.players(seats, game), think)
    options = arguments.options(game, variant, modifier or [], option or [])
    wish = table.CampaignWish(campaign, add or [])
    table.start(game, players, options, seed, save, spoken_in, plain, wish)


def resume(
    file: Annotated[
        Path | None, typer.Argument(help="The game to go on with; else the last one.")
    ] = None,
    language: Language = None,
    plain: Plain = False,
) -> None:
    """Go on with a game that was stopped."""
    spoken_in = spoken(language)
    from carrack.terminal import play as table

    table.resume(file, spoken_in, plain)
