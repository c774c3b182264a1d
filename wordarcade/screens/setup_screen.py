"""The base of all set-up screens."""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Final, Generic, TypeVar

from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.events import ScreenResume
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Input, Static

from wordarcade.games.duel.playing import opening
from wordarcade.games.duel.terms import DuelTermsError
from wordarcade.games.routes import HomeRoute
from wordarcade.games.session import GameSession
from wordarcade.games.spec import GameSpec
from wordarcade.looks.composition import BREAKPOINTS, FORM_WIDEST, LINES, Composition
from wordarcade.looks.panel import Panel
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.choice_form import ChoiceForm
from wordarcade.screens.duel.flow import turn_screen
from wordarcade.screens.duel.rows import remembered
from wordarcade.screens.routing import beginning
from wordarcade.services import Services, SettingsError
from wordarcade.support.progress import Report
from wordarcade.widgets.banner import Banner
from wordarcade.widgets.choice_row import ChoiceRow
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.start_button import StartButton
from wordarcade.widgets.text_row import TextRow
from wordarcade.widgets.tone import Tone
from wordarcade.widgets.top_line import TopLine

_PREVIEW: Final = "Preview"
_SAMPLE: Final = "Sample"

FormT = TypeVar("FormT", bound=ChoiceForm)


class SetupScreen(ArcadeScreen[None], Generic[FormT]):
    """A form beside a preview; below them what the row in focus means, and the start.

    It is as wide as a form can be read, and stands in the middle of what is larger.

    Args:
        title: the first line: the name of the game, a dot, what begins.
        services: the app's services.
        form: the choices.
        preview: shown where there is room for it; takes no keys.
    """

    AUTO_FOCUS = "ChoiceRow"
    UNREADABLE: ClassVar[tuple[type[Exception], ...]] = ()
    """The errors of typed input, each with a sentence."""

    HORIZONTAL_BREAKPOINTS = BREAKPOINTS
    VERTICAL_BREAKPOINTS = LINES

    BINDINGS: ClassVar[list[BindingType]] = [
        # Also while typing, when enter would go to the input.
        Binding("enter", "start", "Start", id="setup.start", priority=True),
        Binding("up", "app.focus_previous", "Line above", show=False, id="setup.up"),
        Binding("down", "app.focus_next", "Line below", show=False, id="setup.down"),
        Binding("escape", "home", "Home", id="setup.home"),
    ]

    DEFAULT_CSS = """
    SetupScreen {
        #setup {
            width: 1fr;
            height: 1fr;
            align: center middle;
            padding-top: 1;
        }
        &.-low #setup { padding-top: 0; }
        &.-low StartButton { margin-bottom: 0; }
        #name, StartButton { margin-bottom: 1; }
        #name { display: none; }
        #choices {
            height: 1fr;
            max-height: 16;
        }
        #choices > #form { height: 100%; }
        ChoiceForm {
            height: 100%;
            scrollbar-size-vertical: 1;
        }
        #preview {
            width: 22;
            height: 100%;
            margin-left: 1;
            align: center middle;
            overflow: hidden;
        }
        &.-narrow #preview { display: none; }
        #about, #row-about { height: auto; }
        #meaning { height: 4; } /* no more and no less: nothing below it moves */
        &.-narrow #meaning { height: 5; }
        &.-high, &.-very-high {
            #choices, #meaning { margin-bottom: 1; }
            #choices { max-height: 20; }
            ChoiceForm > * { margin-bottom: 1; }
            ChoiceForm > *:last-child { margin-bottom: 0; }
            ChoiceForm { padding-top: 1; }
            StartButton { height: 5; }
        }
        &.-very-high #choices { max-height: 28; }
        /* A notice stands beside the tile of the button; where there is no room, above it. */
        ToastRack { margin-bottom: 1; }
        &.-normal Toast { width: 20; }
        &.-wide Toast, &.-very-wide Toast { width: 38; }
        &.-narrow.-low ToastRack { margin-bottom: 3; }
        &.-narrow.-middle ToastRack { margin-bottom: 4; }
        &.-very-wide.-high #name, &.-very-wide.-very-high #name,
        &.-wide.-high #name, &.-wide.-very-high #name { display: block; }
    }
    """

    def __init__(self, title: str, services: Services, form: FormT, preview: Widget) -> None:
        super().__init__()
        self.services = services
        self.form = form
        self.preview = preview
        self._title = title
        self._about = Static(id="about")
        self._row_about = Static(id="row-about")

    # What the game says

    def consider(self) -> Content:
        """Return the summary of the choices, and show them in the preview.

        Where they cannot be read, the preview still shows something: what the game looks like.

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

    def started(
        self, spec: GameSpec, begin: Callable[[Report], GameSession[Any, Any, Any]], setup: Any
    ) -> Screen[Any]:
        """Return the screen that begins a game, or the first turn where two play in turn.

        Args:
            spec: the game.
            begin: makes the session.
            setup: the choices.

        Raises:
            DuelTermsError: the names of two cannot be used.
        """
        terms = self.form.terms
        if terms is None:
            return beginning(self.services, spec, begin)
        self.remember(remembered(terms))
        return turn_screen(self.services, spec, opening(spec, terms, begin, setup))

    def label_preview(self, *, title: str = _PREVIEW, fact: str = "", foot: str = "") -> None:
        """Say what the preview shows, in its border.

        Args:
            title: what it is.
            fact: a short fact about it.
            foot: a short remark on it.
        """
        for panel in self.query("#preview").results(Panel):
            panel.title, panel.fact, panel.foot = title, fact, foot

    def label_sample(self, fact: str = "") -> None:
        """Say that another board or hand than the one shown will be played.

        Args:
            fact: a short fact about the one shown.
        """
        self.label_preview(title=_SAMPLE, fact=fact, foot="yours will vary")

    # What follows from it

    def compose(self) -> ComposeResult:
        """The name of the game, the choices and the preview, what they mean, the start."""
        top_line = TopLine()
        top_line.title = self._title
        game, _, begun = self._title.partition(" · ")
        yield top_line
        yield Composition(
            Vertical(
                Banner(game, id="name"),
                Horizontal(
                    Panel(f"A {begun}", self.form, id="form", classes="-close"),
                    Panel(_PREVIEW, self.preview, id="preview"),
                    id="choices",
                ),
                Panel("", self._row_about, self._about, id="meaning", classes="-close"),
                StartButton(),
                id="setup",
            ),
            widest=FORM_WIDEST,
        )
        yield GameFooter()

    def on_screen_resume(self, event: ScreenResume) -> None:
        """Offer the lexicons there are now, which may have changed on a screen above."""
        super().on_screen_resume(event)
        self.form.offer_lexicons(self.services.lexicons.catalogue())

    def on_mount(self) -> None:
        """Show the summary of the choices made so far."""
        self._show()

    def on_choice_form_changed(self) -> None:
        """Update the summary."""
        self._show()

    def on_descendant_focus(self) -> None:
        """Explain the row that the keys are for."""
        self._show()

    def on_start_button_pressed(self) -> None:
        """Start with the mouse."""
        self.action_start()

    @property
    def _unreadable(self) -> tuple[type[Exception], ...]:
        return (*self.UNREADABLE, DuelTermsError)

    def _show(self) -> None:
        ready = True
        try:
            about = self.consider()
            _ = self.form.terms
        except self._unreadable as error:
            about, ready = Tone.REFUSED.mark(str(error)), False
        self.query_one(StartButton).ready = ready
        self.query_one("#meaning").remove_class("-bad")
        self._row_about.update(self._about_row())
        self._about.update(about)

    def _about_row(self) -> Content:
        """Return what the row in focus means."""
        focused = self.focused
        for node in () if focused is None else focused.ancestors_with_self:
            if isinstance(node, ChoiceRow | TextRow):
                return Content.assemble((node.label, "bold $role-focus"), "  ", node.about)
        return Content("")

    def action_start(self) -> None:
        """Play, if all input is valid; else point to the sentence that says what is missing."""
        try:
            screen = self.begin()
        except self._unreadable as error:
            self.app.bell()
            if isinstance(error, DuelTermsError) and self.form.duel is not None:
                self.form.duel.first_faulty.query_one(Input).focus()
            # Moving the focus explains another line, as if nothing were wrong.
            self.call_after_refresh(self.query_one("#meaning").add_class, "-bad")
            return
        self.show_above(screen)

    @work(thread=True)
    def remember(self, changes: Mapping[str, str | int | bool]) -> None:
        """Save choices as settings; failing to save does not stop play."""
        try:
            self.services.settings.change(changes)
        except SettingsError as error:
            self.app.notify(f"Your choices aren't saved. {error}", markup=False)

    def action_home(self) -> None:
        """Leave for the home screen."""
        self.open(HomeRoute())
