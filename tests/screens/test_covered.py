"""Every game is covered while another screen is above it, and plays on by itself afterwards."""

from typing import Any

import pytest

from tests.screens.conftest import Until
from wordarcade.app import WordarcadeApp
from wordarcade.engine.boggle.setup import BoggleSetup
from wordarcade.engine.hand.setup import HandSetup
from wordarcade.engine.hangman.setup import HangmanSetup
from wordarcade.engine.scrabble.config import Player
from wordarcade.engine.scrabble.setup import ScrabbleSetup
from wordarcade.engine.timer import Timer
from wordarcade.engine.word_search.setup import WordSearchSetup
from wordarcade.games.routes import DailyGameRoute, NewGameRoute, Route
from wordarcade.screens.play_screen import PlayScreen
from wordarcade.services import Services

_PLAYERS = (Player("Ann"), Player("Club", "club"))


def new(game: str, setup: Any) -> NewGameRoute:
    """Return what leads straight to a new game."""
    return NewGameRoute(game, setup, ask=False)


@pytest.mark.parametrize(
    "route",
    [
        new("boggle", BoggleSetup(seed=1, timer=Timer(180_000))),
        new("boggle", BoggleSetup(seed=1)),
        new("wordsearch", WordSearchSetup(seed=1)),
        new("hand", HandSetup(hand="abcdefg")),
        new("hangman", HangmanSetup(seed=1)),
        new("scrabble", ScrabbleSetup(_PLAYERS, seed=1)),
        DailyGameRoute("boggle"),
        DailyGameRoute("hangman"),
        DailyGameRoute("hand"),
    ],
    ids=lambda route: f"{type(route).__name__}-{route.game}",
)
async def test_the_clock_stands_and_the_game_is_covered(
    services: Services, until: Until, monkeypatch: pytest.MonkeyPatch, route: Route
) -> None:
    """Under help, the palette and the earlier messages; a pause outlasts them."""
    app = WordarcadeApp(services, route)
    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, PlayScreen))
        game = app.screen
        assert isinstance(game, PlayScreen)
        session = game.session
        covered: list[bool] = []
        monkeypatch.setattr(game.area, "cover", covered.append)
        if session.awaiting_start:
            await pilot.press("enter")
        await until(pilot, lambda: session.running)
        for key in ("f1", "ctrl+p", "f2"):
            await pilot.press(key)
            await until(pilot, lambda: app.screen is not game and not session.running)
            assert covered[-1]
            await pilot.press("escape")
            await until(pilot, lambda: app.screen is game and session.running)
            assert not covered[-1]
        await pilot.press("ctrl+o", "f1")
        await until(pilot, lambda: app.screen is not game)
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is game)
        assert session.paused
        assert covered[-1]
