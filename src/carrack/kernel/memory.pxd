cpdef void clear_block(object g, Py_ssize_t start, Py_ssize_t size) noexcept nogil
cpdef void copy_block(object to, object source, Py_ssize_t start, Py_ssize_t size) noexcept nogil
cpdef int small(object value)
cpdef int lowest(unsigned long long bits) noexcept nogil
cdef int places_of(signed char *numbers, int value, int count, short *places) noexcept nogil
cpdef double square_root(double value) noexcept nogil
cpdef double exponential(double value) noexcept nogil
cpdef size_t reserve(size_t count, size_t size) except 0
cpdef void release(size_t numbers) noexcept nogil
cpdef size_t numbers_of(object array) except 0
cpdef size_t place_of(object thing) except 0
