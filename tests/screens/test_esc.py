"""The footer names what Esc does at this moment, in every game."""

from typing import Any

import pytest

from tests.screens.conftest import Until
from wordarcade.app import WordarcadeApp
from wordarcade.engine.boggle.setup import BoggleSetup
from wordarcade.engine.hand.setup import HandSetup
from wordarcade.engine.hangman.setup import HangmanSetup
from wordarcade.engine.scrabble.config import Player
from wordarcade.engine.scrabble.setup import ScrabbleSetup
from wordarcade.engine.word_search.setup import HiddenSetup, WordSearchSetup
from wordarcade.games.routes import NewGameRoute
from wordarcade.screens.play_screen import PlayScreen
from wordarcade.services import Services
from wordarcade.widgets.game_footer import GameFooter

_PLAYERS = (Player("Ann"), Player("Club", "club"))


def new(game: str, setup: Any) -> NewGameRoute:
    """Return what leads straight to a new game."""
    return NewGameRoute(game, setup, ask=False)


@pytest.mark.parametrize(
    ("route", "keys", "label"),
    [
        (new("boggle", BoggleSetup(seed=1)), "x", "Clear"),
        (new("wordsearch", WordSearchSetup(seed=1)), "x", "Clear"),
        (
            new("wordsearch", WordSearchSetup(seed=1, hidden=HiddenSetup())),
            ["up", "space"],
            "Clear",
        ),
        (new("hand", HandSetup(hand="abc")), "a", "Clear"),
        (new("hangman", HangmanSetup(seed=1)), ["tab"], "Single letters"),
        (new("scrabble", ScrabbleSetup(_PLAYERS, seed=1)), ["8", "h"], "Clear"),
    ],
)
async def test_esc_is_named_by_what_it_does(
    services: Services, until: Until, route: NewGameRoute, keys: list[str], label: str
) -> None:
    """It drops what is entered, then leads home."""
    app = WordarcadeApp(services, route)

    def named() -> str:
        keys = app.screen.query_one(GameFooter).render().plain
        return keys.partition("esc ")[2].partition("  ")[0]

    async with app.run_test(size=(120, 40)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, PlayScreen))
        await pilot.pause()
        assert named() == "Home"
        await pilot.press(*keys)
        await pilot.pause()
        assert named() == label
        await pilot.press("escape")
        await pilot.pause()
        assert named() == "Home"
        assert isinstance(app.screen, PlayScreen)
