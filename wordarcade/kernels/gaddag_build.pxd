# The C types of gaddag_build.py, which the interpreter never sees.
cimport cython

cdef unsigned int _LONGEST, _SHORTEST, _LETTERS, _WORD_SHIFT, _LINE_FEED, _BEFORE_A, _SIGNS, _ROOM

@cython.locals(slot=cython.Py_ssize_t)
cpdef shift(unsigned int[::1] bases, unsigned int by)

cdef class BackwardBeginnings:
    cdef const unsigned int[::1] _masks, _bases
    cdef unsigned int[::1] _path_nodes, _path_letters, _untried, _firsts
    cdef unsigned char[::1] _rows
    cdef unsigned int[::1] _nodes, _order, _next_order, _counts
    cdef unsigned int _room, _depth, _known, _sorted_from
    cdef bint _walked
    cdef readonly unsigned int found
    cdef readonly object text, nodes

    cpdef bint step(self, unsigned int budget) except -1

    @cython.locals(
        masks="const unsigned int[::1]", bases="const unsigned int[::1]",
        letters="unsigned int[::1]", untried="unsigned int[::1]", depth=cython.uint,
        letter=cython.uint, node=cython.uint,
    )
    cdef bint _walk(self, unsigned int budget) noexcept nogil

    @cython.locals(
        at=cython.uint, depth=cython.uint, node=cython.uint, mask=cython.uint, key=cython.uint,
        letter=cython.uint,
    )
    cdef void _add(self) noexcept nogil

    cdef _make_room(self)

    @cython.locals(
        order="unsigned int[::1]", sorted_="unsigned int[::1]", rows="unsigned char[::1]",
        counts="unsigned int[::1]", column=cython.uint, sign=cython.uint, number=cython.uint,
        before=cython.uint, count=cython.uint, place=cython.uint,
    )
    cdef void _sort(self) noexcept nogil

    @cython.locals(
        rows="unsigned char[::1]", order="unsigned int[::1]", end=cython.uint, place=cython.uint,
        at=cython.uint, stop=cython.uint,
    )
    cdef unsigned int _spell(self, unsigned char[::1] text, unsigned int[::1] nodes)
