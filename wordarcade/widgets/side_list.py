"""A list beside others: a line is marked only where the keys go."""

from wordarcade.widgets.long_list import LongList


class SideList(LongList):
    """Lines of which one is marked while the list has the focus; it is remembered meanwhile."""

    _last = 0

    @property
    def filled(self) -> bool:
        """Whether there is a line to mark."""
        return self.virtual_size.height > 0

    def on_focus(self) -> None:
        """Mark the line that was marked last."""
        if self.filled:
            self.marked = min(self._last, self.virtual_size.height - 1)

    def on_blur(self) -> None:
        """Mark none."""
        self._last, self.marked = self.marked or 0, None
