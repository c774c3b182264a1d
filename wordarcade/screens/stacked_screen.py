"""The base of every screen: how it comes above another one, and goes once."""

from collections.abc import Callable
from typing import Any, TypeVar

from textual._styles_cache import StylesCache
from textual.await_complete import AwaitComplete
from textual.geometry import Offset
from textual.screen import Screen
from textual.widget import Widget

ResultT = TypeVar("ResultT")
AnswerT = TypeVar("AnswerT")


class StackedScreen(Screen[ResultT]):
    """A screen on the stack of the app.

    Keys and the results of threads reach a screen that is covered, or on its way out, too.
    Textual would then take whichever screen lies on top for the one that is meant. So no screen
    touches the stack but by these methods, which mind where it lies.
    """

    _gone = False
    _put_off: tuple[Callable[[], object], ...] = ()

    @property
    def in_view(self) -> bool:
        """Whether this is the top screen, and stays it."""
        return self.is_active and not self._gone

    def dismiss(self, result: ResultT | None = None) -> AwaitComplete:
        """Close this screen with a result: the first one, however often that is asked for.

        A screen that is covered closes when it is in view again.
        """
        if not self.in_view:
            self.when_in_view(lambda: self.dismiss(result))
            return AwaitComplete()
        self._gone = True
        return super().dismiss(result)

    def show_above(
        self, screen: Screen[AnswerT], answered: Callable[[AnswerT | None], None] | None = None
    ) -> None:
        """Show a screen above this one, unless there is another one already.

        Args:
            screen: the screen.
            answered: told what it is dismissed with.
        """
        if self.in_view:
            self.app.push_screen(screen, answered)

    def give_way(self, make: Callable[[], Screen[Any]]) -> None:
        """Show another screen in the place of this one as soon as this one is in view.

        Args:
            make: makes the other screen; called once at most.
        """

        def switch() -> None:
            screen = make()
            self._gone = True
            self.app.switch_screen(screen)

        self.when_in_view(switch)

    def when_in_view(self, act: Callable[[], object]) -> None:
        """Do something now, or when this is the top screen again; never if it is gone."""
        if self.in_view:
            act()
        elif not self._gone:
            self._put_off += (act,)

    def get_widget_and_offset_at(self, x: int, y: int) -> tuple[Widget | None, Offset | None]:
        """Return what lies at a cell, and where within its content that is.

        What has gone since it was drawn, such as a notice, is not there; Textual would ask it for
        its place.
        """
        widget, offset = super().get_widget_and_offset_at(x, y)
        return (widget, offset) if widget is not None and widget.is_attached else (None, None)

    def on_unmount(self) -> None:
        """Let go of what Textual has drawn of this screen and would keep."""
        StylesCache.get_inner_outer.cache_clear()  # keeps the lines of a thousand widgets

    def on_screen_resume(self) -> None:
        """Do what has waited for the screen to be in view."""
        acts, self._put_off = self._put_off, ()
        for act in acts:
            self.when_in_view(act)
