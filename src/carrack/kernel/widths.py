"""Names for numbers of another width than C's int, and for rows of numbers in C memory.

To Python and to type checkers they are `int` and lists. In the annotations of a compiled module
they say what the C compiler must know (see `carrack.compiling`).
"""

Bits = int  # 64 bits, never negative
Long = int  # 64 bits
Index = int  # a place in an array of any length
Address = int  # a place in memory

# Rows whose length is known only when the program runs; see `reserve` and `numbers_of` in memory.
Chars = list[int]  # 8 bits each
Shorts = list[int]  # 16 bits
Ints = list[int]  # 32 bits
Longs = list[int]
WideBits = list[int]
Addresses = list[int]
Floats = list[float]  # 32 bits
Doubles = list[float]
