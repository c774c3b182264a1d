# The C types of scrabble_endgame_parts.py, which the interpreter never sees.
cimport cython

from wordarcade.kernels.scrabble_endgame_board cimport EndgameBoard
from wordarcade.kernels.scrabble_endgame_choices cimport EndgameChoices
from wordarcade.kernels.scrabble_endgame_pairs cimport EndgamePairs
from wordarcade.kernels.scrabble_endgame_plays cimport EndgamePlays
from wordarcade.kernels.scrabble_endgame_turns cimport EndgameTurns

cdef unsigned int LINES, NO_PLAY, _MOST_ALONE, _MOST_PARTS
cdef unsigned long long DIGITS, ONES
cdef int FAR

@cython.final
cdef class EndgameParts:
    cdef EndgameBoard _board
    cdef EndgameTurns _turns
    cdef EndgamePlays _plays
    cdef EndgameChoices _choices
    cdef EndgamePairs _pairs
    cdef unsigned int[::1] tiles
    cdef unsigned long long[::1] used
    cdef int[::1] points, bests
    cdef unsigned int whole
    cdef int others
    cdef bint _across

    @cython.locals(side=cython.uint, theirs=cython.int, most=cython.int)
    cdef int least_by_passing(self, unsigned int ply, int beta) noexcept nogil

    @cython.locals(
        count=cython.uint, unit=cython.ulonglong, tile=cython.uint, size=cython.uint,
        part=cython.uint,
    )
    cdef unsigned int take(self, unsigned long long rack, int others) noexcept nogil

    @cython.locals(
        rack=cython.ulonglong, part=cython.uint, line=cython.uint, play=cython.uint,
        used=cython.ulonglong, score=cython.int,
    )
    cdef unsigned int list_plays(self, unsigned int row, unsigned int at) noexcept nogil

    @cython.locals(most=cython.int, part=cython.uint)
    cdef int most_apart(self) noexcept nogil

    @cython.locals(
        others=cython.int, most=cython.int, first=cython.uint, score=cython.int,
        second=cython.uint,
    )
    cdef int _rest_alone(self, unsigned int part) noexcept nogil

    @cython.locals(
        at=cython.uint, end=cython.uint, most=cython.int, play=cython.uint, part=cython.uint,
        turns=cython.int,
    )
    cdef int _most_alone(self, unsigned int ply, int enough) noexcept nogil

    @cython.locals(
        rest=cython.uint, after=cython.int, turns=cython.int, most=cython.int, out=cython.int,
        score=cython.int, last=cython.uint, left=cython.int, beside=cython.int,
    )
    cdef int _after_two(
        self, unsigned int ply, unsigned int play, unsigned int part, int enough,
    ) noexcept nogil

    @cython.locals(
        rest=cython.uint, tile=cython.uint, other=cython.uint, before=cython.int,
    )
    cdef int _after_one(
        self, unsigned int ply, unsigned int play, unsigned int part, int enough,
    ) noexcept nogil
