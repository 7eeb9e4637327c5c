"""Why an action is refused, one code each; and what a clock that ran out plays."""

from __future__ import annotations

from typing import Any

import pytest

from carrack import IllegalAction
from carrack.games.macau_cards.tests.scenario import MacauTable, macau
from carrack.texts import LANGUAGES, Texts


def refused(table: MacauTable, letter: str, **action: Any) -> str:
    """The code of the refusal; the table stays as it was."""
    before = table.state.fingerprint()
    with pytest.raises(IllegalAction) as error:
        table.does(letter, **action)
    assert str(error.value)
    assert table.state.fingerprint() == before
    return error.value.code


def lays(table: MacauTable, letter: str, card: str) -> str:
    return refused(table, letter, type="play", card=card)


# ---- cards ----


def test_a_card_that_is_not_held() -> None:
    assert lays(macau(face="TS", A="9S 8D"), "A", "8S") == "card.not_held"


def test_a_card_that_does_not_fit() -> None:
    assert lays(macau(face="TS", A="9S 8D"), "A", "8D") == "card.does_not_fit"


def test_a_card_that_does_not_answer() -> None:
    table = macau(face="TS", A="2S 9D 9C", B="8S 3S").plays("A", "2S")
    assert lays(table, "B", "8S") == "card.does_not_answer"


def test_a_card_that_does_not_continue() -> None:
    table = macau(face="TS", A="5S 7S 6H").lays("A", "5S")
    assert lays(table, "A", "7S") == "card.does_not_continue"


def test_a_card_that_does_not_cover() -> None:
    table = macau("tel_aviv", face="TS", A="5S 9D 6H").lays("A", "5S")
    assert lays(table, "A", "9D") == "card.does_not_cover"


def test_a_card_that_is_not_the_drawn_one() -> None:
    table = macau("tel_aviv", face="TS", next_cards="8S", A="9S 8D").draws("A")
    assert lays(table, "A", "9S") == "card.not_the_drawn_one"


def test_a_card_that_may_not_be_the_last() -> None:
    table = macau(options={"last_card": "no_action"}, face="TS", A="2S")
    assert lays(table, "A", "2S") == "card.not_as_last"


def test_a_joker_in_a_role_it_does_not_have() -> None:
    substitute = macau("plawno", face="TS", A="BJ 9D 9C")
    assert lays(substitute, "A", "BJ") == "card.joker_role"
    reversing = macau("hungarian", face="TS", A="BJ 9D 9C")
    assert refused(reversing, "A", type="play_as", card="9S") == "card.joker_role"


# ---- drawing, passing, accepting ----


def test_drawing_under_an_attack() -> None:
    table = macau(face="TS", A="2S 9D 9C", B="8S 3S").plays("A", "2S")
    assert refused(table, "B", type="draw") == "draw.under_attack"


def test_drawing_although_a_card_fits() -> None:
    table = macau(options={"voluntary_draw": False}, face="TS", A="9S 8D")
    assert refused(table, "A", type="draw") == "draw.card_fits"


def test_drawing_from_nothing() -> None:
    table = macau(face="TS", stock="", A="9S 8D", B="6C 6D")
    assert refused(table, "A", type="draw") == "draw.nothing_left"


def test_passing_although_a_card_can_be_drawn() -> None:
    assert refused(macau(face="TS", A="9S 8D"), "A", type="pass") == "pass.can_draw"


def test_accepting_without_an_attack() -> None:
    assert refused(macau(face="TS", A="9S 8D"), "A", type="accept") == "accept.no_attack"


# ---- calls ----


def test_calling_the_suit_in_play() -> None:
    table = macau(face="TS", A="AD 9S 8H").plays("A", "AD")
    assert refused(table, "A", type="call_suit", suit="S") == "call.suit_in_play"


def test_calling_what_is_not_held() -> None:
    ace = macau(face="TS", A="AD 9S 8H").plays("A", "AD")
    assert refused(ace, "A", type="call_suit", suit="C") == "call.not_held"
    jack = macau(face="TS", A="JS 9S 8H").plays("A", "JS")
    assert refused(jack, "A", type="call_rank", rank="7") == "call.not_held"


def test_calling_a_rank_with_special_cards() -> None:
    table = macau(face="TS", A="JS 9S 2H").plays("A", "JS")
    assert refused(table, "A", type="call_rank", rank="2") == "call.not_callable"


def test_a_general_call_where_there_is_a_choice() -> None:
    ace = macau(face="TS", A="AD 9S 8H").plays("A", "AD")
    assert refused(ace, "A", type="call_free_suit") == "call.has_choice"
    jack = macau(face="TS", A="JS 9S 8H").plays("A", "JS")
    assert refused(jack, "A", type="call_any_plain") == "call.has_choice"


