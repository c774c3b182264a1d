"""Where the results lie, at every size of terminal."""

from dataclasses import replace

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
    rows_of_turns=11,
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


def test_all_turns_are_in_sight() -> None:
    """On a usual screen the lessons give way to them, and lie below the board."""
    regions = results_plan(PARTS, Size(120, 40 - LINES_OF_RESULTS))
    board, turns, learn = (
        regions[each] for each in (PARTS.board, PARTS.turns.widget, PARTS.learn.widget)
    )
    assert turns.height >= PARTS.rows_of_turns
    assert turns.x > board.right
    assert (learn.x, learn.y) == (board.x, board.bottom)


def test_the_story_of_a_victory_gives_way_to_turns() -> None:
    """Its plate keeps the large letters; with few turns there is room for both."""
    cards, outcome = PARTS.heads
    heads = (cards, replace(outcome, best=6))
    for rows_of_turns, rows in ((9, 6), (11, 4)):
        parts = replace(PARTS, heads=heads, rows_of_turns=rows_of_turns)
        regions = results_plan(parts, Size(120, 40 - LINES_OF_RESULTS))
        assert regions[parts.turns.widget].height >= rows_of_turns
        assert regions[outcome.widget].height == rows


def test_few_turns_stay_below_the_board() -> None:
    """As do all turns beside which lessons would be narrow."""
    few = replace(PARTS, rows_of_turns=6)
    for parts, columns, rows in ((few, 120, 40), (PARTS, 100, 30)):
        regions = results_plan(parts, Size(columns, rows - LINES_OF_RESULTS))
        assert regions[parts.turns.widget].x == regions[parts.board].x
