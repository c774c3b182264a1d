import pytest
from textual.app import App, ComposeResult
from textual.geometry import Size

from wordarcade.widgets.word_pattern import WordPattern
from wordarcade.widgets.word_sizes import HUGE, PACKED, SIZES, SMALL, SPACED, TALL, largest_in


class WordApp(App[None]):
    """A word alone on the screen, which notes what is picked."""

    def __init__(self, pattern: str, solution: str = "") -> None:
        super().__init__()
        self.word = WordPattern()
        self.word.pattern = pattern
        self.word.solution = solution
        self.picked: list[int] = []

    def compose(self) -> ComposeResult:
        """The word."""
        yield self.word

    def on_word_pattern_place_picked(self, event: WordPattern.PlacePicked) -> None:
        """Note the place."""
        self.picked.append(event.place)

    def rows(self) -> list[str]:
        """The lines of the word as plain text."""
        return [self.word.render_line(y).text for y in range(self.word.size.height)]


async def test_a_word_is_drawn_large() -> None:
    """Known letters are big, and every place has a line below it."""
    app = WordApp("do-")
    async with app.run_test(size=(19, 5)):
        assert app.rows() == [
            "█▀▀▀▄  ▄▀▀▀▄       ",
            "█   █  █   █       ",
            "█▄▄▄▀  ▀▄▄▄▀       ",
            "━━━━━  ━━━━━  ━━━━━",
            "                   ",
        ]


async def test_small_letters_stand_on_lines() -> None:
    """Where big letters have no room, but lines do, no hyphens are needed."""
    app = WordApp("-o-", "dog")
    async with app.run_test(size=(11, 3)):
        assert app.rows()[:2] == [" d   O   g ", "┅┅┅ ━━━ ┅┅┅"]
        app.word.solution = ""
        assert app.rows()[:2] == ["     O     ", "━━━ ━━━ ━━━"]


async def test_a_word_is_spaced_where_there_is_less_room() -> None:
    """Small letters stand in one line, with hyphens for those not known."""
    app = WordApp("-o-ble")
    async with app.run_test(size=(11, 3)):
        app.word.cursor = 0
        app.word.marks = frozenset({2})
        assert app.rows() == [
            "- O - B L E",
            "    ●      ",
            "▲          ",
        ]


@pytest.mark.parametrize("length", range(1, 33))
async def test_words_of_any_length_fit_in_fifty_columns(length: int) -> None:
    """The word is never wrapped nor cut."""
    size = largest_in(Size(50, 10), length)
    assert size.columns(length) <= 50
    assert size.lines <= 10


def test_the_room_chooses_the_size() -> None:
    """More room makes a larger word; too little leaves the smallest."""
    assert largest_in(Size(200, 20), 6) is HUGE
    assert largest_in(Size(60, 20), 6) is TALL
    assert largest_in(Size(50, 4), 12) is SMALL
    assert largest_in(Size(50, 4), 20) is SPACED
    assert largest_in(Size(5, 1), 20) is PACKED
    assert [each.columns(6) for each in SIZES] == [70, 40, 35, 23, 11, 6]


async def test_letters_that_were_only_told_look_otherwise() -> None:
    """The solution fills in what was not guessed, in another shape as well as another colour."""
    app = WordApp("-o-ble", "double")
    async with app.run_test(size=(11, 3)):
        assert app.rows()[:2] == ["d O u B L E", "┅   ┅      "]
    app = WordApp("-o", "do")
    async with app.run_test(size=(12, 5)):
        assert app.rows()[:4] == ["█▀▀▀▄  ▄▀▀▀▄", "█   █  █   █", "█▄▄▄▀  ▀▄▄▄▀", "┅┅┅┅┅  ━━━━━"]


async def test_marks_and_cursor_do_not_hide_each_other() -> None:
    """A marked place under the cursor shows both signs, and the letter between them."""
    app = WordApp("do-")
    async with app.run_test(size=(19, 5)):
        app.word.cursor = 1
        app.word.marks = frozenset({1, 2})
        assert app.rows()[3] == "━━━━━  ━━●━━  ━━●━━"
        assert app.rows()[4] == "         ▲         "


@pytest.mark.parametrize("size", [(80, 24), (19, 5), (40, 3)])
async def test_a_click_tells_the_place(size: tuple[int, int]) -> None:
    """The place is the one whose letter is under the pointer."""
    app = WordApp("cab")
    async with app.run_test(size=size) as pilot:
        places = app.word.place_size
        left = (size[0] - places.columns(3)) // 2
        top = (size[1] - places.lines) // 2
        for place in range(3):
            column = left + place * (places.width + places.gap)
            await pilot.click(WordPattern, offset=(column, top + 1))
        assert app.picked == [0, 1, 2]


async def test_a_click_beside_the_word_picks_nothing() -> None:
    """Gaps and the room around the word are no places."""
    app = WordApp("cab")
    async with app.run_test(size=(80, 24)) as pilot:
        for offset in ((0, 12), (79, 12), (40, 0), (40, 23)):
            await pilot.click(WordPattern, offset=offset)
        assert app.picked == []
