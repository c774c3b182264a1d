# The C types of leave_estimates.py, which the interpreter never sees.
cimport cython

cdef unsigned int BLANK, RACK, TILES, VOWELS, _ROOM, _BAGS
cdef double _RACK_DOUBT, _PART_DOUBT, _SHARE

cdef class LeaveEstimates:
    cdef const unsigned int[::1] _stock, _limits, _ways, _steps
    cdef unsigned int _tiles
    cdef unsigned int[::1] _starts, _counts, _has, _from, _near
    cdef long long[::1] _sums, _drift_sums
    cdef int[::1] _drift
    cdef unsigned long long[::1] _drift_counts
    cdef double[::1] _expected, _worths, _seen, _samples, _smooth
    cdef readonly object starts, counts, sums, drift, drift_counts, drift_sums, worths

    @cython.locals(at=cython.uint, rack=cython.uint, in_bag=cython.uint, worth=cython.longlong)
    cpdef add(
        self,
        const unsigned int[::1] racks,
        const unsigned short[::1] bag_sizes,
        const int[::1] equities,
    )

    @cython.locals(
        rack=cython.uint, value=cython.longlong, vowels=cython.uint, blanks=cython.uint,
        tile=cython.uint, number=cython.uint, other=cython.uint,
    )
    cpdef expect(
        self,
        const int[::1] singles,
        const int[::1] pairs,
        const int[::1] balance,
        unsigned int first,
        unsigned int stop,
    )

    @cython.locals(rack=cython.uint, at=cython.uint, count=cython.uint)
    cpdef compare(self, unsigned int first, unsigned int stop)

    @cython.locals(rack=cython.uint, at=cython.uint)
    cpdef settle(self, unsigned int first, unsigned int stop)

    @cython.locals(
        number=cython.uint, seen=cython.double, samples=cython.double, worth=cython.double,
        tile=cython.uint, left=cython.uint, at=cython.uint, weight=cython.double,
    )
    cpdef draw(self, unsigned int size, unsigned int first, unsigned int stop)

    @cython.locals(
        number=cython.uint, parts=cython.double, tile=cython.uint, at=cython.uint,
        off=cython.double,
    )
    cpdef smooth(self, unsigned int size, unsigned int first, unsigned int stop)

    @cython.locals(tile=cython.uint, ways=cython.uint)
    cdef void _take(self, unsigned int size, unsigned int number) noexcept nogil

    @cython.locals(
        after=cython.uint, before=cython.uint, place=cython.uint, tile=cython.uint,
        has=cython.uint, size=cython.uint,
    )
    cdef void _find_larger(self) noexcept nogil

    @cython.locals(
        after=cython.uint, before=cython.uint, place=cython.uint, tile=cython.uint,
        has=cython.uint, size=cython.uint,
    )
    cdef void _find_smaller(self) noexcept nogil
