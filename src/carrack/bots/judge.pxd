cimport cython

from carrack.kernel.state cimport State

cdef class Weights:
    cdef double[512] at

cdef class Values:
    cdef double[10] chance
    cdef double[10] points

cdef class Judge:
    cdef readonly object game
    cdef readonly bint redeals
    cdef readonly double full
    cdef public double heat

    cdef int stage(self, State g, int seat) noexcept nogil
    cdef void weigh(self, State g, int seat, Weights weights) noexcept nogil
    @cython.locals(best="int", i="int")
    cdef int best_temptation(self, State g, int seat, bint fresh, Weights weights) noexcept nogil
    cdef void redeal(self, State g, int seat) noexcept nogil
    cdef void value(self, State g, Values values) noexcept nogil
