"""Jack, queen, king and the suits, as the packs of a language have them or as a reader wants.

A reader's language is a tag: `fr` is read with a French pack, V, D and R, and `fr-x-jqk` with the
letters of an English one. What stands behind `x` is what BCP 47 leaves to us.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

PACKS: dict[str, Sequence[str]] = {
    "jqk": "JQK",
    "bdk": "BDK",
    "vdr": "VDR",
    "jdr": "JDR",
    "wdk": "WDK",
    "uok": "UOK",  # German suits: Unter, Ober, König …
    "afk": ("Al", "Fe", "Ki"),  # … and alsó, felső, király
    "scr": "SCR",  # Spanish suits: sota, caballo, rey
}
# Packs whose suits are others; theirs have no signs among our letters, so they are words.
SUITS_OF = {"uok": "german", "afk": "german", "scr": "spanish"}
SUITS = "♠♥♦♣"
SUIT_WORDS = {
    "german": {
        "de": "Blatt Herz Schellen Eichel",
        "en": "leaf heart bell acorn",
        "es": "hoja corazón cascabel bellota",
        "fr": "feuille cœur grelot gland",
        "hu": "zöld piros tök makk",
        "pl": "wino czerwień dzwonek żołądź",
        "pt": "folha coração guizo bolota",
        "ro": "verde roșu dubă ghindă",
    },
    "spanish": {
        "de": "Schwert Kelch Münze Stab",
        "en": "sword cup coin baton",
        "es": "espada copa oro basto",
        "fr": "épée coupe denier bâton",
        "hu": "kard kehely érme bot",
        "pl": "miecz kielich denar kij",
        "pt": "espada copa ouro pau",
        "ro": "sabie cupă ban bâtă",
    },
}
ENGLISH = "jqk"
USUAL = {"de": "bdk", "fr": "vdr", "pl": "wdk", "pt": "vdr"}  # elsewhere packs are English
COURTS = "JQK"
ON_CARDS = re.compile(rf"[{COURTS}](?=[{SUITS}])")
SUITED = re.compile(rf"(10|[2-9A]|[A-Z][a-z]?)?([{SUITS}])")


def language_in(tag: str) -> str:
    """The language alone.

    >>> language_in("fr-x-jdr"), language_in("de_AT.UTF-8")
    ('fr', 'de')
    """
    return tag.replace("_", "-").partition("-")[0].partition(".")[0].lower()


def locale_of(tag: str) -> str:
    """Whose plurals and numbers a language has: in Portugal there are 0 cartas, in Brazil 0 carta.

    >>> locale_of("pt"), locale_of("fr-x-jdr")
    ('pt-PT', 'fr')
    """
    language = language_in(tag)
    return "pt-PT" if language == "pt" else language


def pack_in(tag: str) -> str:
    """The pack that is read with.

    >>> pack_in("fr"), pack_in("fr-x-jdr"), pack_in("fr-x-tarot"), pack_in("en-US")
    ('vdr', 'jdr', 'vdr', 'jqk')
    """
    language, wanted = language_in(tag), tag.lower().partition("-x-")[2]
    return wanted if wanted in PACKS else USUAL.get(language, ENGLISH)


def tag_of(language: str, pack: str) -> str:
    """The tag of a language read with this pack.

    >>> tag_of("fr", "jqk"), tag_of("fr", "vdr")
    ('fr-x-jqk', 'fr')
    """
    return language if pack == pack_in(language) else f"{language}-x-{pack}"


def rank_letter(rank: str, tag: str) -> str:
    """A rank as it stands on a card; `T` is only how a file writes a ten.

    >>> rank_letter("Q", "de"), rank_letter("Q", "en"), rank_letter("T", "fr")
    ('D', 'Q', '10')
    """
    return "10" if rank == "T" else rank.translate(courts(tag))


def lettered(text: str, tag: str) -> str:
    """A sentence that names cards, as this reader has them.

    >>> lettered("K♥ und K♠ oder Q♥", "de-x-vdr")
    'R♥ und R♠ oder D♥'
    >>> lettered("Lay 7♠, J♥ or any ♣", "hu-x-afk")
    'Lay zöld 7, piros Al or any makk'
    """
    text = ON_CARDS.sub(lambda found: found[0].translate(courts(tag)), text)
    suits = suits_in(tag)
    if not suits:
        return text
    words = dict(zip(SUITS, SUIT_WORDS[suits][language_in(tag)].split(), strict=True))
    return SUITED.sub(lambda found: " ".join(filter(None, (words[found[2]], found[1]))), text)


def suits_in(tag: str) -> str:
    """The suits of the pack that is read with; nothing for the usual ones.

    >>> suits_in("hu-x-afk"), suits_in("hu")
    ('german', '')
    """
    return SUITS_OF.get(pack_in(tag), "")


def courts(tag: str) -> dict[int, str]:
    return {ord(court): letter for court, letter in zip(COURTS, PACKS[pack_in(tag)], strict=True)}
