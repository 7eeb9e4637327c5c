cimport cython

from carrack.kernel.state cimport State

cdef unsigned long long MASK32
cdef unsigned long long MASK64
cdef unsigned long long MULTIPLIER
cdef unsigned long long GOLDEN
cdef unsigned long long MIX_A
cdef unsigned long long MIX_B
cdef int STREAMS

cpdef unsigned long long mix(unsigned long long value) noexcept nogil
cpdef void seed_streams(State g, unsigned long long seed) noexcept nogil

@cython.locals(old="unsigned long long", bits="unsigned long long", turn="unsigned long long")
cpdef unsigned long long next_number(State g, int stream) noexcept nogil

@cython.locals(product="unsigned long long", rest="unsigned long long", uneven="unsigned long long")
cpdef int roll(State g, int stream, unsigned long long sides) noexcept nogil
