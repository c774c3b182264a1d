# The C types of scrabble_moves.py, which the interpreter never sees.
cimport cython

cdef unsigned int _SIZE, _SQUARES, _LINES, _WIDTH, _PLACES, _CENTRE_ACROSS, _CENTRE_DOWN
cdef unsigned int _LETTERS, _WORD_SHIFT, _NO_LETTER, _BLANK, _TILES, _VOWELS
cdef unsigned int _DOT, _CAPITAL_A, _SMALL_A, _QUESTION_MARK
cdef unsigned int _RACK, _RACK_ROOM, _ROOM, _DIGITS
cdef int _MILLI, _OPENING_VOWEL

cdef class MoveGenerator:
    cdef const unsigned int[::1] _masks, _bases, _turns, _word_masks, _word_bases
    cdef const unsigned int[::1] _values, _letter_of_bit
    cdef int _bingo
    cdef unsigned int[::1] _tiles, _points, _crossing, _crosses, _cross_points, _cross_factors
    cdef unsigned int[::1] _letter_factors, _word_factors, _exposed, _changed
    cdef unsigned char[::1] _strip, _board
    cdef unsigned int _covered
    cdef unsigned int[::1] _counts, _weights, _kept
    cdef unsigned int _mask, _blanks, _part, _used, _parts
    cdef const int[::1] _singles, _pairs, _balance
    cdef int[::1] _leaves
    cdef unsigned int[::1] _starts, _lefts, _rights
    cdef unsigned int _anchors, _anchor, _start, _left_end, _right_end, _first
    cdef unsigned int _room
    cdef bint _full
    cdef readonly unsigned int found
    cdef unsigned int[::1] _found_firsts, _found_lengths, _found_parts, _found_scores
    cdef int[::1] _found_equities
    cdef unsigned char[::1] _found_tiles
    cdef unsigned int[::1] _order, _next_order, _buckets

    cpdef bint step(self, unsigned int budget) except -1

    @cython.locals(square=cython.uint, line=cython.uint)
    cdef void _place(self, const unsigned char[::1] board) noexcept nogil

    @cython.locals(
        letter=cython.uint, points=cython.uint, row=cython.uint, column=cython.uint,
        place=cython.uint, crossing=cython.uint,
    )
    cdef void _put(self, unsigned int square, unsigned int sign) noexcept nogil

    @cython.locals(tiles="unsigned int[::1]", place=cython.uint, crossing=cython.uint)
    cdef void _renew_crosses(self, unsigned int first) noexcept nogil

    @cython.locals(
        masks="const unsigned int[::1]", bases="const unsigned int[::1]",
        tiles="unsigned int[::1]", first=cython.uint, points=cython.uint, stop=cython.uint,
        node=cython.uint, allowed=cython.uint, letter=cython.uint, end=cython.uint,
        at=cython.uint,
    )
    cdef void _cross(self, unsigned int place, unsigned int crossing) noexcept nogil

    @cython.locals(part=cython.uint, points=cython.int, tile=cython.uint)
    cdef void _value_parts(self, unsigned int bag_size, int opponents_points) noexcept nogil

    @cython.locals(tile=cython.uint, count=cython.uint)
    cdef void _split(self, unsigned int part) noexcept nogil

    @cython.locals(
        kept="unsigned int[::1]", value=cython.int, vowels=cython.uint, consonants=cython.uint,
        tile=cython.uint, other=cython.uint,
    )
    cdef int _leave_value(self) noexcept nogil

    @cython.locals(
        tiles="unsigned int[::1]", line=cython.uint, place=cython.uint, low=cython.uint,
        left=cython.uint, last=cython.uint, right=cython.uint,
    )
    cdef void _find_anchors(self) noexcept nogil

    cdef bint _opens(self, unsigned int place) noexcept nogil

    cdef void _add_anchor(
        self, unsigned int start, unsigned int left, unsigned int right
    ) noexcept nogil

    @cython.locals(found=cython.uint)
    cdef void _search(self, unsigned int budget) noexcept nogil

    @cython.locals(
        mask=cython.uint, tile=cython.uint, real=cython.uint, bit=cython.uint,
        letter=cython.uint, worth=cython.uint,
    )
    cdef void _go_left(
        self, unsigned int node, unsigned int place, unsigned int points, unsigned int factor,
        unsigned int crossed,
    ) noexcept nogil

    @cython.locals(
        mask=cython.uint, tile=cython.uint, real=cython.uint, bit=cython.uint,
        letter=cython.uint, worth=cython.uint,
    )
    cdef void _go_right(
        self, unsigned int node, unsigned int place, unsigned int points, unsigned int factor,
        unsigned int crossed,
    ) noexcept nogil

    cdef void _take(self, unsigned int tile, unsigned int sign, unsigned int place) noexcept nogil

    cdef void _give_back(self, unsigned int tile) noexcept nogil

    @cython.locals(
        first=cython.uint, length=cython.uint, number=cython.uint, equity=cython.int,
        at=cython.uint, place=cython.uint, sign=cython.uint, letter=cython.uint,
    )
    cdef void _keep(self, unsigned int stop, unsigned int points) noexcept nogil

    @cython.locals(place=cython.uint)
    cdef bint _is_across_too(self, unsigned int first) noexcept nogil

    @cython.locals(room=cython.uint)
    cdef _make_room(self)

    @cython.locals(
        equities="int[::1]", order="unsigned int[::1]", sorted_="unsigned int[::1]",
        buckets="unsigned int[::1]", found=cython.uint, most=cython.int, least=cython.int,
        spread=cython.ulonglong, number=cython.uint, shift=cython.uint, bucket=cython.uint, before=cython.uint,
        count=cython.uint, at=cython.uint,
    )
    cdef void _sort(self) noexcept nogil

    @cython.locals(
        at=cython.uint, number=cython.uint, first=cython.uint, across=cython.uint,
        sign=cython.uint,
    )
    cdef void _write(
        self, unsigned char[::1] squares, unsigned char[::1] downs, unsigned char[::1] lengths,
        unsigned char[::1] tiles, int[::1] scores, int[::1] equities, int[::1] leaves
    ) noexcept nogil

@cython.locals(size=cython.Py_ssize_t, doubled="unsigned int[::1]")
cdef unsigned int[::1] _doubled(unsigned int[::1] numbers)
