"""The Fluent files of one title in one language, and one way to say something from them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from carrack.kernel.errors import DataError
from carrack.kernel.parts import folder_of

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Pattern, Resource

COMMON = Path(__file__).parent
REMEMBERED = 5000  # sentences of one title in one language
LARGEST_PLAIN = 999  # numbers up to here are written alike in every language
LONGEST_WORD = 2000  # Fluent stops at 2500 characters


class Sentences:
    """All messages of one language: those all titles share, and the title's own."""

    def __init__(self, language: str, paths: list[Path]) -> None:
        # Fluent and its plural rules take their time to load, and most programs never speak.
        from fluent.runtime import FluentBundle

        self.language = language
        self.said: dict[tuple[object, ...], str] = {}
        self.bundle: FluentBundle = FluentBundle([language], use_isolating=False)
        self.plain: dict[str, list[tuple[str, str]] | None] = {}  # sentences that only have gaps
        self.keys: list[str] = []  # of all messages, in the order of the files
        for path in paths:
            resource = parsed(path)
            self.bundle.add_resource(resource)
            self.keys += [entry.id.name for entry in resource.body if hasattr(entry, "id")]

    def has(self, key: str) -> bool:
        """Whether there is a message `key`, or with `key.form` that form of it."""
        name, _, form = key.partition(".")
        if not self.bundle.has_message(name):
            return False
        return not form or form in self.bundle.get_message(name).attributes

    def say(self, key: str, words: Mapping[str, str | int] | None = None) -> str:
        """The message with these words in it; DataError where the language lacks something.

        What was said is remembered: most sentences of a game are said again and again.
        """
        asked = (key, *(words or {}).items())
        said = self.said.get(asked)
        if said is None:
            if len(self.said) >= REMEMBERED:
                self.said.clear()
            said = self.said[asked] = self.formatted(key, words or {})
        return said

    def formatted(self, key: str, words: Mapping[str, str | int]) -> str:
        name, _, form = key.partition(".")
        if not self.has(key):
            raise DataError(f"there is no text {key!r} in {self.language!r}", code="text.missing")
        message = self.bundle.get_message(name)
        pattern = message.attributes[form] if form else message.value
        if pattern is None:
            raise DataError(f"the text {key!r} in {self.language!r} is empty", code="text.missing")
        given = {word: clipped(value) for word, value in words.items()}
        if key not in self.plain:
            self.plain[key] = plain_parts(pattern)
        said = filled(self.plain[key], given)
        if said is not None:
            return said
        text, errors = self.bundle.format_pattern(pattern, given)
        if errors:
            raise DataError(
                f"the text {key!r} in {self.language!r}: {errors[0]}", code="text.broken"
            )
        return str(text)


def plain_parts(pattern: Pattern) -> list[tuple[str, str]] | None:
    """A sentence as its texts, each with the word that follows; None where something is chosen in
    it, or formatted.
    """
    from fluent.runtime.resolver import Pattern as Several
    from fluent.runtime.resolver import TextElement, VariableReference

    parts: list[tuple[str, str]] = []
    before = ""
    for element in pattern.elements if isinstance(pattern, Several) else [pattern]:
        if isinstance(element, TextElement):
            before += element.value
            continue
        inner = getattr(element, "expression", element)
        if not isinstance(inner, VariableReference):
            return None
        parts.append((before, inner.id.name))
        before = ""
    return [*parts, (before, "")]


def filled(parts: list[tuple[str, str]] | None, words: Mapping[str, str | int]) -> str | None:
    """A sentence that only has gaps, without the way through Fluent; None where that is needed.

    >>> filled([("", "name"), (" pays ", "gold"), (" gold", "")], {"name": "Anna", "gold": 3})
    'Anna pays 3 gold'
    """
    if parts is None:
        return None
    said = []
    for text, name in parts:
        said.append(text)
        word = words.get(name) if name else ""
        if type(word) is int and 0 <= word <= LARGEST_PLAIN:
            word = str(word)
        if type(word) is not str:
            return None  # missing, or a number that a language may write in its own way
        said.append(word)
    return "".join(said)


def clipped(value: str | int) -> str | int:
    """Somebody's name may be long; the end of a very long one is left out."""
    if isinstance(value, str) and len(value) > LONGEST_WORD:
        return value[: LONGEST_WORD - 1] + "…"
    return value


def parsed(path: Path) -> Resource:
    """A Fluent file; DataError when a part of it cannot be read, which Fluent itself would skip."""
    from fluent.runtime import FluentResource
    from fluent.syntax.ast import Junk

    resource = FluentResource(path.read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, Junk):
            start = (entry.content or "").strip().splitlines()[0]
            raise DataError(f"{path.name}: {start!r} is not Fluent", code="text.broken")
    return resource


@cache
def title_folder(game_id: str) -> Path:
    """The data folder of a title, its own package or somebody else's."""
    return folder_of(game_id) / "data"


def languages_of(game_id: str) -> list[str]:
    """The languages of the title's texts; those we share for a title that brings none."""
    shared = {path.stem for path in COMMON.glob("*.ftl")}
    return sorted(shared & own_languages(game_id) if has_texts(game_id) else shared)


@cache
def own_languages(game_id: str) -> frozenset[str]:
    return frozenset(path.stem for path in title_folder(game_id).glob("texts/*.ftl"))


def has_texts(game_id: str) -> bool:
    """Whether the title brings texts; somebody else's may not."""
    return bool(own_languages(game_id))


@cache
def sentences_of(game_id: str, language: str) -> Sentences:
    """The sentences of one title in one language."""
    file = f"{language}.ftl"
    paths = [COMMON / file]
    if has_texts(game_id):
        paths.append(title_folder(game_id) / "texts" / file)
    return Sentences(language, paths)
