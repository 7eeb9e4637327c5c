"""Bad input at every public entry: an error with a code and a sentence, and nothing has changed."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import carrack
from carrack import BadOption, BadRecord, CarrackError, IllegalAction, State, UnknownGame
from carrack.kernel.record import Play, read, replay
from carrack.kernel.record_lines import chain, written

TITLES = carrack.titles()
every_title = pytest.mark.parametrize("title", TITLES)


def examples(count: int) -> int:
    """So many, and in the pure build, which is slow, its part of them."""
    usual = settings.default.max_examples if settings.default else 100
    return max(5, count * min(100, usual) // 100)


patient = settings(
    deadline=None,
    max_examples=examples(80),
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)

WORDS = ("type", "card", "suit", "seat", "rank", "draw", "play", "catch", "7S", "BJ", "variant", "")
words = st.sampled_from(WORDS)
json_scalars = (
    st.none()
    | st.booleans()
    | st.integers(-3, 12)
    | st.integers()
    | st.sampled_from([2**31, -(2**31) - 1, 2**63, -(2**63) - 1, 2**64, 10**4000])
    | st.floats()
    | words
    | st.text(max_size=8)
)
json_values = st.recursive(
    json_scalars,
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(words | st.text(max_size=4), inner, max_size=3)
    ),
    max_leaves=6,
)
# What only a Python program could hand over.
odd_values = st.sampled_from(
    [
        b"7S",
        (1, 2),
        {1, 2},
        frozenset(),
        object(),
        int,
        ...,
        1j,
        range(3),
        {1: 2},
        {(): 1},
        10**5000,
    ]
)
anything = json_values | odd_values


@cache
def positions(title: str) -> list[State]:
    """The start, three moments of a random game, and the end of it."""
    game = carrack.load(title)
    state, luck = game.new(seats=game.min_seats + 1, seed=5, options=limited(title)), Random(5)
    states = [state.clone()]
    while not state.is_over:
        seat = luck.choice(state.actors)
        state.apply(seat, luck.choice(state.legal(seat)))
        states.append(state.clone())
    return [states[0], *luck.sample(states[1:-1], 3), states[-1]]


def limited(title: str) -> dict[str, Any]:
    names = [option.name for option in carrack.load(title).options]
    return {"turn_limit": 25} if "turn_limit" in names else {}


def whole(state: State) -> str:
    return state.fingerprint() + json.dumps(state.dump())


def is_sentence(error: CarrackError) -> bool:
    return bool(error.code) and bool(str(error)) and len(str(error)) < 2000


def refusal_of(call: Callable[[], object], *kinds: type[CarrackError]) -> CarrackError | None:
    """The error of one of these kinds that the call ends with; None when it is done."""
    try:
        call()
    except kinds as error:
        return error
    return None


# ---- actions ----


@every_title
@patient
@given(
    at=st.integers(0, 4), seat=anything | st.integers(0, 3), action=anything | st.integers(0, 150)
)
def test_apply_does_a_legal_action_or_nothing(title: str, at: int, seat: Any, action: Any) -> None:
    state = positions(title)[at].clone()
    before = whole(state)
    is_legal = type(seat) is int and type(action) is int and action in state.legal(seat)
    error = refusal_of(lambda: state.apply(seat, action), IllegalAction)
    assert is_legal == (error is None)
    if error is not None:
        assert is_sentence(error)
        assert whole(state) == before


@every_title
@patient
@given(at=st.integers(0, 4), seat=anything)
def test_questions_about_a_strange_seat_do_no_harm(title: str, at: int, seat: Any) -> None:
    state = positions(title)[at]
    before = whole(state)
    if type(seat) is int and 0 <= seat < state.seats:
        return
    assert state.legal(seat) == []
    assert state.decision(seat) is None
    assert state.may_undo(seat) == 0
    asks = (
        [state.default_action] if seat is None else [state.default_action, state.view, state.events]
    )
    for ask in asks:
        with pytest.raises(IllegalAction) as caught:
            ask(seat)
        assert is_sentence(caught.value)
    assert whole(state) == before


@st.composite
def names_of_actions(draw: st.DrawFn, title: str) -> Any:
    """The name of a legal action, spoiled in one place; or something else."""
    state = positions(title)[draw(st.integers(0, 3))]
    action = draw(st.sampled_from(state.legal(state.to_move)))
    name = dict(carrack.load(title).action(state, state.to_move, action))
    how = draw(st.sampled_from(["key", "value", "more", "less", "other"]))
    key = draw(st.sampled_from(sorted(name)))
    if how == "key":
        name[draw(words)] = name.pop(key)
    elif how == "value":
        name[key] = draw(anything)
    elif how == "more":
        name[draw(words)] = draw(anything)
    elif how == "less":
        del name[key]
    else:
        return draw(anything)
    return name


@every_title
@patient
@given(data=st.data(), at=st.integers(0, 4), seat=anything | st.integers(0, 3))
def test_index_finds_a_legal_action_or_says_why_not(
    title: str, data: st.DataObject, at: int, seat: Any
) -> None:
    game, state = carrack.load(title), positions(title)[at]
    before = whole(state)
    name = data.draw(names_of_actions(title))
    error = refusal_of(lambda: game.index(state, seat, name), IllegalAction)
    assert is_sentence(error) if error else game.index(state, seat, name) in state.legal(seat)
    assert whole(state) == before


@every_title
@patient
@given(at=st.integers(0, 4), action=anything)
def test_only_action_numbers_have_names(title: str, at: int, action: Any) -> None:
    game = carrack.load(title)
    if type(action) is int and 0 <= action < game.action_count:
        assert game.action(positions(title)[at], 0, action)["type"]
    else:
        with pytest.raises(IllegalAction) as caught:
            game.action(positions(title)[at], 0, action)
        assert is_sentence(caught.value)


@every_title
def test_the_wrong_seat_is_told_so(title: str) -> None:
    state = positions(title)[0].clone()
    others = [seat for seat in range(state.seats) if seat not in state.actors]
    action = state.legal(state.to_move)[0]
    for seat in others:
        with pytest.raises(IllegalAction) as caught:
            state.apply(seat, action)
        assert caught.value.code == "seat.not_acting"
    for stranger in (-1, state.seats, 99):
        with pytest.raises(IllegalAction) as caught:
            state.apply(stranger, action)
        assert caught.value.code == "seat.unknown"


@every_title
def test_after_the_end_nobody_acts(title: str) -> None:
    state = positions(title)[-1].clone()
    before = whole(state)
    for seat in range(state.seats):
        for action in range(carrack.load(title).action_count):
            with pytest.raises(IllegalAction) as caught:
                state.apply(seat, action)
            assert caught.value.code == "seat.not_acting"
    assert whole(state) == before


# ---- new games and their options ----


@every_title
@patient
@given(seats=anything, seed=anything)
def test_new_takes_seats_and_a_seed_or_says_why_not(title: str, seats: Any, seed: Any) -> None:
    game = carrack.load(title)
    error = refusal_of(lambda: game.new(seats=seats, seed=seed), BadOption)
    if error is None:
        assert type(seats) is type(seed) is int
        assert game.min_seats <= game.new(seats=seats, seed=seed).seats <= game.max_seats
    else:
        assert error.code in ("option.seats", "option.seed")
        assert is_sentence(error)


@st.composite
def options_for(draw: st.DrawFn, title: str) -> Any:
    """Known names with any value, values of other options, unknown names, or no mapping at all."""
    game = carrack.load(title)
    known = st.sampled_from([option.name for option in game.options])
    choices = [option.described().get("choices", []) for option in game.options]
    near = st.sampled_from([value for values in choices for value in values] or [1])
    names = known | st.sampled_from([game.preset_option, "modifiers"]) | words
    presets = st.sampled_from([*game.presets, *game.modifiers, "none"])
    values = anything | near | st.lists(near | presets, max_size=2) | presets
    if draw(st.integers(0, 9)) == 0:
        return draw(anything)
    return draw(st.dictionaries(names, values, max_size=4))


@every_title
@patient
@given(data=st.data())
def test_options_are_resolved_or_refused(title: str, data: st.DataObject) -> None:
    game = carrack.load(title)
    options = data.draw(options_for(title))
    error = refusal_of(lambda: game.new(seats=game.min_seats, seed=1, options=options), BadOption)
    if error is None:
        state = game.new(seats=game.min_seats, seed=1, options=options)
        resolved = game.options_of(state)
        assert resolved == game.resolve(options or {}) == game.resolve(resolved)
        assert json.loads(json.dumps(resolved)) == resolved
    else:
        assert error.code.startswith("option.")
        assert is_sentence(error)


@every_title
def test_an_unknown_option_is_told_the_names_there_are(title: str) -> None:
    game = carrack.load(title)
    with pytest.raises(BadOption) as caught:
        game.new(seats=game.min_seats, seed=1, options={"no_such_option": 1})
    assert caught.value.code == "option.unknown"
    assert game.options[0].name in str(caught.value)


@patient
@given(title=anything)
def test_only_installed_titles_load(title: Any) -> None:
    error = refusal_of(lambda: carrack.load(title), UnknownGame)
    if error is None:
        assert carrack.load(title).id == title
    else:
        assert error.code == "game.unknown"
        assert is_sentence(error)


# ---- saved states ----


@every_title
@patient
@given(dump=anything)
def test_restore_takes_no_foreign_value(title: str, dump: Any) -> None:
    with pytest.raises(BadRecord) as caught:
        carrack.load(title).restore(dump)
    assert is_sentence(caught.value)


@every_title
@patient
@given(data=st.data(), at=st.integers(0, 4))
def test_restore_takes_no_dump_with_a_wrong_part(title: str, data: st.DataObject, at: int) -> None:
    game = carrack.load(title)
    dump = positions(title)[at].dump()
    before = whole(positions(title)[at])
    part = data.draw(st.sampled_from(sorted(dump)))
    if data.draw(st.booleans()):
        del dump[part]
    else:
        dump[part] = data.draw(anything)
    play_if_accepted(game, dump)
    assert whole(positions(title)[at]) == before


@every_title
@settings(patient, max_examples=examples(300))
@given(data=st.data(), at=st.integers(0, 3))
def test_a_dump_with_a_wrong_number_is_refused_or_can_be_played(
    title: str, data: st.DataObject, at: int
) -> None:
    dump = copy.deepcopy(positions(title)[at].dump())
    fields = dump["table"]
    name = data.draw(st.sampled_from(sorted(fields)))
    value = data.draw(st.integers(-3, 60) | st.sampled_from([127, -128, 255, 32767, 2**31 - 1]))
    holder, key = fields, name
    while isinstance(holder[key], list):
        holder, key = holder[key], data.draw(st.integers(0, len(holder[key]) - 1))
    holder[key] = value
    play_if_accepted(carrack.load(title), dump)


def play_if_accepted(game: carrack.Game, dump: Any) -> None:
    """BadRecord or BadOption; or the state is sound enough to play on from it."""
    error = refusal_of(lambda: game.restore(dump), BadRecord, BadOption)
    if error is not None:
        assert is_sentence(error)
        return
    state, luck = game.restore(dump), Random(1)
    for _ in range(40):
        if state.is_over:
            break
        seat = luck.choice(state.actors)
        state.apply(seat, luck.choice(state.legal(seat)))
        for viewer in (None, *range(state.seats)):
            json.dumps([state.view(viewer), state.events(viewer)])


# ---- records ----


@cache
def record_text(title: str) -> str:
    game = carrack.load(title)
    play = Play.begin(
        game, seats=game.min_seats, seed=3, options=limited(title), clock=lambda: "then"
    )
    luck = Random(3)
    while not play.state.is_over and len(play.rows) < 25:
        seat = luck.choice(play.state.actors)
        play.apply(seat, luck.choice(play.state.legal(seat)))
    return play.record.text()


def reads(content: bytes) -> bool:
    """Whether it is a record that replays; anything but BadRecord would be an error here."""
    error = refusal_of(lambda: list(replay(read(content))), BadRecord)
    if error is None:
        return True
    assert isinstance(error, BadRecord)
    assert error.code.startswith("record.")
    assert is_sentence(error)
    assert error.line <= content.count(b"\n") + 1
    return False


@patient
@given(content=st.binary(max_size=200))
def test_no_bytes_break_the_reader(content: bytes) -> None:
    assert not reads(content)
    assert not reads(b'{"carrack":"record","version":1,' + content)


@patient
@given(lines=st.lists(json_values, max_size=4))
def test_no_json_lines_break_the_reader(lines: list[Any]) -> None:
    assert not reads("".join(json.dumps(line) + "\n" for line in lines).encode())


@every_title
@patient
@given(data=st.data())
def test_a_changed_byte_is_noticed(title: str, data: st.DataObject) -> None:
    content = record_text(title).encode()
    at = data.draw(st.integers(0, len(content) - 1))
    new = data.draw(st.binary(max_size=3))
    end = data.draw(st.integers(at, min(at + 3, len(content))))
    changed = content[:at] + new + content[end:]
    if reads(changed):
        assert read(changed) == read(content)  # only white space differs


@every_title
@patient
@given(data=st.data())
def test_a_cut_or_reordered_file_is_noticed(title: str, data: st.DataObject) -> None:
    lines = record_text(title).splitlines(keepends=True)
    shuffled = data.draw(st.lists(st.sampled_from(lines), max_size=len(lines)))
    content = "".join(shuffled).encode()
    if reads(content):
        assert shuffled == lines[: len(shuffled)]
    cut = data.draw(st.integers(0, len(record_text(title)) - 2))
    if reads(content[:cut]):
        assert record_text(title).encode().startswith(content[:cut])


@every_title
@settings(patient, max_examples=examples(150))
@given(data=st.data())
def test_a_forged_line_is_refused_in_a_sentence(
    title: str, data: st.DataObject, tmp_path_factory: pytest.TempPathFactory
) -> None:
    lines = [json.loads(line) for line in record_text(title).splitlines()]
    line = data.draw(st.sampled_from(lines[:6]))
    key = data.draw(st.sampled_from([*sorted(line), "undo", "action"]))
    value = data.draw(json_values | names_of_actions(title))
    before = line.get(key)
    line[key] = value
    try:
        content = forged(lines)
    except (ValueError, TypeError):  # NaN and what JSON cannot carry
        return
    if reads(content):
        harmless = key in ("time", "started", "players", "chain")
        assert harmless or json.dumps(before) == json.dumps(value)
    else:
        path = tmp_path_factory.mktemp("forged") / "game.jsonl"
        refused_and_untouched(path, content)


def forged(lines: list[dict[str, Any]]) -> bytes:
    """The lines with a chain that fits."""
    before, content = "", b""
    for line in lines:
        rest = {name: value for name, value in line.items() if name != "chain"}
        before = chain(before, rest)
        content += written({**rest, "chain": before})
    return content


def refused_and_untouched(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with pytest.raises(BadRecord):
        Play.resume(path)
    assert path.read_bytes() == content


# ---- macau_cards: every reason for a refusal ----

REFUSALS: dict[str, tuple[int, dict[str, Any]]] = {
    "seat.unknown": (3, {}),
    "seat.not_acting": (3, {}),
    "action.unknown": (3, {}),
    "phase.wrong": (3, {}),
    "card.not_held": (3, {}),
    "card.does_not_fit": (3, {}),
    "card.does_not_answer": (3, {}),
    "card.does_not_continue": (3, {}),
    "card.does_not_cover": (3, {"variant": "tel_aviv"}),
    "card.not_the_drawn_one": (3, {"variant": "tel_aviv"}),
    "card.not_as_last": (3, {"last_card": "no_action", "hand_size_by_players": {"3": 1}}),
    "card.joker_role": (3, {}),
    "draw.under_attack": (3, {}),
    "draw.card_fits": (3, {"voluntary_draw": False}),
    "draw.nothing_left": (10, {"num_decks": 1}),
    "pass.can_draw": (3, {}),
    "accept.no_attack": (3, {}),
    "call.suit_in_play": (3, {}),
    "call.not_held": (3, {}),
    "call.not_callable": (3, {}),
    "call.has_choice": (3, {}),
    "call.same_again": (3, {}),
    "call.duty": (3, {}),
    "macau.not_now": (3, {}),
    "multi_macau.not_now": (3, {}),
    "catch.not_exposed": (3, {}),
    "challenge.not_now": (3, {}),
}


@pytest.mark.parametrize("code", REFUSALS)
def test_macau_cards_has_a_sentence_for(code: str) -> None:
    seats, options = REFUSALS[code]
    state, seat, action = refusal_with(code, seats, options)
    before = whole(state)
    with pytest.raises(IllegalAction) as caught:
        state.apply(seat, action)
    assert caught.value.code == code
    assert is_sentence(caught.value)
    assert whole(state) == before


def refusal_with(code: str, seats: int, options: dict[str, Any]) -> tuple[State, int, int]:
    """The first moment of random games in which an action is refused for this reason."""
    game = carrack.load("macau_cards")
    for seed in range(40):
        state = game.new(seats=seats, seed=seed, options={"turn_limit": 40, **options})
        luck = Random(seed)
        while not state.is_over:
            for seat, action in attempts(state, code):
                if game.refusal(state, seat, action).code == code:
                    return state, seat, action
            state.apply(state.to_move, luck.choice(state.legal(state.to_move)))
    raise AssertionError(f"nothing was refused with {code}")


def attempts(state: State, code: str) -> list[tuple[int, int]]:
    """What to try for this reason: a stranger, somebody else, or all that is not legal."""
    if code.startswith("seat."):
        return [(state.seats, 106), ((state.to_move + 1) % state.seats, 106)]
    seat = state.to_move
    legal = state.legal(seat)
    groups = {
        "action": range(144, 146),
        "card": range(106),
        "draw": [106],
        "pass": [110],
        "accept": [107],
        "call": [*range(111, 130), 143],
        "macau": [130],
        "multi_macau": [131],
        "catch": range(132, 141),
        "challenge": [141],
        "phase": [108, 109],
    }
    return [(seat, action) for action in groups[code.split(".")[0]] if action not in legal]
