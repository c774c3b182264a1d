"""The sum of a word, and how it is painted."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from textual.app import App, ComposeResult

from wordarcade.engine.hand.attempt import Attempt
from wordarcade.engine.hand.scoring import get_word_score
from wordarcade.engine.hand.verdict import Scored
from wordarcade.looks.themes import role_defaults
from wordarcade.screens.hand.arithmetic import Arithmetic
from wordarcade.screens.hand.word_sum import SumFigure, hand_sum, word_sum

HAND = Attempt(0, "ajef*rx", (Scored("jar", 90, "ajef*rx", "ef*x"),))


class SumApp(App[None]):
    """A sum alone on the screen."""

    def __init__(self, figures: tuple[SumFigure, ...]) -> None:
        super().__init__()
        self.sum = Arithmetic()
        self.sum.styles.height = "100%"
        self.sum.set_reactive(Arithmetic.figures, figures)
        self.sum.set_reactive(Arithmetic.advice, ("Type a word.",))

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """Return the roles of colour."""
        return dict(role_defaults(dark=True))

    def compose(self) -> ComposeResult:
        """The sum."""
        yield self.sum

    def rows(self) -> list[str]:
        """The rows of the sum as text."""
        return [self.sum.render_line(y).text for y in range(self.sum.size.height)]


@given(st.text("efx*", min_size=1, max_size=4))
def test_the_figures_make_the_points(word: str) -> None:
    """Of letters that are left; others make a word worth nothing."""
    *factors, points = word_sum(word, HAND)
    fits = all(word.count(letter) == 1 for letter in word)
    if fits:
        values, length = factors
        assert (values.sign, length.sign, points.sign) == ("", "×", "=")
        product = int(values.digits) * int(length.digits)
        assert int(points.digits) == product == get_word_score(word, 4)
    else:
        assert (factors, points.digits, points.sign, points.role) == ([], "0", "", "bad")


def test_the_figures_say_where_they_come_from() -> None:
    """Tile by tile, by the rule of length, and beside the best word of the hand."""
    assert [figure.note for figure in word_sum("f*x", HAND)] == [
        "F4 *0 X8",
        "7×3 − 3×1",
        "best before: 90",
    ]
    assert word_sum("ex", HAND)[2].note == "best so far: 90"
    assert word_sum("fax", HAND)[0].note == "you have no A"
    vain = word_sum("f*x", HAND, valid=False)[2]
    assert (vain.digits, vain.role, vain.note) == ("–", "muted", "not a word yet")
    assert word_sum("", HAND) == ()
    assert hand_sum(90, 530)[0].note == "best possible: 530"
    assert hand_sum(90, None)[0].note == ""


@pytest.mark.parametrize("word", ["f*x", "xe*f", "eeeeeeeee"])
@pytest.mark.parametrize("size", [(40, 5), (48, 7), (72, 7), (110, 7)])
async def test_every_sum_fits(word: str, size: tuple[int, int]) -> None:
    """In every room all figures are seen with what they are; notes give way first."""
    figures = word_sum(word, HAND if len(word) < 5 else Attempt(0, word))
    app = SumApp(figures)
    async with app.run_test(size=size):
        rows = app.rows()
        labels = next(row for row in rows if "tile values" in row)
        assert all(figure.label in labels for figure in figures)
        assert all(len(row) == size[0] for row in rows)
        if size[0] > 100 and len(word) < 5:
            assert all(figure.note in rows[-1] for figure in figures)


async def test_without_a_word_there_is_advice() -> None:
    """In the middle; it gives way to the first letter at once."""
    app = SumApp(())
    async with app.run_test(size=(48, 5)) as pilot:
        assert app.rows()[2].strip() == "Type a word."
        app.sum.figures = word_sum("f", HAND)
        await pilot.pause()
        assert "Type a word." not in "".join(app.rows())
