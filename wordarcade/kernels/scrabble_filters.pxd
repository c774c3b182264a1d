# The C types of scrabble_filters.py, which the interpreter never sees.
cimport cython

cdef unsigned int _FIVE, _BLOCK_BITS, _BLOCK, _ALPHABET, _PAIRS, SHIFT
cdef unsigned long long _ONE, _ALL, SEQUENCE

@cython.final
cdef class WordFilters:
    cdef const unsigned int[::1] _words, _incomplete, _cells
    cdef unsigned long long _words_size, _incomplete_size, _blocks
    cdef const unsigned long long[::1] _letter_keys, _subset_keys
    cdef const unsigned int[::1] _number_of_bit
    cdef const unsigned int[::1] _order, _starts, _groups, _unblanked, _one_blanked
    cdef unsigned int[::1] _letters, _completing
    cdef unsigned long long[::1] keys
    cdef unsigned int count

    @cython.locals(
        start=cython.uint, unblanked=cython.uint, spelling=cython.ulonglong, at=cython.uint,
        number=cython.uint, key=cython.ulonglong,
    )
    cdef unsigned long long subsets_with(
        self, unsigned long long others, unsigned int laid
    ) noexcept nogil

    cdef void collect(self, unsigned long long key, unsigned int blanks) noexcept nogil

    @cython.locals(bit=cython.ulonglong, letter=cython.uint, longer=cython.ulonglong)
    cdef void _add(self, unsigned long long key, unsigned int letters) noexcept nogil

    @cython.locals(
        count=cython.uint, letter=cython.uint, number=cython.uint, longer=cython.ulonglong,
    )
    cdef void _add_pairs(self, unsigned long long key) noexcept nogil

    @cython.locals(bits=cython.uint)
    cdef inline unsigned int _is_spelled(self, unsigned long long key) noexcept nogil

    @cython.locals(bits=cython.uint)
    cdef inline unsigned int _lacks_one(self, unsigned long long key) noexcept nogil

    @cython.locals(block=cython.uint)
    cdef inline unsigned int _completions(self, unsigned long long key) noexcept nogil
