# The C types of scrabble_samples.py, which the interpreter never sees.
cimport cython

cdef unsigned int BLANK, CAPITAL_A, QUESTION_MARK, RACK, TILES, _NUMBERS, _HALF

cdef class RackSamples:
    cdef object _games, _turns, _draws
    cdef const unsigned int[::1] _steps
    cdef unsigned int[::1] _counts
    cdef readonly object racks, bag_sizes, equities

    @cython.locals(more=cython.bint, last=cython.uint)
    cpdef bint step(self, unsigned int budget) except -1

    @cython.locals(
        player=cython.uint, rack=bytearray, others=bytearray, unseen=bytearray,
        tile=cython.uint, dealt=bytes, in_bag=cython.uint,
    )
    cdef _value_another(self)

    @cython.locals(
        tile=cython.uint, sign=cython.uint, size=cython.uint, number=cython.uint,
        place=cython.uint,
    )
    cdef _note(self, rack, unsigned int in_bag, int equity)
