"""The games' own words in every language, and whether the texts use them.

python -m tools.glossary hu    # how often each word is used, and sentences that do without it

`docs/glossary.toml` has a table for each word: `english` finds it in an English sentence, `note`
says what the thing is, and each language says its `word`, the `forms` by which it is found in a
sentence, where it is from, and a note where the choice was not plain.
A sentence may paraphrase; a word that most sentences do without is not the one that is used.
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import ast, parse

from tools.translations import ROOT, beside

GLOSSARY = ROOT / "docs" / "glossary.toml"
SHARED = "shared"
FOLDERS = {SHARED: ("src/carrack/texts", "web/src/i18n/texts")}
OF_TITLE = ("src/carrack/games/{}/data/texts", "web/src/games/{}/texts")
SOURCES = {"edition", "usual", "ours"}  # an edition in that language, what players say, our own
GAP = re.compile(r"\{\s*[$\w.-]+\s*\}")


class Use(NamedTuple):
    """A sentence that speaks of a word."""

    key: str
    english: str
    translated: str


def glossary() -> dict[str, dict[str, Any]]:
    return tomllib.loads(GLOSSARY.read_text(encoding="utf-8"))


def uses(title: str, term: dict[str, Any], language: str) -> tuple[list[Use], list[Use]]:
    """The sentences of a title whose English has the word, and those of them without ours."""
    english = re.compile(rf"(?<!\w)(?:{term['english']})(?!\w)", re.IGNORECASE)
    found = [use for use in sentences(title, language) if english.search(use.english)]
    beginnings = [form.casefold() for form in term[language]["forms"]]
    without = [
        use for use in found if not any(one in use.translated.casefold() for one in beginnings)
    ]
    return found, without


@cache
def sentences(title: str, language: str) -> list[Use]:
    """All sentences of a title, gaps left out, in English and in this language."""
    folders = FOLDERS.get(title) or [folder.format(title) for folder in OF_TITLE]
    return [
        Use(key, said, ours[key])
        for folder in folders
        for path in sorted((ROOT / folder).glob("*en.ftl"))
        for ours in [dict(read(beside(path, language)))]
        for key, said in read(path)
    ]


def read(path: Path) -> Iterator[tuple[str, str]]:
    text = path.read_text(encoding="utf-8")
    for entry in parse(text).body:
        if isinstance(entry, ast.Message):
            forms = [(f".{form.id.name}", form.value) for form in entry.attributes]
            for form, pattern in [("", entry.value), *forms]:
                if pattern is not None and pattern.span is not None:
                    said = text[pattern.span.start : pattern.span.end]
                    yield entry.id.name + form, GAP.sub("", said)


def main() -> None:
    (language,) = sys.argv[1:]
    for title, terms in glossary().items():
        for name, term in terms.items():
            found, without = uses(title, term, language)
            print(
                f"{title}.{name} „{term[language]['word']}“: {len(found)}, {len(without)} without"
            )
            for use in without:
                print(f"    {use.key}: {use.translated}")


if __name__ == "__main__":
    main()
