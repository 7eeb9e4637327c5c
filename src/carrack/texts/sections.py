"""Where the rules of a title tell about something: a refusal's code, a phase, a card, a preset."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from typing import NamedTuple

from carrack.kernel.errors import DataError
from carrack.kernel.packed import is_there, read_text
from carrack.texts.sentences import title_folder

FILE = "sections.toml"


class Sections(NamedTuple):
    """Ids of sections, which are the same in every language."""

    by_code: dict[str, str]
    by_phase: dict[str, str]
    by_card: dict[str, str]
    by_preset: dict[str, str]


KINDS = ("code", "phase", "card", "preset")  # in the order of the fields


@cache
def sections_of(game_id: str) -> Sections:
    """The sections of a title; none where somebody else's title does not tell.

    >>> sections_of("macao").by_code["wall.too_far"], sections_of("macau_cards").by_card["4H"]
    ('wall', 'skipping')
    """
    path = title_folder(game_id) / FILE
    told = tomllib.loads(read_text(path)) if is_there(path) else {}
    return Sections(*(by_name(told.get(kind, {}), kind) for kind in KINDS))


def by_name(told: dict[str, list[str]], kind: str) -> dict[str, str]:
    """The file lists names under their section; here each name has its section."""
    found: dict[str, str] = {}
    for section, names in told.items():
        for name in names:
            if name in found:
                raise DataError(
                    f"{FILE}: {kind} {name!r} is in {found[name]!r} and {section!r}",
                    code="text.broken",
                )
            found[name] = section
    return found


def anchors(rules: str) -> list[str]:
    """The ids of all sections, as the headings of the rules name them.

    >>> anchors("# Macao\\n## Goal {#goal}\\n### The wall {#wall}")
    ['goal', 'wall']
    """
    return re.findall(r"^#+ .* \{#([a-z-]+)\}$", rules, flags=re.MULTILINE)
