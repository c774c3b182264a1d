# The C types of scrabble_endgame_turns.py, which the interpreter never sees.
cimport cython

from wordarcade.kernels.scrabble_endgame_board cimport EndgameBoard

cdef unsigned int BLANK, KINDS, NO_LETTER, OF_BLANK, PLACE_SHIFT, PLIES, RACK, SCORELESS, SIGN_BITS
cdef unsigned int SIGNS, SIZE, TILES, WIDTH, MOST_IN_BAG, _ROWS_END, _DIGIT
cdef unsigned long long PASS, LAID

@cython.final
cdef class EndgameTurns:
    cdef object _race, _rng, _values
    cdef EndgameBoard _board
    cdef const unsigned long long[::1] _tile_keys, _rack_keys, _turn_keys
    cdef const unsigned int[::1] weights
    cdef unsigned long long[::1] racks, keys, units
    cdef int[::1] rack_points
    cdef unsigned int[::1] rack_parts, to_move, turns_left, passed, in_bag, bag, shifts, kinds
    cdef unsigned int bag_size
    cdef bint cautious

    @cython.locals(side=cython.uint, at=cython.uint, after=cython.uint, each=cython.uint)
    cdef void make(self, unsigned int ply, unsigned long long move, bint scored) noexcept nogil

    @cython.locals(turns=cython.uint)
    cdef unsigned long long _turn_key(self, unsigned int ply) noexcept nogil

    @cython.locals(
        at=cython.uint, rack=cython.ulonglong, points=cython.int, part=cython.uint,
        key=cython.ulonglong, place=cython.uint, laid=cython.ulonglong, in_bag=cython.uint,
        drawn=cython.uint, sign=cython.uint, row_place=cython.uint, tile=cython.uint,
        count=cython.uint, number=cython.uint,
    )
    cdef void _take_from_rack(
        self, unsigned int ply, unsigned int side, unsigned long long move,
    ) noexcept nogil

    @cython.locals(part=cython.uint, in_bag=cython.uint, tile=cython.uint)
    cdef unsigned int drawn_part(self, unsigned int ply, unsigned long long laid) noexcept nogil

    @cython.locals(digit=cython.uint)
    cdef unsigned int digit_of(self, unsigned long long tile) noexcept nogil
