"""The lexicon lens: the same board under two lexicons."""

from tests.screens.boggle.own_board import BOARD, own_board
from tests.screens.conftest import ScreenCheck, Until
from wordarcade.app import WordarcadeApp
from wordarcade.games.routes import WordToolsRoute
from wordarcade.screens.ask_line import AskLineScreen
from wordarcade.screens.boggle.play import BoggleScreen
from wordarcade.screens.boggle.results import BoggleResultsScreen
from wordarcade.screens.definition import DefinitionScreen
from wordarcade.screens.lens.screen import LensScreen
from wordarcade.screens.lens.side import LensColumn
from wordarcade.screens.word_tools import WordToolsScreen
from wordarcade.services import Services


def words(app: WordarcadeApp) -> list[list[str]]:
    """Return the words only of A, of both, and only of B."""
    return [[find.word for find in column.finds] for column in app.screen.query(LensColumn)]


async def test_a_board_under_two_lists(
    services: Services, until: Until, looks_same: ScreenCheck
) -> None:
    """From the results of a round; lists change at a key, and the last one is remembered."""
    app = WordarcadeApp(services, own_board(BOARD, "arcade"))
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, BoggleScreen))
        await pilot.press("enter", "ctrl+e", "y")
        await until(pilot, lambda: isinstance(app.screen, BoggleResultsScreen))
        await pilot.press("l")
        await until(pilot, lambda: isinstance(app.screen, LensScreen) and words(app)[1] != [])
        lens = app.screen
        assert isinstance(lens, LensScreen)
        await until(pilot, lambda: bool(lens.chosen_word))
        assert (len(words(app)[1]) + len(words(app)[2])) == 77
        looks_same(app)
        before = lens.chosen_word
        await pilot.press("tab", "down")
        assert lens.chosen_word in words(app)[2]
        assert lens.chosen_word != before
        await pilot.press("b")
        await until(pilot, lambda: services.settings.current.lens.lexicon == "common")
        await until(pilot, lambda: len(words(app)[1]) + len(words(app)[2]) < 77)
        await pilot.press("enter")
        assert isinstance(app.screen, DefinitionScreen)
        await pilot.press("escape", "escape")
        assert isinstance(app.screen, BoggleResultsScreen)


async def test_letters_or_a_typed_board(services: Services, until: Until) -> None:
    """From the word tools: what is typed there, or a board if nothing is."""
    app = WordarcadeApp(services, WordToolsRoute())
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, WordToolsScreen))
        await pilot.press("ctrl+g")
        assert isinstance(app.screen, AskLineScreen)
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, WordToolsScreen))
        await pilot.press("ctrl+g")
        await pilot.press(*"cats", "slash", *"eat", "enter")
        assert isinstance(app.screen, AskLineScreen)
        await pilot.press("s", "enter")
        await until(pilot, lambda: isinstance(app.screen, LensScreen) and words(app)[1] != [])
        assert "cats" in words(app)[1]
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, WordToolsScreen))
        await pilot.press(*"xq?", "ctrl+g")
        await until(pilot, lambda: isinstance(app.screen, LensScreen) and words(app)[0] != [])
        assert words(app)[0][0] == "qi"
