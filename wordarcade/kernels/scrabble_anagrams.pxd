# The C types of scrabble_anagrams.py, which the interpreter never sees.
cimport cython

from wordarcade.kernels.scrabble_best_play cimport BestPlay
from wordarcade.kernels.scrabble_filters cimport WordFilters

cdef unsigned int CAPITAL_A, DOT, NO_LETTER, RACK, SIZE, SMALL_A
cdef unsigned int _RECORD, _BYTE, _MORE, _CHECK_BITS, _CHECK, _MEMORY_BITS, _MEMORY, _NOTES, _SMALL
cdef int MILLI
cdef unsigned long long _ALL, _KEY_OF_BLANK

@cython.final
cdef class Anagrams:
    cdef WordFilters _filters
    cdef BestPlay _best
    cdef const unsigned int[::1] _words, _slots
    cdef unsigned long long _reach
    cdef const unsigned long long[::1] _subset_keys, _wanted
    cdef const unsigned int[::1] _tiles, _crosses, _values, _letter_codes, _codes, _blanks
    cdef const int[::1] _leaves
    cdef unsigned int[::1] free, times
    cdef unsigned char[::1] _signs
    cdef unsigned int[::1] _reads, _noted_from, _noted_to, _noted_words
    cdef unsigned long long[::1] _noted_keys
    cdef unsigned int _first, _length, _laid, _subset, _noted
    cdef int _base

    @cython.locals(
        key=cython.ulonglong, noted_key=cython.ulonglong, at=cython.uint, other=cython.uint,
        number=cython.uint,
    )
    cdef void try_words(
        self, unsigned int first, unsigned int stop, unsigned int laid, int base,
        unsigned long long others, unsigned int subset
    ) noexcept nogil

    @cython.locals(
        count=cython.uint, number=cython.uint, longer=cython.ulonglong, word=cython.uint,
    )
    cdef void _spell_all(self, unsigned long long key) noexcept nogil

    @cython.locals(slot=cython.uint, record=cython.uint, size=cython.uint)
    cdef void _spell(self, unsigned long long key) noexcept nogil

    @cython.locals(
        code=cython.uint, score=cython.int, number=cython.uint, letter=cython.uint,
        first=cython.uint, place=cython.uint, tile=cython.uint,
    )
    cdef void _lay_out(self, unsigned int record) noexcept nogil

    @cython.locals(
        equity=cython.int, number=cython.uint, at=cython.uint, letter=cython.uint, worth=cython.int,
    )
    cdef void _lay_blanks(
        self, unsigned int code, int score, unsigned int blanks, unsigned int stop
    ) noexcept nogil
