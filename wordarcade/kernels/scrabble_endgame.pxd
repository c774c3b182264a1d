# The C types of scrabble_endgame.py, which the interpreter never sees.
cimport cython

from wordarcade.kernels.scrabble_endgame_answers cimport EndgameAnswers
from wordarcade.kernels.scrabble_endgame_board cimport EndgameBoard
from wordarcade.kernels.scrabble_endgame_choices cimport EndgameChoices
from wordarcade.kernels.scrabble_endgame_lasts cimport EndgameLasts
from wordarcade.kernels.scrabble_endgame_memory cimport EndgameMemory
from wordarcade.kernels.scrabble_endgame_outs cimport EndgameOuts
from wordarcade.kernels.scrabble_endgame_parts cimport EndgameParts
from wordarcade.kernels.scrabble_endgame_plays cimport EndgamePlays
from wordarcade.kernels.scrabble_endgame_turns cimport EndgameTurns

cdef unsigned int BOTH, DEEPEST, LOWER, PLIES, PROVEN, UPPER, _AT_ONCE, _ONE_TRIED, _ALL_LISTED
cdef int FAR

@cython.final
cdef class EndgameSearch:
    cdef EndgameBoard _board
    cdef EndgameTurns _turns
    cdef EndgamePlays _plays
    cdef EndgameChoices _choices
    cdef EndgameOuts _outs
    cdef EndgameParts _parts
    cdef EndgameLasts _lasts
    cdef EndgameAnswers _answers
    cdef EndgameMemory _memory
    cdef tuple _question
    cdef unsigned int[::1] _stages, _probing
    cdef unsigned int _ply, _proofs
    cdef bint _searching, _answered
    cdef readonly int value, lower, upper
    cdef readonly unsigned long long positions

    cpdef bint step(self, unsigned long long budget) except -1

    cdef void _advance(self, unsigned long long budget) noexcept nogil

    @cython.locals(value=cython.int)
    cdef void _open(self, unsigned int ply, int alpha, int beta, unsigned int depth) noexcept nogil

    @cython.locals(
        depth=cython.uint, beta=cython.int, narrow=cython.bint, known=cython.ulonglong,
        count=cython.uint, value=cython.int,
    )
    cdef void _expand(self, unsigned int ply) noexcept nogil

    @cython.locals(at=cython.uint, key=cython.int, play=cython.uint, known=cython.bint)
    cdef void _choose_by_estimate(self, unsigned int ply) noexcept nogil

    @cython.locals(ply=cython.uint, none_left=cython.bint)
    cdef void _go_on(self) noexcept nogil

    @cython.locals(alpha=cython.int, beta=cython.int, play=cython.uint)
    cdef void _try(self, unsigned int ply) noexcept nogil

    @cython.locals(
        play=cython.uint, score=cython.int, most=cython.int, move=cython.ulonglong,
    )
    cdef void _descend(self, unsigned int ply, int alpha, int beta) noexcept nogil

    @cython.locals(depth=cython.uint, value=cython.int, known=cython.uint)
    cdef bint _is_known(self, unsigned int ply, int score, int alpha, int beta) noexcept nogil

    cdef void _take_in(self, unsigned int ply, int value, unsigned int proofs) noexcept nogil

    @cython.locals(move=cython.ulonglong)
    cdef void _judge(self, unsigned int ply, int value, unsigned int proofs) noexcept nogil

    cdef void _finish(self, unsigned int ply) noexcept nogil

    @cython.locals(value=cython.int, proofs=cython.uint, ply=cython.uint)
    cdef void _receive(self) noexcept nogil
