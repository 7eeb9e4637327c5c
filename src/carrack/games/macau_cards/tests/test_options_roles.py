"""Roles of cards: the parameters 7 to 35, one scenario or more for each."""

from __future__ import annotations

from typing import Any

import pytest

from carrack.games.macau_cards.cards import face_table
from carrack.games.macau_cards.names import FACE_NAMES
from carrack.games.macau_cards.tests.scenario import MacauTable, macau


def attacked(
    card: str,
    variant: str = "hungarian",
    *,
    face: str = "",
    B: str,
    C: str = "6S 6C",
    **options: Any,
) -> MacauTable:
    """A lays a card and ends; B is to answer."""
    under = face or ("TS" if card in ("BJ", "CJ") else "T" + card[1])
    table = macau(variant, options=options, face=under, A=f"{card} 9D 9C 8C", B=B, C=C)
    return table.plays("A", card)


# ---- draw_two_rank, draw_three_rank ----


def test_another_rank_may_draw_two() -> None:
    table = attacked("6H", B="6D 2H 7C", draw_two_rank="6")
    assert table.attack == ("draw", 2, "B")
    assert table.may_lay("B") == {"6D"}


def test_another_rank_may_draw_three() -> None:
    table = attacked("8H", B="8D 3H 7C", draw_three_rank="8")
    assert table.attack == ("draw", 3, "B")
    assert table.may_lay("B") == {"8D"}


def test_queens_may_draw_two_where_the_queen_of_hearts_is_plain() -> None:
    """Q may have a role where the queen's own role is off."""
    options: dict[str, Any] = {"draw_two_rank": "Q", "queen_hearts_role": "plain"}
    table = attacked("QS", B="QH 7C 8D", **options)
    assert table.may_lay("B") == {"QH"}
    assert table.plays("B", "QH").attack == ("draw", 4, "C")


@pytest.mark.parametrize(
    ("parameter", "card"), [("draw_two_rank", "2S"), ("draw_three_rank", "3S")]
)
def test_a_draw_rank_may_be_left_out(parameter: str, card: str) -> None:
    table = attacked(card, B="7S 7C", **{parameter: "none"})
    assert table.attack is None
    assert table.to_act == "B"
    assert table.may_lay("B") == {"7S"}


def test_a_rank_without_a_role_may_be_called() -> None:
    table = macau("hungarian", options={"draw_two_rank": "none"}, face="TS", A="JS 2D 3D")
    assert table.plays("A", "JS").may_call("A") == {"2"}


# ---- king_hearts_draw, king_spades_draw ----


def test_kings_draw_as_many_cards_as_agreed() -> None:
    assert attacked("KH", B="7S 7C", king_hearts_draw=7).attack == ("draw", 7, "B")
    assert attacked("KS", B="7S 7C", king_spades_draw=3).attack == ("draw", 3, "C")


@pytest.mark.parametrize(
    ("parameter", "king"), [("king_hearts_draw", "KH"), ("king_spades_draw", "KS")]
)
def test_a_king_that_draws_nothing_is_an_ordinary_card(parameter: str, king: str) -> None:
    nothing: dict[str, Any] = {parameter: 0}
    table = attacked(king, B="7S 7H", **nothing)
    assert table.attack is None
    assert table.to_act == "B"


def test_a_king_that_draws_nothing_does_not_answer() -> None:
    table = attacked("KH", B="KS QH 7C", king_spades_draw=0)
    assert table.may_lay("B") == {"QH"}


# ---- king_spades_target, king_spades_reply_target, king_spades_resume ----


def test_the_king_of_spades_may_attack_forward() -> None:
    assert attacked("KS", B="7S 7C").attack == ("draw", 5, "C")
    assert attacked("KS", B="7S 7C", king_spades_target="next").attack == ("draw", 5, "B")


