"""The command line: `carrack play | resume | simulate | ladder | replay | analyze | games`, …

`export | report` are for researchers; `serve | admin | backup | restore` are those of a server.

Each command only says what may be written behind it. What it does stands in `carrack.terminal`,
which is loaded when the command runs: `carrack --version` need not wait for anything.
"""

from __future__ import annotations

import os
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer
from typer.core import TyperGroup

import carrack
from carrack.kernel.errors import CarrackError
from carrack.kernel.extras import extra
from carrack.server import commands as server

if TYPE_CHECKING:
    from carrack.bots.series import Plan

BAD_INPUT = 2
STOPPED = 130


class Commands(TyperGroup):
    """All commands; what cannot be done becomes one sentence on standard error, and exit code 2."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except CarrackError as error:
            report(error)
            raise typer.Exit(BAD_INPUT) from None
        except KeyboardInterrupt:
            say_stopped()
            raise typer.Exit(STOPPED) from None
        except OSError as error:
            if isinstance(error, BrokenPipeError):
                leave_quietly()
            report(CarrackError(str(error), code="file.system"))
            raise typer.Exit(BAD_INPUT) from None


def say_stopped() -> None:
    from carrack.terminal.arguments import language
    from carrack.terminal.output import tell
    from carrack.terminal.words import Words

    tell(Words(language(told.get("language"))).say("stopped"))


def leave_quietly() -> NoReturn:
    """Whoever read our output has enough, as `head` does."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    raise typer.Exit(0)


def report(error: CarrackError) -> None:
    """The error in the language of the command."""
    from carrack.terminal.arguments import language
    from carrack.terminal.errors import sentence
    from carrack.terminal.output import tell

    tell(sentence(error, language(told.get("language")), told.get("title")))


# What the running command was asked: errors are told in its language and in the words of its title.
told: dict[str, str] = {}

app = typer.Typer(
    cls=Commands,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    help="Games of trade and cards, to play against bots or friends and to study.",
)

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
Language = Annotated[str | None, typer.Option(help="en, fr or de.")]
Plain = Annotated[bool, typer.Option("--plain", help="No colors, no frames, nothing redrawn.")]
Json = Annotated[
    str | None,
    typer.Option(
        "--json", metavar="FILE", help="Write the result for programs; - is standard output."
    ),
]


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
    told.clear()
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


def spoken(language: str | None, title: str | None = None) -> str:
    """The language of this command; remembered for its errors."""
    from carrack.terminal import arguments

    if title is not None:
        told["title"] = title
    told["language"] = arguments.language(language)
    return told["language"]


