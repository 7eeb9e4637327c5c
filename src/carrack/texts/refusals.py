"""What went wrong, in the language of whoever reads it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from carrack.kernel.errors import CarrackError, DataError
from carrack.texts.letters import language_in, locale_of
from carrack.texts.sentences import Sentences
from carrack.texts.wording import Words

OWN = "en"  # the language that errors speak by themselves
LONGEST = 2000  # Fluent refuses very long words; an error's own sentence may quote what was typed
STYLES = {"known": "standard", "allowed": "or", "options": "standard"}
ENDING = " :\u00a0"  # of a sentence, where nothing follows
PLAIN = ("asked", "option", "least", "most", *STYLES)  # facts that name no piece of a title


def plainly(facts: Mapping[str, Any]) -> Words:
    """Facts as they are; pieces that only a title could name are left out."""
    return {name: fact for name, fact in facts.items() if isinstance(fact, (str, int))}


def told_by(
    sentences: Sentences,
    error: CarrackError,
    pieces: Callable[[Mapping[str, Any]], Words] = plainly,
) -> str | None:
    """The sentence for the code of an error, or None where there is none.

    Its form `.told` says what exactly was wrong, from the facts of the error. The plain form ends
    with the error's own sentence, which is English; in other languages with what was asked for, or
    with the line of a record.
    """
    key = "error-" + error.code.replace(".", "-")
    if not sentences.has(key):
        return None
    for form, known in ((f"{key}.told", pieces), (key, plainly)):
        if sentences.has(form):
            try:
                return said(sentences, form, words_of(sentences, error.facts, known), error)
            except DataError:
                continue  # this error brings other facts, or none
    return None


def said(sentences: Sentences, key: str, words: Words, error: CarrackError) -> str | None:
    own = str(error)
    if language_in(sentences.language) == OWN:
        return sentences.say(key, {"detail": own, **words}) if len(own) <= LONGEST else None
    detail = str(words.get("asked") or getattr(error, "line", 0) or "")
    text = sentences.say(key, {"detail": detail, **words})
    return text if detail or not text.rstrip().endswith(":") else text.rstrip(ENDING) + "."


def words_of(
    sentences: Sentences, facts: Mapping[str, Any], pieces: Callable[[Mapping[str, Any]], Words]
) -> Words:
    """The facts in words: those that a title knows, and those that any error may have."""
    of_title = {name: fact for name, fact in facts.items() if name not in PLAIN}
    words = pieces(of_title) if of_title else {}
    for name in PLAIN:
        if name == "options" and name in facts:
            labels = [labeled(sentences, option) for option in facts[name]]
            words[name] = listed(labels, sentences.language)
        elif name in STYLES and name in facts:
            words[name] = listed(facts[name], sentences.language, STYLES[name])
        elif name in facts:
            words[name] = facts[name] if type(facts[name]) is int else str(facts[name])
    return words


def labeled(sentences: Sentences, option: str) -> str:
    """An option or a house rule as its title calls it."""
    for key in (f"option-{option}", f"modifier-{option}"):
        if sentences.has(key):
            return sentences.say(key)
    return option


def listed(things: Sequence[object], language: str, style: Any = "standard") -> str:
    """Several things, as this language puts them one behind the other.

    >>> listed(["Ana", "Bob", "Cleo"], "de"), listed([1, 2], "hu", "or"), listed(["Ana"], "pl")
    ('Ana, Bob und Cleo', '1 vagy 2', 'Ana')
    """
    from babel.lists import format_list  # takes its time, and most programs never list

    locale = locale_of(language).replace("-", "_")
    return str(format_list([str(thing) for thing in things], style=style, locale=locale))
