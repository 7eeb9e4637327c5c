"""The rules to read: sections with the same ids everywhere, and a section for whatever is asked."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

import carrack
from carrack import DataError
from carrack.games.macao.names import CARD_IDS
from carrack.games.macao.names import PHASE_NAMES as MACAO_PHASES
from carrack.games.macau_cards.names import PHASE_NAMES
from carrack.games.macau_cards.texts.roles import CARDS
from carrack.games.maracaibo.actions import ids_in
from carrack.games.maracaibo.data import our_data
from carrack.games.maracaibo.entries import ENTRIES
from carrack.games.maracaibo.names import LEGACY_IDS
from carrack.games.maracaibo.names import PHASE_NAMES as MARACAIBO_PHASES
from carrack.terminal.output import readable
from carrack.texts import LANGUAGES, Texts, sections
from carrack.texts.sections import anchors, by_name, sections_of
from carrack.texts.sentences import title_folder

TITLES = ("macao", "macau_cards", "maracaibo")
PHASES = {
    "macao": MACAO_PHASES,
    "macau_cards": PHASE_NAMES,
    "maracaibo": [*MARACAIBO_PHASES, *(entry.name for entry in ENTRIES.values())],
}
PIECES = ids_in(our_data())
ALL_CARDS = {
    "macao": CARD_IDS,
    "macau_cards": list(CARDS),
    "maracaibo": [*PIECES.cards, *PIECES.buildings, *PIECES.careers, *PIECES.ports, *LEGACY_IDS],
}
PICTURES = {"macao": 12, "macau_cards": 8, "maracaibo": 15}
# Codes of the kernel that a title's action can be refused with.
SHARED = {"action.unknown", "seat.unknown", "seat.not_acting", "undo.not_possible"}
PICTURE = re.compile(r"!\[([^\]]*)\]\(piece:(\w+)\)")


def codes_of(title: str) -> set[str]:
    """Every code that the title's texts or its modules know."""
    told = (title_folder(title) / "texts" / "en.ftl").read_text("utf-8")
    found = {key.replace("-", ".", 1) for key in re.findall(r"^error-([\w-]+)", told, flags=re.M)}
    for path in (Path(carrack.__file__).parent / "games" / title).rglob("*.py"):
        if "tests" not in path.parts:
            source = re.sub(r"^ *>>>.*$", "", path.read_text(encoding="utf-8"), flags=re.M)
            found |= set(re.findall(r'code="([a-z_]+\.[a-z_]+)"', source))
            # Maracaibo's reasons: the title's name is put before them
            reasons = re.findall(r'\bno\(\s*"([a-z_]+)"', source)
            found |= {f"{title}.{reason}" for reason in reasons}
    return found | SHARED


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_sections_have_the_same_ids_in_every_language(title: str, language: str) -> None:
    rules = Texts(title, language).rules()
    assert anchors(rules) == anchors(Texts(title, "en").rules())
    assert len(set(anchors(rules))) == len(anchors(rules)) >= 15
    assert len(re.findall(r"^#+ ", rules, flags=re.M)) == len(anchors(rules)) + 1
    linked = re.findall(r"\]\(#([^)]+)\)", rules)
    assert set(linked) <= set(anchors(rules))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_every_refusal_phase_and_card_has_a_section(title: str, language: str) -> None:
    there = set(anchors(Texts(title, language).rules()))
    found = Texts(title, language).sections()
    for kind in found:
        assert set(kind.values()) <= there
    assert codes_of(title) - set(found.by_code) == set()
    assert set(found.by_phase) == set(PHASES[title])
    assert sorted(found.by_card) == sorted(ALL_CARDS[title])
    assert tuple(found.by_preset) == carrack.load(title).presets


@pytest.mark.parametrize("title", TITLES)
def test_pictures_are_the_same_in_every_language_and_each_says_what_it_shows(title: str) -> None:
    shown = {
        language: [
            (section, name)
            for section, part in parts(Texts(title, language).rules())
            for _, name in PICTURE.findall(part)
        ]
        for language in LANGUAGES
    }
    assert shown["de"] == shown["fr"] == shown["en"]
    assert len({name for _, name in shown["en"]}) >= PICTURES[title]
    for language in LANGUAGES:
        said = PICTURE.findall(Texts(title, language).rules())
        assert all(words for words, _ in said)


def parts(rules: str) -> list[tuple[str, str]]:
    """Each section by its id."""
    _, *found = re.split(r"^#+ .* \{#([a-z-]+)\}$", rules, flags=re.M)
    return list(zip(found[::2], found[1::2], strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_numbered_lines_count_on_so_none_is_the_middle_of_a_sentence(
    title: str, language: str
) -> None:
    found = re.findall(r"^\s*(\d+)[.)] ", Texts(title, language).rules(), flags=re.M)
    numbers = [0, *map(int, found)]
    for before, number in pairwise(numbers):
        assert number in (before + 1, 1)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", TITLES)
def test_the_terminal_prints_no_picture_no_anchor_and_no_address(title: str, language: str) -> None:
    shown = readable(Texts(title, language).rules())
    assert not re.search(r"piece:|\{#|\]\(|\n\n\n", shown)
    assert "## " in shown


def test_a_name_in_two_sections_is_a_mistake() -> None:
    with pytest.raises(DataError, match=r"'wall\.end' is in 'wall' and 'ship'"):
        by_name({"wall": ["wall.end"], "ship": ["wall.end"]}, "code")


def test_a_title_that_does_not_tell_has_no_sections(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sections, "title_folder", lambda game_id: tmp_path)
    assert sections_of("somebody's") == ({}, {}, {}, {})
    sections_of.cache_clear()
