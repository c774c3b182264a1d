"""The layout of the results: the board where it lay in play, and all else around it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from textual.containers import Container
from textual.geometry import Region, Size
from textual.layout import Layout
from textual.widget import Widget

from wordarcade.looks.composition import WIDEST, margin
from wordarcade.screens.scrabble.outcome_line import PLATE_ROWS
from wordarcade.widgets.placing_layout import PlacingLayout
from wordarcade.widgets.stacked_panel import TWO_COLUMNS, Section, stack
from wordarcade.widgets.table_plan import board_and_side

_LINES_OF_PLAY: Final = 1
"""Rows that a game in play has below its table and the results have not: with them the board
could be larger here."""

_NARROW: Final = 80
"""Columns from which there is room for a board beside the figures."""
_BETWEEN: Final = 2
_LESSONS_FROM: Final = 50
"""Columns from which lessons are read as easily below the board as beside it."""


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
        rows_of_turns: the rows with which it shows all turns.
        lead: the chart of the lead; none in a game of one.
        chance: the chart of the chance to win; only in a game of two.
    """

    board: Widget = field(repr=False)
    heads: Sequence[Section]
    figures: Section | None
    rating: Section
    learn: Section
    turns: Section
    rows_of_turns: int
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
    below the board has a chart, or with one column the turns; the lessons if those need more rows.
    A narrow screen has no board.
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
    if not two and _lessons_below(parts, foot):
        return {parts.board: board, parts.learn.widget: foot} | _turns_beside(parts, side)
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


def _lessons_below(parts: ResultsParts, foot: Region) -> bool:
    """Return whether the room below the board has the lessons, since the turns need more rows."""
    wide_enough = foot.width >= _LESSONS_FROM
    return wide_enough and parts.learn.least <= foot.height < parts.rows_of_turns


def _turns_beside(parts: ResultsParts, side: Region) -> dict[Widget, Region]:
    """Return the regions beside the board: with the lead only where all turns are in sight.

    The story on the plate of a victory gives way to the last turns.
    """
    *cards, outcome = parts.heads
    plate = replace(outcome, best=min(outcome.best, PLATE_ROWS))
    others, brief = (
        [
            replace(each, least=each.best)
            for each in (*cards, head, *_present(parts.figures, parts.rating))
        ]
        for head in (outcome, plate)
    )
    all_turns = replace(parts.turns, least=parts.rows_of_turns)
    for sections in (
        [*others, all_turns, *_present(parts.lead)],
        [*others, all_turns],
        [*brief, all_turns],
    ):
        regions = _placed(sections, side)
        if len(regions) == len(sections):
            return regions
    return _placed([*others, replace(parts.turns, best=parts.rows_of_turns, grows=False)], side)


def _present(*sections: Section | None) -> list[Section]:
    return [section for section in sections if section is not None]


def _placed(sections: Sequence[Section], room: Region) -> dict[Widget, Region]:
    """Return the regions of sections, one below another, in a room."""
    stacked = stack(sections, room.size)
    return {widget: region.translate(room.offset) for widget, region in stacked.items()}
