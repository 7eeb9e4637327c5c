"""Corners of the rules that the worked scenarios do not reach, by section."""

from __future__ import annotations

from carrack.games.macau_cards.tests.scenario import cards, game, macau

# ---- running out of cards ----


def test_a_reshuffle_leaves_the_face_under_a_reversing_joker_in_force() -> None:
    # Given an empty draw pile, TS in force under a joker
    table = macau(players=3, face="TS", stock="", A="BJ 9D 9C", C="7S 7D", B="6C 6D")
    table.plays("A", "BJ")
    # When C draws the ten itself
    table.draws("C")
    # Then it is still followed
    assert table.hand("C") == cards("7S 7D TS")
    assert table.face == "TS"
    assert table.discard == ["BJ"]


def test_a_reshuffle_leaves_the_requirement_in_force() -> None:
    table = macau("romanian", face="TS", stock="7C 8C", A="BJ 9D 9C", B="6C 6D", C="5C QH")
    table.plays("A", "BJ").accepts("B")
    assert table.hand("B") == cards("6C 6D 7C 8C TS"), "two were forgiven"
    assert table.requirement == "anything"
    assert table.may_lay("C") == {"5C", "QH"}


# ---- several cards ----


def test_a_chain_may_run_into_a_cover_card() -> None:
    """An effect card may end a chain, and a five has to be covered."""
    table = macau(options={"cover_rank": "5"}, face="TS", A="6S 5S 8S 9D 9H")
    table.lays("A", "6S 5S")
    assert table.phase == "cover"
    assert table.may_lay("A") == {"8S"}


def test_drawing_jokers_are_a_set_of_their_own() -> None:
    table = macau("romanian", modifiers=["easier_packs"], players=3, face="TS", A="BJ CJ 9D 9C")
    table.plays("A", "BJ CJ")
    assert table.attack == ("draw", 15, "B")


def test_a_play_that_begins_with_a_set_may_go_on_in_suit() -> None:
    table = macau(face="TS", A="8S 8D 9D 9H 2C")
    assert table.lays("A", "8S 8D").may_lay("A") == {"9D"}
    assert table.lays("A", "9D").may_lay("A") == {"9H"}


# ---- draw attacks ----


def test_a_relayed_king_may_be_answered_like_a_king() -> None:
    table = macau(face="TH", A="KH 9D 9C", B="QH 6C 6D", C="KS KD 7C")
    table.plays("A", "KH").plays("B", "QH")
    assert table.may_lay("C") == {"KS"}
    assert table.plays("C", "KS").attack == ("draw", 15, "A")


def test_a_set_of_attacking_kings_answers_together() -> None:
    """With KD between them the chain would break, for KD answers nothing."""
    table = macau(options={"num_decks": 2}, players=3, face="TH", A="KH 9D 9C", B="KS KH KD 7C 8C")
    table.plays("A", "KH").lays("B", "KS")
    assert table.may_lay("B") == {"KH"}
    assert table.plays("B", "KH").attack == ("draw", 15, "C")


def test_with_two_players_an_attack_over_a_missing_player_comes_back() -> None:
    """The target is the next player who really gets a turn."""
    table = macau(players=2, misses={"B": 1}, face="TS", A="2S 9D 9C")
    table.plays("A", "2S")
    assert table.attack == ("draw", 2, "A")
    assert table.misses("B") == 0


def test_play_resumes_after_a_player_of_the_king_of_spades_who_is_out() -> None:
    options = {"king_spades_resume": "after_player"}
    table = macau(options=options, players=4, face="TS", to_act="B", A="5C 6C", B="KS")
    table.lays("B", "KS")
    assert table.attack == ("draw", 5, "A")
    assert table.accepts("A").to_act == "C"


def test_a_drawing_joker_as_the_last_card_keeps_its_effect() -> None:
    table = macau("romanian", players=3, face="TS", A="BJ", C="5C QH")
    table.lays("A", "BJ")
    assert table.place("A") == 1
    assert table.attack == ("draw", 5, "B")
    assert table.accepts("B").may_lay("C") == {"5C", "QH"}


