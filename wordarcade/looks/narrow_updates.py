"""Sends no more of a screen to the terminal than has changed."""

from collections.abc import Iterable

from rich.console import Console
from rich.control import Control
from rich.segment import Segment
from textual._compositor import ChopsUpdate, Compositor
from textual.geometry import Region
from textual.strip import Strip


class NarrowUpdate(ChopsUpdate):
    """An update of the screen that is cropped at both sides.

    Textual's own begins where the widget begins: a change at the right end of a board would be
    sent with the whole row left of it.
    """

    def render_segments(self, console: Console) -> str:
        """Return what is written to the terminal."""
        written: list[str] = []
        for y, left, right in self.spans:
            for end, (x, strip) in zip(self.chop_ends[y], self.chops[y].items(), strict=False):
                first, last = max(x, left), min(end, right)
                if strip is not None and first < last:
                    written.append(Control.move_to(first, y).segment.text)
                    written.append(strip.crop(first - x, last - x).render(console))
        return "".join(written)


class NarrowCompositor(Compositor):
    """Composes the screen, or a part of it, from the lines of widgets that are seen there.

    Textual's own asks every widget for all its lines, behind others or not; in an update of a part,
    for all between the first and the last line that have changed, each from end to end.
    """

    _changed: tuple[Region, ...] = ()

    def render_partial_update(self) -> ChopsUpdate | None:
        """Return what has changed since the last update, or None if nothing has."""
        self._changed = tuple(self._dirty_regions)
        try:
            update = super().render_partial_update()
        finally:
            self._changed = ()
        if update is None:
            return None
        return NarrowUpdate(update.chops, update.spans, update.chop_ends)

    def _get_renders(
        self, crop: Region | None = None
    ) -> Iterable[tuple[Region, Region, list[Strip]]]:
        """Yield the regions that widgets take, twice, and their lines; from front to back."""
        unseen = _Unseen(self._changed or (crop or self.size.region,))
        for widget, (region, clip) in self.visible_widgets.items():
            for part, asked in unseen.cover(region.intersection(clip)):
                lines = widget.render_lines(asked.translate(-region.offset))
                yield part, part, _widened(lines, asked, part)
            if unseen.is_empty:
                return


class _Unseen:
    """The cells that nothing has been drawn on yet, from front to back.

    Args:
        regions: all of them.
    """

    def __init__(self, regions: Iterable[Region]) -> None:
        # Each row's columns as the bits of a number: a screen is asked for thousands of cells.
        columns: dict[int, int] = {}
        for region in regions:
            for y in region.line_range:
                columns[y] = columns.get(y, 0) | _bits(region)
        self._columns = dict(sorted(columns.items()))

    @property
    def is_empty(self) -> bool:
        """Whether something has been drawn on every cell."""
        return not self._columns

    def cover(self, region: Region) -> list[tuple[Region, Region]]:
        """Draw on a region; return its rows that had cells left, those in a row together.

        Behind the rows from end to end is the part of them that has those cells.
        """
        bits, columns = _bits(region), self._columns
        rows = [y for y in columns if region.y <= y < region.bottom and columns[y] & bits]
        runs: list[tuple[int, int, int]] = []  # the first row, the one after the last, the cells
        for y in rows:
            cells = columns[y] & bits
            if runs and runs[-1][1] == y:
                first, _, others = runs[-1]
                runs[-1] = first, y + 1, cells | others
            else:
                runs.append((y, y + 1, cells))
            columns[y] &= ~bits
            if not columns[y]:
                del columns[y]
        return [
            (Region(region.x, y, region.width, end - y), _around(cells, y, end))
            for y, end, cells in runs
        ]


def _bits(region: Region) -> int:
    return (1 << region.width) - 1 << region.x


def _around(bits: int, y: int, end: int) -> Region:
    """Return the region of some rows from the first to the last of some columns."""
    return Region.from_corners((bits & -bits).bit_length() - 1, y, bits.bit_length(), end)


def _widened(lines: list[Strip], asked: Region, part: Region) -> list[Strip]:
    """Return lines with blanks at both ends, which are seen nowhere, so that they fill a part."""
    if asked == part:
        return lines
    before, after = Segment(" " * (asked.x - part.x)), Segment(" " * (part.right - asked.right))
    return [Strip([before, *line, after], part.width) for line in lines]
