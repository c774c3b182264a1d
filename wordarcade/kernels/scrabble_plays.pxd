# The C types of scrabble_plays.py, which the interpreter never sees.
cimport cython

cdef unsigned int SIZE, WIDTH, _ROOM, _DIGIT

cdef class PlayStore:
    cdef readonly unsigned int room
    cdef readonly object firsts, lengths, kept, scores, equities, signs
    cdef unsigned int _found
    cdef const int[::1] _equities
    cdef unsigned int[::1] _order, _next_order, _goals

    @cython.locals(
        equities="const int[::1]", goals="unsigned int[::1]", order="unsigned int[::1]",
        next_order="unsigned int[::1]", found=cython.uint, most=cython.int, least=cython.int,
        spread=cython.ulonglong, number=cython.uint, shift=cython.uint, digit=cython.uint,
        before=cython.uint, count=cython.uint, at=cython.uint,
    )
    cdef void _sort(self) noexcept nogil

    @cython.locals(
        squares="unsigned char[::1]", downs="unsigned char[::1]", lengths="unsigned char[::1]",
        tiles="unsigned char[::1]", firsts="const unsigned int[::1]",
        all_lengths="const unsigned int[::1]", signs="const unsigned char[::1]", at=cython.uint,
        number=cython.uint, line=cython.uint, place=cython.uint, length=cython.uint,
        sign=cython.uint,
    )
    cdef _tell(self, plays)

    @cython.locals(
        scores="int[::1]", equities="int[::1]", kept_worth="int[::1]",
        all_scores="const int[::1]", kept="const unsigned int[::1]", at=cython.uint,
        number=cython.uint,
    )
    cdef _value(self, plays, const int[::1] leaves)