# ---- the duel ----


def test_a_new_holder_may_go_out_with_the_four() -> None:
    table = macau("plawno", face="TS", A="4S 9D 8H", B="4D", C="5S 6S 7S")
    table.plays("A", "4S").lays("B", "4D")
    assert table.place("B") == 1
    assert table.attack == ("duel", 2, "C")
    table.accepts("C").accepts("A")
    assert (table.to_act, table.solo) == ("C", None)


def test_macau_is_owed_before_the_duel_goes_on() -> None:
    table = macau("plawno", face="TS", A="4S 9D 8H", B="4D 8C", C="5S 6S 7S")
    table.plays("A", "4S").plays("B", "4D")
    assert (table.phase, table.waiting) == ("macau_window", "ABC")
    table.says_macau("B")
    assert table.attack == ("duel", 2, "C")


def test_a_joker_declared_as_a_four_joins_the_duel() -> None:
    table = macau("plawno", face="TS", A="4S 9D 8H", B="BJ 8C 9C", C="5S 6S 7S")
    table.plays("A", "4S")
    assert table.may_declare("B") == {"4S", "4H", "4D", "4C"}
    assert table.plays("B", "BJ=4H").attack == ("duel", 2, "C")


# ---- calls ----


def test_the_macau_window_comes_after_the_choice() -> None:
    """RULING 33"""
    table = macau(players=3, face="TS", A="AD 8H").plays("A", "AD")
    assert (table.phase, table.to_act) == ("choose_suit", "A")
    table.calls("A", suit="H")
    assert (table.phase, table.waiting) == ("macau_window", "ABC")


def test_without_any_callable_rank_the_call_is_automatic() -> None:
    options = {"call_must_hold": False, "wild_own_suit_ranks": ["5", "6", "7", "8", "9", "T"]}
    table = macau(options=options, players=3, face="TS", A="JS 8D 9C").plays("A", "JS")
    assert table.requirement == "any_plain"
    assert table.to_act == "B"


def test_a_joker_meets_a_call_as_the_card_it_is_declared_as() -> None:
    rank = macau("plawno", face="JS", requirement="rank 8", A="BJ 9D 9C")
    assert rank.may_declare("A") == {r + s for r in "8JA" for s in "SHDC"}
    suit = macau("plawno", face="AS", requirement="suit H", A="BJ 9D 9C")
    hearts = {r + "H" for r in "A23456789TJQK"}
    assert suit.may_declare("A") == hearts | {r + s for r in "JA" for s in "SHDC"}
    plain = macau("plawno", face="JS", requirement="any_plain", A="BJ 9D 9C")
    kings_and_queens = {"KD", "KC", "QS", "QD", "QC"}
    expected = {r + s for r in "56789TJA" for s in "SHDC"} | kings_and_queens
    assert plain.may_declare("A") == expected


def test_a_met_call_is_over() -> None:
    table = macau(face="TS", A="JS 8D 9H", B="8C 6C 6D", C="9C 8H 7D")
    table.plays("A", "JS").calls("A", rank="8").plays("B", "8C")
    assert table.requirement == "normal"
    assert table.may_lay("C") == {"9C", "8H"}


# ---- reversing jokers ----


def test_with_two_players_a_reversing_joker_is_no_skip() -> None:
    """RULING 31"""
    table = macau(players=2, face="TS", A="BJ 9D 9C").plays("A", "BJ")
    assert table.to_act == "B"


def test_a_reversing_joker_as_the_last_card_still_turns_the_direction() -> None:
    table = macau(players=4, face="TS", A="BJ").lays("A", "BJ")
    assert table.place("A") == 1
    assert (table.to_act, table.face) == ("D", "TS")


# ---- macau ----


def test_who_is_beaten_to_the_word_keeps_the_attack_that_was_made() -> None:
    table = macau(players=3, face="TS", A="2S 8D").plays("A", "2S").catches("C", "A")
    assert table.size("A") == 2
    assert table.attack == ("draw", 2, "B")


