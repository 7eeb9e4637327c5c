cimport cython

from carrack.kernel.chance cimport mix, seed_streams
from carrack.kernel.state cimport State

cdef class Tally:
    cdef readonly long long decisions
    cdef readonly long long choices
    cdef unsigned long long luck
    cdef long long[10] wins

@cython.locals(luck="unsigned long long")
cpdef int pick(Tally tally, unsigned long long count) noexcept nogil
cpdef void play_natively(State state, Tally tally, unsigned long long seed) noexcept nogil
cpdef play_plainly(State state, Tally tally, unsigned long long seed)
cpdef play_games(State state, Tally tally, long long games, unsigned long long seed)
cpdef void run_natively(State state, Tally tally, long long games, unsigned long long seed) noexcept nogil
