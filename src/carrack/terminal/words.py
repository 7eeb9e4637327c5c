"""The words of the terminal itself; what the game says comes from `carrack.texts`."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from carrack.texts.letters import language_in
from carrack.texts.sentences import COMMON, Sentences, figure

FOLDER = Path(__file__).parent / "texts"


class Words:
    """Everything the terminal says beside the game.

    >>> Words("de").say("prompt-quit")
    'Aufhören'
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self.sentences: Sentences = sentences(language)

    def say(self, key: str, **gaps: str | int) -> str:
        return self.sentences.say(key, gaps)

    def figure(self, text: str) -> str:
        """A figure put together as in English, as this language writes it."""
        return figure(text, self.language)


@cache
def sentences(language: str) -> Sentences:
    return Sentences(language, [FOLDER / f"{language_in(language)}.ftl"])


@cache
def shared(language: str) -> Sentences:
    """What all titles share, such as what bots are called."""
    return Sentences(language, [COMMON / f"{language_in(language)}.ftl"])
