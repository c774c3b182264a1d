"""The play area of word search: paths traced, or straight lines marked, on a sheet of letters."""

from collections.abc import Iterable
from typing import Final

from textual.app import ComposeResult

from wordarcade.engine.letter_grid import Trace
from wordarcade.games.word_search.session import WordSearchSession
from wordarcade.screens.grid.area import GridArea, GridGame
from wordarcade.screens.grid.letter_entry import LONGEST, LetterEntry
from wordarcade.screens.word_search.board import search_board
from wordarcade.screens.word_search.field import SheetField
from wordarcade.widgets.cell_art import BROKEN_MARK
from wordarcade.widgets.line_grid import LineGridView

_ACCEPTED: Final = "✓"
_HINT: Final = "?"


class SearchArea(GridArea):
    """Takes words, typed, traced or marked, and shows those found as tiles.

    The cells of the last answer are marked until the next key.

    Args:
        session: the round in play.
        game: the screen.

    Attributes:
        field: the board in its frame.
    """

    DEFAULT_CSS = """
    SearchArea { width: 1fr; height: 1fr; }
    """

    def __init__(self, session: WordSearchSession, game: GridGame) -> None:
        self._round: Final = session
        board = search_board(session.grid, lines=session.hidden is not None)
        super().__init__(session, game, board)
        self.field: Final = SheetField(board)
        self._answer: tuple[tuple[int, ...], bool] = ((), True)

    def compose(self) -> ComposeResult:
        """The board in its frame."""
        yield self.field

    # What is found, and the last answer

    def show_answer(self, path: Iterable[int], *, accepted: bool) -> None:
        """Mark the cells of a word that has just been answered.

        Args:
            path: its cells.
            accepted: whether it counts.
        """
        self._answer = tuple(path), accepted
        self.show_found()

    def show_found(self) -> None:
        """Show the words found, the last hint, and the last answer."""
        found = self._round.state.found
        faces = {cell: "tile" for word in found for cell in word.path}
        shown = self._round.shown_path
        faces.update(dict.fromkeys(shown, "hinted"))
        marks = dict.fromkeys(shown[-1:], _HINT)
        path, accepted = self._answer
        faces.update(dict.fromkeys(path, "accepted" if accepted else "refused"))
        marks.update(dict.fromkeys(path[-1:], _ACCEPTED if accepted else BROKEN_MARK))
        self.board.faces, self.board.marks = faces, marks
        self.field.show_found(tuple(word.path[0] for word in found))

    def show_entry(self) -> None:
        """Show the entry and its path, in place of the last answer."""
        super().show_entry()
        if self.entry.text and self._answer[0]:
            self.show_answer((), accepted=True)

    # Hidden words

    def type_letter(self, letter: str) -> None:
        """Add a letter to the word; a hidden word that is typed shows nothing of its place."""
        if self._round.hidden is None:
            super().type_letter(letter)
        elif len(self.entry.text) < LONGEST:
            self._begin_anew()
            text = letter if self.entry.by_hand else self.entry.text + letter
            self.enter(LetterEntry(text, Trace((), len(text))))

    def erase(self) -> None:
        """Remove the last letter, or the line that is marked."""
        if self._round.hidden is None:
            super().erase()
            return
        text = "" if self.entry.by_hand else self.entry.text[:-1]
        self._begin_anew()
        self.enter(LetterEntry(text, Trace((), len(text))))

    def clear(self) -> bool:
        """Give up a search, else drop the word or the first end of a line."""
        begun = self._begin_anew()
        return super().clear() or begun

    def follow_board(self) -> None:
        """Take what was traced on the board; a hidden word may be typed instead."""
        if self._round.hidden is None or self.board.path:
            super().follow_board()

    def _begin_anew(self) -> bool:
        return isinstance(self.board, LineGridView) and self.board.begin_anew()
