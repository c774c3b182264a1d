# The C types of scrabble_best.py, which the interpreter never sees.
cimport cython

from wordarcade.kernels.scrabble_anagrams cimport Anagrams
from wordarcade.kernels.scrabble_best_play cimport BestPlay
from wordarcade.kernels.scrabble_filters cimport WordFilters
from wordarcade.kernels.scrabble_lines cimport BoardLines
from wordarcade.kernels.scrabble_rack cimport RackParts
from wordarcade.kernels.scrabble_subsets cimport TileSubsets
from wordarcade.kernels.scrabble_windows cimport Windows

cdef unsigned int BLANK, NO_LETTER, RACK, SIZE, WIDTH, _ROW, _BUCKETS, _KEYS, _KEY_SHIFT
cdef unsigned int SHIFT, _MOST_BLANKS
cdef int MILLI, _BUCKET_BITS, _LOWEST, _NOTHING
cdef unsigned long long _ALL, SEQUENCE

@cython.final
cdef class BestPlayFinder:
    cdef BoardLines _lines
    cdef TileSubsets _rack
    cdef Windows _windows
    cdef WordFilters _filters
    cdef Anagrams _anagrams
    cdef BestPlay _best
    cdef readonly RackParts parts
    cdef readonly object every, tiles
    cdef const unsigned int[::1] _number_of_bit
    cdef const unsigned int[::1] _tiles, _points, _crosses, _letter_factors, _word_factors
    cdef const unsigned int[::1] _cross_points, _cross_factors
    cdef const unsigned int[::1] _counts, _blanks, _worths, _sums, _order, _starts, _subset_letters
    cdef const int[::1] _leaves
    cdef const unsigned long long[::1] _keys
    cdef const unsigned int[::1] _firsts, _stops, _laids
    cdef int[::1] _bounds
    cdef unsigned int[::1] _waited, _nexts, _heads, _known_in, _known_sizes
    cdef unsigned long long[::1] _known_keys, _known
    cdef unsigned int[::1] _free, _times, _sorted_times, _crossing_letters
    cdef unsigned long long _key, _spelling
    cdef unsigned int _laid, _allowed, _crossings, _search_number
    cdef int _bingo, _base, _most
    cdef readonly bint found, down
    cdef readonly unsigned int square
    cdef readonly int score, equity, leave

    @cython.locals(line=cython.uint, place=cython.uint)
    cpdef bint find(
        self, bytes board, bytes rack, unsigned int bag_size, int opponents_points
    ) except -1

    cdef _find_among_all(self)

    @cython.locals(bucket=cython.int, window=cython.uint, next_=cython.uint)
    cdef void _search(self) noexcept nogil

    @cython.locals(key=cython.ulonglong, laid=cython.uint, row=cython.uint, at=cython.uint)
    cdef bint _take_up(self, unsigned int window) noexcept nogil

    @cython.locals(
        first=cython.uint, stop=cython.uint, laid=cython.uint, points=cython.uint,
        factor=cython.uint, place=cython.uint, base=cython.int,
        number=cython.uint, cross_factor=cython.uint, times=cython.uint, at=cython.uint,
        most=cython.int, crossings=cython.uint, allowed=cython.uint,
    )
    cdef void _measure(self, unsigned int window) noexcept nogil

    @cython.locals(
        floor=cython.int, ceiling=cython.int, waited=cython.bint, rest=cython.int,
        start=cython.uint, spelling=cython.ulonglong, bit=cython.ulonglong, subset=cython.uint,
        leave=cython.int, bound=cython.int, score=cython.int, number=cython.uint,
        first=cython.uint, stop=cython.uint,
    )
    cdef void _try(self, unsigned int window, int bucket) noexcept nogil

    @cython.locals(letters=cython.uint, blanks=cython.uint, number=cython.uint)
    cdef inline bint _fits(self, unsigned int subset) noexcept nogil
