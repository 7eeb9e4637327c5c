"""The log of a table: every sentence in every language, and nothing but what the events tell."""

from __future__ import annotations

import random
import re
import zipfile
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message

import carrack
from carrack.kernel.explained import Entry, explained
from carrack.kernel.record import read, replay
from carrack.server.tables.events import PUBLIC, table_event
from carrack.server.tables.facts import Facts, Seat
from carrack.server.tables.rows import Row
from carrack.server.tables.table import Table
from carrack.server.wire.log import (
    described,
    log_lines,
    logged,
    names_in,
    spoken_language,
    table_line,
)
from carrack.server.wire.showing import table_info, worded_turn
from carrack.server.words import FOLDER, LANGUAGES, sentences

NAMES = ["Ada", "Bob", "Cleo"]

EVENTS: dict[str, dict[str, Any]] = {
    "start": {"type": "table_start"},
    "rematch": {"type": "table_rematch", "seat": 1, "table": "abc"},
    "reveal": {"type": "table_reveal"},
    "host": {"type": "table_room", "seat": 1, "changed": ["owner_id"]},
    "room": {"type": "table_room", "seat": 1, "changed": ["clock", "options"]},
    "seat-person": {"type": "table_seat", "seat": 1, "kind": "person", "name": "Dora"},
    "seat-moved": {"type": "table_seat", "seat": 1, "moved": 3, "kind": "person", "name": "Dora"},
    "seat-bot": {"type": "table_seat", "seat": 1, "kind": "bot", "name": "greedy"},
    "seat-open": {"type": "table_seat", "seat": 1, "kind": "open", "name": ""},
    "seat-away": {"type": "table_seat", "seat": 1, "away": True},
    "seat-back": {"type": "table_seat", "seat": 1, "away": False},
    "seat-resigned": {"type": "table_seat", "seat": 1, "resigned": True},
    "seat-wanted": {"type": "table_seat", "seat": 1, "wanted": True},
    "seat-program": {"type": "table_seat", "seat": 1, "program": True},
    "undo": {"type": "table_undo", "seat": 1, "steps": 2},
    "undo-agreed": {"type": "table_undo", "seat": 1, "steps": 1, "agreed": True},
    "offer-undo": {"type": "table_offer", "seat": 1, "what": "undo", "steps": 2},
    "offer-end": {"type": "table_offer", "seat": 1, "what": "end", "steps": 1},
    "offer-pause": {"type": "table_offer", "seat": 1, "what": "pause", "steps": 1, "days": 3},
    "rest": {"type": "table_rest", "until": 0},
    "rest-seat": {"type": "table_rest", "seat": 1, "until": 0},
    "answer-yes": {"type": "table_answer", "seat": 1, "yes": True},
    "answer-no": {"type": "table_answer", "seat": 1, "yes": False},
    "end-agreed": {"type": "table_end", "status": "ended", "reason": "agreed"},
    "end-resigned": {"type": "table_end", "seat": 1, "status": "ended", "reason": "resigned"},
    "end-empty": {"type": "table_end", "status": "closed", "reason": "empty"},
    "end-forgotten": {"type": "table_end", "status": "ended", "reason": "forgotten"},
    "end-too_long": {"type": "table_end", "status": "ended", "reason": "too_long"},
    "end-host": {"type": "table_end", "status": "closed", "reason": "host"},
    "end-ended": {"type": "table_end", "status": "ended", "reason": ""},
    "end-ended-why": {"type": "table_end", "status": "ended", "reason": "a storm"},
    "end-closed": {"type": "table_end", "status": "closed", "reason": ""},
    "end-closed-why": {"type": "table_end", "status": "closed", "reason": "a storm"},
}


def keys_of(language: str) -> dict[str, set[str]]:
    """The sentences of the log and their forms."""
    resource = FluentResource((FOLDER / f"{language}.ftl").read_text(encoding="utf-8"))
    return {
        entry.id.name: {form.id.name for form in entry.attributes}
        for entry in resource.body
        if isinstance(entry, Message) and entry.id.name.startswith("log-")
    }


