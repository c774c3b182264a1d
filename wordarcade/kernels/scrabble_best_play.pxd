# The C types of scrabble_best_play.py, which the interpreter never sees.
cimport cython

cdef unsigned int CAPITAL_A, CENTRE_ACROSS, CENTRE_DOWN, NO_LETTER, SIZE, SMALL_A, VOWELS, WIDTH
cdef unsigned int _SMALL, _ROWS_END
cdef int OPENING_VOWEL, _NOTHING

@cython.final
cdef class BestPlay:
    cdef const unsigned int[::1] _tiles, _cross_factors, _exposed
    cdef bint _opening
    cdef bytearray _text
    cdef unsigned char[::1] _signs, laid
    cdef bint found
    cdef unsigned int first, length, subset
    cdef int score, equity

    cdef void begin(self, bint opening) noexcept nogil

    cdef bytes tiles(self)

    @cython.locals(number=cython.uint)
    cdef void compare(
        self, unsigned int first, unsigned int length, unsigned int subset, int score, int equity
    ) noexcept nogil

    @cython.locals(cost=cython.int, number=cython.uint, letter=cython.uint)
    cdef int _exposure(self, unsigned int first, unsigned int length) noexcept nogil

    @cython.locals(
        best_stop=cython.uint, anchor=cython.uint, best_anchor=cython.uint, place=cython.uint,
        order=cython.int,
    )
    cdef bint _comes_first(self, unsigned int first, unsigned int stop) noexcept nogil

    @cython.locals(sign=cython.int, best=cython.int)
    cdef int _order_at(self, unsigned int place, unsigned int first) noexcept nogil

    @cython.locals(place=cython.uint, at=cython.uint)
    cdef unsigned int _anchor(self, unsigned int first, unsigned int stop) noexcept nogil