def test_two_silent_players_may_be_caught_in_one_turn() -> None:
    # Given A and B, both down to one card and silent
    table = macau(face="TS", A="9S 8D", B="8S 8C", C="6C 6D")
    table.plays("A", "9S").everybody_quiet()
    table.plays("B", "8S").everybody_quiet()
    # Then C may catch both, and still play
    assert table.may_catch("C") == {"A", "B"}
    table.catches("C", "B").catches("C", "A")
    assert [table.size(letter) for letter in "AB"] == [6, 6]
    assert table.to_act == "C"
    assert "draw" in table.legal_types("C")


def test_catching_comes_before_anything_else_in_a_turn() -> None:
    """At the start of the own turn only."""
    table = macau(face="TS", A="9S 8D", B="8S 8C 7C", C="6C 6D")
    table.plays("A", "9S").everybody_quiet().lays("B", "8S")
    assert table.may_catch("B") == set()


def test_players_who_are_out_do_not_react() -> None:
    table = macau(face="TS", A="9S", B="9C 8D", C="6C 6D", D="5C 5H")
    table.lays("A", "9S").plays("B", "9C")
    assert table.waiting == "BCD"


def test_early_macau_serves_where_silence_is_punished() -> None:
    options = {"early_macau": True}
    table = macau("tel_aviv", options=options, players=3, face="TS", A="9S 8D")
    table.says_macau("A").lays("A", "9S")
    assert (table.phase, table.to_act) == ("turn", "B")


# ---- questioned draws ----


def test_a_questioned_draw_comes_before_the_drawn_card_may_be_laid() -> None:
    table = macau(
        "tel_aviv", modifiers=["bluff_calls"], players=3, face="TS", next_cards="8S", A="9D 8D"
    )
    table.draws("A")
    assert table.phase == "challenge_window"
    table.everybody_quiet()
    assert (table.phase, table.may_lay("A")) == ("after_draw", {"8S"})


def test_a_draw_to_cover_is_not_questioned() -> None:
    table = macau("tel_aviv", modifiers=["bluff_calls"], players=3, face="TS", A="5S 9D 8D")
    table.lays("A", "5S").draws("A")
    assert table.phase == "cover_drawn"


# ---- substitute jokers wherever a card may be laid ----


def test_a_substitute_joker_counts_as_a_card_that_fits() -> None:
    forced = macau("plawno", options={"voluntary_draw": False}, face="TS", A="BJ 9D 9C")
    assert forced.legal_types("A") == {"play_as"}
    questioned = macau("plawno", modifiers=["bluff_calls"], players=3, face="TS", A="BJ 9D 9C")
    questioned.draws("A").challenges("B")
    assert questioned.size("A") == 3 + 1 + 5


def test_a_substitute_joker_covers_as_what_it_is_declared_as() -> None:
    options = {"cover_rank": "5"}
    covering = {rank + "S" for rank in "A23456789TJQK"} | {r + s for r in "5A" for s in "SHDC"}
    held = macau("plawno", options=options, players=3, face="TS", A="5S BJ 9D 9C").lays("A", "5S")
    assert held.may_declare("A") == covering
    drawn = macau("plawno", options=options, players=3, face="TS", next_cards="CJ", A="5S 9D 9C")
    drawn.lays("A", "5S").draws("A")
    assert drawn.may_declare("A") == covering
    drawn.plays("A", "CJ=8S")
    assert (drawn.face, drawn.to_act) == ("8S", "B")


def test_a_drawn_substitute_joker_is_the_one_that_is_laid() -> None:
    """The drawn card, and only that card."""
    options = {"play_drawn": "drawn_only"}
    table = macau("plawno", options=options, players=3, face="TS", next_cards="CJ", A="BJ 9D 9C")
    table.draws("A").plays("A", "CJ=8S")
    assert table.hand("A") == cards("BJ 9D 9C")
    assert table.seen["discard"][-1] == {"card": "CJ", "as": "8S"}


