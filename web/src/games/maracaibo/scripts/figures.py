"""Writes data/figures.json and data/words.*.json from the Python package, for the page.

    python web/src/games/maracaibo/scripts/figures.py

Figures are what is printed on cards, tiles and board; words are their names and what they do, in
each language.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from carrack.games.maracaibo.data import our_data
from carrack.games.maracaibo.texts.page import figures, words_of
from carrack.games.maracaibo.texts.wording import TitleWording
from carrack.texts import LANGUAGES, Texts

FOLDER = Path(__file__).parent.parent / "data"


def main() -> None:
    write("figures.json", figures(our_data()))
    for language in LANGUAGES:
        wording = Texts("maracaibo", language).wording
        assert isinstance(wording, TitleWording)
        write(f"words.{language}.json", words_of(wording))


def write(name: str, content: Any) -> None:
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
    (FOLDER / name).write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
