"""Random boards, and their bands."""

import pytest

from tests.lexicon.test_lexicon import lexicon_of
from wordarcade.engine.band import Band
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.engine.word_search.board import DEFAULT_BOARD
from wordarcade.engine.word_search.config import OWN_BOARD
from wordarcade.engine.word_search.setup import Letters, WordSearchSetup
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.word_search.dealer import MOST_CHANGES, deal
from wordarcade.players.word_search.solver import solve


@pytest.mark.parametrize("letters", Letters)
@pytest.mark.parametrize("size", [1, 4, 30])
def test_the_same_seed_deals_the_same_board(arcade: Lexicon, letters: Letters, size: int) -> None:
    """A seed is a board of the size asked for."""
    setup = WordSearchSetup(size=size, letters=letters)
    config = deal(setup, arcade, 7)
    assert config == deal(setup, arcade, 7)
    assert (config.grid.rows, config.grid.columns) == (size, size)
    assert (config.min_length, config.origin) == (3, letters.value)
    if size > 1:
        assert config != deal(setup, arcade, 8)


def test_letters_come_as_often_as_asked(arcade: Lexicon) -> None:
    """E is common and Q is rare, unless all are to be equal."""
    common = deal(WordSearchSetup(size=60), arcade, 1).grid.cells
    uniform = deal(WordSearchSetup(size=60, letters=Letters.UNIFORM), arcade, 1).grid.cells
    assert common.count("e") > 300
    assert common.count("q") < 30
    assert 90 < uniform.count("e") < 190
    assert 90 < uniform.count("q") < 190


@pytest.mark.parametrize("band", [Band(0, 10), Band(100, 150), Band(300, 400), Band(350)])
def test_a_promise_is_kept(arcade: Lexicon, band: Band) -> None:
    """Boards of few words, of the usual number, and of very many."""
    for seed in range(3):
        config = deal(WordSearchSetup(size=4, band=band), arcade, seed)
        assert len(solve(config, arcade).words) in band


def test_a_promise_that_cannot_be_kept_ends() -> None:
    """A lexicon of one word gives the nearest board after the most changes."""
    shares: list[float] = []
    lexicon = lexicon_of({"zoo"})
    config = deal(WordSearchSetup(size=3, band=Band(50)), lexicon, 1, shares.append)
    assert len(shares) == MOST_CHANGES
    assert shares == sorted(shares)
    assert solve(config, lexicon).words == ("zoo",)
    assert set(config.grid.cells) <= {"z", "o"}


def test_dealing_can_be_stopped(arcade: Lexicon) -> None:
    """What the report raises comes out of the dealer."""

    class StoppedError(Exception):
        pass

    def stop(_share: float) -> None:
        raise StoppedError

    with pytest.raises(StoppedError):
        deal(WordSearchSetup(size=4, band=Band(9_999)), arcade, 1, stop)


def test_an_own_board_is_taken_as_it_is(arcade: Lexicon) -> None:
    """Cells given one by one need no seed and no promise."""
    setup = WordSearchSetup(board=DEFAULT_BOARD, min_length=5, band=Band(9_999))
    config = deal(setup, arcade, 1)
    assert isinstance(config.grid, LetterGrid)
    assert (config.grid, config.min_length, config.origin) == (DEFAULT_BOARD, 5, OWN_BOARD)
