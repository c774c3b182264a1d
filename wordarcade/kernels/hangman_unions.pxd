# The C types of hangman_unions.py, which the interpreter never sees.
cimport cython

from wordarcade.kernels.hangman_cores cimport HangmanCores
from wordarcade.kernels.hangman_sets cimport HangmanSets

cdef unsigned int ALPHABET, LEVELS, UNIONS

@cython.final
cdef class HangmanUnions:
    cdef HangmanSets _sets
    cdef HangmanCores _cores
    cdef unsigned int[::1] _marks, _sizes, _answered
    cdef unsigned long long sample_key

    cdef void begin(self, unsigned int depth) noexcept nogil

    @cython.locals(
        members="unsigned int[::1]", marks="unsigned int[::1]", union=cython.uint,
        size=cython.uint, some=cython.uint, place=cython.uint, word=cython.uint,
        answers=cython.uint,
    )
    cdef unsigned int add(self, unsigned int depth) noexcept nogil

    @cython.locals(
        members="unsigned int[::1]", union=cython.uint, start=cython.uint, end=cython.uint,
        key=cython.ulonglong, place=cython.uint, word=cython.uint,
    )
    cdef unsigned int sample(self, unsigned int depth, unsigned int letter) noexcept nogil

    cdef void become_core(self, unsigned int depth, unsigned int wrong) noexcept nogil

    @cython.locals(union=cython.uint, place=cython.uint)
    cdef void end(self, unsigned int depth) noexcept nogil