# ---- nothing to draw in COVER ----


def test_passing_with_an_uncovered_last_five_goes_out() -> None:
    """No play leads there, for the card under the five can be drawn; a restored table may."""
    # Given a five alone on the table, an empty hand and nothing to draw
    table = macau("tel_aviv", options={"end_mode": "last_left"}, players=3, face="TH", A="5H")
    table.lays("A", "5H")
    dump = table.state.dump()
    dump["table"]["stock_size"], dump["table"]["discard_size"] = 0, 1
    dump["table"]["discard"][0] = dump["table"]["stood"][0] = dump["table"]["face"]
    table.state = game().restore(dump)
    # When
    assert table.legal_types("A") == {"pass"}
    table.passes("A")
    # Then
    assert table.place("A") == 1
    assert table.to_act == "B"


# ---- calls, proved or general ----


def test_a_rank_call_is_proved_by_one_card() -> None:
    table = macau(options={"challenges": ["call"]}, players=3, face="TS", A="JS 8D 9C")
    table.plays("A", "JS").calls("A", rank="8").challenges("C")
    assert [event["card"] for event in table.happened("card_shown")] == ["8D"]
    assert table.drawn_by("C") == 5
    assert table.requirement == "rank 8"


def test_a_card_that_was_shown_is_known_until_it_is_laid() -> None:
    table = macau(options={"challenges": ["call"]}, players=2, face="TS", A="JS 8D 9C")
    table.plays("A", "JS").calls("A", rank="8").challenges("B")
    assert table.seat_of("A")["known"] == ["8D"]
    table.draws("B").plays("A", "8D")
    assert table.seat_of("A")["known"] == []


def test_a_forced_general_call_cannot_be_challenged_with_success() -> None:
    table = macau(options={"challenges": ["call"]}, players=3, face="TS", A="AD 9S 8S")
    table.plays("A", "AD").calls_free_suit("A").challenges("B")
    assert table.drawn_by("B") == 5
    assert table.happened("card_shown") == []
    assert table.requirement == "free S"


# ---- which windows open ----


def test_each_kind_of_challenge_opens_its_own_windows_only() -> None:
    def phase_after_play(kind: str) -> str:
        options = {"challenges": [kind]}
        return macau(options=options, players=3, face="TS", A="8S 9D 9C").plays("A", "8S").phase

    def phase_after_call(kind: str) -> str:
        options = {"challenges": [kind]}
        table = macau(options=options, players=3, face="TS", A="AS 9D 9C").plays("A", "AS")
        return table.calls("A", suit="D").phase

    def phase_after_draw(kind: str) -> str:
        options = {"challenges": [kind]}
        return macau(options=options, players=3, face="TS", A="8S 9D 9C").draws("A").phase

    kinds = ("slip", "call", "draw")
    assert [phase_after_play(kind) for kind in kinds] == ["challenge_window", "turn", "turn"]
    assert [phase_after_call(kind) for kind in kinds] == ["challenge_window"] * 2 + ["turn"]
    assert [phase_after_draw(kind) for kind in kinds] == ["turn", "turn", "challenge_window"]


def test_general_calls_open_the_window_as_well() -> None:
    options = {"challenges": ["call"]}
    ace = macau(options=options, players=3, face="TS", A="AS 9S 8S").plays("A", "AS")
    assert ace.calls_free_suit("A").phase == "challenge_window"
    jack = macau(options=options, players=3, face="TS", A="JS KC 2D").plays("A", "JS")
    assert jack.calls_any_plain("A").phase == "challenge_window"


# ---- more about calls ----


def test_general_calls_lapse_too() -> None:
    options = {"call_duration": "next_only"}
    ace = macau(options=options, players=3, face="TS", A="AS 9S 8S").plays("A", "AS")
    assert ace.calls_free_suit("A").draws("B").requirement == "normal"
    jack = macau(options=options, players=3, face="TS", A="JS KC 2D").plays("A", "JS")
    assert jack.calls_any_plain("A").draws("B").requirement == "normal"


