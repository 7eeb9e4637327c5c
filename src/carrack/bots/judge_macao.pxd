cimport cython

from carrack.bots.judge cimport Judge, Values, Weights
from carrack.bots.net_macao cimport Net, estimate
from carrack.games.macao.state cimport Table
from carrack.kernel.chance cimport roll
from carrack.kernel.memory cimport exponential
from carrack.kernel.state cimport State

cdef int LAST_ROUND, OVER, SETUP
cdef double RARE, SPREAD, SPREAD_A_ROUND

cdef class TitleJudge(Judge):
    cdef readonly Net net
    cdef Table twin
    cdef Weights weights

    cpdef int pick(self, Table state, int seat, double part)
    cpdef double worth(self, Table state, int seat)

cdef int stage_of(Table g, int seat) noexcept nogil
@cython.locals(j="int", card="int", i="int")
cdef void shuffle_stack(Table g) noexcept nogil
@cython.locals(best="double", i="int")
cdef void weigh_all(TitleJudge judge, Table g, int seat, Weights weights) noexcept nogil
@cython.locals(total="double", i="int")
cdef int drawn(Table g, Weights weights, double part) noexcept nogil
@cython.locals(best="double", spread="double", total="double", seat="int")
cdef void judge_all(TitleJudge judge, Table g, Values values) noexcept nogil
