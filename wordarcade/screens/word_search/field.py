"""The board of word search in its frame, with rulers where it scrolls."""

from typing import Final

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.geometry import Region

from wordarcade.looks.panel import Panel
from wordarcade.support.wording import count
from wordarcade.widgets.letter_grid import LetterGridView
from wordarcade.widgets.rulers import ColumnRuler, RowRuler


class SheetField(Panel):
    """The board in a rounded frame, which tells which part of it is in sight.

    On small screens there is no frame. A board that fits has no rulers.

    Args:
        board: the board.
    """

    DEFAULT_CSS = """
    SheetField {
        height: 1fr;
        padding: 0;
        & > Horizontal { height: 1fr; }
        & LetterGridView { scrollbar-size: 0 0; background: $role-surface; }
        & Ruler { background: $role-surface; }
        &.-whole Ruler { display: none; }
    }
    .-high SheetField, .-very-high SheetField { padding: 0; }
    .-narrow SheetField, .-normal SheetField { border: none; }
    """

    SCOPED_CSS = False

    def __init__(self, board: LetterGridView) -> None:
        super().__init__(id="playfield")
        self._board: Final = board
        self._rulers: Final = (ColumnRuler(board), RowRuler(board))
        self._found: tuple[int, ...] = ()

    def compose(self) -> ComposeResult:
        """The rulers along two sides of the board."""
        columns, rows = self._rulers
        yield columns
        yield Horizontal(rows, self._board)

    def on_mount(self) -> None:
        """Follow the board as it scrolls."""
        for moved in ("scroll_x", "scroll_y", "path", "virtual_size"):
            self.watch(self._board, moved, self._follow, init=False)

    @property
    def whole(self) -> bool:
        """Whether all of the board is in sight."""
        return self.has_class("-whole")

    @whole.setter
    def whole(self, whole: bool) -> None:
        self.set_class(whole, "-whole")
        self._follow()

    def show_found(self, starts: tuple[int, ...]) -> None:
        """Tell how many found words are out of sight.

        Args:
            starts: the first cell of each.
        """
        self._found = starts
        self._follow()

    def _follow(self) -> None:
        if self.whole:
            self.title = self.fact = self.foot = ""
            return
        for ruler in self._rulers:
            ruler.refresh()
        sight = self._board.sight
        above, below = self._out_of_sight(sight)
        self.title = f"▴ {count(above, 'word')} found above" if above else ""
        self.foot = f"▾ {count(below, 'word')} found below" if below else ""
        rows, columns = f"{sight.y + 1}–{sight.bottom}", f"{sight.x + 1}–{sight.right}"
        self.fact = f"rows {rows} · columns {columns}"

    def _out_of_sight(self, sight: Region) -> tuple[int, int]:
        rows = [cell // self._board.grid.columns for cell in self._found]
        return sum(row < sight.y for row in rows), sum(row >= sight.bottom for row in rows)
