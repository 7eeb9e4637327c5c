"""What went wrong, as one sentence in the user's language."""

from __future__ import annotations

from carrack.kernel.errors import CarrackError
from carrack.kernel.game import installed
from carrack.terminal.words import Words
from carrack.texts.refusals import told_by


def sentence(error: CarrackError, language: str, title: str | None) -> str:
    """By the code of the error: the title's texts, the terminal's, or the error's own sentence."""
    if told := told_by(Words(language).sentences, error):
        return told
    known = title if title in installed() else next(iter(sorted(installed())), None)
    if known is None:
        return str(error)
    try:
        from carrack.texts import Texts

        return Texts(known, language).error(error)
    except CarrackError:
        return str(error)
