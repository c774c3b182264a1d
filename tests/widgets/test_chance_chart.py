"""The chart of the chance to win."""

import pytest
from textual.app import ComposeResult

from tests.widgets.looks_app import LooksApp
from wordarcade.widgets.chance_chart import ChanceChart, Point


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
        assert lines[2].lstrip().startswith("100%")
        assert lines[6].lstrip().startswith("0%")
        assert " 50%" in lines[4]
        assert all(line_in(line) for line in lines[2:7])
        assert lines[6].index(line_in(lines[6])[0]) < lines[2].index(line_in(lines[2])[0])
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


async def test_turns_have_signs_and_numbers() -> None:
    """Whose they were, bingos and slips are told by shapes; the marked turn has its number."""
    app = ChartApp(*(0.5, 0.4, 0.9, 0.1))
    points = (Point.OWN, Point.OTHER, Point.BINGO, Point.SLIP)
    app.chart.set_reactive(ChanceChart.points, dict(enumerate(points)))
    async with app.run_test(size=(40, 9)) as pilot:
        lines = app.lines()
        places = [
            min(line.find(point.sign) for line in lines if point.sign in line) for point in points
        ]
        assert places == sorted(places)
        assert lines[8].split() == ["1", "2", "3", "4"]
        app.chart.marked = 2
        await pilot.pause()
        assert app.lines()[8].split() == ["1", "2", "3", "4"]


async def test_signs_that_would_touch_are_left_to_what_matters() -> None:
    """Of many turns only bingos and slips have one, and the numbers keep apart."""
    app = ChartApp(*[0.5] * 30)
    points = dict.fromkeys(range(30), Point.OWN) | {7: Point.BINGO, 20: Point.SLIP}
    app.chart.set_reactive(ChanceChart.points, points)
    async with app.run_test(size=(40, 9)) as pilot:
        text = "".join(app.lines())
        assert (text.count("●"), text.count("★"), text.count("▼")) == (0, 1, 1)
        assert app.lines()[8].split() == ["5", "10", "15", "20", "25", "30"]
        app.chart.marked = 10
        await pilot.pause()
        assert app.lines()[8].split() == ["5", "11", "15", "20", "25", "30"]
        app.chart.marked = 17
        await pilot.pause()
        assert app.lines()[8].split() == ["5", "10", "15", "18", "20", "25", "30"]


async def test_lines_that_are_no_turns_have_no_numbers() -> None:
    """Numbers are those of the turns, not of the lines of the sheet."""
    app = ChartApp(*(0.5, 0.4, 0.4, 0.6, 0.7, 1.0))
    points = {0: Point.OWN, 1: Point.OTHER, 3: Point.BINGO}
    app.chart.set_reactive(ChanceChart.points, points)
    async with app.run_test(size=(40, 9)) as pilot:
        lines = app.lines()
        assert lines[8].split() == ["1", "2", "3"]
        below = {sign: lines[8].index(sign) for sign in "123"}
        bingo = next(line.index("★") for line in lines if "★" in line)
        assert below["3"] == bingo
        app.chart.marked = 5
        await pilot.pause()
        assert app.lines()[8].split() == ["1", "2", "3"]
        assert "▾ 100%" in app.lines()[0]


@pytest.mark.parametrize(("chance", "label"), [(1.0, "100%"), (0.5, "50%"), (0.0, "0%")])
async def test_the_line_is_level_with_its_scale(chance: float, label: str) -> None:
    """In the middle of the row of the label: the upper dots of it stay free."""
    app = ChartApp(chance, chance)
    async with app.run_test(size=(40, 8)):
        (line,) = [line for line in app.lines() if line_in(line)]
        assert line.split()[0] == label
        upper = 0x01 | 0x02 | 0x08 | 0x10
        assert not any((ord(sign) - 0x2800) & upper for sign in line_in(line))


@pytest.mark.parametrize("rows", [4, 5, 6, 7, 8, 9, 12])
async def test_one_half_is_in_the_middle(rows: int) -> None:
    """However many rows there are."""
    app = ChartApp(0.5, 0.4)
    async with app.run_test(size=(40, rows)):
        scale = [line[:4].strip() for line in app.lines()]
        top, middle, bottom = (scale.index(label) for label in ("100%", "50%", "0%"))
        assert middle - top == bottom - middle
        assert top > 0


@pytest.mark.parametrize("rows", [6, 8, 9, 12, 14, 17])
@pytest.mark.parametrize("columns", [30, 48, 75, 120])
async def test_signs_lie_on_the_line(rows: int, columns: int) -> None:
    """A sign takes the place of a bit of the line, whichever way its chance is rounded."""
    chances = tuple((number * 37 % 101) / 100 for number in range(22))
    app = ChartApp(*chances)
    async with app.run_test(size=(columns, rows)) as pilot:
        bare = app.lines()
        app.chart.points = dict.fromkeys(range(len(chances)), Point.BINGO)
        await pilot.pause()
        signs = [
            (at, row)
            for row, line in enumerate(app.lines())
            for at, sign in enumerate(line)
            if sign == Point.BINGO.sign
        ]
        assert len(signs) == len(chances)
        assert all(line_in(bare[row][at]) for at, row in signs)
