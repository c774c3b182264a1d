"""Content that depends on the theme by more than its colours."""

from collections.abc import Callable

from textual.widget import Widget


def follow_theme(widget: Widget, draw: Callable[[], None]) -> None:
    """Draw content anew whenever the theme has changed; for a widget that is mounted.

    Colours change by themselves. What is made of other signs where there are none, such as bars,
    does not.

    Args:
        widget: whose content it is.
        draw: draws it with the palette in use.
    """

    def later() -> None:
        widget.call_after_refresh(draw)

    widget.watch(widget.app, "theme", later, init=False)
