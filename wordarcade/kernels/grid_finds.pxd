# The C types of grid_finds.py, which the interpreter never sees.
cimport cython

from wordarcade.kernels.grid_board cimport GridBoard
from wordarcade.kernels.grid_words cimport GridWords

cdef unsigned int MAX_LETTERS, _TRAILS_AT_FIRST

@cython.final
cdef class GridFinds:
    cdef GridBoard _board
    cdef GridWords _wanted
    cdef const unsigned int[::1] points
    cdef unsigned int[::1] words, _ends, _trails
    cdef unsigned char[::1] _covered
    cdef unsigned int count, score
    cdef unsigned long long _trails_end
    cdef bint _marked

    @cython.locals(
        seen="unsigned char[::1]", words="unsigned int[::1]", number=cython.uint,
        place=cython.uint,
    )
    cdef void forget(self) noexcept nogil

    @cython.locals(width=cython.uint, level=cython.uint, place=cython.uint)
    cdef bint keep_path(
        self, unsigned int number, unsigned int depth, unsigned int last
    ) noexcept nogil

    @cython.locals(level=cython.uint)
    cdef void mark(self, unsigned int depth, unsigned int last) noexcept nogil

    cdef bint is_full(self) noexcept nogil

    cdef make_room(self)
