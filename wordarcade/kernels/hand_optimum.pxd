# The C types of hand_optimum.py, which the interpreter never sees.
cimport cython

cdef unsigned int _WORD_SHIFT, _OPEN

cdef class HandOptimum:
    cdef const unsigned int[::1] _masks, _bases, _meanings, _counts, _values, _factors
    cdef const unsigned int[::1] _weights, _first_bits
    cdef unsigned short[::1] _best, _best_with_discards
    cdef unsigned char[::1] _is_word
    cdef unsigned int[::1] _bits, _skips, _words, _points, _lengths, _path, _held
    cdef unsigned int _kinds, _letters, _room, _nodes, _depth, _part, _mask, _size, _sum
    cdef bint _collected
    cdef readonly unsigned int parts
    cdef readonly object weights, best, best_with_discards

    cpdef bint step(self, unsigned long long budget) except -1

    @cython.locals(mask=cython.uint, kind=cython.uint, wanted=cython.uint, child=cython.uint)
    cdef void _collect(
        self, unsigned int node, unsigned int part, unsigned int depth
    ) noexcept nogil

    @cython.locals(spent=cython.ulonglong)
    cdef bint _advance(self, unsigned long long budget) noexcept nogil

    @cython.locals(kind=cython.uint, held=cython.uint)
    cdef bint _turn_to_next(self) noexcept nogil

    @cython.locals(
        bits="unsigned int[::1]", skips="unsigned int[::1]", path="unsigned int[::1]",
        depth=cython.uint, bit=cython.uint, level=cython.uint, node=cython.uint,
    )
    cdef void _add_word(self) noexcept nogil

    @cython.locals(
        bits="unsigned int[::1]", skips="unsigned int[::1]", words="unsigned int[::1]",
        points="unsigned int[::1]", lengths="unsigned int[::1]",
        factors="const unsigned int[::1]", best_of="unsigned short[::1]",
        best_with_discards_of="unsigned short[::1]", part=cython.uint, mask=cython.uint,
        nodes=cython.uint, row=cython.uint, best=cython.uint, best_with_discards=cython.uint,
        kind=cython.uint, rest=cython.uint, node=cython.uint, seen=cython.ulonglong,
        length=cython.uint, earned=cython.uint, total=cython.uint,
    )
    cdef unsigned long long _fill(self) noexcept nogil

    @cython.locals(
        mask=cython.uint, size=cython.uint, row=cython.uint, kind=cython.uint, held=cython.uint,
        node=cython.uint, length=cython.uint, earned=cython.uint,
    )
    cdef _lead(self, unsigned int part, const unsigned short[::1] table)
