"""What holds after every action, over all options, 2 to 4 seats, random and greedy play."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carrack import State
from carrack.games.macao.data import our_data
from carrack.games.macao.names import (
    ACTIONS,
    ACTIVE,
    CARD_IDS,
    CARD_NUMBERS,
    CARDS,
    CHOOSE,
    DISCARDED,
    EXPLORE,
    GOODS,
    IN_OFFER,
    IN_PAIR,
    IN_STACK,
    JOKER,
    NO_TILE,
    NONE,
    OFFICES,
    OVERFLOW,
    PASS,
    PAYMENT,
    SHIFT,
    TABLEAU,
    TOWER,
)
from carrack.games.macao.tests.walks import (
    GAME,
    Start,
    choices,
    choose,
    examples,
    greedy_walk,
    play,
    starts,
    walk,
)

some = examples(16)
few = examples(8)

Fields = dict[str, Any]
LAST_SPACE = our_data().board["wall"]["length"]


# ---- what holds at every moment ----


def check_counts(t: Fields, seats: int, options: Fields) -> None:
    """No gold or cubes below zero; at most five cards on a tableau, six while one must go."""
    for seat in range(seats):
        assert t["gold"][seat] >= 0
        assert t["jokers"][seat] >= 0
        assert min(t["supply"][seat]) >= 0
        assert min(min(position) for position in t["rose"][seat]) >= 0
        assert min(t["cargo"][seat]) >= 0
        held = t["where"].count(TABLEAU + seat)
        assert held <= (6 if t["phase"] == OVERFLOW and seat == t["current"] else 5)


def check_wall(t: Fields, seats: int, options: Fields) -> None:
    """Every player once on the wall, in whole stacks, the tower's owner on top."""
    stacks: dict[int, list[int]] = {}
    for seat in range(seats):
        assert 1 <= t["wall"][seat] <= LAST_SPACE
        stacks.setdefault(t["wall"][seat], []).append(t["wall_height"][seat])
    for heights in stacks.values():
        assert sorted(heights) == list(range(len(heights)))
    owner = t["where"][TOWER] - ACTIVE
    if owner >= 0 and (t["wall"][owner] < LAST_SPACE or options["tower_on_last_space"]):
        assert t["wall_height"][owner] == max(stacks[t["wall"][owner]])


def check_tiles(t: Fields, seats: int, options: Fields) -> None:
    """24 goods in the city, in cargo and delivered; 6 jokers in the city, held and out."""
    city: Counter[int] = Counter(t["tile"])
    ports = [port["good"] for port in our_data().board["port"]]
    for good, name in enumerate(GOODS):
        delivered = t["delivered_by"][ports.index(name)]
        carried = sum(t["cargo"][seat][good] for seat in range(seats))
        assert city[good] + carried + sum(seat != NONE for seat in delivered) == 3
    assert city[JOKER] + sum(t["jokers"][:seats]) + t["jokers_out"] == 6


def check_cards(t: Fields, seats: int, options: Fields) -> None:
    """Every card lies in exactly one place, and the lists of the seats say the same."""
    stack = t["stack"][: t["stack_size"]]
    assert sorted(stack) == [card for card in range(CARDS) if t["where"][card] == IN_STACK]
    assert sorted(t["pairs"]) == list(range(OFFICES))
    waiting = t["pairs"][2 * t["round_number"] :]
    assert sorted(waiting) == [card for card in range(CARDS) if t["where"][card] == IN_PAIR]
    places = {IN_STACK, IN_PAIR, IN_OFFER, DISCARDED}
    places |= {base + seat for base in (TABLEAU, ACTIVE) for seat in range(seats)}
    assert set(t["where"]) <= places
    for seat in range(seats):
        for name, place in (("tableau", TABLEAU + seat), ("active", ACTIVE + seat)):
            listed = t[name][seat][: t[f"{name}_size"][seat]]
            assert listed == [card for card in range(CARDS) if t["where"][card] == place]


def check_quarters(t: Fields, seats: int, options: Fields) -> None:
    """A quarter has an owner or a tile, never both."""
    for owner, tile in zip(t["owner"], t["tile"], strict=True):
        assert (owner == NONE) != (tile == NO_TILE)


def check_supplies(t: Fields, seats: int, options: Fields) -> None:
    """Who has passed has an empty supply; so has everybody outside phase 3."""
    for seat in range(seats):
        if t["passed"][seat] or t["phase"] not in (ACTIONS, PAYMENT):
            assert sum(t["supply"][seat]) == 0
            assert t["free_steps"][seat] == 0


