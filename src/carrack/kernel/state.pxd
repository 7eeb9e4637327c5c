cimport cython

from carrack.kernel.memory cimport copy_block, small

cdef bint COMPILED

cdef class Notes:
    cdef public int count
    cdef public int lost
    cdef int[512][6] rows

    cpdef list listed(self)

cdef class State:
    cdef public object game
    cdef Notes notes
    cdef unsigned long long[4] chance
    cdef readonly int seats
    cdef int decision_number
    cdef int undo_seat
    cdef int undo_steps
    cdef int agreed_steps
    cdef readonly int block_start
    cdef readonly int block_size
    cdef int move_count
    cdef bint noting
    cdef readonly bint native
    cdef short[512] moves

    cdef void begin(self) noexcept nogil
    cdef int mover(self) noexcept nogil
    cdef bint waits(self, int seat) noexcept nogil
    cdef int fill_legal(self, int seat) noexcept nogil
    cdef void advance(self, int seat, int action) noexcept nogil
    cdef int place(self, int seat) noexcept nogil
    cdef void copy_from(self, State other) noexcept nogil

    @cython.locals(copy=State)
    cpdef State clone(self)
    cpdef State blank(self)
    cpdef share(self, State other)

    @cython.locals(number="int", count="int", i="int")
    cpdef list legal(self, object seat)
    @cython.locals(who="int", what="int")
    cpdef apply(self, object seat, object action)

    cdef _note_anew(self)
    cdef bint _is_waiting(self, int seat) except -1
    @cython.locals(count="int", i="int")
    cdef bint _is_offered(self, int seat, int action) except -1
    cdef list _plain_legal(self, int seat)
    cdef _copy_plain(self, State copy)
    cdef bytes _block(self)

cpdef void clear_moves(State g) noexcept nogil  # inline
cpdef void offer(State g, int action) noexcept nogil  # inline
cpdef void offer_each(State g, int first, int chosen, int count) noexcept nogil  # inline
cpdef void note(State g, int kind, int seat, int a, int b, int c, int cause) noexcept nogil  # inline
cpdef void open_decision(State g) noexcept nogil  # inline
cpdef void keep_undo(State g, int seat) noexcept nogil  # inline
cpdef void pass_on(State g) noexcept nogil  # inline
cpdef void end_undo(State g) noexcept nogil  # inline
