"""Sizes that are fixed when the kernel is compiled."""

STREAMS = 4  # kinds of luck a title can keep apart
MAX_MOVES = 512  # legal actions of one seat at one moment
MAX_NOTES = 512  # events of one step
NOTE_WIDTH = 6  # kind, seat, a, b, c, cause
MAX_SEATS = 10
NOBODY = -1
INT_MAX = 0x7FFFFFFF
MASK32 = 0xFFFFFFFF
MASK64 = 0xFFFFFFFFFFFFFFFF
KEY_BYTES = 32  # of the key that a game for people draws its luck from
KEY_PARTS = 4  # numbers of 64 bits in such a key
BLOCK_WORDS = 16  # numbers of 32 bits that ChaCha20 makes at once

# Of the random numbers, see chance.py
MULTIPLIER = 6364136223846793005
GOLDEN = 0x9E3779B97F4A7C15
MIX_A = 0xBF58476D1CE4E5B9
MIX_B = 0x94D049BB133111EB