INVARIANTS: tuple[Callable[[Fields, int, Fields], None], ...] = (
    check_counts,
    check_wall,
    check_tiles,
    check_cards,
    check_quarters,
    check_supplies,
)


def check(state: State, table: Fields) -> None:
    for invariant in INVARIANTS:
        invariant(table, state.seats, GAME.options_of(state))
    assert state.lost_events == 0


@some
@given(start=starts(), rng=choices)
def test_the_invariants_hold_after_every_action(start: Start, rng: Random) -> None:
    state = start.new()
    check(state, state.table())
    for step in walk(state, rng):
        check(state, step.after)


@few
@given(start=starts())
def test_the_invariants_hold_in_greedy_play(start: Start) -> None:
    state = start._replace(rich=False).new()
    for step in greedy_walk(state, start.seed):
        check(state, step.after)
    assert state.is_over


@few
@given(start=starts(), rng=choices, steps=st.integers(0, 400))
def test_the_view_shows_every_card_once(start: Start, rng: Random, steps: int) -> None:
    """As everybody sees it."""
    view = play(start.new(), rng, steps).view(None)
    cards = [*view["offer"], *view["discard"]]
    for seat in view["seats"]:
        cards += seat["tableau"] + [entry["card"] for entry in seat["active"]]
    for pair in view["offices"]:
        cards += pair["cards"] if pair["waiting"] else []
    assert len(cards) == len(set(cards)) == CARDS - view["stack_size"]
    assert set(cards) <= set(CARD_IDS)


# ---- the course of a game ----


@some
@given(start=starts(), rng=choices)
def test_every_game_ends_after_twelve_rounds_with_one_winner(start: Start, rng: Random) -> None:
    state = start.new()
    passes: Counter[int] = Counter()
    rounds = [0]
    while not state.is_over:
        for event in state.events(None):
            if event["type"] == "round_began":
                rounds.append(event["round"])
        seat = state.to_move
        assert state.actors == (seat,)
        legal = state.legal(seat)
        assert legal == sorted(set(legal))
        action = rng.choice(legal)
        passes[seat] += action == PASS
        state.apply(seat, action)
    assert rounds == list(range(13))
    assert passes == dict.fromkeys(range(start.seats), 12)
    assert [state.legal(seat) for seat in range(start.seats)] == [[]] * start.seats
    result = state.result()
    assert result is not None
    assert sorted(result["places"]) == list(range(1, start.seats + 1))
    assert len(result["won"]) == 1


@few
@given(start=starts(), rng=choices)
def test_everybody_acts_in_wall_order(start: Start, rng: Random) -> None:
    """The first cards go the other way round."""
    state = start.new()
    asked: list[int] = []
    order: list[int] = []
    last = -1
    for move in walk(state, rng):
        now = part_of_round(move.before)
        if now != last:
            last, asked, order = now, [], wall_order(move.before, start.seats)
        if not asked or asked[-1] != move.seat:
            asked.append(move.seat)
        expected = order[::-1] if move.before["round_number"] == 0 and now == 0 else order
        assert asked == expected[: len(asked)]


def part_of_round(t: Fields) -> int:
    """The phases that belong together: a pick and its overflow, a choice of dice and its cards."""
    together = {OVERFLOW: 2, EXPLORE: CHOOSE, SHIFT: CHOOSE, PAYMENT: ACTIONS}
    phase: int = t["phase"]
    return together.get(phase, phase)


def wall_order(t: Fields, seats: int) -> list[int]:
    return sorted(range(seats), key=lambda seat: (-t["wall"][seat], -t["wall_height"][seat]))


@few
@given(start=starts(), rng=choices)
def test_a_player_can_take_back_exactly_the_steps_of_the_turn(start: Start, rng: Random) -> None:
    state = start.new()
    steps = 0
    for move in walk(state, rng):
        steps = steps + 1 if move.after["current"] == move.seat and phase_kept(move.after) else 0
        allowed = [state.may_undo(seat) for seat in range(start.seats)]
        assert allowed == [steps if seat == move.seat else 0 for seat in range(start.seats)]


def phase_kept(t: Fields) -> bool:
    """Whether the last choice is not complete, or the turn goes on."""
    return t["phase"] in (OVERFLOW, EXPLORE, SHIFT, PAYMENT, ACTIONS)


