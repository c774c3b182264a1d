# The C types of hangman_value.py, which the interpreter never sees.
cimport cython

from wordarcade.kernels.hangman_bounds cimport HangmanBounds
from wordarcade.kernels.hangman_cores cimport HangmanCores
from wordarcade.kernels.hangman_covers cimport HangmanCovers
from wordarcade.kernels.hangman_letters cimport HangmanLetters
from wordarcade.kernels.hangman_sets cimport HangmanSets
from wordarcade.kernels.hangman_splits cimport HangmanSplits
from wordarcade.kernels.hangman_traps cimport HangmanTraps
from wordarcade.kernels.hangman_unions cimport HangmanUnions

cdef unsigned int ALPHABET, LEVELS, _OPEN, _SOLVED, _REFUTED
cdef unsigned int _LETTER, _SAMPLE, _SPLIT, _MISS, _HITS, _SAMPLE_SHARE

@cython.final
cdef class ValueSearch:
    cdef HangmanSets _sets
    cdef HangmanBounds _bounds
    cdef HangmanCores _cores
    cdef HangmanUnions _unions
    cdef HangmanLetters _letters
    cdef HangmanTraps _traps
    cdef HangmanCovers _covers
    cdef HangmanSplits _splits
    cdef unsigned int[::1] _starts, _sizes, _limits, _stages, _chosen
    cdef unsigned long long[::1] _keys
    cdef unsigned int _depth, _verdict
    cdef readonly unsigned int misses
    cdef readonly unsigned long long sets

    cpdef bint step(self, unsigned long long budget)

    cdef bint _advance(self, unsigned long long budget) noexcept nogil

    @cython.locals(entry=cython.uint)
    cdef void _judge(
        self, unsigned int start, unsigned int size, unsigned long long key, unsigned int limit
    ) noexcept nogil

    cdef bint _is_refuted(
        self, unsigned int entry, unsigned int start, unsigned int size, unsigned int limit
    ) noexcept nogil

    @cython.locals(depth=cython.uint, free=cython.uint)
    cdef void _open(
        self, unsigned int start, unsigned int size, unsigned long long key, unsigned int limit
    ) noexcept nogil

    @cython.locals(
        depth=cython.uint, limit=cython.uint, letter=cython.uint, missing=cython.uint,
        key=cython.ulonglong, family=cython.uint,
    )
    cdef void _go_on(self) noexcept nogil

    @cython.locals(
        limit=cython.uint, letter=cython.uint, size=cython.uint, missing=cython.uint,
        start=cython.uint,
    )
    cdef void _choose_letter(self, unsigned int depth) noexcept nogil

    @cython.locals(
        start=cython.uint, size=cython.uint, limit=cython.uint, key=cython.ulonglong,
        family=cython.uint, entry=cython.uint,
    )
    cdef unsigned long long _split(self, unsigned int depth, unsigned int letter) noexcept nogil

    @cython.locals(depth=cython.uint, stage=cython.uint)
    cdef void _receive(self) noexcept nogil

    @cython.locals(depth=cython.uint, entry=cython.uint, limit=cython.uint)
    cdef void _close(self, unsigned int verdict) noexcept nogil
