# The C types of scrabble_endgame_outs.py, which the interpreter never sees.
cimport cython

from wordarcade.kernels.scrabble_endgame_board cimport EndgameBoard
from wordarcade.kernels.scrabble_endgame_plays cimport EndgamePlays
from wordarcade.kernels.scrabble_endgame_turns cimport EndgameTurns

cdef unsigned int BLANK, LINES, OF_BLANK, PLACE_SHIFT, PLIES, SIGN_BITS, SIGNS, WIDTH
cdef unsigned int _MOST_OUTS, _UNKNOWN
cdef unsigned long long LAID, PASS
cdef int FAR

@cython.final
cdef class EndgameOuts:
    cdef EndgameBoard _board
    cdef EndgameTurns _turns
    cdef EndgamePlays _plays
    cdef unsigned int[::1] _outs, _out_counts

    cdef void forget(self, unsigned int ply) noexcept nogil

    @cython.locals(
        value=cython.int, number=cython.uint, out=cython.uint, after=cython.int,
    )
    cdef int most_after(self, unsigned int ply, int score, int alpha) noexcept nogil

    @cython.locals(points=cython.int, laid=cython.ulonglong, sign=cython.uint)
    cdef int _points_left(self, unsigned int ply) noexcept nogil

    @cython.locals(
        side=cython.uint, rack=cython.ulonglong, row=cython.uint, first=cython.uint,
        count=cython.uint, line=cython.uint, changed=cython.uint, play=cython.uint,
        at=cython.uint, score=cython.int,
    )
    cdef void _find_outs(self, unsigned int ply) noexcept nogil

    @cython.locals(line=cython.uint, span=cython.uint, number=cython.uint, place=cython.uint)
    cdef bint _is_disturbed(self, unsigned int play) noexcept nogil
