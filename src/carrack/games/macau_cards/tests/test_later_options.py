"""The parameters that came later: second calls, solo turns, wars that anybody stops, switches."""

from __future__ import annotations

from typing import Any

import pytest

from carrack import BadOption, IllegalAction
from carrack.games.macau_cards.tests.scenario import MacauTable, game, macau


def refusal(**options: Any) -> str:
    """What the refusal of these options says."""
    with pytest.raises(BadOption) as error:
        game().new(seats=3, seed=1, options=options)
    assert error.value.code == "option.together"
    return str(error.value)


# ---- second_call ----


def second_jack(second_call: str, hand: str, **options: Any) -> MacauTable:
    """A calls eights with a jack, B lays another jack on it."""
    values = {"second_call": second_call, **options}
    table = macau(options=values, face="TS", A="JS 8D 9H KC", B=f"JD {hand}", C="7C 9D")
    table.plays("A", "JS").calls("A", rank="8")
    return (table.everybody_quiet() if table.phase != "turn" else table).plays("B", "JD")


def test_a_second_jack_must_call_something_else() -> None:
    # Given a jack on the call of eights, and a hand of eights and sevens
    table = second_jack("different", "8C 7D 7H")
    # Then eights cannot be called again
    assert table.may_call("B") == {"7"}
    assert second_jack("free", "8C 7D 7H").may_call("B") == {"7", "8"}


def test_a_second_jack_without_another_rank_calls_any_plain_card() -> None:
    assert second_jack("different", "8C 8H KD").may_call("B") == {"any_plain"}
    assert second_jack("free", "8C 8H KD").may_call("B") == {"8"}


def test_a_bluff_may_not_repeat_the_call_either() -> None:
    table = second_jack("different", "8C 8H KD", challenges=["call"])
    assert table.may_call("B") >= {"any_plain", "5"}
    assert "8" not in table.may_call("B")


def test_the_refusal_of_a_repeated_call_says_so() -> None:
    table = second_jack("different", "8C 7D 7H")
    with pytest.raises(IllegalAction) as error:
        table.calls("B", rank="8")
    assert error.value.code == "call.same_again"


def test_a_jack_behind_the_called_rank_may_call_it_again() -> None:
    # Given tens called, met by a ten in a chain that ends with a jack
    table = macau(face="JS", requirement="rank T", A="TC JC TD 8H 7H", B="6D 6H")
    # Then the call was met, and this one answers none
    assert table.plays("A", "TC JC").may_call("A") == {"T", "8", "7"}


def test_a_second_ace_must_call_another_suit() -> None:
    options = {"second_call": "different", "suit_call_must_change": False}
    table = macau(options=options, face="AS", requirement="suit H", A="AD 8H 9C")
    assert table.plays("A", "AD").may_call("A") == {"C"}
    options["second_call"] = "free"
    table = macau(options=options, face="AS", requirement="suit H", A="AD 8H 9C")
    assert table.plays("A", "AD").may_call("A") == {"H", "C"}


def test_a_jack_over_the_call_of_a_suit_may_call_any_rank() -> None:
    table = macau("plawno", face="AS", requirement="suit H", A="JC 8H 9C")
    assert table.plays("A", "JC").may_call("A") == {"8", "9"}


# ---- call_optional ----


def test_a_jack_can_call_and_need_not() -> None:
    # Given
    table = macau(options={"call_optional": True}, face="TS", A="JS 8D 9H", B="7S 6D")
    assert table.plays("A", "JS").may_call("A") == {"8", "9", "nothing"}
    # When nothing is called
    table.calls_nothing("A")
    # Then the jack lies like a plain card
    assert (table.requirement, table.face) == ("normal", "JS")
    assert table.may_lay("B") == {"7S"}
    assert [event["seat"] for event in table.happened("called_nothing")] == [table.seat("A")]


def test_an_ace_can_call_and_need_not() -> None:
    table = macau(options={"call_optional": True}, face="TS", A="AD 8H 9C", B="7S 6D")
    assert table.plays("A", "AD").may_call("A") == {"H", "C", "nothing"}
    table.calls_nothing("A")
    assert (table.requirement, table.may_lay("B")) == ("normal", {"6D"})


