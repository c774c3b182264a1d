# The C types of hangman_families.py, which the interpreter never sees.
cimport cython

cdef unsigned int _ALPHABET, _LONGEST, _A

@cython.locals(
    at=cython.Py_ssize_t, word=cython.Py_ssize_t, place=cython.uint,
)
cdef _mark(
    const unsigned char[::1] text, Py_ssize_t length, Py_ssize_t words, unsigned int[::1] places
)

@cython.locals(column=cython.Py_ssize_t, member=cython.uint, mask=cython.uint)
cpdef list families(const unsigned int[::1] places, Py_ssize_t letter, const unsigned int[::1] members)