# ---- words and windows ----


def test_macau_multiple_macau_and_catches_at_the_wrong_time() -> None:
    table = macau(face="TS", A="9S 8D", B="6C 6D")
    assert refused(table, "A", type="say_macau") == "macau.not_now"
    assert refused(table, "A", type="say_multi_macau") == "multi_macau.not_now"
    assert refused(table, "A", type="catch", seat=table.seat("B")) == "catch.not_exposed"
    assert refused(table, "A", type="challenge") == "challenge.not_now"


def test_an_action_of_another_phase() -> None:
    table = macau(face="TS", A="9S 8D 7D", B="6C 6D")
    assert refused(table, "A", type="end_play") == "phase.wrong"
    assert refused(table, "A", type="keep") == "phase.wrong"
    assert refused(table, "A", type="no_reaction") == "phase.wrong"
    assert refused(table.lays("A", "9S"), "A", type="draw") == "phase.wrong"


# ---- seats and names ----


def test_the_wrong_seat() -> None:
    table = macau(face="TS", A="9S 8D", B="6C 6D")
    assert refused(table, "B", type="draw") == "seat.not_acting"
    for seat in (2, -1, 99):
        with pytest.raises(IllegalAction) as error:
            table.state.apply(seat, 106)
        assert error.value.code == "seat.unknown"


@pytest.mark.parametrize(
    "action",
    [
        {},
        {"type": "fly"},
        {"type": "play"},
        {"type": "play", "card": "1S"},
        {"type": "play", "card": 7},
        {"type": "play_as", "card": "BJ"},
        {"type": "call_suit", "suit": "X"},
        {"type": "call_rank", "rank": "1"},
        {"type": "catch"},
        {"type": "catch", "seat": "B"},
        {"type": ["draw"]},
    ],
)
def test_a_name_that_means_nothing(action: dict[str, Any]) -> None:
    assert refused(macau(face="TS", A="9S 8D", B="6C 6D"), "A", **action) == "action.unknown"


@pytest.mark.parametrize("number", [-1, 144, 10**6])
def test_a_number_that_is_no_action(number: int) -> None:
    table = macau(face="TS", A="9S 8D", B="6C 6D")
    with pytest.raises(IllegalAction) as error:
        table.state.apply(table.seat("A"), number)
    assert error.value.code == "action.unknown"


# ---- a clock that ran out ----


def default(table: MacauTable, letter: str) -> str:
    seat = table.seat(letter)
    action = table.state.game.action(table.state, seat, table.state.default_action(seat))
    return " ".join(str(value) for value in action.values())


def test_what_a_clock_plays_in_a_turn() -> None:
    assert default(macau(face="TS", A="9S 8D"), "A") == "draw"
    assert default(macau(face="TS", stock="", A="9S 8D", B="6C 6D"), "A") == "pass"
    attacked = macau(face="TS", A="2S 9D 9C", B="2D 3S").plays("A", "2S")
    assert default(attacked, "B") == "accept"
    assert default(macau(face="TS", A="8S 8D 9C").lays("A", "8S"), "A") == "end_play"


def test_what_a_clock_plays_after_drawing_and_in_cover() -> None:
    table = macau("tel_aviv", face="TS", next_cards="5S 9S", A="9D 8S 8D").draws("A")
    assert default(table, "A") == "keep"
    assert default(table.lays("A", "5S"), "A") == "draw"
    assert default(table.draws("A"), "A") == "keep"


def test_what_a_clock_calls() -> None:
    assert default(macau(face="TS", A="AD 8H 9C").plays("A", "AD"), "A") == "call_suit H"
    assert default(macau(face="TS", A="JS 8H 7C").plays("A", "JS"), "A") == "call_rank 7"


def test_a_clock_says_nothing() -> None:
    table = macau(players=3, face="TS", A="8S 9D").plays("A", "8S")
    assert [default(table, letter) for letter in "ABC"] == ["no_reaction"] * 3
    table = macau(modifiers=["cheating"], players=3, face="TS", A="8S 9D 9C").plays("A", "8S")
    assert [default(table, letter) for letter in "BC"] == ["no_reaction"] * 2


# ---- the numbers of the actions ----


