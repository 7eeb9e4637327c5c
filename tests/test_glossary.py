"""The games' own words: each has one in every language, and the texts use it."""

from __future__ import annotations

from typing import Any

import pytest

from carrack.texts import LANGUAGES
from tools.glossary import SOURCES, glossary, uses

TERMS = [(title, name) for title, terms in glossary().items() for name in terms]
OTHERS = [language for language in LANGUAGES if language != "en"]
MOST = 0.6  # of the sentences; the others paraphrase, or speak of something else by the same word


def term_of(title: str, name: str) -> dict[str, Any]:
    found: dict[str, Any] = glossary()[title][name]
    return found


@pytest.mark.parametrize(("title", "name"), TERMS)
def test_every_language_has_its_word_and_says_where_it_is_from(title: str, name: str) -> None:
    term = term_of(title, name)
    assert term["note"], "what the thing is"
    for language in OTHERS:
        entry = term[language]
        assert entry["word"], language
        assert entry["forms"], language
        assert entry["source"] in SOURCES, language
        assert set(entry) <= {"word", "forms", "source", "note"}, language


@pytest.mark.parametrize("language", OTHERS)
def test_sentences_about_a_word_use_the_word_of_the_glossary(language: str) -> None:
    other_words = []
    for title, name in TERMS:
        found, without = uses(title, term_of(title, name), language)
        assert found, f"no sentence speaks of {title}.{name}"
        if len(found) - len(without) < MOST * len(found):
            other_words.append((title, name, [use.key for use in without]))
    assert other_words == []


def test_a_sentence_with_another_word_is_found() -> None:
    term = {"english": "wind rose", "de": {"word": "Kompass", "forms": ["kompass"]}}
    found, without = uses("macao", term, "de")
    assert len(found) > 2
    assert without == found
