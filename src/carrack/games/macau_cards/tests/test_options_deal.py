"""Deck and deal: the parameters 1 to 6, and the deals after the first one."""

from __future__ import annotations

from typing import Any

import pytest

from carrack import State
from carrack.games.macau_cards.names import FACE_NAMES
from carrack.games.macau_cards.tests.scenario import deck_count, game, macau

SPECIAL_RANKS = "A234J"  # hungarian, beside the kings, the queen of hearts and the jokers
SPECIAL = {"KH", "KS", "QH", "BJ", "CJ"} | {
    rank + suit for rank in SPECIAL_RANKS for suit in "SHDC"
}


def deal(seats: int = 3, seed: int = 1, **options: Any) -> State:
    return game().new(seats=seats, seed=seed, options=options)


def starter_of(state: State) -> str:
    return str(state.view(None)["discard"][-1]["card"])


def dealt_with_starter(starters: str, seats: int = 4, **options: Any) -> State:
    """The first deal, over the seeds, that turns up one of these cards."""
    deals = (deal(seats, seed, **options) for seed in range(2000))
    return next(state for state in deals if starter_of(state) in starters.split())


def first_right(state: State) -> int:
    """The seat on the dealer's right: the first player in most presets."""
    return int((state.view(None)["dealer"] - 1) % state.seats)


def first_left(state: State) -> int:
    return int((state.view(None)["dealer"] + 1) % state.seats)


def draws(state: State) -> None:
    seat = state.to_move
    state.apply(seat, game().index(state, seat, {"type": "draw"}))


def accepts(state: State) -> None:
    seat = state.to_move
    state.apply(seat, game().index(state, seat, {"type": "accept"}))


# ---- num_decks, jokers_per_deck, hand_size_by_players ----


@pytest.mark.parametrize(("seats", "decks"), [(2, 1), (5, 1), (6, 2), (10, 2)])
def test_a_second_deck_is_added_from_six_players_on(seats: int, decks: int) -> None:
    assert deck_count(deal(seats, num_decks="auto")) == decks


@pytest.mark.parametrize("decks", [1, 2, 3, 4])
def test_the_number_of_decks_may_be_chosen(decks: int) -> None:
    assert deal(4, num_decks=decks).view(None)["stock_size"] == 54 * decks - 21


@pytest.mark.parametrize(
    ("variant", "left"), [("hungarian", 33), ("romanian", 33), ("tel_aviv", 31), ("plawno", 33)]
)
def test_a_deck_has_two_jokers_or_none(variant: str, left: int) -> None:
    assert deal(4, variant=variant).view(None)["stock_size"] == left


def test_jokers_may_be_left_out() -> None:
    state = deal(4, jokers_per_deck=0, joker_role="absent")
    assert state.view(None)["stock_size"] == 31


def test_hand_sizes_are_as_agreed_for_the_number_of_players() -> None:
    sizes: dict[str, Any] = {"hand_size_by_players": {"2": 9, "3": 8}}
    three, four = deal(3, **sizes).view(None), deal(4, **sizes).view(None)
    assert [seat["hand_size"] for seat in three["seats"]] == [8, 8, 8]
    assert [seat["hand_size"] for seat in four["seats"]] == [5, 5, 5, 5]


# ---- start_card ----


def test_a_plain_card_is_turned_up_whatever_the_seed() -> None:
    for seed in range(60):
        state = deal(4, seed, start_card="plain_only")
        assert starter_of(state) not in SPECIAL
        assert state.view(None)["attack"] is None
        assert state.view(None)["requirement"]["kind"] == "normal"
        assert state.view(None)["stock_size"] == 33, "set-aside cards go back"


def test_without_a_plain_card_a_special_one_is_used_without_effect() -> None:
    # Given one deck for ten, so that four cards are left
    deals = [deal(10, seed, num_decks=1) for seed in range(300)]
    special = [state for state in deals if starter_of(state) in SPECIAL]
    assert len(special) > 5
    for state in special:
        # Then no plain card was among them, and the starter, never a joker, does nothing
        table = state.dump()["table"]
        left = {FACE_NAMES[card] for card in table["stock"][: table["stock_size"]]}
        assert left < SPECIAL
        assert starter_of(state) not in ("BJ", "CJ")
        assert state.view(None)["attack"] is None
        assert state.view(None)["requirement"]["kind"] == "normal"
        assert state.to_move == first_right(state)


def test_where_only_jokers_are_left_a_joker_is_turned_up() -> None:
    # Given two hands of 26, so that two cards are left; seeds with both jokers are rare
    options: dict[str, Any] = {"num_decks": 1, "hand_size_by_players": {"2": 26}}
    deals = (deal(2, seed, **options) for seed in range(1995, 10_000))
    state = next(state for state in deals if starter_of(state) in ("BJ", "CJ"))
    # Then anything may be laid on it
    assert state.view(None)["requirement"]["kind"] == "anything"
    assert state.dump()["table"]["stock"][0] in (52, 53)


@pytest.mark.parametrize("starter", ["2S", "KS", "4H", "AD", "JC"])
def test_an_inert_starter_has_no_effect(starter: str) -> None:
    state = dealt_with_starter(starter, start_card="inert")
    seen = state.view(None)
    assert seen["attack"] is None
    assert (seen["requirement"]["kind"], seen["face"]) == ("normal", starter)
    assert (seen["phase"], state.to_move) == ("turn", first_right(state))
    assert seen["direction"] == "ccw"


