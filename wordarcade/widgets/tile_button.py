"""A button that looks like a tile."""

from typing import Final

from textual.geometry import Size
from textual.reactive import reactive

from wordarcade.looks.canvas import Canvas
from wordarcade.looks.pixel_widget import PixelWidget
from wordarcade.widgets.choice import Choice

_SIDE: Final = 2
"""Columns free at each side of the text."""


class TileButton(Choice, PixelWidget):
    """A key and what it does on a raised face; amber while enter does it, as with the focus.

    Args:
        key: the key, as it is printed on it.
        label: what it does.
        leads: whether enter does it without the focus, too, as below a line to type in.
        id: the ID of the widget in the DOM.
    """

    DEFAULT_CSS = """
    TileButton {
        width: auto;
        height: 3;
    }
    """

    label: reactive[str] = reactive("", layout=True, init=False)
    """What it does."""

    def __init__(
        self,
        key: str,
        label: str,
        *,
        leads: bool = False,
        id: str | None = None,  # noqa: A002 - the name of every widget's argument
    ) -> None:
        super().__init__(id=id)
        self._key = key
        self._leads = leads
        self.set_reactive(TileButton.label, label)

    @property
    def _text(self) -> str:
        return f"{'enter' if self.has_focus else self._key}  {self.label}"

    def get_content_width(self, container: Size, viewport: Size) -> int:  # noqa: ARG002 - the signature is Textual's
        """Return the same width with and without the focus, so that nothing moves."""
        return max(len("enter"), len(self._key)) + 2 + len(self.label) + 2 * _SIDE

    def paint(self, canvas: Canvas) -> None:
        """Paint the face, its lower edge and the text."""
        focused = self.has_focus or self._leads
        face = self.palette.face("selected" if focused else "key")
        width = canvas.columns
        canvas.fill(0, 1, width, 3, face.face)
        canvas.fill(0, 4, width, 1, face.edge)
        left = max(0, (width - len(self._text)) // 2)
        if focused and self.palette.mono:
            canvas.text(left - 2, 1, "▸", face.ink, bold=True)
        canvas.text(left, 1, self._text, face.ink, bold=focused)
        if not focused:
            # In its ink, not in amber, which sixteen colours cannot show on every face.
            canvas.text(left, 1, self._key, face.ink, bold=True, underline=True)

    def watch_label(self) -> None:
        """Paint the new label."""
        self.repaint()

    def watch_has_focus(self, focused: bool) -> None:
        """Paint the button as it is for enter, or not."""
        super().watch_has_focus(focused)
        self.repaint()
