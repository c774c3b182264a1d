"""The set-up screen of Boggle."""

import random
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, ClassVar, Final, NamedTuple

from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.screen import Screen
from textual.worker import get_current_worker

from wordarcade.engine.board_text import BoardTextError
from wordarcade.engine.boggle.setup import ANY_BAND, BoggleSetup
from wordarcade.engine.boggle.share import ShareCodeError, SharedBoard
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.engine.timer import UNTIMED, TimerTextError
from wordarcade.games.boggle.counting import Taste, taste
from wordarcade.games.boggle.play import begin, begin_shared, filled, remembered
from wordarcade.games.boggle.spec import BOGGLE
from wordarcade.lexicon.errors import LexiconError
from wordarcade.screens.background import aside, report_for
from wordarcade.screens.boggle.setup_form import BoggleForm
from wordarcade.screens.choice_form import SeedTextError
from wordarcade.screens.duel.rows import DuelRows
from wordarcade.screens.setup_screen import SetupScreen
from wordarcade.services import Services
from wordarcade.support.wording import count
from wordarcade.widgets.grid_display import GridDisplay
from wordarcade.widgets.tile_painter import small_tile_painters
from wordarcade.widgets.tone import Tone

_COVERED: Final = "hidden until Start"

_COUNTING: Final = "counting"
"""The group of workers that count words."""


class _Asked(NamedTuple):
    """The choices that a taste was asked for, and the seed of its rolls."""

    setup: BoggleSetup
    seed: int


class BoggleSetupScreen(SetupScreen[BoggleForm]):
    """Asks which board, how many words, how short, how long, and by which lexicon.

    Args:
        services: the app's services.
        setup: the choices made so far.
    """

    HELP_PAGE = "boggle"
    UNREADABLE = (BoardTextError, ShareCodeError, TimerTextError, SeedTextError)

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+n", "reroll", "Roll again", id="boggle.reroll"),
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
            DuelRows(services.settings.current),
            ghost=services.settings.current.ghost,
        )
        self._chance: Final = random.Random(services.new_seed())
        self._seed = self._chance.getrandbits(32)
        self._asked: _Asked | None = None
        self._taste: Taste | None = None
        rolled = form.dice.roll(random.Random(self._seed))
        self._board = GridDisplay(rolled, painters=small_tile_painters)
        super().__init__("Boggle · new round", services, form, self._board)

    @dataclass
    class Tasted(Message):
        """A board like the one that will be played was rolled, and its words are counted.

        Attributes:
            asked: for which choices.
            taste: the board, with the number of its words.
        """

        asked: "_Asked"
        taste: Taste

    @property
    def _rolled(self) -> LetterGrid:
        """A first roll, before its words are counted."""
        return self.form.dice.roll(random.Random(self._seed))

    @property
    def _words(self) -> int | None:
        """The number of words of the board in the preview; None while unknown."""
        return None if self._taste is None else self._taste.words

    def consider(self) -> Content:
        """Return the summary of the choices, and show the board, or a taste of its dice.

        Raises:
            ValueError: one of `UNREADABLE`.
        """
        self.refresh_bindings()
        if self.form.by_code:
            # A shared board is a race: nobody may see it before the clock runs.
            self._board.hidden = True
            self.label_preview(foot=_COVERED)
            shared = self.form.shared()
            self._board.grid = shared.config.grid
            return self._about_shared(shared)
        try:
            setup = self.form.choices()
        except BoardTextError:
            self.label_preview()
            self._board.hidden = True
            raise
        self._board.hidden = False
        self._show_taste(setup)
        return self._about_setup(setup)

    def _show_taste(self, setup: BoggleSetup) -> None:
        """Show a board like the one to be played, as soon as there is one in its band.

        It is never the board that will be played: the seed that is typed is left out.
        """
        asked = _Asked(replace(setup, seed=None, timer=UNTIMED), self._seed)
        if asked != self._asked:
            self._asked, self._taste = asked, None
            self._find_taste(asked)
        known = self._taste
        self._board.grid = setup.board or (known.grid if known else self._rolled)
        label = self.label_sample if setup.board is None else self.label_preview
        label(fact="" if known is None else count(known.words, "word"))

    @aside("The sample board", exclusive=True, group=_COUNTING)
    def _find_taste(self, asked: _Asked) -> None:
        with suppress(LexiconError):  # whoever starts with one that cannot be had is told then
            found = taste(self.services, *asked, report_for(get_current_worker()))
            self.post_message(self.Tasted(asked, found))

    def on_boggle_setup_screen_tasted(self, event: Tasted) -> None:
        """Show the board and the number of its words, if they are still those asked for."""
        if event.asked == self._asked:
            self._taste = event.taste
            self._show()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer to roll again only where the preview is rolled."""
        if action == "reroll" and (self.form.own_board or self.form.by_code):
            return False
        return super().check_action(action, parameters)

    def action_reroll(self) -> None:
        """Roll the dice of the preview again."""
        self._seed = self._chance.getrandbits(32)
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
            return Content("Rolled once. The board may have few words, or none.")
        band = self.form.dice.bands[setup.band]
        return Content(f"The board has {band} words, and every die is used by some word.")

    def _about_shared(self, shared: SharedBoard) -> Content:
        config = shared.config
        size = f"{config.grid.rows}×{config.grid.columns}"
        text = (
            f"{size}, words of {count(config.min_length, 'letter')} or more, time {config.timer}."
        )
        if not any(shared.fits(entry.identity) for entry in self.form.lexicons):
            return Tone.NOTICE.mark(f"{text} You don't have its lexicon.")
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
            return self.started(BOGGLE, lay_out, BoggleSetup(lexicon=self.form.lexicon))
        setup = self.form.choices()
        last = self.services.settings.current
        self.remember({**remembered(setup, last), **self.form.time.chosen_ghost})
        return self.started(BOGGLE, partial(begin, self.services, setup), setup)
