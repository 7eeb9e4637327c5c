"""Where a state keeps its numbers, in the pure build: in nested lists.

`memory.pyx` beside this file holds the same functions for the compiled build, where the numbers
are C
members and lie in one block of memory. Nothing else in the project exists twice.
"""

from __future__ import annotations

from math import exp, sqrt
from threading import Lock
from typing import TYPE_CHECKING, Any

from carrack.kernel.layout import Layout, add_fields, copy_fields, read_fields, write_fields
from carrack.kernel.limits import INT_MAX

if TYPE_CHECKING:
    from carrack.kernel.state import State

COMPILED = False


def block_start(kind: type, layout: Layout) -> int:
    """Where the block begins inside the object; of no meaning for lists."""
    return 0


def prepare(g: State) -> None:
    """Give a new state its numbers, all zero."""
    prepare_scratch(g)
    add_fields(g, g.LAYOUT)


def prepare_scratch(holder: Any) -> None:
    """Give a new object the working memory that its class names in SCRATCH, all zero."""
    for kind in type(holder).__mro__:
        add_fields(holder, vars(kind).get("SCRATCH", ()))


def open_moves(kind: type) -> None:
    """Let the Python methods of a title see `moves`; here they do, it is an ordinary list."""


def copy_block(to: State, source: State, start: int, size: int) -> None:
    """Make all fields of one state equal to those of another."""
    copy_fields(to, source, to.LAYOUT)


def clear_block(g: State, start: int, size: int) -> None:
    """All fields zero again, as they are before `begin`."""
    add_fields(g, g.LAYOUT)


def read_block(g: State) -> bytes:
    """The fields as bytes, the same in both builds."""
    return read_fields(g, g.LAYOUT)


def write_block(g: State, block: bytes) -> None:
    """Make the fields what these bytes say."""
    if len(block) != g.LAYOUT.size:
        raise ValueError(f"a block of {g.LAYOUT.size} bytes is needed, not {len(block)}")
    write_fields(g, g.LAYOUT, block)


def write_numbers(holder: Any, layout: Layout, values: dict[str, Any]) -> None:
    """Give an object that is no state its numbers, once: printed figures."""
    write_fields(holder, layout, layout.pack(values))


def lowest(bits: int) -> int:
    """The number of the lowest bit that is set; 0 for none."""
    return (bits & -bits).bit_length() - 1 if bits else 0


def places_of(numbers: list[int], value: int, count: int, places: list[int]) -> int:
    """Write down where among `count` numbers this one stands, in ascending order; how often."""
    found, place = 0, -1
    while True:
        try:
            place = numbers.index(value, place + 1, count)
        except ValueError:
            return found
        places[found] = place
        found += 1


def reserve(count: int, size: int) -> Any:
    """Room for so many numbers, all zero; in the compiled build the address of C memory."""
    return [0] * count


def release(numbers: Any) -> None:
    """Give the room back."""


def numbers_of(array: Any) -> Any:
    """The numbers of an array, whatever its shape, one after the other."""
    flat = memoryview(array)
    return flat.cast("B").cast(flat.format) if flat.ndim > 1 else flat  # type: ignore[call-overload]


def place_of(thing: Any) -> Any:
    """The object itself; in the compiled build its address."""
    return thing


def square_root(value: float) -> float:
    return sqrt(value)


def exponential(value: float) -> float:
    return exp(value)


def small(value: object) -> int:
    """A seat or an action as a number; -1 for whatever is none or does not fit."""
    return value if type(value) is int and 0 <= value <= INT_MAX else -1


def new_lock() -> Any:
    """A lock that is taken: whoever takes it sleeps until it is given."""
    lock = Lock()
    lock.acquire()
    return lock


def take_lock(lock: Any) -> None:
    lock.acquire()


def give_lock(lock: Any) -> None:
    lock.release()


def drop_lock(lock: Any) -> None:
    """Give the lock itself back."""
