"""A layout that puts widgets where a function says, right in the first frame."""

from collections.abc import Callable, Mapping

from textual.geometry import NULL_OFFSET, NULL_SPACING, Region, Size
from textual.layout import ArrangeResult, Layout, WidgetPlacement
from textual.widget import Widget

Plan = Callable[[Size], Mapping[Widget, Region]]
"""Returns the regions of the widgets that are shown in a room of the given size."""


class PlacingLayout(Layout):
    """Places widgets by a plan; those that it leaves out are not shown.

    Widgets that overlay the screen are where their offset says.

    Args:
        plan: the plan.
    """

    name = "placing"

    def __init__(self, plan: Plan) -> None:
        self._plan = plan

    def arrange(
        self, parent: Widget, children: list[Widget], size: Size, greedy: bool = True
    ) -> ArrangeResult:
        """Return where the children are."""
        del greedy
        parent.pre_layout(self)
        regions = self._plan(size)
        placed = [
            WidgetPlacement(regions[child], NULL_OFFSET, NULL_SPACING, child)
            for child in children
            if child in regions
        ]
        return placed + [
            _over(child, parent, size) for child in children if child.styles.overlay == "screen"
        ]


def _over(child: Widget, parent: Widget, size: Size) -> WidgetPlacement:
    styles, viewport = child.styles, parent.app.viewport_size
    width, height = (
        int(scalar.resolve(size, viewport)) if scalar is not None else 0
        for scalar in (styles.width, styles.height)
    )
    offset = styles.offset.resolve(size, viewport)
    region = Region(0, 0, width, height)
    return WidgetPlacement(region, offset, NULL_SPACING, child, overlay=True, absolute=True)
