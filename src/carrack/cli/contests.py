"""The commands that let bots play: `carrack simulate | tournament | ladder | bench`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

import carrack
from carrack.cli.options import (
    Figures,
    Games,
    Jobs,
    Json,
    Language,
    Modifiers,
    Options,
    Rotate,
    SameGames,
    Title,
    Variant,
)
from carrack.cli.speaking import spoken

if TYPE_CHECKING:
    from carrack.bots.series import Plan

COMPARED = "greedy,random,random"  # unless somebody says otherwise, at titles that greedy knows


def simulate(
    title: Title,
    variant: Variant = None,
    modifier: Modifiers = None,
    option: Options = None,
    seats: Annotated[
        str | None, typer.Option(help="The bots, clockwise.", show_default=COMPARED)
    ] = None,
    games: Games = 1000,
    jobs: Jobs = 1,
    seed: SameGames = 0,
    rotate: Rotate = True,
    data: Figures = None,
    language: Language = None,
    json: Json = None,
) -> None:
    """Let bots play many games, and show who wins how often."""
    spoken_in = spoken(language, title)
    from carrack.terminal import output
    from carrack.terminal import simulate as simulation
    from carrack.terminal.words import Words

    plan = planned(title, variant, modifier, option, seats, COMPARED, games, seed, rotate, data)
    simulation.check_numbers(games, jobs)
    words = Words(spoken_in)
    summary = simulation.run(plan, jobs, output.error_console(), words)
    if json is not None:
        output.write_json(summary.as_json(), json)
    if json != output.STANDARD_OUTPUT:
        simulation.show(summary, output.console(), words)


def planned(
    title: str,
    variant: str | None,
    modifier: list[str] | None,
    option: list[str] | None,
    seats: str | None,
    usual: str,
    games: int,
    seed: int,
    rotate: bool,
    data: Path | None,
) -> Plan:
    """Games between bots as they are written behind a command."""
    from carrack.bots.series import Plan
    from carrack.terminal import arguments
    from carrack.terminal.figures import with_figures
    from carrack.terminal.simulate import check_numbers

    game = with_figures(carrack.load(title), data)
    if seats is None:
        seats = arguments.usual_seats(usual, game, instead="random")
    players = tuple(player.kind for player in arguments.bots_only(seats, game))
    options = arguments.options(game, variant, modifier or [], option or [])
    check_numbers(games, jobs=1)
    game.new(seats=len(players), seed=0, options=options)
    folder = None if data is None else str(data)
    return Plan(title, options, players, games, seed, rotate, folder)


def tournament(
    title: Title,
    kind: Annotated[
        str, typer.Option(help="swiss, robin, single, double, arena, league or ladder.")
    ] = "swiss",
    players: Annotated[int, typer.Option(min=2, max=1000, help="How many bots.")] = 16,
    bots: Annotated[str, typer.Option(help="Their levels, in turn.")] = "greedy,random",
    seats: Annotated[int, typer.Option(help="At each table.")] = 2,
    rounds: Annotated[int, typer.Option(help="0: as many as it needs.")] = 0,
    rule: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE", help="Another rule of the tournament, as advance=2."),
    ] = None,
    duplicate: Annotated[
        bool, typer.Option("--duplicate", help="Every table of a round has the same chance.")
    ] = False,
    variant: Variant = None,
    modifier: Modifiers = None,
    option: Options = None,
    jobs: Jobs = 1,
    seed: SameGames = 0,
    write: Annotated[
        list[Path] | None,
        typer.Option(metavar="FILE", help="The standings, as .csv or .trf; may be repeated."),
    ] = None,
    language: Language = None,
    json: Json = None,
) -> None:
    """Let bots play a tournament, a league or a ladder, and show how they stand."""
    spoken_in = spoken(language, title)
    from carrack.terminal import arguments, output
    from carrack.terminal import tournament as playing
    from carrack.terminal.simulate import check_numbers
    from carrack.terminal.words import Words

    game = carrack.load(title)
    check_numbers(1, jobs)
    options = arguments.options(game, variant, modifier or [], option or [])
    trial = game.new(seats=seats, seed=0, options=options)
    teams = seats > 1 and game.is_cooperative(trial)
    more = [*(rule or []), *(["teams=yes"] if teams else [])]
    rules = playing.rules_written(kind, seats, rounds, duplicate or teams, more)
    levels = playing.levels_of(bots, players, title, seats if teams else 1)
    words = Words(spoken_in)
    held = playing.Tournament(title, options, rules, levels, seed)
    playing.check_files(held, write or [])
    playing.run(held, jobs, output.error_console(), words)
    for file in write or []:
        playing.write(held, file)
    if json is not None:
        output.write_json(playing.as_json(held), json)
    if json != output.STANDARD_OUTPUT:
        playing.show(held, output.console(), words)


def ladder(
    title: Title,
    variant: Variant = None,
    modifier: Modifiers = None,
    option: Options = None,
    seats: Annotated[int, typer.Option(help="At each table, where a claim does not say.")] = 4,
    games: Annotated[int, typer.Option(help="At most, for each claim.")] = 400,
    least: Annotated[
        int, typer.Option(min=0, help="Games of a claim before it may be left as decided.")
    ] = 0,
    minutes: Annotated[float, typer.Option(help="At most, for all claims together.")] = 60.0,
    claim: Annotated[
        list[str] | None, typer.Option(help="Only this claim; may be given several times.")
    ] = None,
    jobs: Annotated[int, typer.Option(help="How many games at once; changes no game.")] = 1,
    seed: SameGames = 0,
    page: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Put the table into this Markdown page.")
    ] = None,
    language: Language = None,
    json: Json = None,
) -> None:
    """Let the levels of bots play against each other, and show what that proves."""
    spoken_in = spoken(language, title)
    from carrack.bots.ladder import Ladder, ladder_as_json
    from carrack.terminal import arguments, output
    from carrack.terminal import ladder as climbing
    from carrack.terminal.words import Words

    options = arguments.options(carrack.load(title), variant, modifier or [], option or [])
    wish = Ladder(title, options, seats, games, least, minutes, seed, jobs, tuple(claim or ()))
    climbing.check_ladder(wish)
    words = Words(spoken_in)
    found = climbing.run(wish, output.error_console(), words)
    if json is not None:
        output.write_json(ladder_as_json(wish, found), json)
    if page is not None:
        climbing.write_page(page, wish, found)
    if json != output.STANDARD_OUTPUT:
        climbing.show(wish, found, output.console(), words)


def bench(title: Title, language: Language = None, json: Json = None) -> None:
    """Measure how fast the rules run on this machine."""
    spoken_in = spoken(language, title)
    from carrack.terminal import bench as measuring
    from carrack.terminal import output, show

    measures = measuring.measures(title)
    if json is not None:
        output.write_json(measures, json)
    if json != output.STANDARD_OUTPUT:
        show.show_bench(measures, output.console(), spoken_in)