def test_where_a_call_is_a_duty_it_cannot_be_left_out() -> None:
    table = macau(face="TS", A="JS 8D 9H", B="7S 6D").plays("A", "JS")
    with pytest.raises(IllegalAction) as error:
        table.calls_nothing("A")
    assert error.value.code == "call.duty"


def test_whoever_goes_out_on_a_calling_card_may_call_nothing() -> None:
    options = {"call_optional": True}
    table = macau(options=options, players=3, face="TS", A="JS").plays("A", "JS")
    assert table.may_call("A") == {"any_plain", "nothing"}
    table.calls_nothing("A")
    assert (table.place("A"), table.requirement) == (1, "normal")
    table = macau(options=options, players=3, face="TS", A="AS").plays("A", "AS")
    assert table.may_call("A") == {"free", "nothing"}


def test_nobody_is_asked_for_a_call_that_nobody_would_hear() -> None:
    options = {"call_optional": True}
    assert macau(options=options, players=2, face="TS", A="JS").plays("A", "JS").is_over


# ---- solo_hits ----


def last_solo_turn(hand: str, solo_hits: str = "all") -> MacauTable:
    options = {"solo_hits": solo_hits}
    return macau("plawno", players=3, options=options, solo=("A", 1), face="TS", A=hand)


def test_all_solo_turns_hit_oneself() -> None:
    # Given the last solo turn, with an attack
    table = last_solo_turn("2S 3D 9D 8H 7C").plays("A", "2S")
    # Then it hits the player, at once, before the turn passes on
    assert (table.attack, table.to_act) == (("draw", 2, "A"), "A")
    # And an answer hits the player, too
    table.plays("A", "3D")
    assert (table.attack, table.to_act) == (("draw", 5, "A"), "A")
    # When it is accepted
    table.accepts("A")
    # Then the turn passes on
    assert (table.size("A"), table.to_act, table.solo) == (8, "B", None)


def test_all_but_the_last_solo_turn_hit_oneself() -> None:
    table = last_solo_turn("2S 3D 9D 8H 7C", "all_but_last").plays("A", "2S")
    assert (table.attack, table.solo) == (("draw", 2, "B"), None)


def test_a_king_of_spades_in_the_last_solo_turn_hits_oneself() -> None:
    assert last_solo_turn("KS 9D 8H 7C").plays("A", "KS").attack == ("draw", 5, "A")


def test_a_call_of_the_last_solo_turn_is_met_by_its_own_player() -> None:
    # Given
    table = last_solo_turn("JS 8D 9H 7C").plays("A", "JS").calls("A", rank="8")
    # Then
    assert (table.to_act, table.may_lay("A")) == ("A", {"8D"})
    # When it is met
    table.plays("A", "8D")
    # Then the turn passes on
    assert (table.to_act, table.requirement, table.solo) == ("B", "normal", None)


def test_a_call_of_the_last_solo_turn_that_is_not_met_stands() -> None:
    table = last_solo_turn("JS 8D 9H 7C").plays("A", "JS").calls("A", rank="8").draws("A")
    assert (table.to_act, table.requirement) == ("B", "rank 8")


def test_a_four_in_the_last_solo_turn_does_nothing_where_all_hit_oneself() -> None:
    table = last_solo_turn("4S 9D 8H 7C").plays("A", "4S")
    assert (table.attack, table.to_act) == (None, "B")
    assert last_solo_turn("4S 9D 8H", "all_but_last").plays("A", "4S").attack == ("duel", 1, "B")


def test_going_out_in_the_last_solo_turn_hits_the_next_player() -> None:
    table = last_solo_turn("2S").plays("A", "2S")
    assert (table.place("A"), table.attack) == (1, ("draw", 2, "B"))


# ---- war_stop ----


def war(**hands: str) -> MacauTable:
    given: dict[str, Any] = {
        "A": "2S 9D 9C",
        "B": "3H 6C 6D",
        "C": "QH 8C 5C",
        "D": "8H 8S 5S",
        **hands,
    }
    table = macau("plawno", options={"war_stop": "anybody"}, face="TS", **given)
    return table.plays("A", "2S")