@few
@given(start=starts(), rng=choices)
def test_agreement_takes_back_anything_but_new_cards_new_dice_and_the_end(
    start: Start, rng: Random
) -> None:
    state = start.new()
    steps = 0
    for move in walk(state, rng):
        kinds = {event["type"] for event in state.events(None)}
        revealed = kinds & {"card_revealed", "die_rolled", "game_ended"}
        steps = 0 if revealed else steps + 1
        assert state.may_undo_agreed == steps
        assert state.may_undo(move.seat) <= steps


# ---- events ----


@some
@given(start=starts(), rng=choices)
def test_events_tell_all_gold_prestige_and_cubes(start: Start, rng: Random) -> None:
    state = start.new()
    first = state.table()
    gold, prestige = Counter(dict(enumerate(first["gold"]))), Counter(dict.fromkeys(range(4), 0))
    for step in walk(state, rng):
        cubes: Counter[str] = Counter()
        for event in state.events(None):
            amount = event.get("amount", 0)
            sign = -1 if event["type"].endswith(("_paid", "_lost")) else 1
            if event["type"] in ("gold_gained", "gold_paid"):
                gold[event["seat"]] += sign * amount
            elif event["type"] in ("prestige_gained", "prestige_lost"):
                prestige[event["seat"]] += sign * amount
            elif event["type"] in ("cube_gained", "cube_paid"):
                assert event["seat"] == step.seat
                cubes["supply"] += sign * event["count"]
        assert [gold[seat] for seat in range(4)] == step.after["gold"]
        assert [prestige[seat] for seat in range(4)] == step.after["prestige"]
        if step.action != PASS and step.before["phase"] in (ACTIONS, PAYMENT):
            change = sum(step.after["supply"][step.seat]) - sum(step.before["supply"][step.seat])
            assert change == cubes["supply"]


@few
@given(start=starts(), rng=choices)
def test_every_marker_is_told_with_its_reason(start: Start, rng: Random) -> None:
    state = start.new()
    markers = Counter(dict.fromkeys(range(4), 0))
    for step in walk(state, rng):
        for event in state.events(None):
            if event["type"] == "punished":
                assert event["cause"] in ("overflow", "empty_arrow", "tableau")
                markers[event["seat"]] += event["amount"]
        assert [markers[seat] for seat in range(4)] == step.after["punish_markers"]


TOLD_BY = {
    "take_card": ("card_taken", ("card",)),
    "decline_card": ("card_declined", ()),
    "discard_overflow": ("card_discarded", ("card",)),
    "pick_start_cubes": ("cubes_placed", ()),
    "choose_dice": ("dice_chosen", ("first", "second")),
    "apply_explorer": ("explorer_applied", ("die",)),
    "apply_master": ("master_applied", ("die", "position")),
    "activate": ("card_activated", ("card",)),
    "take_quarter": ("quarter_taken", ("quarter",)),
    "move_ship": ("ship_moved", ("to", "pay")),
    "deliver": ("delivered", ()),
    "buy_tribute": ("gold_paid", ()),
    "use_office": ("card_used", ("card",)),
    "use_card": ("card_used", ("card",)),
    "cash_joker": ("joker_cashed", ()),
    "pay_cube": ("cube_paid", ("color",)),
    "pass": ("passed", ()),
}


@few
@given(start=starts(), rng=choices)
def test_every_action_is_told_by_an_event(start: Start, rng: Random) -> None:
    state = start.new()
    while not state.is_over:
        seat, action = state.to_move, choose(state, rng)
        name = GAME.action(state, seat, action)
        state.apply(seat, action)
        assert state.events(None)
        kind, parts = TOLD_BY.get(name["type"], ("", ()))
        told = [event for event in state.events(None) if event["type"] == kind]
        assert [e for e in told if all(e[part] == name[part] for part in parts)] or not kind
        assert all(event["seat"] == seat for event in told[:1])
        assert all(event["cause"] for event in state.events(None))


# ---- the final scoring, worked out once more ----


def expected_prestige(t: Fields, seat: int, options: Fields) -> int:
    own = {card for card in CARD_IDS if t["where"][CARD_NUMBERS[card]] == ACTIVE + seat}
    kinds = Counter(card["kind"] for card in our_data().cards if card["id"] in own)
    types = Counter(card["office"] for card in our_data().cards if card["id"] in own & OFFICE_IDS)
    markers = {i for i, owner in enumerate(t["owner"]) if owner == seat}
    left = 0 if "abbot" in own else t["where"].count(TABLEAU + seat)
    baronesas = len(own & {"baronesa_um", "baronesa_dois", "baronesa_tres"})
    points = {
        "governor": 7,
        "vice_governor": 4,
        "midwife": kinds["person"],
        "residence": kinds["building"],
        "prefecture": kinds["office"],
        "meeting_hall": 2 * len(types),
        "councilman": councilman(types, options["councilman_mode"]),
        "smithy": len(markers),
        "statue": 3 * sum(our_data().board["quarter"][i]["dark"] for i in markers),
        "palace": 2 * len(own & END_CARDS),
    }
    if options["palace_counts_abbot"]:
        points["palace"] += 2 * ("abbot" in own)
    scored = sum(value for card, value in points.items() if card in own)
    scored += baronesas * (2 + baronesas)
    lost = 3 * (t["punish_markers"][seat] + left)
    return int(t["prestige"][seat] + scored + 2 * largest_group(markers) - lost)


