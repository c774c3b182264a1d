# The C types of scrabble_lines.py, which the interpreter never sees.
cimport cython

cdef unsigned int CAPITAL_A, DOT, LINES, NO_LETTER, PLACES, SIZE, SMALL_A, SQUARES, WIDTH
cdef unsigned int _LETTERS, _WORD_SHIFT

@cython.final
cdef class BoardLines:
    cdef const unsigned int[::1] _masks, _bases, _values, _word_factors, _crossing
    cdef unsigned int[::1] _tiles, _points, _crosses, _cross_points, _cross_factors, _lows, _highs
    cdef unsigned int[::1] _letters, _nodes, _befores, _afters
    cdef unsigned char[::1] _board
    cdef readonly unsigned int covered
    cdef readonly object letter_factors, word_factors, crossing, exposed
    cdef readonly object tiles, points, crosses, cross_points, cross_factors

    cpdef place(self, bytes board)

    @cython.locals(square=cython.uint, line=cython.uint)
    cdef void _place(self, const unsigned char[::1] board) noexcept nogil

    @cython.locals(
        letter=cython.uint, points=cython.uint, row=cython.uint, column=cython.uint,
        across=cython.uint, down=cython.uint,
    )
    cdef void _put(self, unsigned int square, unsigned int sign) noexcept nogil

    cdef void _note_change(self, unsigned int line, unsigned int place) noexcept nogil

    @cython.locals(tiles="unsigned int[::1]", place=cython.uint, crossing=cython.uint)
    cdef void _renew_crosses(self, unsigned int low, unsigned int high) noexcept nogil

    @cython.locals(
        tiles="unsigned int[::1]", first=cython.uint, stop=cython.uint, points=cython.uint,
    )
    cdef void _cross(self, unsigned int place, unsigned int crossing) noexcept nogil

    @cython.locals(
        masks="const unsigned int[::1]", bases="const unsigned int[::1]",
        tiles="unsigned int[::1]", letters="unsigned int[::1]", nodes="unsigned int[::1]",
        node=cython.uint, at=cython.uint, count=cython.uint, letter=cython.uint,
        going_on=cython.uint, number=cython.uint, allowed=cython.uint,
    )
    cdef unsigned int _between(
        self, unsigned int first, unsigned int place, unsigned int stop
    ) noexcept nogil

    @cython.locals(letter=cython.uint)
    cdef void _pair(self) noexcept nogil
