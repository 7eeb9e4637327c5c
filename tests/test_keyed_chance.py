"""Luck from a key: the published cipher, streams that know nothing of each other, and no way from a
state that a bot may search on to the luck to come.
"""

from __future__ import annotations

import struct
from collections import Counter
from collections.abc import Iterator
from hashlib import blake2b
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import carrack
from carrack import BadOption, BadRecord, State
from carrack.kernel.chance import (
    give_stream_key,
    key_streams,
    keystream_block,
    next_number,
    roll,
    seed_streams,
    stream_key,
)
from carrack.kernel.limits import STREAMS

GAME = carrack.load("macau_cards")
KEY = bytes(range(32))
OTHER = bytes(reversed(range(32)))
keys = st.binary(min_size=32, max_size=32)


def keyed(key: bytes = KEY) -> State:
    """A state with fresh streams."""
    state = GAME.new(seats=2, key=key)
    key_streams(state, key)
    return state


def numbers(state: State, stream: int, count: int) -> list[int]:
    return [next_number(state, stream) for _ in range(count)]


# ---- the cipher ----

# RFC 8439: key, the words of counter and nonce, the block as it is written in memory.
VECTORS = {
    "2.3.2": (
        bytes(range(32)),
        (1, 0x09000000, 0x4A000000, 0),
        "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
        "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e",
    ),
    "A.1 #1": (
        bytes(32),
        (0, 0, 0, 0),
        "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
        "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586",
    ),
    "A.1 #2": (
        bytes(32),
        (1, 0, 0, 0),
        "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
        "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f",
    ),
    "A.1 #3": (
        bytes(31) + b"\x01",
        (1, 0, 0, 0),
        "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"
        "8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0",
    ),
    "A.1 #4": (
        b"\x00\xff" + bytes(30),
        (2, 0, 0, 0),
        "72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca"
        "13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096",
    ),
    "A.1 #5": (
        bytes(32),
        (0, 0, 0, 0x02000000),
        "c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c7"
        "8a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d",
    ),
}


@pytest.mark.parametrize("name", VECTORS)
def test_blocks_are_those_of_the_rfc(name: str) -> None:
    key, (first, second, third, fourth), wanted = VECTORS[name]
    state = keyed()
    for stream in range(STREAMS):
        give_stream_key(state, stream, key)
        block = keystream_block(state, stream, first | second << 32, third | fourth << 32)
        assert struct.pack("<16I", *block).hex() == wanted


def test_a_stream_is_the_keystream_of_its_own_key() -> None:
    state = keyed()
    for stream in range(STREAMS):
        wanted = [keystream_block(state, stream, counter, 0) for counter in range(4)]
        assert numbers(state, stream, 64) == [word for block in wanted for word in block]


def test_the_keys_of_the_streams_are_made_by_blake2b() -> None:
    for stream in range(STREAMS):
        name = f"stream {stream}".encode()
        hashed = blake2b(name, digest_size=32, key=KEY, person=b"carrack chance")
        assert stream_key(KEY, stream) == hashed.digest()
        assert keyed().dump()["keys"][stream] == hashed.hexdigest()


def test_both_builds_draw_the_same_numbers() -> None:
    state = keyed()
    drawn = [number for stream in range(STREAMS) for number in numbers(state, stream, 40)]
    text = " ".join(map(str, drawn)).encode()
    assert blake2b(text, digest_size=8).hexdigest() == "dba1f8bb05a42b0f"


# ---- streams ----


@given(key=keys, order=st.lists(st.integers(0, STREAMS - 1), max_size=120))
def test_what_one_stream_gives_never_shifts_another(key: bytes, order: list[int]) -> None:
    together, alone = keyed(key), keyed(key)
    drawn: dict[int, list[int]] = {stream: [] for stream in range(STREAMS)}
    for stream in order:
        drawn[stream].append(next_number(together, stream))
    for stream, found in drawn.items():
        assert found == numbers(alone, stream, len(found))


def test_streams_and_keys_have_nothing_in_common() -> None:
    found = [number for k in range(STREAMS) for number in numbers(keyed(), k, 500)]
    found += [number for k in range(STREAMS) for number in numbers(keyed(OTHER), k, 500)]
    assert len(set(found)) >= len(found) - 3  # in 32 bits two may meet by chance
    for first in range(STREAMS):
        for second in range(first):
            both = zip(numbers(keyed(), first, 500), numbers(keyed(), second, 500), strict=True)
            same = sum(32 - (a ^ b).bit_count() for a, b in both)
            assert abs(same - 8000) < 400  # of 16000 bits, half agree; 63 is one deviation


@pytest.mark.parametrize(("sides", "limit"), [(2, 10.8), (6, 20.5), (7, 22.5), (54, 90.6)])
def test_rolls_are_even(sides: int, limit: float) -> None:
    # The limit is what chi-square exceeds once in a thousand keys; this key is fixed.
    state, rolls = keyed(), 6000
    seen = Counter(roll(state, 1, sides) for _ in range(rolls))
    assert set(seen) == set(range(sides))
    expected = rolls / sides
    assert sum((count - expected) ** 2 / expected for count in seen.values()) < limit


