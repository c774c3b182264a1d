# The C types of hangman_traps.py, which the interpreter never sees.
cimport cython

from wordarcade.kernels.hangman_cores cimport HangmanCores
from wordarcade.kernels.hangman_sets cimport HangmanSets

cdef unsigned int CORE

@cython.final
cdef class HangmanTraps:
    cdef HangmanSets _sets
    cdef HangmanCores _cores
    cdef const unsigned int[::1] _traps, _starts, _trap_sizes
    cdef unsigned int[::1] _counts
    cdef unsigned int _total, _longest

    @cython.locals(
        members="unsigned int[::1]", counts="unsigned int[::1]",
        sizes="const unsigned int[::1]", traps="const unsigned int[::1]",
        starts="const unsigned int[::1]", enough=cython.uint, found=cython.uint,
        stop=cython.uint, word=cython.uint, at=cython.uint, trap=cython.uint,
    )
    cdef bint are_in(
        self, unsigned int start, unsigned int size, unsigned int limit
    ) noexcept nogil

    @cython.locals(
        members="unsigned int[::1]", counts="unsigned int[::1]",
        sizes="const unsigned int[::1]", traps="const unsigned int[::1]",
        starts="const unsigned int[::1]", core=cython.uint, kept=cython.uint,
        place=cython.uint, word=cython.uint, at=cython.uint, trap=cython.uint,
    )
    cdef void _collect(
        self, unsigned int start, unsigned int stop, unsigned int enough, unsigned int found
    ) noexcept nogil
