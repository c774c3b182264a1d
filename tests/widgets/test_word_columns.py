"""Words in columns."""

import pytest
from textual.app import App, ComposeResult
from textual.content import Content

from wordarcade.looks.themes import role_defaults
from wordarcade.widgets.word_columns import WordCell, WordColumns


class ColumnsApp(App[None]):
    """Columns alone on the screen."""

    def __init__(self) -> None:
        super().__init__()
        self.columns = WordColumns(14)
        self.drawn: set[int] = set()

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """Return the roles of colour."""
        return dict(role_defaults(dark=True))

    def compose(self) -> ComposeResult:
        """The columns."""
        yield self.columns

    def cell(self, number: int) -> WordCell:
        """Return a word, and note that it was asked for."""
        self.drawn.add(number)
        mark = "★" if number == 1 else " "
        return WordCell(Content(mark), Content(f"word{number}"), 1000 - number)

    def rows(self) -> list[list[str]]:
        """The rows in sight, as words and points."""
        view = self.columns
        return [view.render_line(y).text.replace("▸", " ").split() for y in range(view.size.height)]


@pytest.mark.parametrize(("columns", "across"), [(14, 1), (30, 1), (33, 2), (50, 3), (120, 7)])
async def test_as_many_columns_as_fit(columns: int, across: int) -> None:
    """Row by row; points are never cut, and marks stand before their words."""
    app = ColumnsApp()
    async with app.run_test(size=(columns, 6)) as pilot:
        app.columns.show(7, app.cell)
        await pilot.pause()
        words = [word for row in app.rows() for word in row]
        points = [word for word in words if word.replace(",", "").isdigit()]
        assert points == [f"{1000 - number:,}" for number in range(min(7, 6 * across))]
        assert sum(word.startswith("word") for word in app.rows()[0]) == min(across, 7)
        assert words.count("★") == 1


async def test_only_what_is_in_sight_is_drawn() -> None:
    """Of a hundred thousand words; the mark goes row by row and page by page, and is followed."""
    app = ColumnsApp()
    async with app.run_test(size=(40, 5)) as pilot:
        app.animation_level = "none"  # else what is scrolled past is drawn, too
        app.columns.show(100_000, app.cell)
        app.columns.focus()
        await pilot.pause()
        assert app.rows()[0][0] == "word0"
        await pilot.press("down", "pagedown", "up", "down", "down")
        assert app.columns.marked == 12
        assert app.rows()[-1][0] == "word12"
        await pilot.press("end")
        await pilot.pause()
        assert app.columns.marked == 99_999
        assert app.rows()[-1][-2:] == ["word999…", "-98,999"]
        await pilot.press("home", "up")
        await pilot.pause()
        assert app.columns.marked == 0
        assert app.rows()[0][0] == "word0"
        assert len(app.drawn) < 1_000


async def test_arrows_go_where_they_point() -> None:
    """Down a column and on at the top of the next; across a row and on in the next one."""
    app = ColumnsApp()
    async with app.run_test(size=(50, 6)) as pilot:  # 3 across: 0 | 1 2 3, 4 5 6, 7 | 8 9
        app.columns.show(10, app.cell, heads={0: "one", 1: "seven", 8: "two"})
        app.columns.focus()
        await pilot.pause()

        async def marks(*keys: str) -> list[int | None]:
            seen = []
            for key in keys:
                await pilot.press(key)
                seen.append(app.columns.marked)
            return seen

        assert await marks(*["down"] * 10) == [1, 4, 7, 8, 2, 5, 9, 3, 6, 6]
        assert await marks(*["up"] * 3) == [3, 9, 5]
        assert await marks("right", "right", "left", "left", "left") == [6, 7, 6, 5, 4]
        assert await marks("right", "pagedown", "pageup", "end", "home") == [5, 9, 2, 9, 0]
        assert await marks("left", "up", "pageup") == [0, 0, 0]


@pytest.mark.parametrize(("spot", "word"), [((0, 0), 0), ((39, 0), 1), ((5, 2), 4), ((30, 4), 5)])
async def test_a_click_marks_a_word(spot: tuple[int, int], word: int) -> None:
    """The one under the pointer; one on no word changes nothing."""
    app = ColumnsApp()
    async with app.run_test(size=(40, 5)) as pilot:
        app.columns.show(7, app.cell)
        app.columns.marked = 5
        await pilot.click(app.columns, offset=spot)
        assert app.columns.marked == word
        assert [word for row in app.rows() for word in row].count(f"word{word}") == 1


async def test_no_words() -> None:
    """A sentence stands for them."""
    app = ColumnsApp()
    async with app.run_test(size=(40, 3)) as pilot:
        app.columns.show(0, app.cell, "none")
        await pilot.pause()
        assert app.rows() == [["none"], [], []]
