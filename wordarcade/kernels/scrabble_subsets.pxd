# The C types of scrabble_subsets.py, which the interpreter never sees.
cimport cython

from wordarcade.kernels.scrabble_rack cimport RackParts

cdef unsigned int BLANK, RACK, _SUBSETS, _ROW, _FACTORS, _TABLE, _DIGIT, _FOREIGN
cdef int MILLI, _NOTHING
cdef unsigned long long _ALL

@cython.final
cdef class TileSubsets:
    cdef RackParts _rack
    cdef const unsigned int[::1] _counts, _weights, _values, _ranking, _rack_worths
    cdef const int[::1] _part_leaves
    cdef const unsigned long long[::1] _letter_keys
    cdef unsigned long long[::1] _keys
    cdef unsigned int[::1] _codes, _blanks, _letters, _worths, _parts, _letter_codes
    cdef unsigned int[::1] _order, _starts, _groups, _unblanked, _one_blanked, _ends, _sums, _sizes, _totals
    cdef int[::1] _leaves, _bounds
    cdef unsigned int _count
    cdef readonly object keys, codes, blanks, letters, worths, leaves, letter_codes
    cdef readonly object order, starts, groups, unblanked, one_blanked, sums, bounds

    @cython.locals(size=cython.uint, whole=cython.uint)
    cpdef take(self)

    @cython.locals(
        letter=cython.uint, digit=cython.uint, rank=cython.uint, tile=cython.uint,
    )
    cdef void _list(self, unsigned int size, unsigned int whole) noexcept nogil

    @cython.locals(
        without=cython.uint, worth=cython.uint, number=cython.uint, before=cython.uint,
        subset=cython.uint, laid=cython.uint, place=cython.uint, part=cython.uint,
    )
    cdef void _multiply(self, unsigned int tile) noexcept nogil

    @cython.locals(
        order="unsigned int[::1]", leaves="int[::1]", starts="unsigned int[::1]",
        ends="unsigned int[::1]", size=cython.uint, subset=cython.uint, at=cython.uint,
    )
    cdef void _arrange(self) noexcept nogil

    @cython.locals(size=cython.uint)
    cdef void _group(self) noexcept nogil

    @cython.locals(start=cython.uint, at=cython.uint)
    cdef unsigned int _collect(
        self, unsigned int size, unsigned int end, unsigned int blanks
    ) noexcept nogil

    @cython.locals(
        at=cython.uint, subset=cython.uint, bound=cython.int, step=cython.int, _=cython.uint,
    )
    cdef void _bound(self) noexcept nogil
