"""The choices before a round."""

from typing import ClassVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import Static

from wordarcade.engine.board_text import BoardTextError
from wordarcade.engine.boggle.dice import DiceSet
from wordarcade.engine.boggle.setup import ANY_BAND, BoggleSetup
from wordarcade.engine.boggle.share import ShareCodeError, SharedBoard
from wordarcade.engine.boggle.timer import TimerTextError
from wordarcade.engine.letter_grid import LetterGrid
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.boggle.dealing import dealing, laying_out
from wordarcade.screens.boggle.own_board import SeedTextError
from wordarcade.screens.boggle.remembered import changes, filled
from wordarcade.screens.boggle.setup_form import SetupForm
from wordarcade.screens.openings import HomeOpening
from wordarcade.screens.present_settings import present_settings
from wordarcade.services import Services
from wordarcade.store.errors import SettingsError
from wordarcade.store.settings_file import SettingsFile
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.letter_grid import LetterGridView
from wordarcade.widgets.tone import Tone
from wordarcade.widgets.top_line import TopLine
from wordarcade.wording import count

_UNREADABLE = (BoardTextError, ShareCodeError, TimerTextError, SeedTextError)
"""What can be wrong with what is typed; each says so in a sentence."""


class BoggleSetupScreen(ArcadeScreen[None]):
    """Asks which board, how many words, how short, how long, and by which lexicon.

    Args:
        services: the collaborators.
        setup: the choices made so far.
    """

    HELP_PAGE = "boggle"
    AUTO_FOCUS = "ChoiceRow"

    VERTICAL_BREAKPOINTS = [(0, "-low"), (32, "-tall")]  # noqa: RUF012 - as Textual declares it

    BINDINGS: ClassVar[list[BindingType]] = [
        # Also while typing, when enter would go to the input.
        Binding("enter", "start", "Start", id="setup.start", priority=True),
        Binding("up", "app.focus_previous", "Line above", show=False, id="setup.up"),
        Binding("down", "app.focus_next", "Line below", show=False, id="setup.down"),
        Binding("escape", "home", "Home", id="setup.home"),
    ]

    DEFAULT_CSS = """
    BoggleSetupScreen {
        SetupForm {
            height: auto;
            max-height: 70%;
            padding: 1 2 0 0;
        }
        &.-tall SetupForm > * {
            margin-bottom: 1;
        }
        #about {
            height: auto;
            padding: 1 2;
        }
        LetterGridView {
            overflow: hidden;
        }
    }
    """

    def __init__(self, services: Services, setup: BoggleSetup) -> None:
        super().__init__()
        self._services = services
        self._file = SettingsFile(services.locations.settings_file)
        self._lexicons = services.lexicons.catalogue()
        self._form = SetupForm(
            filled(setup, present_settings(services)), services.dice, self._lexicons
        )
        self._about = Static(id="about")
        self._preview = LetterGridView(_blank(self._form.dice), traceable=False)

    def compose(self) -> ComposeResult:
        """The choices, what they come to, and the board or the backs of its dice."""
        top_line = TopLine()
        top_line.title = "Boggle · a new round"
        yield top_line
        yield self._form
        yield self._about
        yield self._preview
        yield GameFooter()

    def on_mount(self) -> None:
        """Show what the choices made so far come to."""
        self._show()

    def on_setup_form_changed(self) -> None:
        """Show what the choices come to now."""
        self._show()

    def _show(self) -> None:
        try:
            if self._form.by_code:
                shared = self._form.shared()
                grid, about = shared.config.grid, self._about_shared(shared)
            else:
                setup = self._form.choices()
                grid, about = setup.board or _blank(self._form.dice), self._about_setup(setup)
        except _UNREADABLE as error:
            self._preview.visible = False
            about = Tone.REFUSED.mark(str(error))
        else:
            self._preview.visible = True
            self._preview.grid = grid
        # A shared board is a race: nobody is to see it before the clock runs.
        self._preview.hidden = not self._form.own_board
        self._about.update(Content("\n").join([about, self._about_lexicon()]))

    def _about_setup(self, setup: BoggleSetup) -> Content:
        if setup.board is not None:
            size = f"{setup.board.rows}×{setup.board.columns}"
            return Tone.ACCEPTED.mark(f"{size}, {count(len(setup.board.cells), 'cell')}.")
        if setup.band == ANY_BAND:
            return Tone.PLAIN.mark("Rolled once; the board may have few words, or none.")
        band = self._form.dice.bands[setup.band]
        return Tone.PLAIN.mark(f"Rolled until there are {band} words, and no cell is useless.")

    def _about_shared(self, shared: SharedBoard) -> Content:
        config = shared.config
        size = f"{config.grid.rows}×{config.grid.columns}"
        text = f"{size}, words of {config.min_length} letters and more, time {config.timer}."
        if not any(shared.fits(entry.identity) for entry in self._lexicons):
            return Tone.NOTICE.mark(f"{text} It was played with a lexicon that is not here.")
        return Tone.ACCEPTED.mark(text)

    def _about_lexicon(self) -> Content:
        for entry in self._lexicons:
            if entry.name == self._form.lexicon:
                return Tone.PLAIN.mark(f"{entry.title} · {entry.words:,} words")
        return Tone.PLAIN.mark(f"{self._form.lexicon} · a list of your own")

    def action_start(self) -> None:
        """Play, if everything that was typed can be read; what cannot is told already."""
        try:
            if self._form.by_code:
                config = self._form.shared().config
                self.app.push_screen(laying_out(self._services, config, self._form.lexicon))
                return
            setup = self._form.choices()
        except _UNREADABLE:
            self.app.bell()
            return
        self._remember(setup)
        self.app.push_screen(dealing(self._services, setup))

    @work(thread=True)
    def _remember(self, setup: BoggleSetup) -> None:
        try:
            self._file.save(changes(setup))
        except SettingsError as error:
            self.app.notify(f"The choices are not remembered. {error}", markup=False)

    def action_home(self) -> None:
        """Leave for the home screen."""
        self.post_message(self.Open(HomeOpening()))


def _blank(dice: DiceSet) -> LetterGrid:
    """Return a grid of the shape of the dice, of which only the backs are shown."""
    return LetterGrid(dice.rows, dice.columns, ("a",) * (dice.rows * dice.columns))
