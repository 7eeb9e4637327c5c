"""Chance: several independent streams inside the state, so that one kind of luck never shifts
another.

There are two kinds. Playouts, samples and environments draw from PCG-XSH-RR 64/32 (M. E. O'Neill,
2014): 64 bits of state for each stream, 32 bits a number, very fast, and to be computed from some
of its numbers by whoever tries. So games that people play draw from ChaCha20 (RFC 8439): each
stream has a key of 256 bits, and `chance` counts the numbers drawn so far.
"""

# compiled, small

from __future__ import annotations

import struct
from hashlib import blake2b
from typing import TYPE_CHECKING

from carrack.kernel.limits import (
    BLOCK_WORDS,
    GOLDEN,
    KEY_BYTES,
    KEY_PARTS,
    MASK32,
    MASK64,
    MIX_A,
    MIX_B,
    MULTIPLIER,
    STREAMS,
)
from carrack.kernel.widths import Bits

if TYPE_CHECKING:
    from carrack.kernel.state import State

__all__ = [
    "forget_keys",
    "give_stream_key",
    "key_streams",
    "keystream_block",
    "mix",
    "next_number",
    "roll",
    "seed_streams",
    "stream_key",
    "stream_keys",
    "take_keys",
]

KEY = struct.Struct(f"<{KEY_PARTS}Q")


def mix(value: Bits) -> Bits:
    """Scatter the bits of a number (the finalizer of SplitMix64)."""
    value = ((value ^ (value >> 30)) * MIX_A) & MASK64
    value = ((value ^ (value >> 27)) * MIX_B) & MASK64
    return value ^ (value >> 31)


def seed_streams(g: State, seed: Bits) -> None:
    """Start every stream of the fast generator from one seed."""
    if g.keyed:
        forget_keys(g)
    for stream in range(STREAMS):
        seed = (seed + GOLDEN) & MASK64
        g.chance[stream] = mix(seed)


def next_number(g: State, stream: int) -> Bits:  # inline
    """The next 32 random bits of a stream."""
    if g.keyed:
        return next_of_key(g, stream)
    old: Bits = g.chance[stream]
    g.chance[stream] = (old * MULTIPLIER + (2 * stream + 1)) & MASK64
    bits: Bits = (((old >> 18) ^ old) >> 27) & MASK32
    turn: Bits = old >> 59
    return ((bits >> turn) | (bits << ((32 - turn) & 31))) & MASK32


def roll(g: State, stream: int, sides: Bits) -> int:  # inline
    """A fair number from 0 to sides - 1 (Lemire's method: multiply, and throw away the uneven
    rest).
    """
    product: Bits = next_number(g, stream) * sides
    rest: Bits = product & MASK32
    if rest < sides:
        uneven = (MASK32 + 1 - sides) % sides
        while rest < uneven:
            product = next_number(g, stream) * sides
            rest = product & MASK32
    return product >> 32


# ---- ChaCha20, for games that people play ----


def key_streams(g: State, key: bytes) -> None:
    """Start every stream from one key of 256 bits: each has a key of its own, made by BLAKE2b, and
    none of them tells anything of another.
    """
    for stream in range(STREAMS):
        give_stream_key(g, stream, stream_key(key, stream))
        g.chance[stream] = 0


def stream_key(key: bytes, stream: int) -> bytes:
    """The key of one stream.

    >>> stream_key(bytes(32), 0).hex()[:16]
    'e0c077a4193e4737'
    """
    name = b"stream %d" % stream
    return blake2b(name, digest_size=KEY_BYTES, key=key, person=b"carrack chance").digest()


def give_stream_key(g: State, stream: int, key: bytes) -> None:
    """Let one stream draw from this key; the others must have one, too."""
    parts = KEY.unpack(key)
    for i in range(KEY_PARTS):
        g.keys[stream][i] = parts[i]
    g.keyed = True
    g.block_number = 0


