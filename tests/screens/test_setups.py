"""All set-up screens: what is chosen moves nothing, and every sentence is read whole."""

import pytest
from textual.widgets import Static

from tests.screens.conftest import Until
from wordarcade.app import WordarcadeApp
from wordarcade.games.registry import GAMES
from wordarcade.games.routes import NewGameRoute
from wordarcade.screens.scrabble.seat_card import SeatCard
from wordarcade.screens.setup_screen import SetupScreen
from wordarcade.services import Services
from wordarcade.widgets.choice_row import ChoiceRow
from wordarcade.widgets.start_button import StartButton


@pytest.mark.parametrize("size", [(60, 20), (80, 24)])
@pytest.mark.parametrize("game", [game.name for game in GAMES])
async def test_nothing_jumps_and_nothing_is_cut(
    services: Services, game: str, size: tuple[int, int]
) -> None:
    """START stays where it is whatever is chosen, and what a choice means has room."""
    route = NewGameRoute(game, GAMES[game].play.load().setup(lexicon="arcade"))
    app = WordarcadeApp(services, route)
    async with app.run_test(size=size) as pilot:
        screen = app.screen
        assert isinstance(screen, SetupScreen)
        await pilot.pause()
        start = screen.query_one(StartButton).region
        rows = [row for row in screen.query("SeatCard, ChoiceRow") if row.display]
        for row in rows:
            row.focus()
            for _ in range(len(row.options) if isinstance(row, ChoiceRow) else 5):
                await pilot.pause()
                assert screen.query_one(StartButton).region == start
                meaning = screen.query_one("#meaning").content_size
                about = screen.query_one("#row-about", Static)
                lines = about.get_content_height(meaning, meaning, meaning.width)
                assert lines <= meaning.height, about.content
                assert len(str(about.content).split()) > 1, f"{row} means nothing"
                assert isinstance(row, ChoiceRow | SeatCard)
                row.action_step(1)


@pytest.mark.parametrize("game", ["boggle", "wordsearch"])
async def test_the_ghost_is_chosen_with_a_clock(
    services: Services, until: Until, game: str
) -> None:
    """Its line is there for one player against time, and the choice is remembered."""
    route = NewGameRoute(game, GAMES[game].play.load().setup(lexicon="common"))
    app = WordarcadeApp(services, route)
    async with app.run_test(size=(80, 24)) as pilot:
        rows = {row.label: row for row in app.screen.query(ChoiceRow)}
        rows["Time"].choose("off")
        await pilot.pause()
        assert not rows["Race"].display
        rows["Time"].choose("3:00")
        await pilot.pause()
        assert rows["Race"].display
        rows["Race"].action_step(1)
        await pilot.pause()
        await pilot.press("enter")
        await until(pilot, lambda: services.settings.current.ghost)


@pytest.mark.parametrize("game", [game.name for game in GAMES])
async def test_what_is_said_of_the_choices_stands_under_what_the_row_means(
    services: Services, game: str
) -> None:
    """Both lines begin in one column."""
    route = NewGameRoute(game, GAMES[game].play.load().setup(lexicon="arcade"))
    app = WordarcadeApp(services, route)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        for name in ("#row-about", "#about"):
            told = str(app.screen.query_one(name, Static).content)
            assert told == told.lstrip() != ""
