"""What goes wrong is told in the reader's language: none of it is left in English."""

from __future__ import annotations

from typing import Any

import pytest

import carrack
from carrack.kernel.errors import BadRecord, CarrackError
from carrack.kernel.game import installed
from carrack.server.wire.log import told
from carrack.terminal.words import Words
from carrack.texts import LANGUAGES, Texts
from carrack.texts.completeness import is_whole
from carrack.texts.refusals import STYLES, listed, told_by
from carrack.texts.sentences import Sentences, has_texts

OTHERS = [language for language in LANGUAGES if language != "en"]
TITLES = [title for title in installed() if has_texts(title)]
OWN = "what an error says for itself"
PLAIN = ("asked", "option", "least", "most", "path", "folder", "why")
FACTS: dict[str, Any] = dict.fromkeys(PLAIN, "7") | {name: ["a", "b"] for name in STYLES}


def refusals(sentences: Sentences) -> list[str]:
    return [key.removeprefix("error-") for key in sentences.keys if key.startswith("error-")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", ["terminal", *TITLES])
def test_whatever_is_refused_is_told_and_in_one_language(title: str, language: str) -> None:
    sentences = (
        Words(language).sentences if title == "terminal" else Texts(title, language).sentences
    )
    codes = refusals(sentences)
    assert len(codes) > 15
    for code in codes:
        for facts in ({}, FACTS):
            said = told_by(sentences, CarrackError(OWN, code=code, facts=facts))
            if said is None:  # only with its facts
                assert not facts, code
                continue
            assert is_whole(said), said
            assert (OWN in said) <= (language == "en"), said
            assert said[-1] not in ":,;", said


def test_a_record_is_told_with_its_line() -> None:
    torn = BadRecord("this line is not JSON", code="record.row", line=7)
    assert Texts("macao", "pl").error(torn) == "Wiersz zapisu jest uszkodzony: 7"
    assert "line 7: this line is not JSON" in Texts("macao", "en").error(torn)


@pytest.mark.parametrize("title", TITLES)
def test_what_an_option_may_be_can_be_written_like_that(title: str) -> None:
    """Whoever does not read English is shown what to write."""
    for option in carrack.load(title).options:
        assert option.values(), option.name
        assert all(option.values())


def test_a_page_is_told_in_its_language_and_a_program_what_is_exact() -> None:
    error = CarrackError("49 of 48 tables", code="table.too_many")
    assert told(error, None) == "49 of 48 tables"
    assert told(error, "es-MX,es;q=0.9") == "Primero empieza o deja una de tus mesas abiertas."
    assert told(CarrackError("so it is", code="nobody.knows"), "es") == "so it is"


def test_several_things_stand_behind_one_another_as_each_language_has_it() -> None:
    said = [listed(["Ana", "Bob", "Cleo"], language) for language in sorted(LANGUAGES)]
    assert said == [
        "Ana, Bob und Cleo",
        "Ana, Bob, and Cleo",
        "Ana, Bob y Cleo",
        "Ana, Bob et Cleo",
        "Ana, Bob és Cleo",
        "Ana, Bob i Cleo",
        "Ana, Bob e Cleo",
        "Ana, Bob și Cleo",
    ]
