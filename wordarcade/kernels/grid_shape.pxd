# The C types of grid_shape.py, which the interpreter never sees.
cimport cython

@cython.locals(
    used=cython.Py_ssize_t, cell=cython.Py_ssize_t, row=cython.Py_ssize_t,
    column=cython.Py_ssize_t, way=cython.Py_ssize_t,
    to_row=cython.Py_ssize_t, to_column=cython.Py_ssize_t,
)
cdef Py_ssize_t _fill(
    Py_ssize_t rows, Py_ssize_t columns, const int[::1] down, const int[::1] right,
    unsigned int[::1] neighbours, unsigned int[::1] offsets,
) except -1
