# The C types of scrabble_moves.py, which the interpreter never sees.
cimport cython

cdef unsigned int BLANK, CAPITAL_A, DOT, NO_LETTER, PLACES, RACK, SIZE, SMALL_A, TILES
cdef unsigned int VOWELS, WIDTH, _ALL, _WORD_SHIFT, _ROWS_END
cdef int MILLI, OPENING_VOWEL

@cython.final
cdef class MoveGenerator:
    cdef object _lines, _anchors, _store
    cdef const unsigned int[::1] _masks, _bases, _turns
    cdef const unsigned int[::1] _letter_of_bit, _letter_factors, _word_factors, _values
    cdef const unsigned int[::1] _tiles, _points, _crosses, _cross_points, _cross_factors
    cdef const unsigned int[::1] _rack_counts, _weights, _starts, _lefts, _rights
    cdef const int[::1] _leaves
    cdef const unsigned int[::1] _exposed
    cdef unsigned int[::1] _counts
    cdef unsigned char[::1] _signs
    cdef unsigned int _root, _count, _searched, _start, _left_end, _right_end
    cdef unsigned int _letters, _part, _used, _first, _room
    cdef int _bingo
    cdef bint _opening, _best_only, _full
    cdef readonly object parts
    cdef readonly unsigned int found
    cdef unsigned int[::1] _firsts, _lengths, _kept
    cdef int[::1] _scores, _equities
    cdef unsigned char[::1] _found_signs

    cpdef bint step(self, unsigned int budget) except -1

    @cython.locals(number=cython.uint, found=cython.uint)
    cdef void _search(self, unsigned int budget) noexcept nogil

    @cython.locals(
        mask=cython.uint, base=cython.uint, to_the_right=cython.bint, letter=cython.uint,
        beyond=cython.uint, wanted=cython.uint,
    )
    cdef void _reach(
        self, unsigned int node, unsigned int place, unsigned int points, unsigned int factor,
        unsigned int crossed,
    ) noexcept nogil

    @cython.locals(
        beyond=cython.uint, blanks=cython.uint, letter_factor=cython.uint,
        cross_factor=cython.uint, bit=cython.uint, letter=cython.uint, worth=cython.uint,
    )
    cdef void _lay(
        self, unsigned int wanted, unsigned int base, unsigned int place, unsigned int points,
        unsigned int factor, unsigned int crossed,
    ) noexcept nogil

    cdef void _take(self, unsigned int tile) noexcept nogil

    cdef void _give_back(self, unsigned int tile) noexcept nogil

    @cython.locals(
        first=cython.uint, equity=cython.int, number=cython.uint,
        at=cython.uint, place=cython.uint, covered=cython.bint,
    )
    cdef void _keep(self, unsigned int stop, unsigned int score) noexcept nogil

    cdef bint _is_across_too(self, unsigned int place) noexcept nogil

    @cython.locals(cost=cython.int, place=cython.uint, letter=cython.uint)
    cdef int _exposure(self, unsigned int stop) noexcept nogil