@pytest.mark.parametrize(
    ("number", "name"),
    [
        (0, {"type": "play", "card": "AS"}),
        (51, {"type": "play", "card": "KC"}),
        (52, {"type": "play", "card": "BJ"}),
        (53, {"type": "play", "card": "CJ"}),
        (54, {"type": "play_as", "card": "AS"}),
        (105, {"type": "play_as", "card": "KC"}),
        (106, {"type": "draw"}),
        (107, {"type": "accept"}),
        (108, {"type": "end_play"}),
        (109, {"type": "keep"}),
        (110, {"type": "pass"}),
        (111, {"type": "call_suit", "suit": "S"}),
        (114, {"type": "call_suit", "suit": "C"}),
        (115, {"type": "call_free_suit"}),
        (116, {"type": "call_rank", "rank": "A"}),
        (128, {"type": "call_rank", "rank": "K"}),
        (129, {"type": "call_any_plain"}),
        (130, {"type": "say_macau"}),
        (131, {"type": "say_multi_macau"}),
        (132, {"type": "catch", "seat": 3}),
        (134, {"type": "catch", "seat": 1}),
        (141, {"type": "challenge"}),
        (142, {"type": "no_reaction"}),
    ],
)
def test_actions_are_numbered_as_the_rules_say(number: int, name: dict[str, Any]) -> None:
    """Catching counts clockwise from the catcher, here seat 2 of 4."""
    table = macau(players=4, face="TS", A="9S 8D")
    assert table.state.game.action(table.state, 2, number) == name
    assert table.state.game.number(table.state, 2, name) == number


# ---- what is tempting ----


def tempting(table: MacauTable, seat: int = 0) -> dict[tuple[str, ...], str]:
    """Everything that is shown as not possible, with the code of its reason."""
    found = table.state.game.explain(table.state, seat)["refused"]
    return {tuple(one["name"].values()): one["code"] for one in found}


def test_ranks_that_cannot_be_called_are_told_with_the_reason() -> None:
    table = macau(face="TS", A="JS 8D 9H KC", B="8C 6D").lays("A", "JS").ends("A")
    calls = {rank: code for (kind, rank), code in tempting(table).items() if kind == "call_rank"}
    assert calls["7"] == "call.not_held"
    assert calls["2"] == "call.not_callable"
    assert {"8", "9"}.isdisjoint(calls)


def test_a_stock_that_may_not_be_drawn_from_is_told_with_the_reason() -> None:
    table = macau(face="TS", A="2S 9D 9C", B="8S 3S").plays("A", "2S")
    assert tempting(table, 1)[("draw",)] == "draw.under_attack"
    assert ("draw",) not in tempting(macau(face="TS", A="9S 8D"))


# ---- in words ----


def told(table: MacauTable, letter: str, **action: Any) -> str:
    """Why not, as the page and the terminal say it."""
    explained = table.state.game.explain(table.state, table.seat(letter))
    (entry,) = [one for one in explained["refused"] if one["name"] == action]
    return Texts("macau_cards").refused(entry)


def test_a_card_that_does_not_fit_says_what_would() -> None:
    table = macau(face="TS", A="9S 8D")
    said = told(table, "A", type="play", card="8D")
    assert said == "8♦ does not fit. To follow: ♠ or 10; at any time: aces, jokers."


def test_a_card_that_does_not_answer_says_how_large_the_attack_is_and_what_answers() -> None:
    table = macau(face="TS", A="2S 9D 9C", B="8S 2H").plays("A", "2S")
    said = told(table, "B", type="play", card="8S")
    assert said == "8♠ does not answer the attack of 2 cards. In your hand, this does: 2♥."


def test_where_nothing_answers_an_attack_every_card_says_so() -> None:
    table = macau(face="TS", A="2S 9D 9C", B="8S 7S").plays("A", "2S")
    said = told(table, "B", type="play", card="7S")
    assert said == "7♠ does not answer the attack of 2 cards. Nothing in your hand does."


def test_the_stock_says_what_an_attack_costs_instead() -> None:
    table = macau(face="TS", A="4S 9D 9C", B="8S 7S").plays("A", "4S")
    said = told(table, "B", type="draw")
    assert "accept it and lose 1 turn" in said


def test_a_card_names_the_one_that_it_cannot_follow_or_cover() -> None:
    play = macau(face="TS", A="5S 7S 6H").lays("A", "5S")
    assert told(play, "A", type="play", card="7S") == "7♠ cannot follow 5♠ in the same play."
    cover = macau("tel_aviv", face="TS", A="5S 9D 6H").lays("A", "5S")
    assert told(cover, "A", type="play", card="9D") == "9♦ does not cover 5♠."


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_an_attack_costs_is_told_in_each_language(language: str) -> None:
    sentences = Texts("macau_cards", language).sentences
    told = {"draw": {"count": 5}, "skip": {"count": 2}}
    for attack, facts in told.items():
        words = Texts("macau_cards", language).wording.facts({"attack": attack, **facts})
        assert str(facts["count"]) in sentences.say("error-draw-under_attack.told", words)
