cimport cython

from carrack.bots.judge cimport Judge, Values, Weights
from carrack.kernel.chance cimport seed_streams
from carrack.kernel.state cimport State

@cython.locals(weights=Weights, count="int", i="int")
cpdef list tempting(Judge judge, State g, int seat)
@cython.locals(values=Values, seat="int")
cpdef list chances(Judge judge, State g)
cpdef redeal(Judge judge, State g, int seat, unsigned long long luck)
