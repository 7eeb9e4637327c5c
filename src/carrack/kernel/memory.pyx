"""A state's fields as one block, in the compiled build: the memory of the C members (see memory.py).

A title's class declares its tables first (one pointer) and its numbers after it, so the block runs from
behind that pointer to the end of the object. Padding is zero from the start and stays so.
"""

from cpython.buffer cimport PyBUF_C_CONTIGUOUS, PyBUF_WRITABLE, PyBuffer_Release, PyObject_GetBuffer
from cpython.long cimport PyLong_AsLongAndOverflow
from cpython.pythread cimport (
    PyThread_acquire_lock,
    PyThread_allocate_lock,
    PyThread_free_lock,
    PyThread_release_lock,
    PyThread_type_lock,
    NOWAIT_LOCK,
    WAIT_LOCK,
)
from libc.limits cimport INT_MAX
from libc.math cimport exp, sqrt
from libc.stdlib cimport calloc, free
from libc.string cimport memcpy, memset

from carrack.kernel.layout import add_fields, write_fields
from carrack.kernel.limits import MAX_MOVES

from carrack.kernel.state cimport State

cdef extern from *:
    """
    /* Which of sixteen numbers are this one, as bits; every x86 of 64 bits compares them at once. */
    #if defined(__SSE2__)
    #include <emmintrin.h>
    static inline unsigned long long equal_of_16(const signed char *numbers, int value) {
        __m128i all = _mm_loadu_si128((const __m128i *) numbers);
        return (unsigned) _mm_movemask_epi8(_mm_cmpeq_epi8(all, _mm_set1_epi8((char) value)));
    }
    #else
    static inline unsigned long long equal_of_16(const signed char *numbers, int value) {
        unsigned bits = 0;
        for (int i = 0; i < 16; i++) bits |= (unsigned) (numbers[i] == value) << i;
        return bits;
    }
    #endif
    """
    unsigned long long equal_of_16(const signed char *numbers, int value) noexcept nogil

cdef enum:
    LOOKS = 4000  # at a lock, before sleeping

globals()["COMPILED"] = True  # declared as a number of the C compiler

def block_start(kind, layout):
    """Where the block begins inside the object; the sizes are checked against the layout."""
    start = kind.__basicsize__ - layout.size
    own = next(base for base in kind.__mro__ if "LAYOUT" in vars(base))
    expected = own.__base__.__basicsize__ + sizeof(void *)
    if start != expected or own.__basicsize__ != kind.__basicsize__:
        raise TypeError(f"{kind.__name__}: the C struct and LAYOUT differ by {start - expected} bytes")
    return start


def prepare(State g):
    """New objects are zero; only a plain Python title needs its fields as attributes."""
    if not g.native:
        add_fields(g, type(g).LAYOUT)


cdef class Moves:
    """The list of legal actions of a plain Python title, whose C member Python does not see."""

    cdef State g

    def __len__(self):
        return MAX_MOVES

    def __getitem__(self, int at):
        return self.g.moves[_checked_move(at)]

    def __setitem__(self, int at, short action):
        self.g.moves[_checked_move(at)] = action


cdef int _checked_move(int at) except -1:
    if not 0 <= at < MAX_MOVES:
        raise IndexError(f"there is no place {at} in a list of {MAX_MOVES} legal actions")
    return at


def _moves_of(State g):
    """The legal actions, to read and to write, as the list is that the pure build has."""
    cdef Moves moves = Moves.__new__(Moves)
    moves.g = g
    return moves


def open_moves(kind):
    """Let the Python methods of a title see `moves`, as they do in the pure build."""
    kind.moves = property(_moves_of)


def prepare_scratch(holder):
    """Nothing to do: new objects are zero."""


cpdef void copy_block(object to, object source, Py_ssize_t start, Py_ssize_t size) noexcept nogil:
    """Make all fields of one state equal to those of another."""
    memcpy(<char *> <void *> to + start, <char *> <void *> source + start, size)


cpdef void clear_block(object g, Py_ssize_t start, Py_ssize_t size) noexcept nogil:
    """All fields zero again, as they are before `begin`."""
    memset(<char *> <void *> g + start, 0, size)


def read_block(State g):
    """The fields as bytes, the same in both builds."""
    return (<char *> <void *> g + g.block_start)[: g.block_size]


