"""The colours of a theme at a glance."""

from typing import Final

from textual.content import Content

from wordarcade.looks.palette import Palette

_FACES: Final = ("tile", "accepted", "refused", "hinted")

SAMPLES: Final = 1 + len(_FACES)
"""The colours of a swatch: the ground, a tile, and what tiles say."""


def swatch(palette: Palette, columns: int) -> Content:
    """Return samples of the colours side by side, without colours one in the ink of text.

    They are half a row high, so that swatches in following rows do not fuse.

    Args:
        palette: the colours.
        columns: of each sample.
    """
    sample = "▄" * columns
    if palette.mono:
        return Content.assemble(" " * columns, (sample * len(_FACES), "$role-text"))
    paints = (palette.ink("ground"), *(palette.face(role).face for role in _FACES))
    samples = ((sample, paint) if paint else " " * columns for paint in paints)
    return Content.assemble(*samples)
