# The C types of hangman_value.py, which the interpreter never sees.
cimport cython

cdef unsigned int _ALPHABET, _COLUMNS, _LEVELS, _OPEN, _SOLVED, _REFUTED
cdef unsigned int _LETTER, _SAMPLE, _SPLIT, _MISS, _HITS, _SAMPLE_SHARE, _PATIENCE, _WITNESS, _UNKNOWN, _HEAD
cdef unsigned int _ENTRIES_A_WORD

cdef class ValueSearch:
    cdef const unsigned int[::1] _letters, _families, _traps, _trap_starts, _trap_sizes
    cdef unsigned int[::1] _trap_counts, _sets, _marks
    cdef unsigned int[::1] _starts, _sizes, _limits, _stages, _best, _pending, _chosen
    cdef unsigned int[::1] _union_sizes, _frequencies
    cdef unsigned int[::1] _family_tops, _family_next, _family_starts, _family_sizes
    cdef unsigned int[::1] _counts, _ends, _touched
    cdef const unsigned long long[::1] _keys
    cdef unsigned long long[::1] _set_keys, _family_keys, _sums, _memo_keys, _memo_cores
    cdef unsigned int[::1] _pool, _answers, _answered
    cdef unsigned long long _capacity, _pooled
    cdef unsigned char[::1] _memo_lowers, _memo_uppers
    cdef const unsigned char[::1] _spelling
    cdef unsigned int _words, _length, _trap_total, _longest_trap, _entries
    cdef unsigned int _depth, _verdict, _core_start, _core_size, _patience
    cdef bint _recording
    cdef readonly unsigned int misses
    cdef readonly unsigned long long refutation, sets

    cpdef bint step(self, unsigned long long budget)

    cdef bint _advance(self, unsigned long long budget) noexcept nogil

    @cython.locals(entry=cython.uint)
    cdef void _judge(
        self, unsigned int start, unsigned int size, unsigned long long key, unsigned int limit
    ) noexcept nogil

    @cython.locals(
        sets="unsigned int[::1]", letters="const unsigned int[::1]",
        depth=cython.uint, frequencies="unsigned int[::1]",
        spelling="const unsigned char[::1]", length=cython.uint, row=cython.uint,
        letter=cython.uint, common=cython.uint, some=cython.uint, place=cython.uint,
        word=cython.uint, at=cython.uint, free=cython.uint,
    )
    cdef void _open(
        self, unsigned int start, unsigned int size, unsigned long long key, unsigned int limit
    ) noexcept nogil

    @cython.locals(
        depth=cython.uint, limit=cython.uint, letter=cython.uint, missing=cython.uint,
        key=cython.ulonglong, family=cython.uint,
    )
    cdef void _go_on(self) noexcept nogil

    @cython.locals(
        words=cython.uint, sets="unsigned int[::1]", union=cython.uint, pending=cython.uint,
        row=cython.uint, chosen=cython.uint, letter=cython.uint, start=cython.uint,
        end=cython.uint, key=cython.ulonglong, place=cython.uint, word=cython.uint,
        missing=cython.uint, limit=cython.uint,
    )
    cdef void _choose_letter(self, unsigned int depth) noexcept nogil

    @cython.locals(depth=cython.uint, stage=cython.uint)
    cdef void _receive(self) noexcept nogil

    @cython.locals(
        sets="unsigned int[::1]", marks="unsigned int[::1]", union=cython.uint,
        size=cython.uint, some=cython.uint, place=cython.uint, word=cython.uint,
    )
    cdef void _learn(self, unsigned int depth) noexcept nogil

    @cython.locals(depth=cython.uint, union=cython.uint, place=cython.uint, entry=cython.uint)
    cdef void _close(self, unsigned int verdict) noexcept nogil

    @cython.locals(
        sets="unsigned int[::1]", families="const unsigned int[::1]",
        keys="const unsigned long long[::1]", counts="unsigned int[::1]", ends="unsigned int[::1]",
        sums="unsigned long long[::1]", touched="unsigned int[::1]", start=cython.uint,
        stop=cython.uint, column=cython.uint, row=cython.uint, different=cython.uint,
        place=cython.uint, family=cython.uint, end=cython.uint, number=cython.uint,
        word=cython.uint, key=cython.ulonglong,
    )
    cdef unsigned long long _split(self, unsigned int depth, unsigned int letter) noexcept nogil

    @cython.locals(
        starts="unsigned int[::1]", sizes="unsigned int[::1]",
        keys="unsigned long long[::1]", at=cython.uint,
    )
    cdef void _keep_family(
        self, unsigned int depth, unsigned int start, unsigned int size, unsigned long long key
    ) noexcept nogil

    @cython.locals(start=cython.uint, size=cython.uint, entry=cython.uint)
    cdef bint _is_refuted(self, unsigned int family, unsigned int limit) noexcept nogil

    @cython.locals(
        sets="unsigned int[::1]", families="const unsigned int[::1]", letter=cython.uint,
        column=cython.uint, family=cython.uint, place=cython.uint,
    )
    cdef unsigned int _free_letter(
        self, unsigned int start, unsigned int size, unsigned int common
    ) noexcept nogil

    @cython.locals(
        core=cython.ulonglong, at=cython.ulonglong, row=cython.uint, kept=cython.uint,
        place=cython.uint,
    )
    cdef void _refute_again(
        self, unsigned int entry, unsigned int start, unsigned int size
    ) noexcept nogil

    cdef void _keep_core(self, unsigned int entry) noexcept nogil

    cdef void _record(
        self, unsigned int wrong, unsigned int answers, unsigned int answered
    ) noexcept nogil

    @cython.locals(size=cython.uint, free=cython.ulonglong, at=cython.ulonglong, place=cython.uint)
    cdef void _write(
        self, unsigned int wrong, unsigned int answers, unsigned int answered
    ) noexcept nogil

    cdef bint _has_room(self) noexcept nogil

    cdef void _refute(self, unsigned int start, unsigned int size) noexcept nogil

    @cython.locals(covered=cython.bint, place=cython.uint)
    cdef bint _is_beyond_cover(
        self, unsigned int start, unsigned int size, unsigned int limit, unsigned int common
    ) noexcept nogil

    @cython.locals(
        sets="unsigned int[::1]", witness=cython.uint, row=cython.uint, choices=cython.uint,
        letter=cython.uint, end=cython.uint, place=cython.uint,
    )
    cdef bint _has_cover(
        self, unsigned int depth, unsigned int start, unsigned int size, unsigned int letters,
        unsigned int barred
    ) noexcept nogil

    @cython.locals(
        sets="unsigned int[::1]", witness=cython.uint, fewest=cython.uint, place=cython.uint,
        mask=cython.uint, count=cython.uint,
    )
    cdef unsigned int _witness(
        self, unsigned int start, unsigned int size, unsigned int barred
    ) noexcept nogil

    @cython.locals(
        sets="unsigned int[::1]", counts="unsigned int[::1]",
        sizes="const unsigned int[::1]", traps="const unsigned int[::1]",
        starts="const unsigned int[::1]", enough=cython.uint, found=cython.uint,
        stop=cython.uint, word=cython.uint, at=cython.uint, trap=cython.uint,
    )
    cdef bint _is_trapped(
        self, unsigned int start, unsigned int size, unsigned int limit
    ) noexcept nogil

    @cython.locals(
        sets="unsigned int[::1]", counts="unsigned int[::1]",
        sizes="const unsigned int[::1]", traps="const unsigned int[::1]",
        starts="const unsigned int[::1]", core=cython.uint, kept=cython.uint,
        place=cython.uint, word=cython.uint, at=cython.uint, trap=cython.uint,
    )
    cdef void _collect(
        self, unsigned int start, unsigned int stop, unsigned int enough, unsigned int found
    ) noexcept nogil

    @cython.locals(entry=cython.uint)
    cdef unsigned int _recall(self, unsigned long long key) noexcept nogil

    @cython.locals(entry=cython.uint, other=cython.uint)
    cdef unsigned int _remember(self, unsigned long long key) noexcept nogil
