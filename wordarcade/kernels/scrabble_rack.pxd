# The C types of scrabble_rack.py, which the interpreter never sees.
cimport cython

cdef unsigned int BLANK, CAPITAL_A, QUESTION_MARK, RACK, TILES, VOWELS, _PARTS, _NUMBERS
cdef int MILLI, _END_COST, _UNIT

@cython.final
cdef class RackParts:
    cdef const unsigned int[::1] _values
    cdef const int[::1] _singles, _pairs, _balance
    cdef const unsigned int[::1] _limits, _steps, _starts
    cdef const short[::1] _full
    cdef bint _has_full, _looks_up
    cdef unsigned int[::1] _counts, _weights, _sizes, _ranking, _worths
    cdef unsigned int[::1] _points, _vowels, _consonants, _lasts, _befores, _ranks
    cdef int[::1] _leaves, _ties
    cdef readonly unsigned int size, parts
    cdef readonly object values, counts, weights, leaves, sizes, ranking, worths

    cpdef take(self, bytes rack, unsigned int bag_size, int opponents_points)

    @cython.locals(best=cython.uint, part=cython.uint, gain=cython.int)
    cpdef unsigned int best_exchange(self)

    @cython.locals(tile=cython.uint, kept=cython.uint)
    cpdef bytes tiles_of(self, unsigned int part)

    @cython.locals(
        tile=cython.uint, place=cython.uint, worth=cython.uint, at=cython.uint,
    )
    cdef void _count(self, const unsigned char[::1] rack) noexcept nogil

    @cython.locals(tile=cython.uint, known=cython.bint)
    cdef bint _is_known(self) noexcept nogil

    @cython.locals(
        tile=cython.int, count=cython.uint, number=cython.uint, before=cython.uint,
        part=cython.uint, step=cython.uint, looks_up=cython.bint,
    )
    cdef void _combine(self) noexcept nogil

    @cython.locals(part=cython.uint, pair=cython.int)
    cdef void _tie(self, unsigned int tile) noexcept nogil

    @cython.locals(
        part=cython.uint, balance=cython.uint, size=cython.uint, looks_up=cython.bint,
    )
    cdef void _value(self, unsigned int bag_size, int opponents_points) noexcept nogil

    @cython.locals(
        last=cython.uint, value=cython.int, tile=cython.uint, other=cython.uint,
    )
    cdef int _sum_of_rack(self) noexcept nogil
