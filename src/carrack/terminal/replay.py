"""`carrack replay`: a recorded game as a readable log, or the table at one step of it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from carrack.kernel.breakdown import breakdown
from carrack.kernel.errors import BadOption
from carrack.kernel.record import Record, Step, game_of, read, replay, state_at
from carrack.terminal.look import look_for
from carrack.terminal.play import seated
from carrack.terminal.session import names_of
from carrack.terminal.words import Words
from carrack.texts import Texts

if TYPE_CHECKING:
    from rich.console import Console


def opened(path: Path) -> Record:
    """The record; a game that a crash cut in the middle of its last line can still be looked at."""
    return read(path, torn_allowed=True)


def check_seat(record: Record, seat: int | None) -> None:
    seats = record.header["seats"]
    if seat is not None and not 0 <= seat < seats:
        raise BadOption(
            f"there is no seat {seat}; the seats are 0 to {seats - 1}",
            code="seats.player",
            facts={"asked": str(seat), "known": range(seats)},
        )


def show_log(record: Record, seat: int | None, language: str, console: Console) -> None:
    """Every step in words; each fingerprint is checked on the way."""
    words, texts, names = speakers(record, language)
    header = record.header
    console.print(
        words.say(
            "replay-title",
            title=header["game"],
            seats=header["seats"],
            luck=luck_in(header, words),
            started=header["started"],
        ),
        style="bold",
    )
    state = state_at(record, 0)
    for step in replay(record):
        state = step.state
        console.print(f"{step.row:>5}  {line_of(step, texts, words, names, seat)}", soft_wrap=True)
    if state.is_over:
        look = look_for(game_of(record), texts, words, names)
        console.print(look.result(state.view(seat)))
        summary = look.summary(breakdown(record))
        if summary is not None:
            console.print(summary)
    else:
        console.print(words.say("replay-open"))
    if record.torn:
        console.print(words.say("replay-torn"), style="yellow")
    console.print(words.say("replay-checked", rows=len(record.rows)), style="dim")


def luck_in(header: dict[str, Any], words: Words) -> str:
    """Where the luck came from: a seed, or a key that was committed to."""
    if "seed" in header:
        return words.say("replay-luck-seed", seed=str(header["seed"]))
    return words.say("replay-luck-keyed", commitment=header["commitment"][:12])


def speakers(record: Record, language: str) -> tuple[Words, Texts, list[str]]:
    words = Words(language)
    texts = Texts(game_of(record).id, language)
    return words, texts, names_of([seated(name) for name in record.header["players"]], words)


def line_of(step: Step, texts: Texts, words: Words, names: list[str], seat: int | None) -> str:
    """What a step did; a step without visible events is told by its action."""
    if step.undo is not None:
        return words.say("replay-undo", name=names[step.seat], row=step.undo)
    lines = texts.lines(step.state.events(seat), names, seat)
    return (
        "\n       ".join(lines) or f"{names[step.seat]}: {texts.action(step.action or {}, names)}"
    )


def show_table(record: Record, row: int, seat: int | None, language: str, console: Console) -> None:
    """The table after one step, as a seat or a spectator sees it."""
    words, texts, names = speakers(record, language)
    view = state_at(record, row).view(seat)
    console.print(words.say("replay-step", row=row), style="bold")
    look = look_for(game_of(record), texts, words, names)
    console.print(look.table(view, [], console.width))
    if view.get("over"):
        console.print(look.result(view))


def as_json(record: Record, seat: int | None) -> dict[str, Any]:
    """The whole game for programs: each row with its events, as that seat may know them."""
    steps = []
    result = None
    for step in replay(record):
        steps.append(
            {
                "row": step.row,
                "seat": step.seat,
                "action": step.action,
                "undo": step.undo,
                "time": step.time,
                "events": [] if step.undo is not None else step.state.events(seat),
            }
        )
        result = step.state.result()
    header = {name: value for name, value in record.header.items() if name != "chain"}
    return {"header": header, "steps": steps, "result": result}


def table_as_json(record: Record, row: int, seat: int | None) -> dict[str, Any]:
    return {"row": row, "view": state_at(record, row).view(seat)}
