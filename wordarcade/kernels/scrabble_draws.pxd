# The C types of scrabble_draws.py, which the interpreter never sees.
cimport cython

cdef unsigned long long _LOW, _ALL

cdef class Draws:
    cdef unsigned long long _seed
    cdef public unsigned long long drawn

    @cython.locals(mixed=cython.ulonglong)
    cpdef unsigned long long below(self, unsigned long long limit)
