cimport cython

from carrack.kernel.chance cimport mix, seed_streams
from carrack.kernel.memory cimport clear_block, numbers_of, place_of, release, reserve
from carrack.kernel.state cimport State, end_undo
from carrack.research.encoders cimport Encoder, Marks, Paper, mark_legal

cdef class Vector:
    cdef readonly Encoder encoder
    cdef readonly object observations
    cdef readonly object masks
    cdef readonly object rewards
    cdef readonly object dones
    cdef readonly object to_move
    cdef readonly object actions
    cdef readonly object seeds
    cdef object held
    cdef object lock
    cdef object workers
    cdef int workers_of
    cdef object parts
    cdef readonly int count
    cdef readonly int seats
    cdef readonly int seat
    cdef readonly bint shared
    cdef Paper paper
    cdef Marks marks
    cdef size_t *states
    cdef float *rewarded
    cdef signed char *ended
    cdef int *movers
    cdef long long *chosen
    cdef unsigned long long *deals
    cdef unsigned long long *luck
    cdef long long *done_games

    cdef make_arrays(self)
    cpdef begin_part(self, int first, int last)
    cpdef advance_part(self, int first, int last)
    cpdef choose_part(self, int first, int last)

@cython.locals(i="int")
cdef int first_illegal(Vector v) noexcept nogil
@cython.locals(i="int")
cdef bint is_listed(State g, long long action) noexcept nogil
@cython.locals(i="int")
cdef void begin_games(Vector v, int first, int last) noexcept nogil
cdef void begin_game(Vector v, State g, int i) noexcept nogil
@cython.locals(i="int")
cdef void advance_games(Vector v, int first, int last) noexcept nogil
cdef void advance_game(Vector v, State g, int i) noexcept nogil
cdef void deal(Vector v, State g, int i) noexcept nogil
@cython.locals(seat="int", count="int")
cdef void play_rivals(Vector v, State g, int i) noexcept nogil
@cython.locals(seat="int")
cdef void show(Vector v, State g, Py_ssize_t i) noexcept nogil
@cython.locals(seat="int")
cdef void clear_rewards(Vector v, Py_ssize_t i) noexcept nogil
@cython.locals(seat="int", other="int", place="int", sharing="int")
cdef void reward(Vector v, State g, Py_ssize_t i) noexcept nogil
@cython.locals(i="int")
cdef void choose_actions(Vector v, int first, int last) noexcept nogil
cdef void choose_action(Vector v, State g, int i) noexcept nogil
@cython.locals(luck="unsigned long long")
cdef int pick(Vector v, Py_ssize_t i, unsigned long long count) noexcept nogil
