"""`carrack analyze`: what the judge would have done, turn by turn, and where the game turned."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from carrack.bots.analysis import (
    WHOLE_GAME,
    Analysis,
    Choice,
    Step,
    TurningPoint,
    analyze,
    bounded,
    clear_loss,
    effort_for,
    moments_of,
)
from carrack.kernel.errors import CarrackError
from carrack.kernel.record import Record, game_of
from carrack.terminal.replay import check_seat, speakers
from carrack.texts import Texts

if TYPE_CHECKING:
    from rich.console import Console

    from carrack.terminal.words import Words

MARK = "*"  # of a turning point
MOST_LINES = 8
AND_THEN = " \N{RIGHTWARDS ARROW} "


def run(
    record: Record,
    level: str,
    simulations: int | None,
    seat: int | None,
    seed: int,
    console: Console,
    words: Words,
) -> Analysis:
    """Judge the game, with a line that tells how far it is."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

    check_seat(record, seat)
    effort = effort_for(level, record.header["game"], simulations)
    if simulations is None:
        moments, _ = moments_of(record, game_of(record))
        choices = sum(seat is None or moment.seat == seat for moment in moments)
        effort = bounded(effort, choices, WHOLE_GAME)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as progress:
        task = progress.add_task(words.say("analyze-judging"), total=None)

        def tell(done: int, of: int) -> None:
            progress.update(task, completed=done, total=of)

        found = analyze(record, effort, level, seed=seed, seat=seat, progress=tell)
    if not found.choices:
        raise CarrackError("nobody had a choice in this game", code="analysis.nothing")
    return found


def as_json(found: Analysis) -> dict[str, Any]:
    return asdict(found)


def show(found: Analysis, record: Record, language: str, console: Console) -> None:
    """Every choice, then the turning points, then what each seat lost by its choices."""
    words, texts, names = speakers(record, language)
    show_choices(found, texts, words, names, console)
    if found.turning_points:
        console.print(words.say("analyze-turning-points"), style="bold")
        for point in found.turning_points:
            console.print(f"{MARK} {turning_line(point, words, names)}", soft_wrap=True)
    show_lines(found, texts, words, names, console)
    show_sums(found, words, names, console)
    console.print(words.say("analyze-note"), style="dim", soft_wrap=True)


def show_choices(
    found: Analysis, texts: Texts, words: Words, names: list[str], console: Console
) -> None:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    title = words.say(
        "analyze-title", title=found.title, level=found.level, simulations=found.simulations
    )
    table = Table(title=title, box=SIMPLE_HEAD, show_edge=False, padding=(0, 1, 0, 0))
    for name in ("analyze-step", "analyze-chance"):
        table.add_column(words.say(name), justify="right", no_wrap=True)
    for name in ("analyze-player", "analyze-done", "analyze-better"):
        table.add_column(words.say(name))
    for name in ("analyze-lost", "analyze-points"):
        table.add_column(words.say(name), justify="right", no_wrap=True)
    turns = {point.turn for point in found.turning_points}
    for number, choice in enumerate(found.choices):
        if number and choice.turn != found.choices[number - 1].turn:
            table.add_section()
        table.add_row(*line_of(choice, choice.turn in turns, texts, words, names))
    console.print(table)


def line_of(
    choice: Choice, is_turning_point: bool, texts: Texts, words: Words, names: list[str]
) -> list[str]:
    better = words.say("analyze-same")
    if not choice.agrees:
        better = texts.action(choice.best.action, names)
    return [
        f"{MARK if is_turning_point else ''}{choice.row}",
        percent(choice.chances[choice.seat], words),
        names[choice.seat],
        texts.action(choice.done.action, names),
        better,
        lost(choice, words),
        ""
        if choice.agrees or choice.lost_points is None
        else words.figure(f"{choice.lost_points:+.1f}"),
    ]


def lost(choice: Choice, words: Words) -> str:
    """The part of a win that a choice cost; in brackets where it may be chance."""
    if choice.agrees:
        return ""
    text = words.figure(f"{100 * choice.lost:+.1f} %")
    return text if abs(choice.lost) >= choice.doubt else f"({text})"


def percent(chance: float, words: Words) -> str:
    return words.figure(f"{100 * chance:.0f} %")


def turning_line(point: TurningPoint, words: Words, names: list[str]) -> str:
    return words.say(
        "analyze-turned",
        row=point.row,
        until=point.until,
        name=names[point.seat],
        before=percent(point.before, words),
        after=percent(point.after, words),
        lost=words.figure(f"{100 * point.lost:+.1f} %"),
    )


def show_lines(
    found: Analysis, texts: Texts, words: Words, names: list[str], console: Console
) -> None:
    """How the judge would have played on where the dearest choices were made."""
    dear = sorted(
        (one for one in found.choices if clear_loss(one.lost, one.doubt)), key=lambda one: -one.lost
    )
    if not dear:
        return
    console.print(words.say("analyze-lines"), style="bold")
    for choice in sorted(dear[:MOST_LINES], key=lambda one: one.row):
        line = AND_THEN.join(step_of(one, choice.seat, texts, names) for one in choice.line)
        told = words.say("analyze-line", row=choice.row, name=names[choice.seat], line=line)
        console.print(told, soft_wrap=True, highlight=False)


def step_of(step: Step, seat: int, texts: Texts, names: list[str]) -> str:
    """An action of a line; those of others with their names."""
    said = texts.action(step.action, names)
    return said if step.seat == seat else f"{names[step.seat]}: {said}"


def show_sums(found: Analysis, words: Words, names: list[str], console: Console) -> None:
    for seat, one in enumerate(found.sums):
        if one.choices:
            console.print(
                words.say(
                    "analyze-sum",
                    name=names[seat],
                    choices=one.choices,
                    agreed=one.agreed,
                    lost=words.figure(f"{100 * one.lost:+.0f} %"),
                    accuracy=words.figure(f"{one.accuracy:.0f} %"),
                )
            )
