"""Bots: they see a view and choose something legal, and greedy is worth more than chance."""

from __future__ import annotations

from typing import Any

import pytest

import carrack
from carrack import bots
from carrack.games.macau_cards.bots.greedy import Heuristic
from carrack.games.macau_cards.names import (
    ACCEPT,
    CALL_SUIT,
    CATCH,
    CHALLENGE,
    DRAW,
    END_PLAY,
    FACE_IDS,
    NO_REACTION,
    SAY_MACAU,
)
from carrack.kernel.errors import CarrackError

MACAU = carrack.load("macau_cards")
MODIFIERS = [
    [],
    ["easier"],
    ["harder"],
    ["harder_no_defence"],
    ["cheating"],
    ["cheating", "bluff_calls"],
]


def play(names: list[str], seed: int, options: dict[str, Any]) -> carrack.State:
    """A whole game between bots, each of which sees its own view only."""
    state = MACAU.new(seats=len(names), seed=seed, options=options)
    seated = [bots.make(name, seed + seat) for seat, name in enumerate(names)]
    while not state.is_over:
        seat = state.to_move
        legal = state.legal(seat)
        action = legal[0]
        if len(legal) > 1:
            view = state.view(seat) if seated[seat].reads_view else {}
            action = seated[seat].choose(MACAU, view, legal)
        assert action in legal
        state.apply(seat, action)
    return state


def view(**changes: Any) -> dict[str, Any]:
    """What seat 0 of three sees: ten of spades on top, nothing pending, everybody far from out."""
    options = MACAU.resolve(changes.pop("options", {}))
    base = MACAU.new(seats=3, seed=1, options=options).view(0)
    base |= {
        "phase": "turn",
        "current": 0,
        "direction": "cw",
        "face": "TS",
        "requirement": {"kind": "normal", "value": None, "turns_left": 0, "since_turn": 0},
        "discard": [{"card": "TS", "as": "TS"}],
    }
    sizes = changes.pop("sizes", None)
    if sizes:
        for seat, size in zip(base["seats"], sizes, strict=True):
            seat["hand_size"] = size
    return base | changes


def plays(*cards: str) -> list[int]:
    return [FACE_IDS[card] for card in cards]


def chosen(table: dict[str, Any], legal: list[int]) -> int:
    return Heuristic().choose(table, sorted(legal))


def test_the_bots_have_names_and_unknown_ones_are_refused_with_the_list() -> None:
    levels = ["cabin_boy", "merchant", "captain", "governor", "admiral", "adaptive"]
    first = ["greedy-1", "cabin_boy-1", "merchant-1", "captain-1", "governor-1"]
    assert bots.names() == ["random", "greedy", *levels, "pilot", *first]
    assert list(bots.MEASURES) == first
    with pytest.raises(CarrackError, match="random, greedy") as refused:
        bots.make("genius", seed=1)
    assert refused.value.code == "bot.unknown"


def test_greedy_says_clearly_that_it_does_not_know_a_title() -> None:
    with pytest.raises(CarrackError, match="does not know 'chess'") as refused:
        bots.check("greedy", "chess")
    assert refused.value.code == "bot.title"
    bots.check("random", "chess")


@pytest.mark.parametrize("variant", MACAU.presets)
@pytest.mark.parametrize("modifiers", MODIFIERS, ids="+".join)
def test_greedy_finishes_every_game(variant: str, modifiers: list[str]) -> None:
    for seats in (2, 5):
        play(["greedy"] * seats, seats, {"variant": variant, "modifiers": modifiers})


@pytest.mark.parametrize("variant", MACAU.presets)
def test_ten_seats_finish(variant: str) -> None:
    assert play(["greedy"] * 10, 3, {"variant": variant}).result() is not None


@pytest.mark.parametrize("last_card", ["no_action", "no_draw_heads_up"])
def test_greedy_finishes_where_the_last_card_is_restricted(last_card: str) -> None:
    for seed in range(3):
        play(["greedy", "greedy", "greedy"], seed, {"last_card": last_card})


def test_greedy_and_random_finish_together() -> None:
    for variant in MACAU.presets:
        play(["greedy", "random", "random"], 5, {"variant": variant, "modifiers": ["cheating"]})


def test_one_greedy_among_three_random_wins_far_more_than_its_share() -> None:
    games = 200 if carrack.build_mode() == "compiled" else 60  # the pure build is slow
    names = ["greedy", "random", "random", "random"]
    # The limit only cuts the long tail of the random seats, after greedy is long out.
    results = [play(names, seed, {"turn_limit": 400}).result() or {} for seed in range(games)]
    wins = sum(0 in result["won"] for result in results)
    print(f"greedy wins {wins} of {games} games against three random seats")
    assert wins / games > 0.45


def test_the_same_seed_makes_the_same_choices() -> None:
    first = play(["random", "greedy"], 11, {})
    second = play(["random", "greedy"], 11, {})
    assert first.fingerprint() == second.fingerprint()


def test_greedy_begins_the_longest_chain() -> None:
    hand = ["5S", "6S", "7S", "9S", "QD"]
    # 5S goes on to 6S and 7S; 9S would be alone
    assert chosen(view(hand=hand), [*plays("5S", "6S", "7S", "9S"), DRAW]) in plays("5S", "7S")


