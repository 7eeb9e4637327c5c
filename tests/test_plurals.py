"""Numbers in sentences agree with what they count, in every language and on every surface.

Every message that takes a number is said with some numbers of every plural category. Where the
words behind the number are the same for one and for two, nothing chose between them: the first of
these words must be one that does not change, in the list of its language. Otherwise the message
needs a selector of Fluent.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from carrack.texts import LANGUAGES
from carrack.texts.letters import locale_of

ROOT = Path(__file__).parent.parent
OURS = ROOT / "src" / "carrack"
PAGE = ROOT / "web" / "src"
TITLES = ("macao", "macau_cards", "maracaibo")
# What is said together; the messages of the last folder are looked at.
SURFACES: dict[str, tuple[Path, ...]] = {
    "server": (OURS / "server/texts",),
    "texts": (OURS / "texts",),
    "terminal": (OURS / "texts", OURS / "terminal/texts"),
    **{title: (OURS / "texts", OURS / f"games/{title}/data/texts") for title in TITLES},
    "reports": (OURS / "research/texts",),
    **{
        f"reports of {title}": (OURS / "research/texts", OURS / f"games/{title}/research/texts")
        for title in TITLES
    },
    "page": (PAGE / "i18n/texts",),
    **{
        f"page of {title}": (PAGE / "i18n/texts", PAGE / f"games/{title}/texts") for title in TITLES
    },
}

# Gaps that hold words, whatever the message; every other gap is taken for a number.
WORD_GAPS = """
    about action allowed area as asked author automa barrier best board building card cards
    career cause chance
    chapter choices city claim code color colors cubes day detail dice die digits except
    explorer face fields file files first folder from_id good goods hint host id judge kind
    known label letter line list location missing name names nation needs object office one
    option options other owner paid pair path pay per person place placed port ports quarter quest
    ranks rate reason reward rival seat second seed share shows sign slots spaces started suit
    target task text the_nation the_old tile toward time title to to_id token top unit upgrade url
    what when who why with