def write_block(State g, bytes block):
    """Make the fields what these bytes say."""
    if len(block) != g.block_size:
        raise ValueError(f"a block of {g.block_size} bytes is needed, not {len(block)}")
    memcpy(<char *> <void *> g + g.block_start, <char *> block, g.block_size)


def write_numbers(holder, layout, values):
    """Give an object that is no state its numbers, once: its last members, in the order of the layout.

    A plain Python class gets them as attributes."""
    cdef bytes block = layout.pack(values)
    cdef Py_ssize_t start = type(holder).__basicsize__ - len(block)
    if hasattr(holder, "__dict__"):
        write_fields(holder, layout, block)
        return
    memcpy(<char *> <void *> holder + start, <char *> block, len(block))


def python_lowest(unsigned long long bits):
    """The number of the lowest bit that is set; 0 for none."""
    return lowest(bits)


globals()["lowest"] = python_lowest  # declared as a function of C


cdef int places_of(signed char *numbers, int value, int count, short *places) noexcept nogil:
    """Write down where among `count` numbers this one stands, in ascending order; how often."""
    cdef int found = 0
    cdef int first
    cdef unsigned long long equal
    for first in range(0, count, 64):
        equal = equal_to(numbers, value, first, min(first + 64, count))
        while equal != 0:
            places[found] = first + lowest(equal)
            found += 1
            equal &= equal - 1
    return found


cdef inline unsigned long long equal_to(signed char *numbers, int value, int first, int end) noexcept nogil:
    """A bit for each of up to 64 numbers, set where it is this one: no branch depends on them."""
    cdef unsigned long long equal = 0
    cdef unsigned long long last
    cdef int at = first
    while at + 16 <= end:
        equal |= equal_of_16(numbers + at, value) << (at - first)
        at += 16
    if at < end and end >= 16:  # the last sixteen, of which some were compared before
        last = equal_of_16(numbers + end - 16, value) >> (at + 16 - end)
        return equal | last << (at - first)
    for at in range(at, end):
        equal |= <unsigned long long> (numbers[at] == value) << (at - first)
    return equal


cpdef int small(object value):
    """A seat or an action as a number; -1 for whatever is none or does not fit."""
    cdef int overflow = 0
    cdef long number
    if type(value) is not int:
        return -1
    number = PyLong_AsLongAndOverflow(value, &overflow)
    return number if not overflow and 0 <= number <= INT_MAX else -1


cpdef double square_root(double value) noexcept nogil:
    return sqrt(value)


cpdef double exponential(double value) noexcept nogil:
    return exp(value)


cpdef size_t reserve(size_t count, size_t size) except 0:
    """Room for so many numbers, all zero: what is never touched costs nothing."""
    cdef void *found = calloc(count, size)
    if found == NULL:
        raise MemoryError
    return <size_t> found


cpdef void release(size_t numbers) noexcept nogil:
    free(<void *> numbers)


cpdef size_t numbers_of(object array) except 0:
    """Where the numbers of an array lie. Whoever asks keeps the array, and nobody may resize it."""
    cdef Py_buffer found
    PyObject_GetBuffer(array, &found, PyBUF_C_CONTIGUOUS | PyBUF_WRITABLE)
    cdef size_t address = <size_t> found.buf
    PyBuffer_Release(&found)
    return address


cpdef size_t place_of(object thing) except 0:
    """Where an object lies. Whoever asks keeps the object."""
    return <size_t> <void *> thing


cpdef size_t new_lock() except 0:
    """A lock that is taken: whoever takes it sleeps until it is given."""
    cdef PyThread_type_lock lock = PyThread_allocate_lock()
    if lock == NULL:
        raise MemoryError
    PyThread_acquire_lock(lock, WAIT_LOCK)
    return <size_t> lock


cpdef void take_lock(size_t lock) noexcept nogil:
    """Look for some ten microseconds before sleeping: to be woken up takes longer."""
    cdef int looked
    for looked in range(LOOKS):
        if PyThread_acquire_lock(<PyThread_type_lock> lock, NOWAIT_LOCK):
            return
    PyThread_acquire_lock(<PyThread_type_lock> lock, WAIT_LOCK)


cpdef void give_lock(size_t lock) noexcept nogil:
    PyThread_release_lock(<PyThread_type_lock> lock)


cpdef void drop_lock(size_t lock) noexcept:
    PyThread_free_lock(<PyThread_type_lock> lock)
