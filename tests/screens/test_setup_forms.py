"""What holds for the set-up of every game."""

import pytest
from textual.widgets import Static

from tests.screens.conftest import Until
from tests.screens.table import Table
from wordarcade.app import WordarcadeApp
from wordarcade.games.registry import GAMES
from wordarcade.games.routes import NewGameRoute
from wordarcade.screens.setup_screen import SetupScreen
from wordarcade.services import Services
from wordarcade.widgets.choice_row import ChoiceRow
from wordarcade.widgets.start_button import StartButton


@pytest.mark.parametrize("game", ["boggle", "wordsearch", "hangman", "hand"])
async def test_no_choice_moves_the_start_or_empties_the_preview(
    services: Services, game: str
) -> None:
    """Whatever is chosen, the start and the panels stay where they are, and none is empty."""
    route = NewGameRoute(game, GAMES[game].play.load().setup(lexicon="american"))
    app = WordarcadeApp(services, route)
    async with app.run_test(size=(80, 24)) as pilot:
        table = Table(app, pilot)
        await table.until(lambda: isinstance(app.screen, SetupScreen))
        start = app.screen.query_one(StartButton)
        preview, meaning = (app.screen.query_one(name) for name in ("#preview", "#meaning"))
        places = {(start.region, preview.region, meaning.region)}
        for row in app.screen.query(ChoiceRow):
            row.focus()
            for option in row.options if row.display else ():
                row.choose(option.value)
                await pilot.pause()
                places.add((start.region, preview.region, meaning.region))
                assert table.screen.preview.visible
                assert table.screen.preview.display
        assert len(places) == 1


async def test_a_list_with_names_says_that_it_is_none_for_tournaments(
    services: Services, until: Until
) -> None:
    """Where it is chosen for Scrabble: PERL and PDF are in it."""
    route = NewGameRoute("scrabble", GAMES["scrabble"].play.load().setup(lexicon="american"))
    app = WordarcadeApp(services, route)
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, SetupScreen))
        screen = app.screen
        assert isinstance(screen, SetupScreen)
        screen.form.lexicon_row.focus()
        about = screen.query_one("#row-about", Static)
        await until(pilot, lambda: "names and abbreviations" in str(about.render()))
        assert "not for tournaments" in str(about.render())
