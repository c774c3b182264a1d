"""Hints in a puzzle of one play: each costs some of its rating, the last one all of it."""

import pytest

from tests.engine.scrabble.games import ENGLISH, STANDARD, board
from tests.games.scrabble.conftest import made
from tests.games.scrabble.sessions import session_of
from wordarcade.engine.scrabble.config import Player, ScrabbleConfig
from wordarcade.engine.scrabble.start import Start
from wordarcade.games.scrabble.closing import closing_sentences
from wordarcade.games.scrabble.session import ScrabbleSession
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.services import Services
from wordarcade.support.progress import to_nobody

_PAR = 5


@pytest.fixture
def puzzle(services: Services, arcade: Lexicon) -> ScrabbleSession:
    """A puzzle whose best play, as far as it knows, is TAG for 5 points."""
    start = Start(board("8G CAT"), ("ADEGINS",), (0,), 0)
    config = ScrabbleConfig((Player("You"),), STANDARD, ENGLISH, 5, start=start, par=_PAR)
    return session_of(services, config, arcade)


def take(session: ScrabbleSession, hints: int) -> list[str]:
    """Take hints, and return what each of them says that the next one tells."""
    first = session.first_hint(session.look_for_hint(session.state, to_nobody))
    told = [first.more]
    for _ in range(hints - 1):
        hint = session.next_hint()
        assert hint is not None
        told.append(hint.more)
    return told


@pytest.mark.parametrize(("hints", "rating"), [(1, 75), (2, 50)])
def test_each_hint_takes_a_quarter(puzzle: ScrabbleSession, hints: int, rating: int) -> None:
    """Of the rating, which is said before; the play is still the player's own."""
    assert puzzle.hint_cost == "Each hint takes a quarter of your rating."
    take(puzzle, hints)
    made(puzzle, "I8 .AG")
    puzzle.close()
    summary = puzzle.services.games.load(puzzle.id).header.summary
    assert summary is not None
    assert (summary["score"], summary["rating"]) == (_PAR, rating)
    assert closing_sentences(puzzle.state, puzzle.taken)[1] == "5 points: nothing scores more."


def test_a_play_that_a_hint_has_laid_is_given_up(puzzle: ScrabbleSession) -> None:
    """It keeps its points, and is rated 0; the hint before says so."""
    assert take(puzzle, 3)[1] == "the play, which gives up"
    made(puzzle, "I8 .AG")
    puzzle.close()
    header = puzzle.services.games.load(puzzle.id).header
    assert header.caption == "gave up; a hint laid the play, 5 points"
    assert header.summary is not None
    assert (header.summary["score"], header.summary["rating"]) == (_PAR, 0)
    assert closing_sentences(puzzle.state, puzzle.taken) == (
        "It counts as given up.",
        "A hint laid the best play.",
    )


def test_another_play_than_the_one_laid_is_ones_own(puzzle: ScrabbleSession) -> None:
    """It earns a share, however much was told."""
    take(puzzle, 3)
    made(puzzle, "I7 A.")
    puzzle.close()
    summary = puzzle.services.games.load(puzzle.id).header.summary
    assert summary is not None
    score, rating = summary["score"], summary["rating"]
    assert isinstance(score, int)
    assert isinstance(rating, int)
    assert 0 < score < _PAR
    assert 0 < rating < 25