OFFICE_IDS = set(CARD_IDS[:OFFICES])
END_CARDS = {
    "baronesa_um",
    "baronesa_dois",
    "baronesa_tres",
    "governor",
    "vice_governor",
    "midwife",
    "residence",
    "prefecture",
    "meeting_hall",
    "councilman",
    "smithy",
    "statue",
    "palace",
}


def councilman(types: Counter[str], mode: str) -> int:
    if mode == "three_of_a_type":
        return 6 * sum(count >= 3 for count in types.values())
    if len(types) < 3:
        return 0
    return 6 * len(types) if mode == "per_type_if_three_types" else 6


def largest_group(markers: set[int]) -> int:
    names = our_data().quarters()
    neighbors = [
        {names.index(other) for other in quarter["neighbours"]}
        for quarter in our_data().board["quarter"]
    ]
    best, left = 0, set(markers)
    while left:
        group, edge = set[int](), {left.pop()}
        while edge:
            group |= edge
            edge = {other for quarter in edge for other in neighbors[quarter] & markers} - group
        left -= group
        best = max(best, len(group))
    return best


@some
@given(start=starts(), rng=choices)
def test_the_final_scores_and_places_are_those_of_section_six(start: Start, rng: Random) -> None:
    state = start.new()
    before: Fields = {}
    while not state.is_over:
        action = choose(state, rng)
        if action == PASS:
            before = state.table()
        state.apply(state.to_move, action)
    options = GAME.options_of(state)
    expected = [expected_prestige(before, seat, options) for seat in range(start.seats)]
    assert state.scores() == expected
    ahead = wall_order(before, start.seats)
    ranking = sorted(range(start.seats), key=lambda seat: (-expected[seat], ahead.index(seat)))
    result = state.result()
    assert result is not None
    assert result["places"] == [ranking.index(seat) + 1 for seat in range(start.seats)]


# ---- chance ----


def luck(state: State, rng: Random) -> tuple[list[Any], list[Any]]:
    """The dice and the cards of all rounds of a game."""
    dice, cards = [], []
    while not state.is_over:
        state.apply(state.to_move, rng.choice(state.legal(state.to_move)))
        for event in state.events(None):
            if event["type"] == "die_rolled":
                dice.append((event["color"], event["rolled"]))
            elif event["type"] == "card_revealed":
                cards.append(event["card"])
    return dice, cards


@some
@given(start=starts(), rngs=st.tuples(choices, choices))
def test_decisions_never_shift_dice_or_cards_to_come(
    start: Start, rngs: tuple[Random, Random]
) -> None:
    first, second = (luck(start.new(), rng) for rng in rngs)
    assert len(first[0]) == 12 * 6
    assert len(first[1]) == 12 * 6
    assert first == second


@few
@given(start=starts(), seed=st.integers(0, 2**32))
def test_seed_options_and_actions_determine_a_game(start: Start, seed: int) -> None:
    first, second = start.new(), start.new()
    rngs = Random(seed), Random(seed)
    while not first.is_over:
        assert first.fingerprint() == second.fingerprint()
        for state, rng in zip((first, second), rngs, strict=True):
            state.apply(state.to_move, choose_any(state, rng))
    assert first.dump() == second.dump()


def choose_any(state: State, rng: Random) -> int:
    return rng.choice(state.legal(state.to_move))


def test_different_seeds_play_differently() -> None:
    games = [luck(GAME.new(seats=2, seed=seed), Random(1)) for seed in range(3)]
    assert games[0] != games[1] != games[2] != games[0]


# ---- saving and sampling ----


@some
@given(start=starts(), rng=choices, steps=st.integers(0, 500))
def test_a_game_survives_saving_and_loading(start: Start, rng: Random, steps: int) -> None:
    state = play(start.new(), rng, steps)
    loaded = GAME.restore(json.loads(json.dumps(state.dump())))
    assert loaded.fingerprint() == state.fingerprint()
    assert loaded.view(None) == state.view(None)
    seed = rng.random()
    assert play(loaded, Random(seed)).dump() == play(state, Random(seed)).dump()


