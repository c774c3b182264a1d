"""Help above a dialogue is about the dialogue."""

from typing import Any

import pytest
from textual.geometry import Region
from textual.widgets import Static

from wordarcade.app import WordarcadeApp
from wordarcade.games.routes import HomeRoute
from wordarcade.screens.confirm import ConfirmScreen
from wordarcade.screens.definition import DefinitionScreen
from wordarcade.screens.dialogue_screen import DialogueScreen
from wordarcade.screens.help import HelpScreen
from wordarcade.screens.menu import MenuScreen
from wordarcade.screens.profiles import ProfilesScreen
from wordarcade.screens.scrabble.best_plays import BestPlaysScreen
from wordarcade.services import Profiles, Services
from wordarcade.store.locations import DEFAULT_PROFILE
from wordarcade.widgets.page import Page
from wordarcade.widgets.top_line import TopLine


def _dialogues(services: Services) -> dict[str, DialogueScreen[Any]]:
    return {
        "End the round?": ConfirmScreen("End the round? It counts.", yes="End", no="Stay"),
        "Play [on] as": MenuScreen("Play [on] as", [("you", 1)]),
        "Best plays": BestPlaysScreen(
            "Best plays", (), lambda _turn: None, place=lambda: Region(0, 0, 40, 20)
        ),
        "Meaning": DefinitionScreen(services.lexicons, "cat"),
        "Who plays?": ProfilesScreen(Profiles(services.locations), DEFAULT_PROFILE),
    }


@pytest.mark.parametrize(
    ("heading", "key", "told"),
    [
        ("End the round?", "Yes", "Pick a game"),
        ("Play [on] as", "Close", "Pick a game"),
        ("Best plays", "Next turn", "Pick a game"),
        ("Meaning", "Head word", "What a word means"),
        ("Who plays?", "Close", "can have a profile"),
    ],
)
async def test_help_explains_the_dialogue(
    services: Services, heading: str, key: str, told: str
) -> None:
    """F1 names it, lists its keys, shows its page or that of the screen below, and goes back."""
    app = WordarcadeApp(services, HomeRoute())
    async with app.run_test() as pilot:
        dialogue = _dialogues(services)[heading]
        await app.push_screen(dialogue)
        await pilot.press("f1")
        assert isinstance(app.screen, HelpScreen)
        assert app.screen.query_one(TopLine).title == f"Help · {heading}"
        assert key in str(app.screen.query_one("#keys", Static).content)
        assert told in app.screen.query_one(Page)._text
        await pilot.press("f1")
        assert app.screen_stack[-1] == dialogue


async def test_keys_stand_in_line_and_buttons_in_their_own_words(services: Services) -> None:
    """However many keys a command has, what it does begins in the same column."""
    app = WordarcadeApp(services, HomeRoute())
    async with app.run_test() as pilot:
        dialogue = ConfirmScreen("End the round? It counts.", yes="End", no="Stay")
        await app.push_screen(dialogue)
        await pilot.press("f1")
        assert "Choose the highlighted line" not in str(
            app.screen.query_one("#keys", Static).content
        )
        assert "Stay" in str(app.screen.query_one("#keys", Static).content)
        await pilot.press("f1", "escape")
        await app.push_screen(DefinitionScreen(services.lexicons, "cat"))
        await pilot.press("f1")
        keys = str(app.screen.query_one("#keys", Static).content)
        (closes,) = (line for line in keys.splitlines() if line.endswith("Close"))
        assert all(line[closes.index("Close") - 1] == " " for line in keys.splitlines())
        assert all(line[closes.index("Close")] != " " for line in keys.splitlines())
