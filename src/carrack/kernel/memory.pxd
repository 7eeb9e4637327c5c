cdef extern from *:
    bint COMPILED "(1)"

cdef extern from *:
    """
    /* The number of the lowest bit that is set, in one instruction; 0 for none. */
    #if defined(_MSC_VER)
    #include <intrin.h>
    static __inline int carrack_lowest(unsigned long long bits) {
        unsigned long place;
        return _BitScanForward64(&place, bits) ? (int) place : 0;
    }
    #else
    static inline int carrack_lowest(unsigned long long bits) {
        return bits ? __builtin_ctzll(bits) : 0;
    }
    #endif
    """
    int lowest "carrack_lowest"(unsigned long long bits) noexcept nogil

cpdef void clear_block(object g, Py_ssize_t start, Py_ssize_t size) noexcept nogil
cpdef void copy_block(object to, object source, Py_ssize_t start, Py_ssize_t size) noexcept nogil
cpdef int small(object value)
cdef int places_of(signed char *numbers, int value, int count, short *places) noexcept nogil
cpdef double square_root(double value) noexcept nogil
cpdef double exponential(double value) noexcept nogil
cpdef size_t reserve(size_t count, size_t size) except 0
cpdef void release(size_t numbers) noexcept nogil
cpdef size_t numbers_of(object array) except 0
cpdef size_t place_of(object thing) except 0
cpdef size_t new_lock() except 0
cpdef void take_lock(size_t lock) noexcept nogil
cpdef void give_lock(size_t lock) noexcept nogil
cpdef void drop_lock(size_t lock) noexcept