@pytest.mark.parametrize("variant", ["hungarian", "romanian", "plawno"])
def test_after_an_inert_joker_anything_may_be_laid(variant: str) -> None:
    state = dealt_with_starter("BJ CJ", start_card="inert", variant=variant)
    assert state.view(None)["requirement"]["kind"] == "anything"
    assert state.view(None)["attack"] is None
    assert state.view(None)["direction"] == "ccw"
    assert state.to_move == first_right(state)


@pytest.mark.parametrize(("starter", "total"), [("2S 2H 2D 2C", 2), ("3S 3H 3D 3C", 3), ("KH", 5)])
def test_a_draw_card_of_the_dealer_attacks_the_first_player(starter: str, total: int) -> None:
    state = dealt_with_starter(starter, start_card="as_dealer_play")
    attack = state.view(None)["attack"]
    assert (attack["kind"], attack["total"]) == ("draw", total)
    assert attack["author"] == state.view(None)["dealer"]
    assert state.to_move == first_right(state)
    before = state.view(None)["seats"][state.to_move]["hand_size"]
    victim = state.to_move
    accepts(state)
    assert state.view(None)["seats"][victim]["hand_size"] == before + total


def test_the_king_of_spades_of_the_dealer_attacks_the_player_before() -> None:
    state = dealt_with_starter("KS", start_card="as_dealer_play")
    assert state.view(None)["attack"]["total"] == 5
    assert state.to_move == first_left(state)


def test_a_four_of_the_dealer_skips_the_first_player() -> None:
    state = dealt_with_starter("4S 4H 4D 4C", start_card="as_dealer_play")
    attack = state.view(None)["attack"]
    assert (attack["kind"], attack["total"]) == ("skip", 1)
    assert state.to_move == first_right(state)
    accepts(state)
    assert state.to_move == (first_right(state) - 1) % 4


def test_a_four_of_the_dealer_starts_a_duel() -> None:
    state = dealt_with_starter("4S 4H 4D 4C", start_card="as_dealer_play", variant="plawno")
    assert state.view(None)["attack"]["kind"] == "duel"
    assert state.to_move == first_right(state)
    for _ in range(3):
        accepts(state)
    assert state.to_move == state.view(None)["dealer"]
    assert state.view(None)["solo"] == {"seat": state.to_move, "turns": 1}


def test_a_reversing_joker_of_the_dealer_lets_the_other_neighbor_begin() -> None:
    state = dealt_with_starter("BJ CJ", start_card="as_dealer_play")
    assert state.view(None)["direction"] == "cw"
    assert state.to_move == first_left(state)
    assert state.view(None)["requirement"]["kind"] == "anything"
    draws(state)
    assert state.to_move == (first_left(state) + 1) % 4


@pytest.mark.parametrize(("starter", "total"), [("BJ", 5), ("CJ", 10)])
def test_a_drawing_joker_of_the_dealer_attacks_the_first_player(starter: str, total: int) -> None:
    state = dealt_with_starter(starter, start_card="as_dealer_play", variant="romanian")
    assert state.view(None)["attack"]["total"] == total
    assert state.view(None)["requirement"]["kind"] == "anything"
    assert state.to_move == first_right(state)


@pytest.mark.parametrize(
    ("variant", "starters"),
    [("hungarian", "AS AH AD AC"), ("hungarian", "JS JH JD JC"), ("tel_aviv", "5S 5H 5D 5C")],
)
def test_aces_jacks_and_cover_cards_of_the_dealer_have_no_effect(
    variant: str, starters: str
) -> None:
    state = dealt_with_starter(starters, start_card="as_dealer_play", variant=variant)
    seen = state.view(None)
    assert (seen["phase"], seen["attack"]) == ("turn", None)
    assert seen["requirement"]["kind"] == "normal"
    assert seen["face"] == starter_of(state)
    first = first_left(state) if variant == "tel_aviv" else first_right(state)
    assert state.to_move == first


# ---- first_seat, direction ----


@pytest.mark.parametrize("direction", ["ccw", "cw"])
@pytest.mark.parametrize("first_seat", ["dealer_right", "dealer_left"])
def test_the_first_seat_and_the_direction_are_independent(first_seat: str, direction: str) -> None:
    state = deal(5, first_seat=first_seat, direction=direction)
    first = first_right(state) if first_seat == "dealer_right" else first_left(state)
    assert state.to_move == first
    draws(state)
    assert state.to_move == (first + (1 if direction == "cw" else -1)) % 5


# ---- the next deal ----


@pytest.mark.parametrize("variant", ["hungarian", "tel_aviv"])
def test_the_deal_passes_on_in_the_starting_direction(variant: str) -> None:
    # Given a round whose direction was turned, with C as the dealer
    options = {"scoring": "points", "end_mode": "first_out"}
    table = macau(variant, players=3, options=options, is_reversed=True, face="TH", A="9H")
    # When it ends
    table.lays("A", "9H")
    # Then A, the next one in the starting direction, deals; B begins; the direction is as at first
    assert table.letter(table.seen["dealer"]) == "A"
    assert table.to_act == "B"
    assert not table.is_reversed
    assert table.seen["round"] == 2
    assert [table.size(letter) for letter in "ABC"] == [5, 5, 5]


def test_the_next_deal_is_told_to_everybody() -> None:
    table = macau("tel_aviv", players=3, face="TH", A="9H")
    table.lays("A", "9H")
    assert [event["count"] for event in table.happened("dealt")] == [5, 5, 5]
    assert [event["card"] for event in table.happened("starter")] == [table.face]
