# The C types of scrabble_endgame.py, which the interpreter never sees.
cimport cython

cdef unsigned int BLANK, CENTRE_ACROSS, CENTRE_DOWN, LINES, NO_LETTER, PLACES
cdef unsigned int RACK, SIZE, TILES, WIDTH, MOST_IN_BAG, DEEPEST
cdef unsigned int _LETTERS, _WORD_SHIFT, _ROWS_END, _DIGIT, SCORELESS, _PLIES, _MOST_RENEWED
cdef unsigned int SIGNS, SIGN_BITS, OF_BLANK, PLACE_SHIFT, _PASS, _LOWER, _UPPER, _BOTH
cdef unsigned int _MOST_CHANGES, _MOST_OUTS, _UNKNOWN, _AT_ONCE, _ONE_TRIED, _ALL_LISTED
cdef unsigned int _PROVEN, _DEPTH_BITS, _ENTRY, _UPPER_SHIFT, _LOWER_SHIFT, _ROOM, _KINDS, _MOST_LASTS
cdef unsigned int _MOST_ALONE, _MOST_PARTS, _MOST_TWOS, _MOST_BESIDE
cdef unsigned long long _SPREAD, _BITS, _EMPTY, _EDGE
cdef unsigned long long PASS, _DIGITS, _ONES, _BOUND
cdef int FAR, _CUT, _TILE, _BIAS

