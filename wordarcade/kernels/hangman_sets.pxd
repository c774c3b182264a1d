# The C types of hangman_sets.py, which the interpreter never sees.
cimport cython

cdef unsigned int CORE

@cython.final
cdef class HangmanSets:
    cdef const unsigned int[::1] families, letters
    cdef const unsigned long long[::1] keys
    cdef const unsigned char[::1] spelling
    cdef unsigned int[::1] members
    cdef unsigned int length
    cdef readonly unsigned int count, family_count
