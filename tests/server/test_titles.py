"""What is told about a title: its rules, where they tell what, and its cards."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

import httpx
import pytest

import carrack
from carrack import bots
from carrack.texts import LANGUAGES
from carrack.texts.sections import anchors

from .wire import Here, Person, here


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Here]:
    folder = tmp_path_factory.mktemp("titles")
    with here(str(folder / "server.sqlite")) as found:
        yield found


def ask(server: Here, path: str, status: int = 200, **query: str) -> Any:
    answer = httpx.get(f"{server.url}/api/titles/{path}", params=query)
    assert answer.status_code == status, answer.text
    return answer.json()


@pytest.mark.parametrize("title", carrack.titles())
def test_a_refusal_leads_to_a_section_that_is_there_in_the_reader_s_language(
    server: Here, title: str
) -> None:
    sections = ask(server, f"{title}/sections")
    for language in LANGUAGES:
        rules = ask(server, f"{title}/rules", language=language)
        assert rules["language"] == language
        there = set(anchors(rules["rules"]))
        for kind in ("by_code", "by_phase", "by_card"):
            assert sections[kind]
            assert set(sections[kind].values()) <= there


def test_every_card_is_told_in_the_reader_s_language(server: Here) -> None:
    english, french = (ask(server, "macao/cards", language=tag)["cards"] for tag in ("en", "fr"))
    assert len(english) == len(french) == 120
    told = {card["id"]: card for card in english}
    assert told["bank"]["rule"] == "Take 2 gold."
    assert told["bank"]["section"] == "income"
    assert told["customs_2"]["rulings"]
    assert [one["rule"] for one in english] != [one["rule"] for one in french]


def test_cards_have_the_letters_that_the_reader_wants(server: Here) -> None:
    for language, king in {"en": "K♥", "fr": "R♥", "fr-x-jqk": "K♥", "de-x-jdr": "R♥"}.items():
        path = "macau_cards/cards"
        told = {card["id"]: card for card in ask(server, path, language=language)["cards"]}
        assert king in told["KS"]["rule"], language
        assert king in ask(server, "macau_cards/rules", language=language)["rules"], language


def test_careers_ports_buildings_and_tiles_are_listed_beside_the_project_cards(
    server: Here,
) -> None:
    for language in LANGUAGES:
        found = ask(server, "maracaibo/cards", language=language, preset="rescue")["cards"]
        assert len(found) == 210 + 9 + 15 + 9 + 18
        assert all(card["name"] and card["rule"] for card in found)
    told = {card["id"]: card for card in ask(server, "maracaibo/cards")["cards"]}
    assert told["A055"]["rule"] == "At once: 4 combat points."
    assert (told["A055"]["section"], told["HP13"]["name"]) == ("cards-combat", "Panama")
    assert [told[piece]["section"] for piece in ("CR1", "PB1", "HP13", "L5", "L40")] == [
        *("careers", "prestige", "home-ports", "legacy", "uprising"),
    ]


def test_what_a_card_does_depends_on_the_variant(server: Here) -> None:
    def seven(preset: str) -> Any:
        found = ask(server, "macau_cards/cards", preset=preset)
        assert len(found["cards"]) == 54
        assert found["preset"] == (preset or "hungarian")
        return next(card for card in found["cards"] if card["id"] == "7S")

    assert seven("") == seven("hungarian")
    assert seven("romanian")["rule"] != seven("hungarian")["rule"]
    assert (seven("hungarian")["section"], seven("romanian")["section"]) == ("matching", "romanian")


@pytest.mark.parametrize(
    ("path", "preset", "status", "code"),
    [
        ("chess/cards", "", 422, "game.unknown"),
        ("chess/sections", "", 422, "game.unknown"),
        ("macau_cards/cards", "bavarian", 422, "option.variant"),
        ("macao/cards", "hungarian", 422, "option.unknown"),
        ("macau_cards/cards", "x" * 65, 422, "request.invalid"),
    ],
)
def test_what_is_not_there_is_refused_with_a_code(
    server: Here, path: str, preset: str, status: int, code: str
) -> None:
    assert ask(server, path, status, preset=preset)["code"] == code


# ---- who one may play against ----


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_that_is_offered_has_a_name_and_a_sentence(server: Here, language: str) -> None:
    for title in httpx.get(f"{server.url}/api/titles", params={"language": language}).json():
        ids = [level["id"] for level in title["levels"]]
        assert ids == title["bots"]
        assert {"cabin_boy", "merchant", "captain", "governor", "adaptive"} <= set(ids)
        assert len({level["label"] for level in title["levels"]}) == len(ids)
        for level in title["levels"]:
            assert level["label"] != level["id"] or language == "en"
            assert level["text"].endswith(".")


def test_a_bot_that_others_are_measured_by_is_offered_to_nobody(server: Here) -> None:
    assert "greedy-1" in bots.names()
    for title in httpx.get(f"{server.url}/api/titles").json():
        assert "greedy-1" not in title["bots"]


def test_nobody_tells_a_bot_of_the_server_how_long_to_think(server: Here) -> None:
    with Person(server.url, "Ann") as ann:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "governor:60"}]
        asked = {"title": "macao", "seats": seats}
        assert ann.refused("POST", "/api/tables", json=asked) == (422, "bot.unknown")


@pytest.mark.parametrize("title", carrack.titles())
def test_a_scene_is_a_piece_of_a_running_game_that_anybody_may_see(
    server: Here, title: str
) -> None:
    scene = ask(server, f"{title}/scene")
    game = carrack.load(title)
    views = scene["views"]
    assert 10 < len(views) <= 30
    assert all(one != other for one, other in pairwise(views))
    for view in views:
        assert view["viewer"] is None
        assert len(view["seats"]) == scene["seats"] >= game.min_seats
        assert not game.sample(view, Random(1)).is_over
    assert ask(server, f"{title}/scene") == scene


def test_a_scene_is_sent_packed_to_whoever_can_read_that(server: Here) -> None:
    address = f"{server.url}/api/titles/macao/scene"
    plain = httpx.get(address, headers={"Accept-Encoding": "identity"})
    packed = httpx.get(address, headers={"Accept-Encoding": "gzip"})
    assert plain.json() == packed.json()
    assert "content-encoding" not in plain.headers
    assert int(packed.headers["content-length"]) < len(plain.content) / 20


def test_an_unknown_title_has_no_scene(server: Here) -> None:
    ask(server, "chess/scene", 422)
