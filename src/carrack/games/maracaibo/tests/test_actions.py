"""Names of actions: each number has one, and it leads back to the number."""

from __future__ import annotations

import json
from random import Random

import pytest

from carrack import IllegalAction, State
from carrack.games.maracaibo.actions import BASES, KINDS, TYPES
from carrack.games.maracaibo.explain import GROUPS
from carrack.games.maracaibo.names import ACTION_COUNT
from carrack.games.maracaibo.refusal import ASKED, FREE, PHASES
from carrack.games.maracaibo.tests.walks import GAME, TABLES, after_setup, at_random, new, walk


def assert_names_lead_back(state: State, seat: int) -> None:
    words = GAME.vocabulary(state, seat)
    names = [words.named(action) for action in range(ACTION_COUNT)]
    assert len({json.dumps(name, sort_keys=True) for name in names}) == ACTION_COUNT
    assert [words.numbered(name) for name in names] == list(range(ACTION_COUNT))


def test_the_kinds_cover_all_numbers_without_gaps() -> None:
    ends = [kind.base + kind.count for kind in KINDS]
    assert BASES[0] == 0
    assert BASES[1:] == ends[:-1]
    assert ends[-1] == ACTION_COUNT
    assert len(set(TYPES)) == len(KINDS)


@pytest.mark.parametrize(("scenario", "seats"), TABLES)
def test_every_number_has_a_name_that_leads_back(scenario: str, seats: int) -> None:
    rng = Random(seats)
    for state in walk(new(scenario, seats, seed=seats), rng, share=0.02):
        for seat in range(seats):
            assert_names_lead_back(state, seat)


def test_cards_are_named_and_not_their_places() -> None:
    state = new()
    hand = state.view(0)["hand"]
    names = [GAME.action(state, 0, action) for action in state.legal(0)]
    assert {name["type"] for name in names} == {"take_career"}
    state.apply(0, state.legal(0)[0])
    planned = [GAME.action(state, 0, action) for action in state.legal(0)]
    assert planned == [{"type": "plan", "card": card} for card in hand]


def test_a_course_is_named_by_stop_and_points() -> None:
    state = after_setup(seats=1)
    name = {"type": "sail", "to": "2", "points": 1}
    assert name in [GAME.action(state, 0, action) for action in state.legal(0)]
    assert GAME.index(state, 0, name) == GAME.number(state, 0, name)


@pytest.mark.parametrize(
    "name",
    [
        7,
        {},
        {"type": "fly"},
        {"type": "pass", "card": "A001"},
        {"type": "sail", "to": "2"},
        {"type": "sail", "to": "2", "points": True},
        {"type": "sail", "to": "99", "points": 1},
        {"type": "buy", "card": 3},
        {"type": "buy", "card": "A001", "place": 1},
        {"type": "buy", "place": 99},
        {"type": "token_pile", "pile": False},
        {"type": ["pass"]},
    ],
    ids=str,
)
def test_a_name_that_means_nothing_is_refused(name: object) -> None:
    with pytest.raises(IllegalAction) as caught:
        GAME.number(after_setup(), 0, name)  # type: ignore[arg-type]  # what a wire may bring
    assert caught.value.code == "action.unknown"


@pytest.mark.parametrize("number", [-1, ACTION_COUNT, True, "pass", 2**40])
def test_a_number_that_means_nothing_is_refused(number: object) -> None:
    state = after_setup()
    with pytest.raises(IllegalAction):
        GAME.action(state, 0, number)  # type: ignore[arg-type]  # what a wire may bring
    with pytest.raises(IllegalAction):
        state.apply(state.to_move, number)  # type: ignore[arg-type]  # see above


# ---- explanations and refusals ----


def test_every_kind_of_action_belongs_to_a_group_and_is_asked_for_somewhere() -> None:
    assert sorted(GROUPS) == sorted(TYPES)
    asked = {kind for kinds in (*ASKED.values(), *PHASES.values(), FREE) for kind in kinds}
    assert asked | {"pass"} == set(TYPES)


@pytest.mark.parametrize(("scenario", "seats"), TABLES)
def test_legal_actions_are_explained_and_others_refused_with_a_reason(
    scenario: str, seats: int
) -> None:
    rng = Random(seats)
    for state in walk(new(scenario, seats, seed=seats + 50), rng, share=0.04):
        for seat in state.actors:
            assert_explained(state, seat, rng)


def assert_explained(state: State, seat: int, rng: Random) -> None:
    before, legal = state.fingerprint(), state.legal(seat)
    told = GAME.explain(state, seat)
    listed = [entry["action"] for group in told["groups"] for entry in group["actions"]]
    assert sorted(listed) == sorted(legal)
    assert all(entry["reason"] for entry in told["refused"])
    for action in rng.sample(range(ACTION_COUNT), 40):
        if action not in legal:
            with pytest.raises(IllegalAction) as caught:
                state.apply(seat, action)
            assert caught.value.code.startswith("maracaibo.")
    assert state.fingerprint() == before


def test_a_seat_that_is_not_asked_is_told_so() -> None:
    state = after_setup(seats=3)
    other = (state.to_move + 1) % 3
    with pytest.raises(IllegalAction) as caught:
        state.apply(other, state.legal(state.to_move)[0])
    assert caught.value.code == "seat.not_acting"
    with pytest.raises(IllegalAction) as unknown:
        state.apply(7, 0)
    assert unknown.value.code == "seat.unknown"


def test_nothing_that_is_hidden_is_told_by_an_explanation() -> None:
    """Two tables that look alike to a seat are explained alike."""
    for seed in range(6):
        state = at_random("all_inclusive", 3, seed, 60 + 7 * seed)
        for seat in state.actors:
            twin = GAME.sample(state.view(seat), Random(seed))
            assert GAME.explain(twin, seat) == GAME.explain(state, seat)
