"""The hangman picture, which grows with every wrong guess."""

from textual.content import Content
from textual.geometry import Size
from textual.reactive import reactive
from textual.widget import Widget

from wordarcade.widgets.gallows_art import GallowsArt

_BRIGHT = 0.15
"""Seconds for which new strokes are bright."""


class GallowsView(Widget):
    """Draws a picture stroke by stroke, complete at the wrong guess that loses.

    Args:
        art: the picture.
        id: the ID of the widget in the DOM.
    """

    ALLOW_SELECT = False

    DEFAULT_CSS = """
    GallowsView {
        width: auto;
        height: auto;
    }
    """

    wrong: reactive[int] = reactive(0, init=False)
    """The number of wrong guesses, 0 to `allowed`."""
    allowed: reactive[int] = reactive(1, init=False)
    """The number of wrong guesses that completes the picture, 1 or more."""

    def __init__(
        self,
        art: GallowsArt,
        *,
        id: str | None = None,  # noqa: A002 - the name of every widget's argument
    ) -> None:
        super().__init__(id=id)
        self._art = art
        self._settled = 0

    @property
    def drawn(self) -> int:
        """The number of strokes drawn."""
        return -(-self.wrong * self._art.strokes // self.allowed)

    def get_content_width(self, container: Size, viewport: Size) -> int:  # noqa: ARG002 - the signature is Textual's
        """Return the width of the picture."""
        return self._art.width

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:  # noqa: ARG002 - the signature is Textual's
        """Return the height of the picture."""
        return len(self._art.picture)

    def render(self) -> Content:
        """Return the strokes so far, the newest highlighted for a moment."""
        settled = self._art.lines(self._settled)
        now = self._art.lines(self.drawn)
        return Content("\n").join(map(_with_new_strokes, settled, now))

    def on_mount(self) -> None:
        """Show the strokes of earlier wrong guesses at once."""
        self._settle()

    def watch_wrong(self) -> None:
        """Highlight new strokes, if motion is on."""
        if self.app.animation_level == "none" or self.drawn <= self._settled:
            self._settle()
        else:
            self.set_timer(_BRIGHT, self._settle)

    def watch_allowed(self) -> None:
        """Redraw the picture for the new number of guesses."""
        self._settle()

    def _settle(self) -> None:
        self._settled = self.drawn
        self.refresh()


def _with_new_strokes(settled: str, now: str) -> Content:
    return Content.assemble(
        *(
            (sign, "$foreground" if sign == before else "bold $warning")
            for before, sign in zip(settled, now, strict=True)
        )
    )
