"""Lying bars, in the rows there are."""

import pytest
from textual.app import ComposeResult

from tests.widgets.looks_app import LooksApp
from wordarcade.widgets.labelled_bars import LabelledBar, LabelledBars


class _Bars(LooksApp):
    """Five bars."""

    def compose(self) -> ComposeResult:
        """Nothing else."""
        bars = LabelledBars(thing="length")
        bars.bars = tuple(LabelledBar(f"{number} letters", 0.5, "2") for number in range(2, 7))
        yield bars


@pytest.mark.parametrize(
    ("rows", "shown", "last"),
    [
        (5, 5, "6 letters"),
        (4, 3, "+2 more lengths"),
        (2, 1, "+4 more lengths"),
        (1, 1, "2 letters"),
    ],
)
async def test_bars_without_room_are_counted(rows: int, shown: int, last: str) -> None:
    """In the last row, so that the figures add up; a single row is a bar."""
    app = _Bars()
    async with app.run_test(size=(40, rows)):
        lines = str(app.query_one(LabelledBars).render()).splitlines()
        assert sum(line.endswith(" 2") for line in lines) == shown
        assert lines[-1].startswith(last)
