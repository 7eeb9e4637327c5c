"""Every language is whole: all texts are there, in its own words and with its own plurals."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from carrack.texts import LANGUAGES
from carrack.texts.letters import locale_of
from tools.translations import PLACES, ROOT, beside

OTHERS = [language for language in LANGUAGES if language != "en"]
ENGLISH = sorted(path for place in PLACES for path in ROOT.glob(place))
FILES = [path for path in ENGLISH if path.suffix == ".ftl"]
LARGEST = 1000  # that anything here counts
QUOTES = dict.fromkeys(("hu", "pl", "ro"), "„”") | dict.fromkeys(("es", "fr", "pt"), "«»")
QUOTES["de"] = "„“"
SENTENCE = re.compile(r"(?:[^\W\d_]{3,}\W+){3}")
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
SAME = tomllib.loads((ROOT / "tests/fixtures/same_words.toml").read_text(encoding="utf-8"))


def named(path: Path) -> str:
    return "-".join(path.relative_to(ROOT).parts[-4:])


def messages(path: Path) -> Iterator[tuple[str, str, ast.Pattern]]:
    """Key, source and pattern of every message and of each of its forms."""
    text = path.read_text(encoding="utf-8")
    for entry in parse(text).body:
        assert not isinstance(entry, ast.Junk), (path, entry.content)
        if isinstance(entry, ast.Message):
            forms = [(f".{form.id.name}", form.value) for form in entry.attributes]
            for form, value in [("", entry.value), *forms]:
                if value is not None and value.span is not None:
                    source = text[value.span.start : value.span.end]
                    yield entry.id.name + form, source, value


class Words(Visitor):
    """What a message says beside its gaps."""

    def __init__(self) -> None:
        self.found = ""

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found += node.value


class Counted(Visitor):
    """The plural categories that each choice by a number names."""

    def __init__(self) -> None:
        self.found: list[set[str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {str(getattr(one.key, "name", "")) for one in node.variants}
        if keys & (CATEGORIES - {"other"}):
            self.found.append(keys & CATEGORIES)
        self.generic_visit(node)


@cache
def categories(language: str) -> set[str]:
    """The plural categories of a language that whole numbers up to a thousand have.

    >>> sorted(categories("pl")), sorted(categories("es"))
    (['few', 'many', 'one'], ['one', 'other'])
    """
    return {
        Locale.parse(locale_of(language), sep="-").plural_form(number)
        for number in range(LARGEST + 1)
    }


def test_the_page_speaks_the_languages_that_the_games_speak() -> None:
    source = (ROOT / "web/src/i18n/index.ts").read_text(encoding="utf-8")
    block = source.split("export const LANGUAGES = {")[1].split("}")[0]
    assert sorted(re.findall(r"^\s*(\w\w):", block, re.MULTILINE)) == sorted(LANGUAGES)
    assert len(LANGUAGES) == 8


@pytest.mark.parametrize("language", OTHERS)
def test_a_page_without_scripts_says_so_in_every_language(language: str) -> None:
    page = (ROOT / "web/index.html").read_text(encoding="utf-8")
    assert f'<p lang="{language}">' in page


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("english", ENGLISH, ids=named)
def test_every_file_of_texts_is_there_in_every_language(english: Path, language: str) -> None:
    assert beside(english, language).is_file()


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    found = {}
    for english in FILES:
        said = {key: source for key, source, _ in messages(english)}
        for key, source, pattern in messages(beside(english, language)):
            words = Words()
            words.visit(pattern)
            if source == said.get(key) and sum(map(str.isalpha, words.found)) > 1:
                found.setdefault(" ".join(words.found.split()), (named(english), key))
    same = {*SAME["names"], *SAME[language]}
    left = {word: where for word, where in found.items() if word not in same}
    assert left == {}, "where that is right, it belongs into tests/fixtures/same_words.toml"
    assert set(SAME[language]) - set(found) == set(), "what is not the same need not be listed"


@pytest.mark.parametrize("language", OTHERS)
def test_words_are_quoted_and_spelled_with_the_signs_of_the_language(language: str) -> None:
    foreign = set("„“”‟«»şţŞŢ") - set(QUOTES[language])  # Romanian has commas below, no cedillas
    paths = [beside(english, language) for english in ENGLISH]
    texts = {named(path): path.read_text(encoding="utf-8") for path in paths}
    assert {name: foreign & set(text) for name, text in texts.items() if foreign & set(text)} == {}


@pytest.mark.parametrize("language", OTHERS)
def test_a_percent_sign_stands_where_the_language_has_it(language: str) -> None:
    locale = Locale.parse(locale_of(language), sep="-")
    is_apart = "\u00a0" in locale.percent_formats[None].pattern
    wrong = re.compile(r"[0-9}]%" if is_apart else r"[0-9}][ \u00a0]%")
    texts = [beside(english, language).read_text(encoding="utf-8") for english in ENGLISH]
    assert [found[0] for text in texts for found in wrong.finditer(text)] == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("english", [path for path in ENGLISH if path.suffix == ".md"], ids=named)
def test_no_line_of_the_rules_is_left_in_english(english: Path, language: str) -> None:
    told, theirs = (
        path.read_text(encoding="utf-8").splitlines()
        for path in (english, beside(english, language))
    )
    same = [line for line in theirs if line in told and line[:1] not in "#|!"]
    assert [line for line in same if SENTENCE.search(line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_counted_has_a_form_for_every_category_of_the_language(language: str) -> None:
    lacking = []
    for english in FILES:
        for key, _, pattern in messages(beside(english, language)):
            counted = Counted()
            counted.visit(pattern)
            needed = categories(language) | {"other"}
            lacking += [(named(english), key) for found in counted.found if not found >= needed]
    assert lacking == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("english", [path for path in ENGLISH if path.suffix == ".md"], ids=named)
def test_the_rules_have_the_same_sections_in_every_language(english: Path, language: str) -> None:
    heading = re.compile(r"^(#+) .*?(\{#[\w-]+\})?$", re.MULTILINE)
    told = [
        heading.findall(path.read_text("utf-8")) for path in (english, beside(english, language))
    ]
    assert told[0] == told[1]


# What only programs and whoever runs a server meets, at a terminal where English is spoken.
UNTOLD = (
    "research.",
    "tournament.",
    "network.",
    "preview.",
    "language.pack",
    "sea.closed",
)


def test_whatever_is_refused_has_a_sentence_on_the_page_or_at_the_table() -> None:
    sources = [path for path in (ROOT / "src/carrack").rglob("*.py") if "tests" not in path.parts]
    codes = {
        code
        for path in sources
        for code in re.findall(r'code="([\w.]+)"', path.read_text(encoding="utf-8"))
        if not code.startswith(UNTOLD)
    }
    told = {key for path in FILES for key, _, _ in messages(path)}
    ways = {code: (code.replace(".", "-"), re.sub(r"[._]", "-", code)) for code in codes}
    assert len(codes) > 250
    assert {
        code for code, keys in ways.items() if not {f"error-{key}" for key in keys} & told
    } == set()
