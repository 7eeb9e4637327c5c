"""What options are refused, and what each refusal says."""

from __future__ import annotations

from typing import Any

import pytest

from carrack import BadOption
from carrack.games.macau_cards.tests.scenario import game


def refused(seats: Any = 3, **options: Any) -> str:
    """The code of the refusal."""
    with pytest.raises(BadOption) as error:
        game().new(seats=seats, seed=1, options=options)
    assert str(error.value)
    return error.value.code


def accepted(seats: Any = 3, **options: Any) -> dict[str, Any]:
    state = game().new(seats=seats, seed=1, options=options)
    values: dict[str, Any] = state.view(None)["options"]
    return values


# ---- the presets ----

COLUMNS: dict[str, tuple[Any, Any, Any, Any]] = {
    # name: hungarian, romanian, tel_aviv, plawno; a dash in the rules is the hungarian value
    "num_decks": ("auto", "auto", "auto", "auto"),
    "jokers_per_deck": (2, 2, 0, 2),
    "start_card": ("plain_only", "plain_only", "plain_only", "plain_only"),
    "first_seat": ("dealer_right", "dealer_right", "dealer_left", "dealer_right"),
    "direction": ("ccw", "ccw", "cw", "ccw"),
    "draw_two_rank": ("2", "2", "2", "2"),
    "draw_three_rank": ("3", "3", "3", "3"),
    "king_hearts_draw": (5, 0, 5, 5),
    "king_spades_draw": (5, 0, 0, 5),
    "king_spades_target": ("previous", "previous", "previous", "previous"),
    "king_spades_reply_target": ("next", "next", "next", "previous"),
    "king_spades_resume": ("after_victim", "after_victim", "after_victim", "after_victim"),
    "king_reply": ("kings_and_queen_hearts", "none", "none", "kings"),
    "queen_hearts_role": ("king_relay", "plain", "plain", "war_stop"),
    "queen_hearts_relay_add": (5, 5, 5, 5),
    "draw_reply": ("own_kind", "own_kind", "own_kind", "war"),
    "joker_role": ("reverse", "draw", "absent", "substitute"),
    "joker_black_draw": (0, 5, 0, 0),
    "joker_color_draw": (0, 10, 0, 0),
    "joker_answers_draw": (False, True, False, False),
    "joker_in_packs": (False, False, False, False),
    "skip_rank": ("4", "4", "none", "4"),
    "skip_mode": ("accumulate", "accumulate", "accumulate", "duel"),
    "cancel_rank": ("none", "7", "none", "none"),
    "cancel_placement": ("free", "free", "free", "free"),
    "wild_own_suit_ranks": ([], ["7"], ["Q"], []),
    "suit_call_rank": ("A", "A", "A", "A"),
    "suit_call_wild": (True, True, True, True),
    "suit_call_must_change": (True, False, False, True),
    "rank_call_rank": ("J", "none", "none", "J"),
    "call_must_hold": (True, False, False, True),
    "call_duration": ("until_met", "until_met", "until_met", "until_met"),
    "cross_calls": (False, False, False, True),
    "cover_rank": ("none", "none", "5", "none"),
    "runs": (True, False, False, False),
    "sets": (True, False, False, True),
    "voluntary_draw": (True, True, True, True),
    "play_drawn": ("never", "never", "drawn_only", "never"),
    "macau_mode": ("race", "race", "automatic", "race"),
    "macau_beaten_penalty": (1, 1, 1, 1),
    "macau_late_penalty": (5, 5, 0, 5),
    "macau_auto_penalty": (2, 2, 2, 2),
    "early_macau": (False, False, False, False),
    "multi_macau": ("off", "off", "off", "off"),
    "end_mode": ("last_left", "last_left", "first_out", "last_left"),
    "last_card": ("any", "any", "any", "any"),
    "settle_final_attack": (False, False, False, False),
    "scoring": ("placing", "placing", "points", "placing"),
    "target_points": (500, 500, 500, 500),
    "turn_limit": (0, 0, 0, 0),
    "challenges": ([], [], [], []),
    "challenge_penalty": (5, 5, 5, 5),
    # the amendments
    "second_call": ("different", "free", "free", "different"),
    "call_optional": (False, False, False, False),
    "solo_hits": ("all_but_last", "all_but_last", "all_but_last", "all_but_last"),
    "war_stop": ("attacked", "attacked", "attacked", "attacked"),
    "wild_draws": ("answering", "answering", "answering", "answering"),
    "joker_joins_answer": (False, False, False, False),
    "sevens_unused": (False, False, False, False),
    "without_jokers": (False, False, False, False),
}


