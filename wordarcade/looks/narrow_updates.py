"""Sends no more of a screen to the terminal than has changed."""

from collections.abc import Iterable

from rich.console import Console
from rich.control import Control
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
    for all between the first and the last line that have changed.
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
            for part in unseen.cover(region.intersection(clip)):
                yield part, part, widget.render_lines(part.translate(-region.offset))
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

    def cover(self, region: Region) -> list[Region]:
        """Draw on a region; return its rows that had cells left, those in a row together."""
        bits, columns = _bits(region), self._columns
        rows = [y for y in columns if region.y <= y < region.bottom and columns[y] & bits]
        runs: list[list[int]] = []
        for y in rows:
            if runs and runs[-1][-1] == y - 1:
                runs[-1].append(y)
            else:
                runs.append([y])
            columns[y] &= ~bits
            if not columns[y]:
                del columns[y]
        return [Region(region.x, run[0], region.width, len(run)) for run in runs]


def _bits(region: Region) -> int:
    return (1 << region.width) - 1 << region.x
