"""The Fluent files of one title in one language, and one way to say something from them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING, Any

from carrack.kernel.errors import DataError
from carrack.kernel.packed import is_there, languages_in, read_text
from carrack.kernel.parts import folder_of
from carrack.texts.letters import language_in, lettered, locale_of, suits_in

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern
    from fluent.syntax.ast import Resource

COMMON = Path(__file__).parent
LANGUAGES = tuple(sorted(languages_in(COMMON)))
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
        self.bundle: FluentBundle = FluentBundle([locale_of(language)], use_isolating=False)
        self.known: dict[str, bool] = {}
        self.gaps: dict[str, frozenset[str]] = {}  # words that are only filled in, by sentence
        self.parts: dict[tuple[object, ...], Parts] = {}  # sentences with such words left out
        self.unread: dict[str, Entry] = {}
        self.reading = RLock()  # nobody finds a message whose inner ones are not there yet
        for path in paths:
            for entry in entries_of(path, language):
                self.unread.setdefault(entry.key, entry)
        self.keys = list(self.unread)  # of all messages, in the order of the files

    def has(self, key: str) -> bool:
        """Whether there is a message `key`, or with `key.form` that form of it."""
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self.look_up(key)
        return found

    def look_up(self, key: str) -> bool:
        name, _, form = key.partition(".")
        self.read(name)
        if not self.bundle.has_message(name):
            return False
        return not form or form in self.bundle.get_message(name).attributes

    def read(self, key: str) -> None:
        """Give Fluent this entry and those inside it, now that it is asked for: a program says few
        of all sentences, and to read them all takes a second of a server's start.
        """
        with self.reading:
            entry = self.unread.pop(key, None)
            if entry is not None:
                self.bundle.add_resource(entry.parsed())
                for name in REFERENCE.findall(entry.source):
                    self.read(name)

    def say(self, key: str, words: Mapping[str, str | float] | None = None) -> str:
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

    def formatted(self, key: str, words: Mapping[str, str | float]) -> str:
        """Fluent is asked for a sentence once, with marks where words are only filled in: names
        and numbers do not change which sentence it is, unless it chooses by them.
        """
        given = {word: clipped(value) for word, value in words.items()}
        if key not in self.gaps:
            self.gaps[key] = gaps_of(self.pattern(key), self.bundle)
        only_gaps = self.gaps[key]
        marks = {word: MARK.format(word) for word in given if word in only_gaps}
        chosen = (key, *((word, given[word]) for word in given if word not in marks))
        parts = self.parts.get(chosen)
        if parts is None:
            if len(self.parts) >= REMEMBERED:
                self.parts.clear()
            parts = self.parts[chosen] = split(self.through_fluent(key, {**given, **marks}))
        said = filled(parts, given)
        return self.through_fluent(key, given) if said is None else said

    def through_fluent(self, key: str, words: Mapping[str, str | float]) -> str:
        text, errors = self.bundle.format_pattern(self.pattern(key), dict(words))
        if errors:
            raise DataError(
                f"the text {key!r} in {self.language!r}: {errors[0]}", code="text.broken"
            )
        return str(text)

    def pattern(self, key: str) -> Pattern:
        name, _, form = key.partition(".")
        if not self.has(key):
            raise DataError(f"there is no text {key!r} in {self.language!r}", code="text.missing")
        message = self.bundle.get_message(name)
        pattern = message.attributes[form] if form else message.value
        if pattern is None:
            raise DataError(f"the text {key!r} in {self.language!r} is empty", code="text.missing")
        return pattern


MARK = "\ue000{}\ue001"  # signs that no language has
MARKED = re.compile("\ue000(.*?)\ue001", re.DOTALL)

Parts = list[tuple[str, str]]  # texts, each with the word that follows it


def gaps_of(pattern: Pattern, bundle: FluentBundle) -> frozenset[str]:
    """The words that a sentence does nothing with but fill them in; messages inside are a part of
    it.
    """
    filled_in: set[str] = set()
    chosen_by: set[str] = set()
    look_for_gaps(pattern, bundle, filled_in, chosen_by)
    return frozenset(filled_in - chosen_by)


def look_for_gaps(
    node: Any, bundle: FluentBundle, filled_in: set[str], chosen_by: set[str]
) -> None:
    from fluent.runtime import resolver

    match node:
        case resolver.Pattern():
            for element in node.elements:
                look_for_gaps(element, bundle, filled_in, chosen_by)
        case resolver.Placeable() | resolver.NeverIsolatingPlaceable():
            look_for_gaps(node.expression, bundle, filled_in, chosen_by)
        case resolver.VariableReference():
            filled_in.add(node.id.name)
        case resolver.SelectExpression():
            chosen_by.update(variables_in(node.selector))
            for variant in node.variants:
                look_for_gaps(variant.value, bundle, filled_in, chosen_by)
        case resolver.MessageReference():
            message = bundle.get_message(node.id.name)
            part = message.attributes[node.attribute.name] if node.attribute else message.value
            look_for_gaps(part, bundle, filled_in, chosen_by)
        case _:  # texts have none; what a function or a term does with a word is its own affair
            chosen_by.update(variables_in(node))


def variables_in(node: Any) -> set[str]:
    """All words that are named anywhere inside."""
    from fluent.runtime.resolver import VariableReference

    if isinstance(node, VariableReference):
        return {node.id.name}
    inside = node if isinstance(node, list) else getattr(node, "__dict__", {}).values()
    return set().union(*map(variables_in, inside))


def split(text: str) -> Parts:
    """A sentence with marks as its texts, each with the word that follows.

    >>> split("\ue000name\ue001 pays \ue000gold\ue001 gold")
    [('', 'name'), (' pays ', 'gold'), (' gold', '')]
    """
    pieces = MARKED.split(text)
    return list(zip(pieces[::2], [*pieces[1::2], ""], strict=True))


def filled(parts: Parts, words: Mapping[str, str | float]) -> str | None:
    """A sentence with its words, without the way through Fluent; None where that is needed.

    >>> filled([("", "name"), (" pays ", "gold"), (" gold", "")], {"name": "Anna", "gold": 3})
    'Anna pays 3 gold'
    """
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


def clipped(value: str | float) -> str | float:
    """Somebody's name may be long; the end of a very long one is left out."""
    if isinstance(value, str) and len(value) > LONGEST_WORD:
        return value[: LONGEST_WORD - 1] + "…"
    return value