def test_the_king_of_spades_may_answer_backward() -> None:
    forward = attacked("KH", B="KS 7C 8S").plays("B", "KS")
    assert forward.attack == ("draw", 10, "C")
    backward = attacked("KH", B="KS 7C 8S", king_spades_reply_target="previous").plays("B", "KS")
    assert backward.attack == ("draw", 10, "A")


def test_after_the_victim_the_player_of_the_king_of_spades_moves_again() -> None:
    table = attacked("KS", B="7S 7C", king_spades_resume="after_victim").accepts("C")
    assert table.to_act == "A"


def test_after_the_player_of_the_king_of_spades_the_next_one_moves() -> None:
    table = attacked("KS", B="7S 7C", king_spades_resume="after_player").accepts("C")
    assert table.to_act == "B"


def test_resuming_after_the_player_matters_for_a_backward_king_only() -> None:
    """Only when the last card of the attack was a backward king of spades."""
    table = attacked("KS", B="7S 7C", C="KH 6C 6D", king_spades_resume="after_player")
    table.plays("C", "KH")
    assert table.attack == ("draw", 10, "A")
    assert table.accepts("A").to_act == "B"


def test_a_backward_attack_leaves_turns_to_miss_untouched() -> None:
    """Ruling 19"""
    table = macau("hungarian", players=3, misses={"C": 1}, face="TS", A="KS 9D 9C")
    table.plays("A", "KS")
    assert table.attack == ("draw", 5, "C")
    assert table.misses("C") == 1


def test_the_last_king_of_a_play_decides_where_it_goes() -> None:
    """RULING 22"""
    table = macau("hungarian", players=3, face="TH", A="KH KS 9D 9C")
    assert table.plays("A", "KH KS").attack == ("draw", 10, "C")
    table = macau("hungarian", players=3, face="TS", A="KH KS 9D 9C")
    assert table.plays("A", "KS KH").attack == ("draw", 10, "B")


def test_a_plain_king_laid_last_does_not_change_the_route() -> None:
    """The route is that of the last attacking card laid."""
    table = macau("hungarian", players=3, face="TS", A="KS KD 9D 9C")
    table.plays("A", "KS KD")
    assert table.attack == ("draw", 5, "C")
    assert table.face == "KD"


# ---- king_reply, queen_hearts_role, queen_hearts_relay_add ----


@pytest.mark.parametrize(
    ("king_reply", "answers"),
    [("none", set()), ("kings", {"KS"}), ("kings_and_queen_hearts", {"KS", "QH"})],
)
def test_what_answers_a_king(king_reply: str, answers: set[str]) -> None:
    table = attacked("KH", B="KS QH KD QS 7H", king_reply=king_reply)
    assert table.may_lay("B") == answers


def test_a_plain_queen_of_hearts_does_not_answer() -> None:
    table = attacked("KH", B="KS QH 7H", queen_hearts_role="plain")
    assert table.may_lay("B") == {"KS"}


def test_a_war_stopping_queen_of_hearts_ends_any_draw_attack() -> None:
    for card in ("2S", "3C", "KH"):
        table = attacked(card, B="QH 7H 8D", C="6H 6C", queen_hearts_role="war_stop")
        assert "QH" in table.may_lay("B")
        table.plays("B", "QH")
        assert table.attack is None
        assert (table.to_act, table.face) == ("C", "QH")
        assert table.may_lay("C") == {"6H"}


def test_a_queen_of_hearts_does_not_stop_a_skip() -> None:
    table = attacked("4S", B="QH 7H 8D", queen_hearts_role="war_stop")
    assert table.legal_types("B") == {"accept"}


def test_a_relaying_queen_of_hearts_answers_no_two() -> None:
    """RULING 24"""
    assert attacked("2H", B="QH 7H 8D").legal_types("B") == {"accept"}


@pytest.mark.parametrize("added", [0, 5, 7])
def test_a_relaying_queen_of_hearts_adds_as_agreed(added: int) -> None:
    table = attacked("KH", B="QH 7H 8D", queen_hearts_relay_add=added).plays("B", "QH")
    assert table.attack == ("draw", 5 + added, "C")


