"""The set-up screen of word search."""

from functools import partial
from typing import Any

from textual.content import Content
from textual.screen import Screen

from wordarcade.engine.band import BandTextError
from wordarcade.engine.board_text import BoardTextError
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.engine.timer import TimerTextError
from wordarcade.engine.word_search.setup import HiddenSetup, WordSearchSetup
from wordarcade.engine.word_search.themes import shipped_themes
from wordarcade.games.word_search.play import begin, filled, remembered
from wordarcade.games.word_search.sample import sample
from wordarcade.games.word_search.spec import WORD_SEARCH
from wordarcade.games.word_search.surprise import unlike_last
from wordarcade.screens.choice_form import SeedTextError
from wordarcade.screens.duel.rows import DuelRows
from wordarcade.screens.setup_screen import SetupScreen
from wordarcade.screens.word_search.board import search_painters
from wordarcade.screens.word_search.hidden_rows import WordsFileError
from wordarcade.screens.word_search.setup_form import SizeTextError, WordSearchForm
from wordarcade.services import Services
from wordarcade.support.wording import count
from wordarcade.widgets.grid_display import GridDisplay
from wordarcade.widgets.tone import Tone

_NO_BOARD = LetterGrid(1, 1, ("",))


class WordSearchSetupScreen(SetupScreen[WordSearchForm]):
    """Asks which board, how many words, how short, and by which lexicon.

    Args:
        services: the app's services.
        setup: the choices made so far.
    """

    HELP_PAGE = "wordsearch"
    UNREADABLE = (
        BandTextError,
        BoardTextError,
        SeedTextError,
        SizeTextError,
        TimerTextError,
        WordsFileError,
    )

    def __init__(self, services: Services, setup: WordSearchSetup) -> None:
        last = services.settings.current
        lexicons, duel = services.lexicons.catalogue(), DuelRows(last)
        form = WordSearchForm(filled(setup, last), lexicons, duel, ghost=last.ghost)
        self._board = GridDisplay(_NO_BOARD, painters=search_painters)
        super().__init__("Word search · new round", services, form, self._board)

    @property
    def help_page(self) -> str | None:
        """The page about the kind of board that is chosen."""
        return "hidden" if self.form.hidden_words else self.HELP_PAGE

    def consider(self) -> Content:
        """Return the summary of the choices, and show a typed board.

        Raises:
            ValueError: one of `UNREADABLE`.
        """
        try:
            setup = self.form.choices()
        except BoardTextError:
            self._board.hidden = True
            self.label_preview()
            raise
        self._show_board(setup)
        if setup.file is not None:
            return Tone.ACCEPTED.mark(f"The board in {setup.file} is read when you start.")
        if setup.board is not None:
            return Tone.ACCEPTED.mark(_about_board(setup.board))
        if setup.hidden is not None:
            return Content(_about_hidden(setup, setup.hidden))
        if setup.band is None:
            return Content(f"{_cells(setup.size)}.")
        return Content(f"{_cells(setup.size)}, rolled until there are {setup.band} words.")

    def _show_board(self, setup: WordSearchSetup) -> None:
        """Show the own board, or a sample; what is in a file is covered until it is read."""
        self._board.hidden = setup.file is not None
        if setup.file is not None:
            self.label_preview(foot="read when you start")
        elif setup.board is not None:
            self.label_preview()
        else:
            self.label_sample()
        shown = sample(setup)
        self._board.grid = setup.board or shown.grid
        words = () if setup.board else shown.words
        self._board.faces = dict.fromkeys(words, "accepted")

    def begin(self) -> Screen[Any]:
        """Return the screen that begins the round, and remember the choices.

        Raises:
            ValueError: one of `UNREADABLE`.
        """
        setup = self.form.choices()
        last = self.services.settings.current
        self.remember({**remembered(setup, last), **self.form.time.chosen_ghost})
        recalled = unlike_last(self.services, setup)
        return self.started(WORD_SEARCH, partial(begin, self.services, recalled), setup)


def _about_board(board: LetterGrid) -> str:
    cells = count(len(board.cells), "cell")
    return f"Winding words on {board.rows}×{board.rows}, {cells}."


def _about_hidden(setup: WordSearchSetup, hidden: HiddenSetup) -> str:
    among = f"hidden among {setup.size}×{setup.size} letters."
    if hidden.file is not None:
        return f"The words in {hidden.file}, {among}"
    theme = shipped_themes().get(hidden.theme)
    return f"{'A surprise theme' if theme is None else theme.title}: words {among}"


def _cells(size: int) -> str:
    return f"Winding words on {size}×{size} random letters"
