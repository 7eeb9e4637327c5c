from carrack.kernel.chance cimport roll
from carrack.kernel.state cimport State, clear_moves, end_undo, keep_undo, note, offer, open_decision

cdef int WALK, RUN, BREATHE, MOVED, BREATHED, DREW, CARDS, LARGEST, BREATHS, NOBODY

cdef class NativeRace(State):
    cdef readonly object t
    cdef int goal
    cdef short[4] square
    cdef short[4] card
    cdef short[4] breaths
    cdef short current
    cdef short breathed
    cdef short over

    cpdef State blank(self)

    cdef void begin(self) noexcept nogil
    cdef int mover(self) noexcept nogil
    cdef bint waits(self, int seat) noexcept nogil
    cdef int fill_legal(self, int seat) noexcept nogil
    cdef void advance(self, int seat, int action) noexcept nogil
    cdef int place(self, int seat) noexcept nogil
