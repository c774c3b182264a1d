# The C types of hangman_covers.py, which the interpreter never sees.
cimport cython

from wordarcade.kernels.hangman_cores cimport HangmanCores
from wordarcade.kernels.hangman_sets cimport HangmanSets

cdef unsigned int ALPHABET, CORE, _PATIENCE

@cython.final
cdef class HangmanCovers:
    cdef HangmanSets _sets
    cdef HangmanCores _cores
    cdef unsigned int[::1] _marks
    cdef unsigned int _core_size, _patience

    @cython.locals(covered=cython.bint, core=cython.uint, place=cython.uint)
    cdef bint are_beyond(
        self, unsigned int depth, unsigned int start, unsigned int size, unsigned int limit,
        unsigned int barred
    ) noexcept nogil

    @cython.locals(
        members="unsigned int[::1]", witness=cython.uint, row=cython.uint, choices=cython.uint,
        letter=cython.uint, end=cython.uint, place=cython.uint,
    )
    cdef bint _has_cover(
        self, unsigned int depth, unsigned int start, unsigned int size, unsigned int letters,
        unsigned int barred
    ) noexcept nogil

    @cython.locals(
        members="unsigned int[::1]", witness=cython.uint, fewest=cython.uint, place=cython.uint,
        mask=cython.uint, count=cython.uint,
    )
    cdef unsigned int _witness(
        self, unsigned int start, unsigned int size, unsigned int barred
    ) noexcept nogil
