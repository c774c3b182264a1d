"""Solving endgames and pre-endgames: exactness, limits, cancelling."""

import threading
from fractions import Fraction
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.scrabble.games import ENGLISH, STANDARD, board
from tests.kernels.test_scrabble_endgame import WORDS
from tests.lexicon.test_lexicon import lexicon_of
from tests.players.scrabble.plain_negamax import PlainNegamax, laid
from tests.players.scrabble.positions import every_play
from wordarcade.engine.scrabble.moves import Pass, Place
from wordarcade.kernels.scrabble_endgame_memory import empty_memo
from wordarcade.lexicon.gaddag_building import gaddag_of
from wordarcade.players.scrabble import endgame as endgame_module
from wordarcade.players.scrabble.endgame import EndgameSolver
from wordarcade.players.scrabble.endgame_search import endgame_search
from wordarcade.players.scrabble.generator import Generator
from wordarcade.players.scrabble.last_tiles import Endgame, PreEndgame
from wordarcade.players.scrabble.leaves import NO_LEAVES
from wordarcade.players.scrabble.pre_endgame import Candidate, PreEndgameSolver
from wordarcade.support.progress import Cancelled

GADDAG = gaddag_of(lexicon_of(WORDS))
BARE = board("8G BARE")
ENDGAME = Endgame(BARE, ("ABE", "EER"))


@pytest.fixture
def solver() -> EndgameSolver:
    """A solver with a small memory."""
    return EndgameSolver(GADDAG, STANDARD, ENGLISH, 1 << 12)


def stop(_: float) -> None:
    """Give the work up."""
    raise Cancelled


def test_the_line_is_worth_the_value(solver: EndgameSolver) -> None:
    """Played by the rules, the best line changes the spread by the value."""
    value = solver.solve(ENDGAME)
    assert value.exact
    plays = every_play(WORDS)
    signs, racks, spread = BARE.tiles, list(ENDGAME.racks), 0
    for number, move in enumerate(value.line):
        mover, sign = number % 2, 1 - 2 * (number % 2)
        if isinstance(move, Place):
            play = move.square, move.direction.value, move.tiles
            spread += sign * plays.of(signs, racks[mover])[play]
            signs, racks[mover] = laid(signs, racks[mover], play)
    mine, theirs = map(PlainNegamax(plays).points, racks)
    out = 0 if all(racks) else 2
    spread += (theirs - mine) * (out or 1)
    assert spread == value.value


@settings(max_examples=15)
@given(st.text("ABER", min_size=1, max_size=3), st.text("ABER", min_size=1, max_size=3))
def test_how_far_a_value_reaches(mine: str, theirs: str) -> None:
    """It reaches what it is and anything less, and nothing more."""
    solver = EndgameSolver(GADDAG, STANDARD, ENGLISH, 1 << 12)
    endgame = Endgame(BARE, ("".join(sorted(mine)), "".join(sorted(theirs))))
    value = solver.solve(endgame).value
    reached = [solver.reaches(endgame, value + more, 10_000) for more in (-9, -1, 0, 1, 9)]
    assert reached == [True, True, True, False, False]


def test_too_few_positions_tell_nothing(solver: EndgameSolver) -> None:
    """Neither that it reaches a value nor that it does not."""
    endgame = Endgame(BARE, ("AABB", "EERR"))
    value = solver.solve(endgame).value
    with patch.object(endgame_module, "_POSITIONS", 1):
        assert solver.reaches(endgame, value, 1) is None
    assert solver.reaches(endgame, value, 10_000)


def test_a_limit_leaves_bounds(solver: EndgameSolver) -> None:
    """What is proven by then holds; with all the time there is, the bounds meet."""
    exact = solver.solve(ENDGAME).value
    for positions in (1, 2):
        value = solver.solve(ENDGAME, positions=positions)
        assert value.lower is None or value.lower <= exact
        assert value.upper is None or value.upper >= exact
    assert solver.solve(ENDGAME, seconds=0).line
    assert solver.solve(ENDGAME, seconds=60).exact


@settings(max_examples=10)
@given(racks=st.tuples(st.text("ABER", min_size=2, max_size=3), st.text("ABER", min_size=2)))
def test_threads_find_the_same_value(racks: tuple[str, str]) -> None:
    """Three at work in one memory prove what one does, and leave the best line whole."""
    endgame = Endgame(BARE, (racks[0], racks[1][:3]))
    alone = EndgameSolver(GADDAG, STANDARD, ENGLISH, 1 << 8)
    together = EndgameSolver(GADDAG, STANDARD, ENGLISH, 1 << 8, threads=3)
    with patch.object(endgame_module, "_ALONE", 0), patch.object(endgame_module, "_POSITIONS", 1):
        value = together.solve(endgame)
    assert value.exact
    assert value.value == alone.solve(endgame).value
    assert value.line


