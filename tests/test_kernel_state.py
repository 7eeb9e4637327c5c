"""The state every title has: notes, decisions, copies, fingerprints, and plain Python titles."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

import carrack
from carrack import BadOption, BadRecord, DataError, Game, IllegalAction, State, UnknownGame
from carrack.kernel import state as kernel_state
from carrack.kernel.chance import roll
from carrack.kernel.game import MAX_SEED, checked_seed, load
from carrack.kernel.layout import Field, Layout
from carrack.kernel.limits import MAX_MOVES, MAX_NOTES, NOBODY, STREAMS
from carrack.kernel.memory import COMPILED
from carrack.kernel.options import checked
from carrack.kernel.steps import (
    clear_moves,
    end_undo,
    keep_undo,
    note,
    offer,
    offer_each,
    open_decision,
    pass_on,
)

from .test_promises import assert_begins_anew

GAME = carrack.load("macau_cards")


class Chat(State):
    """A plain Python title: a seat may tell some things, guess a number, or go home."""

    left: int
    secret: int

    LAYOUT = Layout(Field("left", "short"), Field("secret", "short"))

    def blank(self) -> State:
        return Chat(self.game, self.seats)

    def begin(self) -> None:
        self.left = 0
        self.secret = roll(self, 1, 100)
        open_decision(self)

    def mover(self) -> int:
        return NOBODY if self.left else 0

    def waits(self, seat: int) -> bool:
        return not self.left and seat == 0

    def fill_legal(self, seat: int) -> int:
        clear_moves(self)
        for things in (0, 1, 3, 600):
            offer(self, things)
        return 4

    def advance(self, seat: int, action: int) -> None:
        for thing in range(action):
            note(self, 1, seat, thing, -thing, 0, 7)
        self.left = int(action == 0)
        keep_undo(self, seat)
        open_decision(self)

    def place(self, seat: int) -> int:
        return 1


class Crowd(Chat):
    """So many actions that some find no room."""

    def fill_legal(self, seat: int) -> int:
        clear_moves(self)
        offer_each(self, 20, 0b101101, 6)
        for thing in range(505):
            offer(self, thing)
        offer_each(self, 40, 0b1111, 4)
        offer_each(self, 50, 0b111, 3)
        offer(self, 60)
        return 512


class Chats(Game):
    """The title around it."""

    id = "chats"
    min_seats = 1
    action_count = 601

    def resolve(self, options: Mapping[str, Any]) -> dict[str, Any]:
        return checked((), options)

    def options_of(self, state: State) -> dict[str, Any]:
        return {}

    def state(self, seats: int, options: dict[str, Any]) -> State:
        return Chat(self, seats)

    def events(self, state: State, rows: list[list[int]], seat: int | None) -> list[dict[str, Any]]:
        return [{"type": "told", "row": row} for row in rows]

    def refusal(self, state: State, seat: object, action: object) -> IllegalAction:
        return IllegalAction("not now", code="action.unknown")


def chat() -> State:
    return Chats().new(seats=1, seed=3)


def in_a_child(program: str, **environment: str) -> str:
    child = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert child.returncode == 0, child.stderr
    return child.stdout.strip()


# ---- plain Python titles ----


class Counting(Chat):
    """Fills its list of legal actions by hand, and resets nothing."""

    def begin(self) -> None:
        open_decision(self)

    def fill_legal(self, seat: int) -> int:
        self.move_count = 0
        for action in (0, 2, 5):
            self.moves[self.move_count] = action
            self.move_count += 1
        offer(self, 7)
        assert [self.moves[i] for i in range(self.move_count)] == [0, 2, 5, 7]
        return self.move_count


def test_a_plain_title_may_fill_its_list_of_actions_by_hand() -> None:
    state = Counting(Chats(), 1)
    state.start(1)
    assert state.legal(0) == [0, 2, 5, 7]
    assert len(state.moves) == MAX_MOVES
    for at in (MAX_MOVES, 10**6):
        with pytest.raises(IndexError):
            state.moves[at] = 1


def test_a_table_is_cleared_before_a_title_sets_it_up() -> None:
    state = Counting(Chats(), 1)
    for seed in (1, 2):
        state.start(seed)
        assert state.table() == {"left": 0, "secret": 0}
        state.secret = 9
        state.apply(0, 0)
        assert state.is_over


def test_a_title_that_resets_nothing_keeps_the_promise_because_its_table_is_cleared(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert_begins_anew(new_counting)
    # If nobody cleared the table, the promise would notice.
    new_ones = [new_counting(seed) for seed in (32, 33)]
    monkeypatch.setattr(kernel_state, "add_fields" if COMPILED else "clear_block", do_nothing)
    with pytest.raises(AssertionError):
        assert_begins_anew(lambda seed: new_ones[seed - 32])


def new_counting(seed: int) -> State:
    state = Counting(Chats(), 1)
    state.start(seed)
    return state


def do_nothing(*_: object) -> None:
    pass


def test_the_usual_way_to_refuse_says_why() -> None:
    game = Chats()
    state = game.new(seats=2, seed=3)
    asked = [(7, 0), (True, 0), (1, 0), (0, 601), (0, "1"), (0, 2)]
    codes = [Game.refusal(game, state, seat, action).code for seat, action in asked]
    assert codes == [
        *("seat.unknown", "seat.unknown", "seat.not_acting"),
        *("action.unknown", "action.unknown", "action.not_now"),
    ]


# ---- events ----


def test_events_tell_what_the_last_step_did() -> None:
    state = chat()
    assert state.events(0) == []
    state.apply(0, 3)
    assert [event["row"] for event in state.events(0)] == [
        [1, 0, 0, 0, 0, 7],
        [1, 0, 1, -1, 0, 7],
        [1, 0, 2, -2, 0, 7],
    ]
    state.apply(0, 1)
    assert len(state.events(None)) == 1


def test_events_beyond_the_buffer_are_counted_as_lost() -> None:
    state = chat()
    state.apply(0, 600)
    assert len(state.events(0)) == MAX_NOTES
    assert state.lost_events == 600 - MAX_NOTES
    state.apply(0, 1)
    assert state.lost_events == 0


def test_nothing_is_noted_outside_of_apply() -> None:
    state = chat()
    note(state, 1, 0, 0, 0, 0, 0)
    assert state.events(0) == []
    state.apply(0, 1)
    note(state, 1, 0, 0, 0, 0, 0)
    assert len(state.events(0)) == 1


# ---- plain Python titles ----


def test_a_plain_python_title_is_noticed_and_served() -> None:
    state = chat()
    assert state.native is not COMPILED  # on the pure kernel everything is called the same way
    assert state.legal(0) == [0, 1, 3, 600]
    twin = state.clone()
    twin.apply(0, 0)
    assert (state.is_over, twin.is_over) == (False, True)
    assert twin.final_place(0) == 1
    assert twin.result() == {"kind": "places", "won": [0], "conditions": [], "places": [1]}
    restored = Chats().restore(json.loads(json.dumps(twin.dump())))
    assert restored.fingerprint() == twin.fingerprint()


def test_actions_are_offered_by_their_bits_and_only_where_there_is_room_for_all() -> None:
    legal = Crowd(Chats(), 1).legal(0)
    assert legal[:4] == [20, 22, 23, 25]
    assert legal[4:509] == list(range(505))
    assert legal[509:] == [50, 51, 52]


def test_the_fields_of_a_plain_title_are_part_of_its_fingerprint() -> None:
    assert len({Chats().new(seats=1, seed=seed).fingerprint() for seed in range(4)}) == 4
    dump = chat().dump()
    dump["table"]["secret"] += 1
    assert Chats().restore(dump).fingerprint() != chat().fingerprint()


def test_a_plain_title_answers_for_strange_seats() -> None:
    for seat in ("0", None, 1.5, [0], -1, 1):
        assert chat().legal(seat) == []  # type: ignore[arg-type]
        assert chat().decision(seat) is None  # type: ignore[arg-type]


# ---- decisions and undo ----


def test_each_new_decision_has_a_new_number() -> None:
    state = chat()
    assert state.decision(0) == 1
    state.apply(0, 1)
    assert state.decision(0) == 2
    state.apply(0, 0)
    assert state.decision(0) is None


def test_steps_that_may_be_taken_back_are_counted() -> None:
    state = chat()
    for steps in range(4):
        assert state.may_undo(0) == steps
        state.apply(0, 1)
    assert state.may_undo(1) == 0
    assert state.may_undo(NOBODY) == 0


def test_only_a_seat_number_may_undo() -> None:
    state = chat()
    state.apply(0, 1)
    assert state.may_undo(False) == 0
    assert state.may_undo(0.0) == 0  # type: ignore[arg-type]


def test_agreement_counts_the_steps_of_all_seats_until_something_is_revealed() -> None:
    state = GAME.new(seats=3, seed=1)
    assert state.may_undo_agreed == 0
    keep_undo(state, 0)
    keep_undo(state, 0)
    assert (state.may_undo(0), state.may_undo_agreed) == (2, 2)
    pass_on(state)
    assert (state.may_undo(0), state.may_undo_agreed) == (0, 3)
    keep_undo(state, 1)
    assert (state.may_undo(0), state.may_undo(1), state.may_undo_agreed) == (0, 1, 4)
    end_undo(state)
    assert (state.may_undo(1), state.may_undo_agreed) == (0, 0)


def test_what_may_be_agreed_on_is_copied_but_is_no_part_of_the_state() -> None:
    state, other = GAME.new(seats=3, seed=1), GAME.new(seats=3, seed=1)
    pass_on(state)
    assert state.clone().may_undo_agreed == 1
    assert state.fingerprint() == other.fingerprint()
    assert state.dump() == other.dump()


def test_a_restored_state_has_only_the_own_steps_of_a_seat_to_agree_on() -> None:
    state = GAME.new(seats=3, seed=1)
    pass_on(state)
    assert GAME.restore(state.dump()).may_undo_agreed == 0
    keep_undo(state, 2)
    restored = GAME.restore(state.dump())
    assert (restored.may_undo(2), restored.may_undo_agreed) == (1, 1)
    nobodys = GAME.restore({**state.dump(), "undo": [NOBODY, 5]})
    assert nobodys.may_undo_agreed == 0


# ---- fingerprints and dumps ----


def test_the_fingerprint_covers_chance_decisions_and_undo() -> None:
    state = GAME.new(seats=2, seed=1)
    for change in (
        lambda dump: dump["chance"].__setitem__(0, 1),
        lambda dump: dump["chance"].__setitem__(STREAMS - 1, 1),
        lambda dump: dump.update(decision_number=5),
        lambda dump: dump.update(undo=[0, 1]),
        lambda dump: dump["options"].update(turn_limit=9),
    ):
        dump = json.loads(json.dumps(state.dump()))
        change(dump)
        assert GAME.restore(dump).fingerprint() != state.fingerprint()


def test_fingerprints_are_the_same_in_every_process() -> None:
    program = (
        "import carrack; game = carrack.load('macau_cards');"
        "print(game.new(seats=4, seed=11, options={'variant': 'plawno'}).fingerprint())"
    )
    here = GAME.new(seats=4, seed=11, options={"variant": "plawno"}).fingerprint()
    assert in_a_child(program, PYTHONHASHSEED="1") == here
    assert in_a_child(program, PYTHONHASHSEED="2", CARRACK_PURE="1") == here


def test_a_dump_says_what_it_needs() -> None:
    dump = GAME.new(seats=2, seed=1).dump()
    assert dump["game"] == "macau_cards"
    assert dump["rules_version"] == GAME.rules_version
    assert dump["seats"] == 2
    assert dump["options"] == GAME.resolve({})


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda dump: dump.update(game="chess"), "dump.game"),
        (lambda dump: dump.update(rules_version=99), "dump.version"),
        (lambda dump: dump.pop("rules_version"), "dump.version"),
        (lambda dump: dump.pop("table"), "dump.damaged"),
        (lambda dump: dump.pop("options"), "dump.damaged"),
        (lambda dump: dump.update(table=5), "dump.damaged"),
        (lambda dump: dump.update(chance=[1, 2]), "dump.damaged"),
        (lambda dump: dump.update(chance=[1, 2, 3, 2**64]), "dump.damaged"),
        (lambda dump: dump.update(chance=[1, 2, 3, -1]), "dump.damaged"),
        (lambda dump: dump.update(chance=[1, 2, 3, "4"]), "dump.damaged"),
        (lambda dump: dump.update(undo=[1]), "dump.damaged"),
        (lambda dump: dump.update(undo=["a", "b"]), "dump.damaged"),
        (lambda dump: dump.update(undo=[0, -1]), "dump.damaged"),
        (lambda dump: dump.update(decision_number="many"), "dump.damaged"),
        (lambda dump: dump.update(decision_number=2**40), "dump.damaged"),
        (lambda dump: dump["table"].pop("phase"), "dump.damaged"),
        (lambda dump: dump["table"].update(phase="turn"), "dump.damaged"),
        (lambda dump: dump["table"].update(phase=2**40), "dump.damaged"),
        (lambda dump: dump["table"].update(current=5), "dump.damaged"),
    ],
)
def test_a_damaged_dump_is_refused(change: Any, code: str) -> None:
    dump = json.loads(json.dumps(GAME.new(seats=2, seed=1).dump()))
    change(dump)
    with pytest.raises(BadRecord) as caught:
        GAME.restore(dump)
    assert caught.value.code == code


# ---- titles ----


def test_titles_are_listed_before_and_after_one_is_loaded() -> None:
    program = (
        "import carrack; before = carrack.titles(); carrack.load('macau_cards');"
        "assert carrack.titles() == before, 'changed'; print(*before)"
    )
    assert "macau_cards" in in_a_child(program).split()


def test_a_title_is_loaded_once() -> None:
    assert load("macau_cards") is GAME
    with pytest.raises(UnknownGame) as caught:
        load("chess")
    assert caught.value.code == "game.unknown"


def test_a_title_without_printed_figures_takes_none() -> None:
    with pytest.raises(DataError) as caught:
        GAME.with_data("figures")
    assert caught.value.code == "data.none"
    assert GAME.data_fingerprint() == ""


@pytest.mark.parametrize("seed", [-1, MAX_SEED + 1, 1.0, "1", True, None])
def test_a_seed_is_a_whole_number_of_63_bits(seed: Any) -> None:
    checked_seed(0)
    checked_seed(MAX_SEED)
    with pytest.raises(BadOption) as caught:
        checked_seed(seed)
    assert caught.value.code == "option.seed"


def test_a_title_that_is_not_written_says_so() -> None:
    empty, state = Game(), chat()
    asks: list[Any] = [
        lambda: empty.options_of(state),
        lambda: empty.state(2, {}),
        lambda: empty.view(state, 0),
        lambda: empty.events(state, [], 0),
        lambda: empty.action(state, 0, 0),
        lambda: empty.explain(state, 0),
        lambda: empty.sample({}, Random(1)),
        lambda: empty.scores(state),
    ]
    for ask in asks:
        with pytest.raises(NotImplementedError):
            ask()


def test_what_a_title_need_not_write_is_done_in_the_usual_way() -> None:
    empty, state = Game(), chat()
    assert empty.resolve({}) == {}
    assert empty.default_action(state, 0, [3, 4]) == 3
    for ask in (lambda: empty.resolve({"goal": 1}), lambda: empty.number(state, 0, {"type": "go"})):
        with pytest.raises(carrack.CarrackError):
            ask()


def test_the_pure_build_can_be_asked_for_at_run_time() -> None:
    program = (
        "import carrack, carrack.kernel.state as state, carrack.kernel.memory as memory;"
        "print(carrack.build_mode(), state.__file__[-8:], memory.COMPILED)"
    )
    assert in_a_child(program, CARRACK_PURE="1") == "pure state.py False"
    for off in ("", "0"):
        mode = in_a_child("import carrack; print(carrack.build_mode())", CARRACK_PURE=off)
        assert mode in ("compiled", "pure")
