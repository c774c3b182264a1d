# The C types of grid_board.py, which the interpreter never sees.
cimport cython

cdef unsigned int END, LETTERS, MAX_LETTERS

@cython.final
cdef class GridBoard:
    cdef const unsigned int[::1] _faces, _starts, spelling
    cdef const int[::1] ways
    cdef unsigned int[::1] letters, rests, live, near, path
    cdef unsigned int _rows, laid
    cdef readonly unsigned int cells, columns, corner, places
    cdef unsigned long long _first

    cdef take(self, faces)

    @cython.locals(face=cython.uint, known=cython.uint)
    cdef _check(self, const unsigned int[::1] faces)

    cdef void turn_to(self, unsigned long long number) noexcept nogil

    @cython.locals(
        live="unsigned int[::1]", near="unsigned int[::1]",
        letters="unsigned int[::1]", rests="unsigned int[::1]",
        spelling="const unsigned int[::1]", starts="const unsigned int[::1]",
        ways="const int[::1]", faces="const unsigned int[::1]", width=cython.uint,
        place=cython.uint, row=cython.uint, column=cython.uint, number=cython.ulonglong,
        start=cython.uint, letter=cython.uint, cell=cython.uint, around=cython.uint,
        way=cython.uint,
    )
    cdef void lay(self, unsigned int steps) noexcept nogil

    @cython.locals(level=cython.uint, cell=cython.uint)
    cdef void leave(self, unsigned int depth) noexcept nogil

    @cython.locals(here=cython.uint, cell=cython.uint, rest=cython.uint)
    cdef unsigned int letters_here(self) noexcept nogil
