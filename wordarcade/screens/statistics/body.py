"""The layout of the panels of statistics."""

from collections.abc import Mapping, Sequence
from typing import Final

from textual.geometry import Region, Size
from textual.layout import Layout
from textual.widget import Widget

from wordarcade.widgets.placing_layout import PlacingLayout
from wordarcade.widgets.stacked_panel import TWO_COLUMNS

_GAP: Final = 2
_MOST_CARDS: Final = ((110, 4), (0, 3))
"""Cards beside each other, by columns."""
_CARD_ROWS: Final = ((44, 13), (34, 9), (0, 5))
"""Rows of a card, by rows of the whole."""
_RATING: Final = 7
_MORE: Final = 4
_LIST: Final = 5
_CHART: Final = 6
"""The fewest rows of the panels."""


class StatisticsBody(Widget):
    """Cards above panels: the list and its charts, rating, and what else there is to tell.

    What there is no room for drops out: first the last words, then the distribution and the
    course, then rating. In one column all of them stand below each other.

    Args:
        cards: the cards, the most important first.
        listed: the list.
        course: results in time.
        spread: how often each result came.
        rating: the ratings of all games.
        more: what else there is to tell.
    """

    DEFAULT_CSS = """
    StatisticsBody {
        width: 1fr;
        height: 1fr;
        & > * { height: auto; }
        & Panel { height: 100%; }
    }
    """

    def __init__(
        self,
        cards: Sequence[Widget],
        *,
        listed: Widget,
        course: Widget,
        spread: Widget,
        rating: Widget,
        more: Widget,
    ) -> None:
        super().__init__(*cards, listed, course, spread, rating, more)
        self._cards = cards
        self._listed, self._course, self._spread = listed, course, spread
        self._rating, self._more = rating, more
        self._placing = PlacingLayout(self._plan)

    @property
    def layout(self) -> Layout:
        """The layout of the plan."""
        return self._placing

    def _plan(self, size: Size) -> Mapping[Widget, Region]:
        rows = next(rows for least, rows in _CARD_ROWS if size.height >= least)
        regions = dict(self._beside(size.width, rows))
        room = Region(0, rows, size.width, max(0, size.height - rows))
        two = size.width >= TWO_COLUMNS
        regions.update(self._in_two(room) if two else self._in_one(room))
        return regions

    def _beside(self, columns: int, rows: int) -> Sequence[tuple[Widget, Region]]:
        most = next(most for least, most in _MOST_CARDS if columns >= least)
        cards = [card for card in self._cards if card.display][:most]
        if not cards:
            return []
        edges = [(columns + _GAP) * number // len(cards) for number in range(len(cards) + 1)]
        return [
            (card, Region(edges[number], 0, edges[number + 1] - edges[number] - _GAP, rows))
            for number, card in enumerate(cards)
        ]

    def _in_two(self, room: Region) -> Mapping[Widget, Region]:
        least = _LIST + _RATING + _MORE
        more = _MORE if room.height >= least + 2 else 0
        rest = room.height - more
        lower = max(_RATING, rest * 2 // 5) if rest >= _LIST + _RATING else 0
        upper = rest - lower
        regions = dict(self._pair(self._listed, self._course, Region(0, room.y, room.width, upper)))
        if lower:
            below = Region(0, room.y + upper, room.width, lower)
            regions.update(self._pair(self._rating, self._spread, below))
        if more:
            regions[self._more] = Region(0, room.bottom - more, room.width, more)
        return regions

    @staticmethod
    def _pair(left: Widget, right: Widget, room: Region) -> dict[Widget, Region]:
        columns = (room.width - _GAP) * 11 // 20
        return {
            left: room.crop_size((columns, room.height)),
            right: Region(
                columns + _GAP, room.y, room.width - columns - _GAP, room.height
            ).translate((room.x, 0)),
        }

    def _in_one(self, room: Region) -> Mapping[Widget, Region]:
        wanted = (
            *((self._listed, _LIST), (self._rating, _RATING)),
            *((self._course, _CHART), (self._spread, _CHART), (self._more, _MORE)),
        )
        shown: list[tuple[Widget, int]] = []
        spare = room.height
        for widget, rows in wanted:
            if rows <= spare:
                shown.append((widget, rows))
                spare -= rows
        regions, y = {}, room.y
        for widget, rows in shown:
            height = rows + spare if widget is self._listed else rows
            regions[widget] = Region(0, y, room.width, height)
            y += height
        return regions
