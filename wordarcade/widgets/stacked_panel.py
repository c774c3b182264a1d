"""A side panel of sections, one below another."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from textual.geometry import Region, Size
from textual.layout import Layout
from textual.widget import Widget

from wordarcade.widgets.placing_layout import PlacingLayout
from wordarcade.widgets.side_panel import SidePanel

_BETWEEN: Final = 2
TWO_COLUMNS: Final = 74
"""Columns from which two sections stand beside each other."""


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a side panel.

    Attributes:
        widget: what is shown.
        least: the fewest rows with which it is worth showing.
        best: the rows it would like.
        grows: whether it takes what is left.
        columns: the fewest columns with which it is worth showing.
        beside: whether it stands beside the section before it where there is room.
        wants: the columns that it would like there, if it needs more than the usual share.
        drops: the higher, the earlier it drops out where there is no room for all.
    """

    widget: Widget = field(repr=False)
    least: int
    best: int
    grows: bool = False
    columns: int = 0
    beside: bool = False
    wants: int = 0
    drops: int = 0


def stack(sections: Sequence[Section], room: Size) -> dict[Widget, Region]:
    """Return the regions of sections in a room.

    What does not fit drops out in its order; what is left over goes to the wishes
    in their order, then to the section that grows, and a row between the sections at last.
    """
    wide = room.width >= TWO_COLUMNS
    shown = [each for each in sections if room.width >= each.columns and not (wide and each.beside)]
    while len(shown) > 1 and sum(each.least for each in shown) > room.height:
        shown.remove(max(shown, key=lambda each: each.drops))
    rows = {id(each): each.least for each in shown}
    spare = room.height - sum(rows.values())
    for each in shown:
        more = min(spare, each.best - each.least)
        if not each.grows:
            rows[id(each)] += more
            spare -= more
    gap = 1 if spare >= len(shown) - 1 + 2 else 0
    spare -= gap * (len(shown) - 1)
    for each in shown:
        if each.grows:
            more = min(spare, max(0, each.best - each.least))
            rows[id(each)] += more
            spare -= more
    regions: dict[Widget, Region] = {}
    y = 0
    for each in shown:
        height = min(rows[id(each)], max(0, room.height - y))
        regions[each.widget] = Region(0, y, room.width, height)
        y += height + gap
    return _with_neighbours(regions, sections) if wide else regions


def _with_neighbours(
    regions: dict[Widget, Region], sections: Sequence[Section]
) -> dict[Widget, Region]:
    """Divide the regions of sections that have another one beside them."""
    for before, section in pairwise(sections):
        if section.beside and before.widget in regions:
            whole = regions[before.widget]
            left, right = _parted(whole.width, section.wants)
            regions[before.widget] = whole.crop_size((left, whole.height))
            regions[section.widget] = Region(whole.right - right, whole.y, right, whole.height)
    return regions


def _parted(width: int, wants: int) -> tuple[int, int]:
    """Return the columns of a section and of the one beside it, which mostly needs less."""
    left = min((width - _BETWEEN) * 3 // 5, width - _BETWEEN - wants)
    return left, width - _BETWEEN - left


class StackedPanel(SidePanel):
    """Sections one below another, as many as there is room for.

    Args:
        sections: from top to bottom.
        id: the ID of the widget in the DOM.
    """

    DEFAULT_CSS = """
    StackedPanel {
        overflow: hidden;
    }
    """

    def __init__(
        self,
        *sections: Section,
        id: str | None = None,  # noqa: A002 - the name of every widget's argument
    ) -> None:
        super().__init__(*(section.widget for section in sections), id=id)
        self._sections = sections
        self._placing = PlacingLayout(self._plan)

    @property
    def layout(self) -> Layout:
        """The layout of the plan."""
        return self._placing

    def sections_for(self, room: Size) -> Sequence[Section]:
        """Return those that may be in sight now, in a panel of this size."""
        del room
        return self._sections

    def _plan(self, size: Size) -> Mapping[Widget, Region]:
        return stack(self.sections_for(size), size)
