# The C types of scrabble_windows.py, which the interpreter never sees.
cimport cython

from wordarcade.kernels.scrabble_lines cimport BoardLines
from wordarcade.kernels.scrabble_rack cimport RackParts

cdef unsigned int BLANK, CENTRE_ACROSS, CENTRE_DOWN, LINES, NO_LETTER, PLACES, RACK, SIZE, WIDTH
cdef unsigned int _MOST, _ROW, _FACTORS
cdef int MILLI, _BUCKETS, _BUCKET_BITS, _LOWEST
cdef unsigned long long _ALL

@cython.final
cdef class Windows:
    cdef BoardLines _lines
    cdef RackParts _parts
    cdef const unsigned int[::1] _tiles, _points, _crosses, _letter_factors, _word_factors
    cdef const unsigned int[::1] _cross_points, _cross_factors, _counts, _ranking, _worths, _sums
    cdef const int[::1] _subset_bounds
    cdef const unsigned long long[::1] _letter_keys
    cdef unsigned int _size, _held, _centre
    cdef unsigned int _count
    cdef int _bingo
    cdef unsigned int[::1] _firsts, _stops, _laids, _nexts, _heads, _crossed, _away
    cdef unsigned long long[::1] _keys
    cdef int[::1] _bounds
    cdef unsigned int[::1] _waited
    cdef readonly object firsts, stops, laids, keys, bounds, nexts, heads, waited

    @cython.locals(opening=cython.bint, size=cython.uint)
    cpdef find(self)

    @cython.locals(
        letter=cython.uint, bucket=cython.uint, line=cython.uint, start=cython.uint,
        first=cython.uint,
    )
    cdef void _find(self, bint opening, unsigned int size) noexcept nogil

    @cython.locals(
        away=cython.uint, place=cython.uint, worth=cython.uint, points=cython.uint,
    )
    cdef bint _prepare(self, unsigned int start) noexcept nogil

    @cython.locals(
        points=cython.uint, crossed=cython.uint, doubled=cython.uint, tripled=cython.uint,
        laid=cython.uint, factor=cython.uint, key=cython.ulonglong, place=cython.uint,
        connected=cython.bint, covered=cython.bint, connects=cython.bint, times=cython.uint,
        score=cython.int, bound=cython.int,
    )
    cdef void _extend(self, unsigned int first, unsigned int end, bint down) noexcept nogil

    @cython.locals(number=cython.uint, bucket=cython.int)
    cdef inline void _add(
        self, unsigned int first, unsigned int stop, unsigned int laid,
        unsigned long long key, int bound
    ) noexcept nogil

    @cython.locals(rank=cython.uint, tile=cython.uint)
    cdef inline unsigned int _highest(self, unsigned int letters) noexcept nogil
