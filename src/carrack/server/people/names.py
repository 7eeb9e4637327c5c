"""The names of people: what may be one, and which two look like one."""

from __future__ import annotations

from unicodedata import category, normalize

from carrack.server.errors import Refused

LONGEST = 40  # characters of a name
LONGEST_TEXT = 200  # what is looked at at all
GONE = "—"  # the name of somebody who deleted everything

JOINERS = "\u200c\u200d"  # emoji are joined by them, and some scripts need them
NEVER = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # controls, directions, line breaks, no signs
UNSEEN = ("Mn", "Me", "Cf", "Zs")
# Letters and signs that show nothing: fillers, the empty braille sign, marks that only join.
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")


def clean_name(text: str) -> str:
    r"""The name as it is kept, or Refused.

    >>> clean_name("  Anna   \u2161 ")
    'Anna II'
    """
    name = normalize("NFKC", text[: LONGEST_TEXT + 1])
    if any(is_never_in_a_name(sign) for sign in name):
        raise bad_name("a name holds no line breaks, controls or signs that turn the text around")
    name = " ".join(name.split())
    if len(name) > LONGEST or len(text) > LONGEST_TEXT:
        raise bad_name(f"a name has at most {LONGEST} characters")
    if name == GONE or not any(is_seen(sign) for sign in name):
        raise bad_name("a name needs something to see")
    return name


def bad_name(sentence: str) -> Refused:
    return Refused(sentence, code="person.name", status=422)


def is_never_in_a_name(sign: str) -> bool:
    if sign in JOINERS:
        return False
    if category(sign) == "Cn" and "\U0001f000" <= sign <= "\U0001faff":
        return False  # an emoji that is younger than this Python
    return category(sign) in NEVER


def is_seen(sign: str) -> bool:
    return category(sign) not in UNSEEN and sign not in BLANK


def folded(name: str) -> str:
    r"""The form in which two names are the same: neither case nor what cannot be seen counts.

    >>> folded("Straße") == folded("STRASSE"), folded("An\u200dna") == folded("anna")
    (True, True)
    """
    text = normalize("NFKC", normalize("NFKC", name).casefold())
    return " ".join("".join(sign for sign in text if not is_dropped(sign)).split())


def is_dropped(sign: str) -> bool:
    return category(sign) == "Cf" or sign in BLANK or "\ufe00" <= sign <= "\ufe0f"


def printable(text: str, keep: str = "") -> str:
    """Without controls: no database and no terminal of an operator stumbles over it."""
    signs = (sign if sign.isprintable() or sign in keep else " " for sign in text)
    return "".join(signs).encode("utf-8", "replace").decode()
