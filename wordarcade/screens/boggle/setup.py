"""The set-up screen of Boggle."""

import random
from dataclasses import dataclass
from functools import partial
from typing import Any, ClassVar, Final, NamedTuple

from textual import work
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.screen import Screen
from textual.worker import get_current_worker

from wordarcade.engine.board_text import BoardTextError
from wordarcade.engine.boggle.config import DEFAULT_MIN_LENGTH
from wordarcade.engine.boggle.setup import ANY_BAND, BoggleSetup
from wordarcade.engine.boggle.share import ShareCodeError, SharedBoard
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.engine.timer import TimerTextError
from wordarcade.games.boggle.counting import words_on
from wordarcade.games.boggle.play import begin, begin_shared, filled, remembered
from wordarcade.games.boggle.spec import BOGGLE
from wordarcade.lexicon.errors import LexiconError
from wordarcade.looks.panel import Panel
from wordarcade.screens.background import report_for
from wordarcade.screens.boggle.setup_form import BoggleForm
from wordarcade.screens.choice_form import SeedTextError
from wordarcade.screens.routing import beginning
from wordarcade.screens.setup_screen import SetupScreen
from wordarcade.services import Services
from wordarcade.support.progress import Cancelled
from wordarcade.support.wording import count
from wordarcade.widgets.grid_display import GridDisplay
from wordarcade.widgets.tile_painter import small_tile_painters
from wordarcade.widgets.tone import Tone

_FIRST_TASTE: Final = 1976
"""Seed of the first preview; the classic dice are of that year."""

_COUNTING: Final = "counting"
"""The group of workers that count words."""


class _Countable(NamedTuple):
    """A board and what counts on it."""

    grid: LetterGrid
    min_length: int
    lexicon: str


class BoggleSetupScreen(SetupScreen[BoggleForm]):
    """Asks which board, how many words, how short, how long, and by which lexicon.

    Args:
        services: the app's services.
        setup: the choices made so far.
    """

    HELP_PAGE = "boggle"
    UNREADABLE = (BoardTextError, ShareCodeError, TimerTextError, SeedTextError)

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+r", "reroll", "Reroll", id="boggle.reroll"),
    ]

    DEFAULT_CSS = """
    BoggleSetupScreen #preview {
        width: 27; /* six tiles and their gaps */
    }
    BoggleSetupScreen #preview GridDisplay { overflow: hidden; }
    """

    def __init__(self, services: Services, setup: BoggleSetup) -> None:
        form = BoggleForm(
            filled(setup, services.settings.current),
            services.dice,
            services.lexicons.catalogue(),
        )
        self._chance: Final = random.Random(_FIRST_TASTE)
        self._taste = form.dice.roll(self._chance)
        self._tasted = form.dice.name
        self._counted: _Countable | None = None
        self._words: int | None = None
        self._board = GridDisplay(self._taste, painters=small_tile_painters)
        super().__init__("Boggle · new round", services, form, self._board)

    @dataclass
    class Counted(Message):
        """The words of a board are counted.

        Attributes:
            board: the board and what counts on it.
            words: how many there are.
        """

        board: _Countable
        words: int

    def consider(self) -> Content:
        """Return the summary of the choices, and show the board, or a taste of its dice.

        Raises:
            ValueError: one of `UNREADABLE`.
        """
        # A shared board is a race: nobody may see it before the clock runs.
        self._board.hidden = self.form.by_code
        self._label("")
        if self.form.by_code:
            shared = self.form.shared()
            self._board.grid = shared.config.grid
            self._label("yours at the start")
            return self._about_shared(shared)
        setup = self.form.choices()
        usual = self.form.dice.min_length if setup.board is None else DEFAULT_MIN_LENGTH
        min_length = usual if setup.min_length is None else setup.min_length
        board = self._taste_of_dice() if setup.board is None else setup.board
        foot = "only a taste" if setup.board is None else ""
        self._show_counted(_Countable(board, min_length, self.form.lexicon), foot)
        return self._about_setup(setup)

    def _taste_of_dice(self) -> LetterGrid:
        """Return a roll of the dice, which is not the board that will be played."""
        dice = self.form.dice
        if dice.name != self._tasted:
            self._taste, self._tasted = dice.roll(self._chance), dice.name
        return self._taste

    def _show_counted(self, board: _Countable, foot: str) -> None:
        """Show a board, with the number of its words as soon as that is known."""
        self._board.grid = board.grid
        if board != self._counted:
            self._counted, self._words = board, None
            self._count(board)
        self._label(foot, "" if self._words is None else count(self._words, "word"))

    def _label(self, foot: str, fact: str = "") -> None:
        for panel in self.query("#preview").results(Panel):
            panel.foot, panel.fact = foot, fact

    @work(thread=True, exclusive=True, group=_COUNTING)
    def _count(self, board: _Countable) -> None:
        try:
            words = words_on(self.services, *board, report_for(get_current_worker()))
        except (Cancelled, LexiconError):
            return  # whoever starts with a lexicon that cannot be had is told then
        self.post_message(self.Counted(board, words))

    def on_boggle_setup_screen_counted(self, event: Counted) -> None:
        """Tell how many words the board has, if it is still the one in sight."""
        if event.board == self._counted:
            self._words = event.words
            self._show()

    def action_reroll(self) -> None:
        """Roll the dice of the preview again."""
        if not (self.form.own_board or self.form.by_code):
            self._taste = self.form.dice.roll(self._chance)
            self._show()

    def _about_setup(self, setup: BoggleSetup) -> Content:
        if setup.board is not None:
            size = f"{setup.board.rows}×{setup.board.columns}"
            cells = f"{size}, {count(len(setup.board.cells), 'cell')}."
            if self._words == 0:
                none = f"It has no words from {self.form.lexicon}. Enter starts anyway."
                return Tone.NOTICE.mark(f"{cells} {none}")
            return Tone.ACCEPTED.mark(cells)
        if setup.band == ANY_BAND:
            return Tone.PLAIN.mark("Rolled once. The board may have few words, or none.")
        band = self.form.dice.bands[setup.band]
        return Tone.PLAIN.mark(
            f"Rolled until it has {band} words, and every die is used by some word."
        )

    def _about_shared(self, shared: SharedBoard) -> Content:
        config = shared.config
        size = f"{config.grid.rows}×{config.grid.columns}"
        text = f"{size}, words of {config.min_length} letters or more, time {config.timer}."
        if not any(shared.fits(entry.identity) for entry in self.form.lexicons):
            return Tone.NOTICE.mark(f"{text} You don't have the lexicon it was played with.")
        return Tone.ACCEPTED.mark(text)

    def begin(self) -> Screen[Any]:
        """Return the screen that begins the round, and remember the choices.

        Raises:
            ValueError: one of `UNREADABLE`.
        """
        self.workers.cancel_group(self, _COUNTING)
        if self.form.by_code:
            shared = self.form.shared().config
            lay_out = partial(begin_shared, self.services, shared, self.form.lexicon)
            return beginning(self.services, BOGGLE, lay_out)
        setup = self.form.choices()
        self.remember(remembered(setup))
        return beginning(self.services, BOGGLE, partial(begin, self.services, setup))
