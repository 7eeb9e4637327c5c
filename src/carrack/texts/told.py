"""What was said about the same thing before, whoever sat there: names are filled in at the end."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Sequence

REMEMBERED = 5000  # sentences of one title in one language
LONGEST = 1000  # all names together; of what is longer Fluent leaves out the end

MARK = "\ue002{}\ue003"  # signs that no language has
MARKED = re.compile("\ue002(\\d+)\ue003")

Wording = Callable[[Sequence[str]], str]
Pieces = tuple[list[str], list[int]]  # texts, and the seats whose names stand between them


class Told:
    """Sentences in which names stand as they are.

    >>> told = Told()
    >>> told.say("greets", ["Ana", "Bob"], lambda names: f"{names[1]} greets {names[0]}")
    'Bob greets Ana'
    >>> told.say("greets", ["Cleo", "Dora"], lambda names: "said before")
    'Dora greets Cleo'
    """

    def __init__(self) -> None:
        self.pieces: dict[Hashable, Pieces] = {}

    def say(self, what: Hashable, names: Sequence[str], worded: Wording) -> str:
        """`worded` tells it once for as many names; `what` must hold all else that it tells."""
        if len("".join(names)) > LONGEST:
            return worded(names)
        found = self.pieces.get((what, len(names)))
        if found is None:
            if len(self.pieces) >= REMEMBERED:
                self.pieces.clear()
            found = cut(worded([MARK.format(seat) for seat in range(len(names))]))
            self.pieces[what, len(names)] = found
        texts, seats = found
        said = texts[0]
        for seat, text in zip(seats, texts[1:], strict=True):
            said += names[seat] + text
        return said


def cut(sentence: str) -> Pieces:
    pieces = MARKED.split(sentence)
    return pieces[::2], [int(seat) for seat in pieces[1::2]]