"""
WORDS = frozenset(WORD_GAPS.split())
# Where such a gap holds a number all the same.
NUMBERS_HERE = frozenset(
    {
        ("analyze-sum", "choices"),
        ("points-of", "target"),
        ("table-automa-row", "cards"),
        ("verify-removed", "names"),
    }
)

# Words that stand behind a number and are the same for one and for more: those that belong to
# another part of the sentence, things that are not counted one by one, and, where a language has
# them, nouns and participles without a plural of their own.
UNCHANGED: dict[str, dict[str, str]] = {
    "en": {
        "another part of the sentence": """about and at begins ends for further in is of on per
            to""",
        "not counted one by one": "gold influence prestige vp",
        "cubes by their color": "black blue gray green red violet",
        "no plural": """dark discarded face free less longer lost more outside s short used
            won""",
        "a comparison of markers, worth so many": "fewest most",
    },
    "fr": {
        "another part of the sentence": """au comme commence coûtent dans de dehors en est et finit
            le par pour sur à""",
        "not counted one by one": "influence or prestige pv",
        "no plural": "choix fois gris h pas s",
    },
    "de": {
        "another part of the sentence": """ändern auf beginnt bis des durch endet
            entfernen für im in ist je kosten legen nach sein und von weiter wert
            zahlen zum""",
        "not counted one by one": "einfluss gold prestige sp",
        "cubes by their color": "blau grau grün rot schwarz violett",
        "no plural": """abgelegt außerhalb dunkel fehler frei genutzt gewonnen
            helfer joker kampfplättchen mal marker plättchen prestigegebäude spieler synergiemarker
            s verdeckt verloren warenplättchen weniger würfel zeichen zu""",
        "a comparison of markers, worth so many": "meiste wenigste",
    },
    "pt": {
        "another part of the sentence": """a chegam com contra da de deles do e fora na no numa ou
            paga-se para por sobre terminou às é""",
        "no plural": "pv s",
    },
    "es": {
        "another part of the sentence": """a acerca con contra de del en es fuera o por se y""",
        "no plural": "boca menos más pv s",
    },
    "pl": {
        "another part of the sentence": """brakuje do dolnej dzielnicę górnej i jest kafelka
            kosztują na nie poza przyjdzie się skończona swoją twojego w z za ω""",
        "not counted one by one": "prestiżu pz złota",
        "the same in the genitive": "decyzji partii",
        "a comparison": "dłuższy mniej najmniej najwięcej więcej",
        "no plural": "s",
    },
    "ro": {
        "another part of the sentence": """a costă cu cuburile de despre din e la lipsesc pe pentru
            s-a se te în și""",
        "not counted one by one": "pierdut pv",
        "cubes by their color": "gri mov",
        "a comparison": "cei mai",
        "no plural": "luminează s",
    },
}

# Verbs that give away more than one, where they stand beside a single thing; the first two also
# where they stand before it.
OF_MANY = {
    "en": "are were have want",
    "fr": "sont étaient ont manquent veulent",
    "de": "sind waren haben fehlen wollen",
    "pt": "são eram têm faltam querem",
    "es": "son eran tienen faltan quieren",
    "pl": "są były brakują chcą mają",
    "ro": "sunt erau au lipsesc vor",
    "hu": "vannak voltak hiányoznak akarnak",
}
UNCHANGING = ("hu",)  # behind a number, nouns are as they are behind one
NUMBERS = (0, 1, 2, 5, 20, 22)
SPACE = "[ \u00a0\u202f]"
FILLER = "Ω"


@dataclass(frozen=True)
class Message:
    """One sentence, or one form of it, with the gaps in it and in what it refers to."""

    key: str
    pattern: Any
    gaps: frozenset[str]


@dataclass(frozen=True)
class Said:
    """A surface in one language."""

    bundle: FluentBundle
    messages: tuple[Message, ...]

    def say(self, message: Message, gap: str, number: int) -> str:
        gaps = dict.fromkeys(message.gaps, FILLER) | {gap: number}
        text, errors = self.bundle.format_pattern(message.pattern, gaps)
        assert not errors, (message.key, errors)
        return str(text)


class Gaps(Visitor):
    """The gaps of a pattern, and those that choose between plural forms."""

    def __init__(self, entries: dict[str, ast.Message]) -> None:
        self.entries = entries
        self.found: set[str] = set()
        self.counted: set[str] = set()
        self.seen: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {getattr(variant.key, "name", variant.key) for variant in node.variants}
        if isinstance(node.selector, ast.VariableReference) and keys & {"zero", "one", "two"}:
            self.counted.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        name, form = node.id.name, node.attribute and node.attribute.name
        entry = self.entries.get(name)
        if entry is None or f"{name}.{form}" in self.seen:
            return
        self.seen.add(f"{name}.{form}")
        forms = {attribute.id.name: attribute.value for attribute in entry.attributes}
        self.visit(forms[form] if form else entry.value)


def files_in(folder: Path, language: str) -> list[Path]:
    return sorted(path for path in folder.glob("*.ftl") if path.stem.split(".")[-1] == language)


class Masked(Visitor):
    """Takes away the digits that a text has of its own: only numbers that come in are looked at."""

    def visit_TextElement(self, node: ast.TextElement) -> None:
        node.value = re.sub(r"\d", FILLER, node.value)


@cache
def read(path: Path) -> Any:
    """A file of messages."""
    resource = FluentResource(path.read_text(encoding="utf-8"))
    Masked().visit(resource)
    return resource


@cache
def said(surface: str, language: str) -> Said:
    bundle = FluentBundle([locale_of(language)], use_isolating=False)
    entries: dict[str, ast.Message] = {}
    own: list[ast.Message] = []
    for folder in SURFACES[surface]:
        own.clear()
        for path in files_in(folder, language):
            resource = read(path)
            bundle.add_resource(resource)
            own += [entry for entry in resource.body if isinstance(entry, ast.Message)]
        entries |= {entry.id.name: entry for entry in own}
    messages = tuple(message for entry in own for message in forms_of(bundle, entry, entries))
    return Said(bundle, messages)


def forms_of(
    bundle: FluentBundle, entry: ast.Message, entries: dict[str, ast.Message]
) -> Iterator[Message]:
    """The message itself and its attributes."""
    spoken = bundle.get_message(entry.id.name)
    written = {"": entry.value} | {each.id.name: each.value for each in entry.attributes}
    for form, value in written.items():
        if value is not None:
            gaps = Gaps(entries)
            gaps.visit(value)
            pattern = spoken.attributes[form] if form else spoken.value
            key = f"{entry.id.name}.{form}" if form else entry.id.name
            yield Message(key, pattern, frozenset(gaps.found))


def numbers_in(message: Message) -> list[str]:
    """The gaps of a message that hold numbers."""
    key = message.key.partition(".")[0]
    return sorted(gap for gap in message.gaps if gap not in WORDS or (key, gap) in NUMBERS_HERE)


def words_behind(text: str, number: int) -> list[str]:
    """Up to three words behind each place where the number stands, until the next sign.

    >>> words_behind("You pay 2 combat points here, 2 gold", 2)
    ['combat points here', 'gold']
    """
    word = r"[^\W\d_][\w’'-]*"
    found = re.findall(rf"(?<![\w.,-]){number}{SPACE}({word}(?:{SPACE}{word}){{0,2}})", text)
    return [re.sub(SPACE, " ", phrase) for phrase in found]


@cache
def unchanged(language: str) -> frozenset[str]:
    return frozenset(" ".join(UNCHANGED[language].values()).split())


@cache
def beside_one(language: str) -> re.Pattern[str]:
    """A verb of many behind a single thing, or, as in `there are 1`, before it."""
    behind = "|".join(OF_MANY[language].split())
    before = "|".join(OF_MANY[language].split()[:2])
    thing = r"(?:[^\W\d_]+ ){1,2}"
    return re.compile(rf"(\b(?:{before}) 1\b|(?<![\w.,-])1 {thing}(?:{behind})\b)")


@cache
def groups(language: str) -> list[list[int]]:
    """Numbers behind which a language has the same forms.

    >>> groups("fr"), groups("pl")
    ([[0, 1], [2, 5, 20, 22]], [[0, 5, 20], [1], [2, 22]])
    """
    found: dict[str, list[int]] = {}
    for number in NUMBERS:
        found.setdefault(Locale.parse(locale_of(language), sep="-").plural_form(number), []).append(
            number
        )
    return list(found.values())


def complaints(said_here: Said, message: Message, gap: str, language: str) -> list[str]:
    """What is wrong with a number in a message; nothing where it agrees."""
    texts = {number: said_here.say(message, gap, number) for number in NUMBERS}
    behind = {number: words_behind(texts[number], number) for number in NUMBERS}
    found = []
    for one, two in zip(behind[1], behind[2], strict=False):
        if language in UNCHANGING:
            break
        if one == two and one.split()[0].lower() not in unchanged(language):
            found.append(f"{message.key}: {texts[1]!r} and {texts[2]!r} count alike")
    for group in groups(language):
        phrases = [behind[number] for number in group if behind[number]]
        if any(phrase != phrases[0] for phrase in phrases):
            found.append(f"{message.key}: {texts[group[0]]!r} and {texts[group[-1]]!r} differ")
    if beside_one(language).search(texts[1]):
        found.append(f"{message.key}: {texts[1]!r} has one of them do what many do")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("surface", SURFACES)
def test_numbers_agree_with_what_they_count(surface: str, language: str) -> None:
    here = said(surface, language)
    assert here.messages
    found = [
        complaint
        for message in here.messages
        for gap in numbers_in(message)
        for complaint in complaints(here, message, gap, language)
    ]
    assert found == []


def test_every_file_of_sentences_belongs_to_a_surface() -> None:
    """A new folder of texts, of the page or of a title, is looked at as well, or fails here."""
    looked_at = {
        path
        for folders in SURFACES.values()
        for language in LANGUAGES
        for path in files_in(folders[-1], language)
    }
    assert looked_at == {*OURS.rglob("*.ftl"), *PAGE.rglob("*.ftl")}


@pytest.mark.parametrize("surface", SURFACES)
def test_a_gap_that_is_counted_somewhere_is_no_gap_for_words(surface: str) -> None:
    """Plural forms are chosen by numbers; so a gap that chooses them holds one."""
    for language in LANGUAGES:
        for folder in SURFACES[surface]:
            for path in files_in(folder, language):
                for entry in read(path).body:
                    if isinstance(entry, ast.Message):
                        gaps = Gaps({})
                        gaps.visit(entry)
                        counted = {(entry.id.name, gap) for gap in gaps.counted}
                        wrong = {pair for pair in counted if pair[1] in WORDS} - NUMBERS_HERE
                        assert not wrong, (path.name, wrong)


# ---- the check itself ----


def wrong(text: str, language: str = "en") -> list[str]:
    """What the check says about one message with the gap `count`."""
    bundle = FluentBundle([locale_of(language)], use_isolating=False)
    resource = FluentResource(text)
    bundle.add_resource(resource)
    entry = resource.body[0]
    assert isinstance(entry, ast.Message)
    here = Said(bundle, tuple(forms_of(bundle, entry, {entry.id.name: entry})))
    return [each for one in here.messages for each in complaints(here, one, "count", language)]


def chosen(one: str, other: str, around: str = "%s") -> str:
    select = f"{{ $count ->\n    [one] {one}\n   *[other] {other}\n}}"
    return f"m = {around % select}\n"


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("m = It costs { $count } cubes\n", "en"),
        ("m = { $count } cards are missing\n", "en"),
        ("m = An { $count } von 3 Browsern, { $count } Karten\n", "de"),
        ("m = Es sind { $count } Würfel\n", "de"),
        ("m = { $count } Viertel sind hell\n", "de"),
        ("m = { $count } cartes manquent\n", "fr"),
        ("m = { $count } perdus\n", "fr"),
        (chosen("{ $count } card", "{ $count } card"), "en"),
        (chosen("There are { $count } disc", "There are { $count } discs"), "en"),
        ("m = { $count ->\n    [1] { $count } carte\n   *[other] { $count } cartes\n}\n", "fr"),
        ("m = { $count ->\n    [0] { $count } card\n   *[other] { $count } cards\n}\n", "en"),
    ],
)
def test_wrong_agreement_is_found(text: str, language: str) -> None:
    assert wrong(text, language)


@pytest.mark.parametrize(
    ("text", "language"),
    [
        (chosen("{ $count } cube", "{ $count } cubes", "It costs %s."), "en"),
        (chosen("{ $count } card is", "{ $count } cards are", "%s missing"), "en"),
        (chosen("{ $count } carte manque", "{ $count } cartes manquent"), "fr"),
        (chosen("{ $count } Viertel ist", "{ $count } Viertel sind", "%s hell"), "de"),
        (chosen("a card", "{ $count } cards", "You draw %s"), "en"),
        ("m = { $count } gold\n", "en"),
        ("m = Round { $count } of 12\n", "en"),
        ("m = Stack { $count }\n", "en"),
    ],
)
def test_right_agreement_is_left_alone(text: str, language: str) -> None:
    assert wrong(text, language) == []


def test_the_words_that_do_not_change_are_all_needed() -> None:
    """A word that no message needs any more would let a mistake pass one day."""
    for language in UNCHANGED:
        needed: set[str] = set()
        for surface in SURFACES:
            here = said(surface, language)
            for message in here.messages:
                for gap in numbers_in(message):
                    one, two = (words_behind(here.say(message, gap, n), n) for n in (1, 2))
                    same = [a for a, b in zip(one, two, strict=False) if a == b]
                    needed |= {phrase.split()[0].lower() for phrase in same}
        listed = set(unchanged(language))
        assert listed <= needed, listed - needed