def test_a_jack_with_one_card_left_still_calls_its_rank() -> None:
    table = macau(players=3, face="TS", A="JS 8D").plays("A", "JS")
    assert table.may_call("A") == {"8"}


def test_what_a_call_proved_is_forgotten_with_the_round() -> None:
    options = {"scoring": "points", "end_mode": "first_out"}
    table = macau(options=options, face="TS", A="AS 8D 9C", B="6D").plays("A", "AS")
    table.calls("A", suit="D")
    assert table.seat_of("A")["vouched_suits"] == ["D"]
    table.lays("B", "6D")
    assert table.seen["round"] == 2
    assert table.seat_of("A")["vouched_suits"] == []


# ---- more about drawn cards, covers and jokers ----


def test_a_forbidden_last_card_does_not_cover() -> None:
    options = {"last_card": "no_action"}
    table = macau("tel_aviv", options=options, face="TS", A="5S 2S").lays("A", "5S")
    assert table.legal_types("A") == {"draw"}


def test_a_drawn_joker_is_laid_in_its_own_role() -> None:
    options = {"play_drawn": "drawn_only"}
    reversing = macau(options=options, face="TS", next_cards="BJ", A="9D 9C").draws("A")
    assert (reversing.may_lay("A"), reversing.may_declare("A")) == ({"BJ"}, set())
    ordinary = macau("plawno", options=options, face="TS", next_cards="8S", A="9D BJ").draws("A")
    assert (ordinary.may_lay("A"), ordinary.may_declare("A")) == ({"8S"}, set())


def test_a_drawn_card_may_be_continued_with_a_substitute_joker() -> None:
    options = {"play_drawn": "drawn_only"}
    table = macau("plawno", options=options, face="TS", next_cards="8S", A="9D BJ 9C")
    table.draws("A").lays("A", "8S BJ=8D")
    assert table.hand("A") == cards("9D 9C")
    assert table.discard == ["TS", "8S", "BJ"]


def test_a_substitute_on_top_stays_what_it_stood_for_through_a_reshuffle() -> None:
    table = macau("plawno", face="TS", stock="", A="BJ 9D 9C", B="7D 6D", C="6C 6H")
    table.plays("A", "BJ=9S").draws("B")
    assert table.seen["discard"] == [{"card": "BJ", "as": "9S"}]
    assert table.face == "9S"


# ---- what wears off, and what does not ----


def test_wild_cards_go_on_a_freed_suit_although_it_is_theirs() -> None:
    table = macau("tel_aviv", face="AD", requirement="free D", A="QD 9D 8C")
    assert table.may_lay("A") == {"QD", "8C"}
    table = macau("hungarian", face="AD", requirement="free D", A="BJ 9D 8C")
    assert table.may_lay("A") == {"BJ", "8C"}


def test_a_multiple_macau_may_be_said_again_in_the_next_turn() -> None:
    table = macau(options={"multi_macau": "free"}, players=2, face="TS", A="8S 8D", B="6C 6D")
    table.says_multi_macau("A").draws("A").draws("B")
    assert "say_multi_macau" in table.legal_types("A")


def test_what_a_rank_call_proved_is_forgotten_with_the_round() -> None:
    options = {"scoring": "points", "end_mode": "first_out"}
    table = macau(options=options, face="TS", A="JS 8D 9C", B="8C").plays("A", "JS")
    table.calls("A", rank="8")
    assert table.seat_of("A")["vouched_ranks"] == ["8"]
    table.lays("B", "8C")
    assert table.seat_of("A")["vouched_ranks"] == []


def test_either_joker_may_be_declared_when_drawn() -> None:
    for joker in ("BJ", "CJ"):
        options = {"play_drawn": "drawn_only"}
        table = macau("plawno", options=options, face="TS", next_cards=joker, A="9D 9C")
        assert "8S" in table.draws("A").may_declare("A")
