"""The chart of the chance to win."""

import pytest
from textual.app import ComposeResult

from tests.widgets.looks_app import LooksApp
from wordarcade.widgets.chance_chart import ChanceChart


class ChartApp(LooksApp):
    """The chart alone on the screen."""

    def __init__(self, *chances: float) -> None:
        super().__init__()
        self.chart = ChanceChart()
        self.chart.set_reactive(ChanceChart.chances, chances)
        self.picked: list[int] = []

    def compose(self) -> ComposeResult:
        """The chart."""
        yield self.chart

    def on_chance_chart_picked(self, event: ChanceChart.Picked) -> None:
        """Note the turn that was clicked."""
        self.picked.append(event.number)

    def lines(self) -> list[str]:
        """What is seen, row by row."""
        return [strip.text for strip in self.screen._compositor.render_strips()]


def line_in(row: str) -> str:
    """Return the part of a row that belongs to the line, in braille."""
    return "".join(sign for sign in row if 0x2800 < ord(sign) <= 0x28FF)


async def test_the_line_goes_from_bottom_to_top() -> None:
    """Certain losses lie in the last row, certain wins in the first; every column has a dot."""
    app = ChartApp(0.0, 1.0)
    async with app.run_test(size=(40, 8)):
        lines = app.lines()
        assert lines[1].lstrip().startswith("100%")
        assert lines[7].lstrip().startswith("0%")
        assert " 50%" in lines[4]
        assert all(line_in(line) for line in lines[1:])
        assert lines[7].index(line_in(lines[7])[0]) < lines[1].index(line_in(lines[1])[0])
        assert sum(len(line_in(line)) for line in lines) >= 34


async def test_the_turn_in_sight_has_its_chance_and_a_click_goes_to_another() -> None:
    """The mark stands above the turn, and within the chart."""
    app = ChartApp(0.5, 0.25, 0.75)
    async with app.run_test(size=(40, 6)) as pilot:
        app.chart.marked = 2
        await pilot.pause()
        assert app.lines()[0].rstrip().endswith("▾ 75%")
        await pilot.click(ChanceChart, offset=(6, 3))
        await pilot.click(ChanceChart, offset=(38, 3))
        assert app.picked == [0, 2]


@pytest.mark.parametrize(("size", "chances"), [((40, 3), (0.5,)), ((10, 8), (0.5,)), ((40, 8), ())])
async def test_without_room_or_chances_there_is_nothing(
    size: tuple[int, int], chances: tuple[float, ...]
) -> None:
    """Better no chart than one that cannot be read; a click on it does no harm."""
    app = ChartApp(*chances)
    async with app.run_test(size=size) as pilot:
        assert not "".join(app.lines()).strip()
        await pilot.click(ChanceChart)
        assert app.picked == [0] * len(chances)


async def test_a_single_turn_is_a_dot() -> None:
    """There is nothing to join it with."""
    app = ChartApp(0.5)
    async with app.run_test(size=(40, 8)):
        assert len(line_in("".join(app.lines()))) == 1
