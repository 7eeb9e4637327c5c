"""The invariants, over all presets, modifiers, many house rules and 2 to 10 seats."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carrack import State
from carrack.games.macau_cards.names import (
    CATCH,
    CHALLENGE,
    FACE_IDS,
    FACE_NAMES,
    PHASE_NAMES,
    RANKS,
    SEATS,
    SUITS,
)
from carrack.games.macau_cards.state import Table
from carrack.games.macau_cards.tests.scenario import game
from carrack.games.macau_cards.tests.walks import (
    PRESETS,
    Step,
    choices,
    choose,
    examples,
    tables,
    walk,
)

some = examples(30)
few = examples(20)
WINDOWS = ("challenge_window", "macau_window", "war_window")


def cards_everywhere(state: State) -> Counter[int]:
    table = state.table()
    found = Counter(
        table["stock"][: table["stock_size"]] + table["discard"][: table["discard_size"]]
    )
    for seat in range(state.seats):
        found.update({face: table["hand"][seat][face] for face in range(54)})
    return +found


def in_play(state: State) -> list[int]:
    table = state.table()
    return [seat for seat in range(state.seats) if table["out_place"][seat] == 0]


# ---- cards ----


@some
@given(state=tables(), rng=choices)
def test_every_card_lies_in_exactly_one_place(state: State, rng: Random) -> None:
    deck = cards_everywhere(state)
    jokers = game().options_of(state)["jokers_per_deck"]
    assert len(deck) == 52 + jokers
    assert len(set(deck.values())) == 1
    for _ in walk(state, rng):
        assert cards_everywhere(state) == deck
        table = state.table()
        for seat in range(state.seats):
            assert sum(table["hand"][seat]) == table["size"][seat]


def may_act(state: State) -> set[int]:
    """The seats that the phase lists."""
    table = state.table()
    current, phase = table["current"], PHASE_NAMES[table["phase"]]
    if phase == "over":
        return set()
    if phase == "challenge_window":
        return set(in_play(state)) - {current}
    if phase == "macau_window" and game().options_of(state)["macau_mode"] == "race":
        return set(in_play(state))
    if phase == "war_window":
        return set(in_play(state))
    return {current}


@some
@given(state=tables(), rng=choices)
def test_somebody_can_always_act_and_only_those_the_phase_lists(state: State, rng: Random) -> None:
    for _ in walk(state, rng):
        able = {seat for seat in range(state.seats) if state.legal(seat)}
        assert able == set(state.actors)
        assert able <= may_act(state)
        assert bool(able) != state.is_over
        if state.view(None)["phase"] not in WINDOWS:
            assert able == may_act(state)


@some
@given(state=tables(), rng=choices)
def test_an_attack_is_pending_only_while_its_target_is_to_act(state: State, rng: Random) -> None:
    target: int | None = None
    for _ in walk(state, rng):
        for event in state.events(None):
            target = event["target"] if event["type"] == "attacked" else target
        seen = state.view(None)
        if seen["phase"] in ("turn", "continue") and seen["attack"]:
            assert seen["current"] == target
            if seen["phase"] == "turn":
                assert {"type": "accept"} in [
                    game().action(state, seen["current"], a) for a in state.legal(seen["current"])
                ]
            if seen["attack"]["kind"] == "duel":
                assert seen["current"] in seen["attack"]["asked"]


# ---- calls and attacks ----


def has_promised_card(step: Step) -> bool:
    """Whether the caller holds what a specific call names."""
    hand = step.before["hand"][step.seat]
    if step.name["type"] == "call_suit":
        return any(hand[SUITS.index(step.name["suit"]) : 52 : 4])
    rank = 4 * RANKS.index(step.name["rank"])
    return any(hand[rank : rank + 4])


@some
@given(state=tables(), rng=choices)
def test_a_call_that_must_be_held_is_honest(state: State, rng: Random) -> None:
    options = game().options_of(state)
    for step in walk(state, rng):
        if step.name["type"] in ("call_suit", "call_rank") and options["call_must_hold"]:
            assert has_promised_card(step) or "call" in options["challenges"]


def draw_value(face: str, is_answer: bool, options: dict[str, Any]) -> int:
    """Worked out once more from the options alone."""
    if face in ("BJ", "CJ"):
        name = "joker_black_draw" if face == "BJ" else "joker_color_draw"
        return int(options[name]) if options["joker_role"] == "draw" else 0
    if face[0] == options["draw_two_rank"]:
        return 2
    if face[0] == options["draw_three_rank"]:
        return 3
    if face == "QH" and options["queen_hearts_role"] == "king_relay" and is_answer:
        return int(options["queen_hearts_relay_add"])
    kings = {"KH": options["king_hearts_draw"], "KS": options["king_spades_draw"]}
    return int(kings.get(face, 0))


@some
@given(state=tables(), rng=choices)
def test_an_attack_is_the_sum_of_what_was_laid_since_it_began(state: State, rng: Random) -> None:
    options = game().options_of(state)
    total = sum_of_starter(state, options)
    for step in walk(state, rng):
        is_answer = step.before["attack"] == 1
        for event in state.events(None):
            if event["type"] == "laid":
                total += draw_value(event.get("as") or event["card"], is_answer, options)
            elif event["type"] == "starter":
                total = sum_of_starter(state, options)
        seen = state.view(None)
        if seen["phase"] != "turn":
            continue
        if seen["attack"] and seen["attack"]["kind"] == "draw":
            assert seen["attack"]["total"] == total
        else:
            total = 0


def sum_of_starter(state: State, options: dict[str, Any]) -> int:
    """A starter counts where it is taken for a play of the dealer."""
    starter = state.view(None)["discard"][0]["card"]
    return draw_value(starter, False, options) if options["start_card"] == "as_dealer_play" else 0


# ---- out of the round ----


@some
@given(state=tables(), rng=choices)
def test_seats_that_are_out_have_no_cards_and_never_act(state: State, rng: Random) -> None:
    for _ in walk(state, rng):
        if state.is_over:
            return
        table = state.table()
        for seat in set(range(state.seats)) - set(in_play(state)):
            assert table["size"][seat] == 0
            assert table["current"] != seat
            assert not table["waiting"][seat]
            assert not table["asked"][seat]
            assert not table["exposed"][seat]
            assert state.legal(seat) == []


# ---- mirror symmetry ----

SEAT_NUMBERS = ("current", "dealer", "attack_author", "solo_seat")
TURNED = {"cw": "ccw", "ccw": "cw", "dealer_left": "dealer_right", "dealer_right": "dealer_left"}


def mirrored_table(table: dict[str, Any], seats: int) -> dict[str, Any]:
    """The table seen in a mirror: seat i is seat n - 1 - i, and play runs the other way."""
    mirror = dict(table)
    for field in Table.LAYOUT:
        if field.dims[:1] == (SEATS,):
            values = table[field.name]
            mirror[field.name] = values[:seats][::-1] + values[seats:]
    for name in SEAT_NUMBERS:
        mirror[name] = seats - 1 - table[name] if table[name] >= 0 else table[name]
    mirror["step"], mirror["before_step"] = -table["step"], -table["before_step"]
    return mirror


def mirrored_state(state: State) -> State:
    dump = state.dump()
    options = dict(dump["options"])
    options["direction"] = TURNED[options["direction"]]
    options["first_seat"] = TURNED[options["first_seat"]]
    table = mirrored_table(dump["table"], state.seats)
    return game().restore({**dump, "options": options, "table": table})


def mirrored_action(action: int, seats: int) -> int:
    """Catching counts seats clockwise from the catcher, which is the other way in the mirror."""
    if CATCH <= action < CHALLENGE:
        offset = action - CATCH + 1
        return CATCH + (seats - offset) - 1
    return action


@few
@given(state=tables(), rng=choices)
def test_a_mirrored_table_plays_the_same_game(state: State, rng: Random) -> None:
    mirror = mirrored_state(state)
    seats = state.seats
    for _ in range(200):
        if state.is_over:
            break
        for seat in range(seats):
            same = {mirrored_action(action, seats) for action in state.legal(seat)}
            assert set(mirror.legal(seats - 1 - seat)) == same
        seat, action = choose(state, rng)
        state.apply(seat, action)
        mirror.apply(seats - 1 - seat, mirrored_action(action, seats))
        assert mirror.table() == mirrored_table(state.table(), seats)
    assert mirror.is_over == state.is_over


# ---- determinism ----


@few
@given(state=tables(), rng=choices)
def test_the_same_actions_give_the_same_events(state: State, rng: Random) -> None:
    twin = game().restore(json.loads(json.dumps(state.dump())))
    viewers = [None, *range(state.seats)]
    for step in walk(state, rng, steps=150):
        twin.apply(step.seat, step.action)
        viewer = rng.choice(viewers)
        assert json.dumps(twin.events(viewer)) == json.dumps(state.events(viewer))
    assert twin.fingerprint() == state.fingerprint()


@few
@given(seed=st.integers(0, 2**63 - 1), seats=st.integers(2, 10), variant=st.sampled_from(PRESETS))
def test_the_same_seed_gives_the_same_game(seed: int, seats: int, variant: str) -> None:
    """From the deal on."""
    first, second = (
        game().new(seats=seats, seed=seed, options={"variant": variant}) for _ in range(2)
    )
    assert first.dump() == second.dump()


# ---- drawing, and the last card ----


@some
@given(state=tables(), rng=choices)
def test_passing_is_legal_exactly_where_nothing_can_be_drawn(state: State, rng: Random) -> None:
    options = game().options_of(state)
    for _ in walk(state, rng):
        seen = state.view(None)
        if state.is_over:
            return
        types = {game().action(state, state.to_move, a)["type"] for a in state.legal(state.to_move)}
        nothing_left = seen["stock_size"] == 0 and len(seen["discard"]) == 1
        turn = seen["phase"] == "turn" and not seen["attack"]
        if not turn and seen["phase"] != "cover":
            assert types.isdisjoint({"draw", "pass"})
        elif options["voluntary_draw"] or seen["phase"] == "cover":
            assert types & {"draw", "pass"} == ({"pass"} if nothing_left else {"draw"})
        else:
            assert types & {"draw", "pass"} <= ({"pass"} if nothing_left else {"draw"})


@some
@given(state=tables(), rng=choices)
def test_one_seat_at_most_owes_macau_and_exposed_seats_hold_one_card(
    state: State, rng: Random
) -> None:
    for _ in walk(state, rng):
        table, seen = state.table(), state.view(None)
        for seat in range(state.seats):
            if table["exposed"][seat] and not state.is_over:
                assert table["size"][seat] == 1
        sayers = [
            seat
            for seat in range(state.seats)
            if {"type": "say_macau"} in [game().action(state, seat, a) for a in state.legal(seat)]
        ]
        assert len(sayers) <= 1
        if seen["phase"] == "macau_window":
            assert seen["window"]["owner"] == seen["current"]
            assert table["size"][seen["current"]] == 1
            assert set(sayers) <= {seen["current"]}


# ---- rounds end ----


def keen_choice(state: State, rng: Random) -> tuple[int, int]:
    """Lay a card whenever possible, in 95 of 100 decisions."""
    seat = state.to_move
    legal = state.legal(seat)
    laid = [action for action in legal if action < 106]
    speak = [
        action for action in legal if game().action(state, seat, action)["type"] == "say_macau"
    ]
    keen = laid or speak or legal
    return seat, rng.choice(keen if rng.random() < 0.95 else legal)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("variant", PRESETS)
def test_rounds_of_keen_players_end(variant: str, seats: int) -> None:
    """Played to the end by somebody who is keen to lay cards."""
    rng = Random(seats)
    for seed in range(3):
        state = game().new(
            seats=seats, seed=seed, options={"variant": variant, "scoring": "placing"}
        )
        for _ in range(20_000):
            if state.is_over:
                break
            state.apply(*keen_choice(state, rng))
        assert state.is_over


# ---- what else holds for any game ----


@some
@given(state=tables(), rng=choices)
def test_what_others_do_not_hear_of_they_do_not_see(state: State, rng: Random) -> None:
    viewers = (None, *range(state.seats))
    seen = {viewer: state.view(viewer) for viewer in viewers}
    for step in walk(state, rng, steps=60):
        for viewer in viewers:
            before, seen[viewer] = seen[viewer], state.view(viewer)
            if viewer != step.seat and not state.events(viewer):
                assert seen[viewer] == before


@some
@given(state=tables(), rng=choices)
def test_agreement_takes_back_only_what_brought_nobody_a_card(state: State, rng: Random) -> None:
    telling = {"dealt", "drew", "reshuffled", "challenged", "round_ended", "window_closed"}
    steps = state.may_undo_agreed
    for step in walk(state, rng):
        kinds = {event["type"] for event in state.events(None)}
        after = state.table()
        if state.may_undo_agreed:
            assert state.may_undo_agreed == steps + 1
            assert not kinds & telling
            assert all(
                now <= was for now, was in zip(after["size"], step.before["size"], strict=True)
            )
            assert after["stock_size"] == step.before["stock_size"]
        steps = state.may_undo_agreed


@some
@given(state=tables(), rng=choices)
def test_no_event_is_lost_and_all_that_is_told_is_plain_json(state: State, rng: Random) -> None:
    for step in walk(state, rng):
        assert state.lost_events == 0
        for viewer in (None, step.seat):
            assert json.loads(json.dumps(state.events(viewer))) == state.events(viewer)
        seen = state.view(step.seat)
        assert json.loads(json.dumps(seen)) == seen
        assert seen["hand"] == sorted(seen["hand"], key=FACE_IDS.__getitem__)
        hand = state.table()["hand"][step.seat]
        assert Counter(seen["hand"]) == +Counter(dict(zip(FACE_NAMES, hand, strict=True)))


@some
@given(state=tables(), rng=choices)
def test_actions_have_names_and_come_in_ascending_order(state: State, rng: Random) -> None:
    for _ in walk(state, rng, steps=100):
        for seat in range(state.seats):
            legal = state.legal(seat)
            assert legal == sorted(set(legal))
            for action in legal:
                assert game().index(state, seat, game().action(state, seat, action)) == action


@some
@given(state=tables(), rng=choices)
def test_places_are_complete_at_the_end(state: State, rng: Random) -> None:
    for _ in walk(state, rng, steps=600):
        pass
    result = state.result()
    if result is None:
        assert not state.is_over
        return
    places = sorted(result["places"])
    assert places[0] == 1
    # Equal places are shared, and the next one counts all before it.
    assert all(place == places.index(place) + 1 for place in places)


@few
@given(state=tables(), rng=choices)
def test_a_saved_table_goes_on_as_if_it_had_not_been_saved(state: State, rng: Random) -> None:
    for step in walk(state, rng, steps=60):
        assert step.name["type"]
        again = game().restore(state.dump())
        assert again.fingerprint() == state.fingerprint()
        assert [again.legal(seat) for seat in range(state.seats)] == [
            state.legal(seat) for seat in range(state.seats)
        ]


@pytest.mark.parametrize("variant", PRESETS)
def test_ten_seats_with_four_decks_lose_no_event(variant: str) -> None:
    """The longest steps: a new deal to ten seats, and wars that exhaust the draw pile."""
    options = {"variant": variant, "num_decks": 4, "scoring": "points", "turn_limit": 40}
    state = game().new(seats=10, seed=3, options=options)
    for _ in walk(state, Random(5), steps=2500):
        assert state.lost_events == 0
