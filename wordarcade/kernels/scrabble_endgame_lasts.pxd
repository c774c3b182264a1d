# The C types of scrabble_endgame_lasts.py, which the interpreter never sees.
cimport cython

from wordarcade.kernels.scrabble_endgame_board cimport EndgameBoard
from wordarcade.kernels.scrabble_endgame_choices cimport EndgameChoices
from wordarcade.kernels.scrabble_endgame_pairs cimport EndgamePairs
from wordarcade.kernels.scrabble_endgame_parts cimport EndgameParts
from wordarcade.kernels.scrabble_endgame_plays cimport EndgamePlays
from wordarcade.kernels.scrabble_endgame_turns cimport EndgameTurns

cdef unsigned int KINDS, LINES, NO_PLAY, PLACE_SHIFT, PLIES, RACK, _MOST_LASTS, _MOST_TWOS
cdef unsigned long long DIGITS, ONES
cdef int FAR

@cython.final
cdef class EndgameLasts:
    cdef EndgameBoard _board
    cdef EndgameTurns _turns
    cdef EndgamePlays _plays
    cdef EndgameChoices _choices
    cdef EndgamePairs _pairs
    cdef EndgameParts _parts
    cdef unsigned int[::1] _lasts, _lasts_known, _twos_known
    cdef unsigned long long[::1] _two_racks
    cdef int[::1] _twos

    cdef void forget(self, unsigned int ply) noexcept nogil

    @cython.locals(
        side=cython.uint, play=cython.uint, mine=cython.uint, theirs=cython.uint,
        rack=cython.ulonglong, ahead=cython.int, out=cython.int, most=cython.int,
        score=cython.int, others=cython.int, count=cython.uint,
    )
    cdef int most_after(self, unsigned int ply, bint deep, int alpha) noexcept nogil

    @cython.locals(
        digit=cython.uint, row=cython.uint, most=cython.int, number=cython.uint,
        last=cython.uint, score=cython.int,
    )
    cdef int _most_of_last(
        self, unsigned int ply, unsigned long long rack, int enough,
    ) noexcept nogil

    @cython.locals(number=cython.uint, place=cython.uint, crossing=cython.uint)
    cdef bint _lies_on_change(self, unsigned int play) noexcept nogil

    @cython.locals(
        side=cython.uint, rack=cython.ulonglong, row=cython.uint, first=cython.uint,
        at=cython.uint, line=cython.uint, play=cython.uint, used=cython.ulonglong,
        end=cython.uint, score=cython.int, last=cython.uint, below=cython.uint,
    )
    cdef void _find_lasts(self, unsigned int ply) noexcept nogil

    @cython.locals(
        at=cython.uint, most=cython.int, out=cython.int, tile=cython.uint, other=cython.uint,
        rest=cython.int, other_rest=cython.int, beside=cython.int, other_beside=cython.int,
    )
    cdef int _most_of_two(self, unsigned int ply, int enough) noexcept nogil

    @cython.locals(
        rack=cython.ulonglong, first=cython.uint, end=cython.uint, at=cython.uint,
        last=cython.uint, most=cython.int, number=cython.uint, turns=cython.int,
    )
    cdef unsigned int _find_two(self, unsigned int ply) noexcept nogil
