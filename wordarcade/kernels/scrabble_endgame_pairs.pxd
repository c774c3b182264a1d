# The C types of scrabble_endgame_pairs.py, which the interpreter never sees.
cimport cython

from wordarcade.kernels.scrabble_endgame_board cimport EndgameBoard
from wordarcade.kernels.scrabble_endgame_plays cimport EndgamePlays

cdef unsigned int BLANK, LETTERS, NO_LETTER, OF_BLANK, PLACE_SHIFT, SIGN_BITS, SIGNS, _MOST_BESIDE
cdef unsigned long long LAID, _SPREAD, _BITS, _EMPTY, _EDGE
cdef int FAR

@cython.final
cdef class EndgamePairs:
    cdef EndgameBoard _board
    cdef EndgamePlays _plays
    cdef const unsigned int[::1] _letter_of_bit
    cdef unsigned long long[::1] _beside_keys
    cdef int[::1] _beside_values, _beside_enough

    @cython.locals(
        most=cython.int, letters=cython.uint, number=cython.uint, place=cython.uint,
        score=cython.int,
    )
    cdef int most_beside(self, unsigned int ply, unsigned int tile, int enough) noexcept nogil

    @cython.locals(
        key=cython.ulonglong, at=cython.uint, most=cython.int, was_enough=cython.int,
    )
    cdef int most_of_two_beside(
        self, unsigned int ply, unsigned int tile, unsigned int other, int enough,
    ) noexcept nogil

    @cython.locals(most=cython.int, number=cython.uint, place=cython.uint)
    cdef int most_of_two_across(
        self, unsigned int ply, unsigned int tile, unsigned int other, int enough,
    ) noexcept nogil

    @cython.locals(
        key=cython.ulonglong, number=cython.uint, place=cython.ulonglong, _=cython.uint,
    )
    cdef unsigned long long _key_of_surroundings(
        self, unsigned int tile, unsigned int other,
    ) noexcept nogil

    @cython.locals(key=cython.ulonglong, points=cython.ulonglong)
    cdef unsigned long long _key_along(self, unsigned int end, int way) noexcept nogil

    cdef unsigned long long _mixed(
        self, unsigned long long key, unsigned long long content,
    ) noexcept nogil

    @cython.locals(
        most=cython.int, number=cython.uint, place=cython.uint,
    )
    cdef int _two_beside(self, unsigned int tile, unsigned int other, int enough) noexcept nogil

    @cython.locals(
        letters=cython.uint, others=cython.uint, most=cython.int, allowed=cython.uint,
        way=cython.int, end=cython.uint,
    )
    cdef int _two_through(
        self, unsigned int place, unsigned int tile, unsigned int other, int enough,
    ) noexcept nogil

    @cython.locals(
        others=cython.uint, worth=cython.int, other_worth=cython.int, first=cython.uint,
        stop=cython.uint, points=cython.int, at=cython.uint, across=cython.int,
        across_other=cython.int, tile_points=cython.int, other_points=cython.int,
        factor=cython.int, other_factor=cython.int, both=cython.int, together=cython.int,
        tile_first=cython.int, other_first=cython.int, letters=cython.uint,
    )
    cdef int _two_in_word(
        self, unsigned int place, unsigned int tile, unsigned int end, unsigned int other,
        int enough,
    ) noexcept nogil

    @cython.locals(bit=cython.uint, first=cython.uint, fits=cython.uint)
    cdef bint _make_word(
        self, unsigned int place, unsigned int letters, unsigned int end, unsigned int others,
    ) noexcept nogil

    cdef unsigned int _letters_of(self, unsigned int tile) noexcept nogil

    @cython.locals(
        move=cython.ulonglong, place=cython.uint, other=cython.uint, sign=cython.uint,
        sign_of_other=cython.uint,
    )
    cdef int one_by_one(self, unsigned int play, int enough) noexcept nogil

    @cython.locals(
        letter=cython.uint, worth=cython.int, other_letter=cython.uint, other_worth=cython.int,
        points=cython.int,
    )
    cdef int _in_turns(
        self, unsigned int place, unsigned int sign, unsigned int other,
        unsigned int sign_of_other, int enough,
    ) noexcept nogil