def test_a_queen_of_hearts_answers_alone() -> None:
    table = attacked("KH", B="QH QS QD 8D").lays("B", "QH")
    assert table.may_lay("B") == set()


def test_a_plain_queen_of_hearts_is_no_special_card() -> None:
    """RULING 24: it counts as special for calls, unless it is plain."""
    for role, callable_ranks in (("plain", {"Q"}), ("king_relay", {"any_plain"})):
        options = {"queen_hearts_role": role}
        table = macau("hungarian", options=options, face="TS", A="JS QD 3D")
        assert table.plays("A", "JS").may_call("A") == callable_ranks


# ---- draw_reply ----


@pytest.mark.parametrize(
    ("draw_reply", "answers"),
    [
        ("none", set()),
        ("own_kind", {"3S"}),
        ("matching", {"3S", "2H"}),
        ("low_wild", {"3S", "2H", "2C"}),
        ("war", {"3S", "2H", "2C", "KS"}),
    ],
)
def test_what_answers_a_three(draw_reply: str, answers: set[str]) -> None:
    table = attacked("3H", B="2C 2H 3S KS QH BJ 7H", draw_reply=draw_reply)
    assert table.may_lay("B") == answers


@pytest.mark.parametrize(
    ("draw_reply", "answers"),
    [
        ("none", set()),
        ("own_kind", {"KS"}),
        ("matching", {"KS", "2H"}),
        ("low_wild", {"KS", "2H", "3C"}),
        ("war", {"KS", "2H", "3C"}),
    ],
)
def test_what_answers_a_king_by_draw_reply(draw_reply: str, answers: set[str]) -> None:
    table = attacked("KH", B="2H 3C KS QH BJ 7H", draw_reply=draw_reply)
    # The relaying queen asks for king_reply alone.
    assert table.may_lay("B") == answers | {"QH"}


@pytest.mark.parametrize(
    ("draw_reply", "answers"),
    [
        ("none", set()),
        ("own_kind", {"CJ"}),
        ("matching", {"CJ"}),
        ("low_wild", {"CJ", "2H", "3C"}),
        ("war", {"CJ", "2H", "3C"}),
    ],
)
def test_what_answers_a_drawing_joker(draw_reply: str, answers: set[str]) -> None:
    table = attacked(
        "BJ",
        "romanian",
        B="2H 3C CJ 8H",
        draw_reply=draw_reply,
        joker_answers_draw=False,
    )
    assert table.may_lay("B") == answers


# ---- joker_role ----


def test_an_absent_joker_is_not_in_the_deck() -> None:
    table = macau(options={"joker_role": "absent", "jokers_per_deck": 0}, face="TS", A="9S 8D")
    assert table.stock_size + sum(table.size(letter) for letter in "AB") + 1 == 52


def test_a_reversing_joker_is_no_answer_and_meets_no_rank_call() -> None:
    assert attacked("2S", B="BJ 7D 7H").legal_types("B") == {"accept"}
    for call in ("rank 8", "any_plain"):
        table = macau("hungarian", face="JS", requirement=call, A="BJ 2D 3H")
        assert table.may_lay("A") == set()


def test_a_drawing_joker_goes_on_anything_but_no_skip() -> None:
    table = macau("romanian", face="TS", A="BJ 9D 9C", players=3)
    assert table.may_lay("A") == {"BJ"}
    assert attacked("4S", "romanian", B="BJ 8D").legal_types("B") == {"accept"}