def test_greedy_holds_its_draw_cards_back() -> None:
    hand = ["2S", "9S", "8D", "KC"]
    assert chosen(view(hand=hand, sizes=(4, 5, 5)), [*plays("2S", "9S"), DRAW]) == FACE_IDS["9S"]


def test_greedy_attacks_a_neighbor_who_is_nearly_out() -> None:
    hand = ["2S", "9S", "8D", "KC"]
    assert chosen(view(hand=hand, sizes=(4, 1, 5)), [*plays("2S", "9S"), DRAW]) == FACE_IDS["2S"]


def test_greedy_lays_a_draw_card_rather_than_draw() -> None:
    hand = ["2S", "9D", "8D", "KC"]
    assert chosen(view(hand=hand, sizes=(4, 5, 5)), [*plays("2S"), DRAW]) == FACE_IDS["2S"]


def test_greedy_keeps_its_wild_cards_for_late() -> None:
    hand = ["AD", "9S", "8D"]
    assert chosen(view(hand=hand), [*plays("AD", "9S"), DRAW]) == FACE_IDS["9S"]


def test_greedy_answers_an_attack_rather_than_draw() -> None:
    attack = {
        "kind": "draw",
        "total": 2,
        "cards": "two",
        "route": "next",
        "author": 2,
        "asked": [],
    }
    table = view(hand=["2H", "9D", "8D", "KC"], attack=attack, sizes=(4, 5, 5))
    assert chosen(table, [*plays("2H"), ACCEPT]) == FACE_IDS["2H"]


def test_greedy_ends_a_play_rather_than_spend_a_weapon_on_it() -> None:
    table = view(hand=["2S", "2D", "9D", "KC"], phase="continue", face="2H", sizes=(4, 6, 6))
    assert chosen(table, [*plays("2S", "2D"), END_PLAY]) == END_PLAY


def test_greedy_spends_everything_when_that_finishes_its_hand() -> None:
    table = view(hand=["2S", "2D"], phase="continue", face="2H", sizes=(2, 6, 6))
    assert chosen(table, [*plays("2S", "2D"), END_PLAY]) in plays("2S", "2D")


def test_greedy_calls_the_suit_it_holds_most_of() -> None:
    table = view(hand=["8H", "9H", "6C"], phase="choose_suit")
    hearts, clubs = CALL_SUIT + 1, CALL_SUIT + 3
    assert chosen(table, [hearts, clubs]) == hearts


def test_greedy_never_bluffs_where_a_call_must_be_true() -> None:
    table = view(hand=["6C"], phase="choose_suit", options={"challenges": ["call"]})
    assert chosen(table, [CALL_SUIT + 1, CALL_SUIT + 2, CALL_SUIT + 3]) == CALL_SUIT + 3


def test_greedy_says_macau_and_catches_those_who_do_not() -> None:
    assert chosen(view(phase="macau_window", hand=["6C"]), [SAY_MACAU, NO_REACTION]) == SAY_MACAU
    assert chosen(view(phase="macau_window", hand=["6C"]), [CATCH, NO_REACTION]) == CATCH
    assert chosen(view(hand=["9S"]), [*plays("9S"), DRAW, CATCH + 1]) == CATCH + 1


def test_greedy_does_not_cheat() -> None:
    table = view(hand=["8D", "9H", "9C"], options={"challenges": ["slip"]})
    assert chosen(table, [*plays("8D", "9H", "9C"), DRAW]) == DRAW


def test_greedy_challenges_a_card_that_did_not_fit_and_no_other() -> None:
    window = {"kind": "challenge", "owner": 1, "about": ["slip"], "you_may_react": True}
    table = view(phase="challenge_window", window=window, options={"challenges": ["slip"]})
    for slipped, answer in ((1, CHALLENGE), (0, NO_REACTION)):
        seen = table | {"play": table["play"] | {"slipped": slipped}}
        assert chosen(seen, [CHALLENGE, NO_REACTION]) == answer


def test_greedy_challenges_a_call_that_cannot_be_true() -> None:
    # Given that eights are called, and seat 0 sees all four of them itself
    window = {"kind": "challenge", "owner": 1, "about": ["call"], "you_may_react": True}
    called = {"kind": "rank", "value": "8", "turns_left": 0, "since_turn": 1}
    table = view(
        phase="challenge_window",
        window=window,
        requirement=called,
        hand=["8S", "8H", "8D", "8C"],
        options={"challenges": ["call"]},
    )
    assert chosen(table, [CHALLENGE, NO_REACTION]) == CHALLENGE
    # But with one eight out of sight it may well be true
    assert chosen(table | {"hand": ["8S", "8H", "8D"]}, [CHALLENGE, NO_REACTION]) == NO_REACTION


def test_a_view_is_all_a_bot_needs() -> None:
    """Two tables that differ only in what the seat cannot see lead to the same choice."""
    state = MACAU.new(seats=3, seed=4)
    seat = state.to_move
    from random import Random

    other = MACAU.sample(state.view(seat), Random(9))
    legal = state.legal(seat)
    choice = bots.make("greedy", 1).choose(MACAU, state.view(seat), legal)
    assert bots.make("greedy", 1).choose(MACAU, other.view(seat), other.legal(seat)) == choice
