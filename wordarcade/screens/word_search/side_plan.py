"""What the side of word search shows, by the room there is."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from wordarcade.games.word_search.session import TARGETS
from wordarcade.screens.grid.length_counts import SLOTS
from wordarcade.screens.word_search.layout import Layout
from wordarcade.screens.word_search.side_text import (
    FRAMED_RANK_LINES,
    LADDER_ROWS,
    RANK_LINES,
)
from wordarcade.screens.word_search.target_text import TargetBars

_FRAME: Final = 2
_FIGURES: Final = 8
"""Rows of the score with its frame and a free row, in large digits."""
_BARE_FIGURES: Final = 6
"""Rows of the score under its heading, a free row below included."""
_WHERE: Final = 17
_FOUND: Final = 5
"""The fewest rows that the words found keep within their frame, or under it and their heading."""
_FOUND_AT_ALL: Final = 4
"""The same, with their heading, that targets make way for."""
_MESSAGES: Final = 2

BARE_LEFT_ROWS: Final = 1 + SLOTS // 2
"""Rows of the words left without a frame: a heading, and bars in two columns."""
_BARE_LEFT_COLUMNS: Final = 30
"""Columns that two bars in a row need."""

_TWO_WITH_LEFT: Final = 39
"""Rows from which two columns of panels have room for the words left."""

_RICHEST_FIRST: Final = (
    (True, TargetBars.UNDER),
    (True, TargetBars.BESIDE),
    (False, TargetBars.BESIDE),
)
"""Whether all ranks are shown, and the bars of the targets: what gives way to the words left."""


@dataclass(frozen=True, slots=True)
class SidePlan:
    """What is shown, and how.

    Attributes:
        ladder: whether all ranks are shown, not the one reached alone.
        bars: the bars of the targets.
        left: whether the words left are shown by length.
        messages: whether the last messages are.
        nearest: whether of the targets only the one nearest to being met is.
    """

    ladder: bool
    bars: TargetBars
    left: bool
    messages: bool
    nearest: bool = False

    @classmethod
    def of(cls, layout: Layout, extra: int) -> "SidePlan":
        """Return what a side has room for on a board of random letters.

        Args:
            layout: the layout of the screen.
            extra: rows of the score for the time and for a race.
        """
        if not layout.roomy:
            rest = layout.side_rows - _BARE_FIGURES - extra - (1 + RANK_LINES) - (2 + TARGETS)
            wide = layout.side >= _BARE_LEFT_COLUMNS
            left = wide and rest - (1 + BARE_LEFT_ROWS) >= _FOUND
            nearest = wide and rest < _FOUND_AT_ALL
            bars = TargetBars.NONE
            return cls(ladder=False, bars=bars, left=left, messages=False, nearest=nearest)
        if layout.two:
            left = layout.side_rows >= _TWO_WITH_LEFT
            return cls(ladder=True, bars=TargetBars.UNDER, left=left, messages=True)
        plans = cls._scrolling(layout, extra) if not layout.whole else cls._stacked(layout, extra)
        return next(plans)

    @classmethod
    def _stacked(cls, layout: Layout, extra: int) -> Iterator["SidePlan"]:
        """Yield what panels one under the other have room for, the best plan first."""
        panel = _FRAME + layout.padded
        found = 0 if layout.found_below else panel + _FOUND
        for left in (True, False):
            for ladder, bars in _RICHEST_FIRST:
                rank = panel + (LADDER_ROWS if ladder else FRAMED_RANK_LINES)
                targets = panel + TARGETS * (2 if bars is TargetBars.UNDER else 1)
                taken = _FIGURES + extra + rank + targets + found + left * (panel + SLOTS)
                rest = layout.side_rows - taken
                if rest >= 0:
                    yield cls(ladder, bars, left, messages=rest >= panel + _MESSAGES)
        yield cls(ladder=False, bars=TargetBars.BESIDE, left=False, messages=False)

    @classmethod
    def _scrolling(cls, layout: Layout, extra: int) -> Iterator["SidePlan"]:
        """Yield what there is room for beside a map of the board."""
        panel = _FRAME + layout.padded
        taken = (
            _FIGURES + extra + panel + FRAMED_RANK_LINES + _WHERE + panel + TARGETS + panel + _FOUND
        )
        left = layout.side_rows - taken >= panel + SLOTS
        yield cls(ladder=False, bars=TargetBars.BESIDE, left=left, messages=False)
