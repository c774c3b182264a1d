"""The score sheet on the screen."""

import pytest
from textual.app import ComposeResult
from textual.strip import Strip

from tests.widgets.looks_app import LooksApp
from wordarcade.widgets.long_list import LongList
from wordarcade.widgets.score_sheet import ScoreSheet
from wordarcade.widgets.sheet_line import SheetLine

TURNS = tuple(SheetLine(number % 2, f"WORD{number}", 10 * number, 10, "8D") for number in range(20))


class SheetApp(LooksApp):
    """A sheet alone on the screen, and which lines were marked."""

    def __init__(self, *, marking: bool = False, numbered: bool = False) -> None:
        super().__init__()
        self.sheet = ScoreSheet(("Ana", "Bo"), marking=marking, numbered=numbered)
        self.marked: list[int | None] = []

    def compose(self) -> ComposeResult:
        """The sheet."""
        yield self.sheet

    def on_long_list_marked(self, event: LongList.Marked) -> None:
        """Note the line."""
        self.marked.append(event.number)

    def rows(self) -> list[str]:
        """What is seen, line by line."""
        return [strip.text.rstrip() for strip in self.screen._compositor.render_strips()]


async def test_players_have_columns_where_there_is_room() -> None:
    """Two turns a line, under the names; with less room each turn has a line of its own."""
    app = SheetApp()
    async with app.run_test(size=(49, 5)) as pilot:
        app.sheet.lines = TURNS[:3]
        await pilot.pause()
        assert app.rows()[:3] == [
            " Ana                     Bo",
            " 8D  WORD0     +10    0  8D  WORD1     +10   10",
            " 8D  WORD2     +10   20",
        ]
        await pilot.resize_terminal(29, 5)
        await pilot.pause()
        assert app.rows()[:3] == [
            " Ana 8D  WORD0       +10  0",
            " Bo  8D  WORD1       +10 10",
            " Ana 8D  WORD2       +10 20",
        ]


async def test_a_long_word_stays_in_its_row() -> None:
    """It takes the column of its square, or of its points; the newest turn is lit up."""
    app = SheetApp()
    async with app.run_test(size=(37, 8)) as pilot:
        app.sheet.lines = (
            SheetLine(0, "QUIZ", 48, 48, "8D"),
            SheetLine(1, "CREDITABLE", 62, 62, "H1"),
            SheetLine(0, "BIER", 60, 12, "7C"),
            SheetLine(1, "OXYPHENBUTAZONE", 240, 178, "A1"),
        )
        await pilot.pause()
        assert app.rows()[:5] == [
            " Ana               Bo",
            " 8D  QUIZ     +48  CREDITABLE   +62",
            " 7C  BIER     +12  OXYPHENBUTAZONE",
            "",
            "",
        ]
        lit = [{it.style.bgcolor for it in row if it.style} for row in strips(app)[1:3]]
        assert len(lit[0]) == 1 < len(lit[1])


async def test_turns_have_numbers_where_there_is_room() -> None:
    """So that one finds a turn that is spoken of; words are worth more."""
    app = SheetApp(numbered=True)
    async with app.run_test(size=(57, 5)) as pilot:
        app.sheet.lines = TURNS[:3]
        await pilot.pause()
        assert app.rows()[:3] == [
            " Ana                         Bo",
            " 1 8D  WORD0       +10    0  2 8D  WORD1       +10   10",
            " 3 8D  WORD2       +10   20",
        ]
        await pilot.resize_terminal(31, 5)
        await pilot.pause()
        assert app.rows()[0].startswith(" 1 Ana 8D  WORD0 ")
        await pilot.resize_terminal(25, 5)
        await pilot.pause()
        assert app.rows()[0].startswith(" Ana 8D")


def strips(app: SheetApp) -> list[Strip]:
    """Return what is seen with its styles, line by line."""
    return app.screen._compositor.render_strips()


@pytest.mark.parametrize("theme", ["wordarcade-dark", "wordarcade-terminal"])
async def test_the_newest_turn_is_marked(theme: str) -> None:
    """By a tint, or reversed where there are none."""
    app = SheetApp()
    async with app.run_test(size=(28, 6)) as pilot:
        app.theme = theme
        app.sheet.lines = TURNS[:3]
        await pilot.pause()
        rows = app.screen._compositor.render_strips()[:3]
        marks = [[(it.style.bgcolor, it.style.reverse) for it in row if it.style] for row in rows]
        assert marks[0][1] == marks[1][1] != marks[2][1]


