"""The commands that show a title: `carrack games | rules | card | check-data`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import carrack
from carrack.cli.failing import BAD_INPUT
from carrack.cli.options import Figures, Json, Language, Modifiers, Options, Title, Variant
from carrack.cli.speaking import spoken


def games(language: Language = None, json: Json = None) -> None:
    """List the titles with their variants and house rules."""
    spoken_in = spoken(language)
    from carrack.terminal import output, show

    if json is not None:
        output.write_json(show.games_as_json(), json)
    if json != output.STANDARD_OUTPUT:
        show.show_games(output.console(), spoken_in)


def rules(
    title: Title,
    options: Annotated[bool, typer.Option("--options", help="List all options instead.")] = False,
    language: Language = None,
) -> None:
    """Read the rules of a title, or what its options change."""
    spoken_in = spoken(language, title)
    from carrack.terminal import output, show

    show_it = show.show_options if options else show.show_rules
    show_it(carrack.load(title), output.console(), spoken_in)


def card(
    title: Title,
    card: Annotated[str, typer.Argument(help="A card, as in 7S or BJ, fountain or customs_2.")],
    variant: Variant = None,
    modifier: Modifiers = None,
    option: Options = None,
    data: Figures = None,
    language: Language = None,
    json: Json = None,
) -> None:
    """Show what a card does, and where its figures come from."""
    spoken_in = spoken(language, title)
    from carrack.terminal import arguments, output, show
    from carrack.terminal.figures import with_figures

    game = with_figures(carrack.load(title), data)
    options = arguments.options(game, variant, modifier or [], option or [])
    if json is not None:
        output.write_json(show.card_as_json(game, card, options, spoken_in), json)
    if json != output.STANDARD_OUTPUT:
        show.show_card(game, card, options, output.console(), spoken_in)


def check_data(
    title: Title,
    folder: Annotated[
        Path | None, typer.Argument(help="A folder with corrected figures; else our own.")
    ] = None,
    language: Language = None,
    json: Json = None,
) -> None:
    """Look through printed figures: errors cannot be played, warnings can."""
    spoken_in = spoken(language, title)
    from carrack.kernel.findings import is_playable
    from carrack.terminal import figures, output

    where, findings = figures.findings_in(carrack.load(title), folder)
    if json is not None:
        output.write_json(figures.as_json(where, findings), json)
    if json != output.STANDARD_OUTPUT:
        figures.show(where, findings, output.console(), spoken_in)
    if not is_playable(findings):
        raise typer.Exit(BAD_INPUT)
