"""The play area of word search: paths traced, or straight lines marked, on a sheet of letters."""

from typing import Final

from textual.app import ComposeResult

from wordarcade.engine.letter_grid import Trace
from wordarcade.games.word_search.session import WordSearchSession
from wordarcade.screens.grid.area import GridArea, GridGame
from wordarcade.screens.grid.letter_entry import LONGEST, LetterEntry
from wordarcade.screens.grid.news import News
from wordarcade.screens.grid.pasting import in_turn
from wordarcade.screens.word_search.board import (
    cell_faces,
    found_faces,
    search_board,
    word_faces,
)
from wordarcade.screens.word_search.field import SheetField
from wordarcade.widgets.line_grid import LineGridView

_HINT: Final = "?"


class SearchArea(GridArea):
    """Takes words, typed or traced, or lines marked, and shows the words found as tiles.

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
        board = search_board(session.grid, hidden=session.hidden is not None)
        super().__init__(session, game, board=board)
        self.field: Final = SheetField(board)

    def compose(self) -> ComposeResult:
        """The board in its frame, and what lies over it."""
        yield self.field
        yield self.lid.tile

    # What is found

    def show_found(self) -> None:
        """Show the words found as tiles, and what the last hint shows."""
        paths = [word.path for word in self._round.state.found]
        if self._round.hidden is None:
            faces = found_faces(self.grid, paths)
        else:
            self.board.words = word_faces(self.grid, paths)
            faces = cell_faces(self.board.words)
        self.mark_hint()
        self.board.faces = {**faces, **dict.fromkeys(self.board.marks, "hinted")}
        self.field.show_found(tuple(path[0] for path in paths))

    def show_hint(self) -> None:
        """Show what the last hint has told; a line is marked by its ends, not by what is known."""
        if self._round.hidden is None:
            super().show_hint()
        elif self._shows_answer and self.shown_word != self._round.hinted_word:
            self.enter(LetterEntry())  # "its next letter" would be read of the word that stands
        self.show_found()

    def mark_hint(self) -> None:
        """Mark what the last hint shows: of a hidden word all of it, its newest cell by a sign."""
        if self._round.hidden is None:
            super().mark_hint()
            return
        told = self._round.shown_path
        self.board.marks = {**dict.fromkeys(told[:-1], ""), **dict.fromkeys(told[-1:], _HINT)}

    # Hidden words

    @in_turn
    def type_letter(self, letter: str) -> None:
        """Add a letter to the word; where words are hidden, it is looked up in their list."""
        if self._round.hidden is None:
            super().type_letter(letter)
        elif len(self.entry.text) < LONGEST:
            self._begin_anew()
            text = letter if self.entry.by_hand else self.entry.text + letter
            self.enter(LetterEntry(text, Trace((), len(text))))

    @in_turn
    def erase(self) -> None:
        """Remove the last letter, or the line that is marked."""
        if self._round.hidden is None:
            super().erase()
            return
        text = "" if self.entry.by_hand else self.entry.text[:-1]
        self._begin_anew()
        self.enter(LetterEntry(text, Trace((), len(text))))

    def answer(self, news: News) -> None:
        """Show what became of the word entered; the line that was marked for it is done with."""
        self._begin_anew()
        super().answer(news)

    @property
    def clears(self) -> str:
        """What Esc does to the entry, or to a line that is begun."""
        begun = isinstance(self.board, LineGridView) and self.board.begun
        return super().clears or ("Clear" if begun else "")

    def clear(self) -> bool:
        """Give up a search, else drop the word or the first end of a line."""
        begun = self._begin_anew()
        return super().clear() or begun

    def follow_board(self) -> None:
        """Take what was traced on the board; a hidden word may be named instead."""
        if self._round.hidden is None or self.board.path:
            super().follow_board()

    @property
    def marks_by_mouse(self) -> bool:
        """Whether the player has marked lines by the mouse of late."""
        return isinstance(self.board, LineGridView) and self.board.by_mouse

    def _begin_anew(self) -> bool:
        return isinstance(self.board, LineGridView) and self.board.begin_anew()
