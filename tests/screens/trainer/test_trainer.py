"""The trainer on the screen: the deck, a session of every kind, its end."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from textual.pilot import Pilot

from tests.screens.conftest import ScreenCheck
from wordarcade.app import WordarcadeApp
from wordarcade.games.training.kinds import Kind
from wordarcade.games.training.trainer import Trainer
from wordarcade.screens.home import HomeScreen
from wordarcade.screens.trainer.drill import DrillScreen
from wordarcade.screens.trainer.end import SessionEndScreen
from wordarcade.screens.trainer.overview import TrainerScreen
from wordarcade.services import Services
from wordarcade.support.clock import ManualClock
from wordarcade.widgets.long_list import LongList
from wordarcade.widgets.message_line import MessageLine

Until = Callable[[Pilot[Any], Callable[[], bool]], Awaitable[None]]

DECK = (
    (Kind.ANAGRAM, "retsina"),
    (Kind.HOOKS, "qi"),
    (Kind.SHORT, "zax"),
    (Kind.HANGMAN, "jazz"),
    (Kind.EXTENSIONS, "ox"),
    (Kind.HAND, "quartz"),
)


def put(services: Services, *cards: tuple[Kind, str]) -> Trainer:
    """Put cards into the deck."""
    trainer = Trainer(services, services.lexicons.open("arcade"))
    services.games.cards.add("arcade", "boggle", [(kind.value, word) for kind, word in cards])
    return trainer


def said(app: WordarcadeApp) -> str:
    """Return what the message line says."""
    return app.screen.query_one(MessageLine).message.text


def listed(app: WordarcadeApp) -> list[str]:
    """Return the lines of the answers."""
    view = app.screen.query_one(LongList)
    lines = (" ".join(view.render_line(y).text.split()) for y in range(view.size.height))
    return [line for line in lines if line]


@pytest.mark.parametrize("size", [(80, 24), (120, 40)], ids=["80x24", "120x40"])
async def test_a_session_from_home_and_back(
    services: Services,
    clock: ManualClock,
    until: Until,
    looks_same: ScreenCheck,
    size: tuple[int, int],
) -> None:
    """Every kind is answered with the keys that it takes, and all of it is saved."""
    trainer = put(services, *DECK)
    app = WordarcadeApp(services)
    async with app.run_test(size=size) as pilot:
        await pilot.press("t")
        await until(pilot, lambda: isinstance(app.screen, TrainerScreen))
        looks_same(app)
        await pilot.press(
            "enter", *"retains", "enter", *"retsina", "space", "enter", *"xqzv", "enter"
        )
        await pilot.pause()
        assert isinstance(app.screen, DrillScreen)
        assert said(app) == "XQZV is not in arcade."
        clock.advance(20)
        await pilot.press("enter")
        await pilot.pause()
        assert "▸ · missed – NASTIER –" in listed(app)[0] or "NASTIER" in listed(app)[0]
        assert app.screen.chosen_word == "nastier"
        looks_same(app)
        await pilot.press("2", *"t-z", "enter", "enter")  # tiqi is none; the others are missed
        await pilot.press("enter", *"tlz", "enter", "enter")
        await pilot.press(*"jazx", "enter", "enter", "enter", "enter", "enter", "enter", "enter")
        await until(pilot, lambda: isinstance(app.screen, SessionEndScreen))
        overview = trainer.overview()
        assert overview.reviewed == len(DECK)
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, HomeScreen))
