"""What an explanation says of price, gain and warnings holds, and tells nothing hidden."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from hypothesis import given

from carrack import State
from carrack.games.macau_cards.names import END_PLAY
from carrack.games.macau_cards.tests.scenario import MacauTable, macau
from carrack.games.macau_cards.tests.walks import choices, examples, tables, walk

Entry = dict[str, Any]


def entries(state: State, seat: int) -> Iterator[Entry]:
    """The explanations of a seat's legal actions."""
    for group in state.game.explain(state, seat)["groups"]:
        yield from (dict(entry) for entry in group["actions"])


def told(table: MacauTable, letter: str, **name: Any) -> tuple[Entry, Entry, list[str]]:
    """Price, gain and warnings of one action."""
    found = entries(table.state, table.seat(letter))
    [entry] = [entry for entry in found if entry["name"] == name]
    return entry["price"], entry["gain"], entry["warnings"]


@given(state=tables(), rng=choices)
@examples(10)
def test_an_explanation_is_the_same_whatever_the_hidden_cards_are(
    state: State, rng: Random
) -> None:
    for _ in walk(state, rng, 40):
        for seat in state.actors:
            other = state.game.sample(state.view(seat), rng)
            assert state.game.explain(other, seat) == state.game.explain(state, seat)


@given(state=tables(), rng=choices)
@examples(10)
def test_an_explanation_changes_nothing(state: State, rng: Random) -> None:
    for _ in walk(state, rng, 20):
        before = state.fingerprint()
        for seat in state.actors:
            state.game.explain(state, seat)
        assert state.fingerprint() == before


@given(state=tables(), rng=choices)
@examples(10)
def test_what_is_told_of_attacks_and_draws_happens(state: State, rng: Random) -> None:
    for _ in walk(state, rng, 40):
        for seat in state.actors:
            for entry in entries(state, seat):
                check_promise(state, seat, entry)


def check_promise(state: State, seat: int, entry: Entry) -> None:
    """Do it on a copy, end the play if it could go on, and look."""
    copy = state.clone()
    copy.apply(seat, entry["action"])
    events = copy.events(None)
    if END_PLAY in copy.legal(seat):
        copy.apply(seat, END_PLAY)
        events += copy.events(None)
    kind, gain, after = entry["name"]["type"], entry["gain"], copy.table()
    went_on = not copy.is_over and after["round_number"] == state.table()["round_number"]
    if kind in ("play", "play_as") and "draws" in gain and went_on:
        assert after["attack_total"] == gain["draws"]
        assert copy.view(None)["attack"]["target"] == entry["hits"]
    if "cancels" in gain:
        assert "attack_ended" in [event["type"] for event in events]
    if kind in ("accept", "draw") and "cards" in gain:
        drawn = sum(event["count"] for event in events if came_to(event, seat))
        assert drawn == gain["cards"]
    if kind == "catch":
        drawn = sum(event["count"] for event in events if came_to(event, entry["name"]["seat"]))
        assert drawn == gain["draws"]


def came_to(event: dict[str, Any], seat: int) -> bool:
    return event["type"] in ("drew", "forgiven") and event.get("seat") == seat


def test_drawing_costs_nothing_and_brings_cards() -> None:
    table = macau(face="TS", A="2S 9D 9C", B="8S 3S")
    assert told(table, "A", type="draw") == ({}, {"cards": 1}, [])
    table.plays("A", "2S")
    assert told(table, "B", type="accept") == ({}, {"cards": 2}, [])


def test_a_second_two_is_told_with_the_first_one() -> None:
    # Given a two that was laid already, and another one
    table = macau(face="TS", A="2S 2D 9D 9C", B="8S 3S").lays("A", "2S")
    # Then the next player would draw four
    assert told(table, "A", type="play", card="2D") == ({}, {"draws": 4}, [])


def test_whom_an_answer_hits_is_told() -> None:
    # Given an attack on B, who could pass it on to C or send it back to A
    options = {"num_decks": 2, "king_spades_reply_target": "previous"}
    table = macau(face="TH", A="KH 9D 9C", B="KH KS 8S", C="5S 6S", options=options)
    table.plays("A", "KH")
    # Then each answer names the seat that gets the sum
    found = {
        entry["name"]["card"]: (entry["gain"]["draws"], entry["hits"])
        for entry in entries(table.state, table.seat("B"))
        if entry["name"]["type"] == "play"
    }
    assert found == {"KH": (10, table.seat("C")), "KS": (10, table.seat("A"))}


def test_a_card_that_leaves_one_is_told() -> None:
    table = macau(face="TS", A="9S 8C", B="8S 3S")
    assert told(table, "A", type="play", card="9S") == ({}, {}, ["leaves_one_card"])


def test_a_card_that_leaves_one_is_not_warned_of_once_the_word_is_said() -> None:
    table = macau(face="TS", A="9S 8C", B="8S 3S", options={"early_macau": True})
    assert told(table, "A", type="play", card="9S") == ({}, {}, ["leaves_one_card"])
    table.says_macau("A")
    assert told(table, "A", type="play", card="9S") == ({}, {}, [])


def test_a_five_that_must_be_covered_does_not_leave_one_card() -> None:
    table = macau("tel_aviv", face="TS", A="5S 8C", B="8S 3S")
    assert told(table, "A", type="play", card="5S") == ({}, {"must_be_covered": True}, [])
    table = macau("tel_aviv", face="TS", A="9S 8C", B="8S 3S")
    assert told(table, "A", type="play", card="9S") == ({}, {}, ["leaves_one_card"])


def test_a_four_that_raises_is_told_with_the_sum() -> None:
    table = macau(face="TS", A="4S 4C 9C 9D", B="4D 8S 3S").plays("A", "4S 4C")
    assert told(table, "B", type="play", card="4D") == ({}, {"skips": 3}, [])
    # And a second four of one play with the first one
    table = macau(face="TS", A="4S 4C 9C 9D", B="4D 8S 3S").lays("A", "4S")
    assert told(table, "A", type="play", card="4C") == ({}, {"skips": 2}, [])


def test_the_queen_of_hearts_is_told_to_end_a_war_out_of_turn() -> None:
    options = {"war_stop": "anybody"}
    table = macau("plawno", options=options, face="TS", A="2S 9C 9D", B="8S 3S", C="QH 8D 8C")
    table.plays("A", "2S")
    assert told(table, "C", type="play", card="QH") == ({}, {"cancels": 2}, [])


def test_a_card_that_does_not_fit_is_told_where_it_may_be_tried() -> None:
    table = macau(face="TS", A="9C 8C 7C", B="8S 3S", options={"challenges": ["slip"]})
    assert told(table, "A", type="play", card="9C") == ({}, {}, ["does_not_fit"])
    # A challenge says what it costs, not how it would end
    table.plays("A", "9C")
    assert told(table, "B", type="challenge") == ({"cards_if_wrong": 5}, {}, [])


def test_a_call_that_nothing_in_the_hand_proves_is_told() -> None:
    table = (
        macau(face="TS", A="AS 8D 9D", B="8C 6D", options={"challenges": ["call"]})
        .lays("A", "AS")
        .ends("A")
    )
    assert told(table, "A", type="call_suit", suit="H") == ({}, {}, ["not_held"])
    assert told(table, "A", type="call_suit", suit="D") == ({}, {}, [])
