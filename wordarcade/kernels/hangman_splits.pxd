# The C types of hangman_splits.py, which the interpreter never sees.
cimport cython

from wordarcade.kernels.hangman_sets cimport HangmanSets

cdef unsigned int LEVELS

@cython.final
cdef class HangmanSplits:
    cdef HangmanSets _sets
    cdef unsigned int[::1] tops, nexts, starts, sizes, misses, _counts, _ends, _touched
    cdef unsigned long long[::1] keys, _sums

    @cython.locals(
        members="unsigned int[::1]", families="const unsigned int[::1]",
        keys="const unsigned long long[::1]", counts="unsigned int[::1]", ends="unsigned int[::1]",
        sums="unsigned long long[::1]", touched="unsigned int[::1]",
        stop=cython.uint, column=cython.uint, row=cython.uint, different=cython.uint,
        place=cython.uint, family=cython.uint, end=cython.uint, number=cython.uint,
        word=cython.uint, key=cython.ulonglong,
    )
    cdef unsigned long long split(
        self, unsigned int depth, unsigned int start, unsigned int size, unsigned int letter,
        unsigned int limit
    ) noexcept nogil

    cdef void allow(self, unsigned int depth, unsigned int misses) noexcept nogil

    @cython.locals(
        starts="unsigned int[::1]", sizes="unsigned int[::1]",
        keys="unsigned long long[::1]", at=cython.uint,
    )
    cdef void _keep(
        self, unsigned int depth, unsigned int start, unsigned int size, unsigned long long key
    ) noexcept nogil