def test_anybody_may_stop_a_war_with_the_queen_of_hearts() -> None:
    # Given an attack on B
    table = war()
    # Then everybody is asked, and only she helps
    assert (table.phase, table.waiting) == ("war_window", "ABCD")
    assert table.legal_types("B") == {"no_reaction"}
    assert (table.may_lay("C"), table.legal_types("C")) == ({"QH"}, {"play", "no_reaction"})
    # When C lays her
    table.lays("C", "QH")
    # Then the war is over, and play goes on from there
    assert (table.attack, table.face, table.to_act) == (None, "QH", "D")
    assert [table.drawn_by(letter) for letter in "ABCD"] == [0, 0, 0, 0]
    assert [event["cause"] for event in table.happened("attack_ended")] == ["queen_of_hearts"]


def test_a_war_that_nobody_stops_goes_on() -> None:
    table = war().everybody_quiet()
    assert (table.phase, table.attack, table.to_act) == ("turn", ("draw", 2, "B"), "B")
    assert [event["target"] for event in table.happened("war_goes_on")] == [table.seat("B")]
    # An answer is an attack, and everybody is asked again
    table.plays("B", "3H")
    assert (table.phase, table.attack) == ("war_window", ("draw", 5, "C"))


def test_only_the_attacked_player_stops_a_war_unless_agreed_otherwise() -> None:
    table = macau("plawno", players=3, face="TS", A="2S 9D 9C", B="6C 6D", C="QH 8C")
    table.plays("A", "2S")
    assert (table.phase, table.to_act, table.legal_types("B")) == ("turn", "B", {"accept"})


def test_the_attacked_player_may_stop_the_war_in_the_window_too() -> None:
    table = war(B="QH 6C 6D", C="7H 8C 5C").lays("B", "QH")
    assert (table.attack, table.to_act) == (None, "C")


def test_a_joker_that_stands_for_the_queen_of_hearts_stops_a_war() -> None:
    table = war(C="BJ 8C 5C")
    assert table.may_declare("C") == {"QH"}
    assert table.lays("C", "BJ=QH").to_act == "D"


def test_whoever_stops_a_war_with_the_last_card_is_out() -> None:
    table = war(C="QH").lays("C", "QH")
    assert (table.place("C"), table.to_act) == (1, "D")


def test_whoever_stops_a_war_with_the_last_but_one_owes_macau() -> None:
    table = war(C="QH 8C").lays("C", "QH")
    assert (table.phase, table.seen["window"]["owner"]) == ("macau_window", table.seat("C"))


def test_a_war_of_solo_turns_that_is_stopped_goes_back_to_the_player() -> None:
    table = macau(
        "plawno",
        options={"war_stop": "anybody"},
        solo=("A", 3),
        face="TS",
        A="2S 9D 9C",
        B="6C 6D",
        C="QH 8C 5C",
    )
    table.plays("A", "2S").lays("C", "QH")
    assert (table.to_act, table.solo, table.attack) == ("A", ("A", 2), None)


def last_solo_war(**hands: str) -> MacauTable:
    """An attack of the last solo turn, where all of them hit oneself."""
    options = {"war_stop": "anybody", "solo_hits": "all"}
    given: dict[str, Any] = {
        "A": "2S 3D 9D 9C",
        "B": "6C 6D 7C",
        "C": "QH 8C 5C",
        "D": "8H 8S 5S",
        **hands,
    }
    table = macau("plawno", options=options, solo=("A", 1), face="TS", **given)
    return table.plays("A", "2S")


def test_a_war_of_the_last_solo_turn_that_another_stops_earns_no_extra_turn() -> None:
    # Given an attack that its player would have to meet at once
    table = last_solo_war()
    assert (table.phase, table.attack, table.solo) == ("war_window", ("draw", 2, "A"), ("A", 0))
    # When C stops the war
    table.lays("C", "QH")
    # Then nothing is left to meet, and the turn passes on from C
    assert (table.to_act, table.solo, table.attack) == ("D", None, None)


def test_a_war_of_the_last_solo_turn_is_met_before_the_turn_passes_on() -> None:
    # Given an answer, which hits its own player as well
    table = last_solo_war().everybody_quiet().plays("A", "3D").everybody_quiet()
    assert (table.attack, table.to_act) == (("draw", 5, "A"), "A")
    # When it is accepted
    table.accepts("A")
    # Then
    assert (table.to_act, table.solo) == ("B", None)


