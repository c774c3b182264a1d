"""Content that depends on the theme by more than its colours."""

from collections.abc import Callable
from weakref import WeakMethod, ref

from textual.theme import Theme
from textual.widget import Widget


def follow_theme(widget: Widget, draw: Callable[[], None]) -> None:
    """Draw content anew whenever the theme has changed; for a widget that is mounted.

    Colours change by themselves. What is made of other signs where there are none, such as bars,
    does not.

    Args:
        widget: whose content it is.
        draw: the method that draws it, with the palette in use.
    """
    # The app keeps what it calls for as long as it runs: that must not keep the widget.
    drawn, method = ref(widget), WeakMethod(draw)

    def later(_: Theme) -> None:
        shown, draws = drawn(), method()
        if shown is not None and draws is not None:
            shown.call_after_refresh(draws)

    widget.app.theme_changed_signal.subscribe(widget, later, immediate=True)
