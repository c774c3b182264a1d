# The C types of hangman_cores.py, which the interpreter never sees.
cimport cython

from wordarcade.kernels.hangman_sets cimport HangmanSets

cdef unsigned int ALPHABET, CORE, LEVELS, _HEAD, _NUMBERS_A_SET

@cython.final
cdef class HangmanCores:
    cdef HangmanSets _sets
    cdef bint _recording
    cdef unsigned int[::1] _pool, answers
    cdef unsigned long long _capacity, _pooled, _largest, refutation
    cdef unsigned int start, size

    cdef void take(self, unsigned int start, unsigned int size) noexcept nogil

    @cython.locals(
        at=cython.ulonglong, row=cython.uint, kept=cython.uint, place=cython.uint,
    )
    cdef void take_kept(
        self, unsigned long long refutation, unsigned int start, unsigned int size
    ) noexcept nogil

    cdef unsigned long long keep(self) noexcept nogil

    cdef void record(
        self, unsigned int wrong, unsigned int answers, unsigned int answered
    ) noexcept nogil

    @cython.locals(size=cython.uint, free=cython.ulonglong, at=cython.ulonglong, place=cython.uint)
    cdef void _write(
        self, unsigned int wrong, unsigned int answers, unsigned int answered
    ) noexcept nogil

    cdef bint have_room(self) noexcept nogil

    cdef make_room(self)