@pytest.mark.parametrize("column", range(4))
def test_each_preset_is_one_column_of_the_parameter_table(column: int) -> None:
    variant = ("hungarian", "romanian", "tel_aviv", "plawno")[column]
    values = accepted(variant=variant)
    assert {name: values[name] for name in COLUMNS} == {
        n: row[column] for n, row in COLUMNS.items()
    }
    assert set(values) == set(COLUMNS) | {"hand_size_by_players", "point_values"}
    sizes = values["hand_size_by_players"]
    assert sizes["2"] == (7 if variant == "tel_aviv" else 5)
    assert {sizes[str(seats)] for seats in range(3, 11)} == {5}


def test_hungarian_is_the_default() -> None:
    assert accepted() == accepted(variant="hungarian")


# ---- unknown names and wrong values ----


def test_an_unknown_option_is_refused() -> None:
    assert refused(jokers=2) == "option.unknown"


@pytest.mark.parametrize("variant", ["macau", "", 3, None, ["hungarian"]])
def test_an_unknown_variant_is_refused(variant: Any) -> None:
    assert refused(variant=variant) == "option.variant"


@pytest.mark.parametrize("modifiers", [["hardest"], "easier", [1], 7, None])
def test_an_unknown_modifier_is_refused(modifiers: Any) -> None:
    assert refused(modifiers=modifiers) == "option.modifiers"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("num_decks", 0),
        ("num_decks", 5),
        ("num_decks", True),
        ("jokers_per_deck", 1),
        ("hand_size_by_players", 5),
        ("hand_size_by_players", {"3": 0}),
        ("hand_size_by_players", {"11": 5}),
        ("start_card", "any"),
        ("direction", 1),
        ("draw_two_rank", 2),
        ("draw_two_rank", "10"),
        ("king_hearts_draw", -1),
        ("king_hearts_draw", "5"),
        ("king_hearts_draw", 5.0),
        ("draw_reply", "all"),
        ("joker_answers_draw", 1),
        ("wild_own_suit_ranks", "7"),
        ("wild_own_suit_ranks", ["1"]),
        ("wild_own_suit_ranks", [7]),
        ("call_duration", "forever"),
        ("runs", "yes"),
        ("macau_late_penalty", None),
        ("target_points", 0),
        ("point_values", {"X": 5}),
        ("point_values", {"5": "5"}),
        ("turn_limit", -1),
        ("challenges", ["lie"]),
        ("challenges", "slip"),
    ],
)
def test_a_wrong_value_is_refused(name: str, value: Any) -> None:
    assert refused(**{name: value}) == "option.value"


@pytest.mark.parametrize("seed", [-1, 2**63, "7", 1.5, None, True])
def test_a_wrong_seed_is_refused(seed: Any) -> None:
    with pytest.raises(BadOption) as error:
        game().new(seats=3, seed=seed)
    assert error.value.code == "option.seed"


@pytest.mark.parametrize("seats", [1, 11, "3", 2.0, None, True])
def test_a_wrong_number_of_seats_is_refused(seats: Any) -> None:
    with pytest.raises(BadOption) as error:
        game().new(seats=seats, seed=1)
    assert error.value.code == "option.seats"


# ---- cards that are enough for the deal ----


def test_there_must_be_cards_for_all_hands_and_the_starter() -> None:
    assert refused(seats=6, num_decks=1, hand_size_by_players={"6": 9}) == "option.too_few_cards"
    assert accepted(seats=6, num_decks=1, hand_size_by_players={"6": 8})
    # 53 cards are needed, of 54 with jokers and 52 without
    thirteen = {"hand_size_by_players": {"4": 13}, "num_decks": 1}
    assert accepted(seats=4, **thirteen)
    assert refused(seats=4, variant="tel_aviv", **thirteen) == "option.too_few_cards"


# ---- roles ----

ROLES = (
    "draw_two_rank",
    "draw_three_rank",
    "skip_rank",
    "cancel_rank",
    "suit_call_rank",
    "rank_call_rank",
    "cover_rank",
)