def test_a_substitute_joker_is_the_card_it_is_declared_as() -> None:
    # As an attack
    table = macau("plawno", players=3, face="TS", A="BJ 9D 9C").plays("A", "BJ=2S")
    assert table.attack == ("draw", 2, "B")
    assert table.seen["discard"][-1] == {"card": "BJ", "as": "2S"}
    # As a call
    table = macau("plawno", players=3, face="TS", A="BJ 9D 9C").plays("A", "BJ=JS")
    assert table.may_call("A") == {"9"}
    # As a part of a set
    table = macau("plawno", players=3, face="TS", A="8S BJ 9D 9C").lays("A", "8S")
    assert table.may_declare("A") == {"8S", "8H", "8D", "8C"}


def test_a_substitute_joker_is_not_held_for_a_call() -> None:
    """RULING 50"""
    table = macau("plawno", face="TS", A="JS BJ KC 2D").plays("A", "JS")
    assert table.may_call("A") == {"any_plain"}
    table = macau("plawno", face="TS", A="AS BJ 9S").plays("A", "AS")
    assert table.may_call("A") == {"free"}


def test_the_black_joker_is_used_first() -> None:
    table = macau("plawno", players=3, face="TS", A="BJ CJ 9D 9C").plays("A", "BJ=8S")
    assert table.hand("A") == ["9D", "9C", "CJ"]


def test_a_reshuffled_substitute_is_a_joker_again() -> None:
    # Given a draw pile of one card
    table = macau("plawno", face="TS", stock="7C", A="BJ 9D 9C", B="8S 7D 6D", C="6C 6H 7H")
    table.plays("A", "BJ=9S").plays("B", "8S")
    # When two cards are drawn
    table.draws("C").draws("A")
    # Then the joker lay among the reshuffled cards under its own name
    assert [event["count"] for event in table.happened("reshuffled")] == [2]
    drawn = set(table.hand("A")) - {"9D", "9C"}
    left = FACE_NAMES[table.state.dump()["table"]["stock"][0]]
    assert drawn | {left} == {"TS", "BJ"}


# ---- joker_black_draw, joker_color_draw, joker_answers_draw, joker_in_packs ----


def test_jokers_draw_as_many_cards_as_agreed() -> None:
    values: dict[str, Any] = {"joker_black_draw": 4, "joker_color_draw": 6}
    table = attacked("BJ", "romanian", B="CJ 8H 8D", **values)
    assert table.attack == ("draw", 4, "B")
    assert table.plays("B", "CJ").attack == ("draw", 10, "C")


def test_a_joker_may_be_kept_from_answering_other_attacks() -> None:
    assert attacked("2S", "romanian", B="BJ 8H 8D").may_lay("B") == {"BJ"}
    without: dict[str, Any] = {"joker_answers_draw": False}
    assert attacked("2S", "romanian", B="BJ 8H 8D", **without).legal_types("B") == {"accept"}
    assert attacked("CJ", "romanian", B="BJ 8H 8D", **without).may_lay("B") == {"BJ"}


def test_jokers_join_packs_only_if_agreed() -> None:
    for packs, joined in ((True, {"BJ"}), (False, set())):
        options = {"sets": True, "joker_in_packs": packs}
        table = macau("romanian", options=options, face="TS", A="2S BJ 9C 8C")
        assert table.lays("A", "2S").may_lay("A") == joined


def test_a_pack_may_begin_with_a_joker_and_go_on_with_one_draw_rank() -> None:
    options: dict[str, Any] = {"sets": True, "joker_in_packs": True}
    table = macau("romanian", options=options, face="TS", players=3, A="BJ 2D 2C 3C 9C 8C")
    assert table.lays("A", "BJ").may_lay("A") == {"2D", "2C", "3C"}
    assert table.lays("A", "2D").may_lay("A") == {"2C"}
    table.ends("A")
    assert table.attack == ("draw", 7, "B")
    assert table.face == "2D"


def test_jokers_join_no_pack_of_other_cards() -> None:
    options: dict[str, Any] = {"sets": True, "joker_in_packs": True}
    table = macau("romanian", options=options, face="TS", A="9S BJ 9C 8C")
    assert table.lays("A", "9S").may_lay("A") == {"9C"}


