import pytest
from textual.app import ComposeResult
from textual.content import Content

from tests.widgets.looks_app import LooksApp
from wordarcade.widgets.long_list import LongList


class ListApp(LooksApp):
    """A list alone on the screen, which notes what is marked and what is drawn."""

    def __init__(self, lines: int, marked: int = 0) -> None:
        super().__init__()
        self.first = marked
        self.list = LongList("nothing here")
        self.lines = lines
        self.marked: list[int | None] = []
        self.drawn: set[int] = set()

    def compose(self) -> ComposeResult:
        """The list."""
        yield self.list

    def on_mount(self) -> None:
        """Fill it."""
        self.list.show(self.lines, self.draw, self.first)

    def draw(self, number: int) -> Content:
        """Return a line, and note that it was asked for."""
        self.drawn.add(number)
        return Content(f"line {number}")

    def on_long_list_marked(self, event: LongList.Marked) -> None:
        """Note the line."""
        self.marked.append(event.number)

    def seen(self) -> list[str]:
        """The lines in sight."""
        return [self.list.render_line(y).text.rstrip() for y in range(self.list.size.height)]


@pytest.mark.parametrize("theme", ["wordarcade-terminal", "wordarcade-mono", "wordarcade-dark"])
async def test_the_mark_is_a_bar_in_every_theme(theme: str) -> None:
    """A tint; where there are none, reversed."""
    app = ListApp(3)
    app.theme = theme
    async with app.run_test() as pilot:
        await pilot.pause()
        marked, other = (next(iter(app.list.render_line(y))).style for y in (0, 1))
        assert marked is not None
        assert other is not None
        assert marked.reverse or marked.bgcolor != other.bgcolor


async def test_rules_between_lines_are_none_of_them() -> None:
    """No mark and no click lands on one; lines below keep their numbers."""
    app = ListApp(4)
    async with app.run_test(size=(20, 6)) as pilot:
        app.list.show(4, app.draw, 0, {1: "first", 3: "second"})
        await pilot.pause()
        assert app.seen() == ["▸line 0", " first", " line 1", " line 2", " second", " line 3"]
        await pilot.press("down")
        assert app.seen()[2] == "▸line 1"
        await pilot.click(offset=(3, 4))
        assert app.list.marked == 1
        await pilot.click(offset=(3, 5))
        assert app.list.marked == 3
        assert app.seen()[5] == "▸line 3"
        await pilot.resize_terminal(20, 3)
        await pilot.pause()
        assert app.seen() == [" line 2", " second", "▸line 3"]


async def test_only_what_is_in_sight_is_drawn() -> None:
    """A list of a hundred thousand lines draws as many as there is room for."""
    app = ListApp(100_000)
    async with app.run_test(size=(20, 5)) as pilot:
        await pilot.pause()
        assert app.seen() == ["▸line 0", " line 1", " line 2", " line 3", " line 4"]
        await pilot.press("end")
        await pilot.pause()
        assert app.seen()[-1] == "▸line 99999"
        assert len(app.drawn) < 50


async def test_a_mark_made_before_there_is_room_is_in_sight() -> None:
    """And stays so when the room changes."""
    app = ListApp(20, marked=11)
    async with app.run_test(size=(20, 5)) as pilot:
        await pilot.pause()
        assert "▸line 11" in app.seen()
        await pilot.resize_terminal(20, 2)
        await pilot.pause()
        assert "▸line 11" in app.seen()


async def test_keys_mark_lines_and_tell() -> None:
    """Arrows, pages, home and end mark lines, never beyond the ends, and each is told."""
    app = ListApp(10)
    async with app.run_test(size=(20, 5)) as pilot:
        await pilot.press("up", "down", "pagedown", "end", "down", "pageup", "home")
        await pilot.pause()
        assert app.marked == [0, 1, 5, 9, 5, 0]


async def test_a_click_marks_the_line_under_it() -> None:
    """What is clicked is marked, whatever has been scrolled; the room below means nothing."""
    app = ListApp(30)
    async with app.run_test(size=(20, 5)) as pilot:
        await pilot.press("end")
        await pilot.click(offset=(3, 1))
        assert app.list.marked == 26
        app.list.show(2, app.draw)
        await pilot.click(offset=(3, 4))
        assert app.list.marked == 0


async def test_a_mark_of_lines_that_are_gone_has_no_number() -> None:
    """A list may be filled anew before it is heard which line was marked."""
    app = ListApp(30)
    async with app.run_test(size=(20, 5)) as pilot:
        await pilot.pause()
        app.list.marked = 29
        app.list.show(2, app.draw)
        await pilot.pause()
        assert app.marked == [0, None, 0]


async def test_an_empty_list_says_so() -> None:
    """Without lines there is a sentence, and keys do no harm."""
    app = ListApp(0)
    async with app.run_test(size=(20, 5)) as pilot:
        await pilot.press("down", "end", "pageup")
        await pilot.click(offset=(3, 0))
        assert app.seen()[0] == " nothing here"
        assert app.marked == []
