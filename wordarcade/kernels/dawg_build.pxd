# The C types of dawg_build.py, which the interpreter never sees.
cimport cython

cdef unsigned int _MAX_LETTERS, _WORD_SHIFT, _STOP_SHIFT, _LETTER, _LINE_FEED, _A, _Z, _ROOM
cdef unsigned long long _ALL

cdef class DawgBuilder:
    cdef const unsigned char[::1] _text
    cdef Py_ssize_t _size, _read
    cdef bint _faulty
    cdef unsigned int _depth, _labels, _links, _room, _placed, _written, _slots
    cdef const unsigned int[::1] _word_labels
    cdef unsigned int[::1] _letters, _chains, _stops
    cdef unsigned int[::1] _signs, _downs, _priors, _link_masks, _link_words, _table
    cdef unsigned int[::1] _keys, _numbers, _rows, _taken, _cursors
    cdef unsigned int[::1] _masks, _bases, _skips, _slot_labels
    cdef readonly unsigned int words, nodes, edges
    cdef readonly object masks, bases, skips, labels

    cpdef bint step(self, unsigned int budget) except -1

    @cython.locals(
        text="const unsigned char[::1]", letters="unsigned int[::1]",
        at=cython.Py_ssize_t, depth=cython.uint, sign=cython.uint,
    )
    cdef void _read_words(self, unsigned int budget) noexcept nogil

    @cython.locals(
        chains="unsigned int[::1]", stops="unsigned int[::1]",
        level=cython.uint, sign=cython.uint,
    )
    cdef void _complete(self, unsigned int depth) noexcept nogil

    @cython.locals(
        signs="unsigned int[::1]", downs="unsigned int[::1]", priors="unsigned int[::1]",
        table="unsigned int[::1]", place=cython.uint, link=cython.uint,
    )
    cdef unsigned int _link(
        self, unsigned int sign, unsigned int down, unsigned int prior
    ) noexcept nogil

    @cython.locals(mixed=cython.ulonglong)
    cdef unsigned int _hash(
        self, unsigned int sign, unsigned int down, unsigned int prior
    ) noexcept nogil

    @cython.locals(table="unsigned int[::1]", link=cython.uint, place=cython.uint)
    cdef void _file_links(self) noexcept nogil

    @cython.locals(
        keys="unsigned int[::1]", numbers="unsigned int[::1]", priors="unsigned int[::1]",
        chain=cython.uint, size=cython.uint, link=cython.uint, key=cython.uint,
    )
    cdef void _place_rows(self, unsigned int budget) noexcept nogil

    @cython.locals(
        taken="unsigned int[::1]", signs="unsigned int[::1]", priors="unsigned int[::1]",
        stretch=cython.uint, around=cython.ulonglong, blocked=cython.ulonglong,
        link=cython.uint, base=cython.uint, slot=cython.uint,
    )
    cdef unsigned int _place_row(self, unsigned int chain, unsigned int size) noexcept nogil

    @cython.locals(
        masks="unsigned int[::1]", bases="unsigned int[::1]", skips="unsigned int[::1]",
        key=cython.uint, row=cython.uint, link=cython.uint, down=cython.uint,
        stop=cython.uint, prior=cython.uint, slot=cython.uint,
    )
    cdef void _write_rows(self, unsigned int budget) noexcept nogil
