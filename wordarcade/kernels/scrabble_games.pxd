# The C types of scrabble_games.py, which the interpreter never sees.
cimport cython

cdef unsigned int RACK, SQUARES, _SCORELESS

cdef class StaticGames:
    cdef tuple _players
    cdef readonly tuple hands
    cdef object _tiles, _seeds, _draws
    cdef readonly bytearray board, bag
    cdef int[::1] _points
    cdef unsigned int _games, _game, _scoreless
    cdef readonly unsigned int to_move
    cdef readonly bint playing
    cdef readonly object scores, ends, racks, kept, bag_sizes, equities, turn_scores

    cpdef bint step(self, unsigned int budget) except -1

    cdef _deal(self)

    @cython.locals(rack=bytearray, other=bytearray, in_bag=cython.uint)
    cdef _turn(self)

    cdef _draw(self, bytearray rack)

    cdef _put_back(self, bytes tiles)

    cdef int _worth(self, unsigned int player)

    @cython.locals(player=cython.uint)
    cdef _go_on(self, int score)
