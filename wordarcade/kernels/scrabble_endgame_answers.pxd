# The C types of scrabble_endgame_answers.py, which the interpreter never sees.
cimport cython

from wordarcade.kernels.scrabble_endgame_memory cimport EndgameMemory

cdef unsigned int LOWER, PLIES, PROVEN, UPPER
cdef unsigned long long PASS
cdef int FAR

@cython.final
cdef class EndgameAnswers:
    cdef unsigned int[::1] depths, tried, best_proofs, all_proofs, line_lengths
    cdef int[::1] _floors, alphas, betas, bests
    cdef unsigned long long[::1] best_moves, line_moves
    cdef int value
    cdef unsigned int proofs
    cdef bint is_lower, is_upper

    cdef void open(self, unsigned int ply, int alpha, int beta, unsigned int depth) noexcept nogil

    cdef void pass_for(self, unsigned int ply, int value) noexcept nogil

    cdef void take(
        self, unsigned int ply, unsigned long long move, int value, unsigned int proofs,
    ) noexcept nogil

    cdef void refute(
        self, unsigned int ply, unsigned int count, unsigned long long move, int value,
    ) noexcept nogil

    @cython.locals(depth=cython.uint, alpha=cython.int, beta=cython.int)
    cdef bint settle(
        self, unsigned int ply, EndgameMemory memory, unsigned long long key,
    ) noexcept nogil

    @cython.locals(row=cython.uint, below=cython.uint, length=cython.uint, at=cython.uint)
    cdef void _extend_line(self, unsigned int ply) noexcept nogil

    @cython.locals(best=cython.int, proofs=cython.uint)
    cdef void close(self, unsigned int ply) noexcept nogil
