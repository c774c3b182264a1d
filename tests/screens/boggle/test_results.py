"""The results of a round: figures, words, paths, lessons, and the next steps."""

import pytest
from textual.widgets import Static

from tests.screens.table import SitDown, Table
from wordarcade.engine.timer import Timer
from wordarcade.games.sharing import SAFE
from wordarcade.screens.boggle.play import BoggleScreen
from wordarcade.screens.boggle.results import BoggleResultsScreen
from wordarcade.screens.boggle.setup import BoggleSetupScreen
from wordarcade.screens.boggle.word_list import WordList
from wordarcade.screens.home import HomeScreen
from wordarcade.services import Services


async def finish(table: Table, *words: str) -> None:
    """Play words and end the round; the results are there, the words sorted."""
    await table.play(*words)
    await table.pilot.press("x", "enter", "y")
    await table.until(lambda: isinstance(table.screen, BoggleResultsScreen))
    await table.until(lambda: table.screen.query_one(WordList).option_count > 0)


async def test_the_figures_are_those_of_the_board(sit_down: SitDown) -> None:
    """Score and words stand against all that was possible, rounded down."""
    async with sit_down() as table:
        await finish(table, "norse", "son", "kin")
        assert table.headline.split("\n") == [
            "3 points of 97 · 3%",
            "2 words of 77 · 3%",
            "longest NORSE, possible SENIOR",
            "0 hints taken",
        ]


async def test_choosing_a_word_shows_its_path(sit_down: SitDown) -> None:
    """The list holds all words by length; the one chosen is lit on the board."""
    async with sit_down() as table:
        await finish(table, "norse")
        await table.until(lambda: table.lit() != ())
        words = table.screen.query_one(WordList)
        lines = [str(option.prompt) for option in words.options]
        assert lines[:4] == [
            "6 letters · 0 of 1 found",
            " ★ SENIOR 3",
            "5 letters · 1 of 18 found",
            " + NORSE 2",
        ]
        assert words.option_count == 77 + 4
        assert table.lit() == (2, 3, 7, 11, 6, 5)
        await table.pilot.press("down")
        assert table.lit() == (7, 6, 5, 2, 3)


async def test_there_is_something_to_learn(sit_down: SitDown) -> None:
    """The best missed word, well-known ones and an ending are told."""
    async with sit_down() as table:
        await finish(table, "lion", "ion", "nine")
        lessons = str(table.screen.query_one("#lessons", Static).render()).split("\n")
        assert lessons == [
            "★ Best missed: SENIOR, 3 points",
            "? Well known: NOISE, NONE, ONES, RISE, SORT",
            "✓ Add S to what you found: 3 words missed, LIONS, NINES, IONS",
        ]


async def test_the_same_board_can_be_played_again(sit_down: SitDown, services: Services) -> None:
    """S deals the same board by the same rules as a new round."""
    async with sit_down(timer=Timer(60)) as table:
        await finish(table, "son")
        cells = table.board.grid.cells
        await table.pilot.press("s")
        await table.until(lambda: isinstance(table.screen, BoggleScreen))
        await table.wait_for_words()
        assert table.board.grid.cells == cells
        assert table.headline == "0 points · 0 words of 77"
        assert table.clock == "1:00"
        assert table.board.hidden
    assert len(services.games.unfinished()) == 1


async def test_a_new_board_after_an_own_one_is_asked_for(sit_down: SitDown) -> None:
    """N opens the set-up screen when the board was typed in, for there are no dice to roll."""
    async with sit_down() as table:
        await finish(table)
        await table.pilot.press("n")
        await table.until(lambda: isinstance(table.screen, BoggleSetupScreen))


async def test_the_code_is_copied_and_shown(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ctrl+Y copies the share code and shows it, for terminals that cannot copy."""
    async with sit_down() as table:
        await finish(table)
        copied: list[str] = []
        monkeypatch.setattr(table.app, "copy_to_clipboard", copied.append)
        await table.pilot.press("ctrl+y")
        assert table.said == f"Copied: {copied[0]}"


async def test_the_result_is_copied(sit_down: SitDown) -> None:
    """C copies stars and counts, and says that they give nothing away."""
    async with sit_down() as table:
        await finish(table)
        await table.pilot.press("c")
        assert table.said == SAFE
        assert table.app.clipboard.startswith("Boggle 4×4 · ")


async def test_escape_goes_home(sit_down: SitDown) -> None:
    """From the results escape leads to the home screen."""
    async with sit_down() as table:
        await finish(table)
        await table.pilot.press("escape")
        await table.until(lambda: isinstance(table.screen, HomeScreen))


async def test_lessons_have_a_tab_where_room_is_short(sit_down: SitDown) -> None:
    """On a narrow screen the lessons stand behind a tab."""
    async with sit_down(size=(50, 24)) as table:
        await finish(table)
        learn = table.screen.query_one("#learn")
        assert learn.region.height == 0
        await table.pilot.press("tab")
        await table.pilot.pause()
        assert learn.region.height > 0
        assert not table.screen.query_one("#lessons").display