def test_rolls_throw_the_uneven_rest_away() -> None:
    sides = 1431655766  # a third of 2**32 and a bit: every third number is thrown away
    state, drawn = keyed(), iter(numbers(keyed(), 2, 400))
    for _ in range(150):
        number = next(drawn)
        while number * sides % 2**32 < 2**32 % sides:
            number = next(drawn)
        assert roll(state, 2, sides) == number * sides >> 32
    assert next_number(state, 2) == next(drawn)


# ---- states ----


def walk(state: State, steps: int, seed: int = 1) -> Iterator[State]:
    """A game at random, state by state."""
    luck = Random(seed)
    for _ in range(steps):
        if state.is_over:
            return
        seat = state.to_move
        state.apply(seat, luck.choice(state.legal(seat)))
        yield state


TITLES = carrack.titles()


@pytest.mark.parametrize("title", TITLES)
def test_the_same_key_gives_the_same_game_and_another_another(title: str) -> None:
    game = carrack.load(title)
    first, same, other = (game.new(seats=2, key=key) for key in (KEY, KEY, OTHER))
    assert first.fingerprint() == same.fingerprint() != other.fingerprint()
    for one, two in zip(walk(first, 60), walk(same, 60), strict=True):
        assert one.fingerprint() == two.fingerprint()


@pytest.mark.parametrize("title", TITLES)
def test_a_keyed_state_is_saved_and_copied_with_its_luck(title: str) -> None:
    state = carrack.load(title).new(seats=2, key=KEY)
    for _ in walk(state, 25):
        pass
    for again in (state.clone(), state.game.restore(state.dump())):
        assert again.chance_kind == "keyed"
        assert again.fingerprint() == state.fingerprint()
        assert [numbers(again, k, 40) for k in range(STREAMS)] == [
            numbers(state.clone(), k, 40) for k in range(STREAMS)
        ]
    after = [one.fingerprint() for one in walk(state.clone(), 40)]
    assert after == [one.fingerprint() for one in walk(state.game.restore(state.dump()), 40)]


def test_a_copy_takes_the_kind_of_luck_with_it() -> None:
    fast, secret = GAME.new(seats=2, seed=1), GAME.new(seats=2, key=KEY)
    marks = fast.fingerprint(), secret.fingerprint()
    seed_streams(secret, 1)
    assert secret.chance_kind == "fast"
    assert "keys" not in secret.dump()
    key_streams(secret, KEY)
    assert secret.chance_kind == "keyed"
    assert marks == (fast.clone().fingerprint(), GAME.new(seats=2, key=KEY).fingerprint())


def test_the_fingerprint_covers_the_key_and_how_much_was_drawn() -> None:
    state, other = keyed(), keyed()
    give_stream_key(other, STREAMS - 1, bytes(32))
    drawn = keyed()
    next_number(drawn, 1)
    marks = [one.fingerprint() for one in (state, other, drawn)]
    assert len(set(marks)) == 3
    assert state.fingerprint() == keyed().fingerprint()


def test_a_fast_state_has_no_word_of_keys_in_its_dump() -> None:
    state = GAME.new(seats=2, seed=1)
    assert state.chance_kind == "fast"
    assert "keys" not in state.dump()


@pytest.mark.parametrize(
    "wrong", [["00" * 32], ["00" * 31] * 4, ["0g" * 32] * 4, [1, 2, 3, 4], "00" * 32, 7, None]
)
def test_a_dump_with_damaged_keys_is_refused(wrong: Any) -> None:
    dump = GAME.new(seats=2, key=KEY).dump() | {"keys": wrong}
    with pytest.raises(BadRecord) as caught:
        GAME.restore(dump)
    assert caught.value.code == "dump.damaged"


@pytest.mark.parametrize("key", [b"", bytes(31), bytes(33), "00" * 32, 7])
def test_a_key_has_32_bytes_and_is_never_shown(key: Any) -> None:
    with pytest.raises(BadOption) as caught:
        GAME.new(seats=2, key=key)
    assert caught.value.code == "option.key"
    assert str(caught.value) == "the key must be 32 bytes"


def test_luck_comes_from_a_seed_or_a_key() -> None:
    with pytest.raises(BadOption, match="not both"):
        GAME.new(seats=2, seed=1, key=KEY)
    with pytest.raises(BadOption, match="seed"):
        GAME.new(seats=2)


# ---- what a bot may search on ----


@pytest.mark.parametrize("title", TITLES)
def test_a_sample_never_has_the_key_and_does_not_foresee(title: str) -> None:
    game = carrack.load(title)
    state = game.new(seats=2, key=KEY)
    secrets = set(state.dump()["keys"]) | {KEY.hex()}
    for number, table in enumerate(walk(state, 12)):
        for seat in range(2):
            view = table.view(seat)
            assert not any(secret in repr(view) for secret in secrets)
            sample = game.sample(view, Random(number))
            assert sample.chance_kind == "fast"
            assert not any(secret in repr(sample.dump()) for secret in secrets)
            for stream in range(STREAMS):
                to_come = numbers(table.clone(), stream, 20)
                assert not set(to_come) & set(numbers(sample.clone(), stream, 20))


def test_a_table_once_keyed_begins_anew_from_a_seed() -> None:
    state = GAME.new(seats=2, key=KEY)
    state.start(3)
    assert state.chance_kind == "fast"
    assert state.fingerprint() == GAME.new(seats=2, seed=3).fingerprint()
