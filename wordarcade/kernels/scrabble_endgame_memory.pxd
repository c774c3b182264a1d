# The C types of scrabble_endgame_memory.py, which the interpreter never sees.
cimport cython

cdef unsigned int LOWER, UPPER, PROVEN, _DEPTH_BITS, _ENTRY, _UPPER_SHIFT, _LOWER_SHIFT
cdef unsigned long long _BOUND
cdef int _BIAS

@cython.final
cdef class EndgameMemory:
    cdef unsigned long long[::1] _memo
    cdef unsigned int _entries
    cdef unsigned long long move
    cdef int lower, upper
    cdef unsigned int lower_depth, upper_depth

    @cython.locals(
        entry=cython.ulonglong, move=cython.ulonglong, bounds=cython.ulonglong,
    )
    cdef unsigned long long known_move(self, unsigned long long key) noexcept nogil

    @cython.locals(
        entry=cython.ulonglong, move=cython.ulonglong, bounds=cython.ulonglong,
    )
    cdef bint find(self, unsigned long long key) noexcept nogil

    @cython.locals(
        entry=cython.ulonglong, best=cython.ulonglong, bounds=cython.ulonglong,
        lower=cython.ulonglong, upper=cython.ulonglong, of_lower=cython.ulonglong,
        of_upper=cython.ulonglong, mine=cython.ulonglong,
    )
    cdef void remember(
        self, unsigned long long key, unsigned long long move, unsigned int depth, int value,
        bint is_lower, bint is_upper, unsigned int proofs,
    ) noexcept nogil