@app.command()
def play(
    title: Title = "macau_cards",
    variant: Variant = None,
    modifier: Modifiers = None,
    option: Options = None,
    seats: Annotated[
        str,
        typer.Option(
            help="Who plays, clockwise: me, me:NAME, or bots (greedy, captain, governor:5, …)."
        ),
    ] = "me,greedy,greedy,greedy",
    think: Annotated[
        float | None, typer.Option(metavar="SECONDS", help="How long a governor thinks.")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed deals the same cards.")] = None,
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
    players = arguments.thinking(arguments.players(seats, game), think)
    options = arguments.options(game, variant, modifier or [], option or [])
    wish = table.CampaignWish(campaign, add or [])
    table.start(game, players, options, seed, save, spoken_in, plain, wish)


@app.command()
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


@app.command()
def simulate(
    title: Title,
    variant: Variant = None,
    modifier: Modifiers = None,
    option: Options = None,
    seats: Annotated[str, typer.Option(help="The bots, clockwise.")] = "greedy,random,random",
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    jobs: Annotated[int, typer.Option(help="How many of them at once; changes no result.")] = 1,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    rotate: Annotated[
        bool,
        typer.Option("--rotate/--no-rotate", help="Everybody moves one seat on after each game."),
    ] = True,
    data: Figures = None,
    language: Language = None,
    json: Json = None,
) -> None:
    """Let bots play many games, and show who wins how often."""
    spoken_in = spoken(language, title)
    from carrack.terminal import output
    from carrack.terminal import simulate as simulation
    from carrack.terminal.words import Words

    plan = planned(title, variant, modifier, option, seats, games, seed, rotate, data)
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
    seats: str,
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
    players = tuple(player.kind for player in arguments.bots_only(seats, game))
    options = arguments.options(game, variant, modifier or [], option or [])
    check_numbers(games, jobs=1)
    game.new(seats=len(players), seed=0, options=options)
    folder = None if data is None else str(data)
    return Plan(title, options, players, games, seed, rotate, folder)


@app.command()
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
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    page: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Put the table into this Markdown page.")
    ] = None,
    language: Language = None,
    json: Json = None,
) -> None:
    """Let the levels of bots play against each other, and show what that proves."""
    spoken_in = spoken(language, title)
    from carrack.bots.ladder import Ladder, report
    from carrack.terminal import arguments, output
    from carrack.terminal import ladder as climbing
    from carrack.terminal.words import Words

    options = arguments.options(carrack.load(title), variant, modifier or [], option or [])
    wish = Ladder(title, options, seats, games, least, minutes, seed, jobs, tuple(claim or ()))
    climbing.check_ladder(wish)
    words = Words(spoken_in)
    found = climbing.run(wish, output.error_console(), words)
    if json is not None:
        output.write_json(report(wish, found), json)
    if page is not None:
        climbing.write_page(page, wish, found)
    if json != output.STANDARD_OUTPUT:
        climbing.show(wish, found, output.console(), words)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="The record of a game.")],
    at: Annotated[int | None, typer.Option(metavar="N", help="Show the table at step N.")] = None,
    seat: Annotated[
        int | None, typer.Option(metavar="K", help="As seat K saw it; else as a spectator did.")
    ] = None,
    language: Language = None,
    plain: Plain = False,
    json: Json = None,
) -> None:
    """Print a recorded game as a log, and check that it replays to the same fingerprints."""
    spoken_in = spoken(language)
    from carrack.terminal import output
    from carrack.terminal import replay as replays

    record = replays.opened(file)
    replays.check_seat(record, seat)
    if json is not None:
        value = (
            replays.as_json(record, seat) if at is None else replays.table_as_json(record, at, seat)
        )
        output.write_json(value, json)
    if json == output.STANDARD_OUTPUT:
        return
    if at is None:
        replays.show_log(record, seat, spoken_in, output.console(plain))
    else:
        replays.show_table(record, at, seat, spoken_in, output.console(plain))


