# The C types of scrabble_race.py, which the interpreter never sees.
cimport cython

cdef unsigned int TILES
cdef int STUCK, _NOTHING
cdef unsigned long long _DIGITS

cdef class EndgameRace:
    cdef object _tile_points
    cdef readonly object weights, parts, best, turns, values
    cdef int[::1] _points, _best, _turns, _values
    cdef unsigned long long[::1] _packed
    cdef unsigned int[::1] _starts, _plays
    cdef unsigned int _first_parts, _second_parts

    @cython.locals(
        total=cython.uint, at=cython.uint, side=cython.uint, first=cython.uint, end=cython.uint,
        part=cython.uint, play=cython.uint, left=cython.ulonglong,
    )
    cdef unsigned int _list_plays(self, bint counting) noexcept nogil

    @cython.locals(
        side=cython.uint, first=cython.uint, end=cython.uint, part=cython.uint, fewest=cython.int,
        at=cython.uint,
    )
    cdef void _count_turns(self) noexcept nogil

    @cython.locals(
        firsts=cython.uint, seconds=cython.uint, size=cython.uint, first=cython.uint,
        second=cython.uint, ahead=cython.int, mine=cython.int, theirs=cython.int, at=cython.uint,
        mirrored=cython.uint, my_answer=cython.int, their_answer=cython.int,
        values="int[::1]", points="int[::1]",
    )
    cdef void _value(self) noexcept nogil

    @cython.locals(
        own_offset=cython.uint, other_offset=cython.uint, own_parts=cython.uint,
        answers=cython.uint, row=cython.uint, most=cython.int, at=cython.uint, play=cython.uint,
        worth=cython.int,
    )
    cdef int _best_play(self, unsigned int side, unsigned int own, unsigned int other) noexcept nogil
