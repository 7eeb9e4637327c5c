"""What Maracaibo's page draws with: every piece, its figures and its words in each language."""

from __future__ import annotations

from typing import Any

import pytest

from carrack.games.maracaibo.data import our_data, with_differences
from carrack.games.maracaibo.game import MaracaiboGame
from carrack.games.maracaibo.texts.page import DRAWN, figures, words_of
from carrack.texts import LANGUAGES, Texts

NAMED = {
    "cards": "cards",
    "buildings": "buildings",
    "careers": "careers",
    "ports": "ports",
    "upgrades": "upgrades",
    "city_tiles": "city_tiles",
    "locations": "locations",
    "tiles": "tiles",
    "quests": "quests",
    "tokens": "tokens",
    "hints": "hints",
    "barriers": "barriers",
}


def words_in(language: str) -> dict[str, Any]:
    wording: Any = Texts("maracaibo", language).wording
    return words_of(wording)


def test_every_entry_of_the_data_is_drawn() -> None:
    drawn, tables = figures(our_data()), our_data().files
    for contents in tables.values():
        for table, entries in contents.items():
            if table in DRAWN:
                assert len(drawn[DRAWN[table][0]]) == len(entries), table


def test_estimates_are_marked_as_the_data_marks_them() -> None:
    cards = figures(our_data())["cards"]
    for card, drawn in cards.items():
        assert drawn.get("estimated", []) == our_data().estimated(f"project/{card}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_piece_has_a_name_in_every_language(language: str) -> None:
    drawn, words = figures(our_data()), words_in(language)
    for kind, named in NAMED.items():
        assert set(words[named]) == set(drawn[kind]), kind
        for piece in words[named].values():
            name = piece if isinstance(piece, str) else piece["name"]
            assert name
            assert "{" not in name


def test_a_table_with_corrected_figures_brings_its_own_words() -> None:
    upgrade = {"immediate": [{"op": "vp", "n": 9}]}
    patch = {"board": {"ship_upgrade": {"figurehead": upgrade}}}
    game = MaracaiboGame(with_differences(patch))
    told = Texts("maracaibo", "en").wording.figures(game)
    assert told["upgrades"]["figurehead"]["immediate"] == upgrade["immediate"]
    assert "9 VP" in told["words"]["en"]["upgrades"]["figurehead"]["text"]
    assert "9 PV" in told["words"]["fr"]["upgrades"]["figurehead"]["text"]
    assert "5 VP" in words_in("en")["upgrades"]["figurehead"]["text"]
