"""The layout of the results: the board where it lay in play, and all else around it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from textual.containers import Container
from textual.geometry import Region, Size
from textual.layout import Layout
from textual.widget import Widget

from wordarcade.looks.composition import WIDEST, margin
from wordarcade.widgets.placing_layout import PlacingLayout
from wordarcade.widgets.stacked_panel import TWO_COLUMNS, Section, stack
from wordarcade.widgets.table_plan import board_and_side

_LINES_OF_PLAY: Final = 1
"""Rows that a game in play has below its table and the results have not: with them the board
could be larger here."""

_NARROW: Final = 80
"""Columns from which there is room for a board beside the figures."""
_BETWEEN: Final = 2


@dataclass(frozen=True, slots=True)
class ResultsParts:
    """What the results show.

    Attributes:
        board: the board as it was at the end.
        heads: the scores and the outcome, always on top.
        figures: what can be counted; none in a puzzle.
        rating: how near to the best the persons have played.
        learn: what there is to learn.
        turns: the score sheet.
        lead: the chart of the lead; none in a game of one.
        chance: the chart of the chance to win; only in a game of two.
    """

    board: Widget = field(repr=False)
    heads: Sequence[Section]
    figures: Section | None
    rating: Section
    learn: Section
    turns: Section
    lead: Section | None
    chance: Section | None

    @property
    def widgets(self) -> list[Widget]:
        """All that is shown, in the order in which it is read."""
        sections = (*self.heads, self.figures, self.rating, self.learn, self.turns)
        charts = (self.lead, self.chance)
        return [self.board, *(each.widget for each in (*sections, *charts) if each is not None)]


class ResultsTable(Container):
    """Places the results by the plan of the table.

    Args:
        parts: what is shown.
    """

    DEFAULT_CSS = """
    ResultsTable {
        width: 1fr;
        height: 1fr;
        overflow: hidden;
    }
    """

    def __init__(self, parts: ResultsParts) -> None:
        super().__init__(*parts.widgets)
        self._placing = PlacingLayout(lambda size: results_plan(parts, size))

    @property
    def layout(self) -> Layout:
        """The layout of the plan."""
        return self._placing


def results_plan(parts: ResultsParts, size: Size) -> Mapping[Widget, Region]:
    """Return where everything is in a room as wide as the screen.

    A wide side has two columns below the scores, a narrower one or that of a puzzle has one. Room
    below the board has a chart, or with one column the turns. A narrow screen has no board.
    """
    told = _present(parts.figures, parts.rating, parts.learn)
    charts = _present(parts.chance, parts.lead)
    if size.width < _NARROW:
        left = margin(size.width)
        side = Region(left, 0, min(size.width - 2 * left, WIDEST), size.height)
        return _placed([*parts.heads, *told, parts.turns, *_present(parts.lead)], side)
    board, side = board_and_side(Size(size.width, size.height - _LINES_OF_PLAY))
    side = side.grow((0, 0, size.height - side.height, 0))
    foot = Region(board.x, board.bottom, board.width, side.height - board.height)
    two = side.width >= TWO_COLUMNS and parts.figures is not None
    fitting = [each for each in (charts if two else [parts.turns]) if each.least <= foot.height]
    below = fitting[:1]
    rest = [each for each in charts if each not in below]
    regions = {parts.board: board} | {each.widget: foot for each in below}
    if not two:
        turns = [] if below else [parts.turns]
        return regions | _placed([*parts.heads, *told, *turns, *rest], side)
    heads = _placed(parts.heads, side)
    top = max(region.bottom for region in heads.values()) + 1
    room = Region(side.x, top, side.width, max(0, side.bottom - top))
    left_side, right_side = room.split_vertical((side.width - _BETWEEN) * 3 // 5)
    right_side = right_side.shrink((0, 0, 0, _BETWEEN))
    counted = [*_present(parts.figures, parts.rating), parts.turns]
    return regions | heads | _placed(counted, left_side) | _placed([parts.learn, *rest], right_side)


def _present(*sections: Section | None) -> list[Section]:
    return [section for section in sections if section is not None]


def _placed(sections: Sequence[Section], room: Region) -> dict[Widget, Region]:
    """Return the regions of sections, one below another, in a room."""
    stacked = stack(sections, room.size)
    return {widget: region.translate(room.offset) for widget, region in stacked.items()}