@app.command()
def analyze(
    file: Annotated[Path, typer.Argument(help="The record of a game.")],
    level: Annotated[
        str, typer.Option(help="Who judges: merchant, captain or governor.")
    ] = "governor",
    simulations: Annotated[
        int | None, typer.Option(metavar="N", help="Of each choice; more takes longer.")
    ] = None,
    seat: Annotated[
        int | None, typer.Option(metavar="K", help="Only the choices of seat K.")
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed judges the same.")] = 0,
    language: Language = None,
    plain: Plain = False,
    json: Json = None,
) -> None:
    """Look at a recorded game again: what a strong bot would have done, and what that was worth."""
    spoken_in = spoken(language)
    from carrack.terminal import analyze as judging
    from carrack.terminal import output, replay
    from carrack.terminal.words import Words

    record = replay.opened(file)
    words = Words(spoken_in)
    found = judging.run(record, level, simulations, seat, seed, output.error_console(), words)
    if json is not None:
        output.write_json(judging.as_json(found), json)
    if json != output.STANDARD_OUTPUT:
        judging.show(found, record, spoken_in, output.console(plain))


# ---- for researchers: what these do stands in `carrack.research` ----


research_parts = partial(extra, "research", code="research.not_installed")


@app.command()
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
    seats: Annotated[str, typer.Option(help="The bots, clockwise.")] = "greedy,greedy,greedy",
    games: Annotated[int, typer.Option(help="How many games they play.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
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
        told, total = exporting.recorded(files), len(files)
    else:
        plan = planned(title, variant, modifier, option, seats, games, seed, True, data)
        told, total = exporting.played(plan), games
    words = Words(spoken_in)
    with research_parts(), simulation.bar(total, output.error_console(), words) as done:
        made = exporting.write(told, target, form, rows, choices=choices, force=force, done=done)
    if json is not None:
        output.write_json(made.as_json(), json)
    if output.STANDARD_OUTPUT not in (json, target):
        names = ", ".join(made.files)
        sentence = words.say(
            "export-written", decisions=made.decisions, games=made.games, files=names
        )
        output.console().print(sentence, soft_wrap=True)


@app.command("report")
def report_on(
    title: Title,
    variant: Variant = None,
    modifier: Modifiers = None,
    option: Options = None,
    seats: Annotated[str, typer.Option(help="The bots, clockwise.")] = "greedy,greedy,greedy",
    games: Annotated[int, typer.Option(help="How many games.")] = 1000,
    jobs: Annotated[int, typer.Option(help="How many of them at once; changes no result.")] = 1,
    ray: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS",
            help="Spread them over this Ray cluster; local starts one. Changes no result.",
        ),
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    rotate: Annotated[
        bool,
        typer.Option("--rotate/--no-rotate", help="Everybody moves one seat on after each game."),
    ] = True,
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
    from carrack.research.spread import count_all
    from carrack.terminal import output
    from carrack.terminal import simulate as simulation
    from carrack.terminal.words import Words

    plan = planned(title, variant, modifier, option, seats, games, seed, rotate, data)
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
        output.write_json(reporting.report_as_json(found, sections), json)
    if json != output.STANDARD_OUTPUT:
        output.console().print(str(page), soft_wrap=True)


@app.command()
def games(language: Language = None, json: Json = None) -> None:
    """List the titles with their variants and house rules."""
    spoken_in = spoken(language)
    from carrack.terminal import output, show

    if json is not None:
        output.write_json(show.games_as_json(), json)
    if json != output.STANDARD_OUTPUT:
        show.show_games(output.console(), spoken_in)


@app.command()
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


@app.command()
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


@app.command("check-data")
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
    from carrack.terminal import figures, output

    where, findings = figures.findings_in(carrack.load(title), folder)
    if json is not None:
        output.write_json(figures.as_json(where, findings), json)
    if json != output.STANDARD_OUTPUT:
        figures.show(where, findings, output.console(), spoken_in)
    if not figures.is_playable(findings):
        raise typer.Exit(BAD_INPUT)


@app.command()
def bench(title: Title, language: Language = None, json: Json = None) -> None:
    """Measure how fast the rules run on this machine."""
    spoken_in = spoken(language, title)
    from carrack.terminal import bench as measuring
    from carrack.terminal import output, show

    figures = measuring.figures(title)
    if json is not None:
        output.write_json(figures, json)
    if json != output.STANDARD_OUTPUT:
        show.show_bench(figures, output.console(), spoken_in)


# ---- the server: what these do stands in `carrack.server.commands` ----

app.command()(server.serve)
app.add_typer(server.admin, name="admin")
app.command()(server.backup)
app.command()(server.restore)


@app.command()
def soak(
    tables: Annotated[int, typer.Option(min=1, help="Tables that are played at.")] = 200,
    rate: Annotated[float, typer.Option(help="Actions a second at each table.")] = 1.0,
    seconds: Annotated[float, typer.Option(help="How long they play.")] = 60.0,
    kill: Annotated[int, typer.Option(min=0, help="How often the server is killed.")] = 5,
    people: Annotated[int, typer.Option(min=1, max=4, help="At each table; the rest: bots.")] = 2,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="Else a new file, removed afterwards.")
    ] = None,
    knee: Annotated[
        str | None,
        typer.Option(metavar="COUNTS", help="As in 50,100,200: one run each, without kills."),
    ] = None,
    json: Json = None,
) -> None:
    """Kill a server while many play, and look whether anything is lost. Exit code 1 if so."""
    with server.installed_parts():
        from carrack.server import soak as soaking
    from carrack.terminal import output

    wish = soaking.Wish(tables, rate, seconds, kill, people, database or "")
    runs = soaking.knee(wish, knee, output.tell) if knee else [soaking.soak(wish, output.tell)]
    if json is not None:
        output.write_json({"knee": runs} if knee else runs[0], json)
    if json != output.STANDARD_OUTPUT:
        typer.echo(soaking.shown_knee(runs) if knee else soaking.shown(runs[0]))
    if not all(map(soaking.is_good, runs)):
        raise typer.Exit(1)


def main() -> None:
    """The entry point of the `carrack` command."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(
                errors="replace"
            )  # a terminal without ♠ shows a question mark, not a failure
    app()


if __name__ == "__main__":
    main()
