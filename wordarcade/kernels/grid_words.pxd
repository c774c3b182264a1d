# The C types of grid_words.py, which the interpreter never sees.
cimport cython

from wordarcade.kernels.grid_board cimport GridBoard

cdef unsigned int END, LETTERS, MAX_LETTERS, WORD_SHIFT, _SET_ASIDE, _MOST_SET_ASIDE

@cython.final
cdef class GridWords:
    cdef GridBoard _board
    cdef const unsigned int[::1] masks, bases, skips
    cdef unsigned int[::1] _open_nodes, _open_indices
    cdef unsigned char[::1] seen
    cdef unsigned int min_length, set_aside
    cdef readonly unsigned int count

    @cython.locals(index=cython.uint)
    cdef void look_for_all(self) noexcept nogil

    @cython.locals(
        masks="const unsigned int[::1]", bases="const unsigned int[::1]",
        skips="const unsigned int[::1]", here=cython.uint, top=cython.uint, node=cython.uint,
        index=cython.uint, letter=cython.uint, child=cython.uint, first=cython.uint,
        word=cython.uint,
    )
    cdef void rule_out(self) noexcept nogil

    @cython.locals(
        spelling="const unsigned int[::1]", node=cython.uint, index=cython.uint,
        level=cython.uint, cell=cython.uint, letter=cython.uint, rest=cython.uint,
        last=cython.uint, unseen=cython.uint, word=cython.uint,
    )
    cdef void put_aside(self, unsigned int depth) noexcept nogil

    @cython.locals(index=cython.uint, last=cython.uint)
    cdef bint is_exhausted(
        self, unsigned int node, unsigned int first, unsigned int length
    ) noexcept nogil

    @cython.locals(mask=cython.uint, letter=cython.uint)
    cdef unsigned int _last_index(self, unsigned int node, unsigned int index) noexcept nogil
