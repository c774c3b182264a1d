# The C types of scrabble_best.py, which the interpreter never sees.
cimport cython

cdef unsigned int BLANK, CAPITAL_A, CENTRE_ACROSS, CENTRE_DOWN, DOT, NO_LETTER, RACK, SIZE, SMALL_A
cdef unsigned int VOWELS, WIDTH, _RECORD, _BYTE, _MORE, _CHECK_BITS, _CHECK, _FIVE, _BLOCK_BITS
cdef unsigned int _BLOCK, _ROW, _BUCKETS, _KEYS, _KEY_SHIFT, _MOST_BLANKS, _ALPHABET, _ROWS_END
cdef unsigned int SHIFT, _SMALL, _MEMORY_BITS, _MEMORY, _NOTES, _PAIRS
cdef int MILLI, OPENING_VOWEL, _BUCKET_BITS, _LOWEST, _NOTHING
cdef unsigned long long _ONE, _ALL, _KEY_OF_BLANK, SEQUENCE

@cython.final
cdef class BestPlayFinder:
    cdef object _lines, _rack, _windows
    cdef readonly object parts, every, tiles
    cdef const unsigned int[::1] _words, _slots, _filter, _incomplete, _cells
    cdef unsigned long long _reach, _filter_size, _incomplete_size, _blocks
    cdef const unsigned long long[::1] _letter_keys, _subset_keys, _keys
    cdef const unsigned int[::1] _number_of_bit
    cdef const unsigned int[::1] _tiles, _points, _crosses, _letter_factors, _word_factors
    cdef const unsigned int[::1] _cross_points, _cross_factors, _exposed
    cdef const unsigned int[::1] _values, _letter_codes, _codes, _blanks, _worths, _sums
    cdef const unsigned int[::1] _order, _starts, _groups, _unblanked, _one_blanked, _subset_letters
    cdef const int[::1] _leaves
    cdef const unsigned int[::1] _firsts, _stops, _laids
    cdef int[::1] _bounds
    cdef unsigned int[::1] _waited
    cdef unsigned char[::1] _signs, _best_signs
    cdef unsigned int[::1] _nexts, _heads, _known_in, _known_sizes, _free, _times, _sorted_times
    cdef unsigned int[::1] _completing, _crossing_letters, _reads, _letters
    cdef unsigned int[::1] _noted_from, _noted_to, _noted_words
    cdef unsigned long long[::1] _known_keys, _known, _noted_keys, _wanted_keys
    cdef unsigned long long _key, _spelling
    cdef unsigned int _first, _length, _laid, _subset, _allowed, _noted, _wanted, _crossings, _search_number
    cdef unsigned int _best_first, _best_length, _best_subset
    cdef int _bingo, _base, _most
    cdef bint _opening
    cdef readonly bint found, down
    cdef readonly unsigned int square
    cdef readonly int score, equity, leave

    @cython.locals(line=cython.uint, place=cython.uint)
    cpdef bint find(
        self, bytes board, bytes rack, unsigned int bag_size, int opponents_points
    ) except -1

    cdef _find_among_all(self)

    @cython.locals(bucket=cython.int, window=cython.uint, next_=cython.uint)
    cdef void _search(self) noexcept nogil

    @cython.locals(key=cython.ulonglong, laid=cython.uint, row=cython.uint, at=cython.uint)
    cdef bint _take_up(self, unsigned int window) noexcept nogil

    @cython.locals(
        start=cython.uint, unblanked=cython.uint, spelling=cython.ulonglong, at=cython.uint,
        number=cython.uint, key=cython.ulonglong, found=cython.uint,
    )
    cdef unsigned long long _look_up(self, unsigned int laid) noexcept nogil

    @cython.locals(bits=cython.uint)
    cdef inline unsigned int _is_spelled(self, unsigned long long key) noexcept nogil

    @cython.locals(bits=cython.uint)
    cdef inline unsigned int _lacks_one(self, unsigned long long key) noexcept nogil

    @cython.locals(block=cython.uint)
    cdef inline unsigned int _completions(self, unsigned long long key) noexcept nogil

    @cython.locals(
        first=cython.uint, stop=cython.uint, laid=cython.uint, points=cython.uint,
        factor=cython.uint, place=cython.uint, base=cython.int,
        number=cython.uint, cross_factor=cython.uint, times=cython.uint, at=cython.uint,
        most=cython.int, crossings=cython.uint, allowed=cython.uint,
    )
    cdef void _measure(self, unsigned int window) noexcept nogil

    @cython.locals(
        floor=cython.int, ceiling=cython.int, waited=cython.bint, rest=cython.int,
        start=cython.uint, spelling=cython.ulonglong, bit=cython.ulonglong, subset=cython.uint,
        leave=cython.int, bound=cython.int, score=cython.int, number=cython.uint,
    )
    cdef void _try(self, unsigned int window, int bucket) noexcept nogil

    @cython.locals(letters=cython.uint, blanks=cython.uint, number=cython.uint)
    cdef inline bint _fits(self, unsigned int subset) noexcept nogil

    @cython.locals(
        key=cython.ulonglong, noted_key=cython.ulonglong, at=cython.uint, other=cython.uint,
        number=cython.uint,
    )
    cdef void _try_words(self, unsigned int subset) noexcept nogil

    @cython.locals(
        blanks=cython.uint, number=cython.uint, longer=cython.ulonglong, word=cython.uint,
    )
    cdef void _spell_all(self, unsigned long long key) noexcept nogil

    @cython.locals(bit=cython.ulonglong, letter=cython.uint, longer=cython.ulonglong)
    cdef void _want(self, unsigned long long key, unsigned int letters) noexcept nogil

    @cython.locals(
        count=cython.uint, letter=cython.uint, number=cython.uint, longer=cython.ulonglong,
        others=cython.uint,
    )
    cdef void _want_pairs(self, unsigned long long key) noexcept nogil

    @cython.locals(slot=cython.uint, record=cython.uint, size=cython.uint)
    cdef void _spell(self, unsigned long long key) noexcept nogil

    @cython.locals(
        code=cython.uint, score=cython.int, number=cython.uint, letter=cython.uint,
        place=cython.uint, tile=cython.uint,
    )
    cdef void _lay_out(self, unsigned int record) noexcept nogil

    @cython.locals(number=cython.uint, at=cython.uint, letter=cython.uint, worth=cython.int)
    cdef void _lay_blanks(
        self, unsigned int code, int score, unsigned int blanks, unsigned int stop
    ) noexcept nogil

    @cython.locals(equity=cython.int, number=cython.uint)
    cdef void _compare(self, int score) noexcept nogil

    @cython.locals(cost=cython.int, number=cython.uint, letter=cython.uint)
    cdef int _exposure(self) noexcept nogil

    @cython.locals(
        stop=cython.uint, best_stop=cython.uint, anchor=cython.uint, best_anchor=cython.uint,
        place=cython.uint, order=cython.int,
    )
    cdef bint _comes_first(self) noexcept nogil

    @cython.locals(sign=cython.int, best=cython.int)
    cdef int _order_at(self, unsigned int place) noexcept nogil

    @cython.locals(place=cython.uint, at=cython.uint)
    cdef unsigned int _anchor(self, unsigned int first, unsigned int stop) noexcept nogil
