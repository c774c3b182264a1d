"""The base of all set-up screens."""

from collections.abc import Mapping
from typing import Any, ClassVar, Generic, TypeVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Static

from wordarcade.games.routes import HomeRoute
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.choice_form import ChoiceForm
from wordarcade.services import Services, SettingsError
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.tone import Tone
from wordarcade.widgets.top_line import TopLine

FormT = TypeVar("FormT", bound=ChoiceForm)


class SetupScreen(ArcadeScreen[None], Generic[FormT]):
    """A form, a summary of its choices, and a preview.

    Args:
        title: the first line.
        services: the app's services.
        form: the choices.
        preview: fills the remaining space, and takes no keys.
    """

    AUTO_FOCUS = "ChoiceRow"
    UNREADABLE: ClassVar[tuple[type[Exception], ...]] = ()
    """The errors of typed input, each with a sentence."""

    VERTICAL_BREAKPOINTS = [(0, "-low"), (32, "-tall")]  # noqa: RUF012 - as Textual declares it

    BINDINGS: ClassVar[list[BindingType]] = [
        # Also while typing, when enter would go to the input.
        Binding("enter", "start", "Start", id="setup.start", priority=True),
        Binding("up", "app.focus_previous", "Line above", show=False, id="setup.up"),
        Binding("down", "app.focus_next", "Line below", show=False, id="setup.down"),
        Binding("escape", "home", "Home", id="setup.home"),
    ]

    DEFAULT_CSS = """
    SetupScreen {
        ChoiceForm {
            height: auto;
            max-height: 70%;
            padding: 1 2 0 0;
        }
        &.-tall ChoiceForm > * {
            margin-bottom: 1;
        }
        #about {
            height: auto;
            padding: 1 2;
        }
        GridDisplay {
            overflow: hidden;
        }
    }
    """

    def __init__(self, title: str, services: Services, form: FormT, preview: Widget) -> None:
        super().__init__()
        self.services = services
        self.form = form
        self.preview = preview
        self._title = title
        self._about = Static(id="about")

    # What the game says

    def consider(self) -> Content:
        """Return the summary of the choices, and show them in the preview.

        Raises:
            Exception: one of `UNREADABLE`: something typed cannot be read.
        """
        raise NotImplementedError

    def begin(self) -> Screen[Any]:
        """Return the screen that begins the game, and remember the choices.

        Raises:
            Exception: one of `UNREADABLE`: something typed cannot be read.
        """
        raise NotImplementedError

    # What follows from it

    def compose(self) -> ComposeResult:
        """The choices, their summary, and the preview."""
        top_line = TopLine()
        top_line.title = self._title
        yield top_line
        yield self.form
        yield self._about
        yield self.preview
        yield GameFooter()

    def on_mount(self) -> None:
        """Show the summary of the choices made so far."""
        self._show()

    def on_choice_form_changed(self) -> None:
        """Update the summary."""
        self._show()

    def _show(self) -> None:
        try:
            about = self.consider()
        except self.UNREADABLE as error:
            self.preview.visible = False
            about = Tone.REFUSED.mark(str(error))
        else:
            self.preview.visible = True
        self._about.update(Content("\n").join([about, self._about_lexicon()]))

    def _about_lexicon(self) -> Content:
        for entry in self.form.lexicons:
            if entry.name == self.form.lexicon:
                return Tone.PLAIN.mark(f"{entry.title} · {entry.words:,} words")
        return Tone.PLAIN.mark(f"{self.form.lexicon} · your own list")

    def action_start(self) -> None:
        """Play, if all input is valid; errors are already shown."""
        try:
            screen = self.begin()
        except self.UNREADABLE:
            self.app.bell()
            return
        self.show_above(screen)

    @work(thread=True)
    def remember(self, changes: Mapping[str, str | int | bool]) -> None:
        """Save choices as settings; failing to save does not stop play."""
        try:
            self.services.settings.change(changes)
        except SettingsError as error:
            self.app.notify(f"Your choices are not saved. {error}", markup=False)

    def action_home(self) -> None:
        """Leave for the home screen."""
        self.open(HomeRoute())
