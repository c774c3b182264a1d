# The C types of scrabble_turns.py, which the interpreter never sees.
cimport cython

cdef unsigned int CAPITAL_A, DOT, QUESTION_MARK, RACK, SIZE, SMALL_A

cdef class StaticTurns:
    cdef object _finder
    cdef const unsigned int[::1] _values
    cdef readonly object parts, exchanged
    cdef readonly int score, equity

    @cython.locals(
        found=cython.bint, whole=cython.uint, kept=cython.uint, given=bytearray, tile=cython.uint,
    )
    cpdef make(self, bytearray board, bytearray rack, unsigned int in_bag, bytearray others)

    @cython.locals(points=cython.uint, tile=cython.uint)
    cpdef unsigned int worth(self, bytearray rack)

    @cython.locals(square=cython.uint, way=cython.uint, sign=cython.uint)
    cdef _lay(self, bytearray board, bytearray rack)
