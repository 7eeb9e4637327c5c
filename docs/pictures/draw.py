"""Draws the picture of a terminal game: plays real ones until there is something to see.

Usage: python docs/pictures/draw.py
"""

from __future__ import annotations

import io
import re
from itertools import count
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

import carrack
from carrack.bots import make
from carrack.kernel.record import Play
from carrack.terminal.arguments import players
from carrack.terminal.session import Quit, Session

PICTURE = Path(__file__).with_name("terminal.svg")
WIDTH = 80
PATIENCE = 8  # questions before another game is tried
# Without the fonts that a browser would have to fetch; the reader's own will do.
FORMAT = re.sub(r"@font-face \{\{.*?\}\}\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)


class Sitting:
    """Answers as the greedy bot would, until a question is worth a picture."""

    def __init__(self, seed: int) -> None:
        game = carrack.load("macau_cards")
        seated = players("me,greedy,greedy,random", game)
        self.console = Console(
            record=True,
            width=WIDTH,
            force_terminal=True,
            color_system="truecolor",
            file=io.StringIO(),
            highlight=False,
        )
        play = Play.begin(game, seats=len(seated), seed=seed)
        self.session = Session(play, seated, "en", self.console, self.ask)
        self.bot = make("greedy", seed)
        self.asked = 0
        self.worthy = False

    def ask(self, prompt: str) -> str:
        self.asked += 1
        self.worthy = self.shows_an_attack()
        if self.worthy:
            self.ask_for_help(prompt)
        if self.worthy or self.asked == PATIENCE:
            raise Quit
        self.console.export_text(clear=True)  # the next screen starts empty
        return self.answer()

    def shows_an_attack(self) -> bool:
        """A draw attack that can be answered, with a hand of middling size."""
        state = self.session.state
        view = state.view(state.to_move)
        under_attack = view["phase"] == "turn" and (view["attack"] or {}).get("kind") == "draw"
        return under_attack and len(state.legal(state.to_move)) > 1 and 4 <= len(view["hand"]) <= 6

    def ask_for_help(self, prompt: str) -> None:
        """What the card on top does."""
        seat = self.session.state.to_move
        card = self.session.state.view(seat)["face"]
        self.console.print(f"{prompt}?{card.lower()}")
        self.session.answer(seat, f"?{card}", [])
        self.console.print(f"{prompt}█")

    def answer(self) -> str:
        state, game = self.session.state, self.session.game
        legal = state.legal(state.to_move)
        chosen = self.bot.choose(game, state.view(state.to_move), legal)
        return str(legal.index(chosen) + 1)


def main() -> None:
    for seed in count(1):
        sitting = Sitting(seed)
        sitting.session.run()
        if sitting.worthy:
            break
    svg = sitting.console.export_svg(
        title="make play", code_format=FORMAT, unique_id="carrack", clear=False
    )
    PICTURE.write_text(svg + "\n", encoding="utf-8")
    print(sitting.console.export_text())
    print(f"{PICTURE.name}: {len(svg) // 1024} kB, game with seed {seed}")


if __name__ == "__main__":
    main()
