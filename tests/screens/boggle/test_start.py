"""The start of a timed round: covered, until the player is ready."""

from textual.widgets import Static

from tests.screens.boggle.own_board import BOARD, own_board
from tests.screens.table import SitDown
from wordarcade.engine.timer import UNTIMED, Timer
from wordarcade.support.clock import ManualClock
from wordarcade.widgets.cover import CoverTile
from wordarcade.widgets.letter_grid import LetterGridView


async def test_a_timed_round_waits_for_enter(sit_down: SitDown, clock: ManualClock) -> None:
    """Board and clock wait, letters are not taken, and enter starts both."""
    async with sit_down(own_board(BOARD, "american", Timer(180))) as table:
        await table.wait_for_words()
        assert table.board.hidden
        assert "⏎ Start" in table.text
        clock.advance(100)
        await table.pilot.press(*"son")
        assert table.said == "Press Enter to start. The clock waits for you."
        assert table.screen.session.elapsed_ms == 0
        await table.pilot.press("enter")
        assert not table.board.hidden
        clock.advance(2)
        await table.until(lambda: table.clock == "2:58")
        assert await table.play("son") == ["SON, 1 point."]


async def test_nothing_on_the_cover_moves_when_the_words_are_counted(sit_down: SitDown) -> None:
    """What is said of them has its line before they are known."""
    async with sit_down(own_board(BOARD, "american", Timer(180))) as table:
        await table.wait_for_words()
        cover = table.screen.query_one(CoverTile)
        counted, room = table.text, cover.region
        table.screen.session.solution = None
        table.screen.show_clock()
        await table.pilot.pause()
        assert cover.region == room
        assert "Counting the words …" in table.text
        for line in "press enter when ready", "The clock waits for you.":
            assert row_of(line, table.text) == row_of(line, counted)


def row_of(part: str, text: str) -> int:
    """Return the row of a text in which a part of it stands."""
    return next(row for row, line in enumerate(text.split("\n")) if part in line)


async def test_a_click_on_the_cover_starts(sit_down: SitDown) -> None:
    """The mouse uncovers the board as enter does, and picks no cell with it."""
    async with sit_down(own_board(BOARD, "american", Timer(180))) as table:
        await table.wait_for_words()
        await table.pilot.click(LetterGridView)
        assert not table.board.hidden
        assert table.lit() == ()


async def test_what_is_shown_above_does_not_start_the_clock(sit_down: SitDown) -> None:
    """A round that has not begun is still covered when a dialogue over it closes."""
    async with sit_down(own_board(BOARD, "american", Timer(180))) as table:
        await table.wait_for_words()
        await table.pilot.press("f2")
        assert table.screen.query(Static)
        await table.pilot.press("escape")
        assert table.board.hidden
        assert not table.screen.session.running


async def test_an_untimed_round_starts_at_once(sit_down: SitDown) -> None:
    """Nobody is asked to be ready where nothing is hurried."""
    async with sit_down(own_board(BOARD, "american", UNTIMED)) as table:
        await table.wait_for_words()
        assert not table.board.hidden