def test_every_sentence_is_there_in_every_language_and_is_used() -> None:
    for language in LANGUAGES:
        assert keys_of(language) == keys_of("en")
    assert set(keys_of("en")) == {f"log-{name}" for name in EVENTS}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", EVENTS)
def test_every_event_of_a_table_is_told_in_every_language(name: str, language: str) -> None:
    event = EVENTS[name]
    assert described(event)[0] == name
    for viewer in (None, 0, 1):
        (line,) = log_lines("macau_cards", language, [event], NAMES, viewer)
        assert line
        assert "{" not in line
        assert "$" not in line


@pytest.mark.parametrize("kind", PUBLIC)
def test_every_kind_of_row_that_all_hear_of_is_told(kind: str) -> None:
    body = {
        "kind": "person",
        "name": "Dora",
        "steps": 1,
        "what": "end",
        "yes": True,
        "status": "ended",
        "reason": "",
        "table": "abc",
        "facts": {"clock": {}},
    }
    event = table_event(Row("t", 1, kind, 1, body, "", 0))
    assert table_line("en", event, NAMES, None)


def test_whoever_did_it_is_spoken_to() -> None:
    assert log_lines("macao", "en", [EVENTS["undo"]], NAMES, 0) == ["Bob takes back 2 steps"]
    assert log_lines("macao", "en", [EVENTS["undo"]], NAMES, 1) == ["You take back 2 steps"]
    assert log_lines("macao", "de", [EVENTS["answer-yes"]], NAMES, 1) == ["Du stimmst zu"]
    assert log_lines("macao", "fr", [EVENTS["seat-back"]], NAMES, 2) == ["Bob est de retour"]


def test_a_seat_is_told_with_its_new_name_and_counted_from_one() -> None:
    assert log_lines("macao", "en", [EVENTS["seat-person"]], NAMES, 0) == ["Dora sits down"]
    line = "Greedy, a bot, takes seat 2"
    assert log_lines("macao", "en", [EVENTS["seat-bot"]], NAMES, 1) == [line]
    assert log_lines("macao", "en", [EVENTS["seat-open"]], ["Ada", ""], 0) == ["Seat 2 is free"]


def test_names_are_words_and_nothing_else() -> None:
    names = ["{ $seat }", '<b onclick="x">', "*[other]"]
    event = EVENTS["seat-away"]
    assert log_lines("macao", "en", [event], names, 0) == [
        '<b onclick="x"> is away; a bot plays on'
    ]


def test_what_nobody_needs_to_read_is_not_told() -> None:
    assert log_lines("macau_cards", "en", [], NAMES, None) == []
    assert log_lines("macau_cards", "en", [{"type": "play_ended", "seat": 0}], NAMES, None) == []
    assert log_lines("macau_cards", "en", [{"type": "table_seat", "seat": 0}], NAMES, None) == []


def test_the_table_comes_before_the_deal() -> None:
    state = carrack.load("macau_cards").new(seats=3, seed=1)
    lines = log_lines("macau_cards", "en", [EVENTS["start"], *state.events(0)], NAMES, 0)
    assert lines[0] == "The game begins"
    assert len(lines) > 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", carrack.titles())
def test_whole_games_are_told_in_every_language(title: str, language: str) -> None:
    state = carrack.load(title).new(seats=3, seed=4)
    luck = random.Random(4)
    for _ in range(150):
        if state.is_over:
            break
        seat = luck.choice(state.actors)
        state.apply(seat, luck.choice(state.legal(seat)))
        for viewer in (None, 0, 1, 2):
            assert all(log_lines(title, language, state.events(viewer), NAMES, viewer))


def test_a_language_we_do_not_speak_is_english() -> None:
    assert spoken_language("fr-CA") == "fr"
    assert spoken_language("DE") == "de"
    assert spoken_language("x") == spoken_language("") == "en"
    assert spoken_language(None) is None
    assert sentences("de").language == "de"


