"""The commands that open the record of a game: `carrack replay | verify | analyze`."""

from __future__ import annotations

from typing import Annotated

import typer

from carrack.cli.options import Json, Language, Plain, RecordFile
from carrack.cli.speaking import spoken


def replay(
    file: RecordFile,
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


def verify(
    file: RecordFile,
    commitment: Annotated[
        str | None,
        typer.Option(metavar="HEX", help="The commitment that was shown at the start of the game."),
    ] = None,
    language: Language = None,
    plain: Plain = False,
    json: Json = None,
) -> None:
    """Check that the luck of a recorded game was committed to before it began, and replay it."""
    spoken_in = spoken(language)
    from carrack.kernel import fairness
    from carrack.terminal import output, replay
    from carrack.terminal import verify as verifying

    verdict = fairness.verify(replay.opened(file), told=commitment)
    if json is not None:
        output.write_json(verifying.as_json(verdict), json)
    if json != output.STANDARD_OUTPUT:
        verifying.show(verdict, commitment, spoken_in, output.console(plain))


def analyze(
    file: RecordFile,
    level: Annotated[
        str, typer.Option(help="Who judges: merchant, captain, governor or admiral.")
    ] = "admiral",
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
