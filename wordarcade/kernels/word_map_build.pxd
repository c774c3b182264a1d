# The C types of word_map_build.py, which the interpreter never sees.
cimport cython

cdef unsigned int _LONGEST, _SHORTEST, _RECORD, _MORE, _CHECK_BITS, _CHECK, _SLOTS, _FIVE, _BYTE
cdef unsigned int _SPELLED, _INCOMPLETE, _TIMES, _BLOCK_BITS, _BLOCK
cdef unsigned int _LETTERS, _WORD_SHIFT, _DIGIT, _PASSES, _ROOM
cdef unsigned long long _ALL

cdef class WordMapBuilder:
    cdef const unsigned int[::1] _masks, _bases
    cdef const unsigned long long[::1] _letter_keys
    cdef unsigned int[::1] _path_nodes, _path_letters, _untried
    cdef unsigned long long[::1] _path_keys, _keys
    cdef unsigned int[::1] _records, _order, _next_order, _counts
    cdef unsigned int[::1] _words, _slots, _spelled, _incomplete, _cells
    cdef unsigned int _found, _room, _depth, _passes, _next, _slot
    cdef unsigned long long _spelled_size, _incomplete_size, _blocks
    cdef bint _walked
    cdef readonly unsigned long long reach
    cdef readonly object words, slots, spelled, incomplete, cells

    cpdef bint step(self, unsigned int budget) except -1

    @cython.locals(
        masks="const unsigned int[::1]", bases="const unsigned int[::1]",
        letters="unsigned int[::1]", untried="unsigned int[::1]",
        keys="unsigned long long[::1]", depth=cython.uint, letter=cython.uint, node=cython.uint,
    )
    cdef bint _walk(self, unsigned int budget) noexcept nogil

    @cython.locals(at=cython.uint, number=cython.uint, depth=cython.uint)
    cdef void _add(self) noexcept nogil

    cdef _make_room(self)

    @cython.locals(
        order="unsigned int[::1]", sorted_="unsigned int[::1]", keys="unsigned long long[::1]",
        counts="unsigned int[::1]", shift=cython.uint, digit=cython.uint, number=cython.uint,
        before=cython.uint, count=cython.uint, place=cython.uint,
    )
    cdef void _sort(self) noexcept nogil

    @cython.locals(multisets=cython.ulonglong)
    cdef _lay_out(self)

    cdef _show(self)

    @cython.locals(multisets=cython.uint, place=cython.uint)
    cdef unsigned int _multisets(self) noexcept nogil

    @cython.locals(
        place=cython.uint, key=cython.ulonglong, from_=cython.uint, to=cython.uint,
        number=cython.uint,
    )
    cdef void _enter(self, unsigned int budget) noexcept nogil

    @cython.locals(
        depth=cython.uint, letter=cython.uint, rest=cython.ulonglong, block=cython.uint,
    )
    cdef void _leave_out(self, unsigned int record, unsigned long long key) noexcept nogil

    cdef unsigned long long _key(self, unsigned int place) noexcept nogil
