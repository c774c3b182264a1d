"""Where the results lie, at every size of terminal."""

from hypothesis import given
from hypothesis import strategies as st
from textual.geometry import Region, Size
from textual.widget import Widget

from wordarcade.screens.scrabble.results_table import ResultsParts, results_plan
from wordarcade.widgets.stacked_panel import Section
from wordarcade.widgets.table_plan import table_plan

LINES_OF_PLAY = 4
LINES_OF_RESULTS = 3
"""Rows of the screens that are not the table's."""

PARTS = ResultsParts(
    board=Widget(),
    heads=(Section(Widget(), least=5, best=7), Section(Widget(), least=1, best=2)),
    figures=Section(Widget(), least=10, best=10, drops=2),
    rating=Section(Widget(), least=3, best=4, drops=1),
    learn=Section(Widget(), least=5, best=14),
    turns=Section(Widget(), least=5, best=99, grows=True, drops=1),
    lead=Section(Widget(), least=5, best=14, grows=True, drops=3),
    chance=Section(Widget(), least=9, best=14, grows=True, drops=4),
)


@given(st.integers(60, 240), st.integers(20, 80))
def test_nothing_overlaps(columns: int, rows: int) -> None:
    """All that is shown lies on the screen, side by side; scores and lessons always do."""
    regions = results_plan(PARTS, Size(columns, rows - LINES_OF_RESULTS))
    shown = list(regions.values())
    whole = Region(0, 0, columns, rows - LINES_OF_RESULTS)
    assert all(whole.contains_region(region) for region in shown)
    assert not any(
        one.overlaps(other) for number, one in enumerate(shown) for other in shown[number + 1 :]
    )
    assert {section.widget for section in (*PARTS.heads, PARTS.learn)} <= set(regions)


@given(st.integers(80, 240), st.integers(20, 80))
def test_the_board_stays_where_it_was_in_play(columns: int, rows: int) -> None:
    """And as large: the eye finds the last play where it was made."""
    regions = results_plan(PARTS, Size(columns, rows - LINES_OF_RESULTS))
    assert regions[PARTS.board] == table_plan(Size(columns, rows - LINES_OF_PLAY)).board
