"""By which rules a table plays, in words: the variant, and what differs from it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

import carrack
from carrack.kernel.errors import CarrackError
from carrack.kernel.game import Game
from carrack.server.wire.log import texts_of
from carrack.server.words import say
from carrack.texts import Texts

REMEMBERED = 2000  # sets of rules, each in one language
UNTOLD = ("archive",)  # kinds of options that are no rules


class RulesTold(NamedTuple):
    variant: str  # empty for a title without variants
    rules: list[str]


NO_WORDS = RulesTold("", [])


def rules_told(title: str, options: Mapping[str, Any], language: str | None) -> RulesTold:
    """What was chosen when the table was opened; without a language nothing is put into words.

    >>> told = rules_told("macau_cards", {"variant": "romanian", "runs": True}, "en")
    >>> told.variant, told.rules
    ('Romanian', ['Runs: yes'])
    """
    if language is None:
        return NO_WORDS
    return worded(title, json.dumps(dict(options), sort_keys=True), language)


@lru_cache(REMEMBERED)
def worded(title: str, options: str, language: str) -> RulesTold:
    try:
        game, chosen = carrack.load(title), json.loads(options)
        texts = texts_of(title, language)
        return RulesTold(
            variant_of(game, texts, chosen), list(rules(game, texts, chosen, language))
        )
    except CarrackError:  # a title that is no longer installed, or has lost an option
        return NO_WORDS


def variant_of(game: Game, texts: Texts, chosen: Mapping[str, Any]) -> str:
    if not game.presets:
        return ""
    return texts.variant(chosen.get(game.preset_option) or game.presets[0]).label


def rules(game: Game, texts: Texts, chosen: Mapping[str, Any], language: str) -> Iterator[str]:
    """A line for each modifier, and for each option with another value than the variant has."""
    for name in chosen.get("modifiers", []):
        yield texts.modifier(name).label
    with_preset = {
        name: value for name, value in chosen.items() if name in (game.preset_option, "modifiers")
    }
    usual = game.resolve(with_preset)
    for option in game.options:
        described = option.described()
        if option.name in with_preset or described["kind"] in UNTOLD:
            continue
        value = chosen.get(option.name, usual[option.name])
        if value != usual[option.name]:
            said = shown(texts, described, value, usual[option.name], language)
            yield say(language, "rule-chosen", rule=texts.option(option.name).label, value=said)


def shown(texts: Texts, described: Mapping[str, Any], value: Any, usual: Any, language: str) -> str:
    """A value as people read it."""
    name = described["name"]
    if isinstance(value, bool):
        return say(language, "rule-yes" if value else "rule-no")
    if isinstance(value, Mapping):
        differs = [key for key in value if value[key] != usual.get(key)]
        return ", ".join(f"{texts.choice(name, key)} {value[key]}" for key in differs)
    if isinstance(value, list):
        named = [texts.choice(name, one) for one in value]
        return ", ".join(named) or say(language, "rule-none")
    if described.get("choices"):
        return texts.choice(name, value)
    return str(value)
