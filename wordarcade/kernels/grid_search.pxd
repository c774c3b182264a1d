# The C types of grid_search.py, which the interpreter never sees.
cimport cython

cdef unsigned int _MAX_LETTERS, _WORD_SHIFT, _LETTERS, _END
cdef unsigned long long _PATIENCE, _FOREVER

cdef class GridSearch:
    cdef const unsigned int[::1] _masks, _bases, _skips, _neighbours, _offsets
    cdef const unsigned int[::1] _points, _spelling, _spelling_starts
    cdef unsigned int[::1] _letters, _rests, _live, _near
    cdef unsigned char[::1] _covered, _seen
    cdef unsigned int[::1] _stack
    cdef unsigned int[::1] _path_cells, _path_bases, _path_indices, _path_lengths, _path_bottoms
    cdef unsigned int[::1] _open_nodes, _open_indices
    cdef unsigned int[::1] _found_words, _found_starts
    cdef unsigned int _cells, _words, _base, _index, _length, _top, _bottom, _depth, _stop
    cdef unsigned int _min_length
    cdef bint _marking, _pruning
    cdef unsigned long long _waited
    cdef readonly unsigned int found, score, next_start

    cpdef bint step(self, unsigned long long budget)

    @cython.locals(face=cython.uint, faces=cython.uint)
    cdef _check(self, const unsigned int[::1] board)

    @cython.locals(
        most=cython.uint, cell=cython.uint, offsets="const unsigned int[::1]",
    )
    cdef unsigned int _crowd(self) noexcept nogil

    @cython.locals(mask=cython.uint, letter=cython.uint)
    cdef unsigned int _last_index(self, unsigned int node, unsigned int index) noexcept nogil

    @cython.locals(
        live="unsigned int[::1]", near="unsigned int[::1]",
        letters="unsigned int[::1]", rests="unsigned int[::1]",
        neighbours="const unsigned int[::1]", offsets="const unsigned int[::1]",
        spelling="const unsigned int[::1]", starts="const unsigned int[::1]",
        cell=cython.uint, start=cython.uint, letter=cython.uint, around=cython.uint,
        place=cython.uint,
    )
    cdef void _lay(self, const unsigned int[::1] boards, Py_ssize_t at) noexcept nogil

    @cython.locals(cell=cython.uint, index=cython.uint, place=cython.uint)
    cdef void _clear(self) noexcept nogil

    @cython.locals(number=cython.Py_ssize_t)
    cdef _count(
        self, const unsigned int[::1] boards, unsigned int[::1] counts, unsigned int[::1] scores
    )

    @cython.locals(start=cython.uint, steps=cython.ulonglong)
    cdef bint _advance(self, unsigned long long budget) noexcept nogil

    @cython.locals(
        masks="const unsigned int[::1]", bases="const unsigned int[::1]",
        skips="const unsigned int[::1]", neighbours="const unsigned int[::1]",
        offsets="const unsigned int[::1]", spelling="const unsigned int[::1]",
        points="const unsigned int[::1]",
        letters="unsigned int[::1]", rests="unsigned int[::1]", live="unsigned int[::1]",
        near="unsigned int[::1]", path_cells="unsigned int[::1]",
        path_bases="unsigned int[::1]", path_indices="unsigned int[::1]",
        path_lengths="unsigned int[::1]", path_bottoms="unsigned int[::1]",
        stack="unsigned int[::1]", seen="unsigned char[::1]",
        found_words="unsigned int[::1]", found_starts="unsigned int[::1]",
        base=cython.uint, index=cython.uint, length=cython.uint, top=cython.uint,
        bottom=cython.uint, depth=cython.uint, next_start=cython.uint, start=cython.uint,
        min_length=cython.uint, marking=cython.bint, pruning=cython.bint,
        found=cython.uint, score=cython.uint, _step=cython.ulonglong, cell=cython.uint,
        node=cython.uint, mask=cython.uint, word=cython.uint, size=cython.uint,
        rest=cython.uint, letter=cython.uint, new=cython.uint, level=cython.uint,
        place=cython.uint, neighbour=cython.uint,
    )
    cdef void _walk(self, unsigned long long steps) noexcept nogil

    @cython.locals(
        masks="const unsigned int[::1]", bases="const unsigned int[::1]",
        skips="const unsigned int[::1]", here=cython.uint, cell=cython.uint, rest=cython.uint,
        top=cython.uint, node=cython.uint, index=cython.uint, letter=cython.uint,
        child=cython.uint, first=cython.uint, word=cython.uint,
    )
    cdef void _rule_out(self) noexcept nogil

    @cython.locals(index=cython.uint)
    cdef bint _is_exhausted(
        self, unsigned int node, unsigned int first, unsigned int length
    ) noexcept nogil
