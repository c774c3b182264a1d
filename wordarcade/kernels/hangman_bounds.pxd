# The C types of hangman_bounds.py, which the interpreter never sees.
cimport cython

cdef unsigned int _UNKNOWN

@cython.final
cdef class HangmanBounds:
    cdef unsigned long long[::1] _keys, refutations
    cdef unsigned char[::1] lowers, uppers
    cdef readonly unsigned int entries

    @cython.locals(entry=cython.uint)
    cdef unsigned int recall(self, unsigned long long key) noexcept nogil

    @cython.locals(entry=cython.uint, other=cython.uint)
    cdef unsigned int remember(self, unsigned long long key) noexcept nogil
