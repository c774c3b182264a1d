# The C types of scrabble_anchors.py, which the interpreter never sees.
cimport cython

cdef unsigned int CENTRE_ACROSS, CENTRE_DOWN, LINES, NO_LETTER, SIZE, WIDTH, _MOST

cdef class Anchors:
    cdef object _lines
    cdef const unsigned int[::1] _tiles, _cross_factors
    cdef unsigned int[::1] _starts, _lefts, _rights
    cdef readonly unsigned int count
    cdef readonly object starts, lefts, rights

    @cython.locals(
        tiles="const unsigned int[::1]", line=cython.uint, place=cython.uint, low=cython.uint,
        left=cython.uint, last=cython.uint, right=cython.uint,
    )
    cdef void _find(self, bint opening) noexcept nogil

    cdef void _add(self, unsigned int start, unsigned int left, unsigned int right) noexcept nogil
