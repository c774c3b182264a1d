# The C types of grid_search.py, which the interpreter never sees.
cimport cython

from wordarcade.kernels.grid_board cimport GridBoard
from wordarcade.kernels.grid_finds cimport GridFinds
from wordarcade.kernels.grid_walk cimport GridWalk
from wordarcade.kernels.grid_words cimport GridWords

cdef unsigned long long _PATIENCE, _FOREVER

@cython.final
cdef class GridSearch:
    cdef GridBoard _board
    cdef GridWords _words
    cdef GridFinds _finds
    cdef GridWalk _walk
    cdef unsigned long long _waited

    cpdef bint step(self, unsigned long long budget)

    cdef void _clear(self, unsigned int first, unsigned int stop) noexcept nogil

    @cython.locals(number=cython.Py_ssize_t)
    cdef _count(self, unsigned int[::1] counts, unsigned int[::1] scores)

    @cython.locals(
        found=cython.uint, start=cython.uint, steps=cython.ulonglong, stuck=cython.bint,
    )
    cdef bint _advance(self, unsigned long long budget) noexcept nogil

    cdef void _lose_patience(self) noexcept nogil
