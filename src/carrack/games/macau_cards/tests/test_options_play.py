"""Play, the Macau call, end and score: the parameters 36 to 52; 53 and 54 are in test_cheating."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from carrack.games.macau_cards.tests.scenario import MacauTable, cards, game, macau

# ---- runs, sets ----


@pytest.mark.parametrize(
    ("runs", "sets", "follow"),
    [
        (True, True, {"8H", "9S", "7S"}),
        (True, False, {"8H", "9S", "7S"}),
        (False, True, {"8H"}),
    ],
)
def test_what_may_follow_in_one_play(runs: bool, sets: bool, follow: set[str]) -> None:
    """Runs include cards of one rank."""
    table = macau(options={"runs": runs, "sets": sets}, face="TS", A="8S 8H 9S 7S 6S 9H")
    assert table.lays("A", "8S").may_lay("A") == follow


def test_without_runs_and_sets_a_play_is_one_card() -> None:
    table = macau(options={"runs": False, "sets": False}, face="TS", A="8S 8H 9S 7S")
    assert table.lays("A", "8S").to_act == "B"


def test_an_answer_of_several_cards_needs_sets() -> None:
    for sets, follow in ((True, {"2D"}), (False, set())):
        table = macau(options={"sets": sets}, players=3, face="TS", A="2S 9D 9C", B="2H 2D 8C 8D")
        table.plays("A", "2S").lays("B", "2H")
        assert table.may_lay("B") == follow


def test_there_is_no_step_from_king_to_ace() -> None:
    options = {"suit_call_rank": "none", "king_spades_draw": 0, "king_hearts_draw": 0}
    table = macau(options=options, face="TS", A="KS AS QS 2S 7D")
    assert table.lays("A", "KS").may_lay("A") == {"QS"}
    table = macau(options={**options, "draw_two_rank": "none"}, face="TS", A="KS AS QS 2S 7D")
    assert table.lays("A", "AS").may_lay("A") == {"2S"}


# ---- voluntary_draw, play_drawn ----


def test_who_can_lay_a_card_may_have_to() -> None:
    forced = {"voluntary_draw": False}
    assert macau(options=forced, face="TS", A="8S 9D").legal_types("A") == {"play"}
    assert macau(options=forced, face="TS", A="8H 9D").legal_types("A") == {"draw"}
    assert macau(face="TS", A="8S 9D").legal_types("A") == {"play", "draw"}


def test_who_can_lay_a_card_may_not_pass_either() -> None:
    """Invariant 9: passing is legal exactly where drawing would be."""
    forced = {"voluntary_draw": False}
    table = macau(options=forced, face="TS", stock="", A="8S 9D", B="6C 6D")
    assert table.legal_types("A") == {"play"}
    table = macau(options=forced, face="TS", stock="", A="8H 9D", B="6C 6D")
    assert table.legal_types("A") == {"pass"}


def test_a_restricted_last_card_never_forces_anybody() -> None:
    options = {"voluntary_draw": False, "last_card": "no_action"}
    assert macau(options=options, face="TS", A="2S").legal_types("A") == {"draw"}


def test_the_drawn_card_may_be_laid_if_it_fits() -> None:
    # Given
    options = {"play_drawn": "drawn_only"}
    table = macau(options=options, face="TS", next_cards="8S", A="9S 4D 8H")
    # When
    table.draws("A")
    # Then that card, and no other one, may be laid
    assert (table.phase, table.to_act) == ("after_draw", "A")
    assert table.may_lay("A") == {"8S"}
    assert table.legal_types("A") == {"play", "keep"}
    # And it may be continued
    assert table.lays("A", "8S").may_lay("A") == {"8H", "9S"}


def test_a_drawn_card_that_does_not_fit_is_kept() -> None:
    options = {"play_drawn": "drawn_only"}
    table = macau(options=options, face="TS", next_cards="8C", A="9S 4D")
    table.draws("A")
    assert table.legal_types("A") == {"keep"}
    assert table.keeps("A").to_act == "B"
    assert table.hand("A") == cards("9S 4D 8C")


def test_a_five_that_was_drawn_has_to_be_covered() -> None:
    table = macau("tel_aviv", face="TS", next_cards="5S", A="9S 4D")
    table.draws("A").lays("A", "5S")
    assert table.phase == "cover"
    assert table.may_lay("A") == {"9S"}


def test_laying_the_drawn_card_can_owe_macau() -> None:
    """A card was laid, and one is left."""
    table = macau("tel_aviv", players=3, face="TS", next_cards="8S", A="4D")
    table.draws("A").lays("A", "8S")
    assert (table.phase, table.waiting) == ("macau_window", "A")


def test_penalty_cards_are_not_playable_at_once() -> None:
    table = macau("tel_aviv", players=3, face="TS", next_cards="2D 8S", A="2S 9D 9C", B="6C 6D")
    table.lays("A", "2S").accepts("B")
    assert table.to_act == "C"


# ---- macau_mode, the penalties ----


def down_to_one(variant: str = "hungarian", **options: Any) -> MacauTable:
    table = macau(variant, players=3, options=options, face="TS", A="9S 8D")
    return table.plays("A", "9S")


def test_macau_may_be_a_race_a_duty_or_nothing() -> None:
    assert down_to_one(macau_mode="race").waiting == "ABC"
    assert down_to_one(macau_mode="automatic").waiting == "A"
    off = down_to_one(macau_mode="off")
    assert (off.phase, off.to_act) == ("turn", "B")
    assert off.legal_types("B").isdisjoint({"catch", "say_macau"})


@pytest.mark.parametrize("penalty", [0, 1, 3])
def test_being_beaten_to_the_word_costs_as_agreed(penalty: int) -> None:
    table = down_to_one(macau_beaten_penalty=penalty).catches("B", "A")
    assert table.size("A") == 1 + penalty
    assert table.to_act == "B"
    assert not table.is_exposed("A"), "the matter is closed"


@pytest.mark.parametrize("penalty", [1, 2, 5])
def test_being_found_silent_costs_as_agreed(penalty: int) -> None:
    table = down_to_one(macau_late_penalty=penalty).everybody_quiet().catches("B", "A")
    assert table.size("A") == 1 + penalty
    assert table.may_catch("B") == set()


def test_without_a_late_penalty_nobody_is_exposed() -> None:
    table = down_to_one(macau_late_penalty=0).everybody_quiet()
    assert not table.is_exposed("A")
    assert table.may_catch("B") == set()


@pytest.mark.parametrize("penalty", [0, 1, 4])
def test_silence_costs_as_agreed(penalty: int) -> None:
    table = down_to_one("tel_aviv", macau_auto_penalty=penalty).quiet("A")
    assert table.size("A") == 1 + penalty
    assert table.to_act == "B"


def test_the_owner_may_still_be_beaten_after_staying_quiet() -> None:
    """One reaction for each seat, and the first word closes the window."""
    table = down_to_one().quiet("A").quiet("B")
    assert table.waiting == "C"
    assert table.catches("C", "A").size("A") == 2


def test_exposure_ends_when_the_owners_turn_begins() -> None:
    table = down_to_one().everybody_quiet().draws("B").draws("C")
    assert table.to_act == "A"
    assert not table.is_exposed("A")


def test_exposure_ends_when_the_owners_hand_changes() -> None:
    """Here by a challenge that was wrong."""
    table = down_to_one(challenges=["slip"]).everybody_quiet().everybody_quiet()
    assert table.is_exposed("A")
    honest = next(iter(table.may_lay("B") & {name for name in table.hand("B") if name[1] == "S"}))
    table.plays("B", honest).challenges("A")
    assert table.size("A") == 6
    assert not table.is_exposed("A")


# ---- early_macau, multi_macau ----


def test_macau_is_said_early_with_two_cards_or_fewer() -> None:
    options = {"early_macau": True}
    assert "say_macau" in macau(options=options, face="TS", A="9S 8D").legal_types("A")
    three = macau(options=options, face="TS", A="9S 9D 8D")
    assert "say_macau" not in three.legal_types("A")
    assert "say_macau" in three.lays("A", "9S").legal_types("A")
    assert "say_macau" not in macau(face="TS", A="9S 8D").legal_types("A")


def test_macau_may_be_said_while_choosing_a_suit() -> None:
    table = macau(options={"early_macau": True}, players=3, face="TS", A="AS 8D").plays("A", "AS")
    table.says_macau("A").calls("A", suit="D")
    assert (table.phase, table.to_act) == ("turn", "B")


def test_macau_said_early_holds_for_one_turn_only() -> None:
    options = {"early_macau": True}
    table = macau(options=options, players=2, face="TS", next_cards="7S", A="9S 8D", B="6C 6D")
    table.says_macau("A").draws("A").draws("B").plays("A", "9S")
    assert table.to_act == "B", "two cards left, nothing owed"
    table.draws("B").plays("A", "7S")
    assert table.phase == "macau_window"


@pytest.mark.parametrize(
    ("multi_macau", "hand", "may_say"),
    [
        ("off", "8S 8D", False),
        ("truthful", "8S 8D", True),
        ("truthful", "8S 8D 8C", True),
        ("truthful", "8S 9D", False),
        ("truthful", "8S", False),
        ("free", "8S 9D", True),
        ("free", "8S", False),
    ],
)
def test_who_may_announce_a_multiple_macau(multi_macau: str, hand: str, may_say: bool) -> None:
    table = macau(options={"multi_macau": multi_macau}, face="TS", A=hand)
    assert ("say_multi_macau" in table.legal_types("A")) == may_say


def test_a_multiple_macau_is_public_once_a_turn_and_without_effect() -> None:
    table = macau(options={"multi_macau": "truthful"}, players=3, face="TS", A="8S 8D")
    before = table.may_lay("A")
    table.says_multi_macau("A")
    assert [event["seat"] for event in table.happened("multi_macau_said")] == [table.seat("A")]
    assert "say_multi_macau" not in table.legal_types("A")
    assert (table.to_act, table.may_lay("A")) == ("A", before)


# ---- end_mode, last_card, settle_final_attack ----


def test_the_first_player_out_may_end_the_round() -> None:
    """RULING 48: with placing, the others follow by cards left; equal numbers share."""
    options = {"end_mode": "first_out"}
    table = macau(options=options, face="TS", A="9S", B="6C 6D 8D", C="5D 5C", D="KH 2H")
    table.lays("A", "9S")
    assert table.is_over
    assert table.places == {"A": 1, "C": 2, "D": 2, "B": 4}


def test_an_effect_card_may_be_forbidden_as_the_last_card() -> None:
    options = {"last_card": "no_action"}
    for card in ("2S", "4S", "AS", "JS", "KS", "BJ"):
        assert macau(options=options, players=3, face="TS", A=card).may_lay("A") == set()
        assert macau(options=options, players=3, face="TS", A=f"{card} 6D").may_lay("A") == {card}
    assert macau(options=options, players=3, face="TS", A="QS").may_lay("A") == {"QS"}


def test_a_forbidden_last_card_does_not_answer_or_continue() -> None:
    options = {"last_card": "no_action"}
    table = macau(options=options, players=3, face="TS", A="2S 9D 9C", B="2D").plays("A", "2S")
    assert table.legal_types("B") == {"accept"}
    table = macau(options=options, players=3, face="TS", A="5S 4S").lays("A", "5S")
    assert table.legal_types("A") == {"end_play"}


def test_a_drawing_last_card_does_not_answer_between_two_players() -> None:
    options = {"last_card": "no_draw_heads_up"}
    two = macau(options=options, players=2, face="TS", A="2S 9D 9C", B="2D").plays("A", "2S")
    assert two.legal_types("B") == {"accept"}
    three = macau(options=options, players=3, face="TS", A="2S 9D 9C", B="2D").plays("A", "2S")
    assert three.may_lay("B") == {"2D"}
    four = macau(options=options, players=2, face="TS", A="4S")
    assert four.may_lay("A") == {"4S"}, "only cards with a draw value are meant"


def test_cover_cards_are_exempt_from_the_last_card_rule() -> None:
    """They never finish a hand by themselves."""
    options = {"last_card": "no_action"}
    table = macau("tel_aviv", options=options, players=2, face="TS", next_cards="2S", A="5S")
    assert table.may_lay("A") == {"5S"}
    table.lays("A", "5S").draws("A")
    assert table.legal_types("A") == {"keep"}, "a two may not be the last card"


def test_a_joker_as_the_last_card_is_judged_by_what_it_is_declared_as() -> None:
    options = {"last_card": "no_action"}
    declared = macau("plawno", options=options, players=3, face="TS", A="BJ").may_declare("A")
    assert "9S" in declared
    assert declared.isdisjoint({"2S", "4S", "AS", "JS", "KS"})


def settled(settle: bool, variant: str = "tel_aviv", **given: Any) -> MacauTable:
    options = {"settle_final_attack": settle, "end_mode": "first_out"}
    return macau(variant, options=options, face="TS", **given)


def test_the_target_of_a_final_attack_draws_it_and_nobody_else() -> None:
    for settle, drawn in ((True, 3), (False, 0)):
        table = settled(settle, players=3, A="3S").lays("A", "3S")
        assert [table.drawn_by(letter) for letter in "ABC"] == [0, drawn, 0]


def test_a_final_king_of_spades_is_drawn_by_the_previous_player() -> None:
    table = settled(True, "hungarian", players=3, A="KS").lays("A", "KS")
    assert [table.drawn_by(letter) for letter in "ABC"] == [0, 0, 5]


def test_a_final_skip_is_not_settled() -> None:
    table = settled(True, "hungarian", players=3, A="4S").lays("A", "4S")
    assert [table.drawn_by(letter) for letter in "ABC"] == [0, 0, 0]


def test_solo_turns_end_before_a_final_attack_is_settled() -> None:
    """Going out ends the solo turns, so the real neighbor is the target."""
    table = settled(True, "plawno", players=3, solo=("A", 3), A="2S").lays("A", "2S")
    assert [table.drawn_by(letter) for letter in "ABC"] == [0, 2, 0]


def test_a_round_to_the_last_player_drops_the_final_attack() -> None:
    options = {"settle_final_attack": True, "end_mode": "last_left"}
    table = macau(options=options, face="TS", A="2S", B="6C 6D").lays("A", "2S")
    assert table.is_over
    assert table.drawn_by("B") == 0


# ---- scoring, target_points, point_values ----


def tel_aviv_ends(**options: Any) -> MacauTable:
    table = macau("tel_aviv", options=options, face="TH", A="9H", B="KH AS 2D", C="5D 6H 7C 8C")
    return table.lays("A", "9H")


def test_placing_ends_the_game_with_the_round() -> None:
    table = tel_aviv_ends(scoring="placing")
    assert table.is_over
    assert table.places == {"A": 1, "B": 2, "C": 3}, "by the number of cards left"
    assert table.happened("scored") == []


def test_points_make_a_match_of_rounds() -> None:
    table = tel_aviv_ends(scoring="points")
    assert not table.is_over
    assert table.points == {"A": 0, "B": 220, "C": 20}


def test_a_round_to_the_last_player_may_count_points() -> None:
    table = macau(options={"scoring": "points"}, face="TS", A="9S", B="KH BJ")
    table.lays("A", "9S")
    assert table.points == {"A": 0, "B": 200}


@pytest.mark.parametrize(("target", "is_over"), [(219, True), (220, True), (221, False)])
def test_the_match_ends_at_the_target(target: int, is_over: bool) -> None:
    table = tel_aviv_ends(target_points=target)
    assert table.is_over == is_over
    if is_over:
        assert table.places == {"A": 1, "C": 2, "B": 3}
        assert table.state.scores() == [0, 220, 20]


def test_equal_totals_share_the_place() -> None:
    table = macau(
        "tel_aviv", options={"target_points": 10}, face="TH", A="9H", B="TS", C="JD", D="5D"
    )
    table.lays("A", "9H")
    assert table.places == {"A": 1, "D": 2, "B": 3, "C": 3}


@pytest.mark.parametrize(
    ("hand", "points"),
    [
        ("4S 5S 6S 7S 8S 9S", 30),
        ("TS JS QS KS", 40),
        ("2S", 20),
        ("3S", 30),
        ("AS", 50),
        ("KH", 150),
        ("KD KC", 20),
    ],
)
def test_what_cards_are_worth(hand: str, points: int) -> None:
    table = macau("tel_aviv", face="TH", A="9H", B=hand).lays("A", "9H")
    assert table.points == {"A": 0, "B": points}


def test_the_value_of_cards_may_be_agreed() -> None:
    values = {"5": 7, "KH": 99, "joker": 33}
    assert tel_aviv_ends(point_values=values).points == {"A": 0, "B": 169, "C": 22}
    options = {"scoring": "points", "point_values": values}
    table = macau(options=options, face="TS", A="9S", B="CJ").lays("A", "9S")
    assert table.points == {"A": 0, "B": 33}


# ---- turn_limit ----


@pytest.mark.parametrize("limit", [1, 4, 7])
def test_the_turn_limit_blocks_the_round(limit: int) -> None:
    # Given
    table = macau(
        options={"turn_limit": limit}, face="TS", A="8H 8D", B="6C 6D 6H 7D 7H 7C", C="5D 5C 5H 9D"
    )
    # When everybody draws
    for turn in range(limit):
        assert not table.is_over
        table.draws("ABC"[turn % 3])
    # Then
    assert table.is_over
    assert [event["cause"] for event in table.happened("round_blocked")] == ["turn_limit"]
    assert table.places == {"A": 1, "C": 2, "B": 3}


def test_players_with_equal_hands_share_a_place_in_a_blocked_round() -> None:
    table = macau(face="TH", stock="", A="6C 6D", B="5C 5D", C="9C")
    table.passes("A").passes("B").passes("C")
    assert table.places == {"C": 1, "A": 2, "B": 2}


def test_a_card_laid_breaks_the_row_of_passes() -> None:
    table = macau(face="TH", stock="", A="6C 6D", B="5C 5D", C="TS 9C 8C")
    table.passes("A").passes("B").plays("C", "TS")
    table.draws("A")
    assert not table.is_over


def test_a_blocked_round_may_count_points() -> None:
    options = {"scoring": "points", "turn_limit": 1}
    table = macau(options=options, face="TS", next_cards="7C", A="8H 8D", B="AD")
    table.draws("A")
    assert table.points == {"A": 15, "B": 50}
    assert not table.is_over


# ---- all of them ----


def test_every_parameter_is_shown_by_a_scenario() -> None:
    """Each of the 62 names stands in one of the tests here."""
    tests = "".join(path.read_text() for path in Path(__file__).parent.glob("test_*.py"))
    names = [option.name for option in game().options]
    assert len(names) == 62
    assert [n for n in names if f'"{n}"' not in tests and f"{n}=" not in tests] == []
