"""The commands for researchers: `carrack export | dataset | report`."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

import carrack
from carrack.cli.contests import planned
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
from carrack.kernel.errors import BadRecord
from carrack.kernel.extras import extra

ALIKE = "greedy,greedy,greedy"  # unless somebody says otherwise, at titles that greedy knows
Alike = Annotated[str | None, typer.Option(help="The bots, clockwise.", show_default=ALIKE)]

LEVELS = "random,greedy,cabin_boy"
Ray = Annotated[
    str | None,
    typer.Option(
        metavar="ADDRESS",
        help="Spread them over this Ray cluster; local starts one. Changes no result.",
    ),
]

research_parts = partial(extra, "research", code="research.not_installed")


def export(
    records: Annotated[
        list[Path] | None, typer.Argument(help="Records of games, or folders with them.")
    ] = None,
    form: Annotated[
        str | None, typer.Option("--format", help="parquet or jsonl; else what FILE is called.")
    ] = None,
    target: Annotated[
        str,
        typer.Option(
            "--output",
            metavar="FILE",
            help="Or a folder, with a file for each title; - is standard output.",
        ),
    ] = ".",
    rows: Annotated[
        str, typer.Option(help="decisions, or records for one row a game.")
    ] = "decisions",
    choices: Annotated[
        bool, typer.Option("--choices", help="Leave out decisions with one legal action.")
    ] = False,
    force: Annotated[bool, typer.Option("--force", help="Replace a file that exists.")] = False,
    title: Annotated[
        str | None, typer.Option(help="Let bots play games of this title, instead of records.")
    ] = None,
    variant: Variant = None,
    modifier: Modifiers = None,
    option: Options = None,
    seats: Alike = None,
    games: Annotated[int, typer.Option(help="How many games they play.")] = 100,
    seed: SameGames = 0,
    data: Figures = None,
    language: Language = None,
    json: Json = None,
) -> None:
    """Write games as tables to learn from: what a seat knew, might do and did, and its outcome."""
    spoken_in = spoken(language, title)
    with research_parts():
        from carrack.research import export as exporting
    from carrack.terminal import output
    from carrack.terminal import simulate as simulation
    from carrack.terminal.words import Words

    exporting.check_source(records or [], title)
    exporting.check_outputs(target, json)
    broken: list[BadRecord] = []
    if title is None:
        files = exporting.files_of(records or [])
        found, total = exporting.recorded(files, broken), len(files)
    else:
        plan = planned(title, variant, modifier, option, seats, ALIKE, games, seed, True, data)
        found, total = exporting.played(plan), games
    words = Words(spoken_in)
    with research_parts(), simulation.bar(total, output.error_console(), words) as done:
        made = exporting.write(found, target, form, rows, choices=choices, force=force, done=done)
    for error in broken:
        output.error_console().print(str(error), soft_wrap=True, markup=False)
    if json is not None:
        listed = {"broken": [str(error) for error in broken]} if broken else {}
        output.write_json(made.as_json() | listed, json)
    if output.STANDARD_OUTPUT not in (json, target):
        names = ", ".join(made.files)
        sentence = words.say(
            "export-written", decisions=made.decisions, games=made.games, files=names
        )
        output.console().print(sentence, soft_wrap=True)


def dataset(
    title: Title,
    variant: Variant = None,
    modifier: Modifiers = None,
    option: Options = None,
    seats: Annotated[int | None, typer.Option(help="How many; else as few as can be.")] = None,
    levels: Annotated[
        str, typer.Option(help="The bots of which every seat of every game draws one.")
    ] = LEVELS,
    games: Games = 1000,
    shard: Annotated[int, typer.Option(help="How many games a file has.")] = 1000,
    jobs: Jobs = 1,
    ray: Ray = None,
    seed: SameGames = 0,
    target: Annotated[
        str, typer.Option("--output", metavar="FOLDER", help="Else TITLE-dataset.")
    ] = "",
    data: Figures = None,
    language: Language = None,
    json: Json = None,
) -> None:
    """Write a data set of many games in shards, with a card; again to go on with one."""
    spoken_in = spoken(language, title)
    with research_parts():
        from carrack.research import dataset as datasets
    from carrack.terminal import output
    from carrack.terminal import simulate as simulation
    from carrack.terminal.words import Words

    folder = target or f"{title}-dataset"
    least = carrack.load(title).min_seats
    asked = min(max(levels.count(",") + 1, least), carrack.load(title).max_seats)
    names = ",".join((levels.split(",") * asked)[:asked])
    plan = planned(title, variant, modifier, option, names, LEVELS, games, seed, False, data)
    plan = replace(plan, players=tuple(levels.split(",")))
    simulation.check_numbers(games, jobs)
    words = Words(spoken_in)
    with research_parts(), simulation.bar(games, output.error_console(), words) as done:
        made = datasets.make(plan, seats or least, folder, shard, jobs, ray, done)
    if json is not None:
        output.write_json(made, json)
    if json != output.STANDARD_OUTPUT:
        sentence = words.say(
            "export-written", decisions=made["decisions"], games=made["games"], files=folder
        )
        output.console().print(sentence, soft_wrap=True)


def report(
    title: Title,
    variant: Variant = None,
    modifier: Modifiers = None,
    option: Options = None,
    seats: Alike = None,
    games: Games = 1000,
    jobs: Jobs = 1,
    ray: Ray = None,
    seed: SameGames = 0,
    rotate: Rotate = True,
    target: Annotated[
        Path | None,
        typer.Option("--output", metavar="FILE", help="The page; else report-TITLE.html."),
    ] = None,
    data: Figures = None,
    language: Language = None,
    json: Json = None,
) -> None:
    """Let bots play many games, and write a page with plots: scores, seats, cards, and more."""
    spoken_in = spoken(language, title)
    with research_parts():
        from carrack.research import report_page
    from carrack.research import report as reporting
    from carrack.research.report_json import report_as_json
    from carrack.research.spread import count_all
    from carrack.terminal import output
    from carrack.terminal import simulate as simulation
    from carrack.terminal.words import Words

    plan = planned(title, variant, modifier, option, seats, ALIKE, games, seed, rotate, data)
    simulation.check_numbers(games, jobs)
    page = target or Path(f"report-{title}.html")
    with research_parts():
        report_page.check(page)
    if json is not None and json != output.STANDARD_OUTPUT:
        report_page.check(Path(json))
    with simulation.bar(games, output.error_console(), Words(spoken_in)) as done:
        found = reporting.Found(plan, count_all(plan, jobs, ray, done), spoken_in)
    sections = reporting.sections(found)
    report_page.write(page, found, sections)
    if json is not None:
        output.write_json(report_as_json(found, sections), json)
    if json != output.STANDARD_OUTPUT:
        output.console().print(str(page), soft_wrap=True)
