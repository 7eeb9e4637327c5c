cpdef void copy_block(object to, object source, Py_ssize_t start, Py_ssize_t size) noexcept nogil
cpdef int small(object value)
cpdef int lowest(unsigned long long bits) noexcept nogil
cpdef double square_root(double value) noexcept nogil
cpdef double exponential(double value) noexcept nogil
