"""Cheating and bluffing: the worked scenarios T86 to T90, and what they leave open."""

from __future__ import annotations

from typing import Any

from carrack.games.macau_cards.tests.scenario import MacauTable, cards, macau


def slipped(**hands: Any) -> MacauTable:
    """T86: A lays a card that does not fit."""
    table = macau("hungarian", modifiers=["cheating"], players=3, face="TS", A="8D 9H 9C", **hands)
    return table.plays("A", "8D")


def test_a_slip_that_nobody_challenges_stands() -> None:
    """T86"""
    # Given
    table = slipped(B="6C 6D")
    assert table.phase == "challenge_window"
    assert table.waiting == "BC"
    assert table.legal_types("B") == table.legal_types("C") == {"challenge", "no_reaction"}
    # When
    table.everybody_quiet()
    # Then
    assert table.face == "8D"
    assert table.to_act == "B"
    assert table.may_lay("B") == {"6D", "6C"}, "6C as a slip"


def test_a_slip_that_is_challenged_is_taken_back() -> None:
    """T87"""
    table = slipped().challenges("C")
    assert table.size("A") == 8
    assert "8D" in table.hand("A")
    assert table.face == "TS"
    assert table.discard == ["TS"]
    assert table.to_act == "B"


def ace_laid() -> MacauTable:
    """T88: A holds a spade, the suit in play, and a club."""
    table = macau("hungarian", options={"challenges": ["call"]}, players=3, face="TS", A="AD 9S 9C")
    table.plays("A", "AD")
    assert table.may_call("A") == {"H", "D", "C"}
    return table


def test_a_false_call_that_is_challenged_frees_the_suit() -> None:
    """T88, hearts"""
    table = ace_laid().calls("A", suit="H").challenges("B")
    assert table.drawn_by("A") == 5
    assert table.requirement == "free S"
    assert table.to_act == "B"


def test_an_honest_call_is_proved_by_one_card() -> None:
    """T88, clubs"""
    table = ace_laid().calls("A", suit="C").challenges("B")
    assert table.drawn_by("B") == 5
    assert [(e["seat"], e["card"]) for e in table.happened("card_shown")] == [
        (table.seat("A"), "9C")
    ]
    assert table.seat_of("A")["known"] == ["9C"]
    assert table.requirement == "suit C"
    assert table.to_act == "B"


def drew_with(hand: str) -> MacauTable:
    """T89: A draws, and B asks why."""
    table = macau("hungarian", options={"challenges": ["draw"]}, players=3, face="TS", A=hand)
    table.draws("A")
    assert table.phase == "challenge_window"
    return table.challenges("B")


def test_a_draw_with_a_fitting_card_costs_five_more_when_challenged() -> None:
    """T89, 8S fits"""
    table = drew_with("8S 9H 9C")
    assert table.size("A") == 9
    assert table.to_act == "B"


def test_questioning_an_honest_draw_costs_the_challenger_five() -> None:
    """T89, nothing fits"""
    table = drew_with("8D 9H 9C")
    assert table.size("A") == 4
    assert table.drawn_by("B") == 5
    assert table.to_act == "B"


def test_the_drawn_card_itself_does_not_make_a_draw_guilty() -> None:
    """A card in the hand before the draw would have fitted."""
    table = macau(
        "hungarian",
        options={"challenges": ["draw"]},
        players=3,
        face="TS",
        next_cards="8S",
        A="8D 9H 9C",
    )
    table.draws("A").challenges("B")
    assert table.drawn_by("B") == 5
    assert table.hand("A") == cards("8D 9H 9C 8S")


def test_a_cheated_last_card_can_still_be_caught() -> None:
    """T90"""
    # Given
    table = macau("hungarian", options={"challenges": ["slip"]}, players=3, face="TS", A="8D")
    # When
    table.lays("A", "8D").challenges("B")
    # Then
    assert table.place("A") == 0
    assert table.size("A") == 6
    assert table.to_act == "B"


# ---- what the scenarios leave open ----


def test_a_last_slip_that_nobody_challenges_goes_out() -> None:
    table = macau("hungarian", options={"challenges": ["slip"]}, players=3, face="TS", A="8D")
    table.lays("A", "8D")
    assert table.place("A") == 0, "going out comes after the window"
    table.everybody_quiet()
    assert table.place("A") == 1
    assert table.to_act == "B"


def test_nothing_continues_a_slip() -> None:
    table = macau("hungarian", modifiers=["cheating"], players=3, face="TS", A="8D 8H 9D 2C")
    table.lays("A", "8D")
    assert table.may_lay("A") == set()


