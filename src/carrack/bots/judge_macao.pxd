cimport cython

from carrack.bots.judge cimport Judge, Values, Weights
from carrack.bots.net_macao cimport Net, estimate
from carrack.games.macao.state cimport Table
from carrack.kernel.chance cimport roll
from carrack.kernel.memory cimport exponential
from carrack.kernel.state cimport State

cdef double RARE, SPREAD, SPREAD_A_ROUND

cdef class TitleJudge(Judge):
    cdef readonly Net net
    cdef Table twin
    cdef Weights weights
    cdef int turn
    cdef int[3076] seen
    cdef double[3076] gain
    cdef double now
    cdef bint[512] sure

    cpdef int pick(self, Table state, int seat, double part)
    cpdef int pick_best(self, Table state, int seat, bint fresh)
    cpdef double worth(self, Table state, int seat)

cdef int stage_of(Table g, int seat) noexcept nogil
@cython.locals(j="int", card="int", i="int")
cdef void shuffle_stack(Table g) noexcept nogil
@cython.locals(best="double", i="int")
cdef void weigh_all(TitleJudge judge, Table g, int seat, Weights weights) noexcept nogil
cdef double try_out(TitleJudge judge, Table g, int seat, int action) noexcept nogil
@cython.locals(best="int", i="int")
cdef int find_best(TitleJudge judge, Table g, int seat, bint fresh, Weights weights) noexcept nogil
@cython.locals(action="int", i="int")
cdef void recall(TitleJudge judge, Table g, int seat, bint fresh, Weights weights) noexcept nogil
cdef void try_again(TitleJudge judge, Table g, int seat, int i, Weights weights) noexcept nogil
@cython.locals(total="double", i="int")
cdef int drawn(Table g, Weights weights, double part) noexcept nogil
@cython.locals(best="double", spread="double", total="double", seat="int")
cdef void judge_all(TitleJudge judge, Table g, Values values) noexcept nogil
