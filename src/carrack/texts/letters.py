"""The letters of jack, queen and king, as the packs of a language have them or as a reader wants.

A reader's language is a tag: `fr` is read with a French pack, V, D and R, and `fr-x-jqk` with the
letters of an English one. What stands behind `x` is what BCP 47 leaves to us.
"""

from __future__ import annotations

import re

PACKS = {"jqk": "JQK", "bdk": "BDK", "vdr": "VDR", "jdr": "JDR"}
ENGLISH = "jqk"
USUAL = {"de": "bdk", "fr": "vdr"}  # elsewhere packs are English
COURTS = "JQK"
ON_CARDS = re.compile(rf"[{COURTS}](?=[♠♥♦♣])")


def language_in(tag: str) -> str:
    """The language alone.

    >>> language_in("fr-x-jdr"), language_in("de_AT.UTF-8")
    ('fr', 'de')
    """
    return tag.replace("_", "-").partition("-")[0].partition(".")[0].lower()


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
    """
    return ON_CARDS.sub(lambda found: found[0].translate(courts(tag)), text)


def courts(tag: str) -> dict[int, int]:
    return str.maketrans(COURTS, PACKS[pack_in(tag)])
