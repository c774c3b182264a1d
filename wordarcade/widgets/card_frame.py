"""The frame of a card: a lower edge, and sides while the keys are for it."""

from wordarcade.looks.canvas import Canvas
from wordarcade.looks.palette import Paint, Palette


def paint_frame(canvas: Canvas, palette: Palette, ink: Paint, *, focused: bool) -> None:
    """Paint the frame of a card that is more than a row, around all but its title.

    With the focus it has more than another colour, which few terminals of 16 colours show well.

    Args:
        canvas: of the card.
        palette: the colours.
        ink: of the frame.
        focused: whether the keys are for the card.
    """
    columns, last = canvas.columns, canvas.rows - 1
    if palette.mono and not focused:  # a thin line is rest, a solid one is now
        canvas.text(0, last, "─" * columns, ink)
        return
    canvas.fill(0, 2 * last + 1, columns, 1, ink)
    if focused:
        # Whole cells: half blocks as glyphs leave gaps between the rows of some terminals.
        for column in (0, columns - 1):
            canvas.fill(column, 2, 1, 2 * last - 1, ink)
