# The C types of scrabble_games.py, which the interpreter never sees.
cimport cython

cdef unsigned int CAPITAL_A, DOT, QUESTION_MARK, RACK, SIZE, SMALL_A, SQUARES, _SCORELESS
cdef unsigned long long _LOW, _ALL

cdef class StaticGames:
    cdef tuple _players, _racks
    cdef object _tiles, _seeds
    cdef const unsigned int[::1] _values
    cdef bytearray _board, _bag
    cdef int[::1] _points
    cdef unsigned long long _seed, _drawn
    cdef unsigned int _games, _game, _to_move, _scoreless
    cdef bint _playing
    cdef readonly object scores, ends, racks, kept, bag_sizes, equities

    cpdef bint step(self, unsigned int budget) except -1

    cdef _deal(self)

    @cython.locals(
        rack=bytearray, other=bytearray, exchanged=bytearray, found=cython.bint, in_bag=cython.uint,
        whole=cython.uint, kept=cython.uint, score=cython.int, equity=cython.int,
        tile=cython.uint,
    )
    cdef _turn(self)

    @cython.locals(square=cython.uint, way=cython.uint, sign=cython.uint)
    cdef _lay(self, best, bytearray rack)

    cdef _draw(self, bytearray rack)

    cdef _put_back(self, bytearray tiles)

    @cython.locals(mixed=cython.ulonglong)
    cdef unsigned long long _random_below(self, unsigned long long limit)

    @cython.locals(worth=cython.uint, tile=cython.uint)
    cdef unsigned int _worth(self, bytearray rack)

    @cython.locals(player=cython.uint)
    cdef _go_on(self, int score)
