"""The commands for researchers: `carrack export | report`."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Annotated

import typer

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
from carrack.kernel.extras import extra

ALIKE = "greedy,greedy,greedy"  # unless somebody says otherwise, at titles that greedy knows
Alike = Annotated[str | None, typer.Option(help="The bots, clockwise.", show_default=ALIKE)]

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
    if title is None:
        files = exporting.files_of(records or [])
        found, total = exporting.recorded(files), len(files)
    else:
        plan = planned(title, variant, modifier, option, seats, ALIKE, games, seed, True, data)
        found, total = exporting.played(plan), games
    words = Words(spoken_in)
    with research_parts(), simulation.bar(total, output.error_console(), words) as done:
        made = exporting.write(found, target, form, rows, choices=choices, force=force, done=done)
    if json is not None:
        output.write_json(made.as_json(), json)
    if output.STANDARD_OUTPUT not in (json, target):
        names = ", ".join(made.files)
        sentence = words.say(
            "export-written", decisions=made.decisions, games=made.games, files=names
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
    ray: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS",
            help="Spread them over this Ray cluster; local starts one. Changes no result.",
        ),
    ] = None,
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
        found = reporting.Found(plan, count_all(plan, jobs, ray, done))
    sections = reporting.sections(found)
    report_page.write(page, found, sections)
    if json is not None:
        output.write_json(report_as_json(found, sections), json)
    if json != output.STANDARD_OUTPUT:
        output.console().print(str(page), soft_wrap=True)
