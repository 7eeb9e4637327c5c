"""`carrack verify`: whether the luck of a recorded game was chosen before the game."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from carrack.kernel.fairness import Verdict
from carrack.terminal.words import Words

if TYPE_CHECKING:
    from rich.console import Console


def show(verdict: Verdict, told: str | None, language: str, console: Console) -> None:
    """The verdict in words; what is wrong with a record was said before."""
    words = Words(language)
    if verdict.commitment is None:
        console.print(words.say("verify-none"), style="yellow")
    else:
        console.print(words.say("verify-fair"), style="bold green")
        commitment = words.say("verify-commitment", commitment=verdict.commitment)
        console.print(commitment, soft_wrap=True)
        console.print(words.say("verify-compare" if told is None else "verify-told"))
    if verdict.removed:
        console.print(words.say("verify-removed", names=verdict.removed))
    if not verdict.over:
        console.print(words.say("replay-open"))
    console.print(words.say("replay-checked", rows=verdict.rows), style="dim")


def as_json(verdict: Verdict) -> dict[str, Any]:
    return {"fair": verdict.commitment is not None, **asdict(verdict)}
