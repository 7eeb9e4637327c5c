"""The words of the server itself; what a game says comes from `carrack.texts`."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import carrack
from carrack.kernel.errors import CarrackError
from carrack.texts.letters import language_in
from carrack.texts.sentences import LANGUAGES, Sentences

FOLDER = Path(__file__).parent / "texts"


def say(language: str, key: str, **gaps: str | int) -> str:
    """A text in the reader's language, or in English where we do not speak it.

    >>> say("de-AT", "mail-subject", title="Macao")
    'Du bist dran: Macao'
    """
    tag = language_in(language)
    return sentences(tag if tag in LANGUAGES else "en").say(key, gaps)


@cache
def sentences(language: str) -> Sentences:
    return Sentences(language, [FOLDER / f"{language_in(language)}.ftl"])


def title_name(title: str) -> str:
    """What people call the title; its id if it is not installed any more."""
    try:
        return carrack.load(title).name or title
    except CarrackError:
        return title