@cython.final
cdef class EndgameSearch:
    cdef object _lines, _race, _rng
    cdef tuple _question
    cdef const unsigned int[::1] _masks, _bases, _turns
    cdef const unsigned int[::1] _values, _letter_of_bit, _letter_factors, _word_factors, _crossing
    cdef const unsigned int[::1] _weights
    cdef const unsigned long long[::1] _tile_keys, _rack_keys, _turn_keys
    cdef const int[::1] _race_values
    cdef int[::1] _race_best
    cdef unsigned long long[::1] _memo
    cdef unsigned int[::1] _tiles, _points, _crosses, _cross_points, _cross_factors
    cdef unsigned int[::1] _shifts, _bag, _counts, _signs
    cdef unsigned long long[::1] _units
    cdef unsigned long long[::1] _racks, _position_keys, _best_moves, _line_moves, _first_moves
    cdef int[::1] _rack_points, _floors, _alphas, _betas, _bests
    cdef unsigned int[::1] _rack_parts, _to_move, _turns_left, _passed, _in_bag
    cdef unsigned int[::1] _line_starts, _line_ends, _changed, _tops, _depths, _outs, _out_counts
    cdef unsigned int[::1] _lasts, _lasts_known, _kinds
    cdef unsigned int[::1] _lone, _twos_known
    cdef unsigned long long[::1] _part_used, _two_racks
    cdef int[::1] _part_points, _part_bests, _twos, _beside_values, _beside_enough
    cdef unsigned long long[::1] _beside_keys
    cdef unsigned int _all_parts
    cdef int _others
    cdef unsigned int[::1] _best_proofs, _all_proofs, _line_lengths
    cdef unsigned int[::1] _choice_starts, _choice_ends, _tried, _made, _probing, _stages, _changes
    cdef unsigned int[::1] _laid, _laid_counts, _renewed, _renewed_counts
    cdef unsigned int[::1] _old_crosses, _old_points, _old_factors
    cdef unsigned int[::1] _play_places, _play_spans, _play_parts, _choices
    cdef unsigned long long[::1] _play_tiles, _play_used
    cdef int[::1] _play_scores, _keys
    cdef unsigned int _root, _entries, _room, _top, _ply, _bag_size, _covered, _change_count
    cdef unsigned int _first_parts, _second_parts
    cdef unsigned int _start, _left_end, _right_end, _first, _letters, _used, _part, _side
    cdef unsigned long long _packed
    cdef int _bingo, _answer
    cdef unsigned int _answer_proofs, _proofs
    cdef bint _searching, _answered, _full, _cautious
    cdef readonly int value, lower, upper
    cdef readonly unsigned long long positions

    cpdef bint step(self, unsigned long long budget) except -1

    @cython.locals(
        side=cython.uint, offset=cython.uint, line=cython.uint, at=cython.uint,
        play=cython.uint, part=cython.uint, score=cython.int,
    )
    cdef void _tell_race(self) noexcept nogil

    cdef void _advance(self, unsigned long long budget) noexcept nogil

    @cython.locals(score=cython.int)
    cdef void _descend(self, unsigned int ply, int alpha, int beta) noexcept nogil

    @cython.locals(
        key=cython.ulonglong, entry=cython.ulonglong, bounds=cython.ulonglong, depth=cython.uint,
        score=cython.int, lower=cython.int, upper=cython.int, proofs=cython.uint,
    )
    cdef bint _is_known(self, unsigned int ply, int alpha, int beta) noexcept nogil

    cdef void _judge(self, unsigned int ply, int value, unsigned int proofs) noexcept nogil

    @cython.locals(row=cython.uint, below=cython.uint, length=cython.uint, at=cython.uint)
    cdef void _extend_line(self, unsigned int ply) noexcept nogil

    @cython.locals(best=cython.int, proofs=cython.uint, is_lower=cython.bint, is_upper=cython.bint)
    cdef void _finish(self, unsigned int ply) noexcept nogil

    @cython.locals(value=cython.int, proofs=cython.uint, ply=cython.uint)
    cdef void _receive(self) noexcept nogil

    @cython.locals(play=cython.uint)
    cdef int _score_made(self, unsigned int ply) noexcept nogil

    @cython.locals(entry=cython.ulonglong)
    cdef unsigned long long _known_move(self, unsigned long long key) noexcept nogil

    @cython.locals(
        key=cython.ulonglong, entry=cython.ulonglong, depth=cython.ulonglong,
        best=cython.ulonglong, bounds=cython.ulonglong, lower=cython.ulonglong,
        upper=cython.ulonglong, of_lower=cython.ulonglong, of_upper=cython.ulonglong,
        mine=cython.ulonglong,
    )
    cdef void _remember(
        self, unsigned int ply, bint is_lower, bint is_upper, unsigned int proofs,
    ) noexcept nogil

    @cython.locals(place=cython.ulonglong)
    cdef unsigned long long _move_of(self, unsigned int play) noexcept nogil

    cdef bint _is_last(self, unsigned int ply, unsigned int play) noexcept nogil

    @cython.locals(rack=cython.ulonglong)
    cdef bint _goes_out(self, unsigned int ply, unsigned int play) noexcept nogil

    cdef bint _ends_by_pass(self, unsigned int ply) noexcept nogil

    cdef bint _ends_scoreless(self, unsigned int ply, unsigned int play) noexcept nogil

    cdef int _points_left(self, unsigned int ply, unsigned int play) noexcept nogil

    @cython.locals(part=cython.uint, laid=cython.ulonglong, in_bag=cython.uint, tile=cython.uint)
    cdef unsigned int _drawn_part(self, unsigned int ply, unsigned int play) noexcept nogil

    @cython.locals(
        side=cython.uint, play=cython.uint, at=cython.uint, after=cython.uint, each=cython.uint,
        scored=cython.bint,
    )
    cdef void _make(self, unsigned int ply) noexcept nogil

    @cython.locals(turns=cython.uint)
    cdef unsigned long long _turn_key(self, unsigned int ply) noexcept nogil

    @cython.locals(
        at=cython.uint, rack=cython.ulonglong, points=cython.int, part=cython.uint,
        key=cython.ulonglong, place=cython.uint, laid=cython.ulonglong, in_bag=cython.uint,
        drawn=cython.uint, sign=cython.uint, row_place=cython.uint, tile=cython.uint,
        count=cython.uint, number=cython.uint,
    )
    cdef void _take_from_rack(
        self, unsigned int ply, unsigned int side, unsigned int play,
    ) noexcept nogil

    @cython.locals(
        start=cython.uint, size=cython.uint, play=cython.uint, key=cython.int,
        child=cython.uint,
    )
    cdef void _sift(self, unsigned int ply, unsigned int at) noexcept nogil

    @cython.locals(rack=cython.ulonglong, tile=cython.uint, at=cython.uint)
    cdef void _take_up(self, unsigned int ply, unsigned int side) noexcept nogil

    @cython.locals(
        tiles="unsigned int[::1]", place=cython.uint, low=cython.uint, left=cython.uint,
        last=cython.uint, right=cython.uint,
    )
    cdef void _find(self, unsigned int line) noexcept nogil

    cdef void _find_from(
        self, unsigned int start, unsigned int left, unsigned int right,
    ) noexcept nogil

    @cython.locals(
        mask=cython.uint, base=cython.uint, to_the_right=cython.bint, letter=cython.uint,
        beyond=cython.uint, wanted=cython.uint,
    )
    cdef void _reach(
        self, unsigned int node, unsigned int place, unsigned int points, unsigned int factor,
        unsigned int crossed,
    ) noexcept nogil

    @cython.locals(
        beyond=cython.uint, letter_factor=cython.uint, cross_factor=cython.uint,
        bit=cython.uint, letter=cython.uint, worth=cython.uint,
    )
    cdef void _try_letters(
        self, unsigned int wanted, unsigned int base, unsigned int place, unsigned int points,
        unsigned int factor, unsigned int crossed,
    ) noexcept nogil

    cdef void _take(self, unsigned int tile) noexcept nogil

    cdef void _give_back(self, unsigned int tile) noexcept nogil

    cdef void _open(self, unsigned int ply, int alpha, int beta, unsigned int depth) noexcept nogil

    @cython.locals(
        side=cython.uint, beta=cython.int, rack=cython.ulonglong, known=cython.ulonglong,
        race=cython.uint, row=cython.uint, best=cython.int, line=cython.uint,
        changed=cython.uint, play=cython.uint, used=cython.ulonglong, value=cython.int,
        key=cython.int,
    )
    cdef bint _sees_cut(self, unsigned int ply) noexcept nogil

    @cython.locals(side=cython.uint, depth=cython.uint, at=cython.uint)
    cdef void _expand(self, unsigned int ply) noexcept nogil

    @cython.locals(
        rack=cython.ulonglong, beta=cython.int, deep=cython.bint, narrow=cython.bint,
        known=cython.ulonglong, first=cython.ulonglong, race=cython.uint, row=cython.uint,
        at=cython.uint, line=cython.uint, play=cython.uint, move=cython.ulonglong,
        key=cython.int,
    )
    cdef void _gather(self, unsigned int ply, unsigned int side) noexcept nogil

    @cython.locals(side=cython.uint, others=cython.uint)
    cdef unsigned int _race_row(self, unsigned int ply) noexcept nogil

    @cython.locals(part=cython.uint)
    cdef int _outlook(self, unsigned int ply, unsigned int play, unsigned int race) noexcept nogil

    @cython.locals(key=cython.int, laid=cython.ulonglong)
    cdef int _cut_key(self, unsigned int ply, unsigned int play, int value) noexcept nogil

    @cython.locals(at=cython.uint, key=cython.int, play=cython.uint, known=cython.bint)
    cdef void _choose_by_estimate(self, unsigned int ply) noexcept nogil

    @cython.locals(ply=cython.uint, start=cython.uint, end=cython.uint)
    cdef void _go_on(self) noexcept nogil

    @cython.locals(alpha=cython.int, beta=cython.int)
    cdef void _try(self, unsigned int ply) noexcept nogil

    @cython.locals(
        side=cython.uint, value=cython.int, number=cython.uint,
        out=cython.uint, after=cython.int,
    )
    cdef bint _loses_race(self, unsigned int ply, int alpha) noexcept nogil

    @cython.locals(
        side=cython.uint, rack=cython.ulonglong, row=cython.uint, first=cython.uint,
        count=cython.uint, line=cython.uint, changed=cython.uint, play=cython.uint,
        at=cython.uint, score=cython.int,
    )
    cdef void _find_outs(self, unsigned int ply) noexcept nogil

    @cython.locals(line=cython.uint, span=cython.uint, number=cython.uint, place=cython.uint)
    cdef bint _is_disturbed(self, unsigned int play) noexcept nogil

    @cython.locals(side=cython.uint, points=cython.int)
    cdef int _last_value(self, unsigned int ply, unsigned int play) noexcept nogil

    @cython.locals(
        play=cython.uint, place=cython.uint, laid=cython.ulonglong, number=cython.uint,
        crossing=cython.uint, first=cython.uint,
    )
    cdef void _trace(self, unsigned int ply) noexcept nogil

    cdef unsigned int _end_from(self, unsigned int place, int way) noexcept nogil

    @cython.locals(
        row=cython.uint, below=cython.uint, at=cython.uint, number=cython.uint,
        place=cython.uint, bit=cython.uint, play=cython.uint, laid=cython.ulonglong,
        sign=cython.uint, letter=cython.uint, points=cython.uint,
    )
    cdef void _lay(self, unsigned int ply) noexcept nogil

    @cython.locals(crossing=cython.uint)
    cdef void _put(
        self, unsigned int place, unsigned int letter, unsigned int points,
    ) noexcept nogil

    @cython.locals(
        place=cython.uint, log=cython.uint, tiles="unsigned int[::1]", first=cython.uint,
        stop=cython.uint, points=cython.uint,
    )
    cdef void _renew_cross(self, unsigned int ply, unsigned int crossing) noexcept nogil

    @cython.locals(
        masks="const unsigned int[::1]", bases="const unsigned int[::1]",
        tiles="unsigned int[::1]", node=cython.uint, at=cython.uint, allowed=cython.uint,
        wanted=cython.uint, bit=cython.uint, end=cython.uint,
    )
    cdef unsigned int _letters_between(
        self, unsigned int first, unsigned int place, unsigned int stop, unsigned int letters,
    ) noexcept nogil

    @cython.locals(
        number=cython.uint, place=cython.uint, laid=cython.ulonglong, sign=cython.uint,
        letter=cython.uint, points=cython.uint,
    )
    cdef void _put_tiles(self, unsigned int ply) noexcept nogil

    @cython.locals(at=cython.uint)
    cdef void _lift_tiles(self, unsigned int ply) noexcept nogil

    @cython.locals(
        side=cython.uint, play=cython.uint, rack=cython.ulonglong, ahead=cython.int,
        out=cython.int, most=cython.int, score=cython.int, others=cython.int, count=cython.uint,
    )
    cdef bint _falls_short(self, unsigned int ply, int alpha) noexcept nogil

    @cython.locals(
        digit=cython.uint, row=cython.uint, most=cython.int, number=cython.uint,
        last=cython.uint, score=cython.int,
    )
    cdef int _most_of_last(
        self, unsigned int ply, unsigned long long rack, int enough,
    ) noexcept nogil

    @cython.locals(
        most=cython.int, letters=cython.uint, number=cython.uint, place=cython.uint,
        score=cython.int,
    )
    cdef int _most_beside(self, unsigned int ply, unsigned int tile, int enough) noexcept nogil

    @cython.locals(
        side=cython.uint, rack=cython.ulonglong, row=cython.uint, first=cython.uint,
        at=cython.uint, line=cython.uint, play=cython.uint, used=cython.ulonglong,
        end=cython.uint, score=cython.int, last=cython.uint, below=cython.uint,
    )
    cdef void _find_lasts(self, unsigned int ply) noexcept nogil

    @cython.locals(number=cython.uint, place=cython.uint, crossing=cython.uint)
    cdef bint _lies_on_change(self, unsigned int play) noexcept nogil

    @cython.locals(digit=cython.uint)
    cdef unsigned int _digit_of(self, unsigned long long tile) noexcept nogil

    @cython.locals(
        crossing=cython.uint, first=cython.uint, stop=cython.uint,
        above=cython.uint, below=cython.uint, points=cython.int, at=cython.uint,
    )
    cdef int _score_of_one(
        self, unsigned int place, unsigned int letters, int worth, int enough,
    ) noexcept nogil

    @cython.locals(
        side=cython.uint, beta=cython.int, theirs=cython.int, most=cython.int,
    )
    cdef bint _holds_by_passing(self, unsigned int ply) noexcept nogil

    @cython.locals(
        count=cython.uint, unit=cython.ulonglong, tile=cython.uint, size=cython.uint,
        part=cython.uint,
    )
    cdef unsigned int _take_parts(self, unsigned long long rack, int others) noexcept nogil

    @cython.locals(
        at=cython.uint, end=cython.uint, most=cython.int, play=cython.uint, part=cython.uint,
    )
    cdef int _most_alone(self, unsigned int ply, int enough) noexcept nogil

    @cython.locals(
        rack=cython.ulonglong, part=cython.uint, line=cython.uint, play=cython.uint,
        used=cython.ulonglong, score=cython.int,
    )
    cdef unsigned int _list_alone(self, unsigned int row, unsigned int at) noexcept nogil

    @cython.locals(most=cython.int, part=cython.uint)
    cdef int _most_apart(self) noexcept nogil

    @cython.locals(
        others=cython.int, most=cython.int, first=cython.uint, score=cython.int,
        second=cython.uint,
    )
    cdef int _rest_alone(self, unsigned int part) noexcept nogil

    @cython.locals(
        rest=cython.uint, after=cython.int, turns=cython.int, most=cython.int, out=cython.int,
        score=cython.int, beside=cython.int,
    )
    cdef int _after_two(
        self, unsigned int ply, unsigned int play, unsigned int part, int enough,
    ) noexcept nogil

    @cython.locals(
        rest=cython.uint, tile=cython.uint, other=cython.uint, before=cython.int,
    )
    cdef int _after_one(
        self, unsigned int ply, unsigned int play, unsigned int part, int enough,
    ) noexcept nogil

    @cython.locals(
        key=cython.ulonglong, at=cython.uint, most=cython.int, was_enough=cython.int,
    )
    cdef int _most_of_two_beside(
        self, unsigned int ply, unsigned int tile, unsigned int other, int enough,
    ) noexcept nogil

    @cython.locals(
        key=cython.ulonglong, number=cython.uint, place=cython.uint, _=cython.uint,
        way=cython.int, end=cython.uint, points=cython.ulonglong,
    )
    cdef unsigned long long _key_of_surroundings(
        self, unsigned int ply, unsigned int tile, unsigned int other,
    ) noexcept nogil

    cdef unsigned long long _mixed(
        self, unsigned long long key, unsigned long long content,
    ) noexcept nogil

    @cython.locals(
        letters=cython.uint, others=cython.uint, most=cython.int, number=cython.uint,
        place=cython.uint, _=cython.uint, allowed=cython.uint, way=cython.int, end=cython.uint,
    )
    cdef int _two_beside(self, unsigned int tile, unsigned int other, int enough) noexcept nogil

    @cython.locals(
        others=cython.uint, worth=cython.int, other_worth=cython.int, first=cython.uint,
        stop=cython.uint, points=cython.int, at=cython.uint, across=cython.int,
        across_other=cython.int, tile_points=cython.int, other_points=cython.int,
        factor=cython.int, other_factor=cython.int, both=cython.int, together=cython.int,
        tile_first=cython.int, other_first=cython.int, letters=cython.uint,
    )
    cdef int _two_in_word(
        self, unsigned int place, unsigned int tile, unsigned int end, unsigned int other,
        int enough,
    ) noexcept nogil

    @cython.locals(bit=cython.uint, first=cython.uint, fits=cython.uint)
    cdef bint _make_word(
        self, unsigned int place, unsigned int letters, unsigned int end, unsigned int others,
    ) noexcept nogil

    cdef unsigned int _letters_of(self, unsigned int tile) noexcept nogil

    @cython.locals(
        number=cython.uint, crossing=cython.uint, first=cython.uint, stop=cython.uint,
    )
    cdef unsigned int _letters_across(
        self, unsigned int place, unsigned int letters,
    ) noexcept nogil

    @cython.locals(
        crossing=cython.uint, first=cython.uint, stop=cython.uint, points=cython.int,
        at=cython.uint,
    )
    cdef int _score_across(self, unsigned int place, int worth) noexcept nogil

    @cython.locals(
        at=cython.uint, most=cython.int, out=cython.int, tile=cython.uint, other=cython.uint,
        rest=cython.int, other_rest=cython.int, beside=cython.int, other_beside=cython.int,
    )
    cdef int _most_of_two(self, unsigned int ply, int enough) noexcept nogil

    @cython.locals(
        rack=cython.ulonglong, first=cython.uint, end=cython.uint, at=cython.uint,
        last=cython.uint, most=cython.int, number=cython.uint, turns=cython.int,
    )
    cdef unsigned int _find_two(self, unsigned int ply) noexcept nogil

    @cython.locals(
        place=cython.uint, other=cython.uint, sign=cython.uint, sign_of_other=cython.uint,
    )
    cdef int _one_by_one(self, unsigned int play, int enough) noexcept nogil

    @cython.locals(
        letter=cython.uint, worth=cython.int, other_letter=cython.uint, other_worth=cython.int,
        points=cython.int,
    )
    cdef int _in_turns(
        self, unsigned int place, unsigned int sign, unsigned int other,
        unsigned int sign_of_other, int enough,
    ) noexcept nogil

    @cython.locals(log=cython.uint, crossing=cython.uint, at=cython.uint)
    cdef void _take_back(self, unsigned int ply) noexcept nogil

    @cython.locals(row=cython.uint, taken=cython.bint, line=cython.uint)
    cdef void _renew_plays(self, unsigned int ply, unsigned int side) noexcept nogil

    @cython.locals(place=cython.uint, first=cython.uint, play=cython.uint, laid=cython.ulonglong)
    cdef void _keep(self, unsigned int stop, unsigned int score) noexcept nogil