def test_a_joker_pack_may_answer_an_attack() -> None:
    options: dict[str, Any] = {"sets": True, "joker_in_packs": True}
    table = attacked("2S", "romanian", B="2H BJ 3D 8H 8D", **options).lays("B", "2H")
    assert table.may_lay("B") == {"BJ"}
    assert table.plays("B", "BJ").attack == ("draw", 2 + 2 + 5, "C")


def test_a_reversing_joker_in_a_pack_sends_the_attack_the_other_way() -> None:
    """Commit: the attack is made, then the direction turns, then its target is looked for."""
    options: dict[str, Any] = {"joker_in_packs": True}
    table = macau("hungarian", options=options, players=3, face="TS", A="2S BJ 9C 8D")
    assert table.lays("A", "2S").may_lay("A") == {"BJ"}
    table.lays("A", "BJ").ends("A")
    assert table.attack == ("draw", 2, "C")
    assert table.face == "2S"


# ---- skip_rank, skip_mode ----


def test_another_rank_may_skip_or_none() -> None:
    table = attacked("8S", B="8D 4S 7C", skip_rank="8")
    assert table.attack == ("skip", 1, "B")
    assert table.may_lay("B") == {"8D"}
    assert attacked("4S", B="8D 7C", skip_rank="none").attack is None


def test_fours_are_an_attack_or_a_duel() -> None:
    accumulate = attacked("4S", B="8D 7C", skip_mode="accumulate").accepts("B")
    assert (accumulate.to_act, accumulate.solo) == ("C", None)
    duel = attacked("4S", B="8D 7C", skip_mode="duel")
    assert duel.attack == ("duel", 1, "B")
    duel.accepts("B").accepts("C")
    assert (duel.to_act, duel.solo) == ("A", ("A", 1))


def test_a_four_in_a_solo_turn_before_the_last_has_no_effect() -> None:
    table = macau("plawno", players=3, solo=("A", 2), face="TS", A="4S 9D 8H 7C")
    table.plays("A", "4S")
    assert table.attack is None
    assert (table.to_act, table.solo) == ("A", ("A", 1))


def test_a_four_in_the_last_solo_turn_starts_a_new_duel() -> None:
    table = macau("plawno", players=3, solo=("A", 1), face="TS", A="4S 9D 8H 7C")
    table.plays("A", "4S")
    assert table.attack == ("duel", 1, "B")
    assert table.solo is None


def test_a_call_in_a_solo_turn_binds_the_caller() -> None:
    table = macau("plawno", players=3, solo=("A", 2), face="TS", A="JS 8H 9S 7C")
    table.plays("A", "JS").calls("A", rank="8")
    assert table.to_act == "A"
    assert table.may_lay("A") == {"8H"}


def test_going_out_ends_the_solo_turns() -> None:
    table = macau("plawno", players=3, solo=("A", 3), face="TS", A="9S")
    table.plays("A", "9S")
    assert (table.to_act, table.solo) == ("B", None)


# ---- cancel_rank, cancel_placement, wild_own_suit_ranks ----


def test_any_rank_may_cancel_or_none() -> None:
    eights: dict[str, Any] = {"cancel_rank": "8", "wild_own_suit_ranks": ["8"]}
    assert attacked("2S", "romanian", B="7D 8D 6H", **eights).may_lay("B") == {"8D"}
    none: dict[str, Any] = {"cancel_rank": "none", "wild_own_suit_ranks": []}
    assert attacked("2S", "romanian", B="7D 8D 6H", **none).legal_types("B") == {"accept"}


def test_a_canceling_card_may_have_to_match() -> None:
    match: dict[str, Any] = {"cancel_placement": "match"}
    assert attacked("2S", "romanian", B="7D 7S 6H").may_lay("B") == {"7D", "7S"}
    assert attacked("2S", "romanian", B="7D 7S 6H", **match).may_lay("B") == {"7S"}
    assert attacked("4S", "romanian", B="7D 7S 6H", **match).may_lay("B") == {"7S"}


