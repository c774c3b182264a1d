# The C types of scrabble_endgame_choices.py, which the interpreter never sees.
cimport cython

from wordarcade.kernels.scrabble_endgame_outs cimport EndgameOuts
from wordarcade.kernels.scrabble_endgame_plays cimport EndgamePlays
from wordarcade.kernels.scrabble_endgame_turns cimport EndgameTurns

cdef unsigned int BACKWARD, LINES, NO_PLAY, PLIES, SIGN_BITS, _KEY_SHIFT
cdef unsigned long long DIGITS, LAID, PASS, _DIGIT, _KEYS, _SPREAD
cdef int FAR, _AMPLE, _CUT, _FEW, _OUT_IN_TWO, _OUT_NEXT

@cython.final
cdef class EndgameChoices:
    cdef object _race
    cdef EndgameTurns _turns
    cdef EndgamePlays _plays
    cdef EndgameOuts _outs
    cdef const int[::1] _race_turns, _race_values
    cdef int[::1] _race_best, keys
    cdef unsigned int[::1] plays, starts, ends, made
    cdef unsigned long long[::1] first_moves
    cdef unsigned int refuted_count
    cdef unsigned long long refuted_move
    cdef int refuted_value
    cdef unsigned int _way, _first_parts, _second_parts

    @cython.locals(
        side=cython.uint, offset=cython.uint, line=cython.uint, at=cython.uint,
        play=cython.uint, part=cython.uint, score=cython.int,
    )
    cdef void tell_race(self) noexcept nogil

    @cython.locals(
        side=cython.uint, rack=cython.ulonglong, race=cython.uint, row=cython.uint,
        best=cython.int, line=cython.uint,
        changed=cython.uint, play=cython.uint, used=cython.ulonglong, value=cython.int,
        key=cython.int,
    )
    cdef bint sees_cut(
        self, unsigned int ply, int beta, unsigned long long known,
    ) noexcept nogil

    @cython.locals(
        side=cython.uint, rack=cython.ulonglong, first=cython.ulonglong, race=cython.uint,
        row=cython.uint,
        at=cython.uint, line=cython.uint, play=cython.uint, move=cython.ulonglong,
        key=cython.int,
    )
    cdef void gather(
        self, unsigned int ply, bint narrow, int beta, unsigned long long known,
    ) noexcept nogil

    @cython.locals(most=cython.int)
    cdef bint _is_refuted(self, unsigned int ply, unsigned int play, int beta) noexcept nogil

    cdef int _shuffled(self, unsigned long long move) noexcept nogil

    @cython.locals(at=cython.uint)
    cdef void heap(self, unsigned int ply) noexcept nogil

    @cython.locals(start=cython.uint, end=cython.uint)
    cdef void take_first(self, unsigned int ply) noexcept nogil

    @cython.locals(
        start=cython.uint, size=cython.uint, play=cython.uint, key=cython.int,
        child=cython.uint,
    )
    cdef void _sift(self, unsigned int ply, unsigned int at) noexcept nogil

    @cython.locals(play=cython.uint)
    cdef int score_made(self, unsigned int ply) noexcept nogil

    @cython.locals(side=cython.uint, others=cython.uint)
    cdef unsigned int race_row(self, unsigned int ply) noexcept nogil

    @cython.locals(part=cython.uint)
    cdef int outlook(self, unsigned int ply, unsigned int play, unsigned int race) noexcept nogil

    @cython.locals(key=cython.int, tile=cython.int, laid=cython.ulonglong)
    cdef inline int _cut_key(
        self, unsigned int ply, unsigned int play, int value, int beta,
    ) noexcept nogil

    @cython.locals(
        side=cython.uint, part=cython.uint, turns=cython.int, rest=cython.ulonglong,
        count=cython.ulonglong,
    )
    cdef inline int _tile_key(self, unsigned int ply, unsigned int play) noexcept nogil

    cdef bint is_last(self, unsigned int ply, unsigned int play) noexcept nogil

    @cython.locals(rack=cython.ulonglong)
    cdef inline bint _goes_out(self, unsigned int ply, unsigned int play) noexcept nogil

    @cython.locals(side=cython.uint, points=cython.int)
    cdef int last_value(self, unsigned int ply, unsigned int play) noexcept nogil

    cdef inline bint _ends_by_pass(self, unsigned int ply) noexcept nogil

    cdef inline bint _ends_scoreless(self, unsigned int ply, unsigned int play) noexcept nogil

    cdef int _points_left(self, unsigned int ply, unsigned int play) noexcept nogil
