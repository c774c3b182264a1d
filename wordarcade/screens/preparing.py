"""The progress screen before a game, with a way to cancel."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, ClassVar, Final, Generic, TypeVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.message import Message
from textual.widgets import Static
from textual.worker import get_current_worker

from wordarcade.games.routes import Route
from wordarcade.looks.bars import bar
from wordarcade.looks.palette import palette_of
from wordarcade.looks.panel import Panel
from wordarcade.screens.arcade_screen import ArcadeScreen
from wordarcade.screens.background import report_for, run_aside
from wordarcade.support.errors import ArcadeError
from wordarcade.support.progress import Report
from wordarcade.widgets.game_footer import GameFooter
from wordarcade.widgets.tone import Tone

ResultT = TypeVar("ResultT")

_SHOWN_AFTER: Final = 0.15
"""Seconds without a result after which a frame shows the progress: most waits are shorter."""

_BAR_COLUMNS: Final = 44


class PreparingScreen(ArcadeScreen[None], Generic[ResultT]):
    """Does work in another thread, then makes way for the screen that needed it.

    The app holds keys pressed meanwhile for that screen, whose player knows what comes.

    Args:
        doing: the name of the work, in a few words.
        prepare: the work, called with a report; run in a thread.
        show: makes the next screen from the result; run in the UI thread.
        way_back: where escape leads; None for home.
    """

    HOLDS_KEYS = True

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "cancel", "Cancel", id="preparing.cancel"),
    ]

    DEFAULT_CSS = """
    PreparingScreen {
        align: center middle;
        & > Panel {
            width: 50;
            padding: 0 2;
            visibility: hidden;
            &.-shown { visibility: visible; }
        }
        /* The work may keep the timer waiting: its name is there from the first frame. */
        #doing { visibility: visible; }
    }
    """

    @dataclass
    class Progressed(Message):
        """The share of the work done, from 0 to 1."""

        share: float

    @dataclass
    class Prepared(Message):
        """The result of the finished work."""

        result: Any

    @dataclass
    class Failed(Message):
        """The work failed; one sentence why."""

        reason: str

    def __init__(
        self,
        doing: str,
        prepare: Callable[[Report], ResultT],
        show: Callable[[ResultT], ArcadeScreen[Any]],
        way_back: Route | None = None,
    ) -> None:
        super().__init__()
        self._way_back = way_back
        self._doing = Static(Content(doing), id="doing")
        self._bar = Static()
        self._panel = Panel("", self._doing, self._bar, foot="esc Cancel")
        self._prepare = prepare
        self._show = show

    def compose(self) -> ComposeResult:
        """The task and its progress."""
        yield self._panel
        yield GameFooter()

    def on_mount(self) -> None:
        """Begin."""
        self._work()
        self.set_timer(_SHOWN_AFTER, lambda: self._panel.add_class("-shown"))
        self._show_share(0.0)

    def _work(self) -> None:
        """Do the work; whatever goes wrong in it, the player can go back."""

        def prepare() -> None:
            report = report_for(get_current_worker(), self._tell)
            self.post_message(self.Prepared(self._prepare(report)))

        run_aside(self, "Getting ready", prepare, self.Failed)

    def _tell(self, share: float) -> None:
        self.post_message(self.Progressed(share))

    def on_preparing_screen_progressed(self, event: Progressed) -> None:
        """Move the bar."""
        self._show_share(event.share)

    def _show_share(self, share: float) -> None:
        self._bar.update(bar(share, _BAR_COLUMNS, mono=palette_of(self.app).mono))

    def on_preparing_screen_prepared(self, event: Prepared) -> None:
        """Give way to the next screen."""
        self.when_in_view(partial(self._proceed, event.result))

    def _proceed(self, result: ResultT) -> None:
        try:
            screen = self._show(result)
        except ArcadeError as error:
            self.post_message(self.Failed(str(error)))
            return
        self.give_way(lambda: screen)

    def on_preparing_screen_failed(self, event: Failed) -> None:
        """Say why there is nothing to show."""
        self._doing.update(Tone.REFUSED.mark(event.reason))
        self._bar.display = False
        self._panel.add_class("-shown")

    def action_cancel(self) -> None:
        """Stop the work and go back."""
        self.workers.cancel_node(self)
        if self._way_back is None:
            self.dismiss()
        else:
            self.open(self._way_back)