def test_every_canceling_card_matches_a_drawing_joker() -> None:
    """No face, so always."""
    table = attacked("BJ", "romanian", B="7D 7S 6H", cancel_placement="match")
    assert table.may_lay("B") == {"7D", "7S"}


def test_a_canceled_joker_leaves_the_seven_to_follow() -> None:
    """RULING 42"""
    table = attacked("BJ", "romanian", B="7D 8S 6H", C="6D 6C").plays("B", "7D")
    assert table.attack is None
    assert table.may_lay("C") == {"6D"}


def test_ranks_may_be_wild_in_their_own_suit() -> None:
    for wild, expected in (([], set()), (["8"], {"8D"}), (["8", "9"], {"8D", "9H"})):
        options = {"wild_own_suit_ranks": wild}
        table = macau("hungarian", options=options, face="TS", A="8D 9H 6C")
        assert table.may_lay("A") == expected


def test_wildness_helps_with_a_called_suit_and_not_with_a_called_rank() -> None:
    options: dict[str, Any] = {"wild_own_suit_ranks": ["8"]}
    for requirement, expected in (
        ("suit H", {"8D", "9H"}),
        ("free H", {"8D", "6C"}),
        ("rank 9", {"9H"}),
        ("any_plain", {"9H", "6C"}),
    ):
        table = macau(options=options, face="AH", requirement=requirement, A="8D 9H 6C")
        assert table.may_lay("A") == expected


# ---- suit_call_rank, suit_call_wild, suit_call_must_change ----


def test_another_rank_may_call_the_suit_or_none() -> None:
    table = macau(options={"suit_call_rank": "8"}, face="TS", A="8D 9H 6C AC").plays("A", "8D")
    assert table.may_call("A") == {"H", "C"}
    table = macau(options={"suit_call_rank": "none"}, face="TS", A="AS AD 9H").plays("A", "AS")
    assert (table.phase, table.to_act) == ("turn", "B")


def test_an_ace_that_is_not_wild_has_to_fit() -> None:
    options: dict[str, Any] = {"suit_call_wild": False}
    assert macau(options=options, face="TS", A="AD AS 9H").may_lay("A") == {"AS"}
    called = macau(options=options, face="AC", requirement="suit H", A="AD 9H 9C")
    assert called.may_lay("A") == {"AD", "9H"}
    free = macau(options=options, face="AC", requirement="free H", A="AH 8H 9C")
    assert free.may_lay("A") == {"AH", "9C"}


def test_the_suit_in_play_may_be_named_if_it_need_not_change() -> None:
    options: dict[str, Any] = {"suit_call_must_change": False}
    table = macau(options=options, face="TS", A="AD 9S 8H 2C").plays("A", "AD")
    assert table.may_call("A") == {"S", "H", "C"}


@pytest.mark.parametrize(
    ("face", "requirement", "in_play"),
    [
        ("TS", "normal", "S"),
        ("AS", "suit H", "H"),
        ("AS", "free D", "D"),
        ("JC", "rank 8", "C"),
        ("JC", "any_plain", "C"),
    ],
)
def test_the_suit_in_play_is_what_had_to_be_followed(
    face: str, requirement: str, in_play: str
) -> None:
    options: dict[str, Any] = {"cross_calls": True, "call_must_hold": False}
    table = macau(options=options, face=face, requirement=requirement, A="AD 9S 8H 2C")
    assert table.plays("A", "AD").may_call("A") == set("SHDC") - {in_play}


def test_after_a_drawing_joker_no_suit_is_in_play() -> None:
    table = attacked("BJ", "romanian", B="6C 6D", C="AD 9H 9S", suit_call_must_change=True)
    table.accepts("B").plays("C", "AD")
    assert table.may_call("C") == {"S", "H", "D", "C"}


