# The C types of grid_walk.py, which the interpreter never sees.
cimport cython

from wordarcade.kernels.grid_board cimport GridBoard
from wordarcade.kernels.grid_finds cimport GridFinds
from wordarcade.kernels.grid_words cimport GridWords

cdef unsigned int END, LETTERS, MAX_LETTERS, WORD_SHIFT

@cython.final
cdef class GridWalk:
    cdef GridBoard _board
    cdef GridWords _words
    cdef GridFinds _finds
    cdef unsigned int[::1] _stack, _path_bases, _path_indices, _path_lengths, _path_bottoms
    cdef unsigned int _base, _index, _length, _top, _bottom, _stop, depth, next_start
    cdef bint marking, pruning, counting

    cdef void begin(self, unsigned int first, unsigned int stop) noexcept nogil

    cdef bint has_more(self) noexcept nogil

    @cython.locals(
        masks="const unsigned int[::1]", bases="const unsigned int[::1]",
        skips="const unsigned int[::1]", spelling="const unsigned int[::1]",
        ways="const int[::1]", points="const unsigned int[::1]",
        letters="unsigned int[::1]", rests="unsigned int[::1]", live="unsigned int[::1]",
        near="unsigned int[::1]", path="unsigned int[::1]",
        path_bases="unsigned int[::1]", path_indices="unsigned int[::1]",
        path_lengths="unsigned int[::1]", path_bottoms="unsigned int[::1]",
        stack="unsigned int[::1]", seen="unsigned char[::1]", found_words="unsigned int[::1]",
        base=cython.uint, index=cython.uint, length=cython.uint, top=cython.uint,
        bottom=cython.uint, depth=cython.uint, next_start=cython.uint,
        min_length=cython.uint, marking=cython.bint, pruning=cython.bint,
        counting=cython.bint,
        found=cython.uint, score=cython.uint, cell=cython.uint,
        node=cython.uint, mask=cython.uint, word=cython.uint, size=cython.uint,
        rest=cython.uint, letter=cython.uint, new=cython.uint,
        way=cython.uint, neighbour=cython.uint,
    )
    cdef void go(self, unsigned long long steps) noexcept nogil
