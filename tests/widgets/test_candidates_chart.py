"""The chart of candidates."""

from string import ascii_lowercase

from textual.app import App, ComposeResult

from wordarcade.widgets.bars import log_share, lying_bar
from wordarcade.widgets.candidates_chart import CandidatesChart


class ChartApp(App[None]):
    """A chart alone on a screen of its size."""

    def __init__(self, *counts: int) -> None:
        super().__init__()
        self.chart = CandidatesChart()
        self.chart.styles.height = "1fr"
        self._counts = counts

    def compose(self) -> ComposeResult:
        """The chart."""
        yield self.chart

    def on_mount(self) -> None:
        """Show the counts, each with a letter below."""
        self.chart.counts = self._counts
        self.chart.labels = tuple(ascii_lowercase[: len(self._counts)])

    def lines(self) -> list[str]:
        """Return what is drawn."""
        return [line.rstrip() for line in self.chart.render().plain.splitlines()]


async def test_bars_of_a_chart() -> None:
    """Heights go by the logarithm; one word is seen, none is not; labels stand below."""
    app = ChartApp(99, 9, 1, 0)
    async with app.run_test(size=(11, 3)):
        assert app.lines() == ["99 █", " 1 █ █ ▂", "   a b c d"]


async def test_the_turning_point_is_marked_and_coloured() -> None:
    """From there on bars have another colour, and the marked one stands out."""
    app = ChartApp(99, 99, 99)
    async with app.run_test(size=(20, 2)):
        app.chart.turning, app.chart.marked = 1, 2
        assert app.lines()[-1].split() == ["a", "!b", "c"]
        styles = [str(span.style) for span in app.chart.render().spans]
        assert [style for style in styles if "accent" in style or "error" in style] == [
            "$accent 70%",
            "$error 70%",
            "bold $error",
        ] * 2


async def test_more_bars_than_columns() -> None:
    """Some bars are left out, but neither the first nor the last."""
    app = ChartApp(*range(20, 0, -1))
    async with app.run_test(size=(8, 2)):
        labels = app.lines()[-1].strip()
        assert (labels[0], labels[-1], len(labels)) == ("a", "t", 5)


async def test_a_chart_of_nothing() -> None:
    """Before anything is known nothing is drawn."""
    app = ChartApp()
    async with app.run_test(size=(20, 5)):
        assert app.lines() == []


def test_bars() -> None:
    """Shares are drawn in eighths, on a logarithmic scale where wanted."""
    assert [lying_bar(share, 2) for share in (0, 0.5, 0.75, 1)] == ["  ", "█ ", "█▌", "██"]
    assert log_share(0, 0) == 0