def test_the_forbidden_suit_of_a_free_call_is_the_suit_in_play() -> None:
    table = macau("hungarian", players=3, face="TH", A="AD 9H 8H").plays("A", "AD")
    table.calls_free_suit("A")
    assert table.requirement == "free H"


def test_several_aces_make_one_call() -> None:
    """The suit in play is the one before the whole play."""
    table = macau("hungarian", players=3, face="TS", A="AD AC 9S 8H 7D").plays("A", "AD AC")
    assert table.may_call("A") == {"H", "D"}
    table.calls("A", suit="H")
    assert (table.requirement, table.to_act) == ("suit H", "B")


# ---- rank_call_rank, call_must_hold ----


def test_another_rank_may_call_a_rank_or_none() -> None:
    table = macau(options={"rank_call_rank": "9"}, face="TS", A="9S 8D JH 2C").plays("A", "9S")
    assert table.may_call("A") == {"8", "J"}
    table = macau(options={"rank_call_rank": "none"}, face="TS", A="JS JD 8D").plays("A", "JS")
    assert (table.phase, table.to_act) == ("turn", "B")


def test_calls_need_not_be_held_if_so_agreed() -> None:
    options: dict[str, Any] = {"call_must_hold": False}
    jack = macau(options=options, face="TS", A="JS 8D KC").plays("A", "JS")
    assert jack.may_call("A") == {"5", "6", "7", "8", "9", "T"}
    ace = macau(options=options, face="TS", A="AD 9S 8S").plays("A", "AD")
    assert ace.may_call("A") == {"H", "D", "C"}


def test_a_last_jack_calls_any_plain_card_even_if_calls_need_not_be_held() -> None:
    table = macau(options={"call_must_hold": False}, players=3, face="TS", A="JS")
    table.lays("A", "JS")
    assert (table.place("A"), table.requirement, table.to_act) == (1, "any_plain", "B")


def test_no_suit_is_asked_for_when_the_round_is_over() -> None:
    table = macau("romanian", players=2, face="TS", A="AD")
    table.lays("A", "AD")
    assert table.is_over
    assert table.places == {"A": 1, "B": 2}


# ---- call_duration ----


def test_a_call_stays_until_it_is_met() -> None:
    table = macau(options={"call_duration": "until_met"}, face="TS", A="JS 8D 9S", B="6C 6D")
    table.plays("A", "JS").calls("A", rank="8")
    for letter in "BABAB":
        assert table.requirement == "rank 8"
        table.draws(letter)
    assert table.requirement == "rank 8"
    table.plays("A", "8D")
    assert table.requirement == "normal"


@pytest.mark.parametrize(("duration", "turns"), [("next_only", 1), ("one_lap", 3)])
def test_a_suit_call_lapses_too(duration: str, turns: int) -> None:
    options: dict[str, Any] = {"call_duration": duration}
    table = macau(options=options, players=4, face="TS", A="AD 9S 8H 2C")
    table.plays("A", "AD").calls("A", suit="H")
    for letter in "BCD"[:turns]:
        assert table.requirement == "suit H"
        table.draws(letter)
    assert table.requirement == "normal"
    assert table.face == "AD"
    assert len(table.happened("call_lapsed")) == 1


def test_a_new_call_has_its_own_duration() -> None:
    options: dict[str, Any] = {"call_duration": "next_only"}
    table = macau(options=options, face="TS", A="JS 8D 9S", B="JD 7D 7H", C="6C 6D")
    table.plays("A", "JS").calls("A", rank="8")
    table.plays("B", "JD").calls("B", rank="7")
    assert table.requirement == "rank 7"
    assert table.draws("C").requirement == "normal"


def test_a_joker_under_a_limited_call_uses_up_a_turn_of_it() -> None:
    """End of turn: the call was in force at its start and still is."""
    options: dict[str, Any] = {"call_duration": "next_only"}
    table = macau(options=options, face="TS", A="AD 9S 8H 2C", B="BJ 7D 7H", C="6C 6D")
    table.plays("A", "AD").calls("A", suit="H").plays("B", "BJ")
    assert table.requirement == "normal"
    assert table.to_act == "A"