def test_an_honest_play_may_be_continued_although_slips_are_allowed() -> None:
    table = macau("hungarian", modifiers=["cheating"], players=3, face="TS", A="8S 8H 2C 6D")
    table.lays("A", "8S")
    assert table.may_lay("A") == {"8H"}


def test_there_are_no_slips_under_an_attack() -> None:
    table = macau(
        "hungarian", modifiers=["cheating"], players=3, face="TS", A="2S 9D 9C", B="6C 2D"
    )
    table.plays("A", "2S").everybody_quiet()
    assert table.attack == ("draw", 2, "B")
    assert table.may_lay("B") == {"2D"}


def test_a_substitute_joker_is_never_declared_as_a_slip() -> None:
    table = macau("plawno", modifiers=["cheating"], players=3, face="TS", A="BJ 6C 8D")
    assert table.may_lay("A") == {"6C", "8D"}
    assert "4D" not in table.may_declare("A")
    assert "4S" in table.may_declare("A")


def test_an_unfounded_challenge_of_a_play_costs_five_and_the_play_stands() -> None:
    table = macau("hungarian", modifiers=["cheating"], players=3, face="TS", A="8S 9H 9C")
    table.plays("A", "8S").challenges("C")
    assert table.drawn_by("C") == 5
    assert table.face == "8S"
    assert table.to_act == "B"


def test_a_slipped_joker_does_not_turn_the_direction_once_taken_back() -> None:
    table = macau(
        "hungarian",
        options={"challenges": ["slip"]},
        players=4,
        face="JS",
        requirement="rank 8",
        A="BJ 6C 8D",
    )
    table.plays("A", "BJ").challenges("B")
    assert not table.is_reversed
    assert table.requirement == "rank 8"
    assert table.to_act == "B"


def test_a_slipped_two_attacks_if_nobody_minds_and_not_if_taken_back() -> None:
    def laid() -> MacauTable:
        table = macau(
            "hungarian", options={"challenges": ["slip"]}, players=3, face="TS", A="2D 6C 8D"
        )
        return table.plays("A", "2D")

    assert laid().everybody_quiet().attack == ("draw", 2, "B")
    taken_back = laid().challenges("B")
    assert taken_back.attack is None
    assert taken_back.to_act == "B"


def test_a_slip_is_examined_before_a_call() -> None:
    """One challenge covers everything about a play."""
    # Given a jack that does not fit, with an honest call
    table = macau("hungarian", modifiers=["cheating"], players=3, face="TS", A="JD 8D 9C")
    table.plays("A", "JD").calls("A", rank="8")
    # When
    table.challenges("B")
    # Then
    assert table.face == "TS"
    assert table.requirement == "normal"
    assert table.size("A") == 3 + 5


def test_a_false_call_on_a_fitting_card_is_guilty_of_the_call() -> None:
    table = macau("hungarian", modifiers=["cheating"], players=3, face="TS", A="JS 8D 9C")
    table.plays("A", "JS").calls("A", rank="5").challenges("B")
    assert table.face == "JS"
    assert table.requirement == "any_plain"
    assert table.drawn_by("A") == 5


def test_general_calls_are_offered_only_to_hands_that_would_be_forced() -> None:
    called = {"challenges": ["call"]}
    free = macau("hungarian", options=called, players=3, face="TS", A="AD 9S 8S")
    assert free.plays("A", "AD").may_call("A") == {"H", "D", "C", "free"}
    plain = macau("hungarian", options=called, players=3, face="TS", A="JS KC 2D")
    assert plain.plays("A", "JS").may_call("A") == {"5", "6", "7", "8", "9", "T", "any_plain"}
    held = macau("hungarian", options=called, players=3, face="TS", A="JS 8C 2D")
    assert "any_plain" not in held.plays("A", "JS").may_call("A")


def test_the_macau_window_comes_after_the_challenge_window() -> None:
    table = macau("hungarian", modifiers=["cheating"], players=3, face="TS", A="8S 9H")
    table.plays("A", "8S")
    assert table.phase == "challenge_window"
    table.everybody_quiet()
    assert table.phase == "macau_window"


def test_the_challenge_penalty_is_as_agreed() -> None:
    table = macau(
        "hungarian",
        modifiers=["cheating"],
        options={"challenge_penalty": 2},
        players=3,
        face="TS",
        A="8D 9H 9C",
    )
    table.plays("A", "8D").challenges("B")
    assert table.size("A") == 3 + 2


def test_accepting_and_declining_are_never_questioned() -> None:
    table = macau(
        "hungarian",
        options={"challenges": ["draw"]},
        players=3,
        face="TS",
        A="2S 9D 9C",
        B="2D 6C",
    )
    table.plays("A", "2S").accepts("B")
    assert (table.phase, table.to_act) == ("turn", "C")
