# The C types of scrabble_anchors.py, which the interpreter never sees.
cimport cython

cdef unsigned int BLANK, CENTRE_ACROSS, CENTRE_DOWN, LINES, NO_LETTER, RACK, SIZE, WIDTH
cdef unsigned int _MOST, _NUMBERS, _LEFT, _RIGHT
cdef int MILLI, _NOTHING

cdef class Anchors:
    cdef object _lines, _parts
    cdef const unsigned int[::1] _tiles, _points, _crosses, _letter_factors, _word_factors
    cdef const unsigned int[::1] _cross_points, _cross_factors
    cdef const unsigned int[::1] _counts, _ranking, _worths
    cdef const int[::1] _best_leaves
    cdef unsigned int _size, _held
    cdef int _bingo
    cdef unsigned int[::1] _starts, _lefts, _rights
    cdef int[::1] _bounds
    cdef unsigned int[::1] _side_points, _side_factors, _side_crossed, _side_doubled
    cdef unsigned int[::1] _side_tripled, _sums
    cdef readonly unsigned int count
    cdef readonly object starts, lefts, rights, bounds

    @cython.locals(
        tiles="const unsigned int[::1]", line=cython.uint, place=cython.uint, low=cython.uint,
        left=cython.uint, last=cython.uint, right=cython.uint,
    )
    cdef void _find(self, bint opening) noexcept nogil

    cdef void _add(self, unsigned int start, unsigned int left, unsigned int right) noexcept nogil

    @cython.locals(letter=cython.uint, number=cython.uint)
    cdef void _bound_all(self) noexcept nogil

    @cython.locals(
        points="unsigned int[::1]", factors="unsigned int[::1]", crossed="unsigned int[::1]",
        doubled="unsigned int[::1]", tripled="unsigned int[::1]", sums="unsigned int[::1]",
        start=cython.uint, most_left=cython.uint, most_right=cython.uint,
        fewest_left=cython.uint, bound=cython.int, left=cython.uint, at=cython.uint,
        laid=cython.uint, letters=cython.uint, score=cython.int,
    )
    cdef int _bound(self, unsigned int number) noexcept nogil

    @cython.locals(
        points=cython.uint, crossed=cython.uint, doubled=cython.uint, tripled=cython.uint,
        factor=cython.uint, laid=cython.uint, beyond=cython.bint, worth=cython.uint,
    )
    cdef unsigned int _reach(
        self, unsigned int side, unsigned int place, int way, unsigned int end
    ) noexcept nogil

    @cython.locals(rank=cython.uint, tile=cython.uint)
    cdef unsigned int _highest(self, unsigned int letters) noexcept nogil