# ---- cross_calls ----


@pytest.mark.parametrize(
    ("requirement", "without", "with_cross_calls"),
    [
        ("suit H", {"AC"}, {"AC", "JC"}),
        ("free C", {"AC", "9D"}, {"AC", "9D", "JC"}),
        ("rank 8", {"JC"}, {"JC", "AC"}),
        ("any_plain", {"JC", "9D"}, {"JC", "9D", "AC"}),
        ("normal", {"AC"}, {"AC"}),
    ],
)
def test_jacks_and_aces_may_go_on_each_others_calls(
    requirement: str, without: set[str], with_cross_calls: set[str]
) -> None:
    for cross, expected in ((False, without), (True, with_cross_calls)):
        options = {"cross_calls": cross}
        table = macau(options=options, face="TS", requirement=requirement, A="JC AC 9D")
        assert table.may_lay("A") == expected


# ---- cover_rank ----


def test_a_five_needs_no_cover_in_most_presets() -> None:
    table = macau("romanian", face="TS", A="5S 8S 9D")
    assert table.lays("A", "5S").to_act == "B"


def test_a_cover_card_may_be_part_of_a_chain_game() -> None:
    """A covering card has its ordinary effect, and may be continued."""
    options: dict[str, Any] = {"cover_rank": "5"}
    table = macau("hungarian", options=options, face="TS", A="5S 8S 8D 9H AC 5C 6C 2C")
    table.lays("A", "5S")
    assert table.phase == "cover"
    assert table.may_lay("A") == {"8S", "AC", "5C"}
    assert table.legal_types("A") == {"play", "draw"}
    table.lays("A", "8S")
    assert table.phase == "continue"
    assert table.may_lay("A") == {"8D"}


def test_a_five_is_not_opened_by_rank() -> None:
    """RULING 46"""
    table = macau("tel_aviv", face="5D", A="5S 6D 7C")
    assert table.may_lay("A") == {"6D"}


def test_a_five_may_open_on_a_called_suit() -> None:
    table = macau("tel_aviv", face="AD", requirement="suit S", A="5S 5C 6D")
    assert table.may_lay("A") == {"5S"}


def test_a_covering_card_has_its_effect() -> None:
    table = macau("tel_aviv", players=3, face="TS", A="5S 2S 6D 7C")
    table.lays("A", "5S 2S")
    assert table.attack == ("draw", 2, "B")
    table = macau("tel_aviv", players=3, face="TS", A="5S AD 6D 7C")
    table.lays("A", "5S AD")
    assert table.may_call("A") == {"S", "H", "D", "C"}


def test_who_could_cover_may_draw_instead() -> None:
    """RULING 46"""
    table = macau("tel_aviv", players=3, face="TS", next_cards="8C", A="5S 9S 6D")
    table.lays("A", "5S").draws("A")
    assert table.legal_types("A") == {"keep"}, "only the drawn card could still cover"
    assert table.keeps("A").to_act == "B"


# ---- signs on cards ----


@pytest.mark.parametrize("variant", ["hungarian", "romanian", "tel_aviv", "plawno"])
def test_special_cards_and_no_others_have_a_sign(variant: str) -> None:
    """Jokers that are absent are special to the tables, and have none."""
    seen = macau(variant, face="TS", A="6S 6C", B="7S 7C").seen
    options, signs = seen["options"], seen["signs"]
    table = face_table(options)
    special = {card for face, card in enumerate(FACE_NAMES) if table["special"][face]}
    absent = {"BJ", "CJ"} if options["joker_role"] == "absent" else set()
    assert set(signs) == special - absent
    for face, card in enumerate(FACE_NAMES):
        assert signs.get(card, {}).get("draws", 0) == table["draw_value"][face]
