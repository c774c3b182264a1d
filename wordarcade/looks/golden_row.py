"""A golden row for what is worth celebrating; a band of light crosses it once."""

from functools import partial
from typing import Final

from textual.geometry import Region

from wordarcade.looks.canvas import Canvas
from wordarcade.looks.motion import play
from wordarcade.looks.pixel_widget import PixelWidget

_BAND: Final = 0.2
"""Seconds in which the light crosses."""

_BANDS: Final = 9


class GoldenRow:
    """Paints the row, on a widget of which it is a part.

    Args:
        widget: what it is painted on.
    """

    def __init__(self, widget: PixelWidget) -> None:
        self._widget: Final = widget
        self._light: int | None = None

    def shine(self) -> None:
        """Let the light cross it, if things may move."""
        bands = [*range(_BANDS), None]
        play(self._widget, [partial(self._move_to, band) for band in bands], _BAND)

    def _move_to(self, band: int | None) -> None:
        self._light = band
        self._widget.repaint()

    def paint(self, canvas: Canvas, room: Region, *, edge: bool = False) -> None:
        """Paint it without its text.

        Args:
            canvas: where.
            room: the column and the half row of its corner, its columns and its half rows.
            edge: whether it has a lower edge, as a tile has; one half row more.
        """
        palette = self._widget.palette
        face = palette.face("selected")
        canvas.fill(*room, face.face)
        if edge:
            canvas.fill(room.x, room.bottom, room.width, 1, face.edge)
        if self._light is not None and face.face is not None:
            part = room.width // _BANDS
            light = palette.face("placed").face
            canvas.fill(room.x + self._light * part, room.y, part, room.height, light)