@pytest.mark.parametrize("second", ROLES)
@pytest.mark.parametrize("first", ROLES)
def test_no_rank_has_two_roles(first: str, second: str) -> None:
    if first != second:
        assert refused(**{first: "9", second: "9"}) == "option.roles"


@pytest.mark.parametrize("role", [role for role in ROLES if role != "cancel_rank"])
def test_only_a_canceling_rank_may_be_wild_in_its_own_suit_too(role: str) -> None:
    assert refused(**{role: "9", "wild_own_suit_ranks": ["9"]}) == "option.roles"


def test_a_canceling_rank_may_be_wild_in_its_own_suit_too() -> None:
    values = accepted(cancel_rank="9", wild_own_suit_ranks=["9"])
    assert (values["cancel_rank"], values["wild_own_suit_ranks"]) == ("9", ["9"])


@pytest.mark.parametrize("role", ROLES)
def test_kings_have_no_second_role_while_they_draw(role: str) -> None:
    assert refused(**{role: "K"}) == "option.roles"
    assert refused(**{role: "K", "king_hearts_draw": 0}) == "option.roles"
    assert refused(**{role: "K", "king_spades_draw": 0}) == "option.roles"
    assert accepted(**{role: "K", "king_hearts_draw": 0, "king_spades_draw": 0})[role] == "K"


@pytest.mark.parametrize("role", ROLES)
def test_queens_have_no_second_role_while_the_queen_of_hearts_has_one(role: str) -> None:
    assert refused(**{role: "Q"}) == "option.roles"
    assert refused(**{role: "Q", "queen_hearts_role": "war_stop"}) == "option.roles"
    assert accepted(**{role: "Q", "queen_hearts_role": "plain"})[role] == "Q"


def test_wild_queens_need_a_plain_queen_of_hearts() -> None:
    assert refused(wild_own_suit_ranks=["Q"]) == "option.roles"
    assert accepted(wild_own_suit_ranks=["Q"], queen_hearts_role="plain")


def test_a_modifier_may_not_give_a_rank_a_second_role_either() -> None:
    options = {"suit_call_rank": "7", "modifiers": ["harder_wild_sevens"]}
    assert refused(**options) == "option.roles"


# ---- what does not go together ----


@pytest.mark.parametrize("harder", ["harder_plain_draws", "harder_no_defence", "harder"])
@pytest.mark.parametrize("easier", ["easier_wild_draws", "easier"])
def test_draws_are_not_made_easier_and_harder_at_once(easier: str, harder: str) -> None:
    assert refused(modifiers=[easier, harder]) == "option.together"
    assert refused(modifiers=[harder, easier]) == "option.together"


def test_other_easier_and_harder_modifiers_go_together() -> None:
    assert accepted(modifiers=["easier_packs", "harder_plain_draws"])
    assert accepted(modifiers=["easier_wild_draws", "harder_wild_sevens"])


@pytest.mark.parametrize("role", ["reverse", "draw", "substitute"])
def test_a_role_needs_jokers_and_jokers_need_a_role(role: str) -> None:
    assert refused(joker_role=role, jokers_per_deck=0) == "option.together"
    assert refused(joker_role="absent", jokers_per_deck=2) == "option.together"
    assert accepted(joker_role="absent", jokers_per_deck=0)


def test_a_duel_does_not_go_with_a_canceling_rank() -> None:
    assert refused(variant="plawno", cancel_rank="7") == "option.together"
    assert refused(variant="romanian", skip_mode="duel") == "option.together"


def test_joker_packs_need_sets_and_jokers_that_draw_or_reverse() -> None:
    packs = {"modifiers": ["easier_joker_packs"]}
    assert accepted(variant="hungarian", **packs)["joker_in_packs"] is True
    assert refused(variant="romanian", **packs) == "option.together"
    assert refused(variant="tel_aviv", **packs) == "option.together"
    assert refused(variant="plawno", **packs) == "option.together"
    assert accepted(variant="romanian", sets=True, **packs)["joker_in_packs"] is True


def test_a_refused_option_is_named_with_what_is_allowed() -> None:
    with pytest.raises(BadOption, match=r"draw_reply.*'all'.*own_kind"):
        game().new(seats=3, seed=1, options={"draw_reply": "all"})
    with pytest.raises(BadOption, match=r"'jokers'.*jokers_per_deck"):
        game().new(seats=3, seed=1, options={"jokers": 2})
