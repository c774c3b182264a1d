# The C types of scrabble_endgame_outs.py, which the interpreter never sees.
cimport cython

from wordarcade.kernels.scrabble_endgame_board cimport EndgameBoard
from wordarcade.kernels.scrabble_endgame_plays cimport EndgamePlays
from wordarcade.kernels.scrabble_endgame_turns cimport EndgameTurns

cdef unsigned int BLANK, LINES, NO_LETTER, NO_PLAY, OF_BLANK, PLACE_SHIFT, PLIES, SIGN_BITS
cdef unsigned int SIGNS, WIDTH, _MOST_OUTS, _UNKNOWN
cdef unsigned long long LAID
cdef int FAR

@cython.final
cdef class EndgameOuts:
    cdef EndgameBoard _board
    cdef EndgameTurns _turns
    cdef EndgamePlays _plays
    cdef unsigned int[::1] _outs, _out_counts, _disturbing

    cdef void forget(self, unsigned int ply) noexcept nogil

    @cython.locals(value=cython.int, first=cython.uint, at=cython.uint, after=cython.int)
    cdef int most_after(self, unsigned int ply, unsigned int play, int alpha) noexcept nogil

    @cython.locals(left=cython.int, laid=cython.ulonglong, sign=cython.uint)
    cdef int _value_without(self, unsigned int ply, unsigned int play) noexcept nogil

    @cython.locals(
        side=cython.uint, rack=cython.ulonglong, row=cython.uint, first=cython.uint,
        count=cython.uint, line=cython.uint, changed=cython.uint, play=cython.uint,
        at=cython.uint, score=cython.int,
    )
    cdef void _find_outs(self, unsigned int ply) noexcept nogil

    @cython.locals(
        play=cython.uint, span=cython.uint, place=cython.uint, line=cython.uint,
        crossing=cython.uint,
    )
    cdef void _mark_all(self, unsigned int at) noexcept nogil

    @cython.locals(crossing=cython.uint)
    cdef void _mark(self, unsigned int at, unsigned int place) noexcept nogil

    @cython.locals(span=cython.uint, inner=cython.uint, line=cython.uint)
    cdef bint _is_disturbed(self, unsigned int at, unsigned int play) noexcept nogil
