"""A timed round from its start to its results, by keyboard alone and by mouse alone."""

from tests.screens.boggle.own_board import BOARD, own_board
from tests.screens.table import SitDown, Table
from wordarcade.engine.timer import Timer
from wordarcade.screens.boggle.play import BoggleScreen
from wordarcade.screens.boggle.results import BoggleResultsScreen
from wordarcade.screens.boggle.setup import BoggleSetupScreen
from wordarcade.screens.boggle.word_columns import WordColumns
from wordarcade.screens.confirm import ConfirmScreen
from wordarcade.widgets.cover import CoverTile


async def results_are_there(table: Table) -> WordColumns:
    """Wait for the results, and return their words."""
    await table.until(lambda: isinstance(table.screen, BoggleResultsScreen))
    words: WordColumns = table.screen.query_one(WordColumns)
    await table.until(lambda: words.words[1] != ())
    return words


async def test_a_round_by_keyboard_alone(sit_down: SitDown) -> None:
    """Start, words, a refusal, a hint, the end, the words missed, and on to the next board."""
    async with sit_down(own_board(BOARD, "american", Timer(180))) as table:
        await table.wait_for_words()
        await table.pilot.press("enter", *"norse", "enter", *"zz", "enter", "ctrl+t", "ctrl+t")
        assert table.said.startswith("6 letters, starting at ")
        await table.pilot.press("right", "right", "space", "down", "left", "space", "escape")
        await table.pilot.press("ctrl+o", "enter", *"x", "enter")
        assert isinstance(table.screen, ConfirmScreen)
        await table.pilot.press("y")
        words = await results_are_there(table)
        first = words.chosen
        await table.pilot.press("down", "right", "tab", "tab")
        assert words.chosen != first
        await table.pilot.press("n")
        await table.until(lambda: isinstance(table.screen, BoggleSetupScreen))


async def test_a_round_by_mouse_alone(sit_down: SitDown) -> None:
    """Start, a word drawn in one stroke, one clicked tile by tile, a hint, the end."""
    async with sit_down(own_board(BOARD, "american", Timer(180))) as table:
        await table.wait_for_words()
        await table.pilot.click(CoverTile)
        await table.stroke(7, 6, 5, 2, 3)
        assert table.said == "NORSE, 2 points."
        for cell in (7, 6, 5):
            await table.pilot.click(type(table.board), offset=table.board.cell_region(cell).offset)
        await table.press_in_footer("Play")
        assert table.said == "NOR, 1 point."
        await table.press_in_footer("Hint")
        assert table.said.startswith("A hint means no stars for that word.")
        await table.press_in_footer("Hint")
        assert table.said.startswith("6 letters, starting at ")
        await table.press_in_footer("Pause")
        await table.pilot.click(CoverTile)
        assert isinstance(table.screen, BoggleScreen)
        assert table.screen.session.running
        await table.press_in_footer("End")
        await table.pilot.click("#yes")
        words = await results_are_there(table)
        await table.pilot.click(words, offset=(4, 1))
        assert words.chosen == words.words[0][0]
        assert table.lit() == (7, 6, 5, 2, 3)
        await table.press_in_footer("Home")
        await table.until(lambda: not isinstance(table.screen, BoggleResultsScreen))
