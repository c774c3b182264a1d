"""Boards within their band."""

import pytest

from tests.lexicon.test_lexicon import lexicon_of
from wordarcade.engine.board_text import parse_board
from wordarcade.engine.boggle.config import OWN_BOARD
from wordarcade.engine.boggle.dice import load_dice_sets
from wordarcade.engine.boggle.setup import BoggleSetup
from wordarcade.engine.grid_index import Neighbours
from wordarcade.engine.timer import Timer
from wordarcade.lexicon.lexicon import Lexicon
from wordarcade.players.boggle.dealer import deal
from wordarcade.players.boggle.solver import solve
from wordarcade.support import resources

SETS = load_dice_sets(resources.folder("assets") / "dice")


@pytest.mark.parametrize("dice", sorted(SETS))
@pytest.mark.parametrize("band", ["fair", "rich"])
def test_the_promise_is_kept(arcade: Lexicon, dice: str, band: str) -> None:
    """The number of words lies in the band, and every free cell is part of a word."""
    for seed in range(3):
        config = deal(BoggleSetup(dice, band), SETS, arcade, seed)
        words = solve(config, arcade).words
        assert len(words) in SETS[dice].bands[band]
        grid = config.grid
        used = {cell for word in words for cell in word.path}
        unused = [cell for cell, letters in enumerate(grid.cells) if letters and cell not in used]
        for cell in unused:  # its words may all have another path before theirs
            assert any(
                cell_is_usable(grid.cells, grid.neighbours, cell, word.word) for word in words
            )


def cell_is_usable(cells: tuple[str, ...], neighbours: Neighbours, cell: int, word: str) -> bool:
    """Whether some path of `word` goes through `cell`, by brute force."""

    def paths(path: tuple[int, ...], rest: str) -> bool:
        if not rest:
            return cell in path
        return any(
            paths((*path, after), rest.removeprefix(cells[after]))
            for after in neighbours[path[-1]]
            if cells[after] and rest.startswith(cells[after]) and after not in path
        )

    return any(
        paths((start,), word.removeprefix(cells[start]))
        for start in range(len(cells))
        if cells[start] and word.startswith(cells[start])
    )


def test_the_same_seed_deals_the_same_board(arcade: Lexicon) -> None:
    """A seed is a board; another seed is another."""
    boards = [deal(BoggleSetup(), SETS, arcade, seed).grid for seed in (7, 7, 8)]
    assert boards[0] == boards[1] != boards[2]


def test_any_band_takes_the_dice_as_they_fall(arcade: Lexicon) -> None:
    """Without a promise the first roll counts, even with a lexicon of no use."""
    useless = lexicon_of({"zzzzzzzz"})
    setup = BoggleSetup(band="any", timer=Timer(60), min_length=5)
    config = deal(setup, SETS, useless, 3)
    assert config.grid == deal(setup, SETS, arcade, 3).grid
    assert (config.min_length, config.timer, config.dice) == (5, Timer(60), "classic")


def test_a_promise_that_cannot_be_kept_ends(arcade: Lexicon) -> None:
    """A lexicon with too few words gives the nearest board, and does not roll for ever."""
    shares: list[float] = []
    config = deal(BoggleSetup(), SETS, lexicon_of({"tea", "eat"}), 1, shares.append)
    assert len(config.grid.cells) == 16
    assert shares == sorted(shares)


def test_an_own_board_is_taken_as_it_is(arcade: Lexicon) -> None:
    """Letters given one by one need no dice and no promise."""
    board = parse_board("CAT/XXX")
    config = deal(BoggleSetup(board=board), SETS, arcade, 1)
    assert (config.grid, config.min_length, config.dice) == (board, 3, OWN_BOARD)
