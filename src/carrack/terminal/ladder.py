"""`carrack ladder`: the claims as a table, while they are played for and at the end."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from carrack.bots.ladder import UNKNOWN, Found, Ladder, check, climb_all
from carrack.kernel.errors import CarrackError
from carrack.terminal.simulate import check_numbers, percent

if TYPE_CHECKING:
    from rich.console import Console

    from carrack.terminal.words import Words

MOST_MINUTES = 100_000.0


def check_ladder(ladder: Ladder) -> None:
    check_numbers(ladder.games, ladder.jobs)
    if not 0 < ladder.minutes <= MOST_MINUTES:
        raise CarrackError(
            f"--minutes must be more than 0, not {ladder.minutes:g}",
            code="ladder.minutes",
            facts={"asked": f"{ladder.minutes:g}"},
        )
    check(ladder)


def run(ladder: Ladder, console: Console, words: Words) -> list[Found]:
    """Climb, with a line that tells how it stands."""
    from rich.live import Live
    from rich.text import Text

    found: dict[str, Found] = {}
    with Live(console=console, transient=True, auto_refresh=False) as live:
        for one in climb_all(ladder):
            found[one.match.claim.name] = one
            if console.is_terminal:
                live.update(Text(standing(one, words)), refresh=True)
    return list(found.values())


def standing(one: Found, words: Words) -> str:
    rate, low, high = one.measured()
    return words.say(
        "ladder-standing",
        claim=one.match.claim.name,
        rate=percent(rate, (low, high)),
        games=one.games,
    )


def show(ladder: Ladder, found: list[Found], console: Console, words: Words) -> None:
    """One line for each claim."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    title = words.say("ladder-title", title=ladder.title, seats=ladder.seats)
    table = Table(title=title, box=SIMPLE_HEAD, show_edge=False, padding=0)
    table.add_column(words.say("ladder-claim"))
    for name in ("ladder-seats", "ladder-games", "ladder-found", "ladder-at-least"):
        table.add_column(words.say(name), justify="right")
    table.add_column(words.say("ladder-budget"), justify="right")
    table.add_column(words.say("ladder-reached"))
    for one in found:
        claim = one.match.claim
        rate, low, high = one.measured()
        table.add_row(
            claim.name,
            str(claim.seats),
            str(one.games),
            words.figure(percent(rate, (low, high))),
            words.figure(f"{100 * claim.at_least:.0f} %"),
            words.figure(f"{claim.share:g}"),
            words.say("ladder-yes" if rate >= claim.at_least else "ladder-no"),
        )
    console.print(table)
    console.print(words.say("simulate-interval"), style="dim")


# ---- a page of the documentation ----


def write_page(page: Path, ladder: Ladder, found: list[Found]) -> None:
    """Put the table between its two marks, in place of the last one.

    The marks are comments: `<!-- ladder macau_cards 4 -->` and `<!-- ladder ends -->`.
    """
    begin, end = f"<!-- ladder {ladder.title} {ladder.seats} -->", "<!-- ladder ends -->"
    try:
        before, begins, rest = page.read_text(encoding="utf-8").partition(begin)
        _, ends, after = rest.partition(end)
        if not begins or not ends:
            raise unchangeable(page, begin)
        page.write_text(
            f"{before}{begin}\n{markdown(found)}\n{end}{after}", encoding="utf-8", newline="\n"
        )
    except (OSError, UnicodeDecodeError) as error:
        raise unchangeable(page, error) from None


def unchangeable(page: Path, why: object) -> CarrackError:
    """For a page that cannot be written, or has no place for the report: `why` is its mark."""
    return CarrackError(
        f"{page} cannot be changed, or lacks its mark: {why}",
        code="ladder.page",
        facts={"path": str(page), "why": str(why)},
    )


def markdown(found: list[Found]) -> str:
    """The claims as a table; games that are played here are told with their interval."""
    lines = ["| claim | seats | games | found | 95 % interval | claimed | effort |"]
    lines.append("| --- | --- | --- | --- | --- | --- | --- |")
    for one in found:
        claim = one.match.claim
        lines.append(
            f"| {claim.name.replace('_', ' ')} | {claim.seats} | {one.games} | {measured(one)} "
            f"| {100 * claim.at_least:.0f} % | {claim.share:g} |"
        )
    return "\n".join(lines)


def measured(one: Found) -> str:
    """Two columns: what was found, and its interval; a few games may tell nothing."""
    if one.measured() == UNKNOWN:
        return "too few games | unknown"
    rate, low, high = (f"{100 * figure:.1f} %" for figure in one.measured())
    return f"{rate} | {low} to {high}"