async def test_the_scrollbar_touches_no_points() -> None:
    """A column between them stays free."""
    app = SheetApp()
    async with app.run_test(size=(40, 4)) as pilot:
        app.sheet.lines = TURNS
        await pilot.pause()
        rows = app.screen._compositor.render_strips()
        assert all(row.text[38] == " " for row in rows)


async def test_nothing_is_set_in_columns_before_there_is_room() -> None:
    """Else names of one letter would be in sight for a moment."""
    app = SheetApp()
    app.sheet.display = False
    async with app.run_test(size=(49, 5)) as pilot:
        app.sheet.lines = TURNS[:3]
        await pilot.pause()
        assert app.sheet.query_one(LongList).shown == 0
        app.sheet.display = True
        await pilot.pause()
        assert app.rows()[0] == " Ana                     Bo"


async def test_the_newest_turn_is_in_sight() -> None:
    """However many there are, and nothing is marked."""
    app = SheetApp()
    async with app.run_test(size=(32, 6)) as pilot:
        for turns in range(1, len(TURNS) + 1):
            app.sheet.lines = TURNS[:turns]
            await pilot.pause()
            assert TURNS[turns - 1].text in "".join(app.rows())
        await pilot.press("tab", "up")
        await pilot.click(offset=(5, 2))
        assert "▸" not in "".join(app.rows())
        assert app.marked == []


async def test_an_empty_sheet_says_so() -> None:
    """Before the first turn."""
    app = SheetApp()
    async with app.run_test(size=(32, 4)) as pilot:
        await pilot.pause()
        assert "No turns yet." in "".join(app.rows())


async def test_turns_can_be_marked() -> None:
    """By arrows, by clicks, and by the screen; each turn has a line even where there is room."""
    app = SheetApp(marking=True)
    async with app.run_test(size=(60, 6)) as pilot:
        app.sheet.lines = TURNS
        await pilot.press("tab", "down", "end")
        await pilot.click(offset=(5, 0))
        app.sheet.mark(3)
        await pilot.pause()
        assert app.marked == [0, 1, 19, 14, 3]
        await pilot.resize_terminal(40, 6)
        await pilot.pause()
        assert app.marked[-1] == 3
        assert any(row.startswith("▸Bo  8D  WORD3") for row in app.rows())


async def test_three_players_have_signs_that_stay_without_their_names() -> None:
    """Where a name is cut to a letter, the sign takes its place."""
    app = SheetApp()
    app.sheet = ScoreSheet(("Ana", "Bo", "Cem"), first=1)
    async with app.run_test(size=(40, 6)) as pilot:
        app.sheet.lines = tuple(SheetLine(player, "CAT", 10, 10, "8D") for player in range(3))
        await pilot.pause()
        assert [row.split()[:2] for row in app.rows()[:3]] == [
            ["○", "Ana"],
            ["●", "Bo"],
            ["◆", "Cem"],
        ]
        await pilot.resize_terminal(20, 6)
        await pilot.pause()
        assert [row.split()[0] for row in app.rows()[:3]] == ["○", "●", "◆"]


@pytest.mark.parametrize("width", [18, 22, 26, 31, 37])
async def test_two_names_are_told_by_a_letter_or_by_three(width: int) -> None:
    """Of more letters there is a sign that some are left out; two of a longer name say nothing."""
    app = SheetApp(marking=True)
    app.sheet = ScoreSheet(("Maximilian", "Bo"), marking=True)
    async with app.run_test(size=(width, 4)) as pilot:
        app.sheet.lines = tuple(SheetLine(player, "REWETTED", 84, 184, "10G") for player in (0, 1))
        await pilot.pause()
        name = app.rows()[0].split()[0].removeprefix("▸")
        assert name in ("M", "Max", "Maximilian") or (len(name) > 3 and name.endswith("…"))


async def test_names_without_room_are_three_letters_behind_their_signs() -> None:
    """All of them, and none with a sign that letters are left out; a short name stays whole."""
    app = SheetApp()
    app.sheet = ScoreSheet(("Ana", "Expert", "Club", "Champion"))
    async with app.run_test(size=(29, 6)) as pilot:
        app.sheet.lines = tuple(
            SheetLine(player, "rack HIKLPXY", -26, -4, turn=False) for player in range(4)
        )
        await pilot.pause()
        rows = app.rows()[:4]
        assert [row.split()[:2] for row in rows] == [
            ["●", "Ana"],
            ["○", "Exp"],
            ["◆", "Clu"],
            ["◇", "Cha"],
        ]
        assert not any("…" in row for row in rows)
