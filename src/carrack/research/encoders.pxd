cimport cython

from carrack.kernel.memory cimport numbers_of
from carrack.kernel.state cimport State

cdef class Paper:
    cdef readonly object array
    cdef short *at

cdef class Marks:
    cdef readonly object array
    cdef signed char *at

@cython.locals(out="short *", i="Py_ssize_t")
cpdef void clear(Paper paper, Py_ssize_t start, Py_ssize_t size) noexcept nogil
@cython.locals(out="signed char *", i="Py_ssize_t")
cpdef void mark_legal(State state, int count, Marks marks, Py_ssize_t start, Py_ssize_t actions) noexcept nogil

cdef class Encoder:
    cdef readonly object game
    cdef readonly int seats
    cdef readonly int size
    cdef readonly int actions
    cdef readonly object parts
    cdef readonly object version
    cdef readonly object low
    cdef readonly object high

    cdef void write(self, State g, int seat, Paper paper, Py_ssize_t start) noexcept nogil
    cpdef observe(self, State state, int seat)
    cpdef observe_into(self, State state, int seat, object out)
    cpdef mask(self, State state, int seat)
    cpdef mask_into(self, State state, int seat, object out)
    cpdef check(self, State state, int seat)
    cdef mark(self, State state, int seat, object out)
