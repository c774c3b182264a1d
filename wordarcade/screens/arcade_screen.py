"""The base of all screens, with safe operations on the screen stack."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeVar

from textual import on
from textual._styles_cache import StylesCache
from textual.app import App
from textual.await_complete import AwaitComplete
from textual.binding import ActiveBinding, Binding, BindingType
from textual.events import Click, ScreenResume
from textual.geometry import Offset, Size
from textual.message import Message
from textual.reactive import reactive
from textual.screen import Screen
from textual.widget import Widget

from wordarcade.looks.narrow_updates import NarrowCompositor
from wordarcade.screens.background import WorkFailed
from wordarcade.screens.late_letters import LateLetters
from wordarcade.screens.letter_keys import LetterBindings, in_either_case, types_letters

if TYPE_CHECKING:
    from wordarcade.games.routes import Route

_DEFINE: Final = "app.define"
_DOUBLE: Final = 2

CHOOSE_FIRST: Final = "Choose a word first."
"""Said where words stand in a list."""

ResultT = TypeVar("ResultT")
AnswerT = TypeVar("AnswerT")


class ArcadeScreen(Screen[ResultT]):
    """A screen of the arcade, on the stack of the app.

    Keys and results of threads also reach a screen that is covered or closing. Textual would then
    act on whichever screen is on top. So screens change the stack only by these methods, which
    check their position first.

    A screen requests another one with `open`; the app replaces this one by it, above the home
    screen. Popping a screen returns home.
    """

    # A drag that misses what can be dragged would select texts. Screens to be read allow it.
    ALLOW_SELECT = False

    BINDINGS: ClassVar[list[BindingType]] = [
        # On a screen where letters are typed, F9 alone.
        Binding("f,f9", _DEFINE, "Meaning", id="app.define", tooltip="What the chosen word means"),
    ]

    DEFAULT_CSS = """
    ArcadeScreen {
        /* Above the footer, and the message line that may stand above that. */
        ToastRack { align: center bottom; margin-bottom: 2; padding: 0 1; overflow: hidden; }
        /* The margins of a composition. */
        &.-normal ToastRack { padding: 0 2; }
        &.-wide ToastRack, &.-very-wide ToastRack { padding: 0 3; }
    }
    """

    HELP_PAGE: ClassVar[str | None] = ""
    """The page of help: the name of a file in `assets/help`, without `.md`.

    Empty: there is nothing to explain but the keys. None: the screen has no help.
    """

    NEEDS: ClassVar[Size] = Size(60, 20)
    """The fewest columns and rows that everything on the screen fits in."""

    HOLDS_KEYS: ClassVar[bool] = False
    """Whether keys pressed here are for the screen that follows."""

    LETTERS_ARE_COMMANDS: ClassVar[bool] = False
    """Whether a letter is a command and nothing else, so that its capital is the same command."""

    NO_WORD: ClassVar[str] = ""
    """What is said where the meaning is asked for and no word is chosen; empty without words."""

    chosen_word: reactive[str] = reactive("", init=False)
    """The word whose definition the player can ask for now; empty if there is none."""

    class Open(Message):
        """A request for another route.

        Attributes:
            screen: the sender; the request counts only while that is in view.
            route: the route to show.
        """

        def __init__(self, screen: "ArcadeScreen[Any]", route: "Route") -> None:
            super().__init__()
            self.screen = screen
            self.route = route

    class SettingChosen(Message):
        """The player has set something anew; the app uses and remembers it.

        Attributes:
            key: the setting, as `Settings.changed` takes it.
            value: its new value.
        """

        def __init__(self, key: str, value: str | bool) -> None:
            super().__init__()
            self.key = key
            self.value = value

    def __init__(
        self,
        name: str | None = None,
        id: str | None = None,  # noqa: A002 - the name of every widget's argument
        classes: str | None = None,
    ) -> None:
        super().__init__(name, id, classes)
        self._bindings = LetterBindings.from_keys(self._bindings.key_to_bindings)
        if self.LETTERS_ARE_COMMANDS:
            self._bindings = in_either_case(self._bindings)
        self._compositor = NarrowCompositor()
        self.late_letters: Final = LateLetters()

    def on_work_failed(self, event: WorkFailed) -> None:
        """Say that work beside what is shown has failed."""
        self.tell_failure(event.told)

    def tell_failure(self, told: str) -> None:
        """Say in one sentence that work beside what is shown has failed; what is shown stays."""
        # As in `heading`.
        from wordarcade.widgets.message_line import MessageLine  # noqa: PLC0415 - see above
        from wordarcade.widgets.tone import Tone  # noqa: PLC0415 - see above

        if lines := self.query(MessageLine):
            lines.last().say(told, Tone.REFUSED)
        else:
            self.notify(told, severity="warning", markup=False)

    @property
    def help_page(self) -> str | None:
        """The page of help for what is shown now: `HELP_PAGE`, unless a screen knows better."""
        return self.HELP_PAGE

    @property
    def heading(self) -> str:
        """What the screen is called where another one speaks of it; empty if it has no name."""
        # Home has none, which is what a start waits for.
        from wordarcade.widgets.top_line import TopLine  # noqa: PLC0415 - see above

        titles = (line.title.partition(" · ")[0] for line in self.query(TopLine))
        return next(titles, "")

    @property
    def lexicon_of_word(self) -> str | None:
        """The lexicon whose family and hooks of the chosen word can be shown.

        A name or path; empty for the general one. None where they would give away what can still
        be found.
        """
        return None if self.game_is_running else ""

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """The keys; the meaning is offered of a word that is chosen."""
        bindings = super().active_bindings
        if self.chosen_word:
            return bindings
        return {key: each for key, each in bindings.items() if each.binding.action != _DEFINE}

    @property
    def game_is_running(self) -> bool:
        """Whether quitting now would interrupt a round; the player is asked first."""
        return False

    @property
    def nothing_to_lose(self) -> bool:
        """Whether a round that is interrupted has not been begun."""
        return False

    @property
    def takes_letters(self) -> bool:
        """Whether letters are typed here, into an entry of the screen or an input in focus."""
        entry = self.focused is not None and self.focused.check_consume_key("a", "a")
        return entry or self.types_words

    @property
    def types_words(self) -> bool:
        """Whether letters are typed here without an input in focus, as in a game."""
        return types_letters(self._bindings)

    @property
    def steps_back(self) -> str:
        """What Esc drops of what is entered, in a word or two; empty if it leaves the screen."""
        return ""

    async def action_begin_anew(self, letter: str) -> None:
        """Drop what is entered and type a letter; with nothing to drop, Esc must not leave so."""
        if self.steps_back:
            await self.run_action("step_back")
            await self.run_action(f"type_letter('{letter}')")

    def before_quitting(self) -> None:
        """Do what is due when the player quits; nothing by default."""

    def watch_chosen_word(self, before: str, after: str) -> None:
        """Offer the definition, or no longer."""
        if bool(before) != bool(after):
            self.refresh_bindings()

    @on(Click)
    async def _define_clicked(self, event: Click) -> None:
        """Show what a word means that is clicked twice in the list with the focus."""
        if event.chain == _DOUBLE and event.widget is self.focused and not self.game_is_running:
            await self.run_action(_DEFINE)

    def open(self, route: "Route") -> None:
        """Ask the app to show something else."""
        self.post_message(self.Open(self, route))

    def expect_late_letters(self) -> None:
        """Take no letter for a command until the player has seen that there is nothing to type."""
        self.late_letters.expect()
        self.call_after_refresh(self.late_letters.expect)

    # The stack

    _gone = False
    _was_in_view = False
    _put_off: tuple[Callable[[], object], ...] = ()

    @property
    def in_view(self) -> bool:
        """Whether this is the top screen, and not closing."""
        return self.is_active and not self._gone

    def dismiss(self, result: ResultT | None = None) -> AwaitComplete:
        """Close this screen with a result; repeated calls are ignored.

        A covered screen closes when it is in view again.
        """
        if not self.in_view:
            self.when_in_view(lambda: self.dismiss(result))
            return AwaitComplete()
        self._gone = True
        return super().dismiss(result)

    def show_above(
        self, screen: Screen[AnswerT], answered: Callable[[AnswerT | None], None] | None = None
    ) -> None:
        """Show a screen above this one, unless another one is above it already.

        Args:
            screen: the screen.
            answered: called with its result.
        """
        if self.in_view:
            self.app.push_screen(screen, answered)

    def give_way(self, make: Callable[[], Screen[Any]]) -> None:
        """Replace this screen by another as soon as this one is in view.

        Args:
            make: makes the other screen; called once at most.
        """

        def switch() -> None:
            screen = make()
            self._gone = True
            self.app.switch_screen(screen)

        self.when_in_view(switch)

    def when_in_view(self, act: Callable[[], object]) -> None:
        """Run a function now, or when this is the top screen again; never once it is closed."""
        if self.in_view:
            act()
        elif not self._gone:
            self._put_off += (act,)

    def get_widget_and_offset_at(self, x: int, y: int) -> tuple[Widget | None, Offset | None]:
        """Return the widget at a cell, and the offset within its content.

        What has gone since it was drawn, such as a notice, is not there; Textual would ask it for
        its place.
        """
        widget, offset = super().get_widget_and_offset_at(x, y)
        return (widget, offset) if widget is not None and widget.is_attached else (None, None)

    # The life of the screen

    def _post_register(self, app: App[Any]) -> None:
        """Take the classes of the terminal's size, so that the first layout is right.

        Textual sets them when it hears of a size, which is after the first frame. Before anything
        is styled, since all of it would be styled anew.
        """
        super()._post_register(app)
        size = app.size
        wanted: dict[str, bool] = {}
        for columns_or_rows, classes in (
            (size.width, self.HORIZONTAL_BREAKPOINTS or ()),
            (size.height, self.VERTICAL_BREAKPOINTS or ()),
        ):
            reached = [name for start, name in sorted(classes) if start <= columns_or_rows]
            wanted |= {name: name in reached[-1:] for _, name in classes}
        self.update_classes(wanted, update=False)

    def on_resize(self) -> None:
        """Cover the screen while the terminal is too small for it."""
        self._cover_if_small()

    def on_screen_resume(self, event: ScreenResume) -> None:
        """Do what has waited for the screen to be in view."""
        # Widgets are styled as they are mounted, and need not be so again for the first frame.
        if not self._was_in_view:
            event.refresh_styles = False
        self._was_in_view = True
        if self.is_mounted:  # the terminal may have become too small meanwhile
            self._cover_if_small()
        acts, self._put_off = self._put_off, ()
        for act in acts:
            self.when_in_view(act)

    def on_unmount(self) -> None:
        """Let go of what Textual has drawn of this screen and would keep."""
        StylesCache.get_inner_outer.cache_clear()  # keeps the lines of a thousand widgets

    def _cover_if_small(self) -> None:
        room = self.app.size
        if room.width < self.NEEDS.width or room.height < self.NEEDS.height:
            # Seldom needed, and a start waits for the home screen alone.
            from wordarcade.screens.too_small import TooSmallScreen  # noqa: PLC0415 - see above

            self.show_above(TooSmallScreen(self.NEEDS))