def test_what_another_search_has_answered_is_not_searched_any_more() -> None:
    """It is noticed on the way back, by positions whose search had begun before."""
    memo = empty_memo(1 << 14)
    search, other = (endgame_search(GADDAG, STANDARD, ENGLISH, memo, way) for way in (0, 1))
    signs, racks = BARE.tiles.encode(), [b"AABEE", b"BEERA"]
    search.begin(signs, racks)
    search.ask(8, 9)
    assert search.step(20)
    before = search.positions
    other.begin(signs, racks, key=search.key)
    other.ask(8, 9)
    while other.step(1_000):
        pass
    assert not search.step(1_000)
    assert search.value >= 9
    assert search.positions == before < other.positions


def test_a_limit_of_positions_is_for_one_thread() -> None:
    """What it leads to can be repeated, whatever the processors."""
    alone = EndgameSolver(GADDAG, STANDARD, ENGLISH, 1 << 12)
    together = EndgameSolver(GADDAG, STANDARD, ENGLISH, 1 << 12, threads=3)
    with patch.object(endgame_module, "_ALONE", 0), patch.object(endgame_module, "_POSITIONS", 1):
        values = [solver.solve(ENDGAME, positions=10) for solver in (alone, together)]
    assert values[0] == values[1]
    assert not values[0].exact


def test_helpers_stop_with_the_search() -> None:
    """Whether time is up or the work is given up; the solver can be used again."""
    words = {first + second for first in "aber" for second in "aber"} | WORDS
    solver = EndgameSolver(gaddag_of(lexicon_of(words)), STANDARD, ENGLISH, 1 << 14, threads=3)
    long = Endgame(BARE, ("AABBEER", "AABBEER"))
    before = threading.active_count()
    with patch.object(endgame_module, "_ALONE", 0), patch.object(endgame_module, "_POSITIONS", 1):
        assert not solver.solve(long, seconds=0.01).exact
        with pytest.raises(Cancelled):
            solver.solve(long, stop)
    assert threading.active_count() == before
    assert solver.solve(Endgame(BARE, ("A", "B"))).exact


def test_what_a_report_raises_stops_the_search() -> None:
    """A search of many positions reports; the solver can be used again."""
    words = {first + second for first in "aber" for second in "aber"} | WORDS
    solver = EndgameSolver(gaddag_of(lexicon_of(words)), STANDARD, ENGLISH, 1 << 14)
    with pytest.raises(Cancelled):
        solver.solve(Endgame(BARE, ("AABBEER", "AABBEER")), stop)
    assert solver.solve(Endgame(BARE, ("A", "B"))).exact


def by_the_rules(position: PreEndgame) -> dict[str, tuple[float, float]]:
    """Return the share of wins and the spread of each move, by plain negamax."""
    plays = every_play(WORDS)
    plain = PlainNegamax(plays)
    told = {}
    options = [((0, 1, ""), 0), *plays.of(position.board.tiles, position.rack).items()]
    for play, score in options:
        after, left = laid(position.board.tiles, position.rack, play)
        ends = []
        for number, tile in enumerate(position.unknown):
            theirs = position.unknown[:number] + position.unknown[number + 1 :]
            used = bool(play[2])
            mine, bag = "".join(sorted(left + tile * used)), "" if used else tile
            turns = 0 if score else 1
            ends.append(position.spread + score - plain.value(after, theirs, mine, bag, turns))
        shares = [Fraction((end > 0) + (end >= 0), 2) for end in ends]
        told[str(play)] = float(sum(shares) / len(ends)), sum(ends) / len(ends)
    return told


def name_of(candidate: Candidate) -> str:
    """Return how `by_the_rules` names a move."""
    if isinstance(candidate.move, Pass):
        return str((0, 1, ""))
    place = candidate.move
    return str((place.square, place.direction.value, place.tiles))


def test_candidates_are_those_of_plain_negamax(solver: EndgameSolver) -> None:
    """Each exact candidate has the share and the spread that trying everything comes to."""
    position = PreEndgame(BARE, "AB", "", "EER", 1, spread=-12)
    generator = Generator(GADDAG, STANDARD, ENGLISH, NO_LEAVES)
    candidates = PreEndgameSolver(generator, solver, ENGLISH).solve(position)
    wanted = by_the_rules(position)
    assert candidates[0].exact
    for candidate in candidates:
        assert candidate.exact or candidate.dropped
        if candidate.exact:
            told = candidate.win_share, candidate.spread
            assert told == pytest.approx(wanted[name_of(candidate)])
    assert candidates[0].win_share == pytest.approx(max(share for share, _ in wanted.values()))


def test_two_in_the_bag_and_no_time(solver: EndgameSolver) -> None:
    """Ordered draws where it matters; without time all figures are estimates, and say so."""
    position = PreEndgame(BARE, "AB", "R", "EERB", 2, spread=0)
    comparing = PreEndgameSolver(Generator(GADDAG, STANDARD, ENGLISH, NO_LEAVES), solver, ENGLISH)
    exact = comparing.solve(position)
    assert exact[0].exact
    hurried = comparing.solve(position, seconds=0)
    assert not all(candidate.exact for candidate in hurried)
    assert {candidate.possible for candidate in exact} <= {4, 7}
    with pytest.raises(Cancelled):
        comparing.solve(position, stop)
