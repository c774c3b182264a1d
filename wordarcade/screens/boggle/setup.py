"""The set-up screen of Boggle."""

from functools import partial
from typing import Any

from textual.content import Content
from textual.screen import Screen

from wordarcade.engine.board_text import BoardTextError
from wordarcade.engine.boggle.dice import DiceSet
from wordarcade.engine.boggle.setup import ANY_BAND, BoggleSetup
from wordarcade.engine.boggle.share import ShareCodeError, SharedBoard
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.engine.timer import TimerTextError
from wordarcade.games.boggle.play import begin, begin_shared, filled, remembered
from wordarcade.games.boggle.spec import BOGGLE
from wordarcade.screens.boggle.setup_form import BoggleForm
from wordarcade.screens.choice_form import SeedTextError
from wordarcade.screens.routing import beginning
from wordarcade.screens.setup_screen import SetupScreen
from wordarcade.services import Services
from wordarcade.support.wording import count
from wordarcade.widgets.grid_display import GridDisplay
from wordarcade.widgets.tone import Tone


class BoggleSetupScreen(SetupScreen[BoggleForm]):
    """Asks which board, how many words, how short, how long, and by which lexicon.

    Args:
        services: the app's services.
        setup: the choices made so far.
    """

    HELP_PAGE = "boggle"
    UNREADABLE = (BoardTextError, ShareCodeError, TimerTextError, SeedTextError)

    def __init__(self, services: Services, setup: BoggleSetup) -> None:
        form = BoggleForm(
            filled(setup, services.settings.current),
            services.dice,
            services.lexicons.catalogue(),
        )
        self._board = GridDisplay(_blank(form.dice))
        super().__init__("Boggle · new round", services, form, self._board)

    def consider(self) -> Content:
        """Return the summary of the choices, and show the board or the backs of its dice.

        Raises:
            ValueError: one of `UNREADABLE`.
        """
        # A shared board is a race: nobody may see it before the clock runs.
        self._board.hidden = not self.form.own_board
        if self.form.by_code:
            shared = self.form.shared()
            self._board.grid = shared.config.grid
            return self._about_shared(shared)
        setup = self.form.choices()
        self._board.grid = setup.board or _blank(self.form.dice)
        return self._about_setup(setup)

    def _about_setup(self, setup: BoggleSetup) -> Content:
        if setup.board is not None:
            size = f"{setup.board.rows}×{setup.board.columns}"
            return Tone.ACCEPTED.mark(f"{size}, {count(len(setup.board.cells), 'cell')}.")
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
        if self.form.by_code:
            shared = self.form.shared().config
            lay_out = partial(begin_shared, self.services, shared, self.form.lexicon)
            return beginning(self.services, BOGGLE, lay_out)
        setup = self.form.choices()
        self.remember(remembered(setup))
        return beginning(self.services, BOGGLE, partial(begin, self.services, setup))


def _blank(dice: DiceSet) -> LetterGrid:
    """Return a grid of the shape of the dice, of which only the backs are shown."""
    return LetterGrid(dice.rows, dice.columns, ("a",) * (dice.rows * dice.columns))
