# The C types of scrabble_endgame_board.py, which the interpreter never sees.
cimport cython

cdef unsigned int LETTERS, NO_LETTER, OF_BLANK, PLACE_SHIFT, PLIES, RACK, SIGN_BITS, SIGNS
cdef unsigned int WORD_SHIFT, _MOST_CHANGES, _MOST_RENEWED
cdef unsigned long long PASS, LAID
cdef int FAR

@cython.final
cdef class EndgameBoard:
    cdef object _lines, _copies
    cdef const unsigned int[::1] _masks, _bases, _letter_of_bit
    cdef const unsigned int[::1] values, letter_factors, word_factors, crossing
    cdef unsigned int[::1] tiles, points, crosses, cross_points, cross_factors, changes
    cdef unsigned int[::1] _laid, _laid_counts, _renewed, _renewed_counts
    cdef unsigned int[::1] _old_crosses, _old_points, _old_factors
    cdef unsigned long long move
    cdef unsigned int covered, change_count

    @cython.locals(
        place=cython.uint, laid=cython.ulonglong, number=cython.uint, crossing=cython.uint,
        first=cython.uint,
    )
    cdef void trace(self, unsigned long long move) noexcept nogil

    cdef unsigned int end_from(self, unsigned int place, int way) noexcept nogil

    @cython.locals(number=cython.uint, at=cython.uint)
    cdef void lay(self, unsigned int ply) noexcept nogil

    @cython.locals(
        number=cython.uint, place=cython.uint, laid=cython.ulonglong, sign=cython.uint,
        letter=cython.uint, points=cython.uint,
    )
    cdef void put_tiles(self, unsigned int ply) noexcept nogil

    @cython.locals(at=cython.uint)
    cdef void lift_tiles(self, unsigned int ply) noexcept nogil

    @cython.locals(crossing=cython.uint)
    cdef void put(
        self, unsigned int place, unsigned int letter, unsigned int points,
    ) noexcept nogil

    @cython.locals(
        place=cython.uint, log=cython.uint, first=cython.uint, stop=cython.uint,
        points=cython.uint,
    )
    cdef void _renew_cross(self, unsigned int ply, unsigned int crossing) noexcept nogil

    @cython.locals(
        node=cython.uint, at=cython.uint, allowed=cython.uint, wanted=cython.uint,
        bit=cython.uint, end=cython.uint,
    )
    cdef unsigned int letters_between(
        self, unsigned int first, unsigned int place, unsigned int stop, unsigned int letters,
    ) noexcept nogil

    @cython.locals(log=cython.uint, crossing=cython.uint, at=cython.uint)
    cdef void take_back(self, unsigned int ply) noexcept nogil

    @cython.locals(
        number=cython.uint, crossing=cython.uint, first=cython.uint, stop=cython.uint,
    )
    cdef unsigned int letters_across(
        self, unsigned int place, unsigned int letters,
    ) noexcept nogil

    @cython.locals(
        crossing=cython.uint, first=cython.uint, stop=cython.uint, points=cython.int,
        at=cython.uint,
    )
    cdef int score_across(self, unsigned int place, int worth) noexcept nogil

    @cython.locals(
        crossing=cython.uint, first=cython.uint, stop=cython.uint,
        above=cython.uint, below=cython.uint, points=cython.int, at=cython.uint,
    )
    cdef int score_of_one(
        self, unsigned int place, unsigned int letters, int worth, int enough,
    ) noexcept nogil
