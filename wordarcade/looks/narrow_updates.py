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
    """Composes updates of a part of the screen from the widgets that are seen there.

    Textual's own asks every widget for all its lines, between the first and the last line that
    have changed, behind others or not.
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
        hidden_behind = self._changed
        if not hidden_behind:
            yield from super()._get_renders(crop)
            return
        for widget, (region, clip) in self.visible_widgets.items():
            seen = region.intersection(clip)
            touched = [seen.intersection(each) for each in hidden_behind if seen.overlaps(each)]
            if not touched:
                continue
            rows = Region.from_union(touched)
            part = Region(seen.x, rows.y, seen.width, rows.height)
            yield part, part, widget.render_lines(part.translate(-region.offset))
            hidden_behind = tuple(each for each in hidden_behind if not seen.contains_region(each))
            if not hidden_behind:
                return
