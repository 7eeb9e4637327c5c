cimport cython

from carrack.bots.look_macao cimport Look
from carrack.bots.plan_macao cimport look_at
from carrack.games.macao.state cimport Table, cargo_size, wall_rank

cdef class Net:
    cdef readonly Look look
    cdef double[344][48] row
    cdef float[48] bias
    cdef float[48] out
    cdef double shift
    cdef double[80] number
    cdef int[80] used
    cdef int[64] on
    cdef int on_count
    cdef int[64] summed
    cdef int summed_count
    cdef double[48] base
    cdef double[48] hidden

@cython.locals(worth="double")
cdef double in_hand(Net net, Table g, int seat) noexcept nogil
cpdef double estimate(Net net, Table g, int seat) noexcept nogil
@cython.locals(a="int", b="int", c="int", d="int", x="double", y="double", z="double", w="double", count="int", result="double", h="int", i="int")
cdef double run(Net net) noexcept nogil
@cython.locals(count="int", i="int")
cdef int gather(Net net) noexcept nogil
@cython.locals(i="int")
cdef bint is_summed(Net net) noexcept nogil
@cython.locals(row="int", h="int", i="int")
cdef void sum_switches(Net net) noexcept nogil
cdef void switch(Net net, int row) noexcept nogil
@cython.locals(at="int", i="int")
cdef void fill_inputs(Net net, Table g, int seat) noexcept nogil
cdef int put(Net net, int at, double value) noexcept nogil
@cython.locals(at="int", kind="int", office="int")
cdef int fill_plain(Net net, Table g, int seat) noexcept nogil
@cython.locals(total="double", part="int", turn="int")
cdef int fill_parts(Net net, Table g, int at) noexcept nogil
@cython.locals(total="int", colors="int", color="int", pips="int")
cdef int fill_cubes(Net net, Table g, int seat, int at) noexcept nogil
