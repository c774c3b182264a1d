# The C types of scrabble_endgame_plays.py, which the interpreter never sees.
cimport cython

from wordarcade.kernels.scrabble_endgame_board cimport EndgameBoard
from wordarcade.kernels.scrabble_endgame_turns cimport EndgameTurns

cdef unsigned int BLANK, CENTRE_ACROSS, CENTRE_DOWN, LETTERS, LINES, NO_LETTER, NO_PLAY, OF_BLANK
cdef unsigned int PLACES, PLACE_SHIFT, PLIES, RACK, SIGN_BITS, SIZE, TILES, WIDTH, WORD_SHIFT
cdef unsigned int _DIGIT, _ROOM, _ROWS_END
cdef unsigned long long PASS

@cython.final
cdef class EndgamePlays:
    cdef EndgameBoard _board
    cdef EndgameTurns _turns
    cdef const unsigned int[::1] _masks, _bases, _turned, _letter_of_bit
    cdef const unsigned int[::1] _values, _letter_factors, _word_factors, _weights, _shifts
    cdef const unsigned long long[::1] _units
    cdef unsigned int[::1] _tiles, _points, _crosses, _cross_points, _cross_factors
    cdef unsigned int[::1] spans, parts
    cdef unsigned long long[::1] moves, used
    cdef int[::1] scores
    cdef unsigned int[::1] line_starts, line_ends, changed, tops
    cdef unsigned int[::1] _counts, _signs
    cdef unsigned int top, room
    cdef bint full
    cdef unsigned int _root, _side, _before, _start, _left_end, _right_end, _first
    cdef unsigned int _letters, _laid_count, _part
    cdef unsigned long long _packed
    cdef int _bingo

    cdef unsigned long long move_of(self, unsigned int play) noexcept nogil

    @cython.locals(at=cython.uint)
    cdef void begin(self) noexcept nogil

    @cython.locals(
        row=cython.uint, below=cython.uint, at=cython.uint, number=cython.uint,
        place=cython.uint, bit=cython.uint,
    )
    cdef void follow(self, unsigned int ply) noexcept nogil

    @cython.locals(row=cython.uint, taken=cython.bint, line=cython.uint)
    cdef void renew(self, unsigned int ply, unsigned int side) noexcept nogil

    @cython.locals(rack=cython.ulonglong, tile=cython.uint, size=cython.uint, at=cython.uint)
    cdef void _take_up(self, unsigned int ply, unsigned int side) noexcept nogil

    @cython.locals(
        place=cython.uint, low=cython.uint, left=cython.uint, last=cython.uint,
        right=cython.uint,
    )
    cdef void _find(self, unsigned int line) noexcept nogil

    cdef void _find_from(
        self, unsigned int start, unsigned int left, unsigned int right,
    ) noexcept nogil

    @cython.locals(
        mask=cython.uint, base=cython.uint, to_the_right=cython.bint, letter=cython.uint,
        beyond=cython.uint, wanted=cython.uint,
    )
    cdef void _reach(
        self, unsigned int node, unsigned int place, unsigned int points, unsigned int factor,
        unsigned int crossed,
    ) noexcept nogil

    @cython.locals(
        beyond=cython.uint, letter_factor=cython.uint, cross_factor=cython.uint,
        bit=cython.uint, letter=cython.uint, worth=cython.uint,
    )
    cdef void _try_letters(
        self, unsigned int wanted, unsigned int base, unsigned int place, unsigned int points,
        unsigned int factor, unsigned int crossed,
    ) noexcept nogil

    cdef void _take(self, unsigned int tile) noexcept nogil

    cdef void _give_back(self, unsigned int tile) noexcept nogil

    @cython.locals(
        place=cython.uint, first=cython.uint, play=cython.uint, move=cython.ulonglong,
        laid=cython.ulonglong,
    )
    cdef void _keep(self, unsigned int stop, unsigned int score) noexcept nogil