FRENCH_SPACE = re.compile(r"(?<=\S) (?=[:;?!»](?![-\[]))|(?<=«) ")  # not in Markdown's tables


def written(text: str, language: str) -> str:
    """A text as a reader has it: with the letters of a pack on its cards, and with spaces where no
    line ends, in French and before a percent sign; those who translate write plain ones.

    >>> written("Macau ! Q♥ ?", "fr")
    'Macau\\xa0! D♥\\xa0?'
    """
    if language_in(language) == "fr":
        text = FRENCH_SPACE.sub("\u00a0", text)
    if language_in(language) != "en":
        text = PERCENT_SPACE.sub("\u00a0", text)
    return lettered(text, language)


PERCENT_SPACE = re.compile(r"(?<=[^\s|]) (?=%)")


def figure(text: str, language: str) -> str:
    """A figure that was put together as in English, as readers of this language write it.

    >>> figure("1,234.5 %", "de"), figure("0.5", "fr"), figure("0.5", "en")
    ('1.234,5\\xa0%', '0,5', '0.5')
    """
    from babel.numbers import get_decimal_symbol, get_group_symbol

    if language_in(language) == "en":
        return text
    locale = language_in(language)
    written = str.maketrans(".,", get_decimal_symbol(locale)[0] + get_group_symbol(locale)[0])
    return PERCENT_SPACE.sub("\u00a0", text.translate(written))


ENTRY = re.compile(r"(-?[A-Za-z][\w-]*) *=")
REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")  # to a message or a term


@dataclass(frozen=True)
class Entry:
    """A message or a term as it stands in a file."""

    key: str
    source: str
    file: str

    def parsed(self) -> Resource:
        """DataError when it cannot be read, which Fluent itself would skip."""
        from fluent.runtime import FluentResource
        from fluent.syntax.ast import Junk

        resource = FluentResource(self.source)
        if any(isinstance(part, Junk) for part in resource.body):
            raise not_fluent(self.file, self.source)
        return resource


def entries_of(path: Path, language: str) -> list[Entry]:
    """The entries of a Fluent file: each begins at the edge of the page and goes on indented.
    They are written as this reader has them.
    """
    found: list[tuple[str, list[str]]] = []
    for line in written(read_text(path), language).splitlines():
        if begins := ENTRY.match(line):
            found.append((begins[1], [line]))
        elif found and line[:1] in ("", " ", "}"):
            found[-1][1].append(line)
        elif line.strip() and not line.startswith("#"):
            raise not_fluent(path.name, line)
    return [Entry(key, "\n".join(lines) + "\n", path.name) for key, lines in found]


def not_fluent(file: str, source: str) -> DataError:
    start = source.strip().splitlines()[0]
    return DataError(f"{file}: {start!r} is not Fluent", code="text.broken")


@cache
def title_folder(game_id: str) -> Path:
    """The data folder of a title, its own package or somebody else's."""
    return folder_of(game_id) / "data"


def languages_of(game_id: str) -> list[str]:
    """The languages of the title's texts; those we share for a title that brings none."""
    own = own_languages(game_id)
    return [tag for tag in LANGUAGES if tag in own or not own]


@cache
def own_languages(game_id: str) -> frozenset[str]:
    return languages_in(title_folder(game_id) / "texts")


def has_texts(game_id: str) -> bool:
    """Whether the title brings texts; somebody else's may not."""
    return bool(own_languages(game_id))


@cache
def sentences_of(game_id: str, language: str) -> Sentences:
    """The sentences of one title in one language. Words for a pack with other suits go first."""
    file = f"{language_in(language)}.ftl"
    paths = [COMMON / file]
    if has_texts(game_id):
        own = title_folder(game_id) / "texts"
        paths.append(own / file)
        of_pack = own / f"{suits_in(language)}.{file}"
        if suits_in(language) and is_there(of_pack):
            paths.insert(0, of_pack)
    return Sentences(language, paths)
