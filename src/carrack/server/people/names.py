"""The names of people: what may be one, and which two look like one."""

from __future__ import annotations

from unicodedata import category, normalize
from unicodedata import name as unicode_name

from carrack.server.errors import Refused

LONGEST = 40  # characters of a name
LONGEST_TEXT = 200  # what is looked at at all
GONE = "—"  # the name of somebody who deleted everything

JOINERS = "\u200c\u200d"  # emoji are joined by them, and some scripts need them
NEVER = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")  # controls, directions, line breaks, no signs
UNSEEN = ("Mn", "Me", "Cf", "Zs")
# Letters and signs that show nothing: fillers, the empty braille sign, marks that only join.
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")

MOST_COMMON_MARKS = 2  # one above and one below, or two as in Vietnamese
MOST_MARKS = 4  # as in Burmese or Tibetan
SHARED = ("", "MODIFIER", "IDEOGRAPHIC", "FEMININE", "MASCULINE")
SAME_SCRIPT = {"HIRAGANA": "KANA", "KATAKANA": "KANA", "HALFWIDTH": "KANA"}
TOGETHER = (
    frozenset({"LATIN", "CJK", "KANA"}),
    frozenset({"LATIN", "CJK", "HANGUL"}),
    frozenset({"LATIN", "CJK", "BOPOMOFO"}),
)
# Letters that are drawn like others, small and capital: first ours, then those of other scripts.
LOOKS_LIKE = dict(
    zip(
        "I1|0\u0131\u0251\u0261\u026a\u0280\u1d00\u1d04\u1d07\u1d0f\u1d1b"
        "\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0455\u0456\u0458\u04bb\u051b\u051d\u0501"
        "\u0410\u0412\u0415\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0423\u0425\u0405\u0406\u0408"
        "\u03bf\u03b1\u03bd\u03c1\u03b9\u03ba"
        "\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7"
        "\u0585\u057d\u0578\u0570",
        "llloiagiraceotaeopcyxsijhqwdabekmhopctyxsijoavpikabezhikmnoptyxounh",
        strict=True,
    )
)
# Scripts whose capitals are drawn like ours: Lisu and Cherokee.
LOOKS_LIKE |= dict(
    zip(
        "\ua4ee\ua4d0\ua4da\ua4d3\ua4f0\ua4dd\ua4d6\ua4e7\ua4f2\ua4d9\ua4d7\ua4e1\ua4df"
        "\ua4e0\ua4f3\ua4d1\ua4e3\ua4e2\ua4d4\ua4f4\ua4e6\ua4ea\ua4eb\ua4ec\ua4dc"
        "\u13aa\u13f4\u13df\u13a0\u13ac\u13c0\u13bb\u13ab\u13e6\u13de\u13b7\u13e2\u13a1"
        "\u13da\u13a2\u13d9\u13b3\u13a9\u13c3",
        "abcdefghijklmnoprstuvwxyzabcdeghjklmprstvwyz",
        strict=True,
    )
)
CYRILLIC_TWINS = dict(
    zip(
        "aeopcyxsijh",
        "\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0455\u0456\u0458\u04bb",
        strict=True,
    )
)
GREEK_TWINS = dict(
    zip("oavpik", "\u03bf\u03b1\u03bd\u03c1\u03b9\u03ba", strict=True),
)


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
    check_marks(name)
    check_scripts(name)
    return name


def bad_name(sentence: str, code: str = "person.name") -> Refused:
    return Refused(sentence, code=code, status=422, field="name")


# ---- marks that are piled up ----


def check_marks(name: str) -> None:
    """A letter has a few marks, as many languages need; a pile of them covers the lines around."""
    marks = common = 0
    for sign in name:
        is_mark = category(sign) in ("Mn", "Me")
        marks = marks + 1 if is_mark else 0
        common = common + 1 if is_mark and is_common_mark(sign) else 0
        if marks > MOST_MARKS or common > MOST_COMMON_MARKS:
            raise bad_name("a name has no piles of marks on its letters", "person.name_marks")


def is_common_mark(sign: str) -> bool:
    """Marks that fit any letter; those of one script come in larger numbers by nature."""
    return unicode_name(sign, "").startswith("COMBINING")


# ---- letters of several scripts ----


def check_scripts(name: str) -> None:
    """All letters are of one script, or of those that are written together: a letter of another
    one looks like a letter it is not.
    """
    scripts = {script_of(sign) for sign in name if category(sign)[0] == "L"} - {""}
    if len(scripts) > 1 and not any(scripts <= together for together in TOGETHER):
        raise bad_name("the letters of a name are of one script", "person.name_mixed")


def script_of(letter: str) -> str:
    """The script of a letter by its name; empty for letters that all scripts share.

    >>> script_of("a"), script_of("\u0430"), script_of("\u02bc")
    ('LATIN', 'CYRILLIC', '')
    """
    script = unicode_name(letter, "").split(" ")[0].partition("-")[0]
    return "" if script in SHARED else SAME_SCRIPT.get(script, script)


# ---- names that look alike ----


def lookalikes(name: str) -> set[str]:
    """Folded names that this one could be taken for, itself among them."""
    found = {folded(name), folded("".join(LOOKS_LIKE.get(sign, sign) for sign in name))}
    small = folded(name)
    for letters in (CYRILLIC_TWINS, GREEK_TWINS):
        if all(sign in letters or not sign.isalpha() for sign in small):
            found.add("".join(letters.get(sign, sign) for sign in small))
    return found


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
