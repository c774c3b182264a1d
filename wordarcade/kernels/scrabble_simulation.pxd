# The C types of scrabble_simulation.py, which the interpreter never sees.
cimport cython

cdef unsigned int RACK, SQUARES, _PLIES, _SCORELESS, _STREAM
cdef int MILLI
cdef long long _CERTAIN

cdef class Rollouts:
    cdef object _player, _draws, _start
    cdef const int[::1] _chances
    cdef unsigned int _width, _most_unseen
    cdef int _farthest
    cdef tuple _candidates, _racks
    cdef bytearray _board, _dealt, _order
    cdef bytes _dealt_rack
    cdef unsigned int _dealt_front, _front, _back
    cdef unsigned long long _drawn
    cdef int _spread, _scoreless
    cdef long long[::1] _gains, _wins
    cdef readonly object equities, squares, chances, worths, products

    @cython.locals(
        order=bytearray, held=bytes, place=cython.uint, other=cython.uint, tile=cython.uchar,
    )
    cpdef deal(self, unsigned long long iteration)

    @cython.locals(
        mine=bytearray, others=bytearray, own_leave=cython.int, leave=cython.int,
        moved=cython.uint, plies=cython.uint, in_bag=cython.uint, lead=cython.int,
        score=cython.int,
    )
    cpdef roll(self, unsigned int number)

    @cython.locals(
        many=cython.uint, at=cython.uint, number=cython.uint, before=cython.uint,
        other=cython.uint, gain=cython.longlong, chance=cython.longlong,
        worth=cython.longlong, other_worth=cython.longlong, equities="long long[::1]",
        squares="long long[::1]", chances="long long[::1]", worths="long long[::1]",
        products="long long[::1]",
    )
    cpdef count(self, const unsigned int[::1] numbers)

    @cython.locals(rack=bytearray, order=bytearray, at=cython.uint, other=cython.uint, tile=cython.uchar)
    cdef _draw(self, unsigned int player, bytes exchanged)

    @cython.locals(mine=cython.int, others=cython.int)
    cdef bint _ends(self, unsigned int moved) except -1

    @cython.locals(
        most=cython.int, offset=cython.int, at=cython.uint, chance=cython.int, rest=cython.int,
    )
    cdef int _chance(self, int lead, unsigned int unseen) noexcept
