cimport cython

from carrack.kernel.state cimport State

cpdef unsigned long long mix(unsigned long long value) noexcept nogil
cpdef void seed_streams(State g, unsigned long long seed) noexcept nogil

@cython.locals(old="unsigned long long", bits="unsigned long long", turn="unsigned long long")
cpdef unsigned long long next_number(State g, int stream) noexcept nogil  # inline

@cython.locals(product="unsigned long long", rest="unsigned long long", uneven="unsigned long long")
cpdef int roll(State g, int stream, unsigned long long sides) noexcept nogil  # inline
