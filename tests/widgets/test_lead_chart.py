"""The chart of the lead."""

import pytest
from textual.app import ComposeResult

from tests.widgets.looks_app import LooksApp
from wordarcade.widgets.lead_chart import LeadChart


class ChartApp(LooksApp):
    """The chart alone on the screen."""

    def __init__(self, *leads: int) -> None:
        super().__init__()
        self.chart = LeadChart()
        self.chart.set_reactive(LeadChart.leads, leads)
        self.picked: list[int] = []

    def compose(self) -> ComposeResult:
        """The chart."""
        yield self.chart

    def on_lead_chart_picked(self, event: LeadChart.Picked) -> None:
        """Note the turn that was clicked."""
        self.picked.append(event.number)

    def lines(self) -> list[str]:
        """What is seen, row by row."""
        return [strip.text.rstrip() for strip in self.screen._compositor.render_strips()]


@pytest.mark.parametrize("rows", [4, 5, 8, 9])
async def test_the_scale_has_even_steps_and_round_ends(rows: int) -> None:
    """As many points and rows up as down, however many there are."""
    app = ChartApp(12, -44, 8)
    async with app.run_test(size=(40, rows)):
        scale = [line[:4].strip() for line in app.lines()]
        places = [scale.index(label) for label in ("+50", "0", "−50")]
        assert places[1] - places[0] == places[2] - places[1]
        assert places[2] == rows - 1
        assert app.lines()[0].endswith("▾ 8 ahead")


@pytest.mark.parametrize("size", [(40, 3), (7, 8)])
async def test_without_room_there_is_no_scale(size: tuple[int, int]) -> None:
    """Its columns and rows are the bars' then."""
    app = ChartApp(12, -44, 8)
    async with app.run_test(size=size):
        assert "50" not in "".join(app.lines())
        assert any(app.lines()[1:])


async def test_a_click_goes_to_the_turn_under_it() -> None:
    """Behind the scale; the scale itself is none."""
    app = ChartApp(12, -44, 8)
    async with app.run_test(size=(40, 8)) as pilot:
        for column in (0, 5, 9, 16, 30):
            await pilot.click(LeadChart, offset=(column, 4))
        assert app.picked == [0, 1, 2]