@some
@given(start=starts(), rng=choices, steps=st.integers(0, 500))
def test_a_sample_differs_in_the_order_of_the_stack_alone(
    start: Start, rng: Random, steps: int
) -> None:
    state = play(start.new(), rng, steps)
    seats: list[int | None] = [None, *range(start.seats)]
    for viewer in seats:
        view = json.loads(json.dumps(state.view(viewer)))
        sampled = GAME.sample(view, Random(1))
        assert sampled.view(viewer) == view
        assert [sampled.legal(seat) for seat in range(start.seats)] == [
            state.legal(seat) for seat in range(start.seats)
        ]
        assert known(sampled.table(), start.seats) == known(state.table(), start.seats)


def known(t: Fields, seats: int) -> Fields:
    """All but the order of the stack, discarded cards' uses and the lists of empty chairs."""
    used = [n if place >= ACTIVE else 0 for n, place in zip(t["used"], t["where"], strict=True)]
    lists = {name: t[name][:seats] for name in ("tableau", "active")}
    stack = sorted(t["stack"][: t["stack_size"]])
    return t | lists | {"stack": stack, "used": used, "city_points": None}


@few
@given(start=starts(), rng=choices, steps=st.integers(0, 200))
def test_samples_shuffle_what_is_unknown(start: Start, rng: Random, steps: int) -> None:
    state = play(start.new(), rng, steps)
    view = state.view(None)
    samples = [GAME.sample(view, Random(seed)) for seed in range(6)]
    stacks = {tuple(s.table()["stack"][: s.table()["stack_size"]]) for s in samples}
    assert len(stacks) == 6
    assert len({tuple(s.dump()["chance"]) for s in samples}) == 6
    assert GAME.sample(view, Random(3)).dump() == GAME.sample(view, Random(3)).dump()


@few
@given(start=starts(), rng=choices, steps=st.integers(0, 500))
def test_a_sample_can_be_played_to_the_end(start: Start, rng: Random, steps: int) -> None:
    state = play(start.new(), rng, steps)
    sampled = GAME.sample(state.view(None), rng)
    for step in walk(sampled, rng):
        check(sampled, step.after)
    assert sampled.is_over


@few
@given(start=starts(), rng=choices, steps=st.integers(0, 400))
def test_the_order_of_the_stack_and_the_dice_to_come_are_never_seen(
    start: Start, rng: Random, steps: int
) -> None:
    state = play(start.new(), rng, steps)
    dump = state.dump()
    size = dump["table"]["stack_size"]
    dump["table"]["stack"][:size] = sorted(dump["table"]["stack"][:size])
    dump["chance"] = [number ^ 0xABCDEF for number in dump["chance"]]
    other = GAME.restore(dump)
    for seat in [None, *range(start.seats)]:
        assert other.view(seat) == state.view(seat)
    assert [other.legal(seat) for seat in range(start.seats)] == [
        state.legal(seat) for seat in range(start.seats)
    ]


# ---- the vocabulary ----

BOUNDS = {
    "pick_start_cubes": 36,
    "decline_card": 1,
    "discard_overflow": 6,
    "choose_dice": 15,
    "apply_explorer": 3,
    "apply_master": 5,
    "activate": 55,
    "take_quarter": 180,
    "move_wall": 15,
    "deliver": 1,
    "buy_tribute": 1,
    "use_office": 24,
    "cash_joker": 28,
    "pay_cube": 6,
    "pass": 1,
}


@few
@given(start=starts(), rng=choices)
def test_lists_of_choices_are_no_longer_than_the_rules_say(start: Start, rng: Random) -> None:
    state = start.new()
    bounds = BOUNDS | {"take_card": start.seats + 2}
    while not state.is_over:
        seat = state.to_move
        legal = state.legal(seat)
        named = [GAME.action(state, seat, action) for action in legal]
        counts = Counter(name["type"] for name in named)
        assert all(count <= bounds.get(kind, 512) for kind, count in counts.items())
        assert [GAME.number(state, seat, name) for name in named] == legal
        state.apply(seat, rng.choice(legal))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_stack_is_never_exhausted(seats: int) -> None:
    """n + 2 cards in setup and 4 per round"""
    state = play(GAME.new(seats=seats, seed=5), Random(5))
    assert state.is_over
    assert state.view(None)["stack_size"] == 96 - (seats + 2) - 48