def test_bots_have_names_in_every_language_and_people_their_own() -> None:
    facts = Facts("t1", "macao", "t1", "open", "u0", True, "key", True, {}, {}, "random")
    seats = [
        Seat(0, "person", "u0", "", "greedy"),  # somebody who chose that name
        Seat(1, "bot", None, "greedy", "greedy 2"),
        Seat(2, "bot", None, "greedy", "Vasco"),  # a name of its own, as in a lesson
        Seat(3, "bot", None, "genius", "genius"),  # one that we have no words for
    ]
    table = Table(facts, seats)
    assert names_in(table, None) == ["greedy", "greedy 2", "Vasco", "genius"]
    assert names_in(table, "en") == ["greedy", "Friendly bot 2", "Vasco", "genius"]
    assert names_in(table, "fr")[1] == "Robot aimable 2"
    assert [seat.name for seat in table_info(table, "de").seats][1] == "Freundlicher Bot 2"
    came = {"type": "table_seat", "seat": 1, "kind": "bot", "level": "greedy", "name": "greedy"}
    assert "Friendly bot" in table_line("en", came, NAMES, None)


def test_a_choice_about_a_bot_calls_it_by_the_name_that_everybody_sees() -> None:
    facts = Facts("t1", "macau_cards", "t1", "open", "u0", True, "key", True, {}, {}, "random")
    seats = [Seat(0, "person", "u0", "", "Ada"), Seat(1, "bot", None, "greedy", "greedy 2")]
    table = Table(facts, seats)

    for language, label in (
        ("en", "Catch Friendly bot 2"),
        ("de", "Freundlicher Bot 2 erwischen"),
        ("fr", "Prendre Robot aimable 2 en faute"),
    ):
        entry = Entry(action=1, name={"type": "catch", "seat": 1}, price={}, gain={}, warnings=[])
        told = explained({"macau": [entry]}, [])
        turn = worded_turn(table, "d1", told, language, {})
        assert [action["label"] for action in turn.groups[0]["actions"]] == [label]


def test_each_line_tells_one_thing_whose_it_was_and_what_it_names() -> None:
    events = [
        EVENTS["start"],
        {"type": "card_taken", "seat": 1, "card": "prospector", "cause": "offer"},
        {"type": "cards_discarded", "cards": ["fountain"]},
    ]
    said = logged("macao", "en", events, NAMES, 1)
    assert said.lines[1:] == ["You take Prospector", "To the discard pile: Fountain"]
    assert said.seats == [None, 1, None]
    assert said.about == [[], ["prospector"], []]


def test_each_reader_has_the_letters_of_their_own_pack() -> None:
    event = {"type": "laid", "seat": 0, "card": "QH"}
    for language, card in {"en": "Q♥", "de": "D♥", "de-x-jqk": "Q♥", "fr-x-jdr": "D♥"}.items():
        assert card in logged("macau_cards", language, [event], ["Ada"], None).lines[0]
    for language in ("de-x-jqk", "fr-x-jdr"):
        assert table_line(language, EVENTS["start"], NAMES, None)


def test_a_line_begins_with_a_capital_whatever_somebody_is_called() -> None:
    event = {"type": "laid", "seat": 0, "card": "TD"}
    assert logged("macau_cards", "en", [event], ["ana"], None).lines == ["Ana lays 10♦"]


GAMES = Path(__file__).parents[1] / "fixtures" / "games"
NOT_SAID = re.compile(r" · |_|[{}$]|\b[A-Z]{1,2}\d")  # chains, ids, gaps


@pytest.mark.parametrize("title", ["macao", "macau_cards", "maracaibo"])
def test_no_line_of_a_game_chains_deeds_begins_small_or_names_things_by_their_ids(
    title: str,
) -> None:
    with zipfile.ZipFile(GAMES / f"{title}.zip") as packed:
        record = read(packed.read(sorted(packed.namelist())[0]))
    names = ["Ada", "Bob", "Cleo", "Dora"][: record.header["seats"]]
    for step in replay(record):
        events = step.state.events(0)
        for language in LANGUAGES:
            for line in log_lines(title, language, events, names, 0):
                assert not line[0].islower(), line
                assert not NOT_SAID.search(line), line