def test_an_answer_in_the_last_solo_turn_that_another_stops_earns_no_extra_turn() -> None:
    table = last_solo_war().everybody_quiet().plays("A", "3D").lays("C", "QH")
    assert (table.to_act, table.solo, table.attack) == ("D", None, None)


def test_whoever_stops_the_own_war_of_the_last_solo_turn_has_no_turn_left() -> None:
    table = last_solo_war(A="2S QH 9D 9C", C="7H 8C 5C").lays("A", "QH")
    assert (table.to_act, table.solo, table.attack) == ("B", None, None)


def test_a_war_before_the_last_solo_turn_that_is_stopped_leaves_that_turn() -> None:
    options = {"war_stop": "anybody", "solo_hits": "all"}
    hands: dict[str, Any] = {"A": "2S 9D 9C", "B": "6C 6D", "C": "QH 8C 5C"}
    table = macau("plawno", options=options, solo=("A", 2), face="TS", **hands)
    table.plays("A", "2S").lays("C", "QH")
    assert (table.to_act, table.solo, table.attack) == ("A", ("A", 1), None)


def test_nobody_sees_who_could_stop_a_war() -> None:
    first, second = war(), war(C="7H 8C 5C")
    assert first.state.view(first.seat("B")) == second.state.view(second.seat("B"))


# ---- wild_draws, joker_joins_answer ----


@pytest.mark.parametrize(("wild_draws", "lay"), [("answering", {"3H"}), ("always", {"2C", "3H"})])
def test_twos_and_threes_go_on_a_draw_card_whose_attack_is_over(
    wild_draws: str, lay: set[str]
) -> None:
    options = {"wild_draws": wild_draws}
    table = macau(
        options=options,
        modifiers=["easier_wild_draws"],
        players=3,
        face="TH",
        A="KH 9D 9C",
        B="6C 6D",
        C="2C 3H 9S 8D",
    )
    table.plays("A", "KH").accepts("B")
    assert table.may_lay("C") == lay


def test_wild_draws_go_on_no_other_card() -> None:
    options = {"wild_draws": "always"}
    assert macau(options=options, face="QH", A="2C 3S 9S").may_lay("A") == set()


@pytest.mark.parametrize(("joins", "follow"), [(False, {"2D"}), (True, {"2D", "BJ"})])
def test_a_joker_may_join_an_answer(joins: bool, follow: set[str]) -> None:
    options = {"joker_in_packs": True, "joker_joins_answer": joins}
    table = macau(options=options, players=3, face="TS", A="2S 9D 9C", B="2H 2D BJ 8C 8D")
    assert table.plays("A", "2S").lays("B", "2H").may_lay("B") == follow


def test_a_joker_that_joins_an_answer_turns_the_direction() -> None:
    """It adds what it adds when opening."""
    options = {"joker_in_packs": True, "joker_joins_answer": True}
    table = macau(options=options, players=3, face="TS", A="2S 9D 9C", B="2H BJ 8C 8D")
    table.plays("A", "2S").plays("B", "2H BJ")
    assert (table.attack, table.is_reversed) == (("draw", 4, "A"), True)


def test_a_drawing_joker_that_joins_an_answer_adds_its_cards() -> None:
    options = {"joker_answers_draw": False}
    table = macau(
        "romanian",
        options=options,
        modifiers=["easier"],
        players=3,
        face="TS",
        A="2S 9D 9C",
        B="2H BJ 8C 8D",
    )
    table.plays("A", "2S")
    assert table.may_lay("B") == {"2H"}, "it joins, but does not begin"
    assert table.plays("B", "2H BJ").attack == ("draw", 9, "C")


def test_the_easier_game_lets_jokers_join_answers() -> None:
    values = game().resolve({"modifiers": ["easier"]})
    assert (values["joker_in_packs"], values["joker_joins_answer"]) == (True, True)
    values = game().resolve({"variant": "tel_aviv", "modifiers": ["easier"]})
    assert (values["joker_in_packs"], values["joker_joins_answer"]) == (False, False)


