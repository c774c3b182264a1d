"""The play area of word search: paths traced, or straight lines marked, on a sheet of letters."""

from collections.abc import Iterable, Mapping
from typing import Final

from textual.app import ComposeResult
from textual.widget import Widget

from wordarcade.engine.letter_grid import LetterGrid, Trace
from wordarcade.games.word_search.session import WordSearchSession
from wordarcade.looks.palette import palette_of
from wordarcade.screens.grid.area import GridArea, GridGame
from wordarcade.screens.grid.letter_entry import LONGEST, LetterEntry
from wordarcade.screens.word_search.field import SheetField
from wordarcade.widgets.cell_painter import cell_painters
from wordarcade.widgets.entry_line import Entry
from wordarcade.widgets.grid_painter import GridPainter, Styles
from wordarcade.widgets.letter_grid import LetterGridView
from wordarcade.widgets.line_grid import LineGridView
from wordarcade.widgets.sheet_painter import SheetPainter, sheet_sizes

_LARGE_CELLS: Final = 3
"""The sizes of cells with borders, which small boards have on large screens."""


class SearchArea(GridArea):
    """Takes words, typed, traced or marked, and shows those found as tiles.

    Args:
        session: the round in play.
        game: the screen.
    """

    def __init__(self, session: WordSearchSession, game: GridGame) -> None:
        self._round: Final = session
        super().__init__(session, game)
        self.field: Final = SheetField(self.board)

    def make_board(self) -> LetterGridView:
        """Return the board: for straight lines where words are hidden, else for any path."""
        make = LetterGridView if self._round.hidden is None else LineGridView
        return make(self._round.grid, painters=self._painters)

    def _painters(self, grid: LetterGrid, styles: Styles) -> tuple[GridPainter, ...]:
        longest = max(map(len, grid.cells))
        sheets = (SheetPainter(size, self._palette) for size in sheet_sizes(longest))
        return (*cell_painters(grid, styles)[:_LARGE_CELLS], *sheets)

    def _palette(self):
        return palette_of(self.board.app)
