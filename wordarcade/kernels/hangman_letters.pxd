# The C types of hangman_letters.py, which the interpreter never sees.
cimport cython

from wordarcade.kernels.hangman_sets cimport HangmanSets

cdef unsigned int ALPHABET, LEVELS, _COLUMNS

@cython.final
cdef class HangmanLetters:
    cdef HangmanSets _sets
    cdef unsigned int[::1] _frequencies, pending
    cdef unsigned int common

    @cython.locals(
        members="unsigned int[::1]", letters="const unsigned int[::1]",
        frequencies="unsigned int[::1]", spelling="const unsigned char[::1]",
        length=cython.uint, row=cython.uint, letter=cython.uint, common=cython.uint,
        some=cython.uint, place=cython.uint, word=cython.uint, at=cython.uint,
    )
    cdef void count(
        self, unsigned int depth, unsigned int start, unsigned int size
    ) noexcept nogil

    @cython.locals(
        members="unsigned int[::1]", families="const unsigned int[::1]", letter=cython.uint,
        column=cython.uint, family=cython.uint, place=cython.uint,
    )
    cdef unsigned int free(self, unsigned int start, unsigned int size) noexcept nogil

    @cython.locals(
        pending=cython.uint, row=cython.uint, chosen=cython.uint, letter=cython.uint,
    )
    cdef unsigned int most_frequent(self, unsigned int depth) noexcept nogil

    cdef unsigned int frequency(self, unsigned int depth, unsigned int letter) noexcept nogil