def test_a_joker_joins_an_answer_only_where_it_joins_packs() -> None:
    assert "joker_in_packs" in refusal(joker_joins_answer=True)


# ---- sevens_unused, without_jokers ----


def test_romanian_sevens_may_be_unused() -> None:
    """One switch: nothing else need be known."""
    options = {"sevens_unused": True}
    table = macau("romanian", options=options, face="TS", A="7C 9D 9H")
    assert table.may_lay("A") == set(), "not wild"
    table = macau("romanian", options=options, face="TS", A="2S 9D 9C", B="7D 6D 6H")
    assert table.plays("A", "2S").legal_types("B") == {"accept"}, "no answer"


def test_unused_sevens_leave_other_wild_ranks_alone() -> None:
    values = game().resolve({"variant": "tel_aviv", "sevens_unused": True})
    assert values["wild_own_suit_ranks"] == ["Q"]


@pytest.mark.parametrize("variant", ["hungarian", "romanian", "tel_aviv", "plawno"])
def test_one_switch_gives_a_deck_of_52(variant: str) -> None:
    options = {"variant": variant, "without_jokers": True}
    state = game().new(seats=2, seed=1, options=options)
    table = MacauTable(state)
    hands = sum(table.size(letter) for letter in "AB")
    assert hands + table.stock_size + len(table.discard) == 52
    assert table.seen["options"]["joker_role"] == "absent"


def test_what_contradicts_a_switch_is_refused_with_its_reason() -> None:
    assert "cancel_rank" in refusal(variant="romanian", sevens_unused=True, cancel_rank="7")
    assert "sevens_unused" in refusal(sevens_unused=True, modifiers=["harder_wild_sevens"])
    assert "jokers_per_deck" in refusal(without_jokers=True, jokers_per_deck=2)


# ---- endless matches ----


def test_a_match_that_could_never_end_is_refused_with_its_reason() -> None:
    nothing = dict.fromkeys([*"A23456789TJQK", "KH"], 0)
    values = {**nothing, "joker": 50}
    said = refusal(variant="tel_aviv", point_values=values)
    assert "500" in said
    assert "for ever" in said
    assert game().resolve({"scoring": "points", "point_values": values}), "jokers are in the deck"
    refusal(scoring="points", point_values=values, without_jokers=True)


# ---- whom an attack hits ----


def test_the_view_tells_whom_an_attack_hits_in_the_windows() -> None:
    # Given a two that leaves A with one card
    table = macau(face="TS", A="2S 8D", B="2H 6D 6H", C="8H 9H").plays("A", "2S")
    # Then in the window of "Macau!" it is B who is threatened, not A
    assert (table.phase, table.threat) == ("macau_window", ("B", 2))
    # And so it is in the turn
    assert table.says_macau("A").threat == ("B", 2)
    # And after an answer the new total stands there, from its first card on
    assert table.lays("B", "2H").threat == ("C", 4)
    assert table.ends("B").threat == ("C", 4)


def test_the_view_tells_whom_a_backward_king_hits() -> None:
    options = {"challenges": ["slip"]}
    table = macau(options=options, face="TS", A="KS 8D 9C", B="6D 6H", C="8H 9H").plays("A", "KS")
    assert (table.phase, table.threat) == ("challenge_window", ("C", 5))


def test_the_view_tells_who_is_asked_in_a_duel() -> None:
    table = macau("plawno", face="TS", A="4S 9D", B="5H 4D 6H", C="5S 6S 7S").plays("A", "4S")
    assert (table.phase, table.threat) == ("macau_window", ("B", 1))


def test_an_attack_steps_over_who_misses_turns_in_the_view_too() -> None:
    table = macau(players=3, misses={"B": 1}, face="TD", A="2D 6C").plays("A", "2D")
    assert (table.phase, table.threat, table.misses("B")) == ("macau_window", ("C", 2), 1)


def test_an_attack_that_is_stopped_threatens_nobody() -> None:
    table = macau("plawno", players=3, face="TS", A="2S 9D 9C", B="QH 6C 6D").plays("A", "2S")
    assert table.lays("B", "QH").threat == (None, 0)
