# The C types of grid_search.py, which the interpreter never sees.
cimport cython

cdef unsigned int _MAX_LETTERS, _WORD_SHIFT, _LETTERS, _END, _SET_ASIDE, _MOST_SET_ASIDE
cdef unsigned long long _PATIENCE, _FOREVER

cdef class GridSearch:
    cdef const unsigned int[::1] _masks, _bases, _skips, _board
    cdef const unsigned int[::1] _points, _spelling, _spelling_starts
    cdef const int[::1] _ways
    cdef unsigned int[::1] _letters, _rests, _live, _near
    cdef unsigned char[::1] _covered, _seen
    cdef unsigned int[::1] _stack
    cdef unsigned int[::1] _path_cells, _path_bases, _path_indices, _path_lengths, _path_bottoms
    cdef unsigned int[::1] _open_nodes, _open_indices
    cdef unsigned int[::1] _found_words, _found_ends, _trails
    cdef unsigned int _rows, _columns, _cells, _corner, _places, _laid
    cdef unsigned int _words, _base, _index, _length, _top, _bottom, _depth, _stop
    cdef unsigned int _min_length
    cdef bint _marking, _counting, _pruning
    cdef unsigned long long _board_start, _trails_end, _waited
    cdef readonly unsigned int found, score, next_start, set_aside

    cpdef bint step(self, unsigned long long budget)

    @cython.locals(face=cython.uint, faces=cython.uint)
    cdef _check(self, const unsigned int[::1] board)

    @cython.locals(mask=cython.uint, letter=cython.uint)
    cdef unsigned int _last_index(self, unsigned int node, unsigned int index) noexcept nogil

    @cython.locals(cell=cython.uint, index=cython.uint, place=cython.uint)
    cdef void _clear(self) noexcept nogil

    @cython.locals(number=cython.Py_ssize_t)
    cdef _count(self, unsigned int[::1] counts, unsigned int[::1] scores)

    cdef bint _is_full(self) noexcept nogil

    @cython.locals(
        found=cython.uint, start=cython.uint, steps=cython.ulonglong, stuck=cython.bint,
    )
    cdef bint _advance(self, unsigned long long budget) noexcept nogil

    @cython.locals(
        live="unsigned int[::1]", near="unsigned int[::1]",
        letters="unsigned int[::1]", rests="unsigned int[::1]",
        spelling="const unsigned int[::1]", starts="const unsigned int[::1]",
        ways="const int[::1]", board="const unsigned int[::1]", width=cython.uint,
        place=cython.uint, row=cython.uint, column=cython.uint, number=cython.ulonglong,
        start=cython.uint, letter=cython.uint, cell=cython.uint, around=cython.uint,
        way=cython.uint,
    )
    cdef void _lay(self, unsigned int steps) noexcept nogil

    @cython.locals(
        masks="const unsigned int[::1]", bases="const unsigned int[::1]",
        skips="const unsigned int[::1]", spelling="const unsigned int[::1]",
        ways="const int[::1]", points="const unsigned int[::1]",
        letters="unsigned int[::1]", rests="unsigned int[::1]", live="unsigned int[::1]",
        near="unsigned int[::1]", path_cells="unsigned int[::1]",
        path_bases="unsigned int[::1]", path_indices="unsigned int[::1]",
        path_lengths="unsigned int[::1]", path_bottoms="unsigned int[::1]",
        stack="unsigned int[::1]", seen="unsigned char[::1]", found_words="unsigned int[::1]",
        base=cython.uint, index=cython.uint, length=cython.uint, top=cython.uint,
        bottom=cython.uint, depth=cython.uint, next_start=cython.uint,
        min_length=cython.uint, marking=cython.bint, pruning=cython.bint,
        counting=cython.bint,
        found=cython.uint, score=cython.uint, cell=cython.uint,
        node=cython.uint, mask=cython.uint, word=cython.uint, size=cython.uint,
        rest=cython.uint, letter=cython.uint, new=cython.uint, level=cython.uint,
        way=cython.uint, neighbour=cython.uint,
    )
    cdef void _walk(self, unsigned long long steps) noexcept nogil

    @cython.locals(width=cython.uint, level=cython.uint, place=cython.uint)
    cdef bint _keep_path(
        self, unsigned int number, unsigned int depth, unsigned int last
    ) noexcept nogil

    @cython.locals(
        masks="const unsigned int[::1]", bases="const unsigned int[::1]",
        skips="const unsigned int[::1]", here=cython.uint, cell=cython.uint, rest=cython.uint,
        top=cython.uint, node=cython.uint, index=cython.uint, letter=cython.uint,
        child=cython.uint, first=cython.uint, word=cython.uint,
    )
    cdef void _rule_out(self) noexcept nogil

    @cython.locals(
        node=cython.uint, index=cython.uint, level=cython.uint, cell=cython.uint,
        letter=cython.uint, rest=cython.uint, last=cython.uint, unseen=cython.uint,
        word=cython.uint,
    )
    cdef void _put_aside(self) noexcept nogil

    @cython.locals(index=cython.uint, last=cython.uint)
    cdef bint _is_exhausted(
        self, unsigned int node, unsigned int first, unsigned int length
    ) noexcept nogil
