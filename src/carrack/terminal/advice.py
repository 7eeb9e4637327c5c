"""A hint at the terminal: the best few actions, each with a reason, then how good they look."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from carrack.bots.analysis import ADVISER, Valued, advise, effort_for, luck_of
from carrack.bots.reasons import Reasons, reasons_for
from carrack.kernel.state import State
from carrack.terminal.words import Words
from carrack.texts import Texts


def advice(
    state: State, seat: int, texts: Texts, words: Words, names: Sequence[str]
) -> Iterator[str]:
    """Thought of with what the seat sees and nothing else."""
    game, view = state.game, state.view(seat)
    known = reasons_for(game, view, game.explain(state, seat))
    for one in advise(game, view, effort_for(ADVISER, game.id), luck_of(view)):
        said = texts.action(one.action, names, view)
        why = reason_of(one, known, texts, names)
        figures = words.say("hint-figures", chance=round(100 * one.chance))
        yield " ".join(part for part in (f"{said}.", why, f"({figures})") if part)


def reason_of(one: Valued, known: Reasons, texts: Texts, names: Sequence[Any]) -> str:
    reason = known.named(one.action)
    return "" if reason is None else texts.reason(reason.key, reason.facts, names)