def stream_keys(g: State) -> list[bytes]:
    """The keys of all streams: as secret as what will be drawn from them."""
    return [KEY.pack(*[g.keys[k][i] for i in range(KEY_PARTS)]) for k in range(STREAMS)]


def take_keys(g: State, other: State) -> None:
    """Draw from the same keys as another state. Its block is not copied: it is made anew."""
    for stream in range(STREAMS):
        for i in range(KEY_PARTS):
            g.keys[stream][i] = other.keys[stream][i]
    g.keyed = True
    g.block_number = 0


def forget_keys(g: State) -> None:
    """Back to the fast generator; nothing of the keys stays in memory."""
    for stream in range(STREAMS):
        for i in range(KEY_PARTS):
            g.keys[stream][i] = 0
    for i in range(BLOCK_WORDS):
        g.block[i] = 0
    g.keyed = False
    g.block_number = 0


def next_of_key(g: State, stream: int) -> Bits:
    """The next number of a keyed stream; the block it comes from is kept for those that follow."""
    drawn: Bits = g.chance[stream]
    g.chance[stream] = (drawn + 1) & MASK64
    block: Bits = drawn >> 4
    number: Bits = block * STREAMS + stream + 1
    if g.block_number != number:
        make_block(g, stream, block, 0)
        g.block_number = number
    return g.block[drawn & 15]


def make_block(g: State, stream: int, counter: Bits, nonce: Bits) -> None:
    """The block function of RFC 8439, 2.3: ten times a round of columns and one of diagonals.

    The four words behind the key are the counter and the nonce, 64 bits each. The RFC counts in the
    first word alone and calls the other three the nonce.
    """
    for i in range(BLOCK_WORDS):
        g.block[i] = word_before(g, stream, counter, nonce, i)
    for _ in range(10):
        for i in range(4):
            quarter_round(g, i, 4 + i, 8 + i, 12 + i)
        for i in range(4):
            quarter_round(g, i, 4 + ((i + 1) & 3), 8 + ((i + 2) & 3), 12 + ((i + 3) & 3))
    for i in range(BLOCK_WORDS):
        g.block[i] = (g.block[i] + word_before(g, stream, counter, nonce, i)) & MASK32


def word_before(g: State, stream: int, counter: Bits, nonce: Bits, i: int) -> Bits:
    """One of the sixteen words that a block is made of: "expand 32-byte k", key, counter, nonce."""
    word: Bits = nonce
    if i == 0:
        word = 0x61707865
    elif i == 1:
        word = 0x3320646E
    elif i == 2:
        word = 0x79622D32
    elif i == 3:
        word = 0x6B206574
    elif i < 12:
        word = g.keys[stream][(i - 4) >> 1]
    elif i < 14:
        word = counter
    return (word >> 32 if i & 1 and i > 3 else word) & MASK32


def quarter_round(g: State, a: int, b: int, c: int, d: int) -> None:
    """RFC 8439, 2.1: add, compare, turn; four times."""
    g.block[a] = (g.block[a] + g.block[b]) & MASK32
    g.block[d] = turned(g.block[d] ^ g.block[a], 16)
    g.block[c] = (g.block[c] + g.block[d]) & MASK32
    g.block[b] = turned(g.block[b] ^ g.block[c], 12)
    g.block[a] = (g.block[a] + g.block[b]) & MASK32
    g.block[d] = turned(g.block[d] ^ g.block[a], 8)
    g.block[c] = (g.block[c] + g.block[d]) & MASK32
    g.block[b] = turned(g.block[b] ^ g.block[c], 7)


def turned(word: Bits, bits: Bits) -> Bits:  # inline
    """32 bits turned to the left."""
    return ((word << bits) | (word >> (32 - bits))) & MASK32


def keystream_block(g: State, stream: int, counter: Bits, nonce: Bits) -> list[int]:
    """A block as a list, for who compares it with the RFC."""
    make_block(g, stream, counter, nonce)
    g.block_number = 0
    return [g.block[i] for i in range(BLOCK_WORDS)]
